//! `workbench record`: finished games of bots as journals.

use crate::args::RecordArgs;
use cowcatcher::args::Table;
use cowcatcher::files;
use cowcatcher::games::{self, OnGame};
use cowcatcher::stop::Stop;
use cowcatcher_bots::{Bot, by_name, decision};
use cowcatcher_engine::drive::any;
use cowcatcher_engine::journal::Journal;
use cowcatcher_engine::{Choices, Features, Game, Opinion, Seat, Silent, drive};
use cowcatcher_games::{Listed, Whole};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};
use std::io::Write;

impl OnGame for RecordArgs {
    fn table(&self) -> &Table {
        &self.table
    }

    fn run<G: Whole>(self, named: &Listed<G>, out: &mut impl Write) -> Result<(), Stop> {
        let RecordArgs { table, games, seed, bot, out: folder } = self;
        let options = games::options(named, &table.options)?;
        games::fresh::<G>(&options, table.players)?;
        std::fs::create_dir_all(&folder).map_err(|error| Stop::Usage(format!("{}: {error}", folder.display())))?;
        let digits = games.to_string().len().max(2);
        for number in 1..=games {
            let seed = seed.wrapping_add(number - 1);
            let journal = match bot.as_str() {
                "random" => random_game::<G>(options.clone(), table.players, seed)?,
                bot => bots_game::<G>(options.clone(), table.players, seed, bot)?,
            };
            let file = format!("{}-{}p-{number:0digits$}.journal", named.name(), table.players);
            let path = folder.join(file);
            files::write(&path, &journal.to_string())?;
            writeln!(out, "{}: {} steps", path.display(), journal.steps.len())?;
        }
        Ok(())
    }
}

/// A finished random game, the same for the same seed.
pub fn random_game<G: Game>(options: G::Options, players: usize, seed: u64) -> Result<Journal<G>, Stop> {
    let rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    finished(options, players, seed, rng, |_, _, choices, rng| any(choices, rng))
}

/// A finished game of bots, the same for the same seed.
fn bots_game<G: Features + Opinion>(
    options: G::Options,
    players: usize,
    seed: u64,
    bot: &str,
) -> Result<Journal<G>, Stop> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut bots: Vec<Box<dyn Bot<G>>> = Vec::new();
    for _ in 0..players {
        bots.push(by_name(bot, rng.next_u64()).map_err(|error| Stop::Usage(error.to_string()))?);
    }
    let choose = |game: &G, seat: Seat, choices: &Choices<G::Action>, _: &mut _| {
        bots.get_mut(seat.index()).and_then(|bot| decision(&mut **bot, game, seat, choices))
    };
    finished(options, players, seed, rng, choose)
}

/// Plays a game to its end and writes it down.
fn finished<G: Game>(
    options: G::Options,
    players: usize,
    seed: u64,
    mut rng: Xoshiro256PlusPlus,
    choose: impl FnMut(&G, Seat, &Choices<G::Action>, &mut Xoshiro256PlusPlus) -> Option<G::Action>,
) -> Result<Journal<G>, Stop> {
    let mut game = games::fresh::<G>(&options, players)?;
    let mut journal = Journal::new(options, players);
    let taken = |_: &G, step| journal.steps.push(step);
    let tally = drive(&mut game, &mut rng, &mut Choices::new(), &mut Silent, choose, taken);
    if !tally.over {
        return Err(Stop::No(format!("the game with seed {seed} does not end")));
    }
    journal.finish(&game);
    Ok(journal)
}

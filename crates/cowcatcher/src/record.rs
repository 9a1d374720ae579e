//! `cowcatcher record`: finished random games as journals.

use crate::args::RecordArgs;
use crate::files;
use crate::games::{self, Named, Visit};
use crate::stop::Stop;
use cowcatcher_bots::MOST_STEPS;
use cowcatcher_engine::journal::{Journal, Step};
use cowcatcher_engine::{Choices, Game, Position, Silent, ToAct, Words};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::io::Write;

/// Runs the command.
pub fn run(args: RecordArgs, out: &mut impl Write) -> Result<(), Stop> {
    let game = args.table.game.clone();
    games::visit(&game, Record { args, out })
}

struct Record<'a, W> {
    args: RecordArgs,
    out: &'a mut W,
}

impl<W: Write> Visit for Record<'_, W> {
    type Out = Result<(), Stop>;

    fn visit<G: Game + Words + Position>(self, named: Named<G>) -> Self::Out {
        let RecordArgs { table, games, seed, out: folder } = self.args;
        let options = named.options(&table.options)?;
        named.fresh(&options, table.players)?;
        std::fs::create_dir_all(&folder).map_err(|error| Stop::Usage(format!("{}: {error}", folder.display())))?;
        let digits = games.to_string().len().max(2);
        for number in 1..=games {
            let journal = random_game(&named, options.clone(), table.players, seed.wrapping_add(number - 1))?;
            let file = format!("{}-{}p-{number:0digits$}.journal", named.name, table.players);
            let path = folder.join(file);
            files::write(&path, &journal.to_string())?;
            writeln!(self.out, "{}: {} steps", path.display(), journal.steps.len())?;
        }
        Ok(())
    }
}

/// A finished random game, the same for the same seed.
pub fn random_game<G: Game>(
    named: &Named<G>,
    options: G::Options,
    players: usize,
    seed: u64,
) -> Result<Journal<G>, Stop> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut game = named.fresh(&options, players)?;
    let mut journal = Journal::new(named.name, options, players);
    let mut choices = Choices::new();
    while (journal.steps.len() as u64) < MOST_STEPS {
        let step = match game.to_act() {
            ToAct::Over => {
                journal.finish(&game);
                return Ok(journal);
            }
            ToAct::Chance => game.sample(&mut rng).map(Step::Chance),
            ToAct::One(seat) => random_step(&game, seat, &mut choices, &mut rng),
            ToAct::Each(seats) => seats.iter().next().and_then(|seat| random_step(&game, seat, &mut choices, &mut rng)),
        };
        let step = step.ok_or_else(|| Stop::No(format!("the game with seed {seed} comes to a dead end")))?;
        step.apply(&mut game, &mut Silent).map_err(|fault| Stop::No(fault.to_string()))?;
        journal.steps.push(step);
    }
    Err(Stop::No(format!("the game with seed {seed} does not end")))
}

fn random_step<G: Game>(
    game: &G,
    seat: cowcatcher_engine::Seat,
    choices: &mut Choices<G::Action>,
    rng: &mut Xoshiro256PlusPlus,
) -> Option<Step<G>> {
    choices.clear();
    game.legal(seat, choices);
    if choices.is_empty() { None } else { Some(Step::Play(seat, choices[rng.random_range(0..choices.len())])) }
}

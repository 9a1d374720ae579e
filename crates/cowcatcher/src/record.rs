//! `cowcatcher record`: finished games of bots as journals.

use crate::args::RecordArgs;
use crate::files;
use crate::games::{self, Named, Visit};
use crate::stop::Stop;
use cowcatcher_bots::{Bot, Knowledge, by_name};
use cowcatcher_engine::drive::MOST_STEPS;
use cowcatcher_engine::journal::{Journal, Step};
use cowcatcher_engine::{Choices, Game, Opinion, Seat, Silent, ToAct, Words};
use cowcatcher_proof::Position;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, RngExt, SeedableRng};
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

    fn visit<G: Words + Position + Opinion>(self, named: Named<G>) -> Self::Out {
        let RecordArgs { table, games, seed, bot, out: folder } = self.args;
        let options = named.options(&table.options)?;
        named.fresh(&options, table.players)?;
        std::fs::create_dir_all(&folder).map_err(|error| Stop::Usage(format!("{}: {error}", folder.display())))?;
        let digits = games.to_string().len().max(2);
        for number in 1..=games {
            let seed = seed.wrapping_add(number - 1);
            let journal = match bot.as_str() {
                "random" => random_game(&named, options.clone(), table.players, seed)?,
                bot => bots_game(&named, options.clone(), table.players, seed, bot)?,
            };
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
    let rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    finished(named, options, players, rng, |_, _, choices, rng| {
        choices.get(rng.random_range(0..choices.len())).copied()
    })
    .map_err(|error| Stop::No(format!("the game with seed {seed} {error}")))
}

/// A finished game of bots, the same for the same seed.
fn bots_game<G: Opinion>(
    named: &Named<G>,
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
    let choose = |game: &G, seat: Seat, choices: &Choices<G::Action>, _: &mut Xoshiro256PlusPlus| {
        let bot = bots.get_mut(seat.index())?;
        Some(bot.choose(&Knowledge::of(game, seat), choices))
    };
    finished(named, options, players, rng, choose)
        .map_err(|error| Stop::No(format!("the game with seed {seed} {error}")))
}

/// Plays a game to its end, as `choose` chooses from what is legal, and says otherwise why it has none.
fn finished<G: Game>(
    named: &Named<G>,
    options: G::Options,
    players: usize,
    mut rng: Xoshiro256PlusPlus,
    mut choose: impl FnMut(&G, Seat, &Choices<G::Action>, &mut Xoshiro256PlusPlus) -> Option<G::Action>,
) -> Result<Journal<G>, String> {
    let mut game = named.fresh(&options, players).map_err(|stop| stop.message().unwrap_or_default())?;
    let mut journal = Journal::new(options, players);
    let mut choices = Choices::new();
    while (journal.steps.len() as u64) < MOST_STEPS {
        let decides = match game.to_act() {
            ToAct::Over => {
                journal.finish(&game);
                return Ok(journal);
            }
            ToAct::Chance => None,
            ToAct::One(seat) => Some(seat),
            ToAct::Each(seats) => seats.iter().next(),
        };
        let step = match decides {
            None => game.sample(&mut rng).map(Step::Chance),
            Some(seat) => {
                choices.clear();
                game.legal(seat, &mut choices);
                let action = if choices.is_empty() { None } else { choose(&game, seat, &choices, &mut rng) };
                action.map(|action| Step::Play(seat, action))
            }
        };
        let step = step.ok_or("comes to a dead end")?;
        step.apply(&mut game, &mut Silent).map_err(|fault| format!("stops: {fault}"))?;
        journal.steps.push(step);
    }
    Err("does not end".to_owned())
}

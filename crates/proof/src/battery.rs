//! The law battery: random games in which every law of the house is checked.
//!
//! A game gets it for one line in its tests:
//!
//! ```text
//! battery::run::<MyGame>(&options, players, games, seed).map_err(|failure| failure.to_string())?;
//! ```
//!
//! 1. **Referee**: `legal` and `check` agree exactly on every action that can be written; nothing panics.
//! 2. **Progress**: there is a legal action until the game is over, and every game ends.
//! 3. **Replay**: the journal, written and read again, leads to the same position.
//! 4. **Secrecy**: what a seat may not know changes nothing that it sees, hears or may do.
//! 5. **Conservation**: no piece appears or vanishes.
//! 6. **Notation**: every action and outcome prints and parses back to itself.
//!
//! Three promises of the contract are held with them: chance has the odds that `outcomes` says (law 3), features are the same whatever is
//! remembered of positions before (law 3), and a quote is what then happens, made from nothing that its seat may not know (law 4).
//!
//! The laws of the page and of the table are checked where these are.

mod odds;
mod quotes;
mod remembering;
mod report;
mod secrecy;

pub use report::{Failure, Report};

use crate::Lawful;
use cowcatcher_engine::journal::{self, Journal, Step};
use cowcatcher_engine::{Choices, Seat, Seats, Silent, ToAct};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::fmt::Display;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::str::FromStr;

/// How much is checked; the cheap checks are done at every step, the others at one in so many.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Thoroughness {
    /// At one in so many decisions every action that can be written is judged.
    pub universe_one_in: u32,
    /// Where a seat is not to decide, one in so many of these actions is judged.
    pub idle_one_in: usize,
    /// At one in so many steps secrets are dealt anew for every seat.
    pub secrecy_one_in: u32,
    /// At one in so many decisions everything legal is quoted, and the quotes are held against what really happens.
    pub quotes_one_in: u32,
    /// At one in so many draws chance is asked often enough to see its odds.
    pub odds_one_in: u32,
    /// At one in so many steps the pieces are counted.
    pub audit_one_in: u32,
    /// In one of so many games the pieces are counted after every step, and the journal is replayed.
    pub whole_game_one_in: u64,
    /// A game of more steps than this never ends.
    pub most_steps: usize,
}

impl Thoroughness {
    /// For thousands of games in a test run.
    pub const QUICK: Thoroughness = Thoroughness {
        universe_one_in: 64,
        idle_one_in: 32,
        secrecy_one_in: 32,
        quotes_one_in: 512,
        odds_one_in: 1024,
        audit_one_in: 16,
        whole_game_one_in: 8,
        most_steps: 50_000,
    };

    /// For hundreds of thousands of games: the costly checks are rarer, the games many more.
    pub const SOAK: Thoroughness = Thoroughness {
        universe_one_in: 2048,
        idle_one_in: 16,
        secrecy_one_in: 512,
        quotes_one_in: 2048,
        odds_one_in: 8192,
        audit_one_in: 128,
        whole_game_one_in: 64,
        most_steps: 50_000,
    };

    /// Everything at every step: for a few games.
    pub const FULL: Thoroughness = Thoroughness {
        universe_one_in: 1,
        idle_one_in: 1,
        secrecy_one_in: 1,
        quotes_one_in: 1,
        odds_one_in: 16,
        audit_one_in: 1,
        whole_game_one_in: 1,
        most_steps: 50_000,
    };
}

/// Plays `games` random games and checks the laws, the costly ones on a sample.
///
/// # Errors
/// The first law broken, with the game in which it was.
pub fn run<G: Lawful>(options: &G::Options, players: usize, games: u64, seed: u64) -> Result<Report, Failure> {
    let battery = Battery::<G>::new(options, players, Thoroughness::QUICK)?;
    let mut report = Report::default();
    for number in 0..games {
        report.add(&battery.play(seed.wrapping_add(number))?);
    }
    Ok(report)
}

/// The battery for one game and one set-up. [`play`](Self::play) may be called from several threads.
#[derive(Clone, Debug)]
pub struct Battery<G: Lawful> {
    options: G::Options,
    players: usize,
    thoroughness: Thoroughness,
    universe: Vec<G::Action>,
    fresh: G,
}

/// What broke: the number of the law and the circumstances.
type Broken = (u8, String);

/// Fails with a law and a message unless something holds.
macro_rules! ensure {
    ($holds:expr, $law:expr, $($message:tt)+) => {
        if !$holds {
            return Err(($law, format!($($message)+)));
        }
    };
}
use ensure;

impl<G: Lawful> Battery<G> {
    /// Prepares the battery; the notation of all actions (law 6) is checked here.
    ///
    /// # Errors
    /// If the game can't be set up like this, or its notation breaks law 6.
    pub fn new(options: &G::Options, players: usize, thoroughness: Thoroughness) -> Result<Self, Failure> {
        let failure = |(law, message)| Failure { law, message, seed: 0, journal: String::new() };
        let fresh = G::new(options, players).map_err(|error| failure((2, error.to_string())))?;
        let mut universe = G::universe();
        universe.sort_unstable();
        universe.dedup();
        for action in &universe {
            prints_and_parses(action).map_err(failure)?;
        }
        Ok(Battery { options: options.clone(), players, thoroughness, universe, fresh })
    }

    /// Plays one random game, the same for the same seed, and checks the laws.
    ///
    /// # Errors
    /// The first law broken. A panic breaks law 1.
    pub fn play(&self, seed: u64) -> Result<Report, Failure> {
        // Outside of what may panic, so that the steps up to there are known.
        let mut journal = Journal::new(self.options.clone(), self.players);
        let played = catch_unwind(AssertUnwindSafe(|| self.walk(seed, &mut journal)));
        let broken = match played {
            Ok(Ok(report)) => return Ok(report),
            Ok(Err(broken)) => broken,
            Err(panic) => (1, format!("panic: {}", panic_text(&*panic))),
        };
        let (law, message) = broken;
        Err(Failure { law, message, seed, journal: journal.to_string() })
    }

    fn walk(&self, seed: u64, journal: &mut Journal<G>) -> Result<Report, Broken> {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let whole = seed.is_multiple_of(self.thoroughness.whole_game_one_in.max(1));
        let mut report = Report { games: 1, ..Report::default() };
        let mut game = self.fresh.clone();
        let mut choices = Choices::new();
        let mut memories = vec![G::Memory::default(); self.players];
        ensure!(game.seats() == self.players, 2, "a table of {} has {} seats", self.players, game.seats());
        self.audit(&game)?;
        while game.to_act() != ToAct::Over {
            ensure!(
                journal.steps.len() < self.thoroughness.most_steps,
                2,
                "the game has not ended after {} steps",
                journal.steps.len()
            );
            if one_in(self.thoroughness.secrecy_one_in, &mut rng) {
                self.secrecy(&game, &mut rng, &mut report)?;
                self.remembering(&game, &mut memories)?;
            }
            let step = match game.to_act() {
                ToAct::Chance => self.draw(&game, &mut choices, &mut rng, &mut report)?,
                to_act => self.decision(&game, to_act.deciders(), &mut choices, &mut rng, &mut report)?,
            };
            // Recorded first: if the step panics, it is the last line of the journal.
            journal.steps.push(step);
            match step {
                Step::Play(seat, action) => game.play_unchecked(seat, action, &mut Silent),
                Step::Chance(outcome) => game.resolve(outcome, &mut Silent),
            }
            if whole || one_in(self.thoroughness.audit_one_in, &mut rng) {
                self.audit(&game)?;
            }
        }
        self.audit(&game)?;
        for seat in self.seats() {
            self.nothing_legal(&game, seat, &mut choices, &mut rng)?;
        }
        report.longest = journal.steps.len() as u64;
        journal.finish(&game);
        if whole {
            self.replay(journal, &game)?;
            report.replays += 1;
        }
        Ok(report)
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        (0..self.players as u8).map(Seat)
    }

    /// A decision: checks it and makes it at random.
    fn decision(
        &self,
        game: &G,
        deciding: Seats,
        choices: &mut Choices<G::Action>,
        rng: &mut Xoshiro256PlusPlus,
        report: &mut Report,
    ) -> Result<Step<G>, Broken> {
        report.decisions += 1;
        let deciders = deciding.iter().count();
        ensure!(deciders > 0, 2, "nobody decides");
        let chosen = deciding.iter().nth(rng.random_range(0..deciders));
        let judge_all = one_in(self.thoroughness.universe_one_in, rng);
        let quote_all = one_in(self.thoroughness.quotes_one_in, rng);
        let mut step = None;
        for seat in self.seats() {
            if !deciding.contains(seat) {
                if judge_all {
                    self.nothing_legal(game, seat, choices, rng)?;
                }
                continue;
            }
            choices.clear();
            game.legal(seat, choices);
            ensure!(!choices.is_empty(), 2, "seat {seat} is to decide and may do nothing");
            report.widest = report.widest.max(choices.len() as u64);
            for pair in choices.windows(2) {
                ensure!(pair[0] < pair[1], 1, "the legal list is not ascending: {}, then {}", pair[0], pair[1]);
            }
            for &action in choices.iter() {
                if let Err(refusal) = game.check(seat, action) {
                    return Err((1, format!("{action} is listed for seat {seat} and refused, {refusal}")));
                }
            }
            if judge_all {
                self.judge_universe(game, seat, choices)?;
                self.instructions(game, seat, choices)?;
                report.judged += self.universe.len() as u64;
                for action in choices.iter() {
                    prints_and_parses(action)?;
                }
            }
            if quote_all {
                report.quotes += self.quotes(game, seat, choices, rng)?;
            }
            if chosen == Some(seat) {
                step = Some(Step::Play(seat, choices[rng.random_range(0..choices.len())]));
            }
        }
        let step = step.ok_or_else(|| (2, "a seat that is not at the table is to decide".to_owned()))?;
        if let Step::Play(_, action) = step {
            prints_and_parses(&action)?;
        }
        if judge_all {
            ensure!(game.sample(rng).is_none(), 2, "chance has an outcome although a seat is to decide");
            ensure!(game.outcomes().is_empty(), 2, "chance has odds although a seat is to decide");
            ensure!(game.question().is_some(), 2, "a seat is to decide and nothing is asked");
            let standings = game.standings();
            let rows = self.players + game.rivals();
            ensure!(standings.points.len() == rows, 2, "the score sheet has {} rows", standings.points.len());
        }
        Ok(step)
    }

    /// A draw: checks it and samples it.
    fn draw(
        &self,
        game: &G,
        choices: &mut Choices<G::Action>,
        rng: &mut Xoshiro256PlusPlus,
        report: &mut Report,
    ) -> Result<Step<G>, Broken> {
        report.draws += 1;
        if one_in(self.thoroughness.universe_one_in, rng) {
            for seat in self.seats() {
                self.nothing_legal(game, seat, choices, rng)?;
            }
        }
        let outcome =
            game.sample(rng).ok_or_else(|| (2, "the game waits for chance, which has no outcome".to_owned()))?;
        if let Err(refusal) = game.admits(outcome) {
            return Err((3, format!("{outcome} was sampled and is not admitted, {refusal}")));
        }
        prints_and_parses(&outcome)?;
        if one_in(self.thoroughness.odds_one_in, rng) {
            self.odds(game, rng)?;
            report.odds += 1;
        }
        Ok(Step::Chance(outcome))
    }

    /// Law 1: every action that can be written is judged as the list says.
    fn judge_universe(&self, game: &G, seat: Seat, choices: &Choices<G::Action>) -> Result<(), Broken> {
        for &action in choices {
            let written = self.universe.binary_search(&action).is_ok();
            ensure!(written, 1, "{action} is legal and not among the actions that can be written");
        }
        // Both ascend.
        let mut list = choices.iter().peekable();
        for &action in &self.universe {
            let listed = list.next_if_eq(&&action).is_some();
            let legal = game.check(seat, action).is_ok();
            ensure!(listed == legal, 1, "{action} for seat {seat}: listed {listed}, passes check {legal}");
        }
        Ok(())
    }

    /// Law 1: who is not to decide may do nothing.
    fn nothing_legal(
        &self,
        game: &G,
        seat: Seat,
        choices: &mut Choices<G::Action>,
        rng: &mut Xoshiro256PlusPlus,
    ) -> Result<(), Broken> {
        choices.clear();
        game.legal(seat, choices);
        if let Some(action) = choices.first() {
            return Err((1, format!("{action} is listed for seat {seat}, which is not to decide")));
        }
        // Of a small notation everything is judged.
        let stride = self.thoroughness.idle_one_in.min(self.universe.len() / 256).max(1);
        let mut some = self.universe.iter().skip(rng.random_range(0..stride)).step_by(stride);
        match some.find(|&&action| game.check(seat, action).is_ok()) {
            Some(action) => Err((1, format!("{action} passes check for seat {seat}, which is not to decide"))),
            None => self.turn_ahead(game, seat, choices),
        }
    }

    /// Law 2: a turn that a seat plans ahead on is its own, and it may do something there. Nothing is answered for a seat that is not asked.
    fn turn_ahead(&self, game: &G, seat: Seat, choices: &mut Choices<G::Action>) -> Result<(), Broken> {
        for instruction in G::INSTRUCTIONS {
            let answer = game.instructed(seat, instruction, instruction.amounts.map_or(0, |(_, most)| most));
            ensure!(answer.is_none(), 1, "{} answers for seat {seat}, which is not asked", instruction.name);
        }
        let Some(ahead) = game.turn_ahead(seat) else { return Ok(()) };
        ensure!(ahead.to_act() == ToAct::One(seat), 2, "ahead of seat {seat} the game waits for {:?}", ahead.to_act());
        choices.clear();
        ahead.legal(seat, choices);
        ensure!(!choices.is_empty(), 2, "ahead of seat {seat} there is nothing to do");
        for &action in choices.iter() {
            let checked = ahead.check(seat, action);
            ensure!(checked.is_ok(), 1, "ahead of seat {seat} {action} is listed and refused");
            ahead.clone().play_unchecked(seat, action, &mut Silent);
        }
        Ok(())
    }

    /// Law 1: what is answered by an instruction is legal, and on an occasion for it.
    fn instructions(&self, game: &G, seat: Seat, choices: &Choices<G::Action>) -> Result<(), Broken> {
        for instruction in G::INSTRUCTIONS {
            let (least, most) = instruction.amounts.unwrap_or_default();
            for amount in least..=most {
                let Some(answer) = game.instructed(seat, instruction, amount) else { continue };
                let name = instruction.name;
                ensure!(choices.contains(&answer), 1, "{name} {amount} answers {answer}, which is not legal");
                ensure!(game.occasion(seat, instruction).is_some(), 1, "{name} answers {answer} on no occasion");
            }
        }
        Ok(())
    }

    /// Law 3: the text of the journal leads to the same position.
    fn replay(&self, journal: &Journal<G>, game: &G) -> Result<(), Broken> {
        let text = journal.to_string();
        let read = Journal::<G>::parse(&text, &G::Options::default())
            .map_err(|error| (3, format!("the journal can't be read: {error}")))?;
        ensure!(read.to_string() == text, 3, "the journal reads back as another text");
        let again = journal::verify(&read).map_err(|error| (3, format!("the journal can't be replayed: {error}")))?;
        ensure!(again == *game, 3, "the replayed position is another one");
        Ok(())
    }

    /// Law 5.
    fn audit(&self, game: &G) -> Result<(), Broken> {
        game.audit().map_err(|why| (5, why))
    }
}

/// Law 6: the text of `thing` is one line of printable ASCII and reads back as it.
fn prints_and_parses<T: Eq + Display + FromStr>(thing: &T) -> Result<(), Broken> {
    let text = thing.to_string();
    let printable = text.bytes().all(|byte| byte.is_ascii_graphic() || byte == b' ');
    ensure!(printable && !text.is_empty() && text.trim() == text, 6, "{text:?} is no notation");
    match text.parse::<T>() {
        Ok(same) if same == *thing => Ok(()),
        Ok(other) => Err((6, format!("{text:?} reads back as {:?}", other.to_string()))),
        Err(_) => Err((6, format!("{text:?} can't be read back"))),
    }
}

fn one_in(many: u32, rng: &mut Xoshiro256PlusPlus) -> bool {
    many <= 1 || rng.random_range(0..many) == 0
}

fn panic_text(panic: &(dyn std::any::Any + Send)) -> &str {
    match (panic.downcast_ref::<&str>(), panic.downcast_ref::<String>()) {
        (Some(text), _) => text,
        (None, Some(text)) => text,
        (None, None) => "without a message",
    }
}

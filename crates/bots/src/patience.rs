//! No bot stops a table: for one that panics or does not come to an end, the rules of thumb answer.

use crate::{Bot, Heuristic, Knowledge, decision};
use cowcatcher_engine::{Choices, Opinion, Seat};
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

/// Why a bot did not decide itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lapse {
    /// It panicked.
    Panicked,
    /// It did not come to an end in time.
    TooLong,
}

impl fmt::Display for Lapse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Lapse::Panicked => "panicked",
            Lapse::TooLong => "did not come to an end",
        })
    }
}

/// A decision, and whether somebody else had to make it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Decided<A> {
    /// What is played.
    pub action: A,
    /// Why the bot did not decide itself.
    pub lapse: Option<Lapse>,
}

/// What a bot decides within some time; `None` if there is nothing to decide. A bot that does not come to an end is left alone with its
/// thoughts.
pub fn decide<G: Opinion>(
    mut bot: Box<dyn Bot<G>>,
    game: &G,
    seat: Seat,
    choices: &Choices<G::Action>,
    patience: Duration,
) -> Option<Decided<G::Action>> {
    let first = *choices.first()?;
    if let [only] = choices[..] {
        return Some(Decided { action: only, lapse: None });
    }
    let (answer, answers) = channel();
    let (position, list) = (game.clone(), choices.clone());
    let think = move || {
        let decided = catch_unwind(AssertUnwindSafe(|| decision(&mut *bot, &position, seat, &list)));
        let _nobody_waits = answer.send(decided.ok().flatten());
    };
    // Where the machine has no thread left, nobody is waited for.
    let spawned = thread::Builder::new().name("bot".to_owned()).spawn(think);
    let lapse = match answers.recv_timeout(if spawned.is_ok() { patience } else { Duration::ZERO }) {
        Ok(Some(action)) => return Some(Decided { action, lapse: None }),
        Ok(None) | Err(RecvTimeoutError::Disconnected) => Lapse::Panicked,
        Err(RecvTimeoutError::Timeout) => Lapse::TooLong,
    };
    let thumb = || Heuristic::new(0).choose(&Knowledge::of(game, seat), choices);
    let action = catch_unwind(AssertUnwindSafe(thumb)).ok().filter(|action| choices.contains(action));
    Some(Decided { action: action.unwrap_or(first), lapse: Some(lapse) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use cowcatcher_engine::{Game, Silent};
    use cowcatcher_toy::{Action, Options, Toy};
    use rand::SeedableRng;
    use rand::rngs::Xoshiro256PlusPlus;

    /// A bot that panics, or thinks for ever.
    struct Broken(Lapse);

    impl Bot<Toy> for Broken {
        fn name(&self) -> &'static str {
            "broken"
        }

        fn choose(&mut self, _: &Knowledge<'_, Toy>, _: &Choices<Action>) -> Action {
            match self.0 {
                Lapse::Panicked => panic!("a bot that panics"),
                Lapse::TooLong => loop {
                    thread::sleep(Duration::from_secs(60));
                },
            }
        }
    }

    #[test]
    fn a_bot_that_panics_or_thinks_for_ever_is_answered_for() {
        let mut game = Toy::new(&Options::default(), 3).unwrap();
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        while let Some(outcome) = game.sample(&mut rng) {
            game.resolve(outcome, &mut Silent);
        }
        let seat = Seat(0);
        let mut choices = Choices::new();
        game.legal(seat, &mut choices);
        assert!(choices.len() > 1);
        let sensible = Heuristic::new(0).choose(&Knowledge::of(&game, seat), &choices);
        // A panic tells of itself first, which takes its time on a machine that is busy.
        for (lapse, patience) in [(Lapse::Panicked, 60_000), (Lapse::TooLong, 200)] {
            let decided = decide(Box::new(Broken(lapse)), &game, seat, &choices, Duration::from_millis(patience));
            assert_eq!(decided, Some(Decided { action: sensible, lapse: Some(lapse) }));
        }
        let well = decide(Box::new(Heuristic::new(0)), &game, seat, &choices, Duration::from_secs(60));
        assert_eq!(well, Some(Decided { action: sensible, lapse: None }));
        assert_eq!(decide(Box::new(Heuristic::new(0)), &game, seat, &Choices::new(), Duration::ZERO), None);
    }
}

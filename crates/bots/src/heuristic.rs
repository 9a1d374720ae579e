//! The bot that goes by the game's own rules of thumb.

use crate::{Bot, Knowledge};
use cowcatcher_engine::{Choices, Opinion};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

/// Picks the action with the greatest [`Opinion::appeal`] in a position imagined from what it knows; of several, the first.
#[derive(Clone, Debug)]
pub struct Heuristic(Xoshiro256PlusPlus);

impl Heuristic {
    /// A bot whose imagination follows from `seed`.
    pub fn new(seed: u64) -> Self {
        Heuristic(Xoshiro256PlusPlus::seed_from_u64(seed))
    }
}

impl<G: Opinion> Bot<G> for Heuristic {
    fn name(&self) -> &'static str {
        "heuristic"
    }

    fn choose(&mut self, known: &Knowledge<'_, G>, choices: &Choices<G::Action>) -> G::Action {
        if let [only] = choices[..] {
            return only;
        }
        let imagined = known.imagine(&mut self.0);
        let mut best = (choices[0], i32::MIN);
        for &action in choices {
            let appeal = imagined.appeal(known.seat(), action);
            if appeal > best.1 {
                best = (action, appeal);
            }
        }
        best.0
    }
}

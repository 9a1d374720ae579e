//! The bot that does anything.

use crate::{Bot, Knowledge};
use cowcatcher_engine::{Choices, Game};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

/// Picks any legal action, all alike.
#[derive(Clone, Debug)]
pub struct Random(Xoshiro256PlusPlus);

impl Random {
    /// A bot whose whims follow from `seed`.
    pub fn new(seed: u64) -> Self {
        Random(Xoshiro256PlusPlus::seed_from_u64(seed))
    }
}

impl<G: Game> Bot<G> for Random {
    fn name(&self) -> &'static str {
        "random"
    }

    fn choose(&mut self, _: &Knowledge<'_, G>, choices: &Choices<G::Action>) -> G::Action {
        choices[self.0.random_range(0..choices.len())]
    }
}

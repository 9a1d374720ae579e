//! The bot that goes by the game's own rules of thumb.

use crate::{Bot, Knowledge};
use cowcatcher_engine::{Choices, Opinion};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

/// Picks the action with the greatest [`Opinion::appeal`] in a position imagined from what it knows; of several, the one whose quote
/// has the most points; of several such, the first.
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
        let (mut best, mut most) = (Vec::new(), i32::MIN);
        for &action in choices {
            let appeal = imagined.position().appeal(known.seat(), action);
            if appeal > most {
                (best, most) = (Vec::new(), appeal);
            }
            if appeal == most {
                best.push(action);
            }
        }
        if let [only] = best[..] {
            return only;
        }
        let points = |action: G::Action| imagined.quote(action).ok().and_then(|quote| quote.score).unwrap_or_default();
        // The last of several maxima is taken: from the end that is the first.
        best.into_iter().rev().max_by_key(|&action| points(action)).unwrap_or(choices[0])
    }
}

//! Players that know only the contract.
//!
//! A [`Bot`] gets a [`Knowledge`]: what one seat sees, and positions imagined from it in which everything that the seat
//! does not know is dealt anew. The true position can't be reached from there, so a bot can't cheat.

mod heuristic;
pub mod judge;
mod knowledge;
pub mod net;
mod playout;
mod random;
pub mod search;

pub use heuristic::Heuristic;
pub use knowledge::Knowledge;
pub use playout::{decision, play_with, playout};
pub use random::Random;

use cowcatcher_engine::{Choices, Game, Opinion};

/// Somebody who decides for a seat.
pub trait Bot<G: Game>: Send {
    /// The name under which the bot is known.
    fn name(&self) -> &'static str;

    /// Picks one of `choices`, the legal actions of the seat, of which there is at least one.
    fn choose(&mut self, known: &Knowledge<'_, G>, choices: &Choices<G::Action>) -> G::Action;
}

/// The names of all bots.
pub const NAMES: &[&str] = &["random", "heuristic"];

/// There is no bot of this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no bot {name:?}; there are: {}", NAMES.join(", "))]
pub struct UnknownBot {
    /// The name asked for.
    pub name: String,
}

/// The bot of that name, whose whims follow from `seed`.
///
/// # Errors
/// If there is none.
pub fn by_name<G: Opinion>(name: &str, seed: u64) -> Result<Box<dyn Bot<G>>, UnknownBot> {
    match name {
        "random" => Ok(Box::new(Random::new(seed))),
        "heuristic" => Ok(Box::new(Heuristic::new(seed))),
        _ => Err(UnknownBot { name: name.to_owned() }),
    }
}

//! Players that know only the contract.
//!
//! A [`Bot`] gets a [`Knowledge`]: what one seat sees, and positions imagined from it in which everything that the seat
//! does not know is dealt anew. The true position can't be reached from there, so a bot can't cheat.
//!
//! Strength comes from a learned evaluation ([`net`]) and from search on top of it ([`search`]); [`arena`] measures it.

pub mod advice;
pub mod analysis;
pub mod arena;
mod heuristic;
pub mod judge;
mod knowledge;
mod level;
pub mod net;
mod patience;
mod playout;
mod random;
pub mod search;

pub use heuristic::Heuristic;
pub use knowledge::Knowledge;
pub use level::{DEFAULT, NAMES, by_name, changed, learned, learned_for, offered, read, thought, with_budget};
pub use patience::{Decided, Lapse, decide};
pub use playout::{decision, play_with, playout};
pub use random::Random;

use cowcatcher_engine::{Choices, Game};

/// Somebody who decides for a seat.
pub trait Bot<G: Game>: Send {
    /// The name under which the bot is known.
    fn name(&self) -> &'static str;

    /// Picks one of `choices`, the legal actions of the seat, of which there is at least one.
    fn choose(&mut self, known: &Knowledge<'_, G>, choices: &Choices<G::Action>) -> G::Action;
}

/// There is no bot of this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no bot {name:?}; there are: {}", [NAMES, styles].concat().join(", "))]
pub struct UnknownBot {
    /// The name asked for.
    pub name: String,
    /// The styles of the game, whose lovers are bots too.
    pub styles: &'static [&'static str],
}

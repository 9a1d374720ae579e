//! What proves a game: the [`battery`] checks the laws that every game must keep, a [`scenario`] is a rule vector that anybody can
//! write, a [`rulebook`] holds the numbered clauses that both cite.

pub mod battery;
mod lawful;
pub mod rulebook;
pub mod scenario;
mod stroll;

pub use lawful::{Lawful, same};
pub use scenario::Position;
pub use stroll::stroll;

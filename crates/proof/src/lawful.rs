//! What a game gives so that it can be held to its laws.

use cowcatcher_engine::Features;
use std::fmt::{Debug, Display};

/// A game that can be held to its laws.
pub trait Lawful: Features {
    /// Its rules as numbered clauses, in the format that [`rulebook`](crate::rulebook) reads.
    const RULES: &'static str;

    /// Counts every piece of the box (law 5).
    ///
    /// # Errors
    /// Which pieces appeared or vanished.
    fn audit(&self) -> Result<(), String>;

    /// Every action that can be written at all, legal or not, for testing [`check`](cowcatcher_engine::Game::check) against
    /// [`legal`](cowcatcher_engine::Game::legal).
    fn universe() -> Vec<Self::Action>;
}

/// Are there as many of something as the box holds?
///
/// # Errors
/// In words, if not.
pub fn same<T: PartialEq + Debug>(what: impl Display, have: T, want: T) -> Result<(), String> {
    if have == want { Ok(()) } else { Err(format!("{what}: there are {have:?}, the box holds {want:?}")) }
}

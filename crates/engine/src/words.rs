//! A game in plain English text, for a terminal. Pages have their own words in every language.

use crate::game::Game;
use crate::seat::Seat;

/// A game that can be played in a terminal.
pub trait Words: Game {
    /// One legal action in words: what it does and what it costs.
    fn describe(&self, action: Self::Action) -> String;

    /// One event in words.
    fn narrate(&self, event: &Self::Event) -> String;

    /// All that `seat` (`None`: a spectator) may see, as text.
    fn board(&self, seat: Option<Seat>) -> String;
}

//! The game in plain English, for a terminal: what is asked, what a click does, what happened, and the board.
//!
//! Nothing here is a rule. Figures come from the chapters of the rules or are read off the position after the click;
//! the board knows nothing but the view of whoever looks at it.

mod actions;
mod board;
mod events;
mod names;
mod picture;
mod sheet;

use crate::action::Action;
use crate::event::Event;
use crate::state::Steam;
use cowcatcher_engine::{Game, Seat, Words};

impl Words for Steam {
    fn describe(&self, action: Action) -> String {
        self.in_words(action)
    }

    fn narrate(&self, event: &Event) -> String {
        self.as_told(*event)
    }

    fn board(&self, seat: Option<Seat>) -> String {
        board::text(&self.view(seat), seat)
    }
}

#[cfg(test)]
mod tests;

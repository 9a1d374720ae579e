//! The game in plain English, for a terminal: what is asked, what a click does, what happened, and the board.
//!
//! Nothing here is a rule. Figures come from the chapters of the rules or are read off the position after the click;
//! the board knows nothing but the view of the seat that looks at it.

mod actions;
mod board;
mod events;
mod lines;
mod names;
mod page;
mod players;
mod trail;

use crate::action::Action;
use crate::event::Event;
use crate::state::Gwt;
use cowcatcher_engine::{Game, Seat, Words};

impl Words for Gwt {
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

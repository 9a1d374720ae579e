//! The words of Steam, made from what a viewer may see and nothing else.

mod actions;
mod board;
mod events;
mod hexes;
mod names;
mod picture;
mod short;
mod table;

pub use table::Label;

use crate::speech::{Speech, Spoken};
use cowcatcher_engine::{Imagined, Seat};
use cowcatcher_games::steam::{Action, Event, Steam};

/// Its words.
pub type SteamWords<'a> = Speech<'a, Steam>;

impl Spoken for Steam {
    fn label(speech: &Speech<'_, Self>, action: Action) -> String {
        speech.action_short(action)
    }

    fn describe(speech: &Speech<'_, Self>, imagined: &Imagined<Self>, action: Action) -> String {
        speech.action(imagined, action)
    }

    fn tell(speech: &Speech<'_, Self>, event: &Event) -> String {
        speech.event(event)
    }

    fn category(speech: &Speech<'_, Self>, index: usize) -> String {
        speech.category(index)
    }

    fn board(speech: &Speech<'_, Self>, seat: Option<Seat>) -> String {
        speech.board(seat)
    }
}

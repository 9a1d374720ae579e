//! The words of Steam, made from what a viewer may see and nothing else.

mod actions;
mod events;
mod figures;
mod hexes;
mod names;
mod short;
mod table;

pub use table::Label;

use crate::speech::{Speech, Spoken};
use cowcatcher_engine::{Imagined, Seat};
use cowcatcher_games::steam::{Action, Event, Steam};

/// Its words.
pub type SteamWords<'a> = Speech<'a, Steam>;

impl SteamWords<'_> {
}

/// A number with the minus sign that print has for it.
fn signed(n: impl Into<i64>) -> String {
    n.into().to_string().replace('-', "−")
}

/// The text with a capital letter at its beginning, as buttons and sentences have it.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

impl Spoken for Steam {
    fn label(speech: &Speech<'_, Self>, action: Action) -> String {
        speech.action_short(action)
    }

    fn describe(speech: &Speech<'_, Self>, imagined: &Imagined<Self>, action: Action) -> String {
        speech.action(imagined.position(), action)
    }

    fn tell(speech: &Speech<'_, Self>, event: &Event) -> String {
        speech.event(event)
    }

    fn category(speech: &Speech<'_, Self>, index: usize) -> String {
        speech.category(index)
    }

    fn board(speech: &Speech<'_, Self>, _: Option<Seat>) -> String {
        format!("{:?}", speech.view)
    }
}

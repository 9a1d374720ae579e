//! The words of Mombasa, made from what a viewer may see and nothing else.

mod actions;
mod events;
mod names;
mod short;

use crate::speech::{Speech, Spoken};
use cowcatcher_games::mombasa::data::companies::{COMPANIES, Company};
use cowcatcher_engine::{Imagined, Seat};
use cowcatcher_games::mombasa::{Action, Event, Mombasa};

/// Its words.
pub type MombasaWords<'a> = Speech<'a, Mombasa>;

impl MombasaWords<'_> {

    /// A category of the score sheet.
    pub fn category(&self, index: usize) -> String {
        match index {
            0 => self.figure("money"),
            5 => self.figure("diamonds"),
            6 => self.figure("books"),
            company => self.company(Company::from_index((company - 1) % COMPANIES)),
        }
    }

    /// `a, b and c`.
    fn list(&self, items: impl Iterator<Item = String>) -> String {
        let items: Vec<String> = items.collect();
        match items.split_last() {
            None => self.say("nothing", &[]),
            Some((only, [])) => only.clone(),
            Some((last, others)) => {
                self.say("and", &[("first", others.join(", ").into()), ("last", last.clone().into())])
            }
        }
    }
}

/// The text with a capital letter at its beginning, as buttons and sentences have it.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

impl Spoken for Mombasa {
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

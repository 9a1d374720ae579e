//! The words of Mombasa, made from what a viewer may see and nothing else.

mod actions;
mod events;
mod names;
mod refusals;
mod short;

use super::{Locale, Value};
use cowcatcher_mombasa::data::companies::{COMPANIES, Company};
use cowcatcher_mombasa::{Question, View};

/// The game in the words of one language, for one view.
#[derive(Clone, Copy)]
pub struct MombasaWords<'a> {
    /// The language.
    pub locale: Locale,
    /// What the reader may see.
    pub view: &'a View,
    /// The names of the players by seat; who has none here is called by his place.
    pub names: &'a [String],
}

/// A variable of a message.
type Arg<'a> = (&'a str, Value<'a>);

impl MombasaWords<'_> {
    /// What is asked now.
    pub fn question(&self, question: Question) -> String {
        self.say(&format!("mombasa-question-{question}"), &[])
    }

    /// A category of the score sheet.
    pub fn category(&self, index: usize) -> String {
        match index {
            0 => self.figure("money"),
            5 => self.figure("diamonds"),
            6 => self.figure("books"),
            company => self.company(Company::from_index((company - 1) % COMPANIES)),
        }
    }

    fn say(&self, id: &str, args: &[Arg<'_>]) -> String {
        self.locale.text_with(id, args)
    }

    /// `a, b and c`.
    fn list(&self, items: impl Iterator<Item = String>) -> String {
        let items: Vec<String> = items.collect();
        match items.split_last() {
            None => self.say("mombasa-nothing", &[]),
            Some((only, [])) => only.clone(),
            Some((last, others)) => {
                self.say("mombasa-and", &[("first", others.join(", ").into()), ("last", last.clone().into())])
            }
        }
    }
}

/// The text with a capital letter at its beginning, as buttons and sentences have it.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

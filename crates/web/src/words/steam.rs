//! The words of Steam, made from what a viewer may see and nothing else.

mod actions;
mod events;
mod figures;
mod hexes;
mod names;
mod refusals;
mod short;
mod table;

pub use table::Label;

use super::{Locale, Value};
use cowcatcher_steam::{Question, View};

/// The game in the words of one language, for one view.
#[derive(Clone, Copy)]
pub struct SteamWords<'a> {
    /// The language.
    pub locale: Locale,
    /// What the reader may see.
    pub view: &'a View,
    /// The names of the players by seat; who has none here is called by his place.
    pub names: &'a [String],
}

/// A variable of a message.
type Arg<'a> = (&'a str, Value<'a>);

impl SteamWords<'_> {
    /// What is asked now.
    pub fn question(&self, question: Question) -> String {
        self.say(&format!("steam-question-{question}"), &[])
    }

    fn say(&self, id: &str, args: &[Arg<'_>]) -> String {
        self.locale.text_with(id, args)
    }

    /// The message in a grammatical form that a language may have for it.
    fn say_as(&self, id: &str, form: &str, args: &[Arg<'_>]) -> String {
        self.locale.form(id, Some(form), args)
    }

    /// A text with details in brackets, if there are any.
    fn with_details(&self, text: String, details: &[String]) -> String {
        match details {
            [] => text,
            details => self.say("with-details", &[("text", text.into()), ("details", details.join("; ").into())]),
        }
    }
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

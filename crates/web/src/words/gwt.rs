//! The words of Great Western Trail, made from what a viewer may see and nothing else.

mod actions;
mod events;
mod figures;
mod lines;
mod names;
mod refusals;
mod short;

use super::{Locale, Value};
use cowcatcher_gwt::data::Edition;
use cowcatcher_gwt::{Question, View};

/// The game in the words of one language, for one view.
///
/// Messages may ask for `$edition` (1 or 2) wherever the editions call a thing differently.
#[derive(Clone, Copy)]
pub struct GwtWords<'a> {
    /// The language.
    pub locale: Locale,
    /// What the reader may see.
    pub view: &'a View,
    /// The names of the players by seat; who has none here is called by his place.
    pub names: &'a [String],
}

/// A variable of a message.
type Arg<'a> = (&'a str, Value<'a>);

/// A variable that is a text.
fn text<'a>(name: &'a str, value: impl Into<String>) -> Arg<'a> {
    (name, Value::from(value.into()))
}

/// A variable that is one of a few words which a message tells apart.
fn key<'a>(name: &'a str, value: &'a str) -> Arg<'a> {
    (name, Value::from(value))
}

/// A variable that is a number.
fn number(name: &str, value: impl Into<i64>) -> Arg<'_> {
    (name, Value::from(value.into()))
}

impl GwtWords<'_> {
    /// What is asked now.
    pub fn question(&self, question: Question) -> String {
        self.say(&format!("question-{question}"), &[])
    }

    fn say(&self, id: &str, args: &[Arg<'_>]) -> String {
        self.say_as(id, None, args)
    }

    /// The message in a grammatical form that a language may have for it.
    fn say_as(&self, id: &str, form: Option<&str>, args: &[Arg<'_>]) -> String {
        let mut all = Vec::with_capacity(args.len() + 1);
        all.push(number("edition", if self.first_edition() { 1 } else { 2 }));
        all.extend(args.iter().cloned());
        self.locale.form(id, form, &all)
    }

    fn first_edition(&self) -> bool {
        self.view.edition == Edition::First
    }
}

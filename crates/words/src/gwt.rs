//! The words of Great Western Trail, made from what a viewer may see and nothing else.

mod about;
mod actions;
mod board;
mod events;
mod lines;
mod names;
mod now;
mod players;
mod sam;
mod short;
mod trail;

use crate::Value;
use crate::speech::{Arg, Speech, spoken};
use cowcatcher_games::gwt::data::Edition;
use cowcatcher_games::gwt::{Gwt, View};

/// Its words.
pub type GwtWords<'a> = Speech<'a, Gwt>;

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

/// So many of a thing, the number left out where it is one.
fn times(count: usize, thing: &str) -> String {
    if count == 1 { thing.to_owned() } else { format!("{count} × {thing}") }
}

impl GwtWords<'_> {
    fn first_edition(&self) -> bool {
        self.view.edition == Edition::First
    }
}

spoken! { Gwt
    fn ambient(view: &View) -> Option<Arg<'static>> {
        Some(number("edition", if view.edition == Edition::First { 1 } else { 2 }))
    }

    fn rival(speech: &Speech<'_, Self>, seat: cowcatcher_engine::Seat) -> Option<String> {
        speech.view.is_sam(seat).then(|| speech.say("sam", &[]))
    }
}

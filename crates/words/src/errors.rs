//! What is wrong with options, with a set-up and with a file that somebody brought, in words.

use crate::{Locale, Value};
use cowcatcher_engine::{OptionError, SetupError, Wrong};

/// A fault of a set-up or a file.
pub fn wrong(locale: Locale, wrong: &Wrong) -> String {
    // Figures are numbers, so that words agree with them.
    let value = |text: &str| text.parse::<i64>().map_or_else(|_| Value::from(text.to_owned()), Value::from);
    let values: Vec<(&str, Value<'_>)> = wrong.values.iter().map(|(name, text)| (*name, value(text))).collect();
    let id = format!("wrong-{}", wrong.name);
    if locale.has(&id) { locale.text_with(&id, &values) } else { wrong.to_string() }
}

/// An option that does not exist, or a value it does not take.
pub fn option(locale: Locale, error: &OptionError) -> String {
    match error {
        OptionError::Unknown { key, known } => {
            locale.text_with("error-option-unknown", &[("key", key.as_str().into()), ("known", known.as_str().into())])
        }
        OptionError::Value { key, value, takes } => locale.text_with(
            "error-option-value",
            &[("option", called(locale, key).into()), ("value", value.as_str().into()), ("takes", (*takes).into())],
        ),
        OptionError::File { line, reason, .. } => {
            locale.text_with("error-file", &[("line", (*line).into()), ("reason", wrong(locale, reason).into())])
        }
    }
}

/// What an option is called: in words where a page offers it, else by its key.
fn called(locale: Locale, key: &str) -> String {
    let id = format!("option-{key}");
    if locale.has(&id) { locale.text(&id) } else { key.to_owned() }
}

/// A game that can't be set up like this.
pub fn setup(locale: Locale, error: &SetupError) -> String {
    match error {
        SetupError::Players { game, least, most, asked } => locale.text_with(
            "error-players",
            &[
                ("game", (*game).into()),
                ("least", (*least).into()),
                ("most", (*most).into()),
                ("asked", (*asked).into()),
            ],
        ),
        SetupError::Options(reason) => wrong(locale, reason),
    }
}

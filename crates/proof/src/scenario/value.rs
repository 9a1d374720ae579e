//! Names and values of a [`Position`](super::Position), as games read and write them. Errors are in words.

use cowcatcher_engine::{Game, Seat};
use std::fmt::Display;
use std::str::FromStr;
use toml::{Table, Value};

/// The colours by which scenarios call the seats, in order.
pub const COLOURS: [&str; 6] = ["blue", "red", "yellow", "white", "green", "black"];

/// The colour of a seat, or of a rival, who comes after the seats.
pub fn colour(seat: Seat) -> &'static str {
    COLOURS[seat.index() % COLOURS.len()]
}

/// The seat of a colour.
///
/// # Errors
/// If nobody plays it.
pub fn seat_named(game: &impl Game, name: &str) -> Result<Seat, String> {
    let seats = COLOURS.get(..game.seats() + game.rivals()).unwrap_or(&COLOURS);
    let seat = seats.iter().position(|colour| *colour == name).map(|seat| Seat(seat as u8));
    seat.ok_or_else(|| format!("no player {name:?} here; there are {}", seats.join(", ")))
}

/// What a name speaks of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part<'a> {
    /// `blue.money`: something of a player.
    Player(Seat, &'a str),
    /// `turn`, `trail.A2`: something of the table, perhaps a part of it.
    Board(&'a str, Option<&'a str>),
}

impl<'a> Part<'a> {
    /// What `name` speaks of.
    ///
    /// # Errors
    /// If it is a player who does not play.
    pub fn named(game: &impl Game, name: &'a str) -> Result<Part<'a>, String> {
        Ok(match name.split_once('.') {
            None => Part::Board(name, None),
            Some((first, rest)) if COLOURS.contains(&first) => Part::Player(seat_named(game, first)?, rest),
            Some((first, rest)) => Part::Board(first, Some(rest)),
        })
    }
}

/// A text.
///
/// # Errors
/// If it is none.
pub fn text(value: &Value) -> Result<&str, String> {
    value.as_str().ok_or_else(|| format!("a text is wanted, not {value}"))
}

/// Something by its name in the notation of the game.
///
/// # Errors
/// If there is nothing of that name.
pub fn named<T: FromStr<Err: Display>>(text: &str) -> Result<T, String> {
    text.parse().map_err(|error: T::Err| error.to_string())
}

/// Something by its name.
///
/// # Errors
/// If it is no text, or there is nothing of that name.
pub fn word<T: FromStr<Err: Display>>(value: &Value) -> Result<T, String> {
    named(text(value)?)
}

/// Something by its name; `""` stands for nothing there.
///
/// # Errors
/// As [`word`].
pub fn maybe<T: FromStr<Err: Display>>(value: &Value) -> Result<Option<T>, String> {
    if text(value)?.is_empty() { Ok(None) } else { word(value).map(Some) }
}

/// A number between two others.
///
/// # Errors
/// If it is not.
pub fn integer<T: TryFrom<i64> + PartialOrd + Display>(value: &Value, least: T, most: T) -> Result<T, String> {
    let number = value.as_integer().and_then(|n| T::try_from(n).ok()).filter(|n| (&least..=&most).contains(&n));
    number.ok_or_else(|| format!("a number from {least} to {most} is wanted, not {value}"))
}

/// Yes or no.
///
/// # Errors
/// If it is neither.
pub fn truth(value: &Value) -> Result<bool, String> {
    value.as_bool().ok_or_else(|| format!("true or false is wanted, not {value}"))
}

/// A list.
///
/// # Errors
/// If it is none.
pub fn list(value: &Value) -> Result<&[Value], String> {
    value.as_array().map(Vec::as_slice).ok_or_else(|| format!("a list is wanted, not {value}"))
}

/// A list of things by their names.
///
/// # Errors
/// As [`list`] and [`word`].
pub fn words<T: FromStr<Err: Display>>(value: &Value) -> Result<Vec<T>, String> {
    list(value)?.iter().map(word).collect()
}

/// A list in which nothing stands twice.
///
/// # Errors
/// As [`words`], or if something does.
pub fn distinct<T: FromStr<Err: Display> + PartialEq + Display>(value: &Value) -> Result<Vec<T>, String> {
    let list: Vec<T> = words(value)?;
    match list.iter().enumerate().find(|&(index, it)| list[..index].contains(it)) {
        Some((_, twice)) => Err(format!("{twice} stands in the list twice")),
        None => Ok(list),
    }
}

/// A table.
///
/// # Errors
/// If it is none.
pub fn table(value: &Value) -> Result<&Table, String> {
    value.as_table().ok_or_else(|| format!("a table in braces is wanted, not {value}"))
}

/// The name of something.
pub fn name_of(it: impl Display) -> Value {
    Value::String(it.to_string())
}

/// The name of something, `""` if there is nothing.
pub fn name_or_nothing(it: Option<impl Display>) -> Value {
    Value::String(it.map(|it| it.to_string()).unwrap_or_default())
}

/// The names of several things.
pub fn names_of<T: Display>(all: impl IntoIterator<Item = T>) -> Value {
    Value::Array(all.into_iter().map(name_of).collect())
}

/// A number.
pub fn number_of(n: impl Into<i64>) -> Value {
    Value::Integer(n.into())
}

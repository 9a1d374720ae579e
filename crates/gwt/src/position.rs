//! A position, part by named part: what scenarios set and read. `docs/scenarios.md` lists the names.
//!
//! Setting a part moves real pieces: a card that comes into a hand leaves the deck it was in, and what it replaces goes
//! back where it belongs. So every position set this way holds the whole box, or is refused as impossible.

mod board;
mod cards;
mod player;
mod possible;
mod room;
mod step;

use crate::agenda::Step;
use crate::state::Gwt;
use cowcatcher_engine::{Seat, Silent};
use cowcatcher_proof::{Lawful, Position};
use std::fmt::Display;
use std::str::FromStr;
use toml::Value;

/// The names of the seats in order.
const COLOURS: [&str; 4] = ["blue", "red", "yellow", "white"];

fn colour(seat: Seat) -> &'static str {
    COLOURS[seat.index() % COLOURS.len()]
}

type Done = Result<(), String>;

fn text(value: &Value) -> Result<&str, String> {
    value.as_str().ok_or_else(|| format!("a text is wanted, not {value}"))
}

fn word<T: FromStr<Err: Display>>(value: &Value) -> Result<T, String> {
    text(value)?.parse().map_err(|error: T::Err| error.to_string())
}

/// `""` stands for nothing there.
fn maybe<T: FromStr<Err: Display>>(value: &Value) -> Result<Option<T>, String> {
    if text(value)?.is_empty() { Ok(None) } else { word(value).map(Some) }
}

fn integer(value: &Value, least: u16, most: u16) -> Result<u16, String> {
    value
        .as_integer()
        .and_then(|n| u16::try_from(n).ok())
        .filter(|n| (least..=most).contains(n))
        .ok_or_else(|| format!("a number from {least} to {most} is wanted, not {value}"))
}

fn list(value: &Value) -> Result<&[Value], String> {
    value.as_array().map(Vec::as_slice).ok_or_else(|| format!("a list is wanted, not {value}"))
}

fn words<T: FromStr<Err: Display>>(value: &Value) -> Result<Vec<T>, String> {
    list(value)?.iter().map(word).collect()
}

fn name_of(it: impl Display) -> Value {
    Value::String(it.to_string())
}

fn name_or_nothing(it: Option<impl Display>) -> Value {
    Value::String(it.map(|it| it.to_string()).unwrap_or_default())
}

fn names_of<T: Display>(all: impl IntoIterator<Item = T>) -> Value {
    Value::Array(all.into_iter().map(name_of).collect())
}

fn number_of(n: impl Into<i64>) -> Value {
    Value::Integer(n.into())
}

impl Gwt {
    fn seat_named(&self, name: &str) -> Result<Seat, String> {
        let seats = &COLOURS[..usize::from(self.setting.players)];
        match seats.iter().position(|colour| *colour == name) {
            Some(seat) => Ok(Seat(seat as u8)),
            None => Err(format!("no player {name:?} here; there are {}", seats.join(", "))),
        }
    }
}

impl Position for Gwt {
    fn rank(name: &str) -> u8 {
        match name.rsplit('.').next() {
            // All of the trail, then single spaces of it.
            Some("trail") => 0,
            // What is neither in stock nor on the trail was replaced.
            Some("stock") => 2,
            Some("turn") => 3,
            // Whether a step can be depends on whose turn it is and where their rancher stands.
            Some("step") => 4,
            _ => 1,
        }
    }

    fn make_room(&mut self, given: &[(&str, &Value)]) {
        self.empty_places(given);
        self.lay_ready(given);
        self.vacate_master_spaces(given);
    }

    fn set(&mut self, name: &str, value: &Value) -> Result<(), String> {
        match name.split_once('.') {
            None => match name {
                "turn" => self.set_turn(value),
                "step" => self.set_step(value),
                _ => self.set_board(name, None, value),
            },
            Some((first, rest)) if COLOURS.contains(&first) => {
                let seat = self.seat_named(first)?;
                self.set_player(seat, rest, value)
            }
            Some((first, rest)) => self.set_board(first, Some(rest), value),
        }
    }

    fn complete(&mut self) -> Result<(), String> {
        (0..self.setting.players).map(Seat).try_for_each(|seat| self.balance_discs(seat))?;
        self.check_possible()?;
        self.audit()?;
        // A turn that has not begun to move begins again with what was set.
        if matches!(self.agenda.top(), Some(Step::PlaceRancher | Step::Discard { .. })) {
            self.agenda.clear();
            self.agenda.push(Step::TurnBegins);
        }
        self.settle(&mut Silent);
        Ok(())
    }

    fn get(&self, name: &str) -> Result<Value, String> {
        match name.split_once('.') {
            None => match name {
                "turn" => Ok(name_of(colour(self.active()))),
                "step" => Ok(name_of(self.step_name())),
                _ => self.get_board(name, None),
            },
            Some((first, rest)) if COLOURS.contains(&first) => self.get_player(self.seat_named(first)?, rest),
            Some((first, rest)) => self.get_board(first, Some(rest)),
        }
    }
}

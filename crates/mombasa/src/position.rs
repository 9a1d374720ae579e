//! A position, part by named part: what scenarios set and read. `docs/scenarios.md` lists the names.
//!
//! Setting a part moves real pieces: a card that comes into a hand leaves the place it was in, and what it replaces goes back
//! to the deck or, if it is no card of the deck, to the discard pile. So every position set this way holds the whole box. What no
//! game can come to is refused with the reason (`possible.rs`).

mod board;
mod pieces;
mod player;
mod possible;
#[cfg(test)]
mod tests;

use crate::agenda::Step;
use crate::data::player_board::RESTING;
use crate::data::start_tiles::StartTile;
use crate::state::{Mombasa, Secret};
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

/// The steps that can be set.
const STEPS: [(&str, Step); 5] = [
    ("keep-tiles", Step::KeepTiles),
    ("planning", Step::Planning),
    ("turn", Step::Turn),
    ("end-turn", Step::EndTurn),
    ("next-turn", Step::TurnBegins),
];

fn text(value: &Value) -> Result<&str, String> {
    value.as_str().ok_or_else(|| format!("a text is wanted, not {value}"))
}

fn word<T: FromStr<Err: Display>>(value: &Value) -> Result<T, String> {
    named(text(value)?)
}

fn named<T: FromStr<Err: Display>>(text: &str) -> Result<T, String> {
    text.parse().map_err(|error: T::Err| error.to_string())
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

fn small(value: &Value, most: u8) -> Result<u8, String> {
    integer(value, 0, u16::from(most)).map(|n| n as u8)
}

fn truth(value: &Value) -> Result<bool, String> {
    value.as_bool().ok_or_else(|| format!("true or false is wanted, not {value}"))
}

fn words<T: FromStr<Err: Display>>(value: &Value) -> Result<Vec<T>, String> {
    let list = value.as_array().ok_or_else(|| format!("a list is wanted, not {value}"))?;
    list.iter().map(word).collect()
}

/// A list in which nothing stands twice.
fn distinct<T: FromStr<Err: Display> + PartialEq + Display>(value: &Value) -> Result<Vec<T>, String> {
    let list: Vec<T> = words(value)?;
    match list.iter().enumerate().find(|&(index, it)| list[..index].contains(it)) {
        Some((_, twice)) => Err(format!("{twice} stands in the list twice")),
        None => Ok(list),
    }
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

impl Mombasa {
    fn seat_named(&self, name: &str) -> Result<Seat, String> {
        let seats = &COLOURS[..usize::from(self.seats)];
        match seats.iter().position(|colour| *colour == name) {
            Some(seat) => Ok(Seat(seat as u8)),
            None => Err(format!("no player {name:?} here; there are {}", seats.join(", "))),
        }
    }

    /// Everybody has the first starting tile that was dealt to them, its cards resting; the start bonuses are not given.
    fn keep_tiles(&mut self) {
        for seat in self.all_seats() {
            let tables = self.tables();
            let player = self.player_mut(seat);
            if player.dealt == 0 {
                continue;
            }
            let tile = player.kept.unwrap_or_else(|| StartTile::from_index(player.dealt.trailing_zeros() as usize));
            player.kept = Some(tile);
            player.dealt = 0;
            for (&card, deck) in tables.start_tiles[tile.index()].resting.iter().zip(RESTING) {
                if player.hand.has(card) {
                    player.hand.take(card);
                    player.rest[deck.index()].add(card);
                }
            }
        }
        self.round = self.round.max(1);
    }

    /// Only this step is still to be done.
    fn only(&mut self, step: Step) {
        self.agenda.clear();
        self.agenda.push(step);
    }

    /// Whose turn of the action phase it is, from its beginning.
    fn set_turn(&mut self, value: &Value) -> Done {
        let seat = self.seat_named(text(value)?)?;
        self.keep_tiles();
        self.active = seat;
        self.only(Step::Turn);
        Ok(())
    }

    /// Which step comes next.
    fn set_step(&mut self, value: &Value) -> Done {
        let name = text(value)?;
        let Some(&(_, step)) = STEPS.iter().find(|(known, _)| *known == name) else {
            return Err(format!("no step {name:?}; there are: {}", STEPS.map(|(known, _)| known).join(", ")));
        };
        if step == Step::KeepTiles {
            let kept = self.agenda.top() != Some(Step::KeepTiles);
            return if kept { Err("the starting tiles are kept already".into()) } else { Ok(()) };
        }
        self.keep_tiles();
        if step == Step::Planning {
            self.players.iter_mut().for_each(|player| player.secret = Secret::Deciding(0));
        }
        self.only(step);
        Ok(())
    }

    /// The step that can be set, or what is going on in between.
    fn step_name(&self) -> &'static str {
        let steps = self.agenda.steps();
        let Some(&top) = steps.last() else { return "over" };
        match STEPS.iter().find(|&&(_, step)| step == top) {
            Some((name, _)) => name,
            None if steps.contains(&Step::KeepTiles) => "setup",
            None if steps.iter().any(|step| matches!(step, Step::StartBonus(_))) => "start-bonus",
            None if steps.contains(&Step::RoundBegins) => "preparation",
            None => "action",
        }
    }
}

impl Position for Mombasa {
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
        for seat in self.all_seats() {
            // Bonuses of the tracks are usable from the own next turn on, and this position is one's own turn.
            self.unlock(seat);
        }
        self.plans_are_open()?;
        self.possible()?;
        self.audit()?;
        self.settle(&mut Silent);
        Ok(())
    }

    fn get(&self, name: &str) -> Result<Value, String> {
        match name.split_once('.') {
            None => match name {
                "turn" => Ok(name_of(colour(self.active))),
                "step" => Ok(name_of(self.step_name())),
                _ => self.get_board(name, None),
            },
            Some((first, rest)) if COLOURS.contains(&first) => self.get_player(self.seat_named(first)?, rest),
            Some((first, rest)) => self.get_board(first, Some(rest)),
        }
    }
}

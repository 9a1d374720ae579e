//! A position, part by named part: what scenarios set and read. `docs/scenarios.md` lists the names.
//!
//! Setting a part moves real pieces: a card that comes into a hand leaves the deck it was in, and what it replaces goes
//! back where it belongs. So every position set this way holds the whole box, or is refused as impossible.

mod board;
mod cards;
mod player;

use crate::agenda::{Step, Walk};
use crate::data::player_board::DiscSpace;
use crate::data::trail::{ALWAYS, Space, TRADE};
use crate::rail::Rail;
use crate::state::{Gwt, Turn};
use cowcatcher_engine::{Seat, Silent};
use cowcatcher_proof::Position;
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

    /// Whose turn it is, from its beginning.
    fn set_turn(&mut self, value: &Value) -> Done {
        let seat = self.seat_named(text(value)?)?;
        self.turn = Turn { last_turns: self.turn.last_turns, ..Turn::new(seat) };
        self.agenda.clear();
        self.agenda.push(Step::TurnBegins);
        Ok(())
    }

    /// Which step of the turn comes next.
    fn set_step(&mut self, value: &Value) -> Done {
        const STEPS: &str = "turn, location, kansas-city, foresight-1 to foresight-3, income, deliver-N, phase-c";
        let step = text(value)?;
        self.agenda.clear();
        self.agenda.push(Step::PhaseC);
        match step {
            "turn" => {
                self.agenda.clear();
                self.agenda.push(Step::TurnBegins);
            }
            "location" | "kansas-city" => self.agenda.push(Step::Arrive(Walk::PhaseA)),
            "phase-c" => {}
            _ => {
                self.agenda.push(Step::LeaveKansasCity);
                self.agenda.push(Step::EndTurn);
                match step.rsplit_once('-') {
                    None if step == "income" => self.agenda.push(Step::Income),
                    Some(("foresight", column @ ("1" | "2" | "3"))) => {
                        self.agenda.push(Step::Income);
                        let first: u8 = column.parse().unwrap_or(1);
                        (first..=3).rev().for_each(|column| self.agenda.push(Step::Foresight(column)));
                    }
                    Some(("deliver", total)) => {
                        let limit = total.parse().map_err(|_| format!("{total:?} is not a total"))?;
                        self.turn.total = limit;
                        self.agenda.push(Step::Deliver { limit, extraordinary: false });
                    }
                    _ => return Err(format!("no step {step:?}; there are: {STEPS}")),
                }
            }
        }
        Ok(())
    }

    /// Discs are 14 for each player: missing ones lie on Kansas City, surplus ones leave the auxiliary spaces first.
    fn balance_discs(&mut self, seat: Seat) -> Done {
        const GIVEN_UP: [DiscSpace; 10] = [
            DiscSpace::Removal,
            DiscSpace::Engine,
            DiscSpace::Certificate,
            DiscSpace::Cards,
            DiscSpace::Money,
            DiscSpace::Limit4,
            DiscSpace::Limit6,
            DiscSpace::StepRight,
            DiscSpace::StepLeft,
            DiscSpace::Hand,
        ];
        let stations = self.station_count(seat);
        let player = &mut self.players[seat.index()];
        let placed = stations + player.cities.iter().map(|&n| u32::from(n)).sum::<u32>();
        if placed > 14 {
            return Err(format!("{} has {placed} discs on cities and stations, of 14", colour(seat)));
        }
        while placed + player.discs.count_ones() > 14 {
            let bits = GIVEN_UP.iter().map(|space| player.discs & space.bits()).find(|&bits| bits != 0).unwrap_or(0);
            player.discs &= !(bits & bits.wrapping_neg());
        }
        player.cities[0] += (14 - placed - player.discs.count_ones()) as u8;
        Ok(())
    }

    fn check_ranchers_and_engines(&self) -> Done {
        let players = &self.players[..usize::from(self.setting.players)];
        for (seat, player) in players.iter().enumerate() {
            let name = COLOURS[seat];
            if let Some(space) = player.rancher {
                if TRADE & space.bit() != 0 && space > Space::KC {
                    return Err(format!("{name}'s rancher can't stand on {space}, which is beside the trail"));
                }
                if self.tables().exits[space.index()].len == 0 && space != Space::KC {
                    return Err(format!("{name}'s rancher can't stand on {space}, which this edition has not"));
                }
            }
            let shared = players[..seat].iter().any(|other| other.engine == player.engine);
            if shared && player.engine != Rail::START {
                return Err(format!("two engines on {} (GWT-RAIL-04)", player.engine));
            }
            if player.engine == Rail::LAST {
                return Err(format!("{name}'s engine can't stay on space 39 (GWT-RAIL-16)"));
            }
        }
        Ok(())
    }
}

impl Position for Gwt {
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
        for seat in (0..self.setting.players).map(Seat) {
            self.balance_discs(seat)?;
        }
        self.check_ranchers_and_engines()?;
        self.check_token_row()?;
        if self.trail.occupied() & ALWAYS != ALWAYS {
            return Err("a neutral space is empty".into());
        }
        self.count_the_box()?;
        // A turn that has not begun to move begins again with what was set.
        if matches!(self.agenda.top(), Some(Step::PlaceRancher | Step::Discard { .. })) {
            self.agenda.clear();
            self.agenda.push(Step::TurnBegins);
        }
        let needs_rancher = matches!(self.agenda.top(), Some(Step::Arrive(_)));
        if needs_rancher && self.me().rancher.is_none_or(|space| space == Space::Start) {
            return Err(format!("{}'s rancher is at no location", colour(self.active())));
        }
        self.settle(&mut Silent);
        Ok(())
    }

    fn get(&self, name: &str) -> Result<Value, String> {
        match name.split_once('.') {
            None => match name {
                "turn" => Ok(name_of(colour(self.active()))),
                _ => self.get_board(name, None),
            },
            Some((first, rest)) if COLOURS.contains(&first) => self.get_player(self.seat_named(first)?, rest),
            Some((first, rest)) => self.get_board(first, Some(rest)),
        }
    }
}

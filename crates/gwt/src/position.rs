//! A position, part by named part: what scenarios set and read. `docs/scenarios.md` lists the names.
//!
//! Setting a part moves real pieces: a card that comes into a hand leaves the deck it was in, and what it replaces goes
//! back where it belongs. So every position set this way holds the whole box, or is refused as impossible.

mod board;
mod cards;
mod player;
mod possible;
mod room;
mod sam;
mod step;

use crate::agenda::Step;
use crate::state::Gwt;
use cowcatcher_engine::{Seat, Silent};
use cowcatcher_proof::scenario::value::{Part, colour, name_of};
use cowcatcher_proof::{Lawful, Position};
use toml::Value;

type Done = Result<(), String>;

impl Position for Gwt {
    fn rank(name: &str) -> u8 {
        match name.rsplit('.').next() {
            // All of the trail, then single spaces of it.
            Some("trail") => 0,
            // What is neither in stock nor on the trail was replaced.
            Some("stock") => 2,
            // Whether Sam can be specialized so depends on his workers.
            Some("specialization") => 2,
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
        match Part::named(self, name)? {
            Part::Player(seat, rest) => self.set_player(seat, rest, value),
            Part::Board("turn", None) => self.set_turn(value),
            Part::Board("step", None) => self.set_step(value),
            Part::Board("sam", Some(rest)) => self.set_sam(rest, value),
            Part::Board(first, rest) => self.set_board(first, rest, value),
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
        match Part::named(self, name)? {
            Part::Player(seat, rest) => self.get_player(seat, rest),
            Part::Board("turn", None) => Ok(name_of(colour(self.active()))),
            Part::Board("step", None) => Ok(name_of(self.step_name())),
            Part::Board("sam", Some(rest)) => self.get_sam(rest),
            Part::Board(first, rest) => self.get_board(first, rest),
        }
    }
}

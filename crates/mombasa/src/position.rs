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
use cowcatcher_engine::Silent;
use cowcatcher_proof::scenario::value::{Part, colour, name_of, seat_named, text};
use cowcatcher_proof::{Lawful, Position};
use toml::Value;

type Done = Result<(), String>;

/// The steps that can be set.
const STEPS: [(&str, Step); 5] = [
    ("keep-tiles", Step::KeepTiles),
    ("planning", Step::Planning),
    ("turn", Step::Turn),
    ("end-turn", Step::EndTurn),
    ("next-turn", Step::TurnBegins),
];

impl Mombasa {
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
        let seat = seat_named(self, text(value)?)?;
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
        match Part::named(self, name)? {
            Part::Player(seat, rest) => self.set_player(seat, rest, value),
            Part::Board("turn", None) => self.set_turn(value),
            Part::Board("step", None) => self.set_step(value),
            Part::Board(first, rest) => self.set_board(first, rest, value),
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
        match Part::named(self, name)? {
            Part::Player(seat, rest) => self.get_player(seat, rest),
            Part::Board("turn", None) => Ok(name_of(colour(self.active))),
            Part::Board("step", None) => Ok(name_of(self.step_name())),
            Part::Board(first, rest) => self.get_board(first, rest),
        }
    }
}

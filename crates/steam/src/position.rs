//! A position, part by named part: what scenarios set and read. `docs/scenarios.md` lists the names.
//!
//! Setting a part moves real pieces: a tile that comes on the map leaves the stock, a cube comes from the bag and goes back to
//! it. So every position set this way holds the whole box, or is refused as impossible.

mod board;
mod pieces;
mod player;
mod possible;

use crate::agenda::Step;
use crate::data::turns;
use crate::hex::Hex;
use crate::options::Rules;
use crate::state::{BuildTurn, Order, Steam};
use cowcatcher_engine::{Seat, Silent};
use cowcatcher_proof::scenario::value::{Part, colour, integer, list, name_of, names_of, number_of, seat_named, text};
use cowcatcher_proof::{Lawful, Position};
use std::borrow::Cow;
use toml::Value;

type Done = Result<(), String>;

impl Steam {
    /// A player by colour; `""` stands for nobody.
    fn maybe_seat(&self, name: &str) -> Result<Option<Seat>, String> {
        if name.is_empty() { Ok(None) } else { seat_named(self, name).map(Some) }
    }

    /// The number of a hex, by its coordinates or by the name of its city or town.
    fn hex_named(&self, name: &str) -> Result<u8, String> {
        let hex = name.parse::<Hex>().ok().or_else(|| self.map.named(name));
        let number = hex.and_then(|hex| self.map.number(hex));
        number.ok_or_else(|| format!("no hex {name:?} that can be built on, and no city or town of that name"))
    }

    /// The name of a city or town, else the coordinates.
    fn name_of_hex(&self, hex: Hex) -> String {
        self.map.space(hex).and_then(|space| space.name()).map_or_else(|| hex.to_string(), str::to_owned)
    }

    /// Puts the game at the beginning of a phase; nobody has done anything in it.
    fn set_phase(&mut self, value: &Value) -> Done {
        const PHASES: &str = "capital, auction, actions, build, goods-1, goods-2, income, next-turn, over";
        let step = match text(value)? {
            "capital" if self.setting.rules == Rules::Standard => Step::Raise(0),
            "auction" => {
                self.reset(Step::TurnEnds);
                match self.setting.rules {
                    Rules::Standard => self.begin_order_auction(&mut Silent),
                    Rules::Base => self.begin_place_auction(Seat(0)),
                }
                return Ok(());
            }
            "actions" => Step::Take(0),
            "build" => Step::BuildTurn(0),
            "goods-1" => Step::Goods(0),
            "goods-2" => Step::Goods(self.order.len() as u8),
            "income" => Step::IncomePhase,
            "next-turn" => Step::TurnEnds,
            "over" => {
                self.turn = turns(usize::from(self.setting.players));
                self.reset(Step::TurnEnds);
                self.agenda.clear();
                return Ok(());
            }
            other => return Err(format!("no phase {other:?} here; there are: {PHASES}")),
        };
        self.reset(step);
        Ok(())
    }

    /// Only this step is still to be done.
    fn reset(&mut self, step: Step) {
        self.agenda.clear();
        self.agenda.push(step);
        self.build = BuildTurn::NONE;
        self.turn = self.turn.max(1);
    }

    /// Whose turn it is within the phase; those before them had theirs.
    fn set_active(&mut self, value: &Value) -> Done {
        let seat = seat_named(self, text(value)?)?;
        let place = |order: Order| {
            let place = order.seats().iter().position(|&it| it == seat);
            place.map(|place| place as u8).ok_or_else(|| format!("{} is not in the turn order", colour(seat)))
        };
        let step = match self.agenda.top() {
            Some(Step::Raise(_)) => Step::Raise(place(self.order)?),
            Some(Step::Take(_)) => Step::Take(place(self.order)?),
            Some(Step::BuildTurn(_)) => Step::BuildTurn(place(self.build_order())?),
            Some(Step::Goods(at)) => {
                let players = self.order.len() as u8;
                Step::Goods(place(self.goods_order())? + if at < players { 0 } else { players })
            }
            Some(Step::BidForPlace) => {
                self.begin_place_auction(seat);
                return Ok(());
            }
            Some(Step::BidForOrder) => return Err("the first in the order speaks first (STEAM-AUCTION-10)".into()),
            _ => return Err("set the phase first: capital, auction, actions, build, goods-1 or goods-2".into()),
        };
        self.agenda.replace(step);
        Ok(())
    }

    fn set_order(&mut self, value: &Value) -> Done {
        let seats = list(value)?.iter().map(|name| seat_named(self, text(name)?)).collect::<Result<Vec<Seat>, _>>()?;
        let mut sorted = seats.clone();
        sorted.sort_unstable();
        let mut playing = self.order.seats().to_vec();
        playing.sort_unstable();
        if sorted != playing {
            return Err("everybody who is in the game stands in the order once".into());
        }
        for (place, seat) in seats.into_iter().enumerate() {
            self.order.set(place, seat);
        }
        if self.agenda.top() == Some(Step::BidForOrder) {
            self.begin_order_auction(&mut Silent);
        }
        Ok(())
    }

    /// The placements left in the build turn that now begins.
    fn set_placements(&mut self, value: &Value) -> Done {
        self.settle(&mut Silent);
        if !matches!(self.agenda.top(), Some(Step::Build(_))) {
            return Err("placements are left in the phase \"build\" only".into());
        }
        self.build.left = integer(value, 0, crate::data::ENGINEER_PLACEMENTS)?;
        Ok(())
    }
}

impl Position for Steam {
    fn set(&mut self, name: &str, value: &Value) -> Result<(), String> {
        match Part::named(self, name)? {
            Part::Player(seat, rest) => self.set_player(seat, rest, value),
            Part::Board("phase", None) => self.set_phase(value),
            Part::Board("active", None) => self.set_active(value),
            Part::Board("order", None) => self.set_order(value),
            Part::Board("placements", None) => self.set_placements(value),
            Part::Board(first, rest) => self.set_board(first, rest, value),
        }
    }

    fn complete(&mut self) -> Result<(), String> {
        self.audit()?;
        self.judge_possible()?;
        self.settle(&mut Silent);
        Ok(())
    }

    /// A city or town may be called by its name: `build Albany`, `cube New York red`.
    fn in_notation<'a>(&self, action: &'a str) -> Cow<'a, str> {
        let Some((verb, rest)) = action.split_once(' ') else { return action.into() };
        let (name, after) = match verb {
            "build" | "urbanize" | "grow" => (rest, ""),
            "cube" => rest.rfind(' ').map_or((rest, ""), |at| rest.split_at(at)),
            _ => return action.into(),
        };
        self.map.named(name).map_or(action.into(), |hex| format!("{verb} {hex}{after}").into())
    }

    fn get(&self, name: &str) -> Result<Value, String> {
        match Part::named(self, name)? {
            Part::Player(seat, rest) => self.get_player(seat, rest),
            Part::Board("phase", None) => Ok(name_of(self.phase())),
            Part::Board("active", None) => Ok(name_of(colour(self.active))),
            Part::Board("order", None) => Ok(names_of(self.order.seats().iter().copied().map(colour))),
            Part::Board("placements", None) => Ok(number_of(self.build.left)),
            Part::Board(first, rest) => self.get_board(first, rest),
        }
    }
}

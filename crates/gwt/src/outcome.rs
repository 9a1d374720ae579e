//! What chance can decide, and its notation.

use crate::data::buildings::{MOST_BUILDINGS, Neutral};
use crate::data::cards::Card;
use crate::data::masters::Master;
use crate::data::objectives::{Objective, Starting};
use crate::data::supply::Tile;
use cowcatcher_engine::notation::number;
use cowcatcher_engine::{NotationError, Seat};
use std::fmt;
use std::str::FromStr;

/// One result of chance. What becomes of it, the game knows: the first open step of its agenda asked for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// `first 2`: this seat begins.
    First(Seat),
    /// `neutral C`: this neutral building comes to the next neutral space.
    Neutral(Neutral),
    /// `side 4 b`: this private building number lies on side b (`true`) for all.
    Side(u8, bool),
    /// `master M3`: this tile comes to the next station master space.
    Master(Master),
    /// `start ST2`: the next player's starting objective.
    Starting(Starting),
    /// `tile flood-2-green`: this tile comes from the Kansas City supply.
    Tile(Tile),
    /// `market red`: this card comes to the cattle market.
    Market(Card),
    /// `objective O7`: this card comes from the objective stack.
    Objective(Objective),
    /// `card grey`: this card is drawn into a hand.
    Card(Card),
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Outcome::First(seat) => write!(f, "first {seat}"),
            Outcome::Neutral(neutral) => write!(f, "neutral {neutral}"),
            Outcome::Side(number, b) => write!(f, "side {number} {}", if b { 'b' } else { 'a' }),
            Outcome::Master(master) => write!(f, "master {master}"),
            Outcome::Starting(starting) => write!(f, "start {starting}"),
            Outcome::Tile(tile) => write!(f, "tile {tile}"),
            Outcome::Market(card) => write!(f, "market {card}"),
            Outcome::Objective(objective) => write!(f, "objective {objective}"),
            Outcome::Card(card) => write!(f, "card {card}"),
        }
    }
}

impl FromStr for Outcome {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Outcome, NotationError> {
        let bad = || NotationError::new(text, "an outcome of chance");
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["first", seat] => {
                let n = number::<u8>(seat).filter(|n| (1..=4).contains(n)).ok_or_else(bad)?;
                Outcome::First(Seat(n - 1))
            }
            ["neutral", neutral] => Outcome::Neutral(neutral.parse()?),
            ["side", n, side @ ("a" | "b")] => {
                let n = number(n).filter(|n| (1..=MOST_BUILDINGS as u8).contains(n)).ok_or_else(bad)?;
                Outcome::Side(n, side == "b")
            }
            ["master", master] => Outcome::Master(master.parse()?),
            ["start", starting] => Outcome::Starting(starting.parse()?),
            ["tile", tile] => Outcome::Tile(tile.parse()?),
            ["market", card] => Outcome::Market(card.parse()?),
            ["objective", objective] => Outcome::Objective(objective.parse()?),
            ["card", card] => Outcome::Card(card.parse()?),
            _ => return Err(bad()),
        })
    }
}

//! What chance can decide, and its notation. All chance of the game is in its set-up (STEAM-SETUP-10).

use crate::data::actions::ActionTile;
use crate::data::goods::{COLOURS, Colour};
use cowcatcher_engine::{NotationError, Seat};
use std::fmt;
use std::str::FromStr;

/// One result of chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// `cubes red red blue`: these cubes, by colour, come to the next city or supply space.
    Cubes(Cubes),
    /// `first 3`: this seat speaks first in the auction (STEAM-AUCTION-02).
    First(Seat),
    /// `draw engineer`: the next seat draws this action tile (STEAM-ORDER-01, 05).
    Draw(ActionTile),
}

/// So many cubes of each colour, by [`Colour`].
pub type Cubes = [u8; COLOURS];

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Outcome::Cubes(cubes) => {
                f.write_str("cubes")?;
                for (&colour, &n) in Colour::ALL.iter().zip(&cubes) {
                    for _ in 0..n {
                        write!(f, " {colour}")?;
                    }
                }
                Ok(())
            }
            Outcome::First(seat) => write!(f, "first {seat}"),
            Outcome::Draw(tile) => write!(f, "draw {tile}"),
        }
    }
}

impl FromStr for Outcome {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Outcome, NotationError> {
        let bad = || NotationError::new(text, "an outcome of chance");
        let words: Vec<&str> = text.split(' ').collect();
        // Cubes may be written in any order, a seat in just one way.
        Ok(match words[..] {
            ["cubes", ref colours @ ..] if colours.len() <= 16 => {
                let mut cubes = [0; COLOURS];
                for colour in colours {
                    cubes[colour.parse::<Colour>()?.index()] += 1;
                }
                Outcome::Cubes(cubes)
            }
            ["first", seat] => Outcome::First(seat.parse()?),
            ["draw", tile] => Outcome::Draw(tile.parse()?),
            _ => return Err(bad()),
        })
    }
}

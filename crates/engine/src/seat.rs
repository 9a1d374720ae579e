//! Seats at a table, and sets of them.

use crate::notation::{NotationError, number};
use crate::standings::MOST_SEATS;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A place at the table, counted from 0. People see it counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat with this index, if a table can have it.
    pub fn new(index: u8) -> Option<Seat> {
        (usize::from(index) < MOST_SEATS).then_some(Seat(index))
    }

    /// The seat as an index into an array of players.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// Seats are written as people count them: the first seat is `1`.
impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl FromStr for Seat {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Seat, NotationError> {
        let seat = number::<u8>(text).and_then(|n| Seat::new(n.checked_sub(1)?));
        seat.ok_or_else(|| NotationError::new(text, "a seat"))
    }
}

/// A set of seats. A seat that no table has (8 and above) is in no set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Seats(pub u8);

impl Seats {
    /// No seat.
    pub const NONE: Seats = Seats(0);

    fn bit(seat: Seat) -> u8 {
        1_u8.unbounded_shl(u32::from(seat.0))
    }

    /// The first `n` seats: everybody at a table of `n`.
    pub fn first(n: usize) -> Seats {
        Seats(((1u16 << n) - 1) as u8)
    }

    /// Just this seat.
    pub fn only(seat: Seat) -> Seats {
        Seats(Seats::bit(seat))
    }

    /// This set without `seat`.
    pub fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !Seats::bit(seat))
    }

    /// This set and `seat`.
    pub fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | Seats::bit(seat))
    }

    /// Both sets together.
    pub fn and(self, other: Seats) -> Seats {
        Seats(self.0 | other.0)
    }

    /// Is the seat in the set?
    pub fn contains(self, seat: Seat) -> bool {
        self.0 & Seats::bit(seat) != 0
    }

    /// Is nobody in the set?
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(move |&seat| self.contains(seat))
    }
}

//! What a player can click, and its notation.

use crate::cards::{Card, MOST_PLAYERS};
use cowcatcher_engine::notation::number;
use cowcatcher_engine::{NotationError, Seat};
use std::fmt;
use std::str::FromStr;

/// One click. The order of the variants, then of their fields, is the order of legal lists.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `bid 4`: choose this card.
    Bid(Card),
    /// `take`: take the prize.
    Take,
    /// `give 2`: give the prize to this player.
    Give(Seat),
    /// `done`: end the round.
    Done,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Bid(card) => write!(f, "bid {card}"),
            Action::Take => f.write_str("take"),
            Action::Give(seat) => write!(f, "give {seat}"),
            Action::Done => f.write_str("done"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        let read = match text.split_once(' ') {
            None if text == "take" => Some(Action::Take),
            None if text == "done" => Some(Action::Done),
            Some(("bid", card)) => card.parse().ok().map(Action::Bid),
            Some(("give", seat)) => seat_of(seat, MOST_PLAYERS).map(Action::Give),
            _ => None,
        };
        read.ok_or_else(|| NotationError::new(text, "an action"))
    }
}

/// A seat as people count it.
pub(crate) fn seat_of(text: &str, seats: usize) -> Option<Seat> {
    number::<u8>(text).and_then(|number| number.checked_sub(1)).map(Seat).filter(|seat| seat.index() < seats)
}

/// Every action that can be written.
pub(crate) fn universe() -> Vec<Action> {
    let bids = Card::ALL.iter().copied().map(Action::Bid);
    let gifts = (0..MOST_PLAYERS as u8).map(|seat| Action::Give(Seat(seat)));
    bids.chain(gifts).chain([Action::Take, Action::Done]).collect()
}

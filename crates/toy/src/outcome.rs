//! What chance can decide, and its notation.

use crate::cards::{Card, PIPS};
use cowcatcher_engine::NotationError;
use cowcatcher_engine::notation::number;
use std::fmt;
use std::str::FromStr;

/// One result of chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// `roll 5`: the die shows the prize (TOY-DEAL-01).
    Roll(u8),
    /// `card 3`: the next hand that is not full gets this card (TOY-DEAL-02).
    Card(Card),
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Roll(pips) => write!(f, "roll {pips}"),
            Outcome::Card(card) => write!(f, "card {card}"),
        }
    }
}

impl FromStr for Outcome {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Outcome, NotationError> {
        let read = match text.split_once(' ') {
            Some(("roll", pips)) => number(pips).filter(|pips| (1..=PIPS).contains(pips)).map(Outcome::Roll),
            Some(("card", card)) => card.parse().ok().map(Outcome::Card),
            _ => None,
        };
        read.ok_or_else(|| NotationError::new(text, "an outcome"))
    }
}

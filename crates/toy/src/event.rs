//! What can happen, as data. Nothing here is prose: logs, animations and translations are made from it elsewhere.

use crate::cards::Card;
use crate::question::Money;
use cowcatcher_engine::{Occurrence, Seat, Transfer};
use serde::Serialize;

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Event {
    /// A round began, and the die showed its prize.
    Rolled(u8),
    /// A seat got a card. Everybody else hears this.
    Dealt(Seat),
    /// You got this card.
    Drew(Card),
    /// The discarded cards became the deck.
    Shuffled,
    /// A seat chose its card. Everybody else hears this.
    Chose(Seat),
    /// You chose this card.
    Bid(Card),
    /// A seat's card was shown.
    Showed(Seat, Card),
    /// A seat won the round.
    Won(Seat),
    /// Several showed the highest card, and nobody won.
    Tied,
    /// A seat got so many coins from the bank.
    Got(Seat, u8),
    /// The game is over.
    Over,
}

impl Occurrence for Event {
    fn clause(&self) -> Option<&'static str> {
        Some(match self {
            Event::Rolled(_) => "TOY-DEAL-01",
            Event::Dealt(_) | Event::Drew(_) => "TOY-DEAL-02",
            Event::Shuffled => "TOY-DEAL-03",
            Event::Chose(_) | Event::Bid(_) => "TOY-BID-01",
            Event::Showed(..) | Event::Won(_) => "TOY-BID-02",
            Event::Tied => "TOY-BID-03",
            Event::Got(..) => "TOY-PRIZE-01",
            Event::Over => "TOY-END-01",
        })
    }

    fn opens(&self) -> Option<Seat> {
        match *self {
            Event::Won(seat) => Some(seat),
            _ => None,
        }
    }

    fn transfer(&self, _: Seat) -> Option<Transfer> {
        match *self {
            Event::Got(seat, coins) => {
                Some(Transfer { from: None, to: Some(seat), amount: coins.into(), what: Money::Coins.into() })
            }
            _ => None,
        }
    }
}

//! What a seat may see, built from what it may see.

use crate::cards::{Card, one_by_one};
use crate::state::{Step, Toy};
use cowcatcher_engine::Seat;
use serde::Serialize;

/// What a seat, or a spectator, may see.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// Rounds that are over.
    pub round: u8,
    /// Rounds of the whole game.
    pub rounds: u8,
    /// The prize of this round; 0 before it is known.
    pub prize: u8,
    /// Coins in the bank.
    pub bank: u8,
    /// How many cards the deck holds.
    pub deck: u32,
    /// The cards discarded, ascending.
    pub discard: Vec<Card>,
    /// Who has won this round.
    pub winner: Option<Seat>,
    /// The own hand, ascending; empty for a spectator.
    pub hand: Vec<Card>,
    /// The own bid.
    pub bid: Option<Card>,
    /// The players by seat.
    pub players: Vec<PlayerView>,
}

/// What everybody may see of a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlayerView {
    /// Coins.
    pub coins: u8,
    /// How many cards they hold.
    pub cards: u32,
    /// Have they chosen a card?
    pub chosen: bool,
}

impl Toy {
    pub(crate) fn seen_by(&self, seat: Option<Seat>) -> View {
        let own = seat.map(|seat| self.player(seat));
        View {
            round: self.round,
            rounds: self.options.rounds,
            prize: self.prize,
            bank: self.bank,
            deck: self.deck.total(),
            discard: one_by_one(&self.discard).collect(),
            winner: match self.step {
                Step::Prize(winner) | Step::Done(winner) => Some(winner),
                _ => None,
            },
            hand: own.map(|player| one_by_one(&player.hand).collect()).unwrap_or_default(),
            bid: own.and_then(|player| player.bid),
            players: self
                .players()
                .map(|it| PlayerView { coins: it.coins, cards: it.hand.total(), chosen: it.bid.is_some() })
                .collect(),
        }
    }
}

//! Which piece carries which legal action, and which action is wished for by whoever points at a piece that carries none.

use super::Scene;
use crate::kit::Clickable;
use cowcatcher_engine::Seat;
use cowcatcher_games::toy::{Action, Card, Toy};

/// Something that is drawn once and can be clicked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece {
    /// All cards of this value in the own hand: they are alike.
    Hand(Card),
    /// The place of a player at the table.
    Place(Seat),
}

impl Clickable<Toy> for Piece {
    fn of(scene: &Scene<'_>, action: Action) -> Option<Piece> {
        match action {
            Action::Bid(card) => Some(Piece::Hand(card)),
            Action::Take => scene.seat.map(Piece::Place),
            Action::Give(to) => Some(Piece::Place(to)),
            Action::Done => None,
        }
    }

    fn wish(self, scene: &Scene<'_>) -> Option<Action> {
        Some(match self {
            Piece::Hand(card) => Action::Bid(card),
            Piece::Place(seat) if scene.seat == Some(seat) => Action::Take,
            Piece::Place(seat) => Action::Give(seat),
        })
    }
}

//! What chance can decide, and its notation.

use crate::data::buildings::{MOST_BUILDINGS, Neutral};
use crate::data::cards::Card;
use crate::data::masters::Master;
use crate::data::objectives::{Objective, Starting};
use crate::data::sam::SAM_CARD_COUNT;
use crate::data::supply::Tile;
use crate::state::Gwt;
use cowcatcher_engine::{Game, Seat};

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
    /// `sam 7`: Sam draws this card of his.
    Sam(u8),
    /// `chosen cowboy`: Sam chooses this foresight tile.
    Chosen(Tile),
}

cowcatcher_engine::written! {
    Outcome as "an outcome of chance" {
        First(seat) = ["first", seat] if seat.index() < *Gwt::PLAYERS.end();
        Neutral(neutral) = ["neutral", neutral];
        Side(number, false) = ["side", number, "a"] if (1..=MOST_BUILDINGS as u8).contains(&number);
        Side(number, true) = ["side", number, "b"] if (1..=MOST_BUILDINGS as u8).contains(&number);
        Master(master) = ["master", master];
        Starting(starting) = ["start", starting];
        Tile(tile) = ["tile", tile];
        Market(card) = ["market", card];
        Objective(objective) = ["objective", objective];
        Card(card) = ["card", card];
        Sam(number) = ["sam", number] if (1..=SAM_CARD_COUNT).contains(&number);
        Chosen(tile) = ["chosen", tile];
    }
}

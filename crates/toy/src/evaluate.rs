//! Rules of thumb: how much a sensible player likes an action.

use crate::action::Action;
use crate::state::Toy;
use cowcatcher_engine::Seat;

/// How much `seat` likes a legal action; only the order matters.
pub(crate) fn appeal(game: &Toy, seat: Seat, action: Action) -> i32 {
    match action {
        // A high card for a high prize; the low ones are got rid of when there is little to win.
        Action::Bid(card) => {
            let value = i32::from(card.value());
            if 2 * game.prize > crate::cards::PIPS { value } else { -value }
        }
        Action::Take => 1,
        // To whoever has least, if it must be given at all.
        Action::Give(to) => -i32::from(game.player(to).coins) - i32::from(to == seat),
        Action::Done => 0,
    }
}

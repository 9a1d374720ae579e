//! What is known of the other players, one after the other in turn order: all of them share their rows.

use super::cards::{KINDS, Sums};
use super::{LEFT, MONEY, SHARES, SUMS, Sight, VALUES, exact, money_bin, sum_bin};
use crate::data::companies::Company;
use crate::data::player_board::{LAST_DIAMOND, LAST_STEP, Slot};
use crate::data::tracks::LAST_SPACE;
use crate::state::Secret;
use cowcatcher_engine::{Seat, Slots};

impl Sight<'_> {
    pub(super) fn others(&self, into: &mut Slots<'_>) {
        let others = into.block();
        for place in 1..self.players {
            into.again(others);
            self.other(place, into);
        }
    }

    fn other(&self, place: usize, into: &mut Slots<'_>) {
        let player = self.player(place);
        let seat = Seat(((self.seat.index() + place) % self.players) as u8);
        let game = self.game;
        let turn = if self.secret {
            usize::from(player.secret == Secret::Ready)
        } else {
            2 + usize::from(player.ended) + 2 * usize::from(game.active == seat)
        };
        exact(into, "turn of another", turn, 6);
        exact(into, "place of another", self.players.saturating_sub(2).min(2) * 3 + place - 1, 9);
        into.pick("money of another", money_bin(player.money), MONEY);
        exact(into, "diamonds of another", player.diamond.into(), usize::from(LAST_DIAMOND) + 1);
        exact(into, "jar of another", player.jar.into(), usize::from(LAST_STEP) + 1);
        let ahead = usize::from(player.book_count.saturating_sub(player.jar));
        into.pick("books of another", ahead, 8);
        let open = usize::from(player.is_open(Slot::S1)) + 2 * usize::from(player.is_open(Slot::S5));
        exact(into, "slots open to another", open * LEFT + self.left, 4 * LEFT);
        exact(into, "markers of another", game.free_markers(seat).into(), 6);
        let lead = (self.points[place] - self.points[0]).clamp(-60, 60) + 60;
        exact(into, "lead of another", lead as usize / 6, 21);

        let block = into.block();
        for index in 0..Company::ALL.len() {
            into.again(block);
            let shares = usize::from(self.shares[place][index]).min(SHARES - 1);
            let value = usize::from(self.values[index]);
            exact(into, "shares of another", shares * VALUES + value, SHARES * VALUES);
            exact(into, "space of another", player.tracks[index].into(), usize::from(LAST_SPACE) + 1);
        }

        let power = &self.power[place];
        for units in power.compared() {
            into.pick("in sight of another", units.into(), 12);
        }
        into.pick("points in sight of another", power.points.into(), 8);
        into.pick("diamonds in sight of another", power.diamonds.into(), 12);
        let hand = &self.hands[place];
        for kind in 0..KINDS {
            into.pick("hand of another", sum_bin(hand.values[kind]), SUMS);
        }
        let all = Sums::of(self.cards[place]);
        for kind in 0..KINDS {
            into.pick("cards of another", sum_bin(all.values[kind]), SUMS);
        }
        exact(into, "worth of another's cards", all.total().min(49) / 2, 25);
    }
}

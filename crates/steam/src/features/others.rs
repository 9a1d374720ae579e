//! What the other players have and can do.

use super::bins::{FEW, INCOMES, MONEY, around_zero, exact, few, income, money, stepped};
use super::deliveries::GAINS;
use super::own::{SUMS, points};
use super::{ROUNDS, Seen};
use crate::data::MOST_PLAYERS;
use crate::data::actions::ActionTile;
use crate::question::Phase;
use cowcatcher_engine::{Seat, Slots};

impl Seen<'_> {
    /// The other players, clockwise from the seat.
    pub(super) fn rivals(&self) -> impl Iterator<Item = Seat> + use<> {
        let (seat, players) = (self.seat.0, self.game.setting.players);
        (1..players).map(move |step| Seat((seat + step) % players))
    }

    pub(super) fn others(&self, into: &mut Slots<'_>) {
        let order = self.game.order;
        let place = |seat: Seat| order.seats().iter().position(|&it| it == seat).unwrap_or(MOST_PLAYERS);
        let (own_place, own_total) = (place(self.seat), self.total(self.seat));
        let block = into.block();
        let mut rivals: [(usize, Seat); MOST_PLAYERS] = [(MOST_PLAYERS, Seat(0)); MOST_PLAYERS];
        let mut count = 0;
        for seat in self.rivals() {
            // In turn order from the seat; who is bankrupt comes last.
            let at = place(seat);
            let after =
                if at == MOST_PLAYERS { 2 * MOST_PLAYERS } else { (at + MOST_PLAYERS - own_place) % MOST_PLAYERS };
            rivals[count % MOST_PLAYERS] = (after, seat);
            count += 1;
        }
        rivals[..count.min(MOST_PLAYERS)].sort_unstable();
        for &(_, seat) in rivals.iter().take(count) {
            into.again(block);
            self.other(seat, place(seat) < own_place, own_total, into);
        }
    }

    fn other(&self, seat: Seat, before: bool, own_total: i32, into: &mut Slots<'_>) {
        let game = self.game;
        let player = game.player(seat);
        let left = self.left;
        let at = seat.index() % MOST_PLAYERS;
        into.flag("another is asked", game.active == seat);
        into.flag("another is before", before);
        into.flag("another is bankrupt", player.bankrupt > 0);
        let tile = player.tile.map_or(0, |tile: ActionTile| tile.index() + 1);
        exact(into, "another's tile and phase", tile * Phase::ALL.len() + self.phase.index(), 8 * Phase::ALL.len());
        into.pick("another's money", money(player.cash), MONEY);
        exact(into, "another's income", income(player.income), INCOMES);
        exact(into, "another's money after the turn", around_zero(self.balance(seat), 2, 6), 13);
        into.pick("another's points", stepped(player.points.max(0) as usize, 0, 4), 20);
        exact(into, "another's lead", around_zero(self.total(seat) - own_total, 3, 10), 21);
        exact(into, "another's level and rounds left", usize::from(player.level) * ROUNDS + left, GAINS * ROUNDS);
        into.pick("another's links", usize::from(self.network.complete[at]), 26);
        into.pick("another's open links", usize::from(self.network.open[at]), 5);
        exact(into, "another's reward", usize::from(game.rewards[at]), GAINS);
        let now = &self.deliveries.now[at];
        let (this_turn, moves) = (self.moves_this_turn(seat).0, self.moves(seat));
        for best in now.best {
            into.pick("another's delivery", best.own() * 4 + best.others().min(3), GAINS * 4);
        }
        into.pick("another's deliveries in this turn", points(now.sum(this_turn)), SUMS);
        into.pick("another's deliveries", points(now.sum(moves)), SUMS);
        into.pick("another's cubes", few(now.cubes()) * 3 + this_turn, FEW * 3);
        let runs = self.phase == Phase::Auction;
        let auction = &game.auction;
        let gone = (auction.out | auction.placed) >> (seat.0 & 7) & 1 != 0;
        let high = auction.high.is_some_and(|(_, it)| it == seat);
        let speaks = match (runs, gone, high) {
            (false, ..) => 0,
            (_, true, _) => 1,
            (_, _, true) => 2,
            _ => 3,
        };
        into.pick("another in the auction", speaks, 4);
    }
}

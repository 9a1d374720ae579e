//! BANKRUPT: leaving the game. Carries STEAM-BANKRUPT-01 to 11.

use crate::agenda::Tell;
use crate::event::Event;
use crate::hex::EDGES;
use crate::state::Steam;
use crate::track::UNOWNED;
use cowcatcher_engine::Seat;

impl Steam {
    /// A player leaves the game; their links stay without owner, and only the incomplete ones can be claimed by others.
    pub(crate) fn go_bankrupt(&mut self, seat: Seat, log: &mut impl Tell) {
        self.bankrupts += 1;
        let nth = self.bankrupts;
        let player = self.player_mut(seat);
        player.bankrupt = nth;
        player.cash = 0;
        player.points = 0;
        player.tile = None;
        player.passed = false;
        player.improved = false;
        self.order.remove(seat);
        for number in 0..self.map.spaces().len() as u8 {
            for edge in 0..EDGES as u8 {
                let exit = self.track.exit(number, edge);
                if exit.is_some() && exit.owner() == seat.0 {
                    self.track.set_exit(number, edge, exit.with_owner(UNOWNED));
                }
            }
        }
        log.tell(Event::Bankrupt(seat));
    }
}

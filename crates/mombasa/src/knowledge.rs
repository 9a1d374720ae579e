//! Dealing anew what a seat does not know: the starting tiles of the others, and their plans until the reveal. Hands are no
//! secret (MOM-PLAN-10), and decks and stacks have no order that could be known.

use crate::agenda::Step;
use crate::data::player_board::Slot;
use crate::data::start_tiles::StartTile;
use crate::state::{Mombasa, Secret};
use cowcatcher_engine::Seat;
use rand::{Rng, RngExt};

impl Mombasa {
    pub(crate) fn deal_anew(&mut self, seat: Seat, rng: &mut impl Rng) {
        match self.agenda.top() {
            Some(Step::SetupTiles | Step::KeepTiles) => self.deal_tiles_anew(seat, rng),
            Some(Step::Planning) => self.plan_anew(seat, rng),
            _ => {}
        }
    }

    /// The others have planned nothing yet. Which starting tile they keep is left to luck: nothing hangs on it in between.
    pub(crate) fn plan_again(&mut self, seat: Seat) {
        if self.agenda.top() != Some(Step::Planning) {
            return;
        }
        for other in self.all_seats().filter(|&other| other != seat) {
            let player = self.player_mut(other);
            player.slots = Default::default();
            player.secret = Secret::Deciding(0);
        }
    }

    fn deal_tiles_anew(&mut self, seat: Seat, rng: &mut impl Rng) {
        let mut pool = ((1u16 << StartTile::ALL.len()) - 1) & !self.player(seat).dealt;
        for other in self.all_seats().filter(|&other| other != seat) {
            let player = self.player_mut(other);
            let mut dealt = 0;
            for _ in 0..player.dealt.count_ones() {
                let bit = random_bit(pool, rng);
                pool &= !bit;
                dealt |= bit;
            }
            player.dealt = dealt;
            if player.kept.is_some() {
                let bit = random_bit(dealt, rng);
                player.kept = Some(StartTile::from_index(bit.trailing_zeros() as usize));
            }
        }
    }

    fn plan_anew(&mut self, seat: Seat, rng: &mut impl Rng) {
        let shares = self.single_shares();
        for other in self.all_seats().filter(|&other| other != seat) {
            let player = self.player_mut(other);
            let decided = match player.secret {
                Secret::Deciding(slots) => usize::from(slots),
                Secret::Ready => Slot::ALL.len(),
            };
            player.slots = Default::default();
            for &slot in Slot::ALL.iter().take(decided) {
                if player.is_open(slot) {
                    let cards = player.plannable(shares);
                    let chosen = rng.random_range(0..=cards.len()) as usize;
                    player.slots[slot.index()] = cards.iter().nth(chosen);
                }
            }
        }
    }
}

/// One of the bits that are set; 0 if none is.
fn random_bit(bits: u16, rng: &mut impl Rng) -> u16 {
    let mut left = bits;
    for _ in 0..rng.random_range(0..bits.count_ones().max(1)) {
        left &= left.wrapping_sub(1);
    }
    left & left.wrapping_neg()
}

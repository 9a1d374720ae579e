//! What a seat knows, as features for a learned evaluation.

use crate::cards::{COINS, Card, HAND, PIPS};
use crate::state::{Step, Toy};
use cowcatcher_engine::features::Points;
use cowcatcher_engine::{Features, Seat, Slots};

/// The longest game that options allow.
const ROUNDS: usize = 9;

impl Features for Toy {
    const SPAN: f32 = 10.0;
    const WHIM: f32 = 2.0;
    const WEIGHTS: &'static [u8] = include_bytes!("../weights/toy.net");

    type Memory = ();

    fn features(&self, seat: Seat, (): &mut (), into: &mut Slots<'_>) -> Points {
        let step = match self.step {
            Step::Roll => 0,
            Step::Deal => 1,
            Step::Bid => 2,
            Step::Prize(winner) => 3 + usize::from(winner == seat),
            Step::Done(winner) => 5 + usize::from(winner == seat),
            Step::Over => 7,
        };
        into.pick("step", step, 8);
        into.pick("rounds left", self.options.rounds.saturating_sub(self.round).into(), ROUNDS + 1);
        into.pick("prize", self.prize.into(), usize::from(PIPS) + 1);
        into.pick("bank", self.bank.into(), usize::from(COINS) + 1);
        let me = self.player(seat);
        for card in Card::ALL {
            into.pick("hand", me.hand.count(card.index()) as usize, HAND as usize + 1);
        }
        into.pick("bid", me.bid.map_or(0, |card| 1 + card.index()), Card::ALL.len() + 1);
        into.pick("coins", me.coins.into(), usize::from(COINS) + 1);
        let others = into.block();
        for other in self.everybody().without(seat).iter() {
            into.again(others);
            into.pick("coins of another", self.player(other).coins.into(), usize::from(COINS) + 1);
            into.flag("another has bid", self.player(other).bid.is_some());
        }
        self.everybody().iter().map(|of| self.player(of).coins.into()).collect()
    }
}

//! Dealing anew what a seat does not know: the hands and draw piles of the others, and the objective cards nobody has
//! seen. The rest of the unknown, the decks and supplies, has no order that could be known.

use crate::data::cards::CATTLE_KINDS;
use crate::state::{Cards, Gwt, Objectives};
use cowcatcher_engine::Seat;
use rand::Rng;

impl Gwt {
    pub(crate) fn deal_anew(&mut self, seat: Seat, rng: &mut impl Rng) {
        let others: Vec<usize> =
            (0..usize::from(self.setting.players)).filter(|&other| other != seat.index()).collect();
        // Every objective card that this seat has not seen may be any other one it has not seen.
        let mut pool: Objectives = self.objective_stack;
        for &other in &others {
            pool.merge(&self.players[other].unseen);
        }
        for &other in &others {
            let player = &mut self.players[other];
            let hand_size = player.hand.total();
            let mut hidden = player.known_hidden();
            let mut unseen = Objectives::new();
            for _ in 0..player.unseen.total() {
                if let Some(objective) = pool.sample(rng) {
                    pool.take(objective);
                    unseen.add(objective);
                }
            }
            player.unseen = unseen;
            // What everybody knows to be in the hand stays there, and so do cards that came blind into it.
            hidden.subtract(&player.shown);
            let mut hand: Cards = player.shown;
            for (objective, n) in unseen.iter() {
                hand.add_many(CATTLE_KINDS + objective, n);
            }
            while hand.total() < hand_size {
                let Some(card) = hidden.sample(rng) else { break };
                hidden.take(card);
                hand.add(card);
            }
            player.hand = hand;
            player.draw = hidden;
        }
        self.objective_stack = pool;
    }
}

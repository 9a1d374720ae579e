//! What a seat does not know is dealt anew: the hands and bids of the others, and with them the deck.

use crate::cards::Card;
use crate::state::{Step, Toy};
use cowcatcher_engine::Seat;
use rand::Rng;

impl Toy {
    /// All unknown cards go back to the deck, then everybody gets as many as they had. What the seat knows says how many cards of
    /// each value those are, so the same generator deals the same to all positions that it can't tell apart.
    pub(crate) fn deal_anew(&mut self, seat: Seat, rng: &mut impl Rng) {
        let others = self.everybody().without(seat);
        let mut had = Vec::new();
        for other in others.iter() {
            let player = self.player_mut(other);
            let (mut hand, bid) = (std::mem::take(&mut player.hand), player.bid.take());
            had.push((other, hand.total(), bid.is_some()));
            self.deck.pour(&mut hand);
            if let Some(card) = bid {
                self.deck.add(card.index());
            }
        }
        for (other, cards, bid) in had {
            for _ in 0..cards {
                if let Some(card) = self.any_card(rng) {
                    self.player_mut(other).hand.add(card.index());
                }
            }
            if bid {
                self.player_mut(other).bid = self.any_card(rng);
            }
        }
    }

    /// The others take their bids back, as long as nobody has seen them.
    pub(crate) fn bid_again(&mut self, seat: Seat) {
        if self.step != Step::Bid {
            return;
        }
        for other in self.everybody().without(seat).iter() {
            let player = self.player_mut(other);
            if let Some(card) = player.bid.take() {
                player.hand.add(card.index());
            }
        }
    }

    fn any_card(&mut self, rng: &mut impl Rng) -> Option<Card> {
        let kind = self.deck.sample(rng)?;
        self.deck.take(kind);
        Some(Card::from_index(kind))
    }
}

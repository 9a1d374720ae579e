//! Counting the box: no coin and no card appears or vanishes (TOY-BOX-01).

use crate::cards::{COINS, COPIES, Card};
use crate::state::Toy;

impl Toy {
    pub(crate) fn count_the_box(&self) -> Result<(), String> {
        let coins = u32::from(self.bank) + self.players().map(|player| u32::from(player.coins)).sum::<u32>();
        if coins != u32::from(COINS) {
            return Err(format!("{coins} coins instead of {COINS}"));
        }
        for &card in Card::ALL {
            let with_players = self.players().map(|it| it.hand.count(card.index()) + u32::from(it.bid == Some(card)));
            let cards = self.deck.count(card.index()) + self.discard.count(card.index()) + with_players.sum::<u32>();
            if cards != COPIES {
                return Err(format!("{cards} cards of value {card} instead of {COPIES}"));
            }
        }
        Ok(())
    }
}

//! SIMM: the Simmental variant of the second edition. Carries GWT-SIMM-01 to 19 as far as no other chapter does: the
//! deck and market size are in setup.rs, prices in cattle.rs, the herd value in kansas_city.rs, discards in act.rs.

use crate::action::Action;
use crate::agenda::Tell;
use crate::data::cards::Card;
use crate::event::Event;
use crate::state::Gwt;
use cowcatcher_engine::{Choices, Refusal};

/// The levels that grow. As new cards go to the discard pile, the order of swaps does not matter (GWT-SIMM-07 to 09).
const GROWING: [Card; 2] = [Card::Calf, Card::Heifer];

impl Gwt {
    /// The cards of the hand that may be swapped. A token may bring a new heifer back into the hand: only as many become
    /// cows as the deck held before, so that no card rises two levels in one visit (GWT-SIMM-10, 19).
    fn growing(&self) -> impl Iterator<Item = Card> + '_ {
        let hand = &self.me().hand;
        let open = move |card: Card| hand.has(card.index()) && (card != Card::Heifer || self.turn.heifers > 0);
        GROWING.into_iter().filter(move |&card| open(card))
    }

    /// Is there anything to swap, or could a token bring it? (GWT-EXCHANGE-03)
    pub(crate) fn may_grow(&self) -> bool {
        self.setting.simmental && (self.growing().next().is_some() || self.judge_exchange().is_ok())
    }

    pub(crate) fn legal_grow(&self, into: &mut Choices<Action>) {
        into.extend(self.growing().map(Action::Grow));
    }

    pub(crate) fn judge_grow(&self, card: Card) -> Result<(), Refusal> {
        if card.grown().is_none() {
            return Err(Refusal::rule("GWT-SIMM-07"));
        }
        self.judge_in_hand("GWT-SIMM-07", card)?;
        if card == Card::Heifer && self.turn.heifers == 0 { Err(Refusal::rule("GWT-SIMM-10")) } else { Ok(()) }
    }

    pub(crate) fn play_grow(&mut self, card: Card, log: &mut impl Tell) {
        let Some(grown) = card.grown() else { return };
        if card == Card::Heifer {
            self.turn.heifers = self.turn.heifers.saturating_sub(1);
        }
        let me = self.me_mut();
        me.show(card);
        me.discard.add(grown.index());
        me.removed.add(card.index());
        log.tell(Event::Grown(card));
    }
}

//! SIMM: the Simmental variant of the second edition. Carries GWT-SIMM-01 to 18 as far as no other chapter does: the
//! deck and market size are in setup.rs, prices in cattle.rs, the herd value in kansas_city.rs, discards in act.rs.

use crate::action::Action;
use crate::agenda::Tell;
use crate::data::cards::Card;
use crate::event::Event;
use crate::state::Gwt;
use cowcatcher_engine::{Choices, Refusal};

/// The levels that grow, and what they become. As new cards go to the discard pile, the order of swaps does not matter
/// and no card rises two levels in one visit (GWT-SIMM-07 to 10).
const GROWTH: [(Card, Card); 2] = [(Card::Calf, Card::Heifer), (Card::Heifer, Card::Cow)];

impl Gwt {
    /// Is there anything to swap, or could a token bring it? (GWT-EXCHANGE-03)
    pub(crate) fn may_grow(&self) -> bool {
        self.setting.simmental && (GROWTH.iter().any(|(from, _)| self.me().hand.has(from.index())) || self.judge_exchange().is_ok())
    }

    pub(crate) fn legal_grow(&self, into: &mut Choices<Action>) {
        let here = GROWTH.iter().filter(|(from, _)| self.me().hand.has(from.index()));
        into.extend(here.map(|&(from, _)| Action::Grow(from)));
    }

    pub(crate) fn judge_grow(&self, card: Card) -> Result<(), Refusal> {
        if !GROWTH.iter().any(|&(from, _)| from == card) {
            return Err(Refusal::rule("GWT-SIMM-07"));
        }
        self.judge_in_hand("GWT-SIMM-07", card)
    }

    pub(crate) fn play_grow(&mut self, card: Card, log: &mut impl Tell) {
        let Some(&(_, grown)) = GROWTH.iter().find(|&&(from, _)| from == card) else { return };
        let me = self.me_mut();
        me.show(card);
        me.discard.add(grown.index());
        me.removed.add(card.index());
        log.tell(Event::Grown(card));
    }
}

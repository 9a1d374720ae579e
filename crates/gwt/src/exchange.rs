//! EXCHANGE: the tokens of the second edition. Carries GWT-EXCHANGE-01 to 12.
//!
//! A token may be used at every decision of its owner's own turn, in the middle of an action too (GWT-EXCHANGE-08).

use crate::agenda::{Step, Tell};
use crate::data::player_board::EXCHANGE_CARDS;
use crate::event::Event;
use crate::lack::Lack;
use crate::state::Gwt;
use cowcatcher_engine::Refusal;

impl Gwt {
    pub(crate) fn gain_token(&mut self, log: &mut impl Tell) {
        let me = self.me_mut();
        me.tokens = me.tokens.saturating_add(1);
        log.tell(Event::TokenGained);
    }

    /// Has the active player a token to use and a card to draw? (GWT-EXCHANGE-11)
    pub(crate) fn judge_exchange(&self) -> Result<(), Refusal> {
        if self.me().tokens == 0 {
            Err(Refusal::needs("GWT-EXCHANGE-02", Lack::Tokens, 1, 0))
        } else if !self.can_draw(self.active()) {
            Err(Refusal::rule("GWT-EXCHANGE-11"))
        } else {
            Ok(())
        }
    }

    /// A token is not used in the middle of another one (GWT-EXCHANGE-09).
    pub(crate) fn judge_exchange_step(&self, step: Step) -> Result<(), Refusal> {
        match step {
            Step::Draw { exchange: true, .. } | Step::Discard { exchange: true, .. } => {
                Err(Refusal::rule("GWT-EXCHANGE-09"))
            }
            _ => self.judge_exchange(),
        }
    }

    pub(crate) fn play_exchange(&mut self, log: &mut impl Tell) {
        let me = self.me_mut();
        me.tokens = me.tokens.saturating_sub(1);
        log.tell(Event::TokenUsed);
        self.start_drawing(EXCHANGE_CARDS, true);
    }
}

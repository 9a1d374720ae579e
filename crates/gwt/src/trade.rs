//! TRADE: teepees (1E) and bandits (2E). Carries GWT-TRADE-01 to 07.

use crate::action::Action;
use crate::agenda::Tell;
use crate::data::TradeBonus;
use crate::data::trail::{Space, TRADE, TRADE_SECTION, spaces};
use crate::event::{Event, Why};
use crate::state::{Gwt, Tile};
use cowcatcher_engine::{Choices, Refusal};

impl Gwt {
    /// The bonus printed at a trade space.
    fn bonus(&self, space: Space) -> Option<TradeBonus> {
        let index = TRADE_SECTION.iter().position(|&it| it == space)?;
        self.tables().trade.get(index).copied()
    }

    fn trade_tiles_on_board(&self) -> u64 {
        self.trail.occupied() & TRADE
    }

    pub(crate) fn judge_trade(&self, space: Space) -> Result<(), Refusal> {
        if self.trade_tiles_on_board() & space.bit() == 0 {
            return Err(Refusal::rule("GWT-TRADE-01"));
        }
        match self.bonus(space) {
            Some(TradeBonus::Money(dollars @ ..0)) => {
                self.judge_price("GWT-TRADE-03", u16::from(dollars.unsigned_abs()))
            }
            _ => Ok(()),
        }
    }

    pub(crate) fn judge_any_trade(&self) -> Result<(), Refusal> {
        let mut refusal = Refusal::rule("GWT-TRADE-05");
        for space in spaces(self.trade_tiles_on_board()) {
            match self.judge_trade(space) {
                Ok(()) => return Ok(()),
                Err(why) => refusal = why,
            }
        }
        Err(refusal)
    }

    pub(crate) fn legal_trade(&self, into: &mut Choices<Action>) {
        let open = spaces(self.trade_tiles_on_board()).filter(|&space| self.judge_trade(space).is_ok());
        into.extend(open.map(Action::Trade));
    }

    pub(crate) fn play_trade(&mut self, space: Space, log: &mut impl Tell) {
        self.agenda.pop();
        if let Some(Tile::Supply(tile)) = self.trail.clear(space) {
            self.me_mut().tiles.add(tile.index());
            log.tell(Event::TradeTaken(tile, space));
        }
        match self.bonus(space) {
            Some(TradeBonus::Money(dollars @ ..0)) => self.pay(u16::from(dollars.unsigned_abs()), Why::Trade, log),
            Some(TradeBonus::Money(dollars)) => self.gain(u16::from(dollars.unsigned_abs()), Why::Trade, log),
            Some(TradeBonus::Token) => self.gain_token(log),
            None => {}
        }
    }
}

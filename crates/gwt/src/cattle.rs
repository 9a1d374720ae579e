//! CATTLE: buying at the cattle market. Carries GWT-CATTLE-01 to 18 and GWT-SIMM-02, 03, 05, 06.

use crate::action::Action;
use crate::agenda::{Step, Tell};
use crate::data::cards::{Breed, Card};
use crate::data::market::{DEALS, Deal, Goods, MARKET_DRAW, MARKET_SIZE, SIMMENTAL_EXTRA};
use crate::event::{Event, Why};
use crate::lack::Lack;
use crate::state::{Gwt, cattle_of};
use cowcatcher_engine::{Choices, Refusal};

impl Goods {
    pub(crate) fn includes(self, card: Card) -> bool {
        match (self, card.cattle()) {
            (Goods::Value(value), Some(cattle)) => cattle.value == value && cattle.breed != Breed::Orange,
            (Goods::Simmental, _) => card == Card::Calf,
            _ => false,
        }
    }
}

/// The deal by which these cards are bought with so many cowboys.
fn deal_for(card: Card, other: Option<Card>, cowboys: u8) -> Option<&'static Deal> {
    let cards = 1 + u8::from(other.is_some());
    DEALS.iter().find(|deal| {
        deal.cowboys == cowboys
            && deal.cards == cards
            && deal.goods.includes(card)
            && other.is_none_or(|other| deal.goods.includes(other))
    })
}

/// The price of a purchase; none if there is no such deal.
pub(crate) fn price_of(card: Card, other: Option<Card>, cowboys: u8) -> Option<u16> {
    deal_for(card, other, cowboys).map(|deal| deal.price)
}

impl Gwt {
    /// The size of the cattle market at the start and after a refill (GWT-SETUP-15, GWT-SIMM-02, 03).
    pub(crate) fn market_size(&self) -> u8 {
        MARKET_SIZE[self.column()] + if self.setting.simmental { SIMMENTAL_EXTRA } else { 0 }
    }

    pub(crate) fn legal_buy(&self, cowboys: u8, into: &mut Choices<Action>) {
        let money = self.me().money;
        let affordable = DEALS.iter().filter(|deal| deal.cowboys <= cowboys && deal.price <= money);
        for deal in affordable {
            for card in cattle_of(&self.market).filter(|&card| deal.goods.includes(card)) {
                if deal.cards == 1 {
                    into.push(Action::Buy(card, None, deal.cowboys));
                    continue;
                }
                if self.market.count(card.index()) >= 2 {
                    into.push(Action::Buy(card, Some(card), deal.cowboys));
                }
                let others = cattle_of(&self.market).filter(|&other| other > card && deal.goods.includes(other));
                into.extend(others.map(|other| Action::Buy(card, Some(other), deal.cowboys)));
            }
        }
        into.sort_unstable();
        if self.judge_draw_market(cowboys).is_ok() {
            into.push(Action::DrawMarket);
        }
    }

    pub(crate) fn judge_buy(&self, left: u8, card: Card, other: Option<Card>, cowboys: u8) -> Result<(), Refusal> {
        if matches!(card, Card::Heifer | Card::Cow) {
            return Err(Refusal::rule("GWT-SIMM-04"));
        }
        // Two different cards are named in ascending order, so that a purchase has one name.
        let Some(deal) = deal_for(card, other, cowboys).filter(|_| other.is_none_or(|other| card <= other)) else {
            return Err(Refusal::rule("GWT-CATTLE-18"));
        };
        if cowboys > left {
            return Err(Refusal::needs("GWT-CATTLE-01", Lack::Cowboys, i32::from(cowboys), i32::from(left)));
        }
        let wanted = if other == Some(card) { 2 } else { 1 };
        let there =
            self.market.count(card.index()) >= wanted && other.is_none_or(|other| self.market.has(other.index()));
        if !there {
            return Err(Refusal::rule("GWT-CATTLE-14"));
        }
        self.judge_price("GWT-CATTLE-10", deal.price)
    }

    pub(crate) fn judge_draw_market(&self, cowboys: u8) -> Result<(), Refusal> {
        if cowboys == 0 {
            Err(Refusal::needs("GWT-CATTLE-01", Lack::Cowboys, 1, 0))
        } else if self.market_stack.is_empty() {
            Err(Refusal::rule("GWT-CATTLE-16"))
        } else {
            Ok(())
        }
    }

    /// Is there anything to do at the market at all?
    pub(crate) fn judge_any_purchase(&self, cowboys: u8) -> Result<(), Refusal> {
        if self.judge_draw_market(cowboys).is_ok() {
            return Ok(());
        }
        let money = self.me().money;
        let possible = DEALS.iter().filter(|deal| deal.cowboys <= cowboys && deal.price <= money).any(|deal| {
            let there: u32 = cattle_of(&self.market)
                .filter(|&card| deal.goods.includes(card))
                .map(|card| self.market.count(card.index()))
                .sum();
            there >= u32::from(deal.cards)
        });
        if possible { Ok(()) } else { Err(Refusal::rule("GWT-CATTLE-14")) }
    }

    pub(crate) fn play_buy(&mut self, left: u8, card: Card, other: Option<Card>, cowboys: u8, log: &mut impl Tell) {
        let price = price_of(card, other, cowboys).unwrap_or(0);
        self.pay(price, Why::Cattle, log);
        for card in std::iter::once(card).chain(other) {
            self.market.take(card.index());
            self.me_mut().discard.add(card.index());
            log.tell(Event::Bought(card));
        }
        self.agenda.replace(Step::Buy { cowboys: left.saturating_sub(cowboys) });
    }

    pub(crate) fn play_draw_market(&mut self, left: u8) {
        self.agenda.replace(Step::Buy { cowboys: left.saturating_sub(1) });
        self.agenda.push(Step::MarketCards(MARKET_DRAW));
    }

    /// A card comes from the stack to the market.
    pub(crate) fn reveal_market_card(&mut self, left: u8, card: Card, log: &mut impl Tell) {
        self.market_stack.take(card.index());
        self.market.add(card.index());
        log.tell(Event::MarketCard(card));
        self.agenda.replace(Step::MarketCards(left.saturating_sub(1)));
    }
}

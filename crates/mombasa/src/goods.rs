//! GOODS: using goods cards for a card and for tracks. Carries MOM-GOODS-01 to MOM-GOODS-14, MOM-SPECIAL-03 to MOM-SPECIAL-07.

use crate::action::Action;
use crate::agenda::{Step, Tell};
use crate::data::cards::{Card, Cards, DISPLAY_COLUMNS, Good};
use crate::data::companies::Company;
use crate::event::Event;
use crate::lack::Money;
use crate::state::{Mombasa, Player};
use cowcatcher_engine::{Choices, Refusal, Seat};

impl Mombasa {
    /// The units of a good that a seat has face up (MOM-GOODS-12).
    pub fn units(&self, seat: Seat, good: Good) -> u8 {
        let player = self.player(seat);
        self.total_units(player, player.up.within(self.tables().kinds[good.kind().index()]))
    }

    /// The units of these goods cards to a player: printed units, +1 tile, and the bonus for each card of a good.
    pub(crate) fn total_units(&self, player: &Player, cards: Cards) -> u8 {
        let tables = self.tables();
        let mut total = cards.iter().map(|card| tables.cards[card.index()].value).sum::<u8>();
        if player.plus_one.is_some_and(|card| cards.has(card)) {
            total += 1;
        }
        if let Some(good) = player.perks.unit {
            total += cards.within(tables.kinds[good.kind().index()]).len() as u8;
        }
        total
    }

    /// The goods cards of a player that are face up.
    pub(crate) fn goods_up(&self, player: &Player) -> Cards {
        let goods = Good::ALL.iter().fold(Cards::NONE, |all, good| all.and(self.tables().kinds[good.kind().index()]));
        player.up.within(goods)
    }

    /// The cards in the chosen slots, given as bits.
    pub(crate) fn chosen(&self, slots: u8) -> Cards {
        let chosen = self.me().slots.iter().enumerate().filter(|(index, _)| slots >> index & 1 != 0);
        chosen.filter_map(|(_, &card)| card).collect()
    }

    /// The good of these cards if they are all of one.
    fn only_good(&self, cards: Cards) -> Option<Good> {
        let kinds = &self.tables().kinds;
        Good::ALL.iter().copied().find(|good| cards.without(kinds[good.kind().index()]).is_empty())
    }

    /// The effective price of a card on a display space, less a discount, never below 0 (MOM-GOODS-03).
    fn discounted(&self, space: usize, card: Card, discount: i8) -> u8 {
        let tables = self.tables();
        let modifier = tables.column_prices[space % DISPLAY_COLUMNS];
        tables.cards[card.index()].price.saturating_add_signed(modifier - discount)
    }

    /// The effective price of a card on a display space, in pounds or before bonuses.
    pub(crate) fn price_at(&self, space: usize, card: Card) -> u8 {
        self.discounted(space, card, 0)
    }

    /// The display space of a card.
    pub(crate) fn space_of(&self, card: Card) -> Option<usize> {
        self.display.iter().position(|&it| it == Some(card))
    }

    /// The effective price of a card on display, without the bonuses for payment with goods (MOM-BONUS-08).
    pub fn pound_price(&self, card: Card) -> Option<u8> {
        self.space_of(card).map(|space| self.price_at(space, card))
    }

    /// What a card on display costs with the goods cards chosen so far; none outside of a goods action.
    pub fn goods_price(&self, card: Card) -> Option<u8> {
        let Some(Step::Goods(slots)) = self.agenda.top() else { return None };
        let discount = self.discount(self.only_good(self.chosen(slots)));
        self.space_of(card).map(|space| self.discounted(space, card, discount))
    }

    /// The price bonus of the active player for payment with one good, or with several (MOM-SPECIAL-03 to 06).
    fn discount(&self, good: Option<Good>) -> i8 {
        let perks = &self.me().perks;
        i8::from(perks.mixed || good.is_some() && perks.discount == good)
    }

    /// The cards on display that cost no more than `most`, after a discount.
    fn affordable(&self, most: u8, discount: i8) -> impl Iterator<Item = Card> {
        let shown = self.display.iter().enumerate().filter_map(|(space, card)| card.map(|card| (space, card)));
        shown.filter(move |&(space, card)| self.discounted(space, card, discount) <= most).map(|(_, card)| card)
    }

    /// May goods be mixed now? Only for a purchase that all face-up goods together can pay (MOM-SPECIAL-05).
    fn may_mix(&self) -> bool {
        let me = self.me();
        me.perks.mixed && self.affordable(self.total_units(me, self.goods_up(me)), 1).next().is_some()
    }

    /// Can anything be done with cards of this good (MOM-GOODS-13)?
    fn is_useful(&self, good: Good) -> bool {
        self.can_advance_any()
            || self.affordable(self.units(self.active, good), self.discount(Some(good))).next().is_some()
            || self.may_mix()
    }

    /// The goods cards that may be chosen, besides those in the chosen slots.
    fn choosable(&self, slots: u8) -> Cards {
        let kinds = &self.tables().kinds;
        let chosen = self.chosen(slots);
        let left = self.goods_up(self.me()).without(chosen);
        if chosen.is_empty() {
            let useful = Good::ALL.iter().filter(|good| {
                let cards = left.within(kinds[good.kind().index()]);
                !cards.is_empty() && self.is_useful(**good)
            });
            return useful.fold(Cards::NONE, |all, good| all.and(left.within(kinds[good.kind().index()])));
        }
        match self.only_good(chosen) {
            Some(_) if self.may_mix() => left,
            Some(good) => left.within(kinds[good.kind().index()]),
            None => left,
        }
    }

    /// Lists the goods cards that may be chosen; nothing of the action but the choice of cards.
    pub(crate) fn legal_goods_cards(&self, slots: u8, into: &mut Choices<Action>) {
        into.extend(self.choosable(slots).iter().map(Action::Goods));
    }

    /// Lists all of the goods action after its first card.
    pub(crate) fn legal_goods(&self, slots: u8, into: &mut Choices<Action>) {
        self.legal_goods_cards(slots, into);
        let chosen = self.chosen(slots);
        let good = self.only_good(chosen);
        let total = self.total_units(self.me(), chosen);
        let cards: Cards = self.affordable(total, self.discount(good)).collect();
        into.extend(cards.iter().map(Action::Buy));
        if good.is_some() {
            self.legal_advance(0, into);
        }
    }

    pub(crate) fn judge_goods_card(&self, slots: u8, card: Card) -> Result<(), Refusal> {
        let me = self.me();
        let Some(good) = self.tables().cards[card.index()].kind.good() else {
            return Err(Refusal::rule("MOM-GOODS-01"));
        };
        if !me.up.has(card) {
            return Err(Refusal::rule("MOM-ROUND-06"));
        }
        let chosen = self.chosen(slots);
        if chosen.has(card) {
            return Err(Refusal::rule("MOM-GOODS-01"));
        }
        if chosen.is_empty() {
            return if self.is_useful(good) { Ok(()) } else { Err(Refusal::rule("MOM-GOODS-13")) };
        }
        let mixed = self.only_good(chosen) != Some(good);
        match mixed {
            true if !me.perks.mixed => Err(Refusal::rule("MOM-GOODS-01")),
            true if !self.may_mix() => Err(Refusal::rule("MOM-SPECIAL-05")),
            _ => Ok(()),
        }
    }

    pub(crate) fn judge_acquire(&self, slots: u8, card: Card) -> Result<(), Refusal> {
        let Some(price) = self.goods_price(card) else {
            return Err(Refusal::rule("MOM-GOODS-02"));
        };
        let total = self.total_units(self.me(), self.chosen(slots));
        if price > total {
            return Err(Refusal::costs("MOM-GOODS-04", Money::Units, i32::from(price), i32::from(total)));
        }
        Ok(())
    }

    pub(crate) fn judge_goods_advance(&self, slots: u8, company: Company) -> Result<(), Refusal> {
        if self.only_good(self.chosen(slots)).is_none() {
            return Err(Refusal::rule("MOM-SPECIAL-05"));
        }
        self.judge_advance(0, company, "MOM-GOODS-07")
    }

    /// The first card chosen begins the action.
    pub(crate) fn play_first_goods(&mut self, card: Card) {
        self.agenda.replace(Step::EndTurn);
        self.agenda.push(Step::Goods(0));
        self.play_goods_card(0, card);
    }

    pub(crate) fn play_goods_card(&mut self, slots: u8, card: Card) {
        let slot = self.me().slot_of(card).map_or(0, |slot| 1 << slot.index());
        self.agenda.replace(Step::Goods(slots | slot));
    }

    pub(crate) fn play_acquire(&mut self, slots: u8, card: Card, log: &mut impl Tell) {
        let price = self.goods_price(card).unwrap_or(0);
        let total = self.use_goods(slots, log);
        log.tell(Event::Acquired(card, price));
        self.take_from_display(card);
        self.agenda.replace(Step::Units(total.saturating_sub(price)));
    }

    pub(crate) fn play_goods_advance(&mut self, slots: u8, company: Company, log: &mut impl Tell) {
        let total = self.use_goods(slots, log);
        self.agenda.replace(Step::Units(total.saturating_sub(1)));
        self.step_forward(company, log);
    }

    pub(crate) fn play_unit(&mut self, left: u8, company: Company, log: &mut impl Tell) {
        self.agenda.replace(Step::Units(left.saturating_sub(1)));
        self.step_forward(company, log);
    }

    /// Turns the chosen cards face down (MOM-GOODS-10) and says what they are worth.
    fn use_goods(&mut self, slots: u8, log: &mut impl Tell) -> u8 {
        let chosen = self.chosen(slots);
        let total = self.total_units(self.me(), chosen);
        self.use_cards(chosen, log);
        total
    }

    /// Turns cards of the active player face down.
    pub(crate) fn use_cards(&mut self, cards: Cards, log: &mut impl Tell) {
        let me = self.me_mut();
        me.up = me.up.without(cards);
        log.tell(Event::Used(cards));
    }

    /// A card goes from the display to the hand of the active player (MOM-GOODS-06).
    pub(crate) fn take_from_display(&mut self, card: Card) {
        if let Some(space) = self.space_of(card) {
            self.display[space] = None;
            self.me_mut().hand.add(card);
        }
    }

    /// The cards that a player with so many pounds could buy.
    pub(crate) fn affordable_for_pounds(&self, pounds: u16) -> impl Iterator<Item = Card> {
        self.affordable(u8::try_from(pounds).unwrap_or(u8::MAX), 0)
    }
}

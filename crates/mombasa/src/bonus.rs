//! BONUS: bonus markers, bonus spaces and bonus tiles. Carries MOM-BONUS-01 to MOM-BONUS-21, MOM-SPECIAL-08 to MOM-SPECIAL-13.

use crate::action::{Action, Choice};
use crate::agenda::{Step, Tell};
use crate::data::bonus::{BonusSpace, BonusTile, SpaceRow};
use crate::data::cards::{Card, Cards};
use crate::data::companies::Company;
use crate::data::gains::{Fee, Gain, Profit};
use crate::data::player_board::MARKERS;
use crate::data::tracks::TrackBonus;
use crate::event::{Event, Why};
use crate::lack::{Lack, Money};
use crate::state::Mombasa;
use cowcatcher_engine::{Choices, Refusal, Seat};

/// The extra spaces of the tracks C and D; of each pair a player uses one in a round (MOM-SPECIAL-12).
const EXTRA_SPACES: [[BonusSpace; 2]; 2] =
    [[BonusSpace::CFirst, BonusSpace::CSecond], [BonusSpace::DFirst, BonusSpace::DSecond]];

impl Mombasa {
    /// The bonus markers that a seat can still place this round (MOM-SETUP-12, MOM-SPECIAL-02).
    pub fn free_markers(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        (MARKERS[self.column()] + player.perks.markers).saturating_sub(player.placed)
    }

    /// What is printed at a bonus space, and for an extra space the company whose track it belongs to; none if that track
    /// has no bonus spaces.
    pub(crate) fn space_row(&self, space: BonusSpace) -> Option<(&'static SpaceRow, Option<Company>)> {
        let Some((letter, level)) = space.track() else {
            return self.tables().spaces.get(space.index()).map(|row| (row, None));
        };
        let company = self.company_with(letter)?;
        match self.track(company).bonus.get(usize::from(level) - 1)? {
            TrackBonus::Space(row) => Some((row, Some(company))),
            _ => None,
        }
    }

    /// Has the active player more of something than everybody else, and any at all (MOM-BONUS-04)?
    fn has_most(&self, of: impl Fn(Seat) -> u8) -> bool {
        let own = of(self.active);
        own > 0 && self.all_seats().all(|seat| seat == self.active || of(seat) < own)
    }

    /// The cards of the active player's hand that can be discarded (MOM-BONUS-09).
    fn discardable(&self) -> Cards {
        self.me().hand.without(self.single_shares())
    }

    /// Could the active player buy a card for pounds after paying a fee?
    pub(crate) fn can_buy_for_pounds(&self, fee: u8) -> bool {
        let money = self.me().money;
        money >= u16::from(fee) && self.affordable_for_pounds(money - u16::from(fee)).next().is_some()
    }

    pub(crate) fn judge_bonus(&self, space: BonusSpace) -> Result<(), Refusal> {
        let me = self.me();
        let Some((row, track)) = self.space_row(space) else {
            return Err(Refusal::rule("MOM-TRACK-10"));
        };
        if let (Some(company), Some((letter, level))) = (track, space.track()) {
            let unlocked = me.levels[company.index()];
            if unlocked < level {
                return Err(Refusal::needs("MOM-TRACK-09", Lack::Level, i32::from(level), i32::from(unlocked)));
            }
            let own = |&it: &BonusSpace| {
                it.track().is_some_and(|(other, _)| other == letter) && self.markers[it.index()] == Some(self.active)
            };
            if BonusSpace::ALL.iter().any(own) {
                return Err(Refusal::rule("MOM-SPECIAL-12"));
            }
        }
        if self.markers[space.index()].is_some() {
            return Err(Refusal::rule("MOM-BONUS-02"));
        }
        if self.free_markers(self.active) == 0 {
            return Err(Refusal::rule("MOM-ROUND-06"));
        }
        self.judge_fee(row)
    }

    /// Can the active player meet what a space asks?
    fn judge_fee(&self, row: &SpaceRow) -> Result<(), Refusal> {
        let money = self.me().money;
        let met = match row.fee {
            Fee::Free => true,
            Fee::Pounds(pounds) if u16::from(pounds) > money => {
                return Err(Refusal::costs("MOM-BONUS-03", Money::Pounds, i32::from(pounds), i32::from(money)));
            }
            Fee::Pounds(_) => true,
            Fee::MostUnits(good) => self.has_most(|seat| self.units(seat, good)),
            Fee::MostExpansion => self.has_most(|seat| self.expansion(seat)),
            Fee::Discard { .. } if self.discardable().is_empty() => return Err(Refusal::rule("MOM-BONUS-09")),
            Fee::Discard { .. } => true,
        };
        if !met {
            return Err(Refusal::rule("MOM-BONUS-04"));
        }
        let fee = if let Fee::Pounds(pounds) = row.fee { pounds } else { 0 };
        if row.profit == Profit::All(&[Gain::BuyCard]) && !self.can_buy_for_pounds(fee) {
            return Err(Refusal::rule("MOM-BONUS-20"));
        }
        Ok(())
    }

    /// Does the active player have what a space asks, and is its profit possible?
    fn affords(&self, row: &SpaceRow) -> bool {
        let money = self.me().money;
        let (met, fee) = match row.fee {
            Fee::Free => (true, 0),
            Fee::Pounds(pounds) => (money >= u16::from(pounds), pounds),
            Fee::MostUnits(good) => (self.has_most(|seat| self.units(seat, good)), 0),
            Fee::MostExpansion => (self.has_most(|seat| self.expansion(seat)), 0),
            Fee::Discard { .. } => (!self.discardable().is_empty(), 0),
        };
        met && (row.profit != Profit::All(&[Gain::BuyCard]) || self.can_buy_for_pounds(fee))
    }

    pub(crate) fn legal_bonus(&self, into: &mut Choices<Action>) {
        if self.free_markers(self.active) == 0 {
            return;
        }
        for (&space, row) in BonusSpace::ALL.iter().zip(&self.tables().spaces) {
            if self.markers[space.index()].is_none() && self.affords(row) {
                into.push(Action::Bonus(space));
            }
        }
        for [first, second] in EXTRA_SPACES {
            let used = [first, second].iter().any(|space| self.markers[space.index()] == Some(self.active));
            for space in [first, second] {
                if let Some((row, Some(company))) = self.space_row(space)
                    && !used
                    && self.markers[space.index()].is_none()
                    && space.track().is_some_and(|(_, level)| self.me().levels[company.index()] >= level)
                    && self.affords(row)
                {
                    into.push(Action::Bonus(space));
                }
            }
        }
    }

    pub(crate) fn play_bonus(&mut self, space: BonusSpace, log: &mut impl Tell) {
        let seat = self.active;
        self.agenda.replace(Step::EndTurn);
        let Some((row, source)) = self.space_row(space) else { return };
        self.markers[space.index()] = Some(seat);
        self.me_mut().placed += 1;
        log.tell(Event::Marker(space));
        match row.fee {
            Fee::Pounds(pounds) => self.pay(seat, u16::from(pounds), Why::Bonus, log),
            Fee::Discard { plus } => self.agenda.push(Step::Discard { plus }),
            Fee::Free | Fee::MostUnits(_) | Fee::MostExpansion => {}
        }
        match row.profit {
            Profit::All(gains) => self.profit(gains, Why::Bonus, source, log),
            Profit::OneOf(_) => self.agenda.push(Step::OneOf(space)),
        }
    }

    /// The two profits of a space of which one is chosen.
    fn options(&self, space: BonusSpace) -> [&'static [Gain]; 2] {
        match self.space_row(space).map(|(row, _)| row.profit) {
            Some(Profit::OneOf(options)) => options,
            _ => [&[], &[]],
        }
    }

    /// Judges one of two profits: a purchase must be possible (MOM-BONUS-20).
    pub(crate) fn judge_option(&self, space: BonusSpace, choice: Choice) -> Result<(), Refusal> {
        let gains = self.options(space)[choice.index()];
        if gains == [Gain::BuyCard] && !self.can_buy_for_pounds(0) {
            return Err(Refusal::rule("MOM-BONUS-20"));
        }
        Ok(())
    }

    pub(crate) fn legal_option(&self, space: BonusSpace, into: &mut Choices<Action>) {
        for (&choice, gains) in Choice::ALL.iter().zip(self.options(space)) {
            if gains != [Gain::BuyCard] || self.can_buy_for_pounds(0) {
                into.push(Action::Option(choice));
            }
        }
    }

    pub(crate) fn play_option(&mut self, space: BonusSpace, choice: Choice, log: &mut impl Tell) {
        self.agenda.pop();
        let gains = self.options(space)[choice.index()];
        let source = self.space_row(space).and_then(|(_, source)| source);
        self.profit(gains, Why::Bonus, source, log);
    }

    pub(crate) fn legal_buy(&self, into: &mut Choices<Action>) {
        let cards: Cards = self.affordable_for_pounds(self.me().money).collect();
        into.extend(cards.iter().map(Action::Buy));
    }

    pub(crate) fn judge_buy(&self, card: Card) -> Result<(), Refusal> {
        let money = self.me().money;
        match self.pound_price(card) {
            None => Err(Refusal::rule("MOM-BONUS-08")),
            Some(price) if u16::from(price) > money => {
                Err(Refusal::costs("MOM-BONUS-08", Money::Pounds, i32::from(price), i32::from(money)))
            }
            Some(_) => Ok(()),
        }
    }

    pub(crate) fn play_buy(&mut self, card: Card, log: &mut impl Tell) {
        self.agenda.pop();
        let price = self.pound_price(card).unwrap_or(0);
        log.tell(Event::Bought(card, price));
        self.pay(self.active, u16::from(price), Why::Card, log);
        self.take_from_display(card);
    }

    pub(crate) fn legal_discard(&self, into: &mut Choices<Action>) {
        into.extend(self.discardable().iter().map(Action::Discard));
    }

    pub(crate) fn judge_discard(&self, card: Card) -> Result<(), Refusal> {
        if !self.me().hand.has(card) || self.single_shares().has(card) {
            return Err(Refusal::rule("MOM-BONUS-09"));
        }
        Ok(())
    }

    /// The card goes to the discard pile, its cash value and more to the player (MOM-BONUS-09, MOM-SPECIAL-10).
    pub(crate) fn play_discard(&mut self, plus: u8, card: Card, log: &mut impl Tell) {
        self.agenda.pop();
        if self.me_mut().hand.take(card) {
            self.discards.add(card.index());
            log.tell(Event::Discarded(card));
            let cash = self.tables().cards[card.index()].cash;
            self.receive(self.active, u16::from(cash) + u16::from(plus), Why::Cash, log);
        }
    }

    /// The face-up goods cards on which the +1 tile may be laid, if the active player has it unlaid (MOM-BONUS-15).
    fn under_plus_one(&self) -> Cards {
        let me = self.me();
        let has = me.has_tile(BonusTile::PlusOne) && me.plus_one.is_none();
        if has { self.goods_up(me) } else { Cards::NONE }
    }

    pub(crate) fn legal_plus_one(&self, into: &mut Choices<Action>) {
        into.extend(self.under_plus_one().iter().map(Action::PlusOne));
    }

    pub(crate) fn judge_plus_one(&self, card: Card) -> Result<(), Refusal> {
        if self.me().plus_one.is_some() {
            return Err(Refusal::rule("MOM-BONUS-16"));
        }
        if !self.under_plus_one().has(card) {
            return Err(Refusal::rule("MOM-BONUS-15"));
        }
        Ok(())
    }

    pub(crate) fn play_plus_one(&mut self, card: Card, log: &mut impl Tell) {
        self.me_mut().plus_one = Some(card);
        log.tell(Event::PlusOne(card));
    }
}

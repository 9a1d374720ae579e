//! ACT and TILE: what a line needs and what it gives. Carries GWT-ACT-01 to 12 and GWT-TILE-01 to 20.
//!
//! Only the leaves of the algebra are code; which line stands on which component is in `data`.

use crate::action::Action;
use crate::agenda::{How, Step, Tell, Walk};
use crate::data::cards::{Breed, Card};
use crate::data::lines::{Effect, Line, Need, Number};
use crate::data::player_board::Worker;
use crate::data::trail::{Space, WOODS};
use crate::event::{Event, Why};
use crate::lack::{Lack, Money};
use crate::rail::Rail;
use crate::state::{Gwt, cattle_of, objectives_of};
use cowcatcher_engine::{Choices, Refusal};

impl Gwt {
    /// Counts what a line counts, for the active player (GWT-TILE-03 to 05, 09, 13 to 17).
    pub fn count(&self, number: Number) -> u8 {
        let me = self.me();
        match number {
            Number::Fixed(n) => n,
            Number::Cowboys => me.workers(Worker::Cowboy),
            Number::Craftsmen => me.workers(Worker::Craftsman),
            Number::Engineers => me.workers(Worker::Engineer),
            Number::Woods => (me.buildings & WOODS).count_ones() as u8,
            Number::Hazards => me.hazards() as u8,
            Number::Stations => self.station_count(self.active()) as u8,
            Number::TradePairs => me.trade_pairs() as u8,
        }
    }

    /// Lists the ways to perform a line of the tile on `space`.
    pub(crate) fn legal_line(&self, space: Space, line: Line, into: &mut Choices<Action>) {
        let (need, gives) = line.text();
        let hand = &self.me().hand;
        let act = |one, other| Action::Use(space, line, one, other);
        match need {
            Need::Nothing | Need::Pay(_) | Need::EngineBack(_) | Need::Discard(_) => {
                if self.judge_need(need, None, None).is_ok() && self.judge_gives(need, gives).is_ok() {
                    into.push(act(None, None));
                }
            }
            Need::DiscardAny => into.extend(cattle_of(hand).map(|card| act(Some(card), None))),
            Need::DiscardValue3 => {
                into.extend(cattle_of(hand).filter(|&card| is_value3(card)).map(|card| act(Some(card), None)));
            }
            Need::DiscardObjective => {
                into.extend(objectives_of(hand).map(|objective| act(Some(objective.into()), None)));
            }
            Need::DiscardPair => {
                for one in cattle_of(hand) {
                    if hand.count(one.index()) >= 2 {
                        into.push(act(Some(one), Some(one)));
                    }
                    into.extend(
                        cattle_of(hand)
                            .filter(|&other| other > one && breed(other) == breed(one))
                            .map(|other| act(Some(one), Some(other))),
                    );
                }
            }
        }
    }

    /// May this line be performed with these cards? (GWT-ACT-01, 12)
    pub(crate) fn judge_line(&self, line: Line, one: Option<Card>, other: Option<Card>) -> Result<(), Refusal> {
        let (need, gives) = line.text();
        self.judge_need(need, one, other)?;
        self.judge_gives(need, gives)
    }

    /// Can the requirement be met in full, and with these cards? (GWT-ACT-01, 05 to 08)
    fn judge_need(&self, need: Need, one: Option<Card>, other: Option<Card>) -> Result<(), Refusal> {
        let me = self.me();
        let held = |card: Card, n: u32| {
            let have = me.hand.count(card.index());
            if have >= n { Ok(()) } else { Err(Refusal::needs("GWT-ACT-05", Lack::Cards, n as i32, have as i32)) }
        };
        match (need, one, other) {
            (Need::Nothing, None, None) => Ok(()),
            (Need::Pay(price), None, None) => self.judge_price("GWT-ACT-01", u16::from(price)),
            (Need::EngineBack(spaces), None, None) => self.judge_back(spaces),
            (Need::Discard(card), None, None) => held(card, 1),
            (Need::DiscardAny, Some(card), None) if card.is_cattle() => held(card, 1),
            (Need::DiscardAny, Some(_), None) => Err(Refusal::rule("GWT-ACT-08")),
            (Need::DiscardValue3, Some(card), None) if is_value3(card) => held(card, 1),
            (Need::DiscardValue3, Some(card), None) => Err(Refusal::rule(match breed(card) {
                Some(Breed::Orange) => "GWT-SIMM-14",
                _ => "GWT-TILE-18",
            })),
            (Need::DiscardObjective, Some(card), None) if !card.is_cattle() => held(card, 1),
            (Need::DiscardObjective, Some(_), None) => Err(Refusal::rule("GWT-TILE-06")),
            (Need::DiscardPair, Some(one), Some(other)) => {
                // Two different cards are named in ascending order, so that a pair has one name.
                if !one.is_cattle() || one > other || breed(one) != breed(other) {
                    return Err(Refusal::rule("GWT-ACT-07"));
                }
                held(one, if one == other { 2 } else { 1 }).and(held(other, 1))
            }
            _ => Err(Refusal::rule("GWT-ACT-05")),
        }
    }

    /// Is there anything for the line to give? What a met requirement earns may come to nothing; an action chosen for
    /// itself may not (GWT-TILE-20 and the chapter of each effect).
    fn judge_gives(&self, need: Need, gives: &[Effect]) -> Result<(), Refusal> {
        match need {
            Need::Nothing => gives.iter().try_for_each(|&effect| self.judge_effect(effect)),
            _ => Ok(()),
        }
    }

    fn judge_effect(&self, effect: Effect) -> Result<(), Refusal> {
        match effect {
            Effect::Money(_, number) | Effect::Certificates(_, number) => self.judge_count("GWT-TILE-20", number),
            Effect::Engine(Number::Woods) => self.judge_count("GWT-TILE-13", Number::Woods),
            Effect::Engine(number) => self.judge_count("GWT-TILE-20", number),
            Effect::CertificatesToLimit | Effect::ExchangeToken | Effect::DrawDiscard(_) | Effect::Auxiliary => Ok(()),
            Effect::Objective | Effect::ObjectiveToHand => self.judge_any_objective(),
            Effect::Hire(modifier) => self.judge_any_hire(modifier),
            Effect::Build(per_craftsman) => self.judge_any_building(per_craftsman),
            Effect::Buy => self.judge_any_purchase(self.me().workers(Worker::Cowboy)),
            Effect::Hazard(price) => {
                self.judge_any_hazard()?;
                self.judge_price("GWT-HAZARD-02", u16::from(price))
            }
            Effect::Trade => self.judge_any_trade(),
            Effect::HazardOrTrade => self.judge_any_hazard().or(self.judge_any_trade()),
            Effect::UpgradeBehind => self.judge_any_station_behind(),
            Effect::ExtraordinaryDelivery => match self.me().engine {
                Rail::START => Err(Refusal::rule("GWT-DELIVER-30")),
                _ => Ok(()),
            },
            Effect::Rancher(_) => Ok(()),
            Effect::Ride(_) => match self.steps_ahead(Walk::Ride) {
                0 if self.me().rancher == Some(Space::KC) => Err(Refusal::rule("GWT-OBJ-25")),
                0 => Err(Refusal::rule("GWT-OBJ-16")),
                _ => Ok(()),
            },
            Effect::Copy => Err(Refusal::rule("GWT-COPY-01")),
        }
    }

    fn judge_count(&self, clause: &'static str, number: Number) -> Result<(), Refusal> {
        match self.count(number) {
            0 => Err(Refusal::rule(clause)),
            _ => Ok(()),
        }
    }

    /// Is there money enough? (GWT-MOVE-23)
    pub(crate) fn judge_price(&self, clause: &'static str, price: u16) -> Result<(), Refusal> {
        let have = self.me().money;
        if have >= price {
            Ok(())
        } else {
            Err(Refusal::costs(clause, Money::Dollars, i32::from(price), i32::from(have)))
        }
    }

    /// Performs a line whose requirement can be met: meets it, then does what it gives, in order.
    pub(crate) fn perform(&mut self, line: Line, one: Option<Card>, other: Option<Card>, log: &mut impl Tell) {
        let (need, gives) = line.text();
        let how = if need == Need::Nothing { How::Chosen } else { How::Earned };
        for &effect in gives.iter().rev() {
            self.agenda.push(Step::Do(effect, how));
        }
        match need {
            Need::Nothing => {}
            Need::Pay(price) => self.pay(u16::from(price), Why::Action, log),
            Need::EngineBack(spaces) => self.agenda.push(Step::EngineBack(spaces)),
            Need::Discard(card) => self.discard(card, log),
            Need::DiscardAny | Need::DiscardValue3 | Need::DiscardObjective | Need::DiscardPair => {
                one.into_iter().chain(other).for_each(|card| self.discard(card, log));
            }
        }
    }

    /// Triggers an immediate action: performed at once or forgone.
    pub(crate) fn trigger(&mut self, line: Line) {
        match line.text() {
            (Need::Nothing, gives) => {
                for &effect in gives.iter().rev() {
                    self.agenda.push(Step::Do(effect, How::Triggered));
                }
            }
            _ => self.agenda.push(Step::MayDiscard(line)),
        }
    }

    /// A triggered discard is asked for even without the card in hand: passing over it would tell the others so, and a
    /// token might bring the card (GWT-EXCHANGE-03).
    pub(crate) fn legal_may_discard(&self, line: Line, into: &mut Choices<Action>) {
        if let ((Need::Discard(card), _), Ok(())) = (line.text(), self.judge_line(line, None, None)) {
            into.push(Action::Discard(card));
        }
    }

    pub(crate) fn judge_may_discard(&self, line: Line, card: Card) -> Result<(), Refusal> {
        match line.text().0 {
            Need::Discard(wanted) if wanted == card => self.judge_line(line, None, None),
            _ => Err(Refusal::rule("GWT-ACT-05")),
        }
    }

    /// Starts an effect: at once if it asks nobody, otherwise as a step of its own.
    pub(crate) fn begin(&mut self, effect: Effect, how: How, log: &mut impl Tell) {
        let optional = how == How::Triggered;
        match effect {
            Effect::Money(dollars, number) => {
                self.gain(u16::from(dollars) * u16::from(self.count(number)), Why::Action, log);
            }
            Effect::Certificates(each, number) => {
                let offered = each * self.count(number);
                match how {
                    How::Earned => self.agenda.push(Step::Certificates(offered)),
                    How::Chosen | How::Triggered => self.add_certificates(offered, log),
                }
            }
            Effect::CertificatesToLimit => self.add_certificates(u8::MAX, log),
            Effect::ExchangeToken => self.gain_token(log),
            Effect::Objective => self.agenda.push(Step::Objective { to_hand: false, optional: how == How::Earned }),
            Effect::ObjectiveToHand => {
                self.agenda.push(Step::Objective { to_hand: true, optional: how == How::Earned });
            }
            Effect::DrawDiscard(number) => self.start_drawing(self.count(number), false),
            Effect::Hire(modifier) => self.agenda.push(Step::Hire { modifier, optional }),
            Effect::Build(per_craftsman) => self.agenda.push(Step::Build { per_craftsman, optional }),
            Effect::Buy => self.agenda.push(Step::Buy { cowboys: self.me().workers(Worker::Cowboy) }),
            Effect::Hazard(price) => {
                self.pay(u16::from(price), Why::Hazard, log);
                self.agenda.push(Step::Hazard { optional });
            }
            Effect::Trade => self.agenda.push(Step::Trade { optional }),
            Effect::HazardOrTrade => self.agenda.push(Step::HazardOrTrade),
            Effect::Engine(number) => {
                self.agenda.push(Step::Engine { up_to: self.count(number), optional: how != How::Chosen });
            }
            Effect::UpgradeBehind => self.agenda.push(Step::UpgradeBehind),
            Effect::ExtraordinaryDelivery => self.agenda.push(Step::ExtraordinaryBack),
            Effect::Auxiliary => self.agenda.push(Step::Auxiliary),
            Effect::Rancher(up_to) => {
                self.leave_location();
                self.agenda.push(Step::Move { left: up_to, moved: 0, walk: Walk::Again });
            }
            Effect::Ride(up_to) => {
                // In phase B the turn ends with the ride (GWT-OBJ-14, 17); before phase A that is still due.
                if self.agenda.top() == Some(Step::Location) {
                    self.leave_location();
                    self.agenda.push(Step::EndTurn);
                }
                self.agenda.push(Step::Move { left: up_to, moved: 0, walk: Walk::Ride });
            }
            Effect::Copy => {}
        }
    }

    /// Money from the bank (GWT-ACT-03, 09).
    pub(crate) fn gain(&mut self, dollars: u16, why: Why, log: &mut impl Tell) {
        if dollars > 0 {
            let me = self.me_mut();
            me.money = me.money.saturating_add(dollars);
            log.tell(Event::Gained(dollars, why));
        }
    }

    /// Money to the bank, which the caller knows to be there.
    pub(crate) fn pay(&mut self, dollars: u16, why: Why, log: &mut impl Tell) {
        if dollars > 0 {
            let me = self.me_mut();
            me.money = me.money.saturating_sub(dollars);
            log.tell(Event::Paid(dollars, why));
        }
    }
}

fn breed(card: Card) -> Option<Breed> {
    card.cattle().map(|cattle| cattle.breed)
}

/// Yellow, red and blue; a Simmental never counts by its value (GWT-SIMM-14).
fn is_value3(card: Card) -> bool {
    matches!(card, Card::Yellow | Card::Red | Card::Blue)
}

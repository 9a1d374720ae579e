//! DELIVER: deliveries, ordinary and extraordinary. Carries GWT-DELIVER-01 to 30 with rail.rs (the way back) and disc.rs
//! (the disc).

use crate::action::Action;
use crate::agenda::{Step, Target, Tell};
use crate::data::cities::{Arrow, ArrowAction, City, KANSAS_CITY};
use crate::event::{Event, Why};
use crate::lack::{Lack, Money};
use crate::state::Gwt;
use arrayvec::ArrayVec;
use cowcatcher_engine::{Choices, Refusal};

impl Gwt {
    fn transport_due(&self, city: City, extraordinary: bool) -> u8 {
        if extraordinary { 0 } else { self.me().engine.transport(city) }
    }

    /// What transport to a city costs in the delivery that is asked for; nothing if none is (GWT-DELIVER-16 to 18, 26).
    pub fn freight(&self, city: City) -> u8 {
        match self.agenda.top() {
            Some(Step::Deliver { extraordinary, .. }) => self.transport_due(city, extraordinary),
            _ => 0,
        }
    }

    /// The arrows between a city and those of its neighbours that have a disc of the active player, each with the neighbour.
    pub(crate) fn arrows_from_discs(&self, city: City) -> impl Iterator<Item = (Arrow, City)> {
        let cities = self.me().cities;
        let here = city.index();
        let neighbours = [(here, here + 1), (here.wrapping_sub(1), here.wrapping_sub(1))];
        neighbours.into_iter().filter_map(move |(arrow, other)| {
            let complete = cities.get(other).is_some_and(|&discs| discs > 0);
            let arrow = self.tables().arrows.get(arrow).filter(|_| complete)?;
            Some((*arrow, City::from_index(other)))
        })
    }

    /// The arrows that a disc of the active player on this city would complete, each with the city at its other end
    /// (GWT-DELIVER-10 to 13).
    pub fn arrows_completed(&self, city: City) -> impl Iterator<Item = (Arrow, City)> {
        let first = self.me().cities[city.index()] == 0;
        self.arrows_from_discs(city).filter(move |_| first)
    }

    pub(crate) fn legal_deliver(&self, limit: u8, extraordinary: bool, into: &mut Choices<Action>) {
        let open = City::ALL.iter().filter(|&&city| self.judge_deliver(limit, extraordinary, city).is_ok());
        into.extend(open.map(|&city| Action::Deliver(city)));
    }

    pub(crate) fn judge_deliver(&self, limit: u8, extraordinary: bool, city: City) -> Result<(), Refusal> {
        if city.value() > limit {
            let clause = if extraordinary { "GWT-DELIVER-24" } else { "GWT-DELIVER-02" };
            return Err(Refusal::needs(clause, Lack::Value, i32::from(city.value()), i32::from(limit)));
        }
        if self.me().cities[city.index()] > 0 && !city.repeatable() {
            return Err(Refusal::rule("GWT-DELIVER-03"));
        }
        let transport = self.transport_due(city, extraordinary);
        let target = Target::City(city, transport);
        if self.no_disc_at_all(target) {
            // Without any disc the freight must be payable all the same (GWT-DISC-14).
            return self.judge_price("GWT-DELIVER-20", u16::from(transport));
        }
        if self.has_disc_for(target) {
            Ok(())
        } else {
            Err(Refusal::costs("GWT-DELIVER-20", Money::Dollars, i32::from(transport), i32::from(self.me().money)))
        }
    }

    /// Puts the parts of a delivery on the agenda: disc, city money, arrows, transport (GWT-DELIVER-19).
    pub(crate) fn play_deliver(&mut self, extraordinary: bool, city: City, log: &mut impl Tell) {
        let transport = self.transport_due(city, extraordinary);
        log.tell(Event::Delivered(city));
        self.agenda.replace(Step::Transport(transport));
        let target = Target::City(city, transport);
        if !self.no_disc_at_all(target) {
            self.agenda.push(Step::Arrows(city));
            self.agenda.push(Step::CityMoney(city));
            self.agenda.push(Step::TakeDisc(target));
        }
    }

    /// Kansas City pays for a disc (GWT-DELIVER-08, 09, GWT-DISC-15).
    pub(crate) fn city_money(&mut self, city: City, log: &mut impl Tell) -> bool {
        self.agenda.pop();
        if city == KANSAS_CITY {
            self.gain(self.tables().kansas_city_pays, Why::KansasCity, log);
        }
        true
    }

    /// Arrows whose second city has just got its first disc fire (GWT-DELIVER-10 to 15).
    pub(crate) fn arrow_actions(&mut self, city: City, log: &mut impl Tell) -> bool {
        self.agenda.pop();
        if self.me().cities[city.index()] != 1 {
            return true;
        }
        let complete: ArrayVec<Arrow, 2> = self.arrows_from_discs(city).map(|(arrow, _)| arrow).collect();
        for arrow in complete {
            match arrow.action {
                Some(ArrowAction::Objective) => self.agenda.push(Step::Objective { to_hand: false, optional: false }),
                Some(ArrowAction::Token) => self.gain_token(log),
                None => {}
            }
        }
        true
    }

    pub(crate) fn pay_transport(&mut self, cost: u8, log: &mut impl Tell) -> bool {
        self.agenda.pop();
        self.pay(u16::from(cost), Why::Transport, log);
        true
    }
}

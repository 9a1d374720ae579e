//! MONEY: raising and paying. Carries STEAM-MONEY-01 to 17.

use crate::action::Action;
use crate::agenda::{Step, Tell};
use crate::data::{LOWEST_INCOME, MOST_RAISES, RAISE, RAISE_POINTS};
use crate::event::{Event, Why};
use crate::lack::Lack;
use crate::question::Phase;
use crate::state::{Player, Steam};
use cowcatcher_engine::{Choices, Refusal, Seat, Silent};

impl Player {
    /// Raises money so many times: income first, then victory points (STEAM-MONEY-02, 03, 09).
    pub fn raise(&mut self, times: i32) {
        let steps = times.min(self.income - LOWEST_INCOME).max(0);
        self.income -= steps;
        self.points = (self.points - RAISE_POINTS * (times - steps)).max(0);
        self.cash += RAISE * times;
    }
}

impl Steam {
    /// What the player who decides can spend now: in the Base game with all that could be raised (STEAM-MONEY-11, 14).
    #[inline]
    pub(crate) fn spendable(&self, seat: Seat) -> i32 {
        let player = self.player(seat);
        if self.raises_when_needed() { player.funds() } else { player.cash }
    }

    /// Pays; in the Base game what cash does not cover is raised, just enough (STEAM-MONEY-04, 05).
    pub(crate) fn pay(&mut self, seat: Seat, cost: i32, why: Why, log: &mut impl Tell) {
        let player = self.player_mut(seat);
        let missing = (cost - player.cash).max(0);
        let times = (missing + RAISE - 1) / RAISE;
        if times > 0 {
            player.raise(times);
            self.tell_raise(seat, times, log);
        }
        self.player_mut(seat).cash -= cost;
        if cost > 0 {
            log.tell(Event::Paid(seat, cost as u16, why));
        }
    }

    /// Income and victory points of a player once they have paid so much, with what is raised for it; `None` if they can't
    /// pay it, or where nothing is raised for a payment.
    pub fn after_paying(&self, seat: Seat, cost: i32) -> Option<(i32, i32)> {
        if !self.raises_when_needed() || cost > self.spendable(seat) {
            return None;
        }
        let mut after = self.clone();
        after.pay(seat, cost, Why::Bid, &mut Silent);
        let player = after.player(seat);
        Some((player.income, player.points))
    }

    fn tell_raise(&self, seat: Seat, times: i32, log: &mut impl Tell) {
        let player = self.player(seat);
        log.tell(Event::Raised { seat, times: times as u8, income: player.income as i8, points: player.points as u16 });
    }

    /// Standard, phase 1: who raises next (STEAM-MONEY-12).
    pub(crate) fn next_to_raise(&mut self, place: u8, log: &mut impl Tell) -> bool {
        match self.order.get(place) {
            Some(seat) => {
                self.active = seat;
                false
            }
            None => {
                self.begin_order_auction(log);
                true
            }
        }
    }

    fn most_raises(&self) -> i32 {
        self.me().most_raises().min(MOST_RAISES)
    }

    pub(crate) fn legal_raise(&self, into: &mut Choices<Action>) {
        into.extend((0..=self.most_raises()).map(|times| Action::Raise(times as u8)));
    }

    pub(crate) fn judge_raise(&self, times: u8) -> Result<(), Refusal> {
        let most = self.most_raises();
        match i32::from(times) {
            times if times <= most => Ok(()),
            times if times > MOST_RAISES => {
                Err(Refusal::needs("STEAM-MONEY-17", Lack::RaisesAllowed, times, MOST_RAISES))
            }
            times => Err(Refusal::needs("STEAM-MONEY-13", Lack::Raises, times, most)),
        }
    }

    pub(crate) fn play_raise(&mut self, place: u8, times: u8, log: &mut impl Tell) {
        let seat = self.active;
        let times = i32::from(times).min(self.most_raises());
        self.player_mut(seat).raise(times);
        self.tell_raise(seat, times, log);
        self.agenda.replace(Step::Raise(place.saturating_add(1)));
    }

    /// Standard: the raising of capital begins.
    pub(crate) fn begin_capital(&mut self, log: &mut impl Tell) {
        log.tell(Event::PhaseBegan(Phase::Capital));
        self.agenda.replace(Step::Raise(0));
    }
}

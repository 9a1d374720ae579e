//! INCOME: points of a delivery, and income and expenses. Carries STEAM-INCOME-01 to 12.

use crate::action::Action;
use crate::agenda::{Step, Tell};
use crate::data::{HIGHEST_INCOME, LOWEST_INCOME, MOST_PLAYERS, RAISE};
use crate::event::{Event, Why};
use crate::lack::Lack;
use crate::options::Rules;
use crate::state::Steam;
use cowcatcher_engine::{Choices, Refusal, Seat};

/// What a point covers of a shortage (STEAM-INCOME-10).
const POINT_COVERS: i32 = 2;

impl Steam {
    /// Who decides next on points of a delivery: the mover, then the others in turn order (STEAM-INCOME-03).
    fn next_receiver(&self, mover: Seat) -> Option<Seat> {
        let waits = |seat: &Seat| self.rewards[seat.index() % MOST_PLAYERS] > 0;
        std::iter::once(mover).chain(self.order.seats().iter().copied()).find(waits)
    }

    pub(crate) fn next_reward(&mut self, mover: u8) -> bool {
        match self.next_receiver(Seat(mover)) {
            Some(seat) => {
                self.active = seat;
                false
            }
            None => {
                self.agenda.pop();
                true
            }
        }
    }

    /// The rewards that wait, in the order in which they are decided.
    pub(crate) fn pending_rewards(&self) -> Vec<(Seat, u8)> {
        let Some(Step::Reward(mover)) = self.agenda.top() else { return Vec::new() };
        let others = self.order.seats().iter().copied().filter(|seat| seat.0 != mover);
        std::iter::once(Seat(mover))
            .chain(others)
            .map(|seat| (seat, self.rewards[seat.index() % MOST_PLAYERS]))
            .filter(|&(_, points)| points > 0)
            .collect()
    }

    pub(crate) fn legal_reward(&self, into: &mut Choices<Action>) {
        if self.judge_income().is_ok() {
            into.push(Action::Income);
        }
        into.push(Action::Points);
    }

    pub(crate) fn judge_income(&self) -> Result<(), Refusal> {
        let income = self.me().income;
        if income >= HIGHEST_INCOME {
            return Err(Refusal::needs("STEAM-INCOME-04", Lack::IncomeTrack, 1, 0));
        }
        Ok(())
    }

    pub(crate) fn play_reward(&mut self, as_income: bool, log: &mut impl Tell) {
        let seat = self.active;
        let points = std::mem::take(&mut self.rewards[seat.index() % MOST_PLAYERS]);
        let player = self.player_mut(seat);
        if as_income {
            player.income = (player.income + i32::from(points)).min(HIGHEST_INCOME);
            log.tell(Event::Income(seat, points, player.income as i8));
        } else {
            player.points += i32::from(points);
            log.tell(Event::Points(seat, points, player.points as u16));
        }
    }

    /// The income phase: in turn order everybody receives or pays (STEAM-INCOME-06 to 12).
    pub(crate) fn income_phase(&mut self, log: &mut impl Tell) -> bool {
        self.agenda.replace(Step::TurnEnds);
        let order = self.order;
        for &seat in order.seats() {
            let player = self.player(seat);
            let level = match self.setting.rules {
                Rules::Base => 0,
                Rules::Standard => i32::from(player.level),
            };
            let balance = player.income - level;
            if balance >= 0 {
                self.player_mut(seat).cash += balance;
                if balance > 0 {
                    log.tell(Event::Received(seat, balance as u16, Why::Expenses));
                }
                continue;
            }
            let due = -balance;
            let solvent = match self.setting.rules {
                Rules::Base => self.pay_expenses_by_raising(seat, due, log),
                Rules::Standard => self.pay_expenses_by_points(seat, due, log),
            };
            if !solvent {
                self.go_bankrupt(seat, log);
                if self.order.len() <= 1 {
                    // STEAM-BANKRUPT-09.
                    return true;
                }
            }
        }
        true
    }

    /// STEAM-INCOME-07; `false` if it can't be paid (STEAM-BANKRUPT-01, 10).
    fn pay_expenses_by_raising(&mut self, seat: Seat, due: i32, log: &mut impl Tell) -> bool {
        let player = self.player(seat);
        let raises = ((due - player.cash).max(0) + RAISE - 1) / RAISE;
        if raises > player.most_raises() {
            return false;
        }
        self.pay(seat, due, Why::Expenses, log);
        true
    }

    /// STEAM-INCOME-10 to 12; `false` if it can't be paid (STEAM-BANKRUPT-02, 10).
    fn pay_expenses_by_points(&mut self, seat: Seat, due: i32, log: &mut impl Tell) -> bool {
        let player = self.player(seat);
        let short = due - player.cash;
        if short <= 0 {
            self.pay(seat, due, Why::Expenses, log);
            return true;
        }
        let lost = (short + POINT_COVERS - 1) / POINT_COVERS;
        if lost > player.points + (player.income - LOWEST_INCOME).max(0) {
            return false;
        }
        let player = self.player_mut(seat);
        let points = lost.min(player.points);
        player.points -= points;
        player.income -= lost - points;
        player.cash = lost * POINT_COVERS - short;
        let (points, income) = (player.points as u16, player.income as i8);
        log.tell(Event::Shortage { seat, short: short as u16, points, income });
        log.tell(Event::Paid(seat, due as u16, Why::Expenses));
        true
    }
}

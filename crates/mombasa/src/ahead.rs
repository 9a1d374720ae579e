//! What a player does before it is their turn: the turn that they plan on, and the answers that they leave for later.

use crate::action::Action;
use crate::agenda::Step;
use crate::data::player_board::{RestDeck, SLOTS};
use crate::state::Mombasa;
use cowcatcher_engine::{Instruction, Seat, Silent};

/// The answers that a player may leave for later: to end the own action phase, taking the rest deck of that number.
pub(crate) const INSTRUCTIONS: &[Instruction] =
    &[Instruction { name: "end-phase", about: "turn", amounts: Some((1, SLOTS as u8)) }];

impl Mombasa {
    /// Does the action phase of a round run, in which turns are taken?
    fn in_action_phase(&self) -> bool {
        matches!(self.agenda.steps().first(), Some(Step::TurnBegins | Step::Turn | Step::EndTurn))
            && self.agenda.top().is_some_and(|step| !step.is_chance() && !step.is_secret())
    }

    /// The next turn of a seat in this round, as if the others did nothing more.
    pub(crate) fn turn_of(&self, seat: Seat) -> Option<Mombasa> {
        if !self.in_action_phase() || seat == self.active || self.player(seat).ended {
            return None;
        }
        let mut ahead = *self;
        ahead.agenda.clear();
        ahead.agenda.push(Step::TurnBegins);
        ahead.start_turn(seat, &mut Silent);
        Some(ahead)
    }

    /// What an instruction would be about now: the round, until the seat has ended its action phase.
    pub(crate) fn occasion_of(&self, seat: Seat) -> Option<u32> {
        let ends = seat == self.active && self.agenda.top() == Some(Step::EndTurn);
        let goes_on = ends || !self.player(seat).ended;
        (self.in_action_phase() && goes_on).then_some(u32::from(self.round))
    }

    /// What a seat answers by the instruction to end its action phase.
    pub(crate) fn answer_to(&self, seat: Seat, deck: u8) -> Option<Action> {
        match self.agenda.top().filter(|_| seat == self.active && self.in_action_phase())? {
            Step::Turn => {
                let deck = RestDeck::ALL.get(usize::from(deck).checked_sub(1)?).copied();
                let ends = [deck, None].into_iter().find(|&deck| self.judge_end(deck).is_ok())?;
                Some(Action::End(ends))
            }
            Step::EndTurn if self.player(seat).ended => Some(Action::Done),
            _ => None,
        }
    }
}

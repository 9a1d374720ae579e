//! OBJ: objective cards. Carries GWT-OBJ-01 to 25, the ride (11 to 17) with movement.rs.

use crate::action::Action;
use crate::agenda::{Step, Tell, Walk};
use crate::data::cards::Card;
use crate::data::objectives::Objective;
use crate::event::Event;
use crate::state::{Gwt, objectives_of};
use cowcatcher_engine::{Audience, Choices, Refusal};

impl Gwt {
    /// Is there a card to gain at all? (GWT-OBJ-04)
    pub(crate) fn judge_any_objective(&self) -> Result<(), Refusal> {
        if self.objective_stack.is_empty() && self.display.iter().all(Option::is_none) {
            Err(Refusal::rule("GWT-OBJ-04"))
        } else {
            Ok(())
        }
    }

    pub(crate) fn legal_objective(&self, into: &mut Choices<Action>) {
        let shown: u32 = self.display.iter().flatten().fold(0, |bits, objective| bits | 1 << objective.index());
        let open = Objective::ALL.iter().filter(|objective| shown >> objective.index() & 1 != 0);
        into.extend(open.map(|&objective| Action::Objective(objective)));
        if !self.objective_stack.is_empty() {
            into.push(Action::ObjectiveTop);
        }
    }

    pub(crate) fn judge_objective(&self, objective: Objective) -> Result<(), Refusal> {
        if self.display.contains(&Some(objective)) { Ok(()) } else { Err(Refusal::rule("GWT-OBJ-01")) }
    }

    pub(crate) fn judge_objective_top(&self) -> Result<(), Refusal> {
        if self.objective_stack.is_empty() { Err(Refusal::rule("GWT-OBJ-04")) } else { Ok(()) }
    }

    /// Takes a card of the display, which is refilled at once (GWT-OBJ-02, 03).
    pub(crate) fn play_objective(&mut self, objective: Objective, to_hand: bool, log: &mut impl Tell) {
        if let Some(space) = self.display.iter_mut().find(|space| **space == Some(objective)) {
            *space = None;
        }
        self.agenda.replace(Step::FillDisplay);
        let card = Card::from(objective);
        let me = self.me_mut();
        if to_hand {
            me.hand.add(card.index());
            me.shown.add(card.index());
        } else {
            me.discard.add(card.index());
        }
        log.tell(Event::ObjectiveGained(objective, to_hand));
    }

    /// The unseen top card of the stack turns out to be this one.
    pub(crate) fn gain_blind_objective(&mut self, objective: Objective, to_hand: bool, log: &mut impl Tell) {
        self.agenda.pop();
        self.objective_stack.take(objective.index());
        let seat = self.active();
        let card = Card::from(objective);
        let me = self.me_mut();
        if to_hand {
            me.hand.add(card.index());
            me.unseen.add(objective.index());
            log.tell_to(Audience::Only(seat), Event::ObjectiveGained(objective, true));
            log.tell_to(Audience::AllBut(seat), Event::ObjectiveGainedHidden);
        } else {
            me.discard.add(card.index());
            log.tell(Event::ObjectiveGained(objective, false));
        }
    }

    pub(crate) fn fill_display(&mut self, objective: Objective, log: &mut impl Tell) {
        self.objective_stack.take(objective.index());
        if let Some(space) = self.display.iter_mut().find(|space| space.is_none()) {
            *space = Some(objective);
        }
        log.tell(Event::DisplayCard(objective));
    }

    /// Is this a moment to play objective cards? (GWT-OBJ-05 to 07, 17, 24)
    fn is_window(step: Step) -> bool {
        matches!(
            step,
            Step::PlaceRancher
                | Step::Move { moved: 0, walk: Walk::PhaseA, .. }
                | Step::Location
                | Step::Foresight(_)
                | Step::Income
        )
    }

    /// Lists the objective cards in hand; called only where there is a window.
    pub(crate) fn legal_plays(&self, into: &mut Choices<Action>) {
        for objective in objectives_of(&self.me().hand) {
            if self.judge_immediate(objective).is_ok() {
                into.push(Action::Play(objective, false));
            }
            into.push(Action::Play(objective, true));
        }
    }

    /// Can its immediate action be performed now?
    fn judge_immediate(&self, objective: Objective) -> Result<(), Refusal> {
        match objective.card().immediate {
            Some(line) => self.judge_line(line, None, None),
            None => Ok(()),
        }
    }

    pub(crate) fn judge_play(&self, step: Step, objective: Objective, forgo: bool) -> Result<(), Refusal> {
        if !Gwt::is_window(step) {
            return Err(Refusal::rule(if step == Step::EndTurn { "GWT-OBJ-17" } else { "GWT-OBJ-07" }));
        }
        self.judge_in_hand("GWT-OBJ-05", objective.into())?;
        if forgo { Ok(()) } else { self.judge_immediate(objective) }
    }

    /// Plays a card into the area; its immediate action is performed at once or forgone (GWT-OBJ-08 to 10).
    pub(crate) fn play_play(&mut self, objective: Objective, forgo: bool, log: &mut impl Tell) {
        let me = self.me_mut();
        me.show(objective.into());
        me.area.add(objective.index());
        log.tell(Event::Played(objective, forgo));
        if let Some(line) = objective.card().immediate.filter(|_| !forgo) {
            self.perform(line, None, None, log);
        }
    }
}

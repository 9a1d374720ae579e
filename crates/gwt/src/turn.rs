//! TURN and DRAW: the sequence of play. Carries GWT-TURN-01 to 05, GWT-SETUP-34, GWT-DRAW-01 to 05 and GWT-END-04, 05, 08.
//!
//! Phase A (movement.rs), phase B (local.rs, kansas_city.rs), an explicit end of the turn, phase C.

use crate::action::Action;
use crate::agenda::{Step, Tell, Walk};
use crate::data::player_board::{DiscSpace, FIRST_TURN_HAND, HAND_LIMIT, STEPS, STEPS_LEFT, STEPS_RIGHT};
use crate::data::trail::{NEUTRAL, Space};
use crate::event::Event;
use crate::state::{Gwt, Turn};
use cowcatcher_engine::{Choices, Refusal, Seat, Silent};

impl Gwt {
    /// The step limit (GWT-MOVE-06).
    pub(crate) fn step_limit(&self, seat: Seat) -> u8 {
        let player = &self.players[seat.index()];
        let column = self.column();
        let left = if player.has_disc(DiscSpace::StepLeft) { 0 } else { STEPS_LEFT[column] };
        let right = if player.has_disc(DiscSpace::StepRight) { 0 } else { STEPS_RIGHT };
        STEPS[column] + left + right
    }

    /// The hand limit (GWT-DRAW-02).
    pub(crate) fn hand_limit(&self, seat: Seat) -> u32 {
        HAND_LIMIT + self.players[seat.index()].cleared(DiscSpace::Hand)
    }

    /// How many cards phase C would draw for the active player now (GWT-DRAW-01 to 03).
    pub fn draws(&self) -> u32 {
        let me = self.me();
        self.hand_limit(self.active()).saturating_sub(me.hand.total()).min(me.draw.total() + me.discard.total())
    }

    /// The step that starts moving in phase A with the whole step limit.
    pub(crate) fn phase_a(&self) -> Step {
        Step::Move { left: self.step_limit(self.active()), moved: 0, walk: Walk::PhaseA }
    }

    /// Opens the turn of the active player: phase A, or on the first turn placing the rancher.
    pub(crate) fn begin_turn(&mut self, log: &mut impl Tell) -> bool {
        log.tell(Event::TurnBegan(self.active()));
        if self.is_sam(self.active()) {
            return self.begin_sams_turn();
        }
        self.agenda.replace(Step::PhaseC);
        if self.me().rancher.is_some() {
            self.agenda.push(self.phase_a());
        } else {
            self.agenda.push(Step::PlaceRancher);
            let surplus = self.me().hand.total().saturating_sub(FIRST_TURN_HAND);
            self.agenda.push(Step::Discard { left: surplus as u8, exchange: false });
        }
        true
    }

    pub(crate) fn legal_place(&self, into: &mut Choices<Action>) {
        into.extend(NEUTRAL.map(Action::Place));
        self.legal_plays(into);
    }

    pub(crate) fn judge_place(&self, space: Space) -> Result<(), Refusal> {
        if NEUTRAL.contains(&space) { Ok(()) } else { Err(Refusal::rule("GWT-TURN-03")) }
    }

    pub(crate) fn play_place(&mut self, space: Space, log: &mut impl Tell) {
        self.me_mut().rancher = Some(space);
        log.tell(Event::Placed(space));
        self.agenda.replace(Step::Arrive(Walk::PhaseA));
    }

    /// Phase C: draws up to the hand limit, then passes the turn on. `false` while a card is to be drawn.
    pub(crate) fn phase_c(&mut self, log: &mut impl Tell) -> bool {
        let seat = self.active();
        if self.me().hand.total() < self.hand_limit(seat) && self.can_draw(seat) {
            self.shuffle_if_needed(seat, log);
            return false;
        }
        self.pass_turn(log)
    }

    /// The turn is over: the next player's begins, or the game ends (GWT-END-05, 08).
    pub(crate) fn pass_turn(&mut self, log: &mut impl Tell) -> bool {
        let seat = self.active();
        self.agenda.pop();
        let last_turns = match self.turn.last_turns {
            Some(0) => {
                self.agenda.clear();
                log.tell(Event::Over);
                return true;
            }
            Some(n) => Some(n - 1),
            None => None,
        };
        let next = Seat((seat.0 + 1) % self.setting.players);
        self.turn = Turn { last_turns, before: self.turn.before.saturating_add(1), ..Turn::new(next) };
        self.agenda.push(Step::TurnBegins);
        true
    }
    /// The beginning of the next turn of a seat, as if whoever decides now and those between them did nothing more; `None` if they have none.
    pub(crate) fn turn_of(&self, seat: Seat) -> Option<Gwt> {
        let decides = self.agenda.top().is_some_and(|step| !step.is_chance());
        let turns = (seat.0 + self.setting.players - self.active().0) % self.setting.players;
        let last_turns = self.turn.last_turns.map(|left| left.checked_sub(turns));
        if !decides || turns == 0 || seat.0 >= self.persons() || last_turns == Some(None) {
            return None;
        }
        let mut ahead = *self;
        ahead.agenda.clear();
        ahead.agenda.push(Step::TurnBegins);
        let before = self.turn.before.saturating_add(turns.into());
        ahead.turn = Turn { last_turns: last_turns.flatten(), before, ..Turn::new(seat) };
        ahead.settle(&mut Silent);
        Some(ahead)
    }
}

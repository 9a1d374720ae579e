//! The contract: [`Steam`] as a [`Game`]. Each arm leads to the chapter that carries the rule.

use crate::action::Action;
use crate::agenda::{Step, Tell};
use crate::ahead::INSTRUCTIONS;
use crate::event::Event;
use crate::options::{Options, Revision};
use crate::outcome::Outcome;
use crate::question::Question;
use crate::state::Steam;
use crate::view::View;
use cowcatcher_engine::{
    Choices, Game, Instruction, Log, Manner, Outcomes, Reason, Refusal, Seat, Seats, SetupError, Standings, ToAct,
};
use std::ops::RangeInclusive;

impl Game for Steam {
    type Options = Options;
    type Action = Action;
    type Outcome = Outcome;
    type Question = Question;
    type Event = Event;
    type View = View;

    const NAME: &'static str = "steam";
    const TITLE: &'static str = "Steam";
    const PLAYERS: RangeInclusive<usize> = 3..=6;
    const REVISION: u32 = Revision::NEWEST as u32 + 1;

    fn new(options: &Options, seats: usize) -> Result<Steam, SetupError> {
        Steam::lay_out(options, seats)
    }

    fn seats(&self) -> usize {
        usize::from(self.setting.players)
    }

    #[inline]
    fn to_act(&self) -> ToAct {
        match self.agenda.top() {
            None => ToAct::Over,
            Some(step) if step.is_chance() => ToAct::Chance,
            Some(_) => ToAct::One(self.active),
        }
    }

    fn question(&self) -> Option<Question> {
        self.agenda.top().and_then(Question::of)
    }

    fn legal(&self, seat: Seat, into: &mut Choices<Action>) {
        match self.agenda.top() {
            Some(step) if seat == self.active && !step.is_chance() => self.list(step, into),
            _ => {}
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match self.agenda.top() {
            None => Err(Refusal { clause: "STEAM-END-01", reason: Reason::Over }),
            Some(step) if step.is_chance() => Err(Refusal { clause: "STEAM-SETUP-04", reason: Reason::Chance }),
            Some(_) if seat != self.active => Err(Refusal { clause: "STEAM-TURN-03", reason: Reason::NotYourTurn }),
            Some(step) => self.judge(step, action),
        }
    }

    fn play_unchecked(&mut self, _: Seat, action: Action, log: &mut impl Log<Event>) {
        if let Some(step) = self.agenda.top() {
            self.execute(step, action, log);
            self.settle(log);
        }
    }

    fn manner(action: Action) -> Manner {
        match action {
            Action::Pass | Action::Done => Manner::Ends,
            _ => Manner::Does,
        }
    }

    fn sample(&self, rng: &mut impl rand::Rng) -> Option<Outcome> {
        self.agenda.top().and_then(|step| self.sample_setup(step, rng))
    }

    fn outcomes(&self) -> Outcomes<Outcome> {
        self.agenda.top().map_or_else(Outcomes::new, |step| self.outcomes_of_setup(step))
    }

    fn admits(&self, outcome: Outcome) -> Result<(), Refusal> {
        match self.agenda.top() {
            None => Err(Refusal { clause: "STEAM-END-01", reason: Reason::Over }),
            Some(step) => self.admits_setup(step, outcome),
        }
    }

    fn resolve(&mut self, outcome: Outcome, log: &mut impl Log<Event>) {
        let Some(step) = self.agenda.top() else { return };
        log.learned(Seats::first(self.seats()));
        self.resolve_setup(step, outcome, log);
        self.settle(log);
    }

    fn standings(&self) -> Standings {
        self.score_sheet()
    }

    fn view(&self, _: Option<Seat>) -> View {
        self.everything()
    }

    /// Nothing is hidden: what chance has still to decide has no order here.
    fn redeal(&mut self, _: Seat, _: &mut impl rand::Rng) {}

    fn turn_ahead(&self, seat: Seat) -> Option<Steam> {
        self.turn_of(seat)
    }

    const INSTRUCTIONS: &'static [Instruction] = INSTRUCTIONS;

    fn occasion(&self, seat: Seat, instruction: &Instruction) -> Option<u32> {
        self.occasion_of(seat, instruction)
    }

    fn instructed(&self, seat: Seat, instruction: &Instruction, amount: u8) -> Option<Action> {
        self.answer_to(seat, instruction, amount)
    }
}

impl Steam {
    /// Lists what may be answered to a step, ascending.
    fn list(&self, step: Step, into: &mut Choices<Action>) {
        match step {
            Step::Raise(_) => self.legal_raise(into),
            Step::BidForPlace | Step::BidForOrder => self.legal_bid(into),
            Step::Take(_) => self.legal_take(into),
            Step::Build(_) => self.legal_build(into),
            Step::Lay(hex) => self.legal_lay(hex, into),
            Step::NewCity(_) => self.legal_new_city(into),
            Step::Supply(_) => self.legal_supply(into),
            Step::Goods(_) => self.legal_goods(into),
            Step::Route(hex, colour) => self.legal_route(hex, colour, into),
            Step::Reward(_) => self.legal_reward(into),
            _ => {}
        }
    }

    /// Judges an answer to a step.
    fn judge(&self, step: Step, action: Action) -> Result<(), Refusal> {
        match (step, action) {
            (Step::Raise(_), Action::Raise(times)) => self.judge_raise(times),
            (Step::BidForPlace | Step::BidForOrder, Action::Bid(bid)) => self.judge_bid(bid),
            (Step::BidForPlace | Step::BidForOrder, Action::Pass) => Ok(()),
            (Step::Take(_), Action::Take(tile)) => self.judge_take(tile),
            (Step::Take(_), Action::TakePassing(tile)) => self.judge_take_passing(tile),
            (Step::Build(_), Action::Build(hex)) => self.judge_build(hex),
            (Step::Build(_), Action::Urbanize(hex)) => self.judge_urbanize(hex),
            (Step::Build(_), Action::Grow(hex)) => self.judge_grow(hex),
            (Step::Build(_), Action::Done) => self.judge_done(),
            (Step::Lay(hex), Action::Lay(face)) => self.judge_lay(hex, face),
            (Step::NewCity(_), Action::NewCity(colour)) => self.judge_new_city(colour),
            (Step::Supply(_), Action::Supply(space)) => self.judge_supply(space),
            (Step::Goods(_), Action::Cube(hex, colour)) => self.judge_cube(hex, colour),
            (Step::Goods(_), Action::Improve) => self.judge_improve(),
            (Step::Goods(_), Action::Pass) => Ok(()),
            (Step::Route(hex, colour), Action::Route(route)) => self.judge_route(hex, colour, route),
            (Step::Reward(_), Action::Income) => self.judge_income(),
            (Step::Reward(_), Action::Points) => Ok(()),
            _ => Err(self.out_of_place(step, action)),
        }
    }

    /// Why an action that answers another question is out of place at a step.
    fn out_of_place(&self, step: Step, action: Action) -> Refusal {
        let clause = match action {
            Action::Raise(_) if self.raises_when_needed() => "STEAM-MONEY-06",
            Action::Raise(_) => "STEAM-MONEY-12",
            Action::Bid(_) if self.raises_when_needed() => "STEAM-AUCTION-01",
            Action::Bid(_) => "STEAM-AUCTION-10",
            Action::Take(_) | Action::TakePassing(_) => "STEAM-ACTION-01",
            Action::Build(_) | Action::Lay(_) | Action::Done => "STEAM-BUILD-01",
            Action::Urbanize(_) | Action::NewCity(_) => "STEAM-URBAN-01",
            Action::Grow(_) | Action::Supply(_) => "STEAM-GROWTH-01",
            Action::Cube(..) | Action::Route(_) | Action::Pass => "STEAM-GOODS-01",
            Action::Improve => "STEAM-LOCO-02",
            Action::Income | Action::Points => "STEAM-INCOME-02",
        };
        Question::of(step).map_or(Refusal::rule(clause), |asked| Refusal::not_now(clause, asked))
    }

    fn execute(&mut self, step: Step, action: Action, log: &mut impl Tell) {
        match (step, action) {
            (Step::Raise(place), Action::Raise(times)) => self.play_raise(place, times, log),
            (Step::BidForPlace | Step::BidForOrder, Action::Bid(bid)) => self.play_bid(bid, log),
            (Step::BidForPlace | Step::BidForOrder, Action::Pass) => self.play_pass_bid(log),
            (Step::Take(place), Action::Take(tile)) => self.play_take(place, tile, false, log),
            (Step::Take(place), Action::TakePassing(tile)) => self.play_take(place, tile, true, log),
            (Step::Build(_), Action::Build(hex)) => self.play_build(hex),
            (Step::Build(_), Action::Urbanize(hex)) => self.play_urbanize(hex),
            (Step::Build(_), Action::Grow(hex)) => self.play_grow(hex, log),
            (Step::Build(place), Action::Done) => self.play_done(place, log),
            (Step::Lay(hex), Action::Lay(face)) => self.play_lay(hex, face, log),
            (Step::NewCity(hex), Action::NewCity(colour)) => self.play_new_city(hex, colour, log),
            (Step::Supply(hex), Action::Supply(space)) => self.play_supply(hex, space, log),
            (Step::Goods(_), Action::Cube(hex, colour)) => self.play_cube(hex, colour),
            (Step::Goods(_), Action::Improve) => self.play_improve(log),
            (Step::Goods(_), Action::Pass) => self.play_idle(log),
            (Step::Route(hex, colour), Action::Route(route)) => self.play_route(hex, colour, route, log),
            (Step::Reward(_), Action::Income) => self.play_reward(true, log),
            (Step::Reward(_), Action::Points) => self.play_reward(false, log),
            _ => {}
        }
    }
}

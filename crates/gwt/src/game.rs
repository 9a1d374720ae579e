//! The contract: [`Gwt`] as a [`Game`]. Each arm leads to the chapter that carries the rule.

use crate::action::Action;
use crate::agenda::{Step, Tell};
use crate::data::cards::Card;
use crate::data::objectives::Objective;
use crate::data::railroad::Station;
use crate::data::supply::Tile as SupplyTile;
use crate::event::Event;
use crate::options::Options;
use crate::outcome::Outcome;
use crate::question::Question;
use crate::state::Gwt;
use crate::view::View;
use cowcatcher_engine::{
    Choices, Edition, Game, Log, Manner, Outcomes, Reason, Refusal, Seat, Seats, SetupError, Standings, ToAct,
};
use std::ops::RangeInclusive;

impl Game for Gwt {
    type Options = Options;
    type Action = Action;
    type Outcome = Outcome;
    type Question = Question;
    type Event = Event;
    type View = View;

    const NAME: &'static str = "gwt";
    const TITLE: &'static str = "Great Western Trail";
    const EDITIONS: &'static [Edition] =
        &[Edition { name: "gwt1", fixed: &[("edition", "1")] }, Edition { name: "gwt2", fixed: &[("edition", "2")] }];
    const PLAYERS: RangeInclusive<usize> = 1..=4;
    const REVISION: u32 = 1;

    fn new(options: &Options, seats: usize) -> Result<Gwt, SetupError> {
        Gwt::lay_out(options, seats)
    }

    fn seats(&self) -> usize {
        usize::from(self.persons())
    }

    fn rivals(&self) -> usize {
        usize::from(self.sam.is_some())
    }

    fn to_act(&self) -> ToAct {
        match self.agenda.top() {
            None => ToAct::Over,
            Some(step) if step.is_chance() => ToAct::Chance,
            Some(_) => ToAct::One(self.active()),
        }
    }

    fn question(&self) -> Option<Question> {
        self.agenda.top().and_then(Question::of)
    }

    fn legal(&self, seat: Seat, into: &mut Choices<Action>) {
        match self.agenda.top() {
            Some(step) if seat == self.active() && !step.is_chance() => self.list(step, into),
            _ => {}
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match self.agenda.top() {
            None => Err(Refusal { clause: "GWT-END-08", reason: Reason::Over }),
            Some(step) if step.is_chance() || seat != self.active() => {
                let clause = match action {
                    Action::Play(..) => "GWT-OBJ-07",
                    Action::Exchange => "GWT-EXCHANGE-08",
                    _ if seat != self.active() => "GWT-TURN-01",
                    _ => "GWT-TURN-02",
                };
                let reason = if step.is_chance() { Reason::Chance } else { Reason::NotYourTurn };
                Err(Refusal { clause, reason })
            }
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
            Action::Go(_) => Manner::Walks,
            Action::Stop => Manner::Halts,
            Action::Use(_, _, None, None) | Action::Aux(..) | Action::Upgrade(_) => Manner::Opens,
            Action::Skip | Action::Done => Manner::Ends,
            Action::Exchange | Action::Play(..) => Manner::Aside,
            _ => Manner::Does,
        }
    }

    fn sample(&self, rng: &mut impl rand::Rng) -> Option<Outcome> {
        let step = self.agenda.top()?;
        Some(match step {
            Step::PhaseC | Step::DrawCard => Outcome::Card(Card::from_index(self.me().draw.sample(rng)?)),
            Step::RefillForesight => {
                let (column, _) = self.next_foresight_space()?;
                Outcome::Tile(SupplyTile::from_index(self.supply[column].sample(rng)?))
            }
            Step::MarketCards(_) => Outcome::Market(Card::from_index(self.market_stack.sample(rng)?)),
            Step::BlindObjective { .. } | Step::FillDisplay => {
                Outcome::Objective(Objective::from_index(self.objective_stack.sample(rng)?))
            }
            Step::Sam(chore) => return self.sample_sam(chore, rng),
            _ => return self.sample_setup(step, rng),
        })
    }

    fn outcomes(&self) -> Outcomes<Outcome> {
        let Some(step) = self.agenda.top() else { return Outcomes::new() };
        match step {
            Step::PhaseC | Step::DrawCard => self.me().draw.odds(|index| Outcome::Card(Card::from_index(index))),
            Step::RefillForesight => self.next_foresight_space().map_or_else(Outcomes::new, |(column, _)| {
                self.supply[column].odds(|index| Outcome::Tile(SupplyTile::from_index(index)))
            }),
            Step::MarketCards(_) => self.market_stack.odds(|index| Outcome::Market(Card::from_index(index))),
            Step::BlindObjective { .. } | Step::FillDisplay => {
                self.objective_stack.odds(|index| Outcome::Objective(Objective::from_index(index)))
            }
            Step::Sam(chore) => self.outcomes_of_sam(chore),
            _ => self.outcomes_of_setup(step),
        }
    }

    fn admits(&self, outcome: Outcome) -> Result<(), Refusal> {
        let Some(step) = self.agenda.top() else {
            return Err(Refusal { clause: "GWT-END-08", reason: Reason::Over });
        };
        let (possible, clause) = match (step, outcome) {
            (Step::PhaseC | Step::DrawCard, Outcome::Card(card)) => (self.me().draw.has(card.index()), "GWT-DECK-03"),
            (Step::RefillForesight, Outcome::Tile(tile)) => {
                let column = self.next_foresight_space().map_or(0, |(column, _)| column);
                (self.supply[column].has(tile.index()), "GWT-KC-30")
            }
            (Step::MarketCards(_), Outcome::Market(card)) => (self.market_stack.has(card.index()), "GWT-CATTLE-11"),
            (Step::BlindObjective { .. } | Step::FillDisplay, Outcome::Objective(objective)) => {
                (self.objective_stack.has(objective.index()), "GWT-OBJ-03")
            }
            (Step::Sam(chore), _) => return self.admits_for_sam(chore, outcome),
            _ => return self.admits_setup(step, outcome),
        };
        if possible { Ok(()) } else { Err(Refusal::rule(clause)) }
    }

    fn resolve(&mut self, outcome: Outcome, log: &mut impl Log<Event>) {
        let Some(step) = self.agenda.top() else { return };
        log.learned(self.who_sees(step));
        match (step, outcome) {
            (Step::PhaseC, Outcome::Card(card)) => self.draw_card(self.active(), card, log),
            (Step::DrawCard, Outcome::Card(card)) => {
                self.agenda.pop();
                self.draw_card(self.active(), card, log);
            }
            (Step::RefillForesight, Outcome::Tile(tile)) => self.refill_foresight(tile, log),
            (Step::MarketCards(left), Outcome::Market(card)) => self.reveal_market_card(left, card, log),
            (Step::BlindObjective { to_hand }, Outcome::Objective(objective)) => {
                self.gain_blind_objective(objective, to_hand, log);
            }
            (Step::FillDisplay, Outcome::Objective(objective)) => self.fill_display(objective, log),
            (Step::SetupSam | Step::Sam(_), _) => self.resolve_for_sam(step, outcome, log),
            _ => self.resolve_setup(step, outcome, log),
        }
        self.settle(log);
    }

    fn standings(&self) -> Standings {
        self.score_sheet()
    }

    fn view(&self, seat: Option<Seat>) -> View {
        self.seen_by(seat)
    }

    fn redeal(&mut self, seat: Seat, rng: &mut impl rand::Rng) {
        self.deal_anew(seat, rng);
    }

    fn turn_ahead(&self, seat: Seat) -> Option<Gwt> {
        self.turn_of(seat)
    }
}

impl Gwt {
    /// Who sees what chance decides at a step: cards drawn and blind objectives into hand only their owner.
    fn who_sees(&self, step: Step) -> Seats {
        match step {
            Step::PhaseC | Step::DrawCard | Step::BlindObjective { to_hand: true } => Seats::only(self.active()),
            Step::SetupHands(turn) => Seats::only(self.seat_in_order(turn)),
            _ => Seats::first(self.seats()),
        }
    }

    /// Lists what may be answered to a step, ascending.
    fn list(&self, step: Step, into: &mut Choices<Action>) {
        let mut may_skip = false;
        let mut may_finish = false;
        match step {
            Step::PlaceRancher => self.legal_place(into),
            Step::Move { moved, walk, .. } => self.legal_move(moved, walk, into),
            Step::Location => {
                self.legal_location(into);
                may_finish = true;
            }
            Step::EndTurn => may_finish = true,
            Step::MayDiscard(line) => {
                self.legal_may_discard(line, into);
                may_skip = true;
            }
            Step::Foresight(column) => self.legal_foresight(column, into),
            Step::Income => self.legal_income(into),
            Step::Grow => {
                self.legal_grow(into);
                may_finish = true;
            }
            Step::Deliver { limit, extraordinary } => self.legal_deliver(limit, extraordinary, into),
            Step::TakeDisc(target) => self.legal_disc(target, into),
            Step::Engine { optional, .. } => {
                self.legal_engine(step, into);
                may_skip = optional;
            }
            Step::EngineBack(_) | Step::ExtraordinaryBack | Step::ReturnFromLast => self.legal_engine(step, into),
            Step::MayUpgrade(_) => {
                self.legal_upgrade(step, into);
                may_skip = true;
            }
            Step::UpgradeBehind => self.legal_upgrade(step, into),
            Step::Appoint(_) => {
                self.legal_appoint(into);
                may_skip = true;
            }
            Step::Hire { modifier, optional } => {
                self.legal_hire(modifier, into);
                may_skip = optional;
            }
            Step::Build { per_craftsman, optional } => {
                self.legal_build(per_craftsman, into);
                may_skip = optional;
            }
            Step::Site { number, per_craftsman } => self.legal_site(number, per_craftsman, into),
            Step::Buy { cowboys } => {
                self.legal_buy(cowboys, into);
                may_finish = true;
            }
            Step::Hazard { optional } => {
                self.legal_hazard(into);
                may_skip = optional;
            }
            Step::Trade { optional } => {
                self.legal_trade(into);
                may_skip = optional;
            }
            Step::HazardOrTrade => {
                self.legal_hazard(into);
                self.legal_trade(into);
                may_skip = true;
            }
            Step::Objective { optional, .. } => {
                self.legal_objective(into);
                may_skip = optional;
            }
            Step::Certificates(offered) => self.legal_certificates(offered, into),
            Step::Auxiliary => self.legal_auxiliary(true, into),
            Step::Draw { .. } => {
                into.push(Action::Draw);
                may_finish = true;
            }
            Step::Discard { .. } => self.legal_discard(into),
            Step::Remove(_) => {
                self.legal_remove(into);
                may_finish = true;
            }
            _ => {}
        }
        if self.me().tokens > 0 && self.judge_exchange_step(step).is_ok() {
            into.push(Action::Exchange);
        }
        if may_skip {
            into.push(Action::Skip);
        }
        if may_finish {
            into.push(Action::Done);
        }
    }

    /// Judges an answer to a step.
    fn judge(&self, step: Step, action: Action) -> Result<(), Refusal> {
        match (step, action) {
            (_, Action::Exchange) => self.judge_exchange_step(step),
            (_, Action::Play(objective, forgo)) => self.judge_play(step, objective, forgo),

            (Step::PlaceRancher, Action::Place(space)) => self.judge_place(space),
            (Step::Move { walk, .. }, Action::Go(space)) => self.judge_go(walk, space),
            (Step::Move { moved, .. }, Action::Stop) => self.judge_stop(moved),

            (Step::Location, Action::Use(space, line, one, other)) => self.judge_use(space, line, one, other),
            (Step::Location, Action::Copy(space)) => self.judge_copy(space),
            (Step::Location, Action::Aux(aux, double)) => {
                self.judge_single_auxiliary()?;
                if double { Err(Refusal::rule("GWT-AUX-06")) } else { self.judge_auxiliary(aux, false) }
            }
            (Step::Auxiliary, Action::Aux(aux, double)) => self.judge_auxiliary(aux, double),
            (Step::MayDiscard(line), Action::Discard(card)) => self.judge_may_discard(line, card),

            (Step::Foresight(open), Action::Foresight(column, tile)) => self.judge_foresight(open, column, tile),
            (Step::Income, Action::Income(spent)) => self.judge_income(spent),
            (Step::Grow, Action::Grow(card)) => self.judge_grow(card),
            (Step::Deliver { limit, extraordinary }, Action::Deliver(city)) => {
                self.judge_deliver(limit, extraordinary, city)
            }
            (Step::TakeDisc(target), Action::Disc(space)) => self.judge_disc(target, space),
            (Step::TakeDisc(target), Action::StationDisc(station)) => self.judge_station_disc(target, station),

            (
                Step::Engine { .. } | Step::EngineBack(_) | Step::ExtraordinaryBack | Step::ReturnFromLast,
                Action::Engine(rail),
            ) => self.judge_engine(step, rail),
            (Step::MayUpgrade(_) | Step::UpgradeBehind, Action::Upgrade(station)) => {
                self.judge_upgrade_step(step, station)
            }
            (Step::Appoint(_), Action::Appoint(worker)) => self.judge_appoint(worker),

            (Step::Hire { modifier, .. }, Action::Hire(row, worker)) => self.judge_hire(modifier, row, worker),
            (Step::Build { per_craftsman, .. }, Action::Build(number)) => self.judge_building(number, per_craftsman),
            (Step::Site { number, per_craftsman }, Action::At(space)) => self.judge_site(number, per_craftsman, space),
            (Step::Buy { cowboys }, Action::Buy(card, other, used)) => self.judge_buy(cowboys, card, other, used),
            (Step::Buy { cowboys }, Action::DrawMarket) => self.judge_draw_market(cowboys),
            (Step::Hazard { .. } | Step::HazardOrTrade, Action::Hazard(space)) => self.judge_hazard(space),
            (Step::Trade { .. } | Step::HazardOrTrade, Action::Trade(space)) => self.judge_trade(space),
            (Step::Objective { .. }, Action::Objective(objective)) => self.judge_objective(objective),
            (Step::Objective { .. }, Action::ObjectiveTop) => self.judge_objective_top(),
            (Step::Certificates(offered), Action::Certificates(n)) => self.judge_certificates(offered, n),
            (Step::Draw { .. }, Action::Draw) => Ok(()),
            (Step::Discard { .. }, Action::Discard(card)) => self.judge_in_hand("GWT-ACT-05", card),
            (Step::Remove(_), Action::Remove(card)) => self.judge_in_hand("GWT-AUX-14", card),

            (
                Step::Engine { optional: true, .. }
                | Step::Hire { optional: true, .. }
                | Step::Build { optional: true, .. }
                | Step::Hazard { optional: true }
                | Step::Trade { optional: true }
                | Step::Objective { optional: true, .. }
                | Step::MayDiscard(_)
                | Step::MayUpgrade(_)
                | Step::Appoint(_)
                | Step::HazardOrTrade,
                Action::Skip,
            ) => Ok(()),
            (
                Step::Location | Step::EndTurn | Step::Grow | Step::Buy { .. } | Step::Draw { .. } | Step::Remove(_),
                Action::Done,
            ) => Ok(()),
            _ => Err(self.out_of_place(step, action)),
        }
    }

    /// Why an action that answers another question is out of place at a step.
    fn out_of_place(&self, step: Step, action: Action) -> Refusal {
        if let Action::Upgrade(station) = action
            && Station::at(self.me().engine.0) == Some(station)
            && let Err(refusal) = self.judge_upgrade(station)
        {
            // The question was not even asked.
            return refusal;
        }
        let clause = match (step, action) {
            (Step::Objective { .. }, Action::Skip) => "GWT-DELIVER-11",
            (Step::ReturnFromLast, _) => "GWT-RAIL-16",
            (Step::Discard { .. }, Action::Place(_) | Action::Done) => {
                if self.me().rancher.is_none() {
                    "GWT-SETUP-34"
                } else {
                    "GWT-AUX-15"
                }
            }
            (Step::Move { moved: 0, .. }, Action::Done | Action::Skip) => "GWT-MOVE-04",
            (Step::EndTurn, _) => "GWT-TURN-02",
            (Step::Deliver { extraordinary: true, .. }, Action::Done | Action::Skip) => "GWT-DELIVER-29",
            (Step::Deliver { .. }, Action::Done | Action::Skip) => "GWT-DELIVER-01",
            (Step::Foresight(_) | Step::Income, Action::Done | Action::Skip) => "GWT-LOCAL-03",
            (Step::Foresight(_) | Step::Income | Step::Deliver { .. }, Action::Foresight(..)) => "GWT-KC-01",
            (_, Action::Place(_)) => "GWT-TURN-03",
            (Step::Foresight(_) | Step::Income, Action::Go(_)) => "GWT-MOVE-09",
            (_, Action::Go(_) | Action::Stop) => "GWT-TURN-02",
            (Step::Move { .. } | Step::PlaceRancher, Action::Use(..) | Action::Copy(_) | Action::Aux(..)) => {
                "GWT-TURN-02"
            }
            _ => "GWT-LOCAL-15",
        };
        Question::of(step).map_or(Refusal::rule(clause), |asked| Refusal::not_now(clause, asked))
    }

    /// Does what an answer to a step says.
    fn execute(&mut self, step: Step, action: Action, log: &mut impl Tell) {
        match (step, action) {
            (_, Action::Exchange) => self.play_exchange(log),
            (_, Action::Play(objective, forgo)) => self.play_play(objective, forgo, log),
            (_, Action::Skip | Action::Done) => self.finish(step),

            (_, Action::Place(space)) => self.play_place(space, log),
            (Step::Move { left, moved, walk }, Action::Go(space)) => self.play_go(space, left, moved, walk, log),
            (Step::Move { walk, .. }, Action::Stop) => self.agenda.replace(Step::Arrive(walk)),

            (_, Action::Use(space, line, one, other)) => self.play_use(space, line, one, other, log),
            (_, Action::Copy(space)) => self.play_copy(space, log),
            (Step::Location, Action::Aux(aux, _)) => {
                self.turn.auxiliary = true;
                self.play_auxiliary(aux, false, log);
            }
            (_, Action::Aux(aux, double)) => {
                self.agenda.pop();
                self.play_auxiliary(aux, double, log);
            }
            (Step::MayDiscard(line), Action::Discard(_)) => {
                self.agenda.pop();
                self.perform(line, None, None, log);
            }

            (_, Action::Foresight(column, tile)) => self.play_foresight(column, tile, log),
            (_, Action::Income(spent)) => self.play_income(spent, log),
            (_, Action::Grow(card)) => self.play_grow(card, log),
            (Step::Deliver { extraordinary, .. }, Action::Deliver(city)) => self.play_deliver(extraordinary, city, log),
            (Step::TakeDisc(target), Action::Disc(space)) => self.play_disc(target, space, log),
            (Step::TakeDisc(target), Action::StationDisc(station)) => self.play_station_disc(target, station, log),

            (_, Action::Engine(rail)) => self.play_engine(step, rail, log),
            (_, Action::Upgrade(station)) => self.play_upgrade(station, log),
            (Step::Appoint(station), Action::Appoint(worker)) => self.play_appoint(station, worker, log),

            (Step::Hire { modifier, .. }, Action::Hire(row, worker)) => self.play_hire(modifier, row, worker, log),
            (Step::Build { per_craftsman, .. }, Action::Build(number)) => self.play_build(number, per_craftsman),
            (Step::Site { number, per_craftsman }, Action::At(space)) => {
                self.play_site(number, per_craftsman, space, log);
            }
            (Step::Buy { cowboys }, Action::Buy(card, other, used)) => self.play_buy(cowboys, card, other, used, log),
            (Step::Buy { cowboys }, Action::DrawMarket) => self.play_draw_market(cowboys),
            (_, Action::Hazard(space)) => self.play_hazard(space, log),
            (_, Action::Trade(space)) => self.play_trade(space, log),
            (Step::Objective { to_hand, .. }, Action::Objective(objective)) => {
                self.play_objective(objective, to_hand, log);
            }
            (Step::Objective { to_hand, .. }, Action::ObjectiveTop) => {
                self.agenda.replace(Step::BlindObjective { to_hand });
            }
            (_, Action::Certificates(n)) => self.play_certificates(n, log),
            (Step::Draw { left, drawn, exchange }, Action::Draw) => self.play_draw(left, drawn, exchange),
            (Step::Discard { left, exchange }, Action::Discard(card)) => self.play_discard(card, left, exchange, log),
            (Step::Remove(left), Action::Remove(card)) => self.play_remove(card, left, log),
            _ => {}
        }
    }

    /// `skip` and `done`: the step is over; drawing is followed by discarding as many.
    fn finish(&mut self, step: Step) {
        match step {
            Step::Draw { drawn, exchange, .. } => self.agenda.replace(Step::Discard { left: drawn, exchange }),
            _ => self.agenda.pop(),
        }
    }
}

//! The contract: [`Mombasa`] as a [`Game`]. Each arm leads to the chapter that carries the rule.

use crate::action::Action;
use crate::agenda::{Step, Tell};
use crate::ahead::INSTRUCTIONS;
use crate::data::cards::Kind;
use crate::data::start_tiles::StartTile;
use crate::data::tracks::Track;
use crate::event::Event;
use crate::options::Options;
use crate::outcome::Outcome;
use crate::question::Question;
use crate::state::{Mombasa, Secret};
use crate::track::exhausted;
use crate::view::View;
use cowcatcher_engine::{
    Choices, Game, Instruction, Log, Manner, Outcomes, Reason, Refusal, Seat, Seats, SetupError, Standings, ToAct,
    alike,
};
use rand::{Rng, RngExt};
use std::ops::RangeInclusive;

impl Game for Mombasa {
    type Options = Options;
    type Action = Action;
    type Outcome = Outcome;
    type Question = Question;
    type Event = Event;
    type View = View;

    const NAME: &'static str = "mombasa";
    const TITLE: &'static str = "Mombasa";
    const PLAYERS: RangeInclusive<usize> = 2..=4;
    const REVISION: u32 = 1;

    fn new(options: &Options, seats: usize) -> Result<Mombasa, SetupError> {
        Mombasa::lay_out(options, seats)
    }

    fn seats(&self) -> usize {
        usize::from(self.seats)
    }

    fn to_act(&self) -> ToAct {
        match self.agenda.top() {
            None => ToAct::Over,
            Some(step) if step.is_chance() => ToAct::Chance,
            Some(step) if step.is_secret() => ToAct::Each(self.undecided()),
            Some(_) => ToAct::One(self.active),
        }
    }

    fn question(&self) -> Option<Question> {
        self.agenda.top().and_then(Question::of)
    }

    fn legal(&self, seat: Seat, into: &mut Choices<Action>) {
        if let Some(step) = self.agenda.top()
            && self.decides(step, seat)
        {
            self.list(step, seat, into);
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let Some(step) = self.agenda.top() else {
            return Err(Refusal { clause: "MOM-END-03", reason: Reason::Over });
        };
        if self.decides(step, seat) {
            return self.judge(step, seat, action);
        }
        let (clause, reason) = match step {
            _ if step.is_chance() => ("MOM-ROUND-01", Reason::Chance),
            _ if step.is_secret() => ("MOM-PLAN-06", Reason::NotYourTurn),
            _ if seat.0 < self.seats && self.player(seat).ended => ("MOM-ROUND-05", Reason::NotYourTurn),
            _ => ("MOM-ROUND-03", Reason::NotYourTurn),
        };
        Err(Refusal { clause, reason })
    }

    fn play_unchecked(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        if let Some(step) = self.agenda.top() {
            self.execute(step, seat, action, log);
            self.settle(log);
        }
    }

    fn manner(action: Action) -> Manner {
        match action {
            Action::Ready | Action::End(_) | Action::Stop | Action::Done => Manner::Ends,
            _ => Manner::Does,
        }
    }

    fn sample(&self, rng: &mut impl Rng) -> Option<Outcome> {
        Some(match self.agenda.top()? {
            Step::SetupFirst => Outcome::First(Seat(rng.random_range(0..self.seats))),
            Step::SetupTracks => {
                let left = Track::ALL.iter().filter(|&&track| self.is_undrawn(track));
                let index = rng.random_range(0..left.clone().count().max(1));
                Outcome::Track(*left.clone().nth(index)?)
            }
            Step::FillDisplay => {
                let cards = self.top_of_deck();
                Outcome::Card(cards.iter().nth(rng.random_range(0..cards.len().max(1)) as usize)?)
            }
            Step::FillBooks => {
                let letter = Mombasa::letter_of(self.next_cell()?);
                Outcome::Book(Mombasa::book(letter, self.stacks.get(letter)?.sample(rng)?))
            }
            Step::SetupTiles => {
                let undealt = self.undealt();
                let left = StartTile::ALL.iter().filter(|tile| undealt >> tile.index() & 1 != 0);
                Outcome::Tile(*left.clone().nth(rng.random_range(0..undealt.count_ones().max(1)) as usize)?)
            }
            _ => return None,
        })
    }

    fn outcomes(&self) -> Outcomes<Outcome> {
        match self.agenda.top() {
            Some(Step::SetupFirst) => alike((0..self.seats).map(|seat| Outcome::First(Seat(seat)))),
            Some(Step::SetupTracks) => {
                alike(Track::ALL.iter().filter(|&&track| self.is_undrawn(track)).map(|&track| Outcome::Track(track)))
            }
            Some(Step::FillDisplay) => alike(self.top_of_deck().iter().map(Outcome::Card)),
            Some(Step::FillBooks) => {
                let letter = self.next_cell().map(Mombasa::letter_of);
                let stack = letter.and_then(|letter| Some((letter, self.stacks.get(letter)?)));
                stack.map_or_else(Outcomes::new, |(letter, stack)| {
                    stack.odds(|line| Outcome::Book(Mombasa::book(letter, line)))
                })
            }
            Some(Step::SetupTiles) => {
                let undealt = self.undealt();
                let left = StartTile::ALL.iter().filter(|tile| undealt >> tile.index() & 1 != 0);
                alike(left.map(|&tile| Outcome::Tile(tile)))
            }
            _ => Outcomes::new(),
        }
    }

    fn admits(&self, outcome: Outcome) -> Result<(), Refusal> {
        let Some(step) = self.agenda.top() else {
            return Err(Refusal { clause: "MOM-END-03", reason: Reason::Over });
        };
        let (possible, clause) = match (step, outcome) {
            (Step::SetupFirst, Outcome::First(seat)) => (seat.0 < self.seats, "MOM-SETUP-13"),
            (Step::SetupTracks, Outcome::Track(track)) => (self.is_undrawn(track), "MOM-SETUP-04"),
            (Step::FillDisplay, Outcome::Card(card)) => (self.top_of_deck().has(card), "MOM-SETUP-06"),
            (Step::FillBooks, Outcome::Book(book)) => {
                let letter = self.next_cell().map(Mombasa::letter_of);
                let there = self.stacks.get(book.letter()).is_some_and(|stack| stack.has(book.line()));
                (letter == Some(book.letter()) && there, "MOM-SETUP-08")
            }
            (Step::SetupTiles, Outcome::Tile(tile)) => (self.undealt() >> tile.index() & 1 != 0, "MOM-SETUP-15"),
            _ => return Err(Refusal { clause: "MOM-ROUND-01", reason: Reason::Chance }),
        };
        if possible { Ok(()) } else { Err(Refusal::rule(clause)) }
    }

    fn resolve(&mut self, outcome: Outcome, log: &mut impl Log<Event>) {
        let everybody = Seats::first(self.seats());
        let learned = match outcome {
            Outcome::Tile(_) => self.next_without_tile().map_or(Seats::NONE, Seats::only),
            _ => everybody,
        };
        log.learned(learned);
        match outcome {
            Outcome::First(seat) => self.begin_with(seat, log),
            Outcome::Track(track) => self.lay_track(track, log),
            Outcome::Card(card) => self.show_card(card, log),
            Outcome::Book(book) => self.show_book(book, log),
            Outcome::Tile(tile) => self.deal_tile(tile, log),
        }
        self.settle(log);
    }

    fn standings(&self) -> Standings {
        self.score_sheet()
    }

    fn view(&self, seat: Option<Seat>) -> View {
        self.seen_by(seat)
    }

    fn redeal(&mut self, seat: Seat, rng: &mut impl Rng) {
        self.deal_anew(seat, rng);
    }

    fn choose_anew(&mut self, seat: Seat) {
        self.plan_again(seat);
    }

    fn turn_ahead(&self, seat: Seat) -> Option<Mombasa> {
        self.turn_of(seat)
    }

    const INSTRUCTIONS: &'static [Instruction] = INSTRUCTIONS;

    fn occasion(&self, seat: Seat, _: &Instruction) -> Option<u32> {
        self.occasion_of(seat)
    }

    fn instructed(&self, seat: Seat, _: &Instruction, amount: u8) -> Option<Action> {
        self.answer_to(seat, amount)
    }
}

impl Mombasa {
    /// Who has not said ready in a secret choice.
    fn undecided(&self) -> Seats {
        let waiting = self.all_seats().filter(|&seat| self.player(seat).secret != Secret::Ready);
        waiting.fold(Seats::NONE, Seats::with)
    }

    /// Is this seat asked at this step?
    fn decides(&self, step: Step, seat: Seat) -> bool {
        if step.is_chance() {
            false
        } else if step.is_secret() {
            seat.0 < self.seats && self.player(seat).secret != Secret::Ready
        } else {
            seat == self.active
        }
    }

    /// Lists what may be answered to a step, ascending.
    fn list(&self, step: Step, seat: Seat, into: &mut Choices<Action>) {
        match step {
            Step::KeepTiles => self.legal_keep(seat, into),
            Step::Planning => self.legal_plan(seat, into),
            Step::Turn => {
                self.legal_goods_cards(0, into);
                self.legal_expand(into);
                self.legal_bookkeeper(into);
                self.legal_merchant(into);
                self.legal_bonus(into);
                self.legal_plus_one(into);
                self.legal_end(into);
            }
            Step::EndTurn => {
                self.legal_plus_one(into);
                into.push(Action::Done);
            }
            Step::Goods(slots) => self.legal_goods(slots, into),
            Step::Units(_) => self.legal_advance(0, into),
            Step::Expand { company, left, .. } => self.legal_post(company, left, into),
            Step::From(company, _) => self.legal_from(company, into),
            Step::Home(company) => self.legal_home(company, into),
            Step::Points(left) => self.legal_points(left, into),
            Step::Jar { .. } => self.legal_jar(into),
            Step::Remove(_) => self.legal_remove(into),
            Step::Advance(spaces) => self.legal_advance(exhausted(spaces), into),
            Step::Tracks { excluded, .. } => self.legal_advance(excluded, into),
            Step::BuyCard => self.legal_buy(into),
            Step::Discard { .. } => self.legal_discard(into),
            Step::OneOf(space) => self.legal_option(space, into),
            _ => {}
        }
        if step.may_stop() {
            into.push(Action::Stop);
        }
    }

    /// Judges an answer to a step.
    fn judge(&self, step: Step, seat: Seat, action: Action) -> Result<(), Refusal> {
        match (step, action) {
            (Step::KeepTiles, Action::Keep(tile)) => self.judge_keep(seat, tile),
            (Step::KeepTiles, Action::Ready) => self.judge_ready(self.player(seat).kept.is_some()),
            (Step::Planning, Action::Plan(slot, card)) => self.judge_plan(seat, slot, Some(card)),
            (Step::Planning, Action::Leave(slot)) => self.judge_plan(seat, slot, None),
            (Step::Planning, Action::Ready) => self.judge_ready(self.player(seat).next_slot().is_none()),

            (Step::Turn, Action::Goods(card)) => self.judge_goods_card(0, card),
            (Step::Turn, Action::Expand(company)) => self.judge_expand(company),
            (Step::Turn, Action::Bookkeeper(card)) => self.judge_specialist(Kind::Bookkeeper, card, "MOM-BOOK-01"),
            (Step::Turn, Action::Merchant(card)) => self.judge_specialist(Kind::Merchant, card, "MOM-DIAMOND-01"),
            (Step::Turn, Action::Bonus(space)) => self.judge_bonus(space),
            (Step::Turn, Action::End(deck)) => self.judge_end(deck),
            (Step::Turn | Step::EndTurn, Action::PlusOne(card)) => self.judge_plus_one(card),
            (Step::EndTurn, Action::Done) => Ok(()),

            (Step::Goods(slots), Action::Goods(card)) => self.judge_goods_card(slots, card),
            (Step::Goods(slots), Action::Buy(card)) => self.judge_acquire(slots, card),
            (Step::Goods(slots), Action::Advance(company)) => self.judge_goods_advance(slots, company),
            (Step::Units(_), Action::Advance(company)) => self.judge_advance(0, company, "MOM-GOODS-07"),

            (Step::Expand { company, left, .. }, Action::Post(region)) => self.judge_post(company, left, region),
            (Step::From(company, _), Action::From(column)) => self.judge_from(company, column),
            (Step::Home(company), Action::Home(column)) => self.judge_home(company, column),

            (Step::Points(left), Action::Book(cell)) => self.judge_book(left, cell),
            (Step::Points(_), Action::Cash) => Ok(()),
            (Step::Jar { .. }, Action::Jar) => self.judge_jar(false),
            (Step::Jar { .. }, Action::JarPay) => self.judge_jar(true),
            (Step::Remove(_), Action::Remove(company, column)) => self.judge_remove(company, column),

            (Step::Advance(spaces), Action::Advance(company)) => {
                self.judge_advance(exhausted(spaces), company, "MOM-TRACK-04")
            }
            (Step::Tracks { excluded, .. }, Action::Advance(company)) => {
                self.judge_advance(excluded, company, "MOM-SPECIAL-11")
            }
            (Step::BuyCard, Action::Buy(card)) => self.judge_buy(card),
            (Step::Discard { .. }, Action::Discard(card)) => self.judge_discard(card),
            (Step::OneOf(space), Action::Option(choice)) => self.judge_option(space, choice),

            (_, Action::Stop) if step.may_stop() => Ok(()),
            _ => Err(out_of_place(step, action)),
        }
    }

    /// Does what an answer to a step says.
    fn execute(&mut self, step: Step, seat: Seat, action: Action, log: &mut impl Tell) {
        match (step, action) {
            (Step::KeepTiles, Action::Keep(tile)) => self.play_keep(seat, tile, log),
            (Step::Planning, Action::Plan(slot, card)) => self.play_plan(seat, slot, Some(card), log),
            (Step::Planning, Action::Leave(slot)) => self.play_plan(seat, slot, None, log),
            (Step::KeepTiles | Step::Planning, Action::Ready) => self.play_ready(seat, log),

            (Step::Turn, Action::Goods(card)) => self.play_first_goods(card),
            (Step::Turn, Action::Expand(company)) => self.play_expand(company, log),
            (Step::Turn, Action::Bookkeeper(card)) => self.play_bookkeeper(card, log),
            (Step::Turn, Action::Merchant(card)) => self.play_merchant(card, log),
            (Step::Turn, Action::Bonus(space)) => self.play_bonus(space, log),
            (Step::Turn, Action::End(deck)) => self.play_end(deck, log),
            (Step::Turn | Step::EndTurn, Action::PlusOne(card)) => self.play_plus_one(card, log),
            (Step::EndTurn, Action::Done) => self.agenda.replace(Step::TurnBegins),

            (Step::Goods(slots), Action::Goods(card)) => self.play_goods_card(slots, card),
            (Step::Goods(slots), Action::Buy(card)) => self.play_acquire(slots, card, log),
            (Step::Goods(slots), Action::Advance(company)) => self.play_goods_advance(slots, company, log),
            (Step::Units(left), Action::Advance(company)) => self.play_unit(left, company, log),

            (Step::Expand { company, left, .. }, Action::Post(region)) => self.play_post(company, left, region, log),
            (Step::From(company, region), Action::From(column)) => self.play_from(company, region, column, log),
            (Step::Home(company), Action::Home(column)) => self.play_home(company, column, log),

            (Step::Points(left), Action::Book(cell)) => self.play_book(left, cell, log),
            (Step::Points(left), Action::Cash) => self.play_cash(left, log),
            (Step::Jar { moved }, Action::Jar) => self.play_jar(moved, false, log),
            (Step::Jar { moved }, Action::JarPay) => self.play_jar(moved, true, log),
            (Step::Jar { moved }, Action::Stop) => self.stop_jar(moved, log),
            (Step::Remove(left), Action::Remove(company, column)) => self.play_remove(left, company, column, log),

            (Step::Advance(spaces), Action::Advance(company)) => self.play_advance(spaces, company, log),
            (Step::Tracks { excluded, tracks, spaces }, Action::Advance(company)) => {
                self.play_tracks(excluded, tracks, spaces, company, log);
            }
            (Step::BuyCard, Action::Buy(card)) => self.play_buy(card, log),
            (Step::Discard { plus }, Action::Discard(card)) => self.play_discard(plus, card, log),
            (Step::OneOf(space), Action::Option(choice)) => self.play_option(space, choice, log),

            (_, Action::Stop) if step.may_stop() => self.agenda.pop(),
            _ => {}
        }
    }
}

impl Step {
    /// May the rest of it be waived with `stop`?
    fn may_stop(self) -> bool {
        match self {
            Step::Units(_)
            | Step::Jar { .. }
            | Step::Remove(_)
            | Step::Advance(_)
            | Step::Tracks { .. }
            | Step::BuyCard => true,
            Step::Expand { placed, .. } => placed,
            _ => false,
        }
    }
}

/// Why an action that answers another question is out of place at a step.
fn out_of_place(step: Step, action: Action) -> Refusal {
    let clause = match (step, action) {
        (Step::Goods(_), Action::Stop | Action::Done) => "MOM-GOODS-13",
        (Step::Units(_), Action::Buy(_)) => "MOM-GOODS-09",
        (Step::Units(_), Action::Goods(_)) => "MOM-GOODS-02",
        (Step::Expand { .. }, Action::Stop | Action::Done) => "MOM-EXPAND-17",
        (Step::Expand { .. }, Action::Expand(_)) => "MOM-EXPAND-03",
        (Step::Points(_), Action::Jar | Action::JarPay) => "MOM-BOOK-02",
        (_, Action::Jar | Action::JarPay) => "MOM-BOOK-22",
        (Step::Planning, _) | (_, Action::Plan(..) | Action::Leave(_) | Action::Ready) => "MOM-PLAN-06",
        (Step::KeepTiles, _) | (_, Action::Keep(_)) => "MOM-SETUP-15",
        (Step::Turn, Action::Done | Action::Stop) => "MOM-ROUND-06",
        (Step::EndTurn, _) => "MOM-ROUND-03",
        (_, Action::PlusOne(_)) => "MOM-BONUS-21",
        (Step::Discard { .. }, _) => "MOM-BONUS-03",
        _ => "MOM-ROUND-04",
    };
    Question::of(step).map_or(Refusal::rule(clause), |asked| Refusal::not_now(clause, asked))
}

//! The contract: [`Toy`] as a [`Game`]. Each arm leads to the chapter that carries the rule.

use crate::action::{Action, universe};
use crate::cards::MOST_PLAYERS;
use crate::event::Event;
use crate::options::Options;
use crate::outcome::Outcome;
use crate::question::Question;
use crate::state::{Step, Toy};
use crate::view::View;
use cowcatcher_engine::{
    Choices, Game, Instruction, Log, Manner, Opinion, Outcomes, Reason, Refusal, Seat, Seats, SetupError, Standings,
    ToAct,
};
use cowcatcher_proof::Lawful;
use rand::Rng;
use std::ops::RangeInclusive;

impl Game for Toy {
    type Options = Options;
    type Action = Action;
    type Outcome = Outcome;
    type Question = Question;
    type Event = Event;
    type View = View;

    const NAME: &'static str = "toy";
    const TITLE: &'static str = "Auction";
    const PLAYERS: RangeInclusive<usize> = 2..=MOST_PLAYERS;
    const REVISION: u32 = 2;

    fn new(options: &Options, seats: usize) -> Result<Toy, SetupError> {
        match u8::try_from(seats) {
            Ok(few) if Toy::PLAYERS.contains(&seats) => Ok(Toy::lay_out(options, few)),
            _ => Err(SetupError::Players { game: Toy::TITLE, least: 2, most: MOST_PLAYERS, asked: seats }),
        }
    }

    fn seats(&self) -> usize {
        self.seats.into()
    }

    fn to_act(&self) -> ToAct {
        match self.step {
            Step::Roll | Step::Deal => ToAct::Chance,
            Step::Bid => ToAct::Each(self.bidders()),
            Step::Prize(seat) | Step::Done(seat) => ToAct::One(seat),
            Step::Over => ToAct::Over,
        }
    }

    fn question(&self) -> Option<Question> {
        match self.step {
            Step::Bid => Some(Question::Bid),
            Step::Prize(_) => Some(Question::Prize),
            Step::Done(_) => Some(Question::Done),
            Step::Roll | Step::Deal | Step::Over => None,
        }
    }

    fn legal(&self, seat: Seat, into: &mut Choices<Action>) {
        match self.step {
            Step::Bid => self.legal_bid(seat, into),
            Step::Prize(winner) if winner == seat => self.legal_prize(winner, into),
            Step::Done(winner) if winner == seat => into.push(Action::Done),
            _ => {}
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match (self.step, action) {
            (Step::Over, _) => Err(Refusal { clause: "TOY-END-01", reason: Reason::Over }),
            (Step::Roll | Step::Deal, _) => Err(Refusal { clause: "TOY-DEAL-01", reason: Reason::Chance }),
            (Step::Prize(winner) | Step::Done(winner), _) if winner != seat => {
                Err(Refusal { clause: "TOY-PRIZE-01", reason: Reason::NotYourTurn })
            }
            (Step::Bid, Action::Bid(card)) => self.judge_bid(seat, card),
            (Step::Prize(_), Action::Take) | (Step::Done(_), Action::Done) => Ok(()),
            (Step::Prize(winner), Action::Give(to)) => self.judge_give(winner, to),
            (Step::Bid, _) => Err(Refusal::not_now("TOY-BID-01", Question::Bid)),
            (Step::Prize(_), _) => Err(Refusal::not_now("TOY-PRIZE-01", Question::Prize)),
            (Step::Done(_), _) => Err(Refusal::not_now("TOY-PRIZE-03", Question::Done)),
        }
    }

    fn play_unchecked(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        match (self.step, action) {
            (Step::Bid, Action::Bid(card)) => self.play_bid(seat, card, log),
            (Step::Prize(winner), Action::Take) => self.play_prize(winner, winner, log),
            (Step::Prize(winner), Action::Give(to)) => self.play_prize(winner, to, log),
            (Step::Done(_), Action::Done) => self.end_round(log),
            _ => {}
        }
    }

    fn manner(action: Action) -> Manner {
        match action {
            Action::Done => Manner::Ends,
            Action::Bid(_) | Action::Take | Action::Give(_) => Manner::Does,
        }
    }

    fn sample(&self, rng: &mut impl Rng) -> Option<Outcome> {
        self.sample_deal(rng)
    }

    fn outcomes(&self) -> Outcomes<Outcome> {
        self.outcomes_of_deal()
    }

    fn admits(&self, outcome: Outcome) -> Result<(), Refusal> {
        self.admits_deal(outcome)
    }

    fn resolve(&mut self, outcome: Outcome, log: &mut impl Log<Event>) {
        match outcome {
            Outcome::Roll(pips) => self.roll(pips, log),
            Outcome::Card(card) => self.deal(card, log),
        }
    }

    fn standings(&self) -> Standings {
        Standings {
            categories: &["coins"],
            points: self.players().map(|player| [i32::from(player.coins)].into_iter().collect()).collect(),
            tie_breaks: self.players().map(|_| Default::default()).collect(),
            out: Seats::NONE,
        }
    }

    fn view(&self, seat: Option<Seat>) -> View {
        self.seen_by(seat)
    }

    fn redeal(&mut self, seat: Seat, rng: &mut impl Rng) {
        self.deal_anew(seat, rng);
    }

    fn choose_anew(&mut self, seat: Seat) {
        self.bid_again(seat);
    }

    const INSTRUCTIONS: &'static [Instruction] = &[Instruction { name: "take-prize", about: "prize", amounts: None }];

    fn occasion(&self, _: Seat, _: &Instruction) -> Option<u32> {
        (self.step != Step::Over).then_some(0)
    }

    fn instructed(&self, seat: Seat, _: &Instruction, _: u8) -> Option<Action> {
        (self.step == Step::Prize(seat)).then_some(Action::Take)
    }
}

impl Lawful for Toy {
    const RULES: &'static str = include_str!("../../../rules/toy-rules.md");

    fn audit(&self) -> Result<(), String> {
        self.count_the_box()
    }

    fn universe() -> Vec<Action> {
        universe()
    }
}

impl Opinion for Toy {
    fn appeal(&self, seat: Seat, action: Action) -> i32 {
        crate::evaluate::appeal(self, seat, action)
    }
}

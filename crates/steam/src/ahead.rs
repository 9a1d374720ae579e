//! What a player does before it is their turn: the turn that they plan on, and the answers that they leave for later.

use crate::action::Action;
use crate::agenda::Step;
use crate::data::actions::ActionTile;
use crate::data::{ENGINEER_PLACEMENTS, HIGHEST_BID, MOST_PLAYERS, PLACEMENTS};
use crate::question::Phase;
use crate::state::{Order, Steam};
use cowcatcher_engine::{Instruction, Seat, Silent};

/// The answers that a player may leave for later.
pub(crate) const INSTRUCTIONS: &[Instruction] = &[
    Instruction { name: "bid-up-to", about: "auction", amounts: Some((0, HIGHEST_BID as u8)) },
    Instruction { name: "pass-auction", about: "auction", amounts: None },
    Instruction { name: "build-nothing", about: "build", amounts: None },
    Instruction { name: "pass-goods", about: "goods", amounts: None },
    Instruction { name: "take-income", about: "reward", amounts: None },
    Instruction { name: "take-points", about: "reward", amounts: None },
];

/// Occasions of one turn of the game: each place of the Base auction is one.
const A_TURN: u32 = 16;

impl Steam {
    /// The next turn of a seat within this phase or those that follow before the income, as if the others did nothing more.
    pub(crate) fn turn_of(&self, seat: Seat) -> Option<Steam> {
        let top = self.agenda.top().filter(|step| !step.is_chance() && self.active != seat)?;
        let in_order = |order: Order| order.seats().iter().position(|&it| it == seat).map(|place| place as u8);
        let mut ahead = self.clone();
        let next = match top {
            Step::BidForPlace | Step::BidForOrder => {
                let high = self.auction.high.map(|(_, seat)| seat);
                if !self.bids(seat) || high == Some(seat) {
                    return None;
                }
                ahead.auction.speaker = seat;
                ahead.active = seat;
                return Some(ahead);
            }
            Step::Raise(now) => Step::Raise(in_order(self.order).filter(|&place| place > now)?),
            Step::Take(now) => match in_order(self.order)? {
                place if place > now => Step::Take(place),
                _ => Step::BuildTurn(in_order(self.build_order())?),
            },
            _ => match self.going_on()? {
                Step::Build(now) => match in_order(self.build_order())? {
                    place if place > now => Step::BuildTurn(place),
                    _ => Step::Goods(in_order(self.goods_order())?),
                },
                Step::Goods(now) => {
                    let (place, players) = (in_order(self.goods_order())?, self.order.len() as u8);
                    let next = [place, place + players].into_iter().find(|&place| place >= now);
                    // A route that is being chosen, or a delivery that is being rewarded, is not there in what is imagined.
                    Step::Goods(next?)
                }
                _ => return None,
            },
        };
        ahead.rewards = [0; MOST_PLAYERS];
        ahead.agenda.clear();
        ahead.agenda.push(next);
        ahead.settle(&mut Silent);
        (ahead.active == seat).then_some(ahead)
    }

    /// The step of the build or goods phase that is being worked off, beneath what belongs to it.
    fn going_on(&self) -> Option<Step> {
        self.agenda.steps().iter().copied().find(|step| matches!(step, Step::Build(_) | Step::Goods(_)))
    }

    /// What an instruction would be about now.
    pub(crate) fn occasion_of(&self, seat: Seat, instruction: &Instruction) -> Option<u32> {
        let turn = u32::from(self.turn) * A_TURN;
        if self.agenda.top().is_none_or(Step::is_chance) || !self.order.seats().contains(&seat) {
            return None;
        }
        let place = |order: Order| order.seats().iter().position(|&it| it == seat);
        match instruction.about {
            "auction" => match self.agenda.top()? {
                // Of a place that is on offer: the next one is worth something else.
                Step::BidForPlace if self.bids(seat) && instruction.amounts.is_some() => {
                    Some(turn + 1 + u32::from(self.auction.place))
                }
                Step::BidForPlace if self.auction.placed >> seat.0 & 1 == 0 && instruction.amounts.is_none() => {
                    Some(turn)
                }
                Step::BidForOrder if self.bids(seat) => Some(turn),
                Step::Raise(_) => Some(turn),
                _ => None,
            },
            "build" => match self.going_on() {
                Some(Step::Build(now)) => (place(self.build_order())? >= usize::from(now)).then_some(turn),
                Some(_) => None,
                None => (self.turn > 0).then_some(turn),
            },
            "goods" => match self.going_on() {
                Some(Step::Goods(now)) => {
                    let last = place(self.goods_order())? + self.order.len();
                    (last >= usize::from(now)).then_some(turn)
                }
                _ => (self.turn > 0).then_some(turn),
            },
            "reward" => Some(0),
            _ => None,
        }
    }

    /// What a seat answers by an instruction.
    pub(crate) fn answer_to(&self, seat: Seat, instruction: &Instruction, amount: u8) -> Option<Action> {
        let step = self.agenda.top().filter(|_| self.active == seat)?;
        match (step, instruction.name) {
            (Step::BidForPlace | Step::BidForOrder, "bid-up-to") => {
                let least = self.least_bid();
                Some(if least <= amount && self.judge_bid(least).is_ok() { Action::Bid(least) } else { Action::Pass })
            }
            (Step::BidForPlace | Step::BidForOrder, "pass-auction") => Some(Action::Pass),
            (Step::Build(_), "build-nothing") => {
                let engineer = self.me().has(ActionTile::Engineer);
                let begun = self.build.left < if engineer { ENGINEER_PLACEMENTS } else { PLACEMENTS };
                (!begun && self.judge_done().is_ok()).then_some(Action::Done)
            }
            (Step::Goods(_), "pass-goods") => Some(Action::Pass),
            (Step::Reward(_), "take-income") => self.judge_income().is_ok().then_some(Action::Income),
            (Step::Reward(_), "take-points") => Some(Action::Points),
            _ => None,
        }
    }

    /// Does the auction of now go on for a seat?
    fn bids(&self, seat: Seat) -> bool {
        self.phase() == Phase::Auction && self.order.seats().contains(&seat) && self.auction.is_in(seat)
    }
}

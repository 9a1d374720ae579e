//! The phases of a turn and the questions a player can be asked.

use crate::agenda::Step;

cowcatcher_engine::named! {
    /// A phase of the turn (STEAM-TURN-01, 02).
    pub enum Phase as "a phase" {
        Setup = "setup",
        /// Raising capital (Standard).
        Capital = "capital",
        Auction = "auction", Actions = "actions", Build = "build", Goods1 = "goods-1", Goods2 = "goods-2",
        Over = "over",
    }
}

cowcatcher_engine::named! {
    /// What is asked now.
    pub enum Question as "a question" {
        Raise = "raise",
        /// Do you bid for this place in the turn order? (Base)
        BidForPlace = "bid-for-place",
        /// Do you bid for the turn order? (Standard)
        BidForOrder = "bid-for-order",
        Take = "take", Build = "build", Lay = "lay", NewCity = "new-city", Supply = "supply", Goods = "goods",
        Route = "route", Reward = "reward",
    }
}

impl Question {
    /// What a step asks; `None` if it asks nobody.
    pub(crate) fn of(step: Step) -> Option<Question> {
        Some(match step {
            Step::Raise(_) => Question::Raise,
            Step::BidForPlace => Question::BidForPlace,
            Step::BidForOrder => Question::BidForOrder,
            Step::Take(_) => Question::Take,
            Step::Build(_) => Question::Build,
            Step::Lay(_) => Question::Lay,
            Step::NewCity(_) => Question::NewCity,
            Step::Supply(_) => Question::Supply,
            Step::Goods(_) => Question::Goods,
            Step::Route(..) => Question::Route,
            Step::Reward(_) => Question::Reward,
            _ => return None,
        })
    }
}

impl cowcatcher_engine::Question for Question {
    fn clause(self) -> &'static str {
        match self {
            Question::Raise => "STEAM-MONEY-12",
            Question::BidForPlace => "STEAM-AUCTION-03",
            Question::BidForOrder => "STEAM-AUCTION-11",
            Question::Take => "STEAM-ACTION-01",
            Question::Build => "STEAM-BUILD-01",
            Question::Lay => "STEAM-BUILD-05",
            Question::NewCity => "STEAM-URBAN-01",
            Question::Supply => "STEAM-URBAN-03",
            Question::Goods => "STEAM-GOODS-01",
            Question::Route => "STEAM-GOODS-02",
            Question::Reward => "STEAM-INCOME-02",
        }
    }
}

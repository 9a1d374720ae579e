//! The phases of a turn and the questions a player can be asked.

use crate::agenda::Step;

cowcatcher_engine::named! {
    /// A phase of the turn (STEAM-TURN-01, 02).
    pub enum Phase as "a phase" {
        /// Before the first turn.
        Setup = "setup",
        /// Raising capital (Standard).
        Capital = "capital",
        /// The auction of the turn order.
        Auction = "auction",
        /// Choosing actions.
        Actions = "actions",
        /// Building track.
        Build = "build",
        /// Moving goods, first round.
        Goods1 = "goods-1",
        /// Moving goods, second round.
        Goods2 = "goods-2",
        /// After the last turn.
        Over = "over",
    }
}

cowcatcher_engine::named! {
    /// What is asked now.
    pub enum Question as "a question" {
        /// How many times do you raise money?
        Raise = "raise",
        /// Do you bid for this place in the turn order? (Base)
        BidForPlace = "bid-for-place",
        /// Do you bid for the turn order? (Standard)
        BidForOrder = "bid-for-order",
        /// Which action tile do you take?
        Take = "take",
        /// Where do you build?
        Build = "build",
        /// Which track do you lay there?
        Lay = "lay",
        /// Which New City do you place?
        NewCity = "new-city",
        /// Which goods come to the city?
        Supply = "supply",
        /// Do you deliver, improve or pass?
        Goods = "goods",
        /// Which way does the cube take?
        Route = "route",
        /// Do you take the points as income or as victory points?
        Reward = "reward",
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

//! The clauses behind questions and events of Steam, so that the page can lead to them.

use cowcatcher_steam::{Event, Placing, Question, Rules, Why};

/// The clause that a question is about.
pub fn of_question(question: Question, rules: Rules) -> &'static str {
    match question {
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
        Question::Chance if rules == Rules::Base => "STEAM-TURN-01",
        Question::Chance => "STEAM-TURN-02",
    }
}

/// The clause behind something that happened, where one says more than the event itself.
pub fn of_event(event: &Event) -> Option<&'static str> {
    Some(match event {
        Event::CityFilled(..) => "STEAM-SETUP-04",
        Event::SupplyFilled(..) => "STEAM-SETUP-06",
        Event::FirstSpeaker(_) => "STEAM-AUCTION-02",
        Event::Raised { .. } => "STEAM-MONEY-02",
        Event::Paid(_, _, why) | Event::Received(_, _, why) => match why {
            Why::Bid => "STEAM-AUCTION-17",
            Why::Action => "STEAM-ACTION-03",
            Why::Track => "STEAM-BUILD-14",
            Why::Expenses => "STEAM-INCOME-06",
            Why::LatePlace => "STEAM-ORDER-02",
        },
        Event::Passed(_, true) => "STEAM-AUCTION-14",
        Event::Took(_, _, true) => "STEAM-ACTION-12",
        Event::Locomotive(..) => "STEAM-LOCO-01",
        Event::Laid { placing, .. } => match placing {
            Placing::New => "STEAM-BUILD-14",
            Placing::Upgrade => "STEAM-UPGRADE-03",
            Placing::Redirect => "STEAM-REDIRECT-01",
        },
        Event::Completed(..) => "STEAM-DEF-05",
        Event::Claimed(..) => "STEAM-LINK-08",
        Event::Lost(..) => "STEAM-LINK-04",
        Event::Urbanized(..) => "STEAM-URBAN-01",
        Event::Vanished(..) => "STEAM-URBAN-10",
        Event::Grown(..) => "STEAM-GROWTH-01",
        Event::Supplied(..) => "STEAM-URBAN-03",
        Event::EffectLost(..) => "STEAM-ACTION-19",
        Event::Delivered { .. } => "STEAM-INCOME-01",
        Event::Income(..) | Event::Points(..) => "STEAM-INCOME-02",
        Event::Shortage { .. } => "STEAM-INCOME-10",
        Event::Bankrupt(_) => "STEAM-BANKRUPT-03",
        Event::Over => "STEAM-END-01",
        _ => return None,
    })
}

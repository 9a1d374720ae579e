//! The clauses behind questions and events of Mombasa, so that the page can lead to them.

use cowcatcher_mombasa::{Event, Question, Why};

/// The clause that a question is about.
pub fn of_question(question: Question) -> &'static str {
    match question {
        Question::KeepTile => "MOM-SETUP-15",
        Question::Plan => "MOM-PLAN-02",
        Question::Turn => "MOM-ROUND-04",
        Question::EndTurn => "MOM-ROUND-03",
        Question::Goods => "MOM-GOODS-01",
        Question::Units => "MOM-GOODS-07",
        Question::Expand => "MOM-EXPAND-04",
        Question::From => "MOM-EXPAND-08",
        Question::Home => "MOM-EXPAND-10",
        Question::Points => "MOM-BOOK-03",
        Question::Jar => "MOM-BOOK-08",
        Question::Remove => "MOM-BOOK-16",
        Question::Advance => "MOM-TRACK-04",
        Question::Tracks => "MOM-TRACK-13",
        Question::BuyCard => "MOM-BONUS-08",
        Question::Discard => "MOM-BONUS-09",
        Question::OneOf => "MOM-SPECIAL-08",
        Question::Chance => "MOM-ROUND-16",
    }
}

/// The clause behind something that happened, where one says more than the event itself.
pub fn of_event(event: &Event) -> Option<&'static str> {
    Some(match event {
        Event::First(_) => "MOM-SETUP-13",
        Event::TrackLaid(..) => "MOM-SETUP-04",
        Event::CardShown(..) => "MOM-ROUND-16",
        Event::CardCleared(_) => "MOM-ROUND-14",
        Event::BookShown(..) => "MOM-BOOK-06",
        Event::Dealt(..) | Event::Keeps(..) | Event::Kept(..) => "MOM-SETUP-15",
        Event::Planned(..) => "MOM-PLAN-02",
        Event::Revealed(..) => "MOM-PLAN-04",
        Event::RoundBegan(_) => "MOM-ROUND-01",
        Event::PlusOne(_) => "MOM-BONUS-15",
        Event::Used(_) => "MOM-ROUND-07",
        Event::Acquired(..) => "MOM-GOODS-06",
        Event::Bought(..) => "MOM-BONUS-08",
        Event::Unlocked(..) => "MOM-TRACK-09",
        Event::Gained(_, _, why) | Event::Paid(_, _, why) => match why {
            Why::Start => "MOM-SETUP-17",
            Why::Region => "MOM-EXPAND-09",
            Why::Book => "MOM-BOOK-14",
            Why::Coin => "MOM-ROUND-11",
            Why::Points => "MOM-BOOK-04",
            Why::Diamonds => "MOM-DIAMOND-05",
            Why::Special => "MOM-TRACK-07",
            Why::Capital => "MOM-TRACK-02",
            Why::Turned => "MOM-BOOK-10",
            Why::Bonus => "MOM-BONUS-03",
            Why::Card => "MOM-BONUS-08",
            Why::Cash => "MOM-BONUS-09",
        },
        Event::SlotOpened(..) => "MOM-PLAN-05",
        Event::Expanding(..) => "MOM-EXPAND-02",
        Event::Placed(..) => "MOM-EXPAND-05",
        Event::TakenFrom(..) => "MOM-EXPAND-08",
        Event::Displaced(..) => "MOM-EXPAND-06",
        Event::WentHome(..) => "MOM-EXPAND-10",
        Event::PostLost(_) => "MOM-EXPAND-12",
        Event::Removed(..) => "MOM-BOOK-16",
        Event::Points(_) => "MOM-BOOK-03",
        Event::TookBook(..) => "MOM-BOOK-05",
        Event::Turned(..) => "MOM-BOOK-10",
        Event::Jar(_) => "MOM-BOOK-08",
        Event::Marker(_) => "MOM-BONUS-01",
        Event::Discarded(_) => "MOM-BONUS-09",
        Event::StartMarker(_) => "MOM-BONUS-10",
        Event::Ended(..) => "MOM-REST-02",
        Event::TileReturned(..) => "MOM-BONUS-17",
        Event::CoinMoved(_) => "MOM-ROUND-10",
        Event::MarkersBack(..) => "MOM-ROUND-18",
        Event::TileReceived(..) => "MOM-ROUND-19",
        Event::Over => "MOM-END-01",
        Event::Ready(_) | Event::TurnBegan(_) | Event::Advanced(..) | Event::Diamonds(..) => return None,
    })
}

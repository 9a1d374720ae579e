//! The clauses behind questions and events of Great Western Trail, so that the page can lead to them.

use cowcatcher_gwt::{Event, Question, Why};

/// The clause that a question is about.
pub fn of_question(question: Question) -> &'static str {
    match question {
        Question::PlaceRancher => "GWT-TURN-03",
        Question::Move => "GWT-MOVE-03",
        Question::Ride => "GWT-AGAIN-01",
        Question::Location => "GWT-LOCAL-01",
        Question::EndTurn | Question::Chance => "GWT-TURN-02",
        Question::WorkerSpace => "GWT-DISC-03",
        Question::Foresight => "GWT-KC-02",
        Question::Income => "GWT-KC-01",
        Question::Grow => "GWT-SIMM-01",
        Question::Deliver => "GWT-DELIVER-02",
        Question::Disc => "GWT-DISC-01",
        Question::Engine => "GWT-RAIL-03",
        Question::EngineBack | Question::ReturnFromLast => "GWT-RAIL-01",
        Question::Upgrade => "GWT-STATION-01",
        Question::Appoint => "GWT-STATION-01",
        Question::Hire => "GWT-HIRE-03",
        Question::Build | Question::Site => "GWT-BUILD-01",
        Question::Buy => "GWT-CATTLE-01",
        Question::Hazard => "GWT-HAZARD-01",
        Question::Trade | Question::HazardOrTrade => "GWT-TRADE-01",
        Question::Objective => "GWT-OBJ-01",
        Question::Certificates => "GWT-CERT-01",
        Question::Auxiliary => "GWT-AUX-01",
        Question::Draw | Question::Discard | Question::Remove => "GWT-DECK-01",
    }
}

/// The clause behind something that happened, where one says more than the event itself.
pub fn of_event(event: &Event) -> Option<&'static str> {
    Some(match event {
        Event::StartingObjective(..) => "GWT-SETUP-30",
        Event::Placed(_) => "GWT-TURN-03",
        Event::Paid(_, why) | Event::Gained(_, why) | Event::PaidTo(_, _, why) => match why {
            Why::Fee => "GWT-MOVE-12",
            Why::Hire => "GWT-HIRE-03",
            Why::Build => "GWT-BUILD-03",
            Why::Cattle => "GWT-CATTLE-01",
            Why::Hazard => "GWT-HAZARD-02",
            Why::Trade => "GWT-TRADE-02",
            Why::Station => "GWT-STATION-01",
            Why::Disc => "GWT-DISC-01",
            Why::Income | Why::KansasCity | Why::Transport => "GWT-KC-01",
            Why::Action | Why::LastSpace => return None,
        },
        Event::Copied(_) => "GWT-COPY-01",
        Event::Auxiliary(..) => "GWT-AUX-01",
        Event::TokenUsed => "GWT-EXCHANGE-02",
        Event::Shuffled(_) => "GWT-DECK-03",
        Event::Hired(..) => "GWT-HIRE-01",
        Event::Built(..) => "GWT-BUILD-01",
        Event::HazardTaken(..) => "GWT-HAZARD-01",
        Event::TradeTaken(..) => "GWT-TRADE-01",
        Event::Upgraded(_) => "GWT-STATION-01",
        Event::Disc(_) | Event::StationDisc(_) => "GWT-DISC-01",
        Event::ObjectiveGained(..) | Event::ObjectiveGainedHidden => "GWT-OBJ-01",
        Event::Chosen(..) => "GWT-KC-02",
        Event::TilePlaced(..) => "GWT-KC-03",
        Event::TokenMoved(_) | Event::EndTriggered => "GWT-END-01",
        Event::Grown(_) => "GWT-SIMM-01",
        Event::Delivered(_) => "GWT-DELIVER-01",
        _ => return None,
    })
}

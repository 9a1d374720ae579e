//! The questions a player can be asked: one for each kind of step that waits for an answer.

use crate::agenda::Step;

cowcatcher_engine::named! {
    /// What is asked now.
    pub enum Question as "a question" {
        KeepTile = "keep-tile", Plan = "plan", Turn = "turn", EndTurn = "end-turn", Goods = "goods",
        Units = "units", Expand = "expand", From = "from", Home = "home", Points = "points", Jar = "jar",
        Remove = "remove", Advance = "advance", Tracks = "tracks", BuyCard = "buy-card", Discard = "discard",
        OneOf = "one-of",
    }
}

impl Question {
    /// What a step asks; `None` if it asks nobody.
    pub(crate) fn of(step: Step) -> Option<Question> {
        Some(match step {
            Step::KeepTiles => Question::KeepTile,
            Step::Planning => Question::Plan,
            Step::Turn => Question::Turn,
            Step::EndTurn => Question::EndTurn,
            Step::Goods(_) => Question::Goods,
            Step::Units(_) => Question::Units,
            Step::Expand { .. } => Question::Expand,
            Step::From(..) => Question::From,
            Step::Home(_) => Question::Home,
            Step::Points(_) => Question::Points,
            Step::Jar { .. } => Question::Jar,
            Step::Remove(_) => Question::Remove,
            Step::Advance(_) => Question::Advance,
            Step::Tracks { .. } => Question::Tracks,
            Step::BuyCard => Question::BuyCard,
            Step::Discard { .. } => Question::Discard,
            Step::OneOf(_) => Question::OneOf,
            Step::SetupFirst
            | Step::SetupTracks
            | Step::SetupTiles
            | Step::StartBonus(_)
            | Step::Coins
            | Step::ClearDisplay
            | Step::FillDisplay
            | Step::MarkersBack
            | Step::RoundBegins
            | Step::TurnBegins
            | Step::FillBooks
            | Step::Reward(_) => return None,
        })
    }
}

impl cowcatcher_engine::Question for Question {
    fn clause(self) -> &'static str {
        match self {
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
        }
    }
}

//! What went wrong at a table, in words.

use crate::error::TableError;
use crate::quota::Span;
use cowcatcher_session::SessionError;
use cowcatcher_words::{Locale, Value};

impl TableError {
    /// What is wrong, for people. What a rule forbids is worded where the position is known, and here only in English.
    pub fn told(&self, locale: Locale) -> String {
        let text = |id: &str| locale.text(id);
        let figure = |id: &str, name: &str, value: usize| locale.text_with(id, &[(name, Value::from(value))]);
        match self {
            TableError::UnknownTable => text("error-table-not-found"),
            TableError::Session(error) => session(locale, error),
            TableError::NotYourSeat => text("error-not-your-seat"),
            TableError::BotSits => text("error-bot-sits"),
            TableError::Sits => text("error-sits"),
            TableError::SitsAlready => text("error-already-sits"),
            TableError::NotYourTable => text("error-not-your-table"),
            TableError::TooSoon { hours } => locale.text_with("error-too-soon", &[("hours", Value::from(*hours))]),
            TableError::TimeLeft => text("error-time-left"),
            TableError::TimeUp => text("error-time-up"),
            TableError::BadClock => text("error-bad-clock"),
            TableError::BadPauses { what } => text(&format!("error-bad-{what}")),
            TableError::BadInvitation => text("error-bad-invitation"),
            TableError::UnknownGroup => text("error-unknown-group"),
            TableError::NotYourGroup => text("error-not-your-group"),
            TableError::GroupFull => text("error-group-full"),
            TableError::BadLink
            | TableError::BadCode
            | TableError::BadPasskey
            | TableError::Already
            | TableError::SameTable
            | TableError::NameTaken
            | TableError::UnknownDevice
            | TableError::LastWay => text(&format!("error-{}", self.code())),
            TableError::Stale { .. } => text("error-stale"),
            TableError::Empty { what: "name" } => figure("error-bad-name", "most", crate::LONGEST_NAME),
            TableError::TooLong { what: "name", most } => figure("error-bad-name", "most", *most),
            TableError::TooLong { most, .. } => figure("error-too-long", "most", *most),
            TableError::Empty { .. } => text("error-empty"),
            TableError::NoHints => text("error-no-hints"),
            TableError::NotAsked => text("error-not-asked"),
            TableError::Thinking => text("error-thinking"),
            TableError::Later => text("lesson-later"),
            TableError::NoLesson => text("lesson-none"),
            TableError::Full => text("error-full"),
            TableError::NotBegun => text("error-not-begun"),
            TableError::Over => text("game-over"),
            TableError::NotOver => text("error-not-over"),
            TableError::BadStep => text("error-bad-step"),
            TableError::Seats { need } => figure("error-bad-seats", "need", *need),
            TableError::NoUndo(barrier) => text(&format!("undo-{}", barrier.name())),
            TableError::UnknownPlan | TableError::PlanUnfit | TableError::BadInstruction | TableError::NoOccasion => {
                text(&format!("error-{}", self.code()))
            }
            TableError::TooManyPlans { most } => figure("error-too-many-plans", "most", *most),
            TableError::Reveals => text("warn-reveals"),
            TableError::NothingAsked => text("error-nothing-asked"),
            TableError::BadSearch { what } => locale.text_with("error-bad-search", &[("what", Value::from(*what))]),
            TableError::NotRatable => text("error-not-ratable"),
            TableError::Rated => text("error-rated"),
            TableError::Unlearned(_) => text("analysis-unlearned"),
            TableError::Busy => text("analysis-busy"),
            TableError::Quota { deed, span, .. } => {
                let id = match span {
                    Span::Minute => "error-quota-minute",
                    Span::Day => "error-quota-day",
                    Span::Alive => "error-quota-alive",
                    Span::OpenToAll => "error-quota-open",
                };
                locale.text_with(id, &[("what", Value::from(deed.word()))])
            }
            TableError::BadTarget { what } => text(&format!("error-target-{what}")),
            TableError::NoSuchWay => text("error-no-such-way"),
            TableError::UnknownTarget => text("error-unknown-target"),
            TableError::TooManyTargets { most } => figure("error-too-many-targets", "most", *most),
            TableError::UnwantedMail => text("error-unwanted-mail"),
            TableError::AskedAlready => text("error-asked-already"),
            TableError::Unreadable(why) => locale.text_with("unreadable", &[("reason", Value::from(why.told(locale)))]),
            TableError::Broken(_) | TableError::NoRandomness | TableError::Storage(_) => text("error-server"),
        }
    }
}

fn session(locale: Locale, error: &SessionError) -> String {
    match error {
        SessionError::Option(_) | SessionError::Setup(_) => {
            locale.text_with("error-bad-options", &[("reason", Value::from(error.told(locale)))])
        }
        error => error.told(locale),
    }
}

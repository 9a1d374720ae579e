//! What can go wrong at a table. Whatever is said here, nothing was changed.

use crate::quota::{Deed, Span};
use crate::unreadable::Unreadable;
use crate::version::Version;
use cowcatcher_session::{BadStep, Barrier, SessionError};

/// Why a table did not do what it was asked. Nothing was changed, neither in memory nor in the store.
#[derive(Clone, Debug, thiserror::Error)]
pub enum TableError {
    /// There is no such table.
    #[error("there is no such table")]
    UnknownTable,
    /// The game says no: there is none such, it can't be set up or read like this, or its rules forbid it.
    #[error(transparent)]
    Session(#[from] SessionError),
    /// The one who asks does not sit there.
    #[error("that is not your seat")]
    NotYourSeat,
    /// A bot plays for the seat; it has to be taken back first.
    #[error("a bot plays for this seat: take it back first")]
    BotSits,
    /// Only who has no seat talks among those who watch.
    #[error("whoever has a seat talks at the table")]
    Sits,
    /// Only who made the table may take several of the seats that are open to anybody.
    #[error("you have a seat here already: only who made the table may take several")]
    SitsAlready,
    /// Only who made the table may do this.
    #[error("only who made the table may do this")]
    NotYourTable,
    /// The seat of somebody else can be handed over only when they kept the table waiting for long.
    #[error("this seat can be handed over once it has kept the table waiting for {hours} hours")]
    TooSoon {
        /// For how long, in hours.
        hours: u64,
    },
    /// The seat of somebody else can be handed over only when their time is up.
    #[error("this seat can be handed over when its time is up")]
    TimeLeft,
    /// The time of the seat is up: a bot plays instead.
    #[error("the time of this seat is up")]
    TimeUp,
    /// Nobody can mean such a clock.
    #[error(
        "a turn takes from a minute to 30 days; a reserve is from a minute to 60 days, and at most 3 days are added for a turn"
    )]
    BadClock,
    /// Nobody can mean such pauses.
    #[error(
        "these {what} can't be meant: a night lasts at most 16 hours, holidays at most 60 days together and 12 at a time, and the time zone has a name such as Europe/Rome"
    )]
    BadPauses {
        /// What is wrong: `zone`, `night` or `holidays`.
        what: &'static str,
    },
    /// The invitation was used, withdrawn or never made.
    #[error("this invitation is not valid, or no longer")]
    BadInvitation,
    /// There is no such group for the one who asks: who is not in it is not told that there is one.
    #[error("there is no such group")]
    UnknownGroup,
    /// It is up to the host of the group.
    #[error("that is up to the host of the group")]
    NotYourGroup,
    /// The group has as many people as it may have.
    #[error("the group is full")]
    GroupFull,
    /// The link to another device was used, is too old, or was never made.
    #[error("this link was used before, or its ten minutes are over")]
    BadLink,
    /// Nobody has this recovery code, or it was used.
    #[error("this recovery code is wrong, or was used before")]
    BadCode,
    /// The passkey is not known, or its answer is not good, or no longer.
    #[error("this passkey is not known here, or its answer came too late or twice")]
    BadPasskey,
    /// The device acts for the person already.
    #[error("this device acts for that person already")]
    Already,
    /// A person can't take up another at whose table they sit.
    #[error("both of you sit at a table whose game is not over")]
    SameTable,
    /// Somebody else has the name, or one that looks like it.
    #[error("somebody else has this name, or one that looks like it")]
    NameTaken,
    /// They have no such device.
    #[error("there is no such device")]
    UnknownDevice,
    /// Nobody could come to the person any more.
    #[error("there would be no way back: make recovery codes first")]
    LastWay,
    /// The click was made from an older page.
    #[error("the table has moved on to step {}", now.step)]
    Stale {
        /// How far the table has come.
        now: Version,
    },
    /// Too much text.
    #[error("the {what} is too long: at most {most} characters")]
    TooLong {
        /// What is too long.
        what: &'static str,
        /// The most characters.
        most: usize,
    },
    /// No text where some is needed.
    #[error("the {what} is empty")]
    Empty {
        /// What is empty.
        what: &'static str,
    },
    /// Hints are given where one person plays alone, or where everybody who has a seat agreed.
    #[error("there are hints only where nobody else plays or everybody agreed")]
    NoHints,
    /// Nothing is asked of the seat now, so there is nothing to advise on.
    #[error("nothing is asked of this seat now")]
    NotAsked,
    /// A hint is being thought out for the same person.
    #[error("a hint is being thought out already")]
    Thinking,
    /// The lesson that is given here comes to that later.
    #[error("that comes later: first do what the coach asks for")]
    Later,
    /// No lesson is given: there is none for this game, or it is over.
    #[error("no lesson is given here")]
    NoLesson,
    /// Nobody can sit down here any more.
    #[error("every seat is taken")]
    Full,
    /// The game has not begun: a seat is still open.
    #[error("the game begins when every seat is taken")]
    NotBegun,
    /// The game is over or was abandoned.
    #[error("the game is over")]
    Over,
    /// Only a finished game is open to all: its journal holds what was hidden.
    #[error("this can be done when the game is over")]
    NotOver,
    /// The game has not come so far.
    #[error("the game has not come so far")]
    BadStep,
    /// Another number of people plays this game.
    #[error("this game has {need} seats")]
    Seats {
        /// How many seats there are.
        need: usize,
    },
    /// It can't be taken back, or not without asking the others.
    #[error("{0}")]
    NoUndo(Barrier),
    /// They have no such plan, or no such answer for later.
    #[error("there is no such plan of yours")]
    UnknownPlan,
    /// Nothing of the plan can be played now.
    #[error("this plan no longer fits")]
    PlanUnfit,
    /// Enough plans for a seat.
    #[error("at most {most} plans at a table")]
    TooManyPlans {
        /// How many there may be.
        most: usize,
    },
    /// The game has no such answer for later, or not with this amount.
    #[error("this game has no such answer for later, or not with this amount")]
    BadInstruction,
    /// What the answer would be about is over, or has not begun.
    #[error("there is no occasion for this answer")]
    NoOccasion,
    /// It would show something, so it can't be tried out.
    #[error("this would show something to somebody: it can only be played")]
    Reveals,
    /// There is no request to answer.
    #[error("nobody asks for anything")]
    NothingAsked,
    /// There can't be such games.
    #[error("no games can be found like this: the {what} make no sense")]
    BadSearch {
        /// What makes no sense.
        what: &'static str,
    },
    /// Ratings can't go by such a table.
    #[error("a rated game has two seats or more, and everybody has one of them")]
    NotRatable,
    /// At a rated table there are no hints and no way back behind what was shown.
    #[error("this can't be done at a rated table")]
    Rated,
    /// Nobody learned to judge this game, so it can't be analysed.
    #[error("this game can't be analysed: {0}")]
    Unlearned(String),
    /// Too many want the same already.
    #[error("too many games wait to be analysed: try again in a while")]
    Busy,
    /// One visitor may not store so much.
    #[error("that is more {} than one visitor may have: try again later", deed.word())]
    Quota {
        /// What there is too much of.
        deed: Deed,
        /// For how long.
        span: Span,
        /// The seconds until there is more of it; 0 if nobody knows.
        wait: u64,
    },
    /// Nothing can or may be sent there, or nobody can mean such limits.
    #[error("no notices can be sent like this: {what}")]
    BadTarget {
        /// What is wrong: `address`, `insecure`, `internal`, `host`, `keys` or `limits`.
        what: &'static str,
    },
    /// Notices take no such way on this server.
    #[error("this server sends no such notices")]
    NoSuchWay,
    /// There is no such target, or it is somebody else's, or the link to it is not good.
    #[error("there is no such target of yours")]
    UnknownTarget,
    /// Enough targets.
    #[error("at most {most} targets for notices")]
    TooManyTargets {
        /// How many there may be.
        most: usize,
    },
    /// Whoever reads there wants no mail from here.
    #[error("whoever reads mail at this address wants none from here")]
    UnwantedMail,
    /// Another request waits for its answers.
    #[error("another request is still open")]
    AskedAlready,
    /// The table can't be played on. It is left as it is.
    #[error("this table can't be continued: {0}")]
    Unreadable(#[from] Unreadable),
    /// Something broke on our side.
    #[error("{0}")]
    Broken(String),
    /// The operating system gives no random numbers.
    #[error("the system gives no random numbers")]
    NoRandomness,
    /// The store failed; the disk may be full.
    #[error("the table could not be saved: {0}")]
    Storage(String),
}

impl TableError {
    /// A short word for programs, the same for ever.
    pub fn code(&self) -> &'static str {
        match self {
            TableError::UnknownTable => "unknown-table",
            TableError::Session(error) => error.code(),
            TableError::NotYourSeat => "not-your-seat",
            TableError::BotSits => "bot-sits",
            TableError::Sits => "sits",
            TableError::SitsAlready => "sits-already",
            TableError::NotYourTable => "not-your-table",
            TableError::TooSoon { .. } => "too-soon",
            TableError::TimeLeft => "time-left",
            TableError::TimeUp => "time-up",
            TableError::BadClock => "bad-clock",
            TableError::BadPauses { .. } => "bad-pauses",
            TableError::BadInvitation => "bad-invitation",
            TableError::UnknownGroup => "unknown-group",
            TableError::NotYourGroup => "not-your-group",
            TableError::GroupFull => "group-full",
            TableError::BadLink => "bad-link",
            TableError::BadCode => "bad-code",
            TableError::BadPasskey => "bad-passkey",
            TableError::Already => "already",
            TableError::SameTable => "same-table",
            TableError::NameTaken => "name-taken",
            TableError::UnknownDevice => "unknown-device",
            TableError::LastWay => "last-way",
            TableError::Stale { .. } => "stale",
            TableError::TooLong { .. } => "too-long",
            TableError::Empty { .. } => "empty",
            TableError::NoHints => "no-hints",
            TableError::NotAsked => "not-asked",
            TableError::Thinking => "thinking",
            TableError::Later => "lesson",
            TableError::NoLesson => "no-lesson",
            TableError::Full => "full",
            TableError::NotBegun => "not-begun",
            TableError::Over => "over",
            TableError::NotOver => "not-over",
            TableError::BadStep => "bad-step",
            TableError::Seats { .. } => "bad-seats",
            TableError::NoUndo(_) => "no-undo",
            TableError::UnknownPlan => "unknown-plan",
            TableError::PlanUnfit => "plan-unfit",
            TableError::TooManyPlans { .. } => "too-many-plans",
            TableError::BadInstruction => "bad-instruction",
            TableError::NoOccasion => "no-occasion",
            TableError::Reveals => "reveals",
            TableError::NothingAsked => "nothing-asked",
            TableError::BadSearch { .. } => "bad-search",
            TableError::NotRatable => "not-ratable",
            TableError::Rated => "rated",
            TableError::Unlearned(_) => "unlearned",
            TableError::Busy => "busy",
            TableError::Quota { .. } => "quota",
            TableError::BadTarget { .. } => "bad-target",
            TableError::NoSuchWay => "no-such-way",
            TableError::UnknownTarget => "unknown-target",
            TableError::TooManyTargets { .. } => "too-many-targets",
            TableError::UnwantedMail => "unwanted-mail",
            TableError::AskedAlready => "asked-already",
            TableError::Unreadable(_) => "unreadable",
            TableError::Broken(_) => "broken",
            TableError::NoRandomness => "no-randomness",
            TableError::Storage(_) => "storage",
        }
    }
}

impl From<BadStep> for TableError {
    fn from(bad: BadStep) -> Self {
        TableError::Broken(bad.to_string())
    }
}

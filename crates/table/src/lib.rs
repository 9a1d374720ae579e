//! A table being played: seats, journal, undo, bots at work, and where it is all stored.
//!
//! [`Tables`] is the door: it makes tables, seats people and bots, takes their clicks, and tells who watches that something
//! changed. A table is its journal: every click is committed to the [`Store`] before it is acknowledged, and only then
//! taken in memory, so what was acknowledged survives anything. The game itself is a session (`cowcatcher-session`).

mod again;
mod analysis;
mod archive;
mod chat;
mod clock;
mod clocks;
mod consent;
mod creating;
mod digest;
mod drive;
mod either;
mod error;
mod figures;
mod group;
mod hints;
mod keep_up;
mod lesson;
mod lifetime;
pub mod moving;
mod notices;
mod now;
mod pace;
mod people;
mod places;
mod plan;
mod plans;
mod postgres;
mod quota;
mod rows;
mod seats;
mod secret;
mod seen;
mod service;
mod spent;
mod sqlite;
mod store;
mod table;
mod text;
mod thinkers;
mod told;
mod trial;
mod unreadable;
mod version;
mod watch;
mod writer;

pub use analysis::{Analysed, Job, Stage};
pub use archive::{
    Archive, Filter, FinishedGame, Found, GameSeen, Meeting, Player, PublicSeen, Rating, Record, ResultSeen, Rival,
    Rung, Search, SeatResult, Standing, Tally,
};
pub use clock::{AtZero, Clock, ClockPlan, Deciding, Holiday, MOST_HOLIDAYS, Night, Pauses, SeatClock, Spell, Time};
pub use clocks::{ClockSeen, SeatClockSeen};
pub use cowcatcher_session::{
    Advised, Analysis, Barrier, Effort, Games, Mistake, Outlook, Playing, Progress as AnalysisProgress, Reader,
    Registered, Round, Session, Turn, Undo,
};
pub use creating::Created;
pub use digest::Digest;
pub use error::TableError;
pub use figures::Figures;
pub use group::{
    Admission, GroupResult, GroupRow, GroupSeen, Groups, LONGEST_GROUP_NAME, LinkedGroup, MOST_MEMBERS, MemberRow,
    MemberSeen, NextGame, OwnGroup,
};
pub use lesson::{Coaching, Lecture};
pub use lifetime::Lifetimes;
pub use notices::{
    Address, Carrier, Choices, Delivery, Enclosure, Item, Kind, LONGEST_ADDRESS, Letter, MOST_TARGETS, Notices,
    NoticesSeen, Outcome, Shape, Target, TargetSeen, TargetState, Tiding, Told, Undelivered, Ways,
};
pub use now::Now;
pub use pace::{Beat, Pace, Speed};
pub use people::{
    About, Arrival, Device, Entry, Joined, LinkSeen, Opens, Passkey, People, Said, SelfSeen, SignedOut, Ticket, looks,
};
pub use plan::{LONGEST_ACTION, LONGEST_CHAT, LONGEST_NAME, SeatPlan, TablePlan};
pub use plans::{
    AtSeat, InstructionRow, InstructionSeen, InstructionState, LONGEST_NOTE, MOST_PLANS, OfferedInstruction, PlanRow,
    PlanSeen, PlanState, PlanStep, Plans, PlansSeen, Prepared, Unfit,
};
pub use postgres::Postgres;
pub use quota::{Asker, Deed, Quota, Quotas, Span};
pub use secret::{Code, GroupId, Identity, Origin, Secret, TableId, network};
pub use seen::{Lobby, RequestSeen, SeatSeen, Seen, TableSummary, UndoSeen, seat_name};
pub use service::{Settings, Tables};
pub use sqlite::{Sqlite, backup, restore};
pub use store::{
    Alive, AnalysisRow, Append, ChatLine, Consent, Idle, Maker, NewTable, Place, Progress, Room, SeatRow, Sitter,
    Spending, Status, Store, StoreError, TableRow, Taught, Tick, Urgency,
};
pub use table::{Ask, Change, Notice, Request, TableState};
pub use text::{LARGEST_OPTION, tidy_option};
pub use trial::{LONGEST_LINE, Line};
pub use unreadable::Unreadable;
pub use version::{Mark, Version};
pub use watch::Watching;

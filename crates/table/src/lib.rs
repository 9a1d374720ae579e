//! A table being played: seats, journal, undo, bots at work, and where it is all stored.
//!
//! [`Tables`] is the door: it makes tables, seats people and bots, takes their clicks, and tells who watches that something
//! changed. A table is its journal: every click is committed to the [`Store`] before it is acknowledged, and only then
//! taken in memory, so what was acknowledged survives anything. The game itself is a session (`cowcatcher-session`).

mod again;
mod analysis;
mod chat;
mod consent;
mod drive;
mod error;
mod hints;
mod lesson;
mod pace;
mod plan;
mod seats;
mod secret;
mod seen;
mod service;
mod sqlite;
mod store;
mod table;
mod told;
mod trial;
mod version;
mod watch;
mod writer;

pub use analysis::{Analysed, Job, Stage};
pub use cowcatcher_session::{
    Advised, Analysis, Barrier, Effort, Games, Mistake, Outlook, Playing, Progress as AnalysisProgress, Reader,
    Registered, Round, Session, Turn, Undo,
};
pub use error::TableError;
pub use lesson::{Coaching, Lecture};
pub use pace::{Beat, Pace, Speed};
pub use plan::{LONGEST_ACTION, LONGEST_CHAT, LONGEST_NAME, SeatPlan, TablePlan};
pub use secret::{Identity, Secret, TableId};
pub use seen::{Lobby, RequestSeen, SeatSeen, Seen, TableSummary, UndoSeen, seat_name};
pub use service::{Created, Settings, Tables};
pub use sqlite::Sqlite;
pub use store::{
    AnalysisRow, Append, ChatLine, NewTable, Progress, Room, SeatRow, Sitter, Status, Store, StoreError, TableRow,
    Taught,
};
pub use table::{Ask, Change, Notice, Request, TableState};
pub use trial::{LONGEST_LINE, Line};
pub use version::{Mark, Version};
pub use watch::Watching;

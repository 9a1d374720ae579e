//! A table being played: seats, journal, undo, bots at work, and where it is all stored.
//!
//! [`Tables`] is the door: it makes tables, seats people and bots, takes their clicks, and tells who watches that something
//! changed. A table is its journal: every click is committed to the [`Store`] before it is acknowledged, and only then
//! taken in memory, so what was acknowledged survives anything. A game that is being played is a [`Session`]; behind
//! [`Playing`] the server can hold tables of different games. Games are registered from outside ([`Games`]); nothing here
//! knows any.

mod chat;
mod consent;
mod drive;
mod error;
mod plan;
mod playing;
mod registry;
mod seats;
mod secret;
mod seen;
mod service;
mod session;
mod sqlite;
mod store;
mod table;
mod trial;
mod undo;
mod version;
mod writer;

pub use error::{BadStep, TableError};
pub use plan::{LONGEST_ACTION, LONGEST_CHAT, LONGEST_NAME, SeatPlan, TablePlan};
pub use playing::{Choice, Heard, Playing, Proposal, Thought};
pub use registry::{BotMaker, Games, Registered};
pub use secret::{Identity, Secret, TableId};
pub use seen::{Lobby, RequestSeen, SeatSeen, Seen, TableSummary, UndoSeen};
pub use service::{Created, Settings, Tables};
pub use session::Session;
pub use sqlite::Sqlite;
pub use store::{ChatLine, Progress, SeatRow, Sitter, Status, Store, StoreError, TableRow};
pub use table::{Ask, Change, Notice, Request, TableState};
pub use trial::LONGEST_LINE;
pub use undo::{Barrier, Retreat, Undo};
pub use version::{Mark, Version};

#[cfg(test)]
mod secrecy;

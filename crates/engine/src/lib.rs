//! The contract between a board game and everything else: bots, tables, pages, the command line.
//!
//! A game is a plain value that implements [`Game`]. It knows its rules and nothing of clocks, files, random generators,
//! languages or screens. Chance is a recorded step ([`Game::sample`] proposes, [`Game::resolve`] applies), so a game is
//! its [`journal`]. What a game asks, refuses and tells are ids, never sentences.

pub mod agenda;
pub mod bag;
pub mod digest;
pub mod drive;
pub mod features;
pub mod game;
pub mod happened;
pub mod id;
pub mod instruction;
pub mod journal;
pub mod manner;
pub mod notation;
pub mod options;
pub mod quote;
pub mod refusal;
pub mod seat;
pub mod standings;
pub mod wrong;

pub use agenda::Agenda;
pub use bag::Bag;
pub use drive::{Tally, drive};
pub use features::{Features, Slots};
pub use game::{Choices, Edition, Game, Opinion, Outcomes, SetupError, ToAct, alike};
pub use happened::{Audience, Happened, Log, Silent};
pub use id::{Name, Named, Occurrence, Question, Transfer};
pub use instruction::Instruction;
pub use manner::Manner;
pub use notation::NotationError;
pub use options::{OptionError, Options};
pub use quote::{Imagined, Quote};
pub use refusal::{Reason, Refusal};
pub use seat::{Seat, Seats};
pub use standings::Standings;
pub use wrong::Wrong;

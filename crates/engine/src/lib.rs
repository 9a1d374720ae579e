//! The contract between a board game and everything else: bots, tables, pages, the command line.
//!
//! A game is a plain value that implements [`Game`]. It knows its rules and nothing of clocks, files, random generators,
//! languages or screens. Chance is a recorded step ([`Game::sample`] proposes, [`Game::resolve`] applies), so a game is
//! its [`journal`], and a [`scenario`] can name the very card that comes. The [`battery`] checks the laws that every game
//! must keep.

pub mod bag;
pub mod battery;
pub mod digest;
pub mod game;
pub mod happened;
pub mod journal;
pub mod notation;
pub mod options;
pub mod refusal;
pub mod rulebook;
pub mod scenario;
pub mod seat;
pub mod standings;
pub mod words;

pub use bag::Bag;
pub use game::{Choices, Game, SetupError, ToAct};
pub use happened::{Audience, Happened, Log, Silent};
pub use notation::NotationError;
pub use options::{OptionError, Options};
pub use refusal::{Reason, Refusal};
pub use scenario::Position;
pub use seat::{Seat, Seats};
pub use standings::Standings;
pub use words::Words;

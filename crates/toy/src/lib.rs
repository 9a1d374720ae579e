//! Auction: the smallest whole game, written like the large ones. `docs/a-new-game.md` walks through it.
//!
//! A chapter of the rules (`rules/toy-rules.md`) is a file: `deal.rs`, `bid.rs` and `prize.rs` hold what is legal, what happens and why
//! not. `game.rs` is the switchboard that leads to them. A few coins and cards are enough to need all that the
//! contract has: chance, a secret choice of all at once, an open choice, hidden hands, a score, a rules revision.

mod action;
mod audit;
mod bid;
mod cards;
mod deal;
mod evaluate;
mod event;
mod features;
mod game;
mod knowledge;
mod options;
mod outcome;
mod position;
mod prize;
mod question;
mod state;
mod view;

pub use action::Action;
pub use cards::{COINS, COPIES, Card, HAND, MOST_PLAYERS};
pub use event::Event;
pub use options::Options;
pub use outcome::Outcome;
pub use question::{Lack, Money, Question};
pub use state::Toy;
pub use view::{PlayerView, View};

//! Mombasa for 2 to 4 players.
//!
//! A chapter of the rules is a file: who looks for how expanding works opens `expand.rs` and finds all of it, what is legal,
//! what happens and why not. What is printed stands in [`data`]. The sequence of play is the [`agenda`](self) of steps.
//! An unofficial implementation, without text or art of the publishers.

mod action;
mod agenda;
mod ahead;
mod audit;
mod bonus;
mod book;
pub mod data;
mod diamond;
mod evaluate;
mod event;
mod expand;
mod features;
mod game;
mod goods;
mod knowledge;
mod lack;
mod options;
mod outcome;
mod plan;
mod position;
mod profit;
mod question;
mod rest;
mod round;
mod score;
mod setup;
mod state;
#[cfg(test)]
mod tests;
mod track;
mod view;

pub use action::{Action, Choice};
pub use event::{Event, Why};
pub use lack::{Lack, Money};
pub use options::{Options, Tracks};
pub use outcome::Outcome;
pub use question::Question;
pub use score::CATEGORIES;
pub use state::{BookStack, Discards, Mombasa};
pub use view::{CompanyView, Offer, Own, PlayerView, Progress, SlotCard, View};

//! Great Western Trail: one engine, two editions, the Simmental variant, and Sam for one who plays alone.
//!
//! A chapter of the rules is a file: who looks for how hiring works opens `hire.rs` and finds all of it, what is legal,
//! what happens and why not. What is printed stands in [`data`]. The sequence of play is the [`agenda`](self) of steps.
//! An unofficial implementation, without text or art of the publishers.

mod act;
mod action;
mod agenda;
mod audit;
mod auxiliary;
mod build;
mod cattle;
mod cert;
mod copy;
pub mod data;
mod deck;
mod deliver;
mod disc;
mod evaluate;
mod event;
mod exchange;
mod features;
mod game;
mod hazard;
mod hire;
mod kansas_city;
mod knowledge;
mod lack;
mod local;
mod movement;
mod objective;
mod options;
mod outcome;
mod position;
mod question;
mod rail;
mod score;
mod setup;
mod simmental;
mod solo;
mod state;
mod station;
mod trade;
mod turn;
mod view;

pub use action::Action;
pub use event::{Event, Why};
pub use lack::{Lack, Money};
pub use options::{Options, Sides};
pub use outcome::Outcome;
pub use question::Question;
pub use rail::Rail;
pub use score::CATEGORIES;
pub use state::{Cards, Gwt, Objectives, Tiles};
pub use view::{Own, PlayerView, SamView, TileView, View};

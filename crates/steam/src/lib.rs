//! Steam: the Base and the Standard game on maps that are text files.
//!
//! A chapter of the rules is a file: who looks for how goods move opens `goods.rs` and finds all of it, what is legal, what
//! happens and why not. What is printed stands in [`data`], maps in [`map`]. The sequence of play is the agenda of steps.
//! An unofficial implementation, without text or art of the publishers.

mod action;
mod action_tiles;
mod agenda;
mod ahead;
mod auction;
mod audit;
mod bankrupt;
mod build;
pub mod data;
mod evaluate;
mod event;
mod features;
mod game;
mod goods;
mod growth;
mod hex;
mod income;
mod lack;
mod link;
pub mod map;
mod money;
mod options;
mod outcome;
mod position;
mod question;
mod score;
mod setup;
mod state;
mod track;
mod turn;
mod urban;
mod view;

pub use action::{Action, Route};
pub use event::{Event, Placing, Why};
pub use hex::{EDGES, Edge, Hex, edges};
pub use lack::{Lack, Money};
pub use map::Map;
pub use options::{FirstOrder, Options, Revision, Rules};
pub use outcome::{Cubes, Outcome};
pub use question::{Phase, Question};
pub use score::CATEGORIES;
pub use state::{Goods, Steam};
pub use view::{
    AuctionView, BuildView, HexView, LinkEnd, LinkView, Offer, PlayerView, RouteView, TileHolder, TileView, View,
};

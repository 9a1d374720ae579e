//! The server from outside, without a network: bad input, secrets, the whole page and what it weighs.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod again;
mod analysis;
mod archive;
mod bad_input;
mod before_a_click;
mod clocks;
mod follow;
mod groups;
mod hints;
mod house;
mod identity;
#[path = "../kept/mod.rs"]
mod kept;
mod lessons;
mod limits;
mod notices;
mod one_request;
mod plans;
mod secrecy;
mod unreadable;
mod visits;
mod weight;
mod whole_page;

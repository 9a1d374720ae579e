//! The pages in a real browser: whole games by clicking what is offered, measured at every decision; every page by axe-core; hot seat,
//! fingers, pointer, keyboard, undo, why not, languages, history, and a server that is killed.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod analysis;
mod archive;
mod clocks;
mod features;
mod follow;
mod games;
mod groups;
mod hints;
mod hot_seat;
mod identity;
mod learn;
mod lessons;
mod notices;
mod pages;
mod plans;
mod reconnecting;
mod requests;
mod touch;

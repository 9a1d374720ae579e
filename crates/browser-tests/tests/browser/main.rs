//! The pages in a real browser: whole games by clicking what is offered, undo, why not, languages, history, phone, keyboard, and
//! a server that is killed.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod features;
mod follow;
mod games;
mod reconnecting;
mod requests;

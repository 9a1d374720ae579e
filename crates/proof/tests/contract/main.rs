//! The contract, seen from outside: the journal, the scenarios and the battery at work on the toy game, and on one with flaws.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod battery;
mod flawed;
mod journal;
mod scenario;

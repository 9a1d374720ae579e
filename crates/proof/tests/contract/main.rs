//! The contract, seen from outside: a toy game, and the journal, the scenarios and the battery at work on it.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod battery;
mod journal;
mod scenario;
mod toy;

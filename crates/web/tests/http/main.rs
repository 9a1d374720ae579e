//! The server from outside, without a network: bad input, secrets, and the whole page.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod bad_input;
mod house;
mod secrecy;
mod visits;
mod whole_page;

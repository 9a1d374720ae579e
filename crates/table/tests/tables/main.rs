//! Tables as those see them who play there: each file has one thing that one can do at a table, or that may befall it.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may stop")]

mod again;
mod analysis;
mod archive;
mod at_once;
mod clicks;
#[path = "../common/mod.rs"]
mod common;
mod databases;
mod groups;
mod hints;
mod kill;
mod lessons;
mod lines;
mod pace;
mod playing;
mod quotas;
mod seats;
mod storage;
mod together;
mod trying;
mod undoing;
mod unreadable;

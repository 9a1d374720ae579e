//! Speed of the engine: `cargo bench -p cowcatcher-mombasa` runs all.

#![allow(clippy::expect_used, reason = "a bench may stop")]

#[path = "../../bots/benches/operations/mod.rs"]
mod operations;

use cowcatcher_engine::Game;
use cowcatcher_mombasa::{Mombasa, Options};
use criterion::{Criterion, criterion_group, criterion_main};

fn games(c: &mut Criterion) {
    for players in [2, 4] {
        let start = Mombasa::new(&Options::default(), players).expect("the default options fit every player count");
        operations::operations(c, format!("{players} players"), &start, 180);
    }
}

criterion_group!(benches, games);
criterion_main!(benches);

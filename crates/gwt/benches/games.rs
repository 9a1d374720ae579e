//! Speed of the engine: `cargo bench -p cowcatcher-gwt` runs all.

#![allow(clippy::expect_used, reason = "a bench may stop")]

#[path = "../../bots/benches/operations/mod.rs"]
mod operations;

use cowcatcher_engine::Game;
use cowcatcher_gwt::{Gwt, Options};
use criterion::{Criterion, criterion_group, criterion_main};

fn games(c: &mut Criterion) {
    for players in [2, 4] {
        let start = Gwt::new(&Options::default(), players).expect("the default options fit every player count");
        operations::operations(c, format!("{players} players"), &start, 250);
    }
}

criterion_group!(benches, games);
criterion_main!(benches);

//! Speed of the engine: `cargo bench -p cowcatcher-mombasa` runs all.

#![allow(clippy::expect_used, reason = "a bench may stop")]

#[path = "../../bots/benches/operations/mod.rs"]
mod operations;

use cowcatcher_engine::Game;
use cowcatcher_engine::features::{NOTHING, describe};
use cowcatcher_mombasa::{Mombasa, Options};
use cowcatcher_proof::stroll;
use criterion::{Criterion, criterion_group, criterion_main};
use std::hint::black_box;

fn games(c: &mut Criterion) {
    for players in [2, 4] {
        let start = Mombasa::new(&Options::default(), players).expect("the default options fit every player count");
        operations::operations(c, format!("{players} players"), &start, 180);
        features(c, players, &start);
    }
}

/// What a net looks at, for 64 positions all over a game.
fn features(c: &mut Criterion, players: usize, start: &Mombasa) {
    let mut positions = Vec::new();
    for seed in 0..8 {
        stroll(*start, seed, |game, seat, step| {
            if step % 20 == 0 && positions.len() < 64 {
                positions.push((*game, seat));
            }
            true
        });
    }
    let mut rows = NOTHING;
    let mut group = c.benchmark_group(format!("{players} players"));
    group.bench_function("describe x64", |b| {
        b.iter(|| {
            for (game, seat) in &positions {
                describe(black_box(game), *seat, &mut rows);
                black_box(&rows);
            }
        });
    });
}

criterion_group!(benches, games);
criterion_main!(benches);

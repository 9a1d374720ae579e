//! Speed of the engine: whole random games, and the operations that bots and tables live on.
//!
//! `cargo bench -p cowcatcher-gwt` runs all; the middle of a game is reached by the same seed every time.

#![allow(clippy::expect_used, reason = "a bench may stop")]

use cowcatcher_bots::playout;
use cowcatcher_engine::{Choices, Game, Seat, Silent, ToAct};
use cowcatcher_gwt::{Action, Gwt, Options};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::hint::black_box;

/// Steps into a random game at which positions are taken.
const MIDDLE: usize = 350;

fn fresh(players: usize) -> Gwt {
    Gwt::new(&Options::default(), players).expect("the default options fit every player count")
}

/// Positions of different random games, each at a decision.
fn middles(players: usize) -> Vec<(Gwt, Seat)> {
    (0..64)
        .map(|seed| {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            let mut game = fresh(players);
            let mut choices = Choices::new();
            for step in 0.. {
                match game.to_act() {
                    ToAct::One(seat) if step >= MIDDLE => return (game, seat),
                    ToAct::One(seat) => {
                        choices.clear();
                        game.legal(seat, &mut choices);
                        let action: Action = choices[rng.random_range(0..choices.len())];
                        game.play_unchecked(seat, action, &mut Silent);
                    }
                    ToAct::Chance => {
                        let outcome = game.sample(&mut rng).expect("chance is asked");
                        game.resolve(outcome, &mut Silent);
                    }
                    ToAct::Each(_) | ToAct::Over => break,
                }
            }
            (game, Seat(0))
        })
        .collect()
}

fn games(c: &mut Criterion) {
    for players in [2, 4] {
        let start = fresh(players);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut choices = Choices::new();
        let mut group = c.benchmark_group(format!("{players} players"));
        group.throughput(Throughput::Elements(1));
        group.bench_function("random game", |b| {
            b.iter(|| {
                let mut game = start;
                playout(&mut game, &mut rng, &mut choices)
            });
        });

        let positions = middles(players);
        group.throughput(Throughput::Elements(positions.len() as u64));
        group.bench_function("legal x64", |b| {
            b.iter(|| {
                for (game, seat) in &positions {
                    choices.clear();
                    black_box(game).legal(*seat, &mut choices);
                    black_box(&choices);
                }
            });
        });
        group.bench_function("clone x64", |b| {
            b.iter(|| {
                for (game, _) in &positions {
                    black_box(*black_box(game));
                }
            });
        });
        group.bench_function("redeal x64", |b| {
            let mut positions = positions.clone();
            b.iter(|| {
                for (game, seat) in &mut positions {
                    game.redeal(*seat, &mut rng);
                }
            });
        });
        group.bench_function("view x64", |b| {
            b.iter(|| {
                for (game, seat) in &positions {
                    black_box(game.view(Some(*seat)));
                }
            });
        });
        group.bench_function("standings x64", |b| {
            b.iter(|| {
                for (game, _) in &positions {
                    black_box(game.standings());
                }
            });
        });
    }
}

criterion_group!(benches, games);
criterion_main!(benches);

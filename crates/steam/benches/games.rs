//! Speed of the engine: whole random games, and the operations that bots and tables live on.
//!
//! `cargo bench -p cowcatcher-steam` runs all. The worst positions for listing were found by a search over games with six
//! players who complete links where they can; those of late goods phases come from games by rules of thumb. `worst/` holds
//! their journals up to there.

#![allow(clippy::expect_used, reason = "a bench may stop")]

use cowcatcher_bots::playout;
use cowcatcher_engine::journal::{Journal, replay};
use cowcatcher_engine::{Choices, Game, Options as _, Seat, Silent, ToAct};
use cowcatcher_steam::{Action, Options, Steam};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::hint::black_box;

/// The worst positions by the question asked: journals that end there.
const WORST: [(&str, &str); 10] = [
    ("build, Base, North-East", include_str!("worst/base-ne-usa-build.journal")),
    ("build, Standard, Ruhr", include_str!("worst/standard-ruhr-build.journal")),
    ("lay, Base, North-East", include_str!("worst/base-ne-usa-lay.journal")),
    ("lay, Standard, Ruhr", include_str!("worst/standard-ruhr-lay.journal")),
    ("goods, Base, North-East", include_str!("worst/base-ne-usa-goods.journal")),
    ("goods, Standard, Ruhr", include_str!("worst/standard-ruhr-goods.journal")),
    ("goods, only pass, Standard, North-East", include_str!("worst/standard-ne-usa-goods-only-pass.journal")),
    ("goods, late, Base, Ruhr", include_str!("worst/base-ruhr-goods-late.journal")),
    ("route, Base, North-East", include_str!("worst/base-ne-usa-route.journal")),
    ("route, Standard, Ruhr", include_str!("worst/standard-ruhr-route.journal")),
];

fn fresh(rules: &str, map: &str, players: usize) -> Steam {
    let mut options = Options::default();
    options.set("rules", rules).expect("a game of the box");
    options.set("map", map).expect("a map of the box");
    Steam::new(&options, players).expect("both games are for three to six")
}

/// The position of a random game after so many steps, or at the last decision before its end.
fn position(mut game: Steam, seed: u64, steps: usize) -> (Steam, Seat) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut choices = Choices::new();
    let mut last = None;
    for step in 0.. {
        match game.to_act() {
            ToAct::One(seat) => {
                last = Some((game.clone(), seat));
                if step >= steps {
                    break;
                }
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
    last.expect("somebody decides something")
}

fn games(c: &mut Criterion) {
    for (rules, map, players) in [("standard", "ruhr", 4), ("base", "ne-usa", 3), ("standard", "ruhr", 6)] {
        let start = fresh(rules, map, players);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut choices = Choices::new();
        let mut group = c.benchmark_group(format!("{rules} {map} {players} players"));
        group.throughput(Throughput::Elements(1));
        group.bench_function("random game", |b| {
            b.iter(|| {
                let mut game = start.clone();
                playout(&mut game, &mut rng, &mut choices)
            });
        });

        let positions: Vec<(Steam, Seat)> = (0..64).map(|seed| position(start.clone(), seed, 80)).collect();
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
                    black_box(black_box(game).clone());
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

fn worst(c: &mut Criterion) {
    let mut group = c.benchmark_group("worst positions, 6 players");
    let mut choices = Choices::new();
    for (name, text) in WORST {
        let journal = Journal::<Steam>::parse(text, &Options::default()).expect("a journal");
        let game = replay(&journal, None).expect("legal steps");
        let ToAct::One(seat) = game.to_act() else { continue };
        group.bench_function(name, |b| {
            b.iter(|| {
                choices.clear();
                black_box(&game).legal(seat, &mut choices);
                black_box(&choices);
            });
        });
    }
}

criterion_group!(benches, games, worst);
criterion_main!(benches);

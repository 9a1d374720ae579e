//! Speed of the engine: whole random games, and the operations that bots and tables live on.
//!
//! `cargo bench -p cowcatcher-steam` runs all. The worst positions for listing were found by a search over games with six
//! players who complete links where they can; those of late goods phases come from games by rules of thumb. `worst/` holds
//! their journals up to there.

#![allow(clippy::expect_used, reason = "a bench may stop")]

#[path = "../../bots/benches/operations/mod.rs"]
mod operations;

use cowcatcher_bots::{Bot, Heuristic, Knowledge};
use cowcatcher_engine::features::{NOTHING, describe};
use cowcatcher_engine::journal::{Journal, replay, watch};
use cowcatcher_engine::{Choices, Game, Options as _, ToAct};
use cowcatcher_steam::{Options, Steam};
use criterion::{Criterion, criterion_group, criterion_main};
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

fn games(c: &mut Criterion) {
    for (rules, map, players) in [("standard", "ruhr", 4), ("base", "ne-usa", 3), ("standard", "ruhr", 6)] {
        let start = fresh(rules, map, players);
        operations::operations(c, format!("{rules} {map} {players} players"), &start, 50);
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
        let mut bot = Heuristic::new(1);
        group.bench_function(format!("heuristic choice: {name}"), |b| {
            choices.clear();
            game.legal(seat, &mut choices);
            b.iter(|| black_box(bot.choose(&Knowledge::of(black_box(&game), seat), &choices)));
        });
    }
}

/// Features of all positions on the way to the worst ones, each for whoever decided.
fn features(c: &mut Criterion) {
    let mut group = c.benchmark_group("features, 6 players");
    for (name, text) in WORST {
        let journal = Journal::<Steam>::parse(text, &Options::default()).expect("a journal");
        let mut positions = Vec::new();
        watch(&journal, None, |_, _, _, game| {
            if let ToAct::One(seat) = game.to_act() {
                positions.push((game.clone(), seat));
            }
        })
        .expect("legal steps");
        let mut next = positions.iter().cycle();
        let mut seen = NOTHING;
        group.bench_function(name, |b| {
            b.iter(|| {
                if let Some((game, seat)) = next.next() {
                    describe(black_box(game), *seat, &mut seen);
                }
                black_box(&seen);
            });
        });
    }
}

criterion_group!(benches, games, worst, features);
criterion_main!(benches);

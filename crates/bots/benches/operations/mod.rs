//! What bots and tables live on, timed for any game: whole random games, and single operations in the middle of one.
//! The benches of the games include this file; the middle is reached by the same seeds every time.

use cowcatcher_bots::judge::{Judge, Taste};
use cowcatcher_bots::{Bot, Heuristic, Knowledge, playout, read};
use cowcatcher_engine::features::NOTHING;
use cowcatcher_engine::{Choices, Features, Game, Opinion, Seat};
use cowcatcher_proof::stroll;
use criterion::{Criterion, Throughput};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use std::hint::black_box;

/// The position of a random game after so many decisions, or at the last before its end.
fn middle<G: Game>(start: &G, seed: u64, decisions: usize) -> (G, Seat) {
    let mut last = (start.clone(), Seat(0));
    stroll(start.clone(), seed, |game, seat, step| {
        last = (game.clone(), seat);
        step < decisions
    });
    last
}

/// Times the operations of a game from its start and after so many decisions.
pub fn operations<G: Features + Opinion>(c: &mut Criterion, name: String, start: &G, decisions: usize) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut choices = Choices::new();
    let mut group = c.benchmark_group(name);
    group.throughput(Throughput::Elements(1));
    group.bench_function("random game", |b| b.iter(|| playout(&mut start.clone(), &mut rng, &mut choices)));

    let mut positions: Vec<(G, Seat)> = (0..64).map(|seed| middle(start, seed, decisions)).collect();
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
        b.iter(|| positions.iter().for_each(|(game, _)| drop(black_box(black_box(game).clone()))));
    });
    group.bench_function("view x64", |b| {
        b.iter(|| positions.iter().for_each(|(game, seat)| drop(black_box(game.view(Some(*seat))))));
    });
    group.bench_function("standings x64", |b| {
        b.iter(|| positions.iter().for_each(|(game, _)| drop(black_box(game.standings()))));
    });
    let mut bot = Heuristic::new(1);
    group.bench_function("heuristic choice x64", |b| {
        b.iter(|| {
            for (game, seat) in &positions {
                choices.clear();
                game.legal(*seat, &mut choices);
                black_box(bot.choose(&Knowledge::of(game, *seat), &choices));
            }
        });
    });
    // What a search does all the time: a copy, an action, what is known, and the net; so many of them a second by one core.
    if let Ok(net) = read::<G>(G::WEIGHTS) {
        let mut judge = Judge::new(&net, Taste::PLAIN);
        let (mut worths, mut described) = (Vec::new(), NOTHING);
        let mut judge_all = || {
            for (game, seat) in &positions {
                choices.clear();
                game.legal(*seat, &mut choices);
                judge.choose(game, *seat, &choices, &mut worths, &mut described);
            }
            judge.evaluations
        };
        let evaluations = judge_all();
        group.throughput(Throughput::Elements(evaluations));
        group.bench_function("evaluation", |b| b.iter(|| black_box(judge_all())));
        group.throughput(Throughput::Elements(positions.len() as u64));
    }
    group.bench_function("redeal x64", |b| {
        b.iter(|| positions.iter_mut().for_each(|(game, seat)| game.redeal(*seat, &mut rng)));
    });
}

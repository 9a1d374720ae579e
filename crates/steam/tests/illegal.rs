//! Playing what is not legal may do anything but panic: the fast path trusts its caller, not its caller's luck.

use cowcatcher_engine::{Choices, Game, Options as _, Silent, ToAct};
use cowcatcher_proof::Lawful;
use cowcatcher_steam::{Action, Options, Steam};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

/// Beyond the universe: numbers and places that can be written but mean nothing.
const ABSURD: [&str; 9] = [
    "raise 255",
    "bid 255",
    "supply 0",
    "supply 255",
    "build -99,-99",
    "build 99,99",
    "urbanize 50,-50",
    "grow -1,0",
    "cube 99,-99 gray",
];

#[test]
fn illegal_actions_never_panic() -> Result<(), Box<dyn std::error::Error>> {
    // Of the routes every fiftieth will do.
    let is_route = |action: &Action| matches!(action, Action::Route(_));
    let (routes, mut all): (Vec<Action>, Vec<Action>) = Steam::universe().into_iter().partition(is_route);
    all.extend(routes.into_iter().step_by(50));
    for text in ABSURD {
        all.push(text.parse::<Action>()?);
    }
    let mut choices = Choices::new();
    for seed in 0..6 {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut options = Options::default();
        options.set("rules", if seed % 2 == 0 { "base" } else { "standard" })?;
        options.set("map", if seed % 3 == 0 { "ruhr" } else { "ne-usa" })?;
        let mut game = Steam::new(&options, 3 + seed as usize % 4)?;
        for step in 0.. {
            match game.to_act() {
                ToAct::One(seat) => {
                    if step % 23 == 0 {
                        for &action in &all {
                            let mut copy = game.clone();
                            copy.play_unchecked(seat, action, &mut Silent);
                            choices.clear();
                            if let ToAct::One(next) = copy.to_act() {
                                copy.legal(next, &mut choices);
                            }
                        }
                    }
                    choices.clear();
                    game.legal(seat, &mut choices);
                    let action = choices[rng.random_range(0..choices.len())];
                    game.play_unchecked(seat, action, &mut Silent);
                }
                ToAct::Chance => {
                    let outcome = game.sample(&mut rng).ok_or("chance has nothing to give")?;
                    game.resolve(outcome, &mut Silent);
                }
                ToAct::Each(_) | ToAct::Over => break,
            }
        }
    }
    Ok(())
}

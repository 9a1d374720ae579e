//! Playing what is not legal may do anything but panic: the fast path trusts its caller, not its caller's luck.

use cowcatcher_engine::{Choices, Game, Silent, ToAct};
use cowcatcher_gwt::{Action, Gwt, Options};
use cowcatcher_proof::Lawful;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

/// Beyond the universe: numbers that can be written but mean nothing.
const ABSURD: [&str; 8] = [
    "foresight 200 cowboy",
    "foresight 0 engineer",
    "hire 200 cowboy",
    "hire 0 engineer",
    "build 0",
    "build 200",
    "income 255",
    "certificates 255",
];

#[test]
fn illegal_actions_never_panic() -> Result<(), Box<dyn std::error::Error>> {
    let mut all = Gwt::universe();
    for text in ABSURD {
        all.push(text.parse::<Action>()?);
    }
    let mut choices = Choices::new();
    for seed in 0..6 {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut game = Gwt::new(&Options::default(), 2 + seed as usize % 3)?;
        for step in 0.. {
            match game.to_act() {
                ToAct::One(seat) => {
                    if step % 97 == 0 {
                        for &action in &all {
                            let mut copy = game;
                            copy.play_unchecked(seat, action, &mut Silent);
                            choices.clear();
                            copy.legal(seat, &mut choices);
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

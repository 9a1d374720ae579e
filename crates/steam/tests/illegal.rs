//! Playing what is not legal may do anything but panic: the fast path trusts its caller, not its caller's luck.

use cowcatcher_engine::{Choices, Game, Options as _, Silent, ToAct};
use cowcatcher_proof::{Lawful, stroll};
use cowcatcher_steam::{Action, Options, Steam};

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
    for seed in 0..6 {
        let mut options = Options::default();
        options.set("rules", if seed % 2 == 0 { "base" } else { "standard" })?;
        options.set("map", if seed % 3 == 0 { "ruhr" } else { "ne-usa" })?;
        let tally = stroll(Steam::new(&options, 3 + seed as usize % 4)?, seed, |game, seat, step| {
            for &action in all.iter().filter(|_| step % 23 == 0) {
                let mut copy = game.clone();
                copy.play_unchecked(seat, action, &mut Silent);
                if let ToAct::One(next) = copy.to_act() {
                    copy.legal(next, &mut Choices::new());
                }
            }
            true
        });
        assert!(tally.over, "{tally:?}");
    }
    Ok(())
}

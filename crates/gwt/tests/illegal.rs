//! Playing what is not legal may do anything but panic: the fast path trusts its caller, not its caller's luck.

use cowcatcher_engine::{Choices, Game, Silent};
use cowcatcher_gwt::{Action, Gwt, Options};
use cowcatcher_proof::{Lawful, stroll};

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
    for seed in 0..6 {
        let game = Gwt::new(&Options::default(), 2 + seed as usize % 3)?;
        let tally = stroll(game, seed, |game, seat, step| {
            for &action in all.iter().filter(|_| step % 64 == 0) {
                let mut copy = *game;
                copy.play_unchecked(seat, action, &mut Silent);
                copy.legal(seat, &mut Choices::new());
            }
            true
        });
        assert!(tally.over, "{tally:?}");
    }
    Ok(())
}

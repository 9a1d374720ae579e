//! Playing what is not legal may do anything but panic: the fast path trusts its caller, not its caller's luck.

use cowcatcher_engine::{Choices, Game, Seat, Silent};
use cowcatcher_mombasa::{Mombasa, Options};
use cowcatcher_proof::{Lawful, stroll};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

/// Seats at the table and beyond it.
const SEATS: [Seat; 6] = [Seat(0), Seat(1), Seat(2), Seat(3), Seat(4), Seat(255)];

#[test]
fn illegal_actions_never_panic() -> Result<(), Box<dyn std::error::Error>> {
    let all = Mombasa::universe();
    for seed in 0..9 {
        let game = Mombasa::new(&Options::default(), 2 + seed as usize % 3)?;
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let tally = stroll(game, seed, |game, _, step| {
            if step % 16 == 0 {
                for (&action, &seat) in all.iter().flat_map(|action| SEATS.iter().map(move |seat| (action, seat))) {
                    let mut copy = *game;
                    copy.play_unchecked(seat, action, &mut Silent);
                    copy.legal(seat, &mut Choices::new());
                    copy.standings();
                }
                wander(*game, &all, &mut rng);
            }
            true
        });
        assert!(tally.over, "{tally:?}");
    }
    Ok(())
}

/// Many illegal actions in a row, of anybody.
fn wander(mut game: Mombasa, all: &[<Mombasa as Game>::Action], rng: &mut Xoshiro256PlusPlus) {
    let mut choices = Choices::new();
    for _ in 0..2000 {
        let seat = SEATS[rng.random_range(0..SEATS.len())];
        game.play_unchecked(seat, all[rng.random_range(0..all.len())], &mut Silent);
        choices.clear();
        game.legal(seat, &mut choices);
        game.view(Some(seat));
        if let Some(outcome) = game.sample(rng) {
            game.resolve(outcome, &mut Silent);
        }
    }
}

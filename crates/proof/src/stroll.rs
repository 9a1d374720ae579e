//! Random games with somebody looking on: for tests and benches.

use cowcatcher_engine::drive::any;
use cowcatcher_engine::{Choices, Game, Seat, Silent, Tally, drive};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

/// Plays on at random and shows every decision, counted from 0, before it is made; `look` says whether to go on.
pub fn stroll<G: Game>(mut game: G, seed: u64, mut look: impl FnMut(&G, Seat, usize) -> bool) -> Tally {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut step = 0;
    let choose = |game: &G, seat: Seat, choices: &Choices<G::Action>, rng: &mut _| {
        let goes_on = look(game, seat, step);
        step += 1;
        if goes_on { any(choices, rng) } else { None }
    };
    drive(&mut game, &mut rng, &mut Choices::new(), &mut Silent, choose, |_, _| {})
}

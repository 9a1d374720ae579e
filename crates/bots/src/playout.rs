//! Whole games without anybody watching: for simulations, benches and tree search.

use crate::{Bot, Knowledge};
use cowcatcher_engine::drive::any;
use cowcatcher_engine::{Choices, Game, Seat, Silent, Tally, drive};
use rand::Rng;

/// Plays on at random until the game is over. `choices` is a buffer that the caller keeps between games.
pub fn playout<G: Game>(game: &mut G, rng: &mut impl Rng, choices: &mut Choices<G::Action>) -> Tally {
    drive(game, rng, choices, &mut Silent, |_, _, choices, rng| any(choices, rng), |_, _| {})
}

/// Plays on with a bot for each seat until the game is over; chance comes from `rng`.
pub fn play_with<G: Game>(
    game: &mut G,
    bots: &mut [Box<dyn Bot<G>>],
    rng: &mut impl Rng,
    choices: &mut Choices<G::Action>,
) -> Tally {
    let choose = |game: &G, seat: Seat, choices: &Choices<G::Action>, _: &mut _| {
        bots.get_mut(seat.index()).and_then(|bot| decision(&mut **bot, game, seat, choices))
    };
    drive(game, rng, choices, &mut Silent, choose, |_, _| {})
}

/// What a bot decides for a seat. One that picks something that is not among its choices gets the first of them, so that no table
/// waits for it for ever.
pub fn decision<G: Game>(
    bot: &mut (impl Bot<G> + ?Sized),
    game: &G,
    seat: Seat,
    choices: &Choices<G::Action>,
) -> Option<G::Action> {
    let first = *choices.first()?;
    let picked = bot.choose(&Knowledge::of(game, seat), choices);
    Some(if choices.contains(&picked) { picked } else { first })
}

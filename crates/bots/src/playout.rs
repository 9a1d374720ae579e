//! Whole games without anybody watching: for simulations, benches and tree search.

use crate::{Bot, Knowledge};
use cowcatcher_engine::{Choices, Game, Silent, ToAct};
use rand::{Rng, RngExt};

/// A game of more steps than this is given up.
pub const MOST_STEPS: u64 = 1_000_000;

/// What a game took.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Decisions of players.
    pub actions: u64,
    /// Outcomes of chance.
    pub draws: u64,
    /// Was the game played to its end?
    pub over: bool,
}

/// Plays on at random until the game is over. `choices` is a buffer that the caller keeps between games.
///
/// Nothing is allocated, told or checked: this is the fast path.
pub fn playout<G: Game>(game: &mut G, rng: &mut impl Rng, choices: &mut Choices<G::Action>) -> Tally {
    let mut tally = Tally::default();
    while tally.actions + tally.draws < MOST_STEPS {
        let seat = match game.to_act() {
            ToAct::One(seat) => seat,
            ToAct::Each(seats) => match seats.iter().next() {
                Some(seat) => seat,
                None => return tally,
            },
            ToAct::Chance => {
                let Some(outcome) = game.sample(rng) else { return tally };
                game.resolve(outcome, &mut Silent);
                tally.draws += 1;
                continue;
            }
            ToAct::Over => {
                tally.over = true;
                return tally;
            }
        };
        choices.clear();
        game.legal(seat, choices);
        if choices.is_empty() {
            return tally;
        }
        let action = choices[rng.random_range(0..choices.len() as u32) as usize];
        game.play(seat, action, &mut Silent);
        tally.actions += 1;
    }
    tally
}

/// Plays on with a bot for each seat until the game is over; chance comes from `rng`.
///
/// A bot that picks something that is not among its choices gets the first of them.
pub fn play_with<G: Game>(
    game: &mut G,
    bots: &mut [Box<dyn Bot<G>>],
    rng: &mut impl Rng,
    choices: &mut Choices<G::Action>,
) -> Tally {
    let mut tally = Tally::default();
    while tally.actions + tally.draws < MOST_STEPS {
        let seat = match game.to_act() {
            ToAct::One(seat) => Some(seat),
            ToAct::Each(seats) => seats.iter().next(),
            ToAct::Chance => {
                let Some(outcome) = game.sample(rng) else { return tally };
                game.resolve(outcome, &mut Silent);
                tally.draws += 1;
                continue;
            }
            ToAct::Over => {
                tally.over = true;
                return tally;
            }
        };
        let Some((seat, bot)) = seat.and_then(|seat| bots.get_mut(seat.index()).map(|bot| (seat, bot))) else {
            return tally;
        };
        choices.clear();
        game.legal(seat, choices);
        let Some(&first) = choices.first() else { return tally };
        let picked = bot.choose(&Knowledge::of(game, seat), choices);
        let action = if choices.contains(&picked) { picked } else { first };
        game.play(seat, action, &mut Silent);
        tally.actions += 1;
    }
    tally
}

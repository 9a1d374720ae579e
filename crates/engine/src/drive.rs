//! The one loop that plays a game on: chance is sampled, whoever is to decide is asked.

use crate::game::{Choices, Game, ToAct};
use crate::happened::Log;
use crate::journal::Step;
use crate::seat::Seat;
use rand::{Rng, RngExt};

/// A game of more steps than this is given up.
pub const MOST_STEPS: u64 = 1_000_000;

/// What playing on took.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Decisions of players.
    pub actions: u64,
    /// Outcomes of chance.
    pub draws: u64,
    /// Was the game played to its end?
    pub over: bool,
}

/// Plays on until the game is over, nothing is chosen or nobody can do anything. Chance comes from `rng`; where several decide at
/// once, the first of them does. What happens is told to `log`; `taken` hears of every step after it was taken.
///
/// `choose` picks one of the choices, of which there is at least one, by the same generator if it likes; `None` stops the game there.
/// It gets the true position, so this is for tests, benches and simulations; players and bots get what a seat knows.
///
/// Nothing is allocated or checked: this is the fast path. `choices` is a buffer that the caller keeps between games.
pub fn drive<G: Game, R: Rng>(
    game: &mut G,
    rng: &mut R,
    choices: &mut Choices<G::Action>,
    log: &mut impl Log<G::Event>,
    mut choose: impl FnMut(&G, Seat, &Choices<G::Action>, &mut R) -> Option<G::Action>,
    mut taken: impl FnMut(&G, Step<G>),
) -> Tally {
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
                game.resolve(outcome, log);
                tally.draws += 1;
                taken(game, Step::Chance(outcome));
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
        let Some(action) = choose(game, seat, choices, rng) else { return tally };
        game.play_unchecked(seat, action, log);
        tally.actions += 1;
        taken(game, Step::Play(seat, action));
    }
    tally
}

/// Any of some choices, all alike.
#[inline]
pub fn any<A: Copy>(choices: &[A], rng: &mut impl Rng) -> Option<A> {
    if choices.is_empty() {
        return None;
    }
    // A 32-bit range is the cheaper one to draw from, and an index within it costs less than asking whether it is.
    Some(choices[rng.random_range(0..choices.len() as u32) as usize])
}

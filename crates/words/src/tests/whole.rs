//! Laws that the words of every game keep, whole games long: whatever can be asked, done, refused or happen is told in every
//! language, and choices are told apart.

use super::is_sound;
use crate::page::WIDTH;
use crate::{Locale, Speech, Spoken};
use cowcatcher_engine::{Choices, Game, Happened, Imagined, Seat, ToAct};
use cowcatcher_games::Listed;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use std::collections::BTreeMap;

/// Decisions between two at which actions that are not legal are tried; where that is too rarely, the next.
const BETWEEN_REFUSALS: [usize; 2] = [23, 1];
/// So many of them are tried at once, spread over all that can be written.
const REFUSALS: usize = 150;

/// Plays at random to the end and shows every position with its choices, and every event with the position after it.
pub(super) fn walk<G: Game>(
    game: G,
    seed: u64,
    at: impl FnMut(&G, Seat, &[G::Action]),
    told: impl FnMut(&G, &G::Event),
) {
    walk_by(game, seed, |_, _, choices, rng| choices[rng.random_range(0..choices.len())], at, told);
}

/// The same, with somebody who picks.
pub(super) fn walk_by<G: Game>(
    mut game: G,
    seed: u64,
    pick: impl Fn(&G, Seat, &[G::Action], &mut StdRng) -> G::Action,
    mut at: impl FnMut(&G, Seat, &[G::Action]),
    mut told: impl FnMut(&G, &G::Event),
) {
    let mut rng = StdRng::seed_from_u64(seed);
    while game.to_act() != ToAct::Over {
        let mut happened = Happened::default();
        match game.to_act().deciders().iter().next() {
            Some(seat) => {
                let mut choices = Choices::new();
                game.legal(seat, &mut choices);
                at(&game, seat, &choices);
                game.play_unchecked(seat, pick(&game, seat, &choices, &mut rng), &mut happened);
            }
            None => {
                let outcome = game.sample(&mut rng).unwrap();
                game.resolve(outcome, &mut happened);
            }
        }
        happened.events.iter().for_each(|(_, event)| told(&game, event));
    }
}

/// A game of every name, with the fewest and the most players.
fn tables<G: Game>() -> Vec<G> {
    let editions = G::EDITIONS.iter().map(|&edition| Listed::<G>::new(edition));
    let fresh = |listed: Listed<G>| {
        let options = listed.options(&[]).unwrap();
        let players = listed.players(&options);
        [players[0], players[players.len() - 1]].map(|players| G::new(&options, players).unwrap())
    };
    editions.flat_map(fresh).collect()
}

fn whatever_happens_is_told<G: Spoken>() {
    let names = ["Ann", "Bo", "Cleo", "Dan", "Eve", "Finn"].map(str::to_owned);
    for (seed, game) in tables::<G>().into_iter().enumerate() {
        let mut step = seed;
        let at = |game: &G, seat: Seat, choices: &[G::Action]| {
            step += 1;
            let locale = Locale::ALL[step % Locale::ALL.len()];
            let (view, imagined) = (game.view(Some(seat)), Imagined::of(game, seat));
            let speech = Speech::<G> { locale, view: &view, names: &[] };
            let mut seen = BTreeMap::new();
            for &action in choices {
                let text = G::describe(&speech, &imagined, action);
                is_sound(&text, &action.to_string());
                is_sound(&G::label(&speech, action), &action.to_string());
                if let Some(other) = seen.insert(text.clone(), action) {
                    panic!("{locale}: '{other}' and '{action}' are both '{text}'");
                }
            }
            is_sound(&speech.question(game.question().unwrap()), "question");
        };
        let told = |game: &G, event: &G::Event| {
            let view = game.view(None);
            for &locale in Locale::ALL {
                for names in [&[], &names[..]] {
                    is_sound(&G::tell(&Speech { locale, view: &view, names }, event), &format!("{event:?}"));
                }
            }
        };
        walk(game, seed as u64, at, told);
    }
}

fn whatever_is_refused_is_explained<G: Spoken>() {
    assert!(BETWEEN_REFUSALS.into_iter().any(|between| refusals_explained::<G>(between) > 100));
}

/// How many refusals were explained.
fn refusals_explained<G: Spoken>(between: usize) -> usize {
    let universe = G::universe();
    let stride = universe.len().div_ceil(REFUSALS);
    let mut refused = 0;
    for (seed, game) in tables::<G>().into_iter().enumerate() {
        let mut step = 0;
        let at = |game: &G, seat: Seat, _: &[G::Action]| {
            step += 1;
            if step % between != 0 {
                return;
            }
            let view = game.view(Some(seat));
            for &action in universe.iter().skip(step / between % stride).step_by(stride) {
                let Err(refusal) = game.check(seat, action) else { continue };
                refused += 1;
                for &locale in Locale::ALL {
                    is_sound(&Speech::<G> { locale, view: &view, names: &[] }.refusal(&refusal), refusal.clause);
                }
            }
        };
        walk(game, 70 + seed as u64, at, |_, _| ());
    }
    refused
}

/// The board as text is the same to whoever may see the same, fits a terminal, and is all words.
pub(super) fn the_board_is_drawn<G: Spoken>() {
    const BETWEEN: usize = 29;
    let names = ["Ann", "Bartholomew the Younger", "Cleo", "Dan", "Eve", "Finn"].map(str::to_owned);
    for (seed, game) in tables::<G>().into_iter().enumerate() {
        let mut step = 0;
        let at = |game: &G, seat: Seat, _: &[G::Action]| {
            step += 1;
            if step % BETWEEN != 1 {
                return;
            }
            for (seat, names) in [(Some(seat), &names[..]), (None, &[])] {
                let view = game.view(seat);
                let boards = Locale::ALL.iter().map(|&locale| G::board(&Speech { locale, view: &view, names }, seat));
                for board in boards {
                    assert!(!board.contains(['{', '}', '\u{2068}', '\u{2069}', '\u{a0}']), "{board}");
                    assert!(!board.contains(&format!("{}-", G::NAME)), "a message is missing:\n{board}");
                    let wide = board.lines().find(|line| line.chars().count() > WIDTH || line.trim_end() != *line);
                    assert!(wide.is_none(), "too wide, or spaces at the end: {wide:?}");
                    assert!(board.lines().count() > 10, "{board}");
                }
            }
        };
        walk(game, 40 + seed as u64, at, |_, _| ());
    }
}

macro_rules! laws {
    ($($module:ident::$game:ident,)+) => {
        $(mod $module {
            use cowcatcher_games::$module::$game;

            #[test]
            fn whatever_happens_is_told() {
                super::whatever_happens_is_told::<$game>();
            }

            #[test]
            fn whatever_is_refused_is_explained() {
                super::whatever_is_refused_is_explained::<$game>();
            }
        })+
    };
}

cowcatcher_games::every_game!(laws);

//! The game in words, over random games: every choice can be told apart, every event is told, and the board keeps secrets.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may stop")]

use cowcatcher_engine::{Choices, Game, Happened, Options as _, Seat, Silent, ToAct, Words};
use cowcatcher_gwt::{Action, Event, Gwt, Options};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::collections::HashSet;

/// Random games for each configuration.
const GAMES: u64 = 10;
/// At one in so many decisions the board is looked at.
const BOARD_ONE_IN: u32 = 24;
/// The widest line of a board.
const WIDTH: usize = 100;

/// Actions that lead to rich positions: many buildings, workers, discs and station masters.
fn is_eager(action: Action) -> bool {
    matches!(
        action,
        Action::Use(..)
            | Action::Copy(_)
            | Action::Build(_)
            | Action::At(_)
            | Action::Hire(..)
            | Action::Upgrade(_)
            | Action::Appoint(_)
            | Action::Income(_)
    )
}

/// Plays a random game, in which things are done rather than left, showing every position to `at`, and every step's events to `told`.
fn play(
    options: &Options,
    players: usize,
    seed: u64,
    mut at: impl FnMut(&Gwt, &mut Xoshiro256PlusPlus),
    mut told: impl FnMut(&Gwt, &Happened<Event>),
) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut game = Gwt::new(options, players).unwrap();
    loop {
        at(&game, &mut rng);
        let mut happened = Happened::default();
        match game.to_act() {
            ToAct::Over => return,
            ToAct::Chance => {
                let outcome = game.sample(&mut rng).unwrap();
                game.resolve(outcome, &mut happened);
            }
            ToAct::One(seat) => {
                let choices = legal(&game, seat);
                let eager: Vec<Action> = choices.iter().copied().filter(|&action| is_eager(action)).collect();
                let pool = if eager.is_empty() || rng.random_range(0..8) == 0 { &choices[..] } else { &eager[..] };
                game.play_unchecked(seat, pool[rng.random_range(0..pool.len())], &mut happened);
            }
            ToAct::Each(_) => panic!("nobody decides at the same time as another"),
        }
        told(&game, &happened);
    }
}

fn legal(game: &Gwt, seat: Seat) -> Choices<Action> {
    let mut choices = Choices::new();
    game.legal(seat, &mut choices);
    choices
}

fn tables() -> Vec<(Options, usize)> {
    let mut tables = Vec::new();
    for (edition, simmental) in [("1", "no"), ("2", "no"), ("2", "yes")] {
        for players in 2..=4 {
            let mut options = Options::default();
            options.set("edition", edition).unwrap();
            options.set("simmental", simmental).unwrap();
            tables.push((options.clone(), players));
            // Side b has the copying building.
            options.set("buildings", "b").unwrap();
            tables.push((options, players));
        }
    }
    tables
}

fn is_plain(text: &str) -> bool {
    !text.trim().is_empty() && text == text.trim() && !text.contains(['\n', '{', '}']) && !text.contains("  ")
}

#[test]
fn every_choice_is_told_apart() {
    for (options, players) in tables() {
        for seed in 0..GAMES {
            let at = |game: &Gwt, _: &mut Xoshiro256PlusPlus| {
                let ToAct::One(seat) = game.to_act() else { return };
                let mut seen = HashSet::new();
                for action in legal(game, seat) {
                    let words = game.describe(action);
                    assert!(is_plain(&words), "{action}: {words:?}");
                    assert!(!words.ends_with([':', ',', ';']), "{action}: {words:?}");
                    assert!(seen.insert(words.clone()), "two choices are called {words:?}, one of them {action}");
                }
            };
            play(&options, players, seed, at, |_, _| {});
        }
    }
}

#[test]
fn every_event_is_told() {
    for (options, players) in tables() {
        for seed in 0..GAMES {
            let told = |game: &Gwt, happened: &Happened<Event>| {
                for (_, event) in &happened.events {
                    let words = game.narrate(event);
                    assert!(is_plain(&words), "{event:?}: {words:?}");
                }
            };
            play(&options, players, seed, |_, _| {}, told);
        }
    }
}

#[test]
fn the_board_keeps_secrets_and_its_width() {
    for (options, players) in tables() {
        for seed in 0..GAMES {
            let at = |game: &Gwt, rng: &mut Xoshiro256PlusPlus| {
                if rng.random_range(0..BOARD_ONE_IN) > 0 {
                    return;
                }
                let watched = game.board(None);
                for seat in (0..players as u8).map(Seat) {
                    // Whatever else the others may hold, `seat` and a spectator read the same.
                    let mut other = *game;
                    other.redeal(seat, rng);
                    let board = game.board(Some(seat));
                    assert_eq!(board, other.board(Some(seat)));
                    assert_eq!(watched, other.board(None));
                    assert!(board.lines().all(|line| line.chars().count() <= WIDTH), "too wide:\n{board}");
                    // Only one's own hand is listed.
                    assert_eq!(board.matches("\n  Draw pile ").count(), 1);
                }
                assert!(!watched.contains("\n  Draw pile "));
                assert!(watched.lines().all(|line| line.chars().count() <= WIDTH));
            };
            play(&options, players, seed, at, |_, _| {});
        }
    }
}

#[test]
fn a_click_costs_what_it_says() {
    // The price at the end of "for $6" is what leaves the purse.
    let (options, players) = (Options::default(), 3);
    for seed in 0..GAMES {
        let at = |game: &Gwt, _: &mut Xoshiro256PlusPlus| {
            let ToAct::One(seat) = game.to_act() else { return };
            for action in legal(game, seat) {
                let words = game.describe(action);
                let Some((_, price)) = words.split_once(" for $").filter(|_| words.starts_with("buy ")) else {
                    continue;
                };
                let mut after = *game;
                after.play_unchecked(seat, action, &mut Silent);
                let money = |game: &Gwt| game.view(None).players[seat.index()].money;
                assert_eq!(price.parse::<u16>().unwrap(), money(game) - money(&after), "{words}");
            }
        };
        play(&options, players, seed, at, |_, _| {});
    }
}

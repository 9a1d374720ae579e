//! Random games in words: every choice can be told apart, every event is told, and the board keeps its width.

use super::sheet::WIDTH;
use crate::{Action, Event, Map, Options, Steam};
use cowcatcher_engine::{Choices, Game, Happened, Options as _, Seat, ToAct, Words};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::collections::BTreeSet;

const GAMES: u64 = 2;

fn tables() -> Vec<(Options, usize)> {
    let mut tables = Vec::new();
    for rules in ["base", "standard"] {
        for map in Map::SHIPPED {
            for players in 3..=6 {
                let mut options = Options::default();
                options.set("rules", rules).unwrap();
                options.set("map", map).unwrap();
                options.set("order", if players % 2 == 0 { "auction" } else { "random" }).unwrap();
                tables.push((options, players));
            }
        }
    }
    tables
}

/// Low bids and few passes: such games are shorter to read and have more track.
fn pick(choices: &[Action], rng: &mut Xoshiro256PlusPlus) -> Action {
    let lively = |action: &Action| match action {
        Action::Raise(times) => (1..=4).contains(times),
        Action::Bid(bid) => *bid <= 5,
        Action::Pass | Action::Done | Action::Improve => false,
        _ => true,
    };
    let lively: Vec<Action> = choices.iter().copied().filter(lively).collect();
    let among = if lively.is_empty() || rng.random_range(0..8) == 0 { choices } else { &lively };
    among[rng.random_range(0..among.len())]
}

fn play(
    options: &Options,
    players: usize,
    seed: u64,
    mut at: impl FnMut(&Steam, &[Action]),
    mut told: impl FnMut(&Steam, &Event),
) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut game = Steam::new(options, players).unwrap();
    loop {
        let mut happened = Happened::default();
        match game.to_act() {
            ToAct::One(seat) => {
                let mut choices = Choices::new();
                game.legal(seat, &mut choices);
                at(&game, &choices);
                game.play_unchecked(seat, pick(&choices, &mut rng), &mut happened);
            }
            ToAct::Chance => {
                let outcome = game.sample(&mut rng).unwrap();
                game.resolve(outcome, &mut happened);
            }
            ToAct::Each(_) => panic!("nobody acts at the same time"),
            ToAct::Over => return,
        }
        happened.events.iter().for_each(|(_, event)| told(&game, event));
    }
}

fn is_plain(text: &str) -> bool {
    !text.trim().is_empty() && text == text.trim() && !text.contains(['\n', '{', '}']) && !text.contains("  ")
}

#[test]
fn every_choice_is_told_apart_and_every_event_is_told() {
    for (options, players) in tables() {
        for seed in 0..GAMES {
            let at = |game: &Steam, choices: &[Action]| {
                let mut seen = BTreeSet::new();
                for &action in choices {
                    let words = game.describe(action);
                    assert!(is_plain(&words), "{action}: {words:?}");
                    assert!(!words.ends_with([':', ',', ';']), "{action}: {words:?}");
                    assert!(seen.insert(words.clone()), "two choices are called {words:?}, one of them {action}");
                }
            };
            let told = |game: &Steam, event: &Event| {
                let words = game.narrate(event);
                assert!(is_plain(&words), "{event:?}: {words:?}");
            };
            play(&options, players, seed, at, told);
        }
    }
}

#[test]
fn a_tile_costs_what_it_says() {
    for (options, players) in tables() {
        let at = |game: &Steam, choices: &[Action]| {
            for &action in choices {
                let words = game.describe(action);
                let Some((_, price)) = words.split_once("costs $").filter(|_| matches!(action, Action::Lay(_))) else {
                    continue;
                };
                let price: String = price.chars().take_while(char::is_ascii_digit).collect();
                let mut after = game.clone();
                after.play_unchecked(game.active, action, &mut Happened::default());
                let (before, after) = (game.me(), after.player(game.active));
                let sold = (before.income - after.income) * 5 + (before.points - after.points) / 2 * 5;
                assert_eq!(price.parse::<i32>().unwrap(), before.cash - after.cash + sold, "{words}");
            }
        };
        play(&options, players, 5, at, |_, _| ());
    }
}

#[test]
fn the_board_is_the_same_for_all_and_keeps_its_width() {
    for (options, players) in tables() {
        let mut step = 0;
        let at = |game: &Steam, _: &[Action]| {
            step += 1;
            if step % 41 != 1 {
                return;
            }
            let watched = game.board(None);
            assert!(watched.lines().all(|line| line.chars().count() <= WIDTH), "too wide:\n{watched}");
            assert!(watched.contains("MAP"), "{watched}");
            // Lines may break elsewhere where it says whose board it is; what they say is the same.
            let words = |board: &str| board.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
            for seat in (0..players as u8).map(Seat) {
                let board = game.board(Some(seat));
                assert!(board.lines().all(|line| line.chars().count() <= WIDTH), "too wide:\n{board}");
                assert_eq!(words(&board.replace(" (you)", "")), words(&watched));
            }
        };
        play(&options, players, 9, at, |_, _| ());
    }
}

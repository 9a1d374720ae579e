//! The terminal tells choices apart, tells every event, and shows nothing hidden.

use cowcatcher_engine::{Choices, Game, Happened, Seat, Seats, ToAct, Words};
use cowcatcher_mombasa::{Event, Mombasa, Options};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::collections::HashSet;

const GAMES: u64 = 6;
const WIDTH: usize = 100;

fn deciders(to_act: ToAct) -> Seats {
    match to_act {
        ToAct::One(seat) => Seats::only(seat),
        ToAct::Each(seats) => seats,
        ToAct::Chance | ToAct::Over => Seats::NONE,
    }
}

fn is_plain(text: &str) -> bool {
    !text.trim().is_empty() && text == text.trim() && !text.contains(['\n', '{', '}']) && !text.contains("  ")
}

#[test]
fn words_are_plain_distinct_and_hide_what_is_hidden() {
    for players in 2..=4 {
        for seed in 0..GAMES {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            let mut game = Mombasa::new(&Options::default(), players).unwrap();
            while game.to_act() != ToAct::Over {
                let mut happened = Happened::<Event>::default();
                match deciders(game.to_act()).iter().next() {
                    None => {
                        let outcome = game.sample(&mut rng).unwrap();
                        game.resolve(outcome, &mut happened);
                    }
                    Some(seat) => {
                        let mut choices = Choices::new();
                        game.legal(seat, &mut choices);
                        let mut seen = HashSet::new();
                        for &action in &choices {
                            let words = game.describe(action);
                            assert!(is_plain(&words), "{action}: {words:?}");
                            assert!(seen.insert(words.clone()), "two choices are called {words:?}, one {action}");
                        }
                        if rng.random_range(0..40) == 0 {
                            for seat in (0..players as u8).map(Seat) {
                                let mut other = game;
                                other.redeal(seat, &mut rng);
                                let board = game.board(Some(seat));
                                assert_eq!(board, other.board(Some(seat)));
                                assert_eq!(game.board(None), other.board(None));
                                assert!(board.lines().all(|line| line.chars().count() <= WIDTH), "too wide:\n{board}");
                            }
                        }
                        game.play_unchecked(seat, choices[rng.random_range(0..choices.len())], &mut happened);
                    }
                }
                for (_, event) in &happened.events {
                    let words = game.narrate(event);
                    assert!(is_plain(&words), "{event:?}: {words:?}");
                }
            }
        }
    }
}

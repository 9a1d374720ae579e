//! Whole games played at random: what is drawn carries what [`placed`] says, once, and nothing else.

use super::{Scene, board, hand, own_board, placed, player_line};
use crate::words::Locale;
use crate::words::mombasa::MombasaWords;
use cowcatcher_engine::{Choices, Game, Options as _, Seat, Seats, Silent, ToAct};
use cowcatcher_mombasa::{Action, Mombasa, Options};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use std::collections::BTreeSet;

const GAMES: [(&str, usize); 6] =
    [("beginner", 2), ("random", 3), ("random", 4), ("A2,B2,C2,D2", 2), ("B1,C1,D1,A1", 3), ("D2,C1,B2,A2", 4)];

fn deciders(game: &Mombasa) -> Seats {
    match game.to_act() {
        ToAct::One(seat) => Seats::only(seat),
        ToAct::Each(seats) => seats,
        ToAct::Chance | ToAct::Over => Seats::NONE,
    }
}

/// Plays games at random and shows some of their decisions.
fn at_decisions(one_in: u32, mut look: impl FnMut(&Mombasa, Seat, &mut StdRng)) {
    for (seed, (tracks, seats)) in (0..).zip(GAMES) {
        let mut options = Options::default();
        options.set("tracks", tracks).unwrap();
        let mut game = Mombasa::new(&options, seats).unwrap();
        let mut rng = StdRng::seed_from_u64(seed);
        loop {
            let deciders: Vec<Seat> = deciders(&game).iter().collect();
            if deciders.is_empty() {
                let Some(outcome) = game.sample(&mut rng) else { break };
                game.resolve(outcome, &mut Silent);
                continue;
            }
            let seat = deciders[rng.random_range(0..deciders.len())];
            if rng.random_range(0..one_in) == 0 {
                look(&game, seat, &mut rng);
            }
            let choices = legal(&game, seat);
            game.play_unchecked(seat, choices[rng.random_range(0..choices.len())], &mut Silent);
        }
    }
}

fn legal(game: &Mombasa, seat: Seat) -> Choices<Action> {
    let mut choices = Choices::new();
    if deciders(game).contains(seat) {
        game.legal(seat, &mut choices);
    }
    choices
}

/// Shows the scene of a seat, or of a spectator.
fn with_scene<T>(game: &Mombasa, seat: Option<Seat>, look: impl FnOnce(&Scene) -> T) -> T {
    let view = game.view(seat);
    let legal = seat.map(|seat| legal(game, seat)).unwrap_or_default();
    let names: Vec<String> = (1..=view.players.len()).map(|n| format!("<Player {n}>")).collect();
    let words = MombasaWords { locale: Locale::En, view: &view, names: &names };
    let figures = (!legal.is_empty()).then_some(game);
    look(&Scene { view: &view, legal: &legal, words: &words, game: figures, seat })
}

/// Everything that a page shows: the board, all player boards and lines, the hand.
fn page(scene: &Scene) -> String {
    let seats = (0..scene.view.players.len() as u8).map(Seat);
    let players: String =
        seats.map(|seat| own_board(scene, seat).into_string() + &player_line(scene, seat).into_string()).collect();
    board(scene).into_string() + &players + &hand(scene).into_string()
}

/// The values of an attribute, in order.
fn values<'a>(markup: &'a str, attribute: &str) -> Vec<&'a str> {
    let begin = format!(" {attribute}=\"");
    markup.split(&begin).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

/// A name that stands there twice.
fn twice(mut names: Vec<&str>) -> Option<String> {
    names.sort_unstable();
    names.windows(2).find(|pair| pair[0] == pair[1]).map(|pair| pair[0].to_owned())
}

#[test]
fn every_placed_action_is_drawn_once_and_nothing_else() {
    at_decisions(5, |game, seat, _| {
        with_scene(game, Some(seat), |scene| {
            let page = page(scene);
            let mut drawn: Vec<Action> = values(&page, "data-action").iter().map(|it| it.parse().unwrap()).collect();
            let mut expected = placed(scene);
            drawn.sort_unstable();
            expected.sort_unstable();
            assert_eq!(drawn, expected);
            assert!(expected.iter().all(|action| scene.legal.contains(action)));
        });
        with_scene(game, None, |scene| {
            assert!(placed(scene).is_empty());
            assert!(!page(scene).contains("data-action"));
        });
    });
}

#[test]
fn every_wish_is_refused() {
    let mut clauses = BTreeSet::new();
    at_decisions(7, |game, seat, _| {
        with_scene(game, Some(seat), |scene| {
            let page = page(scene);
            let wishes = values(&page, "data-why");
            assert!(wishes.len() > 20, "{wishes:?}");
            for wish in wishes {
                let action: Action = wish.parse().unwrap();
                let refusal = game.check(seat, action).expect_err(wish);
                clauses.insert(refusal.clause);
            }
        });
        let idle = (0..game.seats() as u8).map(Seat).filter(|&other| !deciders(game).contains(other));
        for other in idle.map(Some).chain([None]) {
            with_scene(game, other, |scene| assert!(!page(scene).contains("data-why")));
        }
    });
    assert!(clauses.len() > 15, "{clauses:?}");
}

#[test]
fn ids_and_travelling_pieces_are_unique_and_names_escaped() {
    at_decisions(30, |game, seat, _| {
        with_scene(game, Some(seat), |scene| {
            let page = page(scene);
            for attribute in ["id", "data-piece", "data-place", "data-figure"] {
                let names = values(&page, attribute);
                assert!(!names.is_empty(), "{attribute}");
                assert_eq!(twice(names), None, "{attribute}");
            }
            assert!(!page.contains("<Player"));
            assert!(!page.contains(" style="));
        });
    });
}

#[test]
fn drawings_show_only_what_the_seat_may_know() {
    at_decisions(20, |game, _, rng| {
        for seat in (0..game.seats() as u8).map(Seat) {
            let mut other = *game;
            other.redeal(seat, rng);
            let seen = with_scene(game, Some(seat), page);
            assert_eq!(seen, with_scene(&other, Some(seat), page));
        }
    });
}

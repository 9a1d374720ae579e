//! Whole games played at random: what is drawn carries what [`placed`] says, once, and nothing else.

use super::{Scene, board, hand, own_board, placed, player_line};
use crate::words::Locale;
use crate::words::gwt::GwtWords;
use cowcatcher_engine::{Choices, Game, Options as _, Seat, Silent, ToAct};
use cowcatcher_gwt::{Action, Gwt, Options};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

const GAMES: [(&str, &str, usize); 6] =
    [("1", "no", 2), ("1", "no", 3), ("1", "no", 4), ("2", "no", 2), ("2", "yes", 3), ("2", "yes", 4)];

/// Plays games at random and shows some of their decisions.
fn at_decisions(one_in: u32, mut look: impl FnMut(&Gwt, Seat, &mut StdRng)) {
    for (seed, (edition, simmental, seats)) in (0..).zip(GAMES) {
        let mut options = Options::default();
        options.set("edition", edition).unwrap();
        options.set("simmental", simmental).unwrap();
        let mut game = Gwt::new(&options, seats).unwrap();
        let mut rng = StdRng::seed_from_u64(seed);
        loop {
            match game.to_act() {
                ToAct::Chance => {
                    let outcome = game.sample(&mut rng).unwrap();
                    game.resolve(outcome, &mut Silent);
                }
                ToAct::One(seat) => {
                    if rng.random_range(0..one_in) == 0 {
                        look(&game, seat, &mut rng);
                    }
                    let choices = legal(&game, seat);
                    game.play_unchecked(seat, choices[rng.random_range(0..choices.len())], &mut Silent);
                }
                _ => break,
            }
        }
    }
}

fn legal(game: &Gwt, seat: Seat) -> Choices<Action> {
    let mut choices = Choices::new();
    game.legal(seat, &mut choices);
    choices
}

/// Shows the scene of a seat, or of a spectator.
fn with_scene<T>(game: &Gwt, seat: Option<Seat>, look: impl FnOnce(&Scene) -> T) -> T {
    let view = game.view(seat);
    let legal = seat.map(|seat| legal(game, seat)).unwrap_or_default();
    let names: Vec<String> = (1..=view.players.len()).map(|n| format!("<Player {n}>")).collect();
    let words = GwtWords { locale: Locale::En, view: &view, names: &names };
    look(&Scene { view: &view, legal: &legal, words: &words, game: seat.map(|_| game), seat })
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

#[test]
fn every_placed_action_is_drawn_once_and_nothing_else() {
    at_decisions(3, |game, seat, _| {
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

/// Law 7 from the other side: what is asked "why not?" is refused, with a clause, and nobody else is invited to ask.
#[test]
fn every_wish_is_refused() {
    let mut clauses = std::collections::BTreeSet::new();
    at_decisions(13, |game, seat, _| {
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
        for other in (0..game.seats() as u8).map(Seat).filter(|&other| other != seat).map(Some).chain([None]) {
            with_scene(game, other, |scene| assert!(!page(scene).contains("data-why")));
        }
    });
    assert!(clauses.len() > 25, "{clauses:?}");
}

#[test]
fn ids_are_unique_and_names_escaped() {
    at_decisions(30, |game, seat, _| {
        with_scene(game, Some(seat), |scene| {
            let page = page(scene);
            for name in ["id", "data-piece", "data-place", "data-figure"] {
                let mut ids = values(&page, name);
                ids.sort_unstable();
                assert!(name == "id" || !ids.is_empty());
                assert_eq!(ids.windows(2).find(|pair| pair[0] == pair[1]), None, "{name}");
            }
            assert!(!page.contains("<Player"));
            assert!(!page.contains(" style="));
        });
    });
}

#[test]
fn drawings_show_only_what_the_seat_may_know() {
    at_decisions(12, |game, _, rng| {
        for seat in (0..game.seats() as u8).map(Seat) {
            let mut other = *game;
            other.redeal(seat, rng);
            let seen = with_scene(game, Some(seat), page);
            assert_eq!(seen, with_scene(&other, Some(seat), page));
        }
    });
}

//! Whole games, mostly played at random: what is drawn carries what [`placed`] says, once, and nothing else.

use super::{Scene, board, own_board, picture, placed, player_line};
use crate::words::Locale;
use crate::words::steam::SteamWords;
use cowcatcher_engine::{Choices, Game, Options as _, Seat, Silent, ToAct};
use cowcatcher_steam::{Action, Map, Options, Question, Steam};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use std::collections::HashSet;

const GAMES: [(&str, &str, usize); 4] =
    [("base", "ne-usa", 3), ("base", "ruhr", 6), ("standard", "ne-usa", 5), ("standard", "ruhr", 4)];

/// Plays games and shows some of their decisions, the first of every question among them.
fn at_decisions(one_in: u32, mut look: impl FnMut(&Steam, Seat)) {
    for (seed, (rules, map, seats)) in (0..).zip(GAMES) {
        let mut options = Options::default();
        options.set("rules", rules).unwrap();
        options.set("map", map).unwrap();
        let mut game = Steam::new(&options, seats).unwrap();
        let mut rng = StdRng::seed_from_u64(seed);
        let mut asked = HashSet::new();
        loop {
            match game.to_act() {
                ToAct::Chance => {
                    let outcome = game.sample(&mut rng).unwrap();
                    game.resolve(outcome, &mut Silent);
                }
                ToAct::One(seat) => {
                    if asked.insert(game.question()) || rng.random_range(0..one_in) == 0 {
                        look(&game, seat);
                    }
                    let choices = legal(&game, seat);
                    let any = choices[rng.random_range(0..choices.len())];
                    // Chance alone hardly ever completes a link: one player knows what he does.
                    let best =
                        || choices.iter().copied().max_by_key(|&action| game.appeal(seat, action)).unwrap_or(any);
                    let played = if seat == Seat(0) { best() } else { any };
                    game.play_unchecked(seat, played, &mut Silent);
                }
                _ => break,
            }
        }
    }
}

fn legal(game: &Steam, seat: Seat) -> Choices<Action> {
    let mut choices = Choices::new();
    game.legal(seat, &mut choices);
    choices
}

/// Shows the scene of a seat, or of a spectator.
fn with_scene<T>(game: &Steam, seat: Option<Seat>, look: impl FnOnce(&Scene) -> T) -> T {
    let view = game.view(seat);
    let legal = seat.map(|seat| legal(game, seat)).unwrap_or_default();
    let names: Vec<String> = (1..=view.players.len()).map(|n| format!("<Player {n}>")).collect();
    let words = SteamWords { locale: Locale::En, view: &view, names: &names };
    look(&Scene { view: &view, legal: &legal, words: &words, game: seat.map(|_| game), seat })
}

/// Everything that a page shows: the board, all player boards and lines.
fn page(scene: &Scene) -> String {
    let seats = (0..scene.view.players.len() as u8).map(Seat);
    let players: String =
        seats.map(|seat| own_board(scene, seat).into_string() + &player_line(scene, seat).into_string()).collect();
    board(scene).into_string() + &players
}

/// The values of an attribute, in order.
fn values<'a>(markup: &'a str, attribute: &str) -> Vec<&'a str> {
    let begin = format!(" {attribute}=\"");
    markup.split(&begin).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

fn twice<T: Ord + Copy>(mut all: Vec<T>) -> Option<T> {
    all.sort_unstable();
    all.windows(2).find(|pair| pair[0] == pair[1]).map(|pair| pair[0])
}

#[test]
fn every_placed_action_is_drawn_once_and_nothing_else() {
    let mut asked = HashSet::new();
    at_decisions(6, |game, seat| {
        with_scene(game, Some(seat), |scene| {
            let page = page(scene);
            let mut drawn: Vec<Action> = values(&page, "data-action").iter().map(|it| it.parse().unwrap()).collect();
            let mut expected = placed(scene);
            drawn.sort_unstable();
            expected.sort_unstable();
            assert_eq!(drawn, expected);
            assert!(expected.iter().all(|action| scene.legal.contains(action)));
            assert!(values(&page, "data-why").iter().all(|it| !scene.legal.contains(&it.parse().unwrap())));
            assert_eq!(twice(values(&page, "id")), None);
            assert_eq!(twice(values(&page, "data-piece")), None);
            assert_eq!(twice(values(&page, "data-figure")), None);
            assert!(!page.contains("<Player") && !page.contains(" style="));
            asked.extend(scene.view.question);
        });
        with_scene(game, None, |scene| {
            assert!(placed(scene).is_empty());
            assert!(!page(scene).contains("data-action"));
        });
    });
    // Otherwise the test would be blind to a kind of piece.
    assert_eq!(Question::ALL.iter().filter(|it| !asked.contains(it)).collect::<Vec<_>>(), [&Question::Chance]);
}

#[test]
fn a_map_is_drawn_with_all_its_names() {
    for id in Map::SHIPPED {
        let map = Map::shipped(id).unwrap();
        let drawn = picture(&map).into_string();
        for name in map.spaces().iter().filter_map(|space| space.name()) {
            assert!(drawn.contains(&format!(">{name}<")), "{name}");
        }
    }
}

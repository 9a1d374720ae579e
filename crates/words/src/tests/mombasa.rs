//! The words of Mombasa: names of all components, labels that tell choices apart, figures, and the board as text.

use super::is_sound;
use super::whole::{the_board_is_drawn, walk};
use crate::mombasa::MombasaWords;
use crate::speech::capital;
use crate::{Locale, Spoken};
use cowcatcher_engine::{Game, Imagined, Reason, Seat, Silent};
use cowcatcher_games::mombasa::data::bonus::BonusSpace;
use cowcatcher_games::mombasa::data::books::Book;
use cowcatcher_games::mombasa::data::cards::Card;
use cowcatcher_games::mombasa::data::start_tiles::StartTile;
use cowcatcher_games::mombasa::data::tracks::Track;
use cowcatcher_games::mombasa::{Action, CATEGORIES, Mombasa, Options, Question, Tracks};
use cowcatcher_proof::Lawful;
use std::collections::BTreeSet;

fn fresh(players: usize) -> Mombasa {
    Mombasa::new(&Options::default(), players).unwrap()
}

/// The first position of a random game at which there is something to show.
fn first<T>(game: Mombasa, seed: u64, mut show: impl FnMut(&Mombasa, Seat, &[Action]) -> Option<T>) -> T {
    let mut found = None;
    walk(
        game,
        seed,
        |game, seat, choices| {
            if found.is_none() {
                found = show(game, seat, choices);
            }
        },
        |_, _| (),
    );
    found.unwrap()
}

#[test]
fn labels_tell_choices_apart() {
    for players in Mombasa::PLAYERS {
        let mut step = players;
        let at = |game: &Mombasa, seat: Seat, choices: &[Action]| {
            step += 1;
            let view = game.view(Some(seat));
            let words = MombasaWords { locale: Locale::ALL[step % Locale::ALL.len()], view: &view, names: &[] };
            let labels: BTreeSet<String> = choices.iter().map(|&action| words.action_short(action)).collect();
            assert_eq!(labels.len(), choices.len(), "{}: two choices are called alike: {labels:?}", words.locale);
            // A card without a verb is named as it is.
            for &action in choices {
                if let Action::Plan(_, card) | Action::Goods(card) | Action::Bookkeeper(card) | Action::Merchant(card) =
                    action
                {
                    assert!(
                        words.action_short(action).starts_with(&capital(&words.card(card))),
                        "{}",
                        words.action_short(action)
                    );
                }
            }
        };
        walk(fresh(players), players as u64, at, |_, _| ());
    }
}

#[test]
fn every_clause_that_forbids_has_words_of_its_own() {
    let universe = Mombasa::universe();
    let mut missing = BTreeSet::new();
    let at = |game: &Mombasa, seat: Seat, _: &[Action]| {
        for &action in &universe {
            if let Err(refusal) = game.check(seat, action)
                && refusal.reason == Reason::Rule
                && !Locale::En.has(&refusal.clause.to_ascii_lowercase())
            {
                missing.insert(refusal.clause);
            }
        }
    };
    walk(fresh(3), 5, at, |_, _| ());
    assert!(missing.is_empty(), "no words for {missing:?}");
}

#[test]
fn every_name_is_there() {
    let view = fresh(2).view(None);
    for &locale in Locale::ALL {
        let words = MombasaWords { locale, view: &view, names: &[] };
        let mut all: Vec<String> = Question::ALL.iter().map(|&question| words.question(question)).collect();
        all.extend((0..CATEGORIES.len()).map(|index| words.category(index)));
        all.extend(Card::ALL.iter().map(|&card| words.card(card)));
        all.extend(Book::ALL.iter().map(|&book| words.book(book)));
        all.extend(BonusSpace::ALL.iter().map(|&space| words.bonus_space(space)));
        all.extend(StartTile::ALL.iter().map(|&tile| words.start_tile(tile)));
        all.extend(Track::ALL.iter().flat_map(|&track| [1, 2].map(|level| words.track_bonus(track, level))));
        all.push(words.reconstruction());
        all.iter().for_each(|text| is_sound(text, "a name"));
    }
}

/// Pounds in a description are the pounds that change hands.
#[test]
fn figures_are_what_happens() {
    let given = Tracks::Given([Track::A2, Track::B2, Track::C1, Track::D1]);
    let mut seen = BTreeSet::new();
    for seed in 0..6 {
        let game = Mombasa::new(&Options { tracks: given, ..Options::default() }, 2).unwrap();
        let at = |game: &Mombasa, seat: Seat, choices: &[Action]| {
            let view = game.view(Some(seat));
            let words = MombasaWords { locale: Locale::En, view: &view, names: &[] };
            let imagined = Imagined::of(game, seat);
            for &action in choices {
                let kind = match action {
                    Action::Discard(_) => "discard",
                    Action::Cash => "cash",
                    Action::JarPay => "jar pay",
                    Action::Advance(_) => "advance",
                    Action::Buy(_) if view.question == Some(Question::BuyCard) => "buy",
                    _ => continue,
                };
                let mut after = *game;
                after.play(seat, action, &mut Silent).unwrap();
                let pounds = |game: &Mombasa| i32::from(game.view(None).players[seat.index()].money);
                let moved = pounds(&after) - pounds(game);
                let text = words.action(&imagined, action);
                // What is gained on the way stands in brackets behind what is paid.
                let (text, extra) = text.split_once(" (+£").unwrap_or((&text, "0"));
                let told = text.split_once('£').map_or(0, |(_, rest)| leading_number(rest));
                let told = if matches!(kind, "cash" | "discard") { told } else { -told } + leading_number(extra);
                assert_eq!(told, moved, "'{text}' with {extra} more");
                if moved != 0 {
                    seen.insert(kind);
                }
            }
        };
        walk(game, seed, at, |_, _| ());
    }
    assert_eq!(seen, BTreeSet::from(["advance", "buy", "cash", "discard", "jar pay"]));
}

fn leading_number(text: &str) -> i32 {
    let end = text.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(text.len());
    text[..end].parse().unwrap()
}

#[test]
fn the_board_is_drawn_in_every_language() {
    the_board_is_drawn::<Mombasa>();
}

#[test]
fn the_board_in_english_and_ukrainian() {
    let names = ["Ann".to_owned(), "Bo".to_owned(), "Cleo".to_owned()];
    let board = |game: &Mombasa, seat: Option<Seat>, locale: Locale| {
        let view = game.view(seat);
        Mombasa::board(&MombasaWords { locale, view: &view, names: &names }, seat)
    };
    let start = first(fresh(3), 1, |game, seat, _| Some((*game, seat)));
    let middle = first(fresh(3), 1, |game, seat, _| {
        let view = game.view(None);
        (view.round == 4 && view.question == Some(Question::Turn) && !view.markers.is_empty()).then_some((*game, seat))
    });
    insta::assert_snapshot!("start", board(&start.0, Some(start.1), Locale::En));
    insta::assert_snapshot!("middle", board(&middle.0, Some(middle.1), Locale::En));
    insta::assert_snapshot!("middle-uk", board(&middle.0, None, Locale::Uk));
}

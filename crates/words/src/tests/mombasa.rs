//! Whole games of Mombasa at random: whatever can be asked, done, refused or happen has words in every language.

use super::is_sound;
use crate::Locale;
use crate::mombasa::MombasaWords;
use cowcatcher_engine::{Choices, Game, Happened, Reason, Seats, ToAct};
use cowcatcher_games::mombasa::data::bonus::BonusSpace;
use cowcatcher_games::mombasa::data::books::Book;
use cowcatcher_games::mombasa::data::cards::Card;
use cowcatcher_games::mombasa::data::start_tiles::StartTile;
use cowcatcher_games::mombasa::data::tracks::Track;
use cowcatcher_games::mombasa::{CATEGORIES, Mombasa, Options, Question};
use cowcatcher_proof::Lawful;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use std::collections::BTreeSet;

const GAMES: u64 = 1;

fn deciders(to_act: ToAct) -> Seats {
    match to_act {
        ToAct::One(seat) => Seats::only(seat),
        ToAct::Each(seats) => seats,
        ToAct::Chance | ToAct::Over => Seats::NONE,
    }
}

#[test]
fn whatever_happens_has_words() {
    let universe = Mombasa::universe();
    for (players, seed) in (2..=4).flat_map(|players| (0..GAMES).map(move |seed| (players, seed))) {
        let mut rng = StdRng::seed_from_u64(seed);
        let mut game = Mombasa::new(&Options::default(), players).unwrap();
        for step in 0.. {
            let locale = Locale::ALL[step % Locale::ALL.len()];
            let mut happened = Happened::default();
            match deciders(game.to_act()).iter().next() {
                Some(seat) => {
                    let mut choices = Choices::new();
                    game.legal(seat, &mut choices);
                    let view = game.view(Some(seat));
                    let words = MombasaWords { locale, view: &view, names: &[] };
                    let told: BTreeSet<String> = choices.iter().map(|&action| words.action(&game, action)).collect();
                    let short: BTreeSet<String> = choices.iter().map(|&action| words.action_short(action)).collect();
                    assert_eq!(told.len(), choices.len(), "{locale}: two choices are called alike: {told:?}");
                    assert_eq!(short.len(), choices.len(), "{locale}: two choices are called alike: {short:?}");
                    told.iter().chain(&short).for_each(|text| is_sound(text, "an action"));
                    if step % 61 == 0 {
                        for &action in &universe {
                            if let Err(refusal) = game.check(seat, action) {
                                is_sound(&words.refusal(&refusal), refusal.clause);
                            }
                        }
                    }
                    game.play_unchecked(seat, choices[rng.random_range(0..choices.len())], &mut happened);
                }
                None if game.to_act() == ToAct::Over => break,
                None => {
                    let outcome = game.sample(&mut rng).unwrap();
                    game.resolve(outcome, &mut happened);
                }
            }
            let view = game.view(None);
            for (_, event) in &happened.events {
                is_sound(&MombasaWords { locale, view: &view, names: &[] }.event(event), "an event");
            }
        }
    }
}

#[test]
fn every_clause_that_forbids_has_words_of_its_own() {
    let mut rng = StdRng::seed_from_u64(5);
    let mut missing = BTreeSet::new();
    let mut game = Mombasa::new(&Options::default(), 3).unwrap();
    let universe = Mombasa::universe();
    while game.to_act() != ToAct::Over {
        let Some(seat) = deciders(game.to_act()).iter().next() else {
            let outcome = game.sample(&mut rng).unwrap();
            game.resolve(outcome, &mut cowcatcher_engine::Silent);
            continue;
        };
        for &action in &universe {
            if let Err(refusal) = game.check(seat, action)
                && refusal.reason == Reason::Rule
                && !Locale::En.has(&refusal.clause.to_ascii_lowercase())
            {
                missing.insert(refusal.clause);
            }
        }
        let mut choices = Choices::new();
        game.legal(seat, &mut choices);
        game.play_unchecked(seat, choices[rng.random_range(0..choices.len())], &mut cowcatcher_engine::Silent);
    }
    assert!(missing.is_empty(), "no words for {missing:?}");
}

#[test]
fn every_name_is_there() {
    let game = Mombasa::new(&Options::default(), 2).unwrap();
    let view = game.view(None);
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

//! Whole games at random: whatever can be asked, done, refused or happen has words in every language.

use super::is_sound;
use crate::Locale;
use crate::gwt::GwtWords;
use cowcatcher_engine::{Choices, Game, Happened, Options as _, Reason, Seat, ToAct};
use cowcatcher_games::gwt::data::cards::Card;
use cowcatcher_games::gwt::data::cities::City;
use cowcatcher_games::gwt::data::lines::Line;
use cowcatcher_games::gwt::data::masters::Master;
use cowcatcher_games::gwt::data::objectives::{Objective, Starting};
use cowcatcher_games::gwt::data::player_board::{Auxiliary, DiscSpace, Worker};
use cowcatcher_games::gwt::data::railroad::Station;
use cowcatcher_games::gwt::data::supply::Tile;
use cowcatcher_games::gwt::data::trail::Space;
use cowcatcher_games::gwt::{Action, CATEGORIES, Event, Gwt, Options, Question, Rail};
use cowcatcher_proof::Lawful;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use std::collections::{BTreeMap, BTreeSet};

/// Seats, and options as the command line writes them.
const TABLES: [(usize, &[(&str, &str)]); 6] = [
    (2, &[("edition", "1")]),
    (3, &[("edition", "1"), ("buildings", "b")]),
    (4, &[("edition", "1"), ("buildings", "a")]),
    (2, &[("edition", "2"), ("simmental", "yes")]),
    (3, &[("edition", "2"), ("buildings", "b"), ("simmental", "yes")]),
    (4, &[("edition", "2"), ("buildings", "a")]),
];

fn fresh(seats: usize, options: &[(&str, &str)]) -> Gwt {
    let mut all = Options::default();
    options.iter().for_each(|(name, value)| all.set(name, value).unwrap());
    Gwt::new(&all, seats).unwrap()
}

fn legal(game: &Gwt, seat: Seat) -> Choices<Action> {
    let mut choices = Choices::new();
    game.legal(seat, &mut choices);
    choices
}

/// Plays a game at random and shows every position with its choices, and every event with the position after it.
fn play(mut game: Gwt, seed: u64, mut at: impl FnMut(&Gwt, Seat, &[Action]), mut told: impl FnMut(&Gwt, &Event)) {
    let mut rng = StdRng::seed_from_u64(seed);
    loop {
        let mut happened = Happened::default();
        match game.to_act() {
            ToAct::Over => return,
            ToAct::Chance => {
                let outcome = game.sample(&mut rng).unwrap();
                game.resolve(outcome, &mut happened);
            }
            ToAct::Each(_) => panic!("nobody acts at the same time in this game"),
            ToAct::One(seat) => {
                let choices = legal(&game, seat);
                at(&game, seat, &choices);
                game.play_unchecked(seat, choices[rng.random_range(0..choices.len())], &mut happened);
            }
        }
        happened.events.iter().for_each(|(_, event)| told(&game, event));
    }
}

#[test]
fn every_action_and_event_has_words_of_its_own() {
    for (number, (seats, options)) in TABLES.into_iter().enumerate() {
        let locale = |step: u64| Locale::ALL[(step % 4) as usize];
        for seed in 0..4 {
            let mut step = seed;
            let at = |game: &Gwt, seat: Seat, choices: &[Action]| {
                step += 1;
                let view = game.view(Some(seat));
                let words = GwtWords { locale: locale(step), view: &view, names: &[] };
                let mut seen = BTreeMap::new();
                for &action in choices {
                    let text = words.action(game, action);
                    is_sound(&text, &action.to_string());
                    is_sound(&words.action_short(action), &action.to_string());
                    if let Some(other) = seen.insert(text.clone(), action) {
                        panic!("{}: '{other}' and '{action}' are both '{text}'", words.locale);
                    }
                }
                is_sound(&words.question(view.question.unwrap()), "question");
            };
            let told = |game: &Gwt, event: &Event| {
                let view = game.view(None);
                for &locale in Locale::ALL {
                    for names in [&[][..], &["Ann".to_owned(), "Bo".to_owned()]] {
                        let words = GwtWords { locale, view: &view, names };
                        is_sound(&words.event(event), &format!("{event:?}"));
                    }
                }
            };
            play(fresh(seats, options), 100 * number as u64 + seed, at, told);
        }
    }
}

#[test]
fn short_words_tell_the_choices_of_a_bar_apart() {
    // Places on the board stand where they are; what has no place must be told apart by its button.
    for (number, (seats, options)) in TABLES.into_iter().enumerate() {
        let at = |game: &Gwt, seat: Seat, choices: &[Action]| {
            let view = game.view(Some(seat));
            for &locale in Locale::ALL {
                let words = GwtWords { locale, view: &view, names: &[] };
                let mut seen = BTreeMap::new();
                for &action in choices {
                    if matches!(action, Action::Hire(..) | Action::Use(..) | Action::Aux(..) | Action::Foresight(..)) {
                        continue;
                    }
                    let text = words.action_short(action);
                    if let Some(other) = seen.insert(text.clone(), action) {
                        panic!("{locale}: '{other}' and '{action}' are both '{text}'");
                    }
                }
            }
        };
        play(fresh(seats, options), 7 + number as u64, at, |_, _| ());
    }
}

#[test]
fn every_refusal_says_why() {
    let universe = Gwt::universe();
    let mut plain = BTreeSet::new();
    let mut seen = BTreeSet::new();
    for (number, (seats, options)) in TABLES.into_iter().enumerate() {
        let mut step = 0;
        let at = |game: &Gwt, seat: Seat, choices: &[Action]| {
            step += 1;
            let view = game.view(Some(seat));
            for &action in universe.iter().skip(step % 7).step_by(7).filter(|action| !choices.contains(action)) {
                let Err(refusal) = game.check(seat, action) else { continue };
                if refusal.reason == Reason::Rule && !Locale::En.has(&refusal.clause.to_ascii_lowercase()) {
                    plain.insert(refusal.clause);
                }
                if seen.insert(format!("{refusal:?}")) {
                    for &locale in Locale::ALL {
                        is_sound(&GwtWords { locale, view: &view, names: &[] }.refusal(&refusal), refusal.clause);
                    }
                }
            }
        };
        play(fresh(seats, options), 40 + number as u64, at, |_, _| ());
    }
    assert!(plain.is_empty(), "no words of their own: {plain:?}");
    assert!(seen.len() > 50);
}

#[test]
fn every_component_has_words() {
    for (seats, options) in TABLES {
        let view = fresh(seats, options).view(None);
        for &locale in Locale::ALL {
            let words = GwtWords { locale, view: &view, names: &[] };
            let mut all = Vec::new();
            all.extend(Card::ALL.iter().map(|&card| words.card(card)));
            all.extend(Tile::ALL.iter().map(|&tile| words.tile(tile)));
            all.extend(Line::ALL.iter().map(|&line| words.line(line)));
            all.extend(City::ALL.iter().map(|&city| words.city(city)));
            all.extend(DiscSpace::ALL.iter().map(|&space| words.disc(space)));
            all.extend(Master::ALL.iter().map(|&master| words.master(master)));
            all.extend(Space::ALL.iter().map(|&space| words.space(space)));
            all.extend(Station::ALL.iter().map(|&station| words.station(station)));
            all.extend(Rail::all().map(|rail| words.rail(rail)));
            all.extend((1..=12).map(|number| words.building(number)));
            all.extend(Question::ALL.iter().map(|&question| words.question(question)));
            all.extend((0..CATEGORIES.len()).map(|index| words.category(index)));
            let distinct: BTreeSet<&String> = all.iter().collect();
            all.iter().for_each(|text| is_sound(text, "component"));
            // Kansas City is a city and a space; some masters give what a line gives.
            assert!(distinct.len() + 6 > all.len(), "{locale}: {} of {}", distinct.len(), all.len());
            for text in Objective::ALL.iter().map(|it| it.card()).chain(Starting::ALL.iter().map(|it| it.card())) {
                is_sound(&words.objective(text), "objective");
            }
            Worker::ALL.iter().for_each(|&worker| is_sound(&words.worker(worker), "worker"));
            Auxiliary::ALL.iter().for_each(|&aux| is_sound(&words.aux(aux), "auxiliary action"));
            is_sound(&words.seat(Seat(3)), "seat");
            assert!(words.category(CATEGORIES.len()).is_empty());
        }
    }
}

//! Whole games of Great Western Trail: whatever can be asked, done, refused or happen has words in every language, with the
//! figures that come true.

use super::is_sound;
use super::whole::{the_board_is_drawn, walk_by};
use crate::gwt::GwtWords;
use crate::{Locale, Spoken};
use cowcatcher_engine::journal::replay;
use cowcatcher_engine::{Choices, Game, Happened, Imagined, Opinion, Options as _, Reason, Seat, Silent, ToAct};
use cowcatcher_games::Listed;
use cowcatcher_games::gwt::data::cards::Card;
use cowcatcher_games::gwt::data::cities::City;
use cowcatcher_games::gwt::data::lines::Line;
use cowcatcher_games::gwt::data::masters::Master;
use cowcatcher_games::gwt::data::objectives::{Objective, Starting};
use cowcatcher_games::gwt::data::player_board::{Auxiliary, DiscSpace, Worker};
use cowcatcher_games::gwt::data::railroad::Station;
use cowcatcher_games::gwt::data::supply::Tile;
use cowcatcher_games::gwt::data::trail::Space;
use cowcatcher_games::gwt::{Action, CATEGORIES, Event, Gwt, Options, Question, Rail, Why};
use cowcatcher_proof::{Lawful, Position};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// Seats, and options as the command line writes them.
const TABLES: [(usize, &[(&str, &str)]); 7] = [
    (2, &[("edition", "1")]),
    (3, &[("edition", "1"), ("buildings", "b")]),
    (4, &[("edition", "1"), ("buildings", "a")]),
    (2, &[("edition", "2"), ("simmental", "yes")]),
    (3, &[("edition", "2"), ("buildings", "b"), ("simmental", "yes")]),
    (4, &[("edition", "2"), ("buildings", "a")]),
    (1, &[("edition", "2"), ("buildings", "a"), ("sam", "hard")]),
];

fn fresh(seats: usize, options: &[(&str, &str)]) -> Gwt {
    let mut all = Options::default();
    options.iter().for_each(|(name, value)| all.set(name, value).unwrap());
    Gwt::new(&all, seats).unwrap()
}

/// A game that is set up, with an engine before the last space of the track, where it hardly ever comes by itself.
fn far_ahead(mut game: Gwt) -> Gwt {
    let mut rng = StdRng::seed_from_u64(0);
    while let Some(outcome) = game.sample(&mut rng) {
        game.resolve(outcome, &mut Silent);
    }
    game.set("blue.engine", &toml::Value::from("38")).unwrap();
    game.complete().unwrap();
    game
}

/// Plays a game and shows every position with its choices, and every event with the position after it. Every other choice is
/// the most appealing one, so that players come to many buildings, workers, discs and deliveries.
fn play(game: Gwt, seed: u64, at: impl FnMut(&Gwt, Seat, &[Action]), told: impl FnMut(&Gwt, &Event)) {
    let pick = |game: &Gwt, seat: Seat, choices: &[Action], rng: &mut StdRng| {
        let best = choices.iter().copied().max_by_key(|&action| game.appeal(seat, action)).unwrap();
        let any = choices[rng.random_range(0..choices.len())];
        if rng.random() { best } else { any }
    };
    walk_by(game, seed, pick, at, told);
}

#[test]
fn every_action_and_event_has_words_of_its_own() {
    let mut asked = BTreeSet::new();
    for (number, (seats, options)) in TABLES.into_iter().enumerate() {
        for seed in 0..4 {
            let mut step = seed;
            let at = |game: &Gwt, seat: Seat, choices: &[Action]| {
                step += 1;
                let locale = Locale::ALL[step % Locale::ALL.len()];
                let (view, imagined) = (game.view(Some(seat)), Imagined::of(game, seat));
                let words = GwtWords { locale, view: &view, names: &[] };
                let mut seen = BTreeMap::new();
                for &action in choices {
                    let text = words.action(&imagined, action);
                    is_sound(&text, &action.to_string());
                    assert!(!text.ends_with([':', ',', ';']), "{action}: '{text}' breaks off");
                    is_sound(&words.action_short(action), &action.to_string());
                    if let Some(other) = seen.insert(text.clone(), action) {
                        panic!("{locale}: '{other}' and '{action}' are both '{text}'");
                    }
                }
                asked.extend(view.question.map(Question::name));
            };
            let told = |game: &Gwt, event: &Event| {
                let view = game.view(None);
                let words = GwtWords { locale: Locale::ALL[seed], view: &view, names: &["Ann".to_owned()] };
                is_sound(&words.event(event), &format!("{event:?}"));
            };
            let game = fresh(seats, options);
            let game = if seed == 0 { far_ahead(game) } else { game };
            play(game, (100 * number + seed) as u64, at, told);
        }
    }
    let never: Vec<&Question> = Question::ALL.iter().filter(|question| !asked.contains(question.name())).collect();
    assert!(never.is_empty(), "never asked: {never:?}");
}

/// The dollars that a text names, in order.
fn dollars(text: &str) -> Vec<i32> {
    let number = |rest: &str| rest.chars().take_while(char::is_ascii_digit).collect::<String>().parse().unwrap();
    text.split('$').skip(1).map(number).collect()
}

/// What a description says is paid or gained comes true.
#[test]
fn figures_are_what_happens() {
    let mut seen = BTreeSet::new();
    for (number, (seats, options)) in TABLES.into_iter().enumerate() {
        let at = |game: &Gwt, seat: Seat, choices: &[Action]| {
            let (view, imagined) = (game.view(Some(seat)), Imagined::of(game, seat));
            let words = GwtWords { locale: Locale::En, view: &view, names: &[] };
            let money = |game: &Gwt| i32::from(game.view(None).players[seat.index()].money);
            for &action in choices {
                let kind = match action {
                    Action::Hire(..) => "hire",
                    Action::At(_) => "site",
                    Action::Buy(..) => "buy",
                    Action::Income(_) => "income",
                    Action::Go(_) => "go",
                    Action::Deliver(_) => "deliver",
                    Action::Disc(DiscSpace::StepLeft | DiscSpace::Hand) => "disc",
                    _ => continue,
                };
                let text = words.action(&imagined, action);
                let (mut after, mut happened) = (*game, Happened::default());
                after.play(seat, action, &mut happened).unwrap();
                let moved = money(&after) - money(game);
                let named = dollars(&text);
                let fits = match action {
                    Action::Deliver(_) => named.iter().sum::<i32>() == delivery(&after, seat, happened),
                    // Entered with too little money, the fee is named and then what is left to pay it.
                    Action::Go(_) if text.contains(" of which ") => named[..] == [named[0], -moved],
                    Action::Go(_) if view.question == Some(Question::Ride) => moved == 0 && named.is_empty(),
                    Action::Go(_) => named.iter().sum::<i32>() == -moved,
                    Action::Disc(_) => happened.events.iter().any(|(_, event)| match event {
                        Event::Paid(dollars, Why::Disc) | Event::Gained(dollars, Why::Disc) => {
                            named[..] == [i32::from(*dollars)]
                        }
                        _ => false,
                    }),
                    _ => named[0] == moved.abs(),
                };
                assert!(fits, "'{text}' moves {moved}");
                if !named.is_empty() && named[0] > 0 {
                    seen.insert(kind);
                }
            }
        };
        play(fresh(seats, options), 300 + number as u64, at, |_, _| ());
    }
    assert_eq!(seen, BTreeSet::from(["buy", "deliver", "disc", "go", "hire", "income", "site"]));
}

/// The dollars of a delivery that has begun, paid for transport and gained in Kansas City, once its disc is taken and all else
/// is answered.
fn delivery(begun: &Gwt, seat: Seat, mut happened: Happened<Event>) -> i32 {
    let mut rng = StdRng::seed_from_u64(0);
    let mut game = *begun;
    while !matches!(game.question(), Some(Question::EndTurn | Question::Location | Question::Upgrade)) {
        match game.to_act() {
            ToAct::Chance => {
                let outcome = game.sample(&mut rng).unwrap();
                game.resolve(outcome, &mut happened);
            }
            _ => {
                let mut choices = Choices::new();
                game.legal(seat, &mut choices);
                let wanted = |action: &Action| !matches!(action, Action::Exchange | Action::Play(..));
                let action = choices.into_iter().find(wanted).unwrap();
                game.play(seat, action, &mut happened).unwrap();
            }
        }
    }
    let of_delivery = happened.events.iter().filter_map(|(_, event)| match event {
        Event::Paid(dollars, Why::Transport) | Event::Gained(dollars, Why::KansasCity) => Some(i32::from(*dollars)),
        _ => None,
    });
    of_delivery.sum()
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
fn every_clause_that_forbids_has_words_of_its_own() {
    let universe = Gwt::universe();
    let (mut missing, mut clauses) = (BTreeSet::new(), BTreeSet::new());
    for (number, (seats, options)) in TABLES.into_iter().enumerate() {
        let mut step = 0;
        let at = |game: &Gwt, seat: Seat, _: &[Action]| {
            step += 1;
            for &action in universe.iter().skip(step % 7).step_by(7) {
                let Err(refusal) = game.check(seat, action) else { continue };
                if refusal.reason == Reason::Rule && clauses.insert(refusal.clause) {
                    missing.extend(Some(refusal.clause).filter(|it| !Locale::En.has(&it.to_ascii_lowercase())));
                }
            }
        };
        play(fresh(seats, options), 40 + number as u64, at, |_, _| ());
    }
    assert!(missing.is_empty(), "no words for {missing:?}");
    assert!(clauses.len() > 30, "{clauses:?}");
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
            all.extend(Card::ALL.iter().map(|&card| words.about_card(card)));
            all.extend(Tile::ALL.iter().flat_map(|&tile| [words.about_foresight(tile), words.about_collected(tile)]));
            all.extend(City::ALL.iter().map(|&city| words.about_city(city)));
            all.extend(Master::ALL.iter().flat_map(|&it| [words.about_master(it), words.about_own_master(it)]));
            all.extend(Station::ALL.iter().map(|&station| words.about_station(station)));
            all.extend(Rail::all().map(|rail| words.about_rail(rail)));
            all.extend((1..=10).map(|number| words.about_stock(Seat(0), number, false)));
            all.extend(Auxiliary::ALL.iter().flat_map(|&aux| [false, true].map(|it| words.about_auxiliary(aux, it))));
            all.extend(DiscSpace::ALL.iter().map(|&space| words.about_disc(space)));
            all.extend([words.about_kansas_city(), words.about_start(), words.about_cross(), words.about_job_token()]);
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
            Space::ALL.iter().for_each(|&space| is_sound(&words.about_space(space), "space"));
            if let Some(sam) = &view.sam {
                (0..=15).for_each(|card| is_sound(&words.sams_card(card), "card"));
                let his = [words.about_sam(sam), words.sam_reconstructed(sam), words.about_sams_deck(sam)];
                his.iter().for_each(|text| is_sound(text, "Sam"));
                is_sound(&words.about_sams_worker_space(Worker::Engineer, 5), "worker");
                is_sound(&words.about_sams_cattle(&[]), "cattle");
                assert_eq!(words.seat(Seat(1)), words.say("sam", &[]));
            }
            is_sound(&words.seat(Seat(3)), "seat");
            assert!(words.category(CATEGORIES.len()).is_empty());
        }
    }
}

#[test]
fn the_board_is_drawn_in_every_language() {
    the_board_is_drawn::<Gwt>();
}

/// The first decision of a kept game after so many steps, and whose it is.
fn kept(steps: usize) -> (Gwt, Seat) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/journals/gwt2-4p-heuristic.journal");
    let text = std::fs::read_to_string(path).unwrap();
    let journal = Listed::<Gwt>::new(Gwt::EDITIONS[1]).journal(&text).unwrap();
    let decision = (steps..).find_map(|steps| {
        let game = replay(&journal, Some(steps)).unwrap();
        Some((game, game.to_act().deciders().iter().next()?))
    });
    decision.unwrap()
}

fn board(game: &Gwt, seat: Option<Seat>, locale: Locale) -> String {
    let names = ["Ann", "Bo", "Cleo", "Dan"].map(str::to_owned);
    Gwt::board(&GwtWords { locale, view: &game.view(seat), names: &names }, seat)
}

#[test]
fn only_ones_own_hand_and_draw_pile_are_listed() {
    let (game, _) = kept(700);
    let listed = |board: &str| ["\n  Your hand (", "\n  Draw pile ("].map(|pile| board.matches(pile).count());
    for seat in (0..4).map(Seat) {
        assert_eq!(listed(&board(&game, Some(seat), Locale::En)), [1, 1]);
    }
    assert_eq!(listed(&board(&game, None, Locale::En)), [0, 0]);
}

#[test]
fn the_board_in_english_and_ukrainian() {
    let ((start, first), (middle, seat)) = (kept(0), kept(700));
    insta::assert_snapshot!("start", board(&start, Some(first), Locale::En));
    insta::assert_snapshot!("middle", board(&middle, Some(seat), Locale::En));
    insta::assert_snapshot!("middle-uk", board(&middle, None, Locale::Uk));
}

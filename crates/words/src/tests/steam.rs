//! Whole games of Steam at random: whatever can be asked, done, refused or happen has words in every language.

use super::{is_sound, whole};
use crate::steam::{Label, SteamWords, Thing};
use crate::{Locale, Spoken};
use cowcatcher_engine::journal::replay;
use cowcatcher_engine::{Game, Happened, Imagined, Occurrence, Options as _, Reason, Seat, Silent, ToAct};
use cowcatcher_games::Listed;
use cowcatcher_games::steam::data::actions::ActionTile;
use cowcatcher_games::steam::data::goods::Colour;
use cowcatcher_games::steam::data::tiles::{Face, Kind};
use cowcatcher_games::steam::{
    Action, CATEGORIES, Edge, Event, Hex, LinkEnd, LinkView, Options, Phase, Placing, Question, Route, Rules, Steam,
    View, Why,
};
use cowcatcher_proof::Lawful;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use std::collections::{BTreeMap, BTreeSet, HashSet};
use strum::VariantArray;

/// Seats, and options as the command line writes them.
const TABLES: [(usize, &[(&str, &str)]); 6] = [
    (3, &[("rules", "base")]),
    (3, &[("rules", "standard"), ("map", "ruhr")]),
    (4, &[("rules", "standard")]),
    (5, &[("rules", "standard"), ("map", "ruhr")]),
    (5, &[("rules", "base"), ("map", "ruhr"), ("order", "random")]),
    (6, &[("rules", "standard")]),
];

/// A way to speak of a position.
fn words<'a>(locale: Locale, view: &'a View) -> SteamWords<'a> {
    SteamWords { locale, view, names: &[] }
}

fn fresh(seats: usize, options: &[(&str, &str)]) -> Steam {
    let mut all = Options::default();
    options.iter().for_each(|(name, value)| all.set(name, value).unwrap());
    Steam::new(&all, seats).unwrap()
}

/// Picks at random among what keeps the game going: low bids, rarely a pass, deliveries where there are any.
fn pick(choices: &[Action], rng: &mut StdRng) -> Action {
    let dull = |action: &Action| match action {
        Action::Raise(times) => !(1..=4).contains(times),
        Action::Bid(bid) => *bid > 6,
        Action::Pass | Action::Done | Action::Improve => true,
        _ => false,
    };
    let lively: Vec<Action> = choices.iter().copied().filter(|action| !dull(action)).collect();
    match lively.as_slice() {
        [] => choices[rng.random_range(0..choices.len())],
        _ if rng.random_range(0..8) == 0 => choices[rng.random_range(0..choices.len())],
        lively => lively[rng.random_range(0..lively.len())],
    }
}

/// Plays a game and shows every position with its choices, and every event with the position after it.
fn play(game: Steam, seed: u64, at: impl FnMut(&Steam, Seat, &[Action]), told: impl FnMut(&Steam, &Event)) {
    whole::walk_by(game, seed, |_, _, choices, rng| pick(choices, rng), at, told);
}

#[test]
fn every_kind_of_action_and_event_has_words_of_its_own() {
    let mut done = HashSet::new();
    let mut happened = BTreeSet::new();
    for (number, (seats, options)) in TABLES.into_iter().enumerate() {
        let mut step = number;
        let at = |game: &Steam, seat: Seat, choices: &[Action]| {
            step += 1;
            let view = game.view(Some(seat));
            let imagined = Imagined::of(game, seat);
            let apart = |told: &mut BTreeMap<String, Action>, text: String, action: Action| {
                is_sound(&text, &action.to_string());
                assert!(!text.ends_with([':', ',', ';']), "{text}");
                if let Some(other) = told.insert(text.clone(), action) {
                    panic!("'{other}' and '{action}' are both '{text}'");
                }
            };
            let mut told = BTreeMap::new();
            for &action in choices {
                done.insert(std::mem::discriminant(&action));
                apart(&mut told, words(Locale::ALL[step % 4], &view).action(&imagined, action), action);
            }
            for &locale in Locale::ALL {
                let mut told = BTreeMap::new();
                choices.iter().for_each(|&action| apart(&mut told, words(locale, &view).action_short(action), action));
            }
        };
        play(fresh(seats, options), 100 + number as u64, at, |_, event| {
            happened.insert(event.name());
        });
    }
    assert_eq!(done.len(), 17, "not every kind of action was there");
    assert!(happened.len() > 25, "few kinds of events happened: {happened:?}");
}

/// The first figure of money in brackets.
fn price_in(text: &str) -> i32 {
    let price = text.split_once("($").map_or("0", |(_, price)| price);
    price.split(|letter: char| !letter.is_ascii_digit()).next().unwrap().parse().unwrap()
}

#[test]
fn a_tile_costs_what_it_says() {
    let mut raised = 0;
    for (number, (seats, options)) in TABLES.into_iter().enumerate() {
        let at = |game: &Steam, seat: Seat, choices: &[Action]| {
            let (view, imagined) = (game.view(Some(seat)), Imagined::of(game, seat));
            for &action in choices.iter().filter(|action| matches!(action, Action::Lay(_) | Action::Take(_))) {
                let text = words(Locale::En, &view).action(&imagined, action);
                let mut after = game.clone();
                after.play(seat, action, &mut Silent).unwrap();
                let [before, after] = [&view, &after.view(None)].map(|view| view.players[seat.index()]);
                // STEAM-MONEY-02, 03: $5 for a step of income or for two points.
                let sold = (before.income - after.income) * 5 + (before.points - after.points) / 2 * 5;
                assert_eq!(price_in(&text), before.cash - after.cash + sold, "{text}");
                assert_eq!(text.contains(&format!("you raise ${sold} for it")), sold > 0, "{text}");
                raised += usize::from(sold > 0);
            }
        };
        play(fresh(seats, options), 5 + number as u64, at, |_, _| ());
    }
    assert!(raised > 20, "money was raised {raised} times");
}

#[test]
fn who_leaves_the_auction_pays_what_it_says_whatever_others_bid() {
    let mut paid = BTreeSet::new();
    for (number, (seats, options)) in TABLES.into_iter().enumerate() {
        let mut rng = StdRng::seed_from_u64(number as u64);
        let at = |game: &Steam, seat: Seat, _: &[Action]| {
            let free = game.view(None).auction.is_some_and(|auction| auction.free_pass == Some(seat));
            if game.question() != Some(Question::BidForOrder) || free {
                return;
            }
            let text = words(Locale::En, &game.view(Some(seat))).action(&Imagined::of(game, seat), Action::Pass);
            let (mut after, mut happened) = (game.clone(), Happened::default());
            after.play(seat, Action::Pass, &mut happened).unwrap();
            while after.question() == Some(Question::BidForOrder) {
                let ToAct::One(other) = after.to_act() else { panic!("somebody bids") };
                let choices = Imagined::of(&after, other).choices();
                after.play(other, pick(&choices, &mut rng), &mut happened).unwrap();
            }
            let place = happened.heard_by(None).find_map(|event| match *event {
                Event::Placed(who, place) if who == seat => Some(place),
                _ => None,
            });
            assert!(text.contains(&format!("place {} in", place.unwrap())), "{text}");
            let price =
                happened.heard_by(None).filter_map(|event| event.transfer(seat)).find(|it| it.from == Some(seat));
            let price = price.map_or(0, |it| it.amount);
            assert_eq!(price_in(&text), price, "{text}");
            paid.insert(price);
        };
        play(fresh(seats, options), 300 + number as u64, at, |_, _| ());
    }
    assert!(paid.len() > 4, "few prices: {paid:?}");
}

#[test]
fn the_board_is_drawn() {
    whole::the_board_is_drawn::<Steam>();
}

#[test]
fn everybody_sees_the_same_table() {
    let you = |locale: Locale| format!(" ({})", locale.text("steam-board-you"));
    let mut step = 0;
    let at = |game: &Steam, _: Seat, _: &[Action]| {
        step += 1;
        if step % 41 == 1 {
            for &locale in Locale::ALL {
                let view = game.view(None);
                let said = |seat| Steam::board(&words(locale, &view), seat).replace(&you(locale), "");
                let said = |seat| said(seat).split_whitespace().map(str::to_owned).collect::<Vec<_>>();
                assert!((0..4).all(|seat| said(Some(Seat(seat))) == said(None)), "{locale}");
                assert_ne!(
                    Steam::board(&words(locale, &view), Some(Seat(0))),
                    Steam::board(&words(locale, &view), None)
                );
            }
        }
    };
    play(fresh(4, &[]), 9, at, |_, _| ());
}

#[test]
fn boards_at_the_start_and_in_the_middle() {
    const STANDARD: &str = include_str!("../../../../tests/journals/steam-standard-4p-heuristic.journal");
    const BASE: &str = include_str!("../../../../tests/journals/steam-base-3p-heuristic.journal");
    let names = ["Ann", "Bo", "Cleo", "Dan"].map(str::to_owned);
    let board = |journal: &str, step: usize, locale: Locale| {
        let journal = Listed::<Steam>::new(Steam::EDITIONS[0]).journal(journal).unwrap();
        let view = replay(&journal, Some(step)).unwrap().view(Some(Seat(1)));
        Steam::board(&SteamWords { locale, view: &view, names: &names }, Some(Seat(1)))
    };
    insta::assert_snapshot!("steam_start_en", board(BASE, 32, Locale::En));
    insta::assert_snapshot!("steam_start_uk", board(BASE, 32, Locale::Uk));
    insta::assert_snapshot!("steam_middle_en", board(STANDARD, 400, Locale::En));
    insta::assert_snapshot!("steam_middle_uk", board(STANDARD, 400, Locale::Uk));
}

#[test]
fn every_refusal_says_why() {
    // Most of what can be written is routes.
    let (routes, others): (Vec<Action>, Vec<Action>) =
        Steam::universe().into_iter().partition(|action| matches!(action, Action::Route(_)));
    let some = |all: &[Action], step: usize, one_in: usize| -> Vec<Action> {
        all.iter().copied().skip(step % one_in).step_by(one_in).collect()
    };
    let mut plain = BTreeSet::new();
    let mut seen = BTreeSet::new();
    for (number, (seats, options)) in TABLES.into_iter().enumerate() {
        let mut step = 0;
        let at = |game: &Steam, seat: Seat, choices: &[Action]| {
            step += 1;
            let view = game.view(Some(seat));
            let tried = [some(&routes, step, 401), some(&others, step, 7)].concat();
            for action in tried.into_iter().filter(|action| !choices.contains(action)) {
                let Err(refusal) = game.check(seat, action) else { continue };
                let figureless = match refusal.reason {
                    Reason::Rule => !Locale::En.has(&refusal.clause.to_ascii_lowercase()),
                    _ => words(Locale::En, &view).refusal(&refusal).starts_with("It needs"),
                };
                if figureless {
                    plain.insert(format!("{refusal:?}"));
                }
                if seen.insert(format!("{refusal:?}")) {
                    for &locale in Locale::ALL {
                        is_sound(&words(locale, &view).refusal(&refusal), refusal.clause);
                    }
                }
            }
        };
        play(fresh(seats, options), 40 + number as u64, at, |_, _| ());
    }
    assert!(plain.is_empty(), "no words of their own: {plain:?}");
    assert!(seen.len() > 50);
}

/// One event of each kind and more, about a link of the position.
fn events(view: &View) -> Vec<Event> {
    let (me, you) = (Seat(0), Seat(2));
    let city = view.map.named("Albany").unwrap();
    let town = view.map.named("Poughkeepsie").unwrap();
    let (hex, edge) = (Hex::new(7, 9), Edge::S);
    let route = Route::new([Edge::S, Edge::S, Edge::SE]).unwrap();
    let lay = |face: &str, placing| Event::Laid {
        seat: me,
        hex,
        face: face.parse().unwrap(),
        kind: Kind::P1,
        placing,
        returned: None,
    };
    let mut events = vec![
        Event::CityFilled(city, [2, 1, 0, 0, 0]),
        Event::SupplyFilled(3, [0, 0, 1, 1, 1]),
        Event::FirstSpeaker(me),
        Event::Drew(me, ActionTile::Engineer),
        Event::TurnBegan(3),
        Event::Raised { seat: me, times: 0, income: 0, points: 0 },
        Event::Raised { seat: me, times: 2, income: -10, points: 4 },
        Event::Bid(me, 4),
        Event::Passed(me, false),
        Event::Passed(me, true),
        Event::Placed(me, 1),
        Event::Took(me, ActionTile::Urbanization, false),
        Event::Took(me, ActionTile::Urbanization, true),
        Event::Locomotive(me, 4),
        Event::BuildBegan(me),
        lay("N-S", Placing::New),
        lay("N-S NE-SW", Placing::Upgrade),
        lay("N-SE", Placing::Redirect),
        Event::Completed(Some(you), hex, edge),
        Event::Completed(None, hex, edge),
        Event::Claimed(me, hex, edge),
        Event::Lost(me, hex, edge),
        Event::Urbanized(me, town, Colour::Gray),
        Event::Vanished(Some(me), town, Edge::N),
        Event::Vanished(None, town, Edge::N),
        Event::Grown(me, city),
        Event::Supplied(3, city, [1, 0, 0, 0, 2]),
        Event::EffectLost(me, ActionTile::CityGrowth),
        Event::BuildEnded(me),
        Event::Delivered { seat: me, colour: Colour::Blue, from: town, to: city, route, points: [2, 0, 1, 0, 0, 0] },
        Event::Income(me, 1, -2),
        Event::Points(me, 5, 11),
        Event::Idle(me),
        Event::Shortage { seat: me, short: 3, points: 0, income: -4 },
        Event::Bankrupt(me),
        Event::Over,
    ];
    events.extend(Phase::ALL.iter().map(|&phase| Event::PhaseBegan(phase)));
    for &why in Why::VARIANTS {
        events.extend([Event::Paid(me, 5, why), Event::Received(me, 5, why)]);
    }
    events
}

#[test]
fn every_kind_of_event_is_told_in_its_own_words() {
    let view = fresh(4, &[]).view(None);
    for &locale in Locale::ALL {
        let words = words(locale, &view);
        let mut seen = BTreeSet::new();
        for event in events(&view) {
            let text = words.event(&event);
            is_sound(&text, &format!("{event:?}"));
            // The phase after the last turn and the end of the game are told alike.
            assert!(seen.insert(text.clone()) || event == Event::Over, "{locale}: {text}");
        }
    }
}

#[test]
fn every_component_has_words() {
    for (seats, options) in TABLES {
        let view = fresh(seats, options).view(None);
        for &locale in Locale::ALL {
            let words = words(locale, &view);
            let mut all = Vec::new();
            all.extend(Face::all().map(|face| words.face(face)));
            all.extend(Kind::ALL.iter().map(|&kind| words.kind(kind)));
            all.extend(Edge::ALL.iter().map(|&edge| words.edge(edge)));
            all.extend(ActionTile::ALL.iter().map(|&tile| words.tile_effect(tile)));
            all.extend(Thing::VARIANTS.iter().map(|&thing| words.what(thing)));
            all.extend(Colour::ALL.iter().map(|&colour| words.what_cube(colour)));
            all.extend(view.tiles.iter().map(|holder| words.what_tile(holder)));
            all.extend(Phase::ALL.iter().map(|&phase| words.phase(phase)));
            all.extend(Question::ALL.iter().map(|&question| words.question(question)));
            all.extend(Rules::ALL.iter().map(|&rules| words.rules(rules)));
            all.extend((1..=12).map(|space| words.supply_with(space)));
            all.extend(view.map.spaces().iter().map(|space| words.what_hex(space.hex)));
            all.iter().for_each(|text| is_sound(text, "component"));
            let distinct: BTreeSet<&String> = all.iter().collect();
            assert_eq!(distinct.len(), all.len(), "{locale}");
            let labels: BTreeSet<String> = Label::VARIANTS.iter().map(|&label| words.label(label)).collect();
            // Income, and in some languages locomotives, stand over a track and beside a figure.
            assert!(labels.len() + 2 >= Label::VARIANTS.len(), "{locale}: {labels:?}");
            labels.iter().for_each(|text| is_sound(text, "label"));
            (0..CATEGORIES.len()).for_each(|index| is_sound(&words.category(index), "category"));
            assert!(words.category(CATEGORIES.len()).is_empty());
            ActionTile::ALL.iter().for_each(|&tile| is_sound(&words.tile(tile), "tile"));
            view.tiles.iter().for_each(|holder| is_sound(&words.tile_state(holder), "tile"));
            is_sound(&words.turn(), "turn");
            is_sound(&words.player_board_of("Ann"), "player board");
            is_sound(&words.seat(Seat(3)), "seat");
            is_sound(&words.owner(None), "nobody");
        }
    }
}

#[test]
fn what_stands_around_the_map_has_words() {
    let mut said = BTreeSet::new();
    for (number, (seats, options)) in TABLES.into_iter().enumerate() {
        let mut step = 0;
        let at = |game: &Steam, seat: Seat, _: &[Action]| {
            step += 1;
            if step % 7 != 0 {
                return;
            }
            let view = game.view(Some(seat));
            for &locale in Locale::ALL {
                let words = words(locale, &view);
                let bidders = (0..seats as u8).filter_map(|seat| words.bidder(Seat(seat)));
                let texts = words.auction().into_iter().chain(words.build_left()).chain(bidders);
                texts.for_each(|text| is_sound(&text, "table"));
                view.tiles.iter().for_each(|holder| is_sound(&words.tile_state(holder), "tile"));
                view.hexes.iter().for_each(|it| is_sound(&words.what_hex(it.hex), "hex"));
                for link in &view.links {
                    is_sound(&words.what_link(link), "link");
                    said.insert((link.complete, link.owner.is_some(), matches!(link.ends[0], LinkEnd::Node(_))));
                }
            }
        };
        play(fresh(seats, options), 70 + number as u64, at, |_, _| ());
    }
    assert!(said.len() > 2, "few kinds of links: {said:?}");
}

#[test]
fn goods_agree_with_their_number_and_cities_with_their_colour() {
    let view = fresh(4, &[]).view(None);
    let goods = |locale, n| words(locale, &view).goods(&vec![Colour::Red; n]);
    assert_eq!([1, 2].map(|n| goods(Locale::En, n)), ["1 red", "2 red"]);
    assert_eq!([1, 2].map(|n| goods(Locale::It, n)), ["1 rosso", "2 rossi"]);
    assert_eq!([1, 2].map(|n| goods(Locale::Pt, n)), ["1 vermelho", "2 vermelhos"]);
    assert_eq!([1, 2, 5, 21].map(|n| goods(Locale::Uk, n)), ["1 червоний", "2 червоні", "5 червоних", "21 червоний"]);
    let albany = view.map.named("Albany").unwrap();
    let montreal = view.map.named("Montreal").unwrap();
    assert!(words(Locale::It, &view).what_hex(montreal).starts_with("Montreal: città rossa."));
    assert!(words(Locale::Pt, &view).what_hex(montreal).starts_with("Montreal: cidade vermelha."));
    assert!(words(Locale::Uk, &view).what_hex(albany).starts_with("Albany: синє місто."));
}

#[test]
fn every_hex_has_a_name_of_its_own_without_figures_of_the_file() {
    for (seats, options) in TABLES {
        let view = fresh(seats, options).view(None);
        for &locale in Locale::ALL {
            let words = words(locale, &view);
            let mut names = BTreeSet::new();
            for space in view.map.spaces() {
                let name = words.place(space.hex);
                is_sound(&name, "place");
                assert!(!name.contains(&space.hex.to_string()), "{name}");
                assert!(name.contains(&words.near(space.hex)), "{name}");
                assert!(names.insert(name.clone()), "{locale}: two hexes are {name}");
            }
        }
    }
    let view = fresh(3, &[("rules", "base")]).view(None);
    let albany = view.map.named("Albany").unwrap();
    let named = |hex| words(Locale::En, &view).place(hex);
    assert_eq!(named(albany.across(Edge::S)), "south of Albany");
    assert_eq!(named(albany.across(Edge::NE)), "north-east of Albany");
}

#[test]
fn two_links_between_the_same_cities_are_told_apart() {
    let mut view = fresh(4, &[]).view(None);
    let albany = view.map.named("Albany").unwrap();
    let boston = view.map.named("Boston").unwrap();
    let link = |edge: Edge| LinkView {
        owner: Some(Seat(0)),
        complete: true,
        ends: [LinkEnd::Node(albany), LinkEnd::Node(boston)],
        segments: vec![(albany.across(edge), Some(edge.opposite()), Some(edge))],
        at_risk: false,
    };
    let short = |view: &View, edge| words(Locale::Pt, view).action_short(Action::Route(Route::new([edge]).unwrap()));
    view.cube = Some((albany, Colour::Red));
    view.links = vec![link(Edge::SW)];
    assert_eq!(short(&view, Edge::SW), "Boston");
    view.links.push(link(Edge::NW));
    assert_eq!([Edge::SW, Edge::NW].map(|edge| short(&view, edge)), ["Boston (sudoeste)", "Boston (noroeste)"]);
}

#[test]
fn the_letters_on_cubes_are_told_apart_and_stand_in_the_words() {
    let view = fresh(3, &[]).view(None);
    for &locale in Locale::ALL {
        let words = words(locale, &view);
        let mut letters = BTreeSet::new();
        for &colour in Colour::ALL {
            let (letter, word) = (words.letter(colour), words.say("colour", &[("colour", colour.name().into())]));
            assert!(letter.chars().count() == 1 && word.to_uppercase().contains(&letter), "{locale}: {letter} {word}");
            assert!(letters.insert(letter.clone()), "{locale}: two colours have {letter}");
        }
    }
}

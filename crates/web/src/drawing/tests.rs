//! Law 4 for the drawings: what a seat does not know changes nothing that is drawn for it.

use super::{Picture, Scene, option_picture};
use crate::words::Locale;
use cowcatcher_engine::{Choices, OptionError, Options, Seat, Seats, ToAct};
use cowcatcher_table::Session;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::fmt::Write;

fn deciders(to_act: ToAct) -> Seats {
    match to_act {
        ToAct::One(seat) => Seats::only(seat),
        ToAct::Each(seats) => seats,
        ToAct::Chance | ToAct::Over => Seats::NONE,
    }
}

/// All that is drawn of a position for a seat.
fn drawn<G: Picture>(game: &G, seat: Option<Seat>) -> String {
    let view = game.view(seat);
    let decider = seat.filter(|&seat| deciders(game.to_act()).contains(seat));
    let mut legal = Choices::new();
    if let Some(seat) = decider {
        game.legal(seat, &mut legal);
    }
    let names = ["Ann", "Ben", "Cy"].map(str::to_owned);
    let locale = Locale::En;
    let scene = Scene { view: &view, legal: &legal, game: decider.map(|_| game), seat, names: &names, locale };
    let mut html = G::draw_board(&scene).into_string();
    html.push_str(&G::hand(&scene).map(|hand| hand.into_string()).unwrap_or_default());
    for seat in (0..3).map(Seat) {
        html.push_str(&G::player_line(&scene, seat).into_string());
        html.push_str(&G::player_board(&scene, seat).into_string());
    }
    for &action in &legal {
        let (label, words) = (G::label(&view, locale, action), game.explain(&view, locale, &names, action));
        writeln!(html, "{action} {label} {words}").unwrap();
    }
    html
}

/// Plays a whole game of three and compares, now and then, what is drawn with what would be drawn if all that a viewer does
/// not know were otherwise.
fn nothing_hidden<G: Picture>(options: &[(&str, &str)], seed: u64) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut chosen = G::Options::default();
    for (key, value) in options {
        chosen.set(key, value).unwrap();
    }
    let mut session = Session::<G>::new("game", chosen, 3).unwrap();
    let (start, _) = session.draws(&mut rng);
    session.apply(&start).unwrap();
    let mut steps = 0;
    while let Some(decider) = deciders(session.game().to_act()).iter().next() {
        if steps % 29 == 0 {
            for seat in (0..3).map(Seat) {
                let mut other = session.game().clone();
                other.redeal(seat, &mut rng);
                assert_eq!(drawn(session.game(), Some(seat)), drawn(&other, Some(seat)), "step {steps}");
                assert_eq!(drawn(session.game(), None), drawn(&other, None), "step {steps}");
            }
        }
        let choices = session.choices(decider);
        let picked = choices[rng.random_range(..choices.len())];
        let (taken, _) = session.propose(decider, picked, &mut rng).unwrap();
        session.apply(&taken).unwrap();
        steps += 1;
    }
    assert_eq!(session.game().to_act(), ToAct::Over);
}

#[test]
fn gwt_1e() {
    nothing_hidden::<cowcatcher_gwt::Gwt>(&[("edition", "1")], 1);
}

#[test]
fn gwt_2e() {
    nothing_hidden::<cowcatcher_gwt::Gwt>(&[("edition", "2")], 2);
}

#[test]
fn mombasa() {
    nothing_hidden::<cowcatcher_mombasa::Mombasa>(&[], 3);
}

#[test]
fn steam() {
    nothing_hidden::<cowcatcher_steam::Steam>(&[("rules", "base")], 4);
}

#[test]
fn an_own_map_is_shown_or_refused_with_its_line() {
    let text = cowcatcher_steam::Map::shipped("ruhr").unwrap().text();
    let shown = option_picture("Steam", "map", &text).unwrap().unwrap().into_string();
    assert!(shown.contains("<svg") && shown.contains("Maastricht"));
    let broken = text.replacen("plain", "swamp", 1);
    let line = broken.lines().position(|line| line.contains("swamp")).unwrap() + 1;
    let refused = option_picture("Steam", "map", &broken).unwrap_err();
    assert!(matches!(refused, OptionError::File { line: at, .. } if at == line), "{refused}");
    assert_eq!(option_picture("Steam", "rules", "base").unwrap().map(|shown| shown.into_string()), None);
}

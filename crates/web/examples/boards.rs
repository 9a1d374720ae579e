//! Writes the drawings of some positions as HTML files, to be looked at:
//! `cargo run --release --example boards -- DIRECTORY [GAME]`.

use cowcatcher_engine::{Choices, Options, Seat, Seats, Silent, ToAct, Words};
use cowcatcher_gwt::Gwt;
use cowcatcher_mombasa::Mombasa;
use cowcatcher_steam::Steam;
use cowcatcher_web::drawing::{Picture, Scene};
use cowcatcher_web::words::Locale;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use std::error::Error;
use std::path::Path;

const COLOURS: &str = "
:root { --paper:#f4ecd8; --ink:#2b2118; --line:#cbbd9c; --rust:#a23b24; --prairie:#6b7f3a; --river:#3d7ea6; --brass:#c9a227;
  --p1:#0072b2; --p2:#d55e00; --p3:#e6b400; --p4:#f5f5f5; --p5:#009e73; --p6:#cc79a7; }
.dark { --paper:#1d1a16; --ink:#efe6d2; --line:#4a4234; --rust:#d0664d; --prairie:#8fa552; --river:#62a3cb; --brass:#d9b64a; }
body { background: var(--paper); color: var(--ink); margin: 8px; font: 14px system-ui, sans-serif; display: grid; gap: 12px; grid-template-columns: 2fr 1fr; }
.board { height: calc(100vh - 16px); } .side { overflow: auto; }
@media (max-width: 700px) { body { display: block; } .board { height: 54vh; } }
";

fn main() -> Result<(), Box<dyn Error>> {
    let directory = std::env::args().nth(1).ok_or("where to? name a directory")?;
    let only = std::env::args().nth(2);
    std::fs::create_dir_all(&directory)?;
    let wants = |name: &str| only.as_deref().is_none_or(|only| only == name);
    let to = Path::new(&directory);
    if wants("gwt1") {
        write::<Gwt>(to, "gwt1", &[("edition", "1")], 4)?;
    }
    if wants("gwt2") {
        write::<Gwt>(to, "gwt2", &[("edition", "2")], 3)?;
    }
    for (name, options, seats) in [
        ("steam-base", [("rules", "base"), ("map", "ne-usa")], 4),
        ("steam-standard", [("rules", "standard"), ("map", "ruhr")], 6),
    ] {
        if wants("steam") || wants(name) {
            write::<Steam>(to, name, &options, seats)?;
        }
    }
    if wants("mombasa") {
        write::<Mombasa>(to, "mombasa", &[], 4)?;
    }
    Ok(())
}

/// Three moments of a game and one of each question, light and dark.
fn write<G: Picture>(to: &Path, name: &str, options: &[(&str, &str)], seats: usize) -> Result<(), Box<dyn Error>> {
    for (part, game) in moments::<G>(options, seats)? {
        for theme in ["light", "dark"] {
            std::fs::write(to.join(format!("{name}-{part}-{theme}.html")), page(&game, theme))?;
        }
    }
    Ok(())
}

/// The first decision of a game that sensible players play, one in the middle, one near the end, and late ones that ask
/// different questions.
fn moments<G: Words>(options: &[(&str, &str)], seats: usize) -> Result<Vec<(String, G)>, Box<dyn Error>> {
    let mut chosen = G::Options::default();
    for (key, value) in options {
        chosen.set(key, value)?;
    }
    let mut game = G::new(&chosen, seats)?;
    let mut rng = StdRng::seed_from_u64(7);
    let mut decisions = Vec::new();
    loop {
        let Some(seat) = deciders(game.to_act()).iter().next() else {
            let Some(outcome) = game.sample(&mut rng) else { break };
            game.resolve(outcome, &mut Silent);
            continue;
        };
        decisions.push(game.clone());
        let mut choices = Choices::new();
        game.legal(seat, &mut choices);
        let first = choices[rng.random_range(0..choices.len())];
        let mut appeal = |&action: &G::Action| (game.appeal(seat, action), rng.random_range(0..1000));
        let best = choices.iter().copied().max_by_key(|action| appeal(action)).unwrap_or(first);
        game.play_unchecked(seat, best, &mut Silent);
    }
    let last = decisions.len().saturating_sub(1);
    let parts = [("start", 0), ("middle", last / 2), ("late", last * 9 / 10)];
    let mut moments: Vec<(String, G)> = parts.map(|(part, number)| (part.to_owned(), decisions[number].clone())).into();
    let mut asked = Vec::new();
    for game in decisions.into_iter().take(last * 4 / 5).rev() {
        if !asked.contains(&game.question()) {
            asked.push(game.question());
            moments.push((slug(game.question()), game));
        }
    }
    Ok(moments)
}

/// A question as part of a file's name.
fn slug(question: &str) -> String {
    let words = question.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    words.take(5).collect::<Vec<_>>().join("-")
}

fn deciders(to_act: ToAct) -> Seats {
    match to_act {
        ToAct::One(seat) => Seats::only(seat),
        ToAct::Each(seats) => seats,
        ToAct::Chance | ToAct::Over => Seats::NONE,
    }
}

fn page<G: Picture>(game: &G, theme: &str) -> String {
    let seat = deciders(game.to_act()).iter().next().unwrap_or(Seat(0));
    let view = game.view(Some(seat));
    let mut legal = Choices::new();
    game.legal(seat, &mut legal);
    let names: Vec<String> = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Fay"].map(String::from).into();
    let scene =
        Scene { view: &view, legal: &legal, game: Some(game), seat: Some(seat), names: &names, locale: Locale::En };
    let others = (0..game.seats() as u8).map(|seat| G::player_line(&scene, Seat(seat)).into_string());
    format!(
        "<!doctype html><meta charset=utf-8><meta name=viewport content='width=device-width'><style>{COLOURS}{}</style>\
         <body class='{theme}'><div class=board>{}</div><div class=side>{}{}{}</div>",
        G::STYLE,
        G::draw_board(&scene).into_string(),
        G::hand(&scene).map(|hand| hand.into_string()).unwrap_or_default(),
        G::player_board(&scene, seat).into_string(),
        others.collect::<String>(),
    )
}

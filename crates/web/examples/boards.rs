//! Writes the drawings of random positions as HTML files, to be looked at: `cargo run --example boards -- DIRECTORY`.

use cowcatcher_engine::{Choices, Game, Options as _, Seat, Silent, ToAct};
use cowcatcher_gwt::data::lines::Line;
use cowcatcher_gwt::{Action, Gwt, Options};
use cowcatcher_web::boards::gwt::{self, Scene};
use cowcatcher_web::words::Locale;
use cowcatcher_web::words::gwt::GwtWords;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use std::error::Error;
use std::path::Path;

const COLOURS: &str = "
:root { --paper:#f4ecd8; --ink:#2b2118; --line:#cbbd9c; --rust:#a23b24; --prairie:#6b7f3a; --river:#3d7ea6; --brass:#c9a227;
  --p1:#0072b2; --p2:#d55e00; --p3:#e6b400; --p4:#f5f5f5; }
.dark { --paper:#1d1a16; --ink:#efe6d2; --line:#4a4234; --rust:#d0664d; --prairie:#8fa552; --river:#62a3cb; --brass:#d9b64a; }
body { background: var(--paper); color: var(--ink); margin: 8px; font: 14px system-ui, sans-serif; display: grid; gap: 12px; grid-template-columns: 2fr 1fr; }
.board { height: calc(100vh - 16px); } .side { overflow: auto; }
@media (max-width: 700px) { body { display: block; } .board { height: auto; } }
";

fn main() -> Result<(), Box<dyn Error>> {
    let directory = std::env::args().nth(1).ok_or("where to? name a directory")?;
    std::fs::create_dir_all(&directory)?;
    for edition in ["1", "2"] {
        for (part, steps) in [("start", 0), ("middle", 340), ("late", 900)] {
            let seats = if edition == "1" { 4 } else { 3 };
            let game = played(edition, seats, steps)?;
            for dark in [false, true] {
                let name = format!("gwt{edition}-{part}-{}.html", if dark { "dark" } else { "light" });
                std::fs::write(Path::new(&directory).join(name), page(&game, dark))?;
            }
        }
    }
    Ok(())
}

/// A game played at random for so many steps, up to the next decision.
fn played(edition: &str, seats: usize, steps: usize) -> Result<Gwt, Box<dyn Error>> {
    let mut options = Options::default();
    options.set("edition", edition)?;
    let mut game = Gwt::new(&options, seats)?;
    let mut rng = StdRng::seed_from_u64(7);
    let mut decisions = 0;
    loop {
        match game.to_act() {
            ToAct::Chance => {
                let Some(outcome) = game.sample(&mut rng) else { break };
                game.resolve(outcome, &mut Silent);
            }
            ToAct::One(seat) if decisions < steps => {
                let mut choices = Choices::new();
                game.legal(seat, &mut choices);
                let liked = choices.iter().filter(|action| liked(**action)).max();
                let action = liked.copied().unwrap_or(choices[rng.random_range(0..choices.len())]);
                game.play(seat, action, &mut Silent);
                decisions += 1;
            }
            _ => break,
        }
    }
    Ok(game)
}

/// What fills the board with things to look at.
fn liked(action: Action) -> bool {
    let hires = |line: Line| matches!(line, Line::Hire | Line::HireLess1 | Line::Build | Line::BuildCheap);
    match action {
        Action::Build(_) | Action::At(_) | Action::Upgrade(_) | Action::Hire(..) | Action::Deliver(_) => true,
        Action::Appoint(_) => true,
        Action::Use(_, line, ..) => hires(line),
        _ => false,
    }
}

fn page(game: &Gwt, dark: bool) -> String {
    let seat = match game.to_act() {
        ToAct::One(seat) => seat,
        _ => Seat(0),
    };
    let view = game.view(Some(seat));
    let mut legal = Choices::new();
    game.legal(seat, &mut legal);
    let words = GwtWords { locale: Locale::En, view: &view };
    let names: Vec<String> = ["Ada", "Ben", "Cleo", "Dan"].map(String::from).into();
    let scene = Scene { view: &view, legal: &legal, words: &words, game: Some(game), seat: Some(seat), names: &names };
    let others = (0..view.players.len() as u8).map(Seat).map(|seat| gwt::player_line(&scene, seat).into_string());
    format!(
        "<!doctype html><meta charset=utf-8><meta name=viewport content='width=device-width'><style>{COLOURS}{}</style>\
         <body class='{}'><div class=board>{}</div><div class=side>{}{}{}</div>",
        gwt::style(),
        if dark { "dark" } else { "light" },
        gwt::board(&scene).into_string(),
        gwt::hand(&scene).into_string(),
        gwt::own_board(&scene, seat).into_string(),
        others.collect::<String>(),
    )
}

//! Writes the drawings of some positions as HTML files, to be looked at: of every game, or of one with the options given.
//! `cargo run --release --example boards -- DIRECTORY [GAME [KEY=VALUE]... [SEATS]]`.

use cowcatcher_engine::{Choices, Imagined, Named, Options, Seat, Silent, drive};
use cowcatcher_web::drawing::{Picture, Scene};
use cowcatcher_web::games::{self, Visit};
use cowcatcher_web::words::{Locale, Speech};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use std::error::Error;
use std::path::PathBuf;

const COLOURS: &str = "
:root { --paper:#f4ecd8; --ink:#2b2118; --line:#cbbd9c; --rust:#a23b24; --prairie:#6b7f3a; --river:#3d7ea6; --brass:#c9a227;
  --p1:#0072b2; --p2:#d55e00; --p3:#e6b400; --p4:#f5f5f5; --p5:#009e73; --p6:#cc79a7; }
.dark { --paper:#1d1a16; --ink:#efe6d2; --line:#4a4234; --rust:#d0664d; --prairie:#8fa552; --river:#62a3cb; --brass:#d9b64a; }
body { background: var(--paper); color: var(--ink); margin: 8px; font: 14px system-ui, sans-serif; display: grid; gap: 12px; grid-template-columns: 2fr 1fr; }
.board { height: calc(100vh - 16px); } .side { overflow: auto; }
@media (max-width: 700px) { body { display: block; } .board { height: 54vh; } }
";

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args().skip(1);
    let directory = args.next().ok_or("where to? name a directory")?;
    std::fs::create_dir_all(&directory)?;
    let only = args.next();
    let (options, seats): (Vec<String>, Vec<String>) = args.partition(|arg| arg.contains('='));
    let seats = seats.first().map(|seats| seats.parse()).transpose()?;
    games::each(&mut Writer { directory: directory.into(), only, options, seats })
}

/// What is written, and where to.
struct Writer {
    directory: PathBuf,
    only: Option<String>,
    options: Vec<String>,
    seats: Option<usize>,
}

impl Visit for Writer {
    type Error = Box<dyn Error>;

    /// Three moments of a game and one of each question, light and dark.
    fn visit<G: Picture>(&mut self) -> Result<(), Box<dyn Error>> {
        let name = G::NAME;
        if self.only.as_deref().is_some_and(|only| only != name) {
            return Ok(());
        }
        let mut options = G::Options::default();
        for (key, value) in self.options.iter().filter_map(|option| option.split_once('=')) {
            options.set(key, value)?;
        }
        let game = G::new(&options, self.seats.unwrap_or(*G::PLAYERS.end()))?;
        let name = [&[name.to_owned()], &self.options[..]].concat().join("-").replace('=', "-");
        for (part, game) in moments(game) {
            for theme in ["light", "dark"] {
                std::fs::write(self.directory.join(format!("{name}-{part}-{theme}.html")), page(&game, theme))?;
            }
        }
        Ok(())
    }
}

/// The first decision of a game that sensible players play, one in the middle, one near the end, and late ones that ask
/// different questions.
fn moments<G: Picture>(mut game: G) -> Vec<(String, G)> {
    let mut rng = StdRng::seed_from_u64(7);
    let mut decisions = Vec::new();
    let sensible = |game: &G, seat: Seat, choices: &Choices<G::Action>, rng: &mut StdRng| {
        decisions.push(game.clone());
        let mut appeal = |&action: &G::Action| (game.appeal(seat, action), rng.random_range(0..1000));
        choices.iter().copied().max_by_key(|action| appeal(action))
    };
    drive(&mut game, &mut rng, &mut Choices::new(), &mut Silent, sensible, |_, _| {});
    let last = decisions.len().saturating_sub(1);
    let parts = [("start", 0), ("middle", last / 2), ("late", last * 9 / 10)];
    let mut moments: Vec<(String, G)> = parts.map(|(part, number)| (part.to_owned(), decisions[number].clone())).into();
    let mut asked = Vec::new();
    for game in decisions.into_iter().take(last * 4 / 5).rev() {
        let Some(question) = game.question().map(Named::name) else { continue };
        if !asked.contains(&question) {
            moments.push((question.to_owned(), game));
            asked.push(question);
        }
    }
    moments
}

fn page<G: Picture>(game: &G, theme: &str) -> String {
    let seat = game.to_act().deciders().iter().next().unwrap_or(Seat(0));
    let imagined = Imagined::of(game, seat);
    let (view, legal) = (imagined.view(), imagined.choices());
    let names: Vec<String> = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Fay"].map(String::from).into();
    let words = Speech { locale: Locale::En, view: &view, names: &names };
    let scene = Scene { view: &view, legal: &legal, words, imagined: Some(&imagined), goals: &[], seat: Some(seat) };
    let others = (0..game.seats() as u8).map(|seat| scene.player_line(Seat(seat)).into_string());
    format!(
        "<!doctype html><meta charset=utf-8><meta name=viewport content='width=device-width'><style>{COLOURS}{}</style>\
         <body class='{theme}'><div class=board>{}</div><div class=side>{}{}{}</div>",
        games::STYLES.concat(),
        scene.board().into_string(),
        scene.hand().map(|hand| hand.into_string()).unwrap_or_default(),
        scene.player_board(seat).into_string(),
        others.collect::<String>(),
    )
}

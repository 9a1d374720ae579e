//! Whole games in real browsers, played by clicking only what the pages offer; the pages on the way are held to the laws of the page.
//!
//! A game is played by somebody at a desk, by somebody else at a smaller one, and by bots; of several editions, and where a game is long, one person plays.
//! Then its first third is played anew on a phone.

use cowcatcher_browser::browser::{Browser, Screen};
use cowcatcher_browser::laws::{Faults, sizes_of};
use cowcatcher_browser::stage::{Stage, play};
use cowcatcher_browser::table::Wanted;
use cowcatcher_engine::Game as _;
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

/// No game of people who hurry is longer.
const LONGEST: usize = 3000;
/// So many decisions are taken on a phone.
const ON_A_PHONE: usize = 40;
/// In so many decisions people have whims, so that all kinds of questions come; then they hurry, so that the game ends.
const VARIED: usize = 120;
/// Games in which whoever only hurries is bankrupt soon: there people mostly do what is sensible.
const DEAR: [&str; 1] = ["steam"];
/// While people have whims every page is measured; then, when they mostly do the same again, one in so many.
const MEASURED: usize = 4;
/// Once in so many decisions all that is folded is opened and measured too.
const OPENED: usize = 40;
/// Over so many changes at least nothing below the head may have moved.
const STILL: u64 = 50;
/// The languages of those who play on phones, in turn.
const LANGUAGES: [&str; 4] = ["it", "uk", "pt-BR", "en"];

macro_rules! a_game_of_each {
    ($($module:ident::$game:ident,)+) => {
        $(mod $module {
            use super::*;
            use cowcatcher_games::$module::$game;

            #[test]
            fn is_played_to_its_end() {
                // All editions at once: most of the time one of them waits for its browsers.
                std::thread::scope(|scope| {
                    for edition in $game::EDITIONS {
                        // With more players a game of Steam has fewer turns.
                        let players = if DEAR.contains(&edition.name) { 5 } else { 3 };
                        let players = players.clamp(*$game::PLAYERS.start(), *$game::PLAYERS.end());
                        let people = if $game::EDITIONS.len() == 1 && !DEAR.contains(&edition.name) { 2 } else { 1 };
                        scope.spawn(move || play(move |stage| game(stage, edition.name, (people, players, 0))));
                    }
                });
            }

            #[test]
            fn is_played_on_a_phone() {
                let edition = $game::EDITIONS.last().unwrap();
                play(|stage| phone(stage, edition.name, (*$game::PLAYERS.start()).max(2)));
            }
        })+
    };
}

cowcatcher_games::every_game!(a_game_of_each);

#[test]
fn one_person_plays_against_sam_to_the_end() {
    play(|stage| game(stage, "gwt2", (1, 1, 1)));
}

/// One makes a table for as many people and sends links, the others follow them.
pub async fn sit_down(stage: &Stage, game: &str, people: usize) -> Vec<Browser> {
    sit_down_with(stage, Screen::Small, game, people, people).await
}

/// Makes a table with these kinds of seats besides one's own; `bot` is the one that the page proposes.
pub async fn lay(browser: &Browser, game: &str, seats: &[&str]) {
    browser.goto(&format!("/new?game={game}")).await;
    browser.fill("[name=name-1]", "Ada").await;
    let bot = browser.script("return document.querySelector('[name=seat-2]').value;", &[]).await;
    for (seat, &kind) in (2..).zip(seats) {
        let kind = if kind == "bot" { bot.as_str().unwrap() } else { kind };
        browser.fill(&format!("[name=seat-{seat}]"), kind).await;
    }
    browser.follow("form.new button.primary").await;
}

/// One makes a table, from a screen of this size, and sends links, the other people follow them. The other seats are for bots.
pub async fn sit_down_with(stage: &Stage, screen: Screen, game: &str, people: usize, players: usize) -> Vec<Browser> {
    let host = stage.open(screen).await;
    let mut kinds = [vec!["invitation"; people - 1], vec!["bot"; players - people]].concat();
    if kinds.is_empty() {
        kinds.push("none");
    }
    lay(&host, game, &kinds).await;
    let mut browsers = vec![host];
    if people > 1 {
        let links = "return [...document.querySelectorAll('input.link')].map((link) => link.value);";
        let links = browsers[0].script(links, &[]).await;
        browsers[0].follow("section.sheet a.button").await;
        for (link, name) in links.as_array().unwrap().iter().zip(["Bo", "Cy", "Di", "Ed", "Flo"]) {
            let path = link.as_str().unwrap().strip_prefix(&stage.address).expect("the link leads to us").to_owned();
            let guest = stage.open(Screen::Small).await;
            guest.goto(&path).await;
            guest.fill("main [name=name]", name).await;
            guest.follow("main button.primary").await;
            browsers.push(guest);
        }
    }
    // The pages that wait go on by themselves.
    for browser in &browsers {
        browser.until("document.getElementById('game').dataset.status === 'running'").await;
    }
    browsers
}

/// Plays a whole game: so many people, so many players with the bots, and so many rivals of the game's own.
async fn game(stage: Stage, game: &str, (people, players, rivals): (usize, usize, usize)) {
    let browsers = sit_down_with(&stage, Screen::Desk, game, people, players).await;
    let laws = |seat: usize, step: usize| {
        let measured = step < VARIED || step.is_multiple_of(MEASURED);
        measured.then(|| sizes_of(if seat == 0 { Screen::Desk } else { Screen::Small }))
    };
    let mut rng = SmallRng::seed_from_u64(1);
    let mut sights = Vec::new();
    for (seat, browser) in browsers.iter().enumerate() {
        sights.push(browser.look(Wanted { laws: laws(seat, 0), open: true, ..Wanted::default() }).await);
    }
    let mut faults = Faults::default();
    let mut steps = 0;
    loop {
        for sight in &sights {
            sight.obeys();
            faults.note(&sight.version, &sight.wrong);
        }
        if sights.iter().all(|sight| sight.status == "over") {
            break;
        }
        // Several decide where a choice is secret.
        let deciding: Vec<usize> = (0..people).filter(|&seat| sights[seat].decides.is_some()).collect();
        let &acting = deciding.choose(&mut rng).expect("somebody decides");
        let sight = &sights[acting];
        let whims = if steps < VARIED { 0.6 } else { 0.2 };
        let action = match DEAR.contains(&game) {
            true => match stage.sensible(&sight.table, acting).await {
                Some(action) if sight.legal.contains(&action) && !rng.random_bool(0.1) => action,
                _ => sight.whim(&mut rng),
            },
            false => sight.pick(&mut rng, whims),
        };
        steps += 1;
        assert!(steps < LONGEST, "the game does not end");
        let open = steps % OPENED == 0;
        let (from, action) = (Some(&*sights[acting].version), Some(&*action));
        let next = browsers[acting].look(Wanted { from, action, laws: laws(acting, steps), open, to: None }).await;
        for other in (0..people).filter(|&other| other != acting) {
            let to = Some(&*next.version);
            sights[other] =
                browsers[other].look(Wanted { to, laws: laws(other, steps), open, ..Wanted::default() }).await;
        }
        sights[acting] = next;
        if steps % 50 == 0 {
            browsers[acting].has_no_complaint().await;
        }
    }
    let still = browsers[0].measure("return probe.steps();", &[]).await;
    eprintln!("{game}: {steps} clicks, {still} changes of the page");
    assert!(still.as_u64().unwrap() >= STILL.min(steps as u64), "too few changes of the page were watched: {still}");
    let scores = "[...document.querySelectorAll('.final tfoot td')].map((it) => it.textContent).join()";
    let first = browsers[0].until(scores).await;
    // A total may be written with the minus sign of print; whoever went bankrupt by a whim is out.
    let is_total = |total: &&str| *total == "out" || total.replace('−', "-").parse::<i32>().is_ok();
    assert_eq!(first.as_str().unwrap().split(',').filter(is_total).count(), players + rivals, "{first}");
    for browser in &browsers {
        assert_eq!(browser.until(scores).await, first, "all see the same final scores");
        browser.has_no_complaint().await;
    }
    faults.are_none(&format!("{game} at a desk, over a whole game"));
}

/// Plays the beginning of a game against bots on a phone, in each game another language.
async fn phone(stage: Stage, game: &str, players: usize) {
    let mut browsers = sit_down_with(&stage, Screen::Phone, game, 1, players).await;
    let browser = browsers.remove(0);
    let language = LANGUAGES[game.len() % LANGUAGES.len()];
    browser.speak(language).await;
    let mut rng = SmallRng::seed_from_u64(7);
    let mut faults = Faults::default();
    let laws = Some(sizes_of(Screen::Phone));
    let mut sight = browser.look(Wanted { laws, ..Wanted::default() }).await;
    for step in 1..=ON_A_PHONE {
        sight.obeys();
        faults.note(&sight.version, &sight.wrong);
        if sight.status == "over" {
            break;
        }
        let action = sight.pick(&mut rng, 0.5);
        let (from, action) = (Some(&*sight.version), Some(&*action));
        sight = browser.look(Wanted { from, action, laws, open: step % OPENED == 0, to: None }).await;
    }
    browser.has_no_complaint().await;
    faults.are_none(&format!("{game} on a phone, in the language {language}"));
}

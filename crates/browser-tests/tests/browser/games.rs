//! Whole games of people in as many browsers, played by clicking only what the pages offer.

use cowcatcher_browser::browser::{Browser, Screen};
use cowcatcher_browser::stage::{Stage, play};
use cowcatcher_engine::Game as _;
use rand::SeedableRng;
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;

/// No game of people who hurry is longer.
const LONGEST: usize = 3000;

macro_rules! a_game_of_each {
    ($($module:ident::$game:ident,)+) => {
        $(mod $module {
            use super::*;
            use cowcatcher_games::$module::$game;

            #[test]
            fn is_played_to_its_end() {
                for (seed, edition) in (1..).zip($game::EDITIONS) {
                    play(move |stage| game(stage, edition.name, *$game::PLAYERS.start(), seed));
                }
            }
        })+
    };
}

cowcatcher_games::every_game!(a_game_of_each);

/// One makes a table and sends links, the others follow them.
pub async fn sit_down(stage: &Stage, game: &str, players: usize) -> Vec<Browser> {
    let host = stage.open(Screen::Small).await;
    host.goto(&format!("/new?game={game}")).await;
    host.fill("[name=name-1]", "Ada").await;
    for seat in 2..=players {
        host.fill(&format!("[name=seat-{seat}]"), "invitation").await;
    }
    host.follow("form.new button.primary").await;
    let links = "return [...document.querySelectorAll('input.link')].map((link) => link.value);";
    let links = host.script(links, &[]).await;
    host.follow("section.sheet a.button").await;
    let mut browsers = vec![host];
    for (link, name) in links.as_array().unwrap().iter().zip(["Bo", "Cy", "Di", "Ed", "Flo"]) {
        let path = link.as_str().unwrap().strip_prefix(&stage.address).expect("the link leads to us").to_owned();
        let guest = stage.open(Screen::Small).await;
        guest.goto(&path).await;
        guest.fill("main [name=name]", name).await;
        guest.follow("main button.primary").await;
        browsers.push(guest);
    }
    // The pages that wait go on by themselves.
    for browser in &browsers {
        browser.until("document.getElementById('game').dataset.status === 'running'").await;
    }
    browsers
}

async fn game(stage: Stage, game: &str, players: usize, seed: u64) {
    let browsers = sit_down(&stage, game, players).await;
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut sights = Vec::new();
    for browser in &browsers {
        sights.push(browser.see().await);
    }
    let mut steps = 0;
    loop {
        for sight in &sights {
            sight.obeys();
        }
        if sights.iter().all(|sight| sight.status == "over") {
            break;
        }
        // Several decide where a choice is secret.
        let deciding: Vec<usize> = (0..players).filter(|&seat| sights[seat].decides.is_some()).collect();
        let &acting = deciding.choose(&mut rng).expect("somebody decides");
        let action = sights[acting].hurry(&mut rng);
        steps += 1;
        assert!(steps < LONGEST, "the game does not end");
        sights[acting] = browsers[acting].choose(&sights[acting], &action).await;
        let version = sights[acting].version.clone();
        for other in (0..players).filter(|&other| other != acting) {
            sights[other] = browsers[other].see_at(&version).await;
        }
        if steps % 50 == 0 {
            browsers[acting].has_no_complaint().await;
        }
    }
    eprintln!("{game}: {steps} clicks");
    let scores = "[...document.querySelectorAll('.final tfoot td')].map((it) => it.textContent).join()";
    let first = browsers[0].until(scores).await;
    // A total may be written with the minus sign of print; who is bankrupt is out.
    let is_total = |total: &&str| *total == "out" || total.replace('−', "-").parse::<i32>().is_ok();
    assert_eq!(first.as_str().unwrap().split(',').filter(is_total).count(), players, "{first}");
    for browser in &browsers {
        assert_eq!(browser.until(scores).await, first, "all see the same final scores");
        browser.has_no_complaint().await;
    }
}

//! Whole games of two people in two browsers, played by clicking only what the pages offer.

use cowcatcher_browser::browser::{Browser, Screen};
use cowcatcher_browser::stage::{Stage, play};
use rand::SeedableRng;
use rand::rngs::SmallRng;

/// No game of two who hurry is longer.
const LONGEST: usize = 3000;

#[test]
fn a_game_of_the_first_edition() {
    play(|stage| game(stage, "gwt1", 1));
}

#[test]
fn a_game_of_the_second_edition() {
    play(|stage| game(stage, "gwt2", 2));
}

/// One makes a table and sends a link, the other follows it.
pub async fn sit_down(stage: &Stage, game: &str) -> [Browser; 2] {
    let (host, guest) = (stage.open(Screen::Small).await, stage.open(Screen::Small).await);
    host.goto(&format!("/new?game={game}")).await;
    host.fill("[name=name-1]", "Ada").await;
    host.fill("[name=seat-2]", "invitation").await;
    host.follow("form.new button.primary").await;
    let link = host.script("return document.querySelector('input.link').value;", &[]).await;
    let path = link.as_str().unwrap().strip_prefix(&stage.address).expect("the link leads to us").to_owned();
    host.follow("section.sheet a.button").await;
    guest.goto(&path).await;
    guest.fill("main [name=name]", "Bo").await;
    guest.follow("main button.primary").await;
    // The page that waits goes on by itself.
    host.until("document.getElementById('game').dataset.status === 'running'").await;
    [host, guest]
}

async fn game(stage: Stage, game: &str, seed: u64) {
    let browsers = sit_down(&stage, game).await;
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut sights = [browsers[0].see().await, browsers[1].see().await];
    let mut steps = 0;
    loop {
        for sight in &sights {
            sight.obeys();
        }
        if sights.iter().all(|sight| sight.status == "over") {
            break;
        }
        let deciding: Vec<usize> = (0..2).filter(|&seat| sights[seat].decides.is_some()).collect();
        let [acting] = deciding[..] else { panic!("{deciding:?} decide at {}", sights[0].version) };
        let action = sights[acting].hurry(&mut rng);
        steps += 1;
        assert!(steps < LONGEST, "the game does not end");
        sights[acting] = browsers[acting].choose(&sights[acting], &action).await;
        sights[1 - acting] = browsers[1 - acting].see_at(&sights[acting].version).await;
        if steps % 50 == 0 {
            browsers[acting].has_no_complaint().await;
        }
    }
    eprintln!("{game}: {steps} clicks");
    let scores = "[...document.querySelectorAll('.final tfoot td')].map((it) => it.textContent).join()";
    let [one, other] = [browsers[0].until(scores).await, browsers[1].until(scores).await];
    assert_eq!(one, other, "both see the same final scores");
    assert_eq!(one.as_str().unwrap().split(',').filter(|total| total.parse::<i32>().is_ok()).count(), 2, "{one}");
    for browser in &browsers {
        browser.has_no_complaint().await;
    }
}

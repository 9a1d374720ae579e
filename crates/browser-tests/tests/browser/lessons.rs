//! First games by the hand: every lesson is played to its end by doing what the coach asks for, in every language on a desk and with a
//! finger on a phone, after which the coach advises without being asked.

use cowcatcher_browser::axe;
use cowcatcher_browser::browser::{Browser, Screen};
use cowcatcher_browser::laws::{Fault, Faults};
use cowcatcher_browser::stage::{Stage, play};
use cowcatcher_session::lesson;
use cowcatcher_words::Locale;
use serde_json::Value;

const LESSON: &str = include_str!("../../src/scripts/lesson.js");

/// From the first page into a lesson: one click.
pub async fn begin(browser: &Browser, game: &str, code: &str) {
    browser.goto("/").await;
    browser.speak(code).await;
    browser.follow(&format!("form.box:has(input[name=game][value={game}]) .first-lesson")).await;
    browser.until("document.querySelector('.bubble[data-lesson-step=\"0\"]') !== null").await;
}

/// Does what the coach asks for, to the end, and says what is wrong.
async fn led(browser: &Browser, game: &str, locale: Locale, screen: Screen) -> Vec<Fault> {
    let lesson = lesson(game).unwrap();
    let told = browser.script(LESSON, &[(screen == Screen::Phone).into(), lesson.steps.len().into()]).await;
    if let Value::String(trouble) = &told["trouble"] {
        panic!("{game} in {locale}: {trouble}");
    }
    let said: Vec<String> = serde_json::from_value(told["said"].clone()).unwrap();
    let written: Vec<String> =
        lesson.steps.iter().map(|step| format!("{}: {}", step.title(locale), step.words(locale))).collect();
    assert_eq!(said, written, "{game} in {locale}");
    serde_json::from_value(told["wrong"].clone()).unwrap()
}

async fn on_a_desk(stage: Stage, game: &'static str) {
    let browser = stage.open(Screen::Desk).await;
    let mut faults = Faults::default();
    for &locale in Locale::ALL {
        begin(&browser, game, locale.code()).await;
        faults.note(&format!("{game} in {locale}"), &led(&browser, game, locale, Screen::Desk).await);
    }
    // The coach goes on speaking, in a voice of its own, until it is put away.
    browser
        .until(
            "document.querySelector('.hint .coach-says') !== null && document.querySelector('.hint .entry') !== null",
        )
        .await;
    browser.click("[data-hint-close]").await;
    browser.until("document.querySelector('.hint') === null").await;
    faults.are_none(game);
}

async fn on_a_phone(stage: Stage, game: &'static str) {
    let axe = axe::fetch();
    let browser = stage.open(Screen::Phone).await;
    let mut faults = Faults::default();
    begin(&browser, game, "uk").await;
    if let Some(axe) = &axe {
        faults.note("at the first step", &browser.judged_by(axe).await);
    }
    faults.note(&format!("{game} on a phone"), &led(&browser, game, Locale::Uk, Screen::Phone).await);
    faults.are_none(game);
}

macro_rules! in_each_game {
    ($($game:ident),+) => {
        $(mod $game {
            use super::*;

            #[test]
            fn a_lesson_is_played_to_its_end_in_four_languages() {
                play(|stage| on_a_desk(stage, stringify!($game)));
            }

            #[test]
            fn a_lesson_is_played_to_its_end_with_a_finger() {
                play(|stage| on_a_phone(stage, stringify!($game)));
            }
        })+
    };
}

in_each_game!(gwt1, gwt2, mombasa, steam);

#[test]
fn a_lesson_survives_a_reload_and_can_be_left_and_begun_anew() {
    play(|stage| async move {
        let browser = stage.open(Screen::Desk).await;
        // The longer way: how to play, and from there.
        browser.goto("/").await;
        browser.follow("form.box:has(input[name=game][value=gwt2]) a.learn").await;
        browser.follow(".to-lesson button").await;
        browser.until("document.querySelector('.bubble[data-lesson-step=\"0\"]') !== null").await;
        for step in 1..=3 {
            browser.click("#coach-next").await;
            browser.until(&format!("document.querySelector('.bubble[data-lesson-step=\"{step}\"]') !== null")).await;
        }
        let here = browser.script("return location.pathname;", &[]).await;
        browser.goto(here.as_str().unwrap()).await;
        browser.until("document.querySelector('.bubble[data-lesson-step=\"3\"]') !== null").await;
        browser.click(".bubble form:has([name=restart]) button").await;
        browser.until("document.querySelector('.bubble[data-lesson-step=\"0\"]') !== null").await;
        browser.script("window.confirm = () => true;", &[]).await;
        browser.click(".bubble form:has([name=leave]) button").await;
        browser.until("document.querySelector('.bubble') === null && document.querySelector('.coach-sign').hasAttribute('hidden')").await;
        browser.has_no_complaint().await;
    });
}

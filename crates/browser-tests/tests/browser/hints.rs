//! Hints: asked for in every game and every language, shown in the words of the action bar, played by a click; held to the laws of the page
//! while they are open; and none among people who did not agree.

use crate::games::{lay, sit_down};
use cowcatcher_browser::axe;
use cowcatcher_browser::browser::{Browser, Screen};
use cowcatcher_browser::laws::{Faults, sizes_of};
use cowcatcher_browser::stage::{Stage, play};
use cowcatcher_browser::table::{Sight, Wanted};
use cowcatcher_engine::Game as _;
use serde::Deserialize;
use serde_json::json;
use std::collections::BTreeSet;

/// The languages in which hints are asked for, each for one decision at least.
const LANGUAGES: [&str; 4] = ["it", "pt-BR", "uk", "en"];

macro_rules! in_each_game {
    ($($module:ident::$game:ident,)+) => {
        $(mod $module {
            use super::*;
            use cowcatcher_games::$module::$game;

            #[test]
            fn a_hint_is_asked_for_and_played_in_four_languages() {
                let edition = $game::EDITIONS.last().unwrap();
                play(|stage| advised(stage, edition.name, (*$game::PLAYERS.start()).max(2), Screen::Desk));
            }

            #[test]
            fn a_hint_is_asked_for_and_played_on_a_phone() {
                let edition = $game::EDITIONS.last().unwrap();
                play(|stage| advised(stage, edition.name, (*$game::PLAYERS.start()).max(2), Screen::Phone));
            }
        })+
    };
}

cowcatcher_games::every_game!(in_each_game);

#[test]
fn who_plays_against_sam_is_advised() {
    play(|stage| advised(stage, "gwt2", 1, Screen::Desk));
}

/// What a hint says.
#[derive(Debug, Deserialize)]
struct Hint {
    /// How sure it is.
    sure: String,
    /// The text of the button that asks for it.
    button: String,
    /// The moves, in what they play, in words, and in the words of the entries of the bar that play the same.
    moves: Vec<(String, String, String)>,
    /// The reasons of each.
    reasons: Vec<String>,
    /// Does a drawing carry the best move, and is it ringed?
    drawn: usize,
    ringed: usize,
}

const READ: &str = "
    const hint = document.querySelector('.hint'), words = (it) => it?.querySelector('.words').firstChild.textContent ?? '';
    const entries = [...hint.querySelectorAll('.entry')];
    const same = (it) => [...document.querySelectorAll('.bar .offer')].find((one) => (one.dataset.goal ?? one.dataset.action) === it.dataset.goal);
    const drawn = [...document.querySelectorAll('svg [data-action], svg [data-goal]')].filter((it) => [it.dataset.goal, it.dataset.action].includes(entries[0].dataset.goal));
    return { sure: hint.querySelector('strong').textContent, button: document.querySelector('[data-hint]').textContent,
        moves: entries.map((it) => [it.dataset.goal, words(it), words(same(it))]),
        reasons: [...hint.querySelectorAll('.why')].map((it) => it.innerText),
        drawn: drawn.length, ringed: document.querySelectorAll('svg .advised').length };";

/// Asks for a hint and reads it.
async fn ask(browser: &Browser) -> Hint {
    browser.click("[data-hint]").await;
    browser.until("document.querySelector('.hint .entry') !== null").await;
    serde_json::from_value(browser.script(READ, &[]).await).unwrap()
}

/// Makes a table against bots and waits for one's turn.
async fn begin(browser: &Browser, game: &str, players: usize) {
    let others = if players > 1 { vec!["bot"; players - 1] } else { vec!["none"] };
    lay(browser, game, &others).await;
}

/// Waits until the page asks for a decision.
async fn my_turn(browser: &Browser) -> Sight {
    let over = "['over', 'abandoned'].includes(document.getElementById('game')?.dataset.status)";
    browser.until(&format!("document.getElementById('game')?.dataset.decides !== undefined || {over}")).await;
    browser.see().await
}

/// Plays what hints advise, each decision in another language.
async fn advised(stage: Stage, game: &str, players: usize, screen: Screen) {
    let browser = stage.open(screen).await;
    let (mut faults, mut buttons) = (Faults::default(), BTreeSet::new());
    let axe = if screen == Screen::Desk { axe::fetch() } else { None };
    begin(&browser, game, players).await;
    let mut drawn = 0;
    for code in LANGUAGES.iter().chain(&LANGUAGES) {
        let mut sight = my_turn(&browser).await;
        if sight.status != "running" {
            begin(&browser, game, players).await;
            sight = my_turn(&browser).await;
        }
        browser.speak(code).await;
        my_turn(&browser).await;
        let hint = ask(&browser).await;
        buttons.insert(hint.button.clone());
        assert!(!hint.sure.is_empty() && !hint.sure.contains("hint-"), "{game} in {code}: {hint:?}");
        assert!(hint.moves.len() >= sight.legal.len().min(2), "{game} in {code}: {hint:?}");
        for (action, words, entry) in &hint.moves {
            assert_eq!(words, entry, "{game} in {code}: {action} in the words of the bar");
            let first = action.split(';').next().unwrap();
            assert!(sight.legal.iter().any(|legal| legal == first), "{game} in {code}: {action} is legal");
        }
        assert_eq!(hint.reasons.len(), hint.moves.len());
        assert!(hint.reasons.iter().all(|reason| reason.contains('%')), "{game} in {code}: {hint:?}");
        assert_eq!(hint.drawn.min(1), hint.ringed.min(1), "{game} in {code}: what is drawn of the best move is ringed");
        drawn += hint.drawn;

        // The laws hold with the hint open, and somebody who talks does not close it.
        let open = browser.look(Wanted { laws: Some(sizes_of(screen)), ..Wanted::default() }).await;
        open.obeys();
        faults.note(&format!("{} in {code}", open.version), &open.wrong);
        if let (Some(axe), "uk") = (&axe, *code) {
            faults.note("with a hint", &browser.judged_by(axe).await);
        }
        let said = "const { table, seat } = document.getElementById('game').dataset;
            return fetch('/api/v1/tables/' + table + '/chat', { method: 'POST', headers: { 'content-type': 'application/json',
                'x-csrf': document.body.dataset.csrf }, body: JSON.stringify({ seat: Number(seat), text: 'hm' }) }).then((it) => it.ok);";
        let mark = browser.script("return document.getElementById('game').dataset.mark;", &[]).await;
        assert_eq!(browser.script(said, &[]).await, true);
        browser.until(&format!("document.getElementById('game').dataset.mark !== {mark}")).await;
        browser.until("document.querySelector('.hint .entry') !== null").await;

        // A pointer plays at once, a finger shows first.
        let finger = screen == Screen::Phone;
        let click = "document.querySelector('.hint .entry').dispatchEvent(new PointerEvent('click',
            { bubbles: true, cancelable: true, pointerType: arguments[0] ? 'touch' : 'mouse' }));";
        browser.script(click, &[finger.into()]).await;
        if finger {
            browser.until("document.querySelector('.pick').checkVisibility()").await;
            assert_eq!(browser.see().await.version, sight.version, "{game}: the first tap shows");
            browser.script(click, &[true.into()]).await;
        }
        let next = browser.see_after(&sight.version).await;
        assert!(next.version != sight.version);
        browser.until("document.querySelector('.hint') === null").await;
    }
    faults.are_none(&format!("{game} with hints"));
    assert_eq!(buttons.len(), LANGUAGES.len(), "{buttons:?}");
    assert!(drawn > 0, "no best move of {game} was drawn");
    browser.has_no_complaint().await;
}

#[test]
fn a_hint_can_be_put_away_and_goes_with_its_moment() {
    play(|stage| async move {
        let browser = stage.open(Screen::Desk).await;
        begin(&browser, "gwt2", 2).await;
        let sight = my_turn(&browser).await;
        let gone = "document.querySelector('.hint') === null && document.querySelector('svg .advised') === null";
        browser.press("h").await;
        browser.until("document.querySelector('.hint .entry') !== null").await;
        browser.click("[data-hint-close]").await;
        browser.until(gone).await;
        // Whoever does not wait for it gets none.
        browser.click("[data-hint]").await;
        browser.until("document.querySelector('.hint .thinking') !== null").await;
        browser.click("[data-hint]").await;
        browser.until(gone).await;
        ask(&browser).await;
        // A line that is tried out is another moment, which can be advised as well.
        browser.click("[data-try='on']").await;
        browser.until(gone).await;
        browser.until("document.getElementById('game').dataset.tried === '0'").await;
        let hint = ask(&browser).await;
        assert!(!hint.moves.is_empty());
        browser.click("[data-try='drop']").await;
        browser.until(gone).await;
        assert_eq!(browser.see().await.version, sight.version, "nothing was played");
        browser.has_no_complaint().await;
    });
}

/// What the interface says to somebody who asks for a hint on their seat.
async fn refused(browser: &Browser) -> String {
    let script = "const { table, seat, version } = document.getElementById('game').dataset;
        return fetch('/api/v1/tables/' + table + '/hint?seat=' + seat + '&version=' + version).then(async (answer) => answer.status + ' ' + ((await answer.json()).error ?? ''));";
    browser.script(script, &[]).await.as_str().unwrap().to_owned()
}

#[test]
fn among_people_everybody_has_to_agree() {
    play(|stage| async move {
        let browsers = sit_down(&stage, "gwt2", 2).await;
        let sights = [browsers[0].see().await, browsers[1].see().await];
        let deciding = sights.iter().position(|sight| sight.decides.is_some()).unwrap();
        let (one, other) = (&browsers[deciding], &browsers[1 - deciding]);
        let button = "document.querySelector('[data-hint]')";
        assert_eq!(one.script(&format!("return {button};"), &[]).await, json!(null));
        // The console would tell of an answer that is no: it is asked for last.
        let ask_for = "[data-part=asking] form:has([name=hints]) button";
        let answer = |yes: bool| format!("[data-part=ask] form:has([name=yes][value={yes}]) button");
        for browser in [one, other] {
            browser.click(".tabs [data-show=more]").await;
        }

        // One no is enough.
        one.click(ask_for).await;
        other.until(&format!("document.querySelector('{}') !== null", answer(true))).await;
        other.click(&answer(false)).await;
        one.until("document.querySelector('[data-part=ask] .request') === null").await;
        assert_eq!(one.script(&format!("return {button};"), &[]).await, json!(null));

        // All agree: whoever is to decide is advised.
        one.click(ask_for).await;
        other.until(&format!("document.querySelector('{}') !== null", answer(true))).await;
        other.click(&answer(true)).await;
        one.until(&format!("{button} !== null")).await;
        assert_eq!(other.script(&format!("return {button};"), &[]).await, json!(null), "nothing is asked of the other");
        let hint = ask(one).await;
        assert!(hint.moves.len() > 1, "{hint:?}");

        // Either of them ends it, and the hint that is open goes.
        other.click(ask_for).await;
        one.until(&format!("{button} === null && document.querySelector('.hint') === null")).await;
        one.has_no_complaint().await;
        other.has_no_complaint().await;
        assert_eq!(refused(one).await, "403 no-hints");
        assert_eq!(refused(other).await, "403 no-hints");
    });
}

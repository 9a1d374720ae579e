//! Fingers, pointers and keys before something is played: the first tap shows and the second plays, a long press explains, two fingers
//! zoom, an entry and its piece light up together, and a bare Enter ends nothing.

use crate::features::ENTER;
use crate::games::lay;
use cowcatcher_browser::browser::{Browser, Screen};
use cowcatcher_browser::stage::{Stage, play};
use cowcatcher_browser::table::Sight;
use cowcatcher_engine::Game as _;
use rand::SeedableRng;
use rand::rngs::SmallRng;
use serde_json::{Value, json};
use std::time::Duration;

/// Longer than what counts as a long press.
const HELD: Duration = Duration::from_millis(900);
/// So many decisions may pass before what is looked for comes.
const SEARCHED: usize = 80;

macro_rules! with_fingers {
    ($($module:ident::$game:ident,)+) => {
        $(mod $module {
            use super::*;
            use cowcatcher_games::$module::$game;

            #[test]
            fn a_finger_shows_before_it_plays() {
                let edition = $game::EDITIONS.last().unwrap();
                play(|stage| fingers(stage, edition.name, (*$game::PLAYERS.start()).max(2)));
            }

            #[test]
            fn a_pointer_lights_and_a_bare_enter_ends_nothing() {
                let edition = $game::EDITIONS.last().unwrap();
                play(|stage| pointer(stage, edition.name, (*$game::PLAYERS.start()).max(2)));
            }
        })+
    };
}

cowcatcher_games::every_game!(with_fingers);

/// Makes a table against bots and waits for one's turn.
async fn begin(browser: &Browser, game: &str, players: usize) -> Sight {
    lay(browser, game, &vec!["bot"; players - 1]).await;
    browser.until("document.getElementById('game').dataset.decides !== undefined").await;
    browser.see().await
}

/// Plays on in a hurry until a script finds what it looks for, at another table if a short game is over before.
async fn until_found(browser: &Browser, table: (&str, usize), mut sight: Sight, script: &str) -> (Sight, Value) {
    let mut rng = SmallRng::seed_from_u64(5);
    for _ in 0..SEARCHED {
        let found = browser.measure(script, &[]).await;
        if !found.is_null() {
            return (sight, found);
        }
        sight = browser.choose(&sight, &sight.hurry(&mut rng)).await;
        if sight.status != "running" {
            sight = begin(browser, table.0, table.1).await;
        }
    }
    panic!("in {SEARCHED} decisions never:\n{script}");
}

/// A spot of the screen.
type Spot = (f64, f64);

fn spot(found: &Value) -> Spot {
    (found["x"].as_f64().unwrap(), found["y"].as_f64().unwrap())
}

/// Puts fingers to the screen, moves or lifts them.
async fn touch(browser: &Browser, kind: &str, spots: &[Spot]) {
    let points: Vec<Value> = (0..).zip(spots).map(|(id, (x, y))| json!({ "x": x, "y": y, "id": id })).collect();
    browser.tool("Input.dispatchTouchEvent", json!({ "type": kind, "touchPoints": points })).await;
}

async fn tap(browser: &Browser, at: Spot) {
    touch(browser, "touchStart", &[at]).await;
    touch(browser, "touchEnd", &[]).await;
}

async fn point(browser: &Browser, (x, y): Spot) {
    browser.tool("Input.dispatchMouseEvent", json!({ "type": "mouseMoved", "x": x, "y": y })).await;
}

async fn version(browser: &Browser) -> Value {
    browser.script("return document.getElementById('game').dataset.version;", &[]).await
}

/// What the page says before the second tap; nothing if it says nothing.
const SHOWN: &str = "document.querySelector('.pick')?.checkVisibility() && document.querySelector('.pick').innerText";

/// Two pieces of the board that a finger can hit; the spot of each and what it plays.
const TWO_PIECES: &str = "const found = new Map();
    for (const piece of document.querySelectorAll('.board svg [data-action], .board svg [data-goal]')) {
        const action = piece.dataset.goal ?? piece.dataset.action, box = probe.hitBox(piece);
        for (const [x, y] of box ? [[0.5, 0.5], [0.25, 0.5], [0.75, 0.5], [0.5, 0.25], [0.5, 0.75]] : []) {
            const at = { x: box.left + x * box.width, y: box.top + y * box.height, action };
            if (document.elementFromPoint(at.x, at.y)?.closest(probe.plays) === piece) { found.set(action, at); break; }
        }
    }
    return found.size > 1 ? [...found.values()].slice(0, 2) : null;";

async fn fingers(stage: Stage, game: &str, players: usize) {
    let browser = stage.open(Screen::Phone).await;
    let sight = begin(&browser, game, players).await;
    let (sight, found) = until_found(&browser, (game, players), sight, TWO_PIECES).await;
    let (one, other) = (spot(&found[0]), spot(&found[1]));

    // The first tap shows, on another piece too; nothing is played.
    tap(&browser, one).await;
    let first = browser.until(SHOWN).await;
    let chosen = format!(
        "[...document.querySelectorAll('.board .chosen')].some((it) => (it.dataset.goal ?? it.dataset.action) === {})",
        found[0]["action"]
    );
    browser.until(&chosen).await;
    tap(&browser, other).await;
    browser.until(&format!("{SHOWN} !== {first} && {SHOWN}")).await;
    assert_eq!(version(&browser).await, *sight.version, "{game}: the first tap played something");

    // A long press explains and neither plays nor chooses.
    touch(&browser, "touchStart", &[other]).await;
    tokio::time::sleep(HELD).await;
    let said = browser
        .until("document.querySelector('.tip')?.checkVisibility() && document.querySelector('.tip').innerText")
        .await;
    assert!(said.as_str().unwrap().chars().any(char::is_alphabetic), "{game}: a long press says {said}");
    touch(&browser, "touchEnd", &[]).await;
    tokio::time::sleep(HELD / 3).await;
    assert_eq!(version(&browser).await, *sight.version, "{game}: a long press played something");

    // A second tap plays what the first showed.
    let shown = browser.script(&format!("return {SHOWN};"), &[]).await;
    if !shown.is_string() {
        tap(&browser, other).await;
        browser.until(SHOWN).await;
    }
    tap(&browser, other).await;
    let next = browser.see_after(&sight.version).await;
    next.obeys();

    // So does the button beside the words.
    let (next, found) = until_found(&browser, (game, players), next, TWO_PIECES).await;
    tap(&browser, spot(&found[0])).await;
    browser.until(SHOWN).await;
    let go = "const box = document.querySelector('.pick button').getBoundingClientRect();
        return { x: box.left + box.width / 2, y: box.top + box.height / 2, least: Math.min(box.width, box.height) };";
    let go = browser.script(go, &[]).await;
    assert!(go["least"].as_f64().unwrap() >= 43.5, "{go}");
    assert_eq!(version(&browser).await, *next.version);
    tap(&browser, spot(&go)).await;
    browser.see_after(&next.version).await.obeys();

    zoom(&browser, game).await;
    browser.has_no_complaint().await;
}

/// Two fingers zoom, and one tap leads back to the whole; where all is to be seen there is nothing to lead back from.
async fn zoom(browser: &Browser, game: &str) {
    let scale = "const box = document.querySelector('.board > svg').getBoundingClientRect(); return box.width;";
    let whole = "const box = document.querySelector('[data-zoom=reset]').getBoundingClientRect();
        return box.width > 0 ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;";
    let back = browser.script(whole, &[]).await;
    if !back.is_null() {
        tap(browser, spot(&back)).await;
    }
    browser.until("document.querySelector('[data-zoom=reset]').getBoundingClientRect().width === 0").await;
    let before = browser.script(scale, &[]).await.as_f64().unwrap();
    let middle = "const box = document.querySelector('.board').getBoundingClientRect();
        return { x: box.left + box.width / 2, y: box.top + box.height / 2 };";
    let (x, y) = spot(&browser.script(middle, &[]).await);
    touch(browser, "touchStart", &[(x - 30.0, y), (x + 30.0, y)]).await;
    for step in 1..=6 {
        let apart = 30.0 + 12.0 * f64::from(step);
        touch(browser, "touchMove", &[(x - apart, y), (x + apart, y)]).await;
    }
    touch(browser, "touchEnd", &[]).await;
    let large = browser.script(scale, &[]).await.as_f64().unwrap();
    assert!(large > before * 1.5, "{game}: two fingers zoom from {before} to {large}");
    tap(browser, spot(&browser.script(whole, &[]).await)).await;
    browser.until(&format!("Math.abs((() => {{ {scale} }})() - {before}) < 2")).await;
}

/// An entry in sight and a piece of the board that play the same, with a spot of each.
const PAIR: &str = "const at = (box) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });
    const deed = (it) => it.dataset.goal ?? it.dataset.action;
    const entries = [...document.querySelectorAll('.bar .entry')].filter((it) => deed(it) && it.checkVisibility());
    for (const piece of document.querySelectorAll('.board svg [data-action], .board svg [data-goal]')) {
        const entry = entries.find((it) => deed(it) === deed(piece)), box = probe.hitBox(piece);
        if (!entry || !box) continue;
        const [one, other] = [at(box), at(entry.getBoundingClientRect())];
        const hit = (spot) => document.elementFromPoint(spot.x, spot.y)?.closest(probe.plays);
        if (hit(one) === piece && hit(other) === entry) return { piece: one, entry: other, action: deed(piece) };
    }
    return null;";
/// A decision at which a turn can be ended.
const END: &str = "const end = document.querySelector('.bar .end');
    return end?.dataset.goal ?? end?.dataset.action ?? null;";

/// An icon on the board that can be pointed at, and its caption in the legend.
const ICON: &str = "const captions = new Map([...document.getElementById('captions').content.children]
        .map((it) => [it.dataset.icon, it.textContent]));
    for (const use of document.querySelectorAll('.board svg [data-about] use')) {
        const caption = captions.get(use.getAttribute('href').slice('#icon-'.length)), box = use.getBoundingClientRect();
        const at = { x: box.left + box.width / 2, y: box.top + box.height / 2, caption };
        if (caption && document.elementFromPoint(at.x, at.y)?.closest('[data-about]')?.contains(use)) return at;
    }
    return null;";

async fn pointer(stage: Stage, game: &str, players: usize) {
    let browser = stage.open(Screen::Desk).await;
    let sight = begin(&browser, game, players).await;
    let (sight, pair) = until_found(&browser, (game, players), sight, PAIR).await;
    let lit = |place: &str| {
        let deed = "(it.dataset.goal ?? it.dataset.action)";
        format!("[...document.querySelectorAll('{place} .lit')].some((it) => {deed} === {})", pair["action"])
    };
    let dark = "document.querySelector('.lit') === null";
    point(&browser, (2.0, 2.0)).await;
    browser.until(dark).await;
    point(&browser, spot(&pair["entry"])).await;
    browser.until(&lit(".board")).await;
    point(&browser, (2.0, 2.0)).await;
    browser.until(dark).await;
    point(&browser, spot(&pair["piece"])).await;
    browser.until(&lit(".bar")).await;
    // What is pointed at says what it is and does.
    let said = browser
        .until("document.querySelector('.tip')?.checkVisibility() && document.querySelector('.tip').innerText")
        .await;
    assert!(said.as_str().unwrap().chars().any(char::is_alphabetic), "{game}: a piece says {said}");
    point(&browser, (2.0, 2.0)).await;
    // An icon is explained in the words of the legend.
    let icon = browser.script(ICON, &[]).await;
    assert!(icon.is_object(), "{game}: no icon can be pointed at");
    point(&browser, spot(&icon)).await;
    browser.until(&format!("document.querySelector('.tip .caption')?.textContent === {}", icon["caption"])).await;
    point(&browser, (2.0, 2.0)).await;

    let (sight, end) = until_found(&browser, (game, players), sight, END).await;
    browser.script("document.activeElement?.blur();", &[]).await;
    for _ in 0..3 {
        browser.press(ENTER).await;
    }
    tokio::time::sleep(HELD / 2).await;
    let now = browser.see().await;
    assert_eq!(now.version, sight.version, "{game}: a bare Enter played something");
    // Its own key leads to it, and then Enter ends.
    browser.press("e").await;
    let focused = "document.activeElement.dataset";
    browser.until(&format!("({focused}.goal ?? {focused}.action) === {end}")).await;
    browser.press(ENTER).await;
    browser.see_after(&sight.version).await;
    browser.has_no_complaint().await;
}

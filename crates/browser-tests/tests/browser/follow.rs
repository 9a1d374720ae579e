//! Following the others: what is said and not read yet, the pace of bots, what was done last, and figures that changed.

use crate::games::{lay, sit_down};
use cowcatcher_browser::browser::{Browser, Screen};
use cowcatcher_browser::stage::play;

/// Says something at the table.
async fn say(browser: &Browser, text: &str) {
    let script = "const form = document.querySelector('form[data-api$=\"/chat\"]');
        form.elements.text.value = arguments[0]; form.requestSubmit();";
    browser.script(script, &[text.into()]).await;
}

/// Is this element in sight, whole?
const IN_SIGHT: &str = "(() => { const box = document.querySelector('[data-unread]').getBoundingClientRect();
    return box.width > 0 && box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth; })()";

#[test]
fn what_is_said_is_told_and_counted_until_it_is_read() {
    play(|stage| async move {
        let browsers = sit_down(&stage, "gwt2", 2).await;
        let (one, other) = (&browsers[0], &browsers[1]);
        assert_eq!(one.script("return document.querySelector('[data-unread]').hidden;", &[]).await, true);
        say(other, "good luck").await;
        one.until("document.querySelector('[data-unread] b').textContent === '1'").await;
        one.until(IN_SIGHT).await;
        one.until("document.getElementById('say').textContent === 'Bo: good luck'").await;
        // One's own words are no news.
        assert_eq!(other.script("return document.querySelector('[data-unread]').hidden;", &[]).await, true);
        say(other, "and have fun").await;
        one.until("document.querySelector('[data-show=\"more\"] .badge').textContent === '2'").await;
        one.click("[data-unread]").await;
        one.until(
            "document.querySelector('[data-unread]').hidden && document.querySelector('.chat .said').offsetHeight > 0",
        )
        .await;
        // What was read stays read.
        let table = one.script("return document.getElementById('game').dataset.table;", &[]).await;
        one.goto(&format!("/t/{}", table.as_str().unwrap())).await;
        one.until("document.querySelector('.chat .said > li + li') !== null").await;
        assert_eq!(one.script("return document.querySelector('[data-unread]').hidden;", &[]).await, true);
        one.has_no_complaint().await;
        other.has_no_complaint().await;
    });
}

/// Plays what ends the turn soonest.
const GO_ON: &str = "const offers = [...document.querySelectorAll('.bar [data-action]')];
    const wanted = ['done', 'stop', 'go '].map((word) => offers.find((it) => it.dataset.action.startsWith(word)));
    (wanted.find((it) => it) ?? offers[0])?.click();";

#[test]
fn a_pace_is_kept_from_table_to_table_and_what_bots_do_is_told() {
    play(|stage| async move {
        let browser = stage.open(Screen::Desk).await;
        lay(&browser, "gwt2", &["bot"]).await;
        let mine = "document.getElementById('game')?.dataset.decides !== undefined";
        browser.until(mine).await;
        browser.fill("#pace", "fast-step").await;
        let change = "document.getElementById('pace').dispatchEvent(new Event('change', { bubbles: true }));";
        browser.script(change, &[]).await;
        browser.until("document.querySelector('#pace option:checked').value === 'fast-step' && !document.body.classList.contains('busy')").await;
        // Until a bot has played.
        for _ in 0..60 {
            let told = "return document.querySelector('.narration [data-by]')?.dataset.by === '1'
                && document.querySelector('[data-recall]') !== null;";
            if browser.script(told, &[]).await == true {
                break;
            }
            browser.script(GO_ON, &[]).await;
            browser.until(&format!("{mine} && !document.body.classList.contains('busy')")).await;
        }
        browser.until("document.querySelector('.narration .deeds > span') !== null").await;
        // It is open what happened since, and stays closed once it was closed by hand.
        browser.click("[data-recall]").await;
        browser.until("document.querySelector('#since').open").await;
        browser.script("document.querySelector('#since > summary').click();", &[]).await;
        lay(&browser, "gwt2", &["bot"]).await;
        browser.until("document.querySelector('#pace option:checked')?.value === 'fast-step'").await;
        assert_eq!(browser.script("return localStorage.getItem('fold-since');", &[]).await, "closed");
        browser.has_no_complaint().await;
    });
}

/// Raises money, and does nothing else.
const HAVE_BOTS_PLAY: &str = "const offers = [...document.querySelectorAll('.bar [data-action]')];
    const wanted = ['raise 10', 'pass', 'done'].map((word) => offers.find((it) => it.dataset.action.startsWith(word)));
    (wanted.find((it) => it) ?? offers[0])?.click();";

/// A figure with a true minus changes by a number, and says so where the figure is.
#[test]
fn changes_of_figures_are_numbers() {
    play(|stage| async move {
        let browser = stage.open(Screen::Desk).await;
        lay(&browser, "steam", &["bot", "bot"]).await;
        browser.until("document.getElementById('game')?.dataset.decides !== undefined").await;
        let script = "window.said = []; new MutationObserver((all) => {
            for (const { addedNodes } of all) for (const it of addedNodes) if (it.className === 'delta') window.said.push(it.textContent);
        }).observe(document.body, { childList: true });";
        browser.script(script, &[]).await;
        browser.script("[...document.querySelectorAll('.bar [data-action]')].find((it) => it.dataset.action === 'raise 10').click();", &[]).await;
        browser.until("window.said.length > 0").await;
        let said = browser.script("return window.said;", &[]).await;
        let numbers = |it: &serde_json::Value| {
            let text = it.as_str().unwrap();
            text.trim_start_matches(['+', '−']).parse::<u32>().is_ok_and(|by| by > 0)
        };
        assert!(said.as_array().unwrap().iter().all(numbers), "{said}");
        assert!(
            said.as_array().unwrap().iter().any(|it| it.as_str().unwrap().starts_with('−')),
            "income falls: {said}"
        );
        let page = browser.script("return document.body.innerText;", &[]).await;
        assert!(!page.as_str().unwrap().contains("NaN"), "{page}");
        browser.has_no_complaint().await;
    });
}

/// Notes what crosses the board: how many places it is sent over, and how many of them lie neither on track nor in a city, from whose
/// middle to its side it is 26.
const WATCH: &str = "window.crossed = []; new MutationObserver((all) => {
    for (const { addedNodes } of all) for (const it of addedNodes) {
        if (!it.classList?.contains('passes')) continue;
        const board = it.parentElement, frames = it.getAnimations().flatMap((its) => its.effect.getKeyframes());
        const spots = frames.map((its) => its.translate.split(' ').map(Number.parseFloat));
        const beds = [...board.querySelectorAll('.s-bed')], cities = [...board.querySelectorAll('.s-city-in')].map((its) => its.getBBox());
        const on = ([x, y = 0]) => beds.some((its) => its.isPointInStroke(new DOMPoint(x, y))) || cities.some((its) => Math.hypot(x - its.x - its.width / 2, y - its.y - its.height / 2) < 27);
        window.crossed.push({ spots: spots.length, far: new Set(spots.map(String)).size, off: spots.filter((spot) => !on(spot)).length });
    }
}).observe(document.querySelector('main'), { childList: true, subtree: true });";

/// A cube that a bot delivers goes along its track, and is gone soon; with less motion it only shows where it arrived.
#[test]
fn a_delivered_cube_travels_along_its_track() {
    play(|stage| async move {
        let browser = stage.open(Screen::Desk).await;
        for (motion, moves) in [("no-preference", true), ("reduce", false)] {
            let features = serde_json::json!([{ "name": "prefers-reduced-motion", "value": motion }]);
            browser.tool("Emulation.setEmulatedMedia", serde_json::json!({ "features": features })).await;
            lay(&browser, "steam", &["bot", "bot"]).await;
            browser.until("document.getElementById('game')?.dataset.decides !== undefined").await;
            browser.script(WATCH, &[]).await;
            for _ in 0..120 {
                if browser.script("return window.crossed.length > 0;", &[]).await == true {
                    break;
                }
                browser.script(HAVE_BOTS_PLAY, &[]).await;
                browser.until("document.getElementById('game').dataset.decides !== undefined && !document.body.classList.contains('busy')").await;
            }
            let crossed = browser.script("return window.crossed[0] ?? null;", &[]).await;
            let number = |name: &str| crossed[name].as_u64().unwrap_or_else(|| panic!("nothing crossed: {crossed}"));
            assert!(number("spots") > 10 && number("off") == 0, "{crossed}");
            assert_eq!(number("far") > 10, moves, "{crossed}");
            browser.until("document.querySelector('.passes, .ring') === null").await;
        }
        browser.has_no_complaint().await;
    });
}

/// Whoever points at a player sees their board over that of the game, whole, and nothing of it when they point elsewhere.
#[test]
fn a_player_who_is_pointed_at_shows_their_board() {
    play(|stage| async move {
        let browser = stage.open(Screen::Desk).await;
        for game in ["gwt2", "steam", "mombasa"] {
            lay(&browser, game, &["bot", "bot"]).await;
            browser.until("document.getElementById('game')?.dataset.decides !== undefined").await;
            browser.click("[data-show=players]").await;
            let point = |at: &str| {
                format!(
                    "document.querySelector('{at}').dispatchEvent(new PointerEvent('pointermove', {{ bubbles: true, pointerType: 'mouse' }}));"
                )
            };
            browser.script(&point(".players summary"), &[]).await;
            let seen = "return (() => { const glance = document.querySelector('.glance'), box = glance.getBoundingClientRect();
                const side = document.querySelector('.side').getBoundingClientRect();
                return glance.querySelector('svg') !== null && glance.scrollHeight <= glance.clientHeight + 1
                    && box.height > 100 && box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= side.left; })();";
            assert_eq!(browser.script(seen, &[]).await, true, "{game}");
            browser.script(&point(".turn"), &[]).await;
            assert_eq!(browser.script("return document.querySelector('.glance').childElementCount;", &[]).await, 0);
        }
        browser.has_no_complaint().await;
    });
}

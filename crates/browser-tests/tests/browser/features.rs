//! Everything around a click: taking back, why not, languages, the past, a small screen, no mouse.

use crate::games::lay;
use cowcatcher_browser::browser::{Browser, Screen};
use cowcatcher_browser::stage::{Stage, play};
use cowcatcher_browser::table::Sight;
use rand::SeedableRng;
use rand::rngs::SmallRng;
use serde_json::Value;
use std::collections::BTreeSet;

const TAB: &str = "\u{e004}";
pub const ENTER: &str = "\u{e007}";
const LEFT: &str = "\u{e012}";

/// Starts a game against a bot and waits for one's turn.
async fn against_a_bot(stage: &Stage, screen: Screen) -> (Browser, Sight) {
    let browser = stage.open(screen).await;
    lay(&browser, "gwt2", &["bot"]).await;
    let sight = my_turn(&browser).await;
    (browser, sight)
}

/// Waits until the page asks for a decision.
async fn my_turn(browser: &Browser) -> Sight {
    browser.until("document.getElementById('game')?.dataset.decides !== undefined").await;
    let sight = browser.see().await;
    sight.obeys();
    sight
}

/// The same offers in any order.
fn set(sight: &Sight) -> BTreeSet<&str> {
    sight.offers.iter().map(String::as_str).collect()
}

/// Chooses something that can be taken back and does not end the turn.
async fn step_on(browser: &Browser, sight: &Sight) -> Sight {
    let harmless = sight.harmless();
    let ends = |offer: &&String| matches!(offer.as_str(), "done" | "skip" | "stop");
    let action = harmless.iter().find(|offer| !ends(offer)).expect("something can be taken back");
    let next = browser.choose(sight, action).await;
    next.obeys();
    assert!(next.decides.is_some(), "{action} ended the turn");
    next
}

#[test]
fn what_the_console_says_is_heard() {
    play(|stage| async move {
        let browser = stage.open(Screen::Desk).await;
        browser.goto("/").await;
        browser.has_no_complaint().await;
        for wrong in ["console.error('no')", "setTimeout(() => nothing.there)", "fetch('/nowhere')", "eval('1')"] {
            browser.script(&format!("setTimeout(() => {{ {wrong} }});"), &[]).await;
            browser.hears_a_complaint(wrong).await;
        }
    });
}

#[test]
fn a_game_begins_with_one_click_in_the_lobby() {
    play(|stage| async move {
        let browser = stage.open(Screen::Desk).await;
        browser.goto("/").await;
        let offered = "[...document.querySelectorAll('form[action=\"/play-now\"] [name=game]')].map((it) => it.value)";
        let games = browser.script(&format!("return {offered};"), &[]).await;
        for game in games.as_array().unwrap() {
            let game = game.as_str().unwrap();
            browser.goto("/").await;
            // Its first button, whether that also says how many play or something else does.
            let begin = format!("form[action='/play-now']:has([value='{game}'])");
            browser.script("window.left = true;", &[]).await;
            browser.script("document.querySelector(arguments[0] + ' button').click();", &[begin.into()]).await;
            browser.until("window.left === undefined && document.readyState === 'complete'").await;
            browser.until("document.getElementById('game')?.dataset.decides !== undefined").await;
        }
        assert_eq!(games.as_array().unwrap().len(), cowcatcher_games::names().len(), "{games}");
        browser.has_no_complaint().await;
    });
}

#[test]
fn a_step_and_a_turn_are_taken_back_with_a_key() {
    play(|stage| async move {
        let (browser, start) = against_a_bot(&stage, Screen::Desk).await;
        let one = step_on(&browser, &start).await;
        assert_ne!(set(&one), set(&start));
        browser.press("u").await;
        let back = browser.see_after(&one.version).await;
        back.obeys();
        assert_eq!(set(&back), set(&start), "u takes a step back");

        let one = step_on(&browser, &back).await;
        let two = step_on(&browser, &one).await;
        browser.press("u").await;
        let back = browser.see_after(&two.version).await;
        assert_eq!(set(&back), set(&one), "u takes only one step back");
        let two = step_on(&browser, &back).await;
        browser.press("U").await;
        let back = browser.see_after(&two.version).await;
        back.obeys();
        assert_eq!(set(&back), set(&start), "U takes the turn back");
        browser.has_no_complaint().await;
    });
}

#[test]
fn the_page_says_why_not() {
    play(|stage| async move {
        let (browser, sight) = against_a_bot(&stage, Screen::Desk).await;
        // Where nothing lacks for anything there is nothing to explain.
        let lacking = "fetch('/t/' + document.getElementById('game').dataset.table + '/why')
            .then((answer) => answer.text()).then((text) => text.includes('class=\"refused\"'))";
        play_until(&browser, sight, lacking).await;
        let open = "document.getElementById('panel').open";
        let closed = "!document.getElementById('panel').open";
        browser.press("?").await;
        browser.until(open).await;
        let clauses =
            "return [...document.querySelectorAll('#panel .refused a.clause')].map((it) => it.getAttribute('href'));";
        let clauses = browser.script(clauses, &[]).await;
        let clauses = clauses.as_array().unwrap();
        assert!(!clauses.is_empty(), "something is refused, and a clause says why");
        let clause = clauses[0].as_str().unwrap().to_owned();
        assert!(clause.starts_with("/rules/"), "{clause}");
        browser.click("#panel button.close").await;
        browser.until(closed).await;

        browser.click("button[data-why]").await;
        browser.until(open).await;
        browser.click("#panel button.close").await;
        browser.until(closed).await;

        browser.script("document.querySelector('.board > svg').dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));", &[]).await;
        browser.until(open).await;
        let reasons = browser.script("return document.querySelector('#panel .refused').innerText;", &[]).await;
        assert!(reasons.as_str().unwrap().len() > 10, "{reasons}");

        // The clause has an address, and the rules stand there.
        browser.goto(&clause).await;
        let name = clause.trim_start_matches("/rules/").split('#').next().unwrap();
        assert!(
            browser.script("return document.body.innerText;", &[]).await.as_str().unwrap().contains(name),
            "{clause}"
        );
        browser.has_no_complaint().await;
    });
}

#[test]
fn the_page_speaks_four_languages() {
    play(|stage| async move {
        let (browser, sight) = against_a_bot(&stage, Screen::Desk).await;
        let mut seen: Vec<[String; 4]> = Vec::new();
        for code in ["it", "pt-BR", "uk", "en"] {
            browser.speak(code).await;
            let text = "const text = (selector) => document.querySelector(selector).innerText;
                const labels = [...document.querySelectorAll('[data-action]')].map((it) => it.querySelector('[role=button]')?.getAttribute('aria-label') ?? it.textContent);
                return [document.documentElement.lang, text('.top nav'), text('.turn'), text('.bar')].concat(labels);";
            let said = browser.script(text, &[]).await;
            let said: Vec<String> = serde_json::from_value(said).unwrap();
            assert_eq!(said[0], code);
            assert!(said.iter().all(|text| !text.is_empty()), "{said:?}");
            let there = browser.see().await;
            there.obeys();
            assert_eq!(set(&there), set(&sight), "the language changes the words and nothing else");
            seen.push([said[1].clone(), said[2].clone(), said[3].clone(), said[4..].join("\n")]);
        }
        for kind in 0..4 {
            let different: BTreeSet<&String> = seen.iter().map(|texts| &texts[kind]).collect();
            assert_eq!(different.len(), 4, "{different:#?}");
        }
        browser.has_no_complaint().await;
    });
}

#[test]
fn the_slider_goes_through_the_past() {
    play(|stage| async move {
        let (browser, start) = against_a_bot(&stage, Screen::Desk).await;
        let one = step_on(&browser, &start).await;
        let now = step_on(&browser, &one).await;
        let last: u32 = now.version.split('.').next().unwrap().parse().unwrap();
        let at = |step: u32| {
            format!(
                "document.getElementById('game').dataset.step === '{step}' && document.body.classList.contains('past')"
            )
        };

        // What was dealt before the game is no part of the way through it.
        let slide = "const slider = document.getElementById('history'); slider.value = '0';
            slider.dispatchEvent(new Event('input', { bubbles: true })); return Number(slider.min);";
        let first = browser.script(slide, &[]).await.as_u64().unwrap() as u32;
        browser.until(&at(first)).await;
        let past = browser.see().await;
        assert_eq!(past.offers, Vec::<String>::new(), "nobody plays in the past");
        assert_eq!(past.legal.len(), now.legal.len(), "the present goes on");
        browser.until(&format!("location.search === '?step={first}'")).await;

        // The present again, then one step back with an arrow key on the slider.
        browser.click(".history .row a.button").await;
        browser.until("document.getElementById('game').dataset.step === undefined").await;
        let again = browser.see().await;
        again.obeys();
        assert_eq!(set(&again), set(&now));
        browser.script("document.getElementById('history').focus();", &[]).await;
        browser.press(LEFT).await;
        browser.until(&at(last - 1)).await;
        assert_eq!(browser.see().await.offers, Vec::<String>::new());

        // Whoever comes by an address with a moment in it sees that moment.
        browser.goto(&format!("/t/{}?step=1", now.table)).await;
        browser.until(&at(1)).await;
        browser.has_no_complaint().await;
    });
}

#[test]
fn a_phone_shows_the_board_above_and_a_sheet_below() {
    play(|stage| async move {
        let narrow =
            "document.documentElement.scrollWidth <= 390 && document.body.scrollWidth <= 390 && innerWidth === 390";
        let (browser, sight) = against_a_bot(&stage, Screen::Phone).await;
        browser.until(narrow).await;
        let boxes = "const box = (selector) => { const it = document.querySelector(selector).getBoundingClientRect();
                return [it.left, it.top, it.right, it.bottom]; };
            return [box('.board'), box('.side'), box('.tabs'), box('.turn h1'), box('.bar'), box('.board > svg')];";
        let boxes: Vec<[f64; 4]> = serde_json::from_value(browser.script(boxes, &[]).await).unwrap();
        let [board, side, tabs, turn, bar, drawing] = boxes[..] else { panic!("{boxes:?}") };
        for [left, top, right, bottom] in [board, side, tabs, turn, bar] {
            assert!(left >= -1.0 && top >= -1.0 && right <= 391.0 && bottom <= 845.0, "{boxes:?}");
        }
        assert!(board[3] <= side[1] + 1.0, "the board is above the sheet: {boxes:?}");
        // The drawing is larger than its window, which shows the part that is asked about.
        assert!(board[3] - board[1] > 150.0 && drawing[2] - drawing[0] > 389.0, "the board can be seen: {boxes:?}");
        let covers = drawing[0] <= board[0] + 1.0 && drawing[2] >= board[2] - 1.0;
        assert!(covers, "the drawing fills its window: {boxes:?}");

        let tabs = "return [...document.querySelectorAll('.tabs [data-show]')].map((it) => it.dataset.show);";
        let tabs = browser.script(tabs, &[]).await;
        for tab in tabs.as_array().unwrap().iter().rev() {
            let tab = tab.as_str().unwrap();
            browser.click(&format!(".tabs [data-show={tab}]")).await;
            let shown = format!(
                "[...document.querySelectorAll('[data-tab-of]')].every((it) =>
                (it.offsetHeight > 0) <= (it.dataset.tabOf === '{tab}')) &&
                [...document.querySelectorAll('[data-tab-of={tab}]')].some((it) => it.offsetHeight > 0)"
            );
            browser.until(&shown).await;
            browser.until(narrow).await;
        }
        let next = step_on(&browser, &sight).await;
        step_on(&browser, &next).await;
        browser.until(narrow).await;
        for page in ["/", "/new", "/rules", "/about"] {
            browser.goto(page).await;
            browser.until(narrow).await;
        }
        browser.has_no_complaint().await;
    });
}

/// Goes from piece to piece with Tab until one is focused that can be played, and says which.
async fn tab_to_a_piece(browser: &Browser) -> String {
    for _ in 0..300 {
        browser.press(TAB).await;
        let focused = "return document.activeElement.closest('[data-action]')?.dataset.action ?? null;";
        if let Value::String(action) = browser.script(focused, &[]).await {
            return action;
        }
    }
    panic!("no piece can be reached with Tab");
}

/// Plays in a hurry until an expression is true.
async fn play_until(browser: &Browser, mut sight: Sight, expression: &str) -> Sight {
    let mut rng = SmallRng::seed_from_u64(3);
    for _ in 0..200 {
        if browser.script(&format!("return {expression};"), &[]).await == true {
            return sight;
        }
        browser.choose(&sight, &sight.hurry(&mut rng)).await;
        sight = my_turn(browser).await;
    }
    panic!("in 200 steps never: {expression}");
}

/// Presses a key that plays something and waits for the next turn.
async fn play_with(browser: &Browser, key: &str, sight: &Sight) -> Sight {
    browser.press(key).await;
    browser.see_after(&sight.version).await;
    my_turn(browser).await
}

#[test]
fn one_can_play_without_a_mouse() {
    play(|stage| async move {
        let (browser, mut sight) = against_a_bot(&stage, Screen::Desk).await;
        for _ in 0..3 {
            let action = tab_to_a_piece(&browser).await;
            assert!(sight.legal.contains(&action), "{action}");
            sight = play_with(&browser, ENTER, &sight).await;
        }
        // A digit plays the entry with that number.
        let sight = play_until(&browser, sight, "document.querySelector('[data-digit=\"1\"]') !== null").await;
        play_with(&browser, "1", &sight).await;
        browser.has_no_complaint().await;
    });
}

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

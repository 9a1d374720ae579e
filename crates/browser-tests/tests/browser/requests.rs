//! One request per click, as the browsers themselves count: the answer to a click is the page, whoever watches fetches once, and a
//! line that was tried out is played in one go.

use crate::games::sit_down;
use cowcatcher_browser::browser::{Browser, Screen};
use cowcatcher_browser::stage::play;
use cowcatcher_browser::table::Sight;
use serde_json::Value;

/// Forgets what was requested so far.
async fn forget(browser: &Browser) {
    browser.script("performance.clearResourceTimings();", &[]).await;
}

/// What the page has requested since, without the address of the table: what the browser noted, whatever the script says. What the
/// tests ask the interface themselves (`see`) is left out.
async fn requested(browser: &Browser) -> Vec<String> {
    let script = "const { table } = document.getElementById('game').dataset;
        return performance.getEntriesByType('resource').map((it) => new URL(it.name).pathname)
            .map((path) => path.replace('/api/v1/tables/' + table, 'POST').replace('/t/' + table, 'GET'))
            .filter((path) => path !== 'POST');";
    let said = browser.script(script, &[]).await;
    said.as_array().unwrap().iter().map(|path| path.as_str().unwrap().to_owned()).collect()
}

/// Says something and waits until both have read it. Notices come in order: whatever an earlier one made a page do has begun
/// by then.
async fn chat(from: &Browser, both: [&Browser; 2], text: &str) {
    let script =
        "const form = document.querySelector('form[data-api$=\"/chat\"]'); form.elements.text.value = arguments[0];
        form.requestSubmit();";
    from.script(script, &[text.into()]).await;
    for browser in both {
        let read = format!(
            "!document.body.classList.contains('busy') && document.querySelector('.chat').textContent.includes('{text}')"
        );
        browser.until(&read).await;
    }
}

/// A table of two; who decides first, and who watches.
async fn two(browsers: &[Browser]) -> (&Browser, &Browser, Sight) {
    let sights = [browsers[0].see().await, browsers[1].see().await];
    let acting = usize::from(sights[1].decides.is_some());
    let [first, second] = sights;
    (&browsers[acting], &browsers[1 - acting], if acting == 0 { first } else { second })
}

/// Something that can be taken back and does not end the turn, if there is such.
fn goes_on(sight: &Sight) -> Option<String> {
    let ends = |offer: &&String| matches!(offer.as_str(), "done" | "skip" | "stop");
    sight.harmless().iter().find(|offer| !ends(offer)).cloned()
}

#[test]
fn a_click_is_one_request_of_who_clicks_and_one_of_who_watches() {
    play(|stage| async move {
        let browsers = sit_down(&stage, "gwt2", 2).await;
        let (acts, watches, mut sight) = two(&browsers).await;
        // Somebody without a seat watches too.
        let spectator = stage.open(Screen::Small).await;
        spectator.goto(&format!("/t/{}", sight.table)).await;
        spectator.see_at(&sight.version).await;
        let all = [acts, watches, &spectator];
        chat(acts, [acts, watches], "ready").await;
        spectator.until("document.querySelector('.chat').textContent.includes('ready')").await;

        for round in 0..4 {
            for browser in all {
                forget(browser).await;
            }
            // After three clicks, or where nothing else can be taken back, the last one is.
            let click = goes_on(&sight).filter(|_| round < 3);
            let (deed, next) = match &click {
                Some(action) => ("actions", acts.choose(&sight, action).await),
                None => {
                    assert!(round > 0, "nothing can be taken back");
                    acts.press("u").await;
                    ("undo", acts.see_after(&sight.version).await)
                }
            };
            watches.see_at(&next.version).await;
            spectator.see_at(&next.version).await;
            assert_eq!(requested(acts).await, [format!("POST/{deed}")], "round {round}: who clicks");
            assert_eq!(requested(watches).await, ["GET/fragment"], "round {round}: who watches");

            // Had the notice of the click made the clicker fetch something, it would be there by the time of the next.
            let hello = format!("hello {round}");
            chat(watches, [acts, watches], &hello).await;
            spectator.until(&format!("document.querySelector('.chat').textContent.includes('{hello}')")).await;
            assert_eq!(requested(acts).await, [&*format!("POST/{deed}"), "GET/fragment"], "round {round}");
            assert_eq!(requested(watches).await, ["GET/fragment", "POST/chat"], "round {round}");
            assert_eq!(requested(&spectator).await, ["GET/fragment", "GET/fragment"], "round {round}");
            if click.is_none() {
                break;
            }
            sight = next;
        }
        for browser in all {
            browser.has_no_complaint().await;
        }
    });
}

#[test]
fn a_tried_line_is_played_in_one_request() {
    play(|stage| async move {
        let browsers = sit_down(&stage, "gwt2", 2).await;
        let (acts, watches, sight) = two(&browsers).await;
        chat(acts, [acts, watches], "ready").await;

        acts.press("t").await;
        let quiet = |steps: usize| {
            format!(
                "document.getElementById('game').dataset.tried === '{steps}' && !document.body.classList.contains('busy')"
            )
        };
        acts.until(&quiet(0)).await;
        // The first that is offered, shows nothing and ends nothing.
        let pick = "const { reveals } = document.getElementById('game').dataset;
            const shows = new Set(JSON.parse(reveals)), ends = ['done', 'skip', 'stop'];
            const found = [...document.querySelectorAll('[data-action]')].map((it) => it.dataset.action)
                .find((action) => !shows.has(action) && !ends.includes(action));
            return found ?? null;";
        let mut line = Vec::new();
        for steps in 1..=2 {
            let Value::String(action) = acts.script(pick, &[]).await else { panic!("nothing goes on after {line:?}") };
            acts.click(&format!(".bar [data-action='{action}']")).await;
            acts.until(&quiet(steps)).await;
            line.push(action);
        }
        for browser in [acts, watches] {
            forget(browser).await;
        }
        acts.click("[data-try=play]").await;
        let played = acts.see_after(&sight.version).await;
        played.obeys();
        let step = |version: &str| version.split('.').next().unwrap().parse::<usize>().unwrap();
        // What has one answer is answered by itself.
        assert!(step(&played.version) >= step(&sight.version) + 2, "{line:?}");
        watches.see_at(&played.version).await.obeys();
        chat(watches, [acts, watches], "well played").await;
        assert_eq!(requested(acts).await, ["POST/actions", "GET/fragment"], "one for the line, one for the talk");
        assert_eq!(requested(watches).await, ["GET/fragment", "POST/chat"], "one for the line, one for the talk");
        for browser in [acts, watches] {
            browser.has_no_complaint().await;
        }
    });
}

/// Where all decide secretly at once a click of one is still a notice to the others, but neither fetches twice.
#[test]
fn secret_decisions_are_one_request_each() {
    play(|stage| async move {
        let browsers = sit_down(&stage, "mombasa", 2).await;
        let (one, two) = (&browsers[0], &browsers[1]);
        chat(one, [one, two], "ready").await;
        let sights = [one.see().await, two.see().await];
        assert!(sights.iter().all(|sight| sight.decides.is_some()), "both decide");
        for browser in [one, two] {
            forget(browser).await;
        }
        let first = one.choose(&sights[0], &sights[0].offers[0]).await;
        let seen = two.see_at(&first.version).await;
        let second = two.choose(&seen, &seen.offers[0]).await;
        one.see_at(&second.version).await.obeys();
        chat(one, [one, two], "chosen").await;
        assert_eq!(requested(one).await, ["POST/actions", "GET/fragment", "POST/chat"]);
        assert_eq!(requested(two).await, ["GET/fragment", "POST/actions", "GET/fragment"]);
    });
}

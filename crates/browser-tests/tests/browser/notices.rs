//! Notices in the browser: chosen on a page, in every language, on desk and phone, with nothing for axe-core to find; and what the service worker does with a
//! push message.

use cowcatcher_browser::axe;
use cowcatcher_browser::browser::{Browser, Screen};
use cowcatcher_browser::laws::Faults;
use cowcatcher_browser::stage::{Stage, play};
use serde_json::json;

const PAGE: &str = "/me/notices";

/// Adds a hook and a mail address.
async fn add_two(browser: &Browser, stage: &Stage) {
    browser.goto(PAGE).await;
    browser.fill("#hook", &format!("{}/nowhere", stage.address)).await;
    browser.fill("#shape", "ntfy").await;
    browser.follow("form[action$='/hook'] button").await;
    browser.fill("#mail", "ann@mail.example").await;
    browser.follow("form[action$='/mail'] button").await;
    browser.until("document.querySelectorAll('[data-target]').length === 2").await;
}

#[test]
fn what_is_told_where_is_chosen_on_a_page() {
    play(|stage| async move {
        let browser = stage.open(Screen::Desk).await;
        browser.goto("/").await;
        browser.follow(".gear").await;
        browser.follow("a[href='/me/notices']").await;
        browser.until("!document.querySelector('[data-push]').hidden").await;
        add_two(&browser, &stage).await;
        let states = "return [...document.querySelectorAll('[data-target]')].map((it) => it.dataset.state);";
        assert_eq!(browser.script(states, &[]).await, json!(["on", "new"]));
        browser.click("[data-state=on] [name=kind-mention]").await;
        browser.follow("[data-state=on] button.primary").await;
        let chosen = "return [...document.querySelectorAll('[data-state=on] [name^=kind-]')].map((it) => it.checked);";
        assert_eq!(browser.script(chosen, &[]).await, json!([true, true, false, true, true]));
        browser.fill("#an-hour", "3").await;
        browser.click("[name=quiet]").await;
        browser.follow("form.often button").await;
        assert_eq!(browser.script("return document.querySelector('#an-hour').value;", &[]).await, "3");
        assert_eq!(browser.script("return document.querySelector('[name=quiet]').checked;", &[]).await, true);
        browser.follow("[data-state=new] .danger").await;
        assert_eq!(browser.script(states, &[]).await, json!(["on"]));
        browser.has_no_complaint().await;
    });
}

/// The page in every language and both colours.
async fn judge(stage: &Stage, screen: Screen, name: &str) {
    let axe = axe::fetch();
    let browser = stage.open(screen).await;
    browser.goto("/").await;
    add_two(&browser, stage).await;
    let mut faults = Faults::default();
    for (language, colours) in [("en", "light"), ("it", "dark"), ("pt-BR", "light"), ("uk", "dark")] {
        browser.goto(PAGE).await;
        browser.speak(language).await;
        browser.colour(colours).await;
        browser.goto(PAGE).await;
        browser.until("!document.querySelector('[data-push]').hidden").await;
        let place = format!("{name}-{language}-notices");
        // Addresses are nobody's words.
        browser.judge_here(screen, &place, false, axe.as_deref(), &mut faults).await;
    }
    faults.are_none(&format!("notices on a {name}"));
}

#[test]
fn notices_on_a_desk_are_good_in_every_language() {
    play(|stage| async move { judge(&stage, Screen::Desk, "desk").await });
}

#[test]
fn notices_on_a_phone_are_good_in_every_language() {
    play(|stage| async move { judge(&stage, Screen::Phone, "phone").await });
}

#[test]
fn a_push_message_is_shown_once() {
    play(|stage| async move {
        let browser = stage.open(Screen::Desk).await;
        browser.goto(PAGE).await;
        let granted = json!({ "origin": stage.address, "permissions": ["notifications"] });
        browser.tool("Browser.grantPermissions", granted).await;
        browser.script("navigator.serviceWorker.register('/worker.js');", &[]).await;
        browser.until("navigator.serviceWorker.ready.then(() => true)").await;
        browser.tool("ServiceWorker.enable", json!({})).await;
        let data = json!({ "id": "0123456789abcdef", "title": "Your turn", "body": "", "url": stage.address, "language": "en" });
        let message = json!({ "origin": stage.address, "registrationId": "0", "data": data.to_string() });
        // The same one comes twice, as it may after an answer that was lost.
        for _ in 0..2 {
            browser.tool("ServiceWorker.deliverPushMessage", message.clone()).await;
        }
        let shown = "return navigator.serviceWorker.ready.then((it) => it.getNotifications()).then((all) => all.map((one) => one.title));";
        browser
            .until("navigator.serviceWorker.ready.then((it) => it.getNotifications()).then((all) => all.length > 0)")
            .await;
        assert_eq!(browser.script(shown, &[]).await, json!(["Your turn"]));
    });
}

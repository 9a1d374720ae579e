//! Clocks in the browser: chosen, counted down, resting, at zero; in every language, on desk and phone, with nothing for axe-core to find.

use cowcatcher_browser::axe;
use cowcatcher_browser::browser::{Browser, Screen};
use cowcatcher_browser::laws::Faults;
use cowcatcher_browser::stage::{Stage, play};
use serde_json::json;
use std::path::PathBuf;

/// Two people at one browser and a table with this clock.
async fn sit_down(browser: &Browser, game: &str, clock: &str, at_zero: &str) {
    browser.goto(&format!("/new?game={game}")).await;
    browser.fill("#seat-1", "me").await;
    browser.fill("#seat-2", "me").await;
    browser.fill("[name=name-1]", "Ann").await;
    browser.fill("[name=name-2]", "Ben").await;
    browser.fill("#clock", clock).await;
    browser.fill("#at-zero", at_zero).await;
    browser.follow("form.new button.primary").await;
    browser.until("document.querySelector('#game .clock[data-runs]') !== null").await;
    browser.script("document.querySelector('[data-lift]')?.click();", &[]).await;
}

/// What the clocks beside the question show.
async fn shown(browser: &Browser) -> String {
    let said = browser.script("return document.querySelector('.running .clock').textContent;", &[]).await;
    said.as_str().unwrap().to_owned()
}

/// A picture for whoever wants to look, in the folder that the environment names.
async fn picture(browser: &Browser, name: &str) {
    if let Some(folder) = std::env::var_os("COWCATCHER_PICTURES") {
        std::fs::write(PathBuf::from(folder).join(format!("{name}.png")), browser.picture().await).unwrap();
    }
}

#[test]
fn a_clock_is_chosen_and_counts_down() {
    play(|stage| async move {
        let browser = stage.open(Screen::Desk).await;
        browser.goto("/new?game=gwt2").await;
        // What happens at zero is asked once there is a clock.
        let asked = "getComputedStyle(document.querySelector('.at-zero')).display !== 'none'";
        assert_eq!(browser.script(&format!("return {asked};"), &[]).await, false);
        browser.fill("#clock", "15m+30s").await;
        browser.until(asked).await;
        sit_down(&browser, "gwt2", "15m+30s", "bot-turn").await;
        let first = shown(&browser).await;
        assert!(first.starts_with("15:"), "{first}");
        browser.until(&format!("document.querySelector('.running .clock').textContent !== '{first}'")).await;
        // All of them stand among the players; the one that does not run stands still.
        browser.script("document.querySelector('[data-show=players]').click();", &[]).await;
        let still =
            "return [...document.querySelectorAll('.times .clock:not([data-runs])')].map((it) => it.textContent);";
        assert_eq!(browser.script(still, &[]).await, json!(["15:00"]));
        assert_eq!(browser.script("return document.querySelectorAll('.times li').length;", &[]).await, 2);
        // A fresh part begins anew from what the server says, and never jumps up.
        let before = shown(&browser).await;
        browser.script("location.reload();", &[]).await;
        browser.until("document.querySelector('.running .clock[data-runs]') !== null").await;
        assert!(shown(&browser).await <= before);
        browser.has_no_complaint().await;
    });
}

#[test]
fn nights_and_holidays_are_set_on_a_page() {
    play(|stage| async move {
        let browser = stage.open(Screen::Desk).await;
        browser.goto("/").await;
        browser.follow(".gear").await;
        let here = "Intl.DateTimeFormat().resolvedOptions().timeZone";
        browser.until(&format!("document.querySelector('#zone').value === {here}")).await;
        browser.fill("#zone", "Europe/Rome").await;
        browser.fill("[name=night-from]", "22:30").await;
        browser.fill("[name=night-to]", "07:00").await;
        browser.fill("[name=holiday-from-0]", "2026-12-24").await;
        browser.fill("[name=holiday-to-0]", "2027-01-02").await;
        browser.follow("form.pauses button.primary").await;
        assert_eq!(browser.script("return document.querySelector('[name=night-from]').value;", &[]).await, "22:30");
        assert_eq!(
            browser.script("return document.querySelector('[name=holiday-to-0]').value;", &[]).await,
            "2027-01-02"
        );
        assert_eq!(browser.script("return document.querySelector('#zone').value;", &[]).await, "Europe/Rome");
        browser.has_no_complaint().await;
    });
}

/// The pages with clocks, in every language and both colours.
async fn judge(stage: &Stage, screen: Screen, name: &str) {
    let axe = axe::fetch();
    let browser = stage.open(screen).await;
    browser.goto("/").await;
    let mut faults = Faults::default();
    sit_down(&browser, "gwt2", "1d", "table").await;
    let table = browser.script("return location.pathname + location.search;", &[]).await;
    let table = table.as_str().unwrap().to_owned();
    for (language, colours) in [("en", "light"), ("it", "dark"), ("pt-BR", "light"), ("uk", "dark")] {
        browser.goto("/settings").await;
        browser.speak(language).await;
        browser.colour(colours).await;
        for path in ["/settings", "/new?game=gwt2", "/", &table] {
            browser.goto(path).await;
            browser.until("document.readyState === 'complete' && document.fonts.status === 'loaded'").await;
            if path.starts_with("/new") {
                browser.fill("#clock", "3d").await;
                browser.script("document.querySelector('#clock').scrollIntoView({ block: 'center' });", &[]).await;
            }
            let part = path.trim_matches('/').split(['/', '?']).next().unwrap_or_default();
            let place = format!("{name}-{language}-{part}");
            if part == "t" {
                browser.until("document.querySelector('#game .clock[data-runs]') !== null").await;
                browser.script("document.querySelector('[data-lift]')?.click();", &[]).await;
                picture(&browser, &format!("{place}-play")).await;
            }
            // The boards of others are measured elsewhere, by what a small screen shows of them.
            let ours = |what: &str| part != "t" || ["running", "times"].iter().any(|it| what.starts_with(it));
            let found = browser.faults(part != "settings").await.into_iter().filter(|fault| ours(&fault.what));
            faults.note(&place, &found.collect::<Vec<_>>());
            if part == "t" {
                let show = "document.querySelector('[data-show=players]').click();
                    document.querySelector('.times').scrollIntoView({ block: 'nearest' });";
                browser.script(show, &[]).await;
            }
            picture(&browser, &place).await;
            if let Some(axe) = &axe {
                faults.note(&place, &browser.judged_by(axe).await);
            }
        }
    }
    browser.has_no_complaint().await;
    faults.are_none(&format!("clocks on a {name}"));
}

#[test]
fn clocks_on_a_desk_are_good_in_every_language() {
    play(|stage| async move { judge(&stage, Screen::Desk, "desk").await });
}

#[test]
fn clocks_on_a_phone_are_good_in_every_language() {
    play(|stage| async move { judge(&stage, Screen::Phone, "phone").await });
}

//! Language, colours, what is asked, and when one's clocks rest.

use super::shell::Page;
use super::{Params, Posted};
use crate::app::App;
use crate::error::Trouble;
use crate::visitor::{FORCED_COOKIE, LANGUAGE_COOKIE, THEME_COOKIE, Theme, Visitor, set_cookie};
use crate::words::Locale;
use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use cowcatcher_table::{Holiday, MOST_HOLIDAYS, Night, Pauses, TableError};
use maud::{Markup, html};
use serde::Deserialize;
use std::str::FromStr;

/// Where the settings are.
const ADDRESS: &str = "/settings";
/// So many holidays can be added at a time.
const MORE_HOLIDAYS: usize = 2;

/// Was something saved just now?
#[derive(Deserialize)]
pub struct Done {
    saved: Option<String>,
}

/// The settings that are kept with the visitor.
pub async fn page(State(app): State<App>, visitor: Visitor, Params(done): Params<Done>) -> Result<Markup, Trouble> {
    let locale = visitor.locale;
    let title = locale.text("settings-title");
    let pauses = app.tables().pauses(&visitor.who).await?;
    let content = html! {
        section.sheet.narrow {
            h1 { (title) }
            p { a href="/me/identity" { (locale.text("identity-title")) } }
            h2 { (locale.text("pauses-title")) }
            p.faint { (locale.text("pauses-help")) }
            (form(&visitor, &pauses))
            @if done.saved.is_some() { p role="status" { (locale.text("saved")) } }
            @if app.tables().ways().any() {
                h2 { (locale.text("notices-title")) }
                p.faint { (locale.text("notices-help")) }
                p { a.button.quiet href=(super::notices::ADDRESS) { (locale.text("notices-look")) } }
            }
        }
    };
    Ok(Page { visitor: &visitor, title: &title, address: ADDRESS, class: "plain", card: None, content }.render())
}

/// A form that asks when the clocks of somebody rest.
fn form(visitor: &Visitor, pauses: &Pauses) -> Markup {
    let locale = visitor.locale;
    let new = *pauses == Pauses::default();
    // Hours and minutes.
    let short = |time: String| time.chars().take(5).collect::<String>();
    let night = pauses.night.map(|night| (short(night.from.to_string()), short(night.to.to_string())));
    let (from, to) = night.unwrap_or_default();
    let rows = (pauses.holidays.len() + MORE_HOLIDAYS).min(MOST_HOLIDAYS);
    let field = |name: String, id: &str, kind: &str, value: String| {
        html! { label { span { (locale.text(id)) } " " input type=(kind) name=(name) value=(value); } }
    };
    html! {
        form.pauses method="post" action={ (ADDRESS) "/pauses" } {
            input type="hidden" name="csrf" value=(visitor.token());
            div.field {
                label for="zone" { (locale.text("pauses-zone")) }
                input id="zone" name="zone" value=(pauses.zone) list="zones" required autocomplete="off" data-zone[new];
                datalist id="zones" { @for zone in Pauses::zones() { option value=(zone) {} } }
                p.faint { (locale.text("pauses-zone-help")) }
            }
            fieldset.field {
                legend { (locale.text("pauses-night")) }
                div.pair {
                    (field("night-from".to_owned(), "pauses-from", "time", from))
                    (field("night-to".to_owned(), "pauses-to", "time", to))
                }
                p.faint { (locale.text("pauses-night-help")) }
            }
            fieldset.field {
                legend { (locale.text("pauses-holidays")) }
                @for row in 0..rows {
                    @let (from, to) = pauses.holidays.get(row).map(|it| (it.from.to_string(), it.to.to_string())).unwrap_or_default();
                    div.pair {
                        (field(format!("holiday-from-{row}"), "pauses-first-day", "date", from))
                        (field(format!("holiday-to-{row}"), "pauses-last-day", "date", to))
                    }
                }
                p.faint { (locale.text("pauses-holidays-help")) }
            }
            p { button.primary { (locale.text("save")) } }
        }
    }
}

/// Two fields that are both filled in or both empty.
fn pair<T: FromStr>(from: &str, to: &str, what: &'static str) -> Result<Option<(T, T)>, TableError> {
    if from.is_empty() && to.is_empty() {
        return Ok(None);
    }
    match (from.parse(), to.parse()) {
        (Ok(from), Ok(to)) => Ok(Some((from, to))),
        _ => Err(TableError::BadPauses { what }),
    }
}

/// Keeps when the clocks of somebody rest.
pub async fn rest(State(app): State<App>, posted: Posted) -> Result<Redirect, Trouble> {
    let night = pair(posted.get("night-from"), posted.get("night-to"), "night")?;
    let mut holidays = Vec::new();
    for (row, from) in posted.starting("holiday-from-") {
        let to = posted.get(&format!("holiday-to-{row}"));
        holidays.extend(pair(from, to, "holidays")?.map(|(from, to)| Holiday { from, to }));
    }
    let night = night.map(|(from, to)| Night { from, to });
    let pauses = Pauses { zone: posted.get("zone").trim().to_owned(), night, holidays };
    app.tables().set_pauses(&posted.visitor.who, pauses).await?;
    Ok(Redirect::to("/settings?saved=yes"))
}

/// Keeps what was chosen and goes back to where it was chosen. What a form does not ask for stays as it is.
pub async fn change(State(app): State<App>, posted: Posted) -> Result<Response, Trouble> {
    let mut response = Redirect::to(inside(posted.get("back"))).into_response();
    let mut keep = |cookie: &str, word: &str| set_cookie(&mut response, cookie, word, true, app.secure());
    if let Ok(locale) = posted.get("language").parse::<Locale>() {
        keep(LANGUAGE_COOKIE, locale.code());
        // What is told elsewhere is told in the same language.
        app.tables().reads(&posted.visitor.who, locale).await?;
    }
    let theme = posted.get("theme");
    if !theme.is_empty() {
        keep(THEME_COOKIE, Theme::read(theme).word());
    }
    if let word @ ("on" | "off") = posted.get("forced") {
        keep(FORCED_COOKIE, word);
    }
    Ok(response)
}

/// An address of ours, never one of another site.
fn inside(address: &str) -> &str {
    let plain = address.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\');
    if plain && address.starts_with('/') && !address.starts_with("//") { address } else { "/" }
}

#[cfg(test)]
mod tests {
    use super::inside;

    #[test]
    fn one_comes_back_to_our_own_pages_only() {
        assert_eq!(inside("/t/abc?step=3"), "/t/abc?step=3");
        for wrong in ["", "//evil.example", "https://evil.example", "/\\evil.example", "/a\nb", "javascript:1"] {
            assert_eq!(inside(wrong), "/", "{wrong}");
        }
    }
}

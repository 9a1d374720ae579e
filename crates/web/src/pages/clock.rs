//! Clocks in words, and how a form asks for one.

use super::Posted;
use crate::error::Trouble;
use crate::words::{Locale, Value};
use cowcatcher_table::{AtZero, ClockPlan, Time};
use maud::{Markup, html};

/// What the form offers for each turn, for games over days, …
const BY_TURN: [&str; 5] = ["12h", "1d", "2d", "3d", "7d"];
/// … and for the whole game, live and over days.
const BY_GAME: [&str; 6] = ["10m+20s", "15m+30s", "30m+1m", "1h+1m", "3d+12h", "7d+1d"];

/// So many seconds in the largest unit that fits.
fn span(locale: Locale, seconds: u32) -> String {
    let units = [("clock-days", 86_400), ("clock-hours", 3600), ("clock-minutes", 60)];
    let unit = units.into_iter().find(|(_, length)| seconds > 0 && seconds.is_multiple_of(*length));
    let (id, length) = unit.unwrap_or(("clock-seconds", 1));
    locale.text_with(id, &[("count", Value::from(i64::from(seconds / length)))])
}

/// How much time there is, in words.
pub fn told(locale: Locale, time: Time) -> String {
    match time {
        Time::Turn(seconds) => locale.text_with("clock-per-turn", &[("time", Value::from(span(locale, seconds)))]),
        Time::Reserve { reserve, increment } => {
            let both =
                [("reserve", Value::from(span(locale, reserve))), ("increment", Value::from(span(locale, increment)))];
            locale.text_with("clock-reserve", &both)
        }
    }
}

/// What happens at zero, in words.
pub fn at_zero(locale: Locale, at_zero: AtZero) -> String {
    locale.text(&format!("at-zero-{}", at_zero.word()))
}

/// What a table agreed on, in words.
pub fn agreed(locale: Locale, plan: ClockPlan) -> String {
    format!("{}: {} ({})", locale.text("clock"), told(locale, plan.time), at_zero(locale, plan.at_zero))
}

/// The fields of a form that ask for a clock.
pub fn fields(locale: Locale) -> Markup {
    let choice = |text: &str| {
        let time = text.parse().map_or_else(|_| text.to_owned(), |time| told(locale, time));
        html! { option value=(text) { (time) } }
    };
    html! {
        div.field {
            label for="clock" { (locale.text("clock")) }
            select id="clock" name="clock" {
                option value="none" { (locale.text("clock-none")) }
                optgroup label=(locale.text("clock-by-turn")) { @for time in BY_TURN { (choice(time)) } }
                optgroup label=(locale.text("clock-by-game")) { @for time in BY_GAME { (choice(time)) } }
            }
            p.faint { (locale.text("clock-help")) " " a href="/settings" { (locale.text("pauses-title")) } }
        }
        div.field.at-zero {
            label for="at-zero" { (locale.text("at-zero")) }
            select id="at-zero" name="at-zero" {
                @for way in AtZero::ALL { option value=(way.word()) { (at_zero(locale, way)) } }
            }
            p.faint { (locale.text("at-zero-help")) }
        }
    }
}

/// The clock that a form asks for.
///
/// # Errors
/// If nobody can read it.
pub fn chosen(posted: &Posted) -> Result<Option<ClockPlan>, Trouble> {
    match posted.get("clock") {
        "" | "none" => Ok(None),
        time => Ok(Some(ClockPlan { time: time.parse()?, at_zero: posted.get("at-zero").parse()? })),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_offered_can_be_chosen_and_is_told_in_words() {
        for text in BY_TURN.into_iter().chain(BY_GAME) {
            let time: Time = text.parse().unwrap();
            time.check().unwrap();
            assert_eq!(time.to_string(), text);
        }
        let said = |locale, text: &str| told(locale, text.parse().unwrap());
        assert_eq!(said(Locale::En, "1d"), "1 day per turn");
        assert_eq!(said(Locale::En, "36h"), "36 hours per turn");
        assert_eq!(said(Locale::It, "3d"), "3 giorni per turno");
        assert_eq!(said(Locale::Pt, "15m+30s"), "15 min + 30 s por turno");
        assert_eq!(said(Locale::Uk, "2d+0s"), "2 дні + 0 с на хід");
    }
}

//! The clocks: those that run beside the question, all of them among the players.
//!
//! The server says what is left; the script counts on from there.

use super::Scene;
use super::seats::{all, to_bot};
use crate::pages::clock::told;
use crate::words::{Locale, Value};
use cowcatcher_engine::Seat;
use cowcatcher_table::{AtZero, ClockSeen, SeatClockSeen, Status};
use maud::{Markup, html};

/// With less than so many milliseconds left a clock is looked at.
const SOON: i64 = 60_000;

/// The clocks, while they are of any use.
fn seen(scene: &Scene) -> Option<ClockSeen> {
    let now = scene.state.status() == Status::Running && scene.look.step.is_none() && scene.trial.is_none();
    scene.state.clock_seen(scene.now).filter(|_| now)
}

/// What is left, as a clock shows it.
fn figures(locale: Locale, left: i64) -> String {
    let seconds = (left + 999) / 1000;
    let (days, hours, minutes, seconds) = (seconds / 86_400, seconds / 3600 % 24, seconds / 60 % 60, seconds % 60);
    match (days, hours) {
        (0, 0) => format!("{minutes}:{seconds:02}"),
        (0, _) => format!("{hours}:{minutes:02}:{seconds:02}"),
        _ => format!("{days}\u{a0}{} {hours:02}:{minutes:02}", locale.text("clock-day")),
    }
}

/// One clock.
fn face(scene: &Scene, clock: &SeatClockSeen) -> Markup {
    let locale = scene.locale();
    let up = clock.runs && clock.left == 0;
    let soon = clock.runs && clock.left < SOON;
    let from_now = |moment: Option<i64>| moment.map(|moment| (moment - scene.now).max(0));
    html! {
        span.clock.runs[clock.runs && clock.rests_until.is_none()].soon[soon] role="timer" data-left=(clock.left) data-day=(locale.text("clock-day"))
            data-runs=[clock.runs.then_some("")] data-rest-ends=[from_now(clock.rests_until)] data-rest-begins=[from_now(clock.rests_from)] {
            @if up { (locale.text("clock-up")) } @else { (figures(locale, clock.left)) }
        }
        @if let Some(until) = clock.rests_until.filter(|_| !up) {
            " " span.faint { (locale.text("clock-rests")) " " time data-moment=(until) {} }
        }
    }
}

/// The clocks that run, below the question; where the table decides, what there is to decide.
pub fn running(scene: &Scene) -> Markup {
    let Some(clock) = seen(scene) else { return html! {} };
    let locale = scene.locale();
    let sits = all(scene).any(|(_, row)| row.owner() == Some(scene.look.who));
    let late = |seat: &SeatClockSeen| clock.at_zero == AtZero::Table && seat.runs && seat.left == 0;
    let name = |seat: Seat| [("name", Value::from(scene.name(seat)))];
    html! {
        @for seat in clock.seats.iter().filter(|seat| seat.runs) {
            p {
                span class={ "seat p" (seat.seat) } { span.unseen { (locale.text_with("clock-left", &name(seat.seat))) } }
                " " (face(scene, seat))
            }
            @if late(seat) && sits && !scene.plays(seat.seat) {
                p.faint { (locale.text_with("clock-late", &name(seat.seat))) }
                (to_bot(scene, seat.seat, locale.text_with("seat-to-bot", &name(seat.seat))))
            }
        }
    }
}

/// The clock of every seat, and what was agreed on.
pub fn every(scene: &Scene) -> Markup {
    let Some(clock) = seen(scene) else { return html! {} };
    let locale = scene.locale();
    let people = clock.seats.iter().zip(scene.state.seats()).filter(|(_, row)| row.person().is_some());
    html! {
        h2 { (locale.text("clock-title")) }
        ul {
            @for (seat, _) in people {
                li {
                    span class={ "seat p" (seat.seat) } { (scene.name(seat.seat)) }
                    span.time { (face(scene, seat)) }
                    @if seat.missed > 0 {
                        span.faint { (locale.text_with("clock-missed", &[("count", Value::from(i64::from(seat.missed)))])) }
                    }
                }
            }
        }
        p.faint {
            (told(locale, clock.time)) ". " (locale.text(&format!("clock-then-{}", clock.at_zero.word()))) " "
            @if all(scene).any(|(_, row)| row.owner() == Some(scene.look.who)) { a href="/settings" { (locale.text("pauses-title")) } }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_shows_what_is_left() {
        let shown = |left| figures(Locale::En, left);
        assert_eq!(shown(0), "0:00");
        assert_eq!(shown(1), "0:01");
        assert_eq!(shown(61_000), "1:01");
        assert_eq!(shown(3_600_000), "1:00:00");
        assert_eq!(shown(86_400_000 + 2 * 3_600_000 + 5 * 60_000), "1\u{a0}d 02:05");
        assert_eq!(figures(Locale::Uk, 2 * 86_400_000), "2\u{a0}д 00:00");
    }
}

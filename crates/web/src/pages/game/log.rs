//! What happened: since one's last turn, lately, and the slider through the whole game.

use super::{Scene, consent};
use crate::drawing::Told;
use crate::words::Value;
use cowcatcher_engine::Seat;
use cowcatcher_table::Status;
use maud::{Markup, html};

/// What happened since the viewer's last turn: open when their turn comes, unless they closed it.
pub fn since(scene: &Scene) -> Markup {
    let since = &scene.drawing.since;
    html! {
        @if scene.decides().is_some() && !since.is_empty() {
            details id="since" data-fold="since" open {
                summary { (scene.locale().text("since-your-turn")) " (" (since.len()) ")" }
                (list(scene, since.iter().rev()))
            }
        }
    }
}

/// The log, the latest first.
pub fn log(scene: &Scene) -> Markup {
    let log = &scene.drawing.log;
    html! {
        h2 { (scene.locale().text("log-title")) }
        @if log.is_empty() { p.faint { (scene.locale().text("log-empty")) } } @else { (filters(scene)) }
        (list(scene, log.iter().rev()))
    }
}

/// What of it is shown: everything, what concerns the viewer, or what one player did.
fn filters(scene: &Scene) -> Markup {
    let locale = scene.locale();
    let players = (0..scene.names.len() as u8).map(Seat);
    html! {
        div.filters role="group" aria-label=(locale.text("filter-title")) {
            button.quiet type="button" data-filter="all" aria-pressed="true" { (locale.text("filter-all")) }
            @if scene.look.seat.is_some() {
                button.quiet type="button" data-filter="me" aria-pressed="false" { (locale.text("filter-me")) }
            }
            @for seat in players {
                button.quiet type="button" data-filter=(seat.0) aria-pressed="false" title=(scene.name(seat)) {
                    span class={ "seat p" (seat) } { span.unseen { (scene.name(seat)) } }
                }
            }
        }
    }
}

fn list<'a>(scene: &Scene, told: impl Iterator<Item = &'a Told>) -> Markup {
    let locale = scene.locale();
    let address = |step: u32| format!("?step={}", step + 1);
    let me = scene.look.seat;
    // What others do to somebody names them.
    let concerns = |told: &Told| me.is_some_and(|me| told.by == Some(me) || told.text.contains(scene.name(me)));
    html! {
        ol.told {
            @for one in told {
                li.opens[one.opens] data-by=[one.by.map(|seat| seat.0)] data-me[concerns(one)] {
                    @let seat = one.by.map(|seat| format!("seat p{seat}"));
                    a.step href=(address(one.step)) data-step-to=(one.step + 1) title=(locale.text("log-look")) {
                        span class=[seat] {}
                        span.unseen { (locale.text("log-look")) }
                    }
                    span { (one.text) }
                    @if let Some(clause) = one.clause { a.clause href={ "/rules/" (clause) } title=(clause) { "§" } }
                }
            }
        }
    }
}

fn number(scene: &Scene, step: u32) -> String {
    let total = i64::from(scene.state.version().step);
    let args = [("number", Value::from(i64::from(step))), ("total", Value::from(total))];
    scene.locale().text_with("history-at", &args)
}

/// The slider.
pub fn history(scene: &Scene) -> Markup {
    let locale = scene.locale();
    let total = scene.state.version().step;
    let at = scene.look.step.unwrap_or(total);
    let go = |step: u32, name: String, sign: &str| {
        html! { a.button.quiet href={ "?step=" (step) } data-step-to=(step) aria-label=(name) title=(name) { (sign) } }
    };
    html! {
        h2 { (locale.text("history")) " " span.faint { (number(scene, at)) } }
        div.slider {
            (go(0, locale.text("history-first"), "«"))
            (go(at.saturating_sub(1), locale.text("history-previous"), "‹"))
            input type="range" id="history" min="0" max=(total) value=(at) aria-label=(locale.text("history"));
            (go((at + 1).min(total), locale.text("history-next"), "›"))
            (go(total, locale.text("history-last"), "»"))
        }
        @if scene.look.step.is_some() {
            div.row {
                a.button href="?" data-step-to=(total) { (locale.text("history-live")) }
                @if scene.state.status() == Status::Running && scene.look.seat.is_some_and(|seat| scene.plays(seat)) {
                    (consent::moment(scene, at))
                }
            }
        }
    }
}

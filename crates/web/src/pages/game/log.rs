//! What happened: since one's last turn, and lately.

use super::Scene;
use crate::drawing::Told;
use cowcatcher_engine::Seat;
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

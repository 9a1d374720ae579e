//! What happened: since one's last turn, and lately.

use super::Scene;
use crate::drawing::Told;
use maud::{Markup, html};

/// What happened since the viewer's last turn.
pub fn since(scene: &Scene) -> Markup {
    let since = &scene.drawing.since;
    html! {
        @if scene.decides().is_some() && !since.is_empty() {
            details id="since" {
                summary { (scene.locale().text("since-your-turn")) " (" (since.len()) ")" }
                (list(scene, since.iter()))
            }
        }
    }
}

/// The log, the latest first.
pub fn log(scene: &Scene) -> Markup {
    let log = &scene.drawing.log;
    html! {
        h2 { (scene.locale().text("log-title")) }
        @if log.is_empty() { p.faint { (scene.locale().text("log-empty")) } }
        (list(scene, log.iter().rev()))
    }
}

fn list<'a>(scene: &Scene, told: impl Iterator<Item = &'a Told>) -> Markup {
    let address = |step: u32| format!("?step={}", step + 1);
    html! {
        ol.told {
            @for one in told {
                li.opens[one.opens] {
                    @let seat = one.by.map(|seat| format!("seat p{seat}"));
                    a.step href=(address(one.step)) data-step-to=(one.step + 1) title=(scene.locale().text("history")) {
                        span class=[seat] {}
                    }
                    span { (one.text) }
                    @if let Some(clause) = one.clause { a.clause href={ "/rules/" (clause) } title=(clause) { "§" } }
                }
            }
        }
    }
}

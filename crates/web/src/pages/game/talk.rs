//! What is said: at the table, and among those who watch.

use super::Scene;
use cowcatcher_table::{ChatLine, LONGEST_CHAT, LONGEST_NAME, Room};
use maud::{Markup, html};

/// What was said at the table, and a field to say something.
pub fn chat(scene: &Scene) -> Markup {
    let locale = scene.locale();
    let said = scene.state.said(Room::Table);
    html! {
        h2 { (locale.text("chat-title")) }
        @if said.is_empty() { p.faint { (locale.text("chat-empty")) } }
        (lines(scene, said))
        @if let Some(seat) = scene.look.seat {
            form.row data-api=(scene.api("chat")) {
                input type="hidden" name="seat" data-number value=(seat.0);
                (field(scene, "chat-text", "chat-write"))
            }
        }
    }
}

/// What is said among those who watch. They write there; players open it if they like.
pub fn gallery(scene: &Scene) -> Markup {
    let locale = scene.locale();
    let said = scene.state.said(Room::Gallery);
    let watches = scene.state.seats_of(&scene.look.who).is_empty();
    if said.is_empty() && !watches {
        return html! {};
    }
    html! {
        details id="gallery" data-fold="gallery" open[watches] {
            summary { (locale.text("gallery-title")) " (" (said.len()) ")" }
            p.faint { (locale.text("gallery-help")) }
            (lines(scene, said))
            @if watches {
                form.row data-api=(scene.api("gallery")) {
                    input.who id="gallery-name" name="name" maxlength=(LONGEST_NAME) required aria-label=(locale.text("your-name"))
                        placeholder=(locale.text("your-name")) value=[scene.visitor.name.as_deref()];
                    (field(scene, "gallery-text", "gallery-write"))
                }
            }
        }
    }
}

/// Things said, numbered so that the page knows which were read.
fn lines(scene: &Scene, said: &[ChatLine]) -> Markup {
    let own = |line: &ChatLine| line.seat.is_some_and(|seat| scene.state.seats_of(&scene.look.who).contains(seat));
    html! {
        ol.said {
            @for line in said {
                li data-number=(line.number) data-own[own(line)] {
                    @match line.seat {
                        Some(seat) => span class={ "seat p" (seat) } { (line.name) },
                        None => strong { (line.name) },
                    }
                    span.words { (line.text) }
                    time data-time=(line.at) {}
                }
            }
        }
    }
}

fn field(scene: &Scene, id: &str, write: &str) -> Markup {
    let locale = scene.locale();
    html! {
        input id=(id) name="text" maxlength=(LONGEST_CHAT) autocomplete="off" required
            aria-label=(locale.text(write)) placeholder=(locale.text(write));
        button.quiet { (locale.text("chat-send")) }
    }
}

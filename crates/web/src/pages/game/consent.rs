//! Going back further than one may alone: asking for it, and being asked. Where nobody else plays, it is simply done.

use super::Scene;
use crate::words::Value;
use cowcatcher_engine::Seat;
use cowcatcher_table::Ask;
use maud::{Markup, html};

/// A way back to before what a seat did last, beyond what it may take back alone.
pub fn last_turn(scene: &Scene, seat: Seat) -> Markup {
    let locale = scene.locale();
    let Some(step) = scene.state.playing().last_turn(seat) else { return html! {} };
    let what = |id: &str| done_at(scene, step as u32).map(|what| locale.text_with(id, &[("what", Value::from(what))]));
    let (text, help) = match scene.is_alone() {
        true => (locale.text("undo-mine"), what("undo-mine-help").unwrap_or_else(|| locale.text("undo-mine-long"))),
        false => (locale.text("undo-ask"), what("undo-ask-before").unwrap_or_else(|| locale.text("undo-ask-help"))),
    };
    back_to(scene, step as u32, &text, &help)
}

/// A way back to the moment that is looked at.
pub fn moment(scene: &Scene, step: u32) -> Markup {
    let locale = scene.locale();
    let (text, help) = match scene.is_alone() {
        true => ("undo-here", "undo-here-help"),
        false => ("undo-ask-here", "undo-ask-help"),
    };
    back_to(scene, step, &locale.text(text), &locale.text(help))
}

fn back_to(scene: &Scene, step: u32, text: &str, help: &str) -> Markup {
    if scene.state.request().is_some() {
        return html! {};
    }
    html! {
        form data-api=(scene.api("ask")) {
            input type="hidden" name="back_to" data-number value=(step);
            button.quiet title=(help) { (text) }
        }
    }
}

/// The first thing that the viewer heard of what was done from a step on.
fn done_at(scene: &Scene, step: u32) -> Option<String> {
    let oldest = scene.drawing.log.first().is_some_and(|told| told.step <= step);
    scene.drawing.log.iter().find(|told| oldest && told.step >= step).map(|told| told.text.clone())
}

/// Why the table can't be played on, and what can be done.
pub fn unreadable(scene: &Scene) -> Markup {
    let locale = scene.locale();
    let Some(why) = scene.state.unreadable() else { return html! {} };
    html! {
        div.request role="alert" {
            p { (why.told(locale)) }
            p.faint { (locale.text("unreadable-hint")) }
        }
    }
}

/// What somebody asks of everybody.
pub fn request(scene: &Scene) -> Markup {
    let locale = scene.locale();
    let Some(request) = scene.state.request_for(&scene.look.who) else { return html! {} };
    let names = |seats: &[Seat]| seats.iter().map(|&seat| scene.name(seat)).collect::<Vec<_>>().join(", ");
    let text = match request.ask {
        Ask::BackTo(step) => match done_at(scene, step) {
            Some(what) => locale
                .text_with("undo-asked", &[("name", Value::from(names(&request.by))), ("what", Value::from(what))]),
            None => locale.text_with("undo-asked-earlier", &[("name", Value::from(names(&request.by)))]),
        },
        Ask::Hints => locale.text_with("hints-asked", &[("name", Value::from(names(&request.by)))]),
        Ask::Abandon => format!("{}: {}", names(&request.by), locale.text("abandon-confirm")),
    };
    let mine = request.by.iter().any(|&seat| scene.plays(seat));
    let answer = |yes: bool, text: String| {
        html! {
            form data-api=(scene.api("answer")) {
                input type="hidden" name="yes" data-truth value=(yes);
                button.quiet { (text) }
            }
        }
    };
    html! {
        div.request role="alert" {
            p { (text) }
            p.faint { (locale.text_with("undo-waiting", &[("names", Value::from(names(&request.missing)))])) }
            div.row {
                @if request.yours_to_answer { (answer(true, locale.text("undo-agree"))) (answer(false, locale.text("undo-refuse"))) }
                @else if mine { (answer(false, locale.text("cancel"))) }
            }
        }
    }
}

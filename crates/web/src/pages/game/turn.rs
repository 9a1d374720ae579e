//! Whose turn it is, what is asked, and the actions that no piece carries.

use super::Scene;
use crate::drawing::Offer;
use crate::pages::table::score;
use crate::words::Value;
use cowcatcher_engine::Seat;
use cowcatcher_table::Status;
use maud::{Markup, html};

/// Whose turn it is and the question, always in the same place.
pub fn turn(scene: &Scene) -> Markup {
    let locale = scene.locale();
    // Where several decide at once, the viewer is told of their own decision.
    let decider = scene.decides().or_else(|| scene.state.to_decide().iter().next());
    let name = |seat: Seat| Value::from(scene.name(seat));
    let headline = match (scene.state.status(), decider) {
        _ if scene.look.step.is_some() => locale.text("history-notice"),
        (Status::Waiting, _) => {
            let open = scene.state.seats().iter().filter(|seat| seat.is_open()).count();
            locale.text_with("lobby-waiting-for-players", &[("count", Value::from(open as i64))])
        }
        (Status::Over, _) => locale.text("game-over"),
        (Status::Abandoned, _) => locale.text("lobby-abandoned"),
        (Status::Running, Some(seat)) if scene.decides() == Some(seat) && scene.is_shared() => {
            locale.text_with("turn-yours-as", &[("name", name(seat))])
        }
        (Status::Running, Some(seat)) if scene.decides() == Some(seat) => locale.text("turn-yours"),
        (Status::Running, Some(seat)) if scene.state.seats()[seat.index()].bot().is_some() => {
            locale.text_with("bot-thinking", &[("name", name(seat))])
        }
        (Status::Running, Some(seat)) => locale.text_with("turn-of", &[("name", name(seat))]),
        (Status::Running, None) => locale.text("loading"),
    };
    let mark = decider.filter(|_| scene.look.step.is_none()).map(|seat| format!("seat p{seat}"));
    html! {
        h1.mine[scene.decides().is_some()] { span class=[mark] { (headline) } }
        @if scene.decides().is_some() && let Some((question, clause)) = &scene.drawing.question {
            p.question { (question) " " a.clause href={ "/rules/" (clause) } title=(clause) { "?" } }
        }
        @if scene.look.seat.is_none() && scene.state.status() == Status::Running { p.faint { (locale.text("watching")) } }
        @if let Some(turns) = scene.drawing.last_turns.filter(|_| scene.state.status() == Status::Running) {
            p.warn { (locale.text_with("last-turns", &[("count", Value::from(i64::from(turns)))])) }
        }
    }
}

/// Bots play at a pace at which people can follow; who does not want to watch them skips ahead.
pub fn hurry(scene: &Scene) -> Markup {
    let locale = scene.locale();
    let bot = |seat: Seat| scene.state.seats().get(seat.index()).is_some_and(|row| row.bot().is_some());
    let plays = scene.look.seat.is_some() && scene.look.step.is_none() && scene.trial.is_none();
    html! {
        @if plays && scene.decides().is_none() && scene.state.to_decide().iter().any(bot) {
            form data-api=(scene.api("hurry")) {
                button.quiet data-hurry title=(locale.text("hurry-help")) { kbd { "S" } " " (locale.text("hurry")) " »" }
            }
        }
    }
}

/// What is tried out, and how to play or drop it.
pub fn trial(scene: &Scene) -> Markup {
    let locale = scene.locale();
    let Some(trial) = scene.trial else { return html! {} };
    let after = scene.look.seat.and_then(|seat| score(scene.state, seat));
    html! {
        p {
            strong { (locale.text("try-notice")) }
            @if let (Some(before), Some(after)) = (trial.before, after) {
                " " span.faint { (locale.text_with("try-score", &[("before", Value::from(before)), ("after", Value::from(after))])) }
            }
        }
        div.row {
            button type="button" data-try="play" disabled[trial.steps == 0] { (locale.text("try-play")) }
            button.quiet type="button" data-try="drop" { kbd { "Esc" } " " (locale.text("try-drop")) }
        }
    }
}

/// The action bar.
pub fn bar(scene: &Scene) -> Markup {
    let locale = scene.locale();
    let (ends, steps): (Vec<&Offer>, Vec<&Offer>) = scene.drawing.bar.iter().partition(|offer| offer.ends);
    let unused = scene.drawing.unused.iter().take(3).cloned().collect::<Vec<_>>().join(", ");
    let left = (!unused.is_empty()).then(|| locale.text_with("end-turn-left", &[("what", Value::from(unused))]));
    html! {
        @if !steps.is_empty() {
            ol.offers {
                @for (number, offer) in steps.iter().enumerate() {
                    li { (button(scene, offer, (number < 9).then_some(number + 1), None)) }
                }
            }
        }
        @if !ends.is_empty() {
            div.ends { @for offer in &ends { (button(scene, offer, None, left.as_deref())) } }
        }
        @if scene.decides().is_some() && scene.drawing.bar.is_empty() && scene.drawing.unused.is_empty() {
            p.faint { (locale.text("actions-none")) }
        }
        (undo(scene))
    }
}

fn button(scene: &Scene, offer: &Offer, digit: Option<usize>, left: Option<&str>) -> Markup {
    let reveals = scene.drawing.reveals.contains(&offer.action);
    let mut label = offer.words.clone();
    for more in left.map(str::to_owned).into_iter().chain(reveals.then(|| scene.locale().text("warn-reveals"))) {
        label.push_str(". ");
        label.push_str(&more);
    }
    let done = offer.action == "done";
    html! {
        button.act.offer.end[offer.ends].reveals[reveals] type="button" data-action=(offer.action) data-digit=[digit]
            data-done=[done.then_some("")] aria-label=(label) {
            @if let Some(digit) = digit { kbd { (digit) } }
            @if done { kbd { "↵" } }
            span { (offer.label) }
            @if reveals { span.eye aria-hidden="true" { "◉" } }
            @if let Some(left) = left { small { (left) } }
        }
    }
}

/// Taking back.
fn undo(scene: &Scene) -> Markup {
    let locale = scene.locale();
    let seat = scene.look.seat.filter(|&seat| scene.plays(seat) && scene.look.step.is_none());
    let Some(seat) = seat.filter(|_| scene.state.status() == Status::Running) else { return html! {} };
    let undo = scene.state.undo_of(seat);
    // What is tried out is taken back without asking the table.
    let (step, turn) = match scene.trial {
        Some(trial) => (trial.steps > 0, trial.steps > 1),
        None => (undo.step.is_some(), undo.step.is_some() && undo.turn != undo.step),
    };
    let ask = locale.text("undo-ask");
    let now = scene.state.playing().step();
    html! {
        div.undo {
            @if step { button.quiet type="button" data-undo="step" { kbd { "U" } " " (locale.text("undo-step")) } }
            @if turn { button.quiet type="button" data-undo="turn" { kbd { "⇧U" } " " (locale.text("undo-turn")) } }
            @if scene.trial.is_none() && scene.decides().is_some() {
                button.quiet type="button" data-try="on" title=(locale.text("try-help")) { kbd { "T" } " " (locale.text("try-on")) }
            }
            @if !step && scene.trial.is_none() && scene.state.request().is_none() && let Some(last) = scene.state.playing().decision_before(now) {
                form data-api=(scene.api("ask")) {
                    input type="hidden" name="back_to" data-number value=(last);
                    button.quiet title=(locale.text("undo-ask-help")) { (ask) }
                }
            }
            button.quiet type="button" data-why="" { kbd { "?" } " " (locale.text("why-not")) }
        }
    }
}

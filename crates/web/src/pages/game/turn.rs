//! Whose turn it is and what is asked.

use super::Scene;
use crate::pages::table::score;
use crate::words::Value;
use cowcatcher_engine::Seat;
use cowcatcher_table::{LONGEST_NOTE, Status};
use maud::{Markup, html};

/// Whose turn it is and the question, always in the same place.
pub fn turn(scene: &Scene) -> Markup {
    let locale = scene.locale();
    // Where several decide at once, the viewer is told of their own decision.
    let decider = scene.decides().or_else(|| scene.state.to_decide().iter().next());
    let marked = decider.or_else(|| scene.state.rival_to_act());
    let name = |seat: Seat| Value::from(scene.name(seat));
    let headline = match (scene.state.status(), decider) {
        _ if scene.look.step.is_some() => locale.text("history-notice"),
        _ if scene.plans_ahead() => locale.text("plan-headline"),
        (Status::Waiting | Status::Running, _) if scene.state.unreadable().is_some() => locale.text("unreadable-title"),
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
        (Status::Running, None) => match scene.state.rival_to_act() {
            Some(rival) => locale.text_with("turn-of", &[("name", name(rival))]),
            None => locale.text("loading"),
        },
    };
    let marked = marked.filter(|_| scene.look.step.is_none());
    let mark = marked.map(|seat| format!("seat p{seat}"));
    let about = marked.and_then(|seat| scene.about_bot(seat));
    html! {
        h1.mine[scene.decides().is_some()] { span class=[mark] title=[about] { (headline) } }
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
        @if plays && scene.decides().is_none() && (scene.state.to_decide().iter().any(bot) || scene.state.rival_to_act().is_some()) {
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
            strong { (locale.text(if trial.ahead { "plan-notice" } else { "try-notice" })) }
            @if let (Some(before), Some(after)) = (trial.before, after) {
                " " span.faint { (locale.text_with("try-score", &[("before", Value::from(before)), ("after", Value::from(after))])) }
            }
        }
        div.row {
            @if !trial.ahead { button type="button" data-try="play" disabled[trial.steps == 0] { (locale.text("try-play")) } }
            button.quiet type="button" data-try="drop" { kbd { "Esc" } " " (locale.text("try-drop")) }
        }
        @if trial.steps > 0 {
            form.keep data-keep {
                input id="plan-note" name="note" maxlength=(LONGEST_NOTE) autocomplete="off" aria-label=(locale.text("plan-note")) placeholder=(locale.text("plan-note"));
                button.quiet[!trial.ahead] { (locale.text("plan-keep")) }
            }
        }
    }
}

//! The way through a game: where one is, a slider with the turns as a ribbon, what happened there, and playing on from there.

use super::{Scene, analysis, consent};
use crate::words::Value;
use cowcatcher_engine::{Seat, ToAct};
use cowcatcher_table::{Status, Turn};
use maud::{Markup, html};

/// So much that happened in one step is told.
const TOLD: usize = 4;

/// How high the ribbon is.
const RIBBON: u32 = 8;

/// The way through the game.
pub fn replay(scene: &Scene) -> Markup {
    let locale = scene.locale();
    let total = scene.state.version().step;
    let at = scene.look.step.unwrap_or(total);
    let turns = scene.state.playing().turns();
    let first = (scene.state.playing().setup() as u32).min(total);
    let back = turns.iter().rev().map(|turn| turn.step).find(|&step| step < at).unwrap_or(first);
    let on = turns.iter().map(|turn| turn.step).find(|&step| step > at).unwrap_or(total);
    let go = |name: &'static str, step: u32, text: String, sign: &str| {
        html! { a.button.quiet href={ "?step=" (step) } data-step-to=(step) data-go=(name) aria-label=(text) title=(text) { span aria-hidden="true" { (sign) } } }
    };
    html! {
        h2 { (locale.text("history")) " " span.faint { (place(scene, &turns, at)) } }
        div.slider {
            (go("turn-back", back, locale.text("replay-turn-back"), "«"))
            (go("back", at.saturating_sub(1).max(first), locale.text("history-previous"), "‹"))
            div.rail {
                input type="range" id="history" min=(first) max=(total) value=(at) aria-label=(locale.text("history"))
                    aria-valuetext=(place(scene, &turns, at));
                (ribbon(&turns, first, total))
            }
            (go("on", (at + 1).min(total), locale.text("history-next"), "›"))
            (go("turn-on", on, locale.text("replay-turn-on"), "»"))
            button.quiet type="button" data-replay data-pause=(locale.text("replay-pause")) aria-label=(locale.text("replay-play"))
                title=(locale.text("replay-play")) aria-pressed="false" { span aria-hidden="true" { "▶" } }
        }
        @if scene.look.step.is_some() {
            (narration(scene, at))
            (analysis::here(scene, at))
            div.row {
                a.button href="?" data-step-to=(total) { (locale.text("history-live")) }
                @if scene.state.status() == Status::Running && scene.look.seat.is_some_and(|seat| scene.plays(seat)) {
                    (consent::moment(scene, at))
                }
            }
            @if scene.state.status().is_final() { (fork(scene, at)) }
        }
    }
}

/// Where in the game a moment is, as people count.
fn place(scene: &Scene, turns: &[Turn], at: u32) -> String {
    let locale = scene.locale();
    let begun = turns.iter().take_while(|turn| turn.step <= at).count();
    match turns.get(begun.wrapping_sub(1)) {
        _ if at == scene.state.version().step && scene.state.status() == Status::Over => locale.text("end-final"),
        None => locale.text("replay-before"),
        Some(turn) => locale.text_with(
            "replay-turn",
            &[
                ("number", Value::from(begun as i64)),
                ("total", Value::from(turns.len() as i64)),
                ("name", Value::from(scene.name(turn.seat))),
            ],
        ),
    }
}

/// Whose turn it was when, as a ribbon under the slider.
fn ribbon(turns: &[Turn], first: u32, total: u32) -> Markup {
    let ends = turns.iter().skip(1).map(|turn| turn.step).chain([total]);
    html! {
        svg.ribbon viewBox={ "0 0 " ((total - first).max(1)) " " (RIBBON) } preserveAspectRatio="none" aria-hidden="true" {
            @for (turn, end) in turns.iter().zip(ends) {
                rect class={ "k-p" (turn.seat) } x=(turn.step.saturating_sub(first)) y="0" width=(end.saturating_sub(turn.step))
                    height=(RIBBON) {}
            }
            @for turn in turns { path d={ "M" (turn.step.saturating_sub(first)) " 0v" (RIBBON) } {} }
        }
    }
}

/// What happened in the step that led to this moment.
fn narration(scene: &Scene, at: u32) -> Markup {
    let told = || scene.drawing.log.iter().filter(|one| one.step + 1 == at).take(TOLD);
    html! {
        div.happened role="status" {
            @for one in told() {
                p { @if let Some(seat) = one.by { span class={ "seat p" (seat) } {} } (one.text) }
            }
        }
    }
}

/// A new table that goes on from this moment.
fn fork(scene: &Scene, at: u32) -> Markup {
    let (locale, state) = (scene.locale(), scene.state);
    let Some(then) = state.playing().at(at as usize) else { return html! {} };
    if then.to_act() == ToAct::Over {
        return html! {};
    }
    // Whoever had a seat takes it again; others take that of who is to decide.
    let own = scene.look.seat.or_else(|| then.to_act().deciders().iter().next()).unwrap_or(Seat(0));
    html! {
        form.fork method="post" action={ "/t/" (state.id()) "/fork" } {
            input type="hidden" name="csrf" value=(scene.visitor.token());
            input type="hidden" name="step" value=(at);
            h3 { (locale.text("fork-title")) }
            p.faint { (locale.text("fork-help")) }
            div.row {
                label { (locale.text("fork-seat")) " "
                    select name="seat" {
                        @for (number, name) in scene.names.iter().enumerate() {
                            option value=(number) selected[number == own.index()] { (number + 1) ". " (name) }
                        }
                    }
                }
                button name="others" value="bots" { (locale.text("fork-bots")) }
                button.quiet name="others" value="friends" { (locale.text("fork-friends")) }
            }
        }
    }
}

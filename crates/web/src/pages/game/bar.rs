//! The action bar: every legal action in words, in one place, and taking back.

use super::{Scene, consent};
use crate::drawing::{Group, Line, Offer};
use crate::words::{Locale, Value};
use cowcatcher_table::Status;
use maud::{Markup, html};

/// The action bar: what can be done, by groups; what ends something stands apart.
pub fn bar(scene: &Scene) -> Markup {
    let locale = scene.locale();
    let bar = &scene.drawing.bar;
    let unused = bar.unused.iter().take(3).cloned().collect::<Vec<_>>().join(", ");
    let left = (!unused.is_empty()).then(|| locale.text_with("end-turn-left", &[("what", Value::from(unused))]));
    // A heading over the only group would say nothing.
    let headed = bar.groups.len() > 1;
    // Several ways to end would leave no room for anything else if all of them were always in sight.
    let several = bar.ends.len() > 1;
    let ends = html! { @for offer in &bar.ends { (entry(scene, offer, "end", left.as_deref())) } };
    html! {
        div.entries tabindex=[(!bar.groups.is_empty()).then_some("-1")] {
            @for (number, group) in bar.groups.iter().enumerate() { (self::group(scene, group, number, headed)) }
            @if several { div.ends { (ends) } }
            @if scene.decides().is_some() && bar.offers().next().is_none() { p.faint { (locale.text("actions-none")) } }
        }
        div.ends {
            (undo(scene))
            @if !several { (ends) }
        }
    }
}

fn group(scene: &Scene, group: &Group, number: usize, headed: bool) -> Markup {
    html! {
        @if headed { p.group { (group.title) } }
        ul.group-of {
            @for (at, line) in group.lines.iter().enumerate() { li { (self::line(scene, line, &format!("{number}-{at}"))) } }
        }
    }
}

/// A line; `path` names it among all lines of this moment.
fn line(scene: &Scene, line: &Line, path: &str) -> Markup {
    match line {
        Line::One(offer) => entry(scene, offer, "", None),
        Line::Fold(shares, lines) => html! {
            // Named by the moment as well, so that the fold of another question does not open by itself.
            details.fold id={ "fold-" (scene.state.version()) "-" (path) } {
                summary.entry { kbd aria-hidden="true" {} span.words { (shares) } span.many { (lines.len()) } }
                ul {
                    @for (at, line) in lines.iter().enumerate() { li { (self::line(scene, line, &format!("{path}-{at}"))) } }
                }
            }
        },
        Line::Stepper(offers, preset) => stepper(scene, offers, *preset),
    }
}

/// Amounts of the same thing: one of them is shown, the others are a press away.
fn stepper(scene: &Scene, offers: &[Offer], preset: usize) -> Markup {
    let locale = scene.locale();
    html! {
        div.stepper data-stepper=(preset) {
            button.quiet.less type="button" data-less aria-label=(locale.text("stepper-less")) { "−" }
            input type="range" min="0" max=(offers.len().saturating_sub(1)) value=(preset) aria-label=(locale.text("stepper-amount"));
            button.quiet.more type="button" data-more aria-label=(locale.text("stepper-more")) { "+" }
            @for (number, offer) in offers.iter().enumerate() {
                div.amount hidden[number != preset] { (entry(scene, offer, "", None)) }
            }
        }
    }
}

/// One action: icon, words, what it costs and gives.
fn entry(scene: &Scene, offer: &Offer, class: &str, left: Option<&str>) -> Markup {
    html! {
        button class={ "act entry offer " (class) } type="button" data-action=[(!offer.goal).then_some(&offer.action)]
            data-goal=[offer.goal.then_some(&offer.action)] data-reveals[offer.reveals] {
            kbd aria-hidden="true" {}
            (says(scene.locale(), offer, left))
        }
    }
}

/// The same once more, as a hint. It carries what it plays as a goal, for each action has one entry and no other.
pub fn advised(locale: Locale, offer: &Offer) -> Markup {
    html! {
        button.act.entry.advised type="button" data-goal=(offer.action) data-reveals[offer.reveals] { (says(locale, offer, None)) }
    }
}

fn says(locale: Locale, offer: &Offer, left: Option<&str>) -> Markup {
    let reveals = offer.reveals.then(|| locale.text("warn-reveals"));
    html! {
        @if let Some(icon) = &offer.icon { span.icon aria-hidden="true" { (icon) } }
        span.words {
            (offer.words)
            @if let Some(left) = left { small { (left) } }
            @if let Some(reveals) = &reveals { small.eye { "◉ " (reveals) } }
        }
        @for figure in &offer.figures { span.cost.good[figure.good] { (figure.text) } }
    }
}

/// Taking back, trying out, and the reasons why not.
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
    html! {
        div.undo {
            @if step { button.quiet type="button" data-undo="step" { kbd { "U" } " " (locale.text("undo-step")) } }
            @if turn { button.quiet type="button" data-undo="turn" { kbd { "⇧U" } " " (locale.text("undo-turn")) } }
            @if scene.trial.is_none() && scene.decides().is_some() && scene.state.lecture().is_none() {
                button.quiet type="button" data-try="on" title=(locale.text("try-help")) { kbd { "T" } " " (locale.text("try-on")) }
            }
            @if scene.trial.is_none() && scene.plans.ahead && !scene.is_shared() {
                button.quiet type="button" data-try="on" title=(locale.text("plan-ahead-help")) { kbd { "T" } " " (locale.text("plan-ahead")) }
            }
            @if !step && scene.trial.is_none() { (consent::last_turn(scene, seat)) }
            button.quiet type="button" data-why="" { kbd { "?" } " " (locale.text("why-not")) }
        }
    }
}

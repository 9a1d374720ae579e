//! Plans and answers for later: what is offered now, and the list of all. Nobody but their owner sees any of it.

use super::Scene;
use crate::words::Value;
use cowcatcher_engine::Seat;
use cowcatcher_table::{InstructionSeen, InstructionState, OfferedInstruction, PlanSeen, PlanState, Status, Unfit};
use maud::{Markup, html};

/// So many plans are offered beside the question; the others stand in the list.
const OFFERED: usize = 2;

/// The seat for which the viewer may prepare something.
fn own(scene: &Scene) -> Option<Seat> {
    let now = scene.look.step.is_none() && scene.state.status() == Status::Running;
    scene.look.seat.filter(|&seat| now && scene.plays(seat) && scene.state.lecture().is_none())
}

/// Plans that can be played now, and a word about those that were dropped.
pub fn offer(scene: &Scene) -> Markup {
    let Some(seat) = own(scene).filter(|_| scene.trial.is_none()) else { return html! {} };
    let decides = scene.decides().is_some();
    let plans = || scene.plans.plans.iter();
    let fit = plans().filter(|plan| decides && matches!(plan.state, PlanState::Fits { .. }));
    let told = fit.chain(plans().filter(|plan| matches!(plan.state, PlanState::Dropped(_))));
    html! {
        @for plan in told.take(OFFERED) {
            div.offer-of {
                p { strong { (scene.locale().text("plan-offer")) } " " (title(plan)) }
                (state(scene, plan))
                (buttons(scene, seat, plan))
            }
        }
    }
}

/// Everything that was prepared, and what can be.
pub fn all(scene: &Scene) -> Markup {
    let Some(seat) = own(scene) else { return html! {} };
    let (locale, prepared) = (scene.locale(), &scene.plans);
    let left = |offer: &&OfferedInstruction| {
        let active = |it: &InstructionSeen| it.name == offer.name && it.state == InstructionState::Active;
        !prepared.instructions.iter().any(active)
    };
    html! {
        h2 { (locale.text("plans-title")) }
        p.faint { (locale.text("plans-private")) }
        @if prepared.plans.is_empty() { p.faint { (locale.text("plans-none")) } }
        ul.kept {
            @for plan in &prepared.plans {
                li {
                    details id={ "plan-" (plan.plan) } {
                        summary {
                            (title(plan)) " "
                            span.faint { (locale.text_with("plan-steps", &[("count", Value::from(plan.steps.len()))])) }
                        }
                        ol { @for step in &plan.steps { li { (step.words) } } }
                    }
                    (state(scene, plan))
                    (buttons(scene, seat, plan))
                }
            }
        }
        @if !prepared.instructions.is_empty() || !prepared.offered.is_empty() {
            h2 { (locale.text("instructions-title")) }
            p.faint { (locale.text("instructions-help")) }
            ul.kept { @for it in &prepared.instructions { li { (instruction(scene, seat, it)) } } }
            @for offer in prepared.offered.iter().filter(left) { (leave(scene, seat, offer)) }
        }
    }
}

/// What a plan is called: its note, else its first step.
fn title(plan: &PlanSeen) -> &str {
    let first = plan.steps.first().map_or("", |step| step.words.as_str());
    if plan.note.is_empty() { first } else { &plan.note }
}

fn unfit(scene: &Scene, id: &str, unfit: &Unfit) -> String {
    let Unfit { step, action, reason } = unfit;
    let said = [("step", Value::from(*step)), ("action", action.as_str().into()), ("reason", reason.as_str().into())];
    scene.locale().text_with(id, &said)
}

/// Whether a plan fits, in words.
fn state(scene: &Scene, plan: &PlanSeen) -> Markup {
    let locale = scene.locale();
    html! {
        @match &plan.state {
            PlanState::Waits => p.faint { (locale.text("plan-waits")) },
            PlanState::Dropped(why) => p.warn { (unfit(scene, "plan-dropped", why)) },
            PlanState::Fits { unfit: Some(why), .. } => p.warn { (unfit(scene, "plan-unfit", why)) },
            PlanState::Fits { playable, unfit: None } => {
                @if *playable < plan.steps.len() { p.faint { (locale.text("plan-reveals")) } }
            }
        }
    }
}

/// What can be done with a plan.
fn buttons(scene: &Scene, seat: Seat, plan: &PlanSeen) -> Markup {
    let locale = scene.locale();
    let dropped = matches!(plan.state, PlanState::Dropped(_));
    let named = html! {
        input type="hidden" name="seat" data-number value=(seat.0);
        input type="hidden" name="plan" data-number value=(plan.plan);
    };
    html! {
        div.row {
            @if let PlanState::Fits { playable, .. } = plan.state && scene.decides().is_some() && scene.trial.is_none() {
                form data-api=(scene.api("plans/play")) {
                    (named)
                    button {
                        @if playable < plan.steps.len() {
                            (locale.text_with("plan-play-some", &[("steps", Value::from(playable)), ("total", Value::from(plan.steps.len()))]))
                        } @else { (locale.text("plan-play")) }
                    }
                }
            }
            form data-api=(scene.api("plans/remove")) {
                (named)
                button.quiet { (locale.text(if dropped { "plan-dismiss" } else { "plan-remove" })) }
            }
        }
    }
}

/// An answer that was left for later.
fn instruction(scene: &Scene, seat: Seat, it: &InstructionSeen) -> Markup {
    let locale = scene.locale();
    html! {
        p { (it.words) " " span.faint { (locale.text(&format!("instruction-{}", it.state.word()))) } }
        div.row {
            @if it.state == InstructionState::Suspended {
                form data-api=(scene.api("instructions")) {
                    input type="hidden" name="seat" data-number value=(seat.0);
                    input type="hidden" name="instruction" value=(it.name);
                    @if let Some(amount) = it.amount { input type="hidden" name="amount" data-number value=(amount); }
                    button { (locale.text("instruction-resume")) }
                }
            }
            form data-api=(scene.api("instructions/cancel")) {
                input type="hidden" name="seat" data-number value=(seat.0);
                input type="hidden" name="about" value=(it.about);
                button.quiet { (locale.text(if it.state == InstructionState::Lapsed { "plan-dismiss" } else { "instruction-cancel" })) }
            }
        }
    }
}

/// An answer that can be left for later.
fn leave(scene: &Scene, seat: Seat, offer: &OfferedInstruction) -> Markup {
    let locale = scene.locale();
    html! {
        form.leave data-api=(scene.api("instructions")) {
            input type="hidden" name="seat" data-number value=(seat.0);
            input type="hidden" name="instruction" value=(offer.name);
            span { (offer.words) }
            @if let Some((least, most)) = offer.amounts {
                input id={ "amount-" (offer.name) } type="number" name="amount" data-number required min=(least) max=(most) value=(least)
                    aria-label={ (locale.text("instruction-amount")) ": " (offer.words) };
            }
            button.quiet aria-label={ (locale.text("instruction-leave")) ": " (offer.words) } { (locale.text("instruction-leave")) }
        }
    }
}

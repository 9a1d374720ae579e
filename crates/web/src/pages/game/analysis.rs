//! The analysis of a finished game: asking for it, how far it has come, the odds turn by turn, and what cost each player most.

use super::Scene;
use crate::pages::chart;
use crate::words::Value;
use cowcatcher_engine::Seat;
use cowcatcher_session::MistakeTold;
use cowcatcher_table::{Analysed, Job, Reader, Stage, Status};
use maud::{Markup, html};

/// The analysis, or how to get it. Nothing before the end: of a running game nothing of this is given to anybody.
pub fn analysis(scene: &Scene) -> Markup {
    let (locale, state) = (scene.locale(), scene.state);
    if state.status() != Status::Over {
        return html! {};
    }
    let made = state.analysed();
    html! {
        h2 { (locale.text("analysis-title")) }
        @match (state.analysis_job(), made) {
            (Some(job), _) => { (job_of(scene, job)) },
            (None, None) => { p.faint { (locale.text("analysis-help")) } (start(scene, "analysis-start")) },
            (None, Some(_)) if state.is_analysis_outdated() => {
                p.faint { (locale.text("analysis-outdated")) }
                (start(scene, "analysis-again"))
            },
            (None, Some(_)) => {},
        }
        @if let Some(made) = made { (odds(scene, made)) (mistakes(scene, made)) }
    }
}

/// What was better than what was played at the moment that is looked at, or than what led to it.
pub fn here(scene: &Scene, at: u32) -> Markup {
    let locale = scene.locale();
    let found = scene
        .state
        .analysed()
        .map(|made| made.analysis.mistakes.iter().filter(|it| it.step == at || it.step + 1 == at));
    let told = found.map(|found| MistakeTold::all(scene.state.playing(), found, reader(scene))).unwrap_or_default();
    html! {
        @for it in &told {
            div.better role="status" {
                p { strong class={ "seat p" (it.seat) } { (locale.text_with("analysis-here", &[("name", Value::from(scene.name(it.seat)))])) } }
                (in_words(scene, it))
            }
        }
    }
}

fn reader<'a>(scene: &'a Scene) -> Reader<'a> {
    Reader { locale: scene.locale(), names: scene.names }
}

/// The button that asks for it.
fn start(scene: &Scene, text: &str) -> Markup {
    let locale = scene.locale();
    html! {
        @if scene.state.can_be_analysed().is_ok() {
            form data-api=(scene.api("analysis")) { button { (locale.text(text)) } }
        } @else {
            p.faint { (locale.text("analysis-unlearned")) }
        }
    }
}

/// How far it has come, and how to cancel it.
fn job_of(scene: &Scene, job: &Job) -> Markup {
    let locale = scene.locale();
    let percent = match job.stage {
        Stage::Runs(progress) => 100 * u64::from(progress.done) / u64::from(progress.of.max(1)),
        Stage::Waits | Stage::Failed => 0,
    };
    let text = match job.stage {
        Stage::Failed => locale.text("analysis-failed"),
        Stage::Waits => locale.text("analysis-waits"),
        Stage::Runs(_) => locale.text_with("analysis-runs", &[("percent", Value::from(percent as i64))]),
    };
    html! {
        @if job.stage == Stage::Failed {
            p { (text) }
            (start(scene, "analysis-again"))
        } @else {
            div.making {
                label for="analysis-progress" { (text) }
                progress id="analysis-progress" max="100" value=(percent) {}
                @if job.is_for(&scene.look.who, scene.state) {
                    form data-api=(scene.api("analysis/cancel")) { button.quiet { (locale.text("analysis-cancel")) } }
                }
            }
        }
    }
}

/// The odds turn by turn: a curve, and the same in figures.
fn odds(scene: &Scene, made: &Analysed) -> Markup {
    let locale = scene.locale();
    let outlook = &made.analysis.outlook;
    let at = scene.look.step.unwrap_or(scene.state.version().step);
    let now = outlook.partition_point(|it| it.step <= at).saturating_sub(1);
    let turn = |number: usize| match number + 1 == outlook.len() {
        true => locale.text("analysis-end"),
        false => (number + 1).to_string(),
    };
    let percent = |share: &f32| Value::from((100.0 * share).round() as i64);
    html! {
        h3 { (locale.text("analysis-odds")) }
        p.faint.scripts { (locale.text("analysis-odds-help")) }
        (chart::odds(locale, outlook, scene.names, now))
        details id="analysis-figures" {
            summary { (locale.text("analysis-figures")) }
            div.figures tabindex="0" role="region" aria-label=(locale.text("analysis-cell-help")) {
                table.scores.many[scene.names.len() > 2] {
                    thead {
                        tr {
                            th scope="col" { (locale.text("analysis-turn")) }
                            @for (seat, name) in (1..).zip(scene.names) {
                                th scope="col" { span class={ "seat p" (seat) } title=(name) { span { (name) } } }
                            }
                        }
                    }
                    tbody {
                        @for (number, it) in outlook.iter().enumerate() {
                            tr.now[number == now] {
                                th scope="row" { a href={ "?step=" (it.step) } data-step-to=(it.step) { (turn(number)) } }
                                @for (odds, points) in it.odds.iter().zip(&it.points) {
                                    td { (locale.text_with("analysis-cell", &[("odds", percent(odds)), ("points", locale.decimal(*points).into())])) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// What cost each player most.
fn mistakes(scene: &Scene, made: &Analysed) -> Markup {
    let locale = scene.locale();
    let told = MistakeTold::all(scene.state.playing(), &made.analysis.mistakes, reader(scene));
    let of = |seat: Seat| told.iter().filter(move |it| it.seat == seat);
    html! {
        h3 { (locale.text("analysis-mistakes")) }
        @for seat in (0..scene.state.seats().len() as u8).map(Seat) {
            h4 { span class={ "seat p" (seat) } { (scene.name(seat)) } }
            @if of(seat).next().is_none() { p.faint { (locale.text("analysis-none")) } }
            ol.mistakes {
                @for it in of(seat) {
                    li.now[scene.look.step == Some(it.step)] {
                        p.cost {
                            a href={ "?step=" (it.step) } data-step-to=(it.step) title=(locale.text("log-look")) {
                                (locale.text_with("analysis-turn-number", &[("number", Value::from(i64::from(it.turn)))]))
                            }
                            " " span.faint { (it.cost(locale)) }
                        }
                        (in_words(scene, it))
                    }
                }
            }
        }
    }
}

/// What was played, what was better, and how it would have gone on.
fn in_words(scene: &Scene, it: &MistakeTold) -> Markup {
    let locale = scene.locale();
    let what = |id: &str, words: &str| locale.text_with(id, &[("what", Value::from(words))]);
    html! {
        p { (what("analysis-played", &it.played.words)) }
        @if let Some((better, then)) = it.line.split_first() {
            p.instead { (what("analysis-better", &better.words)) }
            @if !then.is_empty() {
                p.faint { (locale.text("analysis-then")) @for said in then { " " span { (said.words) } } }
            }
        }
    }
}

//! The coach of a lesson: a bubble that says what to look at and what to click. The script puts it beside what it points at.

use super::Scene;
use crate::drawing::Part;
use crate::games;
use cowcatcher_session::Show;
use cowcatcher_table::Lecture;
use maud::{Markup, html};

/// The bubble; nothing where no lesson is given, where the table is looked at as it was, and where something is tried out.
pub fn coach(scene: &Scene) -> Markup {
    let pupil = |lecture: &Lecture| scene.look.seat == Some(lecture.lesson.pupil) && scene.plays(lecture.lesson.pupil);
    let shown = scene.look.step.is_none() && scene.trial.is_none();
    match scene.state.lecture().filter(|lecture| shown && pupil(lecture)) {
        Some(lecture) => bubble(scene, &lecture),
        None => html! {},
    }
}

fn bubble(scene: &Scene, lecture: &Lecture) -> Markup {
    let locale = scene.locale();
    let (step, steps) = (lecture.step(), lecture.lesson.steps.len());
    let watched = lecture.is_watched();
    let sure = locale.text("lesson-leave-sure");
    let wish = |name: &str, value: &str, button: Markup| {
        html! { form data-api=(scene.api("lesson")) data-confirm=[(name == "leave").then_some(&sure)] { input type="hidden" name=(name) data-number[name == "next"] data-truth[name != "next"] value=(value); (button) } }
    };
    let target = target(scene, lecture).filter(|_| !watched);
    let [kind, name] = match &target {
        Some((kind, name)) => [Some(*kind), Some(name.as_str())],
        None => [None, None],
    };
    html! {
        div.bubble data-lesson-step=(lecture.at) data-show-kind=[kind] data-show-name=[name] {
            div.coach-head {
                (face())
                h2 { (step.title(locale)) }
                span.faint { (lecture.at + 1) "/" (steps) }
            }
            @if watched {
                p { (locale.text("lesson-watch")) }
            } @else {
                p { (step.words(locale)) }
                @if !step.is_read() { p.do { (locale.text("lesson-click")) } }
            }
            p.later hidden {}
            div.row {
                @if step.is_read() && !watched {
                    @let last = lecture.at + 1 == steps;
                    (wish("next", &lecture.at.to_string(), html! {
                        button.primary id="coach-next" { (locale.text(if last { "lesson-play-on" } else { "lesson-next" })) }
                    }))
                }
                (wish("restart", "true", html! { button.quiet { (locale.text("lesson-restart")) } }))
                (wish("leave", "true", html! { button.quiet { (locale.text("lesson-leave")) } }))
            }
        }
    }
}

/// What the script finds the thing by that the coach points at: its kind and its name. A part of the board is told by where it is.
fn target(scene: &Scene, lecture: &Lecture) -> Option<(&'static str, String)> {
    let shown = lecture.step().show.as_ref()?;
    let (kind, name) = shown.parts();
    Some(match shown {
        Show::Picture(name) => match games::part(scene.state.playing().name(), name)? {
            Part::Board(left, top, width, height) => ("region", format!("{left} {top} {width} {height}")),
            Part::PlayerBoard => ("part", "own".to_owned()),
            Part::Hand => ("part", "hand".to_owned()),
        },
        // Whoever goes a way step by step is shown the next.
        Show::Action(action) if *action == lecture.step().play.join(";") => (kind, lecture.expected().join(";")),
        _ => (kind, name.to_owned()),
    })
}

/// The coach.
pub fn face() -> Markup {
    html! {
        svg.face viewBox="0 0 32 32" aria-hidden="true" {
            circle.skin cx="16" cy="18" r="9" {}
            path.hat d="M3 13c4 1.6 22 1.6 26 0-1.6 3-6 4.2-13 4.2S4.6 16 3 13z M9 12.6C9 6 11 3.6 13 3.6c1.4 0 1.6 1.200 3 1.200s1.6-1.200 3-1.200c2 0 4 2.4 4 9-4 1.200-10 1.200-14 0z" {}
            circle.eye cx="12.6" cy="20" r="1.2" {}
            circle.eye cx="19.4" cy="20" r="1.2" {}
            path.smile d="M12.4 23.4c1.6 1.6 5.6 1.6 7.200 0" {}
        }
    }
}

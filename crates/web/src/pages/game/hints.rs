//! Hints on the page of a table: asking for one, what it says, and agreeing to hints among several people.

use super::{Scene, bar, coach};
use crate::drawing::{Drawing, Look, Offer};
use crate::words::{Locale, Value};
use cowcatcher_session::{Advice, Advised, Reader, Sure, whole_points};
use cowcatcher_table::{Status, TableState};
use maud::{Markup, html};

/// The button that asks for a hint, where hints are allowed and something is asked.
pub fn button(scene: &Scene) -> Markup {
    let locale = scene.locale();
    html! {
        @if scene.decides().is_some() && !scene.plans_ahead() && scene.state.may_be_advised(&scene.look.who) && scene.state.lecture().is_none() {
            // Whoever was taught here is advised without asking, until they put it away.
            button.quiet type="button" data-coach[scene.state.has_coach()] data-hint=(locale.text("hint-thinking")) title=(locale.text("hint-help")) aria-expanded="false" {
                kbd { "H" } " " (locale.text("hint"))
            }
        }
    }
}

/// Among several people: asking everybody for hints, and ending them.
pub fn setting(scene: &Scene) -> Markup {
    let (locale, state) = (scene.locale(), scene.state);
    let sits = scene.look.seat.is_some_and(|seat| scene.plays(seat)) && !scene.is_alone();
    let idle = state.status() == Status::Running && state.request().is_none();
    let ask = |on: bool, text: &str| {
        html! {
            form data-api=(scene.api("ask")) {
                input type="hidden" name="hints" data-truth value=(on);
                button.quiet { (locale.text(text)) }
            }
        }
    };
    html! {
        @if sits && state.has_hints() {
            p.faint { (locale.text("hints-on")) }
            (ask(false, "hints-end"))
        } @else if sits && idle && state.all_could_agree() {
            (ask(true, "hints-ask"))
            p.faint { (locale.text("hints-ask-help")) }
        }
    }
}

/// The best moves in the words of the action bar, how sure it is, and why. `None` if the bar no longer offers what was advised.
pub fn panel(state: &TableState, look: &Look, drawing: &Drawing, advised: &Advised) -> Option<Markup> {
    let locale = look.locale;
    let names = state.names(locale);
    let categories = state.playing().categories(Reader { locale, names: &names });
    let moves: Vec<(&Offer, Markup)> = (0..)
        .zip(advised.shown())
        .filter_map(|(place, choice)| {
            Some((offer_of(drawing, choice)?, reasons(locale, &categories, advised, place, choice)))
        })
        .collect();
    if moves.is_empty() {
        return None;
    }
    let sure = match advised.sure {
        _ if advised.choices.len() == 1 => "hint-only",
        Sure::Clearly => "hint-clearly",
        Sure::Little => "hint-little",
        Sure::Hardly => "hint-hardly",
    };
    Some(html! {
        @if state.has_coach() { p.coach-says { (coach::face()) (locale.text("lesson-advice")) } }
        div.hint-head {
            strong { (locale.text(sure)) }
            button.quiet type="button" data-hint-close aria-label=(locale.text("close")) { "×" }
        }
        ol { @for (offer, why) in &moves { li { (bar::advised(locale, offer)) (why) } } }
    })
}

/// The entry of the bar that leads furthest along the way that the search would go.
fn offer_of<'a>(drawing: &'a Drawing, choice: &Advice<String>) -> Option<&'a Offer> {
    let goes = |offer: &&Offer| {
        let steps: Vec<&str> = offer.action.split(';').collect();
        choice.line.len() >= steps.len() && choice.line.iter().zip(&steps).all(|(one, two)| one == two)
    };
    drawing.bar.offers().filter(goes).max_by_key(|offer| offer.action.split(';').count())
}

fn reasons(locale: Locale, categories: &[String], advised: &Advised, place: usize, choice: &Advice<String>) -> Markup {
    let reasons = advised.reasons(place);
    let expects = [
        ("points", Value::from(whole_points(choice.judged.own))),
        ("odds", Value::from((choice.odds * 100.0).round() as i64)),
    ];
    let named = |category: Option<usize>| match category {
        Some(category) => categories.get(category).cloned().unwrap_or_default(),
        None => locale.text("hint-later"),
    };
    html! {
        p.why {
            span { (locale.text_with("hint-expects", &expects)) }
            @match reasons {
                Some(reasons) => {
                    span.faint { (locale.text(if place == 0 { "hint-against-next" } else { "hint-against-best" })) }
                    @if reasons.is_empty() { span { (locale.text("hint-alike")) } }
                    @for (category, points) in reasons { span.gain.good[points > 0] { b { (signed(points)) } " " (named(category)) } }
                }
                None => @if place > 0 { span.faint { (locale.text("hint-glance")) } },
            }
        }
    }
}

/// A number with its sign, and a true minus.
fn signed(points: i32) -> String {
    if points < 0 { format!("−{}", -points) } else { format!("+{points}") }
}

//! Scores by category: so far, and at the end with the winner, bars, the course of the game, and what can be done then.

use super::{Scene, publish};
use crate::drawing::Sheet;
use crate::pages::chart;
use crate::words::Value;
use cowcatcher_engine::Seat;
use cowcatcher_table::{SeatRow, Status};
use maud::{Markup, html};

/// With more players than this a name has little room.
const FEW: usize = 4;

/// The score if the game ended now.
pub fn so_far(scene: &Scene) -> Markup {
    let locale = scene.locale();
    html! {
        @if scene.state.status() != Status::Over && let Some(sheet) = &scene.drawing.sheet {
            h2 { (locale.text("score-title")) }
            p.faint { (locale.text("score-help")) }
            (table(scene, sheet))
        }
    }
}

/// The end: who won and how, and what can be done now. Nothing while somebody looks back.
pub fn last(scene: &Scene) -> Markup {
    let locale = scene.locale();
    if scene.look.step.is_some() {
        return html! {};
    }
    html! {
        @if scene.state.status() == Status::Over && let Some(sheet) = &scene.drawing.sheet {
            (winners(scene, sheet))
            (deeds(scene))
            (publish::consent(scene))
            h3 { (locale.text("score-chart")) }
            (chart::bars(locale, sheet, scene.names))
            @if let Some(course) = scene.state.playing().course() {
                h3 { (locale.text("end-course")) }
                (chart::curve(locale, &course, scene.names))
            }
            h3 { (locale.text("score-final")) }
            (table(scene, sheet))
        } @else { (deeds(scene)) }
    }
}

/// Who won, large.
fn winners(scene: &Scene, sheet: &Sheet) -> Markup {
    let locale = scene.locale();
    let first: Vec<Seat> = seats(sheet).filter(|seat| sheet.ranks[seat.index()] == 1).collect();
    let names: Vec<&str> = first.iter().map(|&seat| scene.name(seat)).collect();
    let said = [("count", Value::from(names.len() as i64)), ("names", Value::from(names.join(", ")))];
    html! {
        div.winner {
            (laurel())
            p.shapes aria-hidden="true" { @for seat in &first { span class={ "seat p" (seat) } {} } }
            h2 { (locale.text_with("winner", &said)) }
            @if let Some(total) = first.first().and_then(|seat| sheet.totals.get(seat.index())) {
                @match total.parse::<i64>() {
                    Ok(points) => { p.points { (locale.text_with("score-points", &[("points", Value::from(points))])) } },
                    Err(_) => {},
                }
            }
        }
    }
}

/// Two branches of laurel.
fn laurel() -> Markup {
    let leaf = |number: i32| {
        let angle = 20 + number * 24;
        html! { ellipse rx="9" ry="4" transform={ "rotate(" (angle) ") translate(52 0) rotate(72)" } {} }
    };
    html! {
        svg.laurel viewBox="-70 -62 140 116" aria-hidden="true" {
            g { @for number in 0..6 { (leaf(number)) } }
            g transform="scale(-1 1)" { @for number in 0..6 { (leaf(number)) } }
        }
    }
}

/// What can be done with a game that is over.
fn deeds(scene: &Scene) -> Markup {
    let (locale, state) = (scene.locale(), scene.state);
    let sits = !state.seats_of(&scene.look.who).is_empty();
    let begun = !state.seats().iter().any(SeatRow::is_open);
    let start = state.playing().setup();
    html! {
        @if let Some(next) = state.next() {
            div.rematch role="status" {
                @if sits { p { (locale.text("rematch-on")) } }
                a.button href={ "/t/" (next) } { (if sits { locale.text("rematch-go") } else { locale.text("rematch-watch") }) }
            }
        }
        div.afterwards {
            @if sits && begun && state.next().is_none() {
                form method="post" action={ "/t/" (state.id()) "/rematch" } {
                    input type="hidden" name="csrf" value=(scene.visitor.token());
                    button title=(locale.text("rematch-help")) { (locale.text("rematch")) }
                }
            }
            @if begun {
                @if state.status() == Status::Over { a.button.quiet href="#analysis" { (locale.text("analysis-title")) } }
                a.button.quiet href={ "?step=" (start) } data-step-to=(start) data-watch { (locale.text("watch-again")) }
                button.quiet type="button" data-share={ "/t/" (state.id()) } title=(locale.text("share-help")) { (locale.text("share")) }
                a.button.quiet href={ "/t/" (state.id()) "/journal" } title=(locale.text("download-journal-help")) {
                    (locale.text("download-journal"))
                }
            }
            (scene.way_to_group())
            a.button.quiet href={ "/new?game=" (state.playing().name()) } { (locale.text("nav-new")) }
        }
    }
}

fn seats(sheet: &Sheet) -> impl Iterator<Item = Seat> + use<> {
    (0..sheet.points.len() as u8).map(Seat)
}

/// The whole name of a player, and what there is to say about a bot.
fn named(scene: &Scene, seat: Seat) -> String {
    let name = Some(scene.name(seat).to_owned());
    name.into_iter().chain(scene.about_bot(seat)).collect::<Vec<_>>().join("\n")
}

fn table(scene: &Scene, sheet: &Sheet) -> Markup {
    let locale = scene.locale();
    let many = sheet.points.len() > FEW;
    html! {
        table.scores.many[many] {
            thead {
                tr {
                    th scope="col" { span.unseen { (locale.text("score-category")) } }
                    @for seat in seats(sheet) {
                        th scope="col" { span class={ "seat p" (seat) } title=(named(scene, seat)) { span { (scene.name(seat)) } } }
                    }
                }
            }
            tbody {
                @for (index, category) in sheet.categories.iter().enumerate() {
                    tr {
                        th scope="row" { (category) }
                        @for row in &sheet.points { td { (row.get(index).copied().unwrap_or_default()) } }
                    }
                }
            }
            tfoot {
                tr {
                    th scope="row" { (locale.text("score-total")) }
                    @for (total, rank) in sheet.totals.iter().zip(&sheet.ranks) {
                        td.first[*rank == 1] title=(locale.text_with("score-rank", &[("rank", Value::from(*rank as i64))])) { (total) }
                    }
                }
            }
        }
    }
}

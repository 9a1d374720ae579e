//! Scores by category: so far, and at the end with a chart.

use super::Scene;
use crate::drawing::Sheet;
use crate::pages::chart;
use crate::words::Value;
use cowcatcher_engine::Seat;
use cowcatcher_table::Status;
use maud::{Markup, html};

/// The score if the game ended now.
pub fn so_far(scene: &Scene) -> Markup {
    let locale = scene.locale();
    html! {
        @if scene.state.status() != Status::Over && let Some(sheet) = &scene.drawing.sheet {
            details id="score" {
                summary { (locale.text("score-title")) }
                p.faint { (locale.text("score-help")) }
                (table(scene, sheet))
            }
        }
    }
}

/// The final scores.
pub fn last(scene: &Scene) -> Markup {
    let locale = scene.locale();
    let again = format!("/new?game={}", scene.state.playing().name());
    html! {
        @if scene.state.status() == Status::Over && let Some(sheet) = &scene.drawing.sheet {
            @let winners: Vec<&str> = seats(sheet).filter(|seat| sheet.ranks[seat.index()] == 1).map(|seat| scene.name(seat)).collect();
            h2 {
                (locale.text_with("winner", &[
                    ("count", Value::from(winners.len() as i64)),
                    ("names", Value::from(winners.join(", "))),
                ]))
            }
            h3 { (locale.text("score-final")) }
            (table(scene, sheet))
            (chart::bars(locale, sheet, scene.names))
        }
        p.row {
            a.button href=(again) { (locale.text("play-again")) }
            a.button.quiet href={ "/t/" (scene.state.id()) "/journal" } title=(locale.text("download-journal-help")) {
                (locale.text("download-journal"))
            }
        }
    }
}

fn seats(sheet: &Sheet) -> impl Iterator<Item = Seat> + use<> {
    (0..sheet.points.len() as u8).map(Seat)
}

fn table(scene: &Scene, sheet: &Sheet) -> Markup {
    let locale = scene.locale();
    html! {
        table.scores {
            thead {
                tr {
                    th scope="col" { span.unseen { (locale.text("score-category")) } }
                    @for seat in seats(sheet) { th scope="col" { span class={ "seat p" (seat) } { (scene.name(seat)) } } }
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

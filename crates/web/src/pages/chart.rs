//! A bar for each player, stacked from the points by category.

use crate::drawing::Sheet;
use crate::words::{Locale, Value};
use maud::{Markup, html};

/// How wide and high the chart is drawn.
const WIDTH: i32 = 440;
const BAR: i32 = 26;
const GAP: i32 = 14;
const LABEL: i32 = 96;
const RIGHT: i32 = 44;

/// The chart. What a category adds is written on it; what it takes away stands in the table only.
pub fn bars(locale: Locale, sheet: &Sheet, names: &[String]) -> Markup {
    let sums: Vec<i32> = sheet.points.iter().map(|row| row.iter().filter(|&&points| points > 0).sum()).collect();
    let most = sums.iter().copied().max().unwrap_or(1).max(1);
    let height = sheet.points.len() as i32 * (BAR + GAP) + GAP;
    let scale = |points: i32| points * (WIDTH - LABEL - RIGHT) / most;
    html! {
        figure.chart {
            svg viewBox={ "0 0 " (WIDTH) " " (height) } role="img" aria-label=(locale.text("score-chart")) {
                @for (number, row) in sheet.points.iter().enumerate() {
                    @let top = GAP + number as i32 * (BAR + GAP);
                    text x="0" y=(top + 18) class="name" { (names.get(number).map_or("", String::as_str)) }
                    @for (index, left, points) in pieces(row) {
                        rect x=(LABEL + scale(left)) y=(top) width=(scale(left + points) - scale(left)) height=(BAR) class={ "c" (index) } {
                            title {
                                (sheet.categories.get(index).map_or("", String::as_str)) ": "
                                (locale.text_with("score-points", &[("points", Value::from(i64::from(points)))]))
                            }
                        }
                        @if scale(points) > 16 {
                            text x=(LABEL + scale(left) + scale(points) / 2) y=(top + 18) class="n" { (points) }
                        }
                    }
                    text x=(LABEL + scale(sums[number]) + 8) y=(top + 18) class="total" { (sheet.totals[number]) }
                }
            }
            figcaption {
                ul.legend {
                    @for (index, category) in sheet.categories.iter().enumerate() {
                        li { span class={ "swatch c" (index) } {} (category) }
                    }
                }
            }
        }
    }
}

/// The positive parts of a row: the category, what stands before it, and its points.
fn pieces(row: &[i32]) -> Vec<(usize, i32, i32)> {
    let mut left = 0;
    let mut pieces = Vec::new();
    for (index, &points) in row.iter().enumerate().filter(|(_, points)| **points > 0) {
        pieces.push((index, left, points));
        left += points;
    }
    pieces
}

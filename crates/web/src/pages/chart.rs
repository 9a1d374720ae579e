//! A bar for each player, stacked from the points by category: what was gained to the right of the line, what was lost to
//! its left.

use crate::drawing::Sheet;
use crate::words::{Locale, Value};
use maud::{Markup, html};

/// How wide the chart is drawn, and how high a bar and the gap between two.
const WIDTH: i32 = 440;
const BAR: i32 = 26;
const GAP: i32 = 14;
/// Room for the names on the left and the totals on the right.
const LEFT: i32 = 92;
const RIGHT: i32 = 40;
/// Longer names are cut.
const LONGEST_NAME: usize = 11;
/// A narrower piece has no room for its number.
const NARROW: i32 = 14;

/// One piece of a bar: the category, where it begins and ends in points from the line, and its points.
struct Piece {
    category: usize,
    from: i32,
    to: i32,
    points: i32,
}

/// The pieces of a row, growing away from the line on both sides.
fn pieces(row: &[i32]) -> Vec<Piece> {
    let (mut lost, mut gained) = (0, 0);
    let mut pieces = Vec::new();
    for (category, &points) in row.iter().enumerate().filter(|(_, points)| **points != 0) {
        let side = if points < 0 { &mut lost } else { &mut gained };
        let begin = *side;
        *side += points;
        pieces.push(Piece { category, from: begin.min(*side), to: begin.max(*side), points });
    }
    pieces
}

/// The chart.
pub fn bars(locale: Locale, sheet: &Sheet, names: &[String]) -> Markup {
    let rows: Vec<Vec<Piece>> = sheet.points.iter().map(|row| pieces(row)).collect();
    let least = rows.iter().flatten().map(|piece| piece.from).min().unwrap_or(0).min(0);
    let most = rows.iter().flatten().map(|piece| piece.to).max().unwrap_or(1).max(1);
    let height = rows.len() as i32 * (BAR + GAP) + GAP;
    let at = |points: i32| LEFT + (points - least) * (WIDTH - LEFT - RIGHT) / (most - least);
    html! {
        figure.chart {
            svg viewBox={ "0 0 " (WIDTH) " " (height) } role="img" aria-label=(locale.text("score-chart")) {
                @for (number, row) in rows.iter().enumerate() {
                    @let top = GAP + number as i32 * (BAR + GAP);
                    @let end = row.iter().map(|piece| piece.to).max().unwrap_or(0).max(0);
                    text x="0" y=(top + 18) { (short(names.get(number).map_or("", String::as_str))) }
                    @for piece in row {
                        @let width = at(piece.to) - at(piece.from);
                        rect x=(at(piece.from)) y=(top) width=(width) height=(BAR) class={ "c" (piece.category) } {
                            title {
                                (sheet.categories.get(piece.category).map_or("", String::as_str)) ": "
                                (locale.text_with("score-points", &[("points", Value::from(i64::from(piece.points)))]))
                            }
                        }
                        @if width > NARROW {
                            text.n x=(at(piece.from) + width / 2) y=(top + 18) { (piece.points) }
                        }
                    }
                    text x=(at(end) + 7) y=(top + 18) { (sheet.totals.get(number).map_or("", String::as_str)) }
                }
                line.zero x1=(at(0)) x2=(at(0)) y1="4" y2=(height - 4) {}
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

fn short(name: &str) -> String {
    match name.chars().count() > LONGEST_NAME {
        true => name.chars().take(LONGEST_NAME - 1).chain(['…']).collect(),
        false => name.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn losses_lie_left_of_the_line_and_gains_right() {
        let found: Vec<_> = pieces(&[2, 0, -3, 4, -1]).iter().map(|it| (it.category, it.from, it.to)).collect();
        assert_eq!(found, [(0, 0, 2), (2, -3, 0), (3, 2, 6), (4, -4, -3)]);
    }

    #[test]
    fn long_names_are_cut() {
        assert_eq!(short("Zoë"), "Zoë");
        assert_eq!(short("Zoë Long-Name"), "Zoë Long-N…");
    }
}

//! The pictures of a finished game. A bar for each player, stacked from the points by category: what was gained to the right of
//! the line, what was lost to its left. And the points from round to round as a curve.

use crate::drawing::Sheet;
use crate::words::{Locale, Value};
use cowcatcher_session::Mark;
use maud::{Markup, html};

/// How wide a chart is drawn.
const WIDTH: i32 = 440;

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

/// How high a bar and the gap between two are.
const BAR: i32 = 26;
const GAP: i32 = 14;
/// Room for the names on the left and the totals on the right.
const LEFT: i32 = 92;
const RIGHT: i32 = 40;
/// A narrower piece has no room for its number.
const NARROW: i32 = 14;

/// The bars, the winner's first. They grow category by category.
pub fn bars(locale: Locale, sheet: &Sheet, names: &[String]) -> Markup {
    // Who is out has a word for a total, and points that only order them among their like.
    let plays = |seat: usize| sheet.totals.get(seat).is_some_and(|total| total.parse::<i32>().is_ok());
    let row = |(seat, row): (usize, &Vec<i32>)| (seat, if plays(seat) { pieces(row) } else { Vec::new() });
    let mut rows: Vec<(usize, Vec<Piece>)> = sheet.points.iter().enumerate().map(row).collect();
    rows.sort_by_key(|&(seat, _)| sheet.ranks.get(seat).copied().unwrap_or_default());
    let all = || rows.iter().flat_map(|(_, pieces)| pieces);
    let least = all().map(|piece| piece.from).min().unwrap_or(0).min(0);
    let most = all().map(|piece| piece.to).max().unwrap_or(1).max(1);
    let height = rows.len() as i32 * (BAR + GAP) + GAP;
    let at = |points: i32| LEFT + (points - least) * (WIDTH - LEFT - RIGHT) / (most - least);
    html! {
        figure.chart {
            svg viewBox={ "0 0 " (WIDTH) " " (height) } role="img" aria-label=(locale.text("score-chart")) {
                @for (number, (seat, row)) in rows.iter().enumerate() {
                    @let top = GAP + number as i32 * (BAR + GAP);
                    @let end = row.iter().map(|piece| piece.to).max().unwrap_or(0).max(0);
                    text x="0" y=(top + 18) { (short(names.get(*seat).map_or("", String::as_str))) }
                    @for piece in row {
                        @let width = at(piece.to) - at(piece.from);
                        @let side = if piece.to <= 0 { " lost" } else { "" };
                        g class={ "grows w" (piece.category) (side) } {
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
                    }
                    text.total x=(at(end) + 7) y=(top + 18) { (sheet.totals.get(*seat).map_or("", String::as_str)) }
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

/// How high the curve is drawn, with room for the numbers of the rounds below.
const HIGH: i32 = 190;
const BELOW: i32 = 20;
/// Room for the figures at its left.
const FIGURES: i32 = 34;
/// About so many lines go across.
const LINES: i32 = 4;

/// The points of all players from round to round: a line for each, with their shape at its end.
pub fn curve(locale: Locale, course: &[Mark], names: &[String]) -> Markup {
    let all = || course.iter().flat_map(|mark| mark.totals.iter().copied().flatten());
    let (least, most) = (all().min().unwrap_or(0).min(0), all().max().unwrap_or(1).max(1));
    let last = course.last().map_or(1, |mark| mark.round).max(1);
    let x = |round: u32| f64::from(FIGURES) + f64::from(round) * f64::from(WIDTH - FIGURES - 16) / f64::from(last);
    let y = |points: i32| {
        let down = f64::from(most - points) / f64::from(most - least);
        8.0 + down * f64::from(HIGH - BELOW - 14)
    };
    let path = |seat: usize| -> String {
        let points = course.iter().filter_map(|mark| Some((x(mark.round), y((*mark.totals.get(seat)?)?))));
        points
            .enumerate()
            .map(|(number, (x, y))| format!("{}{x:.1} {y:.1}", if number == 0 { "M" } else { "L" }))
            .collect()
    };
    let between = step(most - least);
    let levels = (least.div_euclid(between)..=most.div_euclid(between)).map(|n| n * between);
    html! {
        figure.chart.course {
            svg viewBox={ "0 0 " (WIDTH) " " (HIGH) } role="img" aria-label=(locale.text("end-course")) {
                @for level in levels.filter(|level| (least..=most).contains(level)) {
                    line.level x1=(FIGURES) x2=(WIDTH) y1=(format!("{:.1}", y(level))) y2=(format!("{:.1}", y(level))) {}
                    text.level x=(FIGURES - 5) y=(format!("{:.1}", y(level) + 4.0)) { (level) }
                }
                @for round in (0..=last).filter(|round| round % step(last as i32).unsigned_abs() == 0) {
                    text.round x=(format!("{:.1}", x(round))) y=(HIGH - 4) { (round) }
                }
                @for seat in 0..names.len() {
                    @let line = path(seat);
                    g class={ "k-p" (seat + 1) } {
                        path.under d=(line) pathLength="1" {}
                        path.line d=(line) pathLength="1" {}
                        @if let Some((mark, points)) = course.iter().rev().find_map(|mark| Some((mark, (*mark.totals.get(seat)?)?))) {
                            g.end transform=(format!("translate({:.1} {:.1})", x(mark.round), y(points))) {
                                (shape(seat))
                                title { (names[seat]) ": " (points) }
                            }
                        }
                    }
                }
            }
            figcaption {
                ul.legend { @for (seat, name) in (1..).zip(names) { li { span class={ "seat p" (seat) } { (name) } } } }
            }
        }
    }
}

/// The shape of a player, about the origin.
fn shape(seat: usize) -> Markup {
    let d = match seat {
        0 => "M-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0z",
        1 => "M-5.5-5.5h11v11h-11z",
        2 => "M0-7l7 12.5h-14z",
        3 => "M0-7.5l7 7.5-7 7.5-7-7.5z",
        4 => "M-7 0l3.5-6h7l3.5 6-3.5 6h-7z",
        _ => "M0-8l2.2 5.4 5.8.4-4.4 3.8 1.4 5.6-5-3-5 3 1.4-5.6-4.4-3.8 5.8-.4z",
    };
    html! { path.shape d=(d) {} }
}

/// A round number that divides a span into a few parts.
fn step(span: i32) -> i32 {
    let rough = (span / LINES).max(1);
    let tens = 10_i32.pow(rough.ilog10());
    [1, 2, 5, 10].into_iter().map(|factor| factor * tens).find(|&step| step >= rough).unwrap_or(rough)
}

/// Longer names are cut.
const LONGEST_NAME: usize = 11;

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
    fn lines_across_are_few_and_round() {
        assert_eq!([1, 7, 8, 30, 63, 140, 2000].map(step), [1, 1, 2, 10, 20, 50, 500]);
    }

    #[test]
    fn the_curve_runs_from_the_beginning_to_the_end_for_everybody() {
        let course = [(0, [0, -2]), (1, [5, 8]), (4, [40, 38])];
        let course = course.map(|(round, totals)| Mark { round, totals: totals.map(Some).to_vec() });
        let drawn = curve(Locale::En, &course, &["Ann".to_owned(), "<Ben>".to_owned()]).into_string();
        assert_eq!(drawn.matches("class=\"line\"").count(), 2);
        assert_eq!(drawn.matches("class=\"shape\"").count(), 2);
        assert!(drawn.contains("Ann: 40") && drawn.contains("&lt;Ben&gt;: 38"), "{drawn}");
        assert!(!drawn.contains("NaN") && !drawn.contains("inf"), "{drawn}");
        // A game of one round and no points is drawn too.
        let flat =
            curve(Locale::En, &[Mark { round: 0, totals: vec![Some(0), None] }], &["A".to_owned(), "B".to_owned()]);
        assert!(!flat.into_string().contains("NaN"));
    }

    #[test]
    fn who_is_out_has_no_bar() {
        let sheet = Sheet {
            categories: vec!["Income".to_owned()],
            points: vec![vec![-99], vec![7]],
            totals: vec!["out".to_owned(), "7".to_owned()],
            ranks: vec![2, 1],
        };
        let drawn = bars(Locale::En, &sheet, &["Ann".to_owned(), "Ben".to_owned()]).into_string();
        assert_eq!(drawn.matches("<rect").count(), 1);
        assert!(!drawn.contains("-99") && drawn.find("Ben") < drawn.find("Ann"), "{drawn}");
    }

    #[test]
    fn long_names_are_cut() {
        assert_eq!(short("Zoë"), "Zoë");
        assert_eq!(short("Zoë Long-Name"), "Zoë Long-N…");
    }
}

//! The pictures of a finished game. A bar for each player, stacked from the points by category: what was gained to the right of
//! the line, what was lost to its left. And as curves the points from round to round, and the odds from turn to turn.

use crate::drawing::Sheet;
use crate::words::{Locale, Value};
use cowcatcher_session::{Mark, Outlook};
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
const FIGURES: i32 = 42;
/// About so many lines go across.
const LINES: i32 = 4;

/// The points of all players from round to round.
pub fn curve(locale: Locale, course: &[Mark], names: &[String]) -> Markup {
    let all = || course.iter().flat_map(|mark| mark.totals.iter().copied().flatten());
    let lines = Lines {
        title: locale.text("end-course"),
        names,
        at: course.iter().map(|mark| mark.round).collect(),
        values: course.iter().map(|mark| mark.totals.iter().map(|it| it.map(|it| it as f32)).collect()).collect(),
        span: (all().min().unwrap_or(0).min(0), all().max().unwrap_or(1).max(1)),
        unit: "",
    };
    html! { figure.chart.course { (lines.drawn(None, &html! {})) (legend(names)) } }
}

/// The odds of winning of all players from turn to turn, with a mark at the turn that is looked at. Whoever presses it goes to the
/// moment that is meant: the script reads it off `data-moments`, which has the step of each place from `data-from` to `data-to`.
pub fn odds(locale: Locale, outlook: &[Outlook], names: &[String], now: usize) -> Markup {
    let lines = Lines {
        title: locale.text("analysis-odds"),
        names,
        at: (1..=outlook.len() as u32).collect(),
        values: outlook.iter().map(|it| it.odds.iter().map(|odds| Some((100.0 * odds).round())).collect()).collect(),
        span: (0, 100),
        unit: " %",
    };
    let moments = serde_json::Value::from_iter(outlook.iter().map(|it| it.step)).to_string();
    let x = lines.x(now as u32 + 1);
    let mark = html! { line.now x1=(format!("{x:.1}")) x2=(format!("{x:.1}")) y1="2" y2=(HIGH - BELOW) {} };
    html! { figure.chart.course.odds { (lines.drawn(Some(&moments), &mark)) (legend(names)) } }
}

/// Lines from left to right, one for each player, with their shape at its end.
struct Lines<'a> {
    /// What they show.
    title: String,
    names: &'a [String],
    /// Where each column of values stands, ascending.
    at: Vec<u32>,
    /// The values of all players, column by column; none for who has none there.
    values: Vec<Vec<Option<f32>>>,
    /// From the least to the most that is drawn.
    span: (i32, i32),
    /// What stands behind a value.
    unit: &'static str,
}

impl Lines<'_> {
    fn last(&self) -> u32 {
        self.at.last().copied().unwrap_or(1).max(1)
    }

    fn x(&self, at: u32) -> f64 {
        f64::from(FIGURES) + f64::from(at) * f64::from(WIDTH - FIGURES - 16) / f64::from(self.last())
    }

    fn y(&self, value: f32) -> f64 {
        let (least, most) = (f64::from(self.span.0), f64::from(self.span.1));
        8.0 + (most - f64::from(value)) / (most - least) * f64::from(HIGH - BELOW - 14)
    }

    /// The places of a player's values.
    fn of(&self, seat: usize) -> impl DoubleEndedIterator<Item = (f64, f64, f32)> {
        let columns = self.at.iter().zip(&self.values);
        columns.filter_map(move |(&at, values)| {
            let value = (*values.get(seat)?)?;
            Some((self.x(at), self.y(value), value))
        })
    }

    /// The drawing, with something more behind the lines.
    fn drawn(&self, moments: Option<&str>, behind: &Markup) -> Markup {
        let (least, most) = self.span;
        let between = step(most - least);
        let levels = (least.div_euclid(between)..=most.div_euclid(between)).map(|n| n * between);
        let path = |seat: usize| -> String {
            let begins = |number: usize| if number == 0 { "M" } else { "L" };
            self.of(seat).enumerate().map(|(number, (x, y, _))| format!("{}{x:.1} {y:.1}", begins(number))).collect()
        };
        let ends = |at: Option<&u32>| moments.and(at).map(|&at| format!("{:.1}", self.x(at)));
        html! {
            svg viewBox={ "0 0 " (WIDTH) " " (HIGH) } role="img" aria-label=(self.title) data-moments=[moments]
                data-from=[ends(self.at.first())] data-to=[ends(self.at.last())] {
                @for level in levels.filter(|level| (least..=most).contains(level)) {
                    @let y = self.y(level as f32);
                    line.level x1=(FIGURES) x2=(WIDTH) y1=(format!("{y:.1}")) y2=(format!("{y:.1}")) {}
                    text.level x=(FIGURES - 5) y=(format!("{:.1}", y + 4.0)) { (level) (self.unit) }
                }
                @for at in (0..=self.last()).filter(|at| at % step(self.last() as i32).unsigned_abs() == 0) {
                    text.round x=(format!("{:.1}", self.x(at))) y=(HIGH - 4) { (at) }
                }
                (behind)
                @for (seat, name) in self.names.iter().enumerate() {
                    @let line = path(seat);
                    g class={ "k-p" (seat + 1) } {
                        path.under d=(line) pathLength="1" {}
                        path.line d=(line) pathLength="1" {}
                        @if let Some((x, y, value)) = self.of(seat).next_back() {
                            g.end transform=(format!("translate({x:.1} {y:.1})")) {
                                (shape(seat))
                                title { (name) ": " (value) (self.unit) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Who is who.
fn legend(names: &[String]) -> Markup {
    html! {
        figcaption {
            ul.legend { @for (seat, name) in (1..).zip(names) { li { span class={ "seat p" (seat) } { (name) } } } }
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

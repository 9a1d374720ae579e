//! `workbench curve`: the learning curve of a course as a picture.

use crate::args::CurveArgs;
use cowcatcher::files;
use cowcatcher::stop::Stop;
use serde::{Deserialize, Serialize};
use std::fmt::Write as _;
use std::io::Write;

/// A point of the learning curve.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Point {
    /// Since the course began, or went on.
    pub minutes: f64,
    /// Played so far.
    pub games: u64,
    /// The mean points in games of nets alone, and of those who won them.
    pub mean: f64,
    /// See `mean`.
    pub winners: f64,
    /// How far expectations are off, in points.
    pub off: f64,
    /// How many sit at the table where the course is measured.
    pub players: usize,
    /// The share of victories against rules of thumb there.
    pub wins_against_heuristic: f64,
    /// The 95 % interval of that share.
    pub low: f64,
    /// See `low`.
    pub high: f64,
}

/// The picture and the room around the curve: left, top, right, bottom.
const SIZE: (f64, f64) = (640.0, 300.0);
const ROOM: [f64; 4] = [46.0, 16.0, 12.0, 36.0];

/// Runs the command.
pub fn run(args: &CurveArgs, out: &mut impl Write) -> Result<(), Stop> {
    let text = files::text(&args.curve)?;
    let read = |line: &str| serde_json::from_str::<Point>(line);
    let points = text.lines().filter(|line| !line.trim().is_empty()).map(read).collect::<Result<Vec<_>, _>>();
    let points = points.map_err(|error| Stop::No(format!("{}: {error}", args.curve.display())))?;
    if points.len() < 2 {
        return Err(Stop::No(format!("{} holds no curve: it takes two points", args.curve.display())));
    }
    std::fs::write(&args.out, picture(&points))
        .map_err(|error| Stop::No(format!("{}: {error}", args.out.display())))?;
    Ok(writeln!(out, "{} points", points.len())?)
}

/// The share of victories by games played, with its interval.
fn picture(points: &[Point]) -> String {
    let last = points.iter().map(|point| point.games).max().unwrap_or(1).max(1) as f64;
    let [left, top, right, bottom] = ROOM;
    let x = |games: u64| left + games as f64 / last * (SIZE.0 - left - right);
    let y = |share: f64| top + (1.0 - share) * (SIZE.1 - top - bottom);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {} {}\" font-family=\"sans-serif\" font-size=\"12\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n",
        SIZE.0, SIZE.1
    );
    for percent in [0, 25, 50, 75, 100] {
        let at = y(f64::from(percent) / 100.0);
        let _ = writeln!(
            svg,
            "<path stroke=\"#ddd\" d=\"M{left} {at:.1}H{}\"/><text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{percent} %</text>",
            SIZE.0 - right,
            left - 6.0,
            at + 4.0
        );
    }
    let ticks = 6;
    for tick in 0..=ticks {
        let games = last as u64 * tick / ticks;
        let (at, foot) = (x(games), SIZE.1 - bottom + 18.0);
        let anchor = if tick == ticks { "end" } else { "middle" };
        let _ = writeln!(svg, "<text x=\"{at:.1}\" y=\"{foot:.1}\" text-anchor=\"{anchor}\">{games}</text>");
    }
    let line = |ends: Vec<(f64, f64)>| {
        let places: Vec<String> = ends.into_iter().map(|(x, y)| format!("{x:.1} {y:.1}")).collect();
        places.join("L")
    };
    let upper = points.iter().map(|point| (x(point.games), y(point.high)));
    let lower = points.iter().rev().map(|point| (x(point.games), y(point.low)));
    let band = line(upper.chain(lower).collect());
    let curve = line(points.iter().map(|point| (x(point.games), y(point.wins_against_heuristic))).collect());
    let _ = writeln!(svg, "<path fill=\"#0072b2\" fill-opacity=\".15\" d=\"M{band}Z\"/>");
    let _ = writeln!(svg, "<path fill=\"none\" stroke=\"#0072b2\" stroke-width=\"2\" d=\"M{curve}\"/>\n</svg>");
    svg
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_curve_rises_in_its_picture() {
        let point = |games: u64, share: f64| Point {
            minutes: 1.0,
            games,
            mean: 40.0,
            winners: 50.0,
            off: 3.0,
            players: 2,
            wins_against_heuristic: share,
            low: share - 0.1,
            high: share + 0.1,
        };
        let svg = picture(&[point(2000, 0.2), point(4000, 0.8)]);
        let places: Vec<f64> = svg
            .split("stroke-width=\"2\" d=\"M")
            .nth(1)
            .and_then(|rest| rest.split('"').next())
            .map(|d| d.split(['L', ' ']).filter_map(|it| it.parse().ok()).collect())
            .unwrap_or_default();
        let [first_x, first_y, last_x, last_y] = places[..] else { unreachable!("{places:?}") };
        assert!(first_x < last_x && first_y > last_y, "{places:?}");
        assert!(svg.ends_with("</svg>\n"));
    }
}

//! Where things lie: flat-top hexes and the ways of track through them (components 6), and the frames around the map.

use crate::kit::{self, At, Path};
use cowcatcher_games::steam::{Edge, Hex, Map};
use maud::{Markup, html};

/// A point of a drawing.
pub(super) type Point = kit::Point<f64>;

/// A stretch of track inside a hex: by which edge it is entered and left; `None` at the middle of the hex.
pub(super) type Stretch = (Hex, Option<Edge>, Option<Edge>);

/// The side of a hex.
pub(super) const SIDE: f64 = 30.0;
/// From the middle of a hex to the middle of a side.
pub(super) const APOTHEM: f64 = SIDE * ROOT_3 / 2.0;
const ROOT_3: f64 = 1.732_050_807_568_877_2;
/// Around the map.
const MARGIN: f64 = 8.0;

/// The middle of a hex.
pub(super) fn centre(hex: Hex) -> Point {
    let (q, r) = (f64::from(hex.q), f64::from(hex.r));
    (1.5 * SIDE * q, ROOT_3 * SIDE * (r + q / 2.0))
}

/// Towards the middle of a side, one long.
fn towards(edge: Edge) -> Point {
    let angle = (60.0 * edge.index() as f64 - 90.0).to_radians();
    (angle.cos(), angle.sin())
}

/// The middle of a side as seen from the middle of the hex.
pub(super) fn side(edge: Edge) -> Point {
    let (x, y) = towards(edge);
    (x * APOTHEM, y * APOTHEM)
}

/// A corner as seen from the middle of the hex; 0 is in the east, clockwise.
fn corner(number: usize) -> Point {
    let angle = (60.0 * number as f64).to_radians();
    (angle.cos() * SIDE, angle.sin() * SIDE)
}

/// Both ends of a side as seen from the middle of the hex.
pub(super) fn ends(edge: Edge) -> [Point; 2] {
    [corner(edge.index() + 4), corner(edge.index() + 5)]
}

pub(super) fn add(one: Point, other: Point) -> Point {
    (one.0 + other.0, one.1 + other.1)
}

pub(super) fn times(point: Point, factor: f64) -> Point {
    (point.0 * factor, point.1 * factor)
}

/// How far two points are from each other.
pub(super) fn distance(one: Point, other: Point) -> f64 {
    (one.0 - other.0).hypot(one.1 - other.1)
}

/// A ring around the middle of a hex, at a part of its size.
pub(super) fn ring(middle: Point, size: f64) -> Path {
    let mut path = Path::default();
    for number in 0..6 {
        path.to(if number == 0 { 'M' } else { 'L' }, &[add(middle, times(corner(number), size))]);
    }
    path.close();
    path
}

/// How a way through a hex bends.
#[derive(Clone, Copy, PartialEq)]
enum Bend {
    Straight,
    /// Its radius, and whether to the right.
    Curve(f64, bool),
}

fn bend(from: Edge, to: Edge) -> Bend {
    match (to.index() + 6 - from.index()) % 6 {
        1 => Bend::Curve(SIDE / 2.0, false),
        2 => Bend::Curve(SIDE * 1.5, false),
        4 => Bend::Curve(SIDE * 1.5, true),
        5 => Bend::Curve(SIDE / 2.0, true),
        _ => Bend::Straight,
    }
}

/// A way along stretches of track, on each so far to the right of its middle line.
pub(super) fn way(stretches: impl IntoIterator<Item = (Stretch, f64)>) -> Path {
    let mut path = Path::default();
    for (stretch, aside) in stretches {
        follow(&mut path, stretch, aside);
    }
    path
}

fn follow(path: &mut Path, (hex, from, to): Stretch, aside: f64) {
    let middle = centre(hex);
    // To the right of a direction, on a canvas whose y grows downwards.
    let right = |(x, y): Point| (-y * aside, x * aside);
    let inwards = from.map(|edge| times(towards(edge), -1.0));
    let outwards = to.map(towards);
    let heading = inwards.or(outwards).unwrap_or((0.0, 0.0));
    let start = add(add(middle, from.map_or((0.0, 0.0), side)), right(inwards.unwrap_or(heading)));
    let end = add(add(middle, to.map_or((0.0, 0.0), side)), right(outwards.unwrap_or(heading)));
    path.to(if path.is_empty() { 'M' } else { 'L' }, &[start]);
    match from.zip(to).map(|(from, to)| bend(from, to)) {
        Some(Bend::Curve(radius, to_the_right)) => {
            let radius = if to_the_right { radius - aside } else { radius + aside };
            path.arc(radius.max(1.0), to_the_right, end);
        }
        _ => {
            path.to('L', &[end]);
        }
    }
}

/// The middle of a stretch of track.
pub(super) fn midway((hex, from, to): Stretch) -> Point {
    let within = match (from, to) {
        (Some(from), Some(to)) => {
            let (one, other) = (towards(from), towards(to));
            let between = add(one, other);
            match bend(from, to) {
                Bend::Straight => (0.0, 0.0),
                // The arc's own middle lies at a corner (sharp) or at the middle of the next hex (gentle).
                Bend::Curve(radius, _) if radius < SIDE => times(between, 0.5 * SIDE / ROOT_3),
                Bend::Curve(..) => times(between, (ROOT_3 - 1.5) * SIDE),
            }
        }
        (Some(edge), None) | (None, Some(edge)) => times(side(edge), 0.55),
        (None, None) => (0.0, 0.0),
    };
    add(centre(hex), within)
}

/// A rectangle: its corner, its width and height.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Frame {
    pub x: f64,
    pub y: f64,
    pub width: f64,
    pub height: f64,
}

impl Frame {
    /// The piece of canvas that a map needs.
    pub(super) fn of(map: &Map) -> Frame {
        let all = map.spaces().iter().map(|space| space.hex).chain(map.water().iter().copied()).map(centre);
        let (mut left, mut top, mut right, mut bottom) = (f64::MAX, f64::MAX, f64::MIN, f64::MIN);
        for (x, y) in all {
            (left, right) = (left.min(x), right.max(x));
            (top, bottom) = (top.min(y), bottom.max(y));
        }
        if left > right {
            return Frame { x: 0.0, y: 0.0, width: 100.0, height: 100.0 };
        }
        Frame {
            x: left - SIDE - MARGIN,
            y: top - APOTHEM - MARGIN,
            width: right - left + 2.0 * (SIDE + MARGIN),
            height: bottom - top + 2.0 * (APOTHEM + MARGIN),
        }
    }

    /// As the `viewBox` of a drawing.
    pub(super) fn view_box(&self) -> Markup {
        html! { (At(self.x)) " " (At(self.y)) " " (At(self.width)) " " (At(self.height)) }
    }

    /// Around a point, so far to each side.
    pub(super) fn around((x, y): Point, (wide, high): Point) -> Frame {
        Frame { x: x - wide, y: y - high, width: 2.0 * wide, height: 2.0 * high }
    }

    /// Do they have something in common?
    pub(super) fn meets(&self, other: &Frame) -> bool {
        self.x < other.x + other.width
            && other.x < self.x + self.width
            && self.y < other.y + other.height
            && other.y < self.y + self.height
    }

    /// Is a point in it?
    pub(super) fn holds(&self, (x, y): Point) -> bool {
        (self.x..=self.x + self.width).contains(&x) && (self.y..=self.y + self.height).contains(&y)
    }
}

/// The whole board: at this size one unit is one pixel on a desk.
pub(super) const BOARD: Point = (992.0, 800.0);
/// The width of the column beside the map.
pub(super) const COLUMN: f64 = 268.0;
/// The size of the ribbon of tracks below the map.
pub(super) const RIBBON: Point = (BOARD.0 - COLUMN - GAP, 58.0);
/// Between the frames, at least.
const GAP: f64 = 8.0;
/// In this corner of the board stand the buttons of the page.
const BUTTONS: Point = (128.0, 46.0);
/// A hex is drawn at most so large.
const LARGEST: f64 = 1.7;

/// How the board is laid out around a map: the map on the left, the ribbon below it, other frames in a column beside them.
pub(super) struct Layout {
    /// The room for the map.
    map: Frame,
    /// The corner of the ribbon.
    pub ribbon: Point,
    /// The corner of the frame between map and ribbon, if there is one.
    pub strip: Option<Point>,
    /// The corners of the frames of the column, from above.
    pub column: Vec<Point>,
}

impl Layout {
    /// Around a map, with a column of frames of these heights. A frame of the other height may lie below a map that is
    /// wide enough.
    pub(super) fn of(map: &Frame, strip: f64, heights: impl Fn(bool) -> Vec<f64>) -> Layout {
        let tall = BOARD.1 - RIBBON.1 - GAP;
        let low = tall - strip - GAP;
        let below = map.height * RIBBON.0 <= map.width * low;
        let heights = heights(below);
        let gaps = heights.len().saturating_sub(1).max(1) as f64;
        let gap = (BOARD.1 - heights.iter().sum::<f64>()) / gaps;
        let mut top = 0.0;
        let mut corner = |tall: &f64| {
            let at = (RIBBON.0 + GAP, top);
            top += tall + gap;
            at
        };
        Layout {
            map: Frame { x: 0.0, y: 0.0, width: RIBBON.0, height: if below { low } else { tall } },
            ribbon: (0.0, BOARD.1 - RIBBON.1),
            strip: below.then_some((0.0, low + GAP)),
            column: heights.iter().map(&mut corner).collect(),
        }
    }

    /// How a map comes into the middle of its room: where its own origin lies, and how large it is drawn.
    fn fits(&self, map: &Frame) -> (Point, f64) {
        let scale = (self.map.width / map.width).min(self.map.height / map.height).min(LARGEST);
        let x = self.map.x + (self.map.width - scale * map.width) / 2.0 - scale * map.x;
        let y = self.map.y + (self.map.height - scale * map.height) / 2.0 - scale * map.y;
        ((x, y), scale)
    }

    /// The `transform` of the drawing of a map.
    pub(super) fn place(&self, map: &Frame) -> String {
        let ((x, y), scale) = self.fits(map);
        format!("translate({x:.1},{y:.1}) scale({scale:.4})")
    }

    /// The room in the measure of a map.
    pub(super) fn room(&self, map: &Frame) -> Room {
        let ((x, y), scale) = self.fits(map);
        let from = |at: &Frame| Frame {
            x: (at.x - x) / scale,
            y: (at.y - y) / scale,
            width: at.width / scale,
            height: at.height / scale,
        };
        let buttons = Frame { x: 0.0, y: 0.0, width: BUTTONS.0, height: BUTTONS.1 };
        Room { frame: from(&self.map), buttons: from(&buttons), unit: 1.0 / scale }
    }
}

/// The room around a map, in its own measure.
pub(super) struct Room {
    /// All of it.
    pub frame: Frame,
    /// Where buttons of the page lie over it.
    pub buttons: Frame,
    /// A pixel of the board: what must be read or hit has a size in pixels, however large the map is.
    pub unit: f64,
}

impl Room {
    /// Where a box of this size stands: beside a hex, over nothing that should stay in sight, and rather over open land than
    /// over what has a name.
    pub(super) fn beside(&self, map: &Map, hex: Hex, size: Point, shown: &[Frame]) -> Frame {
        let middle = centre(hex);
        let near = Frame::around(middle, (2.5 * SIDE, 3.0 * APOTHEM));
        let gap = 6.0 * self.unit;
        let parts = [0.5, 0.3, 0.7, 0.1, 0.9, 0.0, 1.0];
        let beside = [near.x + near.width + gap, near.x - gap - size.0];
        let above = [near.y + near.height + gap, near.y - gap - size.1];
        let rows = beside.iter().flat_map(|&x| parts.iter().map(move |part| (x, middle.1 - size.1 * part)));
        let columns = above.iter().flat_map(|&y| parts.iter().map(move |part| (middle.0 - size.0 * part, y)));
        let named = |frame: &Frame| {
            map.spaces().iter().filter(|space| space.name().is_some() && frame.holds(centre(space.hex))).count()
        };
        let hides = |frame: &Frame| {
            let own = if frame.meets(&Frame::around(middle, (SIDE, APOTHEM))) { 100 } else { 0 };
            let around = if frame.meets(&near) { 20 } else { 0 };
            own + around + 40 * shown.iter().chain([&self.buttons]).filter(|it| frame.meets(it)).count() + named(frame)
        };
        let inside = |(x, y): Point| Frame {
            x: x.min(self.frame.x + self.frame.width - size.0).max(self.frame.x),
            y: y.min(self.frame.y + self.frame.height - size.1).max(self.frame.y),
            width: size.0,
            height: size.1,
        };
        let best = rows.chain(columns).map(inside).min_by_key(hides);
        best.unwrap_or_else(|| inside(middle))
    }
}

/// Where the nth of so many little things lies, in rows around a point.
pub(super) fn gathered(n: usize, all: usize, columns: usize, step: f64, (x, y): Point) -> Point {
    let columns = columns.max(1);
    let rows = all.div_ceil(columns);
    let (row, column) = (n / columns, n % columns);
    let in_row = if row + 1 == rows { all - row * columns } else { columns };
    let middle = |n: usize, of: usize| n as f64 - (of as f64 - 1.0) / 2.0;
    (x + step * middle(column, in_row), y + step * middle(row, rows))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hexes_lie_as_the_format_says() {
        // Components 6: the middle of the side towards a neighbour lies half way to it.
        for &edge in Edge::ALL {
            let (here, there) = (Hex::new(7, 8), Hex::new(7, 8).across(edge));
            let half = times(add(centre(here), centre(there)), 0.5);
            assert!(distance(half, add(centre(here), side(edge))) < 1e-6, "{edge}");
            let [one, other] = ends(edge);
            assert!(distance(times(add(one, other), 0.5), side(edge)) < 1e-6, "{edge}");
        }
    }

    #[test]
    fn the_middle_of_a_bend_is_as_far_from_both_sides() {
        for &from in Edge::ALL {
            for &to in Edge::ALL.iter().filter(|&&to| to != from) {
                let middle = midway((Hex::new(0, 0), Some(from), Some(to)));
                assert!((distance(middle, side(from)) - distance(middle, side(to))).abs() < 1e-6, "{from}-{to}");
            }
        }
    }
}

//! The shape of the land: the corners of the regions and the lines between them, with a coast drawn by hand.
//!
//! Regions lie on a lattice that is bent to the shape of Africa. Inner corners and borders are shifted a little, always alike, so
//! that the land looks grown and not ruled; neighbours share the same line.

use crate::kit::Point;
use cowcatcher_games::mombasa::data::map::{LATTICE, Region};

/// A line of the coast between two corners: the points that it bends at.
type Bends = &'static [Point];

/// Where the coast lies in the west and in the east, and the height, at each inner horizontal line of the lattice.
const LINES: [(i32, i32, i32); LATTICE + 1] = [
    (232, 700, 98),
    (190, 728, 152),
    (172, 760, 206),
    (196, 822, 260),
    (300, 768, 313),
    (326, 744, 363),
    (372, 688, 408),
];
/// The corners on the Mediterranean, from the west: the Atlas, the Gulf of Sidra, the Delta.
const NORTH: [Point; LATTICE + 1] = [(232, 98), (294, 83), (356, 82), (414, 113), (496, 103), (598, 100), (700, 100)];
/// The corners in the south, from the west: the Cape is the lowest.
const SOUTH: [Point; LATTICE + 1] =
    [(372, 408), (416, 427), (472, 440), (528, 446), (584, 439), (638, 427), (688, 408)];
const NORTH_COAST: [Bends; LATTICE] = [
    &[(252, 88), (276, 84)],
    &[(316, 80), (336, 81)],
    &[(374, 86), (384, 104), (396, 112)],
    &[(442, 116), (468, 108)],
    &[(522, 100), (560, 98)],
    &[(618, 95), (634, 94), (664, 101)],
];
const SOUTH_COAST: [Bends; LATTICE] = [
    &[(384, 416), (400, 424)],
    &[(436, 433), (452, 437)],
    &[(492, 443), (510, 446)],
    &[(548, 447), (566, 443)],
    &[(604, 436), (620, 432)],
    &[(654, 423), (672, 417)],
];
const WEST_COAST: [Bends; LATTICE] = [
    &[(214, 114), (204, 134)],
    &[(184, 170), (170, 188)],
    &[(165, 222), (176, 244)],
    &[(210, 278), (246, 291), (282, 290)],
    &[(301, 329), (316, 343)],
    &[(332, 380), (350, 402)],
];
const EAST_COAST: [Bends; LATTICE] = [
    &[(704, 118), (717, 136)],
    &[(735, 172), (746, 194)],
    &[(764, 222), (786, 238), (824, 242)],
    &[(814, 280), (786, 296)],
    &[(776, 330), (764, 348)],
    &[(734, 376), (722, 394)],
];

/// A small number between -3 and 3 that looks like chance and is always the same for the same corner or border.
fn wobble(row: usize, column: usize, salt: usize) -> i32 {
    let mixed = (row * 29 + column * 53 + salt * 17) * (row + 3 * column + 5 * salt + 7);
    mixed as i32 % 7 - 3
}

/// A corner of the lattice.
fn corner(row: usize, column: usize) -> Point {
    match row {
        0 => return NORTH[column.min(LATTICE)],
        LATTICE.. => return SOUTH[column.min(LATTICE)],
        _ => {}
    }
    let (west, east, y) = LINES[row];
    let x = west + (east - west) * column as i32 / LATTICE as i32;
    match column {
        0 | LATTICE => (x, y),
        _ => (x + 2 * wobble(row, column, 1), y + 2 * wobble(row, column, 2)),
    }
}

/// The line from a corner to the next one, in the east or in the south.
fn line(row: usize, column: usize, south: bool) -> Vec<Point> {
    let (from, to) = (corner(row, column), if south { corner(row + 1, column) } else { corner(row, column + 1) });
    let middle = ((from.0 + to.0) / 2, (from.1 + to.1) / 2);
    let shift = 2 * wobble(row, column, if south { 3 } else { 4 });
    let inner = if south { [(middle.0 + shift, middle.1)] } else { [(middle.0, middle.1 + shift)] };
    let bends: &[Point] = match (south, row, column) {
        (true, _, 0) => WEST_COAST[row],
        (true, _, LATTICE) => EAST_COAST[row],
        (false, 0, _) => NORTH_COAST[column],
        (false, LATTICE, _) => SOUTH_COAST[column],
        _ => &inner,
    };
    [&[from], bends, &[to]].concat()
}

/// A line as a curve through the middles of its bends.
fn curve(points: &[Point]) -> String {
    let last = points.len() - 1;
    let pairs = points.iter().zip(&points[1..]).enumerate().skip(1);
    let to = |(n, (&(x, y), &(next_x, next_y))): (usize, (&Point, &Point))| match n + 1 == last {
        true => format!("Q{x} {y} {next_x} {next_y}"),
        false => format!("Q{x} {y} {} {}", (x + next_x) / 2, (y + next_y) / 2),
    };
    pairs.map(to).collect()
}

fn backwards(mut points: Vec<Point>) -> Vec<Point> {
    points.reverse();
    points
}

/// The four lines around a region, clockwise from its corner in the north-west.
fn around(region: Region) -> [Vec<Point>; 4] {
    let (r, c) = region.place();
    [line(r, c, false), line(r, c + 1, true), backwards(line(r + 1, c, false)), backwards(line(r, c, true))]
}

/// The outline of a region.
pub(super) fn outline(region: Region) -> String {
    let (r, c) = region.place();
    let (x, y) = corner(r, c);
    let lines: String = around(region).iter().map(|line| curve(line)).collect();
    format!("M{x} {y}{lines}z")
}

/// Regions whose coast bends so far inland that what lies on them has to move along.
const INLAND: [(Region, Point); 4] =
    [(Region::R13, (2, 9)), (Region::R14, (8, 4)), (Region::R41, (18, -3)), (Region::R61, (11, -3))];

/// The middle of a region: of all points of its outline, so that capes and bays count.
pub(super) fn middle(region: Region) -> Point {
    let (right, down) = INLAND.iter().find(|(bent, _)| *bent == region).map_or((0, 0), |&(_, by)| by);
    let points: Vec<Point> = around(region).iter().flat_map(|line| line[1..].to_vec()).collect();
    let count = points.len() as i32;
    let (x, y) = points.iter().fold((0, 0), |(x, y), it| (x + it.0, y + it.1));
    (x / count + right, y / count + down)
}

/// The border of a region in the east, or in the south.
pub(super) fn border(region: Region, south: bool) -> String {
    let (r, c) = region.place();
    let points = if south { line(r + 1, c, false) } else { line(r, c + 1, true) };
    let (x, y) = points[0];
    format!("M{x} {y}{}", curve(&points))
}

/// The side of a region that is coast, by the way from its middle: where a ship lands.
pub(super) fn landing(region: Region, (right, down): Point) -> Point {
    let [north, east, south, west] = around(region);
    let side = match (right, down) {
        (1, _) => east,
        (-1, _) => west,
        (_, 1) => south,
        _ => north,
    };
    let half = side.len() / 2;
    match side.len() % 2 {
        1 => side[half],
        _ => ((side[half - 1].0 + side[half].0) / 2, (side[half - 1].1 + side[half].1) / 2),
    }
}

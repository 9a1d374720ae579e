//! The map: 36 regions as an uneven lattice in the sea, with their borders, rewards and posts.
//!
//! The corners of the lattice and the bends of its borders are shifted a little, always alike, so that the land looks
//! grown and not ruled. Regions and their borders share the same bends.

use super::clickable::Piece;
use super::gains;
use super::pieces::{company_class, post};
use super::{Halo, Pen};
use crate::kit::{Point, icon, text};
use cowcatcher_games::mombasa::data::companies::Company;
use cowcatcher_games::mombasa::data::map::{LATTICE, Region};
use maud::{Markup, html};

/// The corners of the sea, in the north-west and in the south-east.
const SEA: (Point, Point) = ((188, 97), (812, 419));
/// Where the sea has waves.
const SWELLS: [Point; 6] = [(194, 296), (200, 330), (194, 122), (772, 330), (782, 300), (768, 352)];
/// Where the coast lies in the west and in the east, at each horizontal line of the lattice.
const COAST: [(i32, i32); LATTICE + 1] =
    [(226, 768), (208, 786), (206, 797), (214, 793), (228, 778), (240, 756), (256, 738)];
/// The height of the first line of the lattice, and the distance of the lines.
const ROWS: (i32, i32) = (112, 48);

/// A small number between -3 and 3 that looks like chance and is always the same for the same corner or border.
fn wobble(row: usize, column: usize, salt: usize) -> i32 {
    let mixed = (row * 29 + column * 53 + salt * 17) * (row + 3 * column + 5 * salt + 7);
    mixed as i32 % 7 - 3
}

/// A corner of the lattice.
fn corner(row: usize, column: usize) -> Point {
    let (west, east) = COAST[row.min(LATTICE)];
    let x = west + (east - west) * column as i32 / LATTICE as i32;
    let inner = |line: usize| if line == 0 || line == LATTICE { 0 } else { 2 };
    // The coast in the north and in the south is bent.
    let bow = match row {
        0 => (column as i32 - 3).pow(2) - 4,
        LATTICE => 4 - (column as i32 - 3).pow(2),
        _ => 0,
    };
    (
        x + inner(column) * wobble(row, column, 1),
        ROWS.0 + ROWS.1 * row as i32 + inner(row) * wobble(row, column, 2) + bow,
    )
}

/// The bend of a border: of the one to the east of a corner, or of the one to the south of it.
fn bend(row: usize, column: usize, south: bool) -> Point {
    let (a, b) = (corner(row, column), if south { corner(row + 1, column) } else { corner(row, column + 1) });
    let shift = 2 * wobble(row, column, if south { 3 } else { 4 });
    let middle = ((a.0 + b.0) / 2, (a.1 + b.1) / 2);
    if south { (middle.0 + shift, middle.1) } else { (middle.0, middle.1 + shift) }
}

fn curve((cx, cy): Point, (x, y): Point) -> String {
    format!("Q{cx} {cy} {x} {y}")
}

/// The outline of a region.
fn outline(region: Region) -> String {
    let (r, c) = region.place();
    let (x, y) = corner(r, c);
    [
        format!("M{x} {y}"),
        curve(bend(r, c, false), corner(r, c + 1)),
        curve(bend(r, c + 1, true), corner(r + 1, c + 1)),
        curve(bend(r + 1, c, false), corner(r + 1, c)),
        curve(bend(r, c, true), corner(r, c)),
        "z".to_owned(),
    ]
    .concat()
}

/// The middle of a region.
pub(super) fn middle(region: Region) -> Point {
    let (r, c) = region.place();
    let corners = [corner(r, c), corner(r, c + 1), corner(r + 1, c), corner(r + 1, c + 1)];
    (corners.iter().map(|it| it.0).sum::<i32>() / 4, corners.iter().map(|it| it.1).sum::<i32>() / 4)
}

/// The border between two neighbours: to the east of the first, or to the south of it.
fn border(region: Region, south: bool) -> String {
    let (r, c) = region.place();
    let (from, bend, to) = match south {
        true => (corner(r + 1, c), bend(r + 1, c, false), corner(r + 1, c + 1)),
        false => (corner(r, c + 1), bend(r, c + 1, true), corner(r + 1, c + 1)),
    };
    format!("M{} {}{}", from.0, from.1, curve(bend, to))
}

/// The neighbours to the east and to the south of a region, so that each border comes once.
fn neighbours(region: Region) -> impl Iterator<Item = (Region, bool)> {
    let (r, c) = region.place();
    let next =
        move |row: usize, column: usize| Region::ALL.iter().copied().find(move |other| other.place() == (row, column));
    let east = next(r, c + 1).map(|other| (other, false));
    let south = next(r + 1, c).map(|other| (other, true));
    east.into_iter().chain(south)
}

/// What kind of land: deserts in the north, forests at the equator, dry land in the south.
fn land(region: Region) -> &'static str {
    let (row, column) = region.place();
    match (row, column) {
        (0, 4) | (1, 4) => "m-green",
        (0, _) => "m-desert",
        (1, _) => "m-sahel",
        (2 | 3, 5) => "m-sahel",
        (2 | 3, _) => "m-forest",
        (4, _) => "m-green",
        (_, 0..=2) => "m-desert",
        _ => "m-sahel",
    }
}

/// The sea with its ornaments, under everything.
pub(super) fn sea() -> Markup {
    html! {
        rect.m-sea x=(SEA.0.0) y=(SEA.0.1) width=(SEA.1.0 - SEA.0.0) height=(SEA.1.1 - SEA.0.1) rx="12" {}
        @for (x, y) in SWELLS { path.m-swell d={ "M" (x) " " (y) "q6-5 12 0t12 0" } {} }
        g.m-rose transform="translate(220,388)" {
            circle r="15" {}
            path d="M0-20 4-4 20 0 4 4 0 20-4 4-20 0-4-4z" {}
            path.m-rose-half d="M0-20V0L4-4zM20 0H0l4 4zM0 20V0l-4 4zM-20 0H0l-4-4z" {}
        }
        g.m-ornament { (icon("ship", (793, 114), 20)) }
        g.m-legend aria-hidden="true" {
            path.m-border d="M757 385h18" {}
            (text("m-t10", (784, 385), "1"))
            (icon("flag", (796, 384), 12))
            path.m-double d="M757 402h18" {}
            path.m-double-inner d="M757 402h18" {}
            (text("m-t10", (784, 402), "2"))
            (icon("flag", (796, 401), 12))
        }
    }
}

/// The regions, then the borders, then what lies on them.
pub(super) fn regions(pen: &Pen) -> Markup {
    html! {
        path.m-shore d=(Region::ALL.iter().map(|&region| outline(region)).collect::<String>()) {}
        @for &region in Region::ALL { path class={ "m-land " (land(region)) } d=(outline(region)) {} }
        @for &region in Region::ALL {
            @for (other, south) in neighbours(region) {
                @let path = border(region, south);
                @if pen.scene.tables().borders[region.index()].double & other.bit() != 0 {
                    path.m-double d=(path) {}
                    path.m-double-inner d=(path) {}
                } @else {
                    path.m-border d=(path) {}
                }
            }
        }
        @for &region in Region::ALL { (site(pen, region)) }
    }
}

/// A name in one line, or in two if it is long.
fn name(words: &str, (x, y): Point) -> Markup {
    let split = words.char_indices().filter(|&(_, letter)| letter == ' ').map(|(at, _)| at);
    let halves = split.min_by_key(|&at| (2 * at).abs_diff(words.len())).filter(|_| words.chars().count() > 13);
    match halves.and_then(|at| words.split_at_checked(at)) {
        Some((one, other)) => html! {
            (text("m-t9 m-place", (x, y - 4), one))
            (text("m-t9 m-place", (x, y + 5), other.trim_start()))
        },
        None => text("m-t9 m-place", (x, y), words),
    }
}

/// What lies on a region: its name, its reward and the post that holds it.
fn site(pen: &Pen, region: Region) -> Markup {
    let (scene, (x, y)) = (pen.scene, middle(region));
    let holder = scene.view.map.iter().find(|(at, _)| *at == region).map(|&(_, company)| company);
    let (printed, reward) = scene.tables().regions[region.index()];
    let held = holder.map(|company| format!(" · {}", scene.words.company(company))).unwrap_or_default();
    let about = format!("{}: {}{held}", scene.words.region(region), scene.words.gains(reward));
    let marks = gains::gains(reward);
    let (place, prize) = ((x - 21, y + 8), (x + 14, y + 9));
    let drawn = html! {
        path.m-hit d=(outline(region)) {}
        (name(printed, (x, y - 13)))
        @if holder.is_none() { circle.m-site cx=(place.0) cy=(place.1) r="9" {} }
        (gains::row(&marks, prize, 42))
        @if let Some(company) = holder { g data-piece={ "post-" (region) } { (post(company, place, 25)) } }
        @if let Some(cost) = cost(pen, region) {
            @let (x, y) = if holder.is_some() { (place.0 - 11, place.1 - 9) } else { place };
            circle.m-cost cx=(x) cy=(y) r="9" {}
            (text("m-t12 m-cost-t", (x, y), &cost.to_string()))
        }
    };
    html! {
        g data-place={ "region-" (region) } {
            (pen.piece(Piece::Region(region), &about, &Halo::Path(outline(region).into()), &drawn))
        }
    }
}

/// What the post costs that the viewer could place here now.
fn cost(pen: &Pen, region: Region) -> Option<u8> {
    pen.carries(Piece::Region(region))?;
    pen.scene.imagined?.position().post_cost(pen.scene.view.progress.company?, region)
}

/// The ways from the base of a company to its entry regions, over the sea.
pub(super) fn lanes(pen: &Pen, company: Company) -> Markup {
    let entries = pen.scene.tables().entries[company.index()];
    html! {
        g class={ "m-lanes " (company_class(company)) } {
            @for &region in Region::ALL {
                @let aside: &[i32] = match region.bit() {
                    bit if entries.single & bit != 0 => &[0],
                    bit if entries.double & bit != 0 => &[-3, 3],
                    _ => &[],
                };
                @for &aside in aside {
                    @let path = lane(company, region, aside);
                    path.m-lane-edge d=(path) {}
                    path.m-lane d=(path) {}
                }
            }
        }
    }
}

/// A way from a base to a region, shifted to its side.
fn lane(company: Company, region: Region, aside: i32) -> String {
    let ((x, y), (r, c)) = (middle(region), region.place());
    let along = |from: i32, to: i32| format!("M{from} {}H{to}", y + aside);
    let down = |from: i32, to: i32| format!("M{} {from}V{to}", x + aside);
    match company {
        Company::Mombasa => along(SEA.1.0, bend(r, c + 1, true).0 - 4),
        Company::SaintLouis => along(SEA.0.0, bend(r, c, true).0 + 4),
        Company::Cairo => down(SEA.0.1, bend(r, c, false).1 + 4),
        Company::CapeTown => down(SEA.1.1, bend(r + 1, c, false).1 - 4),
    }
}

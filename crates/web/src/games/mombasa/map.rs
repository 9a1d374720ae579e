//! The map: 36 regions with their borders, rewards and posts, in the sea.

use super::clickable::Piece;
use super::coast::{border, landing, middle, outline};
use super::gains;
use super::pieces::{company_class, in_lines, post};
use super::{Halo, Pen};
use crate::kit::{Point, frame, icon, text, titled};
use cowcatcher_games::mombasa::data::companies::Company;
use cowcatcher_games::mombasa::data::map::Region;
use maud::{Markup, html};

/// The corners of the sea, in the north-west and in the south-east.
const SEA: (Point, Point) = ((150, 76), (842, 452));
/// Where the sea has waves.
const SWELLS: [Point; 7] = [(158, 100), (200, 340), (166, 316), (238, 430), (796, 120), (706, 432), (800, 332)];
/// A name longer than this stands in two lines.
const ONE_LINE: usize = 10;

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

/// The sea with its ornaments, under everything, and what borders cost.
pub(super) fn sea(pen: &Pen) -> Markup {
    html! {
        rect.m-sea x=(SEA.0.0) y=(SEA.0.1) width=(SEA.1.0 - SEA.0.0) height=(SEA.1.1 - SEA.0.1) rx="10" {}
        @for (x, y) in SWELLS { path.m-swell d={ "M" (x) " " (y) "q6-5 12 0t12 0" } {} }
        g.m-rose transform="translate(206,392)" {
            circle r="19" {}
            path d="M0-26 5-5 26 0 5 5 0 26-5 5-26 0-5-5z" {}
            path.m-rose-half d="M0-26V0L5-5zM26 0H0l5 5zM0 26V0l-5 5zM-26 0H0l-5-5z" {}
        }
        g.m-ornament {
            (icon("ship", (262, 372), 26))
            path.m-isle d="M800 346q12-9 14 8t-12 46q-8 10-13-2t3-30q3-16 8-22z" {}
        }
        (titled(&pen.scene.words.about_border(), &html! {
            (frame("m-key", (798, 430), (38, 16), 5))
            path.m-border d="M766 424h14" {}
            (text("m-m", (791, 424), "1"))
            (icon("flag", (800, 422), 12))
            path.m-double d="M766 439h14" {}
            path.m-double-inner d="M766 439h14" {}
            (text("m-m", (791, 439), "2"))
            (icon("flag", (800, 437), 12))
        }))
    }
}

/// The regions, then the borders, then what lies on them.
pub(super) fn regions(pen: &Pen) -> Markup {
    let outlines = || Region::ALL.iter().map(|&region| outline(region)).collect::<String>();
    html! {
        path.m-shore d=(outlines()) {}
        @for class in ["m-desert", "m-sahel", "m-green", "m-forest"] {
            @let alike = Region::ALL.iter().filter(|&&region| land(region) == class);
            path class={ "m-land " (class) } d=(alike.map(|&region| outline(region)).collect::<String>()) {}
        }
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

/// What lies on a region: its name, its reward and the post that holds it.
fn site(pen: &Pen, region: Region) -> Markup {
    let (scene, (x, y)) = (pen.scene, middle(region));
    let holder = scene.view.map.iter().find(|(at, _)| *at == region).map(|&(_, company)| company);
    let marks = gains::gains(scene.tables().regions[region.index()].1);
    let name = scene.words.region(region);
    let called = in_lines(&name, 5, ONE_LINE);
    let (high, low) = if called.len() > 1 { (y - 15, y + 9) } else { (y - 13, y + 6) };
    let aside = if marks.is_empty() { 0 } else { 5 + gains::width(&marks) / 2 };
    let (place, prize) = ((x - aside, low), (x - aside + 13 + gains::width(&marks) / 2, low));
    let drawn = html! {
        path.m-hit d=(outline(region)) {}
        @for (line, half) in called { (text("m-s m-place", (x, high + line), half)) }
        @if holder.is_none() { circle.m-site cx=(place.0) cy=(place.1) r="9" {} }
        (gains::row(&marks, prize, 44))
        @if let Some(company) = holder { g data-piece={ "post-" (region) } { (post(company, place, 25)) } }
        @if let Some(cost) = cost(pen, region) {
            @let (x, y) = if holder.is_some() { (place.0 - 11, place.1 - 9) } else { place };
            circle.m-cost cx=(x) cy=(y) r="9" {}
            (text("m-m m-cost-t", (x, y), &cost.to_string()))
        }
    };
    html! {
        g data-place={ "region-" (region) } {
            (pen.piece(Piece::Region(region), &scene.words.about_region(region), &Halo::Path(outline(region).into()), &drawn))
        }
    }
}

/// What the post costs that the viewer could place here now.
fn cost(pen: &Pen, region: Region) -> Option<u8> {
    pen.carries(Piece::Region(region))?;
    pen.scene.imagined?.position().post_cost(pen.scene.view.progress.company?, region)
}

/// The ways from the base of a company to its entry regions, over the sea: two lines where the way costs 2.
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

/// Where the ways of a company land.
pub(super) fn ports(pen: &Pen, company: Company) -> Markup {
    let entries = pen.scene.tables().entries[company.index()];
    let entries = entries.single | entries.double;
    html! {
        g class={ "m-lanes " (company_class(company)) } {
            @for &region in Region::ALL.iter().filter(|region| entries & region.bit() != 0) {
                @let (x, y) = landing(region, side(company));
                circle.m-port cx=(x) cy=(y) r="4.500" {}
            }
        }
    }
}

/// On which side of the map a company lies: how far to the right, how far down.
fn side(company: Company) -> Point {
    match company {
        Company::Mombasa => (1, 0),
        Company::SaintLouis => (-1, 0),
        Company::Cairo => (0, -1),
        Company::CapeTown => (0, 1),
    }
}

/// A way from a base to a region, shifted to its side.
fn lane(company: Company, region: Region, aside: i32) -> String {
    let (x, y) = landing(region, side(company));
    match company {
        Company::Mombasa => format!("M{} {}H{x}", SEA.1.0, y + aside),
        Company::SaintLouis => format!("M{} {}H{x}", SEA.0.0, y + aside),
        Company::Cairo => format!("M{} {}V{y}", x + aside, SEA.0.1),
        Company::CapeTown => format!("M{} {}V{y}", x + aside, SEA.1.1),
    }
}

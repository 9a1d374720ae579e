//! What lies beside the map: the goods supply, New Cities, growth markers, the bag, and the track tiles in stock.

use super::clickable::Piece;
use super::pieces::{colour_class, cube};
use super::places::{APOTHEM, COLUMN, Point, RIBBON, gathered, ring};
use super::track;
use super::{Halo, Pen};
use crate::kit::{At, icon, text, titled};
use crate::words::steam::{Label, Thing};
use cowcatcher_games::steam::Hex;
use cowcatcher_games::steam::data::goods::Colour;
use cowcatcher_games::steam::data::tiles::{Face, Kind};
use maud::{Markup, html};

const TOP: f64 = 23.0;
/// The height of a space of the supply.
const SPACE: f64 = 33.0;
const CUBE: f64 = 18.0;

/// The supply in the column: its height.
pub(super) const SUPPLY: f64 = TOP + 3.0 * SPACE + 36.0;
/// The supply as a strip below the map: its height.
pub(super) const STRIP: f64 = TOP + SPACE + 8.0;

/// The goods supply with what else is placed from beside the map: in the column, or as a strip below the map.
pub(super) fn supply(pen: &Pen, at: Point, strip: bool) -> Markup {
    let view = pen.scene.view;
    let (width, height, columns) = if strip { (RIBBON.0, STRIP, 12) } else { (COLUMN, SUPPLY, 4) };
    let wide = (width - 8.0) / columns as f64;
    let drawn = html! {
        (pen.heading(Label::Supply, Thing::Supply, (9.0, 12.0)))
        @for (n, cubes) in view.supply.iter().enumerate() {
            @let place = (4.0 + wide * ((n % columns) as f64 + 0.5), TOP + SPACE * ((n / columns) as f64 + 0.5));
            (space(pen, n as u8 + 1, cubes, place, wide))
        }
        @if !strip { path.s-rule d={ "M8 " (At(height - 33.0)) "H" (At(width - 8.0)) } {} }
        (beside(pen, if strip { (width - COLUMN, 12.0) } else { (0.0, height - 16.0) }))
    };
    pen.block(Label::Supply, at, (width, height), &drawn)
}

fn space(pen: &Pen, number: u8, cubes: &[Colour], at: Point, wide: f64) -> Markup {
    let half = (wide / 2.0 - 1.5, SPACE / 2.0 - 1.5);
    let about = format!("{}. {}", pen.scene.words.supply_with(number), pen.scene.words.what(Thing::Supply));
    let drawn = html! {
        rect class=(if cubes.is_empty() { "s-space s-bare" } else { "s-space" }) x=(At(at.0 - half.0)) y=(At(at.1 - half.1))
            width=(At(2.0 * half.0)) height=(At(2.0 * half.1)) rx="4" {}
        @if cubes.is_empty() { (text("s-t9 s-soft", at, &number.to_string())) }
        @for (n, &colour) in cubes.iter().enumerate() { (cube(pen, colour, gathered(n, cubes.len(), 4, CUBE + 1.0, at), CUBE)) }
    };
    pen.piece(Piece::Supply(number), &about, &Halo::Box(at, half, 4.0), &drawn)
}

/// New Cities, growth markers and the bag, in a line.
fn beside(pen: &Pen, (x, y): Point) -> Markup {
    let view = pen.scene.view;
    let bag: u32 = view.bag.iter().map(|&count| u32::from(count)).sum();
    html! {
        (pen.about(Thing::NewCities, &html! {
            rect.s-feel x=(At(x + 6.0)) y=(At(y - 12.0)) width="172" height="24" {}
            @for (n, &colour) in Colour::ALL.iter().enumerate() {
                @let left = view.new_cities.get(colour.index()).copied().unwrap_or_default();
                @let at = (x + 19.0 + 34.0 * n as f64, y);
                g class={ "s-city " (colour_class(colour)) @if left == 0 { " s-gone" } } {
                    path.s-city-rim d=(ring(at, 0.4)) {}
                    path.s-city-in d=(ring(at, 0.3)) {}
                    (text("s-t9", at, &pen.scene.words.letter(colour)))
                }
                (text("s-t9 s-left", (at.0 + 13.5, at.1 + 4.0), &left.to_string()))
            }
        }))
        (pen.about(Thing::GrowthMarkers, &html! {
            rect.s-feel x=(At(x + 186.0)) y=(At(y - 12.0)) width="36" height="24" {}
            (icon("grown", (x + 196.0, y), 18.0))
            (text("s-t11 s-left", (x + 207.0, y), &view.growth_markers.to_string()))
        }))
        (pen.about(Thing::Bag, &html! {
            path.s-bag d={ "M" (At(x + 239.0)) " " (At(y - 10.0)) "q4 4 0 7c-5 4-8 9-4 14h18c4-5 1-10-4-14q-4-3 0-7z" } {}
            (text("s-t9 s-bag-t", (x + 244.0, y + 4.5), &bag.to_string()))
        }))
    }
}

/// The height of the line that says how many tiles are in stock.
pub(super) const STOCK: f64 = 26.0;

/// How many track tiles are in stock: which ones is said to whoever points there.
pub(super) fn stock(pen: &Pen, at: Point) -> Markup {
    let say = pen.scene.words;
    let all: u32 = pen.scene.view.stock.iter().map(|&left| u32::from(left)).sum();
    let kinds = Kind::ALL.iter().zip(pen.scene.view.stock);
    let kinds: Vec<String> = kinds.map(|(&kind, left)| format!("{}: {left}", say.kind(kind))).collect();
    let about = format!("{} {}", say.what(Thing::Stock), kinds.join("; "));
    let drawn = titled(
        &about,
        &html! {
            rect.s-feel x="2" y="2" width=(At(COLUMN - 4.0)) height=(At(STOCK - 4.0)) {}
            (icon("link", (16.0, STOCK / 2.0), 15.0))
            (text("s-t11 s-left", (28.0, STOCK / 2.0), &say.label(Label::Stock)))
            (text("s-t11 s-right", (COLUMN - 10.0, STOCK / 2.0), &all.to_string()))
        },
    );
    pen.block(Label::Stock, at, (COLUMN, STOCK), &drawn)
}

/// A tile of the stock.
const TILE: Point = (76.0, 62.0);
const TILE_SIZE: f64 = 0.9;
const TILES_IN_ROW: usize = 5;

/// The track tiles in stock by kind, folded away.
pub(super) fn folded_stock(pen: &Pen) -> Markup {
    let size = (TILE.0 * TILES_IN_ROW as f64, TILE.1 * Kind::ALL.len().div_ceil(TILES_IN_ROW) as f64);
    html! {
        details.s-stock {
            summary data-about=(pen.scene.words.what(Thing::Stock)) { (pen.scene.words.label(Label::Stock)) }
            svg viewBox={ "0 0 " (At(size.0)) " " (At(size.1)) } role="group" aria-label=(pen.scene.words.label(Label::Stock)) {
                @for (n, &kind) in Kind::ALL.iter().enumerate() {
                    (stocked(pen, kind, (TILE.0 * ((n % TILES_IN_ROW) as f64 + 0.42), TILE.1 * ((n / TILES_IN_ROW) as f64 + 0.5))))
                }
            }
        }
    }
}

fn stocked(pen: &Pen, kind: Kind, at: Point) -> Markup {
    let left = pen.scene.view.stock.get(kind.index()).copied().unwrap_or_default();
    let shows = Face::all().find(|face| face.shape().kinds[0] == kind);
    html! {
        g.s-gone[left == 0] data-about={ (pen.scene.words.kind(kind)) ": " (left) } {
            g transform={ "translate(" (At(at.0)) "," (At(at.1)) ") scale(" (TILE_SIZE) ")" } {
                use.s-plain.s-stocked href="#s-hex" {}
                @if let Some(face) = shows {
                    (track::face(Hex::new(0, 0), face, |_| None))
                    @if face.is_town() { circle.s-town cx="0" cy="0" r="9" {} }
                }
            }
            (text("s-t11 s-count", (at.0 + 29.0, at.1 + APOTHEM * TILE_SIZE - 3.0), &left.to_string()))
        }
    }
}

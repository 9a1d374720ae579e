//! What lies beside the map: the goods supply, New Cities, growth markers, the bag, and the track tiles in stock.

use super::clickable::Piece;
use super::pieces::{colour_class, cube, letter};
use super::places::{APOTHEM, COLUMN, Point, gathered, ring};
use super::track;
use super::{Halo, Pen};
use crate::kit::{At, icon, text};
use crate::words::steam::Label;
use cowcatcher_games::steam::Hex;
use cowcatcher_games::steam::data::goods::Colour;
use cowcatcher_games::steam::data::tiles::{Face, Kind};
use maud::{Markup, html};

const TOP: f64 = 22.0;
/// A space of the supply.
const SPACE: Point = (64.5, 31.0);
/// The row of New Cities below it.
const CITIES: f64 = TOP + 3.0 * SPACE.1 + 18.0;

/// The height of the supply.
pub(super) const SUPPLY: f64 = CITIES + 20.0;

/// The goods supply with what else is placed from beside the map.
pub(super) fn supply(pen: &Pen, at: Option<Point>) -> Markup {
    let view = pen.scene.view;
    let drawn = html! {
        (pen.heading(Label::Supply, (9.0, 12.0)))
        @for (n, cubes) in view.supply.iter().enumerate() {
            @let place = (6.0 + SPACE.0 * ((n % 4) as f64 + 0.5), TOP + SPACE.1 * ((n / 4) as f64 + 0.5));
            (space(pen, n as u8 + 1, cubes, place))
        }
        (beside(pen))
    };
    pen.block(Label::Supply, "supply", at, (COLUMN, SUPPLY), &drawn)
}

fn space(pen: &Pen, number: u8, cubes: &[Colour], at: Point) -> Markup {
    let half = (SPACE.0 / 2.0 - 1.5, SPACE.1 / 2.0 - 1.5);
    let drawn = html! {
        rect class=(if cubes.is_empty() { "s-space s-bare" } else { "s-space" }) x=(At(at.0 - half.0)) y=(At(at.1 - half.1))
            width=(At(2.0 * half.0)) height=(At(2.0 * half.1)) rx="4" {}
        (text("s-t7 s-soft", (at.0 - half.0 + 7.0, at.1 - half.1 + 7.0), &number.to_string()))
        @for (n, &colour) in cubes.iter().enumerate() {
            (cube(colour, gathered(n, cubes.len(), 4, 14.5, (at.0 + 5.0, at.1)), 13.0))
        }
    };
    pen.piece(Piece::Supply(number), &pen.scene.words.supply_with(number), &Halo::Box(at, half, 4.0), &drawn)
}

/// New Cities, growth markers and the bag.
fn beside(pen: &Pen) -> Markup {
    let view = pen.scene.view;
    let say = pen.scene.words;
    let bag: u32 = view.bag.iter().map(|&count| u32::from(count)).sum();
    html! {
        path.s-rule d={ "M8 " (At(CITIES - 16.0)) "H" (At(COLUMN - 8.0)) } {}
        g {
            title { (say.label(Label::NewCities)) }
            @for (n, &colour) in Colour::ALL.iter().enumerate() {
                @let left = view.new_cities.get(colour.index()).copied().unwrap_or_default();
                @let at = (20.0 + 33.0 * n as f64, CITIES);
                g class={ "s-city " (colour_class(colour)) @if left == 0 { " s-gone" } } {
                    path.s-city-rim d=(ring(at, 0.4)) {}
                    path.s-city-in d=(ring(at, 0.3)) {}
                    (text("s-t8", at, letter(colour)))
                }
                (text("s-t8 s-left", (at.0 + 13.0, at.1 + 5.0), &left.to_string()))
            }
        }
        g {
            title { (say.label(Label::GrowthMarkers)) }
            (icon("grown", (199.0, CITIES), 18.0))
            (text("s-t9 s-left", (210.0, CITIES), &view.growth_markers.to_string()))
        }
        g {
            title { (say.label(Label::Bag)) }
            path.s-bag d={ "M237 " (At(CITIES - 8.0)) "q3 3 0 6c-4 3-6 8-3 12h14c3-4 1-9-3-12q-3-3 0-6z" } {}
            (text("s-t8", (241.0, CITIES + 4.5), &bag.to_string()))
        }
    }
}

/// A tile of the stock.
const TILE: Point = (52.0, 44.0);
const TILE_SIZE: f64 = 0.66;
const TILES_IN_ROW: usize = 5;

/// The height of the stock.
pub(super) const STOCK: f64 = TOP + 3.0 * TILE.1 + 4.0;

/// The track tiles in stock by kind.
pub(super) fn stock(pen: &Pen, at: Option<Point>) -> Markup {
    let drawn = html! {
        (pen.heading(Label::Stock, (9.0, 12.0)))
        @for (n, &kind) in Kind::ALL.iter().enumerate() {
            @let place = (5.0 + TILE.0 * ((n % TILES_IN_ROW) as f64 + 0.42), TOP + TILE.1 * ((n / TILES_IN_ROW) as f64 + 0.5));
            (stocked(pen, kind, place))
        }
    };
    pen.block(Label::Stock, "stock", at, (COLUMN, STOCK), &drawn)
}

fn stocked(pen: &Pen, kind: Kind, at: Point) -> Markup {
    let left = pen.scene.view.stock.get(kind.index()).copied().unwrap_or_default();
    let shows = Face::all().find(|face| face.shape().kinds[0] == kind);
    html! {
        g.s-gone[left == 0] {
            title { (pen.scene.words.kind(kind)) ": " (left) }
            g transform={ "translate(" (At(at.0)) "," (At(at.1)) ") scale(" (TILE_SIZE) ")" } {
                use.s-plain.s-stocked href="#s-hex" {}
                @if let Some(face) = shows {
                    (track::face(Hex::new(0, 0), face, |_| None))
                    @if face.is_town() { circle.s-town cx="0" cy="0" r="9" {} }
                }
            }
            (text("s-t10 s-count", (at.0 + 20.0, at.1 + APOTHEM * TILE_SIZE - 3.0), &left.to_string()))
        }
    }
}

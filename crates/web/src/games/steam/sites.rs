//! Cities and towns with what lies on them, and their names.

use super::clickable::Piece;
use super::pieces::{colour_class, cube};
use super::places::{Point, add, centre, gathered, ring};
use super::{Halo, Pen};
use crate::kit::{At, Path, icon, text};
use crate::words::Locale;
use crate::words::steam::letter;
use cowcatcher_games::steam::HexView;
use cowcatcher_games::steam::data::goods::Colour;
use cowcatcher_games::steam::map::{Feature, Map, Space};
use maud::{Markup, html};

/// In pixels of the board: a cube, and the side of what is hit around it.
pub(super) const CUBE: f64 = 19.0;
const HIT: f64 = 24.5;
/// In pixels: how far above the middle of a city its cubes lie, and how far below it its name.
const TRAY: f64 = 5.0;
const NAME: f64 = 25.0;

/// The hexagon of a city in its colour.
fn city(colour: Colour, new: bool, at: Point) -> Markup {
    html! {
        g class={ "s-city " (colour_class(colour)) } {
            use.s-city-rim href="#s-hex" x=(At(at.0)) y=(At(at.1)) {}
            path.s-city-in d=(ring(at, 0.83)) {}
            @if new { path.s-city-new d=(ring(at, 0.92)) {} }
        }
    }
}

/// The disc of a town: whole once a tile makes it a node, only marked before.
fn town(tiled: bool, (x, y): Point) -> Markup {
    html! { circle class=(if tiled { "s-town" } else { "s-town s-town-bare" }) cx=(At(x)) cy=(At(y)) r=(if tiled { "8.5" } else { "7" }) {} }
}

/// What lies on a city or a town now; `unit` is a pixel of the board.
pub(super) fn site(pen: &Pen, site: &HexView, unit: f64) -> Markup {
    let at = centre(site.hex);
    let Some(colour) = site.city else { return town(site.tile.is_some(), at) };
    html! {
        (city(colour, site.new_city, at))
        (cubes(pen, site, unit))
    }
}

/// The cubes of a city on a tray. Those of one colour lie on each other and are one piece.
pub(super) fn cubes(pen: &Pen, site: &HexView, unit: f64) -> Markup {
    let HexView { hex, city, ref cubes, .. } = *site;
    let at = centre(hex);
    let mut colours: Vec<Colour> = cubes.clone();
    colours.dedup();
    let kinds = colours.len();
    let columns = if kinds == 4 { 2 } else { kinds.clamp(1, 2 + kinds / 5) };
    let middle = add(at, (0.0, -TRAY * unit));
    let place = |n: usize| gathered(n, kinds, columns, HIT * unit, middle);
    html! {
        @if let Some(city) = city.filter(|_| kinds > 0) { (tray(city, kinds.min(columns), kinds.div_ceil(columns), middle, unit)) }
        @for (n, &colour) in colours.iter().enumerate() {
            @let count = cubes.iter().filter(|&&other| other == colour).count();
            @let here = place(n);
            @let piece = Piece::Cube(hex, colour);
            @let drawn = html! {
                @if pen.scene.view.cube == Some((hex, colour)) {
                    @let half = HIT * unit / 2.0;
                    rect.s-chosen x=(At(here.0 - half)) y=(At(here.1 - half)) width=(At(2.0 * half)) height=(At(2.0 * half)) rx="4" {}
                }
                (stack(pen, colour, count, here, unit))
                @if pen.carries(piece).is_some() { (goes(here, unit)) }
            };
            (pen.piece(piece, &pen.scene.words.what_cube(colour), &Halo::Squares(vec![here], HIT * unit / 2.0, 4.0), &drawn))
        }
    }
}

/// What the cubes lie on, in the colour of the city.
fn tray(city: Colour, columns: usize, rows: usize, (x, y): Point, unit: f64) -> Markup {
    let (width, height) = (HIT * unit * columns as f64, HIT * unit * rows as f64);
    html! {
        rect class={ "s-tray " (colour_class(city)) } x=(At(x - width / 2.0)) y=(At(y - height / 2.0)) width=(At(width)) height=(At(height)) rx=(At(4.0 * unit)) {}
    }
}

/// Cubes of one colour with their number, if there are several.
fn stack(pen: &Pen, colour: Colour, count: usize, at: Point, unit: f64) -> Markup {
    let (x, y) = add(at, (7.5 * unit, 7.5 * unit));
    html! {
        @if count > 1 { (cube(pen, colour, add(at, (2.2 * unit, -2.2 * unit)), CUBE * unit)) }
        (cube(pen, colour, at, CUBE * unit))
        @if count > 1 {
            circle.s-many cx=(At(x)) cy=(At(y)) r=(At(5.6 * unit)) {}
            (text("s-m9 s-many-t", (x, y), &count.to_string()))
        }
    }
}

/// The sign that a cube can be delivered: an arrow that leaves it.
fn goes(at: Point, unit: f64) -> Markup {
    let corner = add(at, (9.0 * unit, -9.0 * unit));
    let turned = |(x, y): Point| add(corner, (x * unit, y * unit));
    let mut path = Path::default();
    path.to('M', &[turned((-6.0, -3.0))]).to('L', &[turned((3.5, -3.5))]).to('L', &[turned((3.0, 6.0))]).close();
    html! { path.s-goes d=(path) {} }
}

/// The names of cities and towns, above the track. A city's stands below its cubes with the letter of its colour and what
/// became of it.
pub(super) fn names(locale: Locale, map: &Map, now: &[HexView], wanted: impl Fn(&Space) -> bool, unit: f64) -> Markup {
    let named = map.spaces().iter().filter(|space| wanted(space)).filter_map(|space| Some((space, space.name()?)));
    html! {
        g.s-names aria-hidden="true" {
            @for (space, name) in named {
                @let (x, y) = centre(space.hex);
                @match now.iter().find(|it| it.hex == space.hex).and_then(|it| it.city.map(|colour| (it, colour))) {
                    Some((it, colour)) => (city_name(locale, name, colour, sign(it), (x, y + NAME * unit), unit)),
                    None => (text("s-m9 s-name", (x, y + 17.0 * unit), name)),
                }
            }
        }
    }
}

/// What became of a city.
fn sign(it: &HexView) -> Option<&'static str> {
    match (it.new_city, it.grown) {
        (true, _) => Some("new-city"),
        (false, true) => Some("grown"),
        (false, false) => None,
    }
}

fn city_name(locale: Locale, name: &str, colour: Colour, sign: Option<&str>, (x, y): Point, unit: f64) -> Markup {
    let half = name.chars().count() as f64 * 3.45 * unit;
    let (left, right) = (x - half - 2.0 * unit, x + half + 14.0 * unit);
    html! {
        g class=(colour_class(colour)) {
            circle.s-city-badge cx=(At(left)) cy=(At(y)) r=(At(6.3 * unit)) {}
            (text("s-m9 s-city-t", (left, y), &letter(locale, colour)))
        }
        (text("s-m11 s-name s-name-city", (x + 6.5 * unit, y), name))
        @if let Some(sign) = sign { (icon(sign, (right + 3.0 * unit, y), 12.0 * unit)) }
    }
}

/// What is printed on a map, for whoever looks at it before a game: cities with their number of cubes, towns.
pub(super) fn printed(map: &Map, locale: Locale) -> Markup {
    html! {
        @for space in map.spaces() {
            @let at = centre(space.hex);
            @match &space.feature {
                Feature::City { colour, goods, .. } => {
                    (city(*colour, false, at))
                    (text("s-m14 s-goods", add(at, (0.0, -3.0)), &goods.to_string()))
                }
                Feature::Town { .. } => (town(true, at)),
                Feature::Open => {}
            }
        }
        g.s-names aria-hidden="true" {
            @for (space, name) in map.spaces().iter().filter_map(|space| Some((space, space.name()?))) {
                @let (x, y) = centre(space.hex);
                @match &space.feature {
                    Feature::City { colour, .. } => (city_name(locale, name, *colour, None, (x, y + 19.0), 1.0)),
                    _ => (text("s-m9 s-name", (x, y + 17.0), name)),
                }
            }
        }
    }
}

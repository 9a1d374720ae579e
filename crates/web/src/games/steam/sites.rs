//! Cities and towns with what lies on them, and their names.

use super::clickable::Piece;
use super::pieces::{colour_class, cube, letter};
use super::places::{Point, add, centre, gathered, ring};
use super::{Halo, Pen};
use crate::kit::{At, icon, text};
use cowcatcher_games::steam::data::goods::Colour;
use cowcatcher_games::steam::map::{Feature, Map, Space};
use cowcatcher_games::steam::{Hex, HexView};
use maud::{Markup, html};

/// The name of a city stands so far below the middle of its hex, that of a town a little higher.
const CITY_NAME: f64 = 21.0;
const TOWN_NAME: f64 = 16.0;

/// The hexagon of a city, with the letter of its colour.
fn city(colour: Colour, new: bool, at: Point) -> Markup {
    let (x, y) = at;
    html! {
        g class={ "s-city " (colour_class(colour)) } {
            use.s-city-rim href="#s-hex" x=(At(x)) y=(At(y)) {}
            path.s-city-in d=(ring(at, 0.8)) {}
            @if new { path.s-city-new d=(ring(at, 0.9)) {} }
            circle.s-city-badge cx=(At(x - 11.0)) cy=(At(y - 18.5)) r="6.3" {}
            (text("s-t9 s-city-t", (x - 11.0, y - 18.5), letter(colour)))
        }
    }
}

/// The disc of a town: whole once a tile makes it a node, only marked before.
fn town(tiled: bool, (x, y): Point) -> Markup {
    html! { circle class=(if tiled { "s-town" } else { "s-town s-town-bare" }) cx=(At(x)) cy=(At(y)) r=(if tiled { "8.5" } else { "7" }) {} }
}

/// How cubes lie in a city: the number of columns and their size.
fn packed(count: usize) -> (usize, f64) {
    match count {
        ..=4 => (count.clamp(1, 4).div_ceil(if count > 2 { 2 } else { 1 }), 13.5),
        5..=6 => (3, 12.5),
        7..=8 => (4, 11.0),
        _ => (5, 9.0),
    }
}

/// What lies on a city or a town now.
pub(super) fn site(pen: &Pen, site: &HexView) -> Markup {
    let at = centre(site.hex);
    let Some(colour) = site.city else { return town(site.tile.is_some(), at) };
    html! {
        (city(colour, site.new_city, at))
        @if site.grown && !site.new_city { (icon("grown", add(at, (11.0, -18.5)), 12.0)) }
        @if site.new_city { (icon("new-city", add(at, (11.0, -18.5)), 12.0)) }
        (cubes(pen, site.hex, &site.cubes, at))
    }
}

/// The cubes of a city. Those of one colour are one piece.
fn cubes(pen: &Pen, hex: Hex, cubes: &[Colour], at: Point) -> Markup {
    let (columns, size) = packed(cubes.len());
    let place = |n: usize| gathered(n, cubes.len(), columns, size + 1.4, add(at, (0.0, 0.5)));
    let mut colours: Vec<Colour> = cubes.to_vec();
    colours.dedup();
    html! {
        @for colour in colours {
            @let places: Vec<Point> = (0..cubes.len()).filter(|&n| cubes[n] == colour).map(place).collect();
            @let chosen = pen.scene.view.cube == Some((hex, colour));
            @let drawn = html! {
                @for (n, &at) in places.iter().enumerate() {
                    @if chosen && n == 0 { rect.s-chosen x=(At(at.0 - size / 2.0 - 2.0)) y=(At(at.1 - size / 2.0 - 2.0)) width=(At(size + 4.0)) height=(At(size + 4.0)) rx="4" {} }
                    (cube(colour, at, size))
                }
            };
            (pen.piece(Piece::Cube(hex, colour), "", &Halo::Squares(places.clone(), size / 2.0 + 1.0, 3.5), &drawn))
        }
    }
}

/// The names of cities and towns, above the track.
pub(super) fn names(map: &Map, wanted: impl Fn(&Space) -> bool, is_city: impl Fn(&Space) -> bool) -> Markup {
    let named = map.spaces().iter().filter(|space| wanted(space)).filter_map(|space| Some((space, space.name()?)));
    html! {
        g.s-names aria-hidden="true" {
            @for (space, name) in named {
                @let (x, y) = centre(space.hex);
                @if is_city(space) {
                    (text("s-name s-name-city", (x, y + CITY_NAME), name))
                } @else {
                    (text("s-name", (x, y + TOWN_NAME), name))
                }
            }
        }
    }
}

/// What is printed on a map, for whoever looks at it before a game: cities with their number of cubes, towns.
pub(super) fn printed(map: &Map) -> Markup {
    html! {
        @for space in map.spaces() {
            @let at = centre(space.hex);
            @match &space.feature {
                Feature::City { colour, goods, .. } => {
                    (city(*colour, false, at))
                    (text("s-t16 s-goods", at, &goods.to_string()))
                }
                Feature::Town { .. } => (town(true, at)),
                Feature::Open => {}
            }
        }
        (names(map, |_| true, Space::is_city))
    }
}

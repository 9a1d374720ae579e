//! What can be put on the chosen hex, shown beside it: tiles with their costs, the simple ones first, or New Cities.

use super::bar::{is_simple, laid};
use super::clickable::Piece;
use super::pieces::{colour_class, fitted};
use super::places::{Frame, Point, Room, centre, ring};
use super::{Halo, Pen};
use super::{ground, track};
use crate::kit::{At, Path, icon, text};
use crate::words::steam::Label;
use cowcatcher_engine::Seat;
use cowcatcher_games::steam::data::goods::Colour;
use cowcatcher_games::steam::data::tiles::Face;
use cowcatcher_games::steam::{Action, Edge, Event, Hex, HexView, Offer, Placing};
use maud::{Markup, html};

/// In pixels of the board: a choice, a smaller one, the heading, what is left free around, the button for more.
const CELL: Point = (64.0, 76.0);
const SMALL_CELL: Point = (50.0, 62.0);
const HEAD: f64 = 22.0;
const PAD: f64 = 5.0;
const MORE: f64 = 28.0;

/// A tile that could be laid.
struct Tile {
    face: Face,
    offer: Option<Offer>,
    completes: bool,
    /// Income after it, if money has to be raised for it.
    income: Option<i32>,
}

/// The hex that a question is about, marked; and what can be put there.
pub(super) fn choice(pen: &Pen, room: &Room) -> Markup {
    let Some(hex) = pen.scene.view.chosen else { return html! {} };
    let cities: Vec<Colour> =
        pen.pieces().filter_map(|it| if let Piece::NewCity(it) = it { Some(it) } else { None }).collect();
    let tiles = tiles(pen, hex);
    html! {
        path.s-chosen d=(ring(centre(hex), 1.0)) {}
        @if !tiles.is_empty() { (tile_box(pen, room, hex, &tiles)) }
        @if !cities.is_empty() { (city_box(pen, room, hex, &cities)) }
    }
}

/// The tiles for a hex: the simple ones first, of these those that complete a link, then the cheap.
fn tiles(pen: &Pen, hex: Hex) -> Vec<Tile> {
    let offers = pen.scene.imagined.map(|imagined| imagined.position().offers(hex)).unwrap_or_default();
    let faces = pen.pieces().filter_map(|it| if let Piece::Face(face) = it { Some(face) } else { None });
    let mut tiles: Vec<Tile> = faces
        .map(|face| Tile {
            face,
            offer: offers.iter().find(|offer| offer.face == face).copied(),
            completes: laid(&pen.scene, Action::Lay(face)).0,
            income: income_after(pen, face),
        })
        .collect();
    let cost = |tile: &Tile| tile.offer.map_or(0, |offer| offer.cost);
    tiles.sort_by_key(|tile| (!is_simple(tile.face), !tile.completes, cost(tile)));
    tiles
}

/// What income is after a tile is paid, if that costs some of it.
fn income_after(pen: &Pen, face: Face) -> Option<i32> {
    let imagined = pen.scene.imagined?;
    let quote = imagined.quote(Action::Lay(face)).ok()?;
    quote.events.iter().find_map(|event| match *event {
        Event::Raised { seat, income, .. } if seat == imagined.seat() => Some(income.into()),
        _ => None,
    })
}

/// So many tiles are shown at once, at most; and at least, if there are as many.
const MOST: usize = 9;
const LEAST: usize = 6;

/// How many tiles are shown at once: the simple ones, within reason.
fn at_once(tiles: &[Tile]) -> usize {
    let wanted = tiles.iter().take_while(|tile| is_simple(tile.face)).count();
    let shown = wanted.clamp(LEAST.min(tiles.len()), MOST.max(LEAST));
    // One or two more need no button.
    if tiles.len() <= shown + 2 { tiles.len() } else { shown }
}

/// A box of the map's own measure that stands beside a hex.
fn pop(at: &Frame, unit: f64, heading: &str) -> Markup {
    let Frame { x, y, width, height } = *at;
    html! {
        rect.s-pop-shade x=(At(x + 2.0)) y=(At(y + 3.0)) width=(At(width)) height=(At(height)) rx="9" {}
        rect.s-pop-box x=(At(x)) y=(At(y)) width=(At(width)) height=(At(height)) rx="9" {}
        (fitted("s-mh", (x + (PAD + 4.0) * unit, y + (HEAD / 2.0 + 1.0) * unit), heading, 7.0 * unit, width - 2.0 * (PAD + 4.0) * unit))
    }
}

/// Where the nth choice of a box lies.
fn nth(at: &Frame, n: usize, columns: usize, cell: Point, unit: f64) -> Point {
    let (column, row) = ((n % columns) as f64 + 0.5, (n / columns) as f64 + 0.5);
    (at.x + (PAD + cell.0 * column) * unit, at.y + (HEAD + cell.1 * row - 9.0) * unit)
}

fn size(count: usize, columns: usize, cell: Point, foot: f64, unit: f64) -> Point {
    let rows = count.div_ceil(columns);
    ((cell.0 * columns as f64 + 2.0 * PAD) * unit, (cell.1 * rows as f64 + HEAD + PAD + foot) * unit)
}

fn tile_box(pen: &Pen, room: &Room, hex: Hex, tiles: &[Tile]) -> Markup {
    let (say, unit) = (pen.scene.words, room.unit);
    let (first, rest) = tiles.split_at(at_once(tiles));
    let columns = first.len().clamp(2, 3);
    let foot = if rest.is_empty() { 0.0 } else { MORE };
    let map = &pen.scene.view.map;
    let at = room.beside(map, hex, size(first.len(), columns, CELL, foot, unit), &[]);
    let many = rest.len().clamp(1, 6);
    let more = room.beside(map, hex, size(rest.len(), many, SMALL_CELL, 0.0, unit), &[at]);
    html! {
        g.s-pops data-place={ "hex-" (hex) } role="group" aria-label=(say.label(Label::Lay)) {
            (tail(centre(hex), &at))
            (pop(&at, unit, &say.label(Label::Lay)))
            @for (n, it) in first.iter().enumerate() {
                (tile(pen, hex, it, nth(&at, n, columns, CELL, unit), SIZE, unit))
            }
            @if !rest.is_empty() {
                (button(&at, unit, &format!("{} ({})", say.label(Label::More), rest.len())))
                g.s-more {
                    (pop(&more, unit, &say.more_tiles()))
                    @for (n, it) in rest.iter().enumerate() {
                        (tile(pen, hex, it, nth(&more, n, many, SMALL_CELL, unit), SMALL, unit))
                    }
                }
            }
        }
    }
}

/// The button that shows the other tiles: a box that is ticked, so that the style sheet can answer it.
fn button(at: &Frame, unit: f64, words: &str) -> Markup {
    let scale = format!("translate({:.1},{:.1}) scale({unit:.4})", at.x + PAD * unit, at.y + at.height - MORE * unit);
    html! {
        g transform=(scale) {
            foreignObject width=(At(at.width / unit - 2.0 * PAD)) height=(At(MORE - 3.0)) {
                label.s-more-button xmlns="http://www.w3.org/1999/xhtml" { input type="checkbox"; " " (words) }
            }
        }
    }
}

/// From the hex to the box.
fn tail((x, y): Point, at: &Frame) -> Markup {
    let (right, bottom) = (at.x + at.width, at.y + at.height);
    let near = (x.clamp(at.x + 12.0, right - 12.0), y.clamp(at.y + 12.0, bottom - 12.0));
    let sideways = x < at.x || x > right;
    let [one, other] = match sideways {
        true => [(near.0, near.1 - 7.0), (near.0, near.1 + 7.0)],
        false => [(near.0 - 7.0, near.1), (near.0 + 7.0, near.1)],
    };
    let mut path = Path::default();
    path.to('M', &[(x, y)]).to('L', &[one]).to('L', &[other]).close();
    html! { path.s-tail d=(path) {} }
}

/// The size of a tile in a choice and in a smaller one; a hex of the map is 60 wide.
const SIZE: f64 = 0.88;
const SMALL: f64 = 0.7;

/// The picture of a tile as it would lie on the hex, with its cost; with a mark if it completes a link.
fn tile(pen: &Pen, hex: Hex, it: &Tile, at: Point, size: f64, unit: f64) -> Markup {
    let view = pen.scene.view;
    let lies = view.hexes.iter().find(|it| it.hex == hex);
    let middle = centre(hex);
    let (face, size) = (it.face, size * unit);
    let drawn = html! {
        g transform={ "translate(" (At(at.0)) "," (At(at.1)) ") scale(" (format!("{size:.3}")) ") translate(" (At(-middle.0)) "," (At(-middle.1)) ")" } {
            use class=(view.map.space(hex).map_or("s-plain", ground::terrain)) href="#s-hex" x=(At(middle.0)) y=(At(middle.1)) {}
            (track::face(hex, face, |edge| future_owner(lies, face, edge, view.active)))
            @if face.is_town() { circle.s-town cx=(At(middle.0)) cy=(At(middle.1)) r="8.5" {} }
        }
        @if it.completes {
            circle.s-done cx=(At(at.0 + 20.0 * size)) cy=(At(at.1 - 18.0 * size)) r=(At(8.0 * unit)) {}
            (icon("link", (at.0 + 20.0 * size, at.1 - 18.0 * size), 11.0 * unit))
        }
        @if let Some(offer) = &it.offer { (price(pen, offer, it.income, (at.0, at.1 + 26.0 * size + 7.0 * unit), unit)) }
    };
    pen.piece(Piece::Face(face), "", &Halo::Path(ring(at, size + 0.03)), &drawn)
}

/// What it costs, below its picture, with a sign if it is no new tile; and what becomes of income.
fn price(pen: &Pen, offer: &Offer, income: Option<i32>, (x, y): Point, unit: f64) -> Markup {
    let sign = match offer.placing {
        Placing::New => "",
        Placing::Upgrade => "+ ",
        Placing::Redirect => "↻ ",
    };
    let say = pen.scene.words;
    html! {
        text.k-t.s-m11.s-price x=(At(x)) y=(At(y)) { (sign) (say.money(offer.cost)) }
        @if let Some(income) = income {
            (icon("income", (x - 12.0 * unit, y + 11.0 * unit), 9.0 * unit))
            (text("s-m9 s-rust", (x + 4.0 * unit, y + 11.0 * unit), &format!("→ {}", say.signed(income))))
        }
    }
}

/// Who will own the stretch at an edge: track that stays keeps its owner, the rest is the builder's.
fn future_owner(lies: Option<&HexView>, face: Face, edge: Edge, builder: Option<Seat>) -> Option<Seat> {
    let Some(old) = lies.and_then(|it| it.tile.as_ref()) else { return builder };
    let leads = |face: Face| face.shape().leads[edge.index()];
    if leads(old.face) == leads(face) { track::owner_at(old, edge) } else { builder }
}

fn city_box(pen: &Pen, room: &Room, hex: Hex, cities: &[Colour]) -> Markup {
    let (say, unit) = (pen.scene.words, room.unit);
    let columns = cities.len().clamp(1, 3);
    let at = room.beside(&pen.scene.view.map, hex, size(cities.len(), columns, CELL, 0.0, unit), &[]);
    html! {
        g data-place={ "hex-" (hex) } role="group" aria-label=(say.label(Label::NewCities)) {
            (tail(centre(hex), &at))
            (pop(&at, unit, &say.label(Label::NewCities)))
            @for (n, &colour) in cities.iter().enumerate() {
                (new_city(pen, colour, nth(&at, n, columns, CELL, unit), unit))
            }
        }
    }
}

fn new_city(pen: &Pen, colour: Colour, at: Point, unit: f64) -> Markup {
    let left = pen.scene.view.new_cities.get(colour.index()).copied().unwrap_or_default();
    let drawn = html! {
        g class={ "s-city " (colour_class(colour)) } {
            path.s-city-rim d=(ring(at, SIZE * unit)) {}
            path.s-city-in d=(ring(at, SIZE * 0.78 * unit)) {}
            (text("s-m14", at, &pen.scene.words.letter(colour)))
        }
        (text("s-m11", (at.0, at.1 + 32.0 * unit), &format!("×{left}")))
    };
    pen.piece(Piece::NewCity(colour), "", &Halo::Path(ring(at, (SIZE + 0.03) * unit)), &drawn)
}

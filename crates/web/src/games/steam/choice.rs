//! What can be put on the chosen hex, shown beside it: tiles with their costs, or New Cities.

use super::clickable::Piece;
use super::pieces::{colour_class, letter};
use super::places::{APOTHEM, Frame, Point, SIDE, centre, ring};
use super::{Halo, Pen};
use super::{ground, track};
use crate::kit::{At, Path, text};
use crate::words::steam::Label;
use cowcatcher_engine::Seat;
use cowcatcher_games::steam::data::goods::Colour;
use cowcatcher_games::steam::data::tiles::Face;
use cowcatcher_games::steam::{Edge, Hex, HexView, Offer, Placing};
use maud::{Markup, html};

/// The size of a choice; of many each is smaller.
const CELL: Point = (49.0, 55.0);
const MANY: usize = 24;
/// The height of the heading, and what is left free around.
const HEAD: f64 = 19.0;
const PAD: f64 = 5.0;
/// Choices are drawn at this part of the size of the map, many of them smaller still.
const SIZE: f64 = 0.68;
const SMALLER: f64 = 0.84;

/// The hex that a question is about, marked; and what can be put there.
pub(super) fn choice(pen: &Pen, whole: &Frame) -> Markup {
    let Some(hex) = pen.scene.view.chosen else { return html! {} };
    let options: Vec<Piece> =
        pen.pieces().filter(|piece| matches!(piece, Piece::Face(_) | Piece::NewCity(_))).collect();
    html! {
        path.s-chosen d=(ring(centre(hex), 1.0)) {}
        @if !options.is_empty() { (beside(pen, whole, hex, &options)) }
    }
}

/// The columns for so many choices.
fn columns(count: usize) -> usize {
    match count {
        ..=4 => count.max(3),
        5..=8 => 4,
        9..=15 => 5,
        16..=24 => 6,
        25..=40 => 8,
        _ => 9,
    }
}

/// Where a box stands: beside the hex if there is room, inside the whole in any case.
fn stands(whole: &Frame, (x, y): Point, (width, height): Point) -> Frame {
    let away = SIDE + 12.0;
    let (left, right) = (whole.x + 2.0, whole.x + whole.width - width - 2.0);
    let (top, bottom) = (whole.y + 2.0, whole.y + whole.height - height - 2.0);
    let inside = |value: f64, least: f64, most: f64| value.min(most).max(least);
    let row = inside(y - height / 2.0, top, bottom);
    let column = inside(x - width / 2.0, left, right);
    let (at, below) = if x + away <= right {
        (x + away, row)
    } else if x - away - width >= left {
        (x - away - width, row)
    } else if y + APOTHEM + 12.0 <= bottom {
        (column, y + APOTHEM + 12.0)
    } else {
        (column, inside(y - APOTHEM - 12.0 - height, top, bottom))
    };
    Frame { x: at, y: below, width, height }
}

fn beside(pen: &Pen, whole: &Frame, hex: Hex, options: &[Piece]) -> Markup {
    let heading = match options.first() {
        Some(Piece::NewCity(_)) => pen.scene.words.label(Label::NewCities),
        _ => pen.scene.words.label(Label::Lay),
    };
    let columns = columns(options.len());
    let rows = options.len().div_ceil(columns);
    let part = if options.len() > MANY { SMALLER } else { 1.0 };
    let cell = (CELL.0 * part, CELL.1 * part);
    let size = (cell.0 * columns as f64 + 2.0 * PAD, cell.1 * rows as f64 + HEAD + PAD);
    let middle = centre(hex);
    let at = stands(whole, middle, size);
    // A small screen draws the box larger around the one point that keeps it inside the whole.
    let along = |at: f64, length: f64, from: f64, all: f64| {
        at + length * ((at - from) / (all - length).max(1.0)).clamp(0.0, 1.0)
    };
    let fixed = (along(at.x, at.width, whole.x, whole.width), along(at.y, at.height, whole.y, whole.height));
    let (left, top) = (at.x - fixed.0, at.y - fixed.1);
    let class = if size.0 > whole.width * 0.58 || size.1 > whole.height * 0.58 { "s-pop s-pop-wide" } else { "s-pop" };
    let offers = pen.scene.imagined.map(|imagined| imagined.position().offers(hex)).unwrap_or_default();
    html! {
        g data-place={ "hex-" (hex) } role="group" aria-label=(heading) {
            (tail(middle, &at))
            g transform={ "translate(" (At(fixed.0)) "," (At(fixed.1)) ")" } {
                g class=(class) {
                    rect.s-pop-shade x=(At(left + 2.0)) y=(At(top + 3.0)) width=(At(size.0)) height=(At(size.1)) rx="9" {}
                    rect.s-pop-box x=(At(left)) y=(At(top)) width=(At(size.0)) height=(At(size.1)) rx="9" {}
                    (text("s-h s-pop-h", (left + PAD + 4.0, top + HEAD / 2.0 + 1.0), &heading))
                    @for (n, &option) in options.iter().enumerate() {
                        @let x = left + PAD + cell.0 * ((n % columns) as f64 + 0.5);
                        @let y = top + HEAD + cell.1 * ((n / columns) as f64 + 0.5) - 6.0 * part;
                        @match option {
                            Piece::Face(face) => {
                                (tile(pen, hex, face, offers.iter().find(|offer| offer.face == face), (x, y), SIZE * part))
                            }
                            Piece::NewCity(colour) => (new_city(pen, colour, (x, y))),
                            _ => {}
                        }
                    }
                }
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
        true => [(near.0, near.1 - 9.0), (near.0, near.1 + 9.0)],
        false => [(near.0 - 9.0, near.1), (near.0 + 9.0, near.1)],
    };
    let mut path = Path::default();
    path.to('M', &[(x, y)]).to('L', &[one]).to('L', &[other]).close();
    html! { path.s-tail d=(path) {} }
}

/// The picture of a tile as it would lie on the hex, with its cost.
fn tile(pen: &Pen, hex: Hex, face: Face, offer: Option<&Offer>, at: Point, size: f64) -> Markup {
    let view = pen.scene.view;
    let lies = view.hexes.iter().find(|it| it.hex == hex);
    let middle = centre(hex);
    let drawn = html! {
        g transform={ "translate(" (At(at.0)) "," (At(at.1)) ") scale(" (size) ") translate(" (At(-middle.0)) "," (At(-middle.1)) ")" } {
            use class=(view.map.space(hex).map_or("s-plain", ground::terrain)) href="#s-hex" x=(At(middle.0)) y=(At(middle.1)) {}
            (track::face(hex, face, |edge| future_owner(lies, face, edge, view.active)))
            @if face.is_town() { circle.s-town cx=(At(middle.0)) cy=(At(middle.1)) r="8.5" {} }
        }
        @if let Some(offer) = offer { (price(offer, (at.0, at.1 + 26.0 * size + 8.0))) }
    };
    pen.piece(Piece::Face(face), "", &Halo::Path(ring(at, size + 0.03)), &drawn)
}

/// What it costs, below its picture; with a sign if it is no new tile.
fn price(offer: &Offer, (x, y): Point) -> Markup {
    let sign = match offer.placing {
        Placing::New => "",
        Placing::Upgrade => "+ ",
        Placing::Redirect => "↻ ",
    };
    html! {
        rect.k-coin x=(At(x - 14.0)) y=(At(y - 5.5)) width="28" height="11" rx="5.5" {}
        text.k-t.s-t9.k-coin-t x=(At(x)) y=(At(y)) { (sign) "$" (offer.cost) }
    }
}

/// Who will own the stretch at an edge: track that stays keeps its owner, the rest is the builder's.
fn future_owner(lies: Option<&HexView>, face: Face, edge: Edge, builder: Option<Seat>) -> Option<Seat> {
    let Some(old) = lies.and_then(|it| it.tile.as_ref()) else { return builder };
    let leads = |face: Face| face.shape().leads[edge.index()];
    if leads(old.face) == leads(face) { track::owner_at(old, edge) } else { builder }
}

fn new_city(pen: &Pen, colour: Colour, at: Point) -> Markup {
    let left = pen.scene.view.new_cities.get(colour.index()).copied().unwrap_or_default();
    let drawn = html! {
        g class={ "s-city " (colour_class(colour)) } {
            path.s-city-rim d=(ring(at, SIZE)) {}
            path.s-city-in d=(ring(at, SIZE * 0.78)) {}
            (text("s-t12", at, letter(colour)))
        }
        (text("s-t8", (at.0 + 15.0, at.1 + 18.0), &format!("×{left}")))
    };
    pen.piece(Piece::NewCity(colour), "", &Halo::Path(ring(at, SIZE + 0.03)), &drawn)
}

//! Track: tiles on the map and in pictures, the owners of links, open ends.

use super::Pen;
use super::places::{Point, Stretch, add, centre, midway, side, times, way};
use crate::kit::{At, Path, mark, text, titled};
use cowcatcher_engine::Seat;
use cowcatcher_games::steam::data::tiles::Face;
use cowcatcher_games::steam::{Edge, Hex, LinkEnd, LinkView, TileView};
use maud::{Markup, html};

/// The rails lie so far from the middle line.
const GAUGE: f64 = 2.6;

/// The class that gives track its owner's colour.
pub(super) fn owner_class(owner: Option<Seat>) -> String {
    owner.map_or_else(|| "s-p0".to_owned(), |seat| format!("k-p{seat} s-p{seat}"))
}

/// One stretch of track: a band in the owner's colour, sleepers, two rails.
fn stretch(stretch: Stretch, owner: Option<Seat>) -> Markup {
    let middle = way([(stretch, 0.0)]);
    html! {
        g class={ "s-track " (owner_class(owner)) } {
            path.s-bed d=(middle) {}
            path.s-band d=(middle) {}
            path.s-ties d=(middle) {}
            path.s-rail d=(way([(stretch, -GAUGE)])) {}
            path.s-rail d=(way([(stretch, GAUGE)])) {}
        }
    }
}

/// The stretches that a face shows on a hex.
fn stretches(hex: Hex, face: Face) -> Vec<Stretch> {
    if face.is_town() {
        return face.exits().map(|edge| (hex, None, Some(edge))).collect();
    }
    face.segments().map(|(one, other)| (hex, Some(one), Some(other))).collect()
}

/// The track of a face on a hex; the owner of each stretch is asked by one of its edges.
pub(super) fn face(hex: Hex, face: Face, owner: impl Fn(Edge) -> Option<Seat>) -> Markup {
    html! {
        @for it in stretches(hex, face) { (stretch(it, it.2.and_then(&owner))) }
    }
}

/// A tile that lies on the map.
pub(super) fn tile(hex: Hex, tile: &TileView) -> Markup {
    face(hex, tile.face, |edge| owner_at(tile, edge))
}

/// The owner of the stretch at an exit of a tile.
pub(super) fn owner_at(tile: &TileView, edge: Edge) -> Option<Seat> {
    tile.owners.iter().find(|(at, _)| *at == edge).and_then(|&(_, owner)| owner)
}

/// What is said about links: whose they are, and which ends are open.
pub(super) fn links(pen: &Pen) -> Markup {
    html! {
        g.s-links {
            @for link in &pen.scene.view.links {
                @if !link.complete { @for end in &link.ends { (open_end(pen, link, end)) } }
            }
            @for link in &pen.scene.view.links {
                @if let (Some(owner), Some(at)) = (link.owner, badge(link)) {
                    (titled(&pen.scene.words.what_link(link), &mark(owner, at, 7.2)))
                }
            }
        }
    }
}

/// Where the mark of the owner stands: in the middle of the link.
fn badge(link: &LinkView) -> Option<Point> {
    link.segments.get((link.segments.len().saturating_sub(1)) / 2).map(|&stretch| midway(stretch))
}

/// Track that leads nowhere yet: dashes that point on, and a warning if it will be lost.
fn open_end(pen: &Pen, link: &LinkView, end: &LinkEnd) -> Markup {
    let &LinkEnd::Open(hex, edge) = end else { return html! {} };
    let from = add(centre(hex), side(edge));
    let to = add(from, times(side(edge), 0.42));
    let mut path = Path::default();
    path.to('M', &[from]).to('L', &[to]);
    html! {
        g class={ "s-open " (owner_class(link.owner)) } data-about=(pen.scene.words.what_link(link)) {
            path.s-stub-edge d=(path) {}
            path.s-stub d=(path) {}
            @if link.at_risk {
                @let at = add(from, times(side(edge), 0.62));
                circle.s-risk cx=(At(at.0)) cy=(At(at.1)) r="6.5" {}
                (text("s-m11 s-risk-t", at, "!"))
            }
        }
    }
}

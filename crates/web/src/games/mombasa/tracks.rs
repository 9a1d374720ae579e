//! The company tracks along the edges of the board: share icons, capital demands, special spaces and the markers.

use super::clickable::Piece;
use super::pieces::{coin, company_class, marker};
use super::{Halo, Pen};
use crate::kit::{Point, frame, text, titled};
use cowcatcher_engine::Seat;
use cowcatcher_games::mombasa::CompanyView;
use cowcatcher_games::mombasa::data::companies::Company;
use cowcatcher_games::mombasa::data::tracks::{LAST_SPACE, TrackRow};
use maud::{Markup, html};

/// Where a track lies: north and south from left to right, west and east from the bottom up.
#[derive(Clone, Copy)]
enum Edge {
    /// In the north or in the south, at this height; capital demands stand on this side of it.
    Level(i32, i32),
    /// In the west or in the east, at this x; capital demands stand on this side of it.
    Upright(i32, i32),
}

fn edge(company: Company) -> Edge {
    match company {
        Company::Cairo => Edge::Level(32, -1),
        Company::CapeTown => Edge::Level(484, 1),
        Company::SaintLouis => Edge::Upright(52, -1),
        Company::Mombasa => Edge::Upright(948, 1),
    }
}

impl Edge {
    fn centre(self, space: u8) -> Point {
        match self {
            Edge::Level(y, _) => (116 + 32 * i32::from(space), y),
            Edge::Upright(x, _) => (x, 498 - 20 * i32::from(space)),
        }
    }

    fn half(self) -> Point {
        match self {
            Edge::Level(..) => (16, 20),
            Edge::Upright(..) => (40, 10),
        }
    }

    /// Where the printed icons of a space stand: the nth of so many.
    fn print(self, space: u8, nth: i32, of: i32) -> Point {
        let (x, y) = self.centre(space);
        match self {
            Edge::Level(..) => (x + 16 * nth - 8 * (of - 1), y - 11),
            Edge::Upright(_, side) => (x + side * (31 - 15 * nth), y),
        }
    }

    /// Where the marker of a seat stands on a space.
    fn marker(self, space: u8, seat: usize) -> Point {
        let ((x, y), seat) = (self.centre(space), seat as i32);
        match self {
            Edge::Level(..) => (x - 7 + 14 * (seat % 2), y + 2 + 12 * (seat / 2)),
            Edge::Upright(_, side) => (x + side * (6 - 13 * seat), y),
        }
    }
}

/// The track of a company with the markers of all players.
pub(super) fn track(pen: &Pen, view: &CompanyView) -> Markup {
    let edge = edge(view.company);
    let row = view.track.map(|track| &pen.scene.tables().tracks[track.index()]);
    let mine = pen.scene.seat.and_then(|seat| pen.scene.view.players.get(seat.index()));
    let next = mine.map(|player| player.tracks[view.company.index()] + 1);
    let name = pen.scene.words.company(view.company);
    let about = view.track.map_or_else(|| name.clone(), |track| format!("{name} ({track})"));
    html! {
        g class={ "m-track-of " (company_class(view.company)) } {
            (titled(&about, &html! {
                (bed(edge))
                @for space in (0..=LAST_SPACE).filter(|&space| next != Some(space)) { (printed(edge, row, space)) }
            }))
            @if let Some(space) = next.filter(|&space| space <= LAST_SPACE) {
                @let halo = Halo::Box(edge.centre(space), (edge.half().0 - 1, edge.half().1 - 1), 3);
                (pen.piece(Piece::Track(view.company), &about, &halo, &printed(edge, row, space)))
            }
            @if let Some(row) = row { @for &(before, pounds) in row.capital { (demand(edge, before, pounds)) } }
        }
        @for (seat, player) in pen.scene.view.players.iter().enumerate() {
            @let space = player.tracks[view.company.index()];
            g.m-pawn data-piece={ "track-" (Seat(seat as u8)) "-" (view.company) } {
                (marker(Seat(seat as u8), edge.marker(space, seat), 14))
            }
        }
    }
}

/// The band under the whole track.
fn bed(edge: Edge) -> Markup {
    let (first, last, half) = (edge.centre(0), edge.centre(LAST_SPACE), edge.half());
    let middle = ((first.0 + last.0) / 2, (first.1 + last.1) / 2);
    let half = ((last.0 - first.0) / 2 + half.0 + 2, (first.1 - last.1) / 2 + half.1 + 2);
    frame("m-bed", middle, half, 6)
}

/// What is printed on a space.
fn printed(edge: Edge, row: Option<&TrackRow>, space: u8) -> Markup {
    let share = row.and_then(|row| row.shares.iter().position(|&at| at == space)).map(|index| index + 1);
    let special = row.and_then(|row| row.special.iter().find(|&&(at, _)| at == space)).map(|&(_, pounds)| pounds);
    let of = i32::from(share.is_some()) + i32::from(special.is_some());
    let class = match (special, space) {
        (Some(_), _) => "m-space m-special",
        (None, 0) => "m-space m-first",
        _ => "m-space",
    };
    let half = edge.half();
    html! {
        (frame(class, edge.centre(space), (half.0 - 1, half.1 - 1), 3))
        @if let Some(shares) = share { (share_icon(shares, edge.print(space, 0, of))) }
        @if let Some(pounds) = special { (star(pounds, edge.print(space, of - 1, of))) }
        @if of == 0 { (text("m-t8 m-faint", edge.print(space, 0, 1), &space.to_string())) }
    }
}

fn share_icon(shares: usize, (x, y): Point) -> Markup {
    html! {
        rect.m-share x=(x - 7) y=(y - 6) width="14" height="12" rx="2" {}
        (text("m-t10 m-share-t", (x, y), &shares.to_string()))
    }
}

/// A special space and what it pays.
fn star(pounds: u8, (x, y): Point) -> Markup {
    html! {
        path.m-star transform={ "translate(" (x) "," (y) ") scale(.92)" }
            d="m0-8.500 2 2.800 3.400-.9-.3 3.400 3.100 1.500L5.800 1.200l1.400 3.200-3.500.3-.9 3.400L0 6.200l-2.800 1.900-.9-3.400-3.500-.3 1.400-3.200L-8.200-1.700l3.100-1.500-.3-3.400 3.400.9z" {}
        (text("m-t9 k-coin-t", (x, y), &pounds.to_string()))
    }
}

/// A capital demand between a space and the next.
fn demand(edge: Edge, before: u8, pounds: u8) -> Markup {
    let ((x, y), (w, h)) = (edge.centre(before), edge.half());
    let (bar, at) = match edge {
        Edge::Level(_, side) => (format!("M{} {}v{}", x + w, y - h, 2 * h), (x + w, y + side * h)),
        Edge::Upright(_, side) => (format!("M{} {}h{}", x - w, y - h, 2 * w), (x + side * w, y - h)),
    };
    html! {
        path.m-demand d=(bar) {}
        g.m-pay { (coin(at, pounds)) }
    }
}

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
    /// In the north or in the south, at this height.
    Level(i32),
    /// In the west or in the east, at this x; the map lies on this side of it.
    Upright(i32, i32),
}

fn edge(company: Company) -> Edge {
    match company {
        Company::Cairo => Edge::Level(21),
        Company::CapeTown => Edge::Level(508),
        Company::SaintLouis => Edge::Upright(26, 1),
        Company::Mombasa => Edge::Upright(966, -1),
    }
}

impl Edge {
    fn centre(self, space: u8) -> Point {
        match self {
            Edge::Level(y) => (124 + 31 * i32::from(space), y),
            Edge::Upright(x, _) => (x, 501 - 18 * i32::from(space)),
        }
    }

    fn half(self) -> Point {
        match self {
            Edge::Level(_) => (15, 14),
            Edge::Upright(..) => (22, 9),
        }
    }

    /// Where the printed icons of a space stand: the nth of so many.
    fn print(self, space: u8, nth: i32, of: i32) -> Point {
        let (x, y) = self.centre(space);
        match self {
            Edge::Level(_) => (x + 14 * nth - 7 * (of - 1), y - 7),
            Edge::Upright(_, side) => (x - side * (14 - 14 * nth), y),
        }
    }

    /// Where the nth of so many markers stands on a space: side by side, over each other where they are many.
    fn marker(self, space: u8, nth: i32, of: i32) -> Point {
        let (x, y) = self.centre(space);
        let step = if of > 2 { 6 } else { 11 };
        match self {
            Edge::Level(_) => (x + step * nth - step * (of - 1) / 2, y + 7),
            Edge::Upright(_, side) => (x + side * (8 + step * (of - 1) / 2 - step * nth), y),
        }
    }
}

/// The track of a company with the markers of all players.
pub(super) fn track(pen: &Pen, view: &CompanyView) -> Markup {
    let (edge, words) = (edge(view.company), pen.scene.words);
    let row = view.track.map(|track| &pen.scene.tables().tracks[track.index()]);
    let mine = pen.scene.seat.and_then(|seat| pen.scene.view.players.get(seat.index()));
    let next = mine.map(|player| player.tracks[view.company.index()] + 1).filter(|&space| space <= LAST_SPACE);
    let whole = words.about_track(view.company);
    html! {
        g class={ "m-track-of " (company_class(view.company)) } {
            (titled(&whole, &html! {
                (bed(edge))
                @for space in 0..=LAST_SPACE {
                    @match words.about_track_space(view, space).filter(|_| next != Some(space)) {
                        Some(about) => (titled(&about, &printed(edge, row, space))),
                        None if next == Some(space) => {},
                        None => (printed(edge, row, space)),
                    }
                }
            }))
            @if let Some(space) = next {
                @let about = words.about_track_space(view, space).unwrap_or(whole);
                @let halo = Halo::Box(edge.centre(space), (edge.half().0, edge.half().1.max(11)), 3);
                (pen.piece(Piece::Track(view.company), &about, &halo, &printed(edge, row, space)))
            }
            @if let Some(row) = row {
                @for &(before, pounds) in row.capital {
                    (titled(&words.about_demand(view.company, pounds), &demand(edge, before, pounds)))
                }
            }
        }
        @for (seat, player) in (0..).map(Seat).zip(&pen.scene.view.players) {
            @let space = player.tracks[view.company.index()];
            @let on_it = pen.scene.view.players.iter().map(|other| other.tracks[view.company.index()] == space);
            @let before = on_it.clone().take(seat.index()).filter(|&here| here).count() as i32;
            @let all = on_it.filter(|&here| here).count() as i32;
            g.m-pawn data-piece={ "track-" (seat) "-" (view.company) } {
                (marker(seat, edge.marker(space, before, all), 14))
            }
        }
    }
}

/// The band under the whole track.
fn bed(edge: Edge) -> Markup {
    let (first, last, half) = (edge.centre(0), edge.centre(LAST_SPACE), edge.half());
    let middle = ((first.0 + last.0) / 2, (first.1 + last.1) / 2);
    let half = ((last.0 - first.0) / 2 + half.0 + 2, (first.1 - last.1) / 2 + half.1 + 2);
    frame("m-bed", middle, half, 5)
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
        (frame(class, edge.centre(space), (half.0, half.1 - i32::from(half.1 < 10)), 2))
        @if let Some(shares) = share { (share_icon(shares, edge.print(space, 0, of))) }
        @if let Some(pounds) = special { (star(pounds, edge.print(space, of - 1, of))) }
    }
}

fn share_icon(shares: usize, at: Point) -> Markup {
    html! {
        (frame("m-share", at, (7, 6), 2))
        (text("m-m m-share-t", at, &shares.to_string()))
    }
}

/// A special space and what it pays.
fn star(pounds: u8, (x, y): Point) -> Markup {
    html! {
        path.m-star transform={ "translate(" (x) "," (y) ")" }
            d="m0-8.500 2 2.800 3.400-.9-.3 3.400 3.100 1.500L5.800 1.200l1.400 3.200-3.500.3-.9 3.400L0 6.200l-2.800 1.900-.9-3.400-3.500-.3 1.400-3.200L-8.200-1.700l3.100-1.500-.3-3.400 3.400.9z" {}
        (text("m-m k-coin-t", (x, y), &pounds.to_string()))
    }
}

/// A capital demand between a space and the next.
fn demand(edge: Edge, before: u8, pounds: u8) -> Markup {
    let ((x, y), (w, h)) = (edge.centre(before), edge.half());
    let (bar, at) = match edge {
        Edge::Level(_) => (format!("M{} {}v{}", x + w, y - h, 2 * h), (x + w, y - h + 5)),
        Edge::Upright(_, side) => (format!("M{} {}h{}", x - w, y - h, 2 * w), (x + side * w, y - h)),
    };
    html! {
        path.m-demand d=(bar) {}
        g.m-pay { (coin(at, pounds)) }
    }
}

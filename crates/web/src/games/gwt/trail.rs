//! The trail: land, roads, spaces with what lies on them, ranchers.

use super::clickable::Piece;
use super::pieces::{coin, rancher};
use super::places::{self, BUILDING, SMALL, mean, space as place};
use super::tiles::supply_tile;
use super::{Halo, Pen};
use crate::kit::{Point, frame, icon, text};
use cowcatcher_engine::Seat;
use cowcatcher_games::gwt::TileView;
use cowcatcher_games::gwt::data::trail::{self, HAZARD_SECTIONS, Space, TRADE_SECTION, WOODS};
use cowcatcher_games::gwt::data::{Edition, TradeBonus, lines::Local};
use maud::{Markup, html};

/// Land and roads: what lies under everything else.
pub(super) fn ground(pen: &Pen) -> Markup {
    let edition = pen.scene.view.edition;
    let roads: Vec<String> = places::roads(edition)
        .iter()
        .map(|road| curve(&road.iter().map(|&space| place(edition, space)).collect::<Vec<_>>()))
        .collect();
    html! {
        rect.g-land x="4" y="-30" width="992" height="730" rx="14" {}
        path.g-desert d="M205 590c-8-60-4-140 18-210 20-20 60-12 66 12 8 60-12 130-6 190-10 34-60 40-78 8z" {}
        path.g-water d="M880 662c-70 14-200 8-270-4-30-8-28-40 2-46 80-6 190 2 262 6 26 8 28 36 6 44z" {}
        path.g-rocks d="M796 116c40-8 90 6 92 50 2 50 0 90-14 118-30 14-56 0-52-30 6-30 10-60-4-76-24-12-42-50-22-62z" {}
        @for space in trail::spaces(WOODS) { (woods(place(edition, space))) }
        @for road in &roads { path.g-road-edge d=(road) {} }
        @for road in &roads { path.g-road d=(road) {} }
        @for road in &roads { path.g-ruts d=(road) {} }
        @for road in places::roads(edition) { (chevrons(edition, road)) }
    }
}

/// A smooth line through points.
fn curve(points: &[Point]) -> String {
    let Some(&(x, y)) = points.first() else { return String::new() };
    let mut path = format!("M{x} {y}");
    let at = |i: usize| points[i.min(points.len() - 1)];
    for i in 1..points.len() {
        let (before, from, to, after) = (at(i.saturating_sub(2)), at(i - 1), at(i), at(i + 1));
        let (ax, ay) = (from.0 + (to.0 - before.0) / 7, from.1 + (to.1 - before.1) / 7);
        let (bx, by) = (to.0 - (after.0 - from.0) / 7, to.1 - (after.1 - from.1) / 7);
        path += &format!("C{ax} {ay} {bx} {by} {} {}", to.0, to.1);
    }
    path
}

/// Small arrows that show the way where a stretch is long enough to see it.
fn chevrons(edition: Edition, road: &[Space]) -> Markup {
    let stretches = road.windows(2).filter_map(|pair| match *pair {
        [from, to] => Some((place(edition, from), place(edition, to))),
        _ => None,
    });
    html! {
        @for (from, to) in stretches {
            @let (x, y) = mean(from, to);
            @let (dx, dy) = (f64::from(to.0 - from.0), f64::from(to.1 - from.1));
            @let angle = dy.atan2(dx).to_degrees().round() as i32;
            path.g-chevron transform={ "translate(" (x) "," (y) ") rotate(" (angle) ")" } d="m-3-4 5 4-5 4" {}
        }
    }
}

/// Trees around a building space.
fn woods((x, y): Point) -> Markup {
    html! {
        ellipse.g-wood cx=(x) cy=(y) rx="58" ry="40" {}
        @for (dx, dy, size) in [(-48, -20, 22), (-44, 14, 18), (46, -22, 20), (49, 8, 24), (-22, -36, 18), (18, -37, 20)] {
            (icon("tree", (x + dx, y + dy), size))
        }
    }
}

/// All spaces with what lies on them.
pub(super) fn spaces(pen: &Pen) -> Markup {
    let view = pen.scene.view;
    let edition = view.edition;
    let tables = edition.tables();
    let tile = |space: Space| view.trail.iter().find(|(at, _)| *at == space).map(|&(_, tile)| tile);
    let start = place(edition, Space::Start);
    html! {
        circle.g-start cx=(start.0) cy=(start.1) r="22" {}
        (icon("back", (start.0 - 12, start.1), 16))
        (icon("rancher", (start.0 + 6, start.1), 22))
        @for space in trail::spaces(tables.building_spaces) { (building_space(pen, space, tile(space))) }
        @for space in trail::NEUTRAL { (building_space(pen, space, tile(space))) }
        @for section in HAZARD_SECTIONS {
            @for (n, space) in section.into_iter().enumerate() {
                @let number = (n + 1).to_string();
                (small_space(pen, space, tile(space), &html! { (text("g-t11 g-faint", place(edition, space), &number)) }))
            }
        }
        @for (n, space) in TRADE_SECTION.into_iter().enumerate() {
            @let bonus = tables.trade[n];
            (small_space(pen, space, tile(space), &html! {}))
            (trade_bonus(bonus, place(edition, space)))
        }
        (kansas_city(pen))
    }
}

/// What a trade space gives or costs, on its upper edge.
fn trade_bonus(bonus: TradeBonus, (x, y): Point) -> Markup {
    let at = (x - 12, y - 17);
    match bonus {
        TradeBonus::Token => icon("token", at, 15),
        TradeBonus::Money(dollars @ ..0) => html! { g.g-pay { (coin(at, &format!("−{}", dollars.unsigned_abs()))) } },
        TradeBonus::Money(dollars) => coin(at, &dollars.to_string()),
    }
}

fn building_space(pen: &Pen, space: Space, tile: Option<TileView>) -> Markup {
    let (x, y) = place(pen.scene.view.edition, space);
    let (drawn, about) = match tile {
        Some(TileView::Neutral(neutral)) => (pen.neutral(space, neutral, (x, y)), String::new()),
        Some(TileView::Building(owner, number)) => {
            (pen.building(Some(space), owner, number, (x, y)), pen.about_building(owner, number))
        }
        _ => (empty_space(pen, space, (x, y)), String::new()),
    };
    let id = space.name();
    html! {
        g data-place={ "space-" (id) } { (pen.piece(Piece::Space(space), &about, &Halo::Box((x, y), BUILDING, 5), &drawn)) }
    }
}

fn empty_space(pen: &Pen, space: Space, (x, y): Point) -> Markup {
    let (w, h) = BUILDING;
    let risk = pen.scene.view.edition.tables().risks[space.index()];
    html! {
        (frame("g-empty", (x, y), (w, h), 5))
        text.k-t.g-t8.g-faint x=(x - w + 11) y=(y - h + 9) { (space) }
        @if WOODS & space.bit() != 0 { (icon("tree", (x, y - if risk.is_some() { 12 } else { 0 }), 18)) }
        @if let Some(line) = risk {
            rect.g-risk x=(x - 40) y=(y + 7) width="80" height="20" rx="4" {}
            (pen.local(None, Local::One(line), (x, y + 17), 74))
        }
    }
}

fn small_space(pen: &Pen, space: Space, tile: Option<TileView>, printed: &Markup) -> Markup {
    let edition = pen.scene.view.edition;
    let (x, y) = place(edition, space);
    let (drawn, about) = match tile {
        Some(TileView::Supply(tile)) => (supply_tile(edition, tile, (x, y)), pen.scene.words.tile(tile)),
        _ => (html! { (frame("g-empty", (x, y), SMALL, 4)) (printed) }, String::new()),
    };
    html! {
        g data-place={ "space-" (space) } { (pen.piece(Piece::Space(space), &about, &Halo::Box((x, y), SMALL, 4), &drawn)) }
    }
}

fn kansas_city(pen: &Pen) -> Markup {
    use cowcatcher_games::gwt::data::cities::KANSAS_CITY;
    let (x, y) = place(pen.scene.view.edition, Space::KC);
    let name = pen.scene.words.city(KANSAS_CITY);
    let drawn = html! {
        rect.g-kc x=(x - 58) y=(y - 16) width="116" height="34" rx="6" {}
        (icon("city", (x - 40, y + 1), 24))
        (text("g-t11 k-serif g-kc-t", (x + 14, y + 1), &name))
    };
    pen.piece(Piece::Space(Space::KC), &name, &Halo::Box((x, y + 1), (58, 17), 6), &drawn)
}

/// The ranchers, around the tiles they stand on.
pub(super) fn ranchers(pen: &Pen) -> Markup {
    let view = pen.scene.view;
    let standing = view.players.iter().enumerate().filter_map(|(n, player)| Some((n, player.rancher?)));
    html! {
        @for (n, space) in standing {
            @let seat = Seat(n as u8);
            (rancher(beside(place(view.edition, space), space, n), seat, &pen.scene.words.seat(seat)))
        }
    }
}

/// Where the rancher of a seat stands at a space: at one of the corners of its tile.
fn beside((x, y): Point, space: Space, seat: usize) -> Point {
    let (w, h) = match space {
        Space::Start => (15, 15),
        Space::KC => (50, 12),
        _ if (trail::HAZARDS | trail::TRADE) & space.bit() != 0 => (20, 14),
        _ => (46, 18),
    };
    let (dx, dy) = [(-w, -h), (w, -h), (-w, h), (w, h)][seat % 4];
    (x + dx, y + dy)
}

//! The trail: land, roads, spaces with what lies on them, ranchers.

use super::clickable::Piece;
use super::pieces::{coin, narrow, rancher};
use super::places::{self, BUILDING, ROW, SMALL, TOWN, mean, space as place};
use super::{Halo, Pen};
use crate::kit::{Point, frame, icon, text, titled};
use cowcatcher_engine::{Quote, Seat};
use cowcatcher_games::gwt::data::trail::{self, HAZARD_SECTIONS, Space, TRADE_SECTION, WOODS};
use cowcatcher_games::gwt::data::{Edition, TradeBonus, lines::Local};
use cowcatcher_games::gwt::{Action, TileView};
use maud::{Markup, html};

/// Land and roads: what lies under everything else.
pub(super) fn ground(pen: &Pen) -> Markup {
    let edition = pen.scene.view.edition;
    let roads: Vec<String> = places::roads(edition)
        .iter()
        .map(|road| curve(&road.iter().map(|&space| place(edition, space)).collect::<Vec<_>>()))
        .collect();
    html! {
        rect.g-land x="176" y="128" width="802" height="544" rx="12" {}
        path.g-desert d="M196 610c-16-50-12-110-2-146 14-16 50-14 58 4 8 40-8 90 4 128 0 30-44 40-60 14z" {}
        path.g-water d="M800 648c-60 8-140 6-190 0-22-6-20-44 4-48 60-6 130-2 188 2 22 8 20 40-2 46z" {}
        path.g-rocks d="M806 138c30-12 84 0 92 44 6 40 6 84-2 112-14 10-38 6-38-14 4-34 0-66-14-84-26-8-50-44-38-58z" {}
        @for space in trail::spaces(WOODS) { (woods(place(edition, space))) }
        @for road in &roads { path.g-road-edge d=(road) {} }
        @for road in &roads { path.g-road d=(road) {} }
        @for road in &roads { path.g-ruts d=(road) {} }
        @for road in places::roads(edition) { (chevrons(edition, road)) }
    }
}

/// A board with the picture of what lies ahead, wherever roads part.
pub(super) fn signposts(edition: Edition) -> Markup {
    html! {
        @for ((x, y), angle, ahead) in places::signposts(edition) {
            g.g-signpost {
                path transform={ "translate(" (x) "," (y) ") rotate(" (angle) ")" } d="M-10-7H6l6 7-6 7H-10z" {}
                (icon(ahead, (x, y), 11))
            }
        }
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
        rect.g-wood x=(x - 54) y=(y - 41) width="108" height="80" rx="22" {}
        @for (dx, dy, size) in [(-49, -26, 20), (-48, 16, 18), (48, -28, 20), (49, 10, 22)] {
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
    html! {
        (start(pen))
        @for space in trail::spaces(tables.building_spaces) { (building_space(pen, space, tile(space))) }
        @for space in trail::NEUTRAL { (building_space(pen, space, tile(space))) }
        @for section in HAZARD_SECTIONS {
            @for (n, space) in section.into_iter().enumerate() {
                @let number = (n + 1).to_string();
                (small_space(pen, space, tile(space), &html! { (text("g-t11 g-faint", place(edition, space), &number)) }))
            }
        }
        @for (n, space) in TRADE_SECTION.into_iter().enumerate() {
            @let (x, y) = place(edition, space);
            (small_space(pen, space, tile(space), &html! {}))
            (trade_bonus(tables.trade[n], (x + 10, y - 15)))
        }
        (kansas_city(pen))
        (signposts(edition))
    }
}

/// Where ranchers come back to from Kansas City.
fn start(pen: &Pen) -> Markup {
    let (x, y) = place(pen.scene.view.edition, Space::Start);
    let drawn = html! {
        (frame("g-start", (x, y), (24, 13), 6))
        (icon("back", (x - 13, y), 14))
        (icon("rancher", (x + 5, y), 20))
    };
    let words = pen.scene.words;
    titled(&words.about_start(), &drawn)
}

/// What a trade space gives or costs, on its upper edge.
fn trade_bonus(bonus: TradeBonus, at: Point) -> Markup {
    let drawn = match bonus {
        TradeBonus::Token => icon("token", at, 17),
        TradeBonus::Money(dollars @ ..0) => html! { g.g-pay { (coin(at, &format!("−{}", dollars.unsigned_abs()))) } },
        TradeBonus::Money(dollars) => coin(at, &dollars.to_string()),
    };
    html! { g.g-still { (drawn) } }
}

fn building_space(pen: &Pen, space: Space, tile: Option<TileView>) -> Markup {
    let at = place(pen.scene.view.edition, space);
    let words = pen.scene.words;
    let (drawn, about) = match tile {
        Some(TileView::Neutral(neutral)) => (pen.neutral(space, neutral, at), words.about_neutral(neutral)),
        Some(TileView::Building(owner, number)) => {
            (pen.building(Some(space), owner, number, at), words.about_building(owner, number))
        }
        _ => (empty_space(pen, space, at), words.about_building_space(space)),
    };
    html! {
        g data-place={ "space-" (space) } {
            @if tile.is_some() { (frame("g-under", at, BUILDING, 4)) }
            (titled(&about, &pen.piece(Piece::Space(space), "", &Halo::Box(at, BUILDING, 4), &drawn)))
        }
    }
}

fn empty_space(pen: &Pen, space: Space, (x, y): Point) -> Markup {
    let (w, h) = BUILDING;
    let risk = pen.scene.view.edition.tables().risks[space.index()];
    html! {
        (frame("g-empty", (x, y), (w - 4, h - 6), 6))
        g.g-ghost { (icon(if WOODS & space.bit() != 0 { "tree" } else { "building" }, (x, y), 24)) }
        @if let Some(line) = risk { (pen.risk(None, Local::One(line), (x, y + h + ROW))) }
    }
}

/// What taking a tile away costs, while that is asked: the price is the action's, not the tile's.
fn removal_price(pen: &Pen, space: Space, (x, y): Point) -> Markup {
    let action =
        pen.carries(Piece::Space(space)).filter(|action| matches!(action, Action::Hazard(_) | Action::Trade(_)));
    let quote = action.zip(pen.scene.imagined).and_then(|(action, imagined)| imagined.quote(action).ok());
    let price: i32 = quote.iter().flat_map(Quote::pays).map(|paid| paid.amount).sum();
    html! { @if price > 0 { (coin((x - SMALL.0 + 3, y + SMALL.1 - 4), &format!("−{price}"))) } }
}

fn small_space(pen: &Pen, space: Space, tile: Option<TileView>, printed: &Markup) -> Markup {
    let edition = pen.scene.view.edition;
    let words = pen.scene.words;
    let at = place(edition, space);
    let drawn = match tile {
        Some(TileView::Supply(tile)) => html! { (pen.supply_tile(tile, at)) (removal_price(pen, space, at)) },
        _ => html! { (frame("g-empty", at, SMALL, 4)) (printed) },
    };
    let about = words.about_space(space);
    html! {
        g data-place={ "space-" (space) } {
            (pen.piece(Piece::Space(space), &about, &Halo::Box(at, SMALL, 4), &drawn))
        }
    }
}

/// Kansas City: a row of house fronts with the name below.
fn kansas_city(pen: &Pen) -> Markup {
    use cowcatcher_games::gwt::data::cities::KANSAS_CITY;
    let (x, y) = place(pen.scene.view.edition, Space::KC);
    let (w, h) = TOWN;
    let words = pen.scene.words;
    let name = words.city(KANSAS_CITY);
    let drawn = html! {
        (frame("g-kc", (x, y), TOWN, 6))
        path.g-skyline d={ "M" (x - w + 4) " " (y + 10) "v-16h14v-10l9-6 9 6v10h8v-16h14v16h6v-8h16v24z" } {}
        (icon("city", (x + 26, y - h + 12), 18))
        (narrow("k-serif g-kc-t", (x, y + 20), &name, 2 * w - 8))
    };
    html! {
        (frame("g-under", (x, y), TOWN, 6))
        (pen.piece(Piece::Space(Space::KC), &words.about_kansas_city(), &Halo::Box((x, y), TOWN, 6), &drawn))
    }
}

/// The ranchers, around the tiles they stand on, and how many steps the one who walks has left.
pub(super) fn ranchers(pen: &Pen) -> Markup {
    let view = pen.scene.view;
    let words = pen.scene.words;
    let standing = view.players.iter().enumerate().filter_map(|(n, player)| Some((Seat(n as u8), player.rancher?)));
    html! {
        @for (seat, space) in standing {
            @let at = beside(place(view.edition, space), space, seat);
            (rancher(at, seat, &words.about_rancher(seat)))
            @if let Some(left) = view.steps_left.filter(|_| seat == view.active) {
                @let (x, y) = (at.0, at.1 + if at.1 > place(view.edition, space).1 { 21 } else { -22 });
                g.g-steps {
                    (titled(&words.steps_left(left), &html! {
                        (frame("g-steps-box", (x, y), (15, 9), 9))
                        (icon("forward", (x - 6, y), 11))
                        (text("g-t11 g-steps-t", (x + 6, y), &left.to_string()))
                    }))
                }
            }
        }
    }
}

/// Where the rancher of a seat stands at a space: at one of the corners of its tile.
fn beside((x, y): Point, space: Space, seat: Seat) -> Point {
    let (w, h) = match space {
        Space::Start => (20, 12),
        Space::KC => TOWN,
        _ if (trail::HAZARDS | trail::TRADE) & space.bit() != 0 => (20, 16),
        _ => (47, 28),
    };
    let (dx, dy) = [(-w, -h), (w, -h), (-w, h), (w, h)][seat.index() % 4];
    (x + dx, y + dy)
}

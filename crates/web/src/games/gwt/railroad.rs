//! The railroad: track, crosses, stations, station masters, cities, engines.

use super::clickable::Piece;
use super::lines;
use super::pieces::{coin, corners, engine, narrow, points};
use super::places::{self, CITY, CITY_X, CITY_Y, mean, numbered, rail as place};
use super::tiles::worker_icon;
use super::{Halo, Pen};
use crate::kit::{Point, disc, frame, icon, text, titled};
use cowcatcher_engine::Seat;
use cowcatcher_games::gwt::Rail;
use cowcatcher_games::gwt::data::Edition;
use cowcatcher_games::gwt::data::cities::{Arrow, ArrowAction, City, KANSAS_CITY};
use cowcatcher_games::gwt::data::masters::{Master, Scores};
use cowcatcher_games::gwt::data::player_board::Worker;
use cowcatcher_games::gwt::data::railroad::{CROSSES, LAST_SPACE, LAST_SPACE_PAYS, MASTER_STATIONS, Station};
use maud::{Markup, html};

/// Half of the width and height of a station master tile.
pub(super) const MASTER: Point = (22, 19);

/// Where the engines stand around the start space, by seat.
const AT_START: [Point; 4] = [(-4, 24), (30, 24), (-4, 44), (30, 44)];

/// The rails with all their spaces.
pub(super) fn track(pen: &Pen) -> Markup {
    let (from, bend, last) = (numbered(0), numbered(19), numbered(LAST_SPACE));
    let line = format!(
        "M{} {}H{}Q{} {} {} {}V{}Q{} {} {} {}",
        from.0,
        from.1,
        bend.0 - 22,
        bend.0,
        bend.1,
        bend.0,
        bend.1 + 22,
        last.1 - 20,
        bend.0,
        last.1,
        last.0,
        last.1
    );
    let cross = pen.scene.words.about_cross();
    html! {
        path.g-sleepers d=(line) {}
        path.g-bed d=(line) {}
        path.g-rails d=(line) {}
        @for rail in Rail::all() {
            @if rail.is_turnout() {
                @let ((ax, ay), (bx, by), (x, y)) = (numbered(rail.space()), numbered(rail.space() + 1), place(rail));
                path.g-siding d={ "M" (ax) " " (ay) "L" (x) " " (y) "L" (bx) " " (by) } {}
            }
        }
        @for n in CROSSES {
            @let (x, y) = mean(numbered(n), numbered(n + 1));
            (titled(&cross, &html! {
                (frame("g-hit", (x, y), (8, 12), 0))
                path.g-cross d={ "M" (x - 5) " " (y - 5) "l10 10m0-10l-10 10" } {}
            }))
        }
        @for rail in Rail::all() { (space(pen, rail)) }
    }
}

fn space(pen: &Pen, rail: Rail) -> Markup {
    let (x, y) = place(rail);
    let turnout = rail.is_turnout();
    let half = match rail {
        Rail::START | Rail::LAST => (16, 12),
        _ => (12, 12),
    };
    let class = match rail {
        Rail::START => "g-rail g-rail-start",
        Rail::LAST => "g-rail g-rail-last",
        _ if turnout => "g-rail g-rail-turnout",
        _ => "g-rail",
    };
    let drawn = html! {
        (frame(class, (x, y), half, 4))
        @if turnout {
            path.g-switch d={ "M" (x - 5) " " (y + 4) "h4l6-8" } {}
        } @else {
            (text("g-t11 g-rail-t", (x, y), &rail.space().to_string()))
        }
        @if rail == Rail::LAST { (coin((x + 14, y - 12), &LAST_SPACE_PAYS.to_string())) }
    };
    pen.piece(Piece::Rail(rail), &pen.scene.words.about_rail(rail), &Halo::Box((x, y), half, 4), &drawn)
}

/// The engines. On the start space they stand side by side.
pub(super) fn engines(pen: &Pen) -> Markup {
    let players = &pen.scene.view.players;
    html! {
        @for (n, player) in players.iter().enumerate() {
            @let seat = Seat(n as u8);
            @let (x, y) = place(player.engine);
            @let (dx, dy) = if player.engine == Rail::START { AT_START[n % 4] } else { (0, -4) };
            (engine((x + dx, y + dy), seat, &pen.scene.words.about_engine(seat)))
        }
    }
}

/// Stations and station masters.
pub(super) fn stations(pen: &Pen) -> Markup {
    let view = pen.scene.view;
    html! {
        @for &station in Station::ALL { (plate(pen, station)) }
        @for n in 0..MASTER_STATIONS {
            (master_space(pen, view.masters[n], view.appointed[n], places::master(n)))
        }
    }
}

fn plate(pen: &Pen, station: Station) -> Markup {
    let (x, y) = places::station(station);
    let data = station.data();
    let half = places::plate(station);
    let discs = &pen.scene.view.stations[station.index()];
    let left = x - 5 * (discs.len() as i32 - 1);
    let words = pen.scene.words;
    let drawn = html! {
        (frame("g-plate", (x, y), half, 3))
        (corners((x, y), half, data.corner))
        g.g-pay { (coin((x - 8, y - 7), &format!("−{}", data.cost))) }
        (points((x + 9, y - 7), data.points.into()))
        @if discs.is_empty() { circle.g-slot cx=(x) cy=(y + 10) r="7" {} }
        @for (n, &seat) in discs.iter().enumerate() {
            g data-piece={ "disc-" (seat) "-" (station) } class={ "k-p" (seat) } { (disc(seat, (left + 10 * n as i32, y + 10), 7)) }
        }
    };
    pen.piece(Piece::Station(station), &words.about_station(station), &Halo::Box((x, y), half, 3), &drawn)
}

fn master_space(pen: &Pen, master: Option<Master>, appointed: Option<Worker>, (x, y): Point) -> Markup {
    let words = pen.scene.words;
    match (master, appointed) {
        (Some(master), _) => titled(&words.about_master(master), &master_tile(pen.scene.view.edition, master, (x, y))),
        (None, Some(worker)) => {
            let drawn = html! { (frame("g-empty", (x, y), MASTER, 3)) (icon(worker_icon(worker), (x, y), 24)) };
            titled(&words.about_appointed(worker), &drawn)
        }
        (None, None) => frame("g-empty", (x, y), MASTER, 3),
    }
}

/// A station master tile around a centre.
pub(super) fn master_tile(edition: Edition, master: Master, (x, y): Point) -> Markup {
    let upper = (x, y - 10);
    let scores: Option<(i32, &[&str])> = match master.scores() {
        Scores::Nothing => None,
        Scores::Workers => Some((1, &["worker"])),
        Scores::Objectives => Some((3, &["objective", "objective"])),
        Scores::Hazards => Some((3, &["hazard", "hazard"])),
        Scores::TradePairs => Some((3, &["pair"])),
        Scores::Certificates => Some((3, &["certificate", "certificate"])),
        Scores::Stations => Some((3, &["station", "station"])),
        Scores::Buildings => Some((2, &["building"])),
    };
    let pair = match edition {
        Edition::First => "g-trade-blue",
        Edition::Second => "g-trade-orange",
    };
    html! {
        g.g-tile.g-master {
            (frame("g-face", (x, y), MASTER, 3))
            path.g-rule d={ "M" (x - 20) " " (y - 1) "h40" } {}
            @if let Some(line) = master.immediate() { (lines::icons(edition, line, upper, 42)) }
            @for n in 0..i32::from(master.permanent()) {
                (icon("permanent", (x + 16 * n - 8 * (i32::from(master.permanent()) - 1), y - 10), 16))
            }
            @if let Some((each, things)) = scores {
                (points((x - 12, y + 9), each))
                @for (n, scored) in things.iter().enumerate() {
                    @let at = (x + 4 + 13 * n as i32, y + 9);
                    @if *scored == "pair" {
                        g.g-trade-green { (icon(lines::trade(edition), at, 13)) }
                        g class=(pair) { (icon(lines::trade(edition), (at.0 + 13, at.1), 13)) }
                    } @else {
                        (icon(scored, at, 13))
                    }
                }
            }
        }
    }
}

/// The cities as one ribbon, with the arrows between them.
pub(super) fn cities(pen: &Pen) -> Markup {
    let arrows = pen.scene.view.edition.tables().arrows;
    html! {
        rect.g-ribbon x="180" y=(CITY_Y - 23) width="798" height="46" rx="4" {}
        @for &city in City::ALL {
            @let ((x, y), from) = (numbered(city.value()), CITY_X[city.index()]);
            path.g-tick d={ "M" (from) " " (CITY_Y + CITY.1) "L" (x) " " (y - 12) } {}
        }
        @for (n, (arrow, cities)) in arrows.into_iter().zip(City::ALL.windows(2)).enumerate() {
            @if let [one, other] = *cities {
                @let about = pen.scene.words.about_arrow(arrow, one, other);
                (titled(&about, &drawn_arrow(arrow, CITY_X[n] + CITY.0, CITY_X[n + 1] - CITY.0)))
            }
        }
        @for &city in City::ALL { (crest(pen, city)) }
    }
}

/// The arrow between two cities, which holds what discs on both give.
fn drawn_arrow(arrow: Arrow, from: i32, to: i32) -> Markup {
    let (middle, y) = ((from + to) / 2 - 2, CITY_Y);
    let action = match arrow.action {
        Some(ArrowAction::Objective) => Some("objective"),
        Some(ArrowAction::Token) => Some("token"),
        None => None,
    };
    let class = if arrow.points == 0 && action.is_none() { "g-arrow g-arrow-plain" } else { "g-arrow" };
    let apart = if arrow.points != 0 && action.is_some() { 9 } else { 0 };
    html! {
        path class=(class) d={ "M" (from) " " (y - 19) "H" (to - 9) "L" (to) " " (y) "L" (to - 9) " " (y + 19) "H" (from) "z" } {}
        @if arrow.points != 0 { (points((middle, y - apart), arrow.points.into())) }
        @if let Some(action) = action { (icon(action, (middle, y + apart), 17)) }
    }
}

/// The name of a city in one or two rows.
fn rows(name: &str) -> (&str, Option<&str>) {
    match name.split_once([' ', '-']) {
        Some((one, other)) if name.chars().count() > 9 => (one, Some(other)),
        _ => (name, None),
    }
}

fn crest(pen: &Pen, city: City) -> Markup {
    let view = pen.scene.view;
    let (x, y) = (CITY_X[city.index()], CITY_Y);
    let (w, h) = CITY;
    let words = pen.scene.words;
    let name = words.city(city);
    let discs: Vec<(Seat, u8)> = view
        .players
        .iter()
        .enumerate()
        .map(|(n, player)| (Seat(n as u8), player.cities[city.index()]))
        .filter(|&(_, n)| n > 0)
        .collect();
    let left = x - 6 * (discs.len() as i32 - 1);
    let (one, other) = rows(&name);
    let drawn = html! {
        (frame("g-crest", (x, y), CITY, 4))
        (corners((x, y), CITY, city.corner()))
        @match other {
            Some(other) => {
                (narrow("k-serif", (x, y - h + 7), one, 2 * w - 17))
                (narrow("k-serif", (x, y - h + 16), other, 2 * w - 6))
            }
            None => (narrow("k-serif", (x, y - h + 12), one, 2 * w - 6)),
        }
        @let beside = city.points() != 0 && city != KANSAS_CITY;
        (text("g-t14 k-serif", (if beside { x - 10 } else { x - 1 }, y + 2), &city.value().to_string()))
        @if city.points() != 0 { (points((x + 16, y + 2), city.points().into())) }
        @if city == KANSAS_CITY { (coin((x - 17, y + 2), &view.edition.tables().kansas_city_pays.to_string())) }
        @for (n, &(seat, count)) in discs.iter().enumerate() {
            @let at = (left + 12 * n as i32, y + 18);
            g data-piece={ "disc-" (seat) "-city-" (city) } class={ "k-p" (seat) } {
                (disc(seat, at, 7))
                @if count > 1 { (text("g-t9 g-count", (at.0 + 3, at.1 + 3), &count.to_string())) }
            }
        }
    };
    pen.piece(Piece::City(city), &words.about_city(city), &Halo::Box((x, y), CITY, 4), &drawn)
}

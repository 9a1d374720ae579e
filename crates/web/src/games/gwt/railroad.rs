//! The railroad: track, crosses, stations, station masters, cities, engines.

use super::clickable::Piece;
use super::lines;
use super::pieces::{coin, corners, engine, points};
use super::places::{self, CITY_X, CITY_Y, mean, numbered, rail as place};
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
pub(super) const MASTER: Point = (20, 17);

/// Where the engines stand around the start space, by seat.
const AT_START: [Point; 4] = [(-33, -4), (-65, -4), (-33, 20), (-65, 20)];

/// The rails with all their spaces.
pub(super) fn track(pen: &Pen) -> Markup {
    let (y, bend) = (places::TRACK_Y, numbered(19));
    let last = numbered(LAST_SPACE);
    let line = format!("M225 {y}H950Q{} {y} 980 {}V575Q980 {} {} {}", bend.0 + 6, bend.1 + 20, last.1, last.0, last.1);
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
            path.g-cross d={ "M" (x - 4) " " (y - 12) "l8 8m0-8l-8 8" } {}
        }
        @for rail in Rail::all() { (space(pen, rail)) }
    }
}

fn space(pen: &Pen, rail: Rail) -> Markup {
    let (x, y) = place(rail);
    let turnout = rail.is_turnout();
    let half = match (turnout, rail) {
        (true, _) => (11, 7),
        (_, Rail::START) => (15, 11),
        (_, Rail::LAST) => (15, 11),
        _ => (12, 9),
    };
    let class = match rail {
        Rail::START => "g-rail g-rail-start",
        Rail::LAST => "g-rail g-rail-last",
        _ if turnout => "g-rail g-rail-turnout",
        _ => "g-rail",
    };
    let written = if turnout { String::new() } else { rail.space().to_string() };
    let drawn = html! {
        (frame(class, (x, y), half, 4))
        (text("g-t9 g-rail-t", (x, y), &written))
        @if rail == Rail::LAST { (coin((x - 20, y - 8), &LAST_SPACE_PAYS.to_string())) }
    };
    pen.piece(Piece::Rail(rail), "", &Halo::Box((x, y), half, 4), &drawn)
}

/// The engines. On the start space they stand side by side.
pub(super) fn engines(pen: &Pen) -> Markup {
    let players = &pen.scene.view.players;
    html! {
        @for (n, player) in players.iter().enumerate() {
            @let seat = Seat(n as u8);
            @let (x, y) = place(player.engine);
            @let (dx, dy) = if player.engine == Rail::START { AT_START[n % 4] } else { (0, -4) };
            (engine((x + dx, y + dy), seat, &pen.scene.words.seat(seat)))
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
    let half = (21, 17);
    let discs = &pen.scene.view.stations[station.index()];
    let left = x - 5 * (discs.len() as i32 - 1);
    let drawn = html! {
        (frame("g-plate", (x, y), half, 3))
        (corners((x, y), half, data.corner))
        g.g-pay { (coin((x - 8, y - 7), &format!("−{}", data.cost))) }
        (points((x + 8, y - 7), data.points.into()))
        @if discs.is_empty() { circle.g-slot cx=(x) cy=(y + 9) r="6" {} }
        @for (n, &seat) in discs.iter().enumerate() {
            g data-piece={ "disc-" (seat) "-" (station) } class={ "k-p" (seat) } { (disc(seat, (left + 10 * n as i32, y + 9), 6)) }
        }
    };
    pen.piece(Piece::Station(station), station.name(), &Halo::Box((x, y), half, 3), &drawn)
}

fn master_space(pen: &Pen, master: Option<Master>, appointed: Option<Worker>, (x, y): Point) -> Markup {
    html! {
        @match (master, appointed) {
            (Some(master), _) => {
                (titled(&pen.scene.words.master(master), &master_tile(pen.scene.view.edition, master, (x, y))))
            }
            (None, Some(worker)) => {
                (frame("g-empty", (x, y), MASTER, 3))
                (titled(&pen.scene.words.worker(worker), &icon(worker_icon(worker), (x, y), 22)))
            }
            (None, None) => (frame("g-empty", (x, y), MASTER, 3)),
        }
    }
}

/// A station master tile around a centre.
pub(super) fn master_tile(edition: Edition, master: Master, (x, y): Point) -> Markup {
    let upper = (x, y - 9);
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
            path.g-rule d={ "M" (x - 18) " " (y) "h36" } {}
            @if let Some(line) = master.immediate() { (lines::icons(edition, line, upper, 36)) }
            @for n in 0..i32::from(master.permanent()) {
                (icon("permanent", (x + 14 * n - 7 * (i32::from(master.permanent()) - 1), y - 9), 14))
            }
            @if let Some((each, things)) = scores {
                (points((x - 11, y + 8), each))
                @for (n, thing) in things.iter().enumerate() {
                    @let at = (x + 4 + 11 * n as i32, y + 8);
                    @if *thing == "pair" {
                        g.g-trade-green { (icon(lines::trade(edition), at, 12)) }
                        g class=(pair) { (icon(lines::trade(edition), (at.0 + 11, at.1), 12)) }
                    } @else {
                        (icon(thing, at, 12))
                    }
                }
            }
        }
    }
}

/// The cities and the arrows between them.
pub(super) fn cities(pen: &Pen) -> Markup {
    let arrows = pen.scene.view.edition.tables().arrows;
    html! {
        @for (n, arrow) in arrows.into_iter().enumerate() {
            (drawn_arrow(arrow, CITY_X[n] + 29, CITY_X[n + 1] - 29))
        }
        @for &city in City::ALL { (crest(pen, city)) }
    }
}

fn drawn_arrow(arrow: Arrow, from: i32, to: i32) -> Markup {
    let middle = (from + to) / 2;
    let nothing = arrow.points == 0 && arrow.action.is_none();
    let y = CITY_Y;
    html! {
        g.g-arrow {
            path d={ "M" (from) " " (y + 3) "H" (to - 6) "v-5l9 8-9 8v-5H" (from) "z" } class=(if nothing { "g-arrow-plain" } else { "" }) {}
            @if arrow.points != 0 { (points((middle, y - 11), arrow.points.into())) }
            @match arrow.action {
                Some(ArrowAction::Objective) => (icon("objective", (middle, y + if arrow.points == 0 { -11 } else { 22 }), 16)),
                Some(ArrowAction::Token) => (icon("token", (middle, y - 11), 16)),
                None => {},
            }
        }
    }
}

/// The name of a city in one or two rows.
fn rows(name: &str) -> (&str, Option<&str>) {
    match name.split_once(' ') {
        Some((one, other)) if name.chars().count() > 10 => (one, Some(other)),
        _ => (name, None),
    }
}

fn crest(pen: &Pen, city: City) -> Markup {
    let view = pen.scene.view;
    let (x, y) = (CITY_X[city.index()], CITY_Y);
    let name = pen.scene.words.city(city);
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
        path.g-crest d={ "M" (x - 29) " " (y - 32) "h58v46q0 8-10 11l-19 5-19-5q-10-3-10-11z" } {}
        (corners((x, y), (29, 32), city.corner()))
        @match other {
            Some(other) => { (text("g-t8", (x, y - 25), one)) (text("g-t8", (x, y - 16), other)) }
            None => (text(if one.chars().count() > 9 { "g-t7" } else { "g-t8" }, (x, y - 21), one)),
        }
        (text("g-t16 k-serif", (x, y - 1), &city.value().to_string()))
        @if city.points() != 0 { (points((x + 19, y - 2), city.points().into())) }
        @if city == KANSAS_CITY { (coin((x - 19, y - 2), &view.edition.tables().kansas_city_pays.to_string())) }
        @for (n, &(seat, count)) in discs.iter().enumerate() {
            @let at = (left + 12 * n as i32, y + 17);
            g data-piece={ "disc-" (seat) "-city-" (city) } class={ "k-p" (seat) } {
                (disc(seat, at, 7))
                @if count > 1 { (text("g-t8 g-count", (at.0, at.1 + 9), &count.to_string())) }
            }
        }
    };
    pen.piece(Piece::City(city), &name, &Halo::Box((x, y - 3), (29, 31), 6), &drawn)
}

//! The ways that the chosen cube can take: broad lines along the track, apart where they share a link, each with a bubble that
//! says what it brings to whom.

use super::Pen;
use super::clickable::{MOST_ROUTES, Piece};
use super::pieces::colour_class;
use super::places::{Frame, Point, Room, Stretch, centre, distance, midway, way};
use super::sites;
use crate::kit::{At, Path, button, mark, text};
use crate::words::steam::Label;
use cowcatcher_engine::Seat;
use cowcatcher_games::steam::{Action, Edge, Hex, LinkEnd, LinkView, Route, RouteView};
use maud::{Markup, html};

/// In pixels of the board: the height of a bubble, and how wide the points of one player are.
const BUBBLE: f64 = 25.0;
const POINTS: f64 = 36.0;

/// A link of a way, in the direction of travel.
struct Leg {
    /// Its number among all links.
    link: usize,
    /// Is it travelled against the order of its segments?
    back: bool,
    stretches: Vec<Stretch>,
}

/// The way of a cube.
struct Line {
    route: RouteView,
    legs: Vec<Leg>,
}

/// Up to so many bubbles say what a way brings to everybody.
const FEW: usize = 5;

/// All ways of the chosen cube, each clickable along its length and at its bubble.
pub(super) fn routes(pen: &Pen, room: &Room) -> Markup {
    let (Some((hex, colour)), Some(game)) = (pen.scene.view.cube, pen.scene.imagined) else { return html! {} };
    let links = &pen.scene.view.links;
    let legal = |route: &RouteView| pen.scene.legal.contains(&Action::Route(route.route));
    let lines: Vec<Line> = game
        .position()
        .routes(hex, colour)
        .into_iter()
        .filter(legal)
        .map(|route| Line { legs: legs(links, hex, route.route, |at| pen.is_city(at)), route })
        .collect();
    let class = format!("s-routes {}", colour_class(colour));
    if lines.len() > MOST_ROUTES {
        return html! {
            g class=(class) { @for line in &lines { path.s-way.s-way-many d=(drawn(&lines, line)) {} } }
        };
    }
    // Many bubbles have room only if each says no more than what it brings to whoever chooses.
    let own = pen.scene.seat.filter(|_| lines.len() > FEW);
    let mut bubbles: Vec<Frame> = Vec::new();
    for line in &lines {
        bubbles.push(bubble(line, own, &bubbles, room));
    }
    let stops = |hex: Hex| lines.iter().any(|line| line.route.stops.contains(&hex));
    html! {
        g class=(class) role="group" aria-label=(pen.scene.words.label(Label::Delivery)) {
            @for line in &lines {
                @let path = drawn(&lines, line);
                path.s-way-edge d=(path) {}
                path.s-way d=(path) {}
            }
            // What lies in the cities stays in sight.
            g.s-above aria-hidden="true" {
                @for it in pen.scene.view.hexes.iter().filter(|it| stops(it.hex)) { (sites::cubes(&Pen::still(pen.scene), it, room.unit)) }
            }
            (sites::names(pen.scene.words.locale, &pen.scene.view.map, &pen.scene.view.hexes, |space| stops(space.hex), room.unit))
            @for (line, bubble) in lines.iter().zip(&bubbles) {
                @let felt = html! { path.s-way-feel d=(drawn(&lines, line)) {} };
                (clickable(pen, line, &felt, &points(line, own, bubble, room.unit)))
            }
        }
    }
}

fn clickable(pen: &Pen, line: &Line, felt: &Markup, shown: &Markup) -> Markup {
    let Some(action) = pen.carries(Piece::Route(line.route.route)) else { return html! { g { (felt) (shown) } } };
    html! { g.act.s-route data-action=(action) { (button(&pen.says(action), felt)) (shown) } }
}

/// The way that a cube took from a city, along the middle of its track.
pub(super) fn taken(pen: &Pen, from: Hex, route: Route) -> Path {
    let legs = legs(&pen.scene.view.links, from, route, |at| pen.is_city(at));
    way(legs.into_iter().flat_map(|leg| leg.stretches).map(|stretch| (stretch, 0.0)))
}

/// The links of a way in order.
fn legs(links: &[LinkView], start: Hex, route: Route, is_city: impl Fn(Hex) -> bool) -> Vec<Leg> {
    let mut from = start;
    route
        .edges()
        .map_while(|edge| {
            let (link, back) = links.iter().enumerate().find_map(|(number, link)| leaves(number, link, from, edge))?;
            let LinkEnd::Node(to) = links[link].ends[usize::from(!back)] else { return None };
            let mut stretches: Vec<Stretch> = links[link].segments.clone();
            if back {
                stretches = stretches.into_iter().rev().map(|(hex, one, other)| (hex, other, one)).collect();
            }
            // Through a city the cube goes by its middle.
            if is_city(from) {
                stretches.insert(0, (from, None, Some(edge)));
            }
            let last = stretches.last().and_then(|&(_, _, out)| out);
            if let Some(out) = last.filter(|_| is_city(to)) {
                stretches.push((to, Some(out.opposite()), None));
            }
            from = to;
            Some(Leg { link, back, stretches })
        })
        .collect()
}

/// Does this link leave a stop by this edge, and is it then travelled backwards?
fn leaves(number: usize, link: &LinkView, stop: Hex, edge: Edge) -> Option<(usize, bool)> {
    let begins = |end: &LinkEnd, first: Option<&Stretch>, back: bool| {
        let &(hex, one, other) = first?;
        let (into, out) = if back { (other, one) } else { (one, other) };
        let here = match into {
            None => hex == stop && out == Some(edge),
            Some(into) => hex == stop.across(edge) && into == edge.opposite(),
        };
        (*end == LinkEnd::Node(stop) && here).then_some((number, back))
    };
    let [start, end] = &link.ends;
    begins(start, link.segments.first(), false).or_else(|| begins(end, link.segments.last(), true))
}

/// The most room for lines beside each other on a link, and between two of them.
const LANES: f64 = 25.0;
const LANE: f64 = 8.0;

/// A way as a path that lies beside all others that use the same links.
fn drawn(lines: &[Line], line: &Line) -> Path {
    let aside = |leg: &Leg| {
        let users = lines.iter().filter(|other| other.legs.iter().any(|it| it.link == leg.link));
        let (mut count, mut own) = (0, 0);
        for other in users {
            if std::ptr::eq(other, line) {
                own = count;
            }
            count += 1;
        }
        let step = LANE.min(LANES / f64::from(count.max(1)));
        let lane = (f64::from(own) - f64::from(count - 1) / 2.0) * step;
        if leg.back { -lane } else { lane }
    };
    way(line.legs.iter().flat_map(|leg| {
        let aside = aside(leg);
        leg.stretches.iter().map(move |&stretch| (stretch, aside))
    }))
}

/// Where the bubble of a way stands: on its track, away from other bubbles and from the cubes of cities.
fn bubble(line: &Line, own: Option<Seat>, others: &[Frame], room: &Room) -> Frame {
    let wide = (POINTS * paid(line, own).count().max(1) as f64 + 8.0) * room.unit;
    let half = (wide / 2.0, BUBBLE * room.unit / 2.0);
    let along = line.legs.iter().flat_map(|leg| &leg.stretches).map(|&stretch| midway(stretch));
    let lowered = along.clone().flat_map(|(x, y)| [-1.0, 1.0].map(|side| (x, y + side * (2.0 * half.1 + 3.0))));
    let end = line.route.stops.last().map_or((0.0, 0.0), |&stop| centre(stop));
    let inside = |(x, y): Point| {
        let Frame { x: left, y: top, width, height } = room.frame;
        (x.min(left + width - half.0).max(left + half.0), y.min(top + height - half.1).max(top + half.1))
    };
    let free = |at: &Point| {
        let frame = Frame::around(*at, half);
        let hit = others.iter().chain([&room.buttons]).any(|other| frame.meets(other));
        let cities = line.route.stops.iter().map(|&stop| distance(*at, centre(stop))).fold(f64::MAX, f64::min);
        cities.min(60.0) - if hit { 1000.0 } else { 0.0 }
    };
    // Of places that are as good the first is nearest to where the cube lies.
    let best =
        along.chain(lowered).map(inside).reduce(|best, at| if free(&at) > free(&best) + 4.0 { at } else { best });
    Frame::around(best.unwrap_or(end), half)
}

/// The points of a way by seat, or of one seat alone.
fn paid(line: &Line, own: Option<Seat>) -> impl Iterator<Item = (Seat, u8)> + '_ {
    let seats = line.route.points.iter().zip(0..).map(|(&points, seat)| (Seat(seat), points));
    seats.filter(move |&(seat, points)| points > 0 && own.is_none_or(|own| own == seat))
}

/// What a way brings to each owner of its links.
fn points(line: &Line, own: Option<Seat>, bubble: &Frame, unit: f64) -> Markup {
    let Frame { x, y, width, height } = *bubble;
    let middle = y + height / 2.0;
    html! {
        rect.s-bubble x=(At(x)) y=(At(y)) width=(At(width)) height=(At(height)) rx=(At(height / 2.0)) {}
        @for (n, (seat, points)) in paid(line, own).enumerate() {
            @let left = x + (5.0 + POINTS * n as f64) * unit;
            (mark(seat, (left + 7.5 * unit, middle), 7.0 * unit))
            (text("s-m11 s-left s-bubble-t", (left + 16.5 * unit, middle), &format!("+{points}")))
        }
    }
}

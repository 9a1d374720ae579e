//! The ways that the chosen cube can take: broad lines along the track, apart where they share a link, and a list of what each
//! brings to whom.

use super::Pen;
use super::clickable::{MOST_ROUTES, Piece};
use super::pieces::fitted;
use super::places::{Frame, Point, Stretch, centre, distance, midway, way};
use super::sites;
use crate::kit::{At, Path, icon, mark, text};
use crate::words::steam::Label;
use cowcatcher_engine::Seat;
use cowcatcher_games::steam::{Action, Edge, Hex, LinkEnd, LinkView, RouteView};
use maud::{Markup, html};

/// The most room for lines beside each other on a link, and between two of them.
const LANES: f64 = 25.0;
const LANE: f64 = 6.5;
/// A line of the list, and its heading.
const ROW: f64 = 18.0;
const HEAD: f64 = 21.0;
/// In a line: where the points stand, and how wide those of one player are.
const PAID: f64 = 124.0;
const POINTS: f64 = 22.0;

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

/// All ways of the chosen cube, each clickable along its length and in the list.
pub(super) fn routes(pen: &Pen, whole: &Frame) -> Markup {
    let (Some((hex, colour)), Some(game)) = (pen.scene.view.cube, pen.scene.imagined) else { return html! {} };
    let links = &pen.scene.view.links;
    let legal = |route: &RouteView| pen.scene.legal.contains(&Action::Route(route.route));
    let lines: Vec<Line> = game
        .position()
        .routes(hex, colour)
        .into_iter()
        .filter(legal)
        .map(|route| Line { legs: legs(links, &route, |at| pen.is_city(at)), route })
        .collect();
    if lines.len() > MOST_ROUTES {
        return html! {
            g.s-routes { @for line in &lines { path.s-way.s-way-many d=(drawn(&lines, line)) {} } }
        };
    }
    let list = List::of(pen, whole, &lines);
    let mut badges: Vec<Point> = Vec::new();
    for line in &lines {
        badges.push(badge(line, &badges));
    }
    html! {
        g.s-routes role="group" aria-label=(pen.scene.words.label(Label::Delivery)) {
            (list.around(pen))
            @for (number, (line, &badge)) in lines.iter().zip(&badges).enumerate() {
                @let path = drawn(&lines, line);
                (clickable(pen, line, &html! {
                    path.s-way-edge d=(path) {}
                    path.s-way d=(path) {}
                    (number_at(number, badge, 7.5))
                    (list.row(pen, line, number))
                }))
            }
            (sites::names(
                &pen.scene.view.map,
                |space| lines.iter().any(|line| line.route.stops.contains(&space.hex)),
                |space| pen.is_city(space.hex),
            ))
        }
    }
}

fn clickable(pen: &Pen, line: &Line, shown: &Markup) -> Markup {
    let Some(action) = pen.carries(Piece::Route(line.route.route)) else { return html! { g { (shown) } } };
    html! { g.act.s-route role="button" tabindex="0" data-action=(action) aria-label=(pen.says(action)) { (shown) } }
}

/// The links of a way in order.
fn legs(links: &[LinkView], route: &RouteView, is_city: impl Fn(Hex) -> bool) -> Vec<Leg> {
    let stops = route.stops.iter().zip(route.stops.iter().skip(1));
    stops
        .zip(route.route.edges())
        .filter_map(|((&from, &to), edge)| {
            let (link, back) = links.iter().enumerate().find_map(|(number, link)| leaves(number, link, from, edge))?;
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

/// Where the number of a way stands: on its track, as far as possible from other numbers.
fn badge(line: &Line, others: &[Point]) -> Point {
    let along = line.legs.iter().flat_map(|leg| &leg.stretches);
    let free = |at: Point| others.iter().map(|&other| distance(at, other)).fold(f64::MAX, f64::min);
    let end = line.route.stops.last().map_or((0.0, 0.0), |&stop| centre(stop));
    along.map(|&stretch| midway(stretch)).max_by(|&one, &other| free(one).total_cmp(&free(other))).unwrap_or(end)
}

fn number_at(number: usize, at: Point, radius: f64) -> Markup {
    html! {
        circle.s-way-n cx=(At(at.0)) cy=(At(at.1)) r=(At(radius)) {}
        (text("s-t9 s-way-t", at, &(number + 1).to_string()))
    }
}

/// The points of a way by seat.
fn paid(line: &Line) -> impl Iterator<Item = (Seat, u8)> + '_ {
    let seats = line.route.points.iter().zip(0..).map(|(&points, seat)| (Seat(seat), points));
    seats.filter(|&(_, points)| points > 0)
}

/// The list of all ways, in a corner of the map. All is drawn as seen from that corner, so that a small screen can draw it
/// larger.
struct List {
    corner: Point,
    frame: Frame,
}

impl List {
    /// In the corner where it hides least.
    fn of(pen: &Pen, whole: &Frame, lines: &[Line]) -> List {
        let owners = lines.iter().map(|line| paid(line).count()).max().unwrap_or_default().max(2);
        let (width, height) = (PAID + POINTS * owners as f64 + 8.0, HEAD + ROW * lines.len() as f64 + 5.0);
        let hides = |list: &List| {
            let Frame { x, y, .. } = list.frame;
            let frame = Frame { x: list.corner.0 + x, y: list.corner.1 + y, width, height };
            let on_the_way = lines.iter().flat_map(|line| &line.legs).flat_map(|leg| &leg.stretches);
            let ways = on_the_way.filter(|&&stretch| frame.holds(midway(stretch))).count();
            let land = pen.scene.view.map.spaces().iter().filter(|space| frame.holds(centre(space.hex))).count();
            100 * ways + land
        };
        let corners = [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0)].map(|(right, down)| List {
            corner: (whole.x + 3.0 + right * (whole.width - 6.0), whole.y + 3.0 + down * (whole.height - 6.0)),
            frame: Frame { x: -right * width, y: -down * height, width, height },
        });
        let [first, ..] = &corners;
        let least = corners.iter().min_by_key(|list| hides(list)).unwrap_or(first);
        List { corner: least.corner, frame: least.frame }
    }

    fn at_corner(&self, drawn: &Markup) -> Markup {
        let (x, y) = self.corner;
        html! { g transform={ "translate(" (At(x)) "," (At(y)) ")" } { g.s-row { (drawn) } } }
    }

    fn around(&self, pen: &Pen) -> Markup {
        let Frame { x, y, width, height } = self.frame;
        self.at_corner(&html! {
            rect.s-pop-shade x=(At(x + 2.0)) y=(At(y + 3.0)) width=(At(width)) height=(At(height)) rx="8" {}
            rect.s-pop-box x=(At(x)) y=(At(y)) width=(At(width)) height=(At(height)) rx="8" {}
            (text("s-h s-pop-h", (x + 9.0, y + 12.0), &pen.scene.words.label(Label::Delivery)))
        })
    }

    /// A way: its number, where it ends, over how many links, and the points of each owner.
    fn row(&self, pen: &Pen, line: &Line, number: usize) -> Markup {
        let Frame { x, y, width, .. } = self.frame;
        let top = y + HEAD + ROW * number as f64;
        let middle = top + ROW / 2.0;
        let goal = line.route.stops.last().map(|&stop| pen.scene.words.place(stop)).unwrap_or_default();
        self.at_corner(&html! {
            rect.s-row-box x=(At(x + 4.0)) y=(At(top + 0.5)) width=(At(width - 8.0)) height=(At(ROW - 1.0)) rx="4" {}
            (number_at(number, (x + 14.0, middle), 7.0))
            (fitted("s-t9 s-left", (x + 25.0, middle), &goal, 5.0, 66.0))
            (icon("link", (x + 100.0, middle), 10.0))
            (text("s-t9 s-left", (x + 107.0, middle), &line.legs.len().to_string()))
            @for (n, (seat, points)) in paid(line).enumerate() {
                @let at = x + PAID + POINTS * n as f64;
                (mark(seat, (at, middle), 5.5))
                (text("s-t9 s-left", (at + 7.5, middle), &points.to_string()))
            }
        })
    }
}

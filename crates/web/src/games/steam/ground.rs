//! The land: terrain, rivers, coasts and closed sides, all from the map alone.

use super::places::{Point, add, centre, ends, ring, side, times};
use crate::kit::{At, Path};
use cowcatcher_games::steam::map::{Map, Space, Terrain};
use cowcatcher_games::steam::{Edge, Hex};
use maud::{Markup, Render, html};
use std::collections::HashMap;

/// Everything that lies under track: one shadow under the land, the sea, soft hills, rivers, coasts and closed sides.
pub(super) fn land(map: &Map) -> Markup {
    let hex = |class: &str, hex: Hex| {
        let (x, y) = centre(hex);
        html! { use class=(class) href="#s-hex" x=(At(x)) y=(At(y)) {} }
    };
    let all = |wanted: fn(&Space) -> bool| {
        let mut path = String::new();
        for space in map.spaces().iter().filter(|space| wanted(space)) {
            ring(centre(space.hex), 1.0).render_to(&mut path);
        }
        Path::from(path)
    };
    let outline = all(|_| true);
    let hills = all(|space| space.terrain == Terrain::Hill);
    html! {
        g.s-ground {
            path.s-shade.s-shade-far d=(outline) {}
            path.s-shade d=(outline) {}
            @for &at in map.water() { (hex("s-water", at)) }
            path.s-rim d=(outline) {}
            path.s-shallow d=(shore(map)) {}
            @for space in map.spaces() { (hex(ground(space), space.hex)) }
            path.s-hill.s-soften d=(hills) {}
            @for &at in map.water() {
                @let (x, y) = centre(at);
                use href="#s-waves" x=(At(x)) y=(At(y)) {}
            }
            @for space in map.spaces().iter().filter(|space| space.terrain == Terrain::Hill) {
                @let (x, y) = centre(space.hex);
                use href=(if shift(space.hex, space.hex) > 0.0 { "#s-hills" } else { "#s-peaks" }) x=(At(x)) y=(At(y)) {}
            }
            path.s-grid d=(outline) {}
            (rivers(map))
            path.s-shore d=(shore(map)) {}
            path.s-blocked-edge d=(closed(map)) {}
            path.s-blocked d=(closed(map)) {}
        }
    }
}

/// The class of the ground below everything: hills lie on it as one.
fn ground(space: &Space) -> &'static str {
    if space.terrain == Terrain::Hill { "s-plain" } else { terrain(space) }
}

/// The class of a hex.
pub(super) fn terrain(space: &Space) -> &'static str {
    match space.terrain {
        Terrain::Hill => "s-hill",
        Terrain::City => "s-plain",
        Terrain::Plain if space.coast => "s-coast",
        Terrain::Plain => "s-plain",
    }
}

/// The sides where land meets water.
fn shore(map: &Map) -> Path {
    let mut path = Path::default();
    for space in map.spaces() {
        let wet = Edge::ALL.iter().filter(|&&edge| map.water().contains(&space.hex.across(edge)));
        for &edge in wet {
            let [one, other] = ends(edge).map(|end| add(centre(space.hex), end));
            path.to('M', &[one]).to('L', &[other]);
        }
    }
    path
}

/// The sides that nothing can pass although there is land on both.
pub(super) fn closed(map: &Map) -> Path {
    let mut path = Path::default();
    for &(hex, edge) in map.blocked() {
        let [one, other] = ends(edge).map(|end| add(centre(hex), end));
        path.to('M', &[one]).to('L', &[other]);
    }
    path
}

/// A little shift that looks like chance and is always the same: between -1 and 1.
fn shift(one: Hex, other: Hex) -> f64 {
    let sum = |hex: Hex| i32::from(hex.q) * 7 + i32::from(hex.r) * 13;
    let mixed = (sum(one) + sum(other)).wrapping_mul(2_654_435) >> 3;
    f64::from(mixed.rem_euclid(200)) / 100.0 - 1.0
}

/// The way of the water: for each river hex the sides by which it flows. The map says only which hexes have a river; neighbours
/// are joined wherever that makes no ring, and an end reaches for open water or a city.
fn flows(map: &Map) -> HashMap<Hex, Vec<Edge>> {
    let rivers: Vec<Hex> = map.spaces().iter().filter(|space| space.river).map(|space| space.hex).collect();
    let number: HashMap<Hex, usize> = rivers.iter().enumerate().map(|(n, &hex)| (hex, n)).collect();
    let mut joined: Vec<usize> = (0..rivers.len()).collect();
    let mut flows: HashMap<Hex, Vec<Edge>> = rivers.iter().map(|&hex| (hex, Vec::new())).collect();
    for edge in [Edge::S, Edge::SE, Edge::NE] {
        for (n, &hex) in rivers.iter().enumerate() {
            let next = hex.across(edge);
            let Some(&other) = number.get(&next) else { continue };
            if joined[n] == joined[other] {
                continue;
            }
            let (from, to) = (joined[other], joined[n]);
            for group in joined.iter_mut().filter(|group| **group == from) {
                *group = to;
            }
            flows.entry(hex).or_default().push(edge);
            flows.entry(next).or_default().push(edge.opposite());
        }
    }
    for &hex in &rivers {
        let sides = flows.entry(hex).or_default();
        let fits = |edge: Edge| sides.iter().all(|&other| edge != other && (edge.index() + 7 - other.index()) % 6 > 2);
        let reach = |wanted: &dyn Fn(Hex) -> bool| {
            Edge::ALL.iter().copied().find(|&edge| wanted(hex.across(edge)) && fits(edge))
        };
        if sides.len() > 1 {
            continue;
        }
        let sea = reach(&|at| map.water().contains(&at));
        let city = || reach(&|at| map.space(at).is_some_and(Space::is_city));
        if let Some(edge) = sea.or_else(city) {
            sides.push(edge);
        }
    }
    flows
}

fn rivers(map: &Map) -> Markup {
    let flows = flows(map);
    let mut path = Path::default();
    for space in map.spaces() {
        if let Some(sides) = flows.get(&space.hex) {
            river(&mut path, space.hex, sides);
        }
    }
    html! {
        path.s-river-bank d=(path) {}
        path.s-river d=(path) {}
    }
}

/// The water of one hex: from every side in a bend to one point near the middle.
fn river(path: &mut Path, hex: Hex, sides: &[Edge]) {
    let middle = centre(hex);
    let wander = |hex: Hex| (5.0 * shift(hex, hex), 5.0 * shift(hex, Hex::new(hex.r, hex.q)));
    let bend = add(middle, wander(hex));
    // Both neighbours must find the same point of their common side.
    let gate = |edge: Edge| {
        let [one, other] = ends(edge);
        let along = 0.18 * shift(hex, hex.across(edge)) * if edge.index() < 3 { 1.0 } else { -1.0 };
        add(add(middle, side(edge)), times((other.0 - one.0, other.1 - one.1), along))
    };
    let (Some(&first), last) = (sides.first(), sides.get(1)) else {
        // A small lake, or a canal that touches nothing.
        let (x, y) = middle;
        path.to('M', &[(x - 19.0, y + 3.0)]).to('C', &[(x - 10.0, y - 12.0), (x - 5.0, y + 13.0), (x + 2.0, y)]);
        path.to('S', &[(x + 12.0, y - 8.0), (x + 19.0, y - 2.0)]);
        return;
    };
    let ahead: Point = match last {
        Some(&last) => add(side(last), times(side(first), -1.0)),
        None => times(side(first), -1.0),
    };
    let length = ahead.0.hypot(ahead.1).max(1.0);
    let ahead = times(ahead, 9.0 / length);
    for (n, &edge) in sides.iter().enumerate() {
        let from = gate(edge);
        let inwards = times(side(edge), -0.42);
        let turn = if n == 0 { -1.0 } else { 1.0 };
        path.to('M', &[from]).to('C', &[add(from, inwards), add(bend, times(ahead, turn)), bend]);
    }
    if sides.len() == 1 {
        // The spring.
        path.to('q', &[times(ahead, 0.4), add(times(ahead, 0.8), (-ahead.1 * 0.5, ahead.0 * 0.5))]);
    }
}

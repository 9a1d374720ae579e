//! What things are called.

use crate::data::actions::ActionTile;
use crate::data::goods::Colour;
use crate::data::tiles::{Face, Kind};
use crate::hex::{Edge, Hex};
use crate::map::{Map, Space, Terrain};
use crate::options::Rules;
use crate::outcome::Cubes;
use crate::question::Phase;
use crate::view::{LinkEnd, LinkView};
use cowcatcher_engine::Seat;

/// "1 link", "3 links".
pub(super) fn many(count: impl Into<u32>, one: &str, more: &str) -> String {
    match count.into() {
        1 => format!("1 {one}"),
        count => format!("{count} {more}"),
    }
}

/// Cubes by colour.
pub(super) fn cubes(cubes: &Cubes) -> String {
    let each = Colour::ALL.iter().zip(cubes).filter(|(_, n)| **n > 0);
    let each: Vec<String> = each.map(|(colour, n)| format!("{n} {colour}")).collect();
    if each.is_empty() { "no goods".to_owned() } else { each.join(", ") }
}

/// Cubes as a view lists them.
pub(super) fn goods(listed: &[Colour]) -> String {
    let mut counted = Cubes::default();
    for colour in listed {
        counted[colour.index()] += 1;
    }
    cubes(&counted)
}

/// A hex by its coordinates, with the name of the city or town.
pub(super) fn place(map: &Map, hex: Hex) -> String {
    match map.space(hex).and_then(Space::name) {
        Some(name) => format!("{name} ({hex})"),
        None => hex.to_string(),
    }
}

/// A city or town by its name alone.
pub(super) fn name(map: &Map, hex: Hex) -> String {
    map.space(hex).and_then(Space::name).map_or_else(|| hex.to_string(), str::to_owned)
}

/// What track on an empty hex has to cope with.
pub(super) fn terrain(space: &Space) -> String {
    let mut words = vec![match space.terrain {
        Terrain::Plain if space.coast => "coast",
        Terrain::Plain => "plain",
        Terrain::Hill => "hill",
        Terrain::City => "city",
    }];
    words.extend(space.river.then_some("river"));
    words.extend(space.is_town().then_some("town"));
    words.join(", ")
}

/// The shape of a tile.
pub(super) const fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::P1 => "straight",
        Kind::P2 => "gentle curve",
        Kind::P3 => "sharp curve",
        Kind::C1 => "two straights crossing",
        Kind::C2 => "straight crossed by a gentle curve",
        Kind::C3 => "two gentle curves crossing",
        Kind::C4 => "straight beside a sharp curve",
        Kind::C5 => "two gentle curves side by side",
        Kind::C6 => "gentle curve left of a sharp curve",
        Kind::C7 => "gentle curve right of a sharp curve",
        Kind::T1 => "one-spur town",
        Kind::T3A => "three-spur town, even",
        Kind::T3B => "three-spur town, right",
        Kind::T3C => "three-spur town, left",
        Kind::T3D => "three-spur town, tight",
    }
}

/// A tile as it is laid.
pub(super) fn face(face: Face) -> String {
    let exits = face.exits().count() as u32;
    if face.is_town() {
        return format!("town tile with {} {face}", if exits == 1 { "a spur" } else { "spurs" });
    }
    let [shape, ..] = face.shape().kinds;
    format!("{} {face}", kind(shape))
}

/// The owner of something.
pub(super) fn owner(seat: Option<Seat>) -> String {
    seat.map_or_else(|| "nobody".to_owned(), |seat| format!("player {seat}"))
}

/// A link by its ends.
pub(super) fn ends(map: &Map, link: &LinkView) -> String {
    let [from, to] = link.ends.map(|end| match end {
        LinkEnd::Node(hex) => name(map, hex),
        LinkEnd::Open(hex, edge) => format!("open end at {hex} {edge}"),
    });
    format!("{from} - {to}")
}

/// The link that has a segment at this side of a hex.
pub(super) fn link_at(links: &[LinkView], hex: Hex, edge: Edge) -> Option<&LinkView> {
    links.iter().find(|link| {
        let mut segments = link.segments.iter();
        segments.any(|&(at, from, to)| at == hex && (from == Some(edge) || to == Some(edge)))
    })
}

/// An action tile as people say it.
pub(super) const fn tile(tile: ActionTile) -> &'static str {
    match tile {
        ActionTile::TurnOrder => "Turn Order",
        ActionTile::FirstMove => "First Move",
        ActionTile::Engineer => "Engineer",
        ActionTile::FirstBuild => "First Build",
        ActionTile::CityGrowth => "City Growth",
        ActionTile::Locomotive => "Locomotive",
        ActionTile::Urbanization => "Urbanization",
    }
}

/// What an action tile does.
pub(super) const fn effect(tile: ActionTile, rules: Rules) -> &'static str {
    match (tile, rules) {
        (ActionTile::TurnOrder, Rules::Base) => "first in the next turn",
        (ActionTile::TurnOrder, Rules::Standard) => "one free pass in the next auction",
        (ActionTile::FirstMove, _) => "first in both goods rounds",
        (ActionTile::Engineer, _) => "four tile placements instead of three",
        (ActionTile::FirstBuild, _) => "first to build",
        (ActionTile::CityGrowth, _) => "goods from the supply for a city",
        (ActionTile::Locomotive, _) => "locomotive one level up at once",
        (ActionTile::Urbanization, _) => "a New City in a town, with goods from the supply",
    }
}

/// A phase as people say it.
pub(super) const fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "set-up",
        Phase::Capital => "raise capital",
        Phase::Auction => "auction of the turn order",
        Phase::Actions => "choose actions",
        Phase::Build => "build track",
        Phase::Goods1 => "move goods, first round",
        Phase::Goods2 => "move goods, second round",
        Phase::Over => "the game is over",
    }
}

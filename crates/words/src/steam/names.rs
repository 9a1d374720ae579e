//! What the pieces of the game are called.

use super::SteamWords;
use crate::Locale;
use cowcatcher_engine::Seat;
use cowcatcher_games::steam::data::actions::ActionTile;
use cowcatcher_games::steam::data::goods::{COLOURS, Colour};
use cowcatcher_games::steam::data::tiles::{Face, Kind};
use cowcatcher_games::steam::{Cubes, Edge, Phase, Rules};

/// The messages of the scoring categories, in their order.
const CATEGORIES: [&str; cowcatcher_games::steam::CATEGORIES.len()] =
    ["category-points", "category-income", "category-links", "category-bankruptcy"];

impl SteamWords<'_> {
    /// Whoever owns something; nobody has a word too.
    pub fn owner(&self, owner: Option<Seat>) -> String {
        owner.map_or_else(|| self.say("nobody", &[]), |seat| self.seat(seat))
    }

    /// A scoring category, by its place on the score sheet; nothing beyond it.
    pub fn category(&self, index: usize) -> String {
        CATEGORIES.get(index).map_or_else(String::new, |id| self.say(id, &[]))
    }

    /// The letter that stands on a cube or city of this colour.
    pub fn letter(&self, colour: Colour) -> String {
        letter(self.locale, colour)
    }

    /// Cubes as a view lists them.
    pub fn goods(&self, cubes: &[Colour]) -> String {
        let mut counted = [0; COLOURS];
        for colour in cubes {
            counted[colour.index()] += 1;
        }
        self.cubes(&counted)
    }

    /// Cubes by colour.
    pub(super) fn cubes(&self, cubes: &Cubes) -> String {
        let each = Colour::ALL.iter().zip(cubes).filter(|(_, count)| **count > 0);
        let each: Vec<String> = each
            .map(|(colour, &count)| self.say("goods", &[("colour", colour.name().into()), ("count", count.into())]))
            .collect();
        if each.is_empty() { self.say("no-goods", &[]) } else { each.join(", ") }
    }

    /// An edge of a hex by its compass point.
    pub fn edge(&self, edge: Edge) -> String {
        self.say("compass", &[("way", edge.name().into())])
    }

    /// The shape of a tile.
    pub fn kind(&self, kind: Kind) -> String {
        self.say("kind", &[("kind", kind.name().into())])
    }

    /// A tile as it is laid: its shape and its exits.
    pub fn face(&self, face: Face) -> String {
        let exits = self.exits(face);
        if face.is_town() {
            let spurs = face.exits().count();
            return self.say("face-town", &[("count", spurs.into()), ("exits", exits.into())]);
        }
        let [kind, ..] = face.shape().kinds;
        format!("{}: {exits}", self.kind(kind))
    }

    /// The segments of a plain tile, the spurs of a town.
    pub(super) fn exits(&self, face: Face) -> String {
        exits(face, " – ", |edge| self.edge(edge))
    }

    /// An action tile.
    pub fn tile(&self, tile: ActionTile) -> String {
        self.say("tile", &[("tile", tile.name().into())])
    }

    /// What an action tile does under the rules being played.
    pub fn tile_effect(&self, tile: ActionTile) -> String {
        let rules = ("rules", self.view.rules.name().into());
        self.say("tile-effect", &[("tile", tile.name().into()), rules])
    }

    /// A phase of the turn.
    pub fn phase(&self, phase: Phase) -> String {
        self.say("phase", &[("phase", phase.name().into())])
    }

    /// Which game of the two in the box.
    pub fn rules(&self, rules: Rules) -> String {
        self.say("rules", &[("rules", rules.name().into())])
    }

    /// A space of the goods supply, counted from 1.
    pub fn supply(&self, space: u8) -> String {
        self.say("supply", &[("space", space.into())])
    }

    /// A space of the goods supply and what lies there.
    pub fn supply_with(&self, space: u8) -> String {
        self.part(self.supply(space), self.goods(self.cubes_in(space)))
    }

    /// The cubes of a supply space, counted from 1.
    pub(super) fn cubes_in(&self, space: u8) -> &[Colour] {
        let index = usize::from(space).checked_sub(1);
        index.and_then(|index| self.view.supply.get(index)).map_or(&[], Vec::as_slice)
    }

    /// A thing and what is to be said about it.
    pub(super) fn part(&self, name: String, about: String) -> String {
        self.say("with-actions", &[("name", name.into()), ("actions", about.into())])
    }
}

/// The segments of a plain tile, the spurs of a town, with these words for an edge.
pub(super) fn exits(face: Face, between: &str, edge: impl Fn(Edge) -> String) -> String {
    let exits: Vec<String> = if face.is_town() {
        face.exits().map(edge).collect()
    } else {
        face.segments().map(|(one, other)| format!("{}{between}{}", edge(one), edge(other))).collect()
    };
    exits.join(", ")
}

/// The letter that stands on a cube or city of this colour.
pub fn letter(locale: Locale, colour: Colour) -> String {
    locale.text_with("steam-letter", &[("colour", colour.name().into())])
}

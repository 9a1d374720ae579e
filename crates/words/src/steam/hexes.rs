//! Places on the map and the links between them.

use super::SteamWords;
use cowcatcher_engine::Seat;
use cowcatcher_games::steam::map::{Space, Terrain};
use cowcatcher_games::steam::{Edge, Hex, HexView, LinkEnd, LinkView, Route, TileView};
use std::collections::BTreeSet;

impl SteamWords<'_> {
    /// A city or town by its printed name, any other hex by the nearest of them and where it lies from there.
    pub fn place(&self, hex: Hex) -> String {
        match self.name(hex) {
            Some(name) => name.to_owned(),
            None => self.beside(hex),
        }
    }

    /// "in Albany", "north-east of Albany".
    pub(super) fn on(&self, hex: Hex) -> String {
        match self.name(hex) {
            Some(name) => self.say("in", &[("name", name.to_owned().into())]),
            None => self.beside(hex),
        }
    }

    /// The city or town nearest to a hex.
    pub fn near(&self, hex: Hex) -> String {
        match self.name(hex) {
            Some(name) => name.to_owned(),
            None => self.nearest(hex).map_or_else(|| self.view.map.title().to_owned(), |(_, name)| name.to_owned()),
        }
    }

    /// The named place from which a hex is described, and its name.
    fn nearest(&self, hex: Hex) -> Option<(Hex, &str)> {
        let named = self.view.map.spaces().iter().filter_map(|space| Some((space, space.name()?)));
        // Of two that are as near the one is better from which there is no bend, and a city is better known than a town.
        let simple = |space: &Space| {
            let way = Way::between(space.hex, hex);
            (way.steps + way.more, way.more, !space.is_city())
        };
        named.min_by_key(|(space, _)| simple(space)).map(|(space, name)| (space.hex, name))
    }

    /// Where a hex without a name lies, as seen from the nearest that has one; no other hex lies just there.
    fn beside(&self, hex: Hex) -> String {
        let Some((from, name)) = self.nearest(hex) else { return self.view.map.title().to_owned() };
        let way = Way::between(from, hex);
        let name = ("name", name.to_owned().into());
        let count = ("count", way.steps.into());
        let towards = ("way", way.edge.name().into());
        match (way.steps, way.more) {
            (1, 0) => self.say("beside", &[towards, name]),
            (1, 1) => self.say("beside", &[("way", way.middle().into()), name]),
            (_, 0) => self.say("beside-far", &[count, towards, name]),
            (_, more) => {
                let other = self.edge(Edge::from_index(way.edge.index() + 1));
                self.say("beside-bent", &[count, towards, ("more", more.into()), ("other", other.into()), name])
            }
        }
    }

    fn name(&self, hex: Hex) -> Option<&str> {
        self.view.map.space(hex).and_then(Space::name)
    }

    /// What track on an empty hex has to cope with; nothing on a city.
    pub fn terrain(&self, hex: Hex) -> String {
        let Some(space) = self.view.map.space(hex) else { return String::new() };
        let town = space.is_town().then(|| self.say("terrain", &[("terrain", "town".into())]));
        [self.ground(space)].into_iter().filter(|it| !it.is_empty()).chain(town).collect::<Vec<_>>().join(", ")
    }

    /// The ground of a hex; nothing of a city.
    pub(super) fn ground(&self, space: &Space) -> String {
        let ground = match space.terrain {
            Terrain::Plain if space.coast => Some("coast"),
            Terrain::Plain => Some("plain"),
            Terrain::Hill => Some("hill"),
            Terrain::City => None,
        };
        let words = ground.into_iter().chain(space.river.then_some("river"));
        words.map(|it| self.say("terrain", &[("terrain", it.into())])).collect::<Vec<_>>().join(", ")
    }

    /// A tile on the map and whose track it is.
    pub(super) fn track(&self, tile: &TileView) -> String {
        let owners: Vec<String> = owners(tile).into_iter().map(|owner| self.owner(owner)).collect();
        self.with_details(self.face(tile.face), &[owners.join(", ")])
    }

    pub(super) fn lies_on(&self, hex: Hex) -> Option<&HexView> {
        self.view.hexes.iter().find(|it| it.hex == hex)
    }

    /// A link: its ends, its owner, whether it is complete.
    pub fn link(&self, link: &LinkView) -> String {
        let ends = ("link", self.ends(link).into());
        let state = ("state", if link.complete { "complete" } else { "incomplete" }.into());
        match link.owner {
            Some(seat) => self.say("link-of", &[ends, ("player", self.seat(seat).into()), state]),
            None => self.say("link-unowned", &[ends, state]),
        }
    }

    /// A link by its ends.
    pub(super) fn ends(&self, link: &LinkView) -> String {
        self.ends_by(link, |hex, edge| {
            self.say("open-end", &[("place", self.on(hex).into()), ("heading", self.edge(edge).into())])
        })
    }

    /// A link by its ends, with these words for an open one.
    pub(super) fn ends_by(&self, link: &LinkView, open: impl Fn(Hex, Edge) -> String) -> String {
        let [from, to] = link.ends.map(|end| match end {
            LinkEnd::Node(hex) => self.place(hex),
            LinkEnd::Open(hex, edge) => open(hex, edge),
        });
        format!("{from} – {to}")
    }

    /// The link at a side of a hex by its ends; by that side if there is none any more.
    pub(super) fn link_at(&self, hex: Hex, edge: Edge) -> String {
        match through(&self.view.links, hex, edge) {
            Some(link) => self.ends(link),
            None => {
                let beyond = self.view.map.neighbour(hex, edge);
                let beyond = beyond.map_or_else(|| self.edge(edge), |beyond| self.place(beyond));
                format!("{} – {beyond}", self.place(hex))
            }
        }
    }

    /// The stops of the cube being delivered, without the one it starts from, each with the edge that leads to it where more
    /// than one link does.
    pub(super) fn stops(&self, route: Route) -> Vec<String> {
        let mut stops = Vec::new();
        let Some((mut here, _)) = self.view.cube else { return stops };
        for edge in route.edges() {
            let Some(next) = self.leaving(here, edge) else { return stops };
            let joins = |link: &&LinkView| {
                let [one, other] = link.ends;
                let (from, to) = (LinkEnd::Node(here), LinkEnd::Node(next));
                (one == from && other == to) || (one == to && other == from)
            };
            let name = self.place(next);
            if self.view.links.iter().filter(joins).count() > 1 {
                stops.push(self.with_details(name, &[self.edge(edge)]));
            } else {
                stops.push(name);
            }
            here = next;
        }
        stops
    }

    /// The node at the other end of the link that leaves a node by this edge.
    fn leaving(&self, node: Hex, edge: Edge) -> Option<Hex> {
        let city = self.lies_on(node)?.city.is_some();
        let (hex, edge) = if city { (node.across(edge), edge.opposite()) } else { (node, edge) };
        let link = through(&self.view.links, hex, edge)?;
        link.ends.iter().find_map(|&end| match end {
            LinkEnd::Node(other) if other != node => Some(other),
            _ => None,
        })
    }
}

/// The way from one hex to another: steps over an edge, then more over the next edge clockwise.
struct Way {
    edge: Edge,
    steps: i32,
    more: i32,
}

impl Way {
    fn between(from: Hex, to: Hex) -> Way {
        let (q, r) = (i32::from(to.q) - i32::from(from.q), i32::from(to.r) - i32::from(from.r));
        // In each sixth of the map two neighbouring edges lead everywhere.
        let (edge, steps, more) = match (q, r) {
            (0.., ..=-1) if q + r < 0 => (Edge::N, -q - r, q),
            (1.., ..=-1) => (Edge::NE, -r, q + r),
            (1.., _) => (Edge::SE, q, r),
            (_, 1..) if q + r > 0 => (Edge::S, q + r, -q),
            (_, 1..) => (Edge::SW, r, -q - r),
            _ => (Edge::NW, -q, -r),
        };
        Way { edge, steps, more }
    }

    /// The compass point between both edges.
    fn middle(&self) -> &'static str {
        match self.edge {
            Edge::N => "NNE",
            Edge::NE => "E",
            Edge::SE => "SSE",
            Edge::S => "SSW",
            Edge::SW => "W",
            Edge::NW => "NNW",
        }
    }
}

/// The owners of the track on a tile, each once.
pub(super) fn owners(tile: &TileView) -> BTreeSet<Option<Seat>> {
    tile.owners.iter().map(|&(_, owner)| owner).collect()
}

/// The link that has a segment at this side of a hex.
pub(super) fn through(links: &[LinkView], hex: Hex, edge: Edge) -> Option<&LinkView> {
    links.iter().find(|link| {
        let mut segments = link.segments.iter();
        segments.any(|&(at, from, to)| at == hex && (from == Some(edge) || to == Some(edge)))
    })
}

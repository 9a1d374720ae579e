//! What a player can click, and its notation.

use crate::data::actions::ActionTile;
use crate::data::goods::{Colour, SUPPLY_SPACES};
use crate::data::tiles::Face;
use crate::data::{HIGHEST_BID, HIGHEST_LEVEL, MOST_RAISES};
use crate::hex::{EDGES, Edge, Hex};
use crate::map::Map;
use cowcatcher_engine::NotationError;
use std::fmt;
use std::str::FromStr;

/// One click. The order of the variants, then of their fields, is the order of legal lists.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `raise 3`: raise money so many times (Standard, phase 1).
    Raise(u8),
    /// `bid 4`: bid so many dollars for the turn order.
    Bid(u8),
    /// `take engineer`: take an action tile for its effect.
    Take(ActionTile),
    /// `take urbanization pass`: take it without price and effect.
    TakePassing(ActionTile),
    /// `build 7,9`: choose the hex of the next placement.
    Build(Hex),
    /// `lay N-S`, `lay NW-NE N-SW`, `lay N,S`: lay this face on the chosen hex: a new tile, an upgrade or a redirect.
    Lay(Face),
    /// `urbanize 7,10`: choose the town for a New City.
    Urbanize(Hex),
    /// `new-city red`: place the New City of this colour there.
    NewCity(Colour),
    /// `grow 7,8`: choose the city for City Growth.
    Grow(Hex),
    /// `supply 3`: move the cubes of this supply space (1 to 12) to the chosen city.
    Supply(u8),
    /// `cube 7,8 red`: choose the cube to deliver.
    Cube(Hex, Colour),
    /// `route N SE S`: deliver the chosen cube, leaving each stop by these edges.
    Route(Route),
    /// `improve`: improve the locomotive.
    Improve,
    /// `income`: take the points of a delivery as income.
    Income,
    /// `points`: take the points of a delivery as victory points.
    Points,
    /// `pass`: leave the auction, or do nothing in this goods round.
    Pass,
    /// `done`: end the build turn.
    Done,
}

/// The way of a cube: the edges by which it leaves its city and then every stop, at most one for each locomotive level.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Route {
    /// Edges counted from 1, then zeros: in this order a route stands before every longer one that begins like it.
    steps: [u8; HIGHEST_LEVEL as usize],
}

impl Route {
    /// The route along these edges; `None` if they are too many.
    pub fn new(edges: impl IntoIterator<Item = Edge>) -> Option<Route> {
        let mut route = Route::default();
        for (at, edge) in edges.into_iter().enumerate() {
            *route.steps.get_mut(at)? = edge.index() as u8 + 1;
        }
        Some(route)
    }

    /// The edges in order.
    pub fn edges(self) -> impl Iterator<Item = Edge> {
        self.steps.into_iter().take_while(|&step| step != 0).map(|step| Edge::from_index(usize::from(step) - 1))
    }

    /// The number of links.
    pub fn len(self) -> usize {
        self.edges().count()
    }

    /// Does it lead nowhere?
    pub fn is_empty(self) -> bool {
        self.steps[0] == 0
    }

    /// Sets the step at a depth and forgets those behind it.
    pub(crate) fn step(&mut self, depth: usize, edge: u8) {
        if let Some(rest) = self.steps.get_mut(depth..) {
            rest.fill(0);
            rest[0] = edge + 1;
        }
    }
}

impl fmt::Display for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, edge) in self.edges().enumerate() {
            write!(f, "{}{edge}", if i == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

impl FromStr for Route {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Route, NotationError> {
        let edges = text.split(' ').map(str::parse).collect::<Result<Vec<Edge>, _>>()?;
        Route::new(edges).ok_or_else(|| NotationError::new(text, "a route"))
    }
}

cowcatcher_engine::written! {
    Action as "an action" {
        Raise(times) = ["raise", times];
        Bid(dollars) = ["bid", dollars];
        Take(tile) = ["take", tile];
        TakePassing(tile) = ["take", tile, "pass"];
        Build(hex) = ["build", hex];
        Lay(face) = "lay" + face;
        Urbanize(hex) = ["urbanize", hex];
        NewCity(colour) = ["new-city", colour];
        Grow(hex) = ["grow", hex];
        Supply(space) = ["supply", space];
        Cube(hex, colour) = ["cube", hex, colour];
        Route(route) = "route" + route;
        Improve = ["improve"];
        Income = ["income"];
        Points = ["points"];
        Pass = ["pass"];
        Done = ["done"];
    }
}

/// Every action that can be written about the shipped maps and is not absurd on its face, ascending.
pub(crate) fn universe() -> Vec<Action> {
    let mut all = vec![Action::Improve, Action::Income, Action::Points, Action::Pass, Action::Done];
    all.extend((0..=MOST_RAISES as u8).map(Action::Raise));
    all.extend((0..=HIGHEST_BID as u8).map(Action::Bid));
    all.extend(ActionTile::ALL.iter().flat_map(|&tile| [Action::Take(tile), Action::TakePassing(tile)]));
    all.extend(Face::all().map(Action::Lay));
    all.extend(Colour::ALL.iter().map(|&colour| Action::NewCity(colour)));
    all.extend((0..=SUPPLY_SPACES as u8 + 1).map(Action::Supply));
    let maps = Map::SHIPPED.into_iter().filter_map(Map::shipped);
    let mut hexes: Vec<Hex> =
        maps.flat_map(|map| map.spaces().iter().map(|space| space.hex).collect::<Vec<_>>()).collect();
    hexes.push(Hex::new(-99, 99));
    hexes.sort_unstable();
    hexes.dedup();
    for hex in hexes {
        all.extend([Action::Build(hex), Action::Urbanize(hex), Action::Grow(hex)]);
        all.extend(Colour::ALL.iter().map(|&colour| Action::Cube(hex, colour)));
    }
    for links in 1..=u32::from(HIGHEST_LEVEL) {
        for code in 0..EDGES.pow(links) {
            let edges = (0..links).map(|place| Edge::from_index(code / EDGES.pow(place)));
            all.extend(Route::new(edges).map(Action::Route));
        }
    }
    all.sort_unstable();
    all
}

//! Hexes and their edges (STEAM-DEF-10, the geometry of the map format): flat-top hexes in axial coordinates.

use cowcatcher_engine::NotationError;
use serde::{Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// Edges of a hex.
pub const EDGES: usize = 6;

cowcatcher_engine::named! {
    /// An edge of a hex, clockwise from the north.
    pub enum Edge as "an edge (N, NE, SE, S, SW or NW)" {
        N = "N", NE = "NE", SE = "SE", S = "S", SW = "SW", NW = "NW",
    }
}

impl Edge {
    /// The same side seen from the neighbour.
    pub const fn opposite(self) -> Edge {
        Edge::from_index(self.index() + 3)
    }

    /// The edge as a bit of a set of edges.
    pub const fn bit(self) -> u8 {
        1 << self.index()
    }
}

/// The edges of a set of bits, clockwise from the north.
pub fn edges(bits: u8) -> impl Iterator<Item = Edge> + Clone {
    Edge::ALL.iter().copied().filter(move |edge| bits & edge.bit() != 0)
}

/// A place on the map, written `q,r`: columns from west to east, rows from north to south.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Hex {
    /// The column.
    pub q: i8,
    /// The row along the column.
    pub r: i8,
}

impl Hex {
    /// Coordinates lie between this and its negative.
    pub const FARTHEST: i8 = 99;

    /// The hex at `q`, `r`.
    pub const fn new(q: i8, r: i8) -> Hex {
        Hex { q, r }
    }

    /// The neighbour across an edge.
    pub const fn across(self, edge: Edge) -> Hex {
        let (q, r) = match edge {
            Edge::N => (0, -1),
            Edge::NE => (1, -1),
            Edge::SE => (1, 0),
            Edge::S => (0, 1),
            Edge::SW => (-1, 1),
            Edge::NW => (-1, 0),
        };
        Hex { q: self.q.saturating_add(q), r: self.r.saturating_add(r) }
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.q, self.r)
    }
}

impl FromStr for Hex {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Hex, NotationError> {
        let hex = text.split_once(',').and_then(|(q, r)| Some(Hex { q: coordinate(q)?, r: coordinate(r)? }));
        hex.ok_or_else(|| NotationError::new(text, "a hex, such as 7,8"))
    }
}

impl Serialize for Hex {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A coordinate written in just one way.
pub(crate) fn coordinate(text: &str) -> Option<i8> {
    let n: i8 = text.parse().ok()?;
    (n.to_string() == text && n.unsigned_abs() <= Hex::FARTHEST.unsigned_abs()).then_some(n)
}

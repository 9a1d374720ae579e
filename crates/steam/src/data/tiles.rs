//! The track tiles (components 5): kinds, how many there are of each, and every face in every orientation.

use crate::hex::{EDGES, Edge, edges};
use cowcatcher_engine::NotationError;
use serde::{Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

cowcatcher_engine::named! {
    /// A kind of track tile.
    pub enum Kind as "a kind of tile" {
        P1 = "P1", P2 = "P2", P3 = "P3", C1 = "C1", C2 = "C2", C3 = "C3", C4 = "C4", C5 = "C5", C6 = "C6",
        C7 = "C7", T1 = "T1", T3A = "T3a", T3B = "T3b", T3C = "T3c", T3D = "T3d",
    }
}

/// How many kinds there are.
pub const KINDS: usize = Kind::ALL.len();

/// All track tiles.
pub const TILES: u32 = 136;

/// The tiles of each kind.
pub const COUNT: [u8; KINDS] = [48, 55, 7, 4, 4, 3, 1, 1, 1, 1, 3, 2, 2, 2, 2];

/// A segment as a pair of edges.
type Segment = (u8, u8);

/// The segments of the plain faces in the base orientation; the second is absent on tiles with one.
const PLAIN: [(Kind, Segment, Option<Segment>); 10] = [
    (Kind::P1, (0, 3), None),
    (Kind::P2, (0, 2), None),
    (Kind::P3, (0, 1), None),
    (Kind::C1, (0, 3), Some((1, 4))),
    (Kind::C2, (0, 3), Some((2, 4))),
    (Kind::C3, (3, 5), Some((0, 4))),
    (Kind::C4, (0, 3), Some((4, 5))),
    (Kind::C5, (3, 5), Some((0, 2))),
    (Kind::C6, (0, 2), Some((3, 4))),
    (Kind::C7, (0, 4), Some((2, 3))),
];

/// The town faces: exits in the base orientation and the kinds they are taken from, in that order (components 5.1).
const TOWN: [(u8, &[Kind]); 11] = [
    (0b00_0001, &[Kind::T1]),
    (0b00_1001, &[Kind::P1]),
    (0b00_0101, &[Kind::P2]),
    (0b00_0011, &[Kind::P3]),
    (0b01_0101, &[Kind::T3A]),
    (0b00_1011, &[Kind::T3B]),
    (0b00_1101, &[Kind::T3C]),
    (0b00_0111, &[Kind::T3D]),
    (0b01_1011, &[Kind::C1, Kind::C5]),
    (0b01_1101, &[Kind::C2, Kind::C6, Kind::C7]),
    (0b11_1001, &[Kind::C3, Kind::C4]),
];

/// Every face in every orientation that looks different: 15 with one segment, 36 with two, 56 of towns.
pub const FACES: usize = SINGLES + DOUBLES + TOWNS;
/// Plain faces with one segment.
pub const SINGLES: usize = 15;
/// Plain faces with two segments.
pub const DOUBLES: usize = 36;
/// Town faces: every set of one to four edges.
pub const TOWNS: usize = 56;

/// A tile face turned some way: what is laid on a hex. Written by its segments, `N-S` or `NW-NE N-SW`, or for a town by its
/// spurs, `N,S,SW`; a town with a single spur is `N`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Face(u8);

/// What a [`Face`] shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    /// The exits, as bits.
    pub exits: u8,
    /// For each edge what it leads to: [`TO_TOWN`], [`NOWHERE`], or the other edge of the segment.
    pub leads: [u8; EDGES],
    /// The segments of a plain face as [`pair`]s, the smaller first; both the same on a face with one. No use on a town face.
    pub pairs: [u8; 2],
    /// The kinds it is taken from, the first in stock; filled up with the last.
    pub kinds: [Kind; 3],
    /// Is it a town face?
    pub town: bool,
}

/// In [`Shape::leads`]: the spur ends at the town.
pub const TO_TOWN: u8 = 6;
/// In [`Shape::leads`]: no exit here.
pub const NOWHERE: u8 = 7;
/// How many different segments a hex can hold.
pub const PAIRS: usize = 15;

/// The number of the segment that joins two different edges, 0 to 14.
pub const fn pair(one: u8, other: u8) -> u8 {
    let (low, high) = if one < other { (one, other) } else { (other, one) };
    // 0-1 … 0-5 are 0 … 4, 1-2 … 1-5 are 5 … 8, and so on.
    low * (9 - low) / 2 + high - 1
}

/// The edges of each segment by its [`pair`] number.
pub const PAIR_EDGES: [(u8, u8); PAIRS] = {
    let mut table = [(0, 0); PAIRS];
    let mut low = 0;
    while low < 6 {
        let mut high = low + 1;
        while high < 6 {
            table[pair(low, high) as usize] = (low, high);
            high += 1;
        }
        low += 1;
    }
    table
};

/// The kind of a tile with just one segment.
pub const fn single_kind(pair: u8) -> Kind {
    let (low, high) = PAIR_EDGES[pair as usize % PAIRS];
    match high - low {
        3 => Kind::P1,
        2 | 4 => Kind::P2,
        _ => Kind::P3,
    }
}

const BLANK: Shape = Shape { exits: 0, leads: [NOWHERE; EDGES], pairs: [0; 2], kinds: [Kind::P1; 3], town: false };

/// What each face shows, by its number.
pub static SHAPES: [Shape; FACES] = shapes();

const fn shapes() -> [Shape; FACES] {
    let mut shapes = [BLANK; FACES];
    let mut n = 0;
    // One segment: all pairs of edges, so that the number of such a face is the number of its segment.
    while n < SINGLES {
        let (low, high) = PAIR_EDGES[n];
        let shape = &mut shapes[n];
        shape.exits = 1 << low | 1 << high;
        shape.leads[low as usize] = high;
        shape.leads[high as usize] = low;
        shape.pairs = [n as u8; 2];
        shape.kinds = [single_kind(n as u8); 3];
        n += 1;
    }
    // Two segments: all sets of two, by number of the smaller, then of the greater, that some tile shows.
    let mut low = 0;
    while low < PAIRS {
        let mut high = low + 1;
        while high < PAIRS {
            if let Some(kind) = double_kind(low as u8, high as u8) {
                let shape = &mut shapes[n];
                let (a, b) = (PAIR_EDGES[low], PAIR_EDGES[high]);
                shape.exits = 1 << a.0 | 1 << a.1 | 1 << b.0 | 1 << b.1;
                shape.leads[a.0 as usize] = a.1;
                shape.leads[a.1 as usize] = a.0;
                shape.leads[b.0 as usize] = b.1;
                shape.leads[b.1 as usize] = b.0;
                shape.pairs = [low as u8, high as u8];
                shape.kinds = [kind; 3];
                n += 1;
            }
            high += 1;
        }
        low += 1;
    }
    // Towns: all sets of one to four edges, ascending.
    let mut exits: u8 = 1;
    while exits < 64 {
        if exits.count_ones() <= 4 {
            let shape = &mut shapes[n];
            shape.exits = exits;
            shape.town = true;
            let kinds = town_kinds(exits);
            let mut edge = 0;
            while edge < EDGES {
                if exits >> edge & 1 != 0 {
                    shape.leads[edge] = TO_TOWN;
                }
                edge += 1;
            }
            let mut i = 0;
            while i < 3 {
                shape.kinds[i] = if i < kinds.len() { kinds[i] } else { kinds[kinds.len() - 1] };
                i += 1;
            }
            n += 1;
        }
        exits += 1;
    }
    shapes
}

/// The kind whose plain face shows just these two segments in some orientation.
const fn double_kind(one: u8, other: u8) -> Option<Kind> {
    let mut row = 0;
    while row < PLAIN.len() {
        if let (kind, a, Some(b)) = PLAIN[row] {
            let mut turn = 0;
            while turn < 6 {
                let a = pair((a.0 + turn) % 6, (a.1 + turn) % 6);
                let b = pair((b.0 + turn) % 6, (b.1 + turn) % 6);
                if a == one && b == other || a == other && b == one {
                    return Some(kind);
                }
                turn += 1;
            }
        }
        row += 1;
    }
    None
}

/// The kinds from which a town face with these exits is taken.
const fn town_kinds(exits: u8) -> &'static [Kind] {
    let mut row = 0;
    while row < TOWN.len() {
        let mut turn = 0;
        while turn < 6 {
            let turned = (TOWN[row].0 << turn | TOWN[row].0 >> (6 - turn)) & 0b11_1111;
            if turned == exits {
                return TOWN[row].1;
            }
            turn += 1;
        }
        row += 1;
    }
    &[]
}

/// The face with two segments by their [`pair`] numbers, the smaller first; `FACES` where no tile shows them.
static DOUBLE_FACES: [[u8; PAIRS]; PAIRS] = {
    let mut table = [[FACES as u8; PAIRS]; PAIRS];
    let shapes = shapes();
    let mut n = SINGLES;
    while n < SINGLES + DOUBLES {
        let [low, high] = shapes[n].pairs;
        table[low as usize][high as usize] = n as u8;
        n += 1;
    }
    table
};

/// The town face by its exits; `FACES` where there is none.
static TOWN_FACES: [u8; 64] = {
    let mut table = [FACES as u8; 64];
    let shapes = shapes();
    let mut n = SINGLES + DOUBLES;
    while n < FACES {
        table[shapes[n].exits as usize] = n as u8;
        n += 1;
    }
    table
};

impl Face {
    /// Every face, ascending.
    pub fn all() -> impl Iterator<Item = Face> {
        (0..FACES as u8).map(Face)
    }

    /// The faces with two segments, ascending.
    pub fn doubles() -> impl Iterator<Item = Face> {
        (SINGLES as u8..(SINGLES + DOUBLES) as u8).map(Face)
    }

    /// The town faces, ascending.
    pub fn towns() -> impl Iterator<Item = Face> {
        ((SINGLES + DOUBLES) as u8..FACES as u8).map(Face)
    }

    /// The plain face with one segment, by its [`pair`] number.
    pub const fn single(pair: u8) -> Face {
        Face(pair % PAIRS as u8)
    }

    /// The plain face that shows two segments, by their [`pair`] numbers in any order.
    pub fn double(one: u8, other: u8) -> Option<Face> {
        let (low, high) = if one < other { (one, other) } else { (other, one) };
        let face = *DOUBLE_FACES.get(usize::from(low))?.get(usize::from(high))?;
        (usize::from(face) < FACES).then_some(Face(face))
    }

    /// The town face with these exits.
    pub fn town(exits: u8) -> Option<Face> {
        let face = *TOWN_FACES.get(usize::from(exits))?;
        (usize::from(face) < FACES).then_some(Face(face))
    }

    /// What it shows.
    pub fn shape(self) -> &'static Shape {
        &SHAPES[usize::from(self.0) % FACES]
    }

    /// Its number, 0 to 106.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The segments of a plain face, none of a town face: pairs of edges.
    pub fn segments(self) -> impl Iterator<Item = (Edge, Edge)> {
        let shape = self.shape();
        let count = if shape.town { 0 } else { shape.exits.count_ones() as usize / 2 };
        shape.pairs.into_iter().take(count).map(|pair| {
            let (one, other) = PAIR_EDGES[usize::from(pair)];
            (Edge::from_index(usize::from(one)), Edge::from_index(usize::from(other)))
        })
    }

    /// The exits, clockwise from the north.
    pub fn exits(self) -> impl Iterator<Item = Edge> {
        edges(self.shape().exits)
    }

    /// Is it a town face?
    pub fn is_town(self) -> bool {
        self.shape().town
    }
}

/// A set of faces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Faces(u128);

impl Faces {
    /// No face.
    pub const NONE: Faces = Faces(0);

    /// This set with one more face.
    pub const fn with(self, face: Face) -> Faces {
        Faces(self.0 | 1 << face.0)
    }

    /// The faces of this set and of another one.
    pub const fn union(self, other: Faces) -> Faces {
        Faces(self.0 | other.0)
    }

    /// Its faces, ascending.
    pub fn iter(self) -> impl Iterator<Item = Face> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let face = rest.trailing_zeros();
            rest &= rest.wrapping_sub(1);
            (face < u128::BITS).then_some(Face(face as u8))
        })
    }
}

const _: () = assert!(FACES <= u128::BITS as usize);

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_town() {
            for (i, edge) in self.exits().enumerate() {
                write!(f, "{}{edge}", if i == 0 { "" } else { "," })?;
            }
        } else {
            for (i, (one, other)) in self.segments().enumerate() {
                write!(f, "{}{one}-{other}", if i == 0 { "" } else { " " })?;
            }
        }
        Ok(())
    }
}

impl FromStr for Face {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Face, NotationError> {
        let bad = || NotationError::new(text, "a tile face, such as N-S, N-S NE-SW or a town's N,S");
        let segment = |text: &str| -> Option<u8> {
            let (one, other) = text.split_once('-')?;
            let (one, other): (Edge, Edge) = (one.parse().ok()?, other.parse().ok()?);
            (one != other).then(|| pair(one.index() as u8, other.index() as u8))
        };
        let face = if let Some((one, other)) = text.split_once(' ') {
            segment(one).zip(segment(other)).and_then(|(one, other)| Face::double(one, other))
        } else if text.contains('-') {
            segment(text).map(Face::single)
        } else {
            let mut exits = 0;
            for edge in text.split(',') {
                exits |= edge.parse::<Edge>()?.bit();
            }
            Face::town(exits)
        };
        // Only the one way in which it is printed is accepted.
        face.filter(|face| face.to_string() == text).ok_or_else(bad)
    }
}

impl Serialize for Face {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn the_box_holds_136_tiles_and_every_face_is_there_once() {
        assert_eq!(COUNT.iter().map(|&n| u32::from(n)).sum::<u32>(), TILES);
        let printed: BTreeSet<String> = Face::all().map(|face| face.to_string()).collect();
        assert_eq!(printed.len(), FACES);
        assert!(Face::all().all(|face| face.to_string().parse() == Ok(face)));
        assert!(Face::all().all(|face| face.shape().exits != 0));
    }

    #[test]
    fn orientations_and_costs_are_as_printed() {
        let orientations = |kind| Face::all().filter(|it| !it.is_town() && it.shape().kinds[0] == kind).count();
        let printed = [3, 6, 6, 3, 6, 6, 6, 3, 6, 6];
        for (&kind, want) in Kind::ALL.iter().zip(printed) {
            assert_eq!(orientations(kind), want, "{kind}");
        }
        assert_eq!(Face::towns().count(), TOWNS);
        // STEAM-EX-85: a town tile with the exits of TW4a comes from C1, then C5.
        let face: Face = "N,NE,S,SW".parse().unwrap();
        assert_eq!(face.shape().kinds, [Kind::C1, Kind::C5, Kind::C5]);
    }

    /// Components 5.2: from each single tile, how many orientations of each double keep its segment.
    #[test]
    fn upgrades_are_as_derived() {
        let ways = |from: Kind, to: Kind| {
            let from = Face::all().find(|face| face.shape().kinds[0] == from).unwrap();
            let segment = from.shape().pairs[0];
            Face::doubles().filter(|it| it.shape().kinds[0] == to && it.shape().pairs.contains(&segment)).count()
        };
        let table =
            [(Kind::P1, [2, 2, 0, 2, 0, 0, 0]), (Kind::P2, [0, 1, 2, 0, 1, 1, 1]), (Kind::P3, [0, 0, 0, 1, 0, 1, 1])];
        let doubles = [Kind::C1, Kind::C2, Kind::C3, Kind::C4, Kind::C5, Kind::C6, Kind::C7];
        for (from, wanted) in table {
            for (to, want) in doubles.into_iter().zip(wanted) {
                assert_eq!(ways(from, to), want, "{from} to {to}");
            }
        }
    }
}

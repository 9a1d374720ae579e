//! What lies behind the six edges of a hex, as a builder sees it (STEAM-BUILD-04, 05, 08, 10, STEAM-LINK-08, 11).

use super::bits;
use crate::data::tiles::{PAIR_EDGES, PAIRS, pair};
use crate::hex::EDGES;
use crate::map::{CLOSED, Map};
use crate::track::{End, Track, UNOWNED, opposite};

/// In [`Sides::node`]: no node.
pub(super) const NO_NODE: u8 = u8::MAX;

/// What lies behind the edges of a hex; sets of edges are bits.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sides {
    /// Blocked, water or off the board.
    pub closed: u8,
    /// Another player's open end.
    pub foreign: u8,
    /// A city, a connected open end of the builder's, or an unowned one that they may claim for itself.
    pub anchors: u8,
    /// An unowned open end that they may claim only by joining it to something connected.
    pub dependent: u8,
    /// An open end of the track that is not connected yet.
    pub loose: u8,
    /// The node to which a segment over this edge would be linked.
    pub node: [u8; EDGES],
}

/// The segments that could be added to a hex, as bits by pair number.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pairs {
    /// Connected at once.
    pub good: u16,
    /// Allowed, but connected to nothing, or only to the loose track.
    pub free: u16,
    /// Those that continue the loose track.
    pub touching: u16,
}

impl Sides {
    #[inline]
    pub fn new(map: &Map, track: &Track, builder: u8, hex: u8) -> Sides {
        let mut sides = Sides { closed: 0, foreign: 0, anchors: 0, dependent: 0, loose: 0, node: [NO_NODE; EDGES] };
        for (edge, next) in map.around(hex).into_iter().enumerate() {
            let bit = 1 << edge;
            if next == CLOSED {
                sides.closed |= bit;
                continue;
            }
            let tile = track.tile(next);
            if tile.is_bare() {
                continue;
            }
            if tile.node.is_city() {
                sides.anchors |= bit;
                sides.node[edge] = next;
                continue;
            }
            let entry = opposite(edge as u8);
            let exit = tile.exits[usize::from(entry) % EDGES];
            if !exit.is_some() {
                continue;
            }
            let owner = exit.owner();
            if owner != builder && owner != UNOWNED {
                sides.foreign |= bit;
                continue;
            }
            match track.far_end(map, next, entry) {
                End::Node(node) => {
                    sides.node[edge] = node;
                    let connected =
                        owner == builder || track.tile(node).node.is_city() || track.owns_in_town(node, builder);
                    if connected {
                        sides.anchors |= bit;
                    } else {
                        sides.dependent |= bit;
                    }
                }
                End::Open(..) => sides.loose |= bit,
            }
        }
        sides
    }

    /// Which segments could be added.
    #[inline]
    pub fn pairs(&self) -> Pairs {
        // Nothing leads out of the map or to another's track, and no ring is made of loose track.
        let mut allowed = touching(!self.loose) & !touching(self.closed | self.foreign);
        // No link begins and ends at one node.
        let at_nodes = self.anchors | self.dependent;
        for one in bits(at_nodes) {
            for other in bits(at_nodes & (0b11_1110 << one)) {
                if self.node[usize::from(one)] == self.node[usize::from(other)] {
                    allowed &= !(1 << pair(one, other));
                }
            }
        }
        let anchored = touching(self.anchors);
        Pairs {
            good: allowed & anchored,
            free: allowed & !anchored & !touching(self.dependent),
            touching: allowed & touching(self.loose),
        }
    }
}

/// By set of edges, the segments that have one of them, as bits by pair number.
static TOUCHING: [u16; 1 << EDGES] = {
    let mut table = [0; 1 << EDGES];
    let mut edges = 0;
    while edges < table.len() {
        let mut pair = 0;
        while pair < PAIRS {
            let (one, other) = PAIR_EDGES[pair];
            if (edges >> one | edges >> other) & 1 != 0 {
                table[edges] |= 1 << pair;
            }
            pair += 1;
        }
        edges += 1;
    }
    table
};

#[inline]
fn touching(edges: u8) -> u16 {
    TOUCHING[usize::from(edges) % TOUCHING.len()]
}

const _: () = assert!(PAIRS <= u16::BITS as usize);

//! The track on the map and its links. Carries STEAM-DEF-02 to 05, 07, 10 to 13.
//!
//! A link is not stored anywhere: it is what one finds by walking from segment to segment. Each exit of a tile says where its
//! segment leads and whose it is; a hex with its track is one machine word.

use crate::data::goods::Colour;
use crate::data::tiles::{Face, Kind, TO_TOWN};
use crate::hex::EDGES;
use crate::map::{CLOSED, MOST_HEXES, Map};
use cowcatcher_engine::Seat;

/// The owner of track that nobody owns.
pub(crate) const UNOWNED: u8 = 6;

/// One exit of a tile: nothing, or where its segment leads, whose it is, and whether it was open when its owner's build turn
/// began.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Exit(u8);

impl Exit {
    /// No exit.
    pub const NONE: Exit = Exit(0);
    const LEADS: u8 = 0b0000_0111;
    const OWNER: u8 = 0b0011_1000;
    /// The open end of a link that will be lost unless it is extended in this build turn (STEAM-LINK-04).
    const OLD: u8 = 0b0100_0000;

    /// An exit whose segment leads to another edge or to [`TO_TOWN`].
    pub const fn new(leads: u8, owner: u8) -> Exit {
        Exit((leads + 1) | owner << 3)
    }

    #[inline]
    pub const fn is_some(self) -> bool {
        self.0 != 0
    }

    /// The other edge of the segment, or [`TO_TOWN`]. No use where there is no exit.
    #[inline]
    pub const fn leads(self) -> u8 {
        (self.0 & Exit::LEADS).wrapping_sub(1)
    }

    /// The owner's seat, or [`UNOWNED`].
    #[inline]
    pub const fn owner(self) -> u8 {
        (self.0 & Exit::OWNER) >> 3
    }

    pub const fn with_owner(self, owner: u8) -> Exit {
        Exit(self.0 & !Exit::OWNER | owner << 3)
    }

    pub const fn is_old(self) -> bool {
        self.0 & Exit::OLD != 0
    }

    pub const fn with_old(self, old: bool) -> Exit {
        Exit(if old { self.0 | Exit::OLD } else { self.0 & !Exit::OLD })
    }
}

/// What makes a hex more than open land.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Node(u8);

impl Node {
    /// Open land.
    pub const OPEN: Node = Node(0);
    /// A town hex, with or without a tile.
    pub const TOWN: Node = Node(7);

    /// A city of this colour.
    pub const fn city(colour: Colour) -> Node {
        Node(colour as u8 + 1)
    }

    #[inline]
    pub const fn is_city(self) -> bool {
        self.0 != 0 && self.0 != 7
    }

    #[inline]
    pub const fn is_town(self) -> bool {
        self.0 == 7
    }

    /// The colour of a city.
    pub fn colour(self) -> Option<Colour> {
        self.is_city().then(|| Colour::from_index(usize::from(self.0) - 1))
    }
}

/// A hex with what lies on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Tile {
    pub exits: [Exit; EDGES],
    /// The kind of the tile counted from 1; 0 without a tile.
    kind: u8,
    pub node: Node,
}

impl Tile {
    /// The kind of the tile.
    #[inline]
    pub fn kind(&self) -> Option<Kind> {
        self.kind.checked_sub(1).map(|kind| Kind::from_index(usize::from(kind)))
    }

    #[inline]
    pub const fn has_tile(&self) -> bool {
        self.kind != 0
    }

    /// Is it open land without track?
    #[inline]
    pub fn is_bare(&self) -> bool {
        *self == Tile::default()
    }

    pub fn set_kind(&mut self, kind: Option<Kind>) {
        self.kind = kind.map_or(0, |kind| kind.index() as u8 + 1);
    }

    /// The exits as bits.
    #[inline]
    pub fn exit_bits(&self) -> u8 {
        let mut bits = 0;
        for (edge, exit) in self.exits.iter().enumerate() {
            bits |= u8::from(exit.is_some()) << edge;
        }
        bits
    }

    /// The face that lies up.
    pub fn face(&self) -> Option<Face> {
        let bits = self.exit_bits();
        if !self.has_tile() {
            None
        } else if self.node.is_town() {
            Face::town(bits)
        } else {
            let [one, other] = self.pairs();
            match (one, other) {
                (Some(one), Some(other)) => Face::double(one, other),
                (Some(one), None) => Some(Face::single(one)),
                _ => None,
            }
        }
    }

    /// The segments of a plain tile as pair numbers.
    #[inline]
    pub fn pairs(&self) -> [Option<u8>; 2] {
        let mut pairs = [None; 2];
        let mut n = 0;
        for (edge, exit) in self.exits.iter().enumerate() {
            let leads = usize::from(exit.leads());
            if exit.is_some() && leads > edge && leads < EDGES && n < 2 {
                pairs[n] = Some(crate::data::tiles::pair(edge as u8, leads as u8));
                n += 1;
            }
        }
        pairs
    }
}

/// One end of a link.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum End {
    /// At a node: the number of its hex.
    Node(u8),
    /// Open at this edge of this hex.
    Open(u8, u8),
}

impl End {
    #[inline]
    pub fn node(self) -> Option<u8> {
        match self {
            End::Node(hex) => Some(hex),
            End::Open(..) => None,
        }
    }
}

/// All hexes of the map with their track, by number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Track {
    tiles: [Tile; MOST_HEXES],
}

/// The far side of an edge.
#[inline]
pub(crate) const fn opposite(edge: u8) -> u8 {
    if edge < 3 { edge + 3 } else { edge - 3 }
}

/// More hexes than any link passes: an illegal position must not walk for ever.
const LONGEST: usize = 2 * MOST_HEXES + 2;

impl Track {
    pub fn new() -> Track {
        Track { tiles: [Tile::default(); MOST_HEXES] }
    }

    #[inline]
    pub fn tile(&self, hex: u8) -> &Tile {
        &self.tiles[usize::from(hex).min(MOST_HEXES - 1)]
    }

    #[inline]
    pub fn tile_mut(&mut self, hex: u8) -> &mut Tile {
        &mut self.tiles[usize::from(hex).min(MOST_HEXES - 1)]
    }

    #[inline]
    pub fn exit(&self, hex: u8, edge: u8) -> Exit {
        self.tile(hex).exits[usize::from(edge) % EDGES]
    }

    #[inline]
    pub fn set_exit(&mut self, hex: u8, edge: u8, exit: Exit) {
        self.tile_mut(hex).exits[usize::from(edge) % EDGES] = exit;
    }

    /// Where the link ends that enters `hex` over `edge`, walking on from there.
    #[inline]
    pub fn far_end(&self, map: &Map, mut hex: u8, mut edge: u8) -> End {
        for _ in 0..LONGEST {
            let leads = self.exit(hex, edge).leads();
            if leads == TO_TOWN {
                return End::Node(hex);
            }
            match self.beyond(map, hex, leads) {
                Beyond::City(city) => return End::Node(city),
                Beyond::Track(next, entry) => (hex, edge) = (next, entry),
                Beyond::Nothing => return End::Open(hex, leads),
            }
        }
        End::Open(hex, edge)
    }

    /// Where the link through the segment at this exit ends on the side of that exit.
    #[inline]
    pub fn near_end(&self, map: &Map, hex: u8, edge: u8) -> End {
        match self.beyond(map, hex, edge) {
            Beyond::City(city) => End::Node(city),
            Beyond::Track(next, entry) => self.far_end(map, next, entry),
            Beyond::Nothing => End::Open(hex, edge),
        }
    }

    /// What lies behind an edge of a hex.
    #[inline]
    pub fn beyond(&self, map: &Map, hex: u8, edge: u8) -> Beyond {
        let next = map.across(hex, edge);
        if next == CLOSED {
            return Beyond::Nothing;
        }
        let tile = self.tile(next);
        if tile.node.is_city() {
            return Beyond::City(next);
        }
        let entry = opposite(edge);
        if tile.exits[usize::from(entry) % EDGES].is_some() { Beyond::Track(next, entry) } else { Beyond::Nothing }
    }

    /// Gives the whole link through this exit to an owner.
    pub fn give(&mut self, map: &Map, hex: u8, edge: u8, owner: u8) {
        let leads = self.exit(hex, edge).leads();
        self.give_outwards(map, hex, edge, owner);
        if leads != TO_TOWN {
            self.give_outwards(map, hex, leads, owner);
        }
    }

    /// Gives an exit, and the link from there outwards to its end, to an owner.
    fn give_outwards(&mut self, map: &Map, mut hex: u8, mut edge: u8, owner: u8) {
        for _ in 0..LONGEST {
            self.set_owner(hex, edge, owner);
            let Beyond::Track(next, entry) = self.beyond(map, hex, edge) else { return };
            self.set_owner(next, entry, owner);
            let leads = self.exit(next, entry).leads();
            if leads == TO_TOWN {
                return;
            }
            (hex, edge) = (next, leads);
        }
    }

    fn set_owner(&mut self, hex: u8, edge: u8, owner: u8) {
        self.set_exit(hex, edge, self.exit(hex, edge).with_owner(owner));
    }

    /// Does `owner` own a spur of the town on this hex?
    #[inline]
    pub fn owns_in_town(&self, hex: u8, owner: u8) -> bool {
        self.tile(hex).exits.iter().any(|exit| exit.is_some() && exit.owner() == owner)
    }
}

/// What lies behind an edge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Beyond {
    /// A city.
    City(u8),
    /// Track that ends at this side: its hex and edge.
    Track(u8, u8),
    /// Neither.
    Nothing,
}

/// The seat of an owner's number; none for unowned track.
pub(crate) fn seat_of(owner: u8) -> Option<Seat> {
    (owner < UNOWNED).then_some(Seat(owner))
}

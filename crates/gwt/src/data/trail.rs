//! The trail: its spaces, roads, neighbours, woods and risk actions (components 1.1 to 1.4).

use super::TradeBonus::{self, Money, Token};
use super::lines::Line;

cowcatcher_engine::named! {
    /// A space of the trail, numbered so that numbers rise along every road. The three trade spaces beside the trail come last.
    pub enum Space as "a space of the trail" {
        Start = "START", A = "A", A1 = "A1", A2 = "A2", A3 = "A3", Flood1 = "FLOOD1", Flood2 = "FLOOD2",
        Flood3 = "FLOOD3", Flood4 = "FLOOD4", FR1 = "FR1", FR2 = "FR2", B = "B", B1 = "B1", B2 = "B2",
        B3 = "B3", Drought1 = "DROUGHT1", Drought2 = "DROUGHT2", Drought3 = "DROUGHT3", Drought4 = "DROUGHT4",
        DR1 = "DR1", C = "C", C1 = "C1", C2 = "C2", C3 = "C3", D = "D", D1 = "D1", T4 = "T4", T5 = "T5",
        T6 = "T6", T7 = "T7", T8 = "T8", T9 = "T9", TR1 = "TR1", TR2 = "TR2", E = "E", E1 = "E1", E2 = "E2",
        Rock1 = "ROCK1", Rock2 = "ROCK2", Rock3 = "ROCK3", Rock4 = "ROCK4", RR1 = "RR1", RR2 = "RR2", F = "F",
        F1 = "F1", F2 = "F2", G = "G", G1 = "G1", G2 = "G2", KC = "KC", T1 = "T1", T2 = "T2", T3 = "T3",
    }
}

/// How many spaces there are, those of both editions together.
pub const SPACES: usize = Space::ALL.len();

use Space::*;

impl Space {
    /// The space as a bit of a set of spaces.
    pub const fn bit(self) -> u64 {
        1 << self as u8
    }
}

const fn set(spaces: &[Space]) -> u64 {
    let mut bits = 0;
    let mut i = 0;
    while i < spaces.len() {
        bits |= spaces[i].bit();
        i += 1;
    }
    bits
}

/// The spaces of a set, ascending.
pub fn spaces(bits: u64) -> impl Iterator<Item = Space> {
    let mut rest = bits;
    std::iter::from_fn(move || {
        if rest == 0 {
            return None;
        }
        let index = rest.trailing_zeros() as usize;
        rest &= rest - 1;
        Some(Space::from_index(index))
    })
}

/// The seven neutral building spaces, in trail order.
pub const NEUTRAL: [Space; 7] = [A, B, C, D, E, F, G];

/// The spaces that always are locations: the neutral buildings and Kansas City.
pub const ALWAYS: u64 = set(&NEUTRAL) | KC.bit();

const BUILDING_SPACES: u64 =
    set(&[A1, A2, A3, FR1, FR2, B1, B2, B3, DR1, C1, C2, TR1, TR2, E1, E2, RR1, RR2, F1, F2, G1, G2]);
/// The 22 building spaces of the first edition.
pub const BUILDING_SPACES_1E: u64 = BUILDING_SPACES | C3.bit();
/// The 22 building spaces of the second edition.
pub const BUILDING_SPACES_2E: u64 = BUILDING_SPACES | D1.bit();

/// The building spaces in the woods (GWT-TILE-01, GWT-TILE-02; the same in both editions).
pub const WOODS: u64 = set(&[FR2, B1, C1, C2, E1, E2, RR2, F2]);

/// The hazard spaces of each section, in filling order: flood, drought, rockfall.
pub const HAZARD_SECTIONS: [[Space; 4]; 3] =
    [[Flood1, Flood2, Flood3, Flood4], [Drought1, Drought2, Drought3, Drought4], [Rock1, Rock2, Rock3, Rock4]];
/// All hazard spaces.
pub const HAZARDS: u64 = set(&HAZARD_SECTIONS[0]) | set(&HAZARD_SECTIONS[1]) | set(&HAZARD_SECTIONS[2]);

/// The trade spaces in filling order: lowest money (1E) or lowest number (2E) first.
pub const TRADE_SECTION: [Space; 9] = [T1, T2, T3, T4, T5, T6, T7, T8, T9];
/// All trade spaces.
pub const TRADE: u64 = set(&TRADE_SECTION);

/// What the trade spaces give or cost, in filling order (components 1.2).
pub const TRADE_1E: [TradeBonus; 9] =
    [Money(-3), Money(-2), Money(-1), Money(1), Money(2), Money(4), Money(6), Money(8), Money(10)];
/// What the trade spaces give, in filling order (components 1.2).
pub const TRADE_2E: [TradeBonus; 9] =
    [Token, Money(1), Money(2), Money(3), Money(4), Money(5), Money(6), Money(8), Money(10)];

/// A road from one space that always is a location to the next one.
#[derive(Clone, Copy, Debug)]
pub struct Road {
    from: Space,
    along: u64,
    to: Space,
}

const fn road(from: Space, along: &[Space], to: Space) -> Road {
    Road { from, along: set(along), to }
}

const TRADE_ROAD: [Space; 8] = [T4, T5, T6, T7, T8, T9, TR1, TR2];

/// The roads that both editions share.
const COMMON_ROADS: [Road; 12] = [
    road(Start, &[], A),
    road(A, &[A1, A2, A3], B),
    road(A, &[Flood1, Flood2, Flood3, Flood4, FR1, FR2], B),
    road(B, &[B1, B2, B3], C),
    road(B, &[Drought1, Drought2, Drought3, Drought4, DR1], C),
    road(C, &[C1, C2], E),
    road(E, &[E1, E2], F),
    road(E, &[Rock1, Rock2, Rock3, Rock4, RR1, RR2], F),
    road(F, &[F1], G),
    road(F, &[F2], G),
    road(G, &[G1], KC),
    road(G, &[G2], KC),
];

const fn with(middle: [Road; 3]) -> [Road; 15] {
    let mut roads = [middle[0]; 15];
    let mut i = 0;
    while i < 12 {
        roads[i] = COMMON_ROADS[i];
        i += 1;
    }
    while i < 15 {
        roads[i] = middle[i - 12];
        i += 1;
    }
    roads
}

/// First edition: the trade road leaves inside C3, before D.
pub const ROADS_1E: [Road; 15] =
    with([road(C, &[C3], D), Road { from: C, along: C3.bit() | set(&TRADE_ROAD), to: E }, road(D, &[], E)]);
/// Second edition: everyone on the lower road passes D first.
pub const ROADS_2E: [Road; 15] = with([road(C, &[], D), road(D, &[D1], E), road(D, &TRADE_ROAD, E)]);

/// The roads that lead on from a space: what may lie ahead on each, and where it ends for certain.
#[derive(Clone, Copy, Debug)]
pub struct Exits {
    /// How many there are, 1 to 3 (none from Kansas City and the spaces beside the trail).
    pub len: u8,
    /// For each: the spaces ahead that need not hold a tile, and the one that always is a location.
    pub roads: [(u64, Space); 3],
}

/// The exits of every space.
pub const fn exits(roads: &[Road; 15]) -> [Exits; SPACES] {
    let mut all = [Exits { len: 0, roads: [(0, KC); 3] }; SPACES];
    let mut space = 0;
    while space < SPACES {
        let mut i = 0;
        while i < roads.len() {
            let Road { from, along, to } = roads[i];
            if from as usize == space || along & (1 << space) != 0 {
                let ahead = along & !((2 << space) - 1);
                let n = all[space].len as usize;
                all[space].roads[n] = (ahead, to);
                all[space].len += 1;
            }
            i += 1;
        }
        space += 1;
    }
    all
}

/// The spaces one trail edge away that can hold a building, as bits.
pub type Neighbours = u64;

const COMMON_EDGES: [(Space, Space); 27] = [
    (A, A1),
    (A1, A2),
    (A2, A3),
    (A3, B),
    (FR1, FR2),
    (FR2, B),
    (B, B1),
    (B1, B2),
    (B2, B3),
    (B3, C),
    (DR1, C),
    (C, C1),
    (C1, C2),
    (C2, E),
    (TR1, TR2),
    (TR2, E),
    (E, E1),
    (E1, E2),
    (E2, F),
    (RR1, RR2),
    (RR2, F),
    (F, F1),
    (F, F2),
    (F1, G),
    (F2, G),
    (G, G1),
    (G, G2),
];
/// The middle part of the first edition (components 1.4).
pub const EDGES_1E: [(Space, Space); 3] = [(C, C3), (C3, D), (D, E)];
/// The middle part of the second edition (components 1.4).
pub const EDGES_2E: [(Space, Space); 3] = [(C, D), (D, D1), (D1, E)];

/// The neighbours of every space for copying (GWT-COPY-02, GWT-COPY-03).
pub const fn neighbours(middle: &[(Space, Space); 3]) -> [Neighbours; SPACES] {
    let mut all = [0; SPACES];
    let mut i = 0;
    while i < COMMON_EDGES.len() + middle.len() {
        let (one, other) = if i < COMMON_EDGES.len() { COMMON_EDGES[i] } else { middle[i - COMMON_EDGES.len()] };
        all[one as usize] |= other.bit();
        all[other as usize] |= one.bit();
        i += 1;
    }
    all
}

/// The risk actions; the editions differ only in the first space after the floods (components 1.1).
pub const fn risks(first_after_floods: Line) -> [Option<Line>; SPACES] {
    let mut all = [None; SPACES];
    all[FR1 as usize] = Some(first_after_floods);
    all[FR2 as usize] = Some(Line::GreyForCertificateAnd2);
    all[DR1 as usize] = Some(Line::AnyForCertificate);
    all[TR1 as usize] = Some(Line::AnyForCertificate);
    all[TR2 as usize] = Some(Line::GreyForCertificateAnd2);
    all[RR1 as usize] = Some(Line::AnyForCertificate);
    all[RR2 as usize] = Some(Line::GreyForCertificateAnd2);
    all
}

/// The spaces with a risk action, in trail order: the bit of each in a turn's memory is its position here (GWT-COPY-12).
pub const RISK_SPACES: [Space; 7] = [FR1, FR2, DR1, TR1, TR2, RR1, RR2];

/// What a hand costs: green and black, by player count 2, 3, 4 (GWT-MOVE-16 to 18).
pub const GREEN_HAND: [u16; 3] = [2, 2, 1];
/// What a black hand costs, by player count 2, 3, 4.
pub const BLACK_HAND: [u16; 3] = [2, 1, 2];

/// The hands shown by a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hands {
    /// A green hand.
    pub green: bool,
    /// A black hand.
    pub black: bool,
}

impl Hands {
    /// No hand: no fee.
    pub const NONE: Hands = Hands { green: false, black: false };
    /// A green hand.
    pub const GREEN: Hands = Hands { green: true, black: false };
    /// A black hand.
    pub const BLACK: Hands = Hands { green: false, black: true };
    /// Both hands.
    pub const BOTH: Hands = Hands { green: true, black: true };

    /// The fee for entering, with so many players.
    pub const fn fee(self, players: u8) -> u16 {
        let column = (players as usize).saturating_sub(2) % GREEN_HAND.len();
        (if self.green { GREEN_HAND[column] } else { 0 }) + (if self.black { BLACK_HAND[column] } else { 0 })
    }
}

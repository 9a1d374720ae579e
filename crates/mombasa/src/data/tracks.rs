//! The company tracks: share icons, capital demands, special spaces and their bonuses.

use super::bonus::SpaceRow;
use super::cards::Good;
use super::gains::{Fee, Gain, Profit};

cowcatcher_engine::named! {
    /// A side of a company track. Two sides of one letter never meet in one game.
    #[allow(missing_docs, reason = "the names are the printed ids")]
    pub enum Track as "a track (A1 to D2)" {
        A1 = "A1", A2 = "A2", B1 = "B1", B2 = "B2", C1 = "C1", C2 = "C2", D1 = "D1", D2 = "D2",
    }
}

/// How many sides there are.
pub const TRACKS: usize = Track::ALL.len();
/// The last space of every track.
pub const LAST_SPACE: u8 = 24;

impl Track {
    /// The letter as a number: A is 0.
    pub const fn letter(self) -> usize {
        self as usize / 2
    }
}

/// The tracks of a first game: MOM, CAP, STL, CAI (MOM-SETUP-03).
pub const BEGINNER: [Track; 4] = [Track::A1, Track::B1, Track::C1, Track::D1];

/// A bonus of a special space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TrackBonus {
    /// So much more total expansion value (MOM-SPECIAL-01).
    Expansion(u8),
    /// So many more bonus markers in all (MOM-SPECIAL-02).
    Markers(u8),
    /// A card paid with this good alone costs 1 less (MOM-SPECIAL-03, MOM-SPECIAL-06).
    Discount(Good),
    /// A card paid with goods costs 1 less and goods may be mixed (MOM-SPECIAL-04).
    MixedDiscount,
    /// Each card of this good is worth one unit more (MOM-SPECIAL-07).
    UnitPerCard(Good),
    /// An extra bonus space (MOM-SPECIAL-08 to 11).
    Space(SpaceRow),
}

/// What is printed on a track.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TrackRow {
    /// The spaces with the share icons 1, 2, 3, …
    pub shares: [u8; 8],
    /// Capital demands: the space before the border and the pounds.
    pub capital: &'static [(u8, u8)],
    /// The special spaces: space and pounds.
    pub special: [(u8, u8); 2],
    /// The bonuses they unlock.
    pub bonus: [TrackBonus; 2],
}

const fn space(fee: Fee, profit: Profit) -> TrackBonus {
    TrackBonus::Space(SpaceRow { fee, profit })
}

const POINTS_OR_DIAMONDS: Profit =
    Profit::OneOf([&[Gain::Points(1), Gain::Diamonds(2)], &[Gain::Points(2), Gain::Diamonds(1)]]);

/// The tracks in the order of [`Track::ALL`].
pub const TRACK_ROWS: [TrackRow; TRACKS] = [
    // A1
    TrackRow {
        shares: [1, 5, 8, 11, 14, 17, 20, 24],
        capital: &[(7, 2), (13, 3)],
        special: [(5, 1), (11, 2)],
        bonus: [TrackBonus::Expansion(1), TrackBonus::Expansion(2)],
    },
    // A2
    TrackRow {
        shares: [2, 5, 8, 11, 14, 18, 21, 24],
        capital: &[(9, 3)],
        special: [(6, 1), (12, 2)],
        bonus: [TrackBonus::Markers(1), TrackBonus::Markers(2)],
    },
    // B1
    TrackRow {
        shares: [2, 4, 8, 11, 14, 17, 20, 24],
        capital: &[(5, 1), (12, 3)],
        special: [(4, 1), (11, 1)],
        bonus: [TrackBonus::Discount(Good::Bananas), TrackBonus::MixedDiscount],
    },
    // B2
    TrackRow {
        shares: [1, 4, 8, 11, 14, 17, 21, 24],
        capital: &[(7, 2), (14, 2)],
        special: [(4, 1), (12, 2)],
        bonus: [TrackBonus::Discount(Good::Cotton), TrackBonus::UnitPerCard(Good::Cotton)],
    },
    // C1
    TrackRow {
        shares: [2, 5, 8, 11, 15, 18, 21, 24],
        capital: &[(8, 2)],
        special: [(5, 2), (11, 1)],
        bonus: [space(Fee::Pounds(3), POINTS_OR_DIAMONDS), space(Fee::Pounds(1), POINTS_OR_DIAMONDS)],
    },
    // C2
    TrackRow {
        shares: [1, 4, 7, 11, 14, 17, 20, 24],
        capital: &[(6, 2), (13, 2)],
        special: [(3, 1), (10, 2)],
        bonus: [
            space(Fee::Free, Profit::OneOf([&[Gain::BuyCard], &[Gain::Diamonds(1)]])),
            space(Fee::Free, Profit::All(&[Gain::Diamonds(1), Gain::BuyCard])),
        ],
    },
    // D1
    TrackRow {
        shares: [3, 6, 9, 12, 15, 18, 21, 24],
        capital: &[(10, 3)],
        special: [(4, 2), (12, 2)],
        bonus: [space(Fee::Discard { plus: 1 }, Profit::All(&[])), space(Fee::Discard { plus: 3 }, Profit::All(&[]))],
    },
    // D2
    TrackRow {
        shares: [1, 5, 8, 11, 14, 18, 21, 24],
        capital: &[(5, 1), (12, 2)],
        special: [(6, 1), (13, 1)],
        bonus: [
            space(Fee::Pounds(1), Profit::All(&[Gain::Tracks { tracks: 2, spaces: 1 }])),
            space(Fee::Pounds(1), Profit::All(&[Gain::Tracks { tracks: 2, spaces: 2 }])),
        ],
    },
];

impl TrackRow {
    /// The share icon last reached or passed at `space`.
    pub fn shares_at(&self, space: u8) -> u8 {
        self.shares.iter().filter(|&&icon| icon <= space).count() as u8
    }

    /// The pounds to go on from `space`.
    pub fn demand_after(&self, space: u8) -> u8 {
        self.capital.iter().find(|&&(before, _)| before == space).map_or(0, |&(_, pounds)| pounds)
    }

    /// How many special spaces are reached or passed at `space`.
    pub fn level_at(&self, space: u8) -> u8 {
        self.special.iter().filter(|&&(special, _)| special <= space).count() as u8
    }
}

//! Station master tiles (components 11).

use super::lines::Line;

cowcatcher_engine::named! {
    /// A station master tile.
    pub enum Master as "a station master tile" {
        M1 = "M1", M2 = "M2", M3 = "M3", M4 = "M4", M5 = "M5", M6 = "M6", M7 = "M7", M8 = "M8", M9 = "M9",
    }
}

/// The tiles of the first edition, all used.
pub const ALL_1E: [Master; 5] = [Master::M1, Master::M2, Master::M3, Master::M4, Master::M5];
/// The tiles of the second edition, of which five are drawn.
pub const ALL_2E: [Master; 9] =
    [Master::M1, Master::M2, Master::M3, Master::M4, Master::M5, Master::M6, Master::M7, Master::M8, Master::M9];

/// What the bottom half of a tile scores.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scores {
    /// Nothing.
    Nothing,
    /// 1 per worker.
    Workers,
    /// 3 per 2 cards in the objective area.
    Objectives,
    /// 3 per 2 hazards.
    Hazards,
    /// 3 per pair of trade tiles.
    TradePairs,
    /// 3 per 2 certificates.
    Certificates,
    /// 3 per 2 stations.
    Stations,
    /// 2 per private building.
    Buildings,
}

impl Master {
    /// The immediate action of the top half.
    pub const fn immediate(self) -> Option<Line> {
        match self {
            Master::M1 => Some(Line::Money2),
            Master::M2 => Some(Line::HazardOrTrade),
            Master::M7 => Some(Line::Certificates2),
            Master::M9 => Some(Line::Money12),
            _ => None,
        }
    }

    /// Permanent certificates of the top half.
    pub const fn permanent(self) -> u8 {
        match self {
            Master::M3 | Master::M4 | Master::M5 | Master::M6 => 1,
            Master::M8 => 2,
            _ => 0,
        }
    }

    /// The bottom half.
    pub const fn scores(self) -> Scores {
        match self {
            Master::M1 => Scores::Workers,
            Master::M2 => Scores::Objectives,
            Master::M3 => Scores::Hazards,
            Master::M4 => Scores::TradePairs,
            Master::M5 => Scores::Certificates,
            Master::M6 => Scores::Stations,
            Master::M7 => Scores::Buildings,
            Master::M8 | Master::M9 => Scores::Nothing,
        }
    }
}

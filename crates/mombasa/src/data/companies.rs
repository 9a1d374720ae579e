//! The four companies, their bases and their entry borders.

use super::map::Region;

cowcatcher_engine::named! {
    /// A company.
    pub enum Company as "a company (MOM, CAP, STL, CAI)" {
        Mombasa = "MOM", CapeTown = "CAP", SaintLouis = "STL", Cairo = "CAI",
    }
}

cowcatcher_engine::named! {
    /// A column of a company base.
    pub enum Column as "a column of a base (K1, K2, K3)" {
        K1 = "K1", K2 = "K2", K3 = "K3",
    }
}

/// How many companies there are.
pub const COMPANIES: usize = Company::ALL.len();
/// Columns of a base.
pub const COLUMNS: usize = Column::ALL.len();
/// Spaces of a column of a base; the last one is the final space.
pub const COLUMN_SPACES: usize = 5;
/// Trading posts of a company.
pub const POSTS: u8 = 15;

/// The coin icons of a base, column by column, the front space first.
pub const BASE_COINS: [[u8; COLUMN_SPACES]; COLUMNS] = [
    [0, 1, 1, 1, 2], // K1
    [1, 0, 1, 1, 2], // K2
    [1, 1, 0, 1, 2], // K3
];

/// The entry borders of each company: region and cost.
pub const ENTRIES: [[(Region, u8); 3]; COMPANIES] = [
    [(Region::R36, 1), (Region::R46, 1), (Region::R26, 2)], // MOM
    [(Region::R64, 1), (Region::R63, 1), (Region::R65, 2)], // CAP
    [(Region::R41, 1), (Region::R31, 1), (Region::R51, 2)], // STL
    [(Region::R13, 1), (Region::R14, 1), (Region::R12, 2)], // CAI
];

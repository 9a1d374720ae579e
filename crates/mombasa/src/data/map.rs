//! The regions, their rewards and the borders between them.

use super::companies::{COMPANIES, ENTRIES};
use super::gains::Gain;

cowcatcher_engine::named! {
    /// A region: row from the north, then column from the west.
    pub enum Region as "a region (R11 to R66)" {
        R11 = "R11", R12 = "R12", R13 = "R13", R14 = "R14", R15 = "R15", R16 = "R16", R21 = "R21", R22 = "R22",
        R23 = "R23", R24 = "R24", R25 = "R25", R26 = "R26", R31 = "R31", R32 = "R32", R33 = "R33", R34 = "R34",
        R35 = "R35", R36 = "R36", R41 = "R41", R42 = "R42", R43 = "R43", R44 = "R44", R45 = "R45", R46 = "R46",
        R51 = "R51", R52 = "R52", R53 = "R53", R54 = "R54", R55 = "R55", R56 = "R56", R61 = "R61", R62 = "R62",
        R63 = "R63", R64 = "R64", R65 = "R65", R66 = "R66",
    }
}

/// How many regions there are.
pub const REGIONS: usize = Region::ALL.len();
/// Regions in a row and in a column of the lattice.
pub const LATTICE: usize = 6;

impl Region {
    /// The region as a bit.
    pub const fn bit(self) -> u64 {
        1 << self as u64
    }

    /// The row from the north and the column from the west, counted from 0.
    pub const fn place(self) -> (usize, usize) {
        (self as usize / LATTICE, self as usize % LATTICE)
    }
}

/// The name of each region and its reward.
#[rustfmt::skip]
pub const REGION_ROWS: [(&str, &[Gain]); REGIONS] = [
    ("Western Sands", &[Gain::Pounds(2)]), // R11
    ("Tanezrouft", &[Gain::Diamonds(1)]), // R12
    ("Fezzan", &[Gain::Pounds(1)]), // R13
    ("Libyan Desert", &[]), // R14
    ("Lower Nile", &[Gain::Pounds(1)]), // R15
    ("Red Sea Coast", &[Gain::Pounds(2)]), // R16
    ("Senegal Valley", &[Gain::Diamonds(1)]), // R21
    ("Upper Niger", &[Gain::Diamonds(2)]), // R22
    ("Air Massif", &[Gain::Points(1)]), // R23
    ("Tibesti", &[Gain::Pounds(1), Gain::Diamonds(1)]), // R24
    ("Nubia", &[Gain::Diamonds(2)]), // R25
    ("Ethiopian Highlands", &[Gain::Pounds(1)]), // R26
    ("Gambia Coast", &[]), // R31
    ("Volta", &[Gain::Pounds(1), Gain::Diamonds(1)]), // R32
    ("Lake Chad", &[Gain::Points(2)]), // R33
    ("Darfur", &[Gain::Diamonds(2), Gain::Pounds(1)]), // R34
    ("White Nile", &[Gain::Points(1)]), // R35
    ("Horn", &[Gain::Pounds(1)]), // R36
    ("Guinea Coast", &[Gain::Pounds(1)]), // R41
    ("Lower Niger", &[Gain::Points(1)]), // R42
    ("Ubangi", &[Gain::Diamonds(2), Gain::Pounds(1)]), // R43
    ("Ituri", &[Gain::Points(2)]), // R44
    ("Great Lakes", &[Gain::Pounds(1), Gain::Diamonds(1)]), // R45
    ("Swahili Coast", &[]), // R46
    ("Gabon Coast", &[Gain::Pounds(1)]), // R51
    ("Lower Congo", &[Gain::Diamonds(2)]), // R52
    ("Kasai", &[Gain::Pounds(1), Gain::Diamonds(1)]), // R53
    ("Lualaba", &[Gain::Points(1)]), // R54
    ("Lake Malawi", &[Gain::Diamonds(2)]), // R55
    ("Mozambique Coast", &[Gain::Diamonds(1)]), // R56
    ("Namib", &[Gain::Pounds(2)]), // R61
    ("Kalahari", &[Gain::Pounds(1)]), // R62
    ("Okavango", &[]), // R63
    ("Upper Zambezi", &[Gain::Pounds(1)]), // R64
    ("Highveld", &[Gain::Diamonds(1)]), // R65
    ("Drakensberg", &[Gain::Pounds(2)]), // R66
];

/// The double borders; all other lattice neighbours share a single border.
#[rustfmt::skip]
pub const DOUBLE_BORDERS: [(Region, Region); 16] = [
    (Region::R11, Region::R21), (Region::R15, Region::R16), (Region::R15, Region::R25), (Region::R21, Region::R22),
    (Region::R23, Region::R24), (Region::R23, Region::R33), (Region::R32, Region::R42), (Region::R34, Region::R35),
    (Region::R35, Region::R45), (Region::R42, Region::R43), (Region::R44, Region::R54), (Region::R52, Region::R62),
    (Region::R53, Region::R54), (Region::R55, Region::R56), (Region::R56, Region::R66), (Region::R61, Region::R62),
];

/// Regions one border away, as bits: over a single border, over a double border.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Borders {
    /// Over a single border.
    pub single: u64,
    /// Over a double border.
    pub double: u64,
}

const fn is_double(one: usize, other: usize) -> bool {
    let mut index = 0;
    while index < DOUBLE_BORDERS.len() {
        let (a, b) = (DOUBLE_BORDERS[index].0 as usize, DOUBLE_BORDERS[index].1 as usize);
        if (a == one && b == other) || (a == other && b == one) {
            return true;
        }
        index += 1;
    }
    false
}

/// The borders of each region: the lattice neighbours.
pub const BORDERS: [Borders; REGIONS] = {
    let mut all = [Borders { single: 0, double: 0 }; REGIONS];
    let mut one = 0;
    while one < REGIONS {
        let mut other = 0;
        while other < REGIONS {
            let rows = (one / LATTICE).abs_diff(other / LATTICE);
            let columns = (one % LATTICE).abs_diff(other % LATTICE);
            if rows + columns == 1 {
                if is_double(one, other) {
                    all[one].double |= 1 << other;
                } else {
                    all[one].single |= 1 << other;
                }
            }
            other += 1;
        }
        one += 1;
    }
    all
};

/// The entry borders of each company, as bits.
pub const ENTRY_BORDERS: [Borders; COMPANIES] = {
    let mut all = [Borders { single: 0, double: 0 }; COMPANIES];
    let mut company = 0;
    while company < COMPANIES {
        let mut index = 0;
        while index < ENTRIES[company].len() {
            let (region, cost) = ENTRIES[company][index];
            if cost == 1 {
                all[company].single |= region.bit();
            } else {
                all[company].double |= region.bit();
            }
            index += 1;
        }
        company += 1;
    }
    all
};

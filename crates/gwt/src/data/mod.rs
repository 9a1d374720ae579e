//! Everything printed on the components, one row per component, and what tells the editions apart.
//!
//! Rule code asks [`Tables`] for a named table or switch and never which edition is being played.

pub mod buildings;
pub mod cards;
pub mod cities;
pub mod lines;
pub mod market;
pub mod masters;
pub mod objectives;
pub mod player_board;
pub mod railroad;
pub mod sam;
pub mod supply;
pub mod trail;

use buildings::Building;
use cities::Arrow;
use lines::Line;
use masters::Master;
use trail::{Exits, Neighbours, SPACES};

cowcatcher_engine::named! {
    /// The editions of the game.
    pub enum Edition as "an edition (1 or 2)" {
        /// The first edition of 2016.
        First = "1",
        /// The second edition of 2021.
        Second = "2",
    }
}

/// What is printed for an edition, and the few rules that differ, by name.
#[derive(Debug)]
pub struct Tables {
    /// Where one may go from each trail space.
    pub exits: [Exits; SPACES],
    /// The spaces one trail edge away, for copying.
    pub neighbours: [Neighbours; SPACES],
    /// The building spaces of this edition, as bits.
    pub building_spaces: u64,
    /// The risk action printed at a building space.
    pub risks: [Option<Line>; SPACES],
    /// What the nine trade spaces give (or, below zero, cost).
    pub trade: [TradeBonus; 9],
    /// Side a and side b of the private buildings.
    pub buildings: [&'static [Building]; 2],
    /// The station master tiles in the box; five of them are used.
    pub masters: &'static [Master],
    /// What lies between neighbouring cities.
    pub arrows: [Arrow; 9],
    /// Money for a disc on Kansas City (GWT-DELIVER-08, GWT-DELIVER-09).
    pub kansas_city_pays: u16,
    /// Money for each card of the removal auxiliary action (GWT-AUX-11, GWT-AUX-12).
    pub removal_pays: u8,
    /// Cards of the first hand in turn order (GWT-SETUP-28, GWT-SETUP-29).
    pub first_hand: [u8; 4],
    /// Exchange tokens at the start; without any the edition has none at all (GWT-SETUP-33).
    pub starting_tokens: u8,
    /// The Simmental variant can be played.
    pub simmental: bool,
    /// One person can play against Sam (GWT-SOLO-01).
    pub solo: bool,
    /// No local action of a tile twice in a turn once it was copied (GWT-COPY-09); otherwise copies may chain (GWT-COPY-08).
    pub copy_once_per_turn: bool,
}

/// The bonus printed at a trade space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TradeBonus {
    /// Money gained, or paid if negative.
    Money(i8),
    /// One exchange token.
    Token,
}

static FIRST: Tables = Tables {
    exits: trail::exits(&trail::ROADS_1E),
    neighbours: trail::neighbours(&trail::EDGES_1E),
    building_spaces: trail::BUILDING_SPACES_1E,
    risks: trail::risks(Line::GreyForCertificateAnd2),
    trade: trail::TRADE_1E,
    buildings: [&buildings::SIDE_A_1E, &buildings::SIDE_B_1E],
    masters: &masters::ALL_1E,
    arrows: cities::ARROWS_1E,
    kansas_city_pays: 6,
    removal_pays: 0,
    first_hand: [4, 4, 4, 4],
    starting_tokens: 0,
    simmental: false,
    solo: false,
    copy_once_per_turn: false,
};

static SECOND: Tables = Tables {
    exits: trail::exits(&trail::ROADS_2E),
    neighbours: trail::neighbours(&trail::EDGES_2E),
    building_spaces: trail::BUILDING_SPACES_2E,
    risks: trail::risks(Line::AnyForCertificate),
    trade: trail::TRADE_2E,
    buildings: [&buildings::SIDE_A_2E, &buildings::SIDE_B_2E],
    masters: &masters::ALL_2E,
    arrows: cities::ARROWS_2E,
    kansas_city_pays: 4,
    removal_pays: 1,
    first_hand: [4, 5, 6, 7],
    starting_tokens: 1,
    simmental: true,
    solo: true,
    copy_once_per_turn: true,
};

impl Edition {
    /// The printed data and switches of this edition.
    pub fn tables(self) -> &'static Tables {
        match self {
            Edition::First => &FIRST,
            Edition::Second => &SECOND,
        }
    }
}

//! The railroad: stations, turnouts and crosses (components 2).

use super::player_board::Corner::{self, Black, White};

cowcatcher_engine::named! {
    /// A station, from the left: see [`STATION_DATA`].
    pub enum Station as "a station (S1 to S10)" {
        S1 = "S1", S2 = "S2", S3 = "S3", S4 = "S4", S5 = "S5", S6 = "S6", S7 = "S7", S8 = "S8", S9 = "S9",
        S10 = "S10",
    }
}

/// How many stations there are.
pub const STATIONS: usize = Station::ALL.len();
/// The first five stations have a station master space.
pub const MASTER_STATIONS: usize = 5;

/// What is printed at a station.
#[derive(Clone, Copy, Debug)]
pub struct StationData {
    /// The position of its turnout, in half spaces (see [`crate::rail::Rail`]).
    pub at: u8,
    /// The price of the upgrade.
    pub cost: u16,
    /// Points at the end.
    pub points: u8,
    /// The colour of its corners.
    pub corner: Corner,
}

const fn turnout(after: u8, cost: u16, points: u8, corner: Corner) -> StationData {
    StationData { at: 2 * after + 1, cost, points, corner }
}

/// The stations in the order of [`Station`].
pub const STATION_DATA: [StationData; STATIONS] = [
    //   after cost points corner
    turnout(4, 2, 1, White),
    turnout(7, 2, 1, White),
    turnout(10, 4, 2, White),
    turnout(13, 4, 2, White),
    turnout(16, 6, 3, Black),
    turnout(21, 8, 5, Black),
    turnout(25, 7, 6, Black),
    turnout(29, 6, 7, Black),
    turnout(33, 5, 8, Black),
    StationData { at: 78, cost: 3, points: 9, corner: Black },
];

impl Station {
    /// What is printed there.
    pub const fn data(self) -> &'static StationData {
        &STATION_DATA[self as usize]
    }

    /// The station at a position, if there is one.
    pub fn at(position: u8) -> Option<Station> {
        Station::ALL.iter().copied().find(|station| station.data().at == position)
    }
}

/// The last space of the track.
pub const LAST_SPACE: u8 = 39;
/// The money for returning from the last space (GWT-RAIL-17).
pub const LAST_SPACE_PAYS: u16 = 3;

/// The red crosses: one on the border between each of these spaces and the next.
pub const CROSSES: [u8; 11] = [3, 4, 5, 7, 9, 10, 11, 13, 15, 16, 17];

/// How many crosses stand before a space.
pub const fn crosses_before(space: u8) -> u16 {
    let mut count = 0;
    let mut i = 0;
    while i < CROSSES.len() {
        if CROSSES[i] < space {
            count += 1;
        }
        i += 1;
    }
    count
}

//! Where things lie on the canvas (components 1.1, 1.2 and 2.3), which is 1000 wide: the printed board above, cattle
//! market and objective display in a strip below.

use crate::kit::Point;
use cowcatcher_games::gwt::data::Edition;
use cowcatcher_games::gwt::data::railroad::Station;
use cowcatcher_games::gwt::data::trail::Space::{self, *};
use cowcatcher_games::gwt::{Rail, View};

/// The canvas.
pub(super) const VIEW_BOX: &str = "0 -34 1000 876";

/// Half of the width and height of a building tile.
pub(super) const BUILDING: Point = (42, 30);
/// Half of the width and height of a hazard, trade or worker tile.
pub(super) const SMALL: Point = (19, 15);

/// The centre of a space.
pub(super) fn space(edition: Edition, space: Space) -> Point {
    let first = edition == Edition::First;
    match space {
        Start => (964, 671),
        A => (828, 575),
        A1 => (713, 568),
        A2 => (599, 556),
        A3 => (489, 548),
        Flood1 => (827, 640),
        Flood2 => (762, 640),
        Flood3 => (697, 638),
        Flood4 => (634, 634),
        FR1 => (543, 628),
        FR2 => (435, 628),
        B => (326, 626),
        B1 => (351, 536),
        B2 => (371, 460),
        B3 => (432, 388),
        Drought1 => (259, 562),
        Drought2 => (250, 510),
        Drought3 => (256, 460),
        Drought4 => (266, 411),
        DR1 => (289, 346),
        C => (484, 313),
        C1 => (596, 303),
        C2 => (708, 297),
        C3 => (596, 379),
        D if first => (707, 372),
        D => (596, 379),
        D1 => (707, 372),
        T1 if first => (734, 438),
        T1 => (627, 444),
        T2 => (681, 441),
        T3 if first => (627, 444),
        T3 => (734, 438),
        T4 => (476, 482),
        T5 => (530, 488),
        T6 => (585, 495),
        T7 => (640, 499),
        T8 => (694, 502),
        T9 => (747, 498),
        TR1 => (831, 478),
        TR2 => (830, 404),
        E => (826, 329),
        E1 => (734, 226),
        E2 => (617, 226),
        Rock1 => (850, 262),
        Rock2 => (861, 219),
        Rock3 => (857, 175),
        Rock4 => (811, 144),
        RR1 => (727, 152),
        RR2 => (616, 152),
        F => (507, 172),
        F1 => (396, 161),
        F2 => (465, 245),
        G => (355, 242),
        G1 => (283, 157),
        G2 => (243, 228),
        KC => (131, 148),
    }
}

/// The roads of an edition, each a row of spaces in the direction of travel.
pub(super) fn roads(edition: Edition) -> Vec<&'static [Space]> {
    let mut roads: Vec<&'static [Space]> = vec![
        &[Start, A],
        &[A, A1, A2, A3, B],
        &[A, Flood1, Flood2, Flood3, Flood4, FR1, FR2, B],
        &[B, B1, B2, B3, C],
        &[B, Drought1, Drought2, Drought3, Drought4, DR1, C],
        &[C, C1, C2, E],
        &[E, E1, E2, F],
        &[E, Rock1, Rock2, Rock3, Rock4, RR1, RR2, F],
        &[F, F1, G],
        &[F, F2, G],
        &[G, G1, KC],
        &[G, G2, KC],
    ];
    match edition {
        Edition::First => roads.extend([&[C, C3, D, E][..], &[C3, T4, T5, T6, T7, T8, T9, TR1, TR2, E]]),
        Edition::Second => roads.extend([&[C, D, D1, E][..], &[D, T4, T5, T6, T7, T8, T9, TR1, TR2, E]]),
    }
    roads
}

/// The y of the numbered spaces along the top.
pub(super) const TRACK_Y: i32 = 53;

/// The centre of a space or turnout of the track.
pub(super) fn rail(rail: Rail) -> Point {
    match (rail.space(), rail.is_turnout()) {
        (n, false) => numbered(n),
        (n, true) if n < 19 => (mean(numbered(n), numbered(n + 1)).0, 72),
        (n, true) => (952, mean(numbered(n), numbered(n + 1)).1),
    }
}

/// The centre of a numbered space of the track.
pub(super) fn numbered(n: u8) -> Point {
    let i = i32::from(n);
    match n {
        0..=18 => (225 + i * 396 / 10, TRACK_Y),
        19 => (972, 60),
        20..=38 => (980, 87 + 27 * (i - 20)),
        _ => (950, 597),
    }
}

/// The point between two others.
pub(super) fn mean(one: Point, other: Point) -> Point {
    ((one.0 + other.0) / 2, (one.1 + other.1) / 2)
}

/// The centre of the plate of a station.
pub(super) fn station(station: Station) -> Point {
    match station.index() {
        i @ 0..=4 => ([403, 522, 641, 760, 878][i], 99),
        i @ 5..=8 => (920, [128, 236, 344, 452][i - 5]),
        _ => (952, 627),
    }
}

/// The centre of the station master space beside one of the first five stations.
pub(super) fn master(index: usize) -> Point {
    ([359, 478, 597, 716, 834].get(index).copied().unwrap_or(0), 99)
}

/// The x of the city crests.
pub(super) const CITY_X: [i32; 10] = [183, 262, 381, 460, 540, 619, 698, 777, 856, 934];
/// The y of their centres.
pub(super) const CITY_Y: i32 = 4;

/// The x of a column of the job market, counted from 0 at the left.
pub(super) const JOB_X: [i32; 4] = [31, 73, 116, 157];

/// The y of a row of the job market, counted from 0.
pub(super) fn job_y(row: usize) -> i32 {
    294 + row as i32 * 344 / 10
}

/// The centre of a foresight space: column 1 to 3, row 0 or 1.
pub(super) fn foresight(column: usize, row: usize) -> Point {
    (131 - 42 * (column as i32 - 1), 193 + 34 * row as i32)
}

/// How many columns of the job market are in use.
pub(super) fn job_columns(view: &View) -> usize {
    view.players.len().clamp(2, 4)
}

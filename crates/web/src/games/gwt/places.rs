//! Where things lie on the canvas (components 1.1, 1.2 and 2.3): the printed board above, cattle market and objective display in a
//! strip below.

use crate::kit::Point;
use cowcatcher_games::gwt::data::Edition;
use cowcatcher_games::gwt::data::railroad::Station;
use cowcatcher_games::gwt::data::trail::Space::{self, *};
use cowcatcher_games::gwt::{Rail, View};

/// The canvas. One unit is a little more than a pixel where the board has the room that a desk of 1440 by 900 gives it, so that
/// text of 9 units is text of 9 pixels.
pub(super) const VIEW_BOX: &str = "0 0 980 790";

/// Half of the width and height of a building tile.
pub(super) const BUILDING: Point = (44, 34);
/// The height of the head of a building tile: what is left is for its two rows of actions.
pub(super) const HEAD: i32 = 20;
/// Half of the height of one row of actions.
pub(super) const ROW: i32 = 12;
/// Half of the width and height of a hazard or trade tile.
pub(super) const SMALL: Point = (21, 18);
/// Half of the width and height of Kansas City on the trail.
pub(super) const TOWN: Point = (42, 30);

/// The centre of a space.
pub(super) fn space(edition: Edition, space: Space) -> Point {
    let first = edition == Edition::First;
    match space {
        Start => (884, 656),
        A => (856, 608),
        A1 => (751, 537),
        A2 => (646, 537),
        A3 => (541, 537),
        Flood1 => (777, 622),
        Flood2 => (727, 624),
        Flood3 => (677, 624),
        Flood4 => (627, 622),
        FR1 => (541, 613),
        FR2 => (436, 613),
        B => (331, 611),
        B1 => (316, 524),
        B2 => (335, 441),
        B3 => (436, 402),
        Drought1 => (236, 600),
        Drought2 => (224, 558),
        Drought3 => (218, 516),
        Drought4 => (222, 474),
        DR1 => (230, 394),
        C => (541, 328),
        C1 => (646, 342),
        C2 => (751, 342),
        C3 => (646, 417),
        D if first => (751, 417),
        D => (646, 417),
        D1 => (751, 417),
        T1 if first => (583, 389),
        T1 => (535, 389),
        T2 => (559, 429),
        T3 if first => (535, 389),
        T3 => (583, 389),
        T4 => (488, 476),
        T5 => (541, 478),
        T6 => (594, 478),
        T7 => (647, 478),
        T8 => (700, 478),
        T9 => (753, 478),
        TR1 => (856, 510),
        TR2 => (856, 412),
        E => (856, 333),
        E1 => (751, 267),
        E2 => (646, 267),
        Rock1 => (877, 277),
        Rock2 => (879, 236),
        Rock3 => (872, 194),
        Rock4 => (826, 160),
        RR1 => (751, 168),
        RR2 => (646, 168),
        F => (541, 214),
        F1 => (436, 170),
        F2 => (436, 256),
        G => (331, 256),
        G1 => (331, 170),
        G2 => (226, 262),
        KC => (222, 166),
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

/// Where roads part: where the signpost of each of them stands, the way it points in degrees, and the icon on it.
pub(super) fn signposts(edition: Edition) -> Vec<(Point, i32, &'static str)> {
    let mut posts = vec![
        ((804, 562), 200, "building"),
        ((809, 620), 180, "flood"),
        ((322, 567), 270, "tree"),
        ((272, 606), 180, "drought"),
        ((594, 336), 0, "tree"),
        ((798, 298), 225, "tree"),
        ((866, 292), 290, "rockfall"),
        ((489, 186), 200, "building"),
        ((489, 240), 160, "tree"),
        ((331, 213), 270, "building"),
        ((279, 259), 180, "building"),
    ];
    match edition {
        Edition::First => posts.extend([((594, 372), 45, "building"), ((618, 456), 200, "teepee")]),
        Edition::Second => posts.extend([((699, 417), 0, "building"), ((618, 456), 200, "bandit")]),
    }
    posts
}

/// The y of the numbered spaces along the top.
pub(super) const TRACK_Y: i32 = 72;
/// The x of the spaces down the right edge.
pub(super) const TRACK_X: i32 = 962;

/// The centre of a space or turnout of the track.
pub(super) fn rail(rail: Rail) -> Point {
    match (rail.space(), rail.is_turnout()) {
        (n, false) => numbered(n),
        (n, true) if n < 19 => (mean(numbered(n), numbered(n + 1)).0, TRACK_Y + 26),
        (n, true) => (TRACK_X - 32, mean(numbered(n), numbered(n + 1)).1),
    }
}

/// The centre of a numbered space of the track.
pub(super) fn numbered(n: u8) -> Point {
    let i = i32::from(n);
    match n {
        0..=18 => (204 + i * 402 / 10, TRACK_Y),
        19 => (TRACK_X, TRACK_Y),
        20..=38 => (TRACK_X, 100 + 25 * (i - 20)),
        _ => (TRACK_X - 4, 582),
    }
}

/// The point between two others.
pub(super) fn mean(one: Point, other: Point) -> Point {
    ((one.0 + other.0) / 2, (one.1 + other.1) / 2)
}

/// Half of the width and height of the plate of a station, along the top and down the right edge.
pub(super) fn plate(station: Station) -> Point {
    if station.index() < 5 { (22, 19) } else { (19, 22) }
}

/// The centre of the plate of a station: right of its turnout, below it on the right edge.
pub(super) fn station(station: Station) -> Point {
    let (x, y) = rail(station.rail());
    match station.index() {
        0..=4 => (x + 36, TRACK_Y + 34),
        5..=8 => (x - 3, y + 36),
        _ => (x, y + 36),
    }
}

/// The centre of the station master space beside one of the first five stations; below the last of them, where the track bends.
pub(super) fn master(index: usize) -> Point {
    let (x, y) = Station::ALL.get(index).map_or((0, 0), |&it| station(it));
    if index < 4 { (x + 46, y) } else { (x - 18, y + 42) }
}

/// The x of the city crests.
pub(super) const CITY_X: [i32; 10] = [211, 293, 375, 457, 539, 621, 703, 785, 867, 949];
/// The y of their centres.
pub(super) const CITY_Y: i32 = 29;
/// Half of the width and height of a city.
pub(super) const CITY: Point = (27, 27);

/// Half of the width and height of a space of the job market, with so many columns.
pub(super) fn job_half(columns: usize) -> Point {
    (66 / columns.max(1) as i32 - 2, 17)
}

/// The centre of a space of the job market: row and column counted from 0, of so many columns in use.
pub(super) fn job(row: usize, column: usize, columns: usize) -> Point {
    let pitch = 132 / columns.max(1) as i32;
    (7 + pitch / 2 + pitch * column as i32, job_y(row))
}

/// The y of a row of the job market, counted from 0.
pub(super) fn job_y(row: usize) -> i32 {
    193 + 41 * row as i32
}

/// The centre of a foresight space: column 1 to 3, row 0 or 1.
pub(super) fn foresight(column: usize, row: usize) -> Point {
    (144 - 56 * (column as i32 - 1), 46 + 41 * row as i32)
}

/// How many columns of the job market are in use.
pub(super) fn job_columns(view: &View) -> usize {
    view.players.len().clamp(2, 4)
}

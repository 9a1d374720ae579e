//! The four companies around the map: name and share value, base, and the bonuses of their track.

use super::clickable::Piece;
use super::gains;
use super::pieces::{company_class, in_lines, marker, post};
use super::{Halo, Pen};
use crate::kit::{Point, frame, icon, text, titled};
use cowcatcher_engine::Seat;
use cowcatcher_games::mombasa::data::bonus::BonusSpace;
use cowcatcher_games::mombasa::data::companies::{COLUMN_SPACES, Column, Company};
use cowcatcher_games::mombasa::data::tracks::{Track, TrackBonus};
use cowcatcher_games::mombasa::{CompanyView, PlayerView};
use maud::{Markup, html};

/// Where the parts of a company lie.
struct House {
    /// Is it a strip, in the north and in the south, or a tower?
    strip: bool,
    /// The centre of the name and its half width and height.
    sign: (Point, Point),
    /// The centre of the front space of the first column.
    front: Point,
    /// From one column to the next.
    column: i32,
    /// From one space of a column to the next.
    space: Point,
    /// The centres of the bonuses, and their half width and height.
    bonuses: ([Point; 2], Point),
}

/// The house of a company: in the north and in the south it is a strip, in the west and in the east a tower.
fn house(company: Company) -> House {
    let strip = |y: i32| House {
        strip: true,
        sign: ((180, y), (71, 17)),
        front: (270, y),
        column: 124,
        space: (23, 0),
        bonuses: ([(692, y), (820, y)], (62, 17)),
    };
    let tower = |x: i32| House {
        strip: false,
        sign: ((x, 112), (43, 34)),
        front: (x - 28, 164),
        column: 28,
        space: (0, 23),
        bonuses: ([(x, 319), (x, 407)], (43, 42)),
    };
    match company {
        Company::Cairo => strip(55),
        Company::CapeTown => strip(473),
        Company::SaintLouis => tower(103),
        Company::Mombasa => tower(889),
    }
}

/// A company with all that belongs to it but its track.
pub(super) fn company(pen: &Pen, view: &CompanyView) -> Markup {
    let house = house(view.company);
    html! {
        g class=(company_class(view.company)) {
            (sign(pen, view, &house))
            @for &column in Column::ALL { (base_column(pen, view, column, &house)) }
            @if let Some(track) = view.track {
                @for level in 1..=2 { (bonus(pen, view, track, level, &house)) }
            }
        }
    }
}

/// The name, and the value of a share on a flag.
fn sign(pen: &Pen, view: &CompanyView, house: &House) -> Markup {
    let ((x, y), (w, h)) = house.sign;
    let company = view.company;
    let name = pen.scene.words.company(company);
    let busy = pen.scene.view.progress.company == Some(company);
    let drawn = html! {
        (frame(if busy { "m-sign m-busy" } else { "m-sign" }, (x, y), (w, h), 6))
        @if house.strip {
            (post(company, (x - w + 15, y), 24))
            @for (line, half) in in_lines(&name, 7, 8) { (text("m-m k-serif", (x - 9, y + line), half)) }
            (flag((x + w - 24, y), view.value, 13))
        } @else {
            (text("m-m k-serif", (x, y - 22), &name))
            (post(company, (x - 24, y + 10), 28))
            (flag((x + 16, y + 10), view.value, 17))
        }
    };
    html! {
        g data-place={ "company-" (company) } {
            (pen.piece(Piece::Company(company), &pen.scene.words.about_company(view), &Halo::Box((x, y), (w, h), 6), &drawn))
        }
    }
}

/// What a share is worth, on a flag of that half height.
fn flag((x, y): Point, value: u8, h: i32) -> Markup {
    html! {
        path.m-pole d={ "M" (x - 22) " " (y - h) "v" (2 * h) } {}
        path.m-flag d={ "M" (x - 21) " " (y - h + 1) "q10-4 21 0t21 0v" (2 * h - 8) "q-10 4-21 0t-21 0z" } {}
        (text("m-l m-flag-t", (x, y - 3), &format!("£{value}")))
    }
}

fn base_column(pen: &Pen, view: &CompanyView, column: Column, house: &House) -> Markup {
    let company = view.company;
    let at = |space: i32| {
        let (x, y) = house.front;
        (x + house.column * column.index() as i32 + house.space.0 * space, y + house.space.1 * space)
    };
    let last = COLUMN_SPACES as i32 - 1;
    let middle = at(last / 2);
    let half = (12 + house.space.0 * last / 2, 12 + house.space.1 * last / 2);
    let coins = pen.scene.tables().base_coins[column.index()];
    let about = pen.scene.words.about_column(view, column);
    let drawn = html! {
        (frame("m-column", middle, half, 5))
        @for (space, (&covered, coins)) in view.base[column.index()].iter().zip(coins).enumerate() {
            (base_space(company, covered, coins, at(space as i32)))
        }
    };
    html! {
        g data-place={ "base-" (company) "-" (column) } {
            (pen.piece(Piece::Column(company, column), &about, &Halo::Box(middle, half, 5), &drawn))
        }
    }
}

/// A space of a base: a post, or the coins that it no longer hides.
fn base_space(company: Company, covered: bool, coins: u8, (x, y): Point) -> Markup {
    html! {
        (frame(if coins > 1 { "m-camp m-final" } else { "m-camp" }, (x, y), (10, 10), 3))
        @if covered {
            (post(company, (x, y), 18))
        } @else if coins == 0 {
            circle.m-dot cx=(x) cy=(y) r="2" {}
        } @else {
            @for n in 0..i32::from(coins) {
                @let aside = 2 * n - i32::from(coins) + 1;
                (icon("pound", (x + 3 * aside, y + 2 * aside), 14))
            }
        }
    }
}

/// A bonus of the track: what it gives, one word, and who may use it. On the tracks C and D it is a bonus space.
fn bonus(pen: &Pen, view: &CompanyView, track: Track, level: u8, house: &House) -> Markup {
    let index = usize::from(level - 1);
    let (centres, (w, h)) = house.bonuses;
    let (x, y) = centres[index];
    let words = pen.scene.words;
    let bonus = &pen.scene.tables().tracks[track.index()].bonus[index];
    let about = words.about_track_bonus(view, level);
    let space = match bonus {
        TrackBonus::Space(_) => BonusSpace::extra(track.letter(), level),
        _ => None,
    };
    let lines = gains::track_bonus_lines(bonus);
    let more = lines.len() as i32 - 1;
    let first = if house.strip { y - 8 } else { y - 1 - 6 * more };
    // In a strip two lines of icons leave no room for the word.
    let word = match (house.strip, more) {
        (true, 0) => Some((x, y + 10)),
        (true, _) => None,
        (false, _) => Some((x, y + 19 + 8 * more)),
    };
    let marker_at = if house.strip { (x + w - 14, y) } else { (x + w - 15, y - h + 15) };
    // Who may use it: two and two in a strip, in a row in a tower.
    let mark_at = |n: i32| match house.strip {
        true => (x - w + 9 + 12 * (n % 2), y - 6 + 12 * (n / 2)),
        false => (x - w + 10 + 13 * n, y - h + 15),
    };
    let reached = |player: &PlayerView| player.levels[view.company.index()] >= level;
    let has = pen.scene.view.players.iter().enumerate().filter(|(_, player)| reached(player));
    let drawn = html! {
        (frame(if space.is_some() { "m-bonus m-extra" } else { "m-bonus" }, (x, y), (w, h), 5))
        @for (n, marks) in lines.iter().enumerate() { (gains::row(marks, (x - i32::from(house.strip), first + 17 * n as i32), if house.strip { 72 } else { 82 })) }
        @if let Some(at) = word { (text("m-s", at, &words.track_word(bonus))) }
        @for (n, (seat, _)) in has.enumerate() { (marker(Seat(seat as u8), mark_at(n as i32), 11)) }
        @if let Some(space) = space { (pen.bonus_marker(space, marker_at, 11)) }
    };
    match space {
        Some(space) => pen.piece(Piece::Bonus(space), &about, &Halo::Box((x, y), (w, h), 5), &drawn),
        None => titled(&about, &drawn),
    }
}

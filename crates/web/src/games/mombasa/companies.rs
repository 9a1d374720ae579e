//! The four companies around the map: name and share value, base, and the bonuses of their track.

use super::clickable::Piece;
use super::gains;
use super::pieces::{company_class, marker, post};
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
    /// The centre of the name and its half width and height.
    sign: (Point, Point),
    /// The centre of the front space of the first column.
    front: Point,
    /// From one column to the next.
    column: Point,
    /// From one space of a column to the next.
    space: Point,
    /// The centres of the bonuses, and their half width and height.
    bonuses: ([Point; 2], Point),
}

/// The house of a company: in the north and in the south it is a strip, in the west and in the east a tower.
fn house(company: Company) -> House {
    let strip = |y: i32| House {
        sign: ((181, y), (81, 19)),
        front: (284, y),
        column: (118, 0),
        space: (22, 0),
        bonuses: ([(696, y), (833, y)], (66, 19)),
    };
    let tower = |x: i32| House {
        sign: ((x, 131), (44, 34)),
        front: (x - 28, 184),
        column: (28, 0),
        space: (0, 22),
        bonuses: ([(x, 323), (x, 388)], (44, 31)),
    };
    match company {
        Company::Cairo => strip(75),
        Company::CapeTown => strip(441),
        Company::SaintLouis => tower(140),
        Company::Mombasa => tower(860),
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

/// The name and the value of a share.
fn sign(pen: &Pen, view: &CompanyView, house: &House) -> Markup {
    let ((x, y), (w, h)) = house.sign;
    let company = view.company;
    let words = pen.scene.words;
    let (name, value) = (words.company(company), format!("£{}", view.value));
    let busy = pen.scene.view.progress.company == Some(company);
    let drawn = html! {
        (frame(if busy { "m-sign m-busy" } else { "m-sign" }, (x, y), (w, h), 6))
        @if w > h + 20 {
            (post(company, (x - w + 19, y - 1), 26))
            (text(if name.chars().count() > 11 { "m-t11 k-serif" } else { "m-t13 k-serif" }, (x - 4, y), &name))
            (text("m-t22 k-serif m-value", (x + w - 24, y), &value))
        } @else {
            (text("m-t12 k-serif", (x, y - 22), &name))
            (post(company, (x - 22, y + 9), 30))
            (text("m-t22 k-serif m-value", (x + 18, y + 10), &value))
        }
    };
    html! {
        g data-place={ "company-" (company) } {
            (pen.piece(Piece::Company(company), &format!("{name}: {value}"), &Halo::Box((x, y), (w, h), 6), &drawn))
        }
    }
}

fn base_column(pen: &Pen, view: &CompanyView, column: Column, house: &House) -> Markup {
    let company = view.company;
    let at = |space: i32| {
        let number = column.index() as i32;
        let (x, y) = house.front;
        (x + house.column.0 * number + house.space.0 * space, y + house.column.1 * number + house.space.1 * space)
    };
    let last = COLUMN_SPACES as i32 - 1;
    let middle = at(last / 2);
    let half = (11 + house.space.0 * last / 2, 11 + house.space.1 * last / 2);
    let coins = pen.scene.tables().base_coins[column.index()];
    let about = pen.scene.words.column(company, column);
    let drawn = html! {
        (frame("m-column", middle, (half.0 + 1, half.1 + 1), 5))
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
                (icon("pound", (x + 3 * aside, y + 2 * aside), 13))
            }
        }
    }
}

/// A bonus of the track. On the tracks C and D it is a bonus space.
fn bonus(pen: &Pen, view: &CompanyView, track: Track, level: u8, house: &House) -> Markup {
    let index = usize::from(level - 1);
    let (centres, (w, h)) = house.bonuses;
    let (x, y) = centres[index];
    let bonus = &pen.scene.tables().tracks[track.index()].bonus[index];
    let about = pen.scene.words.track_bonus(track, level);
    let space = match bonus {
        TrackBonus::Space(_) => BonusSpace::extra(track.letter(), level),
        _ => None,
    };
    let wide = w > h + 20;
    let numeral = if level == 1 { "I" } else { "II" };
    let (marks_at, widest) = if wide { ((x, y), 2 * w - 54) } else { ((x, y + 4), 2 * w - 8) };
    let marker_at = if wide { (x + w - 14, y) } else { (x + w - 14, y - h + 13) };
    // Who may use it: two and two in a strip, in a row in a tower.
    let mark_at = |n: i32| match wide {
        true => (x - w + 8 + 10 * (n % 2), y + 3 + 10 * (n / 2)),
        false => (x - w + 9 + 11 * n, y + h - 7),
    };
    let lines = gains::track_bonus_lines(bonus);
    let reached = |player: &PlayerView| player.levels[view.company.index()] >= level;
    let has = pen.scene.view.players.iter().enumerate().filter(|(_, player)| reached(player));
    let drawn = html! {
        (frame(if space.is_some() { "m-bonus m-extra" } else { "m-bonus" }, (x, y), (w, h), 5))
        (text("m-t10 k-serif m-faint", (x - w + 9, y - h + 10), numeral))
        @for (n, marks) in lines.iter().enumerate() {
            (gains::row(marks, (marks_at.0, marks_at.1 - 9 * (lines.len() as i32 - 1) + 18 * n as i32), widest))
        }
        @for (n, (seat, _)) in has.enumerate() { (marker(Seat(seat as u8), mark_at(n as i32), 9)) }
        @if let Some(space) = space { (pen.bonus_marker(space, marker_at, 10)) }
    };
    match space {
        Some(space) => pen.piece(Piece::Bonus(space), &about, &Halo::Box((x, y), (w, h), 5), &drawn),
        None => titled(&about, &drawn),
    }
}

//! The bonus spaces of the board: the majorities above, the others below.

use super::clickable::Piece;
use super::gains::{self, good_icon};
use super::pieces::marker;
use super::{Halo, Pen};
use crate::kit::{Point, frame, icon, mark, text};
use cowcatcher_engine::Seat;
use cowcatcher_games::mombasa::PlayerView;
use cowcatcher_games::mombasa::data::bonus::{BonusSpace, SpaceRow};
use cowcatcher_games::mombasa::data::gains::{Fee, Gain, Profit};
use maud::{Markup, html};

/// All bonus spaces of the board.
pub(super) fn bonus_spaces(pen: &Pen) -> Markup {
    let rows = &pen.scene.tables().spaces;
    html! {
        rect.m-strip x="203" y="664" width="786" height="133" rx="8" {}
        @for (&space, row) in BonusSpace::ALL.iter().zip(rows) { (bonus_space(pen, space, row)) }
    }
}

/// A bonus space: the place of its marker, what it asks and gives, one word, and for a majority how everybody stands.
fn bonus_space(pen: &Pen, space: BonusSpace, row: &SpaceRow) -> Markup {
    let majority = matches!(row.fee, Fee::MostUnits(_) | Fee::MostExpansion);
    let n = space.index() as i32;
    let ((x, y), half) =
        if majority { ((304 + 195 * n, 697), (94, 29)) } else { ((263 + 111 * (n - 4), 763), (53, 29)) };
    let words = pen.scene.words;
    let marks = gains::space(row);
    let drawn = html! {
        (frame("m-bonus m-extra", (x, y), half, 6))
        @let (well, at) = if majority { ((x - 74, y - 10), (x + 16, y - 11)) } else { ((x - 36, y - 9), (x + 15, y - 9)) };
        g.m-gone[away(pen, row.profit)] { (gains::row(&marks, at, if majority { 140 } else { 76 })) }
        @if majority {
            (text("m-s", (x - 59, y + 17), &words.space_word(space)))
            @match row.fee {
                Fee::MostUnits(good) => (standings(pen, (x - 22, y + 17), good_icon(good), |player| player.units[good.index()])),
                _ => (standings(pen, (x - 22, y + 17), "flag", |player| player.expansion)),
            }
        } @else {
            (text("m-s", (x, y + 18), &words.space_word(space)))
        }
        (pen.bonus_marker(space, well, 13))
    };
    pen.piece(Piece::Bonus(space), &words.about_bonus_space(space), &Halo::Box((x, y), half, 6), &drawn)
}

/// Is the tile of this space with a player?
fn away(pen: &Pen, profit: Profit) -> bool {
    matches!(profit, Profit::All(&[Gain::Reserve(tile)]) if !pen.scene.view.tiles.contains(&tile))
}

/// What each player has in sight for a majority, from the left.
fn standings(pen: &Pen, (x, y): Point, symbol: &str, count: impl Fn(&PlayerView) -> u8) -> Markup {
    html! {
        (icon(symbol, (x, y), 14))
        @for (nth, player) in (0..).zip(&pen.scene.view.players) {
            @let at = x + 16 + 26 * i32::from(nth);
            (marker(Seat(nth), (at, y), 11))
            (text("m-m", (at + 11, y), &count(player).to_string()))
        }
    }
}

impl Pen<'_> {
    /// The place of a marker on a bonus space, and the marker that lies there.
    pub(super) fn bonus_marker(&self, space: BonusSpace, (x, y): Point, radius: i32) -> Markup {
        let holder = self.scene.view.markers.iter().find(|(at, _)| *at == space).map(|&(_, seat)| seat);
        html! {
            g data-place={ "bonus-" (space) } {
                circle.m-well cx=(x) cy=(y) r=(radius) {}
                @if let Some(seat) = holder { (mark(seat, (x, y), radius - 1)) }
            }
        }
    }
}

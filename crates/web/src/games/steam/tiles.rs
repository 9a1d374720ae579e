//! The seven action tiles: what each does, what it costs, who has it.

use super::clickable::Piece;
use super::pieces::{fitted, lines};
use super::places::{COLUMN, Point};
use super::{Halo, Pen};
use crate::kit::{At, icon, mark, text};
use crate::words::steam::{Label, SteamWords, Thing};
use cowcatcher_games::steam::data::actions::ActionTile;
use cowcatcher_games::steam::{Rules, TileHolder};
use maud::{Markup, html};

const TOP: f64 = 22.0;
/// A tile in a full column, and where there is more room.
pub(super) const ROW: f64 = 47.5;
pub(super) const HIGH_ROW: f64 = 66.0;
/// Where the words begin and end.
const WORDS: f64 = 52.0;
const SIGN: f64 = 34.0;

/// The height of the frame.
pub(super) fn height(row: f64) -> f64 {
    TOP + 7.0 * row + 3.0
}

/// The frame with all action tiles, each so high.
pub(super) fn tiles(pen: &Pen, at: Point, row: f64) -> Markup {
    let drawn = html! {
        (pen.heading(Label::ActionTiles, Thing::ActionTile, (9.0, 12.0)))
        @for (n, holder) in pen.scene.view.tiles.iter().enumerate() {
            (tile(pen, holder, TOP + row * (n as f64 + 0.5), row))
        }
    };
    pen.block(Label::ActionTiles, at, (COLUMN, height(row)), &drawn)
}

/// How wide the words may be; a chip that is for passing takes some of it.
fn room(passing: bool) -> f64 {
    COLUMN - WORDS - SIGN - if passing { 26.0 } else { 0.0 }
}

/// What a tile does, in lines.
pub(super) fn effect(say: &SteamWords, tile: ActionTile, passing: bool, row: f64) -> Vec<String> {
    let letter = if row > ROW { 6.1 } else { 5.1 };
    lines(&say.tile_effect(tile), (room(passing) / letter) as usize, 3)
}

fn tile(pen: &Pen, holder: &TileHolder, y: f64, row: f64) -> Markup {
    let say = pen.scene.words;
    let tile = holder.tile;
    let passing = pen.carries(Piece::Passing(tile)).is_some();
    let half = (COLUMN / 2.0 - 5.0, row / 2.0 - 1.5);
    let room = room(passing);
    let (class, line_height) = if row > ROW { ("s-t11", 12.4) } else { ("s-t9", 10.2) };
    let effect = effect(&say, tile, passing, row);
    let (right, middle) = (COLUMN - 22.0, COLUMN / 2.0);
    let drawn = html! {
        rect class=(if holder.seat.is_some() { "s-tile s-taken" } else { "s-tile" }) x="5" y=(At(y - half.1)) width=(At(2.0 * half.0)) height=(At(2.0 * half.1)) rx="6" {}
        (icon(tile.name(), (30.0, y + 1.0), 30.0))
        @if pen.scene.view.rules == Rules::Base {
            circle.s-tile-n cx="14" cy=(At(y - half.1 + 8.5)) r="7" {}
            (text("s-t9 s-tile-nt", (14.0, y - half.1 + 8.5), &tile.number().to_string()))
        }
        @let head = y - (12.0 + line_height * (effect.len() as f64 - 1.0)) / 2.0;
        (fitted("s-t12 s-left", (WORDS, head), &say.tile(tile), 6.6, room))
        @for (n, line) in effect.iter().enumerate() {
            (text(&format!("{class} s-left s-soft"), (WORDS, head + 12.0 + line_height * n as f64), line))
        }
        @match holder.seat {
            Some(seat) => (mark(seat, (right, y), 12.0)),
            None if pen.scene.view.rules == Rules::Base && holder.price > 0 => {
                (text("s-t14 s-price", (if passing { right - 30.0 } else { right }, y), &say.money(holder.price)))
            }
            None => {}
        }
        @if holder.passed { (icon("free", (right - 20.0, y), 15.0)) }
    };
    // The pass option is a piece of its own beside the tile, which then is a little shorter.
    let option = passing.then(|| {
        let at = (right + 1.0, y);
        let chip = html! {
            rect.s-chip x=(At(at.0 - 14.0)) y=(At(y - 14.0)) width="28" height="28" rx="6" {}
            (icon("free", at, 19.0))
        };
        pen.piece(Piece::Passing(tile), &say.what(Thing::Passed), &Halo::Box(at, (14.0, 14.0), 6.0), &chip)
    });
    let halo = match passing {
        true => Halo::Box((middle - 16.5, y), (half.0 - 16.5, half.1), 6.0),
        false => Halo::Box((middle, y), half, 6.0),
    };
    html! {
        (pen.piece(Piece::Tile(tile), &say.what_tile(holder), &halo, &drawn))
        @if let Some(option) = option { (option) }
    }
}

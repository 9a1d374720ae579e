//! The seven action tiles: what each does, what it costs, who has it.

use super::clickable::Piece;
use super::pieces::{fitted, lines};
use super::places::{COLUMN, Point};
use super::{Halo, Pen};
use crate::kit::{At, icon, mark, text};
use crate::words::steam::Label;
use cowcatcher_games::steam::{Rules, TileHolder};
use maud::{Markup, html};

const TOP: f64 = 21.0;
const ROW: f64 = 35.0;

/// The height of the frame.
pub(super) const HEIGHT: f64 = TOP + 7.0 * ROW + 4.0;

/// The frame with all action tiles.
pub(super) fn tiles(pen: &Pen, at: Option<Point>) -> Markup {
    let drawn = html! {
        (pen.heading(Label::ActionTiles, (9.0, 12.0)))
        @for (n, holder) in pen.scene.view.tiles.iter().enumerate() {
            (tile(pen, holder, TOP + ROW * (n as f64 + 0.5)))
        }
    };
    pen.block(Label::ActionTiles, "tiles", at, (COLUMN, HEIGHT), &drawn)
}

fn tile(pen: &Pen, holder: &TileHolder, y: f64) -> Markup {
    let say = pen.scene.words;
    let tile = holder.tile;
    let passing = pen.carries(Piece::Passing(tile)).is_some();
    let half = (COLUMN / 2.0 - 6.0, ROW / 2.0 - 2.0);
    let effect = lines(&say.tile_effect(tile), if passing { 38 } else { 45 }, 2);
    let about = format!("{}: {} ({})", say.tile(tile), say.tile_effect(tile), say.tile_state(holder));
    let taken = holder.seat.is_some();
    let (right, middle) = (COLUMN - 20.0, COLUMN / 2.0);
    let drawn = html! {
        rect class=(if taken { "s-tile s-taken" } else { "s-tile" }) x="6" y=(At(y - half.1)) width=(At(COLUMN - 12.0)) height=(At(2.0 * half.1)) rx="5" {}
        circle.s-tile-n cx="17" cy=(At(y)) r="7.5" {}
        (text("s-t9 s-tile-nt", (17.0, y), &tile.number().to_string()))
        (icon(tile.name(), (39.0, y), 22.0))
        @let head = if effect.is_empty() { y } else { y - 4.5 * effect.len() as f64 };
        (fitted("s-t10 s-left", (55.0, head), &say.tile(tile), 5.6, 165.0))
        @for (n, line) in effect.iter().enumerate() {
            (text("s-t7 s-left s-soft", (55.0, head + 10.0 + 8.5 * n as f64), line))
        }
        @match holder.seat {
            Some(seat) => (mark(seat, (right, y), 10.0)),
            None if pen.scene.view.rules == Rules::Base && holder.price > 0 => {
                (text("s-t10 s-price", (if passing { right - 33.0 } else { right }, y), &say.money(holder.price)))
            }
            None => {}
        }
        @if holder.passed { (icon("free", (right - 20.0, y), 13.0)) }
    };
    // The pass option is a piece of its own beside the tile, which then is a little shorter.
    let option = passing.then(|| {
        let at = (right - 2.0, y);
        let chip = html! {
            rect.s-chip x=(At(at.0 - 15.0)) y=(At(y - 12.0)) width="30" height="24" rx="6" {}
            (icon("free", at, 17.0))
        };
        pen.piece(Piece::Passing(tile), "", &Halo::Box(at, (15.0, 12.0), 6.0), &chip)
    });
    let halo = match passing {
        true => Halo::Box((middle - 19.0, y), (half.0 - 19.0, half.1), 5.0),
        false => Halo::Box((middle, y), half, 5.0),
    };
    html! {
        (pen.piece(Piece::Tile(tile), &about, &halo, &drawn))
        @if let Some(option) = option { (option) }
    }
}

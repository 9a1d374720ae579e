//! The left edge: foresight, Kansas City supply and the job market.

use super::clickable::Piece;
use super::pieces::narrow;
use super::places::{self, SMALL, job_y};
use super::tiles::worker_tile;
use super::{Halo, Pen};
use crate::kit::{coin, frame, icon, text, titled};
use cowcatcher_games::gwt::data::supply::{JOB_PRICES, JOB_ROWS, YELLOW_ARROWS};
use maud::{Markup, html};

/// The x of the prices.
const PRICE_X: i32 = 156;

/// The job market.
pub(super) fn market(pen: &Pen) -> Markup {
    let view = pen.scene.view;
    let words = pen.scene.words;
    let columns = places::job_columns(view);
    html! {
        rect.g-jobs x="2" y="156" width="170" height="514" rx="8" {}
        (narrow("k-serif", (87, 166), &words.say("region-jobs", &[]), 160))
        @for row in 0..JOB_ROWS {
            @for column in 0..columns { (space(pen, row, column)) }
            @let y = job_y(row);
            (titled(&words.about_job_price(row), &coin("g-t11", (PRICE_X, y), 11, &JOB_PRICES[row].to_string())))
            @if YELLOW_ARROWS.contains(&(row as u8)) {
                (titled(&words.about_refill(), &html! { g.g-refill { (icon("cow", (PRICE_X, y + 20), 17)) } }))
            }
        }
        @if let Some(row) = view.job_token_row {
            @let at = places::job(usize::from(row.saturating_sub(1)), columns - 1, columns);
            g data-piece="job-token" { (titled(&words.about_job_token(), &icon("marker", at, 30))) }
        }
    }
}

/// A space of the job market, its column counted among those in use.
fn space(pen: &Pen, row: usize, column: usize) -> Markup {
    let view = pen.scene.view;
    let columns = places::job_columns(view);
    let (at, half) = (places::job(row, column, columns), places::job_half(columns));
    let workers = &view.jobs[row][4 - columns..];
    let Some(worker) = workers[column] else {
        return frame("g-empty", at, half, 4);
    };
    let name = pen.scene.words.worker(worker);
    let tile = worker_tile(worker, &name, at, half);
    let about = pen.scene.words.about_job(row, worker);
    let piece = Piece::Job(row as u8 + 1, worker);
    // Workers alike in a row are one action: it lies on the first of them.
    if workers[..column].contains(&Some(worker)) {
        return pen.unclicked(piece, &about, &tile);
    }
    pen.piece(piece, &about, &Halo::Box(at, half, 4), &tile)
}

/// Foresight tiles and the supplies behind them.
pub(super) fn foresight(pen: &Pen) -> Markup {
    let view = pen.scene.view;
    let words = pen.scene.words;
    html! {
        rect.g-jobs x="2" y="2" width="170" height="150" rx="8" {}
        (narrow("k-serif", (87, 14), &words.say("region-foresight", &[]), 160))
        @for column in 1..=3 {
            @for row in 0..2 { (foresight_space(pen, column, row)) }
            @let (x, y) = places::foresight(column, 1);
            (titled(&words.about_supply(column, view.supply[column - 1]), &html! {
                (frame("g-back-tile", (x - 10, y + 33), (10, 8), 2))
                (frame("g-back-tile", (x - 8, y + 31), (10, 8), 2))
                (text("g-t9 g-back-t", (x - 8, y + 31), &column.to_string()))
                (text("g-t11", (x + 14, y + 32), &view.supply[column - 1].to_string()))
            }))
        }
    }
}

fn foresight_space(pen: &Pen, column: usize, row: usize) -> Markup {
    let at = places::foresight(column, row);
    let tiles = &pen.scene.view.foresight[column - 1];
    let Some(tile) = tiles[row] else {
        return frame("g-empty", at, SMALL, 4);
    };
    let drawn = pen.supply_tile(tile, at);
    let about = pen.scene.words.about_foresight(tile);
    let piece = Piece::Foresight(column as u8, tile);
    if row == 1 && tiles[0] == Some(tile) {
        return pen.unclicked(piece, &about, &drawn);
    }
    pen.piece(piece, &about, &Halo::Box(at, SMALL, 4), &drawn)
}

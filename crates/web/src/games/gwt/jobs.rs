//! The left edge: foresight, Kansas City supply and the job market.

use super::clickable::Piece;
use super::pieces::coin;
use super::places::{self, JOB_X, SMALL, job_y};
use super::tiles::{supply_tile, worker_tile};
use super::{Halo, Pen};
use crate::kit::{Point, frame, icon, text};
use cowcatcher_games::gwt::data::supply::{JOB_PRICES, JOB_ROWS, YELLOW_ARROWS};
use cowcatcher_games::gwt::data::trail::Hands;
use maud::{Markup, html};

/// The job market.
pub(super) fn market(pen: &Pen) -> Markup {
    let view = pen.scene.view;
    let unused = 4 - places::job_columns(view);
    let left = JOB_X[unused] - SMALL.0 - 5;
    html! {
        rect.g-jobs x=(left) y="272" width=(205 - left) height="422" rx="8" {}
        @for row in 0..JOB_ROWS {
            @let y = job_y(row);
            @for (column, &x) in JOB_X.iter().enumerate().skip(unused) {
                (space(pen, row, column, (x, y)))
            }
            (coin((190, y), &JOB_PRICES[row].to_string()))
            @if YELLOW_ARROWS.contains(&(row as u8)) { (icon("cow", (190, y + 17), 13)) }
        }
        @if let Some(row) = view.job_token_row {
            g data-piece="job-token" { (icon("marker", (JOB_X[3], job_y(usize::from(row.saturating_sub(1)))), 26)) }
        }
    }
}

fn space(pen: &Pen, row: usize, column: usize, (x, y): Point) -> Markup {
    let view = pen.scene.view;
    let Some(worker) = view.jobs[row][column] else {
        return frame("g-empty", (x, y), SMALL, 4);
    };
    let tile = worker_tile(worker, (x, y));
    let about = pen.scene.words.worker(worker);
    // Workers alike in a row are one action: it lies on the first of them.
    if view.jobs[row][..column].contains(&Some(worker)) {
        return pen.unclicked(Piece::Job(row as u8 + 1, worker), &about, &tile);
    }
    pen.piece(Piece::Job(row as u8 + 1, worker), &about, &Halo::Box((x, y), SMALL, 4), &tile)
}

/// Foresight tiles, the supplies behind them, and what hands cost at this table.
pub(super) fn foresight(pen: &Pen) -> Markup {
    let view = pen.scene.view;
    html! {
        rect.g-jobs x="20" y="172" width="140" height="92" rx="8" {}
        @for column in 1..=3 {
            @for row in 0..2 { (foresight_space(pen, column, row)) }
            @let (x, _) = places::foresight(column, 0);
            (text("g-t9 g-faint", (x, 253), &format!("{} · {}", ["I", "II", "III"][column - 1], view.supply[column - 1])))
        }
        (fees(pen))
    }
}

fn foresight_space(pen: &Pen, column: usize, row: usize) -> Markup {
    let view = pen.scene.view;
    let (x, y) = places::foresight(column, row);
    let tiles = &view.foresight[column - 1];
    let Some(tile) = tiles[row] else {
        return frame("g-empty", (x, y), SMALL, 4);
    };
    let drawn = supply_tile(view.edition, tile, (x, y));
    let about = pen.scene.words.tile(tile);
    if row == 1 && tiles[0] == Some(tile) {
        return pen.unclicked(Piece::Foresight(column as u8, tile), &about, &drawn);
    }
    pen.piece(Piece::Foresight(column as u8, tile), &about, &Halo::Box((x, y), SMALL, 4), &drawn)
}

/// What the two hands cost with so many players.
fn fees(pen: &Pen) -> Markup {
    let players = pen.scene.view.players.len().clamp(2, 4) as u8;
    html! {
        rect.g-jobs x="20" y="40" width="116" height="34" rx="8" {}
        g.g-hand-green { (icon("palm", (36, 57), 18)) }
        (coin((58, 57), &Hands::GREEN.fee(players).to_string()))
        g.g-hand-black { (icon("palm", (94, 57), 18)) }
        (coin((116, 57), &Hands::BLACK.fee(players).to_string()))
    }
}

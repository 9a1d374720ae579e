//! Sam's board: what a person needs to see of an opponent who decides nothing.

use super::Pen;
use super::cards::{self, CARD};
use super::pieces::points;
use super::places::SMALL;
use super::railroad::{MASTER, master_tile};
use super::stock::{self, small};
use super::tiles::worker_icon;
use crate::kit::{self, Point, disc, figure, frame, icon, inline, shape, text, titled};
use crate::words::Value;
use cowcatcher_engine::Seat;
use cowcatcher_games::gwt::data::player_board::{ROW, SCORING_SPACE, SCORING_SPACE_POINTS, Worker};
use cowcatcher_games::gwt::{PlayerView, SamView};
use maud::{Markup, html};

/// One line for Sam.
pub(super) fn line(pen: &Pen, seat: Seat, sam: &SamView, player: &PlayerView) -> Markup {
    let words = pen.scene.words;
    let say = |id: &str| words.say(id, &[]);
    let name = words.seat(seat);
    let figure = |key: &str, icon: &str, value: &str, words: &str| figure(seat, key, &inline(icon), value, words);
    let discs = player.discs.count_ones();
    let figures = html! {
        @for (&worker, number) in Worker::ALL.iter().zip(player.workers) {
            (figure(worker.name(), worker_icon(worker), &number.to_string(), &words.worker(worker)))
        }
        (figure("engine", "engine", &player.engine.to_string(), &say("engine")))
        (kit::figure(seat, "discs", &shape(seat), discs, &words.about_sams_discs(discs)))
        (figure("deck", "cards", &sam.deck.len().to_string(), &words.about_sams_deck(sam)))
    };
    let beside = html! {
        (shape(seat)) (name) " " span.g-reconstructed data-about=(words.about_sam(sam)) { "(" (words.sam_reconstructed(sam)) ")" }
    };
    kit::line("g-line", seat, pen.scene.view.active == seat, &name, &beside, &figures)
}

/// All that lies before Sam: his last card in words, workers and discs, buildings in stock, cattle, objectives, tiles.
pub(super) fn board(pen: &Pen, seat: Seat, sam: &SamView, player: &PlayerView) -> Markup {
    let words = pen.scene.words;
    let edition = pen.scene.view.edition;
    html! {
        p.g-sams-card data-about=(words.about_sam(sam)) { (words.about_sams_card(sam)) }
        (sheet(pen, seat, sam, player))
        (stock::stock(pen, seat, player))
        div.g-row role="group" aria-label=(words.say("region-collected", &[])) data-about=(words.about_sams_cattle(&player.discard)) {
            @for &card in &player.discard { (small("g-beside", CARD, &pen.card(card, (0, 0)))) }
        }
        div.g-row role="group" aria-label=(words.say("region-collected", &[])) {
            @for objective in &player.area {
                @let drawn = cards::objective_card(edition, objective.card(), (0, 0));
                (small("g-beside", CARD, &titled(&words.about_sams_objective(objective.card()), &drawn)))
            }
            @for &master in &player.masters {
                @let drawn = master_tile(edition, master, (0, 0));
                (small("g-collected g-wide", MASTER, &titled(&words.about_sams_master(), &drawn)))
            }
            @for &tile in &player.tiles {
                (small("g-collected", SMALL, &titled(&words.about_collected(tile), &pen.supply_tile(tile, (0, 0)))))
            }
        }
    }
}

/// Half of the width and height of a space for a worker.
const PLACE: Point = (15, 17);
/// The discs in a row of his supply.
const DISCS: u32 = 7;

fn row_y(n: usize) -> i32 {
    21 + 38 * n as i32
}

/// The rows of workers with the specialization, and the discs left.
fn sheet(pen: &Pen, seat: Seat, sam: &SamView, player: &PlayerView) -> Markup {
    let words = pen.scene.words;
    let name = Value::from(words.seat(seat));
    let label = words.locale.text_with("region-player-board", &[("name", name)]);
    let left = player.discs.count_ones();
    let supply = html! {
        @for n in 0..left {
            @let at = (282 + 16 * (n % DISCS) as i32, row_y(0) + 20 * (n / DISCS) as i32);
            g class={ "k-p" (seat) } { (disc(seat, at, 7)) }
        }
    };
    let deck = cards::back(sam.deck.len() as u32, "cards", (330, 86), (18, 27));
    html! {
        svg.k-sheet viewBox="0 0 392 119" role="group" aria-label=(label) {
            rect.g-strip x="1" y="1" width="390" height="117" rx="8" {}
            @for (n, &worker) in Worker::ALL.iter().enumerate() {
                @if worker == sam.specialization { (specialization(pen, sam, (22, row_y(n)))) }
                @for space in 1..=ROW { (worker_place(pen, player, worker, space, (60 + 33 * (i32::from(space) - 1), row_y(n)))) }
            }
            (titled(&words.about_sams_discs(left), &supply))
            (titled(&words.about_sams_deck(sam), &deck))
        }
    }
}

/// The tile that marks the type he has most of.
fn specialization(pen: &Pen, sam: &SamView, at: Point) -> Markup {
    let drawn = html! {
        (frame("g-aux", at, PLACE, 4))
        (icon(worker_icon(sam.specialization), (at.0, at.1 - 4), 18))
        (text("g-t11", (at.0, at.1 + 11), "★"))
    };
    titled(&pen.scene.words.about_specialization(sam), &drawn)
}

fn worker_place(pen: &Pen, player: &PlayerView, worker: Worker, space: u8, at: Point) -> Markup {
    let filled = space <= player.workers[worker.index()];
    let scores = space >= SCORING_SPACE;
    let class = match (filled, scores) {
        (true, _) => "g-worker-place g-filled",
        (false, true) => "g-worker-place g-scores",
        (false, false) => "g-worker-place",
    };
    let drawn = html! {
        (frame(class, at, PLACE, 4))
        @if filled {
            (icon(worker_icon(worker), at, 24))
        } @else if scores {
            (points(at, SCORING_SPACE_POINTS))
        } @else { g.g-ghost { (icon(worker_icon(worker), at, 14)) } }
    };
    titled(&pen.scene.words.about_sams_worker_space(worker, space), &drawn)
}

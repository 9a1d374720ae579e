//! A player's own board: figures, auxiliary actions, workers, certificates and limits.

use super::clickable::Piece;
use super::lines;
use super::pieces::{coin, corners, points};
use super::tiles::worker_icon;
use super::{Halo, Pen};
use crate::kit::{self, Point, disc, figure, frame, icon, inline, shape, text, titled};
use crate::words::Value;
use cowcatcher_engine::Seat;
use cowcatcher_games::gwt::PlayerView;
use cowcatcher_games::gwt::data::player_board::{
    Auxiliary, CERTIFICATES, Corner, DiscSpace, HAND_DISC_COSTS, ROW, SCORING_SPACE, SCORING_SPACE_POINTS,
    STEP_DISC_PAYS, STEP_DISC_POINTS, WHITE_DISCS, Worker, worker_space,
};
use maud::{Markup, html};

/// One line for a player.
pub(super) fn line(pen: &Pen, seat: Seat, player: &PlayerView) -> Markup {
    let words = pen.scene.words;
    let say = |id: &str| words.say(id, &[]);
    let name = words.seat(seat);
    let figure = |key: &str, icon: &str, value: &str, words: &str| figure(seat, key, &inline(icon), value, words);
    let certificates = match player.permanent_certificates {
        0 => format!("{}/{}", player.certificates, player.certificate_limit),
        more => format!("{}/{} +{more}", player.certificates, player.certificate_limit),
    };
    let figures = html! {
        (figure("money", "dollar", &player.money.to_string(), &say("money")))
        (figure("certificates", "certificate", &certificates, &say("certificates")))
        @for (&worker, number) in Worker::ALL.iter().zip(player.workers) {
            (figure(worker.name(), worker_icon(worker), &number.to_string(), &words.worker(worker)))
        }
        (figure("engine", "engine", &player.engine.to_string(), &say("engine")))
        (figure("steps", "rancher", &player.step_limit.to_string(), &say("steps")))
        (figure("hand", "cards", &format!("{}/{}", player.hand, player.hand_limit), &say("hand-limit")))
        @if pen.scene.view.edition.tables().starting_tokens > 0 {
            (figure("tokens", "token", &player.tokens.to_string(), &say("tokens")))
        }
    };
    kit::line("g-line", seat, pen.scene.view.active == seat, &name, &html! { (shape(seat)) (name) }, &figures)
}

/// The printed part of the board.
pub(super) fn sheet(pen: &Pen, seat: Seat, player: &PlayerView) -> Markup {
    let name = Value::from(pen.scene.words.seat(seat));
    let label = pen.scene.words.locale.text_with("region-player-board", &[("name", name)]);
    html! {
        svg.k-sheet viewBox="0 0 460 196" role="group" aria-label=(label) {
            rect.g-strip x="1" y="1" width="458" height="194" rx="8" {}
            @for (n, &aux) in Auxiliary::ALL.iter().enumerate() {
                (auxiliary(pen, seat, player, aux, 22 + 38 * n as i32))
            }
            @for (n, &worker) in Worker::ALL.iter().enumerate() {
                @for space in 1..=ROW {
                    (worker_place(pen, player, worker, space, (226 + 42 * (i32::from(space) - 1), 22 + 38 * n as i32)))
                }
            }
            (certificates(pen, seat, player))
            (limits(pen, seat, player))
        }
    }
}

/// The discs still on a space.
fn discs_on(player: &PlayerView, space: DiscSpace) -> u32 {
    (player.discs & space.bits()).count_ones()
}

/// A disc that lies on a space, if it does; the first of two alike carries the action.
fn covering(pen: &Pen, seat: Seat, space: DiscSpace, nth: u32, at: Point) -> Markup {
    let drawn = html! {
        g data-piece={ "disc-" (seat) "-" (space) "-" (nth) } class={ "k-p" (seat) } { (disc(seat, at, 10)) }
    };
    match nth {
        0 => pen.piece(Piece::Disc(space), &pen.scene.words.disc(space), &Halo::Round(at, 10), &drawn),
        _ => titled(&pen.scene.words.disc(space), &drawn),
    }
}

fn corner(space: DiscSpace) -> Corner {
    if space.bits() & WHITE_DISCS != 0 { Corner::White } else { Corner::Black }
}

/// An auxiliary action, single and double, with the discs that cover it.
fn auxiliary(pen: &Pen, seat: Seat, player: &PlayerView, aux: Auxiliary, y: i32) -> Markup {
    let edition = pen.scene.view.edition;
    let (space, spaces) = aux.covered_by();
    let left = discs_on(player, space);
    // The double form is covered to the last disc; the single form only where two discs lie.
    let covered = |double: bool| if double { left >= 1 } else { spaces == 2 && left == 2 };
    html! {
        @for double in [false, true] {
            @let x = if double { 149 } else { 53 };
            @let half = (46, 16);
            @let disc_space = double || spaces == 2;
            @let drawn = html! {
                (frame(if covered(double) { "g-aux g-covered" } else { "g-aux" }, (x, y), half, 4))
                @if disc_space { (corners((x, y), half, corner(space))) }
                (lines::auxiliary(edition, aux, double, if disc_space { (x - 10, y) } else { (x, y) }, 66))
            };
            (pen.piece(Piece::Aux(aux, double), &pen.scene.words.aux(aux), &Halo::Box((x, y), half, 4), &drawn))
            @if covered(double) {
                (covering(pen, seat, space, u32::from(double && left == 2), (x + 34, y)))
            }
        }
    }
}

fn worker_place(pen: &Pen, player: &PlayerView, worker: Worker, space: u8, (x, y): Point) -> Markup {
    let count = player.workers[worker.index()];
    let half = (19, 16);
    let line = worker_space(worker, space);
    let words = pen.scene.words;
    let about = line.map_or_else(|| words.worker(worker), |line| words.line(line));
    let drawn = html! {
        (frame(if space <= count { "g-worker-place g-filled" } else { "g-worker-place" }, (x, y), half, 4))
        @if space <= count {
            (icon(worker_icon(worker), (x, y), 24))
        } @else {
            @if line.is_none() && space < SCORING_SPACE { g.g-ghost { (icon(worker_icon(worker), (x, y), 14)) } }
            @if let Some(line) = line { (lines::icons(pen.scene.view.edition, line, (x, y - if space >= SCORING_SPACE { 6 } else { 0 }), 34)) }
            @if space >= SCORING_SPACE { (points((x, y + if line.is_some() { 8 } else { 0 }), SCORING_SPACE_POINTS)) }
        }
    };
    if space == count {
        return pen.piece(Piece::Worker(worker), &about, &Halo::Box((x, y), half, 4), &drawn);
    }
    titled(&about, &drawn)
}

/// The certificate track with the discs that hold its limit.
fn certificates(pen: &Pen, seat: Seat, player: &PlayerView) -> Markup {
    let y = 138;
    let half = (16, 15);
    html! {
        (icon("certificate", (215, y), 18))
        @for (n, &value) in CERTIFICATES.iter().enumerate() {
            @let x = 246 + 38 * n as i32;
            @let limit = match value { 4 => Some(DiscSpace::Limit4), 6 => Some(DiscSpace::Limit6), _ => None };
            (frame(if value <= player.certificate_limit { "g-step" } else { "g-step g-covered" }, (x, y), half, 4))
            @if let Some(space) = limit { (corners((x, y), half, corner(space))) }
            (text("g-t11", (x, y), &value.to_string()))
            @if let Some(space) = limit {
                @if discs_on(player, space) > 0 { (covering(pen, seat, space, 0, (x, y))) }
            }
            @if value == player.certificates {
                circle.g-marker cx=(x) cy=(y) r="12" {}
            }
        }
    }
}

/// Step limit and hand limit with their discs.
fn limits(pen: &Pen, seat: Seat, player: &PlayerView) -> Markup {
    let y = 174;
    let place = |space: DiscSpace, nth: u32, lies: bool, x: i32, printed: Markup| {
        html! {
            rect.g-step x=(x - 16) y=(y - 15) width="32" height="30" rx="4" {}
            (corners((x, y), (16, 15), corner(space)))
            (printed)
            @if lies { (covering(pen, seat, space, nth, (x, y))) }
        }
    };
    let (left, right) = (discs_on(player, DiscSpace::StepLeft) > 0, discs_on(player, DiscSpace::StepRight) > 0);
    let hand = discs_on(player, DiscSpace::Hand);
    let costs = || html! { g.g-pay { (coin((0, 0), &format!("−{HAND_DISC_COSTS}"))) } };
    let at = |x: i32, drawn: Markup| html! { g transform={ "translate(" (x) "," (y) ")" } { (drawn) } };
    html! {
        (icon("rancher", (215, y), 18))
        (text("g-t12", (232, y), &player.step_limit.to_string()))
        (place(DiscSpace::StepLeft, 0, left, 260, at(260, coin((0, 0), &STEP_DISC_PAYS.to_string()))))
        (place(DiscSpace::StepRight, 0, right, 296, at(296, points((0, 0), STEP_DISC_POINTS))))
        (icon("cards", (338, y), 18))
        (text("g-t12", (355, y), &player.hand_limit.to_string()))
        (place(DiscSpace::Hand, 0, hand > 0, 384, at(384, costs())))
        (place(DiscSpace::Hand, 1, hand > 1, 420, at(420, costs())))
    }
}

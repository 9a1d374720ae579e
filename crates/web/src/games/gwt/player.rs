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
    let walking = pen.scene.view.steps_left.filter(|_| pen.scene.view.active == seat);
    let steps = match walking {
        Some(left) => format!("{left}/{}", player.step_limit),
        None => player.step_limit.to_string(),
    };
    // A turnout lies between two spaces.
    let engine = player.engine.to_string().replace('|', "–");
    let figures = html! {
        (figure("money", "dollar", &player.money.to_string(), &say("money")))
        (figure("certificates", "certificate", &certificates, &say("certificates")))
        @for (&worker, number) in Worker::ALL.iter().zip(player.workers) {
            (figure(worker.name(), worker_icon(worker), &number.to_string(), &words.worker(worker)))
        }
        (figure("engine", "engine", &engine, &say("engine")))
        (figure("steps", "rancher", &steps, &say("steps")))
        (figure("hand", "cards", &format!("{}/{}", player.hand, player.hand_limit), &say("hand-cards")))
        @if pen.scene.view.edition.tables().starting_tokens > 0 {
            (figure("tokens", "token", &player.tokens.to_string(), &say("tokens")))
        }
    };
    kit::line("g-line", seat, pen.scene.view.active == seat, &name, &html! { (shape(seat)) (name) }, &figures)
}

/// The y of the five rows of the sheet, and half of their height.
fn row_y(n: usize) -> i32 {
    21 + 38 * n as i32
}
const HALF: i32 = 17;
/// The radius of a disc: small enough to leave in sight what it covers.
const DISC: i32 = 9;

/// The printed part of the board, drawn so that one unit is a pixel in a column of 400.
pub(super) fn sheet(pen: &Pen, seat: Seat, player: &PlayerView) -> Markup {
    let name = Value::from(pen.scene.words.seat(seat));
    let label = pen.scene.words.locale.text_with("region-player-board", &[("name", name)]);
    html! {
        svg.k-sheet viewBox="0 0 392 195" role="group" aria-label=(label) {
            rect.g-strip x="1" y="1" width="390" height="193" rx="8" {}
            @for (n, &aux) in Auxiliary::ALL.iter().enumerate() { (auxiliary(pen, seat, player, aux, row_y(n))) }
            @for (n, &worker) in Worker::ALL.iter().enumerate() {
                @for space in 1..=ROW {
                    (worker_place(pen, player, worker, space, (212 + 325 * (i32::from(space) - 1) / 10, row_y(n))))
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

/// A disc that lies on a space, if it does; the first of two alike carries the action. The whole box of the space can be clicked.
fn covering(pen: &Pen, seat: Seat, space: DiscSpace, nth: u32, at: Point, (centre, half): (Point, Point)) -> Markup {
    let drawn = html! {
        g data-piece={ "disc-" (seat) "-" (space) "-" (nth) } class={ "k-p" (seat) } { (disc(seat, at, DISC)) }
    };
    let about = pen.scene.words.about_disc(space);
    match nth {
        0 => pen.piece(Piece::Disc(space), &about, &Halo::Box(centre, half, 4), &drawn),
        _ => titled(&about, &drawn),
    }
}

fn corner(space: DiscSpace) -> Corner {
    if space.bits() & WHITE_DISCS != 0 { Corner::White } else { Corner::Black }
}

/// An auxiliary action, single and double, with the discs that cover it.
fn auxiliary(pen: &Pen, seat: Seat, player: &PlayerView, aux: Auxiliary, y: i32) -> Markup {
    let edition = pen.scene.view.edition;
    let words = pen.scene.words;
    let (space, spaces) = aux.covered_by();
    let left = discs_on(player, space);
    // The double form is covered to the last disc; the single form only where two discs lie.
    let covered = |double: bool| if double { left >= 1 } else { spaces == 2 && left == 2 };
    html! {
        @for double in [false, true] {
            @let (x, w) = if double { (142, 49) } else { (47, 43) };
            @let half = (w, HALF);
            @let disc_space = double || spaces == 2;
            @let drawn = html! {
                (frame(if covered(double) { "g-aux g-covered" } else { "g-aux" }, (x, y), half, 4))
                @if disc_space { (corners((x, y), half, corner(space))) }
                (lines::auxiliary(edition, aux, double, if disc_space { (x - 9, y) } else { (x, y) }, 2 * w - 20))
            };
            @let about = words.about_auxiliary(aux, double);
            (pen.piece(Piece::Aux(aux, double), &about, &Halo::Box((x, y), half, 4), &drawn))
            @if covered(double) {
                (covering(pen, seat, space, u32::from(double && left == 2), (x + w - 10, y + 6), ((x, y), half)))
            }
        }
    }
}

fn worker_place(pen: &Pen, player: &PlayerView, worker: Worker, space: u8, (x, y): Point) -> Markup {
    let count = player.workers[worker.index()];
    let half = (15, HALF);
    let line = worker_space(worker, space);
    let words = pen.scene.words;
    let about = words.about_worker_space(worker, space);
    let scores = space >= SCORING_SPACE;
    let class = match (space <= count, scores) {
        (true, _) => "g-worker-place g-filled",
        (false, true) => "g-worker-place g-scores",
        (false, false) => "g-worker-place",
    };
    // The points leave the room to what is printed there besides; the colour of the space stays.
    let wide = line.is_some_and(|line| lines::is_wide(pen.scene.view.edition, line, 29));
    let drawn = html! {
        (frame(class, (x, y), half, 4))
        @if space <= count {
            (icon(worker_icon(worker), (x, y), 24))
        } @else {
            @if line.is_none() && !scores { g.g-ghost { (icon(worker_icon(worker), (x, y), 14)) } }
            @if scores && !wide { (points((x, y - if line.is_some() { 7 } else { 0 }), SCORING_SPACE_POINTS)) }
            @if let Some(line) = line { (lines::compact(pen.scene.view.edition, line, (x, y + if scores && !wide { 8 } else { 0 }), 29)) }
        }
    };
    if space == count {
        return pen.piece(Piece::Worker(worker), &about, &Halo::Box((x, y), half, 4), &drawn);
    }
    titled(&about, &drawn)
}

/// The certificate track with the discs that hold its limit.
fn certificates(pen: &Pen, seat: Seat, player: &PlayerView) -> Markup {
    let y = row_y(3);
    let half = (14, HALF);
    let about = pen.scene.words.about_certificates();
    let track = html! {
        (icon("certificate", (206, y), 18))
        @for (n, &value) in CERTIFICATES.iter().enumerate() {
            @let (at, limit) = certificate(n, value, y);
            (frame(if value <= player.certificate_limit { "g-step" } else { "g-step g-covered" }, at, half, 4))
            @if let Some(space) = limit { (corners(at, half, corner(space))) }
            (text("g-t11", (at.0, at.1 - if limit.is_some() { 5 } else { 0 }), &value.to_string()))
            @if value == player.certificates {
                circle.g-marker cx=(at.0) cy=(at.1 - if limit.is_some() { 5 } else { 0 }) r="9" {}
            }
        }
    };
    html! {
        (titled(&about, &track))
        @for (n, &value) in CERTIFICATES.iter().enumerate() {
            @let (at, limit) = certificate(n, value, y);
            @if let Some(space) = limit.filter(|&space| discs_on(player, space) > 0) {
                (covering(pen, seat, space, 0, (at.0 + 4, at.1 + 8), (at, half)))
            }
        }
    }
}

/// Where the nth space of the certificate track lies, and the limit that a disc on it holds.
fn certificate(n: usize, value: u8, y: i32) -> (Point, Option<DiscSpace>) {
    let limit = match value {
        4 => Some(DiscSpace::Limit4),
        6 => Some(DiscSpace::Limit6),
        _ => None,
    };
    ((231 + 29 * n as i32, y), limit)
}

/// Step limit and hand limit with their discs.
fn limits(pen: &Pen, seat: Seat, player: &PlayerView) -> Markup {
    let y = row_y(4);
    let words = pen.scene.words;
    let half = (15, HALF);
    let place = |space: DiscSpace, nth: u32, lies: bool, x: i32, printed: Markup| {
        let drawn = html! {
            (frame("g-step", (x, y), half, 4))
            (corners((x, y), half, corner(space)))
            (printed)
        };
        html! {
            (titled(&words.about_disc(space), &drawn))
            @if lies { (covering(pen, seat, space, nth, (x + 5, y + 8), ((x, y), half))) }
        }
    };
    let (left, right) = (discs_on(player, DiscSpace::StepLeft) > 0, discs_on(player, DiscSpace::StepRight) > 0);
    let hand = discs_on(player, DiscSpace::Hand);
    let costs = |x: i32| html! { g.g-pay { (coin((x - 4, y - 5), &format!("−{HAND_DISC_COSTS}"))) } };
    html! {
        (titled(&words.about_step_limit(), &html! {
            (icon("rancher", (206, y), 18))
            (text("g-t14", (222, y), &player.step_limit.to_string()))
        }))
        (place(DiscSpace::StepLeft, 0, left, 246, coin((242, y - 5), &STEP_DISC_PAYS.to_string())))
        (place(DiscSpace::StepRight, 0, right, 279, points((275, y - 5), STEP_DISC_POINTS)))
        (titled(&words.about_hand_limit(), &html! {
            (icon("cards", (306, y), 18))
            (text("g-t14", (322, y), &player.hand_limit.to_string()))
        }))
        (place(DiscSpace::Hand, 0, hand > 0, 343, costs(343)))
        (place(DiscSpace::Hand, 1, hand > 1, 375, costs(375)))
    }
}

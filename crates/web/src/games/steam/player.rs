//! A player's own figures: in one line, and as a board with their locomotive and action tile.

use super::Pen;
use super::pieces::fitted;
use crate::kit::{self, At, figure, icon, inline, mark, text};
use crate::words::steam::Label;
use cowcatcher_engine::Seat;
use cowcatcher_games::steam::PlayerView;
use cowcatcher_games::steam::data::HIGHEST_LEVEL;
use maud::{Markup, html};

/// One line for a player.
pub(super) fn line(pen: &Pen, seat: Seat, player: &PlayerView) -> Markup {
    let (words, name) = (pen.scene.words, pen.scene.words.seat(seat));
    let figure =
        |key: &str, icon: &str, value: &str, label: Label| figure(seat, key, &inline(icon), value, &words.label(label));
    let beside = html! {
        svg.k-inline viewBox="-8 -8 16 16" aria-hidden="true" { (mark(seat, (0.0, 0.0), 7.0)) }
        (name)
    };
    let figures = html! {
        (figure("cash", "dollar", &player.cash.to_string(), Label::Cash))
        (figure("income", "income", &words.signed(player.income), Label::Income))
        (figure("points", "star", &player.points.to_string(), Label::Points))
        (figure("engine", "engine", &player.level.to_string(), Label::Level))
        (figure("link", "link", &player.links.to_string(), Label::Links))
        @if let Some(tile) = player.tile {
            span.k-figure title=(words.tile(tile)) { (inline(tile.name())) span.unseen { (words.tile(tile)) } }
        }
        @if player.bankrupt.is_some() { span.k-figure.s-bankrupt { (words.label(Label::Bankrupt)) } }
    };
    kit::line("s-line", seat, pen.scene.view.active == Some(seat), &name, &beside, &figures)
}

/// The width and height of the board.
const SHEET: (f64, f64) = (460.0, 128.0);

/// The board of a player.
pub(super) fn sheet(pen: &Pen, seat: Seat, player: &PlayerView) -> Markup {
    let say = pen.scene.words;
    let place = pen.scene.view.order.iter().position(|&it| it == seat);
    let big = [
        ("dollar", say.money(player.cash), Label::Cash),
        ("income", say.signed(player.income), Label::Income),
        ("star", player.points.to_string(), Label::Points),
        ("link", player.links.to_string(), Label::Links),
        ("funds", say.money(player.funds), Label::Funds),
    ];
    html! {
        svg.k-sheet viewBox={ "0 0 " (SHEET.0) " " (SHEET.1) } role="group" aria-label=(say.player_board_of(&pen.scene.words.seat(seat))) {
            rect.s-card x="0.5" y="0.5" width=(SHEET.0 - 1.0) height=(SHEET.1 - 1.0) rx="8" {}
            @for (n, (name, value, label)) in big.iter().enumerate() {
                @let x = 6.0 + 90.0 * n as f64;
                @let about = say.label(*label);
                rect.s-cell x=(At(x)) y="6" width="86" height="50" rx="5" {}
                (icon(name, (x + 17.0, 23.0), 22.0))
                (text("s-t18 s-left", (x + 34.0, 23.0), value))
                (fitted("s-t9 s-soft", (x + 43.0, 46.0), &about, 4.8, 80.0))
            }
            (fitted("s-t9 s-left s-soft", (8.0, 67.0), &say.label(Label::Level), 4.8, 200.0))
            @for level in 1..=HIGHEST_LEVEL {
                @let x = 6.0 + 37.0 * f64::from(level - 1);
                rect class=(if level <= player.level { "s-cell s-reached" } else { "s-cell" }) x=(At(x)) y="75" width="34" height="46" rx="5" {}
                (text("s-t9 s-cell-t", (x + 8.0, 83.0), &level.to_string()))
                @if level == player.level { g class={ "s-own-engine k-p" (seat) } { (icon("engine", (x + 17.0, 100.0), 26.0)) } }
            }
            (held(pen, player))
            @if let Some(place) = place {
                (fitted("s-t9 s-left s-soft", (400.0, 67.0), &say.label(Label::TurnOrder), 4.8, 54.0))
                rect.s-cell x="400" y="75" width="54" height="46" rx="5" {}
                (icon("turn-order", (416.0, 98.0), 20.0))
                (text("s-t18 s-left", (432.0, 98.0), &(place + 1).to_string()))
            }
        }
    }
}

/// The action tile of this turn.
fn held(pen: &Pen, player: &PlayerView) -> Markup {
    let say = pen.scene.words;
    html! {
        (fitted("s-t9 s-left s-soft", (232.0, 67.0), &say.label(Label::ActionTile), 4.8, 160.0))
        rect class=(if player.tile.is_some() { "s-tile" } else { "s-space s-bare" }) x="230" y="75" width="164" height="46" rx="5" {}
        @if let Some(tile) = player.tile {
            (icon(tile.name(), (252.0, 98.0), 28.0))
            (fitted("s-t12 s-left", (272.0, 98.0), &say.tile(tile), 6.6, 116.0))
            @if player.passed { (icon("free", (383.0, 84.0), 13.0)) }
        }
    }
}

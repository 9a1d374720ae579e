//! A player's own figures: in one line, and as a board with their locomotive and action tile.

use super::Pen;
use super::pieces::fitted;
use crate::kit::{self, At, icon, inline, mark, text, titled};
use crate::words::steam::{Label, Thing};
use cowcatcher_engine::Seat;
use cowcatcher_games::steam::PlayerView;
use cowcatcher_games::steam::data::HIGHEST_LEVEL;
use maud::{Markup, html};

/// One line for a player.
pub(super) fn line(pen: &Pen, seat: Seat, player: &PlayerView) -> Markup {
    let (words, name) = (pen.scene.words, pen.scene.words.seat(seat));
    let figure = |key: &str, icon: &str, value: i32, label: Label, thing: Thing| {
        html! {
            span.k-figure data-figure={ (seat) "-" (key) } data-value=(value) data-about=(words.what(thing)) title=(words.label(label)) {
                (inline(icon))
                span.unseen { (words.label(label)) " " }
                b { (words.signed(value)) }
            }
        }
    };
    let beside = html! {
        svg.k-inline viewBox="-8 -8 16 16" aria-hidden="true" { (mark(seat, (0.0, 0.0), 7.0)) }
        (name)
    };
    let holds = pen.scene.view.tiles.iter().find(|holder| holder.seat == Some(seat));
    let figures = html! {
        (figure("cash", "dollar", player.cash, Label::Cash, Thing::Cash))
        (figure("income", "income", player.income, Label::Income, Thing::Income))
        (figure("points", "star", player.points, Label::Points, Thing::Points))
        (figure("engine", "engine", player.level.into(), Label::Level, Thing::Level))
        (figure("link", "link", player.links.into(), Label::Links, Thing::Links))
        @if let Some(holder) = holds {
            span.k-figure data-about=(words.what_tile(holder)) { (inline(holder.tile.name())) span.unseen { (words.tile(holder.tile)) } }
        }
        @if player.bankrupt.is_some() {
            span.k-figure.s-bankrupt data-about=(words.what(Thing::Bankrupt)) { (words.label(Label::Bankrupt)) }
        }
    };
    kit::line("s-line", seat, pen.scene.view.active == Some(seat), &name, &beside, &figures)
}

/// The width and height of the board: on a desk one unit is one pixel.
const SHEET: (f64, f64) = (400.0, 124.0);

/// The board of a player.
pub(super) fn sheet(pen: &Pen, seat: Seat, player: &PlayerView) -> Markup {
    let say = pen.scene.words;
    let place = pen.scene.view.order.iter().position(|&it| it == seat);
    let big = [
        ("dollar", say.money(player.cash), Label::Cash, Thing::Cash),
        ("income", say.signed(player.income), Label::Income, Thing::Income),
        ("star", player.points.to_string(), Label::Points, Thing::Points),
        ("link", player.links.to_string(), Label::AllLinks, Thing::Links),
        ("funds", say.money(player.funds), Label::CanPay, Thing::Funds),
    ];
    html! {
        svg.k-sheet viewBox={ "0 0 " (SHEET.0) " " (SHEET.1) } role="group" aria-label=(say.player_board_of(&say.seat(seat))) {
            rect.s-card x="0.5" y="0.5" width=(SHEET.0 - 1.0) height=(SHEET.1 - 1.0) rx="8" {}
            @for (n, (name, value, label, thing)) in big.iter().enumerate() {
                @let x = 5.0 + 78.2 * n as f64;
                (pen.about(*thing, &html! {
                    rect.s-cell x=(At(x)) y="5" width="76" height="48" rx="5" {}
                    (icon(name, (x + 15.0, 21.0), 20.0))
                    (fitted("s-t16 s-left", (x + 28.0, 21.0), value, 9.5, 46.0))
                    (fitted("s-t9 s-soft", (x + 38.0, 43.0), &say.label(*label), 4.9, 72.0))
                }))
            }
            (pen.about(Thing::Level, &html! {
                (fitted("s-t9 s-left s-soft", (7.0, 62.0), &say.label(Label::Level), 4.9, 184.0))
                @for level in 1..=HIGHEST_LEVEL {
                    @let x = 5.0 + 31.5 * f64::from(level - 1);
                    rect class=(if level <= player.level { "s-cell s-reached" } else { "s-cell" }) x=(At(x)) y="70" width="29.5" height="48" rx="5" {}
                    (text("s-t11 s-cell-t", (x + 8.0, 79.0), &level.to_string()))
                    @if level == player.level { g class={ "s-own-engine k-p" (seat) } { (icon("engine", (x + 15.0, 100.0), 25.0)) } }
                }
            }))
            (held(pen, seat, player))
            @if let Some(place) = place {
                (pen.about(Thing::Order, &html! {
                    (fitted("s-t9 s-left s-soft", (343.0, 62.0), &say.label(Label::TurnOrder), 4.9, 52.0))
                    rect.s-cell x="343" y="70" width="52" height="48" rx="5" {}
                    (icon("turn-order", (358.0, 94.0), 20.0))
                    (text("s-t16 s-left", (373.0, 94.0), &(place + 1).to_string()))
                }))
            }
        }
    }
}

/// The action tile of this turn.
fn held(pen: &Pen, seat: Seat, player: &PlayerView) -> Markup {
    let say = pen.scene.words;
    let holder = pen.scene.view.tiles.iter().find(|holder| holder.seat == Some(seat));
    let about = holder.map_or_else(|| say.what(Thing::ActionTile), |holder| say.what_tile(holder));
    titled(
        &about,
        &html! {
            (fitted("s-t9 s-left s-soft", (197.0, 62.0), &say.label(Label::ActionTile), 4.9, 140.0))
            rect class=(if player.tile.is_some() { "s-tile" } else { "s-space s-bare" }) x="196" y="70" width="143" height="48" rx="5" {}
            @if let Some(tile) = player.tile {
                (icon(tile.name(), (215.0, 94.0), 28.0))
                (fitted("s-t12 s-left", (234.0, 94.0), &say.tile(tile), 6.6, if player.passed { 82.0 } else { 100.0 }))
                @if player.passed { (icon("free", (329.0, 80.0), 14.0)) }
            }
        },
    )
}

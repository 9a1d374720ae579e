//! Hands, and the starting tiles while one is chosen.

use super::cards::{self, CARD};
use super::clickable::Piece;
use super::gains;
use super::{Halo, Pen};
use crate::kit::{Point, frame, icon, text, titled};
use cowcatcher_engine::Seat;
use cowcatcher_games::mombasa::data::cards::{Card, Cards};
use cowcatcher_games::mombasa::data::player_board::RESTING;
use cowcatcher_games::mombasa::data::start_tiles::StartTile;
use cowcatcher_games::mombasa::{PlayerView, Question};
use maud::{Markup, html};

/// Half of the width and height of a starting tile.
const TILE: Point = (76, 50);

/// A small drawing of its own around the origin: half width, half height.
fn small(class: &str, (w, h): Point, drawn: &Markup) -> Markup {
    let view_box = format!("{} {} {} {}", -w - 4, -h - 4, 2 * w + 8, 2 * h + 8);
    html! { svg class=(class) viewBox=(view_box) { (drawn) } }
}

/// The viewer's hand without the cards that they have planned, and the starting tiles dealt to them.
pub(super) fn hand(pen: &Pen) -> Markup {
    let scene = pen.scene;
    let (Some(seat), Some(own)) = (scene.seat, &scene.view.own) else { return html! {} };
    let Some(player) = scene.view.players.get(seat.index()) else { return html! {} };
    let planned: Cards = own.plan.iter().flatten().copied().collect();
    html! {
        @if !own.dealt.is_empty() {
            div.m-hand role="group" aria-label=(scene.words.question(Question::KeepTile)) {
                @for &tile in &own.dealt { (small("m-starttile", TILE, &dealt(pen, tile, own.kept))) }
            }
        }
        div.m-hand role="group" aria-label=(scene.words.say("hand-title", &[])) {
            @for card in cards::sorted(scene, player.hand.without(planned)) { (held(pen, seat, card)) }
        }
    }
}

fn held(pen: &Pen, seat: Seat, card: Card) -> Markup {
    let drawn = html! {
        g data-piece=(cards::piece_name(card, Some(seat))) { (cards::face(pen.scene, card, (0, 0), CARD.1, false)) }
    };
    let about = pen.scene.words.about_card(card);
    small("m-handcard", CARD, &pen.piece(Piece::Hand(card), &about, &Halo::Box((0, 0), CARD, 5), &drawn))
}

/// The open hand of another player, as strips.
pub(super) fn open(pen: &Pen, seat: Seat, player: &PlayerView) -> Markup {
    let half = (CARD.0, cards::STRIP);
    let label = format!("{}: {}", pen.scene.words.part("hand"), pen.scene.words.seat(seat));
    html! {
        div.m-hand role="group" aria-label=(label) {
            @for card in cards::sorted(pen.scene, player.hand) {
                @let drawn = cards::strip(pen.scene, card, (0, 0));
                (small("m-openhand", half, &titled(&pen.scene.words.about_card(card), &drawn)))
            }
        }
    }
}

/// A starting tile: where its three cards rest, and its bonus.
fn dealt(pen: &Pen, tile: StartTile, kept: Option<StartTile>) -> Markup {
    let (w, h) = TILE;
    let row = &pen.scene.tables().start_tiles[tile.index()];
    let drawn = html! {
        g.m-card {
            (frame(if kept == Some(tile) { "m-tileface m-kept" } else { "m-tileface" }, (0, 0), TILE, 7))
            @if kept == Some(tile) { (icon("ready", (w - 14, -h + 13), 16)) }
            (gains::row(&gains::gains(row.bonus), (0, -h + 24), 2 * w - 12))
            @for ((n, card), deck) in row.resting.into_iter().enumerate().zip(RESTING) {
                @let x = 49 * (n as i32 - 1);
                (text("m-s m-faint-t", (x, 4), &format!("{}.", deck.index() + 1)))
                g transform={ "translate(" (x) ",26) scale(.82)" } { (cards::strip(pen.scene, card, (0, 0))) }
            }
        }
    };
    pen.piece(Piece::StartTile(tile), &pen.scene.words.about_start_tile(tile), &Halo::Box((0, 0), TILE, 7), &drawn)
}

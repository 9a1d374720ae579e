//! What lies beside a player's board: buildings in stock, collected tiles, objectives, and the hand.

use super::cards::{self, CARD};
use super::clickable::Piece;
use super::places::{BUILDING, SMALL};
use super::railroad::{MASTER, master_tile};
use super::{Halo, Pen};
use crate::kit::{frame, icon, text, titled};
use cowcatcher_engine::Seat;
use cowcatcher_games::gwt::PlayerView;
use cowcatcher_games::gwt::data::cards::Card;
use maud::{Markup, html};

/// A small drawing of its own around the origin: half width, half height.
pub(super) fn small(class: &str, (w, h): (i32, i32), drawn: &Markup) -> Markup {
    let view_box = format!("{} {} {} {}", -w - 3, -h - 3, 2 * w + 6, 2 * h + 6);
    html! { svg class=(class) viewBox=(view_box) { (drawn) } }
}

/// How far the front of a building rises above its tile.
const GABLE: i32 = 9;

/// The private buildings still in stock, the one that is being placed among them. What was built leaves its place empty, so that the others
/// keep theirs.
pub(super) fn stock(pen: &Pen, seat: Seat, player: &PlayerView) -> Markup {
    let words = pen.scene.words;
    let view = pen.scene.view;
    let (w, h) = BUILDING;
    let placing = |number: u8| seat == view.active && view.placing == Some(number);
    html! {
        div.g-row role="group" aria-label=(words.say("region-stock", &[])) {
            @for number in (1..).take(view.edition.tables().buildings[0].len()) {
                svg.g-stock viewBox={ (-w - 3) " " (-h - GABLE) " " (2 * w + 6) " " (2 * h + GABLE + 3) } {
                    @if player.stock.contains(&number) {
                        @let drawn = html! {
                            (pen.building(None, seat, number, (0, 0)))
                            @if placing(number) { (frame("g-chosen", (0, 0), (w - 1, h - 1), 3)) (icon("marker", (w - 10, h - 12), 22)) }
                        };
                        @let about = words.about_stock(seat, number, placing(number));
                        (pen.piece(Piece::Stock(number), &about, &Halo::Box((0, 0), BUILDING, 4), &drawn))
                    } @else {
                        (frame("g-empty", (0, 0), (w - 4, h - 6), 6))
                    }
                }
            }
        }
    }
}

/// Exchange tokens, objectives, hazards, trade tiles and station masters of a player.
pub(super) fn collected(pen: &Pen, player: &PlayerView) -> Markup {
    let edition = pen.scene.view.edition;
    let words = pen.scene.words;
    let objectives = player.starting.map(|starting| starting.card());
    let objectives = objectives.into_iter().chain(player.area.iter().map(|it| it.card()));
    html! {
        div.g-row.g-kept role="group" tabindex="0" aria-label=(words.say("region-collected", &[])) {
            @if player.tokens > 0 {
                @let drawn = html! { (icon("token", (0, 0), 28)) (text("g-t11 g-times", (9, 10), &format!("×{}", player.tokens))) };
                (small("g-collected", (15, 15), &pen.piece(Piece::Token, &words.about_tokens(), &Halo::Round((0, 0), 14), &drawn)))
            }
            @for card in objectives {
                @let drawn = cards::objective_card(edition, card, (0, 0));
                (small("g-beside", CARD, &titled(&words.about_own_objective(card), &drawn)))
            }
            @for &master in &player.masters {
                @let drawn = master_tile(edition, master, (0, 0));
                (small("g-collected g-wide", MASTER, &titled(&words.about_own_master(master), &drawn)))
            }
            @for &tile in &player.tiles {
                @let drawn = pen.supply_tile(tile, (0, 0));
                (small("g-collected", SMALL, &titled(&words.about_collected(tile), &drawn)))
            }
        }
    }
}

/// How far the cards of a group overlap.
const FAN: i32 = 14;

/// The viewer's hand, cards alike together, and their piles.
pub(super) fn hand(pen: &Pen) -> Markup {
    let scene = pen.scene;
    let Some(player) = scene.seat.and_then(|seat| scene.view.players.get(seat.index())) else { return html! {} };
    let Some(own) = &scene.view.own else { return html! {} };
    html! {
        div.g-hand role="group" aria-label=(scene.words.say("hand-title", &[])) {
            @for alike in own.hand.chunk_by(|one, other| one == other) {
                @if let Some(&card) = alike.first() { (group(pen, card, alike.len() as i32)) }
            }
            (pile(pen, Some(Piece::DrawPile), player.draw, "cards", &scene.words.about_draw_pile(&own.draw)))
            (pile(pen, None, player.discard.len() as u32, "removal", &scene.words.about_discard_pile(&player.discard)))
        }
    }
}

/// So many cards alike, as one piece.
fn group(pen: &Pen, card: Card, count: i32) -> Markup {
    let (w, h) = CARD;
    let extra = FAN * (count - 1);
    let drawn = html! { @for n in 0..count { (pen.card(card, (FAN * n, 0))) } };
    let halo = Halo::Box((extra / 2, 0), (w + extra / 2, h), 4);
    let view_box = format!("{} {} {} {}", -w - 3, -h - 3, 2 * w + extra + 6, 2 * h + 6);
    let words = pen.scene.words;
    let piece = pen.piece(Piece::Hand(card), &words.about_card(card), &halo, &drawn);
    html! { svg.g-handcard viewBox=(view_box) { (piece) } }
}

/// Half of the width and height of a pile.
const PILE: (i32, i32) = (22, 36);

fn pile(pen: &Pen, piece: Option<Piece>, count: u32, symbol: &str, about: &str) -> Markup {
    let drawn = cards::back(count, symbol, (0, 0), PILE);
    let drawn = match piece {
        Some(piece) => pen.piece(piece, about, &Halo::Box((0, 0), PILE, 4), &drawn),
        None => titled(about, &drawn),
    };
    small("g-handcard g-pile", PILE, &drawn)
}

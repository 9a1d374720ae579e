//! What lies beside a player's board: buildings in stock, collected tiles, objectives, and the hand.

use super::cards::{self, CARD};
use super::carry::Piece;
use super::pieces::{Halo, Pen, icon, text};
use super::places::{BUILDING, SMALL};
use super::railroad::{MASTER, master_tile};
use super::tiles::supply_tile;
use cowcatcher_engine::Seat;
use cowcatcher_gwt::PlayerView;
use cowcatcher_gwt::data::cards::Card;
use maud::{Markup, html};

/// A small drawing of its own around the origin: half width, half height.
fn small(class: &str, (w, h): (i32, i32), drawn: &Markup) -> Markup {
    let view_box = format!("{} {} {} {}", -w - 4, -h - 4, 2 * w + 8, 2 * h + 8);
    html! { svg class=(class) viewBox=(view_box) { (drawn) } }
}

/// The private buildings still in stock, and the exchange tokens.
pub(super) fn stock(pen: &Pen, seat: Seat, player: &PlayerView) -> Markup {
    let buildings = pen.scene.words.locale.text("gwt-region-stock");
    html! {
        div.g-row role="group" aria-label=(buildings) {
            @for &number in &player.stock {
                @let drawn = pen.building(None, seat, number, (0, 0));
                @let about = pen.scene.words.building(number);
                (small("g-stock", BUILDING, &pen.piece(Piece::Stock(number), &about, Halo::Box((0, 0), BUILDING, 5), &drawn)))
            }
            @if player.tokens > 0 {
                @let drawn = html! { (icon("token", (0, 0), 28)) (text("g-t11 g-times", (9, 10), &format!("×{}", player.tokens))) };
                @let about = pen.scene.words.locale.text("tokens");
                (small("g-collected", (15, 15), &pen.piece(Piece::Token, &about, Halo::Round((0, 0), 14), &drawn)))
            }
        }
    }
}

/// Objectives, hazards, trade tiles and station masters of a player.
pub(super) fn collected(pen: &Pen, player: &PlayerView) -> Markup {
    let edition = pen.scene.view.edition;
    let words = pen.scene.words;
    let objectives = player.starting.map(|starting| (starting.name(), starting.card()));
    let objectives = objectives.into_iter().chain(player.area.iter().map(|it| (it.name(), it.card())));
    let titled = |about: String, drawn: Markup| html! { g { title { (about) } (drawn) } };
    let collected = words.locale.text("gwt-region-collected");
    html! {
        div.g-row role="group" aria-label=(collected) {
            @for (name, card) in objectives {
                @let drawn = cards::objective_card(edition, card, (0, 0));
                (small("g-beside", CARD, &titled(format!("{name}: {}", words.objective(card)), drawn)))
            }
            @for &master in &player.masters {
                (small("g-collected g-wide", MASTER, &titled(words.master(master), master_tile(edition, master, (0, 0)))))
            }
            @for &tile in &player.tiles {
                (small("g-collected", SMALL, &titled(words.tile(tile), supply_tile(edition, tile, (0, 0)))))
            }
        }
    }
}

/// How far the cards of a group overlap.
const FAN: i32 = 14;

/// The viewer's hand, cards alike together, and his piles.
pub(super) fn hand(pen: &Pen) -> Markup {
    let scene = pen.scene;
    let Some(player) = scene.seat.and_then(|seat| scene.view.players.get(seat.index())) else { return html! {} };
    let Some(own) = &scene.view.own else { return html! {} };
    html! {
        div.g-hand role="group" aria-label=(scene.words.locale.text("hand-title")) {
            @for alike in own.hand.chunk_by(|one, other| one == other) {
                @if let Some(&card) = alike.first() { (group(pen, card, alike.len() as i32)) }
            }
            (pile(pen, Some(Piece::DrawPile), player.draw, "cards", &listed(pen, "draw-pile", &own.draw)))
            (pile(pen, None, player.discard.len() as u32, "removal", &listed(pen, "discard-pile", &player.discard)))
        }
    }
}

/// So many cards alike, as one piece.
fn group(pen: &Pen, card: Card, count: i32) -> Markup {
    let (w, h) = CARD;
    let extra = FAN * (count - 1);
    let drawn = html! { @for n in 0..count { (pen.card(card, (FAN * n, 0))) } };
    let halo = Halo::Box((extra / 2, 0), (w + extra / 2, h), 4);
    let view_box = format!("{} {} {} {}", -w - 4, -h - 4, 2 * w + extra + 8, 2 * h + 8);
    html! {
        svg.g-handcard viewBox=(view_box) { (pen.piece(Piece::Hand(card), &pen.about_card(card), halo, &drawn)) }
    }
}

fn pile(pen: &Pen, piece: Option<Piece>, count: u32, symbol: &str, about: &str) -> Markup {
    let drawn = cards::back(count, symbol, (0, 0));
    let drawn = match piece {
        Some(piece) => pen.piece(piece, about, Halo::Box((0, 0), CARD, 4), &drawn),
        None => html! { g { title { (about) } (drawn) } },
    };
    small("g-handcard g-pile", CARD, &drawn)
}

/// A pile and its sorted cards in words, those alike counted.
fn listed(pen: &Pen, pile: &str, cards: &[Card]) -> String {
    let groups = cards.chunk_by(|one, other| one == other);
    let groups = groups.filter_map(|alike| alike.first().map(|&card| (alike.len(), pen.scene.words.card(card))));
    let groups = groups.map(|(n, card)| format!("{n} × {card}"));
    std::iter::once(pen.scene.words.locale.text(pile)).chain(groups).collect::<Vec<_>>().join("\n")
}

//! Cards of 58 by 78, or less high on display, their backs, and the strips that show of them in a pile.

use super::Scene;
use super::pieces::post;
use crate::kit::{Point, frame, icon, text};
use cowcatcher_engine::Seat;
use cowcatcher_games::mombasa::data::cards::{Card, Cards, Kind, STARTING_CARDS};
use maud::{Markup, html};

/// Half of the width and height of a card.
pub(super) const CARD: Point = (29, 39);
/// Half of the width and height of a card on display.
pub(super) const SHORT: Point = (29, 30);
/// Half of the height of a strip.
pub(super) const STRIP: i32 = 9;

/// The small icon of a kind of card.
pub(super) fn kind_icon(kind: Kind) -> &'static str {
    match kind {
        Kind::Bananas => "banana",
        Kind::Coffee => "coffee",
        Kind::Cotton => "cotton",
        Kind::Expansion => "flag",
        Kind::Bookkeeper => "bookkeeper",
        Kind::Merchant => "merchant",
        Kind::Share => "share",
    }
}

/// The class that gives a kind of card its colour.
fn kind_class(kind: Kind) -> &'static str {
    match kind {
        Kind::Bananas => "m-k-banana",
        Kind::Coffee => "m-k-coffee",
        Kind::Cotton => "m-k-cotton",
        Kind::Expansion => "m-k-expand",
        Kind::Bookkeeper => "m-k-book",
        Kind::Merchant => "m-k-gem",
        Kind::Share => "m-k-share",
    }
}

/// The name of a card as a piece that travels: starting cards exist once for each player, all others once in the box.
pub(super) fn piece_name(card: Card, seat: Option<Seat>) -> String {
    match seat.filter(|_| STARTING_CARDS.has(card)) {
        Some(seat) => format!("card-{seat}-{card}"),
        None => format!("card-{card}"),
    }
}

/// Cards by kind, then by value: as one holds them.
pub(super) fn sorted(scene: Scene, cards: Cards) -> Vec<Card> {
    let mut sorted: Vec<Card> = cards.iter().collect();
    sorted.sort_by_key(|card| {
        let row = &scene.tables().cards[card.index()];
        (row.kind, row.value, card.index())
    });
    sorted
}

/// A card around a centre, of this half height; `plus_one` if the +1 tile lies on it.
pub(super) fn face(scene: Scene, card: Card, (x, y): Point, h: i32, plus_one: bool) -> Markup {
    let w = CARD.0;
    let row = &scene.tables().cards[card.index()];
    let picture = if h < CARD.1 { 32 } else { 40 };
    let middle = y + if h < CARD.1 { 6 } else { 7 };
    let low = y + h - 11;
    html! {
        g class={ "m-card " (kind_class(row.kind)) } {
            (frame("m-cardface", (x, y), (w, h), 5))
            path.m-band d={ "M" (x - w) " " (y - h + 21) "v-16a5 5 0 0 1 5-5h48a5 5 0 0 1 5 5v16z" } {}
            (frame("m-rim", (x, y), (w - 2, h - 2), 4))
            @if row.value > 0 { (text("m-l m-on", (x - w + 11, y - h + 11), &row.value.to_string())) }
            (icon(kind_icon(row.kind), (x - w + if row.value > 0 { 27 } else { 12 }, y - h + 11), 15))
            (icon(row.kind.name(), (x, middle), picture))
            @if let Some(company) = row.share {
                @match row.kind {
                    Kind::Share => (post(company, (x, middle), 24)),
                    _ => (post(company, (x + w - 12, y - h + 11), 20)),
                }
            }
            @if row.cash > 0 {
                circle.m-cash cx=(x - w + 11) cy=(low) r="8" {}
                (text("m-m m-cash-t", (x - w + 11, low), &row.cash.to_string()))
            }
            @if plus_one {
                (frame("m-bonus-tile", (x, y), (13, 9), 4))
                (text("m-m m-tile-t", (x, y), "+1"))
            }
        }
    }
}

/// A card that was used and lies face down; whoever saw it knows it still.
pub(super) fn used(scene: Scene, card: Card, (x, y): Point) -> Markup {
    let (w, h) = CARD;
    let row = &scene.tables().cards[card.index()];
    html! {
        g.m-card.m-back {
            (frame("m-cardface", (x, y), (w, h), 5))
            (frame("m-frame", (x, y), (w - 5, h - 5), 3))
            g.m-worn {
                (text("m-l m-back-t", (x, y - 14), &row.value.to_string()))
                (icon(kind_icon(row.kind), (x, y + 6), 22))
            }
        }
    }
}

/// The back of a pile with how many lie there.
pub(super) fn pile(count: u32, symbol: &str, (x, y): Point, (w, h): Point) -> Markup {
    html! {
        g.m-card.m-back {
            (frame("m-cardface", (x + 2, y - 2), (w, h), 4))
            (frame("m-cardface", (x, y), (w, h), 4))
            (frame("m-frame", (x, y), (w - 3, h - 3), 2))
            (icon(symbol, (x, y - h / 3), 14))
            (text("m-m m-back-t", (x, y + h / 3), &count.to_string()))
        }
    }
}

/// What shows of a card in a pile: value, kind and share.
pub(super) fn strip(scene: Scene, card: Card, (x, y): Point) -> Markup {
    let w = CARD.0;
    let row = &scene.tables().cards[card.index()];
    html! {
        g class={ "m-card " (kind_class(row.kind)) } {
            (frame("m-strip-card", (x, y), (w, STRIP), 3))
            @if row.value > 0 { (text("m-m m-on", (x - w + 10, y), &row.value.to_string())) }
            (icon(kind_icon(row.kind), (x - w + if row.value > 0 { 25 } else { 10 }, y), 14))
            @if let Some(company) = row.share { (post(company, (x + w - 11, y), 16)) }
        }
    }
}

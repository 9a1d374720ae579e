//! What cards do together in a plan, and which starting tile to keep.

use crate::data::cards::{Card, Cards, Kind};
use crate::data::gains::Gain;
use crate::data::player_board::{DIAMOND_UNLOCK, LAST_STEP};
use crate::data::start_tiles::StartTile;
use crate::state::Mombasa;
use cowcatcher_engine::Seat;

/// An empty slot is worth nothing.
const EMPTY: i32 = 0;

/// How much a seat likes to plan this card now, or to leave the slot empty.
pub(super) fn card(game: &Mombasa, seat: Seat, card: Option<Card>) -> i32 {
    let Some(card) = card else { return EMPTY };
    let player = game.player(seat);
    let planned = player.in_slots();
    let mut both = planned;
    both.add(card);
    together(game, seat, both) - together(game, seat, planned)
}

/// What cards are worth together, in tenths of a pound.
fn together(game: &Mombasa, seat: Seat, cards: Cards) -> i32 {
    let tables = game.tables();
    let total = |kind: Kind| -> i32 {
        cards.within(tables.kinds[kind.index()]).iter().map(|card| i32::from(tables.cards[card.index()].value)).sum()
    };
    let (goods, most): (i32, i32) = [Kind::Bananas, Kind::Coffee, Kind::Cotton]
        .map(total)
        .into_iter()
        .fold((0, 0), |(all, most), units| (all + units, most.max(units)));
    let expansion = total(Kind::Expansion);
    let player = game.player(seat);
    // A bookkeeper is for books, and for the ink jar as far as the other cards meet what the books ask.
    let room = i32::from(LAST_STEP - player.jar.min(LAST_STEP));
    let points = total(Kind::Bookkeeper).min(room.max(1) * 2);
    let bookkeepers = cards.within(tables.kinds[Kind::Bookkeeper.index()]).len() as i32;
    let merchants = cards.within(tables.kinds[Kind::Merchant.index()]).len() as i32;
    let diamonds = total(Kind::Merchant) + merchants * (merchants - 1) / 2;
    let slot = if player.diamond < DIAMOND_UNLOCK { 6 } else { 0 };
    goods * 16
        + most * most * 2
        + expansion * 20
        + expansion * expansion * 2
        + points * 24
        + bookkeepers * (8 + goods.min(4) * 3)
        + diamonds * (20 + slot)
}

/// A starting tile by its bonus; the cards that rest are all alike.
pub(super) fn tile(game: &Mombasa, tile: StartTile) -> i32 {
    let row = &game.tables().start_tiles[tile.index()];
    row.bonus
        .iter()
        .map(|gain| match *gain {
            Gain::Pounds(n) => i32::from(n) * 10,
            Gain::Diamonds(n) => i32::from(n) * 20,
            Gain::Track(_, n) => i32::from(n) * 22,
            _ => 10,
        })
        .sum()
}

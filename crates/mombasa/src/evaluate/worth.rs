//! What a position is worth to a seat, in tenths of a pound: the score sheet, looked at with an eye on what is still to come.

use crate::data::cards::{Cards, Kind};
use crate::data::companies::Company;
use crate::data::player_board::{DIAMOND_UNLOCK, DIAMOND_VALUES, JAR_UNLOCK, JAR_VALUES};
use crate::data::rounds::ROUNDS;
use crate::data::tracks::LAST_SPACE;
use crate::state::{Mombasa, Player};
use cowcatcher_engine::Seat;

/// A pound.
const POUND: i32 = 10;
/// What a share is thought to be worth at least at the end, growing with the rounds left: bases empty as the game goes on.
const SHARE_GROWTH: i32 = 8;
/// A slot that is open, for each round left.
const SLOT: i32 = 45;
/// A point of a card's value, for each round left in which it may be played.
const CARD_VALUE: i32 = 9;
/// A bonus that a track unlocked, for each round left.
const BONUS: i32 = 10;
/// A book that lies before the ink jar.
const BOOK: i32 = 14;
/// A unit of goods still face up, a point of expansion, a point or a space of a specialist.
const UNIT: i32 = 16;
const EXPANSION: i32 = 16;
const SPECIALIST: i32 = 20;
/// A bonus marker not placed yet.
const MARKER: i32 = 4;

/// What the position is worth to a seat.
pub(super) fn of(game: &Mombasa, seat: Seat) -> i32 {
    let player = game.player(seat);
    let left = i32::from(ROUNDS.saturating_sub(game.round));
    i32::from(player.money) * POUND
        + shares(game, seat, left)
        + between(&DIAMOND_VALUES, player.diamond)
        + between(&JAR_VALUES, player.jar)
        + (i32::from(player.book_count) - i32::from(player.jar)).min(left + 1) * BOOK
        + slots(player) * SLOT * left
        + player.levels.iter().map(|&level| i32::from(level)).sum::<i32>() * BONUS * left
        + cards(game, player) * CARD_VALUE * left
        + face_up(game, player)
        + i32::from(game.free_markers(seat)) * MARKER
        - rivals(game, seat, left)
}

/// The shares of a seat at the value that each company may come to, with the spaces between two share icons.
fn shares(game: &Mombasa, seat: Seat, left: i32) -> i32 {
    let player = game.player(seat);
    Company::ALL
        .iter()
        .map(|&company| {
            let value = i32::from(game.share_value(company)) * POUND + SHARE_GROWTH * left;
            let track = game.track(company);
            let space = player.tracks[company.index()];
            let next = track.shares.iter().copied().find(|&icon| icon > space).unwrap_or(LAST_SPACE);
            let last = track.shares.iter().copied().rev().find(|&icon| icon <= space).unwrap_or(0);
            let span = i32::from(next.saturating_sub(last)).max(1);
            let part = value * i32::from(space - last) / span;
            value * i32::from(game.shares(seat, company)) + part * 9 / 10
        })
        .sum()
}

/// What the best of the others has in shares counts a little against the seat: it is a race.
fn rivals(game: &Mombasa, seat: Seat, left: i32) -> i32 {
    let others = game.all_seats().filter(|&other| other != seat).map(|other| shares(game, other, left));
    others.max().unwrap_or(0) / 3
}

/// The value of a track at a space, with the spaces on the way to the next value.
fn between(values: &[(u8, u8)], space: u8) -> i32 {
    let (mut from, mut base) = (0, 0);
    for &(reached, pounds) in values {
        let (reached, pounds) = (i32::from(reached), i32::from(pounds) * POUND);
        if i32::from(space) < reached {
            return base + (pounds - base) * (i32::from(space) - from) / (reached - from);
        }
        (from, base) = (reached, pounds);
    }
    base
}

/// How many of the two locked slots are open.
fn slots(player: &Player) -> i32 {
    i32::from(player.diamond >= DIAMOND_UNLOCK) + i32::from(player.jar >= JAR_UNLOCK)
}

/// The values of all cards of a player that can be planned.
fn cards(game: &Mombasa, player: &Player) -> i32 {
    let rows = &game.tables().cards;
    player.cards().iter().map(|card| i32::from(rows[card.index()].value)).sum()
}

/// What still lies face up is there to be used; more of a kind does more.
fn face_up(game: &Mombasa, player: &Player) -> i32 {
    let tables = game.tables();
    let of = |kind: Kind| -> Cards { player.up.within(tables.kinds[kind.index()]) };
    let value = |kind: Kind| -> i32 { of(kind).iter().map(|card| i32::from(tables.cards[card.index()].value)).sum() };
    let goods: i32 = [Kind::Bananas, Kind::Coffee, Kind::Cotton].map(|kind| value(kind) * UNIT).into_iter().sum();
    goods + value(Kind::Expansion) * EXPANSION + (value(Kind::Bookkeeper) + value(Kind::Merchant)) * SPECIALIST
}

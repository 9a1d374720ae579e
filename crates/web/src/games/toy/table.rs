//! The table: prize, bank, deck and discarded cards, and the places of the players.

use super::cards::{self, CARD};
use super::clickable::Piece;
use super::{Halo, Pen, hand};
use crate::kit::{Point, coin, frame, icon, mark, text, titled};
use cowcatcher_engine::Seat;
use cowcatcher_games::toy::{Card, PlayerView};
use maud::{Markup, html};

/// The middle of the upper row.
const UPPER: i32 = 118;
/// The middle of the players' places.
const LOWER: i32 = 302;
/// Half of the width and height of a player's place.
const PLACE: Point = (84, 72);
/// The middle of the table.
const MIDDLE: i32 = 380;

/// The cloth on which all lies.
pub(super) fn cloth() -> Markup {
    html! {
        (frame("t-cloth", (MIDDLE, 200), (376, 196), 26))
        (frame("t-seam", (MIDDLE, 200), (367, 187), 19))
    }
}

/// One dot for each round: over, now, to come.
pub(super) fn rounds(pen: &Pen) -> Markup {
    let view = pen.scene.view;
    let (round, rounds) = ((view.round + 1).min(view.rounds), view.rounds);
    let said = pen.scene.words.say("board-round", &[("round", round.into()), ("rounds", rounds.into())]);
    let drawn = html! {
        @for nth in 0..rounds {
            @let x = MIDDLE + 24 * i32::from(nth) - 12 * (i32::from(rounds) - 1);
            @let class = if nth < view.round { "t-past" } else if nth == view.round { "t-now" } else { "t-next" };
            circle class={ "t-round " (class) } cx=(x) cy="34" r="7" {}
        }
    };
    titled(&said, &drawn)
}

/// Where the pips of a side of the die lie, in thirds of it.
fn pips(side: u8) -> &'static [Point] {
    match side {
        1 => &[(0, 0)],
        2 => &[(-1, -1), (1, 1)],
        3 => &[(-1, -1), (0, 0), (1, 1)],
        4 => &[(-1, -1), (1, -1), (-1, 1), (1, 1)],
        5 => &[(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
        6 => &[(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
        _ => &[],
    }
}

/// The die with the prize (TOY-DEAL-01); without pips before it is rolled.
pub(super) fn prize(pen: &Pen) -> Markup {
    let (x, y) = (96, UPPER);
    let prize = pen.scene.view.prize;
    let said = pen.scene.words.say("about-prize", &[("coins", pen.scene.words.coins(prize).into())]);
    let drawn = html! {
        (frame("t-die", (x, y), (38, 38), 11))
        @for &(column, row) in pips(prize) { circle.t-pip cx=(x + 21 * column) cy=(y + 21 * row) r="6.500" {} }
    };
    titled(&said, &drawn)
}

/// The bank as a pile of coins.
pub(super) fn bank(pen: &Pen) -> Markup {
    let (x, y) = (210, UPPER);
    let bank = pen.scene.view.bank;
    let said = pen.scene.words.say("about-bank", &[("coins", pen.scene.words.coins(bank).into())]);
    let drawn = html! {
        @for below in [(-22, 18), (22, 18), (0, 26)] {
            @if bank > 0 { circle.k-coin cx=(x + below.0) cy=(y + below.1) r="17" {} }
        }
        (coin("t-t16", (x, y - 8), 26, &bank.to_string()))
    };
    titled(&said, &drawn)
}

/// The deck face down, with how many cards it holds.
pub(super) fn deck(pen: &Pen) -> Markup {
    let (x, y) = (318, UPPER);
    let deck = pen.scene.view.deck;
    let said = pen.scene.words.say("about-deck", &[("cards", pen.scene.words.cards(deck).into())]);
    let drawn = html! {
        (frame("t-well", (x, y), CARD, 6))
        @for nth in 0..deck.div_ceil(10) as i32 { (cards::back((x + 3 * nth, y - 3 * nth))) }
        (text("t-t14 t-cloth-t", (x, y + CARD.1 + 13), &deck.to_string()))
    };
    titled(&said, &drawn)
}

/// The cards discarded, side by side by value, the same ones on top of each other.
pub(super) fn discard(pen: &Pen) -> Markup {
    let discarded = &pen.scene.view.discard;
    let count = pen.scene.words.cards(discarded.len() as i64);
    let drawn = html! {
        @for (nth, &card) in (0..).zip(Card::ALL) {
            @let at = (408 + 58 * nth, UPPER);
            @let copies = discarded.iter().filter(|&&it| it == card).count();
            g.t-small transform={ "translate(" (at.0) "," (at.1) ") scale(.8)" } {
                (frame("t-well", (0, 0), CARD, 6))
                @for above in 0..copies as i32 { (cards::face(card, (0, -5 * above))) }
                @if copies == 0 { (text("t-t26 k-serif t-well-t", (0, 1), card.name())) }
                @if copies > 1 { (text("t-t16 t-cloth-t", (0, CARD.1 + 14), &format!("×{copies}"))) }
            }
        }
    };
    titled(&pen.scene.words.say("about-discard", &[("cards", count.into())]), &drawn)
}

/// The places of the players, in the order of the seats.
pub(super) fn places(pen: &Pen) -> Markup {
    let players = &pen.scene.view.players;
    html! {
        @for (nth, player) in (0..).zip(players) {
            @let x = MIDDLE + 182 * i32::from(nth) - 91 * (players.len() as i32 - 1);
            (place(pen, Seat(nth), player, x))
        }
    }
}

/// A player's place: who they are, their coins, and the card that they bid.
fn place(pen: &Pen, seat: Seat, player: &PlayerView, x: i32) -> Markup {
    let (w, h) = PLACE;
    let wins = pen.scene.view.winner == Some(seat);
    let drawn = html! {
        (frame(if wins { "t-place t-wins" } else { "t-place" }, (x, LOWER), PLACE, 12))
        (mark(seat, (x - w + 26, LOWER - h + 28), 15))
        @if wins { g data-piece="winner" { (icon("star", (x - w + 60, LOWER - h + 28), 28)) } }
        (coin("t-t16", (x - w + 42, LOWER + 30), 24, &player.coins.to_string()))
        (bid(pen, seat, player, (x + w - 44, LOWER)))
    };
    let halo = Halo::Box((x, LOWER), PLACE, 12);
    html! {
        g data-place={ "place-" (seat) } {
            (pen.piece(Piece::Place(seat), &pen.scene.words.player(seat, player), &halo, &drawn))
        }
    }
}

/// The card that a player has chosen: face up to themselves, face down to all others (TOY-BID-01).
fn bid(pen: &Pen, seat: Seat, player: &PlayerView, at: Point) -> Markup {
    let own = pen.scene.view.bid.filter(|_| pen.scene.seat == Some(seat));
    html! {
        @if let Some(card) = own {
            g data-piece=(hand::piece_name(card, hand::copies(pen, card))) { (cards::face(card, at)) }
        } @else if player.chosen {
            (cards::back(at))
        } @else {
            (frame("t-well", at, CARD, 6))
        }
    }
}

//! Below the map: the card display, and the round track with the book display under it.

use super::books;
use super::cards::{self, SHORT};
use super::clickable::Piece;
use super::pieces::coin;
use super::{Halo, Pen};
use crate::kit::{Point, frame, text, titled};
use cowcatcher_games::mombasa::data::books::{BOOK_LETTERS, COLUMN_LETTERS, Cell};
use cowcatcher_games::mombasa::data::rounds::ROUNDS;
use cowcatcher_games::mombasa::{Offer, Question};
use maud::{Markup, html};
use std::cmp::Ordering;

/// Half of the width and height of a book of the display.
const BOOK: Point = (54, 24);
/// The height of the middle of the round track.
const ROUND_Y: i32 = 541;

fn card_at(row: usize, column: usize) -> Point {
    (36 + 64 * column as i32, 576 + 63 * row as i32)
}

/// The card display with what its columns add to the price.
pub(super) fn cards(pen: &Pen) -> Markup {
    html! {
        rect.m-strip x="3" y="527" width="194" height="270" rx="8" {}
        @for (column, modifier) in pen.scene.tables().column_prices.into_iter().enumerate() {
            @let at = (card_at(0, column).0, 536);
            (titled(&pen.scene.words.about_price(modifier), &html! {
                (frame("m-chip", at, (15, 8), 8))
                (text("m-m", at, &signed(modifier)))
            }))
        }
        @for (row, offers) in pen.scene.view.display.iter().enumerate() {
            @for (column, offer) in offers.iter().enumerate() { (offered(pen, *offer, card_at(row, column))) }
        }
    }
}

/// What a column adds to the price.
fn signed(modifier: i8) -> String {
    match modifier {
        0 => "0".to_owned(),
        more if more > 0 => format!("+{more}"),
        less => format!("−{}", less.unsigned_abs()),
    }
}

fn offered(pen: &Pen, offer: Option<Offer>, at: Point) -> Markup {
    let Some(Offer { card, price }) = offer else { return frame("m-empty", at, SHORT, 5) };
    let (x, y) = at;
    // In a goods action the price is that of the chosen cards.
    let chosen = pen.scene.imagined.filter(|_| pen.scene.view.question == Some(Question::Goods));
    let price = chosen.and_then(|game| game.position().goods_price(card)).unwrap_or(price);
    let drawn = html! {
        (cards::face(pen.scene, card, at, SHORT.1, false))
        (frame("m-price", (x + 17, y + 20), (11, 8), 4))
        (text("m-m m-price-t", (x + 17, y + 20), &price.to_string()))
    };
    html! {
        g data-piece=(cards::piece_name(card, None)) {
            (pen.piece(Piece::Display(card), &pen.scene.words.about_offer(card, price), &Halo::Box(at, SHORT, 5), &drawn))
        }
    }
}

/// The x of a column of the book display, which is a space of the round track.
fn column_x(number: u8) -> i32 {
    if number == 1 { 252 } else { 355 + 115 * (i32::from(number) - 2) }
}

/// The round track: rounds gone by, the present one, and the coins of those to come.
pub(super) fn rounds(pen: &Pen) -> Markup {
    let view = pen.scene.view;
    html! {
        rect.m-strip x="203" y="527" width="786" height="133" rx="8" {}
        path.m-road d={ "M220 " (ROUND_Y) "H975" } {}
        @for round in 1..=ROUNDS {
            @let x = column_x(round);
            @let half = (if round == 1 { 40 } else { 50 }, 11);
            @let coins = view.round_coins.iter().zip(2..).find(|&(_, space)| space == round).map_or(0, |(&coins, _)| coins);
            @let class = match round.cmp(&view.round) {
                Ordering::Less => "m-round m-past",
                Ordering::Equal => "m-round m-now",
                Ordering::Greater => "m-round",
            };
            (titled(&pen.scene.words.about_round(round, coins), &html! {
                (frame(class, (x, ROUND_Y), half, 11))
                (text("m-l k-serif", (x, ROUND_Y), &round.to_string()))
                @for n in 0..i32::from(coins) { (coin((x + 18 + 18 * n, ROUND_Y), 1)) }
            }))
        }
    }
}

/// The book display, and the stacks behind both displays.
pub(super) fn book_display(pen: &Pen) -> Markup {
    html! {
        (stacks(pen))
        @for &cell in Cell::ALL { (book_cell(pen, cell)) }
    }
}

fn book_cell(pen: &Pen, cell: Cell) -> Markup {
    let (book, coins) = pen.scene.view.books[cell.index()];
    let (x, y) = (column_x(cell.column()), if cell.row() == 1 { 580 } else { 632 });
    let letter = COLUMN_LETTERS.get(usize::from(cell.column()) - 2).copied().unwrap_or_default();
    let drawn = html! {
        @match book {
            Some(book) => (books::tile(pen.scene, book, (x, y), BOOK, false)),
            None => {
                (frame("m-empty", (x, y), BOOK, 5))
                (text("m-l k-serif m-faint", (x, y), books::letter(letter)))
            }
        }
        @for n in 0..i32::from(coins) { (coin((x + BOOK.0 - 9 - 12 * n, y + BOOK.1 - 9), 1)) }
    };
    pen.piece(Piece::Cell(cell), &pen.scene.words.about_cell(cell), &Halo::Box((x, y), BOOK, 5), &drawn)
}

/// How many cards and books are still to come, and the discarded cards.
fn stacks(pen: &Pen) -> Markup {
    let (view, words) = (pen.scene.view, pen.scene.words);
    let pile = (19, 23);
    html! {
        (titled(&words.about_deck(), &cards::pile(view.deck.iter().sum(), "card", (230, 580), pile)))
        (titled(&words.about_discards(), &html! {
            @if view.discards.is_empty() { (frame("m-empty", (274, 580), pile, 4)) }
            @else { g.m-worn { (cards::pile(view.discards.len() as u32, "sell", (274, 580), pile)) } }
        }))
        (titled(&words.about_stacks(), &html! {
            @for (letter, &count) in view.stacks.iter().enumerate().take(BOOK_LETTERS) {
                @let x = 224 + 28 * letter as i32;
                (frame(books::letter_class(letter), (x, 632), (12, 23), 3))
                (text("m-m k-serif m-book-t", (x, 622), books::letter(letter)))
                (text("m-m m-book-t", (x, 641), &count.to_string()))
            }
        }))
    }
}

//! Below the map: the card display, the round track with the book display under it, and the bonus spaces.

use super::books;
use super::cards::{self, CARD};
use super::clickable::Piece;
use super::gains::{self, good_icon};
use super::pieces::{coin, marker};
use super::{Halo, Pen};
use crate::kit::{Point, frame, icon, mark, text, titled};
use cowcatcher_engine::Seat;
use cowcatcher_games::mombasa::data::bonus::{BonusSpace, SpaceRow};
use cowcatcher_games::mombasa::data::books::{BOOK_LETTERS, COLUMN_LETTERS, Cell};
use cowcatcher_games::mombasa::data::gains::{Fee, Gain, Profit};
use cowcatcher_games::mombasa::data::rounds::ROUNDS;
use cowcatcher_games::mombasa::{Offer, PlayerView, Question};
use maud::{Markup, html};
use std::cmp::Ordering;

/// Half of the width and height of a book of the display.
const BOOK: Point = (51, 26);

fn card_at(row: usize, column: usize) -> Point {
    (43 + 67 * column as i32, 584 + 83 * row as i32)
}

/// The card display with what its columns add to the price.
pub(super) fn cards(pen: &Pen) -> Markup {
    html! {
        rect.m-strip x="4" y="517" width="212" height="366" rx="10" {}
        @for (column, modifier) in pen.scene.tables().column_prices.into_iter().enumerate() {
            @let (x, _) = card_at(0, column);
            (frame("m-chip", (x, 531), (15, 9), 9))
            (text("m-t12", (x, 531), &signed(modifier)))
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
    let Some(Offer { card, price }) = offer else { return frame("m-empty", at, CARD, 5) };
    let (x, y) = at;
    // In a goods action the price is that of the chosen cards.
    let chosen = pen.scene.imagined.filter(|_| pen.scene.view.question == Some(Question::Goods));
    let price = chosen.and_then(|game| game.position().goods_price(card)).unwrap_or(price);
    let drawn = html! {
        (cards::face(pen.scene, card, at, false))
        rect.m-price x=(x + 5) y=(y + 22) width="21" height="15" rx="4" {}
        (text("m-t12 m-price-t", (x + 15, y + 30), &price.to_string()))
    };
    html! {
        g data-piece=(cards::piece_name(card, None)) {
            (pen.piece(Piece::Display(card), &pen.scene.words.card(card), &Halo::Box(at, CARD, 5), &drawn))
        }
    }
}

/// The x of a column of the book display, which is a space of the round track.
fn column_x(number: u8) -> i32 {
    if number == 1 { 271 } else { 372 + 113 * (i32::from(number) - 2) }
}

/// The round track: rounds gone by, the present one, and the coins of those to come.
pub(super) fn rounds(pen: &Pen) -> Markup {
    let view = pen.scene.view;
    html! {
        rect.m-strip x="222" y="517" width="774" height="192" rx="10" {}
        path.m-road d="M240 536H980" {}
        @for round in 1..=ROUNDS {
            @let x = column_x(round);
            @let half = (if round == 1 { 36 } else { 46 }, 12);
            @let coins = view.round_coins.iter().zip(2..).find(|&(_, space)| space == round).map_or(0, |(&coins, _)| coins);
            @let class = match round.cmp(&view.round) {
                Ordering::Less => "m-round m-past",
                Ordering::Equal => "m-round m-now",
                Ordering::Greater => "m-round",
            };
            (frame(class, (x, 536), half, 12))
            (text("m-t14 k-serif", (x, 536), &round.to_string()))
            @for n in 0..i32::from(coins) { (coin((x + 16 + 16 * n, 536), 1)) }
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
    let (x, y) = (column_x(cell.column()), if cell.row() == 1 { 579 } else { 658 });
    let letter = COLUMN_LETTERS.get(usize::from(cell.column()) - 2).copied().unwrap_or_default();
    let about = book.map(|book| pen.scene.words.book(book)).unwrap_or_default();
    let drawn = match book {
        Some(book) => books::tile(pen.scene, book, (x, y), BOOK),
        None => html! {
            (frame("m-empty", (x, y), BOOK, 5))
            (text("m-t16 k-serif m-faint", (x, y), books::letter(letter)))
        },
    };
    html! {
        (pen.piece(Piece::Cell(cell), &about, &Halo::Box((x, y), BOOK, 5), &drawn))
        g.m-coins {
            @if coins == 0 { ellipse.m-site cx=(x) cy=(y + 38) rx="8" ry="8" {} }
            @for n in 0..i32::from(coins) { (coin((x - 7 * (i32::from(coins) - 1) + 14 * n, y + 38), 1)) }
        }
    }
}

/// How many cards and books are still to come, and the discarded cards.
fn stacks(pen: &Pen) -> Markup {
    let (view, words) = (pen.scene.view, pen.scene.words);
    let pile = (17, 25);
    let counted = |counts: &[u32]| -> Vec<String> {
        ('A'..).zip(counts).map(|(letter, count)| format!("{letter}: {count}")).collect()
    };
    let listed = |name: String, lines: Vec<String>| std::iter::once(name).chain(lines).collect::<Vec<_>>().join("\n");
    let deck = listed(words.say("draw-pile", &[]), counted(&view.deck));
    let discarded = view.discards.iter().map(|&card| words.card(card)).collect();
    let discards = listed(words.say("discard-pile", &[]), discarded);
    let stacks = listed(words.part("books"), counted(&view.stacks));
    html! {
        (titled(&deck, &cards::pile(view.deck.iter().sum(), "card", (251, 580), pile)))
        (titled(&discards, &html! {
            @if view.discards.is_empty() { (frame("m-empty", (293, 580), pile, 4)) }
            @else { g.m-worn { (cards::pile(view.discards.len() as u32, "sell", (293, 580), pile)) } }
        }))
        (titled(&stacks, &html! {
            @for (letter, &count) in view.stacks.iter().enumerate().take(BOOK_LETTERS) {
                @let x = 245 + 27 * letter as i32;
                (frame(books::letter_class(letter), (x, 658), (11, 25), 3))
                (text("m-t12 k-serif m-book-t", (x, 647), books::letter(letter)))
                (text("m-t10 m-book-t", (x, 667), &count.to_string()))
            }
        }))
    }
}

/// The bonus spaces of the board: the majorities above, the others below.
pub(super) fn bonus_spaces(pen: &Pen) -> Markup {
    let rows = &pen.scene.tables().spaces;
    html! {
        rect.m-strip x="222" y="714" width="774" height="169" rx="10" {}
        @for (&space, row) in BonusSpace::ALL.iter().zip(rows) {
            (bonus_space(pen, space, row))
        }
    }
}

/// A bonus space: the place of its marker, what it asks and gives, and for a majority how everybody stands.
fn bonus_space(pen: &Pen, space: BonusSpace, row: &SpaceRow) -> Markup {
    let majority = matches!(row.fee, Fee::MostUnits(_) | Fee::MostExpansion);
    let n = space.index() as i32;
    let ((x, y), half) =
        if majority { ((319 + 193 * n, 757), (93, 37)) } else { ((280 + 110 * (n - 4), 840), (52, 38)) };
    let (marker, marks) = if majority { ((x - 73, y - 14), (x + 17, y - 14)) } else { ((x, y - 17), (x, y + 17)) };
    let drawn = html! {
        (frame("m-bonus m-extra", (x, y), half, 6))
        g.m-gone[away(pen, row.profit)] transform={ "translate(" (marks.0) "," (marks.1) ") scale(1.2)" } {
            (gains::row(&gains::space(row), (0, 0), if majority { 120 } else { 80 }))
        }
        @match row.fee {
            Fee::MostUnits(good) => (standings(pen, (x, y), good_icon(good), |player| player.units[good.index()])),
            Fee::MostExpansion => (standings(pen, (x, y), "flag", |player| player.expansion)),
            _ => {}
        }
        (pen.bonus_marker(space, marker, 14))
    };
    pen.piece(Piece::Bonus(space), &pen.scene.words.bonus_space(space), &Halo::Box((x, y), half, 6), &drawn)
}

/// Is the tile of this space with a player?
fn away(pen: &Pen, profit: Profit) -> bool {
    matches!(profit, Profit::All(&[Gain::Reserve(tile)]) if !pen.scene.view.tiles.contains(&tile))
}

/// What each player has in sight for a majority.
fn standings(pen: &Pen, (x, y): Point, symbol: &str, count: impl Fn(&PlayerView) -> u8) -> Markup {
    let players = &pen.scene.view.players;
    let first = x - 20 * players.len() as i32 + 10;
    html! {
        path.m-rule d={ "M" (x - 84) " " (y + 5) "h168" } {}
        (icon(symbol, (first - 12, y + 21), 14))
        @for (seat, player) in players.iter().enumerate() {
            @let at = first + 14 + 36 * seat as i32;
            (marker(Seat(seat as u8), (at, y + 21), 12))
            (text("m-t12", (at + 15, y + 21), &count(player).to_string()))
        }
    }
}

impl Pen<'_> {
    /// The place of a marker on a bonus space, and the marker that lies there.
    pub(super) fn bonus_marker(&self, space: BonusSpace, (x, y): Point, radius: i32) -> Markup {
        let holder = self.scene.view.markers.iter().find(|(at, _)| *at == space).map(|&(_, seat)| seat);
        html! {
            g data-place={ "bonus-" (space) } {
                circle.m-well cx=(x) cy=(y) r=(radius) {}
                @if let Some(seat) = holder { (mark(seat, (x, y), radius - 1)) }
            }
        }
    }
}

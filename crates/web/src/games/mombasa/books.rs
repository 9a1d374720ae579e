//! Book tiles: what the ink jar asks above, what it gives below.

use super::Scene;
use super::gains;
use crate::kit::{Point, frame, text};
use cowcatcher_games::mombasa::data::books::{BOOK_LETTERS, Book};
use maud::{Markup, html};

/// The letters of the books.
pub(super) fn letter(letter: usize) -> &'static str {
    const LETTERS: [&str; BOOK_LETTERS] = ["A", "B", "C"];
    LETTERS.get(letter).copied().unwrap_or_default()
}

/// The class that gives the books of a letter their binding.
pub(super) fn letter_class(letter: usize) -> &'static str {
    const CLASSES: [&str; BOOK_LETTERS] = ["m-book m-book-a", "m-book m-book-b", "m-book m-book-c"];
    CLASSES.get(letter).copied().unwrap_or_default()
}

/// A book around a centre, of any size: a narrow one has no room for its letter.
pub(super) fn tile(scene: Scene, book: Book, (x, y): Point, (w, h): Point, narrow: bool) -> Markup {
    let row = &scene.tables().books[book.index()];
    let spine = if narrow { 5 } else { 13 };
    let (at, room) = (x + spine / 2, 2 * w - spine - 2);
    html! {
        g.m-card {
            (frame(letter_class(book.letter()), (x, y), (w, h), 4))
            rect.m-page x=(x - w + spine) y=(y - h + 2) width=(room) height=(2 * h - 4) rx="2" {}
            rect.m-prize x=(x - w + spine) y=(y) width=(room) height=(h - 2) rx="2" {}
            @if !narrow { (text("m-s m-book-t", (x - w + 7, y), letter(book.letter()))) }
            (gains::row(&gains::requirement(row.requirement, narrow), (at, y - h / 2 + 1), room))
            (gains::row(&gains::gains(row.reward), (at, y + h / 2 - 1), room))
        }
    }
}

/// A book that was turned face down.
pub(super) fn turned((x, y): Point, (w, h): Point, letter_number: usize) -> Markup {
    html! {
        g.m-card.m-worn {
            (frame(letter_class(letter_number), (x, y), (w, h), 4))
            (frame("m-frame", (x, y), (w - 4, h - 4), 2))
            (text("m-l k-serif m-book-t", (x, y), letter(letter_number)))
        }
    }
}

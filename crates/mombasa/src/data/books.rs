//! The book tiles and the book display.

use super::cards::Good;
use super::gains::{Gain, Requirement};

cowcatcher_engine::named! {
    /// A line of book tiles; each exists twice.
    #[allow(missing_docs, reason = "the names are the printed ids")]
    pub enum Book as "a book" {
        A01 = "bkA01", A02 = "bkA02", A03 = "bkA03", A04 = "bkA04", A05 = "bkA05", A06 = "bkA06", A07 = "bkA07",
        A08 = "bkA08", A09 = "bkA09", A10 = "bkA10", A11 = "bkA11", A12 = "bkA12", B01 = "bkB01", B02 = "bkB02",
        B03 = "bkB03", B04 = "bkB04", B05 = "bkB05", B06 = "bkB06", B07 = "bkB07", B08 = "bkB08", B09 = "bkB09",
        B10 = "bkB10", B11 = "bkB11", B12 = "bkB12", C01 = "bkC01", C02 = "bkC02", C03 = "bkC03", C04 = "bkC04",
        C05 = "bkC05", C06 = "bkC06", C07 = "bkC07", C08 = "bkC08", C09 = "bkC09", C10 = "bkC10", C11 = "bkC11",
        C12 = "bkC12",
    }
}

/// How many lines there are.
pub const BOOKS: usize = Book::ALL.len();
/// Letters of books: A, B, C.
pub const BOOK_LETTERS: usize = 3;
/// Lines of each letter.
pub const LINES: usize = BOOKS / BOOK_LETTERS;
/// Tiles of each line.
pub const COPIES: u8 = 2;

impl Book {
    /// The letter as a number: A is 0.
    pub const fn letter(self) -> usize {
        self as usize / LINES
    }

    /// The position among the lines of its letter.
    pub const fn line(self) -> usize {
        self as usize % LINES
    }
}

/// What is printed on a book.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BookRow {
    /// What the ink jar asks to enter it.
    pub requirement: Requirement,
    /// What it gives if the ink jar stops on it.
    pub reward: &'static [Gain],
}

const fn book(requirement: Requirement, reward: &'static [Gain]) -> BookRow {
    BookRow { requirement, reward }
}

/// The books in the order of [`Book::ALL`].
#[rustfmt::skip]
pub const BOOK_ROWS: [BookRow; BOOKS] = [
    book(Requirement::Units(Good::Cotton, 1), &[Gain::Pounds(1)]), // bkA01
    book(Requirement::Units(Good::Bananas, 1), &[Gain::Pounds(1)]), // bkA02
    book(Requirement::Units(Good::Coffee, 1), &[Gain::Pounds(1)]), // bkA03
    book(Requirement::Units(Good::Cotton, 2), &[Gain::Diamonds(1)]), // bkA04
    book(Requirement::Units(Good::Bananas, 2), &[Gain::Diamonds(1)]), // bkA05
    book(Requirement::Units(Good::Coffee, 2), &[Gain::Diamonds(1)]), // bkA06
    book(Requirement::Expansion(1), &[Gain::Pounds(1)]), // bkA07
    book(Requirement::Expansion(2), &[Gain::Pounds(2)]), // bkA08
    book(Requirement::Specialists(1), &[Gain::Diamonds(2)]), // bkA09
    book(Requirement::OneGood(3), &[Gain::Pounds(2)]), // bkA10
    book(Requirement::OneGood(2), &[Gain::Diamonds(1)]), // bkA11
    book(Requirement::Units(Good::Cotton, 3), &[Gain::Points(1)]), // bkA12
    book(Requirement::Units(Good::Cotton, 3), &[Gain::Diamonds(2)]), // bkB01
    book(Requirement::Units(Good::Bananas, 3), &[Gain::Diamonds(2)]), // bkB02
    book(Requirement::Units(Good::Coffee, 3), &[Gain::Diamonds(2)]), // bkB03
    book(Requirement::OneGood(4), &[Gain::Pounds(3)]), // bkB04
    book(Requirement::OneGood(4), &[Gain::Points(1), Gain::Pounds(1)]), // bkB05
    book(Requirement::Expansion(2), &[Gain::Diamonds(2)]), // bkB06
    book(Requirement::Expansion(3), &[Gain::RemovePosts(1)]), // bkB07
    book(Requirement::Specialists(1), &[Gain::Pounds(2)]), // bkB08
    book(Requirement::Specialists(1), &[Gain::Points(1)]), // bkB09
    book(Requirement::Units(Good::Cotton, 1), &[Gain::UnitsLessOne(Good::Cotton)]), // bkB10
    book(Requirement::Units(Good::Bananas, 1), &[Gain::UnitsLessOne(Good::Bananas)]), // bkB11
    book(Requirement::Units(Good::Coffee, 1), &[Gain::UnitsLessOne(Good::Coffee)]), // bkB12
    book(Requirement::Units(Good::Cotton, 5), &[Gain::Pounds(5)]), // bkC01
    book(Requirement::Units(Good::Bananas, 5), &[Gain::Pounds(5)]), // bkC02
    book(Requirement::Units(Good::Coffee, 5), &[Gain::Pounds(5)]), // bkC03
    book(Requirement::UnitsAndMore(Good::Coffee, 3, 3), &[Gain::Diamonds(4)]), // bkC04
    book(Requirement::UnitsAndMore(Good::Cotton, 3, 3), &[Gain::Diamonds(4)]), // bkC05
    book(Requirement::UnitsAndMore(Good::Bananas, 3, 3), &[Gain::Diamonds(4)]), // bkC06
    book(Requirement::OneGood(6), &[Gain::Points(2), Gain::Pounds(2)]), // bkC07
    book(Requirement::Expansion(3), &[Gain::Diamonds(3)]), // bkC08
    book(Requirement::Expansion(4), &[Gain::RemovePosts(2)]), // bkC09
    book(Requirement::Specialists(2), &[Gain::Diamonds(3), Gain::Pounds(1)]), // bkC10
    book(Requirement::Specialists(1), &[Gain::Points(1), Gain::Diamonds(1)]), // bkC11
    book(Requirement::OneGood(5), &[Gain::Tracks { tracks: 1, spaces: 3 }]), // bkC12
];

/// What a book of each letter costs in bookkeeping points.
pub const BOOK_COSTS: [u8; BOOK_LETTERS] = [1, 1, 1];
/// Pounds for a bookkeeping point not spent on books (MOM-BOOK-04).
pub const POUNDS_PER_POINT: u8 = 1;
/// Pounds for a bookkeeping point with the ink jar on the final step (MOM-BOOK-20).
pub const POUNDS_PER_FINAL_POINT: u8 = 2;
/// Pounds to turn a book face down instead of meeting its requirement (MOM-BOOK-10).
pub const TURN_PRICE: u8 = 2;

cowcatcher_engine::named! {
    /// A cell of the book display: column, as numbered on the round track, and row.
    pub enum Cell as "a cell of the book display (2/1 to 7/2)" {
        C2Row1 = "2/1", C2Row2 = "2/2", C3Row1 = "3/1", C3Row2 = "3/2", C4Row1 = "4/1", C4Row2 = "4/2",
        C5Row1 = "5/1", C5Row2 = "5/2", C6Row1 = "6/1", C6Row2 = "6/2", C7Row1 = "7/1", C7Row2 = "7/2",
    }
}

/// How many cells there are.
pub const CELLS: usize = Cell::ALL.len();

impl Cell {
    /// The cell of a column (2 to 7) and a row (1 or 2); none outside.
    pub fn at(column: u8, row: u8) -> Option<Cell> {
        let column = column.checked_sub(2).filter(|&column| column < 6)?;
        let row = row.checked_sub(1).filter(|&row| row < 2)?;
        Some(Cell::from_index(usize::from(2 * column + row)))
    }

    /// The column, 2 to 7.
    pub const fn column(self) -> u8 {
        self as u8 / 2 + 2
    }

    /// The row, 1 or 2.
    pub const fn row(self) -> u8 {
        self as u8 % 2 + 1
    }
}

/// The letter of the books in each column 2 to 7.
pub const COLUMN_LETTERS: [usize; 6] = [0, 0, 1, 1, 2, 2];

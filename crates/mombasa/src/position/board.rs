//! The parts of a position that lie on the board.

use super::Done;
use crate::data::bonus::BonusSpace;
use crate::data::books::{BOOK_LETTERS, Book, Cell};
use crate::data::cards::{Card, DECK, DISPLAY_COLUMNS, DISPLAY_ROWS};
use crate::data::companies::{COLUMN_SPACES, COLUMNS, Column, Company, POSTS};
use crate::data::map::Region;
use crate::data::rounds::ROUNDS;
use crate::data::tracks::Track;
use crate::state::Mombasa;
use cowcatcher_proof::scenario::value::{
    colour, distinct, integer, maybe, name_of, name_or_nothing, named, names_of, number_of, seat_named, text, words,
};
use toml::Value;

pub(super) const NAMES: &str = "turn, step, round, first, start_marker, tracks.COMPANY, base.COMPANY, opened.COMPANY, map.REGION, \
    display.ROW/COLUMN, deck, discards, books.CELL, coins.CELL, markers.SPACE";
pub(super) const READ_ONLY: &str = "value.COMPANY, gone.COMPANY, posts.COMPANY, deck_size, stack.A to stack.C";

/// The letters of the books.
const LETTERS: [&str; BOOK_LETTERS] = ["A", "B", "C"];

/// Only action cards are ever in the deck and in the display.
fn of_the_deck(card: Card) -> Done {
    if DECK.has(card) { Ok(()) } else { Err(format!("{card} is no card of the deck")) }
}

/// A space of the card display: row and column counted from 1, such as `2/3`.
fn display_space(name: &str) -> Result<usize, String> {
    let read = || {
        let (row, column) = name.split_once('/')?;
        let (row, column): (usize, usize) = (row.parse().ok()?, column.parse().ok()?);
        let inside = (1..=DISPLAY_ROWS).contains(&row) && (1..=DISPLAY_COLUMNS).contains(&column);
        inside.then(|| (row - 1) * DISPLAY_COLUMNS + column - 1)
    };
    read().ok_or_else(|| {
        format!("no space {name:?} of the display; they go from 1/1 to {DISPLAY_ROWS}/{DISPLAY_COLUMNS}")
    })
}

impl Mombasa {
    pub(super) fn set_board(&mut self, name: &str, rest: Option<&str>, value: &Value) -> Done {
        match (name, rest) {
            ("round", None) => self.round = integer(value, 1, u16::from(ROUNDS))? as u8,
            ("first", None) => self.first = seat_named(self, text(value)?)?,
            ("start_marker", None) => self.start_marker = seat_named(self, text(value)?)?,
            ("tracks", Some(company)) => {
                let (company, track): (Company, Track) = (named(company)?, named(text(value)?)?);
                // The company that had this letter gets the track that is free now.
                let other = self.company_with(track.letter()).filter(|other| *other != company);
                if let Some(other) = other {
                    self.tracks[other.index()] = self.tracks[company.index()];
                }
                self.tracks[company.index()] = Some(track);
            }
            ("base", Some(company)) => self.set_base(named(company)?, value)?,
            ("opened", Some(company)) => {
                let company: Company = named(company)?;
                for column in &mut self.bases[company.index()].columns {
                    column.opened = column.posts == 0;
                }
                for column in distinct::<Column>(value)? {
                    self.bases[company.index()].columns[column.index()].opened = true;
                }
            }
            ("map", Some(region)) => self.set_region(named(region)?, maybe(value)?)?,
            ("display", Some(space)) => {
                let space = display_space(space)?;
                if let Some(old) = self.display[space].take() {
                    self.put_back([old].into_iter().collect());
                }
                if let Some(card) = maybe::<Card>(value)? {
                    of_the_deck(card)?;
                    self.fetch(None, card)?;
                    self.display[space] = Some(card);
                }
            }
            ("deck", None) => {
                let left: Vec<Card> = distinct(value)?;
                left.iter().try_for_each(|&card| of_the_deck(card))?;
                for card in std::mem::take(&mut self.deck).iter() {
                    self.discards.add(card.index());
                }
                for card in left {
                    self.fetch(None, card)?;
                    self.deck.add(card);
                }
            }
            ("discards", None) => self.set_discards(&words(value)?)?,
            ("books", Some(cell)) => {
                let cell: Cell = named(cell)?;
                let book: Option<Book> = maybe(value)?;
                if let Some(book) = book.filter(|book| book.letter() != Mombasa::letter_of(cell)) {
                    let letter = LETTERS[Mombasa::letter_of(cell)];
                    return Err(format!("{book} can't lie here: column {} has the books {letter}", cell.column()));
                }
                if let Some(old) = self.books[cell.index()].take() {
                    self.stacks[old.letter()].add(old.line());
                }
                if let Some(book) = book {
                    self.fetch_book(book)?;
                    self.books[cell.index()] = Some(book);
                }
            }
            ("coins", Some(cell)) => self.coins[named::<Cell>(cell)?.index()] = integer(value, 0, 1)?,
            ("markers", Some(space)) => {
                let space: BonusSpace = named(space)?;
                let seat = match text(value)? {
                    "" => None,
                    name => Some(seat_named(self, name)?),
                };
                if let Some(old) = self.markers[space.index()] {
                    self.player_mut(old).placed -= 1;
                }
                self.markers[space.index()] = seat;
                if let Some(seat) = seat {
                    self.player_mut(seat).placed += 1;
                }
            }
            _ => {
                let name = rest.map_or(name.to_owned(), |rest| format!("{name}.{rest}"));
                return Err(format!("no name {name:?} that can be set; there are: {NAMES}, and players by colour"));
            }
        }
        Ok(())
    }

    /// The posts in the three columns; those that are nowhere left the game.
    fn set_base(&mut self, company: Company, value: &Value) -> Done {
        let posts = value.as_array().filter(|list| list.len() == COLUMNS);
        let posts = posts.ok_or_else(|| format!("{COLUMNS} numbers are wanted, one for each column"))?;
        let on_map = self.posts[company.index()].count_ones() as u8;
        let base = &mut self.bases[company.index()];
        for (column, posts) in base.columns.iter_mut().zip(posts) {
            column.posts = integer(posts, 0, COLUMN_SPACES as u8)?;
            column.opened = column.posts == 0;
        }
        base.gone = POSTS
            .checked_sub(base.home() + on_map)
            .ok_or_else(|| format!("{company} has {} posts", base.home() + on_map))?;
        Ok(())
    }

    /// A post in a region comes from those that left the game, else from the fullest column of its base.
    fn set_region(&mut self, region: Region, company: Option<Company>) -> Done {
        if let Some(old) = self.holder(region) {
            self.posts[old.index()] &= !region.bit();
            self.bases[old.index()].gone += 1;
        }
        let Some(company) = company else { return Ok(()) };
        let base = &mut self.bases[company.index()];
        if base.gone > 0 {
            base.gone -= 1;
        } else {
            let fullest = base.columns.iter_mut().rev().max_by_key(|column| column.posts);
            if !fullest.is_some_and(|column| column.take()) {
                return Err(format!("{company} has no post left"));
            }
        }
        self.posts[company.index()] |= region.bit();
        Ok(())
    }

    pub(super) fn get_board(&self, name: &str, rest: Option<&str>) -> Result<Value, String> {
        Ok(match (name, rest) {
            ("round", None) => number_of(self.round),
            ("first", None) => name_of(colour(self.first)),
            ("start_marker", None) => name_of(colour(self.start_marker)),
            ("tracks", Some(company)) => name_or_nothing(self.tracks[named::<Company>(company)?.index()]),
            ("base", Some(company)) => {
                let base = &self.bases[named::<Company>(company)?.index()];
                Value::Array(base.columns.iter().map(|column| number_of(column.posts)).collect())
            }
            ("opened", Some(company)) => {
                let base = &self.bases[named::<Company>(company)?.index()];
                names_of(Column::ALL.iter().filter(|column| base.columns[column.index()].opened))
            }
            ("gone", Some(company)) => number_of(self.bases[named::<Company>(company)?.index()].gone),
            ("value", Some(company)) => number_of(self.share_value(named(company)?)),
            ("posts", Some(company)) => {
                let posts = self.posts[named::<Company>(company)?.index()];
                names_of(Region::ALL.iter().filter(|region| posts & region.bit() != 0))
            }
            ("map", Some(region)) => name_or_nothing(self.holder(named(region)?)),
            ("display", Some(space)) => name_or_nothing(self.display[display_space(space)?]),
            ("deck", None) => names_of(self.deck.iter()),
            ("deck_size", None) => number_of(self.deck.len()),
            ("discards", None) => {
                let cards = self.discards.iter();
                names_of(cards.flat_map(|(card, n)| std::iter::repeat_n(Card::from_index(card), n as usize)))
            }
            ("books", Some(cell)) => name_or_nothing(self.books[named::<Cell>(cell)?.index()]),
            ("coins", Some(cell)) => number_of(self.coins[named::<Cell>(cell)?.index()]),
            ("stack", Some(letter)) => {
                let letter = LETTERS.iter().position(|known| *known == letter).ok_or("stacks are A, B and C")?;
                number_of(self.stacks[letter].total())
            }
            ("markers", Some(space)) => name_or_nothing(self.markers[named::<BonusSpace>(space)?.index()].map(colour)),
            _ => {
                let name = rest.map_or(name.to_owned(), |rest| format!("{name}.{rest}"));
                return Err(format!(
                    "no name {name:?}; there are: {NAMES}; to read only: {READ_ONLY}; and players by colour"
                ));
            }
        })
    }
}

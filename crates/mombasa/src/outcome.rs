//! What chance can decide, and its notation.

use crate::data::books::Book;
use crate::data::cards::Card;
use crate::data::start_tiles::StartTile;
use crate::data::tracks::Track;
use cowcatcher_engine::{NotationError, Seat};
use std::fmt;
use std::str::FromStr;

/// One result of chance. What becomes of it, the game knows: the open step of its agenda asked for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// `first 2`: this seat begins.
    First(Seat),
    /// `track B2`: the next company has this track.
    Track(Track),
    /// `card A07`: this card comes to the next space of the card display.
    Card(Card),
    /// `book bkA03`: this book comes to the next cell of the book display.
    Book(Book),
    /// `tile T05`: this starting tile is dealt to the next player.
    Tile(StartTile),
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Outcome::First(seat) => write!(f, "first {seat}"),
            Outcome::Track(track) => write!(f, "track {track}"),
            Outcome::Card(card) => write!(f, "card {card}"),
            Outcome::Book(book) => write!(f, "book {book}"),
            Outcome::Tile(tile) => write!(f, "tile {tile}"),
        }
    }
}

impl FromStr for Outcome {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Outcome, NotationError> {
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["first", "1"] => Outcome::First(Seat(0)),
            ["first", "2"] => Outcome::First(Seat(1)),
            ["first", "3"] => Outcome::First(Seat(2)),
            ["first", "4"] => Outcome::First(Seat(3)),
            ["track", track] => Outcome::Track(track.parse()?),
            ["card", card] => Outcome::Card(card.parse()?),
            ["book", book] => Outcome::Book(book.parse()?),
            ["tile", tile] => Outcome::Tile(tile.parse()?),
            _ => return Err(NotationError::new(text, "an outcome of chance")),
        })
    }
}

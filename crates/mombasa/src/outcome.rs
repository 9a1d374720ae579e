//! What chance can decide, and its notation.

use crate::data::books::Book;
use crate::data::cards::Card;
use crate::data::start_tiles::StartTile;
use crate::data::tracks::Track;
use crate::state::Mombasa;
use cowcatcher_engine::{Game, Seat};

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

cowcatcher_engine::written! {
    Outcome as "an outcome of chance" {
        First(seat) = ["first", seat] if seat.index() < *Mombasa::PLAYERS.end();
        Track(track) = ["track", track];
        Card(card) = ["card", card];
        Book(book) = ["book", book];
        Tile(tile) = ["tile", tile];
    }
}

//! Everything printed on the components, one row per component, and how certain each table is.
//!
//! Rule code asks [`Tables`] for a table. A better print is a new [`DataSet`] with tables of its own; games that began with an
//! older one keep it.

pub mod bonus;
pub mod books;
pub mod cards;
pub mod companies;
pub mod gains;
pub mod map;
pub mod player_board;
pub mod rounds;
pub mod start_tiles;
pub mod tracks;

use bonus::{BOARD_SPACES, SpaceRow};
use books::{BOOK_LETTERS, BOOKS, BookRow};
use cards::{CARDS, CardRow, Cards, DISPLAY_COLUMNS, Kind};
use companies::{COLUMN_SPACES, COLUMNS, COMPANIES};
use gains::Gain;
use map::{Borders, REGIONS};
use start_tiles::{START_TILES, StartTileRow};
use tracks::{TRACKS, TrackRow};

cowcatcher_engine::named! {
    /// A set of printed data.
    pub enum DataSet as "a data set (mombasa-data-1)" {
        First = "mombasa-data-1",
    }
}

cowcatcher_engine::named! {
    /// Where a table comes from.
    pub enum Certainty as "a certainty" {
        Seed = "seed", Source = "source", Known = "known", Reconstruction = "reconstruction",
    }
}

/// How certain one table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Provenance {
    /// What the table holds, in words.
    pub table: &'static str,
    /// Where it comes from.
    pub certainty: Certainty,
}

const fn from(table: &'static str, certainty: Certainty) -> Provenance {
    Provenance { table, certainty }
}

/// What is printed in one data set, and where it comes from.
#[derive(Debug)]
pub struct Tables {
    /// The cards by [`cards::Card`].
    pub cards: [CardRow; CARDS],
    /// The cards of each [`Kind`].
    pub kinds: [Cards; Kind::ALL.len()],
    /// The cards with an additional share of each company.
    pub share_cards: [Cards; COMPANIES],
    /// What the columns of the card display add to the price.
    pub column_prices: [i8; DISPLAY_COLUMNS],
    /// The books by [`books::Book`].
    pub books: [BookRow; BOOKS],
    /// What a book of each letter costs.
    pub book_costs: [u8; BOOK_LETTERS],
    /// The regions by [`map::Region`]: name and reward.
    pub regions: [(&'static str, &'static [Gain]); REGIONS],
    /// The borders of each region.
    pub borders: [Borders; REGIONS],
    /// The entry borders of each company.
    pub entries: [Borders; COMPANIES],
    /// The coin icons of a base.
    pub base_coins: [[u8; COLUMN_SPACES]; COLUMNS],
    /// The tracks by [`tracks::Track`].
    pub tracks: [TrackRow; TRACKS],
    /// The starting tiles by [`start_tiles::StartTile`].
    pub start_tiles: [StartTileRow; START_TILES],
    /// The bonus spaces of the board.
    pub spaces: [SpaceRow; BOARD_SPACES],
    /// Where each table comes from.
    pub provenance: &'static [Provenance],
}

static FIRST: Tables = Tables {
    cards: cards::CARD_ROWS,
    kinds: cards::by_kind(&cards::CARD_ROWS),
    share_cards: cards::by_share(&cards::CARD_ROWS),
    column_prices: cards::COLUMN_PRICES,
    books: books::BOOK_ROWS,
    book_costs: books::BOOK_COSTS,
    regions: map::REGION_ROWS,
    borders: map::BORDERS,
    entries: map::ENTRY_BORDERS,
    base_coins: companies::BASE_COINS,
    tracks: tracks::TRACK_ROWS,
    start_tiles: start_tiles::START_TILE_ROWS,
    spaces: bonus::SPACE_ROWS,
    provenance: &[
        from("piece counts", Certainty::Source),
        from("rounds and coins on the round track", Certainty::Source),
        from("start money and bonus markers", Certainty::Source),
        from("regions and rewards", Certainty::Reconstruction),
        from("borders", Certainty::Reconstruction),
        from("entry borders of the bases", Certainty::Reconstruction),
        from("coin icons of the bases", Certainty::Reconstruction),
        from("spaces of the company tracks", Certainty::Reconstruction),
        from("second bonuses of the company tracks", Certainty::Seed),
        from("first bonuses of the company tracks C and D", Certainty::Reconstruction),
        from("tracks of a first game", Certainty::Source),
        from("action slots and rest decks", Certainty::Source),
        from("diamond track", Certainty::Source),
        from("bookkeeping track", Certainty::Source),
        from("starting cards", Certainty::Reconstruction),
        from("order cards", Certainty::Reconstruction),
        from("action cards", Certainty::Reconstruction),
        from("price modifiers of the card display", Certainty::Reconstruction),
        from("book tiles and their costs", Certainty::Reconstruction),
        from("letters of the book display", Certainty::Reconstruction),
        from("starting tiles", Certainty::Reconstruction),
        from("bonus spaces of the board", Certainty::Reconstruction),
        from("bonus tiles", Certainty::Seed),
    ],
};

impl DataSet {
    /// The printed data of this set.
    #[inline]
    pub fn tables(self) -> &'static Tables {
        match self {
            DataSet::First => &FIRST,
        }
    }
}

//! The position: everything on the table, in one flat value without heap.

use crate::agenda::{Agenda, Step};
use crate::data::bonus::{BONUS_SPACES, BonusTile};
use crate::data::books::{BOOK_LETTERS, Book, CELLS};
use crate::data::cards::{CARDS, Card, Cards, DECK, DISPLAY_COLUMNS, DISPLAY_ROWS, Good};
use crate::data::companies::{COLUMN_SPACES, COLUMNS, COMPANIES, Column, Company};
use crate::data::player_board::{LAST_STEP, SLOTS, START_MONEY, Slot};
use crate::data::start_tiles::StartTile;
use crate::data::tracks::{BEGINNER, Track, TrackRow};
use crate::data::{DataSet, Tables};
use cowcatcher_engine::{Bag, Seat};

/// The discard pile of the cards, by [`Card`]: starting cards exist once for each player.
pub type Discards = Bag<4, 4>;
/// An unseen stack of books of one letter, by [`Book::line`].
pub type BookStack = Bag<1, 4>;

/// Spaces of the card display.
pub(crate) const DISPLAY: usize = DISPLAY_ROWS * DISPLAY_COLUMNS;

/// A game of Mombasa. It is `Copy` so that cloning it is one memcpy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mombasa {
    /// The printed data that this game is played with.
    pub(crate) data: DataSet,
    /// How many play.
    pub(crate) seats: u8,
    /// The round being played, 1 to 7; 0 during set-up.
    pub(crate) round: u8,
    /// Who began this round.
    pub(crate) first: Seat,
    /// Who holds the start-player marker.
    pub(crate) start_marker: Seat,
    /// Whose turn it is.
    pub(crate) active: Seat,
    /// The track of each company; none before it is drawn.
    pub(crate) tracks: [Option<Track>; COMPANIES],
    /// The players by seat; those beyond the player count stay as they were made.
    pub(crate) players: [Player; 4],
    /// The company bases.
    pub(crate) bases: [Base; COMPANIES],
    /// The regions that hold a post of each company, as bits.
    pub(crate) posts: [u64; COMPANIES],
    /// The card display: row by row, left to right.
    pub(crate) display: [Option<Card>; DISPLAY],
    /// The unseen action cards; the next one is of the first letter that is left (MOM-SETUP-06).
    pub(crate) deck: Cards,
    /// The discard pile.
    pub(crate) discards: Discards,
    /// The book display by [`Cell`].
    pub(crate) books: [Option<Book>; CELLS],
    /// The coins in the cells of the book display.
    pub(crate) coins: [u8; CELLS],
    /// The unseen book stacks by letter.
    pub(crate) stacks: [BookStack; BOOK_LETTERS],
    /// Whose marker lies on each bonus space.
    pub(crate) markers: [Option<Seat>; BONUS_SPACES],
    /// What is still to be done, the next step on top.
    pub(crate) agenda: Agenda,
}

/// A player: board, cards, and what lies in front of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Player {
    /// The hand. Cards planned in secret stay in it until they are revealed.
    pub hand: Cards,
    /// The face-up cards of the action area, card tiles included.
    pub up: Cards,
    /// The rest decks.
    pub rest: [Cards; SLOTS],
    /// The cards in the action slots, used or not; in planning, what is decided so far.
    pub slots: [Option<Card>; SLOTS],
    /// How far the secret choice has come.
    pub secret: Secret,
    /// The bonus tiles in front of the player, as bits.
    pub tiles: u8,
    /// The card on which the +1 tile lies.
    pub plus_one: Option<Card>,
    /// Pounds.
    pub money: u16,
    /// The spaces of the track markers.
    pub tracks: [u8; COMPANIES],
    /// How many bonuses of each track may be used: those unlocked before the present own turn (MOM-TRACK-09).
    pub levels: [u8; COMPANIES],
    /// What the usable bonuses of the tracks A and B are worth.
    pub perks: Perks,
    /// The space of the diamond marker.
    pub diamond: u8,
    /// The step of the ink jar.
    pub jar: u8,
    /// The books on the bookkeeping track: index 0 is step 1.
    pub books: [Option<Book>; LAST_STEP as usize],
    /// How many there are.
    pub book_count: u8,
    /// The books that were turned face down, as bits by index.
    pub turned: u16,
    /// Own markers on bonus spaces.
    pub placed: u8,
    /// Has the player ended the own action phase?
    pub ended: bool,
    /// The starting tiles dealt, as bits, until the choice is revealed.
    pub dealt: u16,
    /// The starting tile kept.
    pub kept: Option<StartTile>,
}

/// How far a secret choice has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Secret {
    /// The slots before this index are decided; at the last index, all are.
    Deciding(u8),
    /// The player said `ready`.
    Ready,
}

/// What the permanent bonuses of the tracks A and B are worth to a player now (MOM-TRACK-11, MOM-TRACK-15).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Perks {
    /// More total expansion value.
    pub expansion: u8,
    /// More bonus markers.
    pub markers: u8,
    /// Cards paid with this good cost 1 less.
    pub discount: Option<Good>,
    /// Cards paid with any goods cost 1 less, and goods may be mixed.
    pub mixed: bool,
    /// Each card of this good has one unit more.
    pub unit: Option<Good>,
}

impl Player {
    pub fn new() -> Player {
        Player {
            hand: Cards::NONE,
            up: Cards::NONE,
            rest: [Cards::NONE; SLOTS],
            slots: [None; SLOTS],
            secret: Secret::Deciding(0),
            tiles: 0,
            plus_one: None,
            money: START_MONEY,
            tracks: [0; COMPANIES],
            levels: [0; COMPANIES],
            perks: Perks::default(),
            diamond: 0,
            jar: 0,
            books: [None; LAST_STEP as usize],
            book_count: 0,
            turned: 0,
            placed: 0,
            ended: false,
            dealt: 0,
            kept: None,
        }
    }

    /// All own cards, wherever they lie; in secret planning a planned card is still in the hand.
    pub fn cards(&self) -> Cards {
        let rest = self.rest.iter().fold(self.hand, |all, &deck| all.and(deck));
        rest.and(self.in_slots())
    }

    /// The cards in the slots; in secret planning, those decided so far.
    #[inline]
    pub fn in_slots(&self) -> Cards {
        self.slots.iter().flatten().copied().collect()
    }

    /// Does this bonus tile lie in front of the player?
    #[inline]
    pub fn has_tile(&self, tile: BonusTile) -> bool {
        self.tiles >> tile.index() & 1 != 0
    }

    /// Is this starting tile one of those to choose from?
    #[inline]
    pub fn is_dealt(&self, tile: StartTile) -> bool {
        self.dealt >> tile.index() & 1 != 0
    }

    /// The slot in which a card lies.
    pub fn slot_of(&self, card: Card) -> Option<Slot> {
        self.slots.iter().position(|&it| it == Some(card)).map(Slot::from_index)
    }

    /// The book on a step of the bookkeeping track, counted from 1.
    pub fn book_at(&self, step: u8) -> Option<Book> {
        self.books.get(usize::from(step).wrapping_sub(1)).copied().flatten()
    }
}

/// A company base: three columns of posts, and how many posts left the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Base {
    pub columns: [BaseColumn; COLUMNS],
    /// Posts that left the game (MOM-BOOK-16, MOM-EXPAND-12).
    pub gone: u8,
}

/// A column of a base. Its posts stand without a gap from the rear towards the front.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct BaseColumn {
    /// How many posts it holds.
    pub posts: u8,
    /// Was the final space ever uncovered? Then it stays so, and posts stand before it (MOM-EXPAND-11).
    pub opened: bool,
}

impl BaseColumn {
    /// How many posts it can hold.
    pub fn room(self) -> u8 {
        COLUMN_SPACES as u8 - u8::from(self.opened)
    }

    /// How many of its spaces, counted from the front, are empty; the opened final space is not among them.
    pub fn empty_in_front(self) -> usize {
        usize::from(self.room().saturating_sub(self.posts))
    }

    /// Takes the front-most post; `false` if there is none.
    pub fn take(&mut self) -> bool {
        let there = self.posts > 0;
        self.posts = self.posts.saturating_sub(1);
        self.opened |= there && self.posts == 0;
        there
    }
}

impl Base {
    pub fn new() -> Base {
        Base { columns: [BaseColumn { posts: COLUMN_SPACES as u8, opened: false }; COLUMNS], gone: 0 }
    }

    /// Posts at home.
    pub fn home(&self) -> u8 {
        self.columns.iter().map(|column| column.posts).sum()
    }

    /// The columns that hold a post.
    pub fn with_posts(&self) -> impl Iterator<Item = Column> + use<'_> {
        Column::ALL.iter().copied().filter(|column| self.columns[column.index()].posts > 0)
    }

    /// The columns that can take a post back.
    pub fn with_room(&self) -> impl Iterator<Item = Column> + use<'_> {
        Column::ALL.iter().copied().filter(|column| {
            let column = self.columns[column.index()];
            column.posts < column.room()
        })
    }
}

impl Mombasa {
    /// A table before anything is drawn.
    pub(crate) fn bare(data: DataSet, seats: u8, tracks: Option<[Track; COMPANIES]>) -> Mombasa {
        Mombasa {
            data,
            seats,
            round: 0,
            first: Seat(0),
            start_marker: Seat(0),
            active: Seat(0),
            tracks: tracks.map_or([None; COMPANIES], |tracks| tracks.map(Some)),
            players: [Player::new(); 4],
            bases: [Base::new(); COMPANIES],
            posts: [0; COMPANIES],
            display: [None; DISPLAY],
            deck: DECK,
            discards: Discards::new(),
            books: [None; CELLS],
            coins: [0; CELLS],
            stacks: [BookStack::new(); BOOK_LETTERS],
            markers: [None; BONUS_SPACES],
            agenda: Agenda::new(Step::EndTurn),
        }
    }

    /// The printed data.
    #[inline]
    pub fn tables(&self) -> &'static Tables {
        self.data.tables()
    }

    /// The number of players less two: the column of tables by player count.
    pub(crate) fn column(&self) -> usize {
        usize::from(self.seats.clamp(2, 4)) - 2
    }

    /// The player whose turn it is.
    #[inline]
    pub(crate) fn me(&self) -> &Player {
        &self.players[self.active.index() % 4]
    }

    /// The player whose turn it is.
    #[inline]
    pub(crate) fn me_mut(&mut self) -> &mut Player {
        &mut self.players[self.active.index() % 4]
    }

    /// The player of a seat; a seat that no table has is read as one that it has.
    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index() % 4]
    }

    /// The player of a seat.
    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index() % 4]
    }

    /// All seats in ascending order.
    pub(crate) fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats).map(Seat)
    }

    /// The seat so many places clockwise from another.
    pub(crate) fn clockwise(&self, from: Seat, places: u8) -> Seat {
        Seat((from.0 + places) % self.seats.max(1))
    }

    /// What is printed on the track of a company.
    #[inline]
    pub(crate) fn track(&self, company: Company) -> &'static TrackRow {
        let track = self.tracks[company.index()].unwrap_or(BEGINNER[company.index()]);
        &self.tables().tracks[track.index()]
    }

    /// The company whose track has this letter (A is 0).
    pub(crate) fn company_with(&self, letter: usize) -> Option<Company> {
        let index = self.tracks.iter().position(|track| track.is_some_and(|track| track.letter() == letter))?;
        Some(Company::from_index(index))
    }
}

const _: () = assert!(CARDS <= 64);
const _: () = assert!(std::mem::size_of::<Mombasa>() <= 1024, "the state must stay small enough to copy freely");

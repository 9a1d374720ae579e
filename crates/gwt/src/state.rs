//! The position: everything on the table, in one flat value without heap.

use crate::agenda::Agenda;
use crate::data::buildings::{Building, MOST_BUILDINGS, Neutral};
use crate::data::cards::{CATTLE_KINDS, Card};
use crate::data::cities::CITIES;
use crate::data::masters::Master;
use crate::data::objectives::{Objective, Starting};
use crate::data::player_board::{ALL_DISCS, DiscSpace, Worker};
use crate::data::railroad::{MASTER_STATIONS, STATIONS, Station};
use crate::data::supply::{self, TILE_KINDS};
use crate::data::trail::{SPACES, Space};
use crate::data::{Edition, Tables};
use crate::rail::Rail;
use crate::solo::Sam;
use cowcatcher_engine::{Bag, Seat};

/// A multiset of cards, by [`Card`].
pub type Cards = Bag<3, 4>;
/// A multiset of Kansas City tiles, by [`supply::Tile`].
pub type Tiles = Bag<3, 8>;
/// A multiset of objective cards, by [`Objective`].
pub type Objectives = Bag<2, 4>;

/// The cattle cards among `cards`.
pub(crate) fn cattle_of(cards: &Cards) -> impl Iterator<Item = Card> + use<> {
    cards.kinds().take_while(|&kind| kind < CATTLE_KINDS).map(Card::from_index)
}

/// The objective cards among `cards`.
pub(crate) fn objectives_of(cards: &Cards) -> impl Iterator<Item = Objective> + use<> {
    cards.iter_from(CATTLE_KINDS).filter_map(|(kind, _)| Card::from_index(kind).objective())
}

/// A game of Great Western Trail. It is `Copy` so that cloning it is one memcpy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gwt {
    /// What was agreed on and what set-up decided for good.
    pub(crate) setting: Setting,
    /// The players by seat; those beyond the player count stay as they were made.
    pub(crate) players: [Player; 4],
    /// The tiles on the trail and in the trade section.
    pub(crate) trail: Trail,
    /// The job market.
    pub(crate) jobs: JobMarket,
    /// The cattle market.
    pub(crate) market: Cards,
    /// The unseen stack of the cattle market.
    pub(crate) market_stack: Cards,
    /// The objective display.
    pub(crate) display: [Option<Objective>; 4],
    /// The unseen objective stack.
    pub(crate) objective_stack: Objectives,
    /// The unseen Kansas City supplies 1, 2 and 3.
    pub(crate) supply: [Tiles; 3],
    /// Tiles of supply 1 laid aside in set-up (GWT-SETUP-12).
    pub(crate) aside: Tiles,
    /// The foresight columns 1, 2 and 3.
    pub(crate) foresight: [[Option<supply::Tile>; 2]; 3],
    /// Who has a disc on which station, as bits by seat.
    pub(crate) stations: [u8; STATIONS],
    /// The station master tiles still on their spaces.
    pub(crate) masters: [Option<Master>; MASTER_STATIONS],
    /// The workers appointed in their stead.
    pub(crate) appointed: [Option<Worker>; MASTER_STATIONS],
    /// Tiles that left the game for want of space; they never return (GWT-SPECIAL-04).
    pub(crate) gone: Tiles,
    /// The rival of one person who plays alone.
    pub(crate) sam: Option<Sam>,
    /// The turn being played.
    pub(crate) turn: Turn,
    /// What is still to be done, the next step on top.
    pub(crate) agenda: Agenda,
}

/// What was agreed on, and what set-up decided for good.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Setting {
    pub edition: Edition,
    pub simmental: bool,
    /// How many play on the board; Sam is one of them.
    pub players: u8,
    /// Bit `n - 1`: building number `n` lies on side b.
    pub sides: u16,
    /// How many building numbers have their side.
    pub sided: u8,
    /// Who begins.
    pub first: Seat,
}

/// A tile on a trail space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tile {
    /// A neutral building.
    Neutral(Neutral),
    /// A private building, by owner and number.
    Building(Seat, u8),
    /// A hazard or trade tile.
    Supply(supply::Tile),
}

/// The tiles on the trail and in the trade section.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Trail {
    tiles: [Option<Tile>; SPACES],
    /// The spaces that are locations or hold a trade tile, as bits; Kansas City included.
    occupied: u64,
}

impl Trail {
    pub fn new() -> Trail {
        Trail { tiles: [None; SPACES], occupied: Space::KC.bit() }
    }

    pub fn get(&self, space: Space) -> Option<Tile> {
        self.tiles[space.index()]
    }

    pub fn put(&mut self, space: Space, tile: Tile) {
        self.tiles[space.index()] = Some(tile);
        self.occupied |= space.bit();
    }

    pub fn clear(&mut self, space: Space) -> Option<Tile> {
        self.occupied &= !space.bit();
        self.tiles[space.index()].take()
    }

    pub fn occupied(&self) -> u64 {
        self.occupied
    }

    /// The private building on a space: its owner and number.
    pub fn building(&self, space: Space) -> Option<(Seat, u8)> {
        match self.get(space) {
            Some(Tile::Building(owner, number)) => Some((owner, number)),
            _ => None,
        }
    }
}

/// The job market: which workers lie where, and the token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct JobMarket {
    /// For each kind of worker the spaces they lie on: bit `4 * row + column`.
    pub workers: [u64; 3],
    /// The row of the token, counted from 0; past the last row once somebody took it.
    pub row: u8,
    /// Workers in the token's row.
    pub filled: u8,
    /// Who took the token.
    pub token: Option<Seat>,
}

/// A player: board, cards, and what lies in front of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Player {
    pub hand: Cards,
    pub draw: Cards,
    pub discard: Cards,
    /// Cards that left the game; they never return (GWT-SPECIAL-04).
    pub removed: Cards,
    /// The part of the hand that everybody knows by what happened openly.
    pub shown: Cards,
    /// Objective cards in hand that nobody else has seen: they came blind from the stack and can leave it only openly.
    pub unseen: Objectives,
    /// Played objective cards.
    pub area: Objectives,
    pub starting: Option<Starting>,
    pub money: u16,
    /// The value of the certificate marker's space.
    pub certificates: u8,
    pub tokens: u8,
    /// Workers by kind, the printed ones included.
    pub workers: [u8; 3],
    /// The discs still on the player board (see [`DiscSpace::bits`]).
    pub discs: u16,
    /// Discs on cities.
    pub cities: [u8; CITIES],
    pub engine: Rail,
    /// `None` until the first turn.
    pub rancher: Option<Space>,
    /// Private buildings in stock: bit `n - 1` is number `n`.
    pub stock: u16,
    /// The spaces of the own private buildings on the trail.
    pub buildings: u64,
    /// Private buildings that were replaced and left the game, as `stock`.
    pub replaced: u16,
    /// Collected hazards and trade tiles.
    pub tiles: Tiles,
    /// Station master tiles, as bits.
    pub masters: u16,
}

impl Player {
    pub fn new() -> Player {
        Player {
            hand: Cards::new(),
            draw: Cards::new(),
            discard: Cards::new(),
            removed: Cards::new(),
            shown: Cards::new(),
            unseen: Objectives::new(),
            area: Objectives::new(),
            starting: None,
            money: 0,
            certificates: 0,
            tokens: 0,
            workers: [1; 3],
            discs: ALL_DISCS,
            cities: [0; CITIES],
            engine: Rail::START,
            rancher: None,
            stock: 0,
            buildings: 0,
            replaced: 0,
            tiles: Tiles::new(),
            masters: 0,
        }
    }

    pub fn workers(&self, kind: Worker) -> u8 {
        self.workers[kind.index()]
    }

    /// Is at least one disc left on this space of the board?
    pub fn has_disc(&self, space: DiscSpace) -> bool {
        self.discs & space.bits() != 0
    }

    /// How many discs were taken from this space of the board.
    pub fn cleared(&self, space: DiscSpace) -> u32 {
        (space.bits() & !self.discs).count_ones()
    }

    /// The station master tiles in front of them.
    pub fn masters(&self) -> impl Iterator<Item = Master> + use<> {
        let held = self.masters;
        Master::ALL.iter().copied().filter(move |master| held & (1 << master.index()) != 0)
    }

    /// Hazards collected.
    pub fn hazards(&self) -> u32 {
        self.tiles.total() - self.trade_tiles(supply::Tile::Green) - self.trade_tiles(supply::Tile::Pair)
    }

    /// Trade tiles of a colour collected.
    pub fn trade_tiles(&self, colour: supply::Tile) -> u32 {
        self.tiles.count(colour.index())
    }

    /// Pairs of one green and one pair-colour trade tile.
    pub fn trade_pairs(&self) -> u32 {
        self.trade_tiles(supply::Tile::Green).min(self.trade_tiles(supply::Tile::Pair))
    }
}

/// What a turn remembers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Turn {
    /// Whose turn it is.
    pub seat: Seat,
    /// The tiles whose local actions are open: the one under the rancher, then those copied (GWT-COPY).
    pub sources: [Source; MOST_SOURCES],
    /// How many of them count.
    pub source_count: u8,
    /// A local action was performed at this location (GWT-LOCAL-08).
    pub performed: bool,
    /// The single auxiliary action was taken at this location (GWT-LOCAL-09).
    pub auxiliary: bool,
    /// Local actions done this turn, three bits for each tile (GWT-COPY-09).
    pub done: u64,
    /// Risk actions done this turn, by space (GWT-COPY-12).
    pub done_risks: u8,
    /// The total of the income (GWT-KC-28).
    pub total: u8,
    /// Heifers of the whole deck that may still become cows in this visit (GWT-SIMM-19).
    pub heifers: u8,
    /// Last turns still to come after this one, once the end was triggered (GWT-END-05).
    pub last_turns: Option<u8>,
    /// Turns that were begun before this one, of all players: no rule asks, but everybody knows how fast the game goes.
    pub before: u16,
}

/// Four copy buildings (one of each player) and one more tile: the longest chain of GWT-COPY-08.
pub(crate) const MOST_SOURCES: usize = 5;

/// A tile whose local actions are open, and which of them were done: bits 0 to 2 its own, bit 3 the risk action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Source {
    pub space: Space,
    pub done: u8,
}

const NO_SOURCE: Source = Source { space: Space::Start, done: 0 };

impl Turn {
    pub fn new(seat: Seat) -> Turn {
        Turn {
            seat,
            sources: [NO_SOURCE; MOST_SOURCES],
            source_count: 0,
            performed: false,
            auxiliary: false,
            done: 0,
            done_risks: 0,
            total: 0,
            heifers: 0,
            last_turns: None,
            before: 0,
        }
    }

    /// Forgets the sources from `index` on.
    pub fn keep_sources(&mut self, index: usize) {
        self.sources[index..].fill(NO_SOURCE);
        self.source_count = index as u8;
    }

    pub fn sources(&self) -> &[Source] {
        &self.sources[..usize::from(self.source_count)]
    }
}

impl Gwt {
    /// The printed data and switches of the edition being played.
    pub(crate) fn tables(&self) -> &'static Tables {
        self.setting.edition.tables()
    }

    /// The number of players less two: the column of tables by player count.
    pub(crate) fn column(&self) -> usize {
        usize::from(self.setting.players) - 2
    }

    /// Whose turn it is.
    pub(crate) fn active(&self) -> Seat {
        self.turn.seat
    }

    /// The player whose turn it is.
    pub(crate) fn me(&self) -> &Player {
        &self.players[self.turn.seat.index()]
    }

    /// The player whose turn it is.
    pub(crate) fn me_mut(&mut self) -> &mut Player {
        &mut self.players[self.turn.seat.index()]
    }

    /// The side of a person's private building that lies up; a number out of range is read as one within.
    pub(crate) fn building(&self, number: u8) -> &'static Building {
        let index = usize::from(number).wrapping_sub(1) % MOST_BUILDINGS;
        let side = self.tables().buildings[usize::from(self.setting.sides >> index & 1)];
        &side[index.min(side.len() - 1)]
    }

    /// The side that lies up of a private building of whatever owner.
    pub(crate) fn building_of(&self, owner: Seat, number: u8) -> &'static Building {
        if self.is_sam(owner) { self.sams_building(number) } else { self.building(number) }
    }

    /// Has this seat a disc on this station?
    pub(crate) fn has_station(&self, seat: Seat, station: Station) -> bool {
        self.stations[station.index()] >> seat.0 & 1 != 0
    }

    /// On how many stations this seat has a disc.
    pub(crate) fn station_count(&self, seat: Seat) -> u32 {
        self.stations.iter().filter(|&&discs| discs >> seat.0 & 1 != 0).count() as u32
    }
}

const _: () = assert!(TILE_KINDS <= 24 && Card::ALL.len() <= 48 && Objective::ALL.len() <= 32);
const _: () = assert!(std::mem::size_of::<Gwt>() <= 2048, "the state must stay small enough to copy freely");

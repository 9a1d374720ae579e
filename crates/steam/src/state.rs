//! The position: everything on the table, in one flat value; the map it is played on is shared.

use crate::agenda::Agenda;
use crate::data::actions::ActionTile;
use crate::data::goods::{COLOURS, SUPPLY_SPACES};
use crate::data::tiles::KINDS;
use crate::data::{FIRST_LEVEL, LOWEST_INCOME, MOST_PLAYERS, RAISE, RAISE_POINTS};
use crate::map::{MOST_SITES, Map};
use crate::options::{FirstOrder, Rules};
use crate::track::Track;
use cowcatcher_engine::{Bag, Seat};
use std::sync::Arc;

/// A multiset of goods cubes, by colour.
pub type Goods = Bag<1, 8>;

/// A game of Steam. Cloning it copies a few kilobytes and shares the map.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Steam {
    /// The map.
    pub(crate) map: Arc<Map>,
    /// What was agreed on.
    pub(crate) setting: Setting,
    /// The track, and what is a city by now.
    pub(crate) track: Track,
    /// Cubes on cities, by the number of the site.
    pub(crate) cubes: [Goods; MOST_SITES],
    /// Cities that have had their growth, New Cities among them, as bits by site.
    pub(crate) grown: u64,
    /// New Cities, as bits by site.
    pub(crate) urbanized: u64,
    /// The supply spaces.
    pub(crate) supply: [Goods; SUPPLY_SPACES],
    /// Cubes in the bag: after the set-up they are out of play (STEAM-SETUP-10, GOODS-12).
    pub(crate) bag: Goods,
    /// Track tiles in stock by kind.
    pub(crate) stock: [u8; KINDS],
    /// New City tiles left by colour.
    pub(crate) new_cities: [u8; COLOURS],
    /// City Growth markers left.
    pub(crate) growth_markers: u8,
    /// The players by seat; those beyond the player count stay as they were made.
    pub(crate) players: [Player; MOST_PLAYERS],
    /// The turn order of those still in the game.
    pub(crate) order: Order,
    /// Who held the Turn Order tile in the turn before (STEAM-AUCTION-14).
    pub(crate) privileged: Option<Seat>,
    /// The turn, from 1; 0 before the first.
    pub(crate) turn: u8,
    /// Who decides, if anybody does.
    pub(crate) active: Seat,
    /// The auction that runs.
    pub(crate) auction: Auction,
    /// The build turn that runs.
    pub(crate) build: BuildTurn,
    /// Points of a delivery not yet taken, by seat.
    pub(crate) rewards: [u8; MOST_PLAYERS],
    /// How many are bankrupt.
    pub(crate) bankrupts: u8,
    /// What is still to be done, the next step on top.
    pub(crate) agenda: Agenda,
}

/// What was agreed on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Setting {
    pub rules: Rules,
    pub order: FirstOrder,
    pub players: u8,
    /// Do tiles that come back on the way count when looking ahead (STEAM-BUILD-29)?
    pub counts_returned_tiles: bool,
}

/// A player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Player {
    pub cash: i32,
    pub income: i32,
    pub points: i32,
    /// The locomotive level.
    pub level: u8,
    /// The action tile of this turn.
    pub tile: Option<ActionTile>,
    /// Was it taken without effect?
    pub passed: bool,
    /// Did they use the improving activity in this turn (STEAM-LOCO-03)?
    pub improved: bool,
    /// They were the n-th to go bankrupt; 0 while they are in the game.
    pub bankrupt: u8,
}

impl Player {
    pub fn new() -> Player {
        Player {
            cash: 0,
            income: 0,
            points: 0,
            level: FIRST_LEVEL,
            tile: None,
            passed: false,
            improved: false,
            bankrupt: 0,
        }
    }

    /// How many times they can raise money (STEAM-MONEY-02, 03, 07, 08).
    pub fn most_raises(&self) -> i32 {
        (self.income - LOWEST_INCOME).max(0) + self.points / RAISE_POINTS
    }

    /// Cash and all that can be raised.
    pub fn funds(&self) -> i32 {
        self.cash + RAISE * self.most_raises()
    }

    /// Do they hold this tile for its effect?
    pub fn has(&self, tile: ActionTile) -> bool {
        self.tile == Some(tile) && !self.passed
    }
}

/// The turn order of those still in the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Order {
    seats: [Seat; MOST_PLAYERS],
    len: u8,
}

impl Order {
    /// By seat.
    pub fn new(players: usize) -> Order {
        Order { seats: std::array::from_fn(|seat| Seat(seat as u8)), len: players as u8 }
    }

    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    pub fn seats(&self) -> &[Seat] {
        &self.seats[..self.len()]
    }

    pub fn get(&self, place: u8) -> Option<Seat> {
        self.seats().get(usize::from(place)).copied()
    }

    /// Puts a seat in a place, counted from 0.
    pub fn set(&mut self, place: usize, seat: Seat) {
        let len = self.len();
        if let Some(slot) = self.seats[..len].get_mut(place) {
            *slot = seat;
        }
    }

    pub fn sort_by_key<K: Ord>(&mut self, key: impl FnMut(&Seat) -> K) {
        let len = self.len();
        self.seats[..len].sort_by_key(key);
    }

    /// This order with one seat moved to the front (STEAM-ORDER-06).
    pub fn with_first(mut self, first: Option<Seat>) -> Order {
        if let Some(at) = self.seats().iter().position(|&seat| Some(seat) == first) {
            self.seats[..=at].rotate_right(1);
        }
        self
    }

    /// Takes a seat out.
    pub fn remove(&mut self, seat: Seat) {
        if let Some(at) = self.seats().iter().position(|&it| it == seat) {
            let len = self.len();
            self.seats[at..len].rotate_left(1);
            // What lies beyond the end must not tell two equal orders apart.
            self.seats[len - 1] = Seat(0);
            self.len -= 1;
        }
    }
}

/// An auction: for one place (Base) or for the whole order (Standard).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Auction {
    /// Base: the place on offer, from 0. Standard: unused.
    pub place: u8,
    /// Who speaks.
    pub speaker: Seat,
    /// The highest bid and who made it.
    pub high: Option<(u8, Seat)>,
    /// Each seat's last bid.
    pub last: [Option<u8>; MOST_PLAYERS],
    /// Seats that are out: for this place, or for good.
    pub out: u8,
    /// Base: seats that have a place.
    pub placed: u8,
    /// Standard: who may still pass freely once.
    pub free_pass: Option<Seat>,
    /// The new order as far as it is known.
    pub order: Order,
}

/// The build turn that runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct BuildTurn {
    /// Placements left.
    pub left: u8,
    /// May they still place a New City?
    pub urbanize: bool,
    /// May they still grow a city?
    pub grow: bool,
    /// An exit of the track that is not connected yet (STEAM-BUILD-20).
    pub loose: Option<(u8, u8)>,
}

impl BuildTurn {
    /// No build turn.
    pub const NONE: BuildTurn = BuildTurn { left: 0, urbanize: false, grow: false, loose: None };
}

impl Steam {
    /// The player who decides.
    #[inline]
    pub(crate) fn me(&self) -> &Player {
        self.player(self.active)
    }

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index() % MOST_PLAYERS]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index() % MOST_PLAYERS]
    }

    /// The seats at the table, the bankrupt among them.
    pub(crate) fn seats_at_table(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.setting.players).map(Seat)
    }

    /// Is money raised when it is needed, and are action tiles paid for (Base)?
    pub(crate) fn raises_when_needed(&self) -> bool {
        self.setting.rules == Rules::Base
    }

    /// The map.
    pub fn map(&self) -> &Map {
        &self.map
    }
}

//! The board that all share: the clock, the markets, the trail, the railroad.

use crate::data::Edition;
use crate::data::cards::CATTLE_KINDS;
use crate::data::masters::Master;
use crate::data::objectives::Objective;
use crate::data::player_board::Worker;
use crate::data::supply::{JOB_PRICES, JOB_ROWS, TILE_KINDS, Tile as SupplyTile};
use crate::data::trail::{
    BUILDING_SPACES_1E, BUILDING_SPACES_2E, HAZARD_SECTIONS, NEUTRAL, SPACES, Space, TRADE_SECTION, spaces,
};
use crate::state::{Gwt, Tile};
use cowcatcher_engine::{Seat, Slots};

/// No space is so far ahead.
const FAR: u8 = 15;
/// Nobody plays with more, Sam included.
const MOST_PLAYERS: usize = 4;
/// Rounds that are told apart.
pub(super) const ROUNDS: usize = 40;
/// The first kind of card that the market sells.
const MARKET: usize = 4;

impl Gwt {
    pub(super) fn describe_board(&self, seat: Seat, ahead: &[u8; SPACES], into: &mut Slots<'_>) {
        let setting = &self.setting;
        into.pick("players", setting.players.into(), 5);
        into.pick("edition", usize::from(setting.edition == Edition::Second) + 2 * usize::from(setting.simmental), 4);
        self.describe_clock(into);
        for (column, name) in ["foresight 1", "foresight 2", "foresight 3"].into_iter().enumerate() {
            let tiles = self.foresight[column].iter().map(|tile| tile.map_or(TILE_KINDS, SupplyTile::index));
            into.alike(name, tiles, 2, TILE_KINDS + 1);
        }
        for kind in MARKET..CATTLE_KINDS - 2 {
            into.pick("market", self.market.count(kind) as usize, 5);
        }
        into.pick("market stack", self.market_stack.total() as usize / 3, 14);
        self.describe_trail(seat, ahead, into);
        for &discs in &self.stations {
            let others = (discs & !(1 << seat.0)).count_ones() as usize;
            into.pick("station", usize::from(discs >> seat.0 & 1) + 2 * others, 8);
        }
        for (master, worker) in self.masters.iter().zip(&self.appointed) {
            let there = match (master, worker) {
                (Some(master), _) => master.index(),
                (None, Some(worker)) => Master::ALL.len() + worker.index(),
                (None, None) => Master::ALL.len() + Worker::ALL.len(),
            };
            into.pick("station master", there, Master::ALL.len() + Worker::ALL.len() + 1);
        }
        into.alike("display", self.display.iter().flatten().map(|it| it.index()), 4, Objective::ALL.len());
    }

    /// How far the game is, and who can be hired for how much.
    fn describe_clock(&self, into: &mut Slots<'_>) {
        let jobs = &self.jobs;
        into.pick("clock", self.clock(), 26);
        into.pick("spaces for workers", self.spaces_left(), JOB_ROWS * MOST_PLAYERS + 1);
        into.pick("round", self.round(), ROUNDS);
        into.pick("pace of all", usize::from(self.jobs.row) * ROUNDS + self.round(), (JOB_ROWS + 1) * ROUNDS);
        for &workers in &jobs.workers {
            let rows =
                (0..u64::BITS / 4).filter(|row| workers >> (4 * row) & 15 != 0 && *row < u32::from(jobs.row.max(1)));
            let price = rows.filter_map(|row| JOB_PRICES.get(row as usize)).min();
            into.pick("cheapest worker", price.map_or(0, |&price| usize::from(price) - 3), 8);
            into.pick("workers on offer", workers.count_ones() as usize, 8);
        }
    }

    /// The job market's token in half rows.
    pub(super) fn clock(&self) -> usize {
        let players = usize::from(self.setting.players);
        (usize::from(self.jobs.row) * players + usize::from(self.jobs.filled)) * 2 / players
    }

    /// How many turns a player had, more or less; the last ones of a long game are one.
    pub(super) fn round(&self) -> usize {
        usize::from(self.turn.before / u16::from(self.setting.players)).min(ROUNDS - 1)
    }

    /// Spaces of the job market that are filled before the token is taken: with many players a row holds many.
    fn spaces_left(&self) -> usize {
        let rows = JOB_ROWS.saturating_sub(usize::from(self.jobs.row));
        (rows * usize::from(self.setting.players)).saturating_sub(usize::from(self.jobs.filled))
    }

    fn describe_trail(&self, seat: Seat, ahead: &[u8; SPACES], into: &mut Slots<'_>) {
        for space in HAZARD_SECTIONS.into_iter().flatten() {
            let hazard = match self.trail.get(space) {
                Some(Tile::Supply(tile)) => {
                    1 + usize::from(tile.points().saturating_sub(2)) * 2 + usize::from(tile.hands().black)
                }
                _ => 0,
            };
            into.pick("hazard", hazard, 7);
        }
        for space in TRADE_SECTION {
            let tile = match self.trail.get(space) {
                Some(Tile::Supply(SupplyTile::Green)) => 1,
                Some(Tile::Supply(_)) => 2,
                _ => 0,
            };
            into.pick("trade tile", tile, 3);
        }
        for space in spaces(BUILDING_SPACES_1E | BUILDING_SPACES_2E) {
            let building = match self.trail.building(space) {
                Some((owner, number)) => {
                    let hands = self.building(number).hands;
                    1 + usize::from(hands.green) + 2 * usize::from(hands.black) + if owner == seat { 0 } else { 4 }
                }
                None => 0,
            };
            into.pick("building space", building, 9);
        }
        for space in NEUTRAL {
            let neutral = match self.trail.get(space) {
                Some(Tile::Neutral(neutral)) => 1 + neutral.index() * 10 + usize::from(ahead[space.index()].min(9)),
                _ => 0,
            };
            into.pick("neutral building", neutral, 71);
        }
    }

    /// How many steps each space is ahead of a rancher, by the shortest road; far where no road leads.
    pub(super) fn distances(&self, from: Option<Space>) -> [u8; SPACES] {
        let mut steps = [FAR; SPACES];
        let here = match from {
            None => return steps,
            Some(Space::KC) => Space::Start,
            Some(space) => space,
        };
        steps[here.index()] = 0;
        let occupied = self.trail.occupied();
        let mut open = here.bit();
        while open != 0 {
            let at = open.trailing_zeros() as usize;
            open &= open - 1;
            let exits = &self.tables().exits[at];
            for &(along, to) in &exits.roads[..usize::from(exits.len)] {
                let next = match along & occupied {
                    0 => to.index(),
                    tiles => tiles.trailing_zeros() as usize,
                };
                steps[next] = steps[next].min(steps[at] + 1);
                if next != Space::KC.index() {
                    open |= 1 << next;
                }
            }
        }
        steps
    }
}

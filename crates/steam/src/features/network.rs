//! The complete links and the open ends, and what belongs together by the links of one player.

use crate::agenda::Step;
use crate::data::goods::COLOURS;
use crate::data::tiles::TO_TOWN;
use crate::hex::EDGES;
use crate::map::{CLOSED, FAR, MOST_SITES, NO_SITE};
use crate::state::Steam;
use crate::track::{Beyond, UNOWNED, opposite};
use arrayvec::ArrayVec;
use cowcatcher_engine::Seat;

/// Seats and nobody: who can own a link.
pub(super) const OWNERS: usize = UNOWNED as usize + 1;
/// The colour of a town.
pub(super) const TOWN: u8 = 7;
/// Open ends that are looked at.
const ENDS: usize = 8;
/// How far track may lead, in tiles: none, and 1 to as many as a build turn has.
pub(super) const REACH: usize = FAR as usize;

/// A complete link seen from one of its ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Way {
    pub to: u8,
    pub owner: u8,
}

/// An incomplete link of the player.
#[derive(Clone, Copy, Debug)]
pub(super) struct OpenEnd {
    /// The city or town where it begins.
    pub from: u8,
    /// The hex where it would go on, or [`CLOSED`].
    pub next: u8,
    /// Will it be lost unless it is extended in this build turn?
    pub old: bool,
}

/// Cities and towns that the links of a player hold together: their cubes by colour, a byte each, and the colours of the cities.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Group {
    pub cubes: u64,
    pub colours: u8,
}

/// For every set of colours the bytes of a [`Group`] that count.
const BYTES: [u64; 1 << COLOURS] = {
    let mut bytes = [0; 1 << COLOURS];
    let mut set = 0;
    while set < bytes.len() {
        let mut colour = 0;
        while colour < COLOURS {
            if set >> colour & 1 != 0 {
                bytes[set] |= 0xff << (8 * colour);
            }
            colour += 1;
        }
        set += 1;
    }
    bytes
};

/// The sum of the bytes.
#[inline]
pub(super) fn sum(bytes: u64) -> usize {
    (bytes.wrapping_mul(0x0101_0101_0101_0101) >> 56) as usize
}

impl Group {
    /// The cubes that come to be deliverable if two groups are joined.
    #[inline]
    pub fn gain(&self, other: &Group) -> usize {
        let here = BYTES[usize::from(other.colours & !self.colours) % BYTES.len()];
        let there = BYTES[usize::from(self.colours & !other.colours) % BYTES.len()];
        sum(self.cubes & here) + sum(other.cubes & there)
    }

    /// Its cubes for which it has no city.
    pub fn stuck(&self) -> usize {
        sum(self.cubes & !BYTES[usize::from(self.colours) % BYTES.len()])
    }
}

/// All that lies on the map, as one player sees it.
#[derive(Clone, Debug)]
pub(super) struct Network {
    pub sites: usize,
    pub degree: [u8; MOST_SITES],
    pub ways: [[Way; EDGES]; MOST_SITES],
    /// By site; [`TOWN`] for towns.
    pub colour: [u8; MOST_SITES],
    /// Complete links by owner.
    pub complete: [u8; OWNERS],
    /// Incomplete links by owner.
    pub open: [u8; OWNERS],
    /// The player's open ends.
    pub ends: ArrayVec<OpenEnd, ENDS>,
    /// The sites that the player's complete links touch, as bits.
    pub own: u64,
    /// The number of the group of each site.
    group: [u8; MOST_SITES],
    groups: [Group; MOST_SITES],
}

/// What is noted while links are looked for.
struct Found {
    /// By site, the edges over which links were met from their other ends, as bits.
    met: [u8; MOST_SITES],
    /// By site, the other ends of the player's own links, as bits.
    beside: [u64; MOST_SITES],
}

impl Network {
    pub fn new(game: &Steam, seat: Seat) -> Network {
        let mut network = Network {
            sites: game.map.sites().min(MOST_SITES),
            degree: [0; MOST_SITES],
            ways: [[Way { to: NO_SITE, owner: UNOWNED }; EDGES]; MOST_SITES],
            colour: [TOWN; MOST_SITES],
            complete: [0; OWNERS],
            open: [0; OWNERS],
            ends: ArrayVec::new(),
            own: 0,
            group: [0; MOST_SITES],
            groups: [Group::default(); MOST_SITES],
        };
        let mut found = Found { met: [0; MOST_SITES], beside: [0; MOST_SITES] };
        for site in 0..network.sites {
            network.links_of(game, site, seat, &mut found);
        }
        network.join(game, &found.beside);
        network
    }

    /// Finds the links that leave a city or town and were not met from their other ends.
    fn links_of(&mut self, game: &Steam, site: usize, seat: Seat, found: &mut Found) {
        let hex = game.map.site_hex(site);
        let tile = game.track.tile(hex);
        if let Some(colour) = tile.node.colour() {
            self.colour[site] = colour.index() as u8;
        } else if !tile.has_tile() {
            return;
        }
        let city = tile.node.is_city();
        let around = game.map.around(hex);
        for edge in 0..EDGES as u8 {
            let next = around[usize::from(edge)];
            if found.met[site] >> edge & 1 != 0 || (city && next == CLOSED) {
                continue;
            }
            // The first segment, seen from here. A city has no exits.
            let exit = if city { game.track.exit(next, opposite(edge)) } else { tile.exits[usize::from(edge)] };
            if !exit.is_some() {
                continue;
            }
            let owner = exit.owner();
            match end_of(game, hex, edge) {
                Ok((end, arrival)) => {
                    let to = usize::from(game.map.site_of(end)) % MOST_SITES;
                    found.met[to] |= 1 << arrival;
                    if to == site {
                        continue;
                    }
                    self.connect(site, to, owner);
                    if owner == seat.0 {
                        found.beside[site] |= 1 << to;
                        found.beside[to] |= 1 << site;
                    }
                }
                Err((at, out)) => {
                    self.open[usize::from(owner) % OWNERS] += 1;
                    if owner == seat.0 {
                        let (next, old) = (game.map.across(at, out), game.track.exit(at, out).is_old());
                        let _ = self.ends.try_push(OpenEnd { from: site as u8, next, old });
                    }
                }
            }
        }
    }

    /// Are the same cities and towns linked by the same players?
    pub fn links_as(&self, other: &Network) -> bool {
        self.degree == other.degree && self.colour == other.colour && self.ways == other.ways
    }

    fn connect(&mut self, one: usize, other: usize, owner: u8) {
        self.complete[usize::from(owner) % OWNERS] += 1;
        for (from, to) in [(one, other), (other, one)] {
            let degree = usize::from(self.degree[from]);
            if let Some(way) = self.ways[from].get_mut(degree) {
                *way = Way { to: to as u8, owner };
                self.degree[from] += 1;
            }
        }
    }

    /// Finds what belongs together by the player's own links.
    fn join(&mut self, game: &Steam, beside: &[u64; MOST_SITES]) {
        let mut seen = 0u64;
        for site in 0..self.sites {
            if seen >> site & 1 != 0 {
                continue;
            }
            let mut members = 1u64 << site;
            let mut todo = members;
            while todo != 0 {
                let at = todo.trailing_zeros() as usize % MOST_SITES;
                todo &= todo - 1;
                let new = beside[at] & !members;
                members |= new;
                todo |= new;
            }
            seen |= members;
            if members & (members - 1) != 0 {
                self.own |= members;
            }
            let mut group = Group::default();
            let mut rest = members;
            while rest != 0 {
                let at = rest.trailing_zeros() as usize % MOST_SITES;
                rest &= rest - 1;
                self.group[at] = site as u8;
                for (colour, count) in game.cubes[at].iter() {
                    group.cubes += u64::from(count) << (8 * colour);
                }
                group.colours |= 1u8.checked_shl(u32::from(self.colour[at])).unwrap_or(0) & ((1 << COLOURS) - 1);
            }
            self.groups[site] = group;
        }
    }

    /// The group of a city or town.
    #[inline]
    pub fn group(&self, site: usize) -> &Group {
        &self.groups[usize::from(self.group[site % MOST_SITES]) % MOST_SITES]
    }

    /// Are both of a group?
    #[inline]
    pub fn together(&self, one: usize, other: usize) -> bool {
        self.group[one % MOST_SITES] == self.group[other % MOST_SITES]
    }

    /// The groups of more than one site.
    pub fn groups(&self) -> impl Iterator<Item = &Group> {
        (0..self.sites)
            .filter(|&site| self.own >> site & 1 != 0 && usize::from(self.group[site]) == site)
            .map(|site| &self.groups[site])
    }

    /// By the number of tiles, the most cubes, counted from 1, that a link from this group over this hex makes deliverable; 0 where it leads
    /// nowhere.
    pub fn promise(&self, game: &Steam, from: usize, next: u8) -> [u8; REACH] {
        let mut best = [0; REACH];
        if next == CLOSED {
            return best;
        }
        let group = self.group(from);
        for site in 0..self.sites {
            let tiles = usize::from(game.map.tiles_to(next, site));
            if tiles < REACH && !self.together(from, site) {
                best[tiles] = best[tiles].max(1 + group.gain(self.group(site)) as u8);
            }
        }
        best
    }

    /// By the number of tiles, the most cubes, counted from 1, that a link makes deliverable which begins at the player's own track, and one
    /// that begins elsewhere.
    pub fn chances(&self, game: &Steam) -> [[u8; REACH]; 2] {
        let mut best = [[0; REACH]; 2];
        for near in game.map.near() {
            let (one, other) = (usize::from(near.one), usize::from(near.other));
            if self.together(one, other) {
                continue;
            }
            let own = (self.own >> one | self.own >> other) & 1 != 0;
            if !own && self.colour[one % MOST_SITES] == TOWN && self.colour[other % MOST_SITES] == TOWN {
                continue;
            }
            let known = &mut best[usize::from(!own)][usize::from(near.tiles) % REACH];
            *known = (*known).max(1 + self.group(one).gain(self.group(other)) as u8);
        }
        best
    }

    /// The best that a tile on this hex begins or continues for the player: as [`promise`](Network::promise), from every city beside the hex
    /// and every open end of the player that leads there.
    pub fn promise_of_hex(&self, game: &Steam, hex: u8) -> [u8; REACH] {
        let mut best = [0; REACH];
        let mut add = |from: usize| {
            for (known, new) in best.iter_mut().zip(self.promise(game, from, hex)) {
                *known = (*known).max(new);
            }
        };
        for next in game.map.around(hex) {
            if next != CLOSED && game.track.tile(next).node.is_city() {
                add(usize::from(game.map.site_of(next)));
            }
        }
        for end in self.ends.iter().filter(|end| end.next == hex) {
            add(usize::from(end.from));
        }
        best
    }
}

/// Of what track promises by the number of tiles: the fewest tiles by which it brings a cube, or else anything, and the most that it may bring.
pub(super) fn nearest(promise: &[u8; REACH]) -> (usize, u8) {
    let brings = |least: u8| (1..REACH).find(|&tiles| promise[tiles] > least);
    (brings(1).or_else(|| brings(0)).unwrap_or(0), promise.iter().fold(0, |best, &cubes| best.max(cubes)))
}

/// Where the link ends that leaves a hex over an edge: the hex of a city or town, and the edge over which it comes there; where it is open, the
/// last hex and its edge.
#[inline]
fn end_of(game: &Steam, mut hex: u8, mut edge: u8) -> Result<(u8, u8), (u8, u8)> {
    for _ in 0..usize::from(u8::MAX) {
        match game.track.beyond(&game.map, hex, edge) {
            Beyond::City(city) => return Ok((city, opposite(edge))),
            Beyond::Nothing => break,
            Beyond::Track(next, entry) => {
                let leads = game.track.exit(next, entry).leads();
                if leads == TO_TOWN {
                    return Ok((next, entry));
                }
                (hex, edge) = (next, leads);
            }
        }
    }
    Err((hex, edge))
}

/// The hex that was chosen and waits for its tile, its city or its goods.
pub(super) fn chosen(game: &Steam) -> Option<u8> {
    match game.agenda.top() {
        Some(Step::Lay(hex) | Step::NewCity(hex) | Step::Supply(hex) | Step::Route(hex, _)) => Some(hex),
        _ => None,
    }
}

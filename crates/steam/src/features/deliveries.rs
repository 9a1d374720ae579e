//! What everybody could deliver: one search over all ways of all cubes, for all players at once.

use super::network::Network;
use crate::data::goods::COLOURS;
use crate::data::{HIGHEST_LEVEL, MOST_PLAYERS};
use crate::map::MOST_SITES;
use crate::state::Steam;
use crate::track::UNOWNED;
use cowcatcher_engine::Seat;

/// Gains of a delivery: none, and as many as there are levels.
pub(super) const GAINS: usize = HIGHEST_LEVEL as usize + 1;
/// After so many steps the search looks only as far as [`NEAR`]: few late positions are that dense.
const STEPS: u32 = 1500;
/// How far the search looks once it is tired.
const NEAR: u8 = 3;
/// Bits of a count of links.
const BITS: u32 = 4;
/// The colours as bits.
const COLOUR_BITS: u8 = (1 << COLOURS) - 1;

/// The best way for a cube: the more links of one's own the better, then the fewer of others. Own links times 8, plus 7 less the others'; 0
/// if there is none.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Best(u8);

impl Best {
    fn new(own: u32, others: u32) -> Best {
        Best((own * 8 + 7 - others.min(7)) as u8)
    }

    /// Links of one's own.
    pub fn own(self) -> usize {
        usize::from(self.0 / 8)
    }

    /// Links of others, 0 if there is no way.
    pub fn others(self) -> usize {
        if self.0 == 0 { 0 } else { usize::from(7 - self.0 % 8) }
    }
}

/// The cubes that a player can deliver.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Prospects {
    /// How many cubes bring so many points at best.
    pub gains: [u8; GAINS],
    /// The best of all, and the best of another cube.
    pub best: [Best; 2],
}

impl Prospects {
    fn add(&mut self, best: Best, cubes: u8) {
        if best == Best::default() {
            return;
        }
        self.gains[best.own() % GAINS] += cubes;
        if best > self.best[0] {
            self.best = [best, if cubes > 1 { best } else { self.best[0] }];
        } else if best > self.best[1] {
            self.best[1] = best;
        }
    }

    /// How many cubes there are.
    pub fn cubes(&self) -> usize {
        self.gains.iter().map(|&cubes| usize::from(cubes)).sum()
    }

    /// What the best so many deliveries bring together, if none takes another's way.
    pub fn sum(&self, deliveries: usize) -> usize {
        let mut left = deliveries;
        let mut points = 0;
        for gain in (1..GAINS).rev() {
            let cubes = left.min(usize::from(self.gains[gain]));
            points += gain * cubes;
            left -= cubes;
        }
        points
    }
}

/// What everybody could deliver, as one player sees it.
#[derive(Clone, Debug)]
pub(super) struct Deliveries {
    /// By seat, with their locomotives as they are.
    pub now: [Prospects; MOST_PLAYERS],
    /// The player's own with a locomotive one level higher.
    pub next: Prospects,
    /// The player's own that nobody else can deliver.
    pub safe: Prospects,
    /// By site and colour, the player's best way of a cube, and whether somebody else could deliver it.
    ways: [[(Best, bool); COLOURS]; MOST_SITES],
    /// Was there too much to look at all of it?
    pub tired: bool,
}

impl Deliveries {
    pub fn new(game: &Steam, network: &Network, seat: Seat) -> Deliveries {
        let players = usize::from(game.setting.players);
        let me = seat.index() % MOST_PLAYERS;
        let mut all = Deliveries {
            now: Default::default(),
            next: Prospects::default(),
            safe: Prospects::default(),
            ways: [Default::default(); MOST_SITES],
            tired: false,
        };
        let levels = levels(game, network);
        if levels == [0; MOST_PLAYERS] {
            return all;
        }
        let higher = if levels[me] > 0 { (levels[me] + 1).min(HIGHEST_LEVEL) } else { 0 };
        let farthest = levels.iter().fold(higher, |most, &level| most.max(level));
        let ahead = ahead(network, farthest);
        let mut search = Search {
            network,
            ahead: &ahead,
            players,
            me,
            levels,
            higher,
            alone: alone(&levels, me, higher),
            depth: farthest,
            steps: 0,
            now: Default::default(),
            next: Default::default(),
        };
        for (site, cubes) in game.cubes.iter().enumerate().take(network.sites) {
            let wanted = cubes.kinds().fold(0u8, |set, colour| set | 1 << colour);
            let wanted = wanted & ahead[usize::from(search.depth) % GAINS][site];
            if wanted == 0 {
                continue;
            }
            if search.steps > STEPS {
                search.depth = search.depth.min(NEAR);
                all.tired = true;
            }
            search.now = Default::default();
            search.next = Default::default();
            search.walk(site, search.depth, 1 << site, 0, wanted);
            for (colour, count) in cubes.iter().filter(|&(colour, _)| colour < COLOURS) {
                let count = count as u8;
                let mut rivals = false;
                for at in 0..players {
                    all.now[at].add(search.now[at][colour], count);
                    rivals |= at != me && search.now[at][colour] != Best::default();
                }
                all.next.add(search.next[colour], count);
                if !rivals {
                    all.safe.add(search.now[me][colour], count);
                }
                all.ways[site][colour] = (search.now[me][colour], rivals);
            }
        }
        all
    }

    /// The player's best way of a cube of this colour from here, and whether somebody else could deliver it.
    pub fn way(&self, site: usize, colour: usize) -> (Best, bool) {
        self.ways.get(site).and_then(|ways| ways.get(colour)).copied().unwrap_or_default()
    }
}

/// How far everybody's goods may travel; who has no link delivers nothing.
pub(super) fn levels(game: &Steam, network: &Network) -> [u8; MOST_PLAYERS] {
    let mut levels = [0; MOST_PLAYERS];
    for (at, level) in levels.iter_mut().enumerate().take(game.setting.players.into()) {
        if network.complete[at] > 0 && game.players[at].bankrupt == 0 {
            *level = game.players[at].level;
        }
    }
    levels
}

/// The links of an owner on a way.
#[inline]
fn links_of(counts: u32, owner: usize) -> u32 {
    counts >> (BITS * owner as u32) & ((1 << BITS) - 1)
}

/// Who goes farther than all others, and how far these go.
fn alone(levels: &[u8; MOST_PLAYERS], me: usize, higher: u8) -> (usize, u8) {
    let reach = |seat: usize| if seat == me { higher } else { levels[seat] };
    let first = (0..MOST_PLAYERS).fold(0, |first, seat| if reach(seat) > reach(first) { seat } else { first });
    let second = (0..MOST_PLAYERS).filter(|&seat| seat != first).fold(0, |most, seat| most.max(reach(seat)));
    (first, second)
}

/// By the links that a cube may still travel, the colours of the cities that it may come to from each site.
fn ahead(network: &Network, farthest: u8) -> [[u8; MOST_SITES]; GAINS] {
    let mut ahead = [[0; MOST_SITES]; GAINS];
    for left in 1..=usize::from(farthest).min(GAINS - 1) {
        for site in 0..network.sites {
            let mut colours = 0;
            for way in &network.ways[site][..usize::from(network.degree[site]).min(6)] {
                let to = usize::from(way.to) % MOST_SITES;
                colours |= ahead[left - 1][to] | 1u8.checked_shl(network.colour[to].into()).unwrap_or(0) & COLOUR_BITS;
            }
            ahead[left][site] = colours;
        }
    }
    ahead
}

struct Search<'a> {
    network: &'a Network,
    ahead: &'a [[u8; MOST_SITES]; GAINS],
    players: usize,
    me: usize,
    levels: [u8; MOST_PLAYERS],
    higher: u8,
    /// Who can go farther than anybody else, and from how many links on.
    alone: (usize, u8),
    depth: u8,
    steps: u32,
    /// The best ways from the site where the search began, by seat and colour.
    now: [[Best; COLOURS]; MOST_PLAYERS],
    next: [Best; COLOURS],
}

impl Search<'_> {
    /// Goes on from a site over at most `left` links, for cubes of the colours that are wanted.
    fn walk(&mut self, site: usize, left: u8, visited: u64, counts: u32, wanted: u8) {
        let network = self.network;
        let degree = usize::from(network.degree[site % MOST_SITES]).min(6);
        self.steps += degree as u32;
        for way in &network.ways[site % MOST_SITES][..degree] {
            let to = usize::from(way.to) % MOST_SITES;
            if visited >> to & 1 != 0 {
                continue;
            }
            let counts = counts + (1 << (BITS * u32::from(way.owner)));
            let colour = network.colour[to];
            let here = 1u8 << (colour & 7) & COLOUR_BITS;
            if wanted & here != 0 {
                self.arrive(usize::from(colour), self.depth - left + 1, counts);
            }
            // The cube stops at the first city of its colour (STEAM-GOODS-04).
            let open = wanted & !here;
            if left > 1
                && open & self.ahead[usize::from(left - 1) % GAINS][to] != 0
                && self.worthwhile(self.depth - left + 1, left - 1, counts)
            {
                self.walk(to, left - 1, visited | 1 << to, counts, open);
            }
        }
    }

    /// May going on be of use? Where one player alone can go on, they must not lack more own links than may come.
    #[inline]
    fn worthwhile(&self, links: u8, left: u8, counts: u32) -> bool {
        let (owner, from) = self.alone;
        if links < from {
            return true;
        }
        let enough = links_of(counts, owner) + u32::from(left);
        (0..self.players).all(|other| links_of(counts, other) <= enough)
    }

    /// A cube of a colour can come here by so many links of each owner: who may deliver it so (STEAM-GOODS-08, 09)?
    fn arrive(&mut self, colour: usize, links: u8, counts: u32) {
        let count = |owner: usize| links_of(counts, owner);
        let most = (0..self.players).fold(1, |most, owner| most.max(count(owner)));
        let paid = u32::from(links) - count(usize::from(UNOWNED));
        for owner in 0..self.players {
            if count(owner) != most {
                continue;
            }
            let best = Best::new(most, paid - most);
            if links <= self.levels[owner] {
                let known = &mut self.now[owner][colour % COLOURS];
                *known = (*known).max(best);
            }
            if owner == self.me && links <= self.higher {
                let known = &mut self.next[colour % COLOURS];
                *known = (*known).max(best);
            }
        }
    }
}

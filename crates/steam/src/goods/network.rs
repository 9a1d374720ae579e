//! The complete links as a network of cities and towns, and the search for ways through it.

use crate::action::Route;
use crate::data::goods::{COLOURS, Colour};
use crate::data::tiles::TO_TOWN;
use crate::hex::EDGES;
use crate::map::{MOST_SITES, NO_SITE};
use crate::state::Steam;
use crate::track::{Beyond, End, UNOWNED};
use std::cmp::Reverse;

/// Seats and nobody: who can own a link.
pub(super) const OWNERS: usize = UNOWNED as usize + 1;

/// Of every city and town, the complete links by the edge they leave it over.
pub(super) struct Network {
    links: [[Link; EDGES]; MOST_SITES],
    /// The colour of each city; past the colours for towns.
    colour: [u8; MOST_SITES],
}

/// A complete link from a site.
#[derive(Clone, Copy)]
struct Link {
    /// The site at its other end, or [`NO_SITE`].
    to: u8,
    owner: u8,
}

const TOWN: u8 = 7;

impl Steam {
    /// The complete link that leaves the city or town on a hex over an edge: the hex of its other end and its owner.
    #[inline]
    pub(super) fn link_over(&self, hex: u8, edge: u8) -> Option<(u8, u8)> {
        let tile = self.track.tile(hex);
        if !tile.node.is_city() {
            let exit = self.track.exit(hex, edge);
            if !tile.node.is_town() || !exit.is_some() || exit.leads() != TO_TOWN {
                return None;
            }
            return match self.track.near_end(&self.map, hex, edge) {
                End::Node(node) => Some((node, exit.owner())),
                End::Open(..) => None,
            };
        }
        let Beyond::Track(next, entry) = self.track.beyond(&self.map, hex, edge) else { return None };
        match self.track.far_end(&self.map, next, entry) {
            End::Node(node) => Some((node, self.track.exit(next, entry).owner())),
            End::Open(..) => None,
        }
    }
}

impl Network {
    pub fn new(steam: &Steam) -> Network {
        let mut network =
            Network { links: [[Link { to: NO_SITE, owner: UNOWNED }; EDGES]; MOST_SITES], colour: [TOWN; MOST_SITES] };
        for site in 0..steam.map.sites().min(MOST_SITES) {
            let hex = steam.map.site_hex(site);
            let node = steam.track.tile(hex).node;
            if let Some(colour) = node.colour() {
                network.colour[site] = colour.index() as u8;
            }
            for edge in 0..EDGES {
                if let Some((node, owner)) = steam.link_over(hex, edge as u8) {
                    network.links[site][edge] = Link { to: steam.map.site_of(node), owner };
                }
            }
        }
        network
    }
}

/// Has the mover a link of his own on the way, and no other player more (STEAM-GOODS-08, 09)?
#[inline]
pub(super) fn fair(counts: &[u8; OWNERS], mover: u8) -> bool {
    let own = counts[usize::from(mover) % OWNERS];
    own > 0 && counts[..usize::from(UNOWNED)].iter().all(|&count| count <= own)
}

/// A search for ways of a mover with a locomotive.
pub(super) struct Search<'a> {
    network: &'a Network,
    mover: u8,
    level: u8,
}

/// What a delivery would bring.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(crate) struct Prospect {
    /// Links of the mover's own.
    pub own: u8,
    /// Links of other players: the fewer the better.
    pub others: Reverse<u8>,
}

/// How far a search has come.
#[derive(Clone, Copy)]
struct Way {
    site: u8,
    links: u8,
    visited: u64,
    counts: [u8; OWNERS],
}

impl Way {
    fn from(site: u8) -> Way {
        Way { site, links: 0, visited: 1u64.unbounded_shl(u32::from(site)), counts: [0; OWNERS] }
    }
}

impl<'a> Search<'a> {
    pub fn new(network: &'a Network, mover: u8, level: u8) -> Search<'a> {
        Search { network, mover, level }
    }

    /// The way one link further over an edge, unless it comes to where it was or can't become fair any more.
    #[inline]
    fn onward(&self, way: &Way, edge: usize) -> Option<Way> {
        let link = self.network.links[usize::from(way.site) % MOST_SITES][edge % EDGES];
        let bit = 1u64.unbounded_shl(u32::from(link.to));
        if link.to == NO_SITE || way.visited & bit != 0 {
            return None;
        }
        let mut counts = way.counts;
        counts[usize::from(link.owner) % OWNERS] += 1;
        let left = self.level - way.links - 1;
        let own = counts[usize::from(self.mover) % OWNERS];
        let most = counts[..usize::from(UNOWNED)].iter().fold(1, |most, &count| most.max(count));
        if own + left < most {
            return None;
        }
        Some(Way { site: link.to, links: way.links + 1, visited: way.visited | bit, counts })
    }

    /// Which of the colours wanted can be delivered from a site.
    pub fn deliverable(&self, from: u8, wanted: u8) -> u8 {
        let mut found = 0;
        self.find(&Way::from(from), wanted, &mut found);
        found & wanted
    }

    fn find(&self, way: &Way, wanted: u8, found: &mut u8) {
        for edge in 0..EDGES {
            let open = wanted & !*found;
            if open == 0 {
                return;
            }
            let Some(next) = self.onward(way, edge) else { continue };
            let here = 1 << self.network.colour[usize::from(next.site) % MOST_SITES];
            if open & here != 0 && fair(&next.counts, self.mover) {
                *found |= here;
            }
            // The cube stops at the first city of its colour (STEAM-GOODS-04).
            let open = open & !here;
            if open != 0 && next.links < self.level {
                self.find(&next, open, found);
            }
        }
    }

    /// The most links of the mover's own, and what other players get by it, on any way of a cube from a site; by colour.
    pub fn best(&self, from: u8, wanted: u8) -> [Prospect; COLOURS] {
        let mut best = [Prospect::default(); COLOURS];
        self.weigh(&Way::from(from), wanted, &mut best);
        best
    }

    fn weigh(&self, way: &Way, wanted: u8, best: &mut [Prospect; COLOURS]) {
        for edge in 0..EDGES {
            let Some(next) = self.onward(way, edge) else { continue };
            let colour = self.network.colour[usize::from(next.site) % MOST_SITES];
            if wanted >> colour & 1 != 0 && fair(&next.counts, self.mover) {
                let own = next.counts[usize::from(self.mover) % OWNERS];
                let others = next.counts[..usize::from(UNOWNED)].iter().sum::<u8>() - own;
                if let Some(known) = best.get_mut(usize::from(colour)) {
                    *known = (*known).max(Prospect { own, others: Reverse(others) });
                }
            }
            let open = wanted & !(1 << colour);
            if open != 0 && next.links < self.level {
                self.weigh(&next, open, best);
            }
        }
    }

    /// Calls `each` with every route for a cube, ascending, until it says `false`.
    pub fn each(&self, from: u8, colour: Colour, each: &mut impl FnMut(Route) -> bool) {
        let mut route = Route::default();
        self.walk(&Way::from(from), colour.index() as u8, &mut route, each);
    }

    fn walk(&self, way: &Way, colour: u8, route: &mut Route, each: &mut impl FnMut(Route) -> bool) -> bool {
        for edge in 0..EDGES {
            let Some(next) = self.onward(way, edge) else { continue };
            route.step(usize::from(way.links), edge as u8);
            if self.network.colour[usize::from(next.site) % MOST_SITES] == colour {
                if fair(&next.counts, self.mover) && !each(*route) {
                    return false;
                }
            } else if next.links < self.level && !self.walk(&next, colour, route, each) {
                return false;
            }
        }
        true
    }
}

//! The complete links as a network of cities and towns, and the search for ways through it.

use crate::action::Route;
use crate::build::bits;
use crate::data::HIGHEST_LEVEL;
use crate::data::goods::{COLOURS, Colour};
use crate::data::tiles::TO_TOWN;
use crate::hex::EDGES;
use crate::map::MOST_SITES;
use crate::state::Steam;
use crate::track::{Beyond, End, UNOWNED};
use std::cmp::Reverse;

/// Seats and nobody: who can own a link.
pub(super) const OWNERS: usize = UNOWNED as usize + 1;

/// Of every city and town, the complete links by the edge they leave it over.
pub(super) struct Network {
    links: [[Link; EDGES]; MOST_SITES],
    /// The edges over which a link leaves each site, as bits.
    edges: [u8; MOST_SITES],
    /// The sites that have a link, as bits.
    linked: u64,
    /// The colour of each city; past the colours for towns.
    colour: [u8; MOST_SITES],
}

/// A complete link from a site.
#[derive(Clone, Copy)]
struct Link {
    /// The site at its other end.
    to: u8,
    owner: u8,
}

const TOWN: u8 = 7;
/// The colours as bits.
const COLOUR_BITS: u8 = (1 << COLOURS) - 1;
/// A way that lacks more own links than half of the longest can't become fair.
const MOST_LACKING: u8 = 3;

const _: () = assert!(MOST_LACKING == HIGHEST_LEVEL / 2);

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
        let mut network = Network {
            links: [[Link { to: 0, owner: UNOWNED }; EDGES]; MOST_SITES],
            edges: [0; MOST_SITES],
            linked: 0,
            colour: [TOWN; MOST_SITES],
        };
        for site in 0..steam.map.sites().min(MOST_SITES) {
            let hex = steam.map.site_hex(site);
            let node = steam.track.tile(hex).node;
            if let Some(colour) = node.colour() {
                network.colour[site] = colour.index() as u8;
            }
            steam.each_complete_link(hex, |edge, node, owner| {
                network.links[site][usize::from(edge)] = Link { to: steam.map.site_of(node), owner };
                network.edges[site] |= 1 << edge;
                network.linked |= 1 << site;
            });
        }
        network
    }

    /// How many complete links somebody owns.
    pub fn links_of(&self, owner: u8) -> u8 {
        let mut count = 0;
        for site in self.linked_sites() {
            // A link has two ends; it is counted at one of them.
            let links = self.links_from(site).filter(|(_, link)| link.owner == owner && site < link.to);
            count += links.count() as u8;
        }
        count
    }

    /// The sites that have a link, ascending.
    fn linked_sites(&self) -> impl Iterator<Item = u8> + use<> {
        let mut rest = self.linked;
        std::iter::from_fn(move || {
            let site = rest.trailing_zeros();
            rest &= rest.wrapping_sub(1);
            (site < u64::BITS).then_some(site as u8)
        })
    }

    /// The complete links that leave a site, each with its edge, ascending.
    #[inline]
    fn links_from(&self, site: u8) -> impl Iterator<Item = (u8, Link)> {
        let site = usize::from(site) % MOST_SITES;
        bits(self.edges[site]).map(move |edge| (edge, self.links[site][usize::from(edge) % EDGES]))
    }
}

/// A search for ways of a mover with a locomotive.
pub(super) struct Search<'a> {
    network: &'a Network,
    mover: u8,
    level: u8,
    ahead: Ahead,
}

/// What may lie ahead of a cube at a site: by the links it may still travel, the colours of the cities that it could come to,
/// if it may visit a site twice and nobody counts the links of others. One byte for each number of own links that the way
/// must have at least, from none to three.
///
/// A search goes on only where this promises something: without it, a mover who can deliver nothing has every way walked.
struct Ahead([[u32; MOST_SITES]; HIGHEST_LEVEL as usize + 1]);

impl Ahead {
    fn new(network: &Network, mover: u8, level: u8) -> Ahead {
        let mut ahead = [[0; MOST_SITES]; HIGHEST_LEVEL as usize + 1];
        for left in 1..=usize::from(level.min(HIGHEST_LEVEL)) {
            for site in network.linked_sites() {
                let mut promised = 0;
                for (_, link) in network.links_from(site) {
                    let to = usize::from(link.to) % MOST_SITES;
                    let here = u32::from(COLOUR_BITS & 1 << network.colour[to]);
                    // The cube stops at the first city of its colour (STEAM-GOODS-04).
                    let beyond = ahead[left - 1][to] & !(here * 0x0101_0101) | here;
                    promised |= if link.owner == mover { beyond << 8 | beyond & 0xff } else { beyond };
                }
                ahead[left][usize::from(site)] = promised;
            }
        }
        Ahead(ahead)
    }
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
    /// The most links of any one player.
    most: u8,
}

impl Way {
    fn from(site: u8) -> Way {
        Way { site, links: 0, visited: 1u64.unbounded_shl(u32::from(site)), counts: [0; OWNERS], most: 0 }
    }

    /// The way one link further, unless it comes to where it was.
    #[inline]
    fn onward(&self, link: Link) -> Option<Way> {
        let bit = 1u64.unbounded_shl(u32::from(link.to));
        if self.visited & bit != 0 {
            return None;
        }
        let mut way = Way { site: link.to, links: self.links + 1, visited: self.visited | bit, ..*self };
        let count = &mut way.counts[usize::from(link.owner) % OWNERS];
        *count += 1;
        if link.owner != UNOWNED {
            way.most = way.most.max(*count);
        }
        Some(way)
    }

    #[inline]
    fn links_of(&self, owner: u8) -> u8 {
        self.counts[usize::from(owner) % OWNERS]
    }

    /// The links of other players than the mover.
    #[inline]
    fn others(&self, mover: u8) -> u8 {
        self.links - self.links_of(mover) - self.links_of(UNOWNED)
    }

    /// Has the mover a link of their own on the way, and no other player more (STEAM-GOODS-08, 09)?
    #[inline]
    fn is_fair(&self, mover: u8) -> bool {
        let own = self.links_of(mover);
        own > 0 && own >= self.most
    }
}

impl<'a> Search<'a> {
    pub fn new(network: &'a Network, mover: u8, level: u8) -> Search<'a> {
        Search { network, mover, level, ahead: Ahead::new(network, mover, level) }
    }

    /// The colours that may still be delivered by going on from here with at least so many more links of the mover's own.
    #[inline]
    fn promised(&self, way: &Way, own: u8) -> u8 {
        let left = usize::from(self.level.saturating_sub(way.links));
        let ahead = self.ahead.0.get(left).map_or(0, |sites| sites[usize::from(way.site) % MOST_SITES]);
        (ahead >> (8 * u32::from(own.min(MOST_LACKING)))) as u8
    }

    /// Which of the colours wanted may still be delivered by going on from here.
    #[inline]
    fn promising(&self, way: &Way, wanted: u8) -> u8 {
        wanted & self.promised(way, way.most.max(1) - way.links_of(self.mover))
    }

    /// Which of the colours wanted may still be delivered better than is known by going on from here.
    #[inline]
    fn improving(&self, way: &Way, wanted: u8, best: &[Prospect; COLOURS]) -> u8 {
        let mut open = self.promising(way, wanted);
        let (own, others) = (way.links_of(self.mover), way.others(self.mover));
        for colour in bits(open) {
            if let Some(known) = best.get(usize::from(colour)) {
                // As many own links are better only if others get less.
                let least = known.own + u8::from(others >= known.others.0);
                open &= !(1 << colour) | self.promised(way, least.saturating_sub(own));
            }
        }
        open
    }

    /// Which of the colours wanted can be delivered from a site.
    pub fn deliverable(&self, from: u8, wanted: u8) -> u8 {
        let mut found = 0;
        let way = Way::from(from);
        self.find(&way, self.promising(&way, wanted), &mut found);
        found & wanted
    }

    fn find(&self, way: &Way, wanted: u8, found: &mut u8) {
        for (_, link) in self.network.links_from(way.site) {
            let open = wanted & !*found;
            if open == 0 {
                return;
            }
            let Some(next) = way.onward(link) else { continue };
            let here = 1 << self.network.colour[usize::from(next.site) % MOST_SITES];
            if open & here != 0 && next.is_fair(self.mover) {
                *found |= here;
            }
            // The cube stops at the first city of its colour (STEAM-GOODS-04).
            let open = self.promising(&next, open & !here);
            if open != 0 {
                self.find(&next, open, found);
            }
        }
    }

    /// The most links of the mover's own, and what other players get by it, on any way of a cube from a site; by colour.
    pub fn best(&self, from: u8, wanted: u8) -> [Prospect; COLOURS] {
        let mut best = [Prospect::default(); COLOURS];
        let way = Way::from(from);
        self.weigh(&way, self.promising(&way, wanted), &mut best);
        best
    }

    fn weigh(&self, way: &Way, wanted: u8, best: &mut [Prospect; COLOURS]) {
        for (_, link) in self.network.links_from(way.site) {
            let Some(next) = way.onward(link) else { continue };
            let colour = self.network.colour[usize::from(next.site) % MOST_SITES];
            if wanted >> colour & 1 != 0 && next.is_fair(self.mover) {
                let own = next.links_of(self.mover);
                let others = next.others(self.mover);
                if let Some(known) = best.get_mut(usize::from(colour)) {
                    *known = (*known).max(Prospect { own, others: Reverse(others) });
                }
            }
            let open = self.improving(&next, wanted & !(1 << colour), best);
            if open != 0 {
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
        for (edge, link) in self.network.links_from(way.site) {
            let Some(next) = way.onward(link) else { continue };
            route.step(usize::from(way.links), edge);
            if self.network.colour[usize::from(next.site) % MOST_SITES] == colour {
                if next.is_fair(self.mover) && !each(*route) {
                    return false;
                }
            } else if self.promising(&next, 1 << colour) != 0 && !self.walk(&next, colour, route, each) {
                return false;
            }
        }
        true
    }
}

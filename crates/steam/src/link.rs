//! LINK: ownership of incomplete links, and all links as a list. Carries STEAM-LINK-01 to 12, STEAM-DEF-04 to 07.

use crate::agenda::Tell;
use crate::build::bits;
use crate::data::MOST_PLAYERS;
use crate::data::tiles::TO_TOWN;
use crate::event::Event;
use crate::hex::{EDGES, Edge};
use crate::map::CLOSED;
use crate::state::Steam;
use crate::track::{Beyond, End, UNOWNED, opposite, seat_of};
use crate::view::{LinkEnd, LinkView};
use cowcatcher_engine::Seat;

impl Steam {
    /// Numbers of all hexes.
    fn numbers(&self) -> impl Iterator<Item = u8> + use<> {
        0..self.map.spaces().len() as u8
    }

    /// Marks the open ends of a player's links when their build turn begins (STEAM-LINK-04).
    pub(crate) fn mark_old_links(&mut self, seat: Seat) {
        for hex in self.numbers() {
            if !self.track.tile(hex).has_tile() {
                continue;
            }
            for edge in 0..EDGES as u8 {
                let exit = self.track.exit(hex, edge);
                if exit.is_some()
                    && exit.owner() == seat.0
                    && self.track.beyond(&self.map, hex, edge) == Beyond::Nothing
                {
                    self.track.set_exit(hex, edge, exit.with_old(true));
                }
            }
        }
    }

    /// At the end of their build turn a player loses every link whose open end is still the old one (STEAM-LINK-04 to 07).
    pub(crate) fn lose_old_links(&mut self, seat: Seat, log: &mut impl Tell) {
        for hex in self.numbers() {
            if !self.track.tile(hex).has_tile() {
                continue;
            }
            for edge in 0..EDGES as u8 {
                let exit = self.track.exit(hex, edge);
                if !exit.is_old() {
                    continue;
                }
                self.track.set_exit(hex, edge, exit.with_old(false));
                if exit.owner() == seat.0 && self.track.beyond(&self.map, hex, edge) == Beyond::Nothing {
                    self.track.give(&self.map, hex, edge, UNOWNED);
                    log.tell(Event::Lost(seat, self.map.hex(hex), Edge::from_index(usize::from(edge))));
                }
            }
        }
    }

    /// Calls `each` once for every link, with the exit at its first end and both ends; a complete link is met from the end
    /// with the smaller number.
    fn each_link(&self, mut each: impl FnMut(u8, u8, End, End)) {
        for hex in self.numbers() {
            let tile = self.track.tile(hex);
            if !tile.has_tile() {
                continue;
            }
            for edge in 0..EDGES as u8 {
                let exit = self.track.exit(hex, edge);
                if !exit.is_some() {
                    continue;
                }
                // A link begins here if the exit is a spur, or if a city or nothing lies behind it.
                if exit.leads() == TO_TOWN {
                    let start = (hex, edge);
                    let far = self.track.near_end(&self.map, hex, edge);
                    self.once(start, End::Node(hex), far, &mut each);
                }
                match self.track.beyond(&self.map, hex, edge) {
                    Beyond::Track(..) => {}
                    Beyond::City(city) => {
                        let far = self.track.far_end(&self.map, hex, edge);
                        self.once((hex, edge), End::Node(city), far, &mut each);
                    }
                    Beyond::Nothing => {
                        let far = self.track.far_end(&self.map, hex, edge);
                        if let End::Open(other, other_edge) = far
                            && (hex, edge) < (other, other_edge)
                        {
                            each(hex, edge, End::Open(hex, edge), far);
                        }
                    }
                }
            }
        }
    }

    /// Calls `each` for a link met at a node: for an incomplete one always, for a complete one from one of its two ends only.
    fn once(&self, start: (u8, u8), near: End, far: End, each: &mut impl FnMut(u8, u8, End, End)) {
        let (hex, edge) = start;
        let (Some(one), Some(other)) = (near.node(), far.node()) else { return each(hex, edge, near, far) };
        if one < other {
            each(hex, edge, near, far);
        }
    }

    /// How many complete links each seat has. They are counted from the cities and towns, so that no hex between is looked at
    /// that does not lie on one.
    pub(crate) fn complete_links(&self) -> [u8; MOST_PLAYERS] {
        let mut counts = [0; MOST_PLAYERS];
        for site in 0..self.map.sites() {
            let here = self.map.site_hex(site);
            self.each_complete_link(here, |_, there, owner| {
                if let Some(count) = counts.get_mut(usize::from(owner)) {
                    // A link has two ends; it is counted at the smaller number.
                    *count += u8::from(here < there);
                }
            });
        }
        counts
    }

    /// How many incomplete links a seat has.
    pub(crate) fn incomplete_links(&self, seat: Seat) -> u8 {
        let mut count = 0;
        self.each_link(|hex, edge, near, far| {
            let complete = matches!((near, far), (End::Node(_), End::Node(_)));
            count += u8::from(!complete && self.track.exit(hex, edge).owner() == seat.0);
        });
        count
    }

    /// Calls `each` with the edge, the other end and the owner of every complete link that leaves the city or town on a hex.
    #[inline]
    pub(crate) fn each_complete_link(&self, hex: u8, mut each: impl FnMut(u8, u8, u8)) {
        let tile = self.track.tile(hex);
        if tile.node.is_city() {
            for (edge, next) in self.map.around(hex).into_iter().enumerate() {
                let entry = opposite(edge as u8);
                let exit = self.track.exit(next, entry);
                if next != CLOSED
                    && exit.is_some()
                    && let End::Node(node) = self.track.far_end(&self.map, next, entry)
                {
                    each(edge as u8, node, exit.owner());
                }
            }
        } else if tile.node.is_town() {
            for edge in bits(tile.exit_bits()) {
                if let End::Node(node) = self.track.near_end(&self.map, hex, edge) {
                    each(edge, node, self.track.exit(hex, edge).owner());
                }
            }
        }
    }

    /// All links, complete and incomplete.
    pub fn links(&self) -> Vec<LinkView> {
        let mut links = Vec::new();
        self.each_link(|hex, edge, near, far| links.push(self.link_view(hex, edge, near, far)));
        links
    }

    fn link_view(&self, hex: u8, edge: u8, near: End, far: End) -> LinkView {
        let end = |end: End| match end {
            End::Node(node) => LinkEnd::Node(self.map.hex(node)),
            End::Open(hex, edge) => LinkEnd::Open(self.map.hex(hex), Edge::from_index(usize::from(edge))),
        };
        let named = |edge: u8| Some(Edge::from_index(usize::from(edge))).filter(|_| edge < TO_TOWN);
        let mut segments = Vec::new();
        // From a town the link is left over the spur; else it is entered over the exit.
        let mut at =
            Some(if near == End::Node(hex) { (hex, TO_TOWN, edge) } else { (hex, edge, self.leads(hex, edge)) });
        while let Some((hex, entry, leave)) = at {
            segments.push((self.map.hex(hex), named(entry), named(leave)));
            at = match self.track.beyond(&self.map, hex, leave) {
                Beyond::Track(next, entry) if leave < TO_TOWN && segments.len() < 2 * self.map.spaces().len() => {
                    Some((next, entry, self.leads(next, entry)))
                }
                _ => None,
            };
        }
        let exit = self.track.exit(hex, edge);
        let old = |end: End| matches!(end, End::Open(hex, edge) if self.track.exit(hex, edge).is_old());
        LinkView {
            owner: seat_of(exit.owner()),
            complete: matches!((near, far), (End::Node(_), End::Node(_))),
            ends: [end(near), end(far)],
            segments,
            at_risk: old(near) || old(far),
        }
    }

    fn leads(&self, hex: u8, edge: u8) -> u8 {
        self.track.exit(hex, edge).leads()
    }
}

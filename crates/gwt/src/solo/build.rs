//! Sam's buildings (GWT-SOLO-28).

use super::{PERSON, SAM};
use crate::agenda::Tell;
use crate::data::player_board::Worker;
use crate::data::trail::{SPACES, Space, spaces};
use crate::event::Event;
use crate::state::{Gwt, Tile};
use std::cmp::Reverse;

/// A building that he could place: how many builders it uses, its number, where, and what it replaces.
#[derive(Clone, Copy)]
struct Site {
    builders: u8,
    number: u8,
    space: Space,
    replaced: Option<u8>,
}

impl Gwt {
    /// Places the building that uses most of his builders, for nothing: on an empty space, unless replacing one of his own uses
    /// more.
    pub(super) fn build_for_sam(&mut self, log: &mut impl Tell) {
        let fresh = self.best_site(self.fresh_sites());
        let over = self.best_site(self.sites_over_own());
        let builders = |site: &Option<Site>| site.map_or(0, |site| site.builders);
        let Some(site) = (if builders(&over) > builders(&fresh) { over } else { fresh }) else {
            log.tell(Event::SamIdle);
            return;
        };
        let me = &mut self.players[SAM.index()];
        if let Some(old) = site.replaced {
            me.replaced |= 1 << (old - 1);
        }
        me.stock &= !(1 << (site.number - 1));
        me.buildings |= site.space.bit();
        self.trail.put(site.space, Tile::Building(SAM, site.number));
        log.tell(Event::Built(site.number, site.space, site.replaced));
    }

    /// Most builders; then most points, the lower number, the first space ahead of the person's herder.
    fn best_site(&self, sites: impl Iterator<Item = Site>) -> Option<Site> {
        sites.min_by_key(|site| {
            let points = self.sams_building(site.number).points;
            (Reverse(site.builders), Reverse(points), site.number, self.distance_from_person(site.space))
        })
    }

    /// How far ahead of the person's herder a space lies in trail order; after Kansas City it goes on from the start.
    fn distance_from_person(&self, space: Space) -> usize {
        let person = self.players[PERSON.index()].rancher.unwrap_or(Space::Start);
        (space.index() + SPACES - person.index()) % SPACES
    }

    fn sams_stock(&self) -> impl Iterator<Item = u8> + use<> {
        let stock = self.players[SAM.index()].stock;
        (1..=16).filter(move |number| stock >> (number - 1) & 1 != 0)
    }

    /// Every building that he has the builders for, on the first empty space ahead.
    fn fresh_sites(&self) -> impl Iterator<Item = Site> {
        let have = self.players[SAM.index()].workers(Worker::Craftsman);
        let space = spaces(self.empty_sites()).min_by_key(|&space| self.distance_from_person(space));
        self.sams_stock().filter_map(move |number| {
            let builders = self.sams_building(number).craftsmen;
            Some(Site { builders, number, space: space?, replaced: None }).filter(|site| site.builders <= have)
        })
    }

    /// Every building in place of one of his own that shows fewer builders: only the difference is used.
    fn sites_over_own(&self) -> impl Iterator<Item = Site> {
        let me = &self.players[SAM.index()];
        let have = me.workers(Worker::Craftsman);
        spaces(me.buildings).flat_map(move |space| {
            self.sams_stock().filter_map(move |number| {
                let (_, old) = self.trail.building(space)?;
                let builders = self.sams_building(number).craftsmen.checked_sub(self.sams_building(old).craftsmen)?;
                Some(Site { builders, number, space, replaced: Some(old) })
                    .filter(|site| (1..=have).contains(&site.builders))
            })
        })
    }
}

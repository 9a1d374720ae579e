//! How many tiles lie between the cities and towns of a map, whatever was built.

use super::{CLOSED, Map, NO_SITE};
use std::collections::VecDeque;

/// More tiles than a build turn has placements are not counted.
pub(crate) const FAR: u8 = 5;

/// Two cities or towns that track of a build turn could link.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Near {
    pub one: u8,
    pub other: u8,
    /// The fewest tiles, from 1 to [`FAR`] - 1.
    pub tiles: u8,
}

impl Map {
    /// The fewest tiles of a track that begins on this hex and ends at a city or town, the tile in the town counted; at most [`FAR`].
    #[inline]
    pub(crate) fn tiles_to(&self, number: u8, site: usize) -> u8 {
        self.tiles.get(usize::from(number) * self.sites.len() + site).copied().unwrap_or(FAR)
    }

    /// All such pairs.
    #[inline]
    pub(crate) fn near(&self) -> &[Near] {
        &self.near
    }

    /// Measures, once the neighbours and sites are known.
    pub(super) fn measure(&mut self) {
        let sites = self.sites.len();
        let mut tiles = vec![FAR; self.spaces.len() * sites];
        for (site, &hex) in self.sites.iter().enumerate() {
            // A track ends on a town's own hex and before a city's.
            let mut todo = VecDeque::new();
            if self.is_city(hex) {
                todo.extend(self.around(hex).into_iter().map(|next| (next, 1)));
            } else {
                todo.push_back((hex, 1));
            }
            while let Some((at, far)) = todo.pop_front() {
                // Through another city or town no link goes on.
                let there = usize::from(at) * sites + site;
                if at == CLOSED || self.is_city(at) || far >= FAR || tiles[there] <= far {
                    continue;
                }
                tiles[there] = far;
                if self.site_of(at) == NO_SITE || at == hex {
                    todo.extend(self.around(at).into_iter().map(|next| (next, far + 1)));
                }
            }
        }
        self.tiles = tiles;
        self.near.clear();
        for one in 0..sites {
            for other in one + 1..sites {
                // Through a town in between there would be two links.
                let free = |&next: &u8| self.site_of(next) == NO_SITE || next == self.sites[other];
                let around = self.around(self.sites[one]).into_iter().filter(free);
                let tiles = around.map(|next| self.tiles_to(next, other)).min().unwrap_or(FAR);
                if tiles < FAR {
                    self.near.push(Near { one: one as u8, other: other as u8, tiles });
                }
            }
        }
    }

    fn is_city(&self, number: u8) -> bool {
        self.spaces.get(usize::from(number)).is_some_and(super::Space::is_city)
    }
}

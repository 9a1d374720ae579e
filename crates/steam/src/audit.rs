//! Counting the box (law 5): cubes, track tiles, New City tiles, growth markers, action tiles; and what must hold of tracks.

use crate::action::{Action, universe};
use crate::data::goods::{Colour, GROWTH_MARKERS};
use crate::data::tiles::{COUNT, KINDS, Kind};
use crate::data::{HIGHEST_LEVEL, INCOME};
use crate::hex::{EDGES, Edge};
use crate::state::Steam;
use crate::track::{Beyond, End, UNOWNED, opposite};
use cowcatcher_proof::{Lawful, same};

impl Lawful for Steam {
    const RULES: &'static str = include_str!("../../../rules/steam-rules.md");

    fn audit(&self) -> Result<(), String> {
        self.count_cubes()?;
        self.count_tiles()?;
        self.count_cities()?;
        self.count_players()?;
        self.check_track()
    }

    fn universe() -> Vec<Action> {
        universe()
    }
}

impl Steam {
    fn count_cubes(&self) -> Result<(), String> {
        for &colour in Colour::ALL {
            let bags = self.cubes.iter().chain(&self.supply).chain(std::iter::once(&self.bag));
            let have = bags.map(|goods| goods.count(colour.index())).sum::<u32>();
            same(format_args!("{colour} cubes"), have, colour.cubes())?;
        }
        for (site, cubes) in self.cubes.iter().enumerate() {
            let city = site < self.map.sites() && self.track.tile(self.map.site_hex(site)).node.is_city();
            if !cubes.is_empty() && !city {
                return Err(format!("cubes lie where there is no city, site {site}"));
            }
        }
        Ok(())
    }

    fn count_tiles(&self) -> Result<(), String> {
        let mut have: [u8; KINDS] = self.stock;
        for number in 0..self.map.spaces().len() as u8 {
            let tile = self.track.tile(number);
            if let Some(kind) = tile.kind() {
                have[kind.index()] = have[kind.index()].saturating_add(1);
                let face = tile.face().ok_or_else(|| format!("no face on {}", self.map.hex(number)))?;
                if !face.shape().kinds.contains(&kind) {
                    return Err(format!("{face} on {} is not on a tile {kind}", self.map.hex(number)));
                }
            } else if tile.exit_bits() != 0 {
                return Err(format!("track without a tile on {}", self.map.hex(number)));
            }
        }
        Kind::ALL
            .iter()
            .try_for_each(|&kind| same(format_args!("tiles {kind}"), have[kind.index()], COUNT[kind.index()]))
    }

    fn count_cities(&self) -> Result<(), String> {
        let mut have = self.new_cities;
        for site in 0..self.map.sites() {
            let number = self.map.site_hex(site);
            let node = self.track.tile(number).node;
            let new = self.urbanized >> site & 1 != 0;
            let printed = self.map.spaces().get(usize::from(number)).is_some_and(|space| space.is_city());
            if node.is_city() != (new || printed) || new && printed {
                return Err(format!("a city that is none, or none that is: {}", self.map.hex(number)));
            }
            if let Some(colour) = node.colour().filter(|_| new) {
                have[colour.index()] += 1;
            }
        }
        for &colour in Colour::ALL {
            same(format_args!("{colour} New Cities"), have[colour.index()], colour.new_cities())?;
        }
        same("New Cities without growth", self.urbanized & !self.grown, 0)?;
        let markers = (self.grown & !self.urbanized).count_ones() as u8;
        same("City Growth markers", markers + self.growth_markers, GROWTH_MARKERS)
    }

    fn count_players(&self) -> Result<(), String> {
        let mut tiles = 0u8;
        for seat in self.seats_at_table() {
            let player = self.player(seat);
            if !INCOME.contains(&player.income) || player.points < 0 || player.cash < 0 {
                return Err(format!("seat {seat}: income, points or cash off the track: {player:?}"));
            }
            if !(1..=HIGHEST_LEVEL).contains(&player.level) {
                return Err(format!("seat {seat}: locomotive level {}", player.level));
            }
            if let Some(tile) = player.tile {
                same(format_args!("action tile {tile} held before"), tiles >> tile.index() & 1, 0)?;
                tiles |= 1 << tile.index();
            }
            let plays = self.order.seats().iter().filter(|&&it| it == seat).count();
            same(format_args!("seat {seat} in the turn order"), plays, usize::from(player.bankrupt == 0))?;
        }
        Ok(())
    }

    /// Every link has one owner and, outside a build turn, a node; no exit leads off the map (STEAM-DEF-07, 13, BUILD-04, 10).
    fn check_track(&self) -> Result<(), String> {
        for number in 0..self.map.spaces().len() as u8 {
            for edge in 0..EDGES as u8 {
                let exit = self.track.exit(number, edge);
                if !exit.is_some() {
                    continue;
                }
                let place = || format!("{} {}", self.map.hex(number), Edge::from_index(usize::from(edge)));
                let next = self.map.across(number, edge);
                if usize::from(next) >= self.map.spaces().len() {
                    return Err(format!("track leads off the map at {}", place()));
                }
                if let Beyond::Track(next, entry) = self.track.beyond(&self.map, number, edge) {
                    debug_assert_eq!(entry, opposite(edge));
                    same(format_args!("owners at {}", place()), self.track.exit(next, entry).owner(), exit.owner())?;
                }
                if exit.owner() != UNOWNED && usize::from(exit.owner()) >= usize::from(self.setting.players) {
                    return Err(format!("a stranger owns track at {}", place()));
                }
                let near = self.track.near_end(&self.map, number, edge);
                let far = self.track.far_end(&self.map, number, edge);
                match (near, far) {
                    (End::Node(one), End::Node(other)) if one == other => {
                        return Err(format!("a link begins and ends at one node: {}", place()));
                    }
                    (End::Open(..), End::Open(..)) if self.build.loose.is_none() => {
                        return Err(format!("a link without a node: {}", place()));
                    }
                    _ => {}
                }
            }
        }
        Ok(())
    }
}

//! Moving tiles, cubes and markers between the map, the supply, the bag and the stock.

use super::Done;
use crate::data::goods::{Colour, SUPPLY_SPACES};
use crate::data::tiles::Face;
use crate::hex::{EDGES, Edge};
use crate::state::{Goods, Steam};
use crate::track::{Exit, seat_of};
use cowcatcher_engine::Seat;
use cowcatcher_proof::scenario::value::{colour, name_of, name_or_nothing, named, table, text, words};
use toml::Value;

/// Cubes as a list, sorted by colour.
pub(super) fn cubes_of(goods: &Goods) -> Value {
    let each = goods.iter().flat_map(|(colour, n)| std::iter::repeat_n(Colour::from_index(colour), n as usize));
    Value::Array(each.map(name_of).collect())
}

/// A space of the supply by its number from 1.
pub(super) fn supply_space(name: &str) -> Result<usize, String> {
    let space = name.parse::<usize>().ok().and_then(|n| n.checked_sub(1)).filter(|&space| space < SUPPLY_SPACES);
    space.ok_or_else(|| format!("no supply space {name:?}; they go from 1 to {SUPPLY_SPACES}"))
}

impl Steam {
    fn draw_from_bag(&mut self, wanted: &[Colour]) -> Result<Goods, String> {
        let mut goods = Goods::new();
        for colour in wanted {
            if !self.bag.take(colour.index()) {
                return Err(format!("no {colour} cube is left in the bag"));
            }
            goods.add(colour.index());
        }
        Ok(goods)
    }

    /// The cubes of one city. What lay there goes back to the bag first.
    pub(super) fn set_cubes(&mut self, number: u8, value: &Value) -> Done {
        let site = usize::from(self.map.site_of(number));
        if !self.track.tile(number).node.is_city() {
            return Err(format!("{} is no city", self.map.hex(number)));
        }
        let old = std::mem::replace(&mut self.cubes[site], Goods::new());
        self.bag.merge(&old);
        self.cubes[site] = self.draw_from_bag(&words::<Colour>(value)?)?;
        Ok(())
    }

    /// The cubes of all cities: those that are not named have none.
    pub(super) fn set_all_cubes(&mut self, value: &Value) -> Done {
        for site in 0..self.map.sites() {
            let old = std::mem::replace(&mut self.cubes[site], Goods::new());
            self.bag.merge(&old);
        }
        for (hex, cubes) in table(value)? {
            self.set_cubes(self.hex_named(hex)?, cubes)?;
        }
        Ok(())
    }

    /// The cubes of all cities that have any.
    pub(super) fn all_cubes(&self) -> Value {
        let sites = (0..self.map.sites()).filter(|&site| !self.cubes[site].is_empty());
        let name = |site| self.name_of_hex(self.map.hex(self.map.site_hex(site)));
        Value::Table(sites.map(|site| (name(site), cubes_of(&self.cubes[site]))).collect())
    }

    /// The cubes of all supply spaces that have any.
    pub(super) fn all_supply(&self) -> Value {
        let spaces = self.supply.iter().enumerate().filter(|(_, goods)| !goods.is_empty());
        Value::Table(spaces.map(|(space, goods)| ((space + 1).to_string(), cubes_of(goods))).collect())
    }

    pub(super) fn set_supply(&mut self, space: usize, value: &Value) -> Done {
        let old = std::mem::replace(&mut self.supply[space], Goods::new());
        self.bag.merge(&old);
        self.supply[space] = self.draw_from_bag(&words::<Colour>(value)?)?;
        Ok(())
    }

    /// The cubes of all supply spaces: those that are not named are empty.
    pub(super) fn set_all_supply(&mut self, value: &Value) -> Done {
        for space in 0..SUPPLY_SPACES {
            self.set_supply(space, &Value::Array(Vec::new()))?;
        }
        for (space, cubes) in table(value)? {
            self.set_supply(supply_space(space)?, cubes)?;
        }
        Ok(())
    }

    /// The tile on a hex: its segments, or the spurs of a town, with their owners. What lay there goes back to the stock.
    pub(super) fn set_track(&mut self, number: u8, value: &Value) -> Done {
        let tile = self.track.tile_mut(number);
        if let Some(kind) = tile.kind() {
            tile.set_kind(None);
            tile.exits = [Exit::NONE; EDGES];
            self.stock[kind.index()] += 1;
        }
        let segments = table(value)?;
        if segments.is_empty() {
            return Ok(());
        }
        let mut owners: [Option<Seat>; EDGES] = [None; EDGES];
        for (segment, owner) in segments {
            let owner = self.maybe_seat(text(owner)?)?;
            for edge in segment.split('-') {
                owners[named::<Edge>(edge)?.index()] = owner;
            }
        }
        let face = face_of(segments)?;
        if self.put_tile(self.map.hex(number), face, |edge| owners[edge.index()]) {
            Ok(())
        } else {
            Err(format!("{face} can't lie on {}, or there is no such tile in stock", self.map.hex(number)))
        }
    }

    pub(super) fn track_on(&self, number: u8) -> Value {
        let mut table = toml::Table::new();
        let tile = self.track.tile(number);
        if let Some(face) = tile.face() {
            let owner = |edge: Edge| name_or_nothing(seat_of(tile.exits[edge.index()].owner()).map(colour));
            if face.is_town() {
                table.extend(face.exits().map(|edge| (edge.to_string(), owner(edge))));
            } else {
                table.extend(face.segments().map(|(one, other)| (format!("{one}-{other}"), owner(one))));
            }
        }
        Value::Table(table)
    }

    /// A City Growth marker on a printed city, or none.
    pub(super) fn set_grown(&mut self, number: u8, grown: bool) -> Done {
        let bit = 1u64.unbounded_shl(u32::from(self.map.site_of(number)));
        if !self.track.tile(number).node.is_city() || self.urbanized & bit != 0 {
            return Err(format!("{} is no printed city", self.map.hex(number)));
        }
        let had = self.grown & bit != 0;
        match (had, grown) {
            (false, true) => {
                self.growth_markers = self.growth_markers.checked_sub(1).ok_or("no City Growth marker is left")?;
                self.grown |= bit;
            }
            (true, false) => {
                self.growth_markers += 1;
                self.grown &= !bit;
            }
            _ => {}
        }
        Ok(())
    }
}

/// The face that shows these segments or spurs, whatever their order.
fn face_of(segments: &toml::Table) -> Result<Face, String> {
    let keys: Vec<&str> = segments.keys().map(String::as_str).collect();
    if keys.iter().any(|key| key.contains('-')) {
        let (there, back) = (keys.join(" "), keys.iter().rev().copied().collect::<Vec<_>>().join(" "));
        return named(&there).or_else(|_| named(&back));
    }
    let mut edges = keys.into_iter().map(named).collect::<Result<Vec<Edge>, _>>()?;
    edges.sort_unstable();
    named(&edges.iter().map(Edge::to_string).collect::<Vec<_>>().join(","))
}

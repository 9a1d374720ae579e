//! The parts of a position that lie on the table for all.

use super::Done;
use super::pieces::{cubes_of, supply_space};
use crate::data::goods::Colour;
use crate::data::tiles::Kind;
use crate::data::turns;
use crate::hex::Edge;
use crate::state::{Goods, Steam};
use crate::view::LinkEnd;
use cowcatcher_proof::scenario::value::{
    colour, integer, name_of, name_or_nothing, named, names_of, number_of, text, truth,
};
use toml::Value;

const NAMES: &str = "turn, phase, active, order, placements, privileged, track.HEX, city.HEX, grown.HEX, cubes, cubes.HEX, supply, \
    supply.SPACE";
const READ_ONLY: &str = "links, build_order, goods_order, stock.KIND, bag.COLOUR, new_cities.COLOUR, growth_markers, \
    cubes_in_cities, cubes_in_supply, cubes_in_bag, neighbours.HEX";

fn full(name: &str, rest: Option<&str>) -> String {
    rest.map_or(name.to_owned(), |rest| format!("{name}.{rest}"))
}

fn total<'a>(places: impl IntoIterator<Item = &'a Goods>) -> Value {
    number_of(places.into_iter().map(Goods::total).sum::<u32>())
}

impl Steam {
    pub(super) fn set_board(&mut self, name: &str, rest: Option<&str>, value: &Value) -> Done {
        match (name, rest) {
            ("turn", None) => self.turn = integer(value, 1, turns(usize::from(self.setting.players)))?,
            ("privileged", None) => self.privileged = self.maybe_seat(text(value)?)?,
            ("track", Some(hex)) => self.set_track(self.hex_named(hex)?, value)?,
            ("city", Some(hex)) => {
                let number = self.hex_named(hex)?;
                if !self.put_city(self.map.hex(number), named(text(value)?)?) {
                    return Err(format!("no such New City can be on {hex}: a town without a tile is wanted"));
                }
            }
            ("grown", Some(hex)) => self.set_grown(self.hex_named(hex)?, truth(value)?)?,
            ("cubes", None) => self.set_all_cubes(value)?,
            ("cubes", Some(hex)) => self.set_cubes(self.hex_named(hex)?, value)?,
            ("supply", None) => self.set_all_supply(value)?,
            ("supply", Some(space)) => self.set_supply(supply_space(space)?, value)?,
            _ => {
                let name = full(name, rest);
                return Err(format!("no name {name:?} that can be set; there are: {NAMES}, and players by colour"));
            }
        }
        Ok(())
    }

    pub(super) fn get_board(&self, name: &str, rest: Option<&str>) -> Result<Value, String> {
        Ok(match (name, rest) {
            ("turn", None) => number_of(self.turn),
            ("privileged", None) => name_or_nothing(self.privileged.map(colour)),
            ("build_order", None) => names_of(self.build_order().seats().iter().copied().map(colour)),
            ("goods_order", None) => names_of(self.goods_order().seats().iter().copied().map(colour)),
            ("track", Some(hex)) => self.track_on(self.hex_named(hex)?),
            ("city", Some(hex)) => {
                let node = self.track.tile(self.hex_named(hex)?).node;
                name_of(node.colour().map(|colour| colour.to_string()).unwrap_or_default())
            }
            ("grown", Some(hex)) => {
                let site = self.map.site_of(self.hex_named(hex)?);
                Value::Boolean(self.grown & 1u64.unbounded_shl(u32::from(site)) != 0)
            }
            ("cubes", None) => self.all_cubes(),
            ("supply", None) => self.all_supply(),
            ("cubes", Some(hex)) => {
                let site = self.map.site_of(self.hex_named(hex)?);
                cubes_of(self.cubes.get(usize::from(site)).ok_or_else(|| format!("{hex} is no city and no town"))?)
            }
            ("supply", Some(space)) => cubes_of(&self.supply[supply_space(space)?]),
            ("links", None) => self.all_links_named(),
            ("stock", Some(kind)) => number_of(self.stock[named::<Kind>(kind)?.index()]),
            ("bag", Some(colour)) => number_of(self.bag.count(named::<Colour>(colour)?.index())),
            ("new_cities", Some(colour)) => number_of(self.new_cities[named::<Colour>(colour)?.index()]),
            ("growth_markers", None) => number_of(self.growth_markers),
            ("cubes_in_cities", None) => total(&self.cubes),
            ("cubes_in_supply", None) => total(&self.supply),
            ("cubes_in_bag", None) => total([&self.bag]),
            ("neighbours", Some(hex)) => {
                let hex = self.map.hex(self.hex_named(hex)?);
                let usable = Edge::ALL.iter().filter_map(|&edge| self.map.neighbour(hex, edge).map(|it| (edge, it)));
                Value::Table(usable.map(|(edge, it)| (edge.to_string(), name_of(it))).collect())
            }
            _ => {
                let name = full(name, rest);
                return Err(format!(
                    "no name {name:?}; there are: {NAMES}; to read only: {READ_ONLY}; and players by colour"
                ));
            }
        })
    }

    /// Every link as `Albany to New York: blue`, an open end as hex and edge, sorted.
    fn all_links_named(&self) -> Value {
        let key = |end: &LinkEnd| match *end {
            LinkEnd::Node(hex) => (false, hex, None),
            LinkEnd::Open(hex, edge) => (true, hex, Some(edge)),
        };
        let end = |end: LinkEnd| match end {
            LinkEnd::Node(hex) => self.name_of_hex(hex),
            LinkEnd::Open(hex, edge) => format!("{hex} {edge}"),
        };
        let mut links: Vec<String> = self
            .links()
            .into_iter()
            .map(|link| {
                let mut ends = link.ends;
                ends.sort_by_key(key);
                let owner = link.owner.map_or("nobody", colour);
                format!("{} to {}: {owner}", end(ends[0]), end(ends[1]))
            })
            .collect();
        links.sort_unstable();
        Value::Array(links.into_iter().map(Value::String).collect())
    }
}

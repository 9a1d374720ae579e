//! Maps: hexes, terrain, cities and towns, as read from a map file (`docs/maps.md`). Carries STEAM-DEF-01, 08, 09.

mod check;
mod near;
mod read;

use crate::data::goods::Colour;
use crate::hex::{EDGES, Edge, Hex};
use serde::{Serialize, Serializer};
use std::fmt;
use std::sync::{Arc, LazyLock};

pub use check::Unsound;
pub(crate) use near::{FAR, Near};
pub use read::MapError;

/// The most playable hexes of a map: a hex is one byte of a position.
pub const MOST_HEXES: usize = 250;
/// The most cities and towns of a map together: a set of them is one word.
pub const MOST_SITES: usize = 64;
/// In [`Map::neighbours`]: the side is closed.
pub(crate) const CLOSED: u8 = u8::MAX;
/// In [`Map::site_of`]: neither city nor town.
pub(crate) const NO_SITE: u8 = u8::MAX;

cowcatcher_engine::named! {
    /// What a playable hex is made of. Coast is plain.
    pub enum Terrain as "a terrain (plain, hill or city)" {
        Plain = "plain", Hill = "hill", City = "city",
    }
}

/// What a playable hex carries besides its terrain.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Feature {
    /// Nothing.
    Open,
    /// A town.
    Town {
        /// Its name.
        name: String,
    },
    /// A printed city.
    City {
        /// Its name.
        name: String,
        /// Its colour.
        colour: Colour,
        /// The printed number of goods cubes.
        goods: u8,
    },
}

/// A playable hex.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Space {
    /// Where it lies.
    pub hex: Hex,
    /// Its terrain.
    pub terrain: Terrain,
    /// Does it have a river, a canal or a small lake?
    pub river: bool,
    /// Is it drawn with a coast?
    pub coast: bool,
    /// A town or a city.
    pub feature: Feature,
}

impl Space {
    /// The name of the town or city.
    pub fn name(&self) -> Option<&str> {
        match &self.feature {
            Feature::Open => None,
            Feature::Town { name } | Feature::City { name, .. } => Some(name),
        }
    }

    /// What the terrain adds to the cost of a tile on the empty hex (STEAM-BUILD-14 to 16), the town not counted.
    pub fn surcharge(&self) -> i32 {
        i32::from(self.river) + if self.terrain == Terrain::Hill { 2 } else { 0 }
    }

    /// Is a town printed here?
    pub fn is_town(&self) -> bool {
        matches!(self.feature, Feature::Town { .. })
    }

    /// Is a city printed here?
    pub fn is_city(&self) -> bool {
        self.terrain == Terrain::City
    }
}

/// A map. Playable hexes are numbered in order of their coordinates.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct Map {
    id: String,
    title: String,
    spaces: Vec<Space>,
    water: Vec<Hex>,
    blocked: Vec<(Hex, Edge)>,
    neighbours: Vec<[u8; EDGES]>,
    /// The numbers of the hexes with a city or a town, ascending.
    sites: Vec<u8>,
    site_of: Vec<u8>,
    /// The corner of the table below, and its width and height.
    corner: (i8, i8),
    extent: (usize, usize),
    numbers: Vec<u8>,
    surcharges: Vec<u8>,
    /// The tiles to each city and town, by hex and then by site.
    tiles: Vec<u8>,
    near: Vec<Near>,
}

impl Map {
    /// The id of the map.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The title of the map.
    pub fn title(&self) -> &str {
        &self.title
    }

    /// The playable hexes in order of their coordinates.
    pub fn spaces(&self) -> &[Space] {
        &self.spaces
    }

    /// The water hexes, for drawing.
    pub fn water(&self) -> &[Hex] {
        &self.water
    }

    /// The sides closed by an `edge` line.
    pub fn blocked(&self) -> &[(Hex, Edge)] {
        &self.blocked
    }

    /// How many cities and towns there are; they are numbered in order of their coordinates.
    pub fn sites(&self) -> usize {
        self.sites.len()
    }

    /// The playable hex at a place.
    pub fn space(&self, hex: Hex) -> Option<&Space> {
        self.number(hex).and_then(|number| self.spaces.get(usize::from(number)))
    }

    /// The place of a city or town by its name, in any case.
    pub fn named(&self, name: &str) -> Option<Hex> {
        let lower = name.to_lowercase();
        self.spaces.iter().find(|space| space.name().is_some_and(|it| it.to_lowercase() == lower)).map(|it| it.hex)
    }

    /// The neighbour across a usable side: not blocked, not towards water or off the board (STEAM-BUILD-04).
    pub fn neighbour(&self, hex: Hex, edge: Edge) -> Option<Hex> {
        let number = self.number(hex)?;
        let other = self.across(number, edge.index() as u8);
        self.spaces.get(usize::from(other)).map(|space| space.hex)
    }

    /// Does each printed city get one cube fewer with three players (STEAM-SETUP-05, 13)?
    pub fn fewer_goods_for_three(&self) -> bool {
        self.id == "ruhr"
    }

    /// The cubes that a printed city gets at the start (STEAM-SETUP-04, 05).
    pub fn starting_goods(&self, space: &Space, players: usize) -> u8 {
        match &space.feature {
            Feature::City { goods, .. } => goods - u8::from(players == 3 && self.fewer_goods_for_three()),
            _ => 0,
        }
    }

    /// The number of a playable hex.
    #[inline]
    pub(crate) fn number(&self, hex: Hex) -> Option<u8> {
        let column = usize::try_from(i16::from(hex.q) - i16::from(self.corner.0)).ok()?;
        let row = usize::try_from(i16::from(hex.r) - i16::from(self.corner.1)).ok()?;
        if column >= self.extent.0 || row >= self.extent.1 {
            return None;
        }
        self.numbers.get(column * self.extent.1 + row).copied().filter(|&number| number != CLOSED)
    }

    /// The place of a numbered hex.
    #[inline]
    pub(crate) fn hex(&self, number: u8) -> Hex {
        self.spaces.get(usize::from(number)).map_or(Hex::new(0, 0), |space| space.hex)
    }

    /// The number of the neighbour across an edge, or [`CLOSED`].
    #[inline]
    pub(crate) fn across(&self, number: u8, edge: u8) -> u8 {
        self.neighbours.get(usize::from(number)).map_or(CLOSED, |all| all[usize::from(edge) % EDGES])
    }

    /// The numbers of all neighbours, [`CLOSED`] where the side is.
    #[inline]
    pub(crate) fn around(&self, number: u8) -> [u8; EDGES] {
        self.neighbours.get(usize::from(number)).copied().unwrap_or([CLOSED; EDGES])
    }

    /// The number of the city or town on a hex, or [`NO_SITE`].
    #[inline]
    pub(crate) fn site_of(&self, number: u8) -> u8 {
        self.site_of.get(usize::from(number)).copied().unwrap_or(NO_SITE)
    }

    /// The hex of a city or town.
    #[inline]
    pub(crate) fn site_hex(&self, site: usize) -> u8 {
        self.sites.get(site).copied().unwrap_or(0)
    }

    /// The surcharge of a numbered hex for the first tile on it, the town counted.
    #[inline]
    pub(crate) fn surcharge(&self, number: u8) -> i32 {
        self.surcharges.get(usize::from(number)).map_or(0, |&n| i32::from(n))
    }

    /// A map that comes with the game.
    pub fn shipped(id: &str) -> Option<Arc<Map>> {
        match id {
            "ne-usa" => Some(NE_USA.clone()),
            "ruhr" => Some(RUHR.clone()),
            _ => None,
        }
    }

    /// The ids of the maps that come with the game.
    pub const SHIPPED: [&str; 2] = ["ne-usa", "ruhr"];

    /// Is it one of the maps that come with the game?
    pub fn is_shipped(&self) -> bool {
        Map::shipped(&self.id).is_some_and(|map| std::ptr::eq(&*map, self) || *map == *self)
    }

    /// The map as a file, without comments.
    pub fn text(&self) -> String {
        self.lines().join("\n") + "\n"
    }

    /// The map in one line, its lines separated by ` / `, as journals and options hold it.
    pub fn one_line(&self) -> String {
        self.lines().join(" / ")
    }

    fn lines(&self) -> Vec<String> {
        let mut lines = vec![
            format!("map {}", self.id),
            format!("title {}", self.title),
            "orientation flat".to_owned(),
            "coords axial q r".to_owned(),
        ];
        let mut hexes: Vec<(Hex, String)> = self.water.iter().map(|&hex| (hex, "water".to_owned())).collect();
        for space in &self.spaces {
            let mut words = space.terrain.name().to_owned();
            if space.river {
                words += " river";
            }
            if space.coast {
                words += " coast";
            }
            match &space.feature {
                Feature::Open => {}
                Feature::Town { name } => words += &format!(" town=\"{name}\""),
                Feature::City { name, colour, goods } => {
                    words += &format!(" city=\"{name}\" color={colour} goods={goods}");
                }
            }
            hexes.push((space.hex, words));
        }
        hexes.sort();
        lines.extend(hexes.into_iter().map(|(hex, words)| format!("hex {} {} {words}", hex.q, hex.r)));
        lines.extend(self.blocked.iter().map(|(hex, edge)| format!("edge {} {} {edge} blocked", hex.q, hex.r)));
        lines.push("end".to_owned());
        lines
    }
}

/// The maps of the box. Their text is part of the program and read once; a test holds that it can be read.
static NE_USA: LazyLock<Arc<Map>> = LazyLock::new(|| own(include_str!("../maps/ne-usa.hex")));
static RUHR: LazyLock<Arc<Map>> = LazyLock::new(|| own(include_str!("../maps/ruhr.hex")));

fn own(text: &str) -> Arc<Map> {
    Arc::new(Map::parse(text).unwrap_or_default())
}

impl fmt::Debug for Map {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Map({}, {} hexes)", self.id, self.spaces.len())
    }
}

/// A map that comes with the game serializes as its id, another one as its text in one line: as the option is written.
impl Serialize for Map {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.is_shipped() { serializer.serialize_str(&self.id) } else { serializer.serialize_str(&self.one_line()) }
    }
}

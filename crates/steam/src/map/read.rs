//! Reading a map file (components 6): every fault is told with its line and its reason.

use super::{CLOSED, Feature, MOST_HEXES, MOST_SITES, Map, NO_SITE, Space, Terrain};
use crate::data::goods::Colour;
use crate::hex::{EDGES, Edge, Hex, coordinate};
use cowcatcher_engine::{Wrong, wrong};
use std::collections::HashMap;
use std::fmt;

/// Why a text is not a map.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MapError {
    /// The line, counted from 1; in a map written in one line, the number of the part.
    pub line: usize,
    /// What is wrong.
    pub reason: Wrong,
}

impl fmt::Display for MapError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}

impl std::error::Error for MapError {}

/// How far the file has been read.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Part {
    Header(usize),
    Hexes,
    Edges,
    End,
}

/// The header lines in order, as messages name them.
const HEADER: [&str; 4] = ["map <id>", "title <text>", "orientation flat", "coords axial q r"];

/// What stands between the lines of a map written in one line.
const SEPARATOR: &str = " / ";

struct Reader {
    map: Map,
    /// Where each hex and name was first seen.
    hexes: HashMap<Hex, usize>,
    names: HashMap<String, usize>,
    part: Part,
}

impl Map {
    /// Reads a map, from a file with one item per line or from one line with ` / ` between the items, and checks that it can
    /// be played on.
    ///
    /// # Errors
    /// The first fault with its line.
    pub fn parse(text: &str) -> Result<Map, MapError> {
        let mut reader =
            Reader { map: Map::default(), hexes: HashMap::new(), names: HashMap::new(), part: Part::Header(0) };
        let mut line = 0;
        for item in text.lines().flat_map(|line| line.split(SEPARATOR)) {
            line += 1;
            let item = item.trim();
            if !item.is_empty() && !item.starts_with('#') {
                reader.read(item, line).map_err(|reason| MapError { line, reason })?;
            }
        }
        let fail = |reason: Wrong| MapError { line: line.max(1), reason };
        match reader.part {
            Part::End => {}
            Part::Header(n) => {
                let wanted = HEADER[n.min(3)];
                return Err(fail(wrong!("map-cut-off", "the file ends before \"{wanted}\"", wanted = wanted)));
            }
            Part::Hexes | Part::Edges => return Err(fail(wrong!("map-no-end", "the last line must be \"end\""))),
        }
        let Reader { mut map, hexes, .. } = reader;
        map.number_hexes();
        map.check().map_err(|unsound| MapError {
            line: unsound.hex.and_then(|hex| hexes.get(&hex).copied()).unwrap_or(line),
            reason: unsound.reason,
        })?;
        Ok(map)
    }

    /// Numbers the hexes and works out who is whose neighbour.
    fn number_hexes(&mut self) {
        self.spaces.sort_by_key(|space| space.hex);
        self.water.sort();
        self.blocked.sort();
        let hexes = || self.spaces.iter().map(|space| space.hex);
        let (west, east) = (hexes().map(|it| it.q).min().unwrap_or(0), hexes().map(|it| it.q).max().unwrap_or(0));
        let (north, south) = (hexes().map(|it| it.r).min().unwrap_or(0), hexes().map(|it| it.r).max().unwrap_or(0));
        let span = |low: i8, high: i8| (i16::from(high) - i16::from(low)) as usize + 1;
        self.corner = (west, north);
        self.extent = (span(west, east), span(north, south));
        let place = |hex: Hex| span(west, hex.q) - 1;
        let row = |hex: Hex| span(north, hex.r) - 1;
        let mut numbers = vec![CLOSED; self.extent.0 * self.extent.1];
        for (number, space) in self.spaces.iter().enumerate() {
            if let Some(slot) = numbers.get_mut(place(space.hex) * self.extent.1 + row(space.hex)) {
                *slot = number as u8;
            }
        }
        self.numbers = numbers;
        let closed = |hex: Hex, edge: Edge| {
            self.blocked.contains(&(hex, edge)) || self.blocked.contains(&(hex.across(edge), edge.opposite()))
        };
        let neighbours = hexes()
            .map(|hex| {
                let mut all = [CLOSED; EDGES];
                for &edge in Edge::ALL {
                    if let (false, Some(number)) = (closed(hex, edge), self.number(hex.across(edge))) {
                        all[edge.index()] = number;
                    }
                }
                all
            })
            .collect();
        self.neighbours = neighbours;
        self.site_of = vec![NO_SITE; self.spaces.len()];
        for (number, space) in self.spaces.iter().enumerate() {
            if space.feature != Feature::Open {
                self.site_of[number] = self.sites.len() as u8;
                self.sites.push(number as u8);
            }
        }
        self.surcharges = self.spaces.iter().map(|space| space.surcharge() as u8 + u8::from(space.is_town())).collect();
        self.measure();
    }
}

impl Reader {
    fn read(&mut self, item: &str, line: usize) -> Result<(), Wrong> {
        if self.part == Part::End {
            return Err(wrong!("map-after-end", "nothing may follow \"end\""));
        }
        if let Part::Header(n) = self.part {
            self.header(item, n)?;
            self.part = if n + 1 < HEADER.len() { Part::Header(n + 1) } else { Part::Hexes };
            return Ok(());
        }
        let words = words(item)?;
        match words[..] {
            ["hex", q, r, terrain, ref rest @ ..] => {
                if self.part > Part::Hexes {
                    return Err(wrong!("map-hex-late", "all hexes stand before the first edge"));
                }
                self.hex(place(q, r)?, terrain, rest, line)
            }
            ["edge", q, r, edge, "blocked"] => {
                self.part = Part::Edges;
                self.edge(place(q, r)?, edge)
            }
            ["end"] => {
                self.part = Part::End;
                Ok(())
            }
            ["hex", ..] => Err(wrong!("map-hex-form", "a hex is written: {form}", form = "hex <q> <r> <terrain> …")),
            ["edge", ..] => {
                Err(wrong!("map-edge-form", "an edge is written: {form}", form = "edge <q> <r> <dir> blocked"))
            }
            [word, ..] => {
                Err(wrong!("map-word", "unknown word {word:?}; a line begins with hex, edge or end", word = word))
            }
            [] => Ok(()),
        }
    }

    fn header(&mut self, item: &str, n: usize) -> Result<(), Wrong> {
        let wanted = || wrong!("map-header", "this line must be \"{wanted}\"", wanted = HEADER[n.min(3)]);
        match n {
            0 => {
                let id = item.strip_prefix("map ").ok_or_else(wanted)?;
                let good = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
                if id.is_empty() || !id.chars().all(good) {
                    return Err(wrong!(
                        "map-id",
                        "the id {id:?} may hold only lower-case letters, digits and hyphens",
                        id = id
                    ));
                }
                self.map.id = id.to_owned();
            }
            1 => {
                let title = item.strip_prefix("title ").ok_or_else(wanted)?;
                if title.trim().is_empty() || title.chars().any(char::is_control) {
                    return Err(wrong!("map-title", "the title is empty or not plain text"));
                }
                self.map.title = title.to_owned();
            }
            _ if item != HEADER[n.min(3)] => return Err(wanted()),
            _ => {}
        }
        Ok(())
    }

    fn hex(&mut self, hex: Hex, terrain: &str, rest: &[&str], line: usize) -> Result<(), Wrong> {
        if let Some(first) = self.hexes.insert(hex, line) {
            return Err(wrong!(
                "map-hex-twice",
                "the hex {hex} stands already on line {first}",
                hex = hex,
                first = first
            ));
        }
        if terrain == "water" {
            if let Some(word) = rest.first() {
                return Err(wrong!("map-water", "water takes no further word, not {word:?}", word = word));
            }
            self.map.water.push(hex);
            return Ok(());
        }
        let terrain: Terrain = terrain.parse().map_err(|_| {
            wrong!(
                "map-terrain",
                "unknown terrain {terrain:?}; there are plain, hill, water and city",
                terrain = terrain
            )
        })?;
        let mut rest = rest;
        let mut flag = |word: &str| match rest {
            [first, others @ ..] if *first == word => {
                rest = others;
                true
            }
            _ => false,
        };
        let (river, coast) = (flag("river"), flag("coast"));
        if river && terrain == Terrain::City {
            return Err(wrong!("map-river", "river stands only on plain or hill"));
        }
        if coast && terrain != Terrain::Plain {
            return Err(wrong!("map-coast", "coast stands only on plain"));
        }
        let feature = self.feature(terrain, rest, line)?;
        if self.map.spaces.len() == MOST_HEXES {
            return Err(wrong!(
                "map-many-hexes",
                "the map is too big: more than {most} playable hexes",
                most = MOST_HEXES
            ));
        }
        self.map.spaces.push(Space { hex, terrain, river, coast, feature });
        if self.names.len() > MOST_SITES {
            return Err(wrong!(
                "map-many-sites",
                "the map is too big: more than {most} cities and towns",
                most = MOST_SITES
            ));
        }
        Ok(())
    }

    fn feature(&mut self, terrain: Terrain, words: &[&str], line: usize) -> Result<Feature, Wrong> {
        let form = "city=\"…\" color=… goods=…";
        let order = || wrong!("map-city-form", "a city needs {form} in this order", form = form);
        match (terrain, words) {
            (Terrain::City, [city, colour, goods]) => {
                let name = city.strip_prefix("city=").ok_or_else(order)?;
                let name = self.name(name, line)?;
                let colour = colour.strip_prefix("color=").ok_or_else(order)?;
                let colour = match colour.parse() {
                    Ok(Colour::Gray) | Err(_) => {
                        return Err(wrong!(
                            "map-colour",
                            "unknown colour {colour:?}; cities are red, blue, yellow or purple",
                            colour = colour
                        ));
                    }
                    Ok(colour) => colour,
                };
                let goods = goods.strip_prefix("goods=").ok_or_else(order)?;
                let goods = match goods.as_bytes() {
                    [digit @ b'1'..=b'9'] => digit - b'0',
                    _ => return Err(wrong!("map-goods", "goods={goods:?} is not a number from 1 to 9", goods = goods)),
                };
                Ok(Feature::City { name, colour, goods })
            }
            (Terrain::City, _) => Err(order()),
            (_, []) => Ok(Feature::Open),
            (_, [word]) if word.starts_with("town=") => {
                Ok(Feature::Town { name: self.name(&word["town=".len()..], line)? })
            }
            (_, [word, ..]) if word.starts_with("city=") => {
                Err(wrong!("map-city-terrain", "city stands only on terrain city"))
            }
            (_, [word, ..]) if word.starts_with("town=") => {
                Err(wrong!("map-town", "nothing follows the name of a town"))
            }
            (_, [word, ..]) => Err(wrong!("map-misplaced", "unknown or misplaced word {word:?}", word = word)),
        }
    }

    fn name(&mut self, quoted: &str, line: usize) -> Result<String, Wrong> {
        let name = quoted.strip_prefix('"').and_then(|rest| rest.strip_suffix('"'));
        let name =
            name.ok_or_else(|| wrong!("map-quotes", "the name {name} must stand in double quotes", name = quoted))?;
        if name.trim().is_empty() || name.contains('"') || name.chars().any(char::is_control) {
            return Err(wrong!("map-name", "the name {name} is empty or not plain text", name = quoted));
        }
        if let Some(first) = self.names.insert(name.to_owned(), line) {
            return Err(wrong!(
                "map-name-twice",
                "the name {name:?} stands already on line {first}",
                name = name,
                first = first
            ));
        }
        Ok(name.to_owned())
    }

    fn edge(&mut self, hex: Hex, edge: &str) -> Result<(), Wrong> {
        let edge: Edge = edge.parse().map_err(|_| {
            wrong!("map-direction", "unknown direction {edge:?}; there are N, NE, SE, S, SW and NW", edge = edge)
        })?;
        let other = hex.across(edge);
        for end in [hex, other] {
            if !self.hexes.contains_key(&end) || self.map.water.contains(&end) {
                return Err(wrong!(
                    "map-edge-nowhere",
                    "the edge leads to nowhere: {hex} is not a listed playable hex",
                    hex = end
                ));
            }
        }
        if self.map.blocked.contains(&(hex, edge)) || self.map.blocked.contains(&(other, edge.opposite())) {
            return Err(wrong!(
                "map-edge-twice",
                "the side between {hex} and {other} is blocked already",
                hex = hex,
                other = other
            ));
        }
        self.map.blocked.push((hex, edge));
        Ok(())
    }
}

fn place(q: &str, r: &str) -> Result<Hex, Wrong> {
    let number = |text: &str| {
        coordinate(text).ok_or_else(|| {
            let most = Hex::FARTHEST;
            wrong!("map-coordinate", "{text:?} is not a coordinate from -{most} to {most}", text = text, most = most)
        })
    };
    Ok(Hex::new(number(q)?, number(r)?))
}

/// The words of a line: separated by one space each, which does not separate inside double quotes.
fn words(item: &str) -> Result<Vec<&str>, Wrong> {
    let mut words = Vec::new();
    let mut start = 0;
    let mut quoted = false;
    for (at, c) in item.char_indices() {
        match c {
            '"' => quoted = !quoted,
            ' ' if !quoted => {
                words.push(&item[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    if quoted {
        return Err(wrong!("map-open-quotes", "a name in double quotes is not closed"));
    }
    words.push(&item[start..]);
    if words.iter().any(|word| word.is_empty()) {
        return Err(wrong!("map-spaces", "words are separated by just one space"));
    }
    Ok(words)
}

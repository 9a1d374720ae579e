//! Reading a map file (components 6): every fault is told with its line and its reason.

use super::{CLOSED, Feature, MOST_HEXES, MOST_SITES, Map, NO_SITE, Space, Terrain};
use crate::data::goods::Colour;
use crate::hex::{EDGES, Edge, Hex, coordinate};
use std::collections::HashMap;
use std::fmt;

/// Why a text is not a map.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MapError {
    /// The line, counted from 1; in a map written in one line, the number of the part.
    pub line: usize,
    /// What is wrong, in words.
    pub reason: String,
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
        let fail = |reason: &str| MapError { line: line.max(1), reason: reason.to_owned() };
        match reader.part {
            Part::End => {}
            Part::Header(n) => return Err(fail(&format!("the file ends before \"{}\"", HEADER[n.min(3)]))),
            Part::Hexes | Part::Edges => return Err(fail("the last line must be \"end\"")),
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
    fn read(&mut self, item: &str, line: usize) -> Result<(), String> {
        if self.part == Part::End {
            return Err("nothing may follow \"end\"".to_owned());
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
                    return Err("all hexes stand before the first edge".to_owned());
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
            ["hex", ..] => Err("a hex is written: hex <q> <r> <terrain> …".to_owned()),
            ["edge", ..] => Err("an edge is written: edge <q> <r> <dir> blocked".to_owned()),
            [word, ..] => Err(format!("unknown word {word:?}; a line begins with hex, edge or end")),
            [] => Ok(()),
        }
    }

    fn header(&mut self, item: &str, n: usize) -> Result<(), String> {
        let wanted = || format!("this line must be \"{}\"", HEADER[n.min(3)]);
        match n {
            0 => {
                let id = item.strip_prefix("map ").ok_or_else(wanted)?;
                let good = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
                if id.is_empty() || !id.chars().all(good) {
                    return Err(format!("the id {id:?} may hold only lower-case letters, digits and hyphens"));
                }
                self.map.id = id.to_owned();
            }
            1 => {
                let title = item.strip_prefix("title ").ok_or_else(wanted)?;
                if title.trim().is_empty() || title.chars().any(char::is_control) {
                    return Err("the title is empty or not plain text".to_owned());
                }
                self.map.title = title.to_owned();
            }
            _ if item != HEADER[n.min(3)] => return Err(wanted()),
            _ => {}
        }
        Ok(())
    }

    fn hex(&mut self, hex: Hex, terrain: &str, rest: &[&str], line: usize) -> Result<(), String> {
        if let Some(first) = self.hexes.insert(hex, line) {
            return Err(format!("the hex {hex} stands already on line {first}"));
        }
        if terrain == "water" {
            if let Some(word) = rest.first() {
                return Err(format!("water takes no further word, not {word:?}"));
            }
            self.map.water.push(hex);
            return Ok(());
        }
        let terrain: Terrain = terrain
            .parse()
            .map_err(|_| format!("unknown terrain {terrain:?}; there are plain, hill, water and city"))?;
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
            return Err("river stands only on plain or hill".to_owned());
        }
        if coast && terrain != Terrain::Plain {
            return Err("coast stands only on plain".to_owned());
        }
        let feature = self.feature(terrain, rest, line)?;
        if self.map.spaces.len() == MOST_HEXES {
            return Err(format!("the map is too big: more than {MOST_HEXES} playable hexes"));
        }
        self.map.spaces.push(Space { hex, terrain, river, coast, feature });
        if self.names.len() > MOST_SITES {
            return Err(format!("the map is too big: more than {MOST_SITES} cities and towns"));
        }
        Ok(())
    }

    fn feature(&mut self, terrain: Terrain, words: &[&str], line: usize) -> Result<Feature, String> {
        match (terrain, words) {
            (Terrain::City, [city, colour, goods]) => {
                let name = city.strip_prefix("city=").ok_or("a city begins with city=\"…\"")?;
                let name = self.name(name, line)?;
                let colour = colour.strip_prefix("color=").ok_or("after the name of a city comes color=…")?;
                let colour = match colour.parse() {
                    Ok(Colour::Gray) | Err(_) => {
                        return Err(format!("unknown colour {colour:?}; cities are red, blue, yellow or purple"));
                    }
                    Ok(colour) => colour,
                };
                let goods = goods.strip_prefix("goods=").ok_or("after the colour of a city comes goods=…")?;
                let goods = match goods.as_bytes() {
                    [digit @ b'1'..=b'9'] => digit - b'0',
                    _ => return Err(format!("goods={goods:?} is not a number from 1 to 9")),
                };
                Ok(Feature::City { name, colour, goods })
            }
            (Terrain::City, _) => Err("a city needs city=\"…\" color=… goods=… in this order".to_owned()),
            (_, []) => Ok(Feature::Open),
            (_, [word]) if word.starts_with("town=") => {
                Ok(Feature::Town { name: self.name(&word["town=".len()..], line)? })
            }
            (_, [word, ..]) if word.starts_with("city=") => Err("city stands only on terrain city".to_owned()),
            (_, [word, ..]) if word.starts_with("town=") => Err("nothing follows the name of a town".to_owned()),
            (_, [word, ..]) => Err(format!("unknown or misplaced word {word:?}")),
        }
    }

    fn name(&mut self, quoted: &str, line: usize) -> Result<String, String> {
        let name = quoted.strip_prefix('"').and_then(|rest| rest.strip_suffix('"'));
        let name = name.ok_or_else(|| format!("the name {quoted} must stand in double quotes"))?;
        if name.trim().is_empty() || name.contains('"') || name.chars().any(char::is_control) {
            return Err(format!("the name {quoted} is empty or not plain text"));
        }
        if let Some(first) = self.names.insert(name.to_owned(), line) {
            return Err(format!("the name {name:?} stands already on line {first}"));
        }
        Ok(name.to_owned())
    }

    fn edge(&mut self, hex: Hex, edge: &str) -> Result<(), String> {
        let edge: Edge =
            edge.parse().map_err(|_| format!("unknown direction {edge:?}; there are N, NE, SE, S, SW and NW"))?;
        let other = hex.across(edge);
        for end in [hex, other] {
            if !self.hexes.contains_key(&end) || self.map.water.contains(&end) {
                return Err(format!("the edge leads to nowhere: {end} is not a listed playable hex"));
            }
        }
        if self.map.blocked.contains(&(hex, edge)) || self.map.blocked.contains(&(other, edge.opposite())) {
            return Err(format!("the side between {hex} and {other} is blocked already"));
        }
        self.map.blocked.push((hex, edge));
        Ok(())
    }
}

fn place(q: &str, r: &str) -> Result<Hex, String> {
    let number = |text: &str| {
        coordinate(text)
            .ok_or_else(|| format!("{text:?} is not a coordinate from -{} to {}", Hex::FARTHEST, Hex::FARTHEST))
    };
    Ok(Hex::new(number(q)?, number(r)?))
}

/// The words of a line: separated by one space each, which does not separate inside double quotes.
fn words(item: &str) -> Result<Vec<&str>, String> {
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
        return Err("a name in double quotes is not closed".to_owned());
    }
    words.push(&item[start..]);
    if words.iter().any(|word| word.is_empty()) {
        return Err("words are separated by just one space".to_owned());
    }
    Ok(words)
}

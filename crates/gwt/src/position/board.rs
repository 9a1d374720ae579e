//! The parts of a position that belong to the board.

use super::Done;
use super::player::{cards, objectives, tiles};
use crate::data::buildings::Neutral;
use crate::data::cards::{CATTLE_KINDS, Card};
use crate::data::objectives::Objective;
use crate::data::player_board::Worker;
use crate::data::railroad::{MASTER_STATIONS, Station};
use crate::data::supply::{JOB_ROWS, JOB_TOKEN_ROW, Tile as SupplyTile};
use crate::data::trail::{HAZARD_SECTIONS, NEUTRAL, Space, TRADE, spaces};
use crate::state::{Cards, Gwt, Tile, Tiles};
use cowcatcher_engine::Seat;
use cowcatcher_proof::scenario::value::{
    colour, integer, list, maybe, name_of, name_or_nothing, names_of, number_of, seat_named, text, words,
};
use toml::Value;

const NAMES: &str = "turn, step, trail, trail.SPACE, neutral, sides, jobs.ROW, jobs.token, jobs.taken, market, \
    market_stack, display, objective_stack, foresight.COLUMN, supply.NUMBER, stations.STATION, masters.STATION, \
    appointed.STATION, last_turns, sam.deck, sam.card, sam.specialization, and blue.…, red.…, yellow.…, white.…";
const READ_ONLY: &str = "fee.SPACE, ahead.SPACE, transport.CITY, market_size, market_stack_size, \
    objective_stack_size, supply_size.NUMBER, hazards, trade_tiles, workers, income";

fn unknown(name: &str) -> String {
    format!("no name {name:?} here; there are: {NAMES}; to read only: {READ_ONLY}")
}

fn part<'a>(name: &str, part: Option<&'a str>) -> Result<&'a str, String> {
    part.ok_or_else(|| format!("{name} wants a part, such as {name}.1"))
}

fn parsed<T: std::str::FromStr<Err: std::fmt::Display>>(text: &str) -> Result<T, String> {
    text.parse().map_err(|error: T::Err| error.to_string())
}

/// A position counted from 1 in a list of `most`.
fn counted(text: &str, most: usize) -> Result<usize, String> {
    text.parse::<usize>()
        .ok()
        .filter(|n| (1..=most).contains(n))
        .map(|n| n - 1)
        .ok_or_else(|| format!("{text:?} is not a number from 1 to {most}"))
}

/// What lies on some spaces, sorted: which lies on which does not matter.
fn sorted<T: Copy + Ord + std::fmt::Display>(spaces: &[Option<T>]) -> Value {
    let mut all: Vec<T> = spaces.iter().flatten().copied().collect();
    all.sort_unstable();
    names_of(all)
}

impl Gwt {
    pub(super) fn set_board(&mut self, name: &str, rest: Option<&str>, value: &Value) -> Done {
        match (name, rest) {
            ("trail", None) => self.set_trail(value),
            ("trail", Some(space)) => self.set_space(parsed(space)?, text(value)?),
            ("neutral", None) => self.set_neutral(text(value)?),
            ("sides", None) => self.set_sides(text(value)?),
            ("jobs", Some("token")) => {
                self.jobs.row = integer(value, u16::from(JOB_TOKEN_ROW) + 1, JOB_ROWS as u16)? as u8 - 1;
                self.jobs.token = None;
                self.count_token_row();
                Ok(())
            }
            ("jobs", Some("taken")) => {
                self.jobs.token = Some(seat_named(self, text(value)?)?);
                self.jobs.row = JOB_ROWS as u8;
                self.jobs.filled = 0;
                Ok(())
            }
            ("jobs", Some(row)) => self.set_job_row(counted(row, JOB_ROWS)?, value),
            ("market", None) => {
                let old = std::mem::take(&mut self.market);
                self.market_stack.merge(&old);
                self.market = self.market_cards(value)?;
                Ok(())
            }
            ("market_stack", None) => {
                let old = std::mem::take(&mut self.market_stack);
                self.players[0].removed.merge(&old);
                self.market_stack = self.market_cards(value)?;
                Ok(())
            }
            ("display", None) => {
                for objective in std::mem::take(&mut self.display).into_iter().flatten() {
                    self.objective_stack.add(objective.index());
                }
                let wanted = words::<Objective>(value)?;
                if wanted.len() > self.display.len() {
                    return Err("the display has 4 spaces".into());
                }
                wanted.iter().try_for_each(|&objective| self.fetch_objective(objective))?;
                self.display.iter_mut().zip(wanted).for_each(|(space, objective)| *space = Some(objective));
                Ok(())
            }
            ("objective_stack", None) => {
                let old = std::mem::take(&mut self.objective_stack);
                for (kind, n) in old.iter() {
                    self.players[0].removed.add_many(CATTLE_KINDS + kind, n);
                }
                let wanted = words::<Objective>(value)?;
                wanted.iter().try_for_each(|&objective| self.fetch_objective(objective))?;
                wanted.iter().for_each(|objective| self.objective_stack.add(objective.index()));
                Ok(())
            }
            ("foresight", rest) => {
                let column = counted(part(name, rest)?, 3)?;
                for tile in std::mem::take(&mut self.foresight[column]).into_iter().flatten() {
                    self.return_tile(tile);
                }
                let wanted = words::<SupplyTile>(value)?;
                if wanted.len() > 2 {
                    return Err("a foresight column has 2 spaces".into());
                }
                wanted.iter().try_for_each(|&tile| self.fetch_tile_of(column, tile))?;
                self.foresight[column].iter_mut().zip(wanted).for_each(|(space, tile)| *space = Some(tile));
                Ok(())
            }
            ("supply", rest) => {
                let number = counted(part(name, rest)?, 3)?;
                let old = std::mem::take(&mut self.supply[number]);
                self.gone.merge(&old);
                let mut new = Tiles::new();
                for tile in words::<SupplyTile>(value)? {
                    self.fetch_tile_of(number, tile)?;
                    new.add(tile.index());
                }
                self.supply[number] = new;
                Ok(())
            }
            ("stations", rest) => {
                let station: Station = parsed(part(name, rest)?)?;
                let mut discs = 0;
                for seat in list(value)? {
                    discs |= 1 << seat_named(self, text(seat)?)?.0;
                }
                self.stations[station.index()] = discs;
                Ok(())
            }
            ("masters", rest) => {
                let station = self.master_station(part(name, rest)?)?;
                let master = maybe(value)?;
                if let Some(other) = self.masters.iter().position(|&it| master.is_some() && it == master) {
                    self.masters[other] = self.masters[station];
                }
                if let Some(master) = master {
                    self.players.iter_mut().for_each(|player| player.masters &= !(1 << master.index()));
                }
                self.masters[station] = master;
                Ok(())
            }
            ("appointed", rest) => {
                let station = self.master_station(part(name, rest)?)?;
                if let Some(old) = self.appointed[station].take() {
                    self.return_tile(old.into());
                }
                if let Some(worker) = maybe::<Worker>(value)? {
                    self.fetch_tile(worker.into())?;
                    self.appointed[station] = Some(worker);
                    self.masters[station] = None;
                }
                Ok(())
            }
            ("last_turns", None) => {
                self.turn.last_turns = Some(integer(value, 0, u16::from(self.setting.players) - 1)? as u8);
                Ok(())
            }
            _ => Err(unknown(name)),
        }
    }

    fn market_cards(&mut self, value: &Value) -> Result<Cards, String> {
        let mut new = Cards::new();
        for card in words::<Card>(value)? {
            self.fetch_market_card(card)?;
            new.add(card.index());
        }
        Ok(new)
    }

    pub(super) fn master_station(&self, name: &str) -> Result<usize, String> {
        let station: Station = parsed(name)?;
        match station.index() {
            index if index < MASTER_STATIONS => Ok(index),
            _ => Err(format!("{station} has no station master space")),
        }
    }

    /// Everything on the building, hazard and trade spaces: what is named, and nothing else.
    fn set_trail(&mut self, value: &Value) -> Done {
        let table = value.as_table().ok_or_else(|| format!("a table of spaces is wanted, not {value}"))?;
        for &space in Space::ALL {
            if !NEUTRAL.contains(&space) && space != Space::KC {
                self.set_space(space, "")?;
            }
        }
        // All tiles are found before the first is laid, so that none is found among these.
        let mut wanted = Vec::new();
        for (space, tile) in table {
            let (space, tile): (Space, &str) = (parsed(space)?, text(tile)?);
            match self.tile_for(space, tile)? {
                Some(tile) => wanted.push((space, tile)),
                None => self.set_space(space, tile)?,
            }
        }
        wanted.iter().try_for_each(|&(_, tile)| self.fetch_tile(tile))?;
        wanted.iter().for_each(|&(space, tile)| self.trail.put(space, Tile::Supply(tile)));
        Ok(())
    }

    /// The hazard or trade tile of that name, which must be able to lie there; none if a building is named, or nothing.
    fn tile_for(&self, space: Space, tile: &str) -> Result<Option<SupplyTile>, String> {
        if tile.is_empty() || tile.contains(' ') {
            return Ok(None);
        }
        if NEUTRAL.contains(&space) {
            return Err(format!("{space} is a neutral space: set `neutral`"));
        }
        let tile: SupplyTile = parsed(tile)?;
        let fits = match tile.section() {
            Some(section) => HAZARD_SECTIONS[section].contains(&space),
            None => tile.is_trade() && TRADE & space.bit() != 0,
        };
        if fits { Ok(Some(tile)) } else { Err(format!("{tile} can't lie on {space}")) }
    }

    fn set_space(&mut self, space: Space, tile: &str) -> Done {
        match self.trail.get(space) {
            Some(Tile::Neutral(_)) => return Err(format!("{space} is a neutral space: set `neutral`")),
            Some(Tile::Supply(old)) => {
                self.return_tile(old);
                self.trail.clear(space);
            }
            Some(Tile::Building(owner, number)) => {
                let player = &mut self.players[owner.index()];
                player.stock |= 1 << (number - 1);
                player.buildings &= !space.bit();
                self.trail.clear(space);
            }
            None => {}
        }
        if let Some(tile) = self.tile_for(space, tile)? {
            self.fetch_tile(tile)?;
            self.trail.put(space, Tile::Supply(tile));
        } else if let Some((owner, number)) = tile.split_once(' ') {
            let owner = seat_named(self, owner)?;
            let most = self.tables().buildings[0].len();
            let number = counted(number, most)? as u8 + 1;
            if self.tables().building_spaces & space.bit() == 0 {
                return Err(format!("{space} is no building space of this edition"));
            }
            let player = &mut self.players[owner.index()];
            if player.stock >> (number - 1) & 1 == 0 {
                return Err(format!("{} has no building {number} in stock", colour(owner)));
            }
            player.stock &= !(1 << (number - 1));
            player.buildings |= space.bit();
            self.trail.put(space, Tile::Building(owner, number));
        }
        Ok(())
    }

    /// The neutral buildings on the spaces A to G, in order.
    fn set_neutral(&mut self, letters: &str) -> Done {
        let all: Vec<Neutral> = letters.chars().map(|letter| parsed(&letter.to_string())).collect::<Result<_, _>>()?;
        let distinct = Neutral::ALL.iter().all(|neutral| all.contains(neutral));
        if all.len() != NEUTRAL.len() || !distinct {
            return Err("neutral wants the letters A to G, each once, in the order of the spaces".into());
        }
        for (space, neutral) in NEUTRAL.into_iter().zip(all) {
            self.trail.put(space, Tile::Neutral(neutral));
        }
        Ok(())
    }

    fn set_sides(&mut self, letters: &str) -> Done {
        let wanted = self.tables().buildings[0].len();
        if letters.len() != wanted || !letters.chars().all(|letter| matches!(letter, 'a' | 'b')) {
            return Err(format!("sides wants {wanted} letters a or b, one for each building"));
        }
        self.setting.sides = letters.chars().enumerate().fold(0, |bits, (n, side)| bits | u16::from(side == 'b') << n);
        Ok(())
    }

    /// The workers of a row from the left; `""` is a gap.
    fn set_job_row(&mut self, row: usize, value: &Value) -> Done {
        let columns = usize::from(self.setting.players);
        let wanted: Vec<Option<Worker>> = list(value)?.iter().map(maybe).collect::<Result<_, _>>()?;
        if wanted.len() > columns {
            return Err(format!("a row has {columns} spaces with so many players"));
        }
        for &worker in Worker::ALL {
            let bits = &mut self.jobs.workers[worker.index()];
            let there = *bits & (0xf << (4 * row));
            *bits &= !there;
            (0..there.count_ones()).for_each(|_| self.return_tile(worker.into()));
        }
        for (column, worker) in wanted.into_iter().enumerate() {
            if let Some(worker) = worker {
                self.fetch_tile(worker.into())?;
                self.jobs.workers[worker.index()] |= 1 << (4 * row + 4 - columns + column);
            }
        }
        self.count_token_row();
        Ok(())
    }

    /// The token's row is filled from the left and never whole, and those below it are empty (GWT-KC-09, 11).
    pub(super) fn check_token_row(&self) -> Done {
        let columns = usize::from(self.setting.players);
        let row = usize::from(self.jobs.row);
        let filled = usize::from(self.jobs.filled);
        if row == JOB_ROWS {
            return Ok(());
        }
        let all = self.jobs.workers.iter().fold(0, |all, bits| all | bits);
        if row + 1 < JOB_ROWS && all >> (4 * (row + 1)) != 0 {
            return Err(format!("workers lie below the token's row {} (GWT-KC-09)", row + 1));
        }
        if filled >= columns {
            return Err(format!("the token's row {} is full: the token would have moved on (GWT-KC-11)", row + 1));
        }
        match (4 - columns..4 - columns + filled).find(|&column| self.worker_at(row, column).is_none()) {
            Some(_) => Err(format!("the token's row {} has a gap: it is filled from the left (GWT-KC-09)", row + 1)),
            None => Ok(()),
        }
    }

    fn count_token_row(&mut self) {
        let row = self.jobs.row;
        if usize::from(row) < JOB_ROWS {
            let bits = self.jobs.workers.iter().fold(0, |all, bits| all | bits);
            self.jobs.filled = (bits & (0xf << (4 * row))).count_ones() as u8;
        }
    }

    pub(super) fn get_board(&self, name: &str, rest: Option<&str>) -> Result<Value, String> {
        Ok(match (name, rest) {
            ("trail", Some(space)) => Value::String(self.tile_name(parsed(space)?)),
            ("trail", None) => Value::Table(
                Space::ALL
                    .iter()
                    .filter(|&&space| !NEUTRAL.contains(&space) && self.trail.get(space).is_some())
                    .map(|&space| (space.to_string(), Value::String(self.tile_name(space))))
                    .collect(),
            ),
            ("neutral", None) => Value::String(NEUTRAL.iter().map(|&space| self.tile_name(space)).collect()),
            ("sides", None) => Value::String(
                (0..self.setting.sided).map(|n| if self.setting.sides >> n & 1 != 0 { 'b' } else { 'a' }).collect(),
            ),
            ("jobs", Some("token")) => number_of(self.jobs.row + 1),
            ("jobs", Some("taken")) => name_or_nothing(self.jobs.token.map(colour)),
            ("jobs", Some(row)) => {
                let row = counted(row, JOB_ROWS)?;
                let columns = 4 - usize::from(self.setting.players)..4;
                let mut workers: Vec<Value> =
                    columns.map(|column| name_or_nothing(self.worker_at(row, column))).collect();
                while workers.last().is_some_and(|last| last.as_str() == Some("")) {
                    workers.pop();
                }
                Value::Array(workers)
            }
            ("market", None) => cards(&self.market),
            ("market_stack", None) => cards(&self.market_stack),
            ("market_size", None) => number_of(self.market.total()),
            ("market_stack_size", None) => number_of(self.market_stack.total()),
            ("display", None) => sorted(&self.display),
            ("objective_stack", None) => objectives(&self.objective_stack),
            ("objective_stack_size", None) => number_of(self.objective_stack.total()),
            ("foresight", rest) => sorted(&self.foresight[counted(part(name, rest)?, 3)?]),
            ("supply", rest) => tiles(&self.supply[counted(part(name, rest)?, 3)?]),
            ("supply_size", rest) => number_of(self.supply[counted(part(name, rest)?, 3)?].total()),
            ("stations", rest) => {
                let discs = self.stations[parsed::<Station>(part(name, rest)?)?.index()];
                names_of((0..4).map(Seat).filter(|seat| discs >> seat.0 & 1 != 0).map(colour))
            }
            ("masters", rest) => name_or_nothing(self.masters[self.master_station(part(name, rest)?)?]),
            ("appointed", rest) => name_or_nothing(self.appointed[self.master_station(part(name, rest)?)?]),
            ("last_turns", None) => match self.turn.last_turns {
                Some(n) => number_of(n),
                None => name_of(""),
            },
            ("fee", Some(space)) => number_of(self.fee(parsed(space)?)),
            ("ahead", Some(space)) => names_of(spaces(self.ahead_of(parsed(space)?))),
            ("transport", Some(city)) => number_of(self.me().engine.transport(parsed(city)?)),
            ("hazards", None) => number_of(self.hazards_on_board().count_ones()),
            ("trade_tiles", None) => number_of((self.trail.occupied() & TRADE).count_ones()),
            ("workers", None) => number_of(self.jobs.workers.iter().map(|bits| bits.count_ones()).sum::<u32>()),
            ("income", None) => number_of(self.turn.total),
            _ => return Err(unknown(name)),
        })
    }

    fn tile_name(&self, space: Space) -> String {
        match self.trail.get(space) {
            None => String::new(),
            Some(Tile::Neutral(neutral)) => neutral.to_string(),
            Some(Tile::Building(owner, number)) => format!("{} {number}", colour(owner)),
            Some(Tile::Supply(tile)) => tile.to_string(),
        }
    }
}

//! The parts of a position that belong to a player.

use super::Done;
use super::cards::Pile;
use crate::data::cards::Card;
use crate::data::cities::City;
use crate::data::masters::Master;
use crate::data::objectives::Objective;
use crate::data::player_board::{ALL_DISCS, Auxiliary, CERTIFICATES, DiscSpace, Worker};
use crate::data::supply::Tile as SupplyTile;
use crate::data::trail::spaces;
use crate::kansas_city::herd_value;
use crate::score::CATEGORIES;
use crate::state::{Cards, Gwt, Objectives, Tiles};
use cowcatcher_engine::{Game, Seat};
use cowcatcher_proof::scenario::value::{
    integer, list, maybe, name_of, name_or_nothing, names_of, number_of, word, words,
};
use toml::Value;

const NAMES: &str = "money, certificates, tokens, cowboys, craftsmen, engineers, hand, draw, discard, area, starting, \
    engine, rancher, stock, tiles, masters, cities, discs, cleared";
const READ_ONLY: &str = "step_limit, hand_limit, certificate_limit, permanent_certificates, herd_value, hand_size, \
    draw_size, discard_size, area_size, buildings, hazards, stations, auxiliary, replaced, shown, total, score.CATEGORY";

impl Gwt {
    pub(super) fn set_player(&mut self, seat: Seat, name: &str, value: &Value) -> Done {
        let index = seat.index();
        self.judge_sams_part(seat, name)?;
        match name {
            "money" => self.players[index].money = integer(value, 0, 9999)?,
            "certificates" => {
                let n = integer(value, 0, 6)? as u8;
                if !CERTIFICATES.contains(&n) {
                    return Err(format!("the certificate track has no space {n} (GWT-CERT-01)"));
                }
                self.players[index].certificates = n;
            }
            "tokens" => {
                let n = integer(value, 0, 99)? as u8;
                if n > 0 && self.tables().starting_tokens == 0 {
                    return Err("the first edition has no exchange tokens".into());
                }
                self.players[index].tokens = n;
            }
            "cowboys" => self.set_workers(seat, Worker::Cowboy, value)?,
            "craftsmen" => self.set_workers(seat, Worker::Craftsman, value)?,
            "engineers" => self.set_workers(seat, Worker::Engineer, value)?,
            "hand" => self.set_pile(seat, Pile::Hand, &words(value)?)?,
            "draw" => self.set_pile(seat, Pile::Draw, &words(value)?)?,
            "discard" => self.set_pile(seat, Pile::Discard, &words(value)?)?,
            "area" => {
                let old = std::mem::take(&mut self.players[index].area);
                self.objective_stack.merge(&old);
                for objective in words::<Objective>(value)? {
                    self.fetch_objective(objective)?;
                    self.players[index].area.add(objective.index());
                }
            }
            "starting" => {
                let wanted = maybe(value)?;
                if wanted.is_some()
                    && let Some(other) = (0..4).find(|&other| other != index && self.players[other].starting == wanted)
                {
                    self.players[other].starting = self.players[index].starting;
                }
                self.players[index].starting = wanted;
            }
            "engine" => self.players[index].engine = word(value)?,
            "rancher" => self.players[index].rancher = maybe(value)?,
            "stock" => self.set_stock(seat, value)?,
            "tiles" => {
                let old = std::mem::take(&mut self.players[index].tiles);
                for (kind, n) in old.iter() {
                    (0..n).for_each(|_| self.return_tile(SupplyTile::from_index(kind)));
                }
                for tile in words::<SupplyTile>(value)? {
                    if tile.worker().is_some() {
                        return Err(format!("{tile} is a worker: set cowboys, craftsmen or engineers"));
                    }
                    self.fetch_tile(tile)?;
                    self.players[index].tiles.add(tile.index());
                }
            }
            "masters" => self.set_masters_of(seat, &words(value)?)?,
            "cities" => {
                let mut cities = [0; City::ALL.len()];
                for city in list(value)? {
                    let city: City = city.to_string().parse().map_err(|error| format!("{error}"))?;
                    cities[city.index()] += 1;
                    if cities[city.index()] > 1 && !city.repeatable() {
                        return Err(format!("only one disc of a player on {city} (GWT-DELIVER-03)"));
                    }
                }
                self.players[index].cities = cities;
            }
            "discs" => self.players[index].discs = discs(value, |free| free.ilog2())?,
            "cleared" => self.players[index].discs = ALL_DISCS & !discs(value, u16::trailing_zeros)?,
            _ => return Err(format!("no name {name:?} of a player to set; there are: {NAMES}")),
        }
        Ok(())
    }

    /// The buildings in stock; those neither there nor on the trail were replaced.
    fn set_stock(&mut self, seat: Seat, value: &Value) -> Done {
        let most = self.tables().buildings[0].len() as u16;
        let mut stock = 0;
        for number in list(value)? {
            stock |= 1 << (integer(number, 1, most)? - 1);
        }
        let player = &mut self.players[seat.index()];
        let on_trail = spaces(player.buildings)
            .filter_map(|space| self.trail.building(space))
            .fold(0, |bits, (_, number)| bits | 1 << (number - 1));
        if stock & on_trail != 0 {
            return Err("a building can't be in stock and on the trail".into());
        }
        player.stock = stock;
        player.replaced = ((1 << most) - 1) & !stock & !on_trail;
        Ok(())
    }

    fn set_masters_of(&mut self, seat: Seat, masters: &[Master]) -> Done {
        let mut held = 0;
        for master in masters {
            if !self.tables().masters.contains(master) {
                return Err(format!("this edition has no station master {master}"));
            }
            if let Some(space) = self.masters.iter_mut().find(|space| **space == Some(*master)) {
                *space = None;
            }
            for player in &mut self.players {
                player.masters &= !(1 << master.index());
            }
            held |= 1 << master.index();
        }
        self.players[seat.index()].masters = held;
        Ok(())
    }

    pub(super) fn get_player(&self, seat: Seat, name: &str) -> Result<Value, String> {
        let player = &self.players[seat.index()];
        if let Some(category) = name.strip_prefix("score.") {
            let sheet = self.standings();
            let index = CATEGORIES.iter().position(|it| it.replace(' ', "_") == category);
            return match (index, sheet.points.get(seat.index())) {
                (Some(index), Some(row)) => Ok(number_of(row[index])),
                _ => Err(format!("no category {category:?}; there are: {}", CATEGORIES.join(", ").replace(' ', "_"))),
            };
        }
        Ok(match name {
            "money" => number_of(player.money),
            "certificates" => number_of(player.certificates),
            "tokens" => number_of(player.tokens),
            "cowboys" => number_of(player.workers(Worker::Cowboy)),
            "craftsmen" => number_of(player.workers(Worker::Craftsman)),
            "engineers" => number_of(player.workers(Worker::Engineer)),
            "hand" => cards(&player.hand),
            "draw" => cards(&player.draw),
            "discard" => cards(&player.discard),
            "shown" => cards(&player.shown),
            "area" => objectives(&player.area),
            "starting" => name_or_nothing(player.starting),
            "engine" => name_of(player.engine),
            "rancher" => name_or_nothing(player.rancher),
            "stock" => numbers(player.stock),
            "replaced" => numbers(player.replaced),
            "tiles" => tiles(&player.tiles),
            "masters" => names_of(player.masters()),
            "cities" => Value::Array(
                City::ALL
                    .iter()
                    .flat_map(|city| std::iter::repeat_n(number_of(city.value()), player.cities[city.index()].into()))
                    .collect(),
            ),
            "discs" => names_of(
                DiscSpace::ALL
                    .iter()
                    .flat_map(|space| std::iter::repeat_n(space, (player.discs & space.bits()).count_ones() as usize)),
            ),
            "cleared" => names_of(
                DiscSpace::ALL.iter().flat_map(|&space| std::iter::repeat_n(space, player.cleared(space) as usize)),
            ),
            "step_limit" => number_of(self.step_limit(seat)),
            "hand_limit" => number_of(self.hand_limit(seat)),
            "certificate_limit" => number_of(player.certificate_limit()),
            "permanent_certificates" => number_of(player.permanent_certificates()),
            "herd_value" => number_of(herd_value(&player.hand) + player.permanent_certificates()),
            "hand_size" => number_of(player.hand.total()),
            "draw_size" => number_of(player.draw.total()),
            "discard_size" => number_of(player.discard.total()),
            "area_size" => number_of(player.area.total()),
            "hazards" => number_of(player.hazards()),
            "stations" => number_of(self.station_count(seat)),
            "auxiliary" => names_of(Auxiliary::ALL.iter().filter(|&&aux| {
                let (space, covering) = aux.covered_by();
                2 - covering + player.cleared(space) > 0
            })),
            "buildings" => names_of(
                spaces(player.buildings)
                    .filter_map(|space| self.trail.building(space).map(|(_, number)| format!("{number} {space}"))),
            ),
            "total" => number_of(self.standings().totals().get(seat.index()).copied().unwrap_or(0)),
            _ => return Err(format!("no name {name:?} of a player; there are: {NAMES}; to read only: {READ_ONLY}")),
        })
    }
}

/// The bits of the disc spaces listed. Of two that are alike the lower bit is the disc that is taken first.
fn discs(value: &Value, which: fn(u16) -> u32) -> Result<u16, String> {
    let mut bits = 0u16;
    for space in words::<DiscSpace>(value)? {
        let free = space.bits() & !bits;
        if free == 0 {
            return Err(format!("there are not so many {space} spaces"));
        }
        bits |= 1 << which(free);
    }
    Ok(bits)
}

fn numbers(bits: u16) -> Value {
    Value::Array((1..=16i64).filter(|n| bits >> (n - 1) & 1 != 0).map(Value::Integer).collect())
}

pub(super) fn cards(cards: &Cards) -> Value {
    names_of(cards.iter().flat_map(|(kind, n)| std::iter::repeat_n(Card::from_index(kind), n as usize)))
}

pub(super) fn objectives(all: &Objectives) -> Value {
    names_of(all.iter().flat_map(|(kind, n)| std::iter::repeat_n(Objective::from_index(kind), n as usize)))
}

pub(super) fn tiles(all: &Tiles) -> Value {
    names_of(all.iter().flat_map(|(kind, n)| std::iter::repeat_n(SupplyTile::from_index(kind), n as usize)))
}

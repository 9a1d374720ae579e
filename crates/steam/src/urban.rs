//! URBAN: New Cities. Carries STEAM-URBAN-01 to 14, STEAM-ACTION-10, 15.

use crate::action::Action;
use crate::agenda::{Step, Tell};
use crate::build::{Builder, bits, still_loose};
use crate::data::goods::Colour;
use crate::data::tiles::KINDS;
use crate::event::Event;
use crate::hex::{EDGES, Edge, Hex};
use crate::lack::Lack;
use crate::map::Map;
use crate::state::Steam;
use crate::track::{Beyond, End, Exit, Node, Track, UNOWNED, seat_of};
use cowcatcher_engine::{Choices, Refusal};

/// May the town on a hex become a city: would no link begin and end there (STEAM-URBAN-11)?
pub(crate) fn new_city_fits(map: &Map, track: &Track, hex: u8) -> bool {
    (0..EDGES as u8).all(|edge| match track.beyond(map, hex, edge) {
        Beyond::Track(next, entry) => match track.far_end(map, next, entry) {
            End::Node(node) => node != hex,
            End::Open(other, out) => map.across(other, out) != hex,
        },
        _ => true,
    })
}

/// Makes the town on a hex a city: its tile goes back to stock, and unowned links that it completes become the builder's.
pub(crate) fn found_city(map: &Map, track: &mut Track, stock: &mut [u8; KINDS], hex: u8, colour: Colour, builder: u8) {
    let tile = track.tile_mut(hex);
    let spurs = tile.exit_bits();
    if let Some(kind) = tile.kind() {
        stock[kind.index()] += 1;
    }
    tile.set_kind(None);
    tile.exits = [Exit::NONE; EDGES];
    tile.node = Node::city(colour);
    for edge in bits(!spurs & 0b11_1111) {
        if let Beyond::Track(next, entry) = track.beyond(map, hex, edge)
            && track.exit(next, entry).owner() == UNOWNED
        {
            track.give(map, next, entry, builder);
        }
    }
}

impl Steam {
    pub(crate) fn new_cities_left(&self) -> u8 {
        self.new_cities.iter().sum()
    }

    /// The hexes of the towns that are no New City.
    pub(crate) fn towns(&self) -> impl Iterator<Item = u8> {
        (0..self.map.sites()).map(|site| self.map.site_hex(site)).filter(|&hex| self.track.tile(hex).node.is_town())
    }

    /// Can a New City be placed at all?
    pub(crate) fn can_urbanize(&self) -> bool {
        self.new_cities_left() > 0 && self.towns().any(|hex| new_city_fits(&self.map, &self.track, hex))
    }

    pub(crate) fn legal_urbanize(&self, into: &mut Choices<Action>) {
        if !self.build.urbanize || self.new_cities_left() == 0 {
            return;
        }
        for hex in self.towns() {
            let fits = new_city_fits(&self.map, &self.track, hex) && self.connects_without_city(hex);
            if fits && into.try_push(Action::Urbanize(self.map.hex(hex))).is_err() {
                return;
            }
        }
    }

    /// Is nothing loose, or connected by a New City on this hex, or still connectable after it (STEAM-BUILD-20)?
    fn connects_without_city(&self, hex: u8) -> bool {
        if self.build.loose.is_none() {
            return true;
        }
        let mut track = self.track;
        let mut stock = self.stock;
        found_city(&self.map, &mut track, &mut stock, hex, Colour::Gray, self.active.0);
        let after = Builder {
            track: &track,
            stock: &stock,
            urbanize: false,
            loose: still_loose(&self.map, &track, self.build.loose),
            ..self.builder()
        };
        after.can_connect()
    }

    pub(crate) fn judge_urbanize(&self, hex: Hex) -> Result<(), Refusal> {
        if !self.build.urbanize {
            return Err(Refusal::rule("STEAM-URBAN-01"));
        }
        let number = self.map.number(hex).filter(|&number| self.track.tile(number).node.is_town());
        let number = number.ok_or(Refusal::rule("STEAM-URBAN-01"))?;
        if self.new_cities_left() == 0 {
            return Err(Refusal::needs("STEAM-ACTION-15", Lack::NewCities, 1, 0));
        }
        if !new_city_fits(&self.map, &self.track, number) {
            return Err(Refusal::rule("STEAM-URBAN-11"));
        }
        if self.connects_without_city(number) { Ok(()) } else { Err(Refusal::rule("STEAM-BUILD-20")) }
    }

    pub(crate) fn play_urbanize(&mut self, hex: Hex) {
        if let Some(number) = self.map.number(hex) {
            self.agenda.push(Step::NewCity(number));
        }
    }

    pub(crate) fn legal_new_city(&self, into: &mut Choices<Action>) {
        let left = Colour::ALL.iter().copied().filter(|colour| self.new_cities[colour.index()] > 0);
        into.extend(left.map(Action::NewCity));
    }

    pub(crate) fn judge_new_city(&self, colour: Colour) -> Result<(), Refusal> {
        match self.new_cities[colour.index()] {
            0 => Err(Refusal::needs("STEAM-URBAN-01", Lack::NewCitiesColour, 1, 0)),
            _ => Ok(()),
        }
    }

    pub(crate) fn play_new_city(&mut self, number: u8, colour: Colour, log: &mut impl Tell) {
        let seat = self.active;
        let hex = self.map.hex(number);
        let left = &mut self.new_cities[colour.index()];
        *left = left.saturating_sub(1);
        log.tell(Event::Urbanized(seat, hex, colour));
        let tile = *self.track.tile(number);
        for edge in bits(tile.exit_bits()) {
            // STEAM-URBAN-10.
            if matches!(self.track.beyond(&self.map, number, edge), Beyond::City(_)) {
                let owner = seat_of(tile.exits[usize::from(edge)].owner());
                log.tell(Event::Vanished(owner, hex, Edge::from_index(usize::from(edge))));
            }
        }
        let open = bits(!tile.exit_bits() & 0b11_1111).fold(0u8, |open, edge| {
            let ends = matches!(self.track.beyond(&self.map, number, edge), Beyond::Track(..));
            open | u8::from(ends) << edge
        });
        found_city(&self.map, &mut self.track, &mut self.stock, number, colour, seat.0);
        for edge in bits(open) {
            if let Beyond::Track(next, entry) = self.track.beyond(&self.map, number, edge)
                && let End::Node(_) = self.track.far_end(&self.map, next, entry)
            {
                let owner = seat_of(self.track.exit(next, entry).owner());
                log.tell(Event::Completed(owner, self.map.hex(next), Edge::from_index(usize::from(entry))));
            }
        }
        let bit = 1u64.unbounded_shl(u32::from(self.map.site_of(number)));
        self.urbanized |= bit;
        self.grown |= bit;
        self.build.urbanize = false;
        self.build.loose = still_loose(&self.map, &self.track, self.build.loose);
        self.agenda.replace(Step::Supply(number));
    }
}

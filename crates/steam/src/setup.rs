//! SETUP and the first turn order. Carries STEAM-SETUP-01 to 13, STEAM-ORDER-01, 02, 05.

use crate::agenda::{Agenda, Step, Tell};
use crate::data::actions::ActionTile;
use crate::data::goods::{COLOURS, Colour, GROWTH_MARKERS, SUPPLY_SPACES, cubes_per_space};
use crate::data::tiles::{COUNT, Face};
use crate::data::{LEAST_PLAYERS, MOST_PLAYERS};
use crate::event::{Event, Why};
use crate::hex::{Edge, Hex};
use crate::lack::Lack;
use crate::map::{Feature, MOST_SITES, Space};
use crate::options::{FirstOrder, Options, Rules};
use crate::outcome::{Cubes, Outcome};
use crate::state::{Auction, BuildTurn, Goods, Order, Player, Setting, Steam};
use crate::track::{Exit, Node, Track, UNOWNED};
use cowcatcher_engine::{Game, Outcomes, Reason, Refusal, Seat, SetupError, Silent, alike};
use rand::{Rng, RngExt};

impl Steam {
    /// The table before the first cube is drawn.
    pub(crate) fn lay_out(options: &Options, seats: usize) -> Result<Steam, SetupError> {
        if !(LEAST_PLAYERS..=MOST_PLAYERS).contains(&seats) {
            return Err(SetupError::Players {
                game: Steam::TITLE,
                least: LEAST_PLAYERS,
                most: MOST_PLAYERS,
                asked: seats,
            });
        }
        let map = options.map.clone();
        map.check().map_err(|unsound| SetupError::Options(unsound.reason))?;
        map.check_goods(seats).map_err(SetupError::Options)?;
        let mut track = Track::new();
        for (number, space) in map.spaces().iter().enumerate() {
            track.tile_mut(number as u8).node = match space.feature {
                Feature::Open => Node::OPEN,
                Feature::Town { .. } => Node::TOWN,
                Feature::City { colour, .. } => Node::city(colour),
            };
        }
        let mut bag = Goods::new();
        for &colour in Colour::ALL {
            bag.add_many(colour.index(), colour.cubes());
        }
        let order = Order::new(seats);
        let mut steam = Steam {
            map,
            setting: Setting {
                rules: options.rules,
                order: options.order,
                players: seats as u8,
                counts_returned_tiles: options.revision.counts_returned_tiles(),
            },
            track,
            cubes: [Goods::new(); MOST_SITES],
            grown: 0,
            urbanized: 0,
            supply: [Goods::new(); SUPPLY_SPACES],
            bag,
            stock: COUNT,
            new_cities: std::array::from_fn(|colour| Colour::from_index(colour).new_cities()),
            growth_markers: GROWTH_MARKERS,
            players: [Player::new(); MOST_PLAYERS],
            order,
            privileged: None,
            turn: 0,
            active: Seat(0),
            auction: Auction::none(order),
            build: BuildTurn::NONE,
            rewards: [0; MOST_PLAYERS],
            bankrupts: 0,
            agenda: Agenda::new(Step::TurnEnds),
        };
        steam.agenda.push(Step::FillCity(0));
        steam.settle(&mut Silent);
        Ok(steam)
    }

    /// The space of a city or town.
    fn site_space(&self, site: u8) -> Option<&Space> {
        self.map.spaces().get(usize::from(self.map.site_hex(usize::from(site))))
    }

    /// How many cubes come to the next place.
    fn cubes_wanted(&self, step: Step) -> u8 {
        let players = usize::from(self.setting.players);
        match step {
            Step::FillCity(site) => self.site_space(site).map_or(0, |space| self.map.starting_goods(space, players)),
            Step::FillSupply(_) => cubes_per_space(players),
            _ => 0,
        }
    }

    /// Goes on to the next city that wants cubes, then to the supply.
    pub(crate) fn next_city_to_fill(&mut self, site: u8) -> bool {
        if usize::from(site) >= self.map.sites() {
            self.agenda.replace(Step::FillSupply(0));
            return true;
        }
        if self.cubes_wanted(Step::FillCity(site)) > 0 {
            return false;
        }
        self.agenda.replace(Step::FillCity(site + 1));
        true
    }

    /// After the last supply space comes the first turn order.
    pub(crate) fn next_space_to_fill(&mut self, space: u8) -> bool {
        if usize::from(space) < SUPPLY_SPACES {
            return false;
        }
        self.agenda.replace(match (self.setting.rules, self.setting.order) {
            (Rules::Base, FirstOrder::Auction) => Step::FirstSpeaker,
            _ => Step::DrawTile(0),
        });
        true
    }

    /// The tiles that nobody has drawn yet.
    fn undrawn(&self) -> impl Iterator<Item = ActionTile> {
        ActionTile::ALL.iter().copied().filter(|&tile| self.players.iter().all(|player| player.tile != Some(tile)))
    }

    pub(crate) fn sample_setup(&self, step: Step, rng: &mut impl Rng) -> Option<Outcome> {
        Some(match step {
            Step::FillCity(_) | Step::FillSupply(_) => {
                let mut bag = self.bag;
                let mut cubes = [0; COLOURS];
                for _ in 0..self.cubes_wanted(step) {
                    let colour = bag.sample(rng)?;
                    bag.take(colour);
                    cubes[colour % COLOURS] += 1;
                }
                Outcome::Cubes(cubes)
            }
            Step::FirstSpeaker => Outcome::First(Seat(rng.random_range(0..self.setting.players))),
            Step::DrawTile(_) => Outcome::Draw(self.undrawn().nth(rng.random_range(0..self.undrawn().count()))?),
            _ => return None,
        })
    }

    pub(crate) fn outcomes_of_setup(&self, step: Step) -> Outcomes<Outcome> {
        match step {
            Step::FillCity(_) | Step::FillSupply(_) => {
                let mut hauls = Outcomes::new();
                self.hauls(0, self.cubes_wanted(step), [0; COLOURS], 1, &mut hauls);
                hauls
            }
            Step::FirstSpeaker => alike((0..self.setting.players).map(|seat| Outcome::First(Seat(seat)))),
            Step::DrawTile(_) => alike(self.undrawn().map(Outcome::Draw)),
            _ => Outcomes::new(),
        }
    }

    /// Every way to draw `left` more cubes of this colour and those after it, weighted by how many sets of cubes in the bag look
    /// like that.
    fn hauls(&self, colour: usize, left: u8, cubes: Cubes, ways: u64, into: &mut Outcomes<Outcome>) {
        if left == 0 {
            into.push((Outcome::Cubes(cubes), ways));
            return;
        }
        if colour == COLOURS {
            return;
        }
        let there = self.bag.count(colour);
        let mut choose = 1;
        for n in 0..=u32::from(left).min(there) {
            let mut cubes = cubes;
            cubes[colour] = n as u8;
            self.hauls(colour + 1, left - n as u8, cubes, ways * choose, into);
            choose = choose * u64::from(there - n) / u64::from(n + 1);
        }
    }

    pub(crate) fn admits_setup(&self, step: Step, outcome: Outcome) -> Result<(), Refusal> {
        match (step, outcome) {
            (Step::FillCity(_) | Step::FillSupply(_), Outcome::Cubes(cubes)) => {
                let clause = if matches!(step, Step::FillCity(_)) { "STEAM-SETUP-04" } else { "STEAM-SETUP-06" };
                let want = i32::from(self.cubes_wanted(step));
                let have = cubes.iter().map(|&n| i32::from(n)).sum();
                if want != have {
                    return Err(Refusal::needs(clause, Lack::SetupCubes, want, have));
                }
                let short = cubes.iter().enumerate().find(|&(colour, &n)| self.bag.count(colour) < u32::from(n));
                match short {
                    None => Ok(()),
                    Some((colour, &n)) => {
                        let left = self.bag.count(colour) as i32;
                        Err(Refusal::needs("STEAM-SETUP-03", Lack::Bag, i32::from(n), left))
                    }
                }
            }
            (Step::FirstSpeaker, Outcome::First(seat)) if seat.0 < self.setting.players => Ok(()),
            (Step::FirstSpeaker, Outcome::First(_)) => Err(Refusal::rule("STEAM-AUCTION-02")),
            (Step::DrawTile(_), Outcome::Draw(tile)) if self.undrawn().any(|it| it == tile) => Ok(()),
            (Step::DrawTile(_), Outcome::Draw(_)) => Err(Refusal::rule("STEAM-ORDER-01")),
            _ => Err(Refusal { clause: "STEAM-SETUP-10", reason: Reason::Chance }),
        }
    }

    pub(crate) fn resolve_setup(&mut self, step: Step, outcome: Outcome, log: &mut impl Tell) {
        match (step, outcome) {
            (Step::FillCity(site), Outcome::Cubes(cubes)) => {
                let goods = self.take_from_bag(cubes);
                if let Some(city) = self.cubes.get_mut(usize::from(site)) {
                    city.merge(&goods);
                }
                log.tell(Event::CityFilled(self.map.hex(self.map.site_hex(usize::from(site))), cubes));
                self.agenda.replace(Step::FillCity(site + 1));
            }
            (Step::FillSupply(space), Outcome::Cubes(cubes)) => {
                let goods = self.take_from_bag(cubes);
                if let Some(place) = self.supply.get_mut(usize::from(space)) {
                    place.merge(&goods);
                }
                log.tell(Event::SupplyFilled(space + 1, cubes));
                self.agenda.replace(Step::FillSupply(space + 1));
            }
            (Step::FirstSpeaker, Outcome::First(seat)) => {
                log.tell(Event::FirstSpeaker(seat));
                self.begin_place_auction(seat);
            }
            (Step::DrawTile(seat), Outcome::Draw(tile)) => {
                self.player_mut(Seat(seat)).tile = Some(tile);
                log.tell(Event::Drew(Seat(seat), tile));
                self.agenda.replace(Step::DrawTile(seat + 1));
            }
            _ => {}
        }
    }

    fn take_from_bag(&mut self, cubes: Cubes) -> Goods {
        let mut goods = Goods::new();
        for (colour, &n) in cubes.iter().enumerate() {
            for _ in 0..n {
                if self.bag.take(colour) {
                    goods.add(colour);
                }
            }
        }
        goods
    }

    /// Once all have drawn a tile, the first order follows from the numbers; `false` while somebody has to draw.
    pub(crate) fn all_have_drawn(&mut self, seat: u8, log: &mut impl Tell) -> bool {
        if seat < self.setting.players {
            return false;
        }
        let players = self.players;
        let number = |seat: &Seat| players[seat.index() % MOST_PLAYERS].tile.map_or(0, ActionTile::number);
        if self.setting.rules == Rules::Standard {
            // STEAM-ORDER-05.
            self.order.sort_by_key(number);
        } else {
            // STEAM-ORDER-01: the lowest first, then clockwise; STEAM-ORDER-02: a dollar more for each later place.
            let first = self.order.seats().iter().copied().min_by_key(number).unwrap_or(Seat(0));
            let count = self.setting.players;
            self.order.sort_by_key(|seat| (seat.0 + count - first.0) % count);
            for (place, &seat) in self.order.seats().iter().enumerate() {
                self.players[seat.index() % MOST_PLAYERS].cash = place as i32;
                if place > 0 {
                    log.tell(Event::Received(seat, place as u16, Why::LatePlace));
                }
            }
        }
        for player in &mut self.players {
            player.tile = None;
        }
        for (place, &seat) in self.order.seats().iter().enumerate() {
            log.tell(Event::Placed(seat, place as u8 + 1));
        }
        self.agenda.replace(Step::TurnBegins);
        true
    }

    /// Puts a tile on a hex to set up a position, taking it from the stock; `false` if it does not fit there or is not in stock.
    pub fn put_tile(&mut self, hex: Hex, face: Face, owner: impl Fn(Edge) -> Option<Seat>) -> bool {
        let Some(number) = self.map.number(hex) else { return false };
        let shape = face.shape();
        let tile = self.track.tile(number);
        let fits = tile.node.is_town() == shape.town && !tile.node.is_city() && !tile.has_tile();
        let Some(kind) = shape.kinds.into_iter().find(|kind| self.stock[kind.index()] > 0).filter(|_| fits) else {
            return false;
        };
        self.stock[kind.index()] -= 1;
        let tile = self.track.tile_mut(number);
        tile.set_kind(Some(kind));
        for edge in face.exits() {
            let owner = owner(edge).map_or(UNOWNED, |seat| seat.0);
            tile.exits[edge.index()] = Exit::new(shape.leads[edge.index()], owner);
        }
        true
    }

    /// Puts a New City on a town hex without a tile to set up a position; `false` if it can't be there.
    pub fn put_city(&mut self, hex: Hex, colour: Colour) -> bool {
        let Some(number) = self.map.number(hex) else { return false };
        let site = self.map.site_of(number);
        let left = &mut self.new_cities[colour.index()];
        let tile = self.track.tile_mut(number);
        if *left == 0 || !tile.node.is_town() || tile.has_tile() {
            return false;
        }
        *left -= 1;
        tile.node = Node::city(colour);
        let bit = 1u64.unbounded_shl(u32::from(site));
        self.urbanized |= bit;
        self.grown |= bit;
        true
    }
}

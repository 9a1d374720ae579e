//! GOODS and LOCO: moving goods and improving the locomotive. Carries STEAM-GOODS-01 to 15, STEAM-LOCO-01 to 05, STEAM-INCOME-01.

mod network;

use crate::action::{Action, Route};
use crate::agenda::{Step, Tell};
use crate::data::goods::{COLOURS, Colour};
use crate::data::{HIGHEST_LEVEL, MOST_PLAYERS};
use crate::event::Event;
use crate::hex::Hex;
use crate::lack::Lack;
use crate::question::Phase;
use crate::state::{Goods, Steam};
use crate::track::{UNOWNED, seat_of};
use crate::view::RouteView;
use arrayvec::ArrayVec;
use cowcatcher_engine::game::MOST_CHOICES;
use cowcatcher_engine::{Choices, Refusal, Seat};
pub(crate) use network::Prospect;
use network::{Network, OWNERS, Search};

impl Steam {
    /// How many times somebody has moved goods or done something else instead in this turn.
    pub(crate) fn goods_gone(&self) -> usize {
        let gone = self.agenda.steps().iter().find_map(|step| match step {
            Step::Goods(place) => Some(usize::from(*place)),
            _ => None,
        });
        gone.unwrap_or(0)
    }

    /// The goods round that runs, 1 or 2.
    pub(crate) fn goods_round(&self) -> u8 {
        let place = self.agenda.steps().iter().find_map(|step| match step {
            Step::Goods(place) => Some(*place),
            _ => None,
        });
        let rewarding = matches!(self.agenda.top(), Some(Step::Reward(_)));
        let place = place.unwrap_or(0).saturating_sub(u8::from(rewarding));
        if usize::from(place) < self.order.len() { 1 } else { 2 }
    }

    /// Who moves goods next; after two rounds comes the income phase (STEAM-GOODS-01).
    pub(crate) fn next_to_move(&mut self, place: u8, log: &mut impl Tell) -> bool {
        let players = self.order.len();
        if usize::from(place) == 2 * players || players == 0 {
            self.agenda.replace(Step::IncomePhase);
            return true;
        }
        if usize::from(place) == players {
            log.tell(Event::PhaseBegan(Phase::Goods2));
        }
        if let Some(seat) = self.goods_order().get(place % players as u8) {
            self.active = seat;
        }
        false
    }

    /// The next player's go, beneath what is still to be done for this one.
    fn goods_go_on(&mut self) {
        if let Some(Step::Goods(place)) = self.agenda.top() {
            self.agenda.replace(Step::Goods(place.saturating_add(1)));
        }
    }

    /// The sites where cubes lie, with their colours as bits.
    fn cubes_in_cities(&self) -> impl Iterator<Item = (usize, &Goods, u8)> {
        let sites = self.cubes.iter().enumerate().take(self.map.sites()).filter(|(_, cubes)| !cubes.is_empty());
        sites.map(|(site, cubes)| (site, cubes, cubes.kinds().fold(0, |colours, colour| colours | 1 << colour)))
    }

    pub(crate) fn legal_goods(&self, into: &mut Choices<Action>) {
        let network = Network::new(self);
        let search = Search::new(&network, self.active.0, self.me().level);
        for (site, _, wanted) in self.cubes_in_cities() {
            let found = search.deliverable(site as u8, wanted);
            let hex = self.map.hex(self.map.site_hex(site));
            for &colour in Colour::ALL {
                if found >> colour.index() & 1 != 0 {
                    // 64 sites in 5 colours are fewer than the choices.
                    let _ = into.try_push(Action::Cube(hex, colour));
                }
            }
        }
        if self.judge_improve().is_ok() {
            into.push(Action::Improve);
        }
        into.push(Action::Pass);
    }

    pub(crate) fn judge_improve(&self) -> Result<(), Refusal> {
        let me = self.me();
        if me.level >= HIGHEST_LEVEL {
            return Err(Refusal::needs("STEAM-LOCO-05", Lack::Levels, 1, 0));
        }
        if me.improved { Err(Refusal::rule("STEAM-LOCO-03")) } else { Ok(()) }
    }

    pub(crate) fn play_improve(&mut self, log: &mut impl Tell) {
        let seat = self.active;
        self.player_mut(seat).improved = true;
        self.rise(log);
        self.goods_go_on();
    }

    pub(crate) fn play_idle(&mut self, log: &mut impl Tell) {
        log.tell(Event::Idle(self.active));
        self.goods_go_on();
    }

    pub(crate) fn judge_cube(&self, hex: Hex, colour: Colour) -> Result<(), Refusal> {
        let number = self.map.number(hex).ok_or(Refusal::rule("STEAM-GOODS-02"))?;
        let site = self.map.site_of(number);
        let lies_there = self.cubes.get(usize::from(site)).is_some_and(|cubes| cubes.has(colour.index()));
        if !lies_there {
            return Err(Refusal::needs("STEAM-GOODS-02", Lack::Cubes, 1, 0));
        }
        let network = Network::new(self);
        let search = Search::new(&network, self.active.0, self.me().level);
        match search.deliverable(site, 1 << colour.index()) {
            0 => {
                Err(Refusal::rule(if self.has_city_for(number, colour) { "STEAM-GOODS-03" } else { "STEAM-GOODS-02" }))
            }
            _ => Ok(()),
        }
    }

    /// Is there another city of this colour?
    fn has_city_for(&self, from: u8, colour: Colour) -> bool {
        let sites = (0..self.map.sites()).map(|site| self.map.site_hex(site));
        sites.filter(|&hex| hex != from).any(|hex| self.track.tile(hex).node.colour() == Some(colour))
    }

    pub(crate) fn play_cube(&mut self, hex: Hex, colour: Colour) {
        if let Some(number) = self.map.number(hex) {
            self.agenda.push(Step::Route(number, colour));
        }
    }

    pub(crate) fn legal_route(&self, number: u8, colour: Colour, into: &mut Choices<Action>) {
        let network = Network::new(self);
        let search = Search::new(&network, self.active.0, self.me().level);
        // STEAM-GOODS-15: as many as there is room for, in ascending order.
        search.each(self.map.site_of(number), colour, &mut |route| into.try_push(Action::Route(route)).is_ok());
    }

    pub(crate) fn judge_route(&self, number: u8, colour: Colour, route: Route) -> Result<(), Refusal> {
        let mover = self.active.0;
        let level = usize::from(self.me().level);
        let mut at = number;
        let mut visited = 1u64.unbounded_shl(u32::from(self.map.site_of(number)));
        let mut counts = [0u8; OWNERS];
        let mut links = 0;
        let mut arrived = false;
        for edge in route.edges() {
            if arrived {
                return Err(Refusal::rule("STEAM-GOODS-04"));
            }
            let (next, owner) = self.link_over(at, edge.index() as u8).ok_or(Refusal::rule("STEAM-GOODS-02"))?;
            links += 1;
            if links > level {
                return Err(Refusal::needs("STEAM-GOODS-03", Lack::Links, route.len() as i32, level as i32));
            }
            let node = self.track.tile(next).node;
            let bit = 1u64.unbounded_shl(u32::from(self.map.site_of(next)));
            if visited & bit != 0 {
                return Err(Refusal::rule(if node.is_city() { "STEAM-GOODS-06" } else { "STEAM-GOODS-07" }));
            }
            visited |= bit;
            counts[usize::from(owner)] += 1;
            arrived = node.colour() == Some(colour);
            at = next;
        }
        if !arrived {
            return Err(Refusal::rule("STEAM-GOODS-05"));
        }
        let own = counts[usize::from(mover)];
        if own == 0 {
            return Err(Refusal::rule("STEAM-GOODS-08"));
        }
        let most = counts[..usize::from(UNOWNED)].iter().fold(0, |most, &count| most.max(count));
        if own < most {
            return Err(Refusal::needs("STEAM-GOODS-09", Lack::OwnLinks, i32::from(most), i32::from(own)));
        }
        if self.routes_before(number, colour, route) < MOST_CHOICES {
            Ok(())
        } else {
            Err(Refusal::rule("STEAM-GOODS-15"))
        }
    }

    /// How many routes stand before this one in the list, counted no further than the list is long (STEAM-GOODS-15).
    fn routes_before(&self, number: u8, colour: Colour, route: Route) -> usize {
        let network = Network::new(self);
        let search = Search::new(&network, self.active.0, self.me().level);
        let mut before = 0;
        search.each(self.map.site_of(number), colour, &mut |other| {
            before += usize::from(other < route);
            other < route && before < MOST_CHOICES
        });
        before
    }

    pub(crate) fn play_route(&mut self, number: u8, colour: Colour, route: Route, log: &mut impl Tell) {
        let mut at = number;
        let mut points = [0u8; MOST_PLAYERS];
        for edge in route.edges() {
            let Some((next, owner)) = self.link_over(at, edge.index() as u8) else { break };
            if let Some(count) = points.get_mut(usize::from(owner)) {
                *count += 1;
            }
            at = next;
        }
        // STEAM-GOODS-12.
        let site = usize::from(self.map.site_of(number));
        if self.cubes.get_mut(site).is_some_and(|cubes| cubes.take(colour.index())) {
            self.bag.add(colour.index());
        }
        let seat = self.active;
        let (from, to) = (self.map.hex(number), self.map.hex(at));
        log.tell(Event::Delivered { seat, colour, from, to, route, points });
        self.rewards = points;
        self.agenda.pop();
        self.goods_go_on();
        self.agenda.push(Step::Reward(seat.0));
    }

    /// The way of a cube from a city, with what comes of it; `None` if there is no such way on complete links.
    pub fn trace(&self, from: Hex, route: Route) -> Option<RouteView> {
        let mut at = self.map.number(from)?;
        let mut view = RouteView { route, stops: vec![from], owners: Vec::new(), points: [0; MOST_PLAYERS] };
        for edge in route.edges() {
            let (next, owner) = self.link_over(at, edge.index() as u8)?;
            at = next;
            view.stops.push(self.map.hex(next));
            view.owners.push(seat_of(owner));
            if let Some(points) = view.points.get_mut(usize::from(owner)) {
                *points += 1;
            }
        }
        Some(view)
    }

    /// The best that a seat could deliver with a locomotive of this level, the best first, each cube once; and how many complete
    /// links it has.
    pub(crate) fn prospects<const MOST: usize>(&self, seat: Seat, level: u8) -> (ArrayVec<Prospect, MOST>, u8) {
        let network = Network::new(self);
        let search = Search::new(&network, seat.0, level);
        let mut prospects = ArrayVec::new();
        for (site, cubes, wanted) in self.cubes_in_cities() {
            let best = search.best(site as u8, wanted);
            for (colour, count) in cubes.iter() {
                let prospect = best.get(colour).copied().unwrap_or_default();
                if prospect.own == 0 {
                    continue;
                }
                let place = prospects.partition_point(|&better| better >= prospect);
                for _ in 0..(count as usize).min(MOST - place) {
                    prospects.truncate(MOST - 1);
                    prospects.insert(place, prospect);
                }
            }
        }
        (prospects, network.links_of(seat.0))
    }

    /// Every way on which the player who decides may deliver a cube of this colour from a city.
    pub fn routes(&self, from: Hex, colour: Colour) -> Vec<RouteView> {
        let mut routes = Vec::new();
        let site = self.map.number(from).map(|number| self.map.site_of(number));
        if let Some(site) =
            site.filter(|&site| self.cubes.get(usize::from(site)).is_some_and(|it| it.has(colour.index())))
        {
            let network = Network::new(self);
            let search = Search::new(&network, self.active.0, self.me().level);
            search.each(site, colour, &mut |route| {
                routes.extend(self.trace(from, route));
                routes.len() < MOST_CHOICES
            });
        }
        routes
    }
}

const _: () = assert!(COLOURS <= 8);

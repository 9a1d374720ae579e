//! What everybody has: board, herd, buildings; of the own seat also what is in hand.

use super::board::ROUNDS;
use crate::data::buildings::MOST_BUILDINGS;
use crate::data::cards::{Breed, CATTLE, CATTLE_KINDS};
use crate::data::cities::City;
use crate::data::masters::Master;
use crate::data::objectives::{Objective, Starting, Task};
use crate::data::player_board::{DiscSpace, HAND_LIMIT, Worker};
use crate::data::supply::Tile as SupplyTile;
use crate::data::trail::{SPACES, Space, WOODS, spaces};
use crate::kansas_city::herd_value;
use crate::state::{Cards, Gwt, Player, objectives_of};
use cowcatcher_engine::features::Points;
use cowcatcher_engine::{Seat, Slots};

/// The breeding value of each breed, at its best.
const VALUES: [f32; Breed::ALL.len()] = [1.0, 2.0, 2.0, 2.0, 3.0, 3.0, 3.0, 4.0, 5.0, 4.0];
/// Deliveries that are told apart where the pace is told.
const DELIVERIES: usize = 10;
/// So many cards are drawn and laid off on the way to Kansas City, more or less.
const DRAWN_ON_THE_WAY: f32 = 6.0;

/// Cards by breed.
fn breeds(cards: &Cards) -> [usize; Breed::ALL.len()] {
    let mut breeds = [0; Breed::ALL.len()];
    for (kind, n) in cards.iter() {
        if let Some(cattle) = CATTLE.get(kind) {
            breeds[cattle.breed.index()] += n as usize;
        }
    }
    breeds
}

/// The breeding value that a hand of `limit` cards may be hoped to have.
fn hoped(breeds: &[usize; Breed::ALL.len()], cards: u32, limit: f32) -> f32 {
    let miss = (1.0 - (limit + DRAWN_ON_THE_WAY) / (cards.max(1) as f32)).max(0.0);
    let (mut room, mut value) = (limit, 0.0);
    for breed in [8, 9, 7, 6, 5, 4, 3, 2, 1, 0] {
        let seen = (1.0 - (0..breeds[breed]).fold(1.0, |odds: f32, _| odds * miss)).min(room);
        value += seen * VALUES[breed];
        room -= seen;
    }
    value
}

/// Small amounts exactly, large ones roughly.
fn money(amount: u16) -> usize {
    let amount = usize::from(amount);
    match amount {
        0..=24 => amount,
        25..=48 => 25 + (amount - 25) / 4,
        _ => 31 + ((amount - 49) / 12).min(3),
    }
}

/// Discs on cities: one for each delivery.
fn deliveries(player: &Player) -> usize {
    player.cities.iter().map(|&discs| usize::from(discs)).sum()
}

/// Points from -20 on, in fours.
fn fours(points: i32) -> usize {
    ((points + 20).max(0) / 4) as usize
}

impl Gwt {
    /// What anybody sees of a player.
    fn describe_player(&self, of: Seat, deck: &Cards, ahead: &[u8; SPACES], into: &mut Slots<'_>) {
        let player = &self.players[of.index()];
        into.pick("rancher", player.rancher.map_or(SPACES, Space::index), SPACES + 1);
        into.pick("money", money(player.money), 35);
        into.pick("certificates", player.certificates.into(), 7);
        into.pick("permanent certificates", player.permanent_certificates().into(), 6);
        into.pick("tokens", player.tokens.into(), 5);
        for (kind, name) in ["cowboys", "craftsmen", "engineers"].into_iter().enumerate() {
            into.pick(name, player.workers[kind].into(), 7);
        }
        into.pick("workers", player.workers.iter().map(|&n| usize::from(n)).sum(), 19);
        into.pick("engine", player.engine.0.into(), 80);
        for &space in DiscSpace::ALL {
            into.pick("discs taken", player.cleared(space) as usize, 3);
        }
        for &discs in &player.cities {
            into.pick("city", discs.into(), 5);
        }
        into.pick("deliveries", deliveries(player), 16);
        into.pick("way to Kansas City", ahead[Space::KC.index()].into(), 16);
        into.pick("objectives played", player.area.total() as usize, 8);
        into.pick("buildings", player.buildings.count_ones() as usize, 12);
        into.pick("buildings in the woods", (player.buildings & WOODS).count_ones() as usize, 7);
        into.pick("hazards", player.hazards() as usize, 10);
        into.pick("green trade tiles", player.trade_tiles(SupplyTile::Green) as usize, 6);
        into.pick("other trade tiles", player.trade_tiles(SupplyTile::Pair) as usize, 6);
        into.pick("cards in hand", player.hand.total() as usize, 11);
        into.alike("station masters", player.masters().map(Master::index), 5, Master::ALL.len());
        let breeds = breeds(deck);
        for n in breeds {
            into.pick("herd", n, 7);
        }
        into.pick("deck", deck.total() as usize, 32);
        into.pick("herd hoped for", hoped(&breeds, deck.total(), self.limit(player)) as usize, 30);
    }

    fn limit(&self, player: &Player) -> f32 {
        (HAND_LIMIT + player.cleared(DiscSpace::Hand)) as f32
    }

    pub(super) fn describe_own(&self, seat: Seat, ahead: &[u8; SPACES], points: &Points, into: &mut Slots<'_>) {
        let player = &self.players[seat.index()];
        let deck = player.deck();
        self.describe_player(seat, &deck, ahead, into);
        self.describe_own_buildings(player, ahead, into);
        let hand = breeds(&player.hand);
        for n in hand {
            into.pick("hand", n, 5);
        }
        for n in breeds(&player.draw) {
            into.pick("draw pile", n, 6);
        }
        into.pick("cards to draw", player.draw.total() as usize, 20);
        into.pick("doubles in hand", hand.iter().map(|n| n.saturating_sub(1)).sum(), 7);
        let herd = usize::from(herd_value(&player.hand));
        let delivery = herd + usize::from(player.certificates + player.permanent_certificates());
        into.pick("herd in hand", herd, 30);
        into.pick("delivery", delivery, 34);
        let reached = |city: &&City| {
            usize::from(city.value()) <= delivery && (player.cities[city.index()] == 0 || city.repeatable())
        };
        let city = City::ALL.iter().rev().find(reached);
        into.pick("city reached", city.map_or(0, |city| 1 + city.index()), City::ALL.len() + 1);
        let way = usize::from(ahead[Space::KC.index()]);
        into.pick("way and herd", way * 12 + (herd / 2).min(11), 16 * 12);
        into.pick("starting objective", player.starting.map_or(4, Starting::index), 5);
        into.alike("objectives in hand", objectives_of(&player.hand).map(Objective::index), 3, Objective::ALL.len());
        self.describe_tasks(seat, &deck, into);
        let clock = self.clock();
        for (kind, name) in ["cowboys by clock", "craftsmen by clock", "engineers by clock"].into_iter().enumerate() {
            into.pick(name, clock.min(25) * 7 + usize::from(player.workers[kind]).min(6), 26 * 7);
        }
        let deliveries = deliveries(player).min(DELIVERIES - 1);
        into.pick("pace", deliveries * ROUNDS + self.round(), DELIVERIES * ROUNDS);
        let builder = usize::from(player.workers(Worker::Craftsman));
        into.pick("craftsmen and money", builder.min(6) * 8 + usize::from(player.money / 3).min(7), 7 * 8);
        let best = self.others(seat).filter_map(|other| points.get(other.index())).max().copied().unwrap_or_default();
        let own = points[seat.index()];
        into.pick("points", fours(own), 45);
        into.pick("best of the others", fours(best), 45);
        into.pick("lead", ((own - best).clamp(-48, 48) / 3 + 16) as usize, 33);
    }

    /// Where the own buildings are: in stock, gone, or so many steps ahead.
    fn describe_own_buildings(&self, player: &Player, ahead: &[u8; SPACES], into: &mut Slots<'_>) {
        let mut at = [None; MOST_BUILDINGS + 1];
        for space in spaces(player.buildings) {
            if let Some((_, number)) = self.trail.building(space) {
                at[usize::from(number).min(MOST_BUILDINGS)] = Some(space);
            }
        }
        for (index, at) in at.into_iter().skip(1).enumerate() {
            let side = usize::from(self.setting.sides >> index & 1);
            let place = match at {
                Some(space) => 2 + usize::from(ahead[space.index()].min(9)),
                None => usize::from(player.stock >> index & 1 == 0),
            };
            into.pick("own building", side * 12 + place, 24);
        }
    }

    /// What the objectives still want.
    fn describe_tasks(&self, seat: Seat, deck: &Cards, into: &mut Slots<'_>) {
        let player = &self.players[seat.index()];
        let mut wanted = [0; Task::ALL.len()];
        let mut cards = 0;
        let mut add = |tasks: &[u8; Task::ALL.len()], n: u32| {
            for (wanted, &task) in wanted.iter_mut().zip(tasks) {
                *wanted += i32::from(task) * n as i32;
            }
            cards += n as usize;
        };
        if let Some(starting) = player.starting {
            add(&starting.card().tasks, 1);
        }
        for (kind, n) in player.area.iter() {
            add(&Objective::from_index(kind).card().tasks, n);
        }
        for objective in objectives_of(deck) {
            add(&objective.card().tasks, deck.count(CATTLE_KINDS + objective.index()));
        }
        into.pick("objectives held", cards, 9);
        for (wanted, have) in wanted.into_iter().zip(self.things(seat, deck)) {
            let lacks = if wanted == 0 { 0 } else { (wanted - i32::from(have)).clamp(-2, 4) + 3 };
            into.pick("task", lacks as usize, 8);
        }
    }

    pub(super) fn describe_other(&self, other: Seat, points: &Points, into: &mut Slots<'_>) {
        let player = &self.players[other.index()];
        let mut deck = player.deck();
        // Nobody else knows the objective cards that came blind into a hand.
        for (objective, n) in player.unseen.iter() {
            (0..n).for_each(|_| _ = deck.take(CATTLE_KINDS + objective));
        }
        self.describe_player(other, &deck, &self.distances(player.rancher), into);
        for n in breeds(&player.discard) {
            into.pick("discard pile", n, 6);
        }
        for number in 1..=MOST_BUILDINGS {
            let built = player.stock >> (number - 1) & 1 == 0 && player.replaced >> (number - 1) & 1 == 0;
            into.flag("building of another", built);
        }
        into.pick("points of another", fours(points[other.index()]), 45);
    }

    fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        (0..self.setting.players).map(Seat).filter(move |&other| other != seat)
    }
}

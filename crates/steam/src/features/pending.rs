//! What is asked, and what was chosen so far.

use super::bins::{INCOMES, MONEY, PURSE, exact, few, income, money, purse};
use super::deliveries::GAINS;
use super::network::{REACH, chosen, nearest};
use super::{ROUNDS, Seen};
use crate::agenda::Step;
use crate::data::MOST_PLAYERS;
use crate::data::actions::ActionTile;
use crate::map::{MOST_SITES, NO_SITE};
use crate::question::{Phase, Question};
use cowcatcher_engine::Slots;

/// Questions, chance, and the end.
const STEPS: usize = Question::ALL.len() + 2;
/// Bids that are told apart.
const BIDS: usize = 16;
/// Values of [`cubes`].
pub(super) const PROMISES: usize = 8;

/// How many cubes a link promises, counted from 1: as they are up to five, then more.
pub(super) fn cubes(promise: u8) -> usize {
    match promise {
        0..7 => promise.into(),
        _ => PROMISES - 1,
    }
}

/// A number that may be missing, counted from 1.
fn maybe(n: Option<usize>) -> usize {
    n.map_or(0, |n| n + 1)
}

impl Seen<'_> {
    pub(super) fn pending(&self, into: &mut Slots<'_>) {
        let mine = self.game.active == self.seat;
        let step = match self.game.agenda.top() {
            None => STEPS - 1,
            Some(step) => Question::of(step).map_or(STEPS - 2, Question::index),
        };
        exact(into, "step", step + if mine { STEPS } else { 0 }, 2 * STEPS);
        self.building(mine, into);
        self.site(mine, into);
        self.cube(mine, into);
        self.auction(into);
    }

    fn building(&self, mine: bool, into: &mut Slots<'_>) {
        let game = self.game;
        let now = mine && self.phase == Phase::Build;
        let build = &game.build;
        let left = if now { 1 + usize::from(build.left).min(4) } else { 0 };
        exact(into, "placements and money", left * PURSE + purse(game.player(self.seat).cash), 6 * PURSE);
        let owed = usize::from(build.urbanize) + 2 * usize::from(build.grow) + 4 * usize::from(build.loose.is_some());
        exact(into, "still to build", if now { 1 + owed } else { 0 }, 9);
        exact(into, "own build turn", self.build_turn(), 5);
        let hex = match game.agenda.top() {
            Some(Step::Lay(hex)) if mine => Some(hex),
            _ => None,
        };
        let ground = hex.map(|hex| {
            let tile = usize::from(game.track.tile(hex).has_tile());
            game.map.surcharge(hex).clamp(0, 5) as usize * 2 + tile
        });
        exact(into, "ground", maybe(ground), 13);
        let (mut ends, mut old, mut cities, mut promise) = (0, false, 0, [0; REACH]);
        if let Some(hex) = hex {
            let around = game.map.around(hex).into_iter();
            cities = around.filter(|&next| game.track.tile(next).node.is_city()).count();
            for end in self.network.ends.iter().filter(|end| end.next == hex) {
                ends += 1;
                old |= end.old;
            }
            promise = self.network.promise_of_hex(game, hex);
        }
        into.pick("cities beside", maybe(hex.map(|_| cities.min(3))), 5);
        exact(into, "goes on", maybe(hex.map(|_| usize::from(old) * 3 + ends.min(2))), 7);
        for promise in &promise[1..] {
            into.pick("promise of the hex", cubes(*promise), PROMISES);
        }
        let (nearest, best) = nearest(&promise);
        exact(into, "promise and placements", nearest * 6 + left, REACH * 6);
        into.pick("best promise", cubes(best), PROMISES);
    }

    /// Before, waiting in the build phase, now, done, afterwards.
    fn build_turn(&self) -> usize {
        match self.phase {
            Phase::Build => {
                let order = self.game.build_order();
                let at = order.seats().iter().position(|&it| it == self.seat).unwrap_or(0);
                let now = self.game.agenda.steps().iter().find_map(|step| match step {
                    Step::Build(place) | Step::BuildTurn(place) => Some(usize::from(*place)),
                    _ => None,
                });
                match now.unwrap_or(0).cmp(&at) {
                    std::cmp::Ordering::Less => 1,
                    std::cmp::Ordering::Equal => 2,
                    std::cmp::Ordering::Greater => 3,
                }
            }
            Phase::Goods1 | Phase::Goods2 | Phase::Over => 4,
            _ => 0,
        }
    }

    /// A city or town that was chosen for a New City or for goods.
    fn site(&self, mine: bool, into: &mut Slots<'_>) {
        let waits = mine && matches!(self.game.agenda.top(), Some(Step::NewCity(_) | Step::Supply(_)));
        let hex = chosen(self.game).filter(|_| waits);
        let site = hex.map(|hex| self.game.map.site_of(hex)).filter(|&site| site != NO_SITE).map(usize::from);
        let (mut own, mut others, mut stuck, mut wanted, mut near) = (0, 0, 0, 0, 0);
        if let Some(site) = site {
            let degree = usize::from(self.network.degree[site % MOST_SITES]);
            for way in self.network.ways[site % MOST_SITES].iter().take(degree) {
                if way.owner == self.seat.0 { own += 1 } else { others += 1 }
            }
            let group = self.network.group(site);
            stuck = few(group.stuck());
            let tiles = self.game.new_cities.iter().enumerate().filter(|&(_, &left)| left > 0);
            let cubes = tiles.map(|(colour, _)| (group.cubes >> (8 * colour) & 0xff) as usize);
            wanted = few(cubes.max().unwrap_or(0));
            let pairs = self.game.map.near().iter().filter(|near| {
                let other = if usize::from(near.one) == site { near.other } else { near.one };
                (usize::from(near.one) == site || usize::from(near.other) == site) && self.network.own >> other & 1 != 0
            });
            near = pairs.map(|near| usize::from(near.tiles)).min().unwrap_or(REACH);
        }
        exact(into, "links of the site", maybe(site.map(|_| own.min(3) * 4 + others.min(3))), 17);
        into.pick("cubes without a city there", maybe(site.map(|_| stuck)), 8);
        into.pick("cubes for a New City there", maybe(site.map(|_| wanted)), 8);
        into.pick("tiles to own track", near, REACH + 1);
    }

    /// A cube that was chosen, or points that wait for a delivery.
    fn cube(&self, mine: bool, into: &mut Slots<'_>) {
        let cube = match self.game.agenda.top() {
            Some(Step::Route(hex, colour)) if mine => {
                let (best, rivals) = self.deliveries.way(self.game.map.site_of(hex).into(), colour.index());
                Some((best.own() * 4 + best.others().min(3)) * 2 + usize::from(rivals))
            }
            _ => None,
        };
        exact(into, "cube", maybe(cube), GAINS * 8 + 1);
        let reward = usize::from(self.game.rewards[self.seat.index() % MOST_PLAYERS]);
        let track = income(self.game.player(self.seat).income);
        exact(into, "reward and income", reward * INCOMES + track, GAINS * INCOMES);
        exact(into, "reward and rounds left", reward * ROUNDS + self.left, GAINS * ROUNDS);
    }

    fn auction(&self, into: &mut Slots<'_>) {
        let game = self.game;
        let auction = &game.auction;
        let standard = self.standard();
        let runs = self.phase == Phase::Auction;
        let high = auction.high.filter(|_| runs);
        let bid = if runs { 1 + maybe(high.map(|(bid, _)| usize::from(bid).min(BIDS - 1))) } else { 0 };
        let holder = usize::from(high.is_some_and(|(_, seat)| seat == self.seat));
        exact(into, "bid", holder * (BIDS + 2) + bid, 2 * (BIDS + 2));
        let gone = auction.out | auction.placed;
        let still_in = game.order.seats().iter().filter(|seat| gone >> seat.0 & 1 == 0).count();
        exact(into, "bidders", if runs { still_in } else { 0 }, MOST_PLAYERS + 1);
        exact(
            into,
            "place on offer",
            if runs && !standard { 1 + usize::from(auction.place) } else { 0 },
            MOST_PLAYERS + 1,
        );
        let last = auction.last[self.seat.index() % MOST_PLAYERS].filter(|_| runs).map(usize::from);
        exact(into, "own bid", maybe(last.map(|bid| bid.min(BIDS - 1))), BIDS + 1);
        let pass = if runs { auction.free_pass } else { game.privileged };
        into.pick("free pass", pass.map_or(0, |seat| 1 + usize::from(seat == self.seat)), 3);
        let place = self.place_to_come().filter(|_| runs);
        exact(into, "place to come", maybe(place), MOST_PLAYERS + 1);
        // Who is still in may have to pay what they bid.
        let due = match place {
            Some(place) if standard => game.price_of_place(place, self.seat),
            None if runs => last.unwrap_or(0) as i32,
            _ => 0,
        };
        let cash = game.player(self.seat).cash;
        exact(into, "money after the auction", if runs { 1 + money(cash - due) } else { 0 }, MONEY + 1);
    }

    /// The place that the seat will have for sure once the auction is over.
    fn place_to_come(&self) -> Option<usize> {
        let auction = &self.game.auction;
        let bit = 1u8 << (self.seat.0 & 7);
        let known = if self.standard() { auction.out & bit != 0 } else { auction.placed & bit != 0 };
        auction.order.seats().iter().position(|&seat| known && seat == self.seat)
    }

    /// The action tiles: who has which, and what is left to be taken.
    pub(super) fn tiles(&self, into: &mut Slots<'_>) {
        let player = self.game.player(self.seat);
        let mut taken = [0; ActionTile::ALL.len()];
        for &seat in self.game.order.seats() {
            if let Some(tile) = self.game.player(seat).tile {
                taken[tile.index()] = if seat == self.seat { 1 + usize::from(player.passed) } else { 3 };
            }
        }
        for state in taken {
            into.pick("action tile", state, 4);
        }
        let tile = maybe(player.tile.map(ActionTile::index));
        exact(into, "own tile and phase", tile * Phase::ALL.len() + self.phase.index(), 8 * Phase::ALL.len());
        exact(into, "own tile and rounds left", tile * ROUNDS + self.left, 8 * ROUNDS);
    }
}

//! What the player has and can do.

use super::bins::{FEW, INCOMES, MONEY, PURSE, around_zero, exact, few, income, money, purse, stepped};
use super::deliveries::{GAINS, Prospects};
use super::network::{Group, REACH, TOWN, nearest, sum};
use super::pending::{PROMISES, cubes};
use super::{ROUNDS, Seen};
use crate::data::MOST_PLAYERS;
use crate::data::goods::{COLOURS, Colour};
use crate::question::Phase;
use cowcatcher_engine::Slots;

/// Locomotive levels, counted from 1.
const LEVELS: usize = GAINS;
/// Values of the sum of deliveries.
pub(super) const SUMS: usize = 32;

/// Points of several deliveries.
pub(super) fn points(sum: usize) -> usize {
    stepped(sum, 16, 3)
}

impl Seen<'_> {
    pub(super) fn own(&self, into: &mut Slots<'_>) {
        self.treasury(into);
        self.tiles(into);
        self.track(into);
        self.goods(into);
    }

    fn treasury(&self, into: &mut Slots<'_>) {
        let player = self.game.player(self.seat);
        let (left, standard) = (self.left, usize::from(self.standard()));
        let level = usize::from(player.level);
        let place = self.game.order.seats().iter().position(|&seat| seat == self.seat);
        let place = place.unwrap_or(MOST_PLAYERS);
        exact(
            into,
            "place and phase",
            place * Phase::ALL.len() + self.phase.index(),
            (MOST_PLAYERS + 1) * Phase::ALL.len(),
        );
        into.pick("money", money(player.cash), MONEY);
        exact(into, "money and phase", self.phase.index() * PURSE + purse(player.cash), Phase::ALL.len() * PURSE);
        exact(into, "money and rounds left", left * PURSE + purse(player.cash), ROUNDS * PURSE);
        exact(into, "income and rounds left", left * INCOMES + income(player.income), ROUNDS * INCOMES);
        exact(into, "income and rules", standard * INCOMES + income(player.income), 2 * INCOMES);
        let balance = around_zero(self.balance(self.seat), 1, 10);
        exact(into, "money after the turn", balance, 21);
        exact(into, "money after the turn and rounds left", balance.min(14) * ROUNDS + left, 15 * ROUNDS);
        into.pick("raises left", stepped(player.most_raises().max(0) as usize, 12, 4), 24);
        into.pick("victory points", stepped(player.points.max(0) as usize, 12, 4), 28);
        exact(into, "level and rounds left", level * ROUNDS + left, LEVELS * ROUNDS);
        exact(into, "level and rules", standard * LEVELS + level, 2 * LEVELS);
        into.flag("improved", player.improved);
        into.flag("bankrupt", player.bankrupt > 0);
        let best = self.rivals().map(|seat| self.total(seat)).max().unwrap_or(0);
        exact(into, "lead", around_zero(self.total(self.seat) - best, 3, 10), 21);
    }

    fn track(&self, into: &mut Slots<'_>) {
        let network = self.network;
        let links = usize::from(network.complete[self.seat.index() % MOST_PLAYERS]);
        let level = usize::from(self.game.player(self.seat).level);
        into.pick("links", links, 26);
        exact(into, "links and rounds left", few(links) * ROUNDS + self.left, FEW * ROUNDS);
        exact(into, "links and level", links.min(9) * LEVELS + level, 10 * LEVELS);
        into.pick("open links", usize::from(network.open[self.seat.index() % MOST_PLAYERS]), 6);
        let turn = match self.phase {
            Phase::Build if self.game.active == self.seat => 1 + usize::from(self.game.build.left).min(4),
            _ => 0,
        };
        let open = network.ends.iter().map(|end| {
            let promise = network.promise(self.game, end.from.into(), end.next);
            let (nearest, best) = nearest(&promise);
            ((turn * 2 + usize::from(end.old)) * REACH + nearest) * 4 + cubes(best).div_ceil(2).min(3)
        });
        into.alike("open link", open, 3, 12 * REACH * 4);
        let [extend, begin] = self.chances;
        for tiles in 1..REACH {
            into.pick("cubes by a link from own track", cubes(extend[tiles]), PROMISES);
            into.pick("cubes by a new link", cubes(begin[tiles]), PROMISES);
        }
        let groups = network.groups();
        into.pick("groups", groups.count(), 6);
        let in_own = (0..network.sites).filter(|&site| network.own >> site & 1 != 0);
        let cities = in_own.filter(|&site| network.colour[site] != TOWN).count();
        into.pick("cities", cities, 16);
        into.pick("towns", (network.own.count_ones() as usize).saturating_sub(cities), 14);
        let all = network.groups().fold(Group::default(), |all, group| Group {
            cubes: all.cubes + group.cubes,
            colours: all.colours | group.colours,
        });
        into.pick("cubes on the network", sum(all.cubes), 40);
        into.pick("cubes without a city", few(all.stuck()), FEW);
        let count = |colour: usize| (all.cubes >> (8 * colour) & 0xff) as usize;
        let colours = (0..COLOURS).map(|colour| usize::from(all.colours >> colour & 1) * FEW + few(count(colour)));
        into.alike("colour", colours, COLOURS, 2 * FEW);
        exact(into, "colours", all.colours.count_ones() as usize, COLOURS + 1);
    }

    fn goods(&self, into: &mut Slots<'_>) {
        let deliveries = self.deliveries;
        let now = &deliveries.now[self.seat.index() % MOST_PLAYERS];
        let (moves, this_turn) = (self.moves(self.seat), self.moves_this_turn(self.seat).0);
        let player = self.game.player(self.seat);
        let level = usize::from(player.level);
        for (name, prospects) in
            [("now", now), ("with a better locomotive", &deliveries.next), ("alone", &deliveries.safe)]
        {
            for &cubes in &prospects.gains[1..] {
                into.pick(name, few(cubes.into()), FEW);
            }
            for best in prospects.best {
                into.pick(name, best.own() * 4 + best.others().min(3), GAINS * 4);
            }
            into.pick(name, points(prospects.sum(this_turn)), SUMS);
            into.pick(name, points(prospects.sum(moves.min(4))), SUMS);
            into.pick(name, points(prospects.sum(moves)), SUMS);
        }
        exact(into, "best and level", now.best[0].own() * LEVELS + level, GAINS * LEVELS);
        exact(into, "best and moves", now.best[0].own() * 3 + this_turn, GAINS * 3);
        exact(into, "best and rounds left", now.best[0].own() * ROUNDS + self.left, GAINS * ROUNDS);
        exact(into, "cubes and moves", few(now.cubes()) * 12 + moves.min(11), FEW * 12);
        let more = gain(&deliveries.next, now, moves);
        into.pick("a better locomotive", more.min(15), 16);
        exact(into, "a better locomotive and rounds left", few(more) * ROUNDS + self.left, FEW * ROUNDS);
        exact(
            into,
            "a better locomotive and improving",
            (few(more) * 3 + this_turn) * 2 + usize::from(player.improved),
            FEW * 6,
        );
        into.pick("safe of the best two", deliveries.safe.sum(2).min(12) * 3 + this_turn, 13 * 3);
    }

    /// What lies on the board and in stock for all.
    pub(super) fn market(&self, into: &mut Slots<'_>) {
        let game = self.game;
        let mut on_board = [0; COLOURS];
        for cubes in game.cubes.iter().take(self.network.sites) {
            for (colour, count) in cubes.iter().filter(|&(colour, _)| colour < COLOURS) {
                on_board[colour] += count as usize;
            }
        }
        let mut cities = [0; COLOURS];
        for &colour in self.network.colour.iter().take(self.network.sites) {
            if let Some(count) = cities.get_mut(usize::from(colour)) {
                *count += 1;
            }
        }
        into.pick("cubes on the board", stepped(on_board.iter().sum(), 0, 4), 24);
        let colours =
            Colour::ALL.iter().map(|colour| few(on_board[colour.index()]) * 6 + cities[colour.index()].min(5));
        into.alike("cubes and cities of a colour", colours, COLOURS, FEW * 6);
        into.pick("cubes in the supply", stepped(game.supply.iter().map(|it| it.total() as usize).sum(), 0, 3), 13);
        exact(into, "New Cities left", game.new_cities_left().into(), 9);
        exact(into, "growth markers left", game.growth_markers.into(), 11);
        let track = game.stock.iter().map(|&tiles| usize::from(tiles)).sum::<usize>();
        into.pick("track left", track / 8, 18);
        let links = (0..MOST_PLAYERS).map(|at| usize::from(self.network.complete[at])).sum();
        into.pick("links of all", stepped(links, 0, 4), 20);
    }
}

/// What more a better locomotive brings in so many deliveries.
fn gain(next: &Prospects, now: &Prospects, moves: usize) -> usize {
    next.sum(moves.saturating_sub(1)).saturating_sub(now.sum(moves))
}

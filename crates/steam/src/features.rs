//! What a seat knows, as features for a learned evaluation. Nothing is hidden in this game; what is learned is what matters.
//!
//! A map is anybody's: so nothing is said of hexes, but of links, cubes and what they would bring.

mod bins;
mod deliveries;
mod network;
mod others;
mod own;
mod pending;
mod survey;
#[cfg(test)]
mod tests;

use crate::data::{FIRST_LEVEL, LEAST_PLAYERS, MOST_PLAYERS};
use crate::options::Rules;
use crate::question::Phase;
use crate::state::{Order, Steam};
use bins::exact;
use cowcatcher_engine::features::Points;
use cowcatcher_engine::{Features, Game, Seat, Slots};
use deliveries::Deliveries;
use network::{Network, REACH};
pub use survey::Survey;
use survey::Surveyed;

/// Rounds to come after this one: none to all ten.
const ROUNDS: usize = 11;
/// Times that a player may still move goods: two in each round.
const MOVES: usize = 2 * (ROUNDS - 1) + 1;

/// Ways to play by their place in [`Features::STYLES`].
const BUILDER: usize = 0;
const SHIPPER: usize = 1;
const ENGINEER: usize = 2;
const FINANCIER: usize = 3;

/// Who left the game has hardly less than who has nothing: how much less says no rule.
const BANKRUPT: i32 = -20;

impl Features for Steam {
    const SPAN: f32 = 20.0;
    const WHIM: f32 = 2.0;
    // Every position is searched for deliveries.
    const TOIL: u64 = 3;
    const GRUDGE: f32 = 0.15;
    const AHEAD: usize = 4;
    const STYLES: &'static [&'static str] = &["builder", "shipper", "engineer", "financier"];
    const WEIGHTS: &'static [u8] = include_bytes!("../weights/steam.net");

    type Memory = Survey;

    fn features(&self, seat: Seat, survey: &mut Survey, into: &mut Slots<'_>) -> Points {
        let seen = Seen::new(self, seat, survey.of(self, seat));
        seen.clock(into);
        seen.pending(into);
        seen.own(into);
        seen.market(into);
        seen.others(into);
        (0..self.seats() as u8).map(|of| seen.total(Seat(of)).max(BANKRUPT)).collect()
    }

    fn leaning(&self, seat: Seat, style: usize) -> i32 {
        let player = self.player(seat);
        match style {
            BUILDER => i32::from(self.complete_links()[seat.index() % MOST_PLAYERS]),
            SHIPPER => player.points / 2,
            ENGINEER => 2 * (i32::from(player.level) - i32::from(FIRST_LEVEL)),
            FINANCIER => player.income,
            _ => 0,
        }
    }
}

/// A position as a seat looks at it, with what was worked out once.
struct Seen<'a> {
    game: &'a Steam,
    seat: Seat,
    phase: Phase,
    /// Rounds to come after this one.
    left: usize,
    /// The order of the goods phase, and how many of its moves are gone.
    goods: (Order, usize),
    network: &'a Network,
    chances: &'a [[u8; REACH]; 2],
    deliveries: &'a Deliveries,
}

impl<'a> Seen<'a> {
    fn new(game: &'a Steam, seat: Seat, Surveyed { network, chances, deliveries, .. }: &'a Surveyed) -> Seen<'a> {
        let phase = game.phase();
        let order = game.goods_order();
        let (left, gone) = match phase {
            Phase::Over => (0, 2 * order.len()),
            Phase::Goods1 | Phase::Goods2 => (game.turns_left(), game.goods_gone()),
            // The first turn has not begun.
            _ if game.turn == 0 => (game.turns_left(), 2 * order.len()),
            _ => (game.turns_left(), 0),
        };
        Seen { game, seat, phase, left: left.max(0) as usize, goods: (order, gone), network, chances, deliveries }
    }

    /// How many times a seat may still move goods in this turn, and how many others do so before it does next.
    fn moves_this_turn(&self, seat: Seat) -> (usize, usize) {
        let (order, gone) = &self.goods;
        let Some(place) = order.seats().iter().position(|&it| it == seat) else { return (0, 0) };
        match [place, place + order.len()].into_iter().find(|at| at >= gone) {
            Some(next) => (if next == place { 2 } else { 1 }, next - gone),
            None => (0, 0),
        }
    }

    /// How many times a seat may still move goods in this game.
    fn moves(&self, seat: Seat) -> usize {
        if self.game.player(seat).bankrupt > 0 { 0 } else { self.moves_this_turn(seat).0 + 2 * self.left }
    }

    /// The points of a seat if the game ended now.
    fn total(&self, seat: Seat) -> i32 {
        let mut links = [0; MOST_PLAYERS];
        links.copy_from_slice(&self.network.complete[..MOST_PLAYERS]);
        self.game.score(seat, &links).into_iter().sum()
    }

    /// What a seat has once it was paid its income and has paid its expenses.
    fn balance(&self, seat: Seat) -> i32 {
        let player = self.game.player(seat);
        let level = if self.standard() { i32::from(player.level) } else { 0 };
        player.cash + player.income - level
    }

    fn standard(&self) -> bool {
        self.game.setting.rules == Rules::Standard
    }

    /// How far the game has come.
    fn clock(&self, into: &mut Slots<'_>) {
        let left = self.left;
        let standard = usize::from(self.standard());
        let (moves, before) = self.moves_this_turn(self.seat);
        exact(into, "players", usize::from(self.game.setting.players).saturating_sub(LEAST_PLAYERS), 4);
        exact(into, "rules and rounds left", standard * ROUNDS + left, 2 * ROUNDS);
        exact(into, "phase and rounds left", self.phase.index() * ROUNDS + left, Phase::ALL.len() * ROUNDS);
        exact(into, "moves left", self.moves(self.seat), MOVES);
        exact(into, "moves in this turn", moves, 3);
        exact(into, "moves of others first", before, 12);
    }
}

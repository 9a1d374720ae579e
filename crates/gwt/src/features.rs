//! What a seat knows, as features for a learned evaluation: what is pending (`pending.rs`), the board that all share (`board.rs`), and
//! what everybody has (`player.rs`).

mod board;
mod pending;
mod player;

use crate::data::cards::CATTLE_KINDS;
use crate::data::player_board::Worker;
use crate::state::{Gwt, Player};
use cowcatcher_engine::features::Points;
use cowcatcher_engine::{Features, Game, Seat, Slots};

/// The most buildings, hires and such that a style is praised for.
const PRAISE: i32 = 3;

impl Features for Gwt {
    const SPAN: f32 = 30.0;
    const WHIM: f32 = 2.4;
    const AHEAD: usize = 3;
    const VICTORY: f32 = 2.0;
    const STYLES: &'static [&'static str] = &["builder", "breeder", "railwayman"];
    const WEIGHTS: &'static [u8] = include_bytes!("../weights/gwt.net");
    const WEIGHTS_FOR_POINTS: &'static [u8] = include_bytes!("../weights/gwt-points.net");

    type Memory = ();

    fn features(&self, seat: Seat, (): &mut (), into: &mut Slots<'_>) -> Points {
        let everybody = (0..(self.seats() + self.rivals()) as u8).map(Seat);
        let points: Points = everybody.map(|of| self.known_total(seat, of)).collect();
        self.describe_pending(seat, into);
        let ahead = self.distances(self.players[seat.index()].rancher);
        self.describe_board(seat, &ahead, into);
        self.describe_own(seat, &ahead, &points, into);
        let players = self.setting.players;
        let others = into.block();
        for ahead in 1..players {
            into.again(others);
            self.describe_other(Seat((seat.0 + ahead) % players), &points, into);
        }
        points
    }

    fn leaning(&self, seat: Seat, style: usize) -> i32 {
        let player = &self.players[seat.index()];
        let hired = |worker: Worker| i32::from(player.workers(worker)) - 1;
        match style {
            0 => PRAISE * (hired(Worker::Craftsman) + player.buildings.count_ones() as i32),
            1 => PRAISE * hired(Worker::Cowboy) + player.bred(),
            2 => PRAISE * (hired(Worker::Engineer) + self.station_count(seat) as i32),
            _ => 0,
        }
    }
}

impl Gwt {
    /// The points of a player, as far as a seat knows them.
    fn known_total(&self, seat: Seat, of: Seat) -> i32 {
        let player = &self.players[of.index()];
        if seat == of || player.unseen.is_empty() {
            return self.total(of);
        }
        // Objective cards that came blind into a hand are known to nobody else.
        let mut known = *self;
        let player = &mut known.players[of.index()];
        for (objective, n) in player.unseen.iter() {
            (0..n).for_each(|_| _ = player.hand.take(CATTLE_KINDS + objective));
        }
        known.total(of)
    }
}

impl Player {
    /// What was bought of the market: the points of the cattle.
    fn bred(&self) -> i32 {
        crate::score::cattle_points(self)
    }
}

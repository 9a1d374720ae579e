//! What is still to be done: the top of the agenda, and the tiles whose actions are open.

use crate::agenda::{Step, Target, Walk};
use crate::data::buildings::MOST_BUILDINGS;
use crate::data::cities::CITIES;
use crate::data::player_board::Corner;
use crate::data::railroad::STATIONS;
use crate::state::{Gwt, Tile};
use cowcatcher_engine::{Seat, Slots};

/// The kinds of steps, each with how many parameters it is told apart by.
const PARAMETERS: [usize; 46] = [
    1, 1, 1, 1, 1, 20, 20, 20, 1, 1, 1, 1, 3, 1, 1, 1, 1, 1, 25, 25, 26, 1, CITIES, 12, 24, 6, 1, 1, STATIONS, 1,
    STATIONS, 16, 4, 26, 9, 6, 2, 2, 1, 4, 6, 1, 32, 1, 10, 5,
];
const CODES: usize = offset(PARAMETERS.len());

const fn offset(kind: usize) -> usize {
    let (mut sum, mut k) = (0, 0);
    while k < kind {
        sum += PARAMETERS[k];
        k += 1;
    }
    sum
}

const OFFSETS: [usize; PARAMETERS.len()] = {
    let mut offsets = [0; PARAMETERS.len()];
    let mut kind = 0;
    while kind < offsets.len() {
        offsets[kind] = offset(kind);
        kind += 1;
    }
    offsets
};

/// The kind of a step, and its parameter.
fn kind(step: Step) -> (usize, usize) {
    let walk = |left: u8, moved: u8| usize::from(left) * 2 + usize::from(moved > 0);
    match step {
        Step::SetupTiles(_) | Step::SetupHands(_) | Step::SetupSam => (0, 0),
        Step::SetupFirst | Step::SetupNeutral | Step::SetupSides => (0, 0),
        Step::SetupMasters | Step::SetupStarting | Step::SetupJobs => (0, 0),
        // Whatever Sam is about: it is his turn.
        Step::Sam(_) => (1, 0),
        Step::TurnBegins => (1, 0),
        Step::PlaceRancher => (2, 0),
        Step::EndTurn => (3, 0),
        Step::PhaseC => (4, 0),
        Step::Move { left, moved, walk: Walk::PhaseA } => (5, walk(left, moved)),
        Step::Move { left, moved, walk: Walk::Again } => (6, walk(left, moved)),
        Step::Move { left, moved, walk: Walk::Ride } => (7, walk(left, moved)),
        Step::Arrive(_) => (8, 0),
        Step::Location => (9, 0),
        Step::Do(..) => (10, 0),
        Step::MayDiscard(_) => (11, 0),
        Step::Foresight(column) => (12, column.into()),
        Step::Income => (13, 0),
        Step::Grow => (14, 0),
        Step::DiscardHand => (15, 0),
        Step::LeaveKansasCity => (16, 0),
        Step::RefillForesight => (17, 0),
        Step::Deliver { limit, extraordinary: false } => (18, limit.into()),
        Step::Deliver { limit, extraordinary: true } => (19, limit.into()),
        Step::TakeDisc(Target::City(city, cost)) => {
            (20, usize::from(cost).min(11) + if city.corner() == Corner::White { 12 } else { 0 })
        }
        Step::TakeDisc(Target::Station(station)) => (20, 24 + usize::from(station.data().corner == Corner::White)),
        Step::CityMoney(_) => (21, 0),
        Step::Arrows(city) => (22, city.index()),
        Step::Transport(cost) => (23, cost.into()),
        Step::Engine { up_to, optional } => (24, usize::from(up_to).min(11) * 2 + usize::from(optional)),
        Step::EngineBack(by) => (25, by.into()),
        Step::ExtraordinaryBack => (26, 0),
        Step::ReturnFromLast => (27, 0),
        Step::MayUpgrade(station) => (28, station.index()),
        Step::UpgradeBehind => (29, 0),
        Step::Appoint(station) => (30, station.index()),
        Step::Hire { modifier, optional } => {
            (31, (i32::from(modifier) + 4).clamp(0, 7) as usize * 2 + usize::from(optional))
        }
        Step::Build { per_craftsman, optional } => {
            (32, usize::from(per_craftsman.saturating_sub(1)) * 2 + usize::from(optional))
        }
        Step::Site { number, per_craftsman } => {
            (33, usize::from(number) + if per_craftsman == 1 { MOST_BUILDINGS + 1 } else { 0 })
        }
        Step::Buy { cowboys } => (34, cowboys.into()),
        Step::MarketCards(left) => (35, left.into()),
        Step::Hazard { optional } => (36, optional.into()),
        Step::Trade { optional } => (37, optional.into()),
        Step::HazardOrTrade => (38, 0),
        Step::Objective { to_hand, optional } => (39, usize::from(to_hand) * 2 + usize::from(optional)),
        Step::BlindObjective { to_hand } => (40, to_hand.into()),
        Step::FillDisplay => (40, 2),
        Step::Certificates(offered) => (40, 3 + usize::from(offered).min(2)),
        Step::Auxiliary => (41, 0),
        Step::Draw { left, drawn, exchange } => {
            (42, usize::from(left).min(3) * 4 + usize::from(drawn).min(3) + if exchange { 16 } else { 0 })
        }
        Step::DrawCard => (43, 0),
        Step::Discard { left, exchange } => (44, usize::from(left).min(4) * 2 + usize::from(exchange)),
        Step::Remove(left) => (45, left.into()),
    }
}

fn code(step: Step) -> usize {
    let (kind, parameter) = kind(step);
    OFFSETS[kind] + parameter.min(PARAMETERS[kind] - 1)
}

/// Neutral buildings, own ones by number and side, those of others, any other tile, nothing.
const SOURCES: usize = 7 + 2 * MOST_BUILDINGS + 3;
/// The local actions done of a source: four bits.
const DONE: usize = 16;

impl Gwt {
    pub(super) fn describe_pending(&self, seat: Seat, into: &mut Slots<'_>) {
        let active = self.active() == seat;
        let steps = self.agenda.steps();
        // The steps of somebody else are told by their kind alone: they decide.
        let top = |depth: usize| match steps.len().checked_sub(depth + 1) {
            Some(index) if active => 1 + code(steps[index]),
            Some(index) => 1 + CODES + kind(steps[index]).0,
            None => 0,
        };
        for (depth, name) in ["step", "step after", "second step after"].into_iter().enumerate() {
            into.pick(name, top(depth), 1 + CODES + PARAMETERS.len());
        }
        let has = |wanted: fn(&Step) -> bool| usize::from(steps.iter().any(wanted));
        let ahead = has(|step| matches!(step, Step::Location))
            + 2 * has(|step| matches!(step, Step::Income))
            + 4 * has(|step| matches!(step, Step::LeaveKansasCity))
            + 8 * has(|step| matches!(step, Step::EndTurn));
        into.pick("turn ahead", if active { 1 + ahead } else { 0 }, 17);
        let turn = &self.turn;
        let taken = 1 + usize::from(turn.performed) + 2 * usize::from(turn.auxiliary);
        into.pick("actions taken", if active { taken } else { 0 }, 5);
        let sources = turn.sources().iter().filter(|_| active);
        let sources = sources.map(|source| self.source(source.space, seat) * DONE + usize::from(source.done & 15));
        into.alike("sources", sources, 2, SOURCES * DONE);
        let last = turn.last_turns.map_or(0, |left| 1 + usize::from(left));
        into.pick("last turns", last * 2 + usize::from(active), 12);
        into.pick("income so far", if active { turn.total.into() } else { 0 }, 32);
    }

    fn source(&self, space: crate::data::trail::Space, seat: Seat) -> usize {
        match self.trail.get(space) {
            Some(Tile::Neutral(neutral)) => neutral.index(),
            Some(Tile::Building(owner, number)) if owner == seat => {
                let index = usize::from(number.saturating_sub(1)) % MOST_BUILDINGS;
                7 + 2 * index + usize::from(self.setting.sides >> index & 1)
            }
            Some(Tile::Building(..)) => 7 + 2 * MOST_BUILDINGS,
            Some(Tile::Supply(_)) => 8 + 2 * MOST_BUILDINGS,
            None => 9 + 2 * MOST_BUILDINGS,
        }
    }
}

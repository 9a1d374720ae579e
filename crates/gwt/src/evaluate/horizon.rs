//! How much of the game is still to come.

use super::weights::{CLOCK_PER_VISIT, LAP_BASE, LAP_STEPS};
use crate::data::supply::JOB_ROWS;
use crate::data::trail::{SPACES, Space};
use crate::state::Gwt;

/// Laps begin and end anywhere: on average in the middle.
const HALF: f32 = 0.5;
/// The last turn of the others can come at any time: there is always one more to think of.
const LAST_TURN: f32 = 1.0;

/// What the active player can still expect to do.
#[derive(Clone, Copy)]
pub(super) struct Horizon {
    /// Turns still to come after this one.
    pub turns: f32,
    /// Laps' worth of these turns.
    pub laps: f32,
    /// Visits to Kansas City still to come.
    pub visits: f32,
    /// Turns until the next visit.
    pub until_visit: f32,
}

impl Gwt {
    /// The job market is the clock of the game: every visit of anybody moves it on by about the same.
    pub(super) fn horizon(&self) -> Horizon {
        let lap = LAP_BASE + LAP_STEPS / f32::from(self.step_limit(self.active()));
        let until_visit = match self.me().rancher {
            None | Some(Space::Start | Space::KC) => lap,
            Some(space) => lap * self.part_of_lap(space),
        };
        if self.turn.last_turns.is_some() {
            return Horizon { turns: 0.0, laps: 0.0, visits: 0.0, until_visit };
        }
        let players = f32::from(self.setting.players);
        let spaces = f32::from((JOB_ROWS as u8).saturating_sub(self.jobs.row)) * players - f32::from(self.jobs.filled);
        // The others are in the middle of their laps, more or less.
        let others = lap * HALF * (players - 1.0);
        let turns = (lap * (spaces / CLOCK_PER_VISIT) + until_visit + others) / players - lap * HALF;
        let turns = turns.max(LAST_TURN);
        let visits = ((turns - until_visit) / lap + HALF).max(0.0);
        Horizon { turns, laps: turns / lap, visits, until_visit }
    }

    /// How much of a lap lies ahead of a space of the trail, by the fewest steps to Kansas City.
    fn part_of_lap(&self, space: Space) -> f32 {
        let mut steps = [u8::MAX; SPACES];
        steps[Space::KC.index()] = 0;
        let occupied = self.trail.occupied();
        // Numbers rise along every road, so everything ahead of a space is known before it.
        let mut left = (occupied | space.bit() | Space::Start.bit()) & (Space::KC.bit() - 1);
        while left != 0 {
            let from = left.ilog2() as usize;
            left &= !(1 << from);
            let exits = &self.tables().exits[from];
            for &(along, to) in &exits.roads[..usize::from(exits.len)] {
                let next = match along & occupied {
                    0 => to.index(),
                    locations => locations.trailing_zeros() as usize,
                };
                steps[from] = steps[from].min(steps[next].saturating_add(1));
            }
        }
        f32::from(steps[space.index()]) / f32::from(steps[Space::Start.index()])
    }
}

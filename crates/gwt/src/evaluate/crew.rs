//! Workers: what they do in the visits still to come. What they score by themselves is on the score sheet.

use super::horizon::Horizon;
use super::weights::{COWBOYS, CRAFTSMEN, ENGINEERS};
use crate::data::player_board::Worker;
use crate::state::Gwt;

impl Gwt {
    /// What the workers will do in each lap still to come.
    pub(super) fn crew_worth(&self, horizon: &Horizon) -> f32 {
        let me = self.me();
        let row = |table: &[f32], worker: Worker| table.get(usize::from(me.workers(worker).saturating_sub(1))).copied();
        let rows =
            [row(&COWBOYS, Worker::Cowboy), row(&CRAFTSMEN, Worker::Craftsman), row(&ENGINEERS, Worker::Engineer)];
        rows.iter().flatten().sum::<f32>() * horizon.laps
    }
}

//! COPY: building 8b (1E) or 6b (2E) copies an adjacent building. Carries GWT-COPY-01 to 13.
//!
//! What was copied becomes one more source of the turn (local.rs), with its own record of what was done.

use crate::data::lines::{Line, Local};
use crate::data::trail::{Space, spaces};
use crate::state::{Gwt, Tile};
use cowcatcher_engine::Refusal;

impl Gwt {
    /// The spaces whose building the copier on `copier` may copy, as bits.
    pub(crate) fn copyable(&self, copier: Space) -> u64 {
        let neighbours = self.tables().neighbours[copier.index()];
        spaces(neighbours)
            .filter(|&space| self.judge_copyable(copier, space).is_ok())
            .fold(0, |bits, space| bits | space.bit())
    }

    pub(crate) fn judge_copyable(&self, copier: Space, target: Space) -> Result<(), Refusal> {
        if target == Space::KC || matches!(self.trail.get(target), Some(Tile::Supply(_))) {
            return Err(Refusal::rule("GWT-COPY-04"));
        }
        if self.tables().neighbours[copier.index()] & target.bit() == 0 || self.trail.get(target).is_none() {
            return Err(Refusal::rule("GWT-COPY-02"));
        }
        if self.turn.sources().iter().any(|source| source.space == target) {
            return Err(Refusal::rule("GWT-COPY-08"));
        }
        let copies_too = self.locals(target).contains(&Local::One(Line::Copy));
        if copies_too && self.tables().copy_once_per_turn {
            return Err(Refusal::rule("GWT-COPY-11"));
        }
        Ok(())
    }
}

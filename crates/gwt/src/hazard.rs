//! HAZARD: removing hazards. Carries GWT-HAZARD-01 to 05.

use crate::action::Action;
use crate::agenda::Tell;
use crate::data::trail::{HAZARDS, Space, spaces};
use crate::event::Event;
use crate::state::{Gwt, Tile};
use cowcatcher_engine::{Choices, Refusal};

impl Gwt {
    /// The spaces with a hazard, as bits.
    pub(crate) fn hazards_on_board(&self) -> u64 {
        self.trail.occupied() & HAZARDS
    }

    pub(crate) fn judge_any_hazard(&self) -> Result<(), Refusal> {
        if self.hazards_on_board() != 0 { Ok(()) } else { Err(Refusal::rule("GWT-HAZARD-03")) }
    }

    pub(crate) fn legal_hazard(&self, into: &mut Choices<Action>) {
        into.extend(spaces(self.hazards_on_board()).map(Action::Hazard));
    }

    pub(crate) fn judge_hazard(&self, space: Space) -> Result<(), Refusal> {
        if self.hazards_on_board() & space.bit() != 0 { Ok(()) } else { Err(Refusal::rule("GWT-HAZARD-01")) }
    }

    pub(crate) fn play_hazard(&mut self, space: Space, log: &mut impl Tell) {
        self.agenda.pop();
        if let Some(Tile::Supply(tile)) = self.trail.clear(space) {
            self.me_mut().tiles.add(tile.index());
            log.tell(Event::HazardTaken(tile, space));
        }
    }
}

//! Sam's score (GWT-SOLO-33, 34).

use super::SAM;
use crate::data::cities::{City, TERMINAL};
use crate::data::objectives::Objective;
use crate::data::sam::SAM_TERMINAL_POINTS;
use crate::score::CATEGORIES;
use crate::state::Gwt;
use arrayvec::ArrayVec;
use cowcatcher_engine::standings::MOST_SEATS;

impl Gwt {
    /// Sam's points by category: like a player's, but for what he has none for, or other ones.
    pub(crate) fn sams_score(&self) -> [i32; CATEGORIES.len()] {
        let sam = &self.players[SAM.index()];
        let [_, buildings, cities, stations, hazards, cattle, _, _, workers, _, token] = self.open_points(SAM);
        let terminal =
            i32::from(sam.cities[TERMINAL.index()]) * (SAM_TERMINAL_POINTS - i32::from(City::points(TERMINAL)));
        let objectives =
            sam.area.iter().map(|(kind, n)| i32::from(Objective::from_index(kind).card().points) * n as i32).sum();
        [0, buildings, cities + terminal, stations, hazards, cattle, objectives, 0, workers, 0, token]
    }

    /// A tie is Sam's (GWT-SOLO-34); without him there is nothing that decides one.
    pub(crate) fn tie_breaks(&self) -> ArrayVec<ArrayVec<i32, 2>, MOST_SEATS> {
        let sam = [[0], [1]].map(|decides| decides.into_iter().collect());
        sam.into_iter().filter(|_| self.sam.is_some()).collect()
    }
}

//! Sam in Kansas City (GWT-SOLO-29, 30).

use super::{Chore, SAM};
use crate::agenda::{Step, Tell};
use crate::data::cities::{ArrowAction, City, TERMINAL};
use crate::event::Event;
use crate::state::Gwt;
use arrayvec::ArrayVec;

impl Gwt {
    /// Three foresight tiles, then the delivery: he has no income.
    pub(super) fn enter_kansas_city_for_sam(&mut self) {
        // The last pushed comes first.
        self.agenda.push(Step::LeaveKansasCity);
        self.agenda.push(Step::Sam(Chore::Deliver));
        for column in [3, 2, 1] {
            self.agenda.push(Step::Sam(Chore::Foresight(column)));
        }
    }

    /// Where his next delivery goes: first as the level says, then to the next higher value, at last to the terminal.
    fn sams_next_city(&self) -> City {
        let discs = &self.players[SAM.index()].cities;
        match City::ALL.iter().rev().find(|city| discs[city.index()] > 0) {
            Some(&TERMINAL) => TERMINAL,
            Some(city) => City::from_index(city.index() + 1),
            None => self.sam.map_or(TERMINAL, |sam| sam.level.first_city()),
        }
    }

    pub(super) fn deliver_for_sam(&mut self, log: &mut impl Tell) {
        if !self.take_disc_for_sam() {
            log.tell(Event::SamIdle);
            return;
        }
        let city = self.sams_next_city();
        let arrows: ArrayVec<_, 2> = self.arrows_completed(city).map(|(arrow, _)| arrow).collect();
        self.players[SAM.index()].cities[city.index()] += 1;
        log.tell(Event::Delivered(city));
        for arrow in arrows {
            if arrow.action == Some(ArrowAction::Objective) {
                self.agenda.push(Step::Sam(Chore::Objective));
            }
        }
    }
}

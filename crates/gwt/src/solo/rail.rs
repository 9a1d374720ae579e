//! Sam's engine and his stations (GWT-SOLO-26).

use super::SAM;
use crate::agenda::Tell;
use crate::data::player_board::Worker;
use crate::data::railroad::Station;
use crate::event::Event;
use crate::rail::{Rail, positions};
use crate::state::Gwt;

impl Gwt {
    /// Forward by up to his engineers, at least one space: to the farthest siding whose station he has not upgraded, else as far
    /// as possible. From the last space he returns at once.
    pub(super) fn move_engine_for_sam(&mut self, log: &mut impl Tell) {
        let up_to = self.players[SAM.index()].workers(Worker::Engineer).max(1);
        let reachable = || positions(self.ahead(up_to));
        let Some(target) = reachable().filter(|&rail| self.wants_station(rail)).last().or_else(|| reachable().last())
        else {
            log.tell(Event::SamIdle);
            return;
        };
        self.bring_engine_for_sam(target, log);
        if target != Rail::LAST {
            return;
        }
        // The positions come in order, so the earliest station comes first and the nearest space last.
        let behind = || positions(self.anywhere_behind());
        if let Some(back) = behind().find(|&rail| self.wants_station(rail)).or_else(|| behind().last()) {
            self.bring_engine_for_sam(back, log);
        }
    }

    /// Is it the siding, or the last space, of a station that he has not upgraded?
    fn wants_station(&self, rail: Rail) -> bool {
        rail.station().is_some_and(|station| !self.has_station(SAM, station))
    }

    /// Moves the engine and upgrades the station there, without paying.
    fn bring_engine_for_sam(&mut self, rail: Rail, log: &mut impl Tell) {
        self.players[SAM.index()].engine = rail;
        log.tell(Event::Engine(rail));
        if let Some(station) = rail.station()
            && self.wants_station(rail)
            && self.take_disc_for_sam()
        {
            self.upgrade_for_sam(station, log);
        }
    }

    /// A disc of his supply; all of them are alike. `false` if there is none.
    pub(super) fn take_disc_for_sam(&mut self) -> bool {
        let discs = &mut self.players[SAM.index()].discs;
        let there = *discs != 0;
        *discs &= discs.wrapping_sub(1);
        there
    }

    fn upgrade_for_sam(&mut self, station: Station, log: &mut impl Tell) {
        self.stations[station.index()] |= 1 << SAM.0;
        log.tell(Event::Upgraded(station));
        if let Some(master) = self.masters.get_mut(station.index()).and_then(Option::take) {
            self.players[SAM.index()].masters |= 1 << master.index();
            log.tell(Event::SamMaster(master));
        }
    }
}

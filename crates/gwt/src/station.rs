//! STATION: upgrades and station masters. Carries GWT-STATION-01 to 16.

use crate::action::Action;
use crate::agenda::{Step, Target, Tell};
use crate::data::masters::Master;
use crate::data::player_board::Worker;
use crate::data::railroad::Station;
use crate::event::{Event, Why};
use crate::state::Gwt;
use cowcatcher_engine::{Choices, Refusal};

impl Gwt {
    /// May the active player upgrade this station, wherever their engine is? (GWT-STATION-02 to 04, GWT-DISC-14)
    pub(crate) fn judge_upgrade(&self, station: Station) -> Result<(), Refusal> {
        if self.has_station(self.active(), station) {
            return Err(Refusal::rule("GWT-STATION-02"));
        }
        let cost = station.data().cost;
        self.judge_price("GWT-STATION-04", cost)?;
        if self.can_place_disc(Target::Station(station), self.me().money - cost) {
            Ok(())
        } else {
            Err(Refusal::rule("GWT-DISC-14"))
        }
    }

    /// May this station be upgraded by building 9b? (GWT-STATION-13, 14)
    fn judge_behind(&self, station: Station) -> Result<(), Refusal> {
        if station.data().at >= self.me().engine.0 {
            return Err(Refusal::rule("GWT-STATION-14"));
        }
        self.judge_upgrade(station)
    }

    pub(crate) fn judge_any_station_behind(&self) -> Result<(), Refusal> {
        if Station::ALL.iter().any(|&station| self.judge_behind(station).is_ok()) {
            Ok(())
        } else {
            Err(Refusal::rule("GWT-STATION-13"))
        }
    }

    pub(crate) fn legal_upgrade(&self, step: Step, into: &mut Choices<Action>) {
        match step {
            Step::MayUpgrade(station) => into.push(Action::Upgrade(station)),
            _ => {
                let behind = Station::ALL.iter().filter(|&&station| self.judge_behind(station).is_ok());
                into.extend(behind.map(|&station| Action::Upgrade(station)));
            }
        }
    }

    pub(crate) fn judge_upgrade_step(&self, step: Step, station: Station) -> Result<(), Refusal> {
        match step {
            Step::MayUpgrade(here) if here != station => Err(Refusal::rule("GWT-STATION-01")),
            Step::MayUpgrade(_) => self.judge_upgrade(station),
            _ => self.judge_behind(station),
        }
    }

    /// Cost, disc, station master: in this order (GWT-STATION-12).
    pub(crate) fn play_upgrade(&mut self, station: Station, log: &mut impl Tell) {
        self.agenda.pop();
        log.tell(Event::Upgraded(station));
        self.pay(station.data().cost, Why::Station, log);
        self.agenda.push(Step::Appoint(station));
        self.agenda.push(Step::TakeDisc(Target::Station(station)));
    }

    fn master_at(&self, station: Station) -> Option<Master> {
        self.masters.get(station.index()).copied().flatten()
    }

    /// Is there a tile to take and a worker to give?
    pub(crate) fn may_appoint(&self, station: Station) -> bool {
        self.master_at(station).is_some() && Worker::ALL.iter().any(|&worker| self.judge_appoint(worker).is_ok())
    }

    pub(crate) fn legal_appoint(&self, into: &mut Choices<Action>) {
        let hired = Worker::ALL.iter().filter(|&&worker| self.judge_appoint(worker).is_ok());
        into.extend(hired.map(|&worker| Action::Appoint(worker)));
    }

    /// Only hired workers may be given; the printed one stays (GWT-STATION-06).
    pub(crate) fn judge_appoint(&self, worker: Worker) -> Result<(), Refusal> {
        if self.me().workers(worker) > 1 { Ok(()) } else { Err(Refusal::rule("GWT-STATION-06")) }
    }

    pub(crate) fn play_appoint(&mut self, station: Station, worker: Worker, log: &mut impl Tell) {
        self.agenda.pop();
        let Some(master) = self.master_at(station) else { return };
        self.masters[station.index()] = None;
        self.appointed[station.index()] = Some(worker);
        let me = self.me_mut();
        me.workers[worker.index()] = me.workers(worker).saturating_sub(1);
        me.masters |= 1 << master.index();
        log.tell(Event::Appointed(master, worker));
        if let Some(line) = master.immediate() {
            self.trigger(line);
        }
    }
}

//! DISC: which disc may go where, and what it opens. Carries GWT-DISC-01 to 16.

use crate::action::Action;
use crate::agenda::{Target, Tell};
use crate::data::player_board::{Corner, DiscSpace, HAND_DISC_COSTS, STEP_DISC_PAYS, WHITE_DISCS};
use crate::data::railroad::Station;
use crate::event::{Event, Why};
use crate::lack::Money;
use crate::state::Gwt;
use cowcatcher_engine::{Choices, Refusal};

impl Target {
    fn corner(self) -> Corner {
        match self {
            Target::City(city, _) => city.corner(),
            Target::Station(station) => station.data().corner,
        }
    }

    /// What must still be payable once the disc is taken (GWT-DELIVER-20).
    fn freight(self) -> u16 {
        match self {
            Target::City(_, transport) => u16::from(transport),
            Target::Station(_) => 0,
        }
    }
}

impl Gwt {
    /// May a disc from this space go to the target, its own price aside? (GWT-DISC-01, 02, 08)
    fn judge_corner(&self, target: Target, space: DiscSpace) -> Result<(), Refusal> {
        let me = self.me();
        if !me.has_disc(space) {
            return Err(Refusal::rule("GWT-DISC-09"));
        }
        let white = space.bits() & WHITE_DISCS != 0;
        if target.corner() == Corner::White && !white && me.discs & WHITE_DISCS != 0 {
            return Err(Refusal::rule("GWT-DISC-02"));
        }
        Ok(())
    }

    /// May and can the player take this disc, with so much money? (GWT-DISC-06, 07)
    fn judge_affordable(&self, target: Target, space: DiscSpace, money: u16) -> Result<(), Refusal> {
        self.judge_corner(target, space)?;
        if space == DiscSpace::Hand && money < HAND_DISC_COSTS {
            return Err(Refusal::costs("GWT-DISC-06", Money::Dollars, i32::from(HAND_DISC_COSTS), i32::from(money)));
        }
        Ok(())
    }

    /// And pay the freight after it? (GWT-DELIVER-20)
    fn judge_board_disc(&self, target: Target, space: DiscSpace) -> Result<(), Refusal> {
        let money = self.me().money;
        self.judge_affordable(target, space, money)?;
        let left = match space {
            DiscSpace::Hand => money - HAND_DISC_COSTS,
            DiscSpace::StepLeft => money.saturating_add(STEP_DISC_PAYS),
            _ => money,
        };
        if left < target.freight() {
            return Err(Refusal::costs("GWT-DELIVER-20", Money::Dollars, i32::from(target.freight()), i32::from(left)));
        }
        Ok(())
    }

    /// Is some disc of the board allowed and affordable, whatever the freight? Then stations are closed (GWT-DISC-10).
    fn has_board_disc(&self, target: Target, money: u16) -> bool {
        DiscSpace::ALL.iter().any(|&space| self.judge_affordable(target, space, money).is_ok())
    }

    /// The stations a disc could be taken back from (GWT-DISC-09, 13).
    fn station_discs(&self, target: Target) -> impl Iterator<Item = Station> + '_ {
        let seat = self.active();
        Station::ALL
            .iter()
            .copied()
            .filter(move |&station| self.has_station(seat, station) && target != Target::Station(station))
    }

    /// Is there no disc to place, from board or station? (GWT-DISC-14)
    pub(crate) fn no_disc_at_all(&self, target: Target) -> bool {
        !self.can_place_disc(target, self.me().money)
    }

    /// Could some disc be placed with so much money, whatever the freight?
    pub(crate) fn can_place_disc(&self, target: Target, money: u16) -> bool {
        self.has_board_disc(target, money) || self.station_discs(target).next().is_some()
    }

    /// Is there a disc after which the freight can be paid?
    pub(crate) fn has_disc_for(&self, target: Target) -> bool {
        DiscSpace::ALL.iter().any(|&space| self.judge_board_disc(target, space).is_ok())
            || self.station_discs(target).any(|station| self.judge_station_disc(target, station).is_ok())
    }

    pub(crate) fn legal_disc(&self, target: Target, into: &mut Choices<Action>) {
        let board = DiscSpace::ALL.iter().filter(|&&space| self.judge_board_disc(target, space).is_ok());
        into.extend(board.map(|&space| Action::Disc(space)));
        if into.is_empty() {
            let stations = self.station_discs(target).filter(|&it| self.judge_station_disc(target, it).is_ok());
            into.extend(stations.map(Action::StationDisc));
        }
    }

    pub(crate) fn judge_disc(&self, target: Target, space: DiscSpace) -> Result<(), Refusal> {
        self.judge_board_disc(target, space)
    }

    pub(crate) fn judge_station_disc(&self, target: Target, station: Station) -> Result<(), Refusal> {
        let money = self.me().money;
        if target == Target::Station(station) {
            return Err(Refusal::rule("GWT-DISC-13"));
        }
        if !self.has_station(self.active(), station) {
            return Err(Refusal::rule("GWT-DISC-09"));
        }
        if self.has_board_disc(target, money) {
            return Err(Refusal::rule("GWT-DISC-10"));
        }
        self.judge_price("GWT-DELIVER-20", target.freight())
    }

    /// Takes a disc from the board: its ability opens, its cost or gain is due at once (GWT-DISC-03 to 07).
    pub(crate) fn play_disc(&mut self, target: Target, space: DiscSpace, log: &mut impl Tell) {
        self.agenda.pop();
        let me = self.me_mut();
        let there = me.discs & space.bits();
        me.discs &= !(there & there.wrapping_neg());
        log.tell(Event::Disc(space));
        match space {
            DiscSpace::Hand => self.pay(HAND_DISC_COSTS, Why::Disc, log),
            DiscSpace::StepLeft => self.gain(STEP_DISC_PAYS, Why::Disc, log),
            _ => {}
        }
        self.put_disc(target);
    }

    /// Takes a disc back from a station (GWT-DISC-09, 11, 12).
    pub(crate) fn play_station_disc(&mut self, target: Target, station: Station, log: &mut impl Tell) {
        self.agenda.pop();
        let seat = self.active();
        self.stations[station.index()] &= !(1 << seat.0);
        log.tell(Event::StationDisc(station));
        self.put_disc(target);
    }

    fn put_disc(&mut self, target: Target) {
        let seat = self.active();
        match target {
            Target::City(city, _) => self.me_mut().cities[city.index()] += 1,
            Target::Station(station) => self.stations[station.index()] |= 1 << seat.0,
        }
    }
}

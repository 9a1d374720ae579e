//! BUILD: private buildings. Carries GWT-BUILD-01 to 15.
//!
//! Two clicks: which building, then where.

use crate::action::Action;
use crate::agenda::{Step, Tell};
use crate::data::player_board::Worker;
use crate::data::trail::{Space, spaces};
use crate::event::{Event, Why};
use crate::lack::Lack;
use crate::state::{Gwt, Tile};
use cowcatcher_engine::{Choices, Reason, Refusal};

impl Gwt {
    /// The empty building spaces, as bits.
    pub(crate) fn empty_sites(&self) -> u64 {
        self.tables().building_spaces & !self.trail.occupied()
    }

    /// The numbers in stock, ascending.
    fn stock(&self) -> impl Iterator<Item = u8> + use<> {
        let stock = self.me().stock;
        (1..=16).filter(move |number| stock >> (number - 1) & 1 != 0)
    }

    /// May so many craftsmen's worth be built? (GWT-BUILD-02 to 04, 07)
    fn judge_craftsmen(&self, craftsmen: u8, per_craftsman: u8, replacing: bool) -> Result<(), Refusal> {
        let (workers, money) = match per_craftsman {
            _ if replacing => ("GWT-BUILD-07", "GWT-BUILD-07"),
            1 => ("GWT-BUILD-02", "GWT-BUILD-04"),
            _ => ("GWT-BUILD-02", "GWT-BUILD-03"),
        };
        let have = self.me().workers(Worker::Craftsman);
        if craftsmen > have {
            return Err(Refusal::needs(workers, Lack::Craftsmen, i32::from(craftsmen), i32::from(have)));
        }
        self.judge_price(money, u16::from(craftsmen) * u16::from(per_craftsman))
    }

    /// May this building be placed there?
    pub(crate) fn judge_site(&self, number: u8, per_craftsman: u8, space: Space) -> Result<(), Refusal> {
        let craftsmen = self.building(number).craftsmen;
        match self.trail.get(space) {
            None if self.empty_sites() & space.bit() != 0 => self.judge_craftsmen(craftsmen, per_craftsman, false),
            Some(Tile::Building(owner, old)) if owner == self.active() => {
                let difference = craftsmen.saturating_sub(self.building(old).craftsmen);
                if difference == 0 {
                    return Err(Refusal::rule("GWT-BUILD-06"));
                }
                self.judge_craftsmen(difference, per_craftsman, true)
            }
            Some(Tile::Building(..) | Tile::Neutral(_)) => Err(Refusal::rule("GWT-BUILD-09")),
            _ => Err(Refusal::rule("GWT-BUILD-01")),
        }
    }

    /// The spaces where this building may be placed, as bits.
    fn sites(&self, number: u8, per_craftsman: u8) -> u64 {
        let craftsmen = self.building(number).craftsmen;
        let empty = if self.judge_craftsmen(craftsmen, per_craftsman, false).is_ok() { self.empty_sites() } else { 0 };
        let replaced = spaces(self.me().buildings)
            .filter(|&space| self.judge_site(number, per_craftsman, space).is_ok())
            .fold(0, |bits, space| bits | space.bit());
        empty | replaced
    }

    /// May this building be chosen, that is, is there any place for it?
    pub(crate) fn judge_building(&self, number: u8, per_craftsman: u8) -> Result<(), Refusal> {
        if !self.stock().any(|in_stock| in_stock == number) {
            return Err(Refusal::rule("GWT-BUILD-01"));
        }
        if self.sites(number, per_craftsman) != 0 {
            return Ok(());
        }
        // The reason is that of the cheapest place: an empty space, or the replacement with the smallest difference.
        let craftsmen = self.building(number).craftsmen;
        let differences = spaces(self.me().buildings)
            .filter_map(|space| self.trail.building(space))
            .filter_map(|(_, old)| craftsmen.checked_sub(self.building(old).craftsmen))
            .filter(|&difference| difference > 0);
        let cheapest = differences.chain((self.empty_sites() != 0).then_some(craftsmen)).min();
        let cheapest = cheapest.unwrap_or(0);
        self.judge_craftsmen(cheapest, per_craftsman, cheapest < craftsmen)?;
        Err(Refusal::rule("GWT-BUILD-01"))
    }

    /// Can anything be built at all?
    pub(crate) fn judge_any_building(&self, per_craftsman: u8) -> Result<(), Refusal> {
        let mut refusal = Refusal::rule("GWT-BUILD-01");
        for number in self.stock() {
            match self.judge_building(number, per_craftsman) {
                Ok(()) => return Ok(()),
                // Nearest to being possible is what only money stands against.
                Err(why) if !matches!(refusal.reason, Reason::Costs { .. }) => refusal = why,
                Err(_) => {}
            }
        }
        Err(refusal)
    }

    pub(crate) fn legal_build(&self, per_craftsman: u8, into: &mut Choices<Action>) {
        let possible = self.stock().filter(|&number| self.sites(number, per_craftsman) != 0);
        into.extend(possible.map(Action::Build));
    }

    pub(crate) fn legal_site(&self, number: u8, per_craftsman: u8, into: &mut Choices<Action>) {
        into.extend(spaces(self.sites(number, per_craftsman)).map(Action::At));
    }

    pub(crate) fn play_build(&mut self, number: u8, per_craftsman: u8) {
        self.agenda.replace(Step::Site { number, per_craftsman });
    }

    pub(crate) fn play_site(&mut self, number: u8, per_craftsman: u8, space: Space, log: &mut impl Tell) {
        self.agenda.pop();
        let mut craftsmen = self.building(number).craftsmen;
        let replaced = self.trail.building(space).map(|(_, old)| old);
        if let Some(old) = replaced {
            craftsmen = craftsmen.saturating_sub(self.building(old).craftsmen);
            self.me_mut().replaced |= 1 << (old - 1);
            self.close_source(space);
        }
        let owner = self.active();
        self.trail.put(space, Tile::Building(owner, number));
        let me = self.me_mut();
        me.stock &= !(1 << (number - 1));
        me.buildings |= space.bit();
        log.tell(Event::Built(number, space, replaced));
        self.pay(u16::from(craftsmen) * u16::from(per_craftsman), Why::Build, log);
    }
}

//! GROWTH: City Growth, and goods from the supply. Carries STEAM-GROWTH-01 to 04, STEAM-URBAN-03, 12, STEAM-ACTION-16.

use crate::action::Action;
use crate::agenda::{Step, Tell};
use crate::data::goods::SUPPLY_SPACES;
use crate::event::Event;
use crate::hex::Hex;
use crate::lack::Lack;
use crate::state::{Goods, Steam};
use cowcatcher_engine::{Choices, Refusal};

impl Steam {
    fn any_supply(&self) -> bool {
        self.supply.iter().any(|space| !space.is_empty())
    }

    /// Has the city on a hex not had its growth? New Cities have.
    fn may_grow(&self, number: u8) -> bool {
        let bit = 1u64.unbounded_shl(u32::from(self.map.site_of(number)));
        self.track.tile(number).node.is_city() && self.grown & bit == 0
    }

    /// The hexes of the cities that may grow.
    fn growing(&self) -> impl Iterator<Item = u8> {
        (0..self.map.sites()).map(|site| self.map.site_hex(site)).filter(|&hex| self.may_grow(hex))
    }

    /// Can City Growth have an effect?
    pub(crate) fn can_grow(&self) -> bool {
        self.growth_markers > 0 && self.any_supply() && self.growing().next().is_some()
    }

    pub(crate) fn legal_grow(&self, into: &mut Choices<Action>) {
        if !self.build.grow || self.growth_markers == 0 || !self.any_supply() {
            return;
        }
        for hex in self.growing() {
            // Fewer cities than choices are left beside the hexes of the largest map.
            let _ = into.try_push(Action::Grow(self.map.hex(hex)));
        }
    }

    pub(crate) fn judge_grow(&self, hex: Hex) -> Result<(), Refusal> {
        if !self.build.grow {
            return Err(Refusal::rule("STEAM-GROWTH-01"));
        }
        if self.growth_markers == 0 {
            return Err(Refusal::needs("STEAM-GROWTH-01", Lack::Markers, 1, 0));
        }
        if !self.any_supply() {
            return Err(Refusal::needs("STEAM-GROWTH-04", Lack::Supply, 1, 0));
        }
        match self.map.number(hex) {
            Some(number) if self.may_grow(number) => Ok(()),
            _ => Err(Refusal::rule("STEAM-GROWTH-02")),
        }
    }

    pub(crate) fn play_grow(&mut self, hex: Hex, log: &mut impl Tell) {
        let Some(number) = self.map.number(hex) else { return };
        self.grown |= 1u64.unbounded_shl(u32::from(self.map.site_of(number)));
        self.growth_markers = self.growth_markers.saturating_sub(1);
        self.build.grow = false;
        log.tell(Event::Grown(self.active, hex));
        self.agenda.push(Step::Supply(number));
    }

    /// Without cubes in the supply nothing is asked (STEAM-URBAN-12).
    pub(crate) fn no_goods_left(&mut self) -> bool {
        let none = !self.any_supply();
        if none {
            self.agenda.pop();
        }
        none
    }

    pub(crate) fn legal_supply(&self, into: &mut Choices<Action>) {
        let full = (0..SUPPLY_SPACES).filter(|&space| !self.supply[space].is_empty());
        into.extend(full.map(|space| Action::Supply(space as u8 + 1)));
    }

    pub(crate) fn judge_supply(&self, space: u8) -> Result<(), Refusal> {
        match usize::from(space).checked_sub(1).and_then(|space| self.supply.get(space)) {
            Some(goods) if !goods.is_empty() => Ok(()),
            _ => Err(Refusal::needs("STEAM-GROWTH-01", Lack::SupplySpace, 1, 0)),
        }
    }

    pub(crate) fn play_supply(&mut self, number: u8, space: u8, log: &mut impl Tell) {
        let site = usize::from(self.map.site_of(number));
        let from = usize::from(space).checked_sub(1).and_then(|space| self.supply.get_mut(space));
        let (Some(goods), Some(city)) = (from, self.cubes.get_mut(site)) else { return };
        let cubes = std::array::from_fn(|colour| goods.count(colour) as u8);
        city.merge(goods);
        *goods = Goods::new();
        log.tell(Event::Supplied(space, self.map.hex(number), cubes));
        self.agenda.pop();
    }
}

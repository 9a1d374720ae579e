//! ACTION: taking action tiles. Carries STEAM-ACTION-01 to 07, 09 to 12, 15 to 18, 20, 21, STEAM-LOCO-04, 05.

use crate::action::Action;
use crate::agenda::{Step, Tell};
use crate::data::HIGHEST_LEVEL;
use crate::data::actions::ActionTile;
use crate::event::{Event, Why};
use crate::lack::{Lack, Money};
use crate::question::Phase;
use crate::state::Steam;
use cowcatcher_engine::{Choices, Refusal};

impl Steam {
    pub(crate) fn begin_actions(&mut self, log: &mut impl Tell) -> bool {
        log.tell(Event::PhaseBegan(Phase::Actions));
        self.agenda.replace(Step::Take(0));
        true
    }

    /// In turn order everybody takes a tile (STEAM-ACTION-01).
    pub(crate) fn next_to_take(&mut self, place: u8) -> bool {
        match self.order.get(place) {
            Some(seat) => {
                self.active = seat;
                false
            }
            None => {
                self.agenda.replace(Step::BuildPhase);
                true
            }
        }
    }

    /// What a tile costs the player who decides (STEAM-ACTION-03, 04).
    pub(crate) fn price_of(&self, tile: ActionTile) -> i32 {
        if self.raises_when_needed() { tile.base_price(self.me().level + 1) } else { 0 }
    }

    pub(crate) fn legal_take(&self, into: &mut Choices<Action>) {
        let all = || ActionTile::ALL.iter().copied();
        into.extend(all().filter(|&tile| self.judge_take(tile).is_ok()).map(Action::Take));
        into.extend(all().filter(|&tile| self.judge_take_passing(tile).is_ok()).map(Action::TakePassing));
    }

    fn judge_free(&self, tile: ActionTile) -> Result<(), Refusal> {
        match self.holder(tile) {
            None => Ok(()),
            Some(_) => Err(Refusal::rule("STEAM-ACTION-01")),
        }
    }

    /// Is there a town to urbanize and a tile to do it with (STEAM-ACTION-15)?
    fn judge_urbanization(&self) -> Result<(), Refusal> {
        if self.new_cities_left() == 0 {
            return Err(Refusal::needs("STEAM-ACTION-15", Lack::NewCities, 1, 0));
        }
        if self.towns().next().is_none() {
            return Err(Refusal::needs("STEAM-ACTION-15", Lack::Towns, 1, 0));
        }
        Ok(())
    }

    pub(crate) fn judge_take(&self, tile: ActionTile) -> Result<(), Refusal> {
        self.judge_free(tile)?;
        match tile {
            ActionTile::Locomotive if self.me().level >= HIGHEST_LEVEL => {
                return Err(Refusal::needs("STEAM-ACTION-11", Lack::Levels, 1, 0));
            }
            ActionTile::Urbanization => self.judge_urbanization()?,
            // STEAM-ACTION-16; in the Standard game STEAM-ACTION-20.
            ActionTile::CityGrowth if self.raises_when_needed() && !self.can_grow() => {
                return Err(Refusal::rule("STEAM-ACTION-16"));
            }
            _ => {}
        }
        let (price, funds) = (self.price_of(tile), self.spendable(self.active));
        if price > funds {
            Err(Refusal::costs("STEAM-ACTION-18", Money::under(self.setting.rules), price, funds))
        } else {
            Ok(())
        }
    }

    pub(crate) fn judge_take_passing(&self, tile: ActionTile) -> Result<(), Refusal> {
        self.judge_free(tile)?;
        if tile == ActionTile::Urbanization && self.no_tile_for_me() {
            // STEAM-ACTION-21.
            return Ok(());
        }
        if !self.raises_when_needed() {
            return Err(Refusal::rule("STEAM-ACTION-14"));
        }
        if !tile.has_pass_option() {
            return Err(Refusal::rule("STEAM-ACTION-12"));
        }
        if tile == ActionTile::Urbanization { self.judge_urbanization() } else { Ok(()) }
    }

    /// Is there no tile at all that the player who decides could take but by STEAM-ACTION-21?
    fn no_tile_for_me(&self) -> bool {
        ActionTile::ALL.iter().all(|&tile| {
            self.judge_take(tile).is_err()
                && (!self.raises_when_needed() || tile != ActionTile::CityGrowth || self.judge_free(tile).is_err())
                && (!self.raises_when_needed()
                    || tile != ActionTile::Urbanization
                    || self.judge_free(tile).is_err()
                    || self.judge_urbanization().is_err())
        })
    }

    pub(crate) fn play_take(&mut self, place: u8, tile: ActionTile, passed: bool, log: &mut impl Tell) {
        let seat = self.active;
        let price = if passed { 0 } else { self.price_of(tile) };
        let player = self.player_mut(seat);
        player.tile = Some(tile);
        player.passed = passed;
        log.tell(Event::Took(seat, tile, passed));
        self.pay(seat, price, Why::Action, log);
        if tile == ActionTile::Locomotive {
            self.rise(log);
        }
        self.agenda.replace(Step::Take(place.saturating_add(1)));
    }

    /// The locomotive of the player who decides rises by a level.
    pub(crate) fn rise(&mut self, log: &mut impl Tell) {
        let seat = self.active;
        let player = self.player_mut(seat);
        player.level = (player.level + 1).min(HIGHEST_LEVEL);
        log.tell(Event::Locomotive(seat, player.level));
    }
}

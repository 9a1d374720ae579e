//! The trail: own buildings beyond their points, and the shops still ahead.

use super::horizon::Horizon;
use super::offers::offer;
use super::outlook::Purse;
use super::weights::*;
use crate::data::buildings::Neutral;
use crate::data::trail::{NEUTRAL, Space, WOODS, spaces};
use crate::state::{Gwt, Tile};

impl Gwt {
    /// What the own buildings will do in the laps still to come: a stop of one's own, and fees of the others.
    pub(super) fn buildings_worth(&self, horizon: &Horizon, purse: &Purse) -> f32 {
        let players = self.setting.players;
        let mut per_lap = 0.0;
        for space in spaces(self.me().buildings) {
            let Some((_, number)) = self.trail.building(space) else { continue };
            let building = self.building(number);
            let fee = f32::from(building.hands.fee(players)) * f32::from(players - 1);
            let offers: f32 = building.locals.iter().map(|local| local.lines().map(offer).fold(0.0, f32::max)).sum();
            per_lap += BUILDING_USE + LINE_USE * offers + fee * purse.dollar * FEE_CHANCE;
            if self.tables().risks[space.index()].is_some() {
                per_lap += RISK_USE;
            }
            if WOODS & space.bit() != 0 {
                per_lap += WOODS_USE;
            }
        }
        per_lap * horizon.laps
    }

    /// Money in the pocket is worth more where there is still something to buy before Kansas City.
    pub(super) fn shops_ahead(&self) -> f32 {
        let here = match self.me().rancher {
            None | Some(Space::KC) => Space::Start,
            Some(space) => space,
        };
        let mut worth = 0.0;
        for space in NEUTRAL {
            if space > here
                && let Some(Tile::Neutral(neutral)) = self.trail.get(space)
            {
                worth += match neutral {
                    Neutral::A => SHOP_HIRE,
                    Neutral::B => SHOP_BUILD,
                    Neutral::E => SHOP_BUY,
                    _ => 0.0,
                };
            }
        }
        worth * (f32::from(self.me().money) / SHOP_MONEY).min(1.0)
    }
}

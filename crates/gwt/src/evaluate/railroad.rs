//! The engine on its track, and the abilities that discs open.

use super::horizon::Horizon;
use super::weights::*;
use crate::data::player_board::DiscSpace;
use crate::data::railroad::Station;
use crate::state::Gwt;

/// The last space under a city: as far as crosses go.
const LAST_CITY: u8 = 18;

impl Gwt {
    /// How far the engine has come: towards the cities it is freight saved, beyond them the great stations.
    pub(super) fn engine_worth(&self, horizon: &Horizon) -> f32 {
        let nose = self.me().engine.nose();
        let near = f32::from(nose.min(LAST_CITY));
        let far = f32::from(nose.saturating_sub(LAST_CITY));
        let time = (horizon.turns / LONG_GAME).min(1.0);
        let waits = Station::at(self.me().engine.0).is_some_and(|station| !self.has_station(self.active(), station));
        (RAIL_NEAR * near + RAIL_FAR * far - if waits { STATION_MISSED } else { 0.0 }) * time
    }

    /// What the spaces cleared on the player board will do, apart from steps and hand, which other files count.
    pub(super) fn disc_worth(&self, horizon: &Horizon) -> f32 {
        let me = self.me();
        let cleared = |space: DiscSpace| me.cleared(space) as f32;
        let per_lap = DISC_MONEY * cleared(DiscSpace::Money)
            + DISC_CARDS * cleared(DiscSpace::Cards)
            + DISC_CERTIFICATE * cleared(DiscSpace::Certificate)
            + DISC_ENGINE * cleared(DiscSpace::Engine)
            + DISC_REMOVAL * cleared(DiscSpace::Removal)
            + DISC_LIMIT * cleared(DiscSpace::Limit4)
            + DISC_LIMIT * cleared(DiscSpace::Limit6)
            + DISC_STEP * (cleared(DiscSpace::StepLeft) + cleared(DiscSpace::StepRight))
            + DISC_HAND * cleared(DiscSpace::Hand);
        per_lap * horizon.laps
    }
}

//! What a position is worth to the active player: the points it shows, and what its pieces will still bring.

use super::weights::*;
use crate::state::Gwt;

/// What a dollar is worth after the end, so that of two equal scores the richer is preferred.
const LOOSE_DOLLAR: f32 = 0.001;

/// What money is worth.
#[derive(Clone, Copy)]
pub(super) struct Purse {
    /// A dollar that is still to come.
    pub dollar: f32,
}

impl Gwt {
    /// The worth of the position at the end of the active player's turn, in points.
    pub(super) fn outlook(&self) -> f32 {
        let seat = self.active().index();
        let horizon = self.horizon();
        if horizon.turns <= 0.0 {
            // Nothing is to come any more: the score sheet, and dollars that make no whole point for good measure.
            let points = self.score_sheet().points.get(seat).map_or(0, |points| points.iter().sum());
            return points as f32 + f32::from(self.me().money) * LOOSE_DOLLAR;
        }
        let me = self.me();
        let deck = me.deck();
        let time = (horizon.turns / LONG_GAME).min(1.0);
        let purse = Purse { dollar: DOLLAR_AT_END + DOLLAR_TO_SPEND * time };
        let money = f32::from(me.money);
        let spare = (money - MONEY_ENOUGH).max(0.0);
        let purse_worth = money * DOLLAR_AT_END + (money - spare) * (DOLLAR_TO_SPEND * time);
        let small = f32::from(me.certificates) * CERTIFICATE
            + f32::from(me.tokens) * TOKEN
            + TRADE_TILE * (me.tiles.total() - me.hazards()) as f32
            - BALLAST * self.ballast(&deck) as f32 * horizon.laps;
        self.shown_points(&deck)
            + purse_worth
            + (small + self.shops_ahead()) * time
            + self.objectives_worth(&deck, &horizon)
            + self.deliveries_worth(&deck, &horizon, &purse)
            + self.crew_worth(&horizon)
            + self.engine_worth(&horizon)
            + self.disc_worth(&horizon)
            + self.buildings_worth(&horizon, &purse)
    }
}

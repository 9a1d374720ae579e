//! The seven action tiles (components 3).

cowcatcher_engine::named! {
    /// An action tile (STEAM-ACTION-02).
    pub enum ActionTile as "an action tile" {
        /// 1: first in the next turn (Base), a free pass in the next auction (Standard).
        TurnOrder = "turn-order",
        /// 2: first in both goods rounds.
        FirstMove = "first-move",
        /// 3: four placements.
        Engineer = "engineer",
        /// 4: first to build.
        FirstBuild = "first-build",
        /// 5: goods for a city.
        CityGrowth = "city-growth",
        /// 6: one more locomotive level.
        Locomotive = "locomotive",
        /// 7: a New City.
        Urbanization = "urbanization",
    }
}

impl ActionTile {
    /// The printed number, 1 to 7.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The price in the Base game for a player who would reach this locomotive level (STEAM-ACTION-03).
    pub const fn base_price(self, level_reached: u8) -> i32 {
        match self {
            ActionTile::CityGrowth => 2,
            ActionTile::Locomotive => 4 + level_reached as i32,
            ActionTile::Urbanization => 6,
            _ => 0,
        }
    }

    /// May it be taken without price and effect in the Base game (STEAM-ACTION-12)?
    pub const fn has_pass_option(self) -> bool {
        matches!(self, ActionTile::CityGrowth | ActionTile::Urbanization)
    }
}

//! What a player may lack, by name: the words for it are made elsewhere.

use crate::options::Rules;

cowcatcher_engine::named! {
    /// What something costs.
    pub enum Money as "money" {
        /// Dollars in hand, where nothing can be raised on the way (Standard).
        Dollars = "dollars",
        /// Dollars in hand and all that could be raised at once (Base, STEAM-MONEY-02).
        Funds = "funds",
    }
}

impl Money {
    /// What is paid with under these rules.
    pub(crate) const fn under(rules: Rules) -> Money {
        match rules {
            Rules::Base => Money::Funds,
            Rules::Standard => Money::Dollars,
        }
    }
}

cowcatcher_engine::named! {
    /// What something needs besides money.
    pub enum Lack as "something to lack" {
        /// Raises that income and points still allow.
        Raises = "raises",
        /// Raises that a turn allows.
        RaisesAllowed = "raises-allowed",
        /// Dollars of the least bid.
        Bid = "bid",
        /// Dollars of the highest bid.
        BidAllowed = "bid-allowed",
        /// Tile placements left.
        Placements = "placements",
        /// Tiles of the kind in stock.
        Stock = "stock",
        /// New City tiles.
        NewCities = "new-cities",
        /// New City tiles of the colour.
        NewCitiesColour = "new-cities-colour",
        /// Towns.
        Towns = "towns",
        /// Levels that the locomotive can still gain.
        Levels = "levels",
        /// City Growth markers.
        Markers = "markers",
        /// Supply spaces with cubes.
        Supply = "supply",
        /// Cubes in the supply space.
        SupplySpace = "supply-space",
        /// Cubes of the colour there.
        Cubes = "cubes",
        /// Links that the locomotive can use.
        Links = "links",
        /// Own links among those used.
        OwnLinks = "own-links",
        /// Steps left on the income track.
        IncomeTrack = "income-track",
        /// Cubes that a space gets in the set-up.
        SetupCubes = "setup-cubes",
        /// Cubes of a colour in the bag.
        Bag = "bag",
    }
}

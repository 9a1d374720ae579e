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
        Raises = "raises", RaisesAllowed = "raises-allowed", Bid = "bid", BidAllowed = "bid-allowed",
        Placements = "placements", Stock = "stock", NewCities = "new-cities",
        NewCitiesColour = "new-cities-colour", Towns = "towns", Levels = "levels", Markers = "markers",
        Supply = "supply", SupplySpace = "supply-space", Cubes = "cubes", Links = "links",
        OwnLinks = "own-links", IncomeTrack = "income-track", SetupCubes = "setup-cubes", Bag = "bag",
    }
}

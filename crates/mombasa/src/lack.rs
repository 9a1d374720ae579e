//! What a player may lack, by name: the words for it are made elsewhere.

cowcatcher_engine::named! {
    /// What something costs.
    pub enum Money as "money" {
        /// Pounds.
        Pounds = "pounds",
        /// Units of the goods cards used.
        Units = "units",
        /// Points of an expansion.
        ExpansionPoints = "expansion-points",
        /// Points of a bookkeeping action.
        BookkeepingPoints = "bookkeeping-points",
    }
}

cowcatcher_engine::named! {
    /// What something needs besides money.
    pub enum Lack as "something to lack" {
        /// The bonus of this level, unlocked on a track.
        Level = "level",
    }
}

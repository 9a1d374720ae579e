//! What a player may lack, by name: the words for it are made elsewhere.

cowcatcher_engine::named! {
    /// What something costs.
    pub enum Money as "money" {
        Pounds = "pounds", Units = "units", ExpansionPoints = "expansion-points",
        BookkeepingPoints = "bookkeeping-points",
    }
}

cowcatcher_engine::named! {
    /// What something needs besides money.
    pub enum Lack as "something to lack" {
        Level = "level",
    }
}

//! What a player may lack, by name: the words for it are made elsewhere.

cowcatcher_engine::named! {
    /// What something costs.
    pub enum Money as "money" {
        Dollars = "dollars",
    }
}

cowcatcher_engine::named! {
    /// What something needs besides money.
    pub enum Lack as "something to lack" {
        Cards = "cards", Craftsmen = "craftsmen", Cowboys = "cowboys", Certificates = "certificates",
        Value = "value", Tokens = "tokens", Spaces = "spaces", SpacesBehind = "spaces-behind",
    }
}

//! What a player may lack, by name: the words for it are made elsewhere.

cowcatcher_engine::named! {
    /// What something costs.
    pub enum Money as "money" {
        /// Dollars.
        Dollars = "dollars",
    }
}

cowcatcher_engine::named! {
    /// What something needs besides money.
    pub enum Lack as "something to lack" {
        /// Cards of a kind in hand.
        Cards = "cards",
        /// Craftsmen.
        Craftsmen = "craftsmen",
        /// Cowboys not yet used.
        Cowboys = "cowboys",
        /// Certificates.
        Certificates = "certificates",
        /// Breeding value.
        Value = "value",
        /// Exchange tokens.
        Tokens = "tokens",
        /// Spaces that the engine may move.
        Spaces = "spaces",
        /// Spaces behind the engine.
        SpacesBehind = "spaces-behind",
    }
}

//! What a player can be asked, and what they can lack: ids, for which words are made elsewhere.

cowcatcher_engine::named! {
    /// What is asked now.
    pub enum Question as "a question" {
        Bid = "bid", Prize = "prize", Done = "done",
    }
}

impl cowcatcher_engine::Question for Question {
    fn clause(self) -> &'static str {
        match self {
            Question::Bid => "TOY-BID-01",
            Question::Prize => "TOY-PRIZE-01",
            Question::Done => "TOY-PRIZE-03",
        }
    }
}

cowcatcher_engine::named! {
    /// What something needs.
    pub enum Lack as "something to lack" {
        Hand = "hand", Deck = "deck",
    }
}

cowcatcher_engine::named! {
    /// What changes hands.
    pub enum Money as "money" {
        Coins = "coins",
    }
}

//! What a player can be asked, and what they can lack: ids, for which words are made elsewhere.

cowcatcher_engine::named! {
    /// What is asked now.
    pub enum Question as "a question" {
        /// Which card do you bid?
        Bid = "bid",
        /// Who gets the prize?
        Prize = "prize",
        /// Are you done?
        Done = "done",
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
        /// Cards of the value, in the hand.
        Hand = "hand",
        /// Cards of the value, in the deck.
        Deck = "deck",
    }
}

cowcatcher_engine::named! {
    /// What changes hands.
    pub enum Money as "money" {
        /// Coins.
        Coins = "coins",
    }
}

//! The cattle market: its size and its prices (components 7.4).

/// Cards in the market at the start and after a refill, for 2, 3, 4 players.
pub const MARKET_SIZE: [u8; 3] = [7, 10, 13];
/// What the Simmental variant adds to it (GWT-SIMM-02).
pub const SIMMENTAL_EXTRA: u8 = 2;

/// A way to buy: so many cowboys and dollars for one or two cards of a kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deal {
    /// Cowboys used.
    pub cowboys: u8,
    /// What is bought.
    pub goods: Goods,
    /// One card or two.
    pub cards: u8,
    /// The price of all together.
    pub price: u16,
}

/// What a deal is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goods {
    /// Cards of this breeding value that are no Simmentals.
    Value(u8),
    /// A Simmental of level 1.
    Simmental,
}

const fn deal(cowboys: u8, goods: Goods, cards: u8, price: u16) -> Deal {
    Deal { cowboys, goods, cards, price }
}

/// All deals (GWT-CATTLE-02 to 09, GWT-SIMM-05, GWT-SIMM-06).
pub const DEALS: [Deal; 10] = [
    deal(1, Goods::Value(3), 1, 6),
    deal(2, Goods::Value(3), 1, 3),
    deal(3, Goods::Value(3), 2, 5),
    deal(1, Goods::Value(4), 1, 12),
    deal(3, Goods::Value(4), 1, 6),
    deal(5, Goods::Value(4), 2, 8),
    deal(2, Goods::Value(5), 1, 12),
    deal(4, Goods::Value(5), 1, 6),
    deal(1, Goods::Simmental, 1, 8),
    deal(2, Goods::Simmental, 1, 5),
];

/// Cards that one cowboy draws into the market (GWT-CATTLE-11).
pub const MARKET_DRAW: u8 = 2;

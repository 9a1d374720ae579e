//! BOX: what is in the box. Carries TOY-BOX-01, 02.

use cowcatcher_engine::Bag;

/// Cards of each value.
pub const COPIES: u32 = 5;
/// Cards in a full hand (TOY-DEAL-02).
pub const HAND: u32 = 3;
/// Coins in the box.
pub const COINS: u8 = 60;
/// The sides of the die, which is the greatest prize too.
pub const PIPS: u8 = 6;
/// The most players.
pub const MOST_PLAYERS: usize = 4;

cowcatcher_engine::named! {
    /// A card, which has a value and nothing else.
    pub enum Card as "a card (1 to 6)" {
        One = "1", Two = "2", Three = "3", Four = "4", Five = "5", Six = "6",
    }
}

impl Card {
    /// Its value, from 1 to 6.
    pub const fn value(self) -> u8 {
        self as u8 + 1
    }
}

/// Cards without an order, by [`Card::index`]: a hand, a deck that nobody can look into.
pub(crate) type Cards = Bag<1, 4>;

/// All cards of the box.
pub(crate) fn all_cards() -> Cards {
    let mut all = Cards::new();
    for card in Card::ALL {
        all.add_many(card.index(), COPIES);
    }
    all
}

/// The cards of a bag one by one, ascending.
pub(crate) fn one_by_one(cards: &Cards) -> impl Iterator<Item = Card> + use<> {
    cards.iter().flat_map(|(kind, n)| std::iter::repeat_n(Card::from_index(kind), n as usize))
}

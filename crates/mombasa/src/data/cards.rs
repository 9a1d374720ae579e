//! The cards: starting cards, order cards, action cards, and the bonus tiles that count as cards.

use super::companies::Company;

cowcatcher_engine::named! {
    /// The three goods.
    pub enum Good as "a good (BAN, COF, COT)" {
        Bananas = "BAN", Coffee = "COF", Cotton = "COT",
    }
}

cowcatcher_engine::named! {
    /// What a card is for.
    pub enum Kind as "a kind of card" {
        Bananas = "BAN", Coffee = "COF", Cotton = "COT", Expansion = "EXP", Bookkeeper = "BK", Merchant = "DM",
        Share = "SHARE",
    }
}

impl Kind {
    /// The good of a goods card.
    pub const fn good(self) -> Option<Good> {
        match self {
            Kind::Bananas => Some(Good::Bananas),
            Kind::Coffee => Some(Good::Coffee),
            Kind::Cotton => Some(Good::Cotton),
            _ => None,
        }
    }
}

impl Good {
    /// The kind of card that holds units of this good.
    pub const fn kind(self) -> Kind {
        match self {
            Good::Bananas => Kind::Bananas,
            Good::Coffee => Kind::Coffee,
            Good::Cotton => Kind::Cotton,
        }
    }
}

cowcatcher_engine::named! {
    /// A card by its printed id. The first nine exist once for each player, all others once in the box. The last three are the
    /// bonus tiles that count as cards (MOM-BONUS-12).
    #[allow(missing_docs, reason = "the names are the printed ids")]
    pub enum Card as "a card" {
        Ban1 = "BAN1", Ban2 = "BAN2", Cof1 = "COF1", Cof2 = "COF2", Cot1 = "COT1", Cot2 = "COT2", Exp1 = "EXP1",
        Exp2 = "EXP2", Bk2 = "BK2", Ord1 = "ORD1", Ord2 = "ORD2", Ord3 = "ORD3", Ord4 = "ORD4", A01 = "A01",
        A02 = "A02", A03 = "A03", A04 = "A04", A05 = "A05", A06 = "A06", A07 = "A07", A08 = "A08", A09 = "A09",
        A10 = "A10", A11 = "A11", A12 = "A12", B01 = "B01", B02 = "B02", B03 = "B03", B04 = "B04", B05 = "B05",
        B06 = "B06", B07 = "B07", B08 = "B08", C01 = "C01", C02 = "C02", C03 = "C03", C04 = "C04", C05 = "C05",
        C06 = "C06", C07 = "C07", C08 = "C08", D01 = "D01", D02 = "D02", D03 = "D03", D04 = "D04", D05 = "D05",
        D06 = "D06", D07 = "D07", D08 = "D08", E01 = "E01", E02 = "E02", E03 = "E03", E04 = "E04", E05 = "E05",
        E06 = "E06", E07 = "E07", E08 = "E08", Bt2 = "BT2", Bt3 = "BT3", Bt4 = "BT4",
    }
}

/// How many kinds of cards there are, card tiles included.
pub const CARDS: usize = Card::ALL.len();
/// Starting cards of each player.
pub const STARTING: usize = 9;
/// Action cards, and where they begin among [`Card::ALL`].
pub const ACTION_CARDS: usize = 44;
/// The letters of the action cards, the top of the deck first.
pub const LETTERS: usize = 5;

/// What is printed on a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardRow {
    /// What it is for.
    pub kind: Kind,
    /// Units, expansion value, bookkeeping points or base diamond steps.
    pub value: u8,
    /// The printed price; 0 for cards that are never on display.
    pub price: u8,
    /// The red cash value.
    pub cash: u8,
    /// The additional share.
    pub share: Option<Company>,
}

const fn row(kind: Kind, value: u8, price: u8, cash: u8, share: Option<Company>) -> CardRow {
    CardRow { kind, value, price, cash, share }
}

/// The cards in the order of [`Card::ALL`]: kind, value, price, cash value, additional share.
#[rustfmt::skip]
pub const CARD_ROWS: [CardRow; CARDS] = [
    row(Kind::Bananas, 1, 0, 1, None), // BAN1
    row(Kind::Bananas, 2, 0, 1, None), // BAN2
    row(Kind::Coffee, 1, 0, 1, None), // COF1
    row(Kind::Coffee, 2, 0, 1, None), // COF2
    row(Kind::Cotton, 1, 0, 1, None), // COT1
    row(Kind::Cotton, 2, 0, 1, None), // COT2
    row(Kind::Expansion, 1, 0, 1, None), // EXP1
    row(Kind::Expansion, 2, 0, 2, None), // EXP2
    row(Kind::Bookkeeper, 2, 0, 2, None), // BK2
    row(Kind::Expansion, 1, 0, 1, None), // ORD1
    row(Kind::Expansion, 1, 0, 2, None), // ORD2
    row(Kind::Expansion, 1, 0, 3, None), // ORD3
    row(Kind::Expansion, 1, 0, 4, None), // ORD4
    row(Kind::Bananas, 2, 2, 1, None), // A01
    row(Kind::Bananas, 3, 4, 2, None), // A02
    row(Kind::Coffee, 2, 2, 1, None), // A03
    row(Kind::Coffee, 3, 4, 2, None), // A04
    row(Kind::Cotton, 2, 2, 1, None), // A05
    row(Kind::Cotton, 3, 4, 2, None), // A06
    row(Kind::Expansion, 2, 2, 1, None), // A07
    row(Kind::Expansion, 3, 4, 2, None), // A08
    row(Kind::Bookkeeper, 2, 2, 1, None), // A09
    row(Kind::Bookkeeper, 3, 4, 2, None), // A10
    row(Kind::Merchant, 2, 2, 1, None), // A11
    row(Kind::Merchant, 2, 3, 2, None), // A12
    row(Kind::Bananas, 3, 5, 3, Some(Company::Cairo)), // B01
    row(Kind::Coffee, 3, 5, 3, Some(Company::SaintLouis)), // B02
    row(Kind::Cotton, 3, 5, 3, Some(Company::Mombasa)), // B03
    row(Kind::Expansion, 3, 5, 3, Some(Company::CapeTown)), // B04
    row(Kind::Bookkeeper, 3, 4, 2, None), // B05
    row(Kind::Merchant, 2, 3, 2, None), // B06
    row(Kind::Merchant, 3, 4, 2, None), // B07
    row(Kind::Coffee, 4, 6, 3, None), // B08
    row(Kind::Bananas, 4, 6, 3, None), // C01
    row(Kind::Cotton, 4, 6, 3, None), // C02
    row(Kind::Coffee, 3, 5, 3, Some(Company::CapeTown)), // C03
    row(Kind::Expansion, 3, 5, 3, Some(Company::Mombasa)), // C04
    row(Kind::Expansion, 4, 6, 3, None), // C05
    row(Kind::Bookkeeper, 3, 5, 3, Some(Company::Cairo)), // C06
    row(Kind::Merchant, 3, 5, 3, Some(Company::SaintLouis)), // C07
    row(Kind::Bookkeeper, 3, 4, 2, None), // C08
    row(Kind::Bananas, 4, 7, 4, Some(Company::Mombasa)), // D01
    row(Kind::Coffee, 4, 7, 4, Some(Company::Cairo)), // D02
    row(Kind::Cotton, 4, 7, 4, Some(Company::SaintLouis)), // D03
    row(Kind::Expansion, 4, 7, 4, Some(Company::CapeTown)), // D04
    row(Kind::Merchant, 3, 5, 3, Some(Company::CapeTown)), // D05
    row(Kind::Bookkeeper, 3, 5, 3, Some(Company::Mombasa)), // D06
    row(Kind::Bananas, 3, 5, 3, Some(Company::SaintLouis)), // D07
    row(Kind::Cotton, 3, 5, 3, Some(Company::Cairo)), // D08
    row(Kind::Share, 0, 5, 0, Some(Company::Mombasa)), // E01
    row(Kind::Share, 0, 6, 0, Some(Company::Mombasa)), // E02
    row(Kind::Share, 0, 5, 0, Some(Company::CapeTown)), // E03
    row(Kind::Share, 0, 6, 0, Some(Company::CapeTown)), // E04
    row(Kind::Share, 0, 5, 0, Some(Company::SaintLouis)), // E05
    row(Kind::Share, 0, 6, 0, Some(Company::SaintLouis)), // E06
    row(Kind::Share, 0, 5, 0, Some(Company::Cairo)), // E07
    row(Kind::Share, 0, 6, 0, Some(Company::Cairo)), // E08
    row(Kind::Bookkeeper, 1, 0, 0, None), // BT2
    row(Kind::Merchant, 2, 0, 0, None), // BT3
    row(Kind::Expansion, 2, 0, 0, None), // BT4
];

impl Card {
    /// The card as a bit of a [`Cards`] set.
    pub const fn bit(self) -> u64 {
        1 << self as u64
    }

    /// The letter of an action card as a number: A is 0.
    pub fn letter(self) -> Option<usize> {
        LETTER_CARDS.iter().position(|cards| cards.0 & self.bit() != 0)
    }
}

/// A set of cards. A player never has two cards of one id, so any pile of one player is a set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cards(pub u64);

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards(0);

    /// Cards by their positions in [`Card::ALL`], from `first` up to but not with `end`.
    pub const fn range(first: usize, end: usize) -> Cards {
        Cards((1 << end) - (1 << first))
    }

    /// Is the card in the set?
    pub const fn has(self, card: Card) -> bool {
        self.0 & card.bit() != 0
    }

    /// Puts a card in.
    pub const fn add(&mut self, card: Card) {
        self.0 |= card.bit();
    }

    /// Takes a card out; `false` if it was not there.
    pub const fn take(&mut self, card: Card) -> bool {
        let there = self.has(card);
        self.0 &= !card.bit();
        there
    }

    /// The cards in either set.
    pub const fn and(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }

    /// The cards in both sets.
    pub const fn within(self, other: Cards) -> Cards {
        Cards(self.0 & other.0)
    }

    /// The cards that are not in the other set.
    pub const fn without(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }

    /// Is there no card?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The cards, ascending.
    pub fn iter(self) -> impl Iterator<Item = Card> + use<> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let card = Card::from_index(left.trailing_zeros() as usize);
            let found = (left != 0).then_some(card);
            left &= left.wrapping_sub(1);
            found
        })
    }
}

impl serde::Serialize for Cards {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        cards.into_iter().fold(Cards::NONE, |mut all, card| {
            all.add(card);
            all
        })
    }
}

/// The starting cards.
pub const STARTING_CARDS: Cards = Cards::range(0, STARTING);
/// The order cards by turn order (MOM-SETUP-14).
pub const ORDER_CARDS: [Card; 4] = [Card::Ord1, Card::Ord2, Card::Ord3, Card::Ord4];
/// The action cards of each letter.
pub const LETTER_CARDS: [Cards; LETTERS] =
    [Cards::range(13, 25), Cards::range(25, 33), Cards::range(33, 41), Cards::range(41, 49), Cards::range(49, 57)];
/// All action cards: the deck at the start.
pub const DECK: Cards = Cards::range(13, 57);
/// The bonus tiles that count as cards.
pub const CARD_TILES: Cards = Cards::range(57, 60);

/// The cards of each kind, worked out from the printed rows.
pub const fn by_kind(rows: &[CardRow; CARDS]) -> [Cards; Kind::ALL.len()] {
    let mut kinds = [Cards::NONE; Kind::ALL.len()];
    let mut index = 0;
    while index < CARDS {
        kinds[rows[index].kind as usize].0 |= 1 << index;
        index += 1;
    }
    kinds
}

/// The cards with an additional share of each company, worked out from the printed rows.
pub const fn by_share(rows: &[CardRow; CARDS]) -> [Cards; Company::ALL.len()] {
    let mut companies = [Cards::NONE; Company::ALL.len()];
    let mut index = 0;
    while index < CARDS {
        if let Some(company) = rows[index].share {
            companies[company as usize].0 |= 1 << index;
        }
        index += 1;
    }
    companies
}

/// Rows of the card display.
pub const DISPLAY_ROWS: usize = 4;
/// Columns of the card display: left, middle, right.
pub const DISPLAY_COLUMNS: usize = 3;
/// What the column adds to the printed price: left, middle, right.
pub const COLUMN_PRICES: [i8; DISPLAY_COLUMNS] = [1, 0, -1];

const _: () = assert!(CARDS == 60 && STARTING + 4 + ACTION_CARDS + 3 == CARDS);

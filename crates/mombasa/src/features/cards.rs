//! Cards by what they do: sums over piles, and what the cards of a player could do together.

use crate::data::cards::{CARD_ROWS, CARDS, Card, Cards, Good, Kind};
use crate::data::gains::Requirement;
use crate::state::Player;

/// Kinds of cards that can be planned.
pub(super) const KINDS: usize = 6;

/// Cards that do the same to a plan: each kind with each value, and all cards that can't be planned.
pub(super) const CLASSES: usize = KINDS * 4 + 1;

/// The kind and the value of each card, small and at hand. Cards of other prints would have to fit in the same classes.
const WORTH: [(u8, u8); CARDS] = {
    let mut all = [(0, 0); CARDS];
    let mut index = 0;
    while index < CARDS {
        all[index] = (CARD_ROWS[index].kind as u8, CARD_ROWS[index].value);
        index += 1;
    }
    all
};

/// The class of a card.
#[inline]
pub(super) fn class(card: Card) -> usize {
    let (kind, value) = WORTH[card.index()];
    (usize::from(kind) * 4 + usize::from(value.saturating_sub(1)).min(3)).min(CLASSES - 1)
}

/// A pile by kinds of cards; the last kind is the single shares.
#[derive(Clone, Copy, Default)]
pub(super) struct Sums {
    /// The values of the cards of each kind together.
    pub values: [u8; KINDS + 1],
    /// The cards of each kind.
    pub counts: [u8; KINDS + 1],
    /// The best cash value.
    pub cash: u8,
}

impl Sums {
    #[inline]
    pub fn of(cards: Cards) -> Sums {
        let mut sums = Sums::default();
        let mut left = cards.0;
        while left != 0 {
            let index = left.trailing_zeros() as usize % CARDS;
            let (kind, value) = WORTH[index];
            sums.values[usize::from(kind) % (KINDS + 1)] += value;
            sums.counts[usize::from(kind) % (KINDS + 1)] += 1;
            sums.cash = sums.cash.max(CARD_ROWS[index].cash);
            left &= left - 1;
        }
        sums
    }

    /// The values of all kinds together.
    pub fn total(&self) -> usize {
        self.values.iter().map(|&value| usize::from(value)).sum()
    }

    /// The cards that can be planned.
    pub fn plannable(&self) -> usize {
        self.counts[..KINDS].iter().map(|&count| usize::from(count)).sum()
    }
}

/// What cards of a player could do together, if they are face up: with the bonuses of the tracks and the +1 tile.
#[derive(Clone, Copy)]
pub(super) struct Power {
    pub units: [u8; Good::ALL.len()],
    pub expansion: u8,
    pub bookkeepers: u8,
    pub points: u8,
    pub merchants: u8,
    /// Spaces on the diamond track if all merchants are used one after the other (MOM-DIAMOND-02).
    pub diamonds: u8,
}

impl Power {
    /// No cards at all.
    pub const NONE: Power = Power { units: [0; 3], expansion: 0, bookkeepers: 0, points: 0, merchants: 0, diamonds: 0 };

    #[inline]
    pub fn of(player: &Player, cards: Cards) -> Power {
        let sums = Sums::of(cards);
        let mut units = [sums.values[0], sums.values[1], sums.values[2]];
        if let Some(good) = player.perks.unit {
            units[good.index()] += sums.counts[good.kind().index()];
        }
        if let Some(card) = player.plus_one.filter(|&card| cards.has(card))
            && let Some(unit) = units.get_mut(usize::from(WORTH[card.index()].0))
        {
            *unit += 1;
        }
        let (expansions, merchants) = (sums.counts[Kind::Expansion.index()], sums.counts[Kind::Merchant.index()]);
        let more = if expansions > 0 { player.perks.expansion } else { 0 };
        Power {
            units,
            expansion: sums.values[Kind::Expansion.index()] + more,
            bookkeepers: sums.counts[Kind::Bookkeeper.index()],
            points: sums.values[Kind::Bookkeeper.index()],
            merchants,
            diamonds: sums.values[Kind::Merchant.index()] + merchants * merchants.saturating_sub(1) / 2,
        }
    }

    /// What a majority space compares: bananas, coffee, cotton, expansion.
    pub fn compared(&self) -> [u8; 4] {
        let [bananas, coffee, cotton] = self.units;
        [bananas, coffee, cotton, self.expansion]
    }

    /// Would these cards meet what a book asks (MOM-BOOK-09)? `spent` specialists are in use already.
    #[inline]
    pub fn meets(&self, requirement: Requirement, spent: u8) -> bool {
        let most = self.units.into_iter().max().unwrap_or(0);
        match requirement {
            Requirement::Units(good, n) => self.units[good.index()] >= n,
            Requirement::OneGood(n) => most >= n,
            Requirement::UnitsAndMore(good, n, more) => {
                let units = self.units[good.index()];
                let other = (0..self.units.len()).any(|other| other != good.index() && self.units[other] >= more);
                units >= n + more || units >= n && other
            }
            Requirement::Expansion(n) => self.expansion >= n,
            Requirement::Specialists(n) => (self.bookkeepers + self.merchants).saturating_sub(spent) >= n,
        }
    }
}

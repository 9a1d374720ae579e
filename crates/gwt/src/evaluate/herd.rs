//! What a herd deck is worth at Kansas City: the breeding value to be expected.

use super::horizon::Horizon;
use super::weights::{CARDS_PER_LAP, CARDS_PER_TURN};
use crate::data::cards::{Breed, Card};
use crate::data::trail::Space;
use crate::state::{Cards, Gwt, cattle_of};

const BREEDS: usize = Breed::ALL.len();

/// Breeds from the most valuable to the least, the Simmental among those of its middle level.
const BY_VALUE: [Breed; BREEDS] = [
    Breed::Purple,
    Breed::Brown,
    Breed::Orange,
    Breed::Yellow,
    Breed::Red,
    Breed::Blue,
    Breed::White,
    Breed::Black,
    Breed::Green,
    Breed::Grey,
];

/// For each breed the number of cards and the best value among them.
#[derive(Clone, Copy, Default)]
struct Count {
    cards: u32,
    value: u8,
}

fn counts(cards: &Cards) -> [Count; BREEDS] {
    let mut all = [Count::default(); BREEDS];
    for card in cattle_of(cards) {
        if let Some(cattle) = card.cattle() {
            let count = &mut all[cattle.breed.index()];
            count.cards += cards.count(card.index());
            count.value = count.value.max(cattle.value);
        }
    }
    all
}

/// The chance that at least one of `copies` among `pile` cards is among `drawn` of them.
fn chance(copies: u32, pile: f32, drawn: f32) -> f32 {
    if pile <= drawn {
        return if copies > 0 { 1.0 } else { 0.0 };
    }
    let missed = 1.0 - drawn / pile;
    1.0 - (0..copies).fold(1.0, |all, _| all * missed)
}

/// The breeding value of a hand of `limit` cards that holds each breed with some chance, the best kept.
fn value_of(breeds: impl Iterator<Item = (f32, u8)>, limit: f32) -> f32 {
    let mut room = limit;
    let mut value = 0.0;
    for (chance, worth) in breeds {
        let kept = chance.min(room);
        value += kept * f32::from(worth);
        room -= kept;
    }
    value
}

impl Gwt {
    /// The breeding value to be expected at a later visit, with the deck as it is.
    pub(super) fn later_herd(&self, deck: &Cards) -> f32 {
        let limit = self.hand_limit(self.active()) as f32;
        let pile = deck.total() as f32;
        let counts = counts(deck);
        let drawn = limit + CARDS_PER_LAP;
        let breeds = BY_VALUE.iter().map(|breed| counts[breed.index()]);
        value_of(breeds.map(|count| (chance(count.cards, pile, drawn), count.value)), limit)
    }

    /// The breeding value to be expected at the next visit, with the hand as it is.
    pub(super) fn next_herd(&self, deck: &Cards, horizon: &Horizon) -> f32 {
        let me = self.me();
        if me.hand.is_empty() && matches!(me.rancher, Some(Space::KC | Space::Start)) {
            return self.later_herd(deck);
        }
        let limit = self.hand_limit(self.active());
        let hand = counts(&me.hand);
        let held = hand.iter().filter(|count| count.cards > 0).count() as u32;
        let missing = limit.saturating_sub(me.hand.total());
        // Cards that do nothing in the hand are exchanged along the way.
        let dead = (me.hand.total().saturating_sub(held)) as f32;
        let drawn = missing as f32 + dead.min(horizon.until_visit * CARDS_PER_TURN);
        let (pile, left) = if me.draw.total() as f32 >= drawn {
            (counts(&me.draw), me.draw.total())
        } else {
            let mut rest = *deck;
            rest.subtract(&me.hand);
            (counts(&rest), rest.total())
        };
        let breeds = BY_VALUE.iter().map(|breed| {
            let (held, coming) = (hand[breed.index()], pile[breed.index()]);
            match held.cards {
                0 => (chance(coming.cards, left as f32, drawn), coming.value),
                _ => (1.0, held.value),
            }
        });
        value_of(breeds, limit as f32)
    }

    /// The cards of the deck that only stand in the way: greys beyond the first.
    pub(super) fn ballast(&self, deck: &Cards) -> u32 {
        deck.count(Card::Grey.index()).saturating_sub(1)
    }
}

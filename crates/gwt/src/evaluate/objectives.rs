//! Objective cards: what they will come to.

use super::horizon::Horizon;
use super::weights::{HOPE_PER_THING, LONG_GAME, UNPLAYED};
use crate::data::cards::Card;
use crate::data::objectives::{Objective, ObjectiveCard, Things};
use crate::state::{Cards, Gwt, objectives_of};
use arrayvec::ArrayVec;

/// Cards looked at; nobody holds more that matter.
const MOST_CARDS: usize = 16;

impl Gwt {
    /// What the objective cards of area and deck will bring: things serve the most promising card first.
    pub(super) fn objectives_worth(&self, deck: &Cards, horizon: &Horizon) -> f32 {
        let me = self.me();
        let mut cards: ArrayVec<(&'static ObjectiveCard, bool), MOST_CARDS> = ArrayVec::new();
        let mut add = |card, played| {
            let _full = cards.try_push((card, played));
        };
        if let Some(starting) = me.starting {
            add(starting.card(), true);
        }
        for (kind, n) in me.area.iter() {
            (0..n).for_each(|_| add(Objective::from_index(kind).card(), true));
        }
        for objective in objectives_of(deck) {
            let n = deck.count(Card::from(objective).index());
            (0..n).for_each(|_| add(objective.card(), false));
        }
        let mut things = self.things(self.active(), deck);
        let hope = HOPE_PER_THING * (horizon.turns / LONG_GAME).min(1.0);
        let mut worth = 0.0;
        while !cards.is_empty() {
            let missing = cards.iter().map(|(card, _)| lacking(card, &things));
            let ranked = missing.zip(&cards).enumerate();
            let Some((next, missing)) = ranked
                .min_by_key(|(_, (missing, (card, played)))| (*missing, !played, u8::MAX - card.points))
                .map(|(next, (missing, _))| (next, missing))
            else {
                break;
            };
            let (card, played) = cards.swap_remove(next);
            let chance = (0..missing).fold(1.0, |chance, _| chance * hope);
            let points = f32::from(card.points) * chance;
            worth += if played { points - f32::from(card.penalty) * (1.0 - chance) } else { points * UNPLAYED };
            if chance > 0.0 {
                for (have, &need) in things.iter_mut().zip(&card.tasks) {
                    *have = have.saturating_sub(need);
                }
            }
        }
        worth
    }
}

/// How many things a card still lacks.
fn lacking(card: &ObjectiveCard, things: &Things) -> u8 {
    card.tasks.iter().zip(things).map(|(need, have)| need.saturating_sub(*have)).sum()
}

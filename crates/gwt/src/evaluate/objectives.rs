//! Objective cards: what they will come to.

use super::horizon::Horizon;
use super::weights::{HOPE_PER_THING, LONG_GAME, UNPLAYED};
use crate::data::cards::Card;
use crate::data::cities::TERMINAL;
use crate::data::objectives::{Objective, ObjectiveCard, Task, Things};
use crate::data::supply::Tile as SupplyTile;
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
        let mut things = self.things_for_tasks(deck);
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

    /// What the active player has for tasks.
    fn things_for_tasks(&self, deck: &Cards) -> Things {
        let me = self.me();
        let mut things = [0; Task::ALL.len()];
        let mut set = |task: Task, n: u32| things[task.index()] = n as u8;
        let cattle = |cards: &[Card]| cards.iter().map(|card| deck.count(card.index())).sum();
        set(Task::Building, me.buildings.count_ones());
        set(Task::Green, me.trade_tiles(SupplyTile::Green));
        set(Task::Pair, me.trade_tiles(SupplyTile::Pair));
        set(Task::Hazard, me.hazards());
        set(Task::Station, self.station_count(self.active()));
        set(Task::Value3, cattle(&[Card::Yellow, Card::Red, Card::Blue]));
        set(Task::Value4, cattle(&[Card::Brown3, Card::Brown4, Card::Brown5]));
        set(Task::Value5, cattle(&[Card::Purple5, Card::Purple6, Card::Purple7]));
        set(Task::Terminal, u32::from(me.cities[TERMINAL.index()]));
        things
    }
}

/// How many things a card still lacks.
fn lacking(card: &ObjectiveCard, things: &Things) -> u8 {
    card.tasks.iter().zip(things).map(|(need, have)| need.saturating_sub(*have)).sum()
}

//! The seat's own cards, wherever they lie, and its own diamond and bookkeeping tracks.

use super::cards::{CLASSES, KINDS, Power, Sums, class};
use super::{LEFT, STRETCHES, SUMS, Sight, exact, sum_bin};
use crate::agenda::Step;
use crate::data::bonus::{BONUS_TILES, BonusTile};
use crate::data::books::BOOKS;
use crate::data::player_board::{LAST_DIAMOND, LAST_STEP, SLOTS, Slot};
use cowcatcher_engine::Slots;

/// Books before the ink jar that are looked at.
const AHEAD: u8 = 3;
/// Units and points in sight that are told apart.
const IN_SIGHT: usize = 13;

impl Sight<'_> {
    /// The cards that the seat could use: planned or face up, and not chosen for what it is doing.
    fn power(&self) -> &Power {
        &self.power[0]
    }

    pub(super) fn own_cards(&self, into: &mut Slots<'_>) {
        let me = self.me;
        let decks = me.rest.map(Sums::of);
        let block = into.block();
        for (index, &slot) in Slot::ALL.iter().enumerate() {
            into.again(block);
            let state = match me.slots[index] {
                None => usize::from(me.is_open(slot)),
                Some(card) => {
                    let status = match () {
                        () if self.secret => 0,
                        () if self.chosen.has(card) => 1,
                        () if me.up.has(card) => 2,
                        () => 3,
                    };
                    2 + class(card) * 4 + status
                }
            };
            exact(into, "card in a slot", state, 2 + CLASSES * 4);
            let more = me.slots[index].map_or(0, |card| 1 + class(card) / 4);
            exact(into, "card in a slot and its deck", more * 5 + decks[index].plannable().min(4), (KINDS + 2) * 5);
            let later = decks[index].total() + me.slots[index].map_or(0, |card| class(card) % 4 + 1);
            exact(into, "deck later", later.min(15), 16);
            exact(into, "deck", decks[index].total().min(15), 16);
        }
        for deck in &decks {
            for kind in 0..KINDS {
                into.pick("deck by kind", deck.values[kind].into(), 8);
            }
        }
        // One deck comes back at the end of the round: the best ones matter most.
        let (mut best, mut second) = (0, 0);
        for deck in &decks {
            let total = deck.total();
            (best, second) = if total > best { (total, best) } else { (best, second.max(total)) };
        }
        exact(into, "best deck", best.min(19) * 2 + usize::from(me.ended), 40);
        into.pick("second deck", second, 16);

        let planned = if self.secret { me.in_slots() } else { Default::default() };
        let hand = Sums::of(me.hand.without(planned));
        for kind in 0..KINDS {
            into.pick("hand by kind", sum_bin(hand.values[kind]), SUMS);
        }
        into.pick("cards in hand", hand.plannable(), 14);
        exact(into, "hand", hand.total().min(39) / 2, 20);
        exact(into, "hand and rounds", hand.total().min(31) / 4 * STRETCHES + self.late, 8 * STRETCHES);
        exact(into, "cash of the hand", hand.cash.into(), 5);

        let all = Sums::of(self.cards[0]);
        for kind in 0..KINDS {
            exact(
                into,
                "cards by kind",
                sum_bin(all.values[kind]).min(SUMS - 1) * STRETCHES + self.late,
                SUMS * STRETCHES,
            );
        }
        into.pick("cards", all.plannable(), 24);
        exact(into, "worth of the cards", all.total().min(49) / 2, 25);

        let last = usize::from(self.left == 0);
        let power = self.power();
        for units in power.compared() {
            exact(into, "in sight", usize::from(units).min(IN_SIGHT - 1) * 2 + last, IN_SIGHT * 2);
        }
        let most = usize::from(power.units.into_iter().max().unwrap_or(0));
        exact(into, "most units and rounds", most.min(IN_SIGHT - 1) * STRETCHES + self.late, IN_SIGHT * STRETCHES);
        let goods = power.units.into_iter().filter(|&units| units > 0).count();
        let all_units = power.units.iter().map(|&units| usize::from(units)).sum::<usize>();
        exact(into, "units in sight", goods * 16 + all_units.min(15), 64);
        exact(into, "bookkeeping points in sight", usize::from(power.points).min(9) * 2 + last, 20);
        exact(into, "diamonds in sight", usize::from(power.diamonds).min(15) * 2 + last, 32);
        exact(into, "specialists", usize::from(power.bookkeepers).min(3) * 4 + usize::from(power.merchants).min(3), 16);
        let tiles = usize::from(me.tiles) & ((1 << BONUS_TILES) - 1);
        exact(into, "tiles", tiles, 1 << BONUS_TILES);
        let laid = usize::from(me.has_tile(BonusTile::PlusOne)) + usize::from(me.plus_one.is_some());
        exact(into, "+1 tile", laid, 3);
    }

    pub(super) fn own_tracks(&self, into: &mut Slots<'_>) {
        let (me, late) = (self.me, self.late);
        exact(into, "diamonds", me.diamond.into(), usize::from(LAST_DIAMOND) + 1);
        exact(
            into,
            "diamonds by round",
            usize::from(me.diamond) * STRETCHES + late,
            (usize::from(LAST_DIAMOND) + 1) * STRETCHES,
        );
        let to_come = (me.diamond + self.power().diamonds).min(LAST_DIAMOND);
        exact(into, "diamonds to come", to_come.into(), usize::from(LAST_DIAMOND) + 1);
        exact(into, "jar", me.jar.into(), usize::from(LAST_STEP) + 1);
        exact(into, "jar by round", usize::from(me.jar) * STRETCHES + late, (usize::from(LAST_STEP) + 1) * STRETCHES);
        let ahead = usize::from(me.book_count.saturating_sub(me.jar)).min(7);
        exact(into, "books ahead by round", ahead * STRETCHES + late, 8 * STRETCHES);
        exact(into, "books", me.book_count.into(), usize::from(LAST_STEP) + 1);
        let open = usize::from(me.is_open(Slot::S1)) + 2 * usize::from(me.is_open(Slot::S5));
        exact(into, "slots open by round", open * LEFT + self.left, 4 * LEFT);

        // The bookkeeper that moves the ink jar is no specialist for it (MOM-BOOK-11); once it moves, the card is used.
        let power = self.power();
        let moving = self.mine && self.game.agenda.steps().iter().any(|step| matches!(step, Step::Jar { .. }));
        let keepers = usize::from(power.bookkeepers) + usize::from(moving);
        let spent = u8::from(!moving && power.bookkeepers > 0);
        let rows = &self.game.tables().books;
        let met = |step: u8| {
            let book = me.book_at(me.jar + step)?;
            Some((book, power.meets(rows[book.index()].requirement, spent)))
        };
        // The next book has rows of its own, those behind it share theirs.
        let mut block = into.block();
        for step in 1..=AHEAD {
            if step == 2 {
                block = into.block();
            }
            into.again(block);
            let book = met(step).map_or(0, |(book, met)| 1 + book.index() * 2 + usize::from(met));
            exact(into, "next book", book, 1 + BOOKS * 2);
        }
        let chain = (1..=LAST_STEP).take_while(|&step| met(step).is_some_and(|(_, met)| met)).count() as u8;
        exact(into, "books that are met", usize::from(chain).min(6) * 3 + keepers.min(2), 21);
        let end = usize::from(me.jar + chain);
        exact(into, "jar to come", if keepers == 0 { 0 } else { 1 + end.min(LAST_STEP.into()) }, 17);
        let stop = me.book_at(me.jar + chain).filter(|_| chain > 0 && keepers > 0);
        exact(into, "book to come to", stop.map_or(0, |book| 1 + book.index()), BOOKS + 1);
        exact(into, "free markers", usize::from(self.game.free_markers(self.seat)) * 2 + usize::from(me.ended), 12);
        let empty = SLOTS - me.slots.iter().flatten().count();
        exact(into, "slots without card", empty, SLOTS + 1);
    }
}

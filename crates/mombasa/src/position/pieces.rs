//! Moving cards and books between the places of a position.

use super::Done;
use crate::data::books::Book;
use crate::data::cards::{Card, Cards, DECK, STARTING_CARDS};
use crate::data::player_board::RestDeck;
use crate::state::Mombasa;
use cowcatcher_engine::Seat;
use cowcatcher_proof::scenario::value::colour;

impl Mombasa {
    /// Takes a card from wherever it lies for a seat, or for the board. Not from where only an earlier line can have put it.
    pub(super) fn fetch(&mut self, seat: Option<Seat>, card: Card) -> Done {
        if let Some(place) = self.set_before(seat, card) {
            return Err(format!("{card} lies in {place}, where an earlier line put it"));
        }
        if self.deck.take(card) {
            return Ok(());
        }
        if let Some(space) = self.display.iter_mut().find(|it| **it == Some(card)) {
            *space = None;
            return Ok(());
        }
        if seat.is_some_and(|seat| self.take_from_player(seat, card)) || self.discards.take(card.index()) {
            return Ok(());
        }
        Err(format!("there is no card {card} to be had"))
    }

    /// Where an earlier line put this card, if that can be told: no card of the deck begins with a player, and none in a slot.
    fn set_before(&self, seat: Option<Seat>, card: Card) -> Option<String> {
        let place = |owner: Seat| {
            let (player, name) = (self.player(owner), colour(owner));
            if let Some(slot) = player.slot_of(card) {
                return Some(format!("{name}.slot.{slot}"));
            }
            if !DECK.has(card) {
                return None;
            }
            let deck = RestDeck::ALL.iter().find(|deck| player.rest[deck.index()].has(card));
            deck.map(|deck| format!("{name}.rest.{deck}"))
                .or_else(|| player.hand.has(card).then(|| format!("{name}.hand")))
        };
        match seat {
            Some(seat) if !DECK.has(card) => place(seat),
            _ => self.all_seats().find_map(place),
        }
    }

    /// Cards that lie on the discard pile. A starting card must be there already: every player has had one of them.
    pub(super) fn set_discards(&mut self, cards: &[Card]) -> Done {
        for (index, &card) in cards.iter().enumerate() {
            let before = cards[..index].iter().filter(|&&it| it == card).count() as u32;
            if STARTING_CARDS.has(card) {
                if self.discards.count(card.index()) <= before {
                    return Err(format!("whose {card}? A hand that is set without it sends it there"));
                }
            } else if before > 0 {
                return Err(format!("{card} stands in the list twice"));
            } else {
                let owner = self.all_seats().find(|&seat| !DECK.has(card) && self.player(seat).cards().has(card));
                self.fetch(owner, card)?;
                self.discards.add(card.index());
            }
        }
        Ok(())
    }

    fn take_from_player(&mut self, seat: Seat, card: Card) -> bool {
        let player = self.player_mut(seat);
        if player.hand.has(card) {
            player.hand.take(card);
            return true;
        }
        if let Some(deck) = player.rest.iter_mut().find(|deck| deck.has(card)) {
            deck.take(card);
            return true;
        }
        let Some(slot) = player.slots.iter().position(|&it| it == Some(card)) else { return false };
        player.slots[slot] = None;
        player.up.take(card);
        true
    }

    /// Puts cards where they do no harm: into the deck, or to the discard pile if they are no cards of the deck.
    pub(super) fn put_back(&mut self, cards: Cards) {
        for card in cards.iter() {
            if DECK.has(card) {
                self.deck.add(card);
            } else {
                self.discards.add(card.index());
            }
        }
    }

    /// Takes a book from its stack or, failing that, from a cell of the display, which then gets another of its letter.
    pub(super) fn fetch_book(&mut self, book: Book) -> Done {
        let stack = &mut self.stacks[book.letter()];
        if stack.take(book.line()) {
            return Ok(());
        }
        let Some(cell) = self.books.iter_mut().find(|it| **it == Some(book)) else {
            return Err(format!("both books {book} are taken"));
        };
        let next = stack.kinds().next();
        next.into_iter().for_each(|line| _ = stack.take(line));
        *cell = next.map(|line| Mombasa::book(book.letter(), line));
        Ok(())
    }
}

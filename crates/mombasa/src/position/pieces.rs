//! Moving cards and books between the places of a position.

use super::Done;
use crate::data::books::Book;
use crate::data::cards::{Card, Cards, DECK};
use crate::state::Mombasa;
use cowcatcher_engine::Seat;

impl Mombasa {
    /// Takes a card from wherever it lies for a seat, or for the board.
    pub(super) fn fetch(&mut self, seat: Option<Seat>, card: Card) -> Done {
        if DECK.has(card) && self.deck.has(card) {
            self.deck.take(card);
            return Ok(());
        }
        if let Some(space) = self.display.iter().position(|&it| it == Some(card)) {
            self.display[space] = None;
            return Ok(());
        }
        // The starting cards of others are theirs.
        let seats: Vec<Seat> = match seat {
            Some(seat) if !DECK.has(card) => vec![seat],
            _ => self.all_seats().collect(),
        };
        if seats.into_iter().any(|seat| self.take_from_player(seat, card)) {
            return Ok(());
        }
        if self.discards.count(card.index()) > 0 {
            self.discards.take(card.index());
            return Ok(());
        }
        Err(format!("there is no card {card} to be had"))
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

    /// Takes a book from its stack or, failing that, from the display.
    pub(super) fn fetch_book(&mut self, book: Book) -> Done {
        let stack = &mut self.stacks[book.letter()];
        if stack.count(book.line()) > 0 {
            stack.take(book.line());
            return Ok(());
        }
        match self.books.iter().position(|&it| it == Some(book)) {
            Some(cell) => {
                self.books[cell] = None;
                Ok(())
            }
            None => Err(format!("both books {book} are taken")),
        }
    }
}

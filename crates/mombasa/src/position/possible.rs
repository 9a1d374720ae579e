//! What no game can come to, though every piece of the box is somewhere. The reader of scenarios refuses it and says why.

use super::Done;
use crate::agenda::Step;
use crate::data::bonus::{BonusSpace, BonusTile};
use crate::data::books::Cell;
use crate::data::cards::{ORDER_CARDS, STARTING_CARDS};
use crate::data::player_board::{RestDeck, Slot};
use crate::data::rounds::ROUND_COINS;
use crate::data::start_tiles::TILES_DEALT;
use crate::state::{Mombasa, Player, Secret};
use cowcatcher_engine::Seat;
use cowcatcher_proof::scenario::value::colour;

impl Mombasa {
    /// Plans are made by playing: a position in which everybody begins to plan has nothing in the slots.
    pub(super) fn plans_are_open(&self) -> Done {
        if self.agenda.top() != Some(Step::Planning) {
            return Ok(());
        }
        for seat in self.all_seats() {
            if let Some(slot) = Slot::ALL.iter().find(|slot| self.player(seat).slots[slot.index()].is_some()) {
                return Err(format!(
                    "{}.slot.{slot} holds a card, but planning has just begun (MOM-PLAN-02)",
                    colour(seat)
                ));
            }
        }
        Ok(())
    }

    /// Could a game come to this position, at a step that can be set? Says what is impossible.
    pub(super) fn possible(&self) -> Done {
        self.possible_start_player()?;
        self.possible_book_display()?;
        BonusSpace::ALL.iter().try_for_each(|&space| self.possible_marker(space))?;
        self.possible_order_cards()?;
        for seat in self.all_seats() {
            self.possible_tiles(seat)?;
            self.possible_cards(seat)?;
            self.possible_bookkeeping(seat)?;
            self.possible_step(seat)?;
        }
        Ok(())
    }

    /// Who begins a round holds the marker, until somebody takes it with the bonus space.
    fn possible_start_player(&self) -> Done {
        let (first, holder) = (colour(self.first), colour(self.start_marker));
        match self.markers[BonusSpace::S3.index()] {
            Some(seat) if seat != self.start_marker => Err(format!(
                "{} lies on BS-S3, but {holder} holds the start-player marker (MOM-BONUS-10)",
                colour(seat)
            )),
            None if self.first != self.start_marker => Err(format!(
                "{first} began the round and {holder} holds the start-player marker, but no marker lies on BS-S3 (MOM-ROUND-20)"
            )),
            _ => Ok(()),
        }
    }

    fn possible_book_display(&self) -> Done {
        for &cell in Cell::ALL {
            let letter = Mombasa::letter_of(cell);
            if self.books[cell.index()].is_none() && !self.stacks[letter].is_empty() {
                return Err(format!("books.\"{cell}\" is empty, but its stack is not (MOM-BOOK-06)"));
            }
            let column = cell.column();
            let laid = ROUND_COINS[self.column()][usize::from(column) - 2] >= cell.row() && self.round >= column;
            if self.coins[cell.index()] > u8::from(laid) {
                return Err(format!(
                    "coins.\"{cell}\": no coin has come there by round {} (MOM-ROUND-10, MOM-SETUP-09)",
                    self.round
                ));
            }
        }
        Ok(())
    }

    fn possible_marker(&self, space: BonusSpace) -> Done {
        let Some(seat) = self.markers[space.index()] else { return Ok(()) };
        let name = colour(seat);
        if self.agenda.top().is_some_and(Step::is_secret) {
            return Err(format!("{name} lies on {space}, but all markers are back before planning (MOM-ROUND-18)"));
        }
        let Some((letter, level)) = space.track() else { return Ok(()) };
        let Some(company) = self.company_with(letter) else { return Ok(()) };
        let reached = self.player(seat).tracks[company.index()];
        if self.track(company).level_at(reached) < level {
            let needed = self.track(company).special[usize::from(level) - 1].0;
            return Err(format!(
                "{name} lies on {space}, but has not unlocked it: {name}.track.{company} is {reached}, not {needed} or more (MOM-TRACK-09)"
            ));
        }
        let other = BonusSpace::extra(letter, 3 - level).filter(|other| self.markers[other.index()] == Some(seat));
        match other {
            Some(other) => Err(format!("{name} lies on {space} and on {other} of one track (MOM-SPECIAL-12)")),
            None => Ok(()),
        }
    }

    /// The order cards went clockwise from one start player, and stay with their owners.
    fn possible_order_cards(&self) -> Done {
        let mut start = None;
        for (turn, &card) in ORDER_CARDS.iter().enumerate() {
            for seat in self.all_seats().filter(|&seat| self.player(seat).cards().has(card)) {
                let from = (seat.index() + ORDER_CARDS.len() * self.seats as usize - turn) % usize::from(self.seats);
                if *start.get_or_insert(from) != from {
                    return Err(format!("{} can't have {card}, as others have theirs (MOM-SETUP-14)", colour(seat)));
                }
            }
        }
        Ok(())
    }

    /// Starting tiles and bonus tiles.
    fn possible_tiles(&self, seat: Seat) -> Done {
        let (player, name) = (self.player(seat), colour(seat));
        for other in self.all_seats().filter(|&other| other != seat) {
            let both = player.tiles & self.player(other).tiles;
            if let Some(tile) = BonusTile::ALL.iter().find(|tile| both >> tile.index() & 1 != 0) {
                return Err(format!("{tile} lies in front of {name} and of {}", colour(other)));
            }
            if let Some(tile) = player.kept.filter(|_| player.kept == self.player(other).kept) {
                return Err(format!("{tile} is kept by {name} and by {}", colour(other)));
            }
        }
        if let Some(card) = player.plus_one {
            if !player.has_tile(BonusTile::PlusOne) {
                return Err(format!("{name}.plus_one is {card}, but {name} has no tile BT1 (MOM-ROUND-19)"));
            }
            if player.slot_of(card).is_none() || self.tables().cards[card.index()].kind.good().is_none() {
                return Err(format!("{name}.plus_one is {card}, which is no goods card in a slot (MOM-BONUS-15)"));
            }
        }
        Ok(())
    }

    /// Locked slots and their rest decks are empty.
    fn possible_cards(&self, seat: Seat) -> Done {
        let (player, name) = (self.player(seat), colour(seat));
        for (&slot, deck) in Slot::ALL.iter().zip(RestDeck::ALL) {
            let rest = player.rest[deck.index()];
            if !player.is_open(slot) {
                if let Some(card) = player.slots[slot.index()] {
                    return Err(format!("{name}.slot.{slot} holds {card}, but the slot is locked (MOM-PLAN-05)"));
                }
                if !rest.is_empty() {
                    return Err(format!("{name}.rest.{deck} holds cards, but slot {slot} is locked (MOM-REST-03)"));
                }
            }
        }
        Ok(())
    }

    fn possible_bookkeeping(&self, seat: Seat) -> Done {
        let (player, name) = (self.player(seat), colour(seat));
        let Player { jar, book_count, .. } = *player;
        if jar > book_count {
            return Err(format!("{name}.jar is {jar}, but {name} has {book_count} books (MOM-BOOK-08)"));
        }
        let last = u16::BITS - player.turned.leading_zeros();
        if last > u32::from(jar) {
            return Err(format!("{name}.turned names step {last}, but the ink jar is on {jar} (MOM-BOOK-10)"));
        }
        Ok(())
    }

    /// What is at odds with the step: before the tiles are kept, in planning, and for those who have ended.
    fn possible_step(&self, seat: Seat) -> Done {
        let (player, name, top) = (self.player(seat), colour(seat), self.agenda.top());
        let secret = top.is_some_and(Step::is_secret);
        let area = player.up.and(player.in_slots());
        if player.ended {
            if secret || top == Some(Step::Turn) && seat == self.active {
                return Err(format!("{name} has ended the action phase, and is to act (MOM-ROUND-05)"));
            }
            if !area.is_empty() || player.tiles != 0 {
                return Err(format!("{name} has ended and has cards in slots, or tiles (MOM-REST-03, MOM-REST-07)"));
            }
        }
        if player.secret == Secret::Ready && !secret {
            return Err(format!("{name}.ready is true, but nothing is chosen in secret (MOM-PLAN-04)"));
        }
        if top == Some(Step::KeepTiles) {
            return self.possible_before_tiles(seat);
        }
        match player.dealt {
            0 if player.kept.is_some() => Ok(()),
            0 => Err(format!("{name} has kept no starting tile (MOM-SETUP-15)")),
            _ => Err(format!("{name}.dealt names tiles, but the starting tiles are kept already (MOM-SETUP-15)")),
        }
    }

    fn possible_before_tiles(&self, seat: Seat) -> Done {
        let (player, name) = (self.player(seat), colour(seat));
        if self.round > 0 {
            return Err(format!("round {} before the starting tiles are kept: set turn or step", self.round));
        }
        let order = player.hand.without(STARTING_CARDS);
        let dealt_hand = player.hand.within(STARTING_CARDS) == STARTING_CARDS
            && order.len() == 1
            && ORDER_CARDS.iter().any(|&card| order.has(card));
        if !dealt_hand || player.tiles != 0 || !player.up.is_empty() {
            return Err(format!(
                "{name} has all starting cards in hand, and nothing else, until the starting tiles are kept (MOM-SETUP-18): set turn or step"
            ));
        }
        let kept = player.kept.map_or(0, |tile| 1 << tile.index());
        if player.dealt.count_ones() != TILES_DEALT || kept & !player.dealt != 0 {
            return Err(format!("{name}.dealt must name {TILES_DEALT} tiles, with the one kept (MOM-SETUP-15)"));
        }
        if player.secret == Secret::Ready && kept == 0 {
            return Err(format!("{name}.ready is true, but {name} keeps no starting tile (MOM-PLAN-11)"));
        }
        Ok(())
    }
}

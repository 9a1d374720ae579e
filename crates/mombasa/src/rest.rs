//! REST: ending the own action phase; rest decks. Carries MOM-REST-01 to MOM-REST-08 and MOM-BONUS-17.

use crate::action::Action;
use crate::agenda::{Step, Tell};
use crate::data::bonus::BonusTile;
use crate::data::cards::Cards;
use crate::data::player_board::RestDeck;
use crate::event::Event;
use crate::state::Mombasa;
use cowcatcher_engine::{Choices, Refusal};

impl Mombasa {
    pub(crate) fn legal_end(&self, into: &mut Choices<Action>) {
        let me = self.me();
        let before = into.len();
        let decks = RestDeck::ALL.iter().copied().filter(|deck| !me.rest[deck.index()].is_empty());
        into.extend(decks.map(|deck| Action::End(Some(deck))));
        if into.len() == before {
            into.push(Action::End(None));
        }
    }

    pub(crate) fn judge_end(&self, deck: Option<RestDeck>) -> Result<(), Refusal> {
        let rest = &self.me().rest;
        let possible = match deck {
            Some(deck) => !rest[deck.index()].is_empty(),
            None => rest.iter().all(|deck| deck.is_empty()),
        };
        if possible { Ok(()) } else { Err(Refusal::rule("MOM-REST-05")) }
    }

    /// One rest deck comes to the hand; only then do the cards of the slots go to theirs (MOM-REST-02 to MOM-REST-04).
    pub(crate) fn play_end(&mut self, deck: Option<RestDeck>, log: &mut impl Tell) {
        let seat = self.active;
        self.agenda.replace(Step::EndTurn);
        let me = self.me_mut();
        if let Some(deck) = deck {
            me.hand = me.hand.and(std::mem::take(&mut me.rest[deck.index()]));
        }
        log.tell(Event::Ended(seat, deck));
        for (slot, deck) in me.slots.iter_mut().zip(&mut me.rest) {
            slot.take().into_iter().for_each(|card| deck.add(card));
        }
        me.up = Cards::NONE;
        me.plus_one = None;
        let tiles = std::mem::take(&mut me.tiles);
        me.ended = true;
        for &tile in BonusTile::ALL.iter().filter(|tile| tiles >> tile.index() & 1 != 0) {
            log.tell(Event::TileReturned(seat, tile));
        }
    }
}

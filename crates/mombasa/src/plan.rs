//! PLAN: everybody plans in secret, slot by slot. Carries MOM-PLAN-01 to MOM-PLAN-11 and MOM-SETUP-20.

use crate::action::Action;
use crate::agenda::Tell;
use crate::data::cards::{Card, Cards, Kind};
use crate::data::player_board::{DIAMOND_UNLOCK, JAR_UNLOCK, SLOTS, Slot};
use crate::event::Event;
use crate::state::{Mombasa, Player, Secret};
use cowcatcher_engine::{Audience, Choices, Refusal, Seat, Seats};

impl Player {
    /// May the slot be used in a planning phase now (MOM-PLAN-05)?
    pub(crate) fn is_open(&self, slot: Slot) -> bool {
        match slot {
            Slot::S1 => self.diamond >= DIAMOND_UNLOCK,
            Slot::S2 | Slot::S3 | Slot::S4 => true,
            Slot::S5 => self.jar >= JAR_UNLOCK,
        }
    }

    /// The slot to be decided next; none once all are.
    pub(crate) fn next_slot(&self) -> Option<Slot> {
        match self.secret {
            Secret::Deciding(from) => {
                Slot::ALL.iter().copied().skip(usize::from(from)).find(|&slot| self.is_open(slot))
            }
            Secret::Ready => None,
        }
    }

    /// The cards that may still be planned: of the hand, no single shares, none planned already.
    pub(crate) fn plannable(&self, shares: Cards) -> Cards {
        self.hand.without(shares).without(self.in_slots())
    }
}

impl Mombasa {
    /// The single-share cards.
    pub(crate) fn single_shares(&self) -> Cards {
        self.tables().kinds[Kind::Share.index()]
    }

    pub(crate) fn legal_plan(&self, seat: Seat, into: &mut Choices<Action>) {
        let player = self.player(seat);
        match player.next_slot() {
            Some(slot) => {
                into.extend(player.plannable(self.single_shares()).iter().map(|card| Action::Plan(slot, card)));
                into.push(Action::Leave(slot));
            }
            None => into.push(Action::Ready),
        }
    }

    /// Judges what is decided for a slot: a card, or to leave it empty.
    pub(crate) fn judge_plan(&self, seat: Seat, slot: Slot, card: Option<Card>) -> Result<(), Refusal> {
        let player = self.player(seat);
        if !player.is_open(slot) {
            return Err(Refusal::rule("MOM-PLAN-05"));
        }
        if player.next_slot() != Some(slot) {
            return Err(Refusal::rule("MOM-PLAN-11"));
        }
        match card {
            Some(card) if self.single_shares().has(card) => Err(Refusal::rule("MOM-PLAN-07")),
            Some(card) if !player.plannable(Cards::NONE).has(card) => Err(Refusal::rule("MOM-PLAN-02")),
            _ => Ok(()),
        }
    }

    /// Judges `ready` in either secret choice.
    pub(crate) fn judge_ready(&self, decided: bool) -> Result<(), Refusal> {
        if decided { Ok(()) } else { Err(Refusal::rule("MOM-PLAN-11")) }
    }

    pub(crate) fn play_plan(&mut self, seat: Seat, slot: Slot, card: Option<Card>, log: &mut impl Tell) {
        let player = self.player_mut(seat);
        player.slots[slot.index()] = card;
        player.secret = Secret::Deciding(slot.index() as u8 + 1);
        log.tell_to(Audience::Only(seat), Event::Planned(seat, slot, card));
    }

    pub(crate) fn play_ready(&mut self, seat: Seat, log: &mut impl Tell) {
        self.player_mut(seat).secret = Secret::Ready;
        log.tell(Event::Ready(seat));
    }

    /// Once all are ready: the planned cards are turned face up together (MOM-PLAN-04).
    pub(crate) fn reveal_plans(&mut self, log: &mut impl Tell) -> bool {
        if !self.all_ready() {
            return false;
        }
        for seat in self.all_seats() {
            let player = self.player_mut(seat);
            let planned = player.in_slots();
            player.hand = player.hand.without(planned);
            player.up = player.up.and(planned);
            player.secret = Secret::Deciding(0);
            log.tell(Event::Revealed(seat, player.slots));
        }
        log.learned(Seats::first(usize::from(self.seats)));
        self.start_turn(self.first, log);
        true
    }

    /// The slots of everybody are empty, and planning begins.
    pub(crate) fn clear_plans(&mut self) {
        for player in &mut self.players {
            player.slots = [None; SLOTS];
            player.secret = Secret::Deciding(0);
        }
    }
}

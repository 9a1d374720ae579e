//! DIAMOND: diamond merchants and the diamond track. Carries MOM-DIAMOND-01 to MOM-DIAMOND-06.

use crate::action::Action;
use crate::agenda::{Step, Tell};
use crate::data::cards::{Card, Cards, Kind};
use crate::data::player_board::{DIAMOND_UNLOCK, LAST_DIAMOND, POUNDS_PER_FINAL_DIAMOND, Slot};
use crate::event::{Event, Why};
use crate::state::Mombasa;
use cowcatcher_engine::{Choices, Seat};

impl Mombasa {
    pub(crate) fn legal_merchant(&self, into: &mut Choices<Action>) {
        into.extend(self.up_of(Kind::Merchant).iter().map(Action::Merchant));
    }

    /// The base value of the card and one space for each other merchant, which stays face up (MOM-DIAMOND-02).
    pub(crate) fn play_merchant(&mut self, card: Card, log: &mut impl Tell) {
        self.use_cards(Cards(card.bit()), log);
        self.agenda.replace(Step::EndTurn);
        let others = self.up_of(Kind::Merchant).len() as u8;
        self.move_diamond(self.active, self.tables().cards[card.index()].value + others, log);
    }

    /// Spaces forward on the diamond track; those beyond its end are pounds (MOM-DIAMOND-05, MOM-DIAMOND-06).
    pub(crate) fn move_diamond(&mut self, seat: Seat, spaces: u8, log: &mut impl Tell) {
        let player = self.player_mut(seat);
        let before = player.diamond;
        let moved = spaces.min(LAST_DIAMOND.saturating_sub(before));
        player.diamond += moved;
        let now = player.diamond;
        if moved > 0 {
            log.tell(Event::Diamonds(seat, now));
        }
        if before < DIAMOND_UNLOCK && now >= DIAMOND_UNLOCK {
            log.tell(Event::SlotOpened(seat, Slot::S1));
        }
        let beyond = u16::from(spaces - moved) * u16::from(POUNDS_PER_FINAL_DIAMOND);
        self.receive(seat, beyond, Why::Diamonds, log);
    }
}

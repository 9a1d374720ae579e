//! PRIZE: what the winner does. Carries TOY-PRIZE-01 to 03.

use crate::action::Action;
use crate::event::Event;
use crate::state::{Step, Toy};
use cowcatcher_engine::{Choices, Log, Refusal, Seat};

impl Toy {
    pub(crate) fn legal_prize(&self, winner: Seat, into: &mut Choices<Action>) {
        into.push(Action::Take);
        into.extend(self.everybody().without(winner).iter().map(Action::Give));
    }

    pub(crate) fn judge_give(&self, winner: Seat, to: Seat) -> Result<(), Refusal> {
        match self.everybody().without(winner).contains(to) {
            true => Ok(()),
            false => Err(Refusal::rule("TOY-PRIZE-01")),
        }
    }

    pub(crate) fn play_prize(&mut self, winner: Seat, to: Seat, log: &mut impl Log<Event>) {
        // TOY-PRIZE-02.
        let paid = self.prize.min(self.bank);
        self.bank -= paid;
        self.player_mut(to).coins += paid;
        log.tell(Event::Got(to, paid));
        self.step = Step::Done(winner);
    }
}

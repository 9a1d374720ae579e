//! BID: secret bids, and who wins. Carries TOY-BID-01 to 03.

use crate::action::Action;
use crate::cards::Card;
use crate::event::Event;
use crate::question::Lack;
use crate::state::{Step, Toy};
use cowcatcher_engine::{Audience, Choices, Log, Reason, Refusal, Seat, Seats};

impl Toy {
    /// Who has not chosen yet.
    pub(crate) fn bidders(&self) -> Seats {
        let chosen = self.everybody().iter().filter(|&seat| self.player(seat).bid.is_some());
        chosen.fold(self.everybody(), Seats::without)
    }

    pub(crate) fn legal_bid(&self, seat: Seat, into: &mut Choices<Action>) {
        if self.bidders().contains(seat) {
            into.extend(self.player(seat).hand.kinds().map(|kind| Action::Bid(Card::from_index(kind))));
        }
    }

    pub(crate) fn judge_bid(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        if !self.bidders().contains(seat) {
            return Err(Refusal { clause: "TOY-BID-01", reason: Reason::NotYourTurn });
        }
        match self.player(seat).hand.has(card.index()) {
            true => Ok(()),
            false => Err(Refusal::needs("TOY-BID-01", Lack::Hand, 1, 0)),
        }
    }

    pub(crate) fn play_bid(&mut self, seat: Seat, card: Card, log: &mut impl Log<Event>) {
        let player = self.player_mut(seat);
        player.hand.take(card.index());
        player.bid = Some(card);
        log.tell_to(Audience::Only(seat), Event::Bid(card));
        log.tell_to(Audience::AllBut(seat), Event::Chose(seat));
        if self.bidders().is_empty() {
            self.show(log);
        }
    }

    fn show(&mut self, log: &mut impl Log<Event>) {
        log.learned(self.everybody());
        let mut best: Option<(Seat, Card)> = None;
        let mut tied = false;
        for seat in self.everybody().iter() {
            let Some(card) = self.player_mut(seat).bid.take() else { continue };
            self.discard.add(card.index());
            log.tell(Event::Showed(seat, card));
            match best {
                Some((_, highest)) if card < highest => {}
                Some((_, highest)) if card == highest => tied = true,
                _ => (best, tied) = (Some((seat, card)), false),
            }
        }
        match best {
            // TOY-BID-03.
            Some((seat, _)) if !tied || self.options.revision == 1 => {
                log.tell(Event::Won(seat));
                self.step = Step::Prize(seat);
            }
            _ => {
                log.tell(Event::Tied);
                self.end_round(log);
            }
        }
    }
}

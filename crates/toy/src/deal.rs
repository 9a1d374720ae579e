//! DEAL: prize and cards, all that chance decides. Carries TOY-DEAL-01 to 03.

use crate::cards::{Card, Cards, HAND, PIPS};
use crate::event::Event;
use crate::outcome::Outcome;
use crate::question::Lack;
use crate::state::{Step, Toy};
use cowcatcher_engine::{Audience, Log, Outcomes, Refusal, Seat, Seats, alike};
use rand::{Rng, RngExt};

impl Toy {
    pub(crate) fn sample_deal(&self, rng: &mut impl Rng) -> Option<Outcome> {
        match self.step {
            Step::Roll => Some(Outcome::Roll(rng.random_range(1..=PIPS))),
            Step::Deal => self.source().sample(rng).map(|kind| Outcome::Card(Card::from_index(kind))),
            _ => None,
        }
    }

    pub(crate) fn outcomes_of_deal(&self) -> Outcomes<Outcome> {
        match self.step {
            Step::Roll => alike((1..=PIPS).map(Outcome::Roll)),
            Step::Deal => self.source().odds(|kind| Outcome::Card(Card::from_index(kind))),
            _ => Outcomes::new(),
        }
    }

    pub(crate) fn admits_deal(&self, outcome: Outcome) -> Result<(), Refusal> {
        match (self.step, outcome) {
            (Step::Roll, Outcome::Roll(pips)) if (1..=PIPS).contains(&pips) => Ok(()),
            (Step::Deal, Outcome::Card(card)) if self.source().has(card.index()) => Ok(()),
            (Step::Deal, Outcome::Card(_)) => Err(Refusal::needs("TOY-DEAL-02", Lack::Deck, 1, 0)),
            (Step::Roll, _) => Err(Refusal::rule("TOY-DEAL-01")),
            _ => Err(Refusal::rule("TOY-DEAL-02")),
        }
    }

    pub(crate) fn roll(&mut self, pips: u8, log: &mut impl Log<Event>) {
        self.prize = pips;
        log.tell(Event::Rolled(pips));
        log.learned(self.everybody());
        self.deal_on();
    }

    pub(crate) fn deal(&mut self, card: Card, log: &mut impl Log<Event>) {
        let Some(seat) = self.next_to_deal() else { return };
        if self.deck.is_empty() {
            self.deck.pour(&mut self.discard);
            log.tell(Event::Shuffled);
        }
        self.deck.take(card.index());
        self.player_mut(seat).hand.add(card.index());
        log.tell_to(Audience::Only(seat), Event::Drew(card));
        log.tell_to(Audience::AllBut(seat), Event::Dealt(seat));
        log.learned(Seats::only(seat));
        self.deal_on();
    }

    /// Hands are filled, then bids are asked for.
    fn deal_on(&mut self) {
        self.step = if self.next_to_deal().is_some() { Step::Deal } else { Step::Bid };
    }

    /// Whose hand gets the next card.
    fn next_to_deal(&self) -> Option<Seat> {
        self.everybody().iter().find(|&seat| self.player(seat).hand.total() < HAND)
    }

    /// Where the next card comes from (TOY-DEAL-03).
    fn source(&self) -> &Cards {
        if self.deck.is_empty() { &self.discard } else { &self.deck }
    }
}

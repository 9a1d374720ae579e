//! DECK: the herd deck. Carries GWT-DECK-01 to 09 and GWT-AUX-13 to 15; phase C itself is in turn.rs.
//!
//! What the others know of a hand is kept beside it: `shown` is the part of the hand that everybody can tell from what
//! happened openly, `unseen` the objective cards that came blind into the hand.

use crate::action::Action;
use crate::agenda::{Step, Tell};
use crate::data::cards::{CATTLE_KINDS, Card};
use crate::event::Event;
use crate::lack::Lack;
use crate::state::{Cards, Gwt, Objectives, Player};
use cowcatcher_engine::{Audience, Choices, Refusal, Seat};

impl Player {
    /// A card of the hand was shown to everybody and leaves it.
    pub(crate) fn show(&mut self, card: Card) {
        self.hand.take(card.index());
        // Copies look alike: as long as it can be, the copy shown is taken to be one that everybody knew of.
        if !self.shown.take(card.index())
            && let Some(objective) = card.objective()
            && self.unseen.count(objective.index()) > self.hand.count(card.index())
        {
            self.unseen.take(objective.index());
        }
    }

    /// The whole hand was shown; nothing in it is secret any more.
    pub(crate) fn show_hand(&mut self) {
        self.shown = self.hand;
        self.unseen = Objectives::new();
    }

    /// The discard pile becomes the draw pile. As the old one was empty, everybody can tell what is in the hand, but for
    /// the objective cards nobody saw.
    fn shuffle(&mut self) {
        self.draw.pour(&mut self.discard);
        self.shown = self.hand;
        for (objective, n) in self.unseen.iter() {
            for _ in 0..n {
                self.shown.take(CATTLE_KINDS + objective);
            }
        }
    }

    /// All cards of the herd deck (GWT-DECK-01).
    pub(crate) fn deck(&self) -> Cards {
        let mut deck = self.hand;
        deck.merge(&self.draw);
        deck.merge(&self.discard);
        deck
    }
}

impl Gwt {
    /// Is there a card to draw at all? (GWT-DECK-05)
    pub(crate) fn can_draw(&self, seat: Seat) -> bool {
        let player = &self.players[seat.index()];
        !player.draw.is_empty() || !player.discard.is_empty()
    }

    /// Shuffles the discard pile in if a card must be drawn and there is none (GWT-DECK-03). Never settles anything.
    pub(crate) fn shuffle_if_needed(&mut self, seat: Seat, log: &mut impl Tell) -> bool {
        let player = &mut self.players[seat.index()];
        if player.draw.is_empty() {
            player.shuffle();
            log.tell(Event::Shuffled(seat));
        }
        false
    }

    /// A card goes from the draw pile to the hand.
    pub(crate) fn draw_card(&mut self, seat: Seat, card: Card, log: &mut impl Tell) {
        let player = &mut self.players[seat.index()];
        player.draw.take(card.index());
        player.hand.add(card.index());
        log.tell_to(Audience::Only(seat), Event::Drew(seat, card));
        log.tell_to(Audience::AllBut(seat), Event::DrewHidden(seat));
    }

    /// A card goes from the hand to the discard pile, openly (GWT-ACT-05, GWT-DECK-08).
    pub(crate) fn discard(&mut self, card: Card, log: &mut impl Tell) {
        let me = self.me_mut();
        me.show(card);
        me.discard.add(card.index());
        log.tell(Event::Discarded(card));
    }

    /// Starts drawing up to `up_to` cards one by one, then discarding as many (GWT-DECK-09). The first card is drawn at
    /// once: who wants none does not take the action.
    pub(crate) fn start_drawing(&mut self, up_to: u8, exchange: bool) {
        if up_to > 0 && self.can_draw(self.active()) {
            self.agenda.push(Step::Draw { left: up_to - 1, drawn: 1, exchange });
            self.agenda.push(Step::DrawCard);
        }
    }

    /// Nothing more to draw: as many are discarded as were drawn (GWT-AUX-15).
    pub(crate) fn draw_over(&mut self, left: u8, drawn: u8, exchange: bool) -> bool {
        let over = left == 0 || !self.can_draw(self.active());
        if over {
            self.agenda.replace(Step::Discard { left: drawn, exchange });
        }
        over
    }

    pub(crate) fn play_draw(&mut self, left: u8, drawn: u8, exchange: bool) {
        self.agenda.replace(Step::Draw { left: left.saturating_sub(1), drawn: drawn.saturating_add(1), exchange });
        self.agenda.push(Step::DrawCard);
    }

    fn hand_cards(&self) -> impl Iterator<Item = Card> + use<> {
        self.me().hand.kinds().map(Card::from_index)
    }

    pub(crate) fn legal_discard(&self, into: &mut Choices<Action>) {
        into.extend(self.hand_cards().map(Action::Discard));
    }

    pub(crate) fn legal_remove(&self, into: &mut Choices<Action>) {
        into.extend(self.hand_cards().map(Action::Remove));
    }

    pub(crate) fn judge_in_hand(&self, clause: &'static str, card: Card) -> Result<(), Refusal> {
        if self.me().hand.has(card.index()) { Ok(()) } else { Err(Refusal::needs(clause, Lack::Cards, 1, 0)) }
    }

    pub(crate) fn play_discard(&mut self, card: Card, left: u8, exchange: bool, log: &mut impl Tell) {
        self.discard(card, log);
        self.agenda.replace(Step::Discard { left: left.saturating_sub(1), exchange });
    }

    /// A hand card leaves the game (GWT-AUX-14, GWT-SPECIAL-04).
    pub(crate) fn play_remove(&mut self, card: Card, left: u8, log: &mut impl Tell) {
        let me = self.me_mut();
        me.show(card);
        me.removed.add(card.index());
        log.tell(Event::Removed(card));
        self.agenda.replace(Step::Remove(left.saturating_sub(1)));
    }
}

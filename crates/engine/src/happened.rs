//! What a step made happen, told to each seat as far as that seat may know, and who learned something by it.

use crate::seat::{Seat, Seats};

/// Who hears of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    /// Everybody, spectators included.
    All,
    /// One seat alone.
    Only(Seat),
    /// Everybody but one seat, spectators included.
    AllBut(Seat),
}

impl Audience {
    /// Does `listener` (`None`: a spectator) hear of it?
    pub fn hears(self, listener: Option<Seat>) -> bool {
        match self {
            Audience::All => true,
            Audience::Only(seat) => listener == Some(seat),
            Audience::AllBut(seat) => listener != Some(seat),
        }
    }
}

/// Where a game tells what happens. A game never asks what became of it.
pub trait Log<E> {
    /// Tells everybody.
    fn tell(&mut self, event: E) {
        self.tell_to(Audience::All, event);
    }
    /// Tells some.
    fn tell_to(&mut self, audience: Audience, event: E);
    /// These seats now know something hidden that the step itself does not say: undo ends here. A card that a player
    /// names in their action is not meant: taking that back harms nobody but themselves.
    fn learned(&mut self, seats: Seats);
}

/// Hears nothing: for simulations, where telling costs nothing at all.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> Log<E> for Silent {
    #[inline(always)]
    fn tell_to(&mut self, _: Audience, _: E) {}
    #[inline(always)]
    fn learned(&mut self, _: Seats) {}
}

/// Everything that one step, or several in a row, made happen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Happened<E> {
    /// The events in order, each with those who hear of it.
    pub events: Vec<(Audience, E)>,
    /// Who learned something hidden; a step by which anybody learned something can't be taken back.
    pub learned: Seats,
}

impl<E> Default for Happened<E> {
    fn default() -> Self {
        Happened { events: Vec::new(), learned: Seats::NONE }
    }
}

impl<E> Happened<E> {
    /// What `listener` (`None`: a spectator) hears of it, in order.
    pub fn heard_by(&self, listener: Option<Seat>) -> impl Iterator<Item = &E> {
        self.events.iter().filter(move |(audience, _)| audience.hears(listener)).map(|(_, event)| event)
    }
}

impl<E> Log<E> for Happened<E> {
    fn tell_to(&mut self, audience: Audience, event: E) {
        self.events.push((audience, event));
    }
    fn learned(&mut self, seats: Seats) {
        self.learned = self.learned.and(seats);
    }
}

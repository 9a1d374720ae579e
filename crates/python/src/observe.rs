//! What a seat knows of a position, as a row of small whole numbers.

use cowcatcher_engine::features::{NOTHING, Slot, describe, slots};
use cowcatcher_engine::{Features, Seat};

/// The shape of the observations of a table: a number for each slot of the game's features, then the points of everybody.
#[derive(Clone, Debug)]
pub struct Shape {
    /// The slots.
    pub slots: Vec<Slot>,
    /// The seats, and the rivals that the rules play.
    pub places: usize,
    /// Seats.
    seats: usize,
}

impl Shape {
    /// The shape at a table like this one.
    pub fn of<G: Features>(game: &G) -> Shape {
        Shape { slots: slots(game), places: game.seats() + game.rivals(), seats: game.seats() }
    }

    /// How many numbers there are.
    pub fn len(&self) -> usize {
        self.slots.len() + self.places
    }

    /// Writes what `seat` knows: for each slot 0 if it is empty, else its value counted from 1; then the points of the seat, of the others
    /// in order of play and of rivals, as far as the seat knows them.
    pub fn write<G: Features>(&self, game: &G, seat: Seat, into: &mut [i16]) {
        let mut rows = NOTHING;
        let points = describe(game, seat, &mut rows);
        let (values, rest) = into.split_at_mut(self.slots.len().min(into.len()));
        for ((value, &row), slot) in values.iter_mut().zip(&rows).zip(&self.slots) {
            *value = if row == 0 { 0 } else { (row + 1).wrapping_sub(slot.first) as i16 };
        }
        let in_order = (0..self.places).map(|place| match place < self.seats {
            true => (seat.index() + place) % self.seats,
            false => place,
        });
        for (value, place) in rest.iter_mut().zip(in_order) {
            *value = points.get(place).map_or(0, |&points| points.clamp(i16::MIN.into(), i16::MAX.into()) as i16);
        }
    }
}

//! What one seat knows.

use cowcatcher_engine::{Game, Imagined, Seat};
use rand::Rng;
use std::fmt;

/// What one seat knows of a position. The position itself stays private to this module.
#[derive(Clone, Copy)]
pub struct Knowledge<'a, G: Game> {
    game: &'a G,
    seat: Seat,
}

/// Shows the view and nothing else: the position must not be read off a text either.
impl<G: Game> fmt::Debug for Knowledge<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Knowledge").field("seat", &self.seat).field("view", &self.view()).finish_non_exhaustive()
    }
}

impl<'a, G: Game> Knowledge<'a, G> {
    /// What `seat` knows of `game`.
    pub fn of(game: &'a G, seat: Seat) -> Self {
        Knowledge { game, seat }
    }

    /// Whose knowledge it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What the seat sees.
    pub fn view(&self) -> G::View {
        self.game.view(Some(self.seat))
    }

    /// A position that the seat can't tell from the true one: all it does not know is dealt anew.
    pub fn imagine(&self, rng: &mut impl Rng) -> Imagined<G> {
        Imagined::other(self.game, self.seat, rng.next_u64())
    }
}

//! What one seat knows.

use cowcatcher_engine::{Game, Seat};
use rand::Rng;

/// What one seat knows of a position. The position itself stays private to this module.
#[derive(Clone, Copy, Debug)]
pub struct Knowledge<'a, G: Game> {
    game: &'a G,
    seat: Seat,
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
    pub fn imagine(&self, rng: &mut impl Rng) -> G {
        let mut game = self.game.clone();
        game.redeal(self.seat, rng);
        game
    }
}

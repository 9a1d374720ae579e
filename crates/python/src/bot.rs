//! The bots of the house, as opponents.

use crate::error::Trouble;
use crate::position::{Played, Position};
use crate::state::State;
use cowcatcher_bots::decision;
use cowcatcher_engine::{Choices, Seat};
use cowcatcher_web::drawing::Picture;
use pyo3::prelude::*;
use std::sync::{Mutex, PoisonError};

/// A bot of a game whose type is not known.
pub trait Opponent: Send + Sync {
    /// The name under which it plays.
    fn name(&self) -> &'static str;
    /// What it decides for a seat, by what that seat knows.
    fn choose(&mut self, position: &dyn Position, seat: Seat) -> Result<String, Trouble>;
}

/// A bot of a game.
pub struct Sparring<G: Picture>(Mutex<Box<dyn cowcatcher_bots::Bot<G>>>);

impl<G: Picture> Sparring<G> {
    /// A bot that plays for itself.
    pub fn new(bot: Box<dyn cowcatcher_bots::Bot<G>>) -> Self {
        Sparring(Mutex::new(bot))
    }
}

impl<G: Picture> Opponent for Sparring<G> {
    fn name(&self) -> &'static str {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).name()
    }

    fn choose(&mut self, position: &dyn Position, seat: Seat) -> Result<String, Trouble> {
        let played = position.as_any().downcast_ref::<Played<G>>();
        let played = played.ok_or_else(|| Trouble::value(format!("this bot does not play {}", position.name())))?;
        let mut choices = Choices::new();
        played.game.legal(seat, &mut choices);
        let bot = self.0.get_mut().unwrap_or_else(PoisonError::into_inner);
        let picked = decision(&mut **bot, &played.game, seat, &choices);
        let nothing = || Trouble::value(format!("seat {} has nothing to decide", seat.0));
        picked.map(|action| action.to_string()).ok_or_else(nothing)
    }
}

/// A bot: an opponent that decides by what its seat knows and nothing else.
///
/// Made by `Game.bot(name, seed)`. It keeps a plan while it plays, so give each seat of each game a bot of its own.
///
/// >>> import cowcatcher
/// >>> gwt2 = cowcatcher.game("gwt2")
/// >>> state = gwt2.start(players=2, dice=cowcatcher.Dice(1))
/// >>> gwt2.bot("heuristic", seed=1).choose(state) in state.legal()
/// True
#[pyclass(module = "cowcatcher")]
pub struct Bot {
    pub(crate) opponent: Box<dyn Opponent>,
}

#[pymethods]
impl Bot {
    /// The name under which it plays.
    #[getter]
    fn name(&self) -> &'static str {
        self.opponent.name()
    }

    /// What it decides in this position, for the seat that is to act unless another one is named. Other threads run on meanwhile.
    #[pyo3(signature = (state, seat=None))]
    fn choose(&mut self, py: Python<'_>, state: &State, seat: Option<usize>) -> PyResult<String> {
        let seat = state.decider(seat)?;
        let position = &*state.position;
        Ok(py.detach(|| self.opponent.choose(position, seat))?)
    }
}

//! A game of the catalogue, for Python.

use crate::batch::Batch;
use crate::bot::Bot;
use crate::dice::Dice;
use crate::error::Trouble;
use crate::kind::{self, Kind};
use crate::many::Plan;
use crate::state::{self, State};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::sync::Arc;

/// A game of the catalogue.
///
/// >>> import cowcatcher
/// >>> steam = cowcatcher.game("steam")
/// >>> steam.title
/// 'Steam'
/// >>> steam.players
/// [3, 4, 5, 6]
/// >>> steam.action(steam.number("build 7,9"))
/// 'build 7,9'
#[pyclass(module = "cowcatcher", frozen)]
pub struct Game {
    kind: Arc<dyn Kind>,
}

/// The options that Python gives: texts, numbers, and truth as `yes` or `no`.
fn chosen(options: Option<&Bound<'_, PyDict>>) -> PyResult<Vec<(String, String)>> {
    let Some(options) = options else { return Ok(Vec::new()) };
    let text = |value: &Bound<'_, PyAny>| match value.extract::<bool>() {
        Ok(true) => Ok("yes".to_owned()),
        Ok(false) => Ok("no".to_owned()),
        Err(_) => Ok::<_, PyErr>(value.str()?.to_string()),
    };
    options.iter().map(|(key, value)| Ok((key.str()?.to_string(), text(&value)?))).collect()
}

impl Game {
    /// How many play where nobody says so: two, or the fewest that can.
    fn players_of(&self, asked: Option<usize>, chosen: &[(String, String)]) -> Result<usize, Trouble> {
        let Some(players) = asked else {
            let possible = self.kind.players(chosen)?;
            let few = possible.iter().copied().find(|&players| players >= 2).or(possible.first().copied());
            return few.ok_or_else(|| Trouble::value("nobody can play with these options"));
        };
        Ok(players)
    }
}

#[pymethods]
impl Game {
    /// The name, such as "gwt2".
    #[getter]
    fn name(&self) -> &'static str {
        self.kind.name()
    }

    /// The name as people say it.
    #[getter]
    fn title(&self) -> &'static str {
        self.kind.title()
    }

    /// How many can play it with its default options.
    #[getter]
    fn players(&self) -> PyResult<Vec<usize>> {
        Ok(self.kind.players(&[])?)
    }

    /// How many can play it with these options.
    #[pyo3(signature = (**options))]
    fn players_with(&self, options: Option<&Bound<'_, PyDict>>) -> PyResult<Vec<usize>> {
        Ok(self.kind.players(&chosen(options)?)?)
    }

    /// All options with their values unless something else is chosen.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let dict = PyDict::new(py);
        for (key, value) in self.kind.options() {
            dict.set_item(key, value)?;
        }
        Ok(dict)
    }

    /// The options that one may want to choose, each with its values, the default first.
    #[getter]
    fn choices<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let dict = PyDict::new(py);
        for (key, values) in self.kind.choices() {
            dict.set_item(key, values)?;
        }
        Ok(dict)
    }

    /// The bots that play it, the weakest first; behind the levels those who play like "hard" and love a style of the game.
    #[getter]
    fn bots(&self) -> Vec<&'static str> {
        self.kind.bots()
    }

    /// How many actions there are. Each has a number that means the same in every position and at every table of the game.
    #[getter]
    fn actions(&self) -> usize {
        self.kind.actions()
    }

    /// The notation of an action by its number.
    fn action(&self, number: u32) -> PyResult<String> {
        let none = || Trouble::value(format!("there is no action {number}; there are {}", self.kind.actions()));
        Ok(self.kind.action(number).ok_or_else(none)?)
    }

    /// The number of an action by its notation.
    fn number(&self, action: &str) -> PyResult<u32> {
        let none = || Trouble::value(format!("{action:?} has no number: it is about a map of your own"));
        Ok(self.kind.number(action).map_err(Trouble::from)?.ok_or_else(none)?)
    }

    /// What the numbers of an observation are, up to the points: for each its name and the greatest value; 0 is nothing there.
    #[pyo3(signature = (players=None, **options))]
    fn slots(
        &self,
        players: Option<usize>,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Vec<(&'static str, usize)>> {
        let chosen = chosen(options)?;
        let shape = self.kind.shape(self.players_of(players, &chosen)?, &chosen)?;
        Ok(shape.slots.iter().map(|slot| (slot.name, slot.of)).collect())
    }

    /// How many points stand behind the slots of an observation: those of the seats, then those of rivals.
    #[pyo3(signature = (players=None, **options))]
    fn places(&self, players: Option<usize>, options: Option<&Bound<'_, PyDict>>) -> PyResult<usize> {
        let chosen = chosen(options)?;
        Ok(self.kind.shape(self.players_of(players, &chosen)?, &chosen)?.places)
    }

    /// A fresh game. Chance, which usually comes first, is left to you, or to the dice if you give some.
    #[pyo3(signature = (players=None, dice=None, **options))]
    fn start(
        &self,
        players: Option<usize>,
        dice: Option<&mut Dice>,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<State> {
        let chosen = chosen(options)?;
        let mut position = self.kind.start(self.players_of(players, &chosen)?, &chosen)?;
        if let Some(dice) = dice {
            position.settle(&mut dice.rng);
        }
        Ok(State { position })
    }

    /// A bot by its name.
    #[pyo3(signature = (name, seed=0))]
    fn bot(&self, name: &str, seed: u64) -> PyResult<Bot> {
        Ok(Bot { opponent: self.kind.bot(name, seed)? })
    }

    /// Many games at once, stepped in threads of Rust: see `Batch`.
    #[pyo3(signature = (games, players=None, seed=0, threads=None, bots=None, observations=true, masks=false, **options))]
    #[allow(clippy::too_many_arguments)] // They are the keywords of a call in Python.
    fn batch(
        &self,
        py: Python<'_>,
        games: usize,
        players: Option<usize>,
        seed: u64,
        threads: Option<usize>,
        bots: Option<Vec<Option<String>>>,
        observations: bool,
        masks: bool,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Batch> {
        let chosen = chosen(options)?;
        let players = self.players_of(players, &chosen)?;
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        let plan = Plan {
            games,
            players,
            chosen,
            seed,
            threads: threads.unwrap_or_else(cores).clamp(1, 256),
            bots: bots.unwrap_or_else(|| vec![None; players]),
        };
        Batch::new(py, self.kind.many(&plan)?, &plan, observations, masks)
    }

    fn __repr__(&self) -> String {
        format!("<{}: {}>", self.name(), self.title())
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (&'static str,))> {
        Ok((py.import("cowcatcher")?.getattr("game")?, (self.name(),)))
    }
}

/// The game of a name.
///
/// >>> import cowcatcher
/// >>> cowcatcher.game("gwt2").title
/// 'Great Western Trail'
#[pyfunction]
pub fn game(name: &str) -> PyResult<Game> {
    Ok(Game { kind: kind::by_name(name)? })
}

/// The names of all games.
///
/// >>> import cowcatcher
/// >>> "mombasa" in cowcatcher.games()
/// True
#[pyfunction]
pub fn games() -> Vec<&'static str> {
    kind::all().iter().map(|kind| kind.name()).collect()
}

/// The game of a journal. Every line of it is judged; the first that is wrong raises `BadJournal`.
#[pyfunction]
pub fn read(journal: &str) -> PyResult<State> {
    Ok(state::read(journal)?)
}

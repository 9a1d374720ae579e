//! Many games at once, for Python.

use crate::many::{Many, Out, Plan, Widths};
use cowcatcher_engine::game::MOST_CHOICES;
use numpy::{Element, PyArray, PyArray1, PyArray2, PyArrayMethods as _, PyReadonlyArray1, PyReadwriteArray};
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::sync::{Mutex, PoisonError};

/// Many games of a kind at once, stepped in threads of Rust while Python's other threads run on. Made by `Game.batch`.
///
/// What can be seen of the games stands in NumPy arrays with a row for each game. They are made once: every step writes into the same
/// memory, so nothing is copied, and whoever wants to keep a row copies it. They can't be written to from Python.
///
/// `seat` who decides; `count` and `legal` how many legal actions there are, and their numbers, -1 behind the last; `mask` for each
/// action whether it is legal (only with `masks=True`); `observation` what the one who decides knows (unless `observations=False`);
/// `reward` for each seat 0, and when the game ends how it did, from 1 for whoever beats all to -1 for whoever is beaten by all;
/// `done` whether the step ended the game, in whose place a new one has begun; `totals` the points of the game that ended last.
///
/// >>> import cowcatcher
/// >>> batch = cowcatcher.game("gwt2").batch(games=8, players=2, seed=1)
/// >>> batch.step(batch.sample())
/// >>> batch.legal[0, 0] in batch.legal[0]
/// True
#[pyclass(module = "cowcatcher")]
pub struct Batch {
    many: Mutex<Box<dyn Many>>,
    widths: Widths,
    games: usize,
    arrays: Arrays,
}

/// What can be seen, twice: as Rust writes it, and as Python may only read it.
struct Arrays {
    seat: Pair<i8, numpy::Ix1>,
    count: Pair<i32, numpy::Ix1>,
    legal: Pair<i32, numpy::Ix2>,
    mask: Option<Pair<i8, numpy::Ix2>>,
    observation: Option<Pair<i16, numpy::Ix2>>,
    reward: Pair<f32, numpy::Ix2>,
    done: Pair<bool, numpy::Ix1>,
    totals: Pair<i32, numpy::Ix2>,
}

/// An array that Rust writes, and the same memory as Python sees it.
struct Pair<T, D> {
    own: Py<PyArray<T, D>>,
    shown: Py<PyAny>,
}

impl<T: Element, D: numpy::ndarray::Dimension> Pair<T, D> {
    fn new(array: Bound<'_, PyArray<T, D>>) -> PyResult<Self> {
        let shown = array.call_method0("view")?;
        let flags = PyDict::new(array.py());
        flags.set_item("write", false)?;
        shown.call_method("setflags", (), Some(&flags))?;
        Ok(Pair { shown: shown.unbind(), own: array.unbind() })
    }

    fn write<'py>(&self, py: Python<'py>) -> PyResult<PyReadwriteArray<'py, T, D>> {
        Ok(self.own.bind(py).try_readwrite()?)
    }
}

/// The memory of an array that was made in one piece.
fn slice<'a, T: Element, D: numpy::ndarray::Dimension>(
    array: &'a mut PyReadwriteArray<'_, T, D>,
) -> PyResult<&'a mut [T]> {
    array.as_slice_mut().map_err(|error| PyRuntimeError::new_err(error.to_string()))
}

impl Batch {
    /// The batch of some games.
    pub fn new(py: Python<'_>, many: Box<dyn Many>, plan: &Plan, observations: bool, masks: bool) -> PyResult<Batch> {
        let (games, widths) = (plan.games, many.widths());
        let arrays = Arrays {
            seat: Pair::new(PyArray1::zeros(py, games, false))?,
            count: Pair::new(PyArray1::zeros(py, games, false))?,
            legal: Pair::new(PyArray2::zeros(py, [games, MOST_CHOICES], false))?,
            mask: masks.then(|| Pair::new(PyArray2::zeros(py, [games, widths.actions], false))).transpose()?,
            observation: observations
                .then(|| Pair::new(PyArray2::zeros(py, [games, widths.observed], false)))
                .transpose()?,
            reward: Pair::new(PyArray2::zeros(py, [games, widths.seats], false))?,
            done: Pair::new(PyArray1::zeros(py, games, false))?,
            totals: Pair::new(PyArray2::zeros(py, [games, widths.places], false))?,
        };
        let mut batch = Batch { many: Mutex::new(many), widths, games, arrays };
        batch.reset(py, plan.seed)?;
        Ok(batch)
    }

    /// Lets Rust work on the arrays, while others may use Python.
    fn work<T: Send>(&mut self, py: Python<'_>, work: impl FnOnce(&mut dyn Many, Out<'_>) -> T + Send) -> PyResult<T> {
        let arrays = &self.arrays;
        let (mut seat, mut count, mut legal) =
            (arrays.seat.write(py)?, arrays.count.write(py)?, arrays.legal.write(py)?);
        let mut mask = arrays.mask.as_ref().map(|mask| mask.write(py)).transpose()?;
        let mut observation = arrays.observation.as_ref().map(|known| known.write(py)).transpose()?;
        let (mut reward, mut done) = (arrays.reward.write(py)?, arrays.done.write(py)?);
        let mut totals = arrays.totals.write(py)?;
        let out = Out {
            seat: slice(&mut seat)?,
            count: slice(&mut count)?,
            legal: slice(&mut legal)?,
            mask: mask.as_mut().map(slice).transpose()?.unwrap_or_default(),
            observation: observation.as_mut().map(slice).transpose()?.unwrap_or_default(),
            reward: slice(&mut reward)?,
            done: slice(&mut done)?,
            totals: slice(&mut totals)?,
        };
        let many = self.many.get_mut().unwrap_or_else(PoisonError::into_inner);
        Ok(py.detach(|| work(&mut **many, out)))
    }
}

#[pymethods]
impl Batch {
    /// Begins all games anew. The same seed and the same actions give the same games, on any number of threads.
    fn reset(&mut self, py: Python<'_>, seed: u64) -> PyResult<()> {
        self.work(py, |many, out| many.begin(seed, out))
    }

    /// Plays one action in each game, by number; then whatever chance and bots decide. If one is not legal nothing is played in any
    /// game: `Refused` names the clause, and has the number of the game as `game`.
    fn step(&mut self, py: Python<'_>, actions: PyReadonlyArray1<'_, i32>) -> PyResult<()> {
        let actions = actions.as_slice().map_err(|_| PyValueError::new_err("the actions do not lie side by side"))?;
        self.work(py, |many, out| many.step(actions, out))?.map_err(|(game, trouble)| trouble.in_game(game))
    }

    /// Plays so many actions in each game, any of the legal ones, all inside Rust; gives how many that were. `done` and `reward` are then
    /// those of the last game that ended on the way.
    #[pyo3(signature = (steps=1))]
    fn random(&mut self, py: Python<'_>, steps: u64) -> PyResult<u64> {
        self.work(py, |many, out| many.random(steps, out))?;
        Ok(steps * self.games as u64)
    }

    /// One of the legal actions for each game, all alike, by a generator that follows from the seed.
    fn sample<'py>(&mut self, py: Python<'py>) -> Bound<'py, PyArray1<i32>> {
        let mut actions = vec![-1; self.games];
        self.many.get_mut().unwrap_or_else(PoisonError::into_inner).sample(&mut actions);
        PyArray1::from_vec(py, actions)
    }

    /// How many games there are.
    #[getter]
    fn games(&self) -> usize {
        self.games
    }

    /// How many decide in each.
    #[getter]
    fn players(&self) -> usize {
        self.widths.seats
    }

    /// How many actions have a number.
    #[getter]
    fn actions(&self) -> usize {
        self.widths.actions
    }

    /// Who decides in each game.
    #[getter]
    fn seat<'py>(&self, py: Python<'py>) -> Bound<'py, PyAny> {
        self.arrays.seat.shown.bind(py).clone()
    }

    /// How many legal actions there are in each game.
    #[getter]
    fn count<'py>(&self, py: Python<'py>) -> Bound<'py, PyAny> {
        self.arrays.count.shown.bind(py).clone()
    }

    /// The numbers of the legal actions, ascending; -1 behind the last.
    #[getter]
    fn legal<'py>(&self, py: Python<'py>) -> Bound<'py, PyAny> {
        self.arrays.legal.shown.bind(py).clone()
    }

    /// For each action 1 if it is legal, else 0; None without `masks=True`.
    #[getter]
    fn mask<'py>(&self, py: Python<'py>) -> Option<Bound<'py, PyAny>> {
        self.arrays.mask.as_ref().map(|mask| mask.shown.bind(py).clone())
    }

    /// What the one who decides knows; None with `observations=False`.
    #[getter]
    fn observation<'py>(&self, py: Python<'py>) -> Option<Bound<'py, PyAny>> {
        self.arrays.observation.as_ref().map(|known| known.shown.bind(py).clone())
    }

    /// For each seat what the step brought.
    #[getter]
    fn reward<'py>(&self, py: Python<'py>) -> Bound<'py, PyAny> {
        self.arrays.reward.shown.bind(py).clone()
    }

    /// Whether the step ended the game.
    #[getter]
    fn done<'py>(&self, py: Python<'py>) -> Bound<'py, PyAny> {
        self.arrays.done.shown.bind(py).clone()
    }

    /// The points at the end of the game that ended last, of seats and rivals.
    #[getter]
    fn totals<'py>(&self, py: Python<'py>) -> Bound<'py, PyAny> {
        self.arrays.totals.shown.bind(py).clone()
    }
}

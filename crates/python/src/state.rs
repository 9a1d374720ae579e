//! A position, for Python.

use crate::dice::Dice;
use crate::error::Trouble;
use crate::kind;
use crate::position::{Position, Which, no_journal};
use cowcatcher_engine::{Seat, ToAct};
use cowcatcher_words::Locale;
use numpy::PyArray1;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

/// A position of a game, with the steps that led to it.
///
/// It is the true position, as a referee knows it. What one seat knows of it is its `view`, its `observation`, or a `redeal`.
/// Seats are counted from 0. Actions are named by their notation ("hire 3 cowboy") or by their number.
///
/// >>> import cowcatcher
/// >>> state = cowcatcher.game("gwt2").start(players=2, dice=cowcatcher.Dice(1))
/// >>> len(state.to_act)
/// 1
/// >>> state.play(state.legal()[0])
/// >>> state.play("hire 3 cowboy")
/// Traceback (most recent call last):
///     ...
/// cowcatcher.Refused: ...
#[pyclass(module = "cowcatcher")]
pub struct State {
    pub(crate) position: Box<dyn Position>,
}

/// An action as Python gives it.
#[derive(FromPyObject)]
pub(crate) enum Named {
    /// By number, of Python or of NumPy.
    Number(i64),
    /// By notation.
    Notation(String),
}

impl Named {
    fn which(&self) -> PyResult<Which<'_>> {
        match self {
            Named::Notation(text) => Ok(Which::Notation(text)),
            Named::Number(number) => match u32::try_from(*number) {
                Ok(number) => Ok(Which::Number(number)),
                Err(_) => Err(PyValueError::new_err(format!("there is no action {number}"))),
            },
        }
    }
}

/// A language by its code.
pub(crate) fn locale(language: &str) -> PyResult<Locale> {
    language.parse().map_err(|error: cowcatcher_words::UnknownLocale| PyValueError::new_err(error.to_string()))
}

/// JSON as values of Python.
pub(crate) fn plain<'py>(py: Python<'py>, value: &serde_json::Value) -> PyResult<Bound<'py, PyAny>> {
    py.import("json")?.call_method1("loads", (value.to_string(),))
}

impl State {
    fn seat(&self, seat: usize) -> PyResult<Seat> {
        let seats = self.position.seats();
        if seat >= seats {
            return Err(PyValueError::new_err(format!("there is no seat {seat}; seats are 0 to {}", seats - 1)));
        }
        Ok(Seat(seat as u8))
    }

    fn eyes(&self, seat: Option<usize>) -> PyResult<Option<Seat>> {
        seat.map(|seat| self.seat(seat)).transpose()
    }

    /// The seat that is meant: the one named, or the first that is to act.
    pub(crate) fn decider(&self, seat: Option<usize>) -> PyResult<Seat> {
        match seat {
            Some(seat) => self.seat(seat),
            None => self.position.to_act().deciders().iter().next().ok_or_else(|| {
                let waits = cowcatcher_engine::journal::waits_for(self.position.to_act());
                PyValueError::new_err(format!("nobody is to act: {waits}"))
            }),
        }
    }

    /// Who would be judged: where nobody is to act, the rules say so by their clause.
    fn judged(&self, seat: Option<usize>) -> PyResult<Seat> {
        match seat {
            Some(seat) => self.seat(seat),
            None => Ok(self.position.to_act().deciders().iter().next().unwrap_or(Seat(0))),
        }
    }

    fn wrap(position: Box<dyn Position>) -> State {
        State { position }
    }
}

#[pymethods]
impl State {
    /// The name of the game.
    #[getter]
    fn game(&self) -> &'static str {
        self.position.name()
    }

    /// How many decide.
    #[getter]
    fn players(&self) -> usize {
        self.position.seats()
    }

    /// All options.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let dict = PyDict::new(py);
        for (key, value) in self.position.options() {
            dict.set_item(key, value)?;
        }
        Ok(dict)
    }

    /// Steps taken so far, those of chance included.
    #[getter]
    fn step(&self) -> usize {
        self.position.step()
    }

    /// The seats that are to decide: one, several if they choose secretly at the same time, none if chance decides or the game is over.
    #[getter]
    fn to_act<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.position.to_act().deciders().iter().map(Seat::index).collect::<Vec<_>>())
    }

    /// Is chance to decide?
    #[getter]
    fn is_chance(&self) -> bool {
        self.position.to_act() == ToAct::Chance
    }

    /// Is the game over?
    #[getter]
    fn is_over(&self) -> bool {
        self.position.to_act() == ToAct::Over
    }

    /// The permanent name of what is asked, and the clause of the rules behind it; None if nobody is asked.
    #[getter]
    fn question(&self) -> Option<(String, &'static str)> {
        self.position.question()
    }

    /// The legal actions of a seat in notation, in the order of their numbers; by default of the first seat that is to act.
    #[pyo3(signature = (seat=None))]
    fn legal(&self, seat: Option<usize>) -> PyResult<Vec<String>> {
        Ok(self.position.legal(self.decider(seat)?))
    }

    /// The numbers of the legal actions, ascending.
    #[pyo3(signature = (seat=None))]
    fn legal_numbers<'py>(&self, py: Python<'py>, seat: Option<usize>) -> PyResult<Bound<'py, PyArray1<u32>>> {
        Ok(PyArray1::from_vec(py, self.position.legal_numbers(self.decider(seat)?)?))
    }

    /// For each number of an action 1 if it is legal, else 0.
    #[pyo3(signature = (seat=None))]
    fn mask<'py>(&self, py: Python<'py>, seat: Option<usize>) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let mut mask = vec![0; self.position.actions()];
        for number in self.position.legal_numbers(self.judged(seat)?)? {
            mask[number as usize] = 1;
        }
        Ok(PyArray1::from_vec(py, mask))
    }

    /// Raises `Refused`, with the clause, if the action is not legal.
    #[pyo3(signature = (action, seat=None))]
    fn check(&self, action: Named, seat: Option<usize>) -> PyResult<()> {
        Ok(self.position.check(self.judged(seat)?, action.which()?)?)
    }

    /// Plays an action. What is not legal raises `Refused` with its clause and changes nothing.
    ///
    /// Whoever says at which `step` the action was chosen gets `Stale` if the game has moved on since.
    #[pyo3(signature = (action, seat=None, step=None))]
    fn play(&mut self, action: Named, seat: Option<usize>, step: Option<usize>) -> PyResult<()> {
        let (seat, which, now) = (self.judged(seat)?, action.which()?, self.position.step());
        if let Some(chosen) = step.filter(|&chosen| chosen != now) {
            let clause = match self.position.check(seat, which) {
                Err(Trouble::Refused(refusal)) => Some(refusal.clause),
                _ => self.position.question().map(|(_, clause)| clause),
            };
            return Err(Trouble::Stale { chosen, now, clause: clause.unwrap_or_default() }.into());
        }
        Ok(self.position.play(seat, which)?)
    }

    /// What chance can give now, each outcome with its odds.
    fn outcomes(&self) -> Vec<(String, f64)> {
        let outcomes = self.position.outcomes();
        let all: u64 = outcomes.iter().map(|(_, weight)| weight).sum();
        outcomes.into_iter().map(|(outcome, weight)| (outcome, weight as f64 / all as f64)).collect()
    }

    /// Lets chance decide once; gives the outcome, or None if chance has nothing to decide.
    fn draw(&mut self, dice: &mut Dice) -> Option<String> {
        self.position.draw(&mut dice.rng)
    }

    /// Lets chance decide until it has nothing to decide; gives how often it did.
    fn settle(&mut self, dice: &mut Dice) -> usize {
        self.position.settle(&mut dice.rng)
    }

    /// Chance gives this outcome. One that it can't give raises `Refused` with its clause.
    fn resolve(&mut self, outcome: &str) -> PyResult<()> {
        Ok(self.position.resolve(outcome)?)
    }

    /// A copy in which everything is dealt anew that a seat does not know. It has no journal.
    fn redeal(&self, seat: usize, dice: &mut Dice) -> PyResult<State> {
        Ok(State::wrap(self.position.redeal(self.seat(seat)?, &mut dice.rng)))
    }

    /// The score sheet; before the end, as if the game ended now. Rivals that the rules play stand after the seats.
    fn standings<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let standings = self.position.standings();
        let dict = PyDict::new(py);
        dict.set_item("categories", standings.categories)?;
        dict.set_item("points", standings.points.iter().map(|row| row.to_vec()).collect::<Vec<_>>())?;
        dict.set_item("totals", standings.totals())?;
        dict.set_item("ranks", standings.ranks())?;
        dict.set_item("out", standings.out.iter().map(Seat::index).collect::<Vec<_>>())?;
        Ok(dict)
    }

    /// How each seat did against the others, rivals included: 1 for whoever beats all, -1 for whoever is beaten by all, 0 for a tie of all.
    fn results(&self) -> Vec<f32> {
        crate::many::results(&self.position.standings().ranks(), self.position.seats())
    }

    /// What a seat may see (None: a spectator), as dictionaries and lists.
    #[pyo3(signature = (seat=None))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<usize>) -> PyResult<Bound<'py, PyAny>> {
        plain(py, &self.position.view(self.eyes(seat)?))
    }

    /// What a seat knows as a vector of whole numbers: `Game.slots` says what each of them is; then come the points of the seat, of the
    /// others in order of play and of rivals, as far as the seat knows them.
    fn observation<'py>(&self, py: Python<'py>, seat: usize) -> PyResult<Bound<'py, PyArray1<i16>>> {
        let mut known = vec![0; self.position.observed()];
        self.position.observe(self.seat(seat)?, &mut known);
        Ok(PyArray1::from_vec(py, known))
    }

    /// What a legal action would do, as far as its player can know: what is paid and got, the points, what is asked next.
    #[pyo3(signature = (action, seat=None, language="en"))]
    fn quote<'py>(
        &self,
        py: Python<'py>,
        action: Named,
        seat: Option<usize>,
        language: &str,
    ) -> PyResult<Bound<'py, PyAny>> {
        plain(py, &self.position.quote(self.judged(seat)?, action.which()?, locale(language)?)?)
    }

    /// What a seat may see (None: a spectator), as text.
    #[pyo3(signature = (seat=None, language="en"))]
    fn text(&self, seat: Option<usize>, language: &str) -> PyResult<String> {
        Ok(self.position.text(self.eyes(seat)?, locale(language)?))
    }

    /// The board as a seat may see it (None: a spectator), as an SVG file.
    #[pyo3(signature = (seat=None, language="en"))]
    fn svg(&self, seat: Option<usize>, language: &str) -> PyResult<String> {
        Ok(self.position.svg(self.eyes(seat)?, locale(language)?))
    }

    /// What a seat heard (None: a spectator) since some step: the number of the step and a sentence.
    #[pyo3(signature = (seat=None, since=0, language="en"))]
    fn told(&self, seat: Option<usize>, since: usize, language: &str) -> PyResult<Vec<(usize, String)>> {
        Ok(self.position.told(self.eyes(seat)?, since, locale(language)?)?)
    }

    /// The game as a journal, which `cowcatcher.read`, `cowcatcher replay` and the page read.
    fn journal(&self) -> PyResult<String> {
        Ok(self.position.journal().ok_or_else(no_journal)?)
    }

    /// Another one just like it.
    fn copy(&self) -> State {
        State::wrap(self.position.copy())
    }

    fn __copy__(&self) -> State {
        self.copy()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> State {
        self.copy()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        Ok((py.import("cowcatcher")?.getattr("read")?, (self.journal()?,)))
    }

    fn __eq__(&self, other: &State) -> bool {
        self.position.same(&*other.position)
    }

    fn __repr__(&self) -> String {
        let waits = cowcatcher_engine::journal::waits_for(self.position.to_act());
        format!("<{}, {} players, step {}: {waits}>", self.game(), self.players(), self.step())
    }
}

/// The game of a journal, by the name in its header.
pub(crate) fn read(text: &str) -> Result<State, Trouble> {
    let (text, header) = cowcatcher_games::journal_header(text.as_bytes())?;
    Ok(State::wrap(kind::by_name(&header.game)?.read(text)?))
}

//! What can go wrong, and the exceptions that Python gets for it.

use cowcatcher_bots::UnknownBot;
use cowcatcher_engine::journal::{Fault, JournalError};
use cowcatcher_engine::{NotationError, OptionError, Refusal, SetupError};
use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

create_exception!(
    cowcatcher,
    Refused,
    PyValueError,
    "A move that the rules forbid. `clause` is the clause that does, such as \"GWT-HIRE-02\"; nothing was changed."
);
create_exception!(
    cowcatcher,
    Stale,
    Refused,
    "A move that was chosen in an earlier position. `clause` is what is asked now, or what forbids the move now."
);
create_exception!(
    cowcatcher,
    BadJournal,
    PyValueError,
    "A journal that can't be read or replayed. `line` is the first line that is wrong; `clause` is the clause that a step breaks, or None."
);

/// Adds the exceptions to the module.
pub fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    module.add("Refused", py.get_type::<Refused>())?;
    module.add("Stale", py.get_type::<Stale>())?;
    module.add("BadJournal", py.get_type::<BadJournal>())
}

/// What can go wrong.
#[derive(Debug)]
pub enum Trouble {
    /// The rules forbid it.
    Refused(Refusal),
    /// It was chosen in an earlier position.
    Stale {
        /// The step at which it was chosen.
        chosen: usize,
        /// The step at which the game is.
        now: usize,
        /// What is asked now, or forbids it now.
        clause: &'static str,
    },
    /// A journal is wrong.
    Journal(JournalError),
    /// An argument makes no sense, in words.
    Value(String),
}

impl Trouble {
    /// An argument that makes no sense.
    pub fn value(words: impl Into<String>) -> Self {
        Trouble::Value(words.into())
    }

    /// Says to which of many games it happened.
    pub fn in_game(self, number: usize) -> PyErr {
        let error = PyErr::from(self);
        Python::attach(|py| {
            let noted = error.value(py).call_method1("add_note", (format!("in game {number} of the batch"),));
            // Python before 3.11 has no notes.
            drop(noted);
            let _ = error.value(py).setattr("game", number);
        });
        error
    }
}

impl From<Refusal> for Trouble {
    fn from(refusal: Refusal) -> Self {
        Trouble::Refused(refusal)
    }
}

impl From<JournalError> for Trouble {
    fn from(error: JournalError) -> Self {
        Trouble::Journal(error)
    }
}

impl From<NotationError> for Trouble {
    fn from(error: NotationError) -> Self {
        Trouble::Value(error.to_string())
    }
}

impl From<OptionError> for Trouble {
    fn from(error: OptionError) -> Self {
        Trouble::Value(error.to_string())
    }
}

impl From<SetupError> for Trouble {
    fn from(error: SetupError) -> Self {
        Trouble::Value(error.to_string())
    }
}

impl From<UnknownBot> for Trouble {
    fn from(error: UnknownBot) -> Self {
        Trouble::Value(error.to_string())
    }
}

/// The clause that a line of a journal breaks.
fn clause_of(fault: &Fault) -> Option<&'static str> {
    match fault {
        Fault::Illegal { refusal, .. } | Fault::Impossible { refusal, .. } => Some(refusal.clause),
        _ => None,
    }
}

impl From<Trouble> for PyErr {
    fn from(trouble: Trouble) -> PyErr {
        let with = |error: PyErr, attributes: &[(&str, Option<&str>)], line: Option<usize>| {
            Python::attach(|py| {
                let value = error.value(py);
                // An exception takes any attribute.
                for (name, text) in attributes {
                    let _ = value.setattr(*name, *text);
                }
                if let Some(line) = line {
                    let _ = value.setattr("line", line);
                }
            });
            error
        };
        match trouble {
            Trouble::Refused(refusal) => {
                with(Refused::new_err(refusal.to_string()), &[("clause", Some(refusal.clause))], None)
            }
            Trouble::Stale { chosen, now, clause } => {
                let words = format!("{clause}: chosen at step {chosen}, and the game is at step {now}");
                with(Stale::new_err(words), &[("clause", Some(clause))], None)
            }
            Trouble::Journal(error) => {
                with(BadJournal::new_err(error.to_string()), &[("clause", clause_of(&error.fault))], Some(error.line))
            }
            Trouble::Value(words) => PyValueError::new_err(words),
        }
    }
}

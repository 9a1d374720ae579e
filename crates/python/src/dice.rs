//! Chance for those who want some: a generator with a seed.

use pyo3::prelude::*;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

/// A generator of chance. Positions hold none: whoever plays brings one.
///
/// The same seed gives the same on every machine. Without a seed it is another one each time.
///
/// >>> from cowcatcher import Dice
/// >>> Dice(7).number(6) == Dice(7).number(6)
/// True
#[pyclass(module = "cowcatcher")]
pub struct Dice {
    pub(crate) rng: Xoshiro256PlusPlus,
}

#[pymethods]
impl Dice {
    #[new]
    #[pyo3(signature = (seed=None))]
    fn new(seed: Option<u64>) -> Self {
        Dice { rng: Xoshiro256PlusPlus::seed_from_u64(seed.unwrap_or_else(rand::random)) }
    }

    /// A number from 0 to `below` - 1, all alike.
    fn number(&mut self, below: u64) -> PyResult<u64> {
        if below == 0 {
            return Err(pyo3::exceptions::PyValueError::new_err("there is no number below 0"));
        }
        Ok(self.rng.random_range(0..below))
    }

    fn __copy__(&self) -> Self {
        Dice { rng: self.rng.clone() }
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.__copy__()
    }
}

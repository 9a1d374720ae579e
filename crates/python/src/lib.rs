//! The games as a Python package, for research: positions, bots and environments.
//!
//! This crate is the part in Rust, the module `cowcatcher._cowcatcher`; the package around it stands in `python/cowcatcher`. A game's
//! type is forgotten once, in `kind`: what Python holds is a `Kind`, a `Position`, an `Opponent` or `Many` games at once.

mod batch;
mod bot;
mod dice;
mod error;
mod game;
mod kind;
mod many;
mod numbers;
mod observe;
mod position;
mod state;

use pyo3::prelude::*;

#[pymodule]
fn _cowcatcher(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<game::Game>()?;
    module.add_class::<state::State>()?;
    module.add_class::<dice::Dice>()?;
    module.add_class::<bot::Bot>()?;
    module.add_class::<batch::Batch>()?;
    module.add_function(wrap_pyfunction!(game::game, module)?)?;
    module.add_function(wrap_pyfunction!(game::games, module)?)?;
    module.add_function(wrap_pyfunction!(game::read, module)?)?;
    error::add(module)
}

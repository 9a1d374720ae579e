//! The options of a game as `key=value`, the same on the command line, in a journal and in a scenario.

use crate::Wrong;

/// The options a game is set up with.
///
/// Truth is written `yes` or `no`. A game that has had more than one rules revision has an option called `revision`, which
/// is the newest by default; in a journal it stands on a line of its own.
pub trait Options: Clone + Default + PartialEq + std::fmt::Debug + Send + Sync {
    /// Sets one option from text.
    ///
    /// # Errors
    /// If there is no such option or the value is not one of its values.
    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError>;

    /// All options in a fixed order as text that [`set`](Self::set) accepts.
    fn entries(&self) -> Vec<(&'static str, String)>;

    /// The options that a table is asked for, each with its values, the default first.
    fn choices() -> &'static [(&'static str, &'static [&'static str])] {
        &[]
    }

    /// The choices for a first game where they are not the defaults.
    fn first_game() -> &'static [(&'static str, &'static str)] {
        &[]
    }

    /// The options whose value may be the text of a file that a player brings, with the ending of such files. The command line
    /// takes a path for them, a page an upload.
    fn files() -> &'static [(&'static str, &'static str)] {
        &[]
    }
}

/// An option that does not exist, or a value it does not take.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OptionError {
    /// There is no option of this name.
    #[error("no option {key:?}; there are: {known}")]
    Unknown {
        /// The name given.
        key: String,
        /// The options there are.
        known: String,
    },
    /// The option does not take this value.
    #[error("option {key} does not take {value:?}; it takes {takes}")]
    Value {
        /// The option.
        key: String,
        /// The value given.
        value: String,
        /// What it takes, without words of a language: `a|b`, `1–9`.
        takes: &'static str,
    },
    /// The option takes the text of a file, and something is wrong in it.
    #[error("option {key}: line {line}: {reason}")]
    File {
        /// The option.
        key: String,
        /// The line, counted from 1.
        line: usize,
        /// What is wrong there.
        reason: Wrong,
    },
}

//! The options of a game as `key=value`, the same on the command line, in a journal and in a scenario.

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

    /// Is the value of this option the text of a file? Then the command line takes a path and a page takes an upload where the
    /// value names neither a known one nor is the text itself.
    fn is_file(_key: &str) -> bool {
        false
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
        /// What it takes, in words.
        takes: &'static str,
    },
}

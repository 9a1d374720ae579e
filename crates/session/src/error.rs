//! What can go wrong with a session. Whatever is said here, nothing was changed.

use cowcatcher_engine::journal::Fault;
use cowcatcher_engine::{NotationError, OptionError, Refusal, SetupError};
use cowcatcher_words::{Locale, Value, errors};

/// Why a session did not do what it was asked.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SessionError {
    /// There is no game of this name.
    #[error("there is no game {0:?}")]
    UnknownGame(String),
    /// There is no bot of this name for the game.
    #[error("there is no bot {0:?} for this game")]
    UnknownBot(String),
    /// An option that the game does not have, or not with this value.
    #[error(transparent)]
    Option(#[from] OptionError),
    /// The game can't be set up like this.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A rules revision that this program does not know, or no longer.
    #[error("rules revision {found} is not known; this version knows none above {newest}")]
    Revision {
        /// The revision.
        found: u32,
        /// The newest that is known.
        newest: u32,
    },
    /// The action can't be read.
    #[error(transparent)]
    Malformed(#[from] NotationError),
    /// The rules forbid it.
    #[error(transparent)]
    Refused(#[from] Refusal),
}

impl SessionError {
    /// A short word for programs, the same for ever.
    pub fn code(&self) -> &'static str {
        match self {
            SessionError::UnknownGame(_) => "unknown-game",
            SessionError::UnknownBot(_) => "unknown-bot",
            SessionError::Option(_) => "bad-option",
            SessionError::Setup(_) => "bad-setup",
            SessionError::Revision { .. } => "unknown-revision",
            SessionError::Malformed(_) => "malformed",
            SessionError::Refused(_) => "refused",
        }
    }
}

impl SessionError {
    /// What is wrong, for people. What a rule forbids is worded where the position is known, and here only in English.
    pub fn told(&self, locale: Locale) -> String {
        let named = |id: &str, name: &str| locale.text_with(id, &[("name", name.into())]);
        match self {
            SessionError::UnknownGame(name) => {
                let known = cowcatcher_games::names().join(", ");
                locale.text_with("error-unknown-game", &[("name", name.as_str().into()), ("known", known.into())])
            }
            SessionError::UnknownBot(name) => named("error-unknown-bot", name),
            SessionError::Option(error) => errors::option(locale, error),
            SessionError::Setup(error) => errors::setup(locale, error),
            SessionError::Revision { found, newest } => {
                let figures = [("found", Value::from(*found as usize)), ("newest", Value::from(*newest as usize))];
                locale.text_with("error-unknown-revision", &figures)
            }
            SessionError::Malformed(error) => {
                locale.text_with("error-not-an-action", &[("text", error.text.as_str().into())])
            }
            SessionError::Refused(refusal) => refusal.to_string(),
        }
    }
}

/// Why a recorded step can't be taken.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("step {step}: {fault}")]
pub struct BadStep {
    /// The number of the step.
    pub step: usize,
    /// What is wrong with it.
    #[source]
    pub fault: Fault,
}

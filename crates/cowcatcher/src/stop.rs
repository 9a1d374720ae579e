//! How a command ends when it does not end well.

use std::io;

/// Why a command stops.
#[derive(Debug)]
pub enum Stop {
    /// The answer is no, and this is why: exit code 1.
    No(String),
    /// The answer is no, and everything was said already: exit code 1.
    Said,
    /// What was asked makes no sense: exit code 2.
    Usage(String),
    /// Reading or writing failed: exit code 2, unless it is only that nobody reads the output any more.
    Io(io::Error),
}

impl Stop {
    /// The exit code.
    pub fn code(&self) -> u8 {
        match self {
            Stop::No(_) | Stop::Said => 1,
            Stop::Io(error) if error.kind() == io::ErrorKind::BrokenPipe => 0,
            Stop::Usage(_) | Stop::Io(_) => 2,
        }
    }

    /// What is left to say, in one line.
    pub fn message(&self) -> Option<String> {
        match self {
            Stop::No(message) | Stop::Usage(message) => Some(message.clone()),
            Stop::Io(error) if error.kind() != io::ErrorKind::BrokenPipe => Some(error.to_string()),
            Stop::Said | Stop::Io(_) => None,
        }
    }
}

impl From<serde_json::Error> for Stop {
    fn from(error: serde_json::Error) -> Stop {
        Stop::Io(error.into())
    }
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Stop {
        Stop::Io(error)
    }
}

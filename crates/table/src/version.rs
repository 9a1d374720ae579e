//! How far a table has come: what a page was made from, and what a click expects.

use cowcatcher_engine::NotationError;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The number of steps taken, and how often something was taken back before.
///
/// A click carries the version it was made from. With the number alone a click made before an undo could be taken for one
/// made after it, when as many steps were taken again. Written `57.0`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Version {
    /// How often something was taken back.
    pub revision: u32,
    /// How many steps were taken: the number of the next one.
    pub step: u32,
}

impl Version {
    /// So many steps after so many undos.
    pub const fn new(step: u32, revision: u32) -> Self {
        Version { revision, step }
    }

    /// The same revision, some steps on.
    pub(crate) fn on(self, steps: usize) -> Self {
        Version { step: self.step + steps as u32, ..self }
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.step, self.revision)
    }
}

impl FromStr for Version {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let read = || {
            let (step, revision) = text.split_once('.')?;
            Some(Version { step: step.parse().ok()?, revision: revision.parse().ok()? })
        };
        read().ok_or_else(|| NotationError::new(text, "a version such as 57.0"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_version_prints_and_parses() {
        for version in [Version::default(), Version::new(57, 3)] {
            assert_eq!(version.to_string().parse(), Ok(version));
        }
        for wrong in ["", "57", "57.", ".1", "57.x", "-1.0"] {
            assert!(wrong.parse::<Version>().is_err(), "{wrong}");
        }
    }
}

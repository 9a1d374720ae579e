//! How far a table has come: what a page was made from, and what a click expects.

use cowcatcher_engine::NotationError;
use serde::{Deserialize, Serialize, Serializer};
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

/// Which of all the states that a table was in while it was in memory: what is said and who sits down changes it too, which
/// no [`Version`] counts.
///
/// A page that shows the table as it was at this mark, or at a later one of the same life, need not look again. Written
/// `5f0c31aa-12`. It is stored nowhere: a table that is fetched anew begins another life.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Mark {
    life: u32,
    changes: u32,
}

impl Mark {
    /// A table was fetched.
    pub(crate) fn new() -> Self {
        Mark { life: rand::random(), changes: 0 }
    }

    /// The table changed.
    pub(crate) fn next(self) -> Self {
        Mark { changes: self.changes.wrapping_add(1), ..self }
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:08x}-{}", self.life, self.changes)
    }
}

impl Serialize for Mark {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
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

//! What time it is: that of the system, or what a test says.

use std::fmt;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

/// Where the time comes from.
#[derive(Clone)]
pub struct Now(Arc<dyn Fn() -> i64 + Send + Sync>);

impl Now {
    /// The time that this says, in milliseconds since 1970.
    pub fn told_by(says: impl Fn() -> i64 + Send + Sync + 'static) -> Now {
        Now(Arc::new(says))
    }

    /// Milliseconds since 1970.
    pub fn millis(&self) -> i64 {
        (self.0)()
    }
}

impl Default for Now {
    fn default() -> Self {
        Now::told_by(|| SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as i64))
    }
}

impl fmt::Debug for Now {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Now").field(&self.millis()).finish()
    }
}

//! JSON that is written once.

use serde::{Serialize, Serializer};
use serde_json::value::RawValue;

/// Something as JSON, which goes into an answer as it stands: a position is written once for each look at it, not once into a tree
/// and from there into a text.
#[derive(Clone, Debug)]
pub struct Written(Box<RawValue>);

impl Written {
    /// Writes it down. What no JSON can say is nothing.
    pub fn of(what: &impl Serialize) -> Written {
        Written(serde_json::value::to_raw_value(what).unwrap_or_else(|_| RawValue::NULL.to_owned()))
    }

    /// The text.
    pub fn text(&self) -> &str {
        self.0.get()
    }
}

impl PartialEq for Written {
    fn eq(&self, other: &Self) -> bool {
        self.text() == other.text()
    }
}

impl Eq for Written {}

impl Serialize for Written {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(to)
    }
}

//! What the lines of a table add up to, so that a stored line that was changed, exchanged or lost is noticed.
//!
//! It guards against accidents and careless hands, not against whoever can write into the database and knows this file.

use crate::store::TableRow;
use sha2::{Digest as _, Sha256};
use std::fmt;

/// A digest over the set-up of a table and its lines, one after the other: that of one line more follows from that of the lines before.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Digest([u8; 32]);

impl Digest {
    /// That of a table before its first line.
    pub fn of_setup(row: &TableRow) -> Self {
        let mut hash = Sha256::new();
        let mut part = |text: &str| {
            // With its length before it no part can be taken for a piece of another.
            hash.update((text.len() as u64).to_le_bytes());
            hash.update(text);
        };
        part(row.id.as_str());
        part(&row.game);
        part(&row.rules.to_string());
        part(&row.seats.len().to_string());
        for (key, value) in &row.options {
            part(key);
            part(value);
        }
        Digest(hash.finalize().into())
    }

    /// That of the lines so far and these.
    #[must_use]
    pub fn with<'a>(self, lines: impl IntoIterator<Item = &'a String>) -> Self {
        let next = |Digest(so_far): Digest, line: &String| {
            Digest(Sha256::new().chain_update(so_far).chain_update(line).finalize().into())
        };
        lines.into_iter().fold(self, next)
    }

    /// The bytes, as they are stored.
    pub fn as_bytes(&self) -> &[u8] {
        &self.0
    }

    /// From stored bytes; `None` if they are not a digest.
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        bytes.try_into().ok().map(Digest)
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Digest({:02x}{:02x}…)", self.0[0], self.0[1])
    }
}

//! Ids: whatever a game asks, lacks or tells has a permanent name and a clause, and no sentence. The sentences, in every language,
//! are made from the names elsewhere.

use crate::seat::Seat;
use serde::Serialize;
use std::fmt;

/// Something of a small closed set, with a name that never changes; [`named!`](crate::named) makes such sets.
pub trait Named: Copy + Eq + fmt::Debug + Send + Sync + 'static {
    /// All of them, in order.
    const ALL: &'static [Self];

    /// The permanent name: lower case, words joined by hyphens.
    fn name(self) -> &'static str;
}

/// The name of something [`Named`], its type forgotten. There is no other way to make one, so it is never a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Name(&'static str);

impl Name {
    /// The name as text.
    pub const fn as_str(self) -> &'static str {
        self.0
    }
}

impl<T: Named> From<T> for Name {
    fn from(named: T) -> Name {
        Name(named.name())
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// What can be asked of a player.
pub trait Question: Named + fmt::Display + Serialize {
    /// The clause that the question is about.
    fn clause(self) -> &'static str;
}

/// Something that happened, as data.
pub trait Occurrence: Clone + Eq + fmt::Debug + Serialize + Into<&'static str> + Send + Sync + 'static {
    /// Its permanent name.
    fn name(&self) -> &'static str {
        self.clone().into()
    }

    /// The clause behind it, where one says more than the event itself.
    fn clause(&self) -> Option<&'static str>;

    /// The seat whose turn begins with it.
    fn opens(&self) -> Option<Seat>;

    /// What changed hands by it while `active` was to decide.
    fn transfer(&self, active: Seat) -> Option<Transfer>;
}

/// Something countable that changed hands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Transfer {
    /// Who gave it; `None` is the bank, the supply, the box.
    pub from: Option<Seat>,
    /// Who got it; `None` as above.
    pub to: Option<Seat>,
    /// How much.
    pub amount: i32,
    /// Of what.
    pub what: Name,
}

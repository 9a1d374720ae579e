//! At so many tables bots play among themselves at the same time; the others wait for a place, by name only, so that they cost no memory. Where
//! a person plays nobody waits for one: there the bots rest as soon as it is the person's turn.

use crate::secret::TableId;
use crate::service::Tables;
use crate::store::Urgency;
use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Who has a place, and who waits for one.
#[derive(Debug, Default)]
pub(crate) struct Places(Mutex<Taken>);

#[derive(Debug, Default)]
struct Taken {
    /// Tables at which bots are at work; one that was woken twice counts once.
    driven: HashMap<TableId, u32>,
    /// Tables that wait, each once.
    queue: VecDeque<TableId>,
    waiting: HashSet<TableId>,
}

impl Taken {
    fn wait(&mut self, id: &TableId) {
        if self.waiting.insert(id.clone()) {
            self.queue.push_back(id.clone());
        }
    }

    fn next(&mut self) -> Option<TableId> {
        let id = self.queue.pop_front()?;
        self.waiting.remove(&id);
        Some(id)
    }
}

impl Places {
    fn taken(&self) -> MutexGuard<'_, Taken> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Does anybody wait for a place?
    pub(crate) fn is_wanted(&self) -> bool {
        !self.taken().waiting.is_empty()
    }
}

/// A place, until it is dropped: then the next who waits gets it.
pub(crate) struct Place {
    tables: Tables,
    id: TableId,
}

impl Place {
    /// A place for a table whose bots are to play; if there is none for them they wait for one.
    pub(crate) fn take(tables: &Tables, id: &TableId, urgency: Urgency) -> Option<Place> {
        let mut taken = tables.0.places.taken();
        let full = taken.driven.len() >= tables.0.settings.most_driven.max(1);
        if urgency == Urgency::Bots && full && !taken.driven.contains_key(id) {
            taken.wait(id);
            return None;
        }
        *taken.driven.entry(id.clone()).or_default() += 1;
        Some(Place { tables: tables.clone(), id: id.clone() })
    }

    /// Gives the place to somebody else and waits for the next.
    pub(crate) fn pass_on(self) {
        self.tables.0.places.taken().wait(&self.id);
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let wanted = {
            let mut taken = self.tables.0.places.taken();
            if let Some(count) = taken.driven.get_mut(&self.id) {
                *count -= 1;
                if *count == 0 {
                    taken.driven.remove(&self.id);
                }
            }
            !taken.waiting.is_empty()
        };
        // Without a runtime the server is about to end.
        if let (true, Ok(runtime)) = (wanted, tokio::runtime::Handle::try_current()) {
            runtime.spawn(self.tables.clone().admit());
        }
    }
}

impl Tables {
    /// Lets the next table in that waits, if there is a place for it.
    async fn admit(self) {
        let next = {
            let mut taken = self.0.places.taken();
            let free = taken.driven.len() < self.0.settings.most_driven.max(1);
            let next = if free { taken.next() } else { None };
            // The place is theirs from now on, be it that the table has to be fetched first.
            next.inspect(|id| *taken.driven.entry(id.clone()).or_default() += 1)
        };
        let Some(id) = next else { return };
        let place = Place { tables: self, id };
        if let Ok(table) = place.tables.fetch(&place.id).await {
            place.tables.wake(&table, false);
        }
    }
}

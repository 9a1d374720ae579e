//! How long tables are kept at which nothing happens any more.

use crate::error::TableError;
use crate::quota::day;
use crate::secret::TableId;
use crate::service::{Tables, failed};
use crate::store::{Idle, Status};
use serde::{Deserialize, Serialize};

const DAY: i64 = 24 * 60 * 60 * 1000;
/// So many tables are removed before others get a turn with the store.
const AT_ONCE: u32 = 100;

/// After how many days without a change tables are removed; 0 is never.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Lifetimes {
    /// Those that wait for people with invitations.
    pub waiting_days: u32,
    /// Those that wait for people and stand in the lobby.
    pub waiting_listed_days: u32,
    /// Those that are being played.
    pub running_days: u32,
    /// Those that were played to their end.
    pub over_days: u32,
    /// Those that were given up.
    pub abandoned_days: u32,
}

impl Lifetimes {
    /// What nobody came for goes; what was played stays.
    pub const USUAL: Lifetimes =
        Lifetimes { waiting_days: 30, waiting_listed_days: 7, running_days: 0, over_days: 0, abandoned_days: 0 };

    /// Everything stays.
    pub const FOR_EVER: Lifetimes =
        Lifetimes { waiting_days: 0, waiting_listed_days: 0, running_days: 0, over_days: 0, abandoned_days: 0 };

    /// What is past its time.
    fn past(&self, now: i64) -> impl Iterator<Item = Idle> {
        let kinds = [
            (Status::Waiting, Some(false), self.waiting_days),
            (Status::Waiting, Some(true), self.waiting_listed_days),
            (Status::Running, None, self.running_days),
            (Status::Over, None, self.over_days),
            (Status::Abandoned, None, self.abandoned_days),
        ];
        let kept = kinds.into_iter().filter(|(_, _, days)| *days > 0);
        kept.map(move |(status, listed, days)| Idle { status, listed, since: now - i64::from(days) * DAY })
    }
}

impl Default for Lifetimes {
    fn default() -> Self {
        Lifetimes::FOR_EVER
    }
}

impl Tables {
    /// Removes the tables that are past their time, and forgets what was counted on the days before. Gives how many were removed.
    ///
    /// # Errors
    /// If the store fails. What was removed until then is removed.
    pub async fn sweep(&self) -> Result<usize, TableError> {
        self.sweep_at(self.now()).await
    }

    /// Like [`sweep`](Self::sweep), as if it were this time, in milliseconds since 1970.
    ///
    /// # Errors
    /// Those of [`sweep`](Self::sweep).
    pub async fn sweep_at(&self, now: i64) -> Result<usize, TableError> {
        let mut removed = 0;
        for idle in self.0.settings.lifetimes.past(now) {
            loop {
                let tables = self.0.store.idle_tables(idle, AT_ONCE).await.map_err(failed)?;
                let mut gone = 0;
                for id in &tables {
                    gone += usize::from(self.remove_idle(id, idle.since).await?);
                }
                removed += gone;
                if tables.len() < AT_ONCE as usize || gone == 0 {
                    break;
                }
            }
        }
        self.0.store.forget(day(now)).await.map_err(failed)?;
        self.forget_notices(now).await?;
        Ok(removed)
    }

    /// Removes a table whatever happens there.
    ///
    /// # Errors
    /// [`TableError::UnknownTable`], and if the store fails.
    pub async fn remove(&self, id: &TableId) -> Result<(), TableError> {
        if self.remove_idle(id, i64::MAX).await? { Ok(()) } else { Err(TableError::UnknownTable) }
    }

    async fn remove_idle(&self, id: &TableId, since: i64) -> Result<bool, TableError> {
        let removed = self.0.store.delete(id, since).await.map_err(failed)?;
        if removed {
            self.let_go(id);
        }
        Ok(removed)
    }
}

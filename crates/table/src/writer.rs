//! Changing a table: one writer at a time, first in the store, then in memory, and then everybody is told.

use crate::error::TableError;
use crate::secret::TableId;
use crate::service::{Tables, detached, failed, now};
use crate::store::{Append, Status, StoreError};
use crate::table::{Change, Table, TableState, progress_of};
use crate::version::Version;
use cowcatcher_engine::ToAct;
use cowcatcher_session::Proposal;
use std::sync::Arc;
use tokio::sync::OwnedMutexGuard;

/// The one who may change a table: as long as there is this value, there is no other.
pub(crate) struct Writer {
    pub(crate) tables: Tables,
    pub(crate) table: Arc<Table>,
    _turn: OwnedMutexGuard<()>,
}

impl Tables {
    /// Changes a table as the only one who does so now. What is begun is done, even if nobody waits for it any more.
    pub(crate) async fn writing<T, E, F>(
        &self,
        id: &TableId,
        work: impl FnOnce(Writer) -> F + Send + 'static,
    ) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<TableError> + Send + 'static,
        F: Future<Output = Result<T, E>> + Send + 'static,
    {
        let (tables, table) = (self.clone(), self.fetch(id).await?);
        detached(async move { work(Writer::of(&tables, &table).await).await }).await
    }
}

impl Writer {
    /// Waits until nobody else changes the table.
    pub(crate) async fn of(tables: &Tables, table: &Arc<Table>) -> Writer {
        let turn = table.writer.clone().lock_owned().await;
        Writer { tables: tables.clone(), table: table.clone(), _turn: turn }
    }

    /// Looks at the table, which nobody else changes now.
    pub(crate) fn read<T>(&self, look: impl FnOnce(&TableState) -> T) -> T {
        self.table.read(look)
    }

    /// Something changed: the bots think again.
    pub(crate) fn wake(&self) {
        self.tables.wake(&self.table);
    }

    /// What the store said to a change. If somebody else was faster there, the copy in memory is made anew.
    pub(crate) async fn committed<T>(&self, said: Result<T, StoreError>) -> Result<T, TableError> {
        match said {
            Ok(said) => Ok(said),
            Err(StoreError::Conflict) => Err(self.reload().await),
            Err(error) => Err(failed(error)),
        }
    }

    /// Makes the copy in memory anew. Gives the error to answer with.
    async fn reload(&self) -> TableError {
        let id = self.read(|state| state.id().clone());
        match self.tables.read_state(&id).await {
            Ok(fresh) => self.table.change(Change::Steps, |state| {
                *state = fresh;
                TableError::Stale { now: state.version() }
            }),
            Err(error) => error,
        }
    }

    /// Adds the lines of one click to the table.
    pub(crate) async fn take(&self, Proposal { lines, then }: Proposal) -> Result<Version, TableError> {
        let (id, at) = self.read(|state| (state.id().clone(), state.version()));
        let (progress, now, clicks) = (progress_of(then), now(), [lines]);
        let append = Append { id: &id, at, clicks: &clicks, progress, now };
        self.committed(self.tables.0.store.append(append).await).await?;
        self.table.change(Change::Steps, |state| {
            // The lines are read and judged once more, as they will be when the table is next fetched: what stands in the
            // store and what stands in memory come about by the same code.
            state.playing.apply(&clicks[0])?;
            state.row.version = at.on(clicks[0].len());
            state.row.progress = progress;
            state.row.changed = now;
            state.request = None;
            Ok(state.version())
        })
    }

    /// Goes back to where `to` steps were taken, and from there on takes those of others again.
    pub(crate) async fn go_back(&self, to: usize, again: &[Vec<String>]) -> Result<Version, TableError> {
        let (id, at, there) = self.read(|state| (state.id().clone(), state.version(), state.playing().at(to)));
        let mut there = there.ok_or(TableError::Stale { now: at })?;
        again.iter().try_for_each(|click| there.apply(click))?;
        let (progress, now) = (progress_of(there.to_act()), now());
        let again = Append { id: &id, at, clicks: again, progress, now };
        let said = self.tables.0.store.take_back(to as u32, again).await;
        let version = self.committed(said).await?;
        self.table.change(Change::Undone, |state| {
            state.playing = there;
            state.row.version = version;
            state.row.progress = progress;
            state.row.changed = now;
            state.request = None;
        });
        Ok(version)
    }

    /// Begins the game once every seat is taken, and lets chance decide what it was about to decide.
    pub(crate) async fn begin(&self) -> Result<(), TableError> {
        let proposal = self.read(|state| {
            let full = state.seats().iter().all(|seat| !seat.is_open());
            let waits = state.status() == Status::Waiting || state.playing().to_act() == ToAct::Chance;
            let begins = full && waits && !state.status().is_final();
            begins.then(|| state.playing().draws(&mut rand::rng()))
        });
        match proposal {
            Some(proposal) => self.take(proposal).await.map(|_| ()),
            None => Ok(()),
        }
    }
}

//! Changing a table: one writer at a time, first in the store, then in memory, and then everybody is told.

use crate::digest::Digest;
use crate::error::TableError;
use crate::secret::TableId;
use crate::service::{Tables, detached, failed};
use crate::store::{Append, Status, StoreError, Tick, Urgency};
use crate::table::{Change, Table, TableState, deciders, progress_of};
use crate::version::Version;
use cowcatcher_engine::ToAct;
use cowcatcher_session::Proposal;
use std::sync::Arc;
use tokio::sync::OwnedMutexGuard;
use tracing::{debug, error_span};

/// The one who may change a table: as long as there is this value, there is no other.
pub(crate) struct Writer {
    pub(crate) tables: Tables,
    pub(crate) table: Arc<Table>,
    /// Who waits for what is written.
    urgency: Urgency,
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
        Writer { tables: tables.clone(), table: table.clone(), urgency: Urgency::Person, _turn: turn }
    }

    /// The same one, for whom nobody waits but those in this hurry.
    pub(crate) fn at(self, urgency: Urgency) -> Writer {
        Writer { urgency, ..self }
    }

    /// Looks at the table, which nobody else changes now.
    pub(crate) fn read<T>(&self, look: impl FnOnce(&TableState) -> T) -> T {
        self.table.read(look)
    }

    /// Something changed here: the bots think again, and this server plays them.
    pub(crate) fn wake(&self) {
        self.tables.wake(&self.table, true);
    }

    /// What the store said to a change. If somebody else was faster there, the copy in memory is made anew; and if it failed, because then
    /// it may have been done all the same.
    pub(crate) async fn committed<T>(&self, said: Result<T, StoreError>) -> Result<T, TableError> {
        match said {
            Ok(said) => Ok(said),
            Err(StoreError::Conflict) => {
                self.refresh().await?;
                Err(TableError::Stale { now: self.read(TableState::version) })
            }
            Err(error) => {
                self.table.doubt(true);
                // If it can't be read now, it is read when it is next asked for.
                let _ = self.refresh().await;
                let (table, step) = self.read(|state| (state.id().clone(), state.version().step));
                Err(error_span!("write", %table, step).in_scope(|| failed(error)))
            }
        }
    }

    /// Makes the copy in memory anew if the rows say something else, tells everybody, and lets the bots think again.
    pub(crate) async fn refresh(&self) -> Result<(), TableError> {
        let id = self.read(|state| state.id().clone());
        let mut fresh = self.tables.read_state(&id).await?;
        // A game that ought to have begun begins when it is next asked for.
        self.table.doubt(fresh.status() == Status::Waiting && fresh.is_to_begin());
        if let Some(change) = self.read(|state| state.moved_to(&fresh)) {
            self.table.change(change, |state| {
                // What was asked for here goes on here.
                fresh.study.job = state.study.job.take();
                *state = fresh;
            });
            self.tables.wake(&self.table, false);
        }
        Ok(())
    }

    /// Adds the lines of one click to the table.
    pub(crate) async fn take(&self, Proposal { lines, then }: Proposal) -> Result<Version, TableError> {
        let (id, at, digest) = self.read(|state| (state.id().clone(), state.version(), state.row.digest));
        let (progress, now, clicks) = (progress_of(then), self.tables.now(), [lines]);
        let digest = digest.map(|digest| digest.with(&clicks[0]));
        let (was, clock) = self.read(|state| {
            (state.row.clock.clone(), state.clock_at(deciders(then), state.turn_anew(&clicks[0], then), now))
        });
        let tick = Tick::of(&was, &clock);
        let append = Append { id: &id, at, clicks: &clicks, progress, digest, urgency: self.urgency, clock: tick, now };
        self.committed(self.tables.0.store.append(append).await).await?;
        self.tables.0.counted.steps(clicks[0].len());
        debug!(table = %id, step = at.step, lines = clicks[0].len(), "steps taken");
        if progress.status == Status::Over {
            self.tables.write_down_soon();
        }
        self.table.change(Change::Steps, |state| {
            // The lines are read and judged once more, as they will be when the table is next fetched: what stands in the
            // store and what stands in memory come about by the same code.
            state.playing.apply(&clicks[0])?;
            state.row.version = at.on(clicks[0].len());
            state.row.digest = digest;
            state.row.progress = progress;
            state.row.clock = clock;
            state.row.changed = now;
            state.row.consent.request = None;
            Ok(state.version())
        })
    }

    /// Goes back to where `to` steps were taken, and from there on takes those of others again; by consent of all, or not.
    pub(crate) async fn go_back(
        &self,
        to: usize,
        again: &[Vec<String>],
        by_consent: bool,
    ) -> Result<Version, TableError> {
        let (id, at, there) = self.read(|state| (state.id().clone(), state.version(), state.playing().at(to)));
        let mut there = there.ok_or(TableError::Stale { now: at })?;
        again.iter().try_for_each(|click| there.apply(click))?;
        let (progress, now) = (progress_of(there.to_act()), self.tables.now());
        let lines = there.lines(there.step()).unwrap_or_default();
        let digest = Some(self.read(|state| Digest::of_setup(&state.row).with(&lines)));
        let (was, clock) =
            self.read(|state| (state.row.clock.clone(), state.clock_back_at(progress.waiting_for, by_consent, now)));
        let tick = Tick::of(&was, &clock);
        let again = Append { id: &id, at, clicks: again, progress, digest, urgency: self.urgency, clock: tick, now };
        let said = self.tables.0.store.take_back(to as u32, again).await;
        let version = self.committed(said).await?;
        self.tables.0.counted.undo();
        debug!(table = %id, step = to, "steps taken back");
        self.table.change(Change::Undone, |state| {
            state.playing = there;
            state.row.version = version;
            state.row.digest = digest;
            state.row.progress = progress;
            state.row.clock = clock;
            state.row.changed = now;
            state.row.consent.request = None;
        });
        Ok(version)
    }

    /// Begins the game once every seat is taken, and lets chance decide what it was about to decide.
    pub(crate) async fn begin(&self) -> Result<(), TableError> {
        let proposal = self.read(|state| state.is_to_begin().then(|| state.playing().draws(&mut rand::rng())));
        match proposal {
            Some(proposal) => match self.take(proposal).await {
                // Another server has begun it.
                Ok(_) | Err(TableError::Stale { .. }) => Ok(()),
                Err(error) => {
                    // It begins when it is next asked for.
                    self.table.doubt(true);
                    Err(error)
                }
            },
            None => Ok(()),
        }
    }
}

impl TableState {
    /// Is every seat taken, and has the game not begun, or is chance about to decide something?
    fn is_to_begin(&self) -> bool {
        let full = self.seats().iter().all(|seat| !seat.is_open());
        let waits = self.status() == Status::Waiting || self.playing().to_act() == ToAct::Chance;
        full && waits && !self.status().is_final() && self.unreadable().is_none()
    }
}

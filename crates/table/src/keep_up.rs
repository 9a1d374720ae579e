//! Several servers on one database: noticing what the others did, and who of them plays the bots of a table.
//!
//! The rows are the truth, so nothing here has to come in time or at all: a copy in memory that is behind can't write, since a step is written
//! only at the version that the rows have. What others tell makes pages turn at once; what they could not tell, because a connection
//! or a server broke, is found by looking.

use crate::error::TableError;
use crate::secret::TableId;
use crate::service::Tables;
use crate::store::Store;
use crate::table::{Table, TableState};
use crate::writer::Writer;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{Instant, MissedTickBehavior, interval};
use tracing::warn;

/// How often the rows are looked at without having been told.
const LOOK: Duration = Duration::from_secs(1);
/// So many tables that wait for a bot are taken over at a time.
pub(crate) const MOST_TAKEN: u32 = 64;

impl Tables {
    /// Follows what other servers do at the tables that are in memory here, and takes over bots whose server has died. Never ends; where nobody
    /// else writes it has nothing to do.
    pub async fn keep_up(&self) {
        if !self.0.store.is_shared() {
            return std::future::pending().await;
        }
        let mut looks = interval(LOOK);
        looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                told = self.0.store.told() => match told {
                    Some(tables) => self.renew(tables).await,
                    None => self.look_around().await,
                },
                _ = looks.tick() => {
                    self.look_around().await;
                    self.take_over().await;
                }
            }
        }
    }

    /// Compares all tables in memory with their rows.
    async fn look_around(&self) {
        match self.0.store.changed_elsewhere(&self.held()).await {
            Ok(changed) => self.renew(changed).await,
            Err(error) => warn!("the tables can't be looked at: {error}"),
        }
    }

    /// Makes the copies of tables anew that others changed, or lets them go if nobody looks at them.
    async fn renew(&self, changed: Vec<TableId>) {
        for id in changed {
            let Some(table) = self.used(&id) else { continue };
            let tables = self.clone();
            // One that is slow, or being written, keeps no other waiting.
            tokio::spawn(async move {
                let writer = Writer::of(&tables, &table).await;
                let before = writer.read(TableState::mark);
                match writer.refresh().await {
                    // What changed is who plays the bots.
                    Ok(()) if writer.read(TableState::mark) == before => tables.wake(&table, false),
                    Ok(()) => {}
                    Err(TableError::UnknownTable) => tables.let_go(&id),
                    Err(error) => {
                        table.doubt(true);
                        warn!(table = %id, "what another server did can't be read: {error}");
                    }
                }
            });
        }
    }

    /// Plays the bots for which no server does.
    async fn take_over(&self) {
        match self.0.store.take_over(MOST_TAKEN).await {
            Ok(tables) => {
                for id in tables {
                    // One that can't be continued is left as it is.
                    if let Ok(table) = self.fetch(&id).await {
                        self.wake(&table, false);
                    }
                }
            }
            Err(error) => warn!("bots can't be taken over: {error}"),
        }
    }

    /// Waits until this server may play the bots of a table; `None` if somebody interferes before.
    pub(crate) async fn lease(&self, table: &Table, number: u64, mut here: bool) -> Option<Lease> {
        let id = table.read(|state| state.id().clone());
        while table.is_driver(number) && table.read(TableState::goes_on) {
            if let Ok(true) = self.0.store.lease(&id, here).await {
                return Some(Lease { store: Arc::clone(&self.0.store), id });
            }
            here = false;
            table.rest(number, Instant::now() + LOOK).await;
        }
        None
    }
}

/// This server plays the bots of a table, until this is dropped.
pub(crate) struct Lease {
    store: Arc<dyn Store>,
    id: TableId,
}

impl Drop for Lease {
    fn drop(&mut self) {
        self.store.release(&self.id);
    }
}

//! Bots at work: one task for each table that waits for a bot.

use crate::error::TableError;
use crate::secret::{Identity, TableId};
use crate::service::Tables;
use crate::table::Table;
use crate::writer::Writer;
use rand::RngExt;
use std::sync::Arc;
use std::time::Duration;

/// After a failure of the store a bot tries again after so long, then twice as long, …
const FIRST_RETRY: Duration = Duration::from_millis(500);
/// … but never longer than this.
const LAST_RETRY: Duration = Duration::from_secs(60);

impl Tables {
    /// Something changed: the bots of the table think again, if it waits for one.
    pub(crate) fn wake(&self, table: &Arc<Table>) {
        // Whatever a bot was about to do, it was about to do it in another position.
        let number = table.next_driver();
        if table.read(|state| state.bot_to_act().is_some()) {
            tokio::spawn(self.clone().drive(table.clone(), number));
        } else {
            table.hurry(false);
        }
    }

    /// Lets the bots of a table play without a pause until it waits for a person. Whoever has a seat may wish so.
    ///
    /// # Errors
    /// If `who` has no seat there, or there is no such table.
    pub async fn hurry(&self, id: &TableId, who: &Identity) -> Result<(), TableError> {
        let who = *who;
        // A click that is being written ends first: the bots go on from there.
        self.writing(id, move |writer| async move {
            if writer.read(|state| state.seats_of(&who).is_empty()) {
                return Err(TableError::NotYourSeat);
            }
            writer.table.hurry(true);
            writer.wake();
            Ok(())
        })
        .await
    }

    /// Plays the bots of a table as long as it waits for them and nobody interferes.
    async fn drive(self, table: Arc<Table>, number: u64) {
        let mut retry = FIRST_RETRY;
        while table.is_driver(number) {
            if !table.is_hurried() {
                tokio::time::sleep(self.0.settings.pace).await;
            }
            match self.bot_click(&table, number).await {
                Ok(true) if table.read(|state| state.bot_to_act().is_none()) => return table.hurry(false),
                Ok(true) => retry = FIRST_RETRY,
                Err(TableError::Storage(_)) => {
                    tokio::time::sleep(retry).await;
                    retry = (2 * retry).min(LAST_RETRY);
                }
                // Somebody interfered, or another server plays this table.
                Ok(false) | Err(_) => return,
            }
        }
    }

    /// One click of a bot; `false` if there is none to do any more.
    async fn bot_click(&self, table: &Arc<Table>, number: u64) -> Result<bool, TableError> {
        let seed = rand::rng().random();
        let thought = table.read(|state| {
            let (seat, bot) = state.bot_to_act()?;
            Some(state.playing().think(seat, &bot, seed).map(|thought| (seat, state.version(), thought)))
        });
        let Some((seat, version, thought)) = thought.transpose()? else { return Ok(false) };
        let thinking = tokio::task::spawn_blocking(thought).await;
        let Some(action) = thinking.map_err(|error| TableError::Broken(error.to_string()))? else { return Ok(false) };
        let writer = Writer::of(self, table).await;
        let as_before = writer.read(|state| state.version() == version && state.bot_to_act().is_some());
        if !as_before || !table.is_driver(number) {
            return Ok(false);
        }
        writer.advance(seat, &action).await?;
        Ok(true)
    }
}

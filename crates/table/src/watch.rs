//! Who watches a table, and at which pace.

use crate::error::TableError;
use crate::pace::Pace;
use crate::secret::{Identity, TableId};
use crate::service::Tables;
use crate::table::{Notice, Table};
use std::fmt;
use std::sync::Arc;
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;

/// Somebody who watches, as the table knows them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Watcher {
    /// One browser may watch in several windows.
    pub(crate) number: u64,
    pub(crate) who: Identity,
    pub(crate) pace: Pace,
}

/// Somebody watches a table, until this is dropped.
pub struct Watching {
    notices: Receiver<Notice>,
    table: Arc<Table>,
    number: u64,
}

impl Tables {
    /// Watches a table: gives notices of everything that changes there. As long as somebody who sits there watches, its bots play at
    /// their pace.
    ///
    /// # Errors
    /// If there is no such table or it can't be continued.
    pub async fn watch(&self, id: &TableId, who: &Identity, pace: Pace) -> Result<Watching, TableError> {
        let table = self.fetch(id).await?;
        let notices = table.notices.subscribe();
        let number = table.watched(*who, pace);
        Ok(Watching { notices, table, number })
    }
}

impl Watching {
    /// The next notice.
    ///
    /// # Errors
    /// If one was too slow and has missed some: then one should look at the table again.
    pub async fn next(&mut self) -> Result<Notice, RecvError> {
        self.notices.recv().await
    }
}

impl Drop for Watching {
    fn drop(&mut self) {
        self.table.unwatched(self.number);
    }
}

impl fmt::Debug for Watching {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Watching").field("number", &self.number).finish_non_exhaustive()
    }
}

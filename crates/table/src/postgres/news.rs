//! What servers on one database tell one another: which tables they changed.
//!
//! Everything that changes a table counts up the changes in its row. A server remembers the number that it read or wrote, so a greater one is
//! news. The number is told by `NOTIFY` after the change was committed, many tables at a time: a transaction that tells commits alone, with no
//! other beside it, and would undo what committing together gains. If it is not told, because a server or a connection broke, whoever looks
//! finds it in the row.

use crate::rows::{self, Columns, failed};
use crate::secret::TableId;
use crate::store::StoreError;
use sqlx::postgres::{PgListener, PgPool};
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::{Mutex as Turn, mpsc};
use tokio::time::sleep;
use tracing::warn;

/// Where it is told.
const CHANNEL: &str = "cowcatcher_tables";
/// A notification holds 8,000 bytes; a table and its number are 40 at most.
const TOGETHER: usize = 190;
/// Whoever lost the connection tries again after this long.
const RETRY: Duration = Duration::from_millis(200);

/// What a server knows of the changes of tables.
#[derive(Debug)]
pub(super) struct News {
    /// The number of changes of each table as it was last read or written here.
    known: Mutex<HashMap<TableId, i64>>,
    to_tell: mpsc::UnboundedSender<(TableId, i64)>,
    telling: Turn<mpsc::UnboundedReceiver<(TableId, i64)>>,
    heard: mpsc::UnboundedSender<Option<Vec<TableId>>>,
    hearing: Turn<mpsc::UnboundedReceiver<Option<Vec<TableId>>>>,
}

impl Default for News {
    fn default() -> Self {
        let ((to_tell, telling), (heard, hearing)) = (mpsc::unbounded_channel(), mpsc::unbounded_channel());
        News { known: Mutex::default(), to_tell, telling: Turn::new(telling), heard, hearing: Turn::new(hearing) }
    }
}

impl News {
    fn known(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, i64>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A table was read that had changed so often.
    pub(super) fn read(&self, id: &TableId, changes: i64) {
        self.known().insert(id.clone(), changes);
    }

    /// A table was changed here, for the so-manieth time. If it is not the next one, others changed it between, which is news.
    pub(super) fn wrote(&self, id: &TableId, changes: i64) {
        if let Some(known) = self.known().get_mut(id).filter(|known| **known + 1 == changes) {
            *known = changes;
        }
        // Without anybody to tell it the server is being closed.
        let _ = self.to_tell.send((id.clone(), changes));
    }

    /// What others changed, as far as it is news; `None` if something may have been missed.
    pub(super) async fn next(&self) -> Option<Vec<TableId>> {
        self.hearing.lock().await.recv().await.flatten()
    }

    /// Those of the tables, which are all that are held here, that have changed since they were read or written here.
    pub(super) async fn look(&self, pool: &PgPool, held: &[TableId]) -> Result<Vec<TableId>, StoreError> {
        let ids: Vec<&str> = held.iter().map(TableId::as_str).collect();
        let rows = sqlx::query("SELECT id, changes FROM tables WHERE id = ANY($1)").bind(ids).fetch_all(pool).await;
        let rows = rows.map_err(failed)?;
        let mut now: HashMap<TableId, i64> = HashMap::with_capacity(rows.len());
        for row in &rows {
            now.insert(rows::id(row, "id")?, row.whole("changes")?);
        }
        let mut known = self.known();
        let holds: HashSet<&TableId> = held.iter().collect();
        known.retain(|id, _| holds.contains(id));
        // One that is gone has changed too.
        Ok(held
            .iter()
            .filter(|id| now.get(id).is_none_or(|now| known.get(id).is_none_or(|known| known < now)))
            .cloned()
            .collect())
    }

    /// Those of the tables that were told of which are news.
    fn news(&self, told: &str) -> Vec<TableId> {
        let known = self.known();
        let read = |word: &str| {
            let (id, changes) = word.split_once(':')?;
            Some((id.parse::<TableId>().ok()?, changes.parse::<i64>().ok()?))
        };
        let told = told.split(' ').filter_map(read);
        told.filter(|(id, changes)| known.get(id).is_some_and(|known| known < changes)).map(|(id, _)| id).collect()
    }
}

/// Tells others what is changed here, as long as there is something to tell.
pub(super) async fn tell(pool: PgPool, news: Arc<News>) {
    let mut telling = news.telling.lock().await;
    let mut some = Vec::new();
    while telling.recv_many(&mut some, TOGETHER).await > 0 {
        let words: Vec<String> = some.drain(..).map(|(id, changes)| format!("{id}:{changes}")).collect();
        // It need not reach the disk.
        let told = sqlx::query("SELECT set_config('synchronous_commit', 'off', true), pg_notify($1, $2)")
            .bind(CHANNEL)
            .bind(words.join(" "))
            .execute(&pool)
            .await;
        if let Err(error) = told {
            warn!("other servers are not told: {error}");
        }
    }
}

/// Listens to what others tell, for ever.
pub(super) async fn listen(pool: PgPool, news: Arc<News>) {
    loop {
        if let Err(error) = listen_once(&pool, &news).await {
            if pool.is_closed() {
                return;
            }
            warn!("other servers are not heard: {error}");
        }
        sleep(RETRY).await;
    }
}

/// Listens until the connection breaks.
async fn listen_once(pool: &PgPool, news: &News) -> Result<(), sqlx::Error> {
    let mut listener = PgListener::connect_with(pool).await?;
    listener.eager_reconnect(false);
    listener.listen(CHANNEL).await?;
    // Whatever was told before nobody heard.
    let _ = news.heard.send(None);
    while let Some(told) = listener.try_recv().await? {
        let tables = news.news(told.payload());
        if !tables.is_empty() {
            let _ = news.heard.send(Some(tables));
        }
    }
    Ok(())
}

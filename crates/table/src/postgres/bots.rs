//! Which server plays the bots of a table: one that holds a lease on it, which ends by itself when the server dies.
//!
//! A lease keeps servers from thinking the same thoughts; that no step is taken twice is seen to by the version of the table.

use crate::rows::{self, Columns, failed};
use crate::secret::TableId;
use crate::store::StoreError;
use sqlx::postgres::PgPool;
use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::time::sleep;
use tracing::warn;

/// So long nobody else may play the bots of a table after the last word of the server that does, …
const LASTS: f64 = 3.0;
/// … which it gives so often.
const RENEWED: Duration = Duration::from_millis(750);

/// The leases of a server.
#[derive(Debug)]
pub(super) struct Leases {
    /// Under which name it holds them.
    server: String,
    /// The tables whose bots it plays now.
    held: Mutex<HashSet<TableId>>,
}

impl Leases {
    pub(super) fn new(server: String) -> Self {
        Leases { server, held: Mutex::default() }
    }

    fn held(&self) -> std::sync::MutexGuard<'_, HashSet<TableId>> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The bots of the table are no longer played here. The lease is not renewed, and whoever wants it can take it when it ends.
    pub(super) fn release(&self, id: &TableId) {
        self.held().remove(id);
    }

    /// Takes the lease of a table; `None` if another server has it, unless it is taken from that one `anyway`. Then the table counts as
    /// changed, by which the other one learns of it, and the number of its changes is given.
    pub(super) async fn take(
        &self,
        pool: &PgPool,
        id: &TableId,
        anyway: bool,
    ) -> Result<Option<Option<i64>>, StoreError> {
        let rows = sqlx::query(
            "WITH other AS (SELECT FROM leases WHERE table_id = $1 AND server <> $2 AND until > now()),
             taken AS (INSERT INTO leases AS held (table_id, server, until) VALUES ($1, $2, now() + make_interval(secs => $3))
                ON CONFLICT (table_id) DO UPDATE SET server = excluded.server, until = excluded.until
                WHERE $4 OR held.server = $2 OR held.until <= now() RETURNING table_id),
             stolen AS (UPDATE tables SET changes = changes + 1 FROM taken
                WHERE id = taken.table_id AND EXISTS (SELECT FROM other) RETURNING changes)
             SELECT (SELECT changes FROM stolen) AS changes FROM taken",
        )
        .bind(id.as_str())
        .bind(&self.server)
        .bind(LASTS)
        .bind(anyway)
        .fetch_all(pool)
        .await
        .map_err(failed)?;
        let Some(row) = rows.first() else { return Ok(None) };
        self.held().insert(id.clone());
        Ok(Some(row.maybe_whole("changes")?))
    }

    /// Takes the leases of tables that wait for a bot and that no server plays. Those that are just being written are no such tables.
    pub(super) async fn take_over(&self, pool: &PgPool, most: u32) -> Result<Vec<TableId>, StoreError> {
        let rows = sqlx::query(
            "WITH due AS (SELECT id FROM tables WHERE status = 'running' AND waiting_for & bots <> 0 AND request IS NULL
                AND NOT EXISTS (SELECT FROM leases WHERE table_id = id AND until > now())
                ORDER BY changed LIMIT $1 FOR UPDATE SKIP LOCKED)
             INSERT INTO leases AS held (table_id, server, until) SELECT id, $2, now() + make_interval(secs => $3) FROM due
             ON CONFLICT (table_id) DO UPDATE SET server = excluded.server, until = excluded.until WHERE held.until <= now()
             RETURNING table_id",
        )
        .bind(i64::from(most))
        .bind(&self.server)
        .bind(LASTS)
        .fetch_all(pool)
        .await
        .map_err(failed)?;
        rows.iter().map(|row| rows::id(row, "table_id")).collect()
    }
}

/// Renews the leases of a server, for ever.
pub(super) async fn renew(pool: PgPool, leases: Arc<Leases>) {
    loop {
        sleep(RENEWED).await;
        let held: Vec<String> = leases.held().iter().map(TableId::to_string).collect();
        if held.is_empty() {
            continue;
        }
        let renewed = sqlx::query(
            "UPDATE leases SET until = now() + make_interval(secs => $3) WHERE table_id = ANY($1) AND server = $2",
        )
        .bind(held)
        .bind(&leases.server)
        .bind(LASTS)
        .execute(&pool)
        .await;
        if let Err(error) = renewed {
            warn!("leases can't be renewed: {error}");
        }
    }
}

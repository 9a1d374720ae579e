//! Tables in a PostgreSQL database, which any number of servers may share.
//!
//! A click is one statement, so one round trip and one flush of the log, which PostgreSQL shares among all that commit at the same time. A step is
//! written only at the version that the row of its table has: whoever comes second gets a conflict, on whichever server they are.

mod bots;
mod news;
mod steps;

use crate::archive::Archive;
use crate::clock::Pauses;
use crate::group::Groups;
use crate::notices::Notices;
use crate::people::People;
use crate::plans::Plans;
use crate::rows::{self, Columns, Stored, Ticked, failed};
use crate::secret::{Identity, Secret, TableId};
use crate::spent;
use crate::store::{
    Alive, AnalysisRow, Append, ChatLine, Consent, Idle, Maker, NewTable, Place, Room, SeatRow, Sitter, Spending,
    Status, Store, StoreError, TableRow, Tick,
};
use crate::version::Version;
use async_trait::async_trait;
use bots::Leases;
use cowcatcher_engine::Seat;
use news::News;
use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions, PgRow};
use sqlx::{Connection, PgConnection, Postgres as Db, Row, Transaction};
use std::sync::Arc;
use std::time::Duration;
use tokio::task::AbortHandle;
use tracing::warn;

/// Connections at the same time. Each is a process of the database, and more than its machine has cores for gain nothing.
const CONNECTIONS: u32 = 12;
/// Whoever gets no connection for so long is told so.
const PATIENCE: Duration = Duration::from_secs(5);
/// A connection that was unused for so long may have been cut off, and is tried before it is used.
const IDLE: Duration = Duration::from_secs(1);

/// Tables in a PostgreSQL database. Clones are the same server.
#[derive(Clone, Debug)]
pub struct Postgres(Arc<Inside>);

#[derive(Debug)]
struct Inside {
    pool: PgPool,
    news: Arc<News>,
    leases: Arc<Leases>,
    /// What tells others, listens to them and renews leases.
    tasks: Vec<AbortHandle>,
}

impl Drop for Inside {
    fn drop(&mut self) {
        self.tasks.iter().for_each(AbortHandle::abort);
    }
}

impl Postgres {
    /// Is this the address of such a database, and not the name of a file?
    pub fn is_address(database: &str) -> bool {
        database.starts_with("postgres://") || database.starts_with("postgresql://")
    }

    /// Connects to the database, such as `postgres://user:password@host/name`, and brings its tables up to date. Of several servers that start
    /// together one does that, while the others wait.
    ///
    /// # Errors
    /// If the database can't be reached, or was written by a newer version.
    pub async fn open(address: &str) -> Result<Self, StoreError> {
        let options: PgConnectOptions = address.parse().map_err(failed)?;
        let name = options.get_application_name().unwrap_or("cowcatcher").to_owned();
        let options = options.application_name(&name);
        let pool = PgPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(PATIENCE)
            .test_before_acquire(false)
            .after_connect(|connection, _| Box::pin(async move { durable(connection).await }))
            .before_acquire(|connection, meta| {
                Box::pin(async move { Ok(meta.idle_for < IDLE || connection.ping().await.is_ok()) })
            })
            .connect_with(options)
            .await
            .map_err(failed)?;
        let migrated = sqlx::migrate!("migrations/postgres").run(&pool).await;
        migrated.map_err(|error| StoreError::Failed(rows::with_causes(&error)))?;
        let server = Secret::new().map_err(|error| StoreError::Failed(error.to_string()))?;
        let news = Arc::new(News::default());
        let leases = Arc::new(Leases::new(server.reveal().to_owned()));
        let tasks = vec![
            tokio::spawn(news::tell(pool.clone(), Arc::clone(&news))).abort_handle(),
            tokio::spawn(news::listen(pool.clone(), Arc::clone(&news))).abort_handle(),
            tokio::spawn(bots::renew(pool.clone(), Arc::clone(&leases))).abort_handle(),
        ];
        Ok(Postgres(Arc::new(Inside { pool, news, leases, tasks })))
    }

    /// Closes the connections, after what is being done.
    pub async fn close(&self) {
        self.0.tasks.iter().for_each(AbortHandle::abort);
        self.0.pool.close().await;
    }

    /// A change that is all or nothing.
    pub(crate) async fn begin(&self) -> Result<Transaction<'static, Db>, StoreError> {
        self.pool().begin().await.map_err(failed)
    }

    pub(crate) fn pool(&self) -> &PgPool {
        &self.0.pool
    }

    /// What a change of one table gave: the number of its changes, or nothing if the rows were not as thought.
    fn wrote(&self, id: &TableId, rows: &[PgRow]) -> Result<(), StoreError> {
        let row = rows.first().ok_or(StoreError::Conflict)?;
        self.0.news.wrote(id, row.whole("changes")?);
        Ok(())
    }

    /// Tables with their seats, by rows of `tables`.
    async fn with_seats(&self, rows: Vec<PgRow>) -> Result<Vec<TableRow>, StoreError> {
        let mut tables = rows.iter().map(rows::table).collect::<Result<Vec<_>, _>>()?;
        let ids: Vec<&str> = tables.iter().map(|table| table.id.as_str()).collect();
        let seats = sqlx::query("SELECT * FROM seats WHERE table_id = ANY($1) ORDER BY table_id, number")
            .bind(ids)
            .fetch_all(self.pool())
            .await
            .map_err(failed)?;
        for row in &seats {
            let (id, seat) = (rows::id(row, "table_id")?, rows::seat(row)?);
            if let Some(table) = tables.iter_mut().find(|table| table.id == id) {
                table.seats.push(seat);
            }
        }
        Ok(tables)
    }
}

/// What is acknowledged must be on the disk, however the database is set up otherwise.
async fn durable(connection: &mut PgConnection) -> Result<(), sqlx::Error> {
    let flushes = "SELECT current_setting('synchronous_commit'), current_setting('fsync')";
    let (commit, fsync): (String, String) = sqlx::query_as(flushes).fetch_one(&mut *connection).await?;
    if commit == "off" {
        sqlx::query("SET synchronous_commit = on").execute(&mut *connection).await?;
    }
    if fsync == "off" {
        warn!("the database runs with fsync = off: what it acknowledges does not survive a loss of power");
    }
    Ok(())
}

fn is_bot(sitter: &Sitter) -> bool {
    matches!(sitter, Sitter::Bot { .. })
}

#[async_trait]
impl Store for Postgres {
    async fn create(&self, new: NewTable<'_>) -> Result<(), StoreError> {
        self.write_table(new).await
    }

    async fn table(&self, id: &TableId) -> Result<Option<TableRow>, StoreError> {
        let row = sqlx::query("SELECT * FROM tables WHERE id = $1")
            .bind(id.as_str())
            .fetch_optional(self.pool())
            .await
            .map_err(failed)?;
        // The rest is read after this: whatever is changed from here on is news.
        if let Some(row) = &row {
            self.0.news.read(id, row.whole("changes")?);
        }
        Ok(self.with_seats(row.into_iter().collect()).await?.pop())
    }

    async fn clicks(&self, id: &TableId) -> Result<Vec<Vec<String>>, StoreError> {
        let rows = sqlx::query("SELECT line, joined FROM steps WHERE table_id = $1 ORDER BY number")
            .bind(id.as_str())
            .fetch_all(self.pool())
            .await
            .map_err(failed)?;
        rows::clicks(&rows)
    }

    async fn table_and_clicks(&self, id: &TableId) -> Result<Option<(TableRow, Vec<Vec<String>>)>, StoreError> {
        // One statement sees one moment.
        let row = sqlx::query(
            "SELECT *, ARRAY(SELECT line FROM steps WHERE table_id = id ORDER BY number) AS lines,
                ARRAY(SELECT joined FROM steps WHERE table_id = id ORDER BY number) AS joins
             FROM tables WHERE id = $1",
        )
        .bind(id.as_str())
        .fetch_optional(self.pool())
        .await
        .map_err(failed)?;
        let Some(row) = row else { return Ok(None) };
        self.0.news.read(id, row.whole("changes")?);
        let lines: Vec<String> = row.try_get("lines").map_err(failed)?;
        let joins: Vec<bool> = row.try_get("joins").map_err(failed)?;
        let clicks = rows::joined(lines.into_iter().zip(joins));
        Ok(self.with_seats(vec![row]).await?.pop().map(|table| (table, clicks)))
    }

    async fn append(&self, append: Append<'_>) -> Result<(), StoreError> {
        self.write_steps(append).await
    }

    async fn take_back(&self, to: u32, again: Append<'_>) -> Result<Version, StoreError> {
        self.write_back(to, again).await
    }

    async fn keep_lesson(&self, id: &TableId, read: u32) -> Result<(), StoreError> {
        let kept =
            sqlx::query("UPDATE tables SET lesson_read = $2, changes = changes + 1 WHERE id = $1 RETURNING changes")
                .bind(id.as_str())
                .bind(i64::from(read))
                .fetch_all(self.pool())
                .await
                .map_err(failed)?;
        // Of a table that is not there nothing is kept.
        if kept.is_empty() { Ok(()) } else { self.wrote(id, &kept) }
    }

    async fn keep_consent(&self, id: &TableId, at: Version, was: &Consent, now: &Consent) -> Result<(), StoreError> {
        let request = |consent: &Consent| consent.request.as_ref().map(rows::request_text);
        let kept = sqlx::query(
            "UPDATE tables SET request = $2, hints = $3, public = $8, changes = changes + 1
             WHERE id = $1 AND steps = $4 AND revision = $5 AND request IS NOT DISTINCT FROM $6 AND hints = $7
                AND public = $9
             RETURNING changes",
        )
        .bind(id.as_str())
        .bind(request(now))
        .bind(rows::identities_text(&now.hints))
        .bind(i64::from(at.step))
        .bind(i64::from(at.revision))
        .bind(request(was))
        .bind(rows::identities_text(&was.hints))
        .bind(rows::identities_text(&now.public))
        .bind(rows::identities_text(&was.public))
        .fetch_all(self.pool())
        .await
        .map_err(failed)?;
        self.wrote(id, &kept)
    }

    async fn keep_clock(&self, id: &TableId, tick: Tick<'_>) -> Result<(), StoreError> {
        let ticked = Ticked::of(Some(tick))?;
        let kept = sqlx::query(
            "UPDATE tables SET clock = $2, time_up = $3, changes = changes + 1 WHERE id = $1 AND clock = $4
             RETURNING changes",
        )
        .bind(id.as_str())
        .bind(&ticked.now)
        .bind(ticked.due)
        .bind(&ticked.was)
        .fetch_all(self.pool())
        .await
        .map_err(failed)?;
        self.wrote(id, &kept)
    }

    async fn time_up(&self, now: i64, most: u32) -> Result<Vec<TableId>, StoreError> {
        let due = "SELECT id FROM tables WHERE time_up <= $1 AND status = 'running' ORDER BY time_up LIMIT $2";
        let rows = sqlx::query(due).bind(now).bind(i64::from(most)).fetch_all(self.pool()).await.map_err(failed)?;
        rows.iter().map(|row| rows::id(row, "id")).collect()
    }

    async fn clocked_tables(&self, owner: &Identity) -> Result<Vec<TableId>, StoreError> {
        let rows = sqlx::query(
            "SELECT DISTINCT id FROM seats JOIN tables ON id = table_id
             WHERE token = $1 AND clock IS NOT NULL AND status IN ('waiting', 'running') ORDER BY id",
        )
        .bind(owner.as_bytes())
        .fetch_all(self.pool())
        .await
        .map_err(failed)?;
        rows.iter().map(|row| rows::id(row, "id")).collect()
    }

    async fn pauses(&self, who: &Identity) -> Result<Pauses, StoreError> {
        let kept = sqlx::query_scalar("SELECT pauses FROM pauses WHERE who = $1").bind(who.as_bytes());
        rows::pauses(kept.fetch_optional(self.pool()).await.map_err(failed)?)
    }

    async fn keep_pauses(&self, who: &Identity, pauses: &Pauses) -> Result<(), StoreError> {
        let kept =
            sqlx::query("INSERT INTO pauses (who, pauses) VALUES ($1, $2) ON CONFLICT (who) DO UPDATE SET pauses = $2");
        kept.bind(who.as_bytes()).bind(rows::json(pauses)?).execute(self.pool()).await.map(|_| ()).map_err(failed)
    }

    async fn seat(&self, id: &TableId, seat: Seat, was: &SeatRow, now: &SeatRow) -> Result<(), StoreError> {
        let (old, new) = (Stored::of(&was.sitter), Stored::of(&now.sitter));
        let seated = sqlx::query(
            "WITH seated AS (UPDATE seats SET kind = $3, name = $4, token = $5, invitation = $6, bot = $7
                WHERE table_id = $1 AND number = $2 AND kind = $8 AND token IS NOT DISTINCT FROM $9
                AND invitation IS NOT DISTINCT FROM $10 AND bot IS NOT DISTINCT FROM $11 RETURNING table_id)
             UPDATE tables SET changes = changes + 1,
                bots = CASE WHEN $3 = 'bot' THEN bots | (1::bigint << $2::int) ELSE bots & ~(1::bigint << $2::int) END
             FROM seated WHERE tables.id = seated.table_id RETURNING changes",
        )
        .bind(id.as_str())
        .bind(i64::from(seat.0))
        .bind(new.kind)
        .bind(&now.name)
        .bind(new.token)
        .bind(new.invitation)
        .bind(new.bot)
        .bind(old.kind)
        .bind(old.token)
        .bind(old.invitation)
        .bind(old.bot)
        .fetch_all(self.pool())
        .await
        .map_err(failed)?;
        self.wrote(id, &seated)
    }

    async fn invited(&self, invitation: &Identity) -> Result<Option<(TableId, Seat)>, StoreError> {
        let row = sqlx::query("SELECT table_id, number FROM seats WHERE invitation = $1 AND kind = 'open'")
            .bind(invitation.as_bytes())
            .fetch_optional(self.pool())
            .await
            .map_err(failed)?;
        let Some(row) = row else { return Ok(None) };
        Ok(Some((rows::id(&row, "table_id")?, Seat(row.number("number")?))))
    }

    async fn say(&self, id: &TableId, room: Room, line: &ChatLine) -> Result<(), StoreError> {
        let counted =
            "UPDATE tables SET changes = changes + 1 FROM said WHERE tables.id = said.table_id RETURNING changes";
        let at_the_table = format!(
            "WITH said AS (INSERT INTO chat (table_id, number, name, text, at, seat) VALUES ($1, $2, $3, $4, $5, $6)
             RETURNING table_id) {counted}"
        );
        let in_the_gallery = format!(
            "WITH said AS (INSERT INTO gallery (table_id, number, name, text, at) VALUES ($1, $2, $3, $4, $5)
             RETURNING table_id) {counted}"
        );
        let (sql, seat) = match (room, line.seat) {
            (Room::Table, Some(seat)) => (at_the_table, Some(i64::from(seat.0))),
            (Room::Gallery, None) => (in_the_gallery, None),
            _ => return Err(StoreError::Failed("this can't be said there".to_owned())),
        };
        let said = sqlx::query(sqlx::AssertSqlSafe(sql))
            .bind(id.as_str())
            .bind(i64::from(line.number))
            .bind(&line.name)
            .bind(&line.text)
            .bind(line.at);
        let said = if seat.is_some() { said.bind(seat) } else { said };
        self.wrote(id, &said.fetch_all(self.pool()).await.map_err(failed)?)
    }

    async fn chat(&self, id: &TableId, room: Room, most: u32) -> Result<Vec<ChatLine>, StoreError> {
        let rows = sqlx::query(match room {
            Room::Table => "SELECT * FROM chat WHERE table_id = $1 ORDER BY number DESC LIMIT $2",
            Room::Gallery => "SELECT * FROM gallery WHERE table_id = $1 ORDER BY number DESC LIMIT $2",
        })
        .bind(id.as_str())
        .bind(i64::from(most))
        .fetch_all(self.pool())
        .await
        .map_err(failed)?;
        rows.iter().rev().map(|row| rows::chat(room, row)).collect()
    }

    async fn tables_of(&self, owner: &Identity, after: Option<&Place>, most: u32) -> Result<Vec<TableRow>, StoreError> {
        // The names are put in order first, the rows, which may be large, are fetched for the page alone.
        let rows = sqlx::query(
            "SELECT * FROM tables WHERE id IN
             (SELECT id FROM
              (SELECT id, changed FROM tables WHERE creator = $1
               UNION SELECT id, changed FROM tables WHERE id IN (SELECT table_id FROM seats WHERE token = $1)) AS own
              WHERE $2::bigint IS NULL OR changed < $2 OR (changed = $2 AND id > $3)
              ORDER BY changed DESC, id LIMIT $4)
             ORDER BY changed DESC, id",
        )
        .bind(owner.as_bytes())
        .bind(after.map(|place| place.changed))
        .bind(after.map(|place| place.id.as_str()))
        .bind(i64::from(most))
        .fetch_all(self.pool())
        .await
        .map_err(failed)?;
        self.with_seats(rows).await
    }

    async fn open_tables(&self, most: u32) -> Result<Vec<TableRow>, StoreError> {
        let rows = sqlx::query("SELECT * FROM tables WHERE open_to_all ORDER BY changed DESC, id LIMIT $1")
            .bind(i64::from(most))
            .fetch_all(self.pool())
            .await
            .map_err(failed)?;
        self.with_seats(rows).await
    }

    async fn listed_tables(&self, status: Status, most: u32) -> Result<Vec<TableRow>, StoreError> {
        let rows = sqlx::query("SELECT * FROM tables WHERE listed AND status = $1 ORDER BY changed DESC, id LIMIT $2")
            .bind(status.word())
            .bind(i64::from(most))
            .fetch_all(self.pool())
            .await
            .map_err(failed)?;
        self.with_seats(rows).await
    }

    async fn analysis(&self, id: &TableId) -> Result<Option<AnalysisRow>, StoreError> {
        let row = sqlx::query("SELECT * FROM analyses WHERE table_id = $1")
            .bind(id.as_str())
            .fetch_optional(self.pool())
            .await
            .map_err(failed)?;
        row.as_ref().map(rows::analysis).transpose()
    }

    async fn keep_analysis(&self, id: &TableId, made: &AnalysisRow) -> Result<(), StoreError> {
        let kept = sqlx::query(
            "WITH kept AS (INSERT INTO analyses (table_id, revision, weights, evaluations, result, at)
                VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (table_id) DO UPDATE
                SET revision = $2, weights = $3, evaluations = $4, result = $5, at = $6 RETURNING table_id)
             UPDATE tables SET changes = changes + 1 FROM kept WHERE tables.id = kept.table_id RETURNING changes",
        )
        .bind(id.as_str())
        .bind(i64::from(made.revision))
        .bind(&made.weights)
        .bind(i64::try_from(made.evaluations).unwrap_or(i64::MAX))
        .bind(&made.result)
        .bind(made.at)
        .fetch_all(self.pool())
        .await
        .map_err(failed)?;
        self.wrote(id, &kept)
    }

    async fn waiting_for_bots(&self) -> Result<Vec<TableId>, StoreError> {
        let due = "SELECT id FROM tables WHERE status = 'running' AND waiting_for & bots <> 0 ORDER BY id";
        let rows = sqlx::query(due).fetch_all(self.pool()).await.map_err(failed)?;
        rows.iter().map(|row| rows::id(row, "id")).collect()
    }

    async fn alive(&self, maker: Maker, since: i64) -> Result<Alive, StoreError> {
        spent::alive(self, maker, since).await
    }

    async fn spend(&self, day: i64, spendings: &[Spending]) -> Result<Option<usize>, StoreError> {
        spent::spend(self, day, spendings).await
    }

    async fn forget(&self, before: i64) -> Result<(), StoreError> {
        spent::forget(self, before).await
    }

    async fn secret(&self, name: &str, drawn: [u8; 32]) -> Result<Vec<u8>, StoreError> {
        spent::secret(self, name, drawn).await
    }

    async fn idle_tables(&self, Idle { status, listed, since }: Idle, most: u32) -> Result<Vec<TableId>, StoreError> {
        let rows = sqlx::query(
            "SELECT id FROM tables WHERE status = $1 AND changed < $2 AND ($3::boolean IS NULL OR listed = $3)
             ORDER BY changed LIMIT $4",
        )
        .bind(status.word())
        .bind(since)
        .bind(listed)
        .bind(i64::from(most))
        .fetch_all(self.pool())
        .await
        .map_err(failed)?;
        rows.iter().map(|row| rows::id(row, "id")).collect()
    }

    async fn delete(&self, id: &TableId, since: i64) -> Result<bool, StoreError> {
        // What belongs to the table goes with it, and no other leads to it any more.
        let gone = sqlx::query("DELETE FROM tables WHERE id = $1 AND changed < $2").bind(id.as_str()).bind(since);
        Ok(gone.execute(self.pool()).await.map_err(failed)?.rows_affected() == 1)
    }

    async fn every_table(&self, after: Option<&TableId>, most: u32) -> Result<Vec<TableRow>, StoreError> {
        let rows = sqlx::query("SELECT * FROM tables WHERE id > $1 ORDER BY id LIMIT $2")
            .bind(after.map_or("", TableId::as_str))
            .bind(i64::from(most))
            .fetch_all(self.pool())
            .await
            .map_err(failed)?;
        self.with_seats(rows).await
    }

    async fn ready(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT 1 FROM tables LIMIT 1").fetch_optional(self.pool()).await.map_err(failed)?;
        Ok(())
    }

    fn archive(&self) -> Option<&dyn Archive> {
        Some(self)
    }

    fn plans(&self) -> Option<&dyn Plans> {
        Some(self)
    }

    fn groups(&self) -> Option<&dyn Groups> {
        Some(self)
    }

    fn people(&self) -> Option<&dyn People> {
        Some(self)
    }

    fn notices(&self) -> Option<&dyn Notices> {
        Some(self)
    }

    fn is_shared(&self) -> bool {
        true
    }

    async fn told(&self) -> Option<Vec<TableId>> {
        self.0.news.next().await
    }

    async fn changed_elsewhere(&self, held: &[TableId]) -> Result<Vec<TableId>, StoreError> {
        self.0.news.look(self.pool(), held).await
    }

    async fn take_over(&self, most: u32) -> Result<Vec<TableId>, StoreError> {
        self.0.leases.take_over(self.pool(), most).await
    }

    async fn lease(&self, id: &TableId, anyway: bool) -> Result<bool, StoreError> {
        let Some(stolen) = self.0.leases.take(self.pool(), id, anyway).await? else { return Ok(false) };
        if let Some(changes) = stolen {
            self.0.news.wrote(id, changes);
        }
        Ok(true)
    }

    fn release(&self, id: &TableId) {
        self.0.leases.release(id);
    }
}

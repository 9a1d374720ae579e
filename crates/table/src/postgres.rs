//! Tables in a PostgreSQL database, which any number of servers may share.
//!
//! A click is one statement, so one round trip and one flush of the log, which PostgreSQL shares among all that commit at the same time. A step is
//! written only at the version that the row of its table has: whoever comes second gets a conflict, on whichever server they are.

mod bots;
mod news;

use crate::archive::Archive;
use crate::clock::Pauses;
use crate::digest::Digest;
use crate::group::Groups;
use crate::notices::Notices;
use crate::people::People;
use crate::plans::Plans;
use crate::rows::{self, Columns, Stored, Ticked, failed};
use crate::secret::{GroupId, Identity, Origin, Secret, TableId};
use crate::store::{
    Alive, AnalysisRow, Append, ChatLine, Consent, Idle, Maker, NewTable, Place, Room, SeatRow, Sitter, Spending,
    Status, Store, StoreError, TableRow, Tick, Urgency,
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

/// Moves a table from one version to another, unless its game is over, and gives the number of its changes.
const ADVANCE: &str = "UPDATE tables SET steps = $2, revision = $3, status = $4, waiting_for = $5, changed = $6,
        digest = $9, request = NULL, changes = changes + 1,
        clock = coalesce($10, clock), time_up = CASE WHEN $10 IS NULL THEN time_up ELSE $11 END
    WHERE id = $1 AND steps = $7 AND revision = $8 AND status IN ('waiting', 'running')
        AND ($12::text IS NULL OR clock = $12) RETURNING changes";

/// Lines with whether each belongs to the click of the one before.
fn lines(clicks: &[Vec<String>]) -> (Vec<&str>, Vec<bool>) {
    clicks.iter().flat_map(|click| click.iter().enumerate().map(|(place, line)| (line.as_str(), place > 0))).unzip()
}

/// Writes lines of a table from a number on.
async fn write(db: &mut PgConnection, from: u32, append: Append<'_>) -> Result<(), StoreError> {
    let (lines, joined) = lines(append.clicks);
    sqlx::query(
        "INSERT INTO steps (table_id, number, line, at, joined)
         SELECT $1, $2 + nth - 1, line, $3, joined FROM unnest($4::text[], $5::bool[]) WITH ORDINALITY AS new (line, joined, nth)",
    )
    .bind(append.id.as_str())
    .bind(i64::from(from))
    .bind(append.now)
    .bind(lines)
    .bind(joined)
    .execute(db)
    .await
    .map_err(failed)?;
    Ok(())
}

fn is_bot(sitter: &Sitter) -> bool {
    matches!(sitter, Sitter::Bot { .. })
}

#[async_trait]
impl Store for Postgres {
    async fn create(&self, NewTable { row: table, lines, after, origin }: NewTable<'_>) -> Result<(), StoreError> {
        let mut change = self.begin().await?;
        let bots =
            (0..).zip(&table.seats).filter(|(_, seat)| is_bot(&seat.sitter)).fold(0i64, |all, (nth, _)| all | 1 << nth);
        let Ticked { now: clock, due, .. } = Ticked::at_first(table.clock.as_ref())?;
        sqlx::query(
            "INSERT INTO tables
             (id, game, options, players, creator, status, steps, waiting_for, created, changed, listed, lesson, bots,
              rules, digest, origin, clock, time_up, rated, group_id)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19,
              (SELECT id FROM groups WHERE id = $20))",
        )
        .bind(table.id.as_str())
        .bind(&table.game)
        .bind(rows::options_text(&table.options))
        .bind(table.seats.len() as i64)
        .bind(table.creator.as_bytes())
        .bind(table.progress.status.word())
        .bind(lines.len() as i64)
        .bind(i64::from(table.progress.waiting_for.0))
        .bind(table.created)
        .bind(table.changed)
        .bind(table.listed)
        .bind(table.lesson.as_ref().map(|taught| &taught.lesson))
        .bind(bots)
        .bind(i64::from(table.rules))
        .bind(table.digest.as_ref().map(Digest::as_bytes))
        .bind(origin.as_ref().map(Origin::as_bytes))
        .bind(clock)
        .bind(due)
        .bind(table.rated)
        .bind(table.group.as_ref().map(GroupId::as_str))
        .execute(&mut *change)
        .await
        .map_err(failed)?;
        for (nth, row) in (0i64..).zip(&table.seats) {
            let Stored { kind, token, invitation, bot } = Stored::of(&row.sitter);
            sqlx::query(
                "INSERT INTO seats (table_id, number, kind, name, token, invitation, bot) VALUES ($1, $2, $3, $4, $5, $6, $7)",
            )
            .bind(table.id.as_str())
            .bind(nth)
            .bind(kind)
            .bind(&row.name)
            .bind(token)
            .bind(invitation)
            .bind(bot)
            .execute(&mut *change)
            .await
            .map_err(failed)?;
        }
        let (at, progress, now) = (Version::default(), table.progress, table.created);
        let clicks: Vec<Vec<String>> = lines.iter().map(|line| vec![line.clone()]).collect();
        let (digest, urgency, clock) = (table.digest, Urgency::Person, None);
        write(&mut change, 0, Append { id: &table.id, at, clicks: &clicks, progress, digest, urgency, clock, now })
            .await?;
        let mut linked = Vec::new();
        if let Some(after) = after {
            linked = sqlx::query(
                "UPDATE tables SET next = $1, changes = changes + 1 WHERE id = $2 AND next IS NULL RETURNING changes",
            )
            .bind(table.id.as_str())
            .bind(after.as_str())
            .fetch_all(&mut *change)
            .await
            .map_err(failed)?;
            if linked.is_empty() {
                return Err(StoreError::Conflict);
            }
        }
        change.commit().await.map_err(failed)?;
        after.map_or(Ok(()), |after| self.wrote(after, &linked))
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
        let Append { id, at, progress, digest, clock, now, .. } = append;
        let ticked = Ticked::of(clock)?;
        let to = at.on(append.len());
        let (lines, joined) = lines(append.clicks);
        // The statement is a transaction of its own, and all of its answer is awaited: that it was committed comes last.
        let moved = sqlx::query(
            "WITH moved AS (UPDATE tables SET steps = $2, revision = $3, status = $4, waiting_for = $5, changed = $6,
                    digest = $11, request = NULL, changes = changes + 1,
                    clock = coalesce($12, clock), time_up = CASE WHEN $12 IS NULL THEN time_up ELSE $13 END
                WHERE id = $1 AND steps = $7 AND revision = $8 AND status IN ('waiting', 'running')
                    AND ($14::text IS NULL OR clock = $14) RETURNING changes),
             written AS (INSERT INTO steps (table_id, number, line, at, joined)
                SELECT $1, $7 + nth - 1, line, $6, joined
                FROM unnest($9::text[], $10::bool[]) WITH ORDINALITY AS new (line, joined, nth)
                WHERE EXISTS (SELECT FROM moved))
             SELECT changes FROM moved",
        )
        .bind(id.as_str())
        .bind(i64::from(to.step))
        .bind(i64::from(to.revision))
        .bind(progress.status.word())
        .bind(i64::from(progress.waiting_for.0))
        .bind(now)
        .bind(i64::from(at.step))
        .bind(i64::from(at.revision))
        .bind(lines)
        .bind(joined)
        .bind(digest.as_ref().map(Digest::as_bytes))
        .bind(&ticked.now)
        .bind(ticked.due)
        .bind(&ticked.was)
        .fetch_all(self.pool())
        .await
        .map_err(failed)?;
        self.wrote(id, &moved)
    }

    async fn take_back(&self, to: u32, again: Append<'_>) -> Result<Version, StoreError> {
        let Append { id, at, progress, digest, clock, now, .. } = again;
        let ticked = Ticked::of(clock)?;
        let version = Version::new(to, at.revision + 1).on(again.len());
        let mut change = self.begin().await?;
        let moved = sqlx::query(ADVANCE)
            .bind(id.as_str())
            .bind(i64::from(version.step))
            .bind(i64::from(version.revision))
            .bind(progress.status.word())
            .bind(i64::from(progress.waiting_for.0))
            .bind(now)
            .bind(i64::from(at.step))
            .bind(i64::from(at.revision))
            .bind(digest.as_ref().map(Digest::as_bytes))
            .bind(&ticked.now)
            .bind(ticked.due)
            .bind(&ticked.was)
            .fetch_all(&mut *change)
            .await
            .map_err(failed)?;
        if moved.is_empty() {
            return Err(StoreError::Conflict);
        }
        sqlx::query("DELETE FROM steps WHERE table_id = $1 AND number >= $2")
            .bind(id.as_str())
            .bind(i64::from(to))
            .execute(&mut *change)
            .await
            .map_err(failed)?;
        write(&mut change, to, again).await?;
        sqlx::query("INSERT INTO undone (table_id, revision, from_step, to_step, at) VALUES ($1, $2, $3, $4, $5)")
            .bind(id.as_str())
            .bind(i64::from(version.revision))
            .bind(i64::from(at.step))
            .bind(i64::from(to))
            .bind(now)
            .execute(&mut *change)
            .await
            .map_err(failed)?;
        change.commit().await.map_err(failed)?;
        self.wrote(id, &moved)?;
        Ok(version)
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
        let row = sqlx::query(match maker {
            Maker::Who(_) => {
                "SELECT count(*) AS tables, count(*) FILTER (WHERE open_to_all) AS open FROM tables
                 WHERE creator = $1 AND status IN ('waiting', 'running') AND changed >= $2"
            }
            Maker::From(_) => {
                "SELECT count(*) AS tables, count(*) FILTER (WHERE open_to_all) AS open FROM tables
                 WHERE origin = $1 AND status IN ('waiting', 'running') AND changed >= $2"
            }
        })
        .bind(maker.as_bytes())
        .bind(since)
        .fetch_one(self.pool())
        .await
        .map_err(failed)?;
        Ok(Alive { tables: row.number("tables")?, open_to_all: row.number("open")? })
    }

    async fn spend(&self, day: i64, spendings: &[Spending]) -> Result<Option<usize>, StoreError> {
        let mut change = self.begin().await?;
        for (number, spending) in spendings.iter().enumerate() {
            let amount = |amount: u64| i64::try_from(amount).unwrap_or(i64::MAX);
            let done = sqlx::query(
                "INSERT INTO spent AS so_far (who, what, day, amount) SELECT $1, $2, $3, $4 WHERE $4 <= $5
                 ON CONFLICT (who, what, day) DO UPDATE SET amount = so_far.amount + $4 WHERE so_far.amount + $4 <= $5",
            )
            .bind(spending.who.as_bytes())
            .bind(spending.what)
            .bind(day)
            .bind(amount(spending.amount))
            .bind(amount(spending.most))
            .execute(&mut *change)
            .await
            .map_err(failed)?;
            if done.rows_affected() != 1 {
                return Ok(Some(number));
            }
        }
        change.commit().await.map_err(failed)?;
        Ok(None)
    }

    async fn forget(&self, before: i64) -> Result<(), StoreError> {
        let mut change = self.begin().await?;
        let spent = sqlx::query("DELETE FROM spent WHERE day < $1").bind(before);
        spent.execute(&mut *change).await.map_err(failed)?;
        let over = "UPDATE tables SET origin = NULL WHERE origin IS NOT NULL AND status IN ('over', 'abandoned')";
        sqlx::query(over).execute(&mut *change).await.map_err(failed)?;
        change.commit().await.map_err(failed)
    }

    async fn salt(&self, drawn: [u8; 32]) -> Result<Vec<u8>, StoreError> {
        let kept = sqlx::query("INSERT INTO secrets (name, value) VALUES ('salt', $1) ON CONFLICT DO NOTHING");
        kept.bind(drawn.as_slice()).execute(self.pool()).await.map_err(failed)?;
        let salt = sqlx::query_scalar("SELECT value FROM secrets WHERE name = 'salt'");
        salt.fetch_one(self.pool()).await.map_err(failed)
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

//! Tables in one SQLite file.

mod change;
mod commit;
mod files;

pub use files::{backup, restore};

use crate::archive::Archive;
use crate::clock::Pauses;
use crate::group::Groups;
use crate::notices::Notices;
use crate::people::People;
use crate::plans::Plans;
use crate::rows::{self, Columns, Ticked, failed, with_causes};
use crate::secret::{Identity, TableId};
use crate::spent;
use crate::store::{
    Alive, AnalysisRow, Append, ChatLine, Consent, Idle, Maker, NewTable, Place, Room, SeatRow, Spending, Status,
    Store, StoreError, TableRow, Tick, Urgency,
};
use crate::version::Version;
use async_trait::async_trait;
use change::{Change, Lines};
use commit::Committer;
use cowcatcher_engine::Seat;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{Sqlite as Db, Transaction};
use std::collections::HashMap;
use std::path::Path;
use std::time::Duration;

/// How long a writer waits for another program that writes into the same file.
const PATIENCE: Duration = Duration::from_secs(5);
/// Connections that read at the same time.
const READERS: u32 = 4;

/// Tables in one SQLite file, with a write-ahead log that is flushed to the disk before a change is acknowledged.
#[derive(Clone, Debug)]
pub struct Sqlite {
    /// SQLite has one writer at a time: with one connection they queue up in order instead of trying again and again.
    writer: SqlitePool,
    committer: Committer,
    readers: SqlitePool,
}

impl Sqlite {
    /// Opens the file, which is made if it is missing, and brings its tables up to date.
    ///
    /// # Errors
    /// If the file can't be opened, or was written by a newer version.
    pub async fn open(path: impl AsRef<Path>) -> Result<Self, StoreError> {
        files::make_private(path.as_ref());
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(PATIENCE)
            .foreign_keys(true);
        // A file does not hang up: connections are kept and need not be tried before use.
        let pool = |connections| {
            let pool = SqlitePoolOptions::new().max_connections(connections);
            pool.idle_timeout(None).max_lifetime(None).test_before_acquire(false)
        };
        let writer = pool(1).connect_with(options.clone()).await.map_err(failed)?;
        sqlx::migrate!("migrations/sqlite")
            .run(&writer)
            .await
            .map_err(|error| StoreError::Failed(with_causes(&error)))?;
        let readers = pool(READERS).connect_with(options).await.map_err(failed)?;
        Ok(Sqlite { committer: Committer::start(writer.clone()), writer, readers })
    }

    /// Closes the file, after what is being done.
    pub async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }

    /// What is wrong with the file itself: pages that are damaged, rows that point to nothing.
    ///
    /// # Errors
    /// If it can't be looked for.
    pub async fn faults(&self) -> Result<Vec<String>, StoreError> {
        let mut found: Vec<String> =
            sqlx::query_scalar("PRAGMA integrity_check").fetch_all(&self.readers).await.map_err(failed)?;
        found.retain(|line| line != "ok");
        let lost = sqlx::query("PRAGMA foreign_key_check").fetch_all(&self.readers).await.map_err(failed)?;
        if !lost.is_empty() {
            found.push(format!("{} rows belong to tables that are not there", lost.len()));
        }
        Ok(found)
    }

    /// A transaction that nobody else writes beside.
    pub(crate) async fn begin(&self) -> Result<Transaction<'static, Db>, StoreError> {
        self.writer.begin_with("BEGIN IMMEDIATE").await.map_err(failed)
    }

    /// The connections that read.
    pub(crate) fn readers(&self) -> &SqlitePool {
        &self.readers
    }

    /// Waits until a change that somebody made is on the disk.
    async fn commit(&self, change: Change) -> Result<(), StoreError> {
        self.committer.commit(Urgency::Person, change).await
    }

    /// Tables with their seats, by rows of `tables`.
    async fn with_seats(&self, rows: Vec<sqlx::sqlite::SqliteRow>) -> Result<Vec<TableRow>, StoreError> {
        let mut tables: Vec<TableRow> = rows.iter().map(rows::table).collect::<Result<_, _>>()?;
        if tables.is_empty() {
            return Ok(tables);
        }
        // One question for all of them: the names are letters and digits, so this is JSON.
        let ids: Vec<String> = tables.iter().map(|table| format!("\"{}\"", table.id)).collect();
        let seats = sqlx::query(
            "SELECT * FROM seats WHERE table_id IN (SELECT value FROM json_each(?)) ORDER BY table_id, number",
        )
        .bind(format!("[{}]", ids.join(",")))
        .fetch_all(&self.readers)
        .await
        .map_err(failed)?;
        let mut of_table: HashMap<TableId, Vec<SeatRow>> = HashMap::new();
        for row in &seats {
            of_table.entry(rows::id(row, "table_id")?).or_default().push(rows::seat(row)?);
        }
        for table in &mut tables {
            table.seats = of_table.remove(&table.id).unwrap_or_default();
        }
        Ok(tables)
    }
}

#[async_trait]
impl Store for Sqlite {
    async fn create(&self, NewTable { row, lines, after, origin }: NewTable<'_>) -> Result<(), StoreError> {
        let clicks: Vec<Vec<String>> = lines.iter().map(|line| vec![line.clone()]).collect();
        let lines = Lines::of(Append {
            id: &row.id,
            at: Version::default(),
            clicks: &clicks,
            progress: row.progress,
            digest: row.digest,
            urgency: Urgency::Person,
            clock: None,
            now: row.created,
        })?;
        self.commit(Change::Create { row: Box::new(row.clone()), lines, after: after.cloned(), origin }).await
    }

    async fn table(&self, id: &TableId) -> Result<Option<TableRow>, StoreError> {
        let row = sqlx::query("SELECT * FROM tables WHERE id = ?")
            .bind(id.as_str())
            .fetch_optional(&self.readers)
            .await
            .map_err(failed)?;
        Ok(self.with_seats(row.into_iter().collect()).await?.pop())
    }

    async fn clicks(&self, id: &TableId) -> Result<Vec<Vec<String>>, StoreError> {
        let rows = sqlx::query("SELECT line, joined FROM steps WHERE table_id = ? ORDER BY number")
            .bind(id.as_str())
            .fetch_all(&self.readers)
            .await
            .map_err(failed)?;
        rows::clicks(&rows)
    }

    async fn append(&self, append: Append<'_>) -> Result<(), StoreError> {
        self.committer.commit(append.urgency, Change::Append(Lines::of(append)?)).await
    }

    async fn take_back(&self, to: u32, again: Append<'_>) -> Result<Version, StoreError> {
        let version = Version::new(to, again.at.revision + 1).on(again.len());
        let change = Change::TakeBack { to, version, again: Lines::of(again)? };
        self.committer.commit(again.urgency, change).await.map(|()| version)
    }

    async fn keep_lesson(&self, id: &TableId, read: u32) -> Result<(), StoreError> {
        self.commit(Change::Lesson { id: id.clone(), read }).await
    }

    async fn keep_consent(&self, id: &TableId, at: Version, was: &Consent, now: &Consent) -> Result<(), StoreError> {
        self.commit(Change::Consent { id: id.clone(), at, was: was.clone(), now: now.clone() }).await
    }

    async fn keep_clock(&self, id: &TableId, tick: Tick<'_>) -> Result<(), StoreError> {
        self.commit(Change::Clock { id: id.clone(), ticked: Ticked::of(Some(tick))? }).await
    }

    async fn time_up(&self, now: i64, most: u32) -> Result<Vec<TableId>, StoreError> {
        let due = "SELECT id FROM tables WHERE time_up <= ? AND status = 'running' ORDER BY time_up LIMIT ?";
        let rows = sqlx::query(due).bind(now).bind(most).fetch_all(&self.readers).await.map_err(failed)?;
        rows.iter().map(|row| rows::id(row, "id")).collect()
    }

    async fn clocked_tables(&self, owner: &Identity) -> Result<Vec<TableId>, StoreError> {
        let rows = sqlx::query(
            "SELECT DISTINCT id FROM seats JOIN tables ON id = table_id
             WHERE token = ? AND clock IS NOT NULL AND status IN ('waiting', 'running') ORDER BY id",
        )
        .bind(owner.as_bytes())
        .fetch_all(&self.readers)
        .await
        .map_err(failed)?;
        rows.iter().map(|row| rows::id(row, "id")).collect()
    }

    async fn pauses(&self, who: &Identity) -> Result<Pauses, StoreError> {
        let kept = sqlx::query_scalar("SELECT pauses FROM pauses WHERE who = ?").bind(who.as_bytes());
        rows::pauses(kept.fetch_optional(&self.readers).await.map_err(failed)?)
    }

    async fn keep_pauses(&self, who: &Identity, pauses: &Pauses) -> Result<(), StoreError> {
        self.commit(Change::Pauses { who: *who, pauses: pauses.clone() }).await
    }

    async fn seat(&self, id: &TableId, seat: Seat, was: &SeatRow, now: &SeatRow) -> Result<(), StoreError> {
        self.commit(Change::Seat { id: id.clone(), seat, was: was.clone(), now: now.clone() }).await
    }

    async fn invited(&self, invitation: &Identity) -> Result<Option<(TableId, Seat)>, StoreError> {
        let row = sqlx::query("SELECT table_id, number FROM seats WHERE invitation = ? AND kind = 'open'")
            .bind(invitation.as_bytes())
            .fetch_optional(&self.readers)
            .await
            .map_err(failed)?;
        let Some(row) = row else { return Ok(None) };
        Ok(Some((rows::id(&row, "table_id")?, Seat(row.number("number")?))))
    }

    async fn say(&self, id: &TableId, room: Room, line: &ChatLine) -> Result<(), StoreError> {
        self.commit(Change::Say { id: id.clone(), room, line: line.clone() }).await
    }

    async fn chat(&self, id: &TableId, room: Room, most: u32) -> Result<Vec<ChatLine>, StoreError> {
        let rows = sqlx::query(match room {
            Room::Table => "SELECT * FROM chat WHERE table_id = ? ORDER BY number DESC LIMIT ?",
            Room::Gallery => "SELECT * FROM gallery WHERE table_id = ? ORDER BY number DESC LIMIT ?",
        })
        .bind(id.as_str())
        .bind(most)
        .fetch_all(&self.readers)
        .await
        .map_err(failed)?;
        rows.iter().rev().map(|row| rows::chat(room, row)).collect()
    }

    async fn tables_of(&self, owner: &Identity, after: Option<&Place>, most: u32) -> Result<Vec<TableRow>, StoreError> {
        // The names are put in order first, the rows, which may be large, are fetched for the page alone.
        let rows = sqlx::query(
            "SELECT * FROM tables WHERE id IN
             (SELECT id FROM
              (SELECT id, changed FROM tables WHERE creator = ?1
               UNION SELECT id, changed FROM tables WHERE id IN (SELECT table_id FROM seats WHERE token = ?1))
              WHERE ?2 IS NULL OR changed < ?2 OR (changed = ?2 AND id > ?3)
              ORDER BY changed DESC, id LIMIT ?4)
             ORDER BY changed DESC, id",
        )
        .bind(owner.as_bytes())
        .bind(after.map(|place| place.changed))
        .bind(after.map(|place| place.id.as_str()))
        .bind(most)
        .fetch_all(&self.readers)
        .await
        .map_err(failed)?;
        self.with_seats(rows).await
    }

    async fn open_tables(&self, most: u32) -> Result<Vec<TableRow>, StoreError> {
        let rows = sqlx::query("SELECT * FROM tables WHERE open_to_all = 1 ORDER BY changed DESC, id LIMIT ?")
            .bind(most)
            .fetch_all(&self.readers)
            .await
            .map_err(failed)?;
        self.with_seats(rows).await
    }

    async fn listed_tables(&self, status: Status, most: u32) -> Result<Vec<TableRow>, StoreError> {
        let rows =
            sqlx::query("SELECT * FROM tables WHERE listed = 1 AND status = ? ORDER BY changed DESC, id LIMIT ?")
                .bind(status.word())
                .bind(most)
                .fetch_all(&self.readers)
                .await
                .map_err(failed)?;
        self.with_seats(rows).await
    }

    async fn analysis(&self, id: &TableId) -> Result<Option<AnalysisRow>, StoreError> {
        let row = sqlx::query("SELECT * FROM analyses WHERE table_id = ?")
            .bind(id.as_str())
            .fetch_optional(&self.readers)
            .await
            .map_err(failed)?;
        row.as_ref().map(rows::analysis).transpose()
    }

    async fn keep_analysis(&self, id: &TableId, made: &AnalysisRow) -> Result<(), StoreError> {
        self.commit(Change::Analysis { id: id.clone(), made: made.clone() }).await
    }

    async fn waiting_for_bots(&self) -> Result<Vec<TableId>, StoreError> {
        let rows = sqlx::query(
            "SELECT DISTINCT tables.id AS id FROM tables JOIN seats ON seats.table_id = tables.id
             WHERE status = 'running' AND kind = 'bot' AND waiting_for & (1 << number) <> 0 ORDER BY tables.id",
        )
        .fetch_all(&self.readers)
        .await
        .map_err(failed)?;
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
            "SELECT id FROM tables WHERE status = ?1 AND changed < ?2 AND (?3 IS NULL OR listed = ?3)
             ORDER BY changed LIMIT ?4",
        )
        .bind(status.word())
        .bind(since)
        .bind(listed)
        .bind(most)
        .fetch_all(&self.readers)
        .await
        .map_err(failed)?;
        rows.iter().map(|row| rows::id(row, "id")).collect()
    }

    async fn delete(&self, id: &TableId, since: i64) -> Result<bool, StoreError> {
        let mut change = self.begin().await?;
        let unlinked = sqlx::query("UPDATE tables SET next = NULL WHERE next = ?").bind(id.as_str());
        unlinked.execute(&mut *change).await.map_err(failed)?;
        // What belongs to the table goes with it.
        let gone = sqlx::query("DELETE FROM tables WHERE id = ? AND changed < ?").bind(id.as_str()).bind(since);
        if gone.execute(&mut *change).await.map_err(failed)?.rows_affected() != 1 {
            return Ok(false);
        }
        change.commit().await.map_err(failed)?;
        Ok(true)
    }

    async fn every_table(&self, after: Option<&TableId>, most: u32) -> Result<Vec<TableRow>, StoreError> {
        let rows = sqlx::query("SELECT * FROM tables WHERE id > ? ORDER BY id LIMIT ?")
            .bind(after.map_or("", TableId::as_str))
            .bind(most)
            .fetch_all(&self.readers)
            .await
            .map_err(failed)?;
        self.with_seats(rows).await
    }

    async fn ready(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT 1 FROM tables LIMIT 1").fetch_optional(&self.readers).await.map_err(failed)?;
        Ok(())
    }

    fn archive(&self) -> Option<&dyn Archive> {
        Some(self)
    }

    fn groups(&self) -> Option<&dyn Groups> {
        Some(self)
    }

    fn people(&self) -> Option<&dyn People> {
        Some(self)
    }

    fn plans(&self) -> Option<&dyn Plans> {
        Some(self)
    }

    fn notices(&self) -> Option<&dyn Notices> {
        Some(self)
    }
}

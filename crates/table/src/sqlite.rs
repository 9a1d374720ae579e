//! Tables in one SQLite file.

mod rows;

use crate::secret::{Identity, TableId};
use crate::store::{AnalysisRow, Append, ChatLine, NewTable, Room, SeatRow, Status, Store, StoreError, TableRow};
use crate::version::Version;
use async_trait::async_trait;
use cowcatcher_engine::Seat;
use rows::{Stored, failed};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{Row, Sqlite as Db, SqliteConnection, Transaction};
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
    readers: SqlitePool,
}

impl Sqlite {
    /// Opens the file, which is made if it is missing, and brings its tables up to date.
    ///
    /// # Errors
    /// If the file can't be opened, or was written by a newer version.
    pub async fn open(path: impl AsRef<Path>) -> Result<Self, StoreError> {
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
        sqlx::migrate!().run(&writer).await.map_err(|error| StoreError::Failed(error.to_string()))?;
        let readers = pool(READERS).connect_with(options).await.map_err(failed)?;
        Ok(Sqlite { writer, readers })
    }

    /// Closes the file, after what is being done.
    pub async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }

    /// A change that is all or nothing. It holds the write lock from the start, so what it reads stays true.
    async fn begin(&self) -> Result<Transaction<'static, Db>, StoreError> {
        self.writer.begin_with("BEGIN IMMEDIATE").await.map_err(failed)
    }

    /// Tables with their seats, by rows of `tables`.
    async fn with_seats(&self, rows: Vec<sqlx::sqlite::SqliteRow>) -> Result<Vec<TableRow>, StoreError> {
        let mut tables = Vec::with_capacity(rows.len());
        for row in rows {
            let mut table = rows::table(&row)?;
            let seats = sqlx::query("SELECT * FROM seats WHERE table_id = ? ORDER BY number")
                .bind(table.id.as_str())
                .fetch_all(&self.readers)
                .await
                .map_err(failed)?;
            table.seats = seats.iter().map(rows::seat).collect::<Result<_, _>>()?;
            tables.push(table);
        }
        Ok(tables)
    }
}

/// Writes the lines of a table from a number on.
async fn write(db: &mut SqliteConnection, from: u32, append: Append<'_>) -> Result<(), StoreError> {
    let lines = append.clicks.iter().flat_map(|click| click.iter().enumerate());
    for (number, (place, line)) in (from..).zip(lines) {
        // The primary key has the last word on who writes this step.
        sqlx::query("INSERT INTO steps (table_id, number, line, at, joined) VALUES (?, ?, ?, ?, ?)")
            .bind(append.id.as_str())
            .bind(number)
            .bind(line)
            .bind(append.now)
            .bind(place > 0)
            .execute(&mut *db)
            .await
            .map_err(failed)?;
    }
    Ok(())
}

/// Moves a table from one version to another.
async fn advance(db: &mut SqliteConnection, to: Version, append: Append<'_>) -> Result<(), StoreError> {
    let Append { id, at, progress, now, .. } = append;
    let done = sqlx::query(
        "UPDATE tables SET steps = ?, revision = ?, status = ?, waiting_for = ?, changed = ?
         WHERE id = ? AND steps = ? AND revision = ?",
    )
    .bind(to.step)
    .bind(to.revision)
    .bind(progress.status.word())
    .bind(progress.waiting_for.0)
    .bind(now)
    .bind(id.as_str())
    .bind(at.step)
    .bind(at.revision)
    .execute(db)
    .await
    .map_err(failed)?;
    if done.rows_affected() == 1 { Ok(()) } else { Err(StoreError::Conflict) }
}

async fn insert_seat(db: &mut SqliteConnection, id: &TableId, seat: Seat, row: &SeatRow) -> Result<(), StoreError> {
    let Stored { kind, token, invitation, bot } = Stored::of(&row.sitter);
    sqlx::query(
        "INSERT INTO seats (table_id, number, kind, name, token, invitation, bot) VALUES (?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(id.as_str())
    .bind(seat.0)
    .bind(kind)
    .bind(&row.name)
    .bind(token)
    .bind(invitation)
    .bind(bot)
    .execute(db)
    .await
    .map_err(failed)?;
    Ok(())
}

#[async_trait]
impl Store for Sqlite {
    async fn create(&self, NewTable { row: table, lines, after }: NewTable<'_>) -> Result<(), StoreError> {
        let mut change = self.begin().await?;
        sqlx::query(
            "INSERT INTO tables
             (id, game, options, players, creator, status, revision, steps, waiting_for, created, changed, listed, lesson)
             VALUES (?, ?, ?, ?, ?, ?, 0, ?, ?, ?, ?, ?, ?)",
        )
        .bind(table.id.as_str())
        .bind(&table.game)
        .bind(rows::options_text(&table.options))
        .bind(table.seats.len() as u32)
        .bind(table.creator.as_bytes())
        .bind(table.progress.status.word())
        .bind(lines.len() as u32)
        .bind(table.progress.waiting_for.0)
        .bind(table.created)
        .bind(table.changed)
        .bind(table.listed)
        .bind(table.lesson.as_ref().map(|taught| &taught.lesson))
        .execute(&mut *change)
        .await
        .map_err(failed)?;
        for (seat, row) in (0..).map(Seat).zip(&table.seats) {
            insert_seat(&mut change, &table.id, seat, row).await?;
        }
        let (at, progress, now) = (Version::default(), table.progress, table.created);
        let clicks: Vec<Vec<String>> = lines.iter().map(|line| vec![line.clone()]).collect();
        write(&mut change, 0, Append { id: &table.id, at, clicks: &clicks, progress, now }).await?;
        if let Some(after) = after {
            let linked = sqlx::query("UPDATE tables SET next = ? WHERE id = ? AND next IS NULL")
                .bind(table.id.as_str())
                .bind(after.as_str())
                .execute(&mut *change)
                .await
                .map_err(failed)?;
            if linked.rows_affected() != 1 {
                return Err(StoreError::Conflict);
            }
        }
        change.commit().await.map_err(failed)
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
        let rows: Vec<(String, bool)> =
            sqlx::query_as("SELECT line, joined FROM steps WHERE table_id = ? ORDER BY number")
                .bind(id.as_str())
                .fetch_all(&self.readers)
                .await
                .map_err(failed)?;
        let mut clicks: Vec<Vec<String>> = Vec::new();
        for (line, joined) in rows {
            match clicks.last_mut().filter(|_| joined) {
                Some(click) => click.push(line),
                None => clicks.push(vec![line]),
            }
        }
        Ok(clicks)
    }

    async fn append(&self, append: Append<'_>) -> Result<(), StoreError> {
        let mut change = self.begin().await?;
        advance(&mut change, append.at.on(append.len()), append).await?;
        write(&mut change, append.at.step, append).await?;
        change.commit().await.map_err(failed)
    }

    async fn take_back(&self, to: u32, again: Append<'_>) -> Result<Version, StoreError> {
        let Append { id, at, now, .. } = again;
        let version = Version::new(to, at.revision + 1).on(again.len());
        let mut change = self.begin().await?;
        advance(&mut change, version, again).await?;
        sqlx::query("DELETE FROM steps WHERE table_id = ? AND number >= ?")
            .bind(id.as_str())
            .bind(to)
            .execute(&mut *change)
            .await
            .map_err(failed)?;
        write(&mut change, to, again).await?;
        sqlx::query("INSERT INTO undone (table_id, revision, from_step, to_step, at) VALUES (?, ?, ?, ?, ?)")
            .bind(id.as_str())
            .bind(version.revision)
            .bind(at.step)
            .bind(to)
            .bind(now)
            .execute(&mut *change)
            .await
            .map_err(failed)?;
        change.commit().await.map_err(failed)?;
        Ok(version)
    }

    async fn keep_lesson(&self, id: &TableId, read: u32) -> Result<(), StoreError> {
        let kept = sqlx::query("UPDATE tables SET lesson_read = ? WHERE id = ?").bind(read).bind(id.as_str());
        kept.execute(&self.writer).await.map_err(failed)?;
        Ok(())
    }

    async fn seat(&self, id: &TableId, seat: Seat, was: &SeatRow, now: &SeatRow) -> Result<(), StoreError> {
        let (old, new) = (Stored::of(&was.sitter), Stored::of(&now.sitter));
        let done = sqlx::query(
            "UPDATE seats SET kind = ?, name = ?, token = ?, invitation = ?, bot = ?
             WHERE table_id = ? AND number = ? AND kind = ? AND token IS ? AND invitation IS ? AND bot IS ?",
        )
        .bind(new.kind)
        .bind(&now.name)
        .bind(new.token)
        .bind(new.invitation)
        .bind(new.bot)
        .bind(id.as_str())
        .bind(seat.0)
        .bind(old.kind)
        .bind(old.token)
        .bind(old.invitation)
        .bind(old.bot)
        .execute(&self.writer)
        .await
        .map_err(failed)?;
        if done.rows_affected() == 1 { Ok(()) } else { Err(StoreError::Conflict) }
    }

    async fn invited(&self, invitation: &Identity) -> Result<Option<(TableId, Seat)>, StoreError> {
        let row = sqlx::query("SELECT table_id, number FROM seats WHERE invitation = ? AND kind = 'open'")
            .bind(invitation.as_bytes())
            .fetch_optional(&self.readers)
            .await
            .map_err(failed)?;
        let Some(row) = row else { return Ok(None) };
        let seat: u8 = row.try_get("number").map_err(failed)?;
        Ok(Some((rows::id(&row, "table_id")?, Seat(seat))))
    }

    async fn say(&self, id: &TableId, room: Room, line: &ChatLine) -> Result<(), StoreError> {
        let said = match (room, line.seat) {
            (Room::Table, Some(seat)) => {
                let at_the_table =
                    "INSERT INTO chat (table_id, number, seat, name, text, at) VALUES (?, ?, ?, ?, ?, ?)";
                sqlx::query(at_the_table).bind(id.as_str()).bind(line.number).bind(seat.0)
            }
            (Room::Gallery, None) => {
                let in_the_gallery = "INSERT INTO gallery (table_id, number, name, text, at) VALUES (?, ?, ?, ?, ?)";
                sqlx::query(in_the_gallery).bind(id.as_str()).bind(line.number)
            }
            _ => return Err(StoreError::Failed("this can't be said there".to_owned())),
        };
        said.bind(&line.name).bind(&line.text).bind(line.at).execute(&self.writer).await.map_err(failed)?;
        Ok(())
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

    async fn tables_of(&self, owner: &Identity, most: u32) -> Result<Vec<TableRow>, StoreError> {
        let rows = sqlx::query(
            "SELECT * FROM tables WHERE id IN (SELECT table_id FROM seats WHERE token = ?1) OR creator = ?1
             ORDER BY changed DESC, id LIMIT ?2",
        )
        .bind(owner.as_bytes())
        .bind(most)
        .fetch_all(&self.readers)
        .await
        .map_err(failed)?;
        self.with_seats(rows).await
    }

    async fn open_tables(&self, most: u32) -> Result<Vec<TableRow>, StoreError> {
        let rows = sqlx::query(
            "SELECT * FROM tables WHERE status = 'waiting' AND EXISTS
             (SELECT 1 FROM seats WHERE table_id = tables.id AND kind = 'open' AND invitation IS NULL)
             ORDER BY changed DESC, id LIMIT ?",
        )
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
        sqlx::query(
            "INSERT OR REPLACE INTO analyses (table_id, revision, weights, evaluations, result, at)
             VALUES (?, ?, ?, ?, ?, ?)",
        )
        .bind(id.as_str())
        .bind(made.revision)
        .bind(&made.weights)
        .bind(i64::try_from(made.evaluations).unwrap_or(i64::MAX))
        .bind(&made.result)
        .bind(made.at)
        .execute(&self.writer)
        .await
        .map_err(failed)?;
        Ok(())
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
}

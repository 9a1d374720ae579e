//! A change as plain data, and how it is written: by itself, within the transaction of many.

use crate::clock::Pauses;
use crate::digest::Digest;
use crate::rows::{Stored, Ticked, failed, identities_text, json, options_text, request_text};
use crate::secret::{GroupId, Identity, Origin, TableId};
use crate::store::{AnalysisRow, Append, ChatLine, Consent, Progress, Room, SeatRow, StoreError, TableRow};
use crate::version::Version;
use cowcatcher_engine::Seat;
use futures_util::TryStreamExt;
use sqlx::{Executor, SqliteConnection};

/// A change to be written.
#[derive(Debug)]
pub(super) enum Change {
    Create { row: Box<TableRow>, lines: Lines, after: Option<TableId>, origin: Option<Origin> },
    Append(Lines),
    TakeBack { to: u32, version: Version, again: Lines },
    Lesson { id: TableId, read: u32 },
    Consent { id: TableId, at: Version, was: Consent, now: Consent },
    Clock { id: TableId, ticked: Ticked },
    Pauses { who: Identity, pauses: Pauses },
    Seat { id: TableId, seat: Seat, was: SeatRow, now: SeatRow },
    Say { id: TableId, room: Room, line: ChatLine },
    Analysis { id: TableId, made: AnalysisRow },
}

/// Lines of a table, and how it fares with them.
#[derive(Debug)]
pub(super) struct Lines {
    id: TableId,
    at: Version,
    /// How many there are.
    count: usize,
    /// The lines as JSON: each with 1 if it belongs to the click before it, else 0.
    json: String,
    progress: Progress,
    digest: Option<Digest>,
    ticked: Ticked,
    now: i64,
}

impl Lines {
    pub fn of(append: Append<'_>) -> Result<Lines, StoreError> {
        let lines = append.clicks.iter().flat_map(|click| click.iter().enumerate());
        let lines: Vec<(&str, u8)> = lines.map(|(place, line)| (line.as_str(), u8::from(place > 0))).collect();
        Ok(Lines {
            id: append.id.clone(),
            at: append.at,
            count: lines.len(),
            json: serde_json::to_string(&lines).map_err(|error| StoreError::Failed(error.to_string()))?,
            progress: append.progress,
            digest: append.digest,
            ticked: Ticked::of(append.clock)?,
            now: append.now,
        })
    }
}

/// One step is one message to the thread of the connection: everything that is done for it stands here, and of a table at another version
/// nothing is written. The primary key has the last word on who writes a step.
const APPEND: &str = "
    SAVEPOINT change;
    UPDATE tables SET steps = ?, revision = ?, status = ?, waiting_for = ?, digest = ?, changed = ?, request = NULL,
            time_up = iif(? IS NULL, time_up, ?), clock = coalesce(?, clock)
        WHERE id = ? AND steps = ? AND revision = ? AND status IN ('waiting', 'running') AND (? IS NULL OR clock = ?);
    INSERT INTO steps (table_id, number, line, at, joined)
        SELECT ?, ? + key, value ->> 0, ?, value ->> 1 FROM json_each(?) WHERE changes() = 1;
    RELEASE change";
/// Which of these moves the table on.
const ADVANCE: usize = 1;

/// Writes a change within the transaction of many, or nothing of it.
pub(super) async fn write(db: &mut SqliteConnection, change: &Change) -> Result<(), StoreError> {
    if !matches!(change, Change::Append(_)) {
        sqlx::raw_sql("SAVEPOINT change").execute(&mut *db).await.map_err(failed)?;
    }
    let written = match change {
        Change::Append(lines) => match append(db, lines).await {
            // The savepoint is released, whether anything was written or not.
            Ok(advanced) => return once(advanced),
            Err(error) => Err(error),
        },
        Change::Create { row, lines, after, origin } => create(db, row, lines, after.as_ref(), *origin).await,
        Change::TakeBack { to, version, again } => take_back(db, *to, *version, again).await,
        Change::Lesson { id, read } => {
            let kept = sqlx::query("UPDATE tables SET lesson_read = ? WHERE id = ?").bind(read).bind(id.as_str());
            kept.execute(&mut *db).await.map(|_| ()).map_err(failed)
        }
        Change::Consent { id, at, was, now } => keep_consent(db, id, *at, was, now).await,
        Change::Clock { id, ticked } => keep_clock(db, id, ticked).await,
        Change::Pauses { who, pauses } => keep_pauses(db, who, pauses).await,
        Change::Seat { id, seat, was, now } => reseat(db, id, *seat, was, now).await,
        Change::Say { id, room, line } => say(db, id, *room, line).await,
        Change::Analysis { id, made } => keep_analysis(db, id, made).await,
    };
    let end = if written.is_ok() { "RELEASE change" } else { "ROLLBACK TO change; RELEASE change" };
    // After a failure that took back the whole transaction there is no savepoint any more: then that is what went wrong.
    sqlx::raw_sql(end).execute(db).await.map_err(failed)?;
    written
}

/// Adds lines. Gives how many tables were at that version and were moved on: one, or none.
async fn append(db: &mut SqliteConnection, lines: &Lines) -> Result<u64, StoreError> {
    let Lines { id, at, count, json, progress, digest, ticked, now } = lines;
    let to = at.on(*count);
    let written = sqlx::query(APPEND)
        .bind(to.step)
        .bind(to.revision)
        .bind(progress.status.word())
        .bind(progress.waiting_for.0)
        .bind(digest.as_ref().map(Digest::as_bytes))
        .bind(now)
        .bind(&ticked.now)
        .bind(ticked.due)
        .bind(&ticked.now)
        .bind(id.as_str())
        .bind(at.step)
        .bind(at.revision)
        .bind(&ticked.was)
        .bind(&ticked.was)
        .bind(id.as_str())
        .bind(at.step)
        .bind(now)
        .bind(json);
    let done: Vec<_> = db.fetch_many(written).try_collect().await.map_err(failed)?;
    let advanced = done.iter().filter_map(|one| one.as_ref().left()).nth(ADVANCE);
    Ok(advanced.map_or(0, |done| done.rows_affected()))
}

async fn insert(db: &mut SqliteConnection, from: u32, lines: &Lines) -> Result<(), StoreError> {
    let insert = "INSERT INTO steps (table_id, number, line, at, joined)
                  SELECT ?, ? + key, value ->> 0, ?, value ->> 1 FROM json_each(?)";
    let insert = sqlx::query(insert).bind(lines.id.as_str()).bind(from).bind(lines.now).bind(&lines.json);
    insert.execute(db).await.map(|_| ()).map_err(failed)
}

async fn create(
    db: &mut SqliteConnection,
    table: &TableRow,
    lines: &Lines,
    after: Option<&TableId>,
    origin: Option<Origin>,
) -> Result<(), StoreError> {
    let Ticked { now: clock, due, .. } = Ticked::at_first(table.clock.as_ref())?;
    sqlx::query(
        "INSERT INTO tables
         (id, game, options, rules, digest, players, creator, status, revision, steps, waiting_for, created, changed, listed, lesson,
          origin, clock, time_up, rated, group_id)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, (SELECT id FROM groups WHERE id = ?))",
    )
    .bind(table.id.as_str())
    .bind(&table.game)
    .bind(options_text(&table.options))
    .bind(table.rules)
    .bind(table.digest.as_ref().map(Digest::as_bytes))
    .bind(table.seats.len() as u32)
    .bind(table.creator.as_bytes())
    .bind(table.progress.status.word())
    .bind(lines.count as u32)
    .bind(table.progress.waiting_for.0)
    .bind(table.created)
    .bind(table.changed)
    .bind(table.listed)
    .bind(table.lesson.as_ref().map(|taught| &taught.lesson))
    .bind(origin.as_ref().map(Origin::as_bytes))
    .bind(clock)
    .bind(due)
    .bind(table.rated)
    .bind(table.group.as_ref().map(GroupId::as_str))
    .execute(&mut *db)
    .await
    .map_err(failed)?;
    for (seat, row) in (0..).map(Seat).zip(&table.seats) {
        insert_seat(db, &table.id, seat, row).await?;
    }
    insert(db, 0, lines).await?;
    let Some(after) = after else { return Ok(()) };
    let linked = sqlx::query("UPDATE tables SET next = ? WHERE id = ? AND next IS NULL")
        .bind(table.id.as_str())
        .bind(after.as_str())
        .execute(db)
        .await
        .map_err(failed)?;
    once(linked.rows_affected())
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

async fn take_back(db: &mut SqliteConnection, to: u32, version: Version, again: &Lines) -> Result<(), StoreError> {
    let Lines { id, at, progress, digest, ticked, now, .. } = again;
    let advanced = sqlx::query(
        "UPDATE tables SET steps = ?, revision = ?, status = ?, waiting_for = ?, digest = ?, changed = ?, request = NULL,
            time_up = iif(? IS NULL, time_up, ?), clock = coalesce(?, clock)
         WHERE id = ? AND steps = ? AND revision = ? AND status IN ('waiting', 'running') AND (? IS NULL OR clock = ?)",
    )
    .bind(version.step)
    .bind(version.revision)
    .bind(progress.status.word())
    .bind(progress.waiting_for.0)
    .bind(digest.as_ref().map(Digest::as_bytes))
    .bind(now)
    .bind(&ticked.now)
    .bind(ticked.due)
    .bind(&ticked.now)
    .bind(id.as_str())
    .bind(at.step)
    .bind(at.revision)
    .bind(&ticked.was)
    .bind(&ticked.was)
    .execute(&mut *db)
    .await
    .map_err(failed)?;
    once(advanced.rows_affected())?;
    sqlx::query("DELETE FROM steps WHERE table_id = ? AND number >= ?")
        .bind(id.as_str())
        .bind(to)
        .execute(&mut *db)
        .await
        .map_err(failed)?;
    insert(db, to, again).await?;
    sqlx::query("INSERT INTO undone (table_id, revision, from_step, to_step, at) VALUES (?, ?, ?, ?, ?)")
        .bind(id.as_str())
        .bind(version.revision)
        .bind(at.step)
        .bind(to)
        .bind(now)
        .execute(db)
        .await
        .map_err(failed)?;
    Ok(())
}

async fn keep_consent(
    db: &mut SqliteConnection,
    id: &TableId,
    at: Version,
    was: &Consent,
    now: &Consent,
) -> Result<(), StoreError> {
    let request = |consent: &Consent| consent.request.as_ref().map(request_text);
    let done = sqlx::query(
        "UPDATE tables SET request = ?, hints = ?, public = ?
         WHERE id = ? AND steps = ? AND revision = ? AND request IS ? AND hints = ? AND public = ?",
    )
    .bind(request(now))
    .bind(identities_text(&now.hints))
    .bind(identities_text(&now.public))
    .bind(id.as_str())
    .bind(at.step)
    .bind(at.revision)
    .bind(request(was))
    .bind(identities_text(&was.hints))
    .bind(identities_text(&was.public))
    .execute(db)
    .await
    .map_err(failed)?;
    once(done.rows_affected())
}

async fn keep_clock(db: &mut SqliteConnection, id: &TableId, ticked: &Ticked) -> Result<(), StoreError> {
    let done = sqlx::query("UPDATE tables SET clock = ?, time_up = ? WHERE id = ? AND clock = ?")
        .bind(&ticked.now)
        .bind(ticked.due)
        .bind(id.as_str())
        .bind(&ticked.was)
        .execute(db)
        .await
        .map_err(failed)?;
    once(done.rows_affected())
}

async fn keep_pauses(db: &mut SqliteConnection, who: &Identity, pauses: &Pauses) -> Result<(), StoreError> {
    let kept = sqlx::query("INSERT OR REPLACE INTO pauses (who, pauses) VALUES (?, ?)");
    kept.bind(who.as_bytes()).bind(json(pauses)?).execute(db).await.map(|_| ()).map_err(failed)
}

async fn reseat(
    db: &mut SqliteConnection,
    id: &TableId,
    seat: Seat,
    was: &SeatRow,
    now: &SeatRow,
) -> Result<(), StoreError> {
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
    .execute(db)
    .await
    .map_err(failed)?;
    once(done.rows_affected())
}

async fn say(db: &mut SqliteConnection, id: &TableId, room: Room, line: &ChatLine) -> Result<(), StoreError> {
    let said = match (room, line.seat) {
        (Room::Table, Some(seat)) => {
            let at_the_table = "INSERT INTO chat (table_id, number, seat, name, text, at) VALUES (?, ?, ?, ?, ?, ?)";
            sqlx::query(at_the_table).bind(id.as_str()).bind(line.number).bind(seat.0)
        }
        (Room::Gallery, None) => {
            let in_the_gallery = "INSERT INTO gallery (table_id, number, name, text, at) VALUES (?, ?, ?, ?, ?)";
            sqlx::query(in_the_gallery).bind(id.as_str()).bind(line.number)
        }
        _ => return Err(StoreError::Failed("this can't be said there".to_owned())),
    };
    said.bind(&line.name).bind(&line.text).bind(line.at).execute(db).await.map_err(failed)?;
    Ok(())
}

async fn keep_analysis(db: &mut SqliteConnection, id: &TableId, made: &AnalysisRow) -> Result<(), StoreError> {
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
    .execute(db)
    .await
    .map_err(failed)?;
    Ok(())
}

/// Exactly one row is as the caller thought.
fn once(rows: u64) -> Result<(), StoreError> {
    if rows == 1 { Ok(()) } else { Err(StoreError::Conflict) }
}

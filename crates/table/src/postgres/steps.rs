//! What is written of a table when it is made, with each click, and when something is taken back.

use super::{Postgres, is_bot};
use crate::digest::Digest;
use crate::rows::{self, Stored, Ticked, failed};
use crate::secret::{GroupId, Origin};
use crate::store::{Append, NewTable, StoreError, Urgency};
use crate::version::Version;
use sqlx::PgConnection;

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

impl Postgres {
    /// Writes a new table with its seats and the lines that it begins with.
    pub(super) async fn write_table(
        &self,
        NewTable { row: table, lines, after, origin }: NewTable<'_>,
    ) -> Result<(), StoreError> {
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

    /// Writes steps at the version that the table has.
    pub(super) async fn write_steps(&self, append: Append<'_>) -> Result<(), StoreError> {
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

    /// Takes steps back and writes others in their place.
    pub(super) async fn write_back(&self, to: u32, again: Append<'_>) -> Result<Version, StoreError> {
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
}

//! Plans and instructions in rows, the same in SQLite and PostgreSQL.

use super::{AtSeat, InstructionRow, PlanRow, Plans};
use crate::either::{Cell, Either, Row};
use crate::rows::{self, Columns, from_json, json, odd};
use crate::secret::{Identity, TableId};
use crate::store::StoreError;
use crate::version::Version;
use async_trait::async_trait;
use cowcatcher_engine::Seat;
use std::fmt;

/// An instruction, and how often its last answer was taken back.
const INSTRUCTIONS: &str = "SELECT instructions.*, (SELECT count(*) FROM undone
        WHERE undone.table_id = instructions.table_id AND undone.revision > played_revision AND to_step <= played_step)
    AS backs FROM instructions";

#[async_trait]
impl<D: Either + fmt::Debug> Plans for D {
    async fn keep_plan(
        &self,
        table: &TableId,
        seat: Seat,
        plan: &PlanRow,
        most: usize,
    ) -> Result<Option<u32>, StoreError> {
        let mut open = self.open().await?;
        let count = "SELECT count(*) AS kept FROM plans WHERE table_id = $1 AND seat = $2 AND who = $3";
        let [table_id, seat] = place(table, seat);
        let own = [table_id.clone(), seat.clone(), (&plan.who).into()];
        let kept = open.fetch(count, &own).await?;
        if kept.first().map_or(Ok(0), |row| row.whole("kept"))? >= most as i64 {
            return Ok(None);
        }
        let last = "SELECT coalesce(max(number), 0) AS last FROM plans WHERE table_id = $1 AND seat = $2";
        let rows = open.fetch(last, &own[..2]).await?;
        let number = rows.first().map_or(Ok(0), |row| row.whole("last"))? + 1;
        let sql = "INSERT INTO plans (table_id, seat, number, who, note, question, forced, steps, made, dropped)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)";
        let cells = [vec![table_id, seat, number.into()], contents(plan)?].concat();
        open.write(sql, &cells).await?;
        open.commit().await?;
        u32::try_from(number).map(Some).map_err(|_| odd("number of a plan"))
    }

    async fn plans_for(&self, table: &TableId, seat: Seat, who: &Identity) -> Result<Vec<PlanRow>, StoreError> {
        let sql = "SELECT * FROM plans WHERE table_id = $1 AND seat = $2 AND who = $3 ORDER BY number";
        let [table, seat] = place(table, seat);
        self.read(sql, &[table, seat, who.into()]).await?.iter().map(plan).collect()
    }

    async fn change_plan(&self, table: &TableId, seat: Seat, plan: &PlanRow) -> Result<bool, StoreError> {
        let mut open = self.open().await?;
        let sql = "UPDATE plans SET note = $5, question = $6, forced = $7, steps = $8, made = $9, dropped = $10
            WHERE table_id = $1 AND seat = $2 AND number = $3 AND who = $4";
        let [table, seat] = place(table, seat);
        let cells = [vec![table, seat, i64::from(plan.number).into()], contents(plan)?].concat();
        let changed = open.write(sql, &cells).await? > 0;
        open.commit().await?;
        Ok(changed)
    }

    async fn remove_plan(&self, table: &TableId, seat: Seat, who: &Identity, number: u32) -> Result<bool, StoreError> {
        let mut open = self.open().await?;
        let sql = "DELETE FROM plans WHERE table_id = $1 AND seat = $2 AND number = $3 AND who = $4";
        let [table, seat] = place(table, seat);
        let removed = open.write(sql, &[table, seat, i64::from(number).into(), who.into()]).await? > 0;
        open.commit().await?;
        Ok(removed)
    }

    async fn plans_of(&self, who: &Identity) -> Result<Vec<AtSeat<PlanRow>>, StoreError> {
        let sql = "SELECT * FROM plans WHERE who = $1 ORDER BY table_id, seat, number";
        self.read(sql, &[who.into()]).await?.iter().map(|row| at(row, plan(row)?)).collect()
    }

    async fn instruct(&self, table: &TableId, seat: Seat, kept: &InstructionRow) -> Result<(), StoreError> {
        let mut open = self.open().await?;
        let [table_id, number] = place(table, seat);
        let about = [table_id.clone(), number.clone(), kept.about.as_str().into()];
        open.write("DELETE FROM instructions WHERE table_id = $1 AND seat = $2 AND about = $3", &about).await?;
        let sql =
            "INSERT INTO instructions (table_id, seat, about, who, name, amount, occasion, seat_bit, made, asked_step,
                asked_revision, due, played_step, played_revision, lapsed)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)";
        let left = [
            (&kept.who).into(),
            kept.name.as_str().into(),
            i64::from(kept.amount).into(),
            i64::from(kept.occasion).into(),
            (1i64 << seat.0.min(62)).into(),
            kept.made.into(),
        ];
        open.write(sql, &[&about[..], &left, &course(kept)].concat()).await?;
        open.commit().await
    }

    async fn instructions_for(
        &self,
        table: &TableId,
        seat: Seat,
        who: &Identity,
    ) -> Result<Vec<InstructionRow>, StoreError> {
        let sql = format!("{INSTRUCTIONS} WHERE table_id = $1 AND seat = $2 AND who = $3 ORDER BY about");
        let [table, seat] = place(table, seat);
        self.read(&sql, &[table, seat, who.into()]).await?.iter().map(instruction).collect()
    }

    async fn note_instruction(&self, table: &TableId, seat: Seat, kept: &InstructionRow) -> Result<bool, StoreError> {
        let mut open = self.open().await?;
        let sql = "UPDATE instructions SET asked_step = $6, asked_revision = $7, due = $8, played_step = $9,
                played_revision = $10, lapsed = $11
            WHERE table_id = $1 AND seat = $2 AND about = $3 AND who = $4 AND made = $5";
        let [table, seat] = place(table, seat);
        let which = [table, seat, kept.about.as_str().into(), (&kept.who).into(), kept.made.into()];
        let noted = open.write(sql, &[&which[..], &course(kept)].concat()).await? > 0;
        open.commit().await?;
        Ok(noted)
    }

    async fn withdraw(&self, table: &TableId, seat: Seat, who: &Identity, about: &str) -> Result<bool, StoreError> {
        let mut open = self.open().await?;
        let sql = "DELETE FROM instructions WHERE table_id = $1 AND seat = $2 AND about = $3 AND who = $4";
        let [table, seat] = place(table, seat);
        let withdrawn = open.write(sql, &[table, seat, about.into(), who.into()]).await? > 0;
        open.commit().await?;
        Ok(withdrawn)
    }

    async fn instructions_of(&self, who: &Identity) -> Result<Vec<AtSeat<InstructionRow>>, StoreError> {
        let sql = format!("{INSTRUCTIONS} WHERE who = $1 ORDER BY table_id, seat, about");
        self.read(&sql, &[who.into()]).await?.iter().map(|row| at(row, instruction(row)?)).collect()
    }

    async fn instructed(&self, now: i64, most: u32) -> Result<Vec<AtSeat<InstructionRow>>, StoreError> {
        let sql = format!(
            "{INSTRUCTIONS} JOIN tables ON tables.id = instructions.table_id
             WHERE tables.status = 'running' AND lapsed = 0 AND (tables.waiting_for & seat_bit) <> 0
                AND (asked_step IS NULL OR asked_step <> tables.steps OR asked_revision <> tables.revision OR due <= $1)
                AND NOT EXISTS (SELECT 1 FROM undone WHERE undone.table_id = instructions.table_id
                    AND undone.revision > played_revision AND to_step <= played_step)
             ORDER BY coalesce(due, 0), instructions.made LIMIT $2"
        );
        let rows = self.read(&sql, &[now.into(), i64::from(most).into()]).await?;
        rows.iter().map(|row| at(row, instruction(row)?)).collect()
    }
}

/// Where something is kept.
fn place(table: &TableId, seat: Seat) -> [Cell; 2] {
    [table.as_str().into(), i64::from(seat.0).into()]
}

/// What is kept of a plan, without where.
fn contents(plan: &PlanRow) -> Result<Vec<Cell>, StoreError> {
    Ok(vec![
        (&plan.who).into(),
        plan.note.as_str().into(),
        plan.question.as_str().into(),
        i64::from(plan.forced).into(),
        json(&plan.steps)?.into(),
        plan.made.into(),
        Cell::Text(plan.dropped.as_ref().map(json).transpose()?),
    ])
}

/// What became of an instruction.
fn course(kept: &InstructionRow) -> [Cell; 6] {
    let asked = kept.asked.map(|(version, _)| version);
    let part = |version: Option<Version>, part: fn(Version) -> u32| Cell::Whole(version.map(|it| part(it).into()));
    [
        part(asked, |version| version.step),
        part(asked, |version| version.revision),
        Cell::Whole(kept.asked.and_then(|(_, due)| due)),
        part(kept.played, |version| version.step),
        part(kept.played, |version| version.revision),
        i64::from(kept.lapsed).into(),
    ]
}

fn at<T>(row: &Row, kept: T) -> Result<AtSeat<T>, StoreError> {
    let seat = u8::try_from(row.whole("seat")?).ok().and_then(Seat::new).ok_or_else(|| odd("seat"))?;
    Ok(AtSeat { table: rows::id(row, "table_id")?, seat, kept })
}

fn owner(row: &Row) -> Result<Identity, StoreError> {
    row.maybe_bytes("who")?.and_then(|bytes| Identity::from_bytes(&bytes)).ok_or_else(|| odd("hash"))
}

fn plan(row: &Row) -> Result<PlanRow, StoreError> {
    Ok(PlanRow {
        number: row.number("number")?,
        who: owner(row)?,
        note: row.string("note")?,
        question: row.string("question")?,
        forced: row.whole("forced")? != 0,
        steps: from_json(&row.string("steps")?, "plan")?,
        made: row.whole("made")?,
        dropped: row.maybe_text("dropped")?.map(|text| from_json(&text, "plan")).transpose()?,
    })
}

/// A version in two columns.
fn version(row: &Row, step: &str, revision: &str) -> Result<Option<Version>, StoreError> {
    let (step, revision) = (row.maybe_whole(step)?, row.maybe_whole(revision)?);
    let Some((step, revision)) = step.zip(revision) else { return Ok(None) };
    let part = |part: i64| u32::try_from(part).map_err(|_| odd("version"));
    Ok(Some(Version::new(part(step)?, part(revision)?)))
}

fn instruction(row: &Row) -> Result<InstructionRow, StoreError> {
    let due = row.maybe_whole("due")?;
    Ok(InstructionRow {
        about: row.string("about")?,
        who: owner(row)?,
        name: row.string("name")?,
        amount: u8::try_from(row.whole("amount")?).map_err(|_| odd("amount"))?,
        occasion: row.number("occasion")?,
        made: row.whole("made")?,
        asked: version(row, "asked_step", "asked_revision")?.map(|version| (version, due)),
        played: version(row, "played_step", "played_revision")?,
        lapsed: row.whole("lapsed")? != 0,
        taken_back: row.whole("backs")? > 0,
    })
}

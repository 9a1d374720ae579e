//! Notices in rows, the same in SQLite and PostgreSQL.

use super::{Choices, Delivery, Enclosure, Item, Kind, Notices, Outcome, Target, TargetState, Tiding};
use crate::either::{Cell, Either, Open, Row};
use crate::rows::{self, Columns, json, odd};
use crate::secret::{Identity, TableId};
use crate::store::StoreError;
use async_trait::async_trait;
use cowcatcher_words::Locale;
use std::fmt;

/// A tiding as it was read.
const THIS_TIDING: &str = "who = $1 AND table_id = $2 AND kind = $3 AND number = $4 AND at = $5 AND due = $6";
/// A delivery as it was read.
const THIS_DELIVERY: &str = "id = $1 AND state = 'waiting' AND tries = $2 AND items = $3";

#[async_trait]
impl<D: Either + fmt::Debug> Notices for D {
    async fn choices(&self, who: &Identity) -> Result<Option<Choices>, StoreError> {
        let rows = self.read("SELECT * FROM notice_choices WHERE who = $1", &[who.as_bytes().into()]).await?;
        let choices = |row: &Row| {
            Ok(Choices {
                locale: row.string("language")?.parse().map_err(|_| odd("language"))?,
                wait: row.number("wait")?,
                an_hour: row.number("an_hour")?,
                a_day: row.number("a_day")?,
                quiet: row.whole("quiet")? != 0,
            })
        };
        rows.first().map(choices).transpose()
    }

    async fn keep_choices(&self, who: &Identity, choices: &Choices) -> Result<(), StoreError> {
        let sql =
            "INSERT INTO notice_choices (who, language, wait, an_hour, a_day, quiet) VALUES ($1, $2, $3, $4, $5, $6)
            ON CONFLICT (who) DO UPDATE SET language = $2, wait = $3, an_hour = $4, a_day = $5, quiet = $6";
        let Choices { locale, wait, an_hour, a_day, quiet } = *choices;
        let figures = [wait, an_hour, a_day, u32::from(quiet)].map(|figure| Cell::from(i64::from(figure)));
        let person = [Cell::from(who.as_bytes()), Cell::from(locale.code())];
        let cells = [&person[..], &figures].concat();
        done(self, sql, &cells).await.map(|_| ())
    }

    async fn keep_language(&self, who: &Identity, locale: Locale) -> Result<(), StoreError> {
        let sql = "UPDATE notice_choices SET language = $2 WHERE who = $1 AND language <> $2";
        done(self, sql, &[who.as_bytes().into(), locale.code().into()]).await.map(|_| ())
    }

    async fn targets(&self, who: &Identity) -> Result<Vec<Target>, StoreError> {
        let sql = "SELECT * FROM targets WHERE who = $1 ORDER BY made, id";
        self.read(sql, &[who.as_bytes().into()]).await?.iter().map(target).collect()
    }

    async fn target(&self, id: &TableId) -> Result<Option<Target>, StoreError> {
        let rows = self.read("SELECT * FROM targets WHERE id = $1", &[id.as_str().into()]).await?;
        rows.first().map(target).transpose()
    }

    async fn add_target(&self, target: &Target, most: usize) -> Result<Option<TableId>, StoreError> {
        let (who, address) = (Cell::from(target.who.as_bytes()), Cell::from(json(&target.address)?));
        let (kinds, state) = (Cell::from(kinds_text(&target.kinds)), Cell::from(target.state.word()));
        let mut open = self.open().await?;
        let there = "SELECT id FROM targets WHERE who = $1 AND address = $2";
        let there = open.fetch(there, &[who.clone(), address.clone()]).await?;
        if let Some(row) = there.first() {
            let id: TableId = rows::id(row, "id")?;
            // One that was agreed to stays so, unless it is off.
            let sql = "UPDATE targets SET kinds = $2, why = NULL, failing = NULL, made = $4,
                state = CASE WHEN state = 'on' THEN state ELSE $3 END WHERE id = $1";
            open.write(sql, &[id.as_str().into(), kinds, state, target.made.into()]).await?;
            open.commit().await?;
            return Ok(Some(id));
        }
        let count = "SELECT count(*) AS targets FROM targets WHERE who = $1";
        let count = open.fetch(count, std::slice::from_ref(&who)).await?;
        if count.first().map_or(Ok(0), |row| row.whole("targets"))? >= most as i64 {
            return Ok(None);
        }
        let sql = "INSERT INTO targets (id, who, address, kinds, state, made) VALUES ($1, $2, $3, $4, $5, $6)";
        open.write(sql, &[target.id.as_str().into(), who, address, kinds, state, target.made.into()]).await?;
        open.commit().await?;
        Ok(Some(target.id.clone()))
    }

    async fn keep_kinds(&self, who: &Identity, id: &TableId, kinds: &[Kind]) -> Result<bool, StoreError> {
        let cells = [id.as_str().into(), who.as_bytes().into(), kinds_text(kinds).into()];
        Ok(done(self, "UPDATE targets SET kinds = $3 WHERE id = $1 AND who = $2", &cells).await? == 1)
    }

    async fn remove_target(&self, who: &Identity, id: &TableId) -> Result<bool, StoreError> {
        let cells = [id.as_str().into(), who.as_bytes().into()];
        Ok(done(self, "DELETE FROM targets WHERE id = $1 AND who = $2", &cells).await? == 1)
    }

    async fn confirm(&self, id: &TableId) -> Result<bool, StoreError> {
        let sql = "UPDATE targets SET state = 'on' WHERE id = $1 AND state = 'new'";
        Ok(done(self, sql, &[id.as_str().into()]).await? == 1)
    }

    async fn switch_off(&self, id: &TableId, why: &str) -> Result<(), StoreError> {
        let mut open = self.open().await?;
        let off = "UPDATE targets SET state = 'off', why = $2 WHERE id = $1";
        open.write(off, &[id.as_str().into(), why.into()]).await?;
        open.write("DELETE FROM deliveries WHERE target = $1 AND state = 'waiting'", &[id.as_str().into()]).await?;
        open.commit().await
    }

    async fn refuse_mail(&self, address: &Identity, now: i64) -> Result<(), StoreError> {
        let sql = "INSERT INTO unwanted (address, at) VALUES ($1, $2) ON CONFLICT (address) DO NOTHING";
        done(self, sql, &[address.as_bytes().into(), now.into()]).await.map(|_| ())
    }

    async fn refuses_mail(&self, address: &Identity) -> Result<bool, StoreError> {
        let sql = "SELECT at FROM unwanted WHERE address = $1";
        Ok(!self.read(sql, &[address.as_bytes().into()]).await?.is_empty())
    }

    async fn due_tidings(&self, now: i64, most: u32) -> Result<Vec<Tiding>, StoreError> {
        let sql = "SELECT * FROM tidings WHERE due <= $1 ORDER BY due, at LIMIT $2";
        self.read(sql, &[now.into(), i64::from(most).into()]).await?.iter().map(tiding).collect()
    }

    async fn put_off(&self, tiding: &Tiding, due: i64) -> Result<(), StoreError> {
        let sql = format!("UPDATE tidings SET due = $7 WHERE {THIS_TIDING}");
        done(self, &sql, &[&this(tiding)[..], &[due.into()]].concat()).await.map(|_| ())
    }

    async fn settle(&self, tiding: &Tiding, to: &[(TableId, Enclosure)]) -> Result<bool, StoreError> {
        let mut open = self.open().await?;
        if open.write(&format!("DELETE FROM tidings WHERE {THIS_TIDING}"), &this(tiding)).await? != 1 {
            return Ok(false);
        }
        for (target, enclosed) in to {
            put(&mut open, target, enclosed).await?;
        }
        open.commit().await.map(|()| true)
    }

    async fn enclose(&self, target: &TableId, enclosed: &Enclosure) -> Result<(), StoreError> {
        let mut open = self.open().await?;
        put(&mut open, target, enclosed).await?;
        open.commit().await
    }

    async fn due_deliveries(&self, now: i64, most: u32) -> Result<Vec<Delivery>, StoreError> {
        let sql = "SELECT * FROM deliveries WHERE state = 'waiting' AND not_before <= $1
            AND (tries > 0 OR NOT EXISTS (SELECT 1 FROM deliveries AS tried
                WHERE tried.target = deliveries.target AND tried.state = 'waiting' AND tried.tries > 0))
            ORDER BY not_before, id LIMIT $2";
        self.read(sql, &[now.into(), i64::from(most).into()]).await?.iter().map(delivery).collect()
    }

    async fn delay(&self, delivery: &Delivery, until: i64) -> Result<(), StoreError> {
        let sql = format!("UPDATE deliveries SET not_before = $4 WHERE {THIS_DELIVERY}");
        done(self, &sql, &[&as_read(delivery)[..], &[until.into()]].concat()).await.map(|_| ())
    }

    async fn take(&self, delivery: &Delivery, until: i64, expires: i64) -> Result<bool, StoreError> {
        let sql =
            format!("UPDATE deliveries SET not_before = $4, expires = $5, tries = tries + 1 WHERE {THIS_DELIVERY}");
        Ok(done(self, &sql, &[&as_read(delivery)[..], &[until.into(), expires.into()]].concat()).await? == 1)
    }

    async fn finish(&self, delivery: &Delivery, outcome: Outcome, now: i64) -> Result<Option<i64>, StoreError> {
        let (change, value) = match outcome {
            Outcome::Sent => ("UPDATE deliveries SET state = 'sent', done = $4", Some(now)),
            Outcome::Later(then) => ("UPDATE deliveries SET not_before = $4", Some(then)),
            Outcome::Expired => ("UPDATE deliveries SET state = 'expired', done = $4", Some(now)),
            Outcome::Void => ("DELETE FROM deliveries", None),
        };
        let mut cells = as_read(delivery).to_vec();
        cells.extend(value.map(Cell::from));
        let mut open = self.open().await?;
        if open.write(&format!("{change} WHERE {THIS_DELIVERY}"), &cells).await? != 1 {
            return Ok(None);
        }
        let target = Cell::from(delivery.target.as_str());
        let fares = match outcome {
            Outcome::Sent => Some("UPDATE targets SET sent = $2, failing = NULL WHERE id = $1 RETURNING failing"),
            Outcome::Later(_) => {
                Some("UPDATE targets SET failing = coalesce(failing, $2) WHERE id = $1 RETURNING failing")
            }
            Outcome::Expired | Outcome::Void => None,
        };
        let failing = match fares {
            Some(sql) => open.fetch(sql, &[target, now.into()]).await?.first().map(|row| row.maybe_whole("failing")),
            None => None,
        };
        open.commit().await?;
        failing.transpose().map(Option::flatten)
    }

    async fn sent_since(&self, target: &TableId, since: i64) -> Result<Vec<i64>, StoreError> {
        let sql = "SELECT done FROM deliveries WHERE target = $1 AND state = 'sent' AND done > $2 ORDER BY done";
        self.read(sql, &[target.as_str().into(), since.into()]).await?.iter().map(|row| row.whole("done")).collect()
    }

    async fn keep_present(&self, who: &Identity, table: &TableId, now: i64) -> Result<(), StoreError> {
        let sql = "INSERT INTO present (who, table_id, seen) SELECT who, tables.id, $3 FROM notice_choices, tables
            WHERE who = $1 AND quiet = 1 AND tables.id = $2 ON CONFLICT (who, table_id) DO UPDATE SET seen = excluded.seen";
        done(self, sql, &[who.as_bytes().into(), table.as_str().into(), now.into()]).await.map(|_| ())
    }

    async fn present(&self, who: &Identity, table: &TableId) -> Result<Option<i64>, StoreError> {
        let sql = "SELECT seen FROM present WHERE who = $1 AND table_id = $2";
        let rows = self.read(sql, &[who.as_bytes().into(), table.as_str().into()]).await?;
        rows.first().map(|row| row.whole("seen")).transpose()
    }

    async fn forget_old(&self, before: i64, made: i64) -> Result<(), StoreError> {
        let mut open = self.open().await?;
        open.write("DELETE FROM deliveries WHERE done < $1 OR expires < $1", &[before.into()]).await?;
        // Where no way is set up any more nobody looks at what is due.
        open.write("DELETE FROM tidings WHERE due > 0 AND due < $1", &[before.into()]).await?;
        open.write("DELETE FROM present WHERE seen < $1", &[before.into()]).await?;
        open.write("DELETE FROM targets WHERE state = 'new' AND made < $1", &[made.into()]).await?;
        open.commit().await
    }
}

/// One statement that changes something; how many rows it changed.
async fn done(store: &(impl Either + ?Sized), sql: &str, cells: &[Cell]) -> Result<u64, StoreError> {
    let mut open = store.open().await?;
    let rows = open.write(sql, cells).await?;
    open.commit().await.map(|()| rows)
}

/// Adds something to what goes to a target and was not tried yet, or makes a new delivery of it.
async fn put(open: &mut Open, target: &TableId, enclosed: &Enclosure) -> Result<(), StoreError> {
    let sql = "SELECT * FROM deliveries WHERE target = $1 AND state = 'waiting' AND tries = 0 ORDER BY made LIMIT 1";
    let waiting = open.fetch(sql, &[target.as_str().into()]).await?;
    if let Some(mut there) = waiting.first().map(delivery).transpose()? {
        if there.items.contains(&enclosed.item) {
            return Ok(());
        }
        there.items.push(enclosed.item.clone());
        let sql = format!(
            "UPDATE deliveries SET items = $4, not_before = CASE WHEN not_before < $5 THEN not_before ELSE $5 END,
                expires = CASE WHEN expires > $6 THEN expires ELSE $6 END WHERE {THIS_DELIVERY}"
        );
        let more: [Cell; 3] = [json(&there.items)?.into(), enclosed.not_before.into(), enclosed.expires.into()];
        // Another server may take it just now: then this goes with the next one.
        if open.write(&sql, &[&as_read(&there)[..], &more].concat()).await? == 1 {
            return Ok(());
        }
    }
    let sql = "INSERT INTO deliveries (id, target, items, state, made, not_before, expires)
        SELECT $1, id, $3, 'waiting', $4, $5, $6 FROM targets WHERE id = $2";
    let cells: [Cell; 6] = [
        enclosed.id.as_str().into(),
        target.as_str().into(),
        json(&[&enclosed.item])?.into(),
        enclosed.now.into(),
        enclosed.not_before.into(),
        enclosed.expires.into(),
    ];
    open.write(sql, &cells).await.map(|_| ())
}

fn this(tiding: &Tiding) -> [Cell; 6] {
    [
        tiding.who.as_bytes().into(),
        tiding.table.as_str().into(),
        tiding.kind.word().into(),
        i64::from(tiding.number).into(),
        tiding.at.into(),
        tiding.due.into(),
    ]
}

fn as_read(delivery: &Delivery) -> [Cell; 3] {
    [delivery.id.as_str().into(), i64::from(delivery.tries).into(), delivery.written.as_str().into()]
}

fn kinds_text(kinds: &[Kind]) -> String {
    kinds.iter().map(|kind| kind.word()).collect::<Vec<_>>().join(" ")
}

fn who(row: &Row) -> Result<Identity, StoreError> {
    row.maybe_bytes("who")?.and_then(|bytes| Identity::from_bytes(&bytes)).ok_or_else(|| odd("identity"))
}

fn target(row: &Row) -> Result<Target, StoreError> {
    let kinds = row.string("kinds")?;
    let kinds: Result<Vec<Kind>, _> = kinds.split_whitespace().map(str::parse).collect();
    Ok(Target {
        id: rows::id(row, "id")?,
        who: who(row)?,
        address: serde_json::from_str(&row.string("address")?).map_err(|_| odd("address"))?,
        kinds: kinds.map_err(|_| odd("kind of notice"))?,
        state: TargetState::read(&row.string("state")?).ok_or_else(|| odd("state of a target"))?,
        why: row.maybe_text("why")?,
        made: row.whole("made")?,
        sent: row.maybe_whole("sent")?,
        failing: row.maybe_whole("failing")?,
    })
}

fn tiding(row: &Row) -> Result<Tiding, StoreError> {
    Ok(Tiding {
        who: who(row)?,
        table: rows::id(row, "table_id")?,
        kind: row.string("kind")?.parse().map_err(|_| odd("kind of notice"))?,
        number: row.number("number")?,
        at: row.whole("at")?,
        due: row.whole("due")?,
    })
}

fn delivery(row: &Row) -> Result<Delivery, StoreError> {
    let written = row.string("items")?;
    Ok(Delivery {
        id: rows::id(row, "id")?,
        target: rows::id(row, "target")?,
        items: serde_json::from_str::<Vec<Item>>(&written).map_err(|_| odd("notice"))?,
        written,
        tries: row.number("tries")?,
        made: row.whole("made")?,
        expires: row.whole("expires")?,
    })
}

//! All rows of one database copied into another, empty one: from SQLite to PostgreSQL, back, or to one of the same kind.
//!
//! It is done in one transaction on either side: what is read is how things were at one moment, and what is written is there wholly or not at all.

use crate::postgres::Postgres;
use crate::rows::{Columns, failed};
use crate::sqlite::Sqlite;
use crate::store::StoreError;
use sqlx::postgres::PgRow;
use sqlx::sqlite::SqliteRow;
use sqlx::{AssertSqlSafe, Executor, Postgres as PgDb, Sqlite as SqliteDb, Transaction};

/// So many rows are read at a time.
const PAGE: i64 = 2000;

/// What a column holds.
#[derive(Clone, Copy, Debug)]
enum Kind {
    Text,
    Bytes,
    Whole,
    Flag,
}
use Kind::{Bytes, Flag, Text, Whole};

/// One table of the database: its name, its columns, and how many of the first of them are its key.
struct Sheet {
    name: &'static str,
    key: usize,
    columns: &'static [(&'static str, Kind)],
}

/// All of them, each after those that it refers to. What follows from other columns is not copied but made anew.
const SHEETS: &[Sheet] = &[
    Sheet {
        name: "tables",
        key: 1,
        columns: &[
            ("id", Text),
            ("game", Text),
            ("options", Text),
            ("rules", Whole),
            ("digest", Bytes),
            ("players", Whole),
            ("creator", Bytes),
            ("status", Text),
            ("revision", Whole),
            ("steps", Whole),
            ("waiting_for", Whole),
            ("created", Whole),
            ("changed", Whole),
            ("listed", Flag),
            ("lesson", Text),
            ("lesson_read", Whole),
            ("request", Text),
            ("hints", Text),
            ("origin", Bytes),
            ("clock", Text),
            ("time_up", Whole),
        ],
    },
    Sheet {
        name: "seats",
        key: 2,
        columns: &[
            ("table_id", Text),
            ("number", Whole),
            ("kind", Text),
            ("name", Text),
            ("token", Bytes),
            ("invitation", Bytes),
            ("bot", Text),
        ],
    },
    Sheet {
        name: "steps",
        key: 2,
        columns: &[("table_id", Text), ("number", Whole), ("line", Text), ("at", Whole), ("joined", Flag)],
    },
    Sheet {
        name: "undone",
        key: 2,
        columns: &[("table_id", Text), ("revision", Whole), ("from_step", Whole), ("to_step", Whole), ("at", Whole)],
    },
    Sheet {
        name: "chat",
        key: 2,
        columns: &[
            ("table_id", Text),
            ("number", Whole),
            ("seat", Whole),
            ("name", Text),
            ("text", Text),
            ("at", Whole),
        ],
    },
    Sheet {
        name: "gallery",
        key: 2,
        columns: &[("table_id", Text), ("number", Whole), ("name", Text), ("text", Text), ("at", Whole)],
    },
    Sheet {
        name: "analyses",
        key: 1,
        columns: &[
            ("table_id", Text),
            ("revision", Whole),
            ("weights", Text),
            ("evaluations", Whole),
            ("result", Text),
            ("at", Whole),
        ],
    },
    Sheet { name: "spent", key: 3, columns: &[("who", Bytes), ("what", Text), ("day", Whole), ("amount", Whole)] },
    Sheet { name: "pauses", key: 1, columns: &[("who", Bytes), ("pauses", Text)] },
    Sheet { name: "secrets", key: 1, columns: &[("name", Text), ("value", Bytes)] },
];

/// Which table goes on with the same people: it may stand further down, so it is filled in last.
const LINKS: Sheet = Sheet { name: "tables", key: 1, columns: &[("id", Text), ("next", Text)] };

/// A value of a column.
#[derive(Clone, Debug)]
enum Cell {
    Text(Option<String>),
    Bytes(Option<Vec<u8>>),
    Whole(Option<i64>),
    Flag(bool),
}

impl Cell {
    fn read(row: &impl Columns, (name, kind): (&str, Kind)) -> Result<Cell, StoreError> {
        Ok(match kind {
            Text => Cell::Text(row.maybe_text(name)?),
            Bytes => Cell::Bytes(row.maybe_bytes(name)?),
            Whole => Cell::Whole(row.maybe_whole(name)?),
            Flag => Cell::Flag(row.flag(name)?),
        })
    }
}

/// Rows of a database, to be read or written.
#[derive(Clone, Copy, Debug)]
pub enum Rows<'a> {
    /// Of a SQLite file.
    File(&'a Sqlite),
    /// Of a PostgreSQL.
    Server(&'a Postgres),
}

/// A transaction on either of them.
enum Open {
    File(Transaction<'static, SqliteDb>),
    Server(Transaction<'static, PgDb>),
}

/// Copies everything, and gives the number of rows of each kind.
///
/// # Errors
/// If the target is not empty, or one of them can't be read or written. Then nothing was copied.
pub async fn copy(from: Rows<'_>, to: Rows<'_>) -> Result<Vec<(&'static str, u64)>, StoreError> {
    let (mut source, mut target) = (Open::begin(from).await?, Open::begin(to).await?);
    let mut copied = Vec::new();
    for sheet in SHEETS {
        if !target.page(sheet, None).await?.is_empty() {
            return Err(StoreError::Failed(format!("there are {} in it already", sheet.name)));
        }
        let mut rows = 0;
        let mut last: Option<Vec<Cell>> = None;
        loop {
            let page = source.page(sheet, last.as_deref()).await?;
            for cells in &page {
                target.write(&insert(sheet), cells).await?;
            }
            rows += page.len() as u64;
            let Some(end) = page.into_iter().next_back() else { break };
            last = Some(end);
        }
        copied.push((sheet.name, rows));
    }
    let mut last: Option<Vec<Cell>> = None;
    loop {
        let page = source.page(&LINKS, last.as_deref()).await?;
        for cells in page.iter().filter(|cells| matches!(cells[1], Cell::Text(Some(_)))) {
            target.write("UPDATE tables SET next = $2 WHERE id = $1", cells).await?;
        }
        let Some(end) = page.into_iter().next_back() else { break };
        last = Some(end);
    }
    target.settle().await?;
    target.commit().await?;
    Ok(copied)
}

fn insert(sheet: &Sheet) -> String {
    let names: Vec<&str> = sheet.columns.iter().map(|(name, _)| *name).collect();
    let places: Vec<String> = (1..=names.len()).map(|number| format!("${number}")).collect();
    format!("INSERT INTO {} ({}) VALUES ({})", sheet.name, names.join(", "), places.join(", "))
}

/// The rows that come after a key, in the order of the key.
fn select(sheet: &Sheet, further: bool) -> String {
    let names: Vec<&str> = sheet.columns.iter().map(|(name, _)| *name).collect();
    let key = names[..sheet.key].join(", ");
    let places: Vec<String> = (1..=sheet.key).map(|number| format!("${number}")).collect();
    let beyond = if further { format!("WHERE ({key}) > ({})", places.join(", ")) } else { String::new() };
    format!("SELECT {} FROM {} {beyond} ORDER BY {key} LIMIT {PAGE}", names.join(", "), sheet.name)
}

/// Binds cells to a statement of whichever database.
macro_rules! bound {
    ($database:ty, $sql:expr, $cells:expr) => {
        $cells.iter().fold(sqlx::query::<$database>(AssertSqlSafe($sql)), |query, cell| match cell.clone() {
            Cell::Text(text) => query.bind(text),
            Cell::Bytes(bytes) => query.bind(bytes),
            Cell::Whole(whole) => query.bind(whole),
            Cell::Flag(flag) => query.bind(flag),
        })
    };
}

impl Open {
    async fn begin(rows: Rows<'_>) -> Result<Open, StoreError> {
        match rows {
            Rows::File(file) => file.begin().await.map(Open::File),
            Rows::Server(server) => {
                let mut begun = server.begin().await?;
                let one_moment = "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ";
                begun.execute(one_moment).await.map_err(failed)?;
                Ok(Open::Server(begun))
            }
        }
    }

    /// Rows of a sheet after the last one that was read.
    async fn page(&mut self, sheet: &Sheet, last: Option<&[Cell]>) -> Result<Vec<Vec<Cell>>, StoreError> {
        fn cells<R: Columns>(sheet: &Sheet, rows: &[R]) -> Result<Vec<Vec<Cell>>, StoreError> {
            rows.iter().map(|row| sheet.columns.iter().map(|&column| Cell::read(row, column)).collect()).collect()
        }
        let (sql, key) = (select(sheet, last.is_some()), last.map_or(&[][..], |cells| &cells[..sheet.key]));
        match self {
            Open::File(open) => {
                let rows: Vec<SqliteRow> = bound!(SqliteDb, sql, key).fetch_all(&mut **open).await.map_err(failed)?;
                cells(sheet, &rows)
            }
            Open::Server(open) => {
                let rows: Vec<PgRow> = bound!(PgDb, sql, key).fetch_all(&mut **open).await.map_err(failed)?;
                cells(sheet, &rows)
            }
        }
    }

    async fn write(&mut self, sql: &str, cells: &[Cell]) -> Result<(), StoreError> {
        let sql = sql.to_owned();
        match self {
            Open::File(open) => bound!(SqliteDb, sql, cells).execute(&mut **open).await.map(|_| ()),
            Open::Server(open) => bound!(PgDb, sql, cells).execute(&mut **open).await.map(|_| ()),
        }
        .map_err(failed)
    }

    /// Makes what follows from the rest.
    async fn settle(&mut self) -> Result<(), StoreError> {
        let Open::Server(open) = self else { return Ok(()) };
        let bots = "UPDATE tables SET bots =
            (SELECT coalesce(bit_or(1::bigint << number::int), 0) FROM seats WHERE table_id = id AND kind = 'bot')";
        open.execute(bots).await.map_err(failed)?;
        Ok(())
    }

    async fn commit(self) -> Result<(), StoreError> {
        match self {
            Open::File(open) => open.commit().await.map_err(failed),
            Open::Server(open) => open.commit().await.map_err(failed),
        }
    }
}

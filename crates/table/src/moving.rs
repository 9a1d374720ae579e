//! All rows of one database copied into another, empty one: from SQLite to PostgreSQL, back, or to one of the same kind.
//!
//! It is done in one transaction on either side: what is read is how things were at one moment, and what is written is there wholly or not at all.

use crate::either::{Cell, Open, Row};
use crate::postgres::Postgres;
use crate::rows::{Columns, failed};
use crate::sqlite::Sqlite;
use crate::store::StoreError;
use sqlx::Executor;

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
        name: "groups",
        key: 1,
        columns: &[("id", Text), ("name", Text), ("link", Bytes), ("joins", Whole), ("created", Whole)],
    },
    Sheet {
        name: "members",
        key: 2,
        columns: &[("group_id", Text), ("number", Whole), ("who", Bytes), ("name", Text), ("joined", Whole)],
    },
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
            ("rated", Flag),
            ("public", Text),
            ("recorded", Whole),
            ("group_id", Text),
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
    Sheet {
        name: "plans",
        key: 3,
        columns: &[
            ("table_id", Text),
            ("seat", Whole),
            ("number", Whole),
            ("who", Bytes),
            ("note", Text),
            ("question", Text),
            ("forced", Whole),
            ("steps", Text),
            ("made", Whole),
            ("dropped", Text),
        ],
    },
    Sheet {
        name: "instructions",
        key: 3,
        columns: &[
            ("table_id", Text),
            ("seat", Whole),
            ("about", Text),
            ("who", Bytes),
            ("name", Text),
            ("amount", Whole),
            ("occasion", Whole),
            ("seat_bit", Whole),
            ("made", Whole),
            ("asked_step", Whole),
            ("asked_revision", Whole),
            ("due", Whole),
            ("played_step", Whole),
            ("played_revision", Whole),
            ("lapsed", Whole),
        ],
    },
    Sheet { name: "spent", key: 3, columns: &[("who", Bytes), ("what", Text), ("day", Whole), ("amount", Whole)] },
    Sheet { name: "pauses", key: 1, columns: &[("who", Bytes), ("pauses", Text)] },
    Sheet {
        name: "archive",
        key: 1,
        columns: &[
            ("table_id", Text),
            ("number", Whole),
            ("game", Text),
            ("players", Whole),
            ("options", Text),
            ("categories", Text),
            ("steps", Whole),
            ("setup", Whole),
            ("began", Whole),
            ("ended", Whole),
            ("rated", Whole),
            ("public", Whole),
        ],
    },
    Sheet {
        name: "results",
        key: 2,
        columns: &[
            ("table_id", Text),
            ("seat", Whole),
            ("ended", Whole),
            ("who", Bytes),
            ("bot", Text),
            ("name", Text),
            ("folded", Text),
            ("points", Text),
            ("total", Whole),
            ("rank", Whole),
            ("style", Text),
            ("mean", Whole),
            ("spread", Whole),
        ],
    },
    Sheet {
        name: "tallies",
        key: 3,
        columns: &[
            ("who", Bytes),
            ("game", Text),
            ("players", Whole),
            ("games", Whole),
            ("wins", Whole),
            ("ranks", Whole),
            ("scored", Whole),
            ("total", Whole),
            ("best", Whole),
            ("points", Text),
            ("styles", Text),
        ],
    },
    Sheet {
        name: "meetings",
        key: 2,
        columns: &[
            ("who", Bytes),
            ("other", Text),
            ("name", Text),
            ("games", Whole),
            ("better", Whole),
            ("worse", Whole),
            ("last", Whole),
        ],
    },
    Sheet {
        name: "ratings",
        key: 3,
        columns: &[
            ("game", Text),
            ("players", Whole),
            ("player", Text),
            ("mean", Whole),
            ("spread", Whole),
            ("games", Whole),
            ("changed", Whole),
        ],
    },
    Sheet { name: "ladder", key: 1, columns: &[("player", Text), ("name", Text)] },
    Sheet {
        name: "devices",
        key: 1,
        columns: &[
            ("device", Bytes),
            ("person", Bytes),
            ("name", Text),
            ("made", Whole),
            ("seen", Whole),
            ("gone", Whole),
        ],
    },
    Sheet {
        name: "tickets",
        key: 1,
        columns: &[("hash", Bytes), ("opens", Text), ("person", Bytes), ("state", Bytes), ("until", Whole)],
    },
    Sheet { name: "names", key: 1, columns: &[("person", Bytes), ("name", Text), ("made", Whole)] },
    Sheet { name: "looks", key: 1, columns: &[("look", Text), ("person", Bytes)] },
    Sheet {
        name: "passkeys",
        key: 1,
        columns: &[
            ("id", Bytes),
            ("person", Bytes),
            ("handle", Bytes),
            ("name", Text),
            ("fixed", Bytes),
            ("state", Bytes),
            ("made", Whole),
            ("used", Whole),
        ],
    },
    Sheet { name: "counters", key: 1, columns: &[("name", Text), ("value", Whole)] },
    Sheet {
        name: "notice_choices",
        key: 1,
        columns: &[
            ("who", Bytes),
            ("language", Text),
            ("wait", Whole),
            ("an_hour", Whole),
            ("a_day", Whole),
            ("quiet", Whole),
        ],
    },
    Sheet {
        name: "targets",
        key: 1,
        columns: &[
            ("id", Text),
            ("who", Bytes),
            ("address", Text),
            ("kinds", Text),
            ("state", Text),
            ("why", Text),
            ("made", Whole),
            ("sent", Whole),
            ("failing", Whole),
        ],
    },
    Sheet {
        name: "tidings",
        key: 4,
        columns: &[
            ("who", Bytes),
            ("table_id", Text),
            ("kind", Text),
            ("number", Whole),
            ("at", Whole),
            ("due", Whole),
        ],
    },
    Sheet {
        name: "deliveries",
        key: 1,
        columns: &[
            ("id", Text),
            ("target", Text),
            ("items", Text),
            ("state", Text),
            ("made", Whole),
            ("not_before", Whole),
            ("tries", Whole),
            ("expires", Whole),
            ("done", Whole),
        ],
    },
    Sheet { name: "present", key: 2, columns: &[("who", Bytes), ("table_id", Text), ("seen", Whole)] },
    Sheet { name: "unwanted", key: 1, columns: &[("address", Bytes), ("at", Whole)] },
    Sheet { name: "secrets", key: 1, columns: &[("name", Text), ("value", Bytes)] },
];

/// Which table goes on with the same people: it may stand further down, so it is filled in last.
const LINKS: Sheet = Sheet { name: "tables", key: 1, columns: &[("id", Text), ("next", Text)] };

fn read(row: &Row, (name, kind): (&str, Kind)) -> Result<Cell, StoreError> {
    Ok(match kind {
        Text => Cell::Text(row.maybe_text(name)?),
        Bytes => Cell::Bytes(row.maybe_bytes(name)?),
        Whole => Cell::Whole(row.maybe_whole(name)?),
        Flag => Cell::Flag(row.flag(name)?),
    })
}

/// Rows of a database, to be read or written.
#[derive(Clone, Copy, Debug)]
pub enum Rows<'a> {
    /// Of a SQLite file.
    File(&'a Sqlite),
    /// Of a PostgreSQL.
    Server(&'a Postgres),
}

/// Copies everything, and gives the number of rows of each kind.
///
/// # Errors
/// If the target is not empty, or one of them can't be read or written. Then nothing was copied.
pub async fn copy(from: Rows<'_>, to: Rows<'_>) -> Result<Vec<(&'static str, u64)>, StoreError> {
    let (mut source, mut target) = (begin(from).await?, begin(to).await?);
    let mut copied = Vec::new();
    for sheet in SHEETS {
        if !page(&mut target, sheet, None).await?.is_empty() {
            return Err(StoreError::Failed(format!("there are {} in it already", sheet.name)));
        }
        let mut rows = 0;
        let mut last: Option<Vec<Cell>> = None;
        loop {
            let page = page(&mut source, sheet, last.as_deref()).await?;
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
        let page = page(&mut source, &LINKS, last.as_deref()).await?;
        for cells in page.iter().filter(|cells| matches!(cells[1], Cell::Text(Some(_)))) {
            target.write("UPDATE tables SET next = $2 WHERE id = $1", cells).await?;
        }
        let Some(end) = page.into_iter().next_back() else { break };
        last = Some(end);
    }
    settle(&mut target).await?;
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

/// Begins to read or write.
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
async fn page(open: &mut Open, sheet: &Sheet, last: Option<&[Cell]>) -> Result<Vec<Vec<Cell>>, StoreError> {
    let (sql, key) = (select(sheet, last.is_some()), last.map_or(&[][..], |cells| &cells[..sheet.key]));
    let rows = open.fetch(&sql, key).await?;
    rows.iter().map(|row| sheet.columns.iter().map(|&column| read(row, column)).collect()).collect()
}

/// Makes what follows from the rest.
async fn settle(open: &mut Open) -> Result<(), StoreError> {
    let Open::Server(_) = open else { return Ok(()) };
    let bots = "UPDATE tables SET bots =
        (SELECT coalesce(bit_or(1::bigint << number::int), 0) FROM seats WHERE table_id = id AND kind = 'bot')";
    open.write(bots, &[]).await.map(|_| ())
}

//! Rows of the database as values, and back.

use crate::secret::{Identity, TableId};
use crate::store::{AnalysisRow, ChatLine, Progress, Room, SeatRow, Sitter, StoreError, TableRow, Taught};
use crate::version::Version;
use cowcatcher_engine::{Seat, Seats};
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

/// What the database says is what went wrong; a row that is there already means that somebody else was faster.
pub(super) fn failed(error: sqlx::Error) -> StoreError {
    match &error {
        sqlx::Error::Database(database) if database.is_unique_violation() => StoreError::Conflict,
        _ => StoreError::Failed(error.to_string()),
    }
}

/// The row holds something that was never written into it.
fn odd(what: &str) -> StoreError {
    StoreError::Failed(format!("the database holds a wrong {what}"))
}

/// Who sits on a seat, in columns.
pub(super) struct Stored<'a> {
    pub kind: &'static str,
    pub token: Option<&'a [u8]>,
    pub invitation: Option<&'a [u8]>,
    pub bot: Option<&'a str>,
}

impl<'a> Stored<'a> {
    pub fn of(sitter: &'a Sitter) -> Self {
        let none = Stored { kind: "open", token: None, invitation: None, bot: None };
        match sitter {
            Sitter::Open { invitation } => Stored { invitation: invitation.as_ref().map(Identity::as_bytes), ..none },
            Sitter::Person { owner } => Stored { kind: "person", token: Some(owner.as_bytes()), ..none },
            Sitter::Bot { bot, owner } => {
                Stored { kind: "bot", token: owner.as_ref().map(Identity::as_bytes), bot: Some(bot), ..none }
            }
        }
    }
}

/// The name of a table.
pub(super) fn id(row: &SqliteRow, column: &str) -> Result<TableId, StoreError> {
    let text: String = row.try_get(column).map_err(failed)?;
    text.parse().map_err(|_| odd("name of a table"))
}

/// A table, as yet without seats.
pub(super) fn table(row: &SqliteRow) -> Result<TableRow, StoreError> {
    let creator: Vec<u8> = row.try_get("creator").map_err(failed)?;
    let status: String = row.try_get("status").map_err(failed)?;
    let options: String = row.try_get("options").map_err(failed)?;
    let next: Option<String> = row.try_get("next").map_err(failed)?;
    let lesson: Option<String> = row.try_get("lesson").map_err(failed)?;
    let read: u32 = row.try_get("lesson_read").map_err(failed)?;
    let waiting_for: u8 = row.try_get("waiting_for").map_err(failed)?;
    Ok(TableRow {
        id: id(row, "id")?,
        game: row.try_get("game").map_err(failed)?,
        options: options_of(&options).ok_or_else(|| odd("option"))?,
        creator: Identity::from_bytes(&creator).ok_or_else(|| odd("creator"))?,
        version: Version::new(row.try_get("steps").map_err(failed)?, row.try_get("revision").map_err(failed)?),
        progress: Progress { status: status.parse().map_err(|_| odd("status"))?, waiting_for: Seats(waiting_for) },
        created: row.try_get("created").map_err(failed)?,
        changed: row.try_get("changed").map_err(failed)?,
        listed: row.try_get("listed").map_err(failed)?,
        next: next.map(|next| next.parse().map_err(|_| odd("name of a table"))).transpose()?,
        lesson: lesson.map(|lesson| Taught { lesson, read }),
        seats: Vec::new(),
    })
}

/// A seat.
pub(super) fn seat(row: &SqliteRow) -> Result<SeatRow, StoreError> {
    let kind: String = row.try_get("kind").map_err(failed)?;
    let identity = |column: &str| -> Result<Option<Identity>, StoreError> {
        let bytes: Option<Vec<u8>> = row.try_get(column).map_err(failed)?;
        bytes.map(|bytes| Identity::from_bytes(&bytes).ok_or_else(|| odd("hash"))).transpose()
    };
    let bot: Option<String> = row.try_get("bot").map_err(failed)?;
    let sitter = match (kind.as_str(), identity("token")?, bot) {
        ("open", None, None) => Sitter::Open { invitation: identity("invitation")? },
        ("person", Some(owner), None) => Sitter::Person { owner },
        ("bot", owner, Some(bot)) => Sitter::Bot { bot, owner },
        _ => return Err(odd("seat")),
    };
    Ok(SeatRow { name: row.try_get("name").map_err(failed)?, sitter })
}

/// Something said in a room.
pub(super) fn chat(room: Room, row: &SqliteRow) -> Result<ChatLine, StoreError> {
    Ok(ChatLine {
        number: row.try_get("number").map_err(failed)?,
        seat: match room {
            Room::Table => Some(Seat(row.try_get("seat").map_err(failed)?)),
            Room::Gallery => None,
        },
        name: row.try_get("name").map_err(failed)?,
        text: row.try_get("text").map_err(failed)?,
        at: row.try_get("at").map_err(failed)?,
    })
}

/// Options as text, one a line.
pub(super) fn options_text(options: &[(String, String)]) -> String {
    options.iter().map(|(key, value)| format!("{key}={value}\n")).collect()
}

fn options_of(text: &str) -> Option<Vec<(String, String)>> {
    text.lines().map(|line| line.split_once('=').map(|(key, value)| (key.to_owned(), value.to_owned()))).collect()
}

/// The analysis of a table.
pub(super) fn analysis(row: &SqliteRow) -> Result<AnalysisRow, StoreError> {
    let evaluations: i64 = row.try_get("evaluations").map_err(failed)?;
    Ok(AnalysisRow {
        revision: row.try_get("revision").map_err(failed)?,
        weights: row.try_get("weights").map_err(failed)?,
        evaluations: evaluations.unsigned_abs(),
        result: row.try_get("result").map_err(failed)?,
        at: row.try_get("at").map_err(failed)?,
    })
}

//! Rows of a database as values, and back: the same for SQLite and PostgreSQL.

use crate::clock::{Clock, Pauses};
use crate::digest::Digest;
use crate::secret::{Identity, TableId};
use crate::store::{
    AnalysisRow, ChatLine, Consent, Progress, Room, SeatRow, Sitter, StoreError, TableRow, Taught, Tick,
};
use crate::table::{Ask, Request};
use crate::version::Version;
use cowcatcher_engine::{Seat, Seats};
use serde::Serialize;
use serde::de::DeserializeOwned;
use sqlx::Row;
use sqlx::postgres::PgRow;
use sqlx::sqlite::SqliteRow;
use std::error::Error;

/// A row, of whichever database, by the names of its columns. Whole numbers are stored with 64 bits and a sign.
pub(crate) trait Columns {
    fn string(&self, column: &str) -> Result<String, StoreError>;
    fn maybe_text(&self, column: &str) -> Result<Option<String>, StoreError>;
    fn maybe_bytes(&self, column: &str) -> Result<Option<Vec<u8>>, StoreError>;
    fn whole(&self, column: &str) -> Result<i64, StoreError>;
    fn maybe_whole(&self, column: &str) -> Result<Option<i64>, StoreError>;
    fn flag(&self, column: &str) -> Result<bool, StoreError>;

    /// A number that is small and has no sign.
    fn number<N: TryFrom<i64>>(&self, column: &str) -> Result<N, StoreError> {
        N::try_from(self.whole(column)?).map_err(|_| odd("number"))
    }
}

macro_rules! columns {
    ($row:ty) => {
        impl Columns for $row {
            fn string(&self, column: &str) -> Result<String, StoreError> {
                self.try_get(column).map_err(failed)
            }
            fn maybe_text(&self, column: &str) -> Result<Option<String>, StoreError> {
                self.try_get(column).map_err(failed)
            }
            fn maybe_bytes(&self, column: &str) -> Result<Option<Vec<u8>>, StoreError> {
                self.try_get(column).map_err(failed)
            }
            fn whole(&self, column: &str) -> Result<i64, StoreError> {
                self.try_get(column).map_err(failed)
            }
            fn maybe_whole(&self, column: &str) -> Result<Option<i64>, StoreError> {
                self.try_get(column).map_err(failed)
            }
            fn flag(&self, column: &str) -> Result<bool, StoreError> {
                self.try_get(column).map_err(failed)
            }
        }
    };
}

columns!(SqliteRow);
columns!(PgRow);

/// What the database says is what went wrong; a row that is there already means that somebody else was faster.
pub(crate) fn failed(error: sqlx::Error) -> StoreError {
    match &error {
        sqlx::Error::Database(database) if database.is_unique_violation() => StoreError::Conflict,
        _ => StoreError::Failed(with_causes(&error)),
    }
}

/// What an error says, and what those say that caused it, each once.
pub(crate) fn with_causes(error: &dyn Error) -> String {
    let mut said = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        let text = error.to_string();
        if !said.contains(&text) {
            said = format!("{said}: {text}");
        }
        cause = error.source();
    }
    said
}

/// The row holds something that was never written into it.
pub(crate) fn odd(what: &str) -> StoreError {
    StoreError::Failed(format!("the database holds a wrong {what}"))
}

/// Who sits on a seat, in columns.
pub(crate) struct Stored<'a> {
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
pub(crate) fn id(row: &impl Columns, column: &str) -> Result<TableId, StoreError> {
    row.string(column)?.parse().map_err(|_| odd("name of a table"))
}

/// A table, as yet without seats.
pub(crate) fn table(row: &impl Columns) -> Result<TableRow, StoreError> {
    let creator = row.maybe_bytes("creator")?.and_then(|bytes| Identity::from_bytes(&bytes));
    let next = row.maybe_text("next")?;
    let read = row.number("lesson_read")?;
    let status = row.string("status")?.parse().map_err(|_| odd("status"))?;
    Ok(TableRow {
        id: id(row, "id")?,
        game: row.string("game")?,
        options: options_of(&row.string("options")?).ok_or_else(|| odd("option"))?,
        rules: row.number("rules")?,
        digest: row
            .maybe_bytes("digest")?
            .map(|bytes| Digest::from_bytes(&bytes).ok_or_else(|| odd("digest")))
            .transpose()?,
        creator: creator.ok_or_else(|| odd("creator"))?,
        version: Version::new(row.number("steps")?, row.number("revision")?),
        progress: Progress { status, waiting_for: Seats(row.number("waiting_for")?) },
        created: row.whole("created")?,
        changed: row.whole("changed")?,
        listed: row.flag("listed")?,
        next: next.map(|next| next.parse().map_err(|_| odd("name of a table"))).transpose()?,
        lesson: row.maybe_text("lesson")?.map(|lesson| Taught { lesson, read }),
        rated: row.flag("rated")?,
        consent: Consent {
            request: row
                .maybe_text("request")?
                .map(|text| request_of(&text).ok_or_else(|| odd("request")))
                .transpose()?,
            hints: identities_of(&row.string("hints")?).ok_or_else(|| odd("agreement"))?,
            public: identities_of(&row.string("public")?).ok_or_else(|| odd("agreement"))?,
        },
        group: row
            .maybe_text("group_id")?
            .map(|group| group.parse().map_err(|_| odd("name of a group")))
            .transpose()?,
        clock: row.maybe_text("clock")?.map(|text| from_json(&text, "clock")).transpose()?,
        seats: Vec::new(),
    })
}

/// A change of clocks in columns: what they were, what they are, and when something is due.
#[derive(Clone, Debug, Default)]
pub(crate) struct Ticked {
    pub was: Option<String>,
    pub now: Option<String>,
    pub due: Option<i64>,
}

impl Ticked {
    pub fn of(tick: Option<Tick<'_>>) -> Result<Ticked, StoreError> {
        let Some(Tick { was, now }) = tick else { return Ok(Ticked::default()) };
        Ok(Ticked { was: Some(json(was)?), now: Some(json(now)?), due: now.due() })
    }

    /// The clocks of a new table.
    pub fn at_first(clock: Option<&Clock>) -> Result<Ticked, StoreError> {
        Ticked::of(clock.map(|clock| Tick { was: clock, now: clock }))
    }
}

/// When the clocks of somebody rest: by the text that is kept, if any is.
pub(crate) fn pauses(kept: Option<String>) -> Result<Pauses, StoreError> {
    kept.map_or_else(|| Ok(Pauses::default()), |text| from_json(&text, "pause"))
}

/// A value as text.
pub(crate) fn json(value: &impl Serialize) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(|error| StoreError::Failed(error.to_string()))
}

pub(crate) fn from_json<T: DeserializeOwned>(text: &str, what: &str) -> Result<T, StoreError> {
    serde_json::from_str(text).map_err(|_| odd(what))
}

/// A seat.
pub(crate) fn seat(row: &impl Columns) -> Result<SeatRow, StoreError> {
    let kind = row.string("kind")?;
    let identity = |column: &str| -> Result<Option<Identity>, StoreError> {
        let bytes = row.maybe_bytes(column)?;
        bytes.map(|bytes| Identity::from_bytes(&bytes).ok_or_else(|| odd("hash"))).transpose()
    };
    let sitter = match (kind.as_str(), identity("token")?, row.maybe_text("bot")?) {
        ("open", None, None) => Sitter::Open { invitation: identity("invitation")? },
        ("person", Some(owner), None) => Sitter::Person { owner },
        ("bot", owner, Some(bot)) => Sitter::Bot { bot, owner },
        _ => return Err(odd("seat")),
    };
    Ok(SeatRow { name: row.string("name")?, sitter })
}

/// Something said in a room.
pub(crate) fn chat(room: Room, row: &impl Columns) -> Result<ChatLine, StoreError> {
    Ok(ChatLine {
        number: row.number("number")?,
        seat: match room {
            Room::Table => Some(Seat(row.number("seat")?)),
            Room::Gallery => None,
        },
        name: row.string("name")?,
        text: row.string("text")?,
        at: row.whole("at")?,
    })
}

/// Rows of lines as clicks.
pub(crate) fn clicks<R: Columns>(rows: &[R]) -> Result<Vec<Vec<String>>, StoreError> {
    let lines: Result<Vec<_>, _> = rows.iter().map(|row| Ok((row.string("line")?, row.flag("joined")?))).collect();
    lines.map(|lines| joined(lines.into_iter()))
}

/// Lines with whether each belongs to the click of the one before, as clicks.
pub(crate) fn joined(lines: impl Iterator<Item = (String, bool)>) -> Vec<Vec<String>> {
    let mut clicks: Vec<Vec<String>> = Vec::new();
    for (line, joined) in lines {
        match clicks.last_mut().filter(|_| joined) {
            Some(click) => click.push(line),
            None => clicks.push(vec![line]),
        }
    }
    clicks
}

/// The analysis of a table.
pub(crate) fn analysis(row: &impl Columns) -> Result<AnalysisRow, StoreError> {
    Ok(AnalysisRow {
        revision: row.number("revision")?,
        weights: row.string("weights")?,
        evaluations: row.number("evaluations")?,
        result: row.string("result")?,
        at: row.whole("at")?,
    })
}

/// Options as text, one a line.
pub(crate) fn options_text(options: &[(String, String)]) -> String {
    options.iter().map(|(key, value)| format!("{key}={value}\n")).collect()
}

fn options_of(text: &str) -> Option<Vec<(String, String)>> {
    text.lines().map(|line| line.split_once('=').map(|(key, value)| (key.to_owned(), value.to_owned()))).collect()
}

/// A request as text: what is asked, by whom, and who agreed.
pub(crate) fn request_text(request: &Request) -> String {
    let ask = match request.ask {
        Ask::BackTo(step) => format!("back-to-{step}"),
        Ask::Abandon => "abandon".to_owned(),
        Ask::Hints => "hints".to_owned(),
    };
    format!("{ask} {} {}", identities_text(&[request.by]), identities_text(&request.agreed))
}

fn request_of(text: &str) -> Option<Request> {
    let (ask, people) = text.split_once(' ')?;
    let ask = match ask {
        "abandon" => Ask::Abandon,
        "hints" => Ask::Hints,
        back => Ask::BackTo(back.strip_prefix("back-to-")?.parse().ok()?),
    };
    let (by, agreed) = people.split_once(' ')?;
    Some(Request { by: identities_of(by)?.pop()?, ask, agreed: identities_of(agreed)? })
}

/// People as text.
pub(crate) fn identities_text(people: &[Identity]) -> String {
    let hex = |person: &Identity| person.as_bytes().iter().map(|byte| format!("{byte:02x}")).collect::<String>();
    people.iter().map(hex).collect::<Vec<_>>().join(" ")
}

fn identities_of(text: &str) -> Option<Vec<Identity>> {
    let byte = |hex: &[u8]| u8::from_str_radix(std::str::from_utf8(hex).ok()?, 16).ok();
    let person = |hex: &str| Identity::from_bytes(&hex.as_bytes().chunks(2).map(byte).collect::<Option<Vec<u8>>>()?);
    text.split_whitespace().map(person).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::secret::Secret;

    #[test]
    fn what_was_asked_prints_and_parses() {
        let [ann, bob] = [(); 2].map(|()| Secret::new().unwrap().identity());
        for ask in [Ask::BackTo(57), Ask::Abandon, Ask::Hints] {
            for agreed in [vec![], vec![ann], vec![ann, bob]] {
                let request = Request { by: ann, ask, agreed };
                assert_eq!(request_of(&request_text(&request)), Some(request));
            }
        }
        for wrong in ["", "dance", "abandon", "abandon 12 ", "back-to-x 00 00"] {
            assert_eq!(request_of(wrong), None, "{wrong}");
        }
    }
}

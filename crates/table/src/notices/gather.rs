//! From what happened to what is on its way: who wants to be told it, where, and whether it is so.

use super::{Choices, Enclosure, Item, Kind, Notices, TargetState, Tiding};
use crate::chat::CHAT_KEPT;
use crate::error::TableError;
use crate::secret::{Identity, TableId};
use crate::service::{Tables, failed};
use crate::store::{Room, SeatRow, Status, TableRow};
use cowcatcher_engine::Seat;
use tracing::warn;

pub(super) const MINUTE: i64 = 60 * 1000;
pub(super) const HOUR: i64 = 60 * MINUTE;
pub(super) const DAY: i64 = 24 * HOUR;
/// So much is looked at at a time.
const MOST: u32 = 200;
/// What did not get there for so long after the first try is not worth telling.
pub(super) const WORTH: i64 = DAY;
/// Who has less than this part of their time left is told so, …
const LITTLE: i64 = 4;
/// … or less than so much.
const SOON: i64 = 6 * HOUR;
/// A shorter name is meant only with an `@` before it.
const SHORT_NAME: usize = 3;

/// What is to be done about a tiding.
enum Verdict {
    Tell,
    LookAgain(i64),
    Drop,
}

impl Tables {
    /// Passes on what happened to the targets of those who want to be told.
    pub(super) async fn gather(&self, notices: &dyn Notices) -> Result<(), TableError> {
        for tiding in &notices.due_tidings(self.now(), MOST).await.map_err(failed)? {
            if let Err(error) = self.pass_on(notices, tiding).await {
                // One that can't be told does not keep the others from it.
                warn!(table = %tiding.table, kind = tiding.kind.word(), %error, "nobody can be told now");
                notices.put_off(tiding, self.now() + HOUR).await.map_err(failed)?;
            }
        }
        Ok(())
    }

    async fn pass_on(&self, notices: &dyn Notices, tiding: &Tiding) -> Result<(), TableError> {
        let to = match self.judge(tiding).await? {
            Verdict::Tell => self.addressed(notices, tiding).await?,
            Verdict::LookAgain(then) => return notices.put_off(tiding, then).await.map_err(failed),
            Verdict::Drop => Vec::new(),
        };
        notices.settle(tiding, &to).await.map(|_| ()).map_err(failed)
    }

    async fn judge(&self, tiding: &Tiding) -> Result<Verdict, TableError> {
        let Some(row) = self.0.store.table(&tiding.table).await.map_err(failed)? else { return Ok(Verdict::Drop) };
        if tiding.kind == Kind::Time
            && let Some(then) = little_left(&row, &tiding.who).filter(|then| *then > self.now())
        {
            return Ok(Verdict::LookAgain(then));
        }
        let so = holds(&row, &tiding.who, tiding.kind, self.now())
            && (tiding.kind != Kind::Mention || self.names(&row, tiding).await?);
        Ok(if so { Verdict::Tell } else { Verdict::Drop })
    }

    /// Does what was said name whom it may be told?
    async fn names(&self, row: &TableRow, tiding: &Tiding) -> Result<bool, TableError> {
        let said = self.0.store.chat(&row.id, Room::Table, CHAT_KEPT).await.map_err(failed)?;
        let Some(line) = said.iter().find(|line| line.number == tiding.number) else { return Ok(false) };
        let mut own = row.seats.iter().filter(|seat| seat.owner() == Some(tiding.who));
        Ok(own.any(|seat| mentions(&line.text, &seat.name)))
    }

    /// The targets that want it, with what goes there.
    async fn addressed(&self, notices: &dyn Notices, tiding: &Tiding) -> Result<Vec<(TableId, Enclosure)>, TableError> {
        let choices = notices.choices(&tiding.who).await.map_err(failed)?.unwrap_or_default();
        let targets = notices.targets(&tiding.who).await.map_err(failed)?;
        let wants =
            targets.into_iter().filter(|target| target.state == TargetState::On && target.kinds.contains(&tiding.kind));
        wants.map(|target| Ok((target.id, enclosed(tiding, &choices, self.now())?))).collect()
    }
}

fn enclosed(tiding: &Tiding, choices: &Choices, now: i64) -> Result<Enclosure, TableError> {
    let Tiding { table, kind, number, at, .. } = tiding.clone();
    // Who has little time left can't wait for more. Whether somebody has the table before them is known after a minute.
    let wait = if kind == Kind::Time { 0 } else { i64::from(choices.wait) * MINUTE };
    let wait = if choices.quiet { wait.max(MINUTE) } else { wait };
    let item = Item::News { kind, table, number, at };
    let not_before = now.max(at + wait);
    Ok(Enclosure { id: TableId::new()?, item, now, not_before, expires: not_before + WORTH })
}

/// Is it so, by what is stored of the table?
pub(super) fn holds(row: &TableRow, who: &Identity, kind: Kind, now: i64) -> bool {
    let running = row.progress.status == Status::Running;
    match kind {
        Kind::Turn => running && own_seats(row, who).any(|(seat, _)| row.progress.waiting_for.contains(seat)),
        Kind::Time => {
            running && least_left(row, who, now).is_some() && little_left(row, who).is_some_and(|then| then <= now)
        }
        Kind::Invitation => !row.progress.status.is_final(),
        Kind::Over => row.progress.status.is_final(),
        Kind::Mention => true,
    }
}

/// The seats on which they play themselves.
fn own_seats<'a>(row: &'a TableRow, who: &'a Identity) -> impl Iterator<Item = (Seat, &'a SeatRow)> {
    (0..).map(Seat).zip(&row.seats).filter(move |(_, seat)| seat.person() == Some(*who))
}

/// What a seat has left whose clock runs.
fn left(row: &TableRow, seat: Seat, now: i64) -> i64 {
    row.clock.as_ref().filter(|clock| clock.runs(seat)).map_or(0, |clock| clock.left(seat, now))
}

/// What they have left where it is least, of the clocks that run.
pub(super) fn least_left(row: &TableRow, who: &Identity, now: i64) -> Option<i64> {
    own_seats(row, who).map(|(seat, _)| left(row, seat, now)).filter(|left| *left > 0).min()
}

/// When they have little time left, if they do nothing.
fn little_left(row: &TableRow, who: &Identity) -> Option<i64> {
    let clock = row.clock.as_ref()?;
    let little = (clock.plan.time.at_first() / LITTLE).min(SOON);
    own_seats(row, who).filter_map(|(seat, _)| clock.when_left(seat, little)).min()
}

/// Does a text name somebody: the whole name, in large letters or small, or with an `@` before it?
fn mentions(text: &str, name: &str) -> bool {
    let (text, name) = (text.to_lowercase(), name.to_lowercase());
    if name.is_empty() {
        return false;
    }
    let letter = |letter: Option<char>| letter.is_some_and(char::is_alphanumeric);
    text.match_indices(&name).any(|(at, found)| {
        let before = text[..at].chars().next_back();
        let alone = !letter(before) && !letter(text[at + found.len()..].chars().next());
        alone && (before == Some('@') || name.chars().count() >= SHORT_NAME)
    })
}

#[cfg(test)]
mod tests {
    use super::mentions;

    #[test]
    fn a_name_is_meant_as_a_whole() {
        for (text, name) in [
            ("Bob?", "Bob"),
            ("your turn, BOB", "Bob"),
            ("@bob", "Bob"),
            ("дякую, Їжак!", "їжак"),
            ("@A well", "a"),
            ("Ann Lee: go", "Ann Lee"),
        ] {
            assert!(mentions(text, name), "{text} {name}");
        }
        for (text, name) in [("Bobby?", "Bob"), ("kebob", "Bob"), ("a cow", "A"), ("hi", ""), ("Ann", "Ann Lee")] {
            assert!(!mentions(text, name), "{text} {name}");
        }
    }
}

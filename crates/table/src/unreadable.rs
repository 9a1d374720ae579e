//! Tables that can't be played on: their rules are unknown here, or their stored lines are not what was once written.
//!
//! Such a table is shown as far as its lines can be played, says why, and waits: a newer program may be able to read it. Those who
//! sit there may agree to close it, like any other, and then its journal is open with every line that is stored.

use crate::digest::Digest;
use crate::error::TableError;
use crate::secret::{Identity, TableId};
use crate::service::{Tables, failed};
use crate::store::{Append, Progress, SeatRow, Status, TableRow, Urgency};
use crate::version::Version;
use cowcatcher_engine::Seats;
use cowcatcher_engine::journal::{FIRST_LINE, REVISION_OPTION};
use cowcatcher_session::{Playing, SessionError};
use cowcatcher_words::{Locale, Value};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::PoisonError;

/// Why a table can't be played on.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unreadable {
    /// It can't even be set up: its game, an option or its rules revision is unknown here.
    #[error(transparent)]
    Setup(#[from] SessionError),
    /// One of its lines can't be played.
    #[error("step {step}: {fault}")]
    Line {
        /// The number of the step.
        step: usize,
        /// What is wrong with it.
        fault: String,
    },
    /// Lines are missing, or there are too many.
    #[error("{stored} steps are stored, {taken} were taken")]
    Count {
        /// So many are stored.
        stored: usize,
        /// So many were taken.
        taken: usize,
    },
    /// The lines can be played, but they are not those that were written.
    #[error("the stored steps are not those that were taken")]
    Changed,
}

impl Unreadable {
    /// Why, for people.
    pub fn told(&self, locale: Locale) -> String {
        let number = |value: &usize| Value::from(*value);
        match self {
            Unreadable::Setup(error) => error.told(locale),
            Unreadable::Line { step, .. } => locale.text_with("unreadable-line", &[("step", number(step))]),
            Unreadable::Count { stored, taken } => {
                locale.text_with("unreadable-count", &[("stored", number(stored)), ("taken", number(taken))])
            }
            Unreadable::Changed => locale.text("unreadable-changed"),
        }
    }
}

/// What can be shown of a stored table: the game as far as its lines can be played, and why no further.
pub(crate) fn replay(
    row: &TableRow,
    clicks: &[Vec<String>],
    set_up: impl FnOnce() -> Result<Box<dyn Playing>, SessionError>,
) -> Result<(Box<dyn Playing>, Option<Unreadable>), Unreadable> {
    let panicked = |step| Unreadable::Line { step, fault: "the rules panicked".to_owned() };
    // Whatever is wrong with one table is no reason to stop for the others.
    let mut playing = catch_unwind(AssertUnwindSafe(set_up)).map_err(|_| panicked(0))??;
    for click in clicks {
        let step = playing.step();
        let why = match catch_unwind(AssertUnwindSafe(|| playing.apply(click))) {
            Ok(Ok(())) => continue,
            Ok(Err(bad)) => Unreadable::Line { step: bad.step, fault: bad.fault.to_string() },
            Err(_) => panicked(step),
        };
        return Ok((playing, Some(why)));
    }
    let (stored, taken) = (playing.step(), row.version.step as usize);
    let digest = Digest::of_setup(row).with(clicks.iter().flatten());
    let why = match row.digest {
        _ if stored != taken => Some(Unreadable::Count { stored, taken }),
        Some(written) if written != digest => Some(Unreadable::Changed),
        _ => None,
    };
    Ok((playing, why))
}

/// A journal of what is stored, whether it can be played or not.
pub(crate) fn raw_journal(row: &TableRow, lines: &[String]) -> String {
    let mut text = format!("{FIRST_LINE}\ngame {}\nrevision {}\nplayers {}\n", row.game, row.rules, row.seats.len());
    for (key, value) in row.options.iter().filter(|(key, _)| key != REVISION_OPTION) {
        text += &format!("option {key}={value}\n");
    }
    text + "\n" + &lines.iter().map(|line| format!("{line}\n")).collect::<String>()
}

impl Tables {
    /// The journal of a closed table of which nothing can be shown.
    pub(crate) async fn journal_unseen(&self, id: &TableId) -> Result<String, TableError> {
        let row = self.0.store.table(id).await.map_err(failed)?.ok_or(TableError::UnknownTable)?;
        if !row.progress.status.is_final() {
            return Err(TableError::NotOver);
        }
        let lines = self.0.store.clicks(id).await.map_err(failed)?.concat();
        Ok(raw_journal(&row, &lines))
    }

    /// Closes a table of which nothing can be shown, once everybody who has a seat there wants it.
    pub(crate) async fn close_unseen(&self, id: &TableId, who: &Identity) -> Result<Version, TableError> {
        let row = self.0.store.table(id).await.map_err(failed)?.ok_or(TableError::UnknownTable)?;
        if row.progress.status.is_final() {
            return Err(TableError::Over);
        }
        let owners: Vec<Identity> = row.seats.iter().filter_map(SeatRow::owner).collect();
        if !owners.contains(who) {
            return Err(TableError::NotYourSeat);
        }
        let all_agree = {
            let mut closing = self.0.closing.lock().unwrap_or_else(PoisonError::into_inner);
            let agreed = closing.entry(id.clone()).or_default();
            agreed.insert(*who);
            owners.iter().all(|owner| agreed.contains(owner))
        };
        if !all_agree {
            return Ok(row.version);
        }
        let progress = Progress { status: Status::Abandoned, waiting_for: Seats::NONE };
        let (at, digest, urgency) = (row.version, row.digest, Urgency::Person);
        let closed = Append { id, at, clicks: &[], progress, digest, urgency, clock: None, now: self.now() };
        self.0.store.append(closed).await.map_err(failed)?;
        self.0.closing.lock().unwrap_or_else(PoisonError::into_inner).remove(id);
        Ok(at)
    }
}

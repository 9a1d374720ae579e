//! Several steps at once: a line that is tried out, of which nothing is kept and nobody else hears, and one that is played.

use crate::error::TableError;
use crate::secret::{Identity, TableId};
use crate::service::{Tables, short};
use crate::table::{TableState, progress_of};
use cowcatcher_engine::{Refusal, Seat};
use cowcatcher_session::{Proposal, SessionError};

/// A line of more steps than this is refused.
pub const LONGEST_LINE: usize = 100;

impl Tables {
    /// Looks at a table as it would be after these actions of a seat of `who`. It has the version of the true one.
    ///
    /// None of them may show anything to anybody, chance included: what a trial shows, taking back would show too.
    ///
    /// # Errors
    /// [`TableError::Reveals`], and those of [`play`](Self::play).
    pub async fn try_out<T>(
        &self,
        id: &TableId,
        who: &Identity,
        seat: Seat,
        line: &[&str],
        look: impl FnOnce(&TableState) -> T,
    ) -> Result<T, TableError> {
        self.look(id, |state| state.after(who, seat, line).map(|tried| look(&tried))).await?
    }
}

impl TableState {
    /// The table after some actions of a seat.
    fn after(&self, who: &Identity, seat: Seat, line: &[&str]) -> Result<TableState, TableError> {
        self.plays(who, seat)?;
        self.expects(self.version())?;
        if line.len() > LONGEST_LINE {
            return Err(TableError::TooLong { what: "line", most: LONGEST_LINE });
        }
        let mut tried = self.copy()?;
        for action in line {
            short(action)?;
            tried.step_quietly(seat, action)?;
        }
        Ok(tried)
    }

    /// What some actions of a seat lead to, of which only the last may show anything.
    ///
    /// # Errors
    /// [`TableError::Reveals`], [`SessionError::Malformed`], or what `refused` makes of a refusal in the position it came from.
    pub(crate) fn propose_line<E: From<TableError>>(
        &self,
        seat: Seat,
        line: &[String],
        refused: impl FnOnce(&TableState, Refusal) -> E,
    ) -> Result<Proposal, E> {
        let judged = |state: &TableState, error| match error {
            TableError::Session(SessionError::Refused(refusal)) => refused(state, refusal),
            error => error.into(),
        };
        let propose = |state: &TableState, action: &str| -> Result<Proposal, TableError> {
            Ok(state.playing().propose(seat, action, &mut rand::rng())?)
        };
        let (last, quiet) = line.split_last().ok_or(TableError::Empty { what: "line" })?;
        if quiet.is_empty() {
            // A single click needs no copy to step ahead on.
            return propose(self, last).map_err(|error| judged(self, error));
        }
        let mut ahead = self.copy()?;
        let mut lines = Vec::new();
        for action in quiet {
            match ahead.step_quietly(seat, action) {
                Ok(taken) => lines.extend(taken),
                Err(error) => return Err(judged(&ahead, error)),
            }
        }
        let Proposal { lines: taken, then } = propose(&ahead, last).map_err(|error| judged(&ahead, error))?;
        lines.extend(taken);
        Ok(Proposal { lines, then })
    }

    /// Takes a step that may show nothing to anybody, and gives its lines.
    fn step_quietly(&mut self, seat: Seat, action: &str) -> Result<Vec<String>, TableError> {
        if self.playing.reveals(seat, action)? {
            return Err(TableError::Reveals);
        }
        // Where nothing is revealed chance has no say.
        let Proposal { lines, then } = self.playing.propose(seat, action, &mut rand::rng())?;
        self.playing.apply(&lines)?;
        self.row.progress = progress_of(then);
        Ok(lines)
    }

    /// A table like this one, to step ahead on.
    fn copy(&self) -> Result<TableState, TableError> {
        let stale = TableError::Stale { now: self.version() };
        let playing = self.playing().at(self.playing().step()).ok_or(stale)?;
        let (row, request) = (self.row.clone(), self.request.clone());
        let (chat, gallery) = (self.chat.clone(), self.gallery.clone());
        Ok(TableState { mark: self.mark, row, chat, gallery, request, playing })
    }
}

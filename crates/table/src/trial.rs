//! Several steps at once: a line that is tried out, of which nothing is kept and nobody else hears, and one that is played.

use crate::error::TableError;
use crate::secret::{Identity, TableId};
use crate::service::{Tables, short};
use crate::table::{TableState, progress_of};
use cowcatcher_engine::{Refusal, Seat};
use cowcatcher_session::{Proposal, SessionError};

/// A line of more steps than this is refused.
pub const LONGEST_LINE: usize = 100;

/// Actions of a seat one after the other.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line {
    /// The notations.
    pub actions: Vec<String>,
    /// Are the answers taken by themselves that need not be asked for, before the actions, between them and after them?
    pub forced: bool,
}

impl From<Vec<String>> for Line {
    fn from(actions: Vec<String>) -> Line {
        Line { actions, forced: false }
    }
}

impl Tables {
    /// Looks at a table as it would be after these actions of a seat of `who`. It has the version of the true one.
    ///
    /// None of them may show anything to anybody, chance included: what a trial shows, taking back would show too. If the seat is not to decide, it is
    /// as if its next turn began now, imagined from what it knows.
    ///
    /// # Errors
    /// [`TableError::Reveals`], and those of [`play`](Self::play).
    pub async fn try_out<T>(
        &self,
        id: &TableId,
        who: &Identity,
        seat: Seat,
        line: &Line,
        look: impl FnOnce(&TableState) -> T,
    ) -> Result<T, TableError> {
        self.look(id, |state| state.after(who, seat, line).map(|tried| look(&tried))).await?
    }
}

impl TableState {
    /// The table after the answers of a seat of `who` that need not be asked for; `None` if it has to be asked now, or somebody else
    /// has. They are played with the next click of the seat, and before that nobody else hears of them.
    pub fn unasked(&self, who: &Identity, seat: Seat) -> Option<TableState> {
        let decides = self.to_decide().contains(seat) && self.plays(who, seat).is_ok();
        // A lesson says itself what follows by itself.
        if !decides || self.lecture().is_some() || self.playing.forced(seat).is_none() {
            return None;
        }
        let mut ahead = self.copy().ok()?;
        ahead.answer(seat, None).ok()?;
        Some(ahead)
    }

    /// The table after some actions of a seat.
    pub(crate) fn after(&self, who: &Identity, seat: Seat, line: &Line) -> Result<TableState, TableError> {
        self.plays(who, seat)?;
        self.expects(self.version())?;
        if line.actions.len() > LONGEST_LINE {
            return Err(TableError::TooLong { what: "line", most: LONGEST_LINE });
        }
        let mut tried = self.copy()?;
        if !self.to_decide().contains(seat) && self.lecture().is_none() {
            tried.playing = self.playing.turn_ahead(seat).ok_or(TableError::NotAsked)?;
            tried.row.progress = progress_of(tried.playing.to_act());
        }
        let forced = line.forced && self.lecture().is_none();
        for action in &line.actions {
            short(action)?;
            if forced {
                tried.answer(seat, Some(action))?;
            }
            tried.step_quietly(seat, action)?;
        }
        if forced {
            tried.answer(seat, None)?;
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
        line: &Line,
        refused: impl FnOnce(&TableState, Refusal) -> E,
    ) -> Result<Proposal, E> {
        let judged = |state: &TableState, error| match error {
            TableError::Session(SessionError::Refused(refusal)) => refused(state, refusal),
            error => error.into(),
        };
        let propose = |state: &TableState, action: &str| -> Result<Proposal, TableError> {
            Ok(state.playing().propose(seat, action, &mut rand::rng())?)
        };
        let (last, quiet) = line.actions.split_last().ok_or(TableError::Empty { what: "line" })?;
        if quiet.is_empty() && !line.forced {
            // A single click needs no copy to step ahead on.
            return propose(self, last).map_err(|error| judged(self, error));
        }
        let mut ahead = self.copy()?;
        let mut lines = Vec::new();
        for action in quiet {
            if line.forced {
                lines.extend(ahead.answer(seat, Some(action))?);
            }
            match ahead.step_quietly(seat, action) {
                Ok(taken) => lines.extend(taken),
                Err(error) => return Err(judged(&ahead, error)),
            }
        }
        if line.forced {
            lines.extend(ahead.answer(seat, Some(last))?);
        }
        let Proposal { lines: taken, mut then } = propose(&ahead, last).map_err(|error| judged(&ahead, error))?;
        let quiet = line.forced && !ahead.playing.reveals(seat, last).map_err(TableError::from)?;
        lines.extend(taken.iter().cloned());
        // After what can't be taken back comes nothing that can't be taken back alone.
        if quiet {
            ahead.playing.apply(&taken).map_err(TableError::from)?;
            lines.extend(ahead.answer(seat, None)?);
            then = ahead.playing.to_act();
        }
        Ok(Proposal { lines, then })
    }

    /// Takes the answers of a seat that need not be asked for, until one comes that it gives itself, and gives their lines. They belong
    /// to the click before.
    pub(crate) fn answer(&mut self, seat: Seat, own: Option<&str>) -> Result<Vec<String>, TableError> {
        let mut lines = Vec::new();
        while lines.len() < LONGEST_LINE
            && let Some(action) = self.playing.forced(seat).filter(|action| Some(action.as_str()) != own)
        {
            let Proposal { lines: taken, then } = self.quietly(seat, &action)?;
            self.playing.follow(&taken)?;
            self.row.progress = progress_of(then);
            lines.extend(taken);
        }
        Ok(lines)
    }

    /// Takes a step that may show nothing to anybody, and gives its lines.
    pub(crate) fn step_quietly(&mut self, seat: Seat, action: &str) -> Result<Vec<String>, TableError> {
        let Proposal { lines, then } = self.quietly(seat, action)?;
        self.playing.apply(&lines)?;
        self.row.progress = progress_of(then);
        Ok(lines)
    }

    /// What a step leads to that may show nothing to anybody.
    fn quietly(&self, seat: Seat, action: &str) -> Result<Proposal, TableError> {
        if self.playing.reveals(seat, action)? {
            return Err(TableError::Reveals);
        }
        // Where nothing is revealed chance has no say.
        Ok(self.playing.propose(seat, action, &mut rand::rng())?)
    }

    /// A table like this one, to step ahead on.
    fn copy(&self) -> Result<TableState, TableError> {
        let stale = TableError::Stale { now: self.version() };
        let playing = self.playing().at(self.playing().step()).ok_or(stale)?;
        let (row, chat, gallery) = (self.row.clone(), self.chat.clone(), self.gallery.clone());
        let (study, unreadable) = (self.study.clone(), self.unreadable.clone());
        Ok(TableState { mark: self.mark, row, chat, gallery, study, playing, unreadable })
    }
}

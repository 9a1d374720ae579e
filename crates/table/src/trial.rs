//! Trying out a line: a table as it would be after some steps, of which nothing is kept and nobody else hears.

use crate::error::TableError;
use crate::secret::{Identity, TableId};
use crate::service::{Tables, short};
use crate::table::{TableState, progress_of};
use cowcatcher_engine::Seat;

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
        let stale = TableError::Stale { now: self.version() };
        let mut playing = self.playing().at(self.playing().step()).ok_or(stale)?;
        for action in line {
            short(action)?;
            if playing.reveals(seat, action)? {
                return Err(TableError::Reveals);
            }
            // Where nothing is revealed chance has no say.
            let taken = playing.propose(seat, action, &mut rand::rng())?;
            playing.apply(&taken.lines)?;
        }
        let mut row = self.row.clone();
        row.progress = progress_of(playing.to_act());
        Ok(TableState { row, chat: self.chat.clone(), request: self.request.clone(), playing })
    }
}

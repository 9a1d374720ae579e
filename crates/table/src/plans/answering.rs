//! Giving the answers that were left for later, as ordinary clicks of their seats.
//!
//! Every server looks once a second. Whichever finds first that a seat with an instruction is asked something draws how long the answer waits, before it is
//! worked out any further; when that is over, whichever writes first has given it. The wait depends on neither the game nor the answer.

use super::service::instruction_of;
use super::{AtSeat, InstructionRow};
use crate::error::TableError;
use crate::secret::TableId;
use crate::service::{Tables, failed};
use crate::table::TableState;
use crate::trial::Line;
use crate::version::Version;
use crate::writer::Writer;
use cowcatcher_engine::Seat;
use cowcatcher_session::{Proposal, SessionError};
use rand::RngExt;
use tracing::warn;

/// So many are looked at each time.
const MOST: u32 = 256;

/// What is to be done about an instruction whose seat is asked.
enum Turn {
    /// Nothing: somebody asks for something, or a bot plays.
    Nothing,
    /// It is over.
    Lapse,
    /// It was not looked at here: it answers after a while, or not at all.
    Note { answers: bool },
    /// It answers now.
    Answer(Proposal),
}

impl Tables {
    /// Gives the answers that were left for later and are due by now, and says of how many it was looked at.
    ///
    /// # Errors
    /// If the store can't be read.
    pub async fn give_answers(&self) -> Result<usize, TableError> {
        let Some(plans) = self.0.store.plans() else { return Ok(0) };
        let asked = plans.instructed(self.now(), MOST).await.map_err(failed)?;
        let count = asked.len();
        for AtSeat { table, seat, kept } in asked {
            match self.give_answer(&table, seat, kept).await {
                // Somebody else was faster, here or on another server.
                Ok(()) | Err(TableError::Stale { .. } | TableError::UnknownTable) => {}
                Err(error) => warn!(table = %table, %error, "an answer that was left for later can't be given"),
            }
        }
        Ok(count)
    }

    async fn give_answer(&self, id: &TableId, seat: Seat, row: InstructionRow) -> Result<(), TableError> {
        let table = id.clone();
        self.writing(id, move |writer| async move {
            let tables = writer.tables.clone();
            if tables.0.store.is_shared() {
                // The rows say that the seat is asked; the copy here may be behind.
                writer.refresh().await?;
            }
            // It may have been withdrawn meanwhile, or left anew.
            let plans = tables.plans()?;
            let left = plans.instructions_for(&table, seat, &row.who).await.map_err(failed)?;
            let as_before = |left: &InstructionRow| (&left.about, left.made) == (&row.about, row.made);
            let Some(mut row) = left.into_iter().find(as_before).filter(|left| !left.lapsed && !left.taken_back) else {
                return Ok(());
            };
            let (now, at) = (tables.now(), writer.read(TableState::version));
            match writer.read(|state| state.turn_by(seat, &row, now))? {
                Turn::Nothing => return Ok(()),
                Turn::Lapse => row.lapsed = true,
                Turn::Note { answers } => row.asked = Some((at, answers.then(|| now + tables.wait()))),
                Turn::Answer(proposal) => return writer.give(&table, seat, row, at, proposal).await,
            }
            plans.note_instruction(&table, seat, &row).await.map_err(failed)?;
            Ok(())
        })
        .await
    }

    /// How long an answer waits, in milliseconds.
    fn wait(&self) -> i64 {
        let (least, most) = self.0.settings.answers;
        rand::rng().random_range(least..=most.max(least)).as_millis() as i64
    }
}

impl Writer {
    /// Gives an answer.
    async fn give(
        &self,
        table: &TableId,
        seat: Seat,
        mut row: InstructionRow,
        at: Version,
        answer: Proposal,
    ) -> Result<(), TableError> {
        // Before it is given: an answer of which nobody knew would be given again after it was taken back.
        row.played = Some(at);
        row.asked = None;
        let plans = self.tables.plans()?;
        if plans.note_instruction(table, seat, &row).await.map_err(failed)? {
            self.take(answer).await?;
            self.wake();
        }
        Ok(())
    }
}

impl TableState {
    /// What is to be done about an instruction of a seat now.
    fn turn_by(&self, seat: Seat, row: &InstructionRow, now: i64) -> Result<Turn, TableError> {
        let plays = self.plays(&row.who, seat).is_ok() && self.to_decide().contains(seat);
        if !plays || self.request().is_some() || self.in_time(seat, now).is_err() {
            return Ok(Turn::Nothing);
        }
        let instruction = instruction_of(self, &row.name).filter(|it| self.occasion(seat, it) == Some(row.occasion));
        let Some(instruction) = instruction else { return Ok(Turn::Lapse) };
        let answer = self.playing().instructed(seat, instruction, row.amount);
        let due = match row.asked {
            Some((version, due)) if version == self.version() => due,
            _ => return Ok(Turn::Note { answers: answer.is_some() }),
        };
        match (answer, due) {
            (Some(action), Some(due)) if due <= now => {
                let line = Line { actions: vec![action], forced: true };
                let refused = |_: &TableState, refusal| TableError::from(SessionError::from(refusal));
                self.propose_click(seat, line, refused).map(Turn::Answer)
            }
            _ => Ok(Turn::Nothing),
        }
    }
}

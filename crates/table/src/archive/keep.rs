//! Writing results down.

use super::{FinishedGame, SeatResult};
use crate::error::TableError;
use crate::service::{Tables, failed};
use crate::store::Status;
use crate::table::TableState;
use cowcatcher_engine::Seat;
use tracing::{debug, error, warn};

/// So many tables are looked for at a time.
const AT_ONCE: u32 = 50;
/// A longer value of an option is a file.
const LONGEST_VALUE: usize = 60;

impl Tables {
    /// Writes down the results of the games that are over and were not written down yet, the oldest first, and gives how many.
    ///
    /// One that can't be replayed has no result, nor has a lesson.
    ///
    /// # Errors
    /// If the store fails. What was not written down is found the next time.
    pub async fn write_down(&self) -> Result<usize, TableError> {
        let Some(archive) = self.0.store.archive() else { return Ok(0) };
        let _one_at_a_time = self.0.archiving.lock().await;
        let mut written = 0;
        loop {
            let due = archive.unrecorded(AT_ONCE).await.map_err(failed)?;
            if due.is_empty() {
                return Ok(written);
            }
            for id in due {
                let game = match self.read_state(&id).await {
                    Ok(state) => finished(&state),
                    Err(error @ TableError::Storage(_)) => return Err(error),
                    // It was removed meanwhile, or nobody knows its game any more.
                    Err(error) => {
                        warn!(table = %id, %error, "the result can't be written down");
                        None
                    }
                };
                match game {
                    Some(game) => {
                        written += usize::from(archive.record(&game).await.map_err(failed)?);
                        debug!(table = %id, "the result was written down");
                    }
                    None => archive.pass_over(&id).await.map_err(failed)?,
                }
                // Whoever plays comes first.
                tokio::task::yield_now().await;
            }
        }
    }

    /// Writes results down without keeping anybody waiting.
    pub(crate) fn write_down_soon(&self) {
        if self.0.store.archive().is_some() {
            let tables = self.clone();
            tokio::spawn(async move {
                if let Err(error) = tables.write_down().await {
                    error!(%error, "results could not be written down");
                }
            });
        }
    }
}

/// The result of a table whose game was played to its end.
fn finished(state: &TableState) -> Option<FinishedGame> {
    let row = &state.row;
    if state.unreadable().is_some() || state.status() != Status::Over || row.lesson.is_some() {
        return None;
    }
    let playing = state.playing();
    let standings = playing.standings(None)?;
    let (totals, ranks) = (standings.totals(), standings.ranks());
    let seats = (0..).map(Seat).zip(&row.seats).map(|(seat, sitter)| {
        let place = seat.index();
        Some(SeatResult {
            who: sitter.owner(),
            bot: sitter.bot().map(str::to_owned),
            name: sitter.name.clone(),
            points: standings.points.get(place)?.to_vec(),
            total: totals.get(place).copied().filter(|_| !standings.out.contains(seat)),
            rank: u32::try_from(*ranks.get(place)?).ok()?,
            style: playing.style(seat).map(str::to_owned),
            rating: None,
        })
    });
    let short = |(_, value): &&(String, String)| value.len() <= LONGEST_VALUE && !value.contains('\n');
    Some(FinishedGame {
        id: state.id().clone(),
        game: row.game.clone(),
        options: row.options.iter().filter(short).cloned().collect(),
        categories: standings.categories.iter().map(|&name| name.to_owned()).collect(),
        steps: row.version.step,
        setup: playing.setup() as u32,
        began: row.created,
        ended: row.changed,
        rated: row.rated,
        public: false,
        seats: seats.collect::<Option<_>>()?,
    })
}

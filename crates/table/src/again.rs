//! Once more: the same people at a new table, and a new table that goes on from a moment of a finished game.

use crate::clock::ClockPlan;
use crate::creating::Created;
use crate::digest::Digest;
use crate::error::TableError;
use crate::plan::{SeatPlan, seated};
use crate::quota::Asker;
use crate::secret::{Identity, TableId};
use crate::service::{Tables, failed};
use crate::store::{NewTable, SeatRow, Sitter, StoreError};
use crate::table::{Change, TableState};
use cowcatcher_engine::ToAct;
use cowcatcher_engine::journal::REVISION_OPTION;

impl Tables {
    /// The table at which the people of a finished one play again: the same game, options and clock, everybody one seat on, so that
    /// somebody else begins. Everybody keeps a seat, and the old table tells them where. It is made once: whoever asks later gets
    /// the same.
    ///
    /// # Errors
    /// [`TableError::NotOver`], [`TableError::NotYourSeat`] for whoever has no seat there, [`TableError::NotBegun`] if the game was
    /// given up before all had sat down.
    pub async fn rematch(&self, id: &TableId, who: impl Into<Asker>) -> Result<TableId, TableError> {
        let asker = who.into();
        let who = asker.who;
        self.writing(id, move |writer| async move {
            let (tables, old) = (&writer.tables, writer.read(|state| state.id().clone()));
            let next = writer.read(|state| state.next().cloned());
            if let Some(next) = next
                && tables.0.store.table(&next).await.map_err(failed)?.is_none()
            {
                // It was removed since.
                writer.table.change(Change::Rematch, |state| state.row.next = None);
            }
            let (game, options, seats, listed, rated, clock) = match writer.read(|state| again(state, who))? {
                Again::There(id) => return Ok(id),
                Again::New { game, options, seats, listed, rated, clock } => {
                    (game, options, seats, listed, rated, clock)
                }
            };
            let group = writer.read(|state| state.row.group.clone());
            // The rules may have been revised since: a new game is played by the newest.
            let playing = tables.0.games.game(&game)?.session(&options, seats.len())?;
            let mut row = tables.row(who, &*playing, seats, listed)?;
            row.clock = tables.wound(clock, &row.seats).await?;
            row.rated = rated;
            row.group = group;
            row.digest = Some(Digest::of_setup(&row));
            let made = NewTable { row: &row, lines: &[], after: Some(&old), origin: asker.origin };
            let id = match tables.store_new(asker, made).await? {
                // On another server somebody was faster.
                Err(StoreError::Conflict) => {
                    writer.refresh().await?;
                    writer.read(|state| state.next().cloned().ok_or(TableError::Stale { now: state.version() }))?
                }
                said => {
                    writer.committed(said).await?;
                    writer.table.change(Change::Rematch, |state| state.row.next = Some(row.id.clone()));
                    row.id.clone()
                }
            };
            tables.fetch(&id).await?;
            Ok(id)
        })
        .await
    }

    /// A new table that begins where a finished game was when `step` steps were taken. What follows is drawn anew.
    ///
    /// Whoever looks at a finished game knows all that was hidden in it, so nothing is told by this; from a running one nobody
    /// may fork, not even its players.
    ///
    /// # Errors
    /// [`TableError::NotOver`], [`TableError::Over`] if nothing is left to play there, [`TableError::BadStep`] if the game has not
    /// come so far, and those of [`create`](Self::create).
    pub async fn fork(
        &self,
        id: &TableId,
        who: impl Into<Asker>,
        step: u32,
        seats: Vec<SeatPlan>,
    ) -> Result<Created, TableError> {
        let asker = who.into();
        let (playing, lines) = self
            .look(id, |state| {
                if !state.status().is_final() {
                    return Err(TableError::NotOver);
                }
                let at = state.playing().at(step as usize).zip(state.playing().lines(step as usize));
                at.ok_or(TableError::BadStep)
            })
            .await??;
        if playing.to_act() == ToAct::Over {
            return Err(TableError::Over);
        }
        if seats.len() != playing.seats() {
            return Err(TableError::Seats { need: playing.seats() });
        }
        let game = self.0.games.game(playing.name())?;
        let (seats, invitations) = seated(&game.bots, &asker.who, seats)?;
        let mut row = self.row(asker.who, &*playing, seats, false)?;
        row.version.step = step;
        self.open(asker, row, lines).await.map(|id| Created { id, invitations })
    }
}

/// What a rematch is made from, or where it is.
enum Again {
    /// It was made already.
    There(TableId),
    /// It has to be made.
    New {
        game: String,
        options: Vec<(String, String)>,
        seats: Vec<SeatRow>,
        listed: bool,
        rated: bool,
        clock: Option<ClockPlan>,
    },
}

fn again(state: &TableState, who: Identity) -> Result<Again, TableError> {
    if !state.status().is_final() {
        return Err(TableError::NotOver);
    }
    if state.seats_of(&who).is_empty() {
        return Err(TableError::NotYourSeat);
    }
    if let Some(next) = state.next() {
        return Ok(Again::There(next.clone()));
    }
    if state.seats().iter().any(SeatRow::is_open) {
        return Err(TableError::NotBegun);
    }
    let back = |row: &SeatRow| match row.owner() {
        // Who wants to play again does so themselves.
        Some(owner) if owner == who => SeatRow { name: row.name.clone(), sitter: Sitter::Person { owner } },
        _ => row.clone(),
    };
    let mut seats: Vec<SeatRow> = state.seats().iter().map(back).collect();
    seats.rotate_left(1);
    let options = state.row.options.iter().filter(|(key, _)| key != REVISION_OPTION).cloned().collect();
    let (listed, rated, clock) = (state.row.listed, state.row.rated, state.clock().map(|clock| clock.plan));
    Ok(Again::New { game: state.row.game.clone(), options, seats, listed, rated, clock })
}

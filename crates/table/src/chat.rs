//! Talk at a table, and among those who watch it.

use crate::error::TableError;
use crate::plan::{LONGEST_CHAT, LONGEST_NAME, tidy};
use crate::secret::{Identity, TableId};
use crate::service::{Tables, now};
use crate::store::{ChatLine, Room};
use crate::table::{Change, TableState};
use cowcatcher_engine::Seat;

/// Things said that a table keeps in memory, of each room.
pub(crate) const CHAT_KEPT: u32 = 200;

impl Tables {
    /// Says something at a table where one has a seat.
    ///
    /// # Errors
    /// If it is not the seat of `who`, or it is empty or too long.
    pub async fn say(&self, id: &TableId, who: &Identity, seat: Seat, text: &str) -> Result<(), TableError> {
        let text = tidy(text, "message", LONGEST_CHAT)?;
        let who = *who;
        self.speak(id, Room::Table, move |state| {
            state.sees(&who, Some(seat))?;
            Ok((Some(seat), state.seat(seat)?.name.clone(), text))
        })
        .await
    }

    /// Says something to those who watch a table at which one has no seat. Everybody may read it there.
    ///
    /// # Errors
    /// [`TableError::Sits`] if `who` has a seat, or the name or the text is empty or too long.
    pub async fn call_out(&self, id: &TableId, who: &Identity, name: &str, text: &str) -> Result<(), TableError> {
        let (name, text) = (tidy(name, "name", LONGEST_NAME)?, tidy(text, "message", LONGEST_CHAT)?);
        let who = *who;
        self.speak(id, Room::Gallery, move |state| match state.seats_of(&who).is_empty() {
            true => Ok((None, name, text)),
            false => Err(TableError::Sits),
        })
        .await
    }

    /// Says in a room what `what` says: from which seat, under which name, which text.
    async fn speak(
        &self,
        id: &TableId,
        room: Room,
        what: impl FnOnce(&TableState) -> Result<(Option<Seat>, String, String), TableError> + Send + 'static,
    ) -> Result<(), TableError> {
        self.writing(id, move |writer| async move {
            let (id, line) = writer.read(|state| {
                let (seat, name, text) = what(state)?;
                let number = state.said(room).last().map_or(0, |last| last.number + 1);
                Ok::<_, TableError>((state.id().clone(), ChatLine { number, seat, name, text, at: now() }))
            })?;
            writer.committed(writer.tables.0.store.say(&id, room, &line).await).await?;
            writer.table.change(Change::Chat, |state| state.keep(room, line));
            Ok(())
        })
        .await
    }
}

impl TableState {
    /// What was said in a room, oldest first.
    pub fn said(&self, room: Room) -> &[ChatLine] {
        match room {
            Room::Table => &self.chat,
            Room::Gallery => &self.gallery,
        }
    }

    /// Adds something said and forgets the oldest.
    fn keep(&mut self, room: Room, line: ChatLine) {
        let said = match room {
            Room::Table => &mut self.chat,
            Room::Gallery => &mut self.gallery,
        };
        said.push(line);
        let old = said.len().saturating_sub(CHAT_KEPT as usize);
        said.drain(..old);
    }
}

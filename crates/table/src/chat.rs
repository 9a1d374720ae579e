//! Talk at a table, and among those who watch it.

use crate::error::TableError;
use crate::plan::{LONGEST_CHAT, LONGEST_NAME};
use crate::quota::{Asker, Deed};
use crate::secret::TableId;
use crate::service::Tables;
use crate::store::{ChatLine, Room, StoreError};
use crate::table::{Change, TableState};
use crate::text::tidy;
use cowcatcher_engine::Seat;

/// Things said that a table keeps in memory, of each room.
pub(crate) const CHAT_KEPT: u32 = 200;
/// So often others may be faster before one gives up.
const INTERRUPTED: u32 = 20;

impl Tables {
    /// Says something at a table where one has a seat.
    ///
    /// # Errors
    /// If it is not the seat of `who`, or it is empty or too long.
    pub async fn say(&self, id: &TableId, who: impl Into<Asker>, seat: Seat, text: &str) -> Result<(), TableError> {
        let text = tidy(text, "message", LONGEST_CHAT)?;
        let asker = who.into();
        self.charge(asker, Deed::Chat, text.len()).await?;
        let who = asker.who;
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
    pub async fn call_out(
        &self,
        id: &TableId,
        who: impl Into<Asker>,
        name: &str,
        text: &str,
    ) -> Result<(), TableError> {
        let (name, text) = (tidy(name, "name", LONGEST_NAME)?, tidy(text, "message", LONGEST_CHAT)?);
        let asker = who.into();
        self.charge(asker, Deed::Chat, name.len() + text.len()).await?;
        let who = asker.who;
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
            let (id, (seat, name, text)) = writer.read(|state| what(state).map(|said| (state.id().clone(), said)))?;
            let mut line = ChatLine { number: 0, seat, name, text, at: writer.tables.now() };
            for _ in 0..INTERRUPTED {
                line.number = writer.read(|state| state.said(room).last().map_or(0, |last| last.number + 1));
                match writer.tables.0.store.say(&id, room, &line).await {
                    // On another server somebody was faster: this is said after them.
                    Err(StoreError::Conflict) => writer.refresh().await?,
                    said => {
                        writer.committed(said).await?;
                        writer.table.change(Change::Chat, |state| state.keep(room, line));
                        return Ok(());
                    }
                }
            }
            Err(TableError::Storage("others say too much".to_owned()))
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

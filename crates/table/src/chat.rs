//! Talk at a table.

use crate::error::TableError;
use crate::plan::{LONGEST_CHAT, tidy};
use crate::secret::{Identity, TableId};
use crate::service::{Tables, now};
use crate::store::ChatLine;
use crate::table::{Change, TableState};
use cowcatcher_engine::Seat;

/// Things said that a table keeps in memory.
pub(crate) const CHAT_KEPT: u32 = 200;

impl Tables {
    /// Says something at a table where one has a seat.
    ///
    /// # Errors
    /// If it is not the seat of `who`, or it is empty or too long.
    pub async fn say(&self, id: &TableId, who: &Identity, seat: Seat, text: &str) -> Result<(), TableError> {
        let text = tidy(text, "message", LONGEST_CHAT)?;
        let who = *who;
        self.writing(id, move |writer| async move {
            let (id, line) = writer.read(|state| {
                state.sees(&who, Some(seat))?;
                let name = state.seat(seat)?.name.clone();
                let number = state.chat().last().map_or(0, |last| last.number + 1);
                Ok::<_, TableError>((state.id().clone(), ChatLine { number, seat, name, text, at: now() }))
            })?;
            writer.committed(writer.tables.0.store.say(&id, &line).await).await?;
            writer.table.change(Change::Chat, |state| state.keep(line));
            Ok(())
        })
        .await
    }
}

impl TableState {
    /// Adds something said and forgets the oldest.
    fn keep(&mut self, line: ChatLine) {
        self.chat.push(line);
        let old = self.chat.len().saturating_sub(CHAT_KEPT as usize);
        self.chat.drain(..old);
    }
}

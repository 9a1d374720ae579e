//! Sitting down, leaving to a bot, coming back, names and talk.

use crate::error::TableError;
use crate::seating::{LONGEST_CHAT, LONGEST_NAME, tidy};
use crate::secret::{Identity, Secret, TableId};
use crate::service::{Tables, failed, now, undisturbed};
use crate::store::{ChatLine, SeatRow, Sitter, StoreError};
use crate::table::{Change, Table, TableState};
use cowcatcher_engine::Seat;

/// Things said that a table keeps in memory.
const CHAT_KEPT: usize = 200;

impl Tables {
    /// The table and the seat that an invitation opens.
    ///
    /// # Errors
    /// [`TableError::BadInvitation`] if it opens none, or none any more.
    pub async fn invited(&self, invitation: &Secret) -> Result<(TableId, Seat), TableError> {
        let found = self.0.store.invited(&invitation.identity()).await.map_err(failed)?;
        found.ok_or(TableError::BadInvitation)
    }

    /// Sits down with an invitation. When it was the last open seat, the game begins.
    ///
    /// # Errors
    /// If the invitation opens no seat, or the name is empty or too long.
    pub async fn accept(&self, invitation: &Secret, who: &Identity, name: &str) -> Result<(TableId, Seat), TableError> {
        let (id, _) = self.invited(invitation).await?;
        let key = Some(invitation.identity());
        let seat = self.sit(&id, who, name, move |asked| asked == key, TableError::BadInvitation).await?;
        Ok((id, seat))
    }

    /// Sits down on the first seat that is open to anybody. When it was the last open seat, the game begins.
    ///
    /// # Errors
    /// [`TableError::Full`] if there is none, or the name is empty or too long.
    pub async fn join(&self, id: &TableId, who: &Identity, name: &str) -> Result<Seat, TableError> {
        self.sit(id, who, name, |asked| asked.is_none(), TableError::Full).await
    }

    async fn sit(
        &self,
        id: &TableId,
        who: &Identity,
        name: &str,
        opens: impl Fn(Option<Identity>) -> bool + Send + 'static,
        none: TableError,
    ) -> Result<Seat, TableError> {
        let name = tidy(name, "name", LONGEST_NAME)?;
        let (tables, who, table) = (self.clone(), *who, self.fetch(id).await?);
        undisturbed(async move {
            let _writing = table.writer.lock().await;
            if table.read(|state| state.status().is_final()) {
                return Err(TableError::Over);
            }
            let Some(seat) = table.read(|state| state.open_seat(opens)) else { return Err(none) };
            tables.reseat(&table, seat, SeatRow { name, sitter: Sitter::Person { owner: who } }).await?;
            tables.begin(&table).await?;
            tables.wake(&table);
            Ok(seat)
        })
        .await
    }

    /// A new invitation to an open seat. The one before is no longer valid.
    ///
    /// # Errors
    /// If the seat is taken, or somebody else made the table.
    pub async fn invite(&self, id: &TableId, who: &Identity, seat: Seat) -> Result<Secret, TableError> {
        let secret = Secret::new()?;
        let invitation = Some(secret.identity());
        self.rearrange(id, who, seat, move |state, who, was| match was.sitter {
            _ if state.creator() != who => Err(TableError::NotYourTable),
            Sitter::Open { .. } => Ok(SeatRow { name: String::new(), sitter: Sitter::Open { invitation } }),
            _ => Err(TableError::Full),
        })
        .await?;
        Ok(secret)
    }

    /// Lets a bot play for a seat: for one's own at any time, for an open one if one made the table, for that of
    /// somebody else when he has kept the table waiting for long. The owner can take the seat back.
    ///
    /// # Errors
    /// If there is no such bot, or it is not for `who` to say, or not yet.
    pub async fn hand_to_bot(&self, id: &TableId, who: &Identity, seat: Seat, bot: &str) -> Result<(), TableError> {
        let game = self.look(id, |state| state.playing().name().to_owned()).await?;
        if !self.0.games.game(&game)?.bots.contains(&bot) {
            return Err(TableError::UnknownBot(bot.chars().take(60).collect()));
        }
        let bot = bot.to_owned();
        let patience = i64::try_from(self.0.settings.patience.as_millis()).unwrap_or(i64::MAX);
        self.rearrange(id, who, seat, move |state, who, was| {
            let owner = match was.sitter {
                Sitter::Open { .. } if state.creator() == who => None,
                Sitter::Open { .. } => return Err(TableError::NotYourTable),
                Sitter::Person { owner } | Sitter::Bot { owner: Some(owner), .. } if owner == who => Some(owner),
                Sitter::Bot { .. } => return Err(TableError::NotYourSeat),
                Sitter::Person { .. } if state.seats_of(&who).is_empty() => return Err(TableError::NotYourSeat),
                Sitter::Person { owner } => {
                    let waited = now().saturating_sub(state.changed());
                    if !state.to_decide().contains(seat) || waited < patience {
                        return Err(TableError::TooSoon);
                    }
                    Some(owner)
                }
            };
            // A person keeps the name: the seat is still his.
            let name = if owner.is_some() { was.name.clone() } else { bot.clone() };
            Ok(SeatRow { name, sitter: Sitter::Bot { bot, owner } })
        })
        .await
    }

    /// Takes one's seat back from the bot, which stops at once.
    ///
    /// # Errors
    /// If it is not the seat of `who`.
    pub async fn take_seat_back(&self, id: &TableId, who: &Identity, seat: Seat) -> Result<(), TableError> {
        self.rearrange(id, who, seat, |_, who, was| match was.owner() {
            Some(owner) if owner == who => Ok(SeatRow { name: was.name.clone(), sitter: Sitter::Person { owner } }),
            _ => Err(TableError::NotYourSeat),
        })
        .await
    }

    /// Changes the name on one's seat.
    ///
    /// # Errors
    /// If it is not the seat of `who`, or the name is empty or too long.
    pub async fn rename(&self, id: &TableId, who: &Identity, seat: Seat, name: &str) -> Result<(), TableError> {
        let name = tidy(name, "name", LONGEST_NAME)?;
        self.rearrange(id, who, seat, |_, who, was| match was.owner() {
            Some(owner) if owner == who => Ok(SeatRow { name, sitter: was.sitter.clone() }),
            _ => Err(TableError::NotYourSeat),
        })
        .await
    }

    /// Says something at a table where one has a seat.
    ///
    /// # Errors
    /// If it is not the seat of `who`, or it is empty or too long.
    pub async fn say(&self, id: &TableId, who: &Identity, seat: Seat, text: &str) -> Result<(), TableError> {
        let text = tidy(text, "message", LONGEST_CHAT)?;
        let (tables, who, table) = (self.clone(), *who, self.fetch(id).await?);
        undisturbed(async move {
            let _writing = table.writer.lock().await;
            let (id, line) = table.read(|state| {
                state.sees(&who, Some(seat))?;
                let name = state.seat(seat)?.name.clone();
                let number = state.chat().last().map_or(0, |last| last.number + 1);
                Ok::<_, TableError>((state.id().clone(), ChatLine { number, seat, name, text, at: now() }))
            })?;
            match tables.0.store.say(&id, &line).await {
                Ok(()) => {}
                Err(StoreError::Conflict) => return Err(tables.reload(&table).await),
                Err(error) => return Err(failed(error)),
            }
            table.change(Change::Chat, |state| {
                state.chat.push(line);
                let old = state.chat.len().saturating_sub(CHAT_KEPT);
                state.chat.drain(..old);
            });
            Ok(())
        })
        .await
    }

    /// Changes who sits on a seat, as `how` says; then the game may begin, or a bot.
    async fn rearrange(
        &self,
        id: &TableId,
        who: &Identity,
        seat: Seat,
        how: impl FnOnce(&TableState, Identity, &SeatRow) -> Result<SeatRow, TableError> + Send + 'static,
    ) -> Result<(), TableError> {
        let (tables, who, table) = (self.clone(), *who, self.fetch(id).await?);
        undisturbed(async move {
            let _writing = table.writer.lock().await;
            let row = table.read(|state| {
                if state.status().is_final() {
                    return Err(TableError::Over);
                }
                how(state, who, state.seat(seat)?)
            })?;
            tables.reseat(&table, seat, row).await?;
            tables.begin(&table).await?;
            tables.wake(&table);
            Ok(())
        })
        .await
    }

    /// Puts somebody on a seat, first in the store, then in memory. The caller holds the writer's lock.
    async fn reseat(&self, table: &Table, seat: Seat, row: SeatRow) -> Result<(), TableError> {
        let (id, was) = table.read(|state| Ok::<_, TableError>((state.id().clone(), state.seat(seat)?.clone())))?;
        match self.0.store.seat(&id, seat, &was, &row).await {
            Ok(()) => {}
            Err(StoreError::Conflict) => return Err(self.reload(table).await),
            Err(error) => return Err(failed(error)),
        }
        table.change(Change::Seats, |state| {
            if let Some(place) = state.row.seats.get_mut(seat.index()) {
                *place = row;
            }
            // Who has to agree may be others now.
            state.request = None;
        });
        Ok(())
    }
}

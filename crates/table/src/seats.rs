//! Sitting down, leaving to a bot, coming back, names.

use crate::clock::AtZero;
use crate::error::TableError;
use crate::plan::{LONGEST_NAME, christen};
use crate::quota::{Asker, Deed};
use crate::secret::{Identity, Secret, TableId};
use crate::service::{Tables, failed};
use crate::store::{Consent, SeatRow, Sitter};
use crate::table::{Change, TableState};
use crate::text::tidy;
use crate::writer::Writer;
use cowcatcher_engine::Seat;
use cowcatcher_session::SessionError;
use std::time::Duration;

/// How somebody comes to a seat.
struct Entry<O> {
    /// Which open seats it opens, by the hash of their invitation.
    opens: O,
    /// By an invitation? Then it does not matter whether they have a seat already.
    invited: bool,
    /// What they are told if it opens none.
    none: TableError,
}

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
    pub async fn accept(
        &self,
        invitation: &Secret,
        who: impl Into<Asker>,
        name: &str,
    ) -> Result<(TableId, Seat), TableError> {
        let (id, _) = self.invited(invitation).await?;
        let key = Some(invitation.identity());
        let opens = move |asked: Option<Identity>| asked == key;
        let seat =
            self.sit(&id, who.into(), name, Entry { opens, invited: true, none: TableError::BadInvitation }).await?;
        Ok((id, seat))
    }

    /// Sits down on the first seat that is open to anybody; at a table of a group those who are in it take any open seat. When it was the last open seat, the game begins.
    ///
    /// Whoever made the table may take several, for people at one screen. Others take one: who sat on two would see two hands, and could keep
    /// everybody else out. For more of them there are invitations.
    ///
    /// # Errors
    /// [`TableError::Full`] if there is none, [`TableError::SitsAlready`], or the name is empty or too long.
    pub async fn join(&self, id: &TableId, who: impl Into<Asker>, name: &str) -> Result<Seat, TableError> {
        let asker = who.into();
        let member = self.is_of_group(id, &asker.who).await?;
        let opens = move |asked: Option<Identity>| asked.is_none() || member;
        self.sit(id, asker, name, Entry { opens, invited: false, none: TableError::Full }).await
    }

    async fn sit(
        &self,
        id: &TableId,
        asker: Asker,
        name: &str,
        Entry { opens, invited, none }: Entry<impl Fn(Option<Identity>) -> bool + Send + 'static>,
    ) -> Result<Seat, TableError> {
        let name = tidy(name, "name", LONGEST_NAME)?;
        self.charge(asker, Deed::Seat, 0).await?;
        let who = asker.who;
        self.writing(id, move |writer| async move {
            let seat = writer.read(|state| {
                if state.status().is_final() {
                    return Err(TableError::Over);
                }
                let seat = state.open_seat(opens).ok_or(none)?;
                match invited || state.may_join(&who) {
                    true => Ok(seat),
                    false => Err(TableError::SitsAlready),
                }
            })?;
            writer.reseat(seat, SeatRow { name, sitter: Sitter::Person { owner: who } }).await?;
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
    /// somebody else when they have kept the table waiting for long. The owner can take the seat back.
    ///
    /// # Errors
    /// If there is no such bot, or it is not for `who` to say, or not yet.
    pub async fn hand_to_bot(&self, id: &TableId, who: &Identity, seat: Seat, bot: &str) -> Result<(), TableError> {
        let game = self.look(id, |state| state.playing().name().to_owned()).await?;
        if !self.0.games.game(&game)?.bots.contains(&bot) {
            return Err(SessionError::UnknownBot(bot.chars().take(60).collect()).into());
        }
        let bot = bot.to_owned();
        let (patience, now) = (self.patience(), self.now());
        self.rearrange(id, who, seat, move |state, who, was| {
            let owner = match was.sitter {
                Sitter::Open { .. } if state.creator() == who => None,
                Sitter::Open { .. } => return Err(TableError::NotYourTable),
                Sitter::Person { owner } | Sitter::Bot { owner: Some(owner), .. } if owner == who => Some(owner),
                Sitter::Bot { .. } => return Err(TableError::NotYourSeat),
                Sitter::Person { .. } if state.seats_of(&who).is_empty() => return Err(TableError::NotYourSeat),
                Sitter::Person { owner } => match state.handover(seat, patience) {
                    Some(from) if from <= now => Some(owner),
                    _ if state.clock().is_some() => return Err(TableError::TimeLeft),
                    _ => return Err(TableError::TooSoon { hours: patience.as_secs().div_ceil(60 * 60) }),
                },
            };
            // A person keeps the name: the seat is still theirs.
            let name = if owner.is_some() { was.name.clone() } else { String::new() };
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

    /// Changes who sits on a seat, as `how` says.
    async fn rearrange(
        &self,
        id: &TableId,
        who: &Identity,
        seat: Seat,
        how: impl FnOnce(&TableState, Identity, &SeatRow) -> Result<SeatRow, TableError> + Send + 'static,
    ) -> Result<(), TableError> {
        let who = *who;
        self.writing(id, move |writer| async move {
            let row = writer.read(|state| {
                if state.status().is_final() {
                    return Err(TableError::Over);
                }
                how(state, who, state.seat(seat)?)
            })?;
            writer.reseat(seat, row).await
        })
        .await
    }
}

impl TableState {
    /// May they take a seat that is open to anybody? One each, but for whoever made the table, unless it is rated.
    pub fn may_join(&self, who: &Identity) -> bool {
        (self.creator() == *who && !self.is_rated()) || self.seats_of(who).is_empty()
    }

    /// From when on others may hand this seat to a bot, in milliseconds since 1970; `None` as long as the table does not wait for it. Where there
    /// are clocks they say how long it waits: then it is for the table to decide, or a bot has played for its owner so often that nobody expects them.
    pub fn handover(&self, seat: Seat, patience: Duration) -> Option<i64> {
        let waits = self.to_decide().contains(seat);
        let patience = i64::try_from(patience.as_millis()).unwrap_or(i64::MAX);
        match self.clock().filter(|_| waits) {
            None => waits.then(|| self.changed().saturating_add(patience)),
            Some(clock) => match clock.plan.at_zero {
                AtZero::Table => clock.zero(seat),
                _ => clock.is_missed(seat).then(|| self.changed()),
            },
        }
    }
}

impl Writer {
    /// Puts somebody on a seat; then the game may begin, or a bot. A bot that has their name gets another one.
    pub(crate) async fn reseat(&self, seat: Seat, row: SeatRow) -> Result<(), TableError> {
        let (id, was) = self.read(|state| (state.id().clone(), state.seats().to_vec()));
        let mut now = was.clone();
        if let Some(place) = now.get_mut(seat.index()) {
            *place = row;
        }
        christen(&mut now);
        // Who has to agree may be others now.
        let owners = |seats: &[SeatRow]| seats.iter().map(SeatRow::owner).collect::<Vec<_>>();
        let asked = self.read(|state| state.request().map(|_| state.row.consent.clone()));
        if let Some(asked) = asked.filter(|_| owners(&was) != owners(&now)) {
            self.consent(Consent { request: None, ..asked }).await?;
        }
        for (seat, (was, now)) in (0..).map(Seat).zip(was.iter().zip(&now)).filter(|(_, (was, now))| was != now) {
            self.committed(self.tables.0.store.seat(&id, seat, was, now).await).await?;
        }
        let sits = now.get(seat.index()).and_then(SeatRow::owner);
        let stays = was.get(seat.index()).and_then(SeatRow::owner) == sits;
        self.table.change(Change::Seats, |state| state.row.seats = now);
        if let Some(owner) = sits.filter(|_| !stays && self.read(|state| state.clock().is_some())) {
            let pauses = self.tables.pauses(&owner).await?;
            self.rest(owner, &pauses).await?;
        }
        self.tend().await?;
        self.begin().await?;
        self.wake();
        Ok(())
    }
}

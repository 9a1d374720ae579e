//! What needs the consent of everybody at the table: going back behind a barrier, giving up, hints.
//!
//! Whoever has a seat is asked, also if a bot plays for them now. A seat that was handed to a bot because its owner was away is still
//! theirs: those who are left can play on, but neither undo what was played nor end the game and open its journal over their head.

use crate::error::TableError;
use crate::quota::{Asker, Deed};
use crate::secret::{Identity, TableId};
use crate::service::Tables;
use crate::store::{Append, Consent, Progress, Status, Tick, Urgency};
use crate::table::{Ask, Change, Request, TableState};
use crate::version::Version;
use crate::writer::Writer;
use cowcatcher_engine::Seats;
use cowcatcher_session::Barrier;

impl Tables {
    /// Asks everybody who has a seat for something; done at once if there is nobody else.
    ///
    /// Going back ends where somebody decided: at that step, or the last before it. While a request is open the bots
    /// rest; a step played withdraws it. A table at which seats are still open can be given up by who made it.
    ///
    /// # Errors
    /// If `who` has no seat here, the page was old, or another request is open.
    pub async fn ask(
        &self,
        id: &TableId,
        who: impl Into<Asker>,
        ask: Ask,
        expected: Version,
    ) -> Result<Version, TableError> {
        let asker = who.into();
        self.charge(asker, Deed::Undo, 0).await?;
        let who = asker.who;
        let settled = self.writing(id, move |writer| async move {
            let request = writer.read(|state| asked(state, who, ask, expected))?;
            writer.settle(request).await
        });
        match settled.await {
            Err(TableError::Unreadable(_)) if ask == Ask::Abandon => self.close_unseen(id, &who).await,
            settled => settled,
        }
    }

    /// Answers the open request. One no is enough to drop it; the last yes does what was asked. Who asked withdraws it
    /// with no.
    ///
    /// # Errors
    /// [`TableError::NothingAsked`] if nothing is asked of `who`.
    pub async fn answer(&self, id: &TableId, who: &Identity, yes: bool) -> Result<Version, TableError> {
        let who = *who;
        self.writing(id, move |writer| async move {
            let mut request = writer.read(|state| {
                let asked = |request: &&Request| state.asked_by(request).contains(&who);
                state.request().filter(asked).cloned().ok_or(TableError::NothingAsked)
            })?;
            if !yes {
                return writer.request(None).await;
            }
            if !request.agreed.contains(&who) {
                request.agreed.push(who);
            }
            writer.settle(request).await
        })
        .await
    }
}

impl Writer {
    /// Notes what is asked now, and lets the bots rest or go on.
    async fn request(&self, request: Option<Request>) -> Result<Version, TableError> {
        let was = self.read(|state| state.row.consent.clone());
        let version = self.consent(Consent { request, ..was }).await?;
        self.wake();
        Ok(version)
    }

    /// Notes what is asked and agreed to now.
    pub(crate) async fn consent(&self, now: Consent) -> Result<Version, TableError> {
        let (id, at, was) = self.read(|state| (state.id().clone(), state.version(), state.row.consent.clone()));
        if now != was {
            self.committed(self.tables.0.store.keep_consent(&id, at, &was, &now).await).await?;
        }
        self.table.change(Change::Request, |state| state.row.consent = now);
        Ok(at)
    }

    /// Does what was asked if everybody agreed, or waits for the others.
    async fn settle(&self, request: Request) -> Result<Version, TableError> {
        let agreed = self.read(|state| state.asked_by(&request).iter().all(|one| request.agreed.contains(one)));
        if !agreed {
            return self.request(Some(request)).await;
        }
        let version = match request.ask {
            Ask::BackTo(step) => self.go_back(step as usize, &[], true).await,
            Ask::Abandon => self.abandon().await,
            Ask::Hints => self.advised(request.agreed).await,
        }?;
        self.wake();
        Ok(version)
    }

    /// Gives the game up.
    async fn abandon(&self) -> Result<Version, TableError> {
        let (id, at, digest) = self.read(|state| (state.id().clone(), state.version(), state.row.digest));
        let progress = Progress { status: Status::Abandoned, waiting_for: Seats::NONE };
        let now = self.tables.now();
        let (was, clock) = self.read(|state| (state.row.clock.clone(), state.clock_at(Seats::NONE, Seats::NONE, now)));
        let tick = Tick::of(&was, &clock);
        let append = Append { id: &id, at, clicks: &[], progress, digest, urgency: Urgency::Person, clock: tick, now };
        self.committed(self.tables.0.store.append(append).await).await?;
        self.table.change(Change::Abandoned, |state| {
            state.row.progress = progress;
            state.row.clock = clock;
            state.row.changed = now;
            state.row.consent.request = None;
        });
        Ok(at)
    }
}

impl TableState {
    /// Who has to agree to a request. Whoever is not there to be advised has no say in hints ([`all_could_agree`](Self::all_could_agree)).
    pub(crate) fn asked_by(&self, request: &Request) -> Vec<Identity> {
        match request.ask {
            Ask::BackTo(_) | Ask::Abandon => self.owners(),
            Ask::Hints => self.persons(),
        }
    }
}

/// The request, if it may be made now.
fn asked(state: &TableState, who: Identity, ask: Ask, expected: Version) -> Result<Request, TableError> {
    let request = |ask, agreed| Ok(Request { by: who, ask, agreed });
    if state.status() == Status::Waiting && ask == Ask::Abandon && state.creator() == who {
        return request(ask, state.owners());
    }
    if state.seats_of(&who).is_empty() {
        return Err(TableError::NotYourSeat);
    }
    // Somebody for whom bots play has a seat, but leaves the decisions to those who play.
    if !state.persons().is_empty() && !state.persons().contains(&who) {
        return Err(TableError::BotSits);
    }
    let unreadable = state.unreadable().is_some() && !state.status().is_final();
    if !(unreadable && ask == Ask::Abandon) {
        state.expects(expected)?;
    }
    if state.request().is_some() {
        return Err(TableError::AskedAlready);
    }
    let ask = match ask {
        // Whoever plays alone against bots would go back until luck pleases them.
        Ask::BackTo(_) | Ask::Hints if state.is_rated() => return Err(TableError::Rated),
        Ask::BackTo(step) => {
            let decision = state.playing().decision_before(step as usize);
            let decision = decision.ok_or(TableError::NoUndo(Barrier::Start))?;
            state.may_go_back(decision)?;
            Ask::BackTo(decision as u32)
        }
        Ask::Hints if !state.has_hints() && !state.all_could_agree() => return Err(TableError::NoHints),
        Ask::Abandon | Ask::Hints => ask,
    };
    request(ask, vec![who])
}

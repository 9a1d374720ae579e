//! What needs the consent of every person at the table: going back behind a barrier, giving up, hints.

use crate::error::TableError;
use crate::secret::{Identity, TableId};
use crate::service::{Tables, now};
use crate::store::{Append, Progress, Status};
use crate::table::{Ask, Change, Request, TableState};
use crate::version::Version;
use crate::writer::Writer;
use cowcatcher_engine::Seats;
use cowcatcher_session::Barrier;

impl Tables {
    /// Asks every person at the table for something; done at once if there is nobody else.
    ///
    /// Going back ends where somebody decided: at that step, or the last before it. While a request is open the bots
    /// rest; a step played withdraws it. A table at which seats are still open can be given up by who made it.
    ///
    /// # Errors
    /// If `who` has no seat here, the page was old, or another request is open.
    pub async fn ask(&self, id: &TableId, who: &Identity, ask: Ask, expected: Version) -> Result<Version, TableError> {
        let who = *who;
        self.writing(id, move |writer| async move {
            let request = writer.read(|state| asked(state, who, ask, expected))?;
            writer.settle(request).await
        })
        .await
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
                let concerned = state.persons().contains(&who);
                state.request().filter(|_| concerned).cloned().ok_or(TableError::NothingAsked)
            })?;
            if !yes {
                return Ok(writer.request(None));
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
    fn request(&self, request: Option<Request>) -> Version {
        let version = self.table.change(Change::Request, |state| {
            state.request = request;
            state.version()
        });
        self.wake();
        version
    }

    /// Does what was asked if everybody agreed, or waits for the others.
    async fn settle(&self, request: Request) -> Result<Version, TableError> {
        let agreed = self.read(|state| state.persons().iter().all(|person| request.agreed.contains(person)));
        if !agreed {
            return Ok(self.request(Some(request)));
        }
        let version = match request.ask {
            Ask::BackTo(step) => self.go_back(step as usize, &[]).await,
            Ask::Abandon => self.abandon().await,
            Ask::Hints => Ok(self.advised(request.agreed)),
        }?;
        self.wake();
        Ok(version)
    }

    /// Gives the game up.
    async fn abandon(&self) -> Result<Version, TableError> {
        let (id, at) = self.read(|state| (state.id().clone(), state.version()));
        let (progress, now) = (Progress { status: Status::Abandoned, waiting_for: Seats::NONE }, now());
        let append = Append { id: &id, at, clicks: &[], progress, now };
        self.committed(self.tables.0.store.append(append).await).await?;
        self.table.change(Change::Abandoned, |state| {
            state.row.progress = progress;
            state.row.changed = now;
            state.request = None;
        });
        Ok(at)
    }
}

/// The request, if it may be made now.
fn asked(state: &TableState, who: Identity, ask: Ask, expected: Version) -> Result<Request, TableError> {
    let request = |ask, agreed| Ok(Request { by: who, ask, agreed });
    if state.status() == Status::Waiting && ask == Ask::Abandon && state.creator() == who {
        return request(ask, state.persons());
    }
    if state.seats_of(&who).is_empty() {
        return Err(TableError::NotYourSeat);
    }
    // Somebody for whom bots play has a seat, but leaves the decisions to those who play.
    if !state.persons().is_empty() && !state.persons().contains(&who) {
        return Err(TableError::BotSits);
    }
    state.expects(expected)?;
    if state.request().is_some() {
        return Err(TableError::AskedAlready);
    }
    let ask = match ask {
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

//! Hints: who may have them, and thinking them out beside everything else.
//!
//! Whoever plays against nobody but bots may ask for a hint at any time. Where several people have a seat, all of them have to agree
//! first, and whoever joins them later has to as well: nobody plays against somebody who is advised without knowing it. A seat that a
//! bot plays for somebody is still theirs. The agreement is kept with the table, like a request.
//!
//! A hint knows what the seat knows ([`Playing::advise`](cowcatcher_session::Playing::advise)), is about the decision that is open now,
//! and is dropped when the table moves on or nobody waits for it any more.

use crate::error::TableError;
use crate::secret::{Identity, TableId};
use crate::service::Tables;
use crate::store::{Consent, Status};
use crate::table::{Ask, TableState};
use crate::trial::Line;
use crate::version::Version;
use crate::writer::Writer;
use cowcatcher_engine::Seat;
use cowcatcher_session::{Advised, Budget};
use rand::RngExt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::Semaphore;
use tokio::sync::broadcast::error::RecvError;

/// A hint is thought about for so long.
const BUDGET: Duration = Duration::from_millis(900);
/// So many hints are thought out at the same time; whoever asks then waits.
const AT_ONCE: usize = 2;

/// For whom hints are being thought out.
pub(crate) struct Advisers {
    waiting: Mutex<Vec<Identity>>,
    turns: Semaphore,
}

impl Default for Advisers {
    fn default() -> Self {
        Advisers { waiting: Mutex::default(), turns: Semaphore::new(AT_ONCE) }
    }
}

impl Advisers {
    /// Somebody waits for a hint.
    fn enter(&self, who: Identity, tables: &Tables) -> Result<Waiting, TableError> {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        if waiting.contains(&who) {
            return Err(TableError::Thinking);
        }
        waiting.push(who);
        Ok(Waiting { who, tables: tables.clone(), stop: Arc::default() })
    }
}

/// Somebody who waits for a hint. When they no longer do, it is thought about no further.
struct Waiting {
    who: Identity,
    tables: Tables,
    stop: Arc<AtomicBool>,
}

impl Drop for Waiting {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        let advisers = &self.tables.0.advisers;
        advisers.waiting.lock().unwrap_or_else(PoisonError::into_inner).retain(|who| *who != self.who);
    }
}

impl Tables {
    /// What the search thinks of the choices that a seat of `who` has now, or would have after a line that they try out. Thought out on a
    /// thread of its own.
    ///
    /// # Errors
    /// [`TableError::NoHints`] where not everybody agreed, [`TableError::Stale`] also if the table moves on meanwhile,
    /// [`TableError::NotAsked`], [`TableError::Thinking`] if `who` waits for another hint; and those of [`try_out`](Self::try_out).
    pub async fn advise(
        &self,
        id: &TableId,
        who: &Identity,
        seat: Seat,
        line: &Line,
        expected: Version,
    ) -> Result<Advised, TableError> {
        let table = self.fetch(id).await?;
        // Whatever changes from here on is heard.
        let mut notices = table.notices.subscribe();
        let waiting = self.0.advisers.enter(*who, self)?;
        let thought = table.read(|state| {
            state.open_to_advice(who, seat, expected)?;
            let there = state.after(who, seat, line)?;
            if !there.to_decide().contains(seat) {
                return Err(TableError::NotAsked);
            }
            let seed = rand::rng().random();
            Ok(there.playing().advise(seat, Budget::Time(BUDGET), seed, Arc::clone(&waiting.stop)))
        })?;
        let thinking = async {
            let Ok(_turn) = self.0.advisers.turns.acquire().await else { return Err(TableError::NoHints) };
            let thought = tokio::task::spawn_blocking(thought).await;
            thought.map_err(|error| TableError::Broken(error.to_string()))?.ok_or(TableError::NoHints)
        };
        tokio::pin!(thinking);
        loop {
            tokio::select! {
                advised = &mut thinking => return advised,
                heard = notices.recv() => {
                    if matches!(heard, Err(RecvError::Closed)) {
                        return Err(TableError::UnknownTable);
                    }
                    table.read(|state| state.open_to_advice(who, seat, expected))?;
                }
            }
        }
    }

    /// Ends hints at a table of several people: whoever has a seat there may, without asking.
    ///
    /// # Errors
    /// If `who` has no seat there, or there is no such table.
    pub async fn end_hints(&self, id: &TableId, who: &Identity) -> Result<(), TableError> {
        let who = *who;
        self.writing(id, move |writer| async move {
            match writer.read(|state| state.seats_of(&who).is_empty()) {
                true => Err(TableError::NotYourSeat),
                false => {
                    writer.advised(Vec::new()).await?;
                    writer.wake();
                    Ok(())
                }
            }
        })
        .await
    }
}

impl Writer {
    /// These agreed to hints. Whoever asked for it has an answer.
    pub(crate) async fn advised(&self, agreed: Vec<Identity>) -> Result<Version, TableError> {
        let was = self.read(|state| state.row.consent.clone());
        let request = was.request.filter(|request| request.ask != Ask::Hints);
        self.consent(Consent { request, hints: agreed, ..was }).await
    }
}

impl TableState {
    /// May everybody here ask for hints?
    pub fn has_hints(&self) -> bool {
        let owners = self.owners();
        let agreed = owners.len() == 1 || owners.iter().all(|owner| self.row.consent.hints.contains(owner));
        self.status() == Status::Running && self.playing().has_advice() && agreed && !self.is_rated()
    }

    /// May `who` ask for hints, when it is for them to decide?
    pub fn may_be_advised(&self, who: &Identity) -> bool {
        self.has_hints() && self.persons().contains(who)
    }

    /// Are there several people, of whom each could agree to hints? Somebody for whom a bot plays is not there to be asked.
    pub fn all_could_agree(&self) -> bool {
        let (owners, persons) = (self.owners(), self.persons());
        let there = |owner: &Identity| persons.contains(owner) || self.row.consent.hints.contains(owner);
        let could = self.status() == Status::Running && self.playing().has_advice() && !self.is_rated();
        could && owners.len() > 1 && owners.iter().all(there)
    }

    /// May a seat of `who` be advised on the decision that it has at this version?
    fn open_to_advice(&self, who: &Identity, seat: Seat, expected: Version) -> Result<(), TableError> {
        self.plays(who, seat)?;
        self.expects_of(seat, expected)?;
        if !self.has_hints() {
            return Err(TableError::NoHints);
        }
        if !self.to_decide().contains(seat) {
            return Err(TableError::NotAsked);
        }
        Ok(())
    }
}

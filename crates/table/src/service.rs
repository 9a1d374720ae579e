//! All tables: finding them, clicking and taking back.

use crate::analysis::{Analysed, Queue, Study};
use crate::chat::CHAT_KEPT;
use crate::digest::Digest;
use crate::error::TableError;
use crate::figures::{self, Counted};
use crate::hints::Advisers;
use crate::keep_up::MOST_TAKEN;
use crate::lifetime::Lifetimes;
use crate::notices::{Carrier, Posting};
use crate::now::Now;
use crate::people::Acquaintances;
use crate::places::Places;
use crate::plan::LONGEST_ACTION;
use crate::quota::{Asker, Deed, Ledger, Quotas};
use crate::secret::{Identity, TableId};
use crate::seen::{Lobby, Seen, TableSummary};
use crate::store::{Place, Room, Status, Store, StoreError, TableRow};
use crate::table::{Notice, Table, TableState};
use crate::thinkers::Thinkers;
use crate::trial::{LONGEST_LINE, Line};
use crate::unreadable::replay;
use crate::version::{Mark, Version};
use crate::writer::Writer;
use cowcatcher_engine::{Refusal, Seat};
use cowcatcher_session::{Effort, Games, Heard, Reader, Retreat, SessionError, Undo};
use cowcatcher_words::Locale;
use std::collections::{HashMap, HashSet};
use std::fmt;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::broadcast;
use tracing::{Instrument, error};

/// Tables that a list shows.
const LISTED: u32 = 100;
/// Tables of which a list says how far they have come, and tables of others that it shows.
const WATCHED: u32 = 12;

/// How the tables are run.
#[derive(Clone, Debug)]
pub struct Settings {
    /// How long a bot waits before a click at normal speed, so that people can follow. All that is said of the speed of bots is
    /// measured by it; a round of them lasts ten times as long at most.
    pub pace: Duration,
    /// How long a seat has to keep the table waiting before others may hand it to a bot.
    pub patience: Duration,
    /// So many tables stay in memory; those that nobody uses go first.
    pub most_live: usize,
    /// At so many tables bots play among themselves at the same time; the others wait for their turn.
    pub most_driven: usize,
    /// So many threads think for bots.
    pub thinkers: usize,
    /// How thoroughly finished games are analysed.
    pub analysis: Effort,
    /// How much one visitor may store.
    pub quotas: Quotas,
    /// How long tables are kept at which nothing happens.
    pub lifetimes: Lifetimes,
    /// Where the time comes from.
    pub now: Now,
    /// The shortest and the longest that an answer that was left for later waits before it is given.
    pub answers: (Duration, Duration),
    /// Who gets notices to people; nobody, until the operator sets up a way.
    pub carrier: Option<Arc<dyn Carrier>>,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            pace: Duration::from_millis(700),
            patience: Duration::from_secs(24 * 60 * 60),
            most_live: 1000,
            most_driven: 500,
            thinkers: Thinkers::by_default(),
            analysis: Effort::default(),
            quotas: Quotas::default(),
            lifetimes: Lifetimes::default(),
            now: Now::default(),
            answers: (Duration::from_secs(4), Duration::from_secs(20)),
            carrier: None,
        }
    }
}

/// All tables of a server. Clones are the same tables.
#[derive(Clone)]
pub struct Tables(pub(crate) Arc<Inside>);

pub(crate) struct Inside {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) games: Games,
    pub(crate) settings: Settings,
    pub(crate) analyses: Queue,
    live: Mutex<HashMap<TableId, Arc<Table>>>,
    /// One lock for each table that is being fetched, so that none is in memory twice and none waits for another.
    fetching: Mutex<HashMap<TableId, Arc<tokio::sync::Mutex<()>>>>,
    pub(crate) advisers: Advisers,
    pub(crate) thinkers: Thinkers,
    pub(crate) places: Places,
    /// Who wants to close a table of which nothing can be shown.
    pub(crate) closing: Mutex<HashMap<TableId, HashSet<Identity>>>,
    pub(crate) ledger: Ledger,
    pub(crate) counted: Counted,
    /// For whom devices act.
    pub(crate) acquaintances: Acquaintances,
    pub(crate) posting: Posting,
    /// Held by whoever writes results down.
    pub(crate) archiving: tokio::sync::Mutex<()>,
    /// Held by whoever makes the next table of a group.
    pub(crate) convening: tokio::sync::Mutex<()>,
}

impl fmt::Debug for Tables {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Tables").field("store", &self.0.store).field("games", &self.0.games).finish_non_exhaustive()
    }
}

impl Tables {
    /// The tables of a store. Nothing is read yet; see [`resume`](Self::resume).
    pub fn new(store: Arc<dyn Store>, games: Games, settings: Settings) -> Self {
        let (live, fetching) = (Mutex::default(), Mutex::default());
        Tables(Arc::new(Inside {
            store,
            games,
            analyses: Queue::default(),
            live,
            fetching,
            advisers: Advisers::default(),
            thinkers: Thinkers::new(settings.thinkers),
            places: Places::default(),
            closing: Mutex::default(),
            ledger: Ledger::default(),
            counted: Counted::default(),
            acquaintances: Acquaintances::default(),
            posting: Posting::default(),
            archiving: tokio::sync::Mutex::default(),
            convening: tokio::sync::Mutex::default(),
            settings,
        }))
    }

    /// Sets the bots to work that were interrupted when the server stopped.
    ///
    /// Gives the tables that can't be continued, with the reason. They are left as they are.
    ///
    /// # Errors
    /// If the store can't be read at all.
    pub async fn resume(&self) -> Result<Vec<(TableId, TableError)>, TableError> {
        self.write_down_soon();
        let mut broken = Vec::new();
        let waiting = match self.0.store.is_shared() {
            // Those that another server plays are not ours; see `keep_up`.
            true => self.0.store.take_over(MOST_TAKEN).await,
            false => self.0.store.waiting_for_bots().await,
        };
        for id in waiting.map_err(failed)? {
            let tables = self.clone();
            let fetched = id.clone();
            // On a task of its own: a table that panics stops neither the others nor the server.
            let unreadable = detached(async move { tables.look(&fetched, |state| state.unreadable().cloned()).await });
            match unreadable.await {
                Ok(None) => {}
                Ok(Some(why)) => broken.push((id, why.into())),
                Err(error) => broken.push((id, error)),
            }
        }
        Ok(broken)
    }

    /// The games there are.
    pub fn games(&self) -> &Games {
        &self.0.games
    }

    /// Can the store be read now?
    ///
    /// # Errors
    /// If not.
    pub async fn ready(&self) -> Result<(), TableError> {
        self.0.store.ready().await.map_err(failed)
    }

    /// Replays a table as it is stored, and says how many steps it has.
    ///
    /// # Errors
    /// If there is none, or what is stored leads to no position.
    pub async fn verify(&self, id: &TableId) -> Result<u32, TableError> {
        let (tables, id) = (self.clone(), id.clone());
        detached(async move {
            let state = tables.read_state(&id).await?;
            state.unreadable().cloned().map_or(Ok(state.version().step), |why| Err(why.into()))
        })
        .await
    }

    /// What time it is, in milliseconds since 1970.
    pub fn now(&self) -> i64 {
        self.0.settings.now.millis()
    }

    /// How many tables are in memory.
    pub(crate) fn live_count(&self) -> usize {
        self.0.live.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// How long a seat has to keep the table waiting before others may hand it to a bot.
    pub fn patience(&self) -> Duration {
        self.0.settings.patience
    }

    /// Looks at a table as it is now. What `look` gives away is its own responsibility: a [`TableState`] holds secrets.
    ///
    /// Nobody can change the table while `look` looks, so it should not look for long.
    ///
    /// # Errors
    /// If there is no such table or it can't be continued.
    pub async fn look<T>(&self, id: &TableId, look: impl FnOnce(&TableState) -> T) -> Result<T, TableError> {
        Ok(self.fetch(id).await?.read(look))
    }

    /// All that `who` may know of a table, seen from one of their seats or as a spectator.
    ///
    /// # Errors
    /// If it is not their seat, or there is no such table.
    pub async fn see(
        &self,
        id: &TableId,
        who: &Identity,
        seat: Option<Seat>,
        locale: Locale,
    ) -> Result<Seen, TableError> {
        self.see_ahead(id, who, seat, locale, |_| None).await
    }

    /// Like [`see`](Self::see), after the answers of the seat that need not be asked for: what its next click goes on from, if that wishes not to
    /// be asked either.
    ///
    /// # Errors
    /// Those of [`see`](Self::see).
    pub async fn see_unasked(
        &self,
        id: &TableId,
        who: &Identity,
        seat: Option<Seat>,
        locale: Locale,
    ) -> Result<Seen, TableError> {
        self.see_ahead(id, who, seat, locale, |state| state.unasked(who, seat?)).await
    }

    /// What is to be seen of a table as it will be, if that is known, or else as it is.
    async fn see_ahead(
        &self,
        id: &TableId,
        who: &Identity,
        seat: Option<Seat>,
        locale: Locale,
        ahead: impl FnOnce(&TableState) -> Option<TableState>,
    ) -> Result<Seen, TableError> {
        let look = |state: &TableState| {
            state.sees(who, seat)?;
            Ok(Seen::of(ahead(state).as_ref().unwrap_or(state), who, seat, locale, self.now()))
        };
        self.look(id, look).await?
    }

    /// What `who` heard on a seat of theirs, or as a spectator, from step `since` on.
    ///
    /// # Errors
    /// If it is not their seat, or there is no such table.
    pub async fn heard(
        &self,
        id: &TableId,
        who: &Identity,
        seat: Option<Seat>,
        since: u32,
        locale: Locale,
    ) -> Result<Vec<Heard>, TableError> {
        self.look(id, |state| {
            state.sees(who, seat)?;
            let reader = Reader { locale, names: &state.names(locale) };
            Ok(state.playing().heard(seat, since as usize, reader))
        })
        .await?
    }

    /// Why a seat may not do something now; `Ok` if it may.
    ///
    /// # Errors
    /// [`SessionError::Refused`] with the clause, [`SessionError::Malformed`], or that it is not the seat of `who`.
    pub async fn why_not(&self, id: &TableId, who: &Identity, seat: Seat, action: &str) -> Result<(), TableError> {
        self.look(id, |state| state.judge(who, seat, action)).await?
    }

    /// Plays one click, made from a page of version `expected`. Chance follows at once.
    ///
    /// # Errors
    /// [`TableError::Stale`], [`TableError::NotYourSeat`], [`SessionError::Malformed`], [`SessionError::Refused`], … Then
    /// nothing was changed.
    pub async fn play(
        &self,
        id: &TableId,
        who: &Identity,
        seat: Seat,
        action: &str,
        expected: Version,
    ) -> Result<Version, TableError> {
        let line = Line { actions: vec![action.to_owned()], forced: false };
        self.play_line(id, who, seat, line, expected, |_, refusal| SessionError::from(refusal).into()).await
    }

    /// Plays several actions of a seat one after the other: all or none, in one transaction, with one notice, and taken back as one.
    ///
    /// Only the last may show anything to anybody. Otherwise a line whose end is refused would show it for nothing, and chance
    /// could be asked again and again until it pleases.
    ///
    /// What the rules refuse, `refused` puts into words in the very position that refused it.
    ///
    /// # Errors
    /// [`TableError::Reveals`], and those of [`play`](Self::play).
    pub async fn play_line<E: From<TableError> + Send + 'static>(
        &self,
        id: &TableId,
        who: &Identity,
        seat: Seat,
        line: impl Into<Line>,
        expected: Version,
        refused: impl FnOnce(&TableState, Refusal) -> E + Send + 'static,
    ) -> Result<Version, E> {
        let (who, line) = (*who, line.into());
        if line.actions.len() > LONGEST_LINE {
            return Err(TableError::TooLong { what: "line", most: LONGEST_LINE }.into());
        }
        line.actions.iter().try_for_each(|action| short(action))?;
        self.writing(id, move |writer| async move {
            let proposal = writer.read(|state| {
                state.plays(&who, seat)?;
                state.expects_of(seat, expected)?;
                state.in_time(seat, writer.tables.now())?;
                state.propose_click(seat, line, refused)
            })?;
            let version = writer.take(proposal).await?;
            writer.wake();
            Ok(version)
        })
        .await
    }

    /// Takes back one's own last click or turn, up to where somebody learned something.
    ///
    /// # Errors
    /// [`TableError::NoUndo`] with the reason, after which [`ask`](Self::ask) may help; and those of
    /// [`play`](Self::play).
    pub async fn undo(
        &self,
        id: &TableId,
        who: impl Into<Asker>,
        seat: Seat,
        undo: Undo,
        expected: Version,
    ) -> Result<Version, TableError> {
        let asker = who.into();
        self.charge(asker, Deed::Undo, 0).await?;
        let who = asker.who;
        self.writing(id, move |writer| async move {
            let Retreat { to, again } = writer.read(|state| {
                state.plays(&who, seat)?;
                state.expects_of(seat, expected)?;
                state.in_time(seat, writer.tables.now())?;
                let back = state.playing().undo_to(seat, undo).map_err(TableError::NoUndo)?;
                state.may_go_back(back.to).map(|()| back)
            })?;
            let version = writer.go_back(to, &again, false).await?;
            writer.wake();
            Ok(version)
        })
        .await
    }

    /// The journal of a finished or abandoned game.
    ///
    /// # Errors
    /// [`TableError::NotOver`] before: a journal holds what was hidden.
    pub async fn journal(&self, id: &TableId) -> Result<String, TableError> {
        let journal = self
            .look(id, |state| match state.status().is_final() {
                true => Ok(state.journal()),
                false => Err(TableError::NotOver),
            })
            .await;
        match journal {
            Err(TableError::Unreadable(_)) => self.journal_unseen(id).await,
            journal => journal?,
        }
    }

    /// The tables of somebody, those at which anybody may sit down, and those that anybody may watch.
    ///
    /// # Errors
    /// If the store can't be read.
    pub async fn lobby(&self, who: &Identity) -> Result<Lobby, TableError> {
        let store = &self.0.store;
        let (mine, more) = self.page_of(who, None).await?;
        let open = store.open_tables(LISTED).await.map_err(failed)?;
        let running = store.listed_tables(Status::Running, WATCHED).await.map_err(failed)?;
        let finished = self.published(who, WATCHED).await?;
        let others = |rows: Vec<TableRow>| -> Vec<TableSummary> {
            let rows = rows.iter().filter(|row| row.seats.iter().all(|seat| seat.owner() != Some(*who)));
            rows.map(|row| TableSummary::of(row, who)).collect()
        };
        let mut lobby = Lobby { mine, more, open: others(open), running: others(running), finished };
        let going = lobby.mine.iter_mut().filter(|table| table.status == Status::Running).take(WATCHED as usize);
        for table in going.chain(&mut lobby.running) {
            // One that can't be continued has no round, and is in the list all the same.
            table.round = self.look(&table.table, |state| state.playing().round()).await.ok();
        }
        Ok(lobby)
    }

    /// The tables of somebody after a place in their list, and the place from which the list goes on.
    ///
    /// # Errors
    /// If the store can't be read.
    pub async fn older(&self, who: &Identity, after: &Place) -> Result<(Vec<TableSummary>, Option<Place>), TableError> {
        self.page_of(who, Some(after)).await
    }

    async fn page_of(
        &self,
        who: &Identity,
        after: Option<&Place>,
    ) -> Result<(Vec<TableSummary>, Option<Place>), TableError> {
        let mut rows = self.0.store.tables_of(who, after, LISTED + 1).await.map_err(failed)?;
        let goes_on = rows.len() > LISTED as usize;
        rows.truncate(LISTED as usize);
        let last = rows.last().filter(|_| goes_on).map(|row| Place { changed: row.changed, id: row.id.clone() });
        Ok((rows.iter().map(|row| TableSummary::of(row, who)).collect(), last))
    }

    /// Notices of everything that changes at a table. Who falls behind should look at the table again.
    ///
    /// # Errors
    /// If there is no such table or it can't be continued.
    pub async fn subscribe(&self, id: &TableId) -> Result<broadcast::Receiver<Notice>, TableError> {
        Ok(self.fetch(id).await?.notices.subscribe())
    }

    /// The table in memory, fetched from the store if it is not there yet.
    pub(crate) async fn fetch(&self, id: &TableId) -> Result<Arc<Table>, TableError> {
        if let Some(table) = self.live(id) {
            if table.is_doubtful() {
                let writer = Writer::of(self, &table).await;
                writer.refresh().await?;
                writer.begin().await?;
                table.doubt(false);
                writer.tend().await?;
                self.wake(&table, false);
            }
            return Ok(table);
        }
        let alone = self.fetching(id);
        let _fetching = alone.lock().await;
        if let Some(table) = self.live(id) {
            return Ok(table);
        }
        let table = Arc::new(Table::new(self.read_state(id).await?));
        table.used.store(self.now(), Ordering::Relaxed);
        let writer = Writer::of(self, &table).await;
        writer.begin().await?;
        writer.tend().await?;
        drop(writer);
        let mut live = self.0.live.lock().unwrap_or_else(PoisonError::into_inner);
        make_room(&mut live, self.0.settings.most_live);
        live.insert(id.clone(), table.clone());
        drop(live);
        self.wake(&table, false);
        Ok(table)
    }

    /// The tables in memory.
    pub(crate) fn held(&self) -> Vec<TableId> {
        self.0.live.lock().unwrap_or_else(PoisonError::into_inner).keys().cloned().collect()
    }

    /// A table in memory that somebody uses; one that nobody uses is let go.
    pub(crate) fn used(&self, id: &TableId) -> Option<Arc<Table>> {
        let mut live = self.0.live.lock().unwrap_or_else(PoisonError::into_inner);
        let table = live.get(id)?;
        if is_unused(table) {
            live.remove(id);
            return None;
        }
        Some(table.clone())
    }

    /// Takes a table that is no longer stored out of the memory. Who watches it hears no more of it.
    pub(crate) fn let_go(&self, id: &TableId) {
        let mut live = self.0.live.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(table) = live.remove(id) {
            // Its bots stop.
            table.next_driver();
        }
    }

    fn live(&self, id: &TableId) -> Option<Arc<Table>> {
        let live = self.0.live.lock().unwrap_or_else(PoisonError::into_inner);
        let table = live.get(id)?;
        table.used.store(self.now(), Ordering::Relaxed);
        Some(table.clone())
    }

    /// The lock of those who fetch this table.
    fn fetching(&self, id: &TableId) -> Arc<tokio::sync::Mutex<()>> {
        let mut fetching = self.0.fetching.lock().unwrap_or_else(PoisonError::into_inner);
        // The locks that nobody holds or waits for any more.
        fetching.retain(|_, alone| Arc::strong_count(alone) > 1);
        fetching.entry(id.clone()).or_default().clone()
    }

    /// A table as it is stored, its steps played again.
    pub(crate) async fn read_state(&self, id: &TableId) -> Result<TableState, TableError> {
        let store = &self.0.store;
        let (mut row, clicks) = store.table_and_clicks(id).await.map_err(failed)?.ok_or(TableError::UnknownTable)?;
        let chat = store.chat(id, Room::Table, CHAT_KEPT).await.map_err(failed)?;
        let gallery = store.chat(id, Room::Gallery, CHAT_KEPT).await.map_err(failed)?;
        let made = match row.progress.status {
            Status::Over => store.analysis(id).await.map_err(failed)?.and_then(Analysed::of).map(Arc::new),
            _ => None,
        };
        let study = Study { made, job: None };
        // Replaying is a calculation of a millisecond or two.
        let (playing, why) =
            replay(&row, &clicks, || self.0.games.game(&row.game)?.stored(&row.options, row.seats.len(), row.rules))?;
        if why.is_none() {
            // A table of a version before digests has one from now on.
            row.digest = Some(Digest::of_setup(&row).with(clicks.iter().flatten()));
        }
        if let Some(why) = &why {
            error!(table = %id, step = playing.step(), %why, "the table can't be replayed");
        }
        let unreadable = why.map(|why| (why, clicks.concat().into()));
        Ok(TableState { mark: Mark::new(), row, chat, gallery, study, playing, unreadable })
    }
}

/// Does nobody play or watch at a table?
fn is_unused(table: &Arc<Table>) -> bool {
    Arc::strong_count(table) == 1 && table.notices.receiver_count() == 0
}

/// Lets the tables go that nobody uses, the longest unused first, until there is room for one more.
fn make_room(live: &mut HashMap<TableId, Arc<Table>>, most: usize) {
    if live.len() < most.max(1) {
        return;
    }
    let mut idle: Vec<(i64, TableId)> = live
        .iter()
        .filter(|(_, table)| is_unused(table))
        .map(|(id, table)| (table.used.load(Ordering::Relaxed), id.clone()))
        .collect();
    idle.sort();
    // A few more than needed, so that this is not done for every table.
    for (_, id) in idle.into_iter().take(live.len() + 1 - most.max(1) + most / 10) {
        live.remove(&id);
    }
}

/// An action that is not too long to be looked at.
pub(crate) fn short(action: &str) -> Result<(), TableError> {
    if action.len() > LONGEST_ACTION {
        return Err(TableError::TooLong { what: "action", most: LONGEST_ACTION });
    }
    Ok(())
}

/// Runs to its end even if the one who waits for it goes away: a browser that closes must not leave a click half done.
pub(crate) async fn detached<T: Send + 'static, E: From<TableError> + Send + 'static>(
    work: impl Future<Output = Result<T, E>> + Send + 'static,
) -> Result<T, E> {
    match tokio::spawn(work.in_current_span()).await {
        Ok(result) => result,
        Err(error) => Err(TableError::Storage(error.to_string()).into()),
    }
}

/// The store failed: the log says how, and those who count failures are told.
pub(crate) fn failed(error: StoreError) -> TableError {
    figures::store_failed();
    error!(%error, "the store failed");
    TableError::Storage(error.to_string())
}

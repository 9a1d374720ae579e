//! One table in memory: a copy of its rows, one writer, any number of readers.

use crate::analysis::Study;
use crate::clock::Clock;
use crate::error::TableError;
use crate::pace::Pace;
use crate::secret::{Identity, TableId};
use crate::service::short;
use crate::store::{ChatLine, Progress, SeatRow, Sitter, Status, TableRow, Urgency};
use crate::unreadable::Unreadable;
use crate::version::{Mark, Version};
use crate::watch::Watcher;
use cowcatcher_engine::{Seat, Seats, ToAct};
use cowcatcher_session::Playing;
use serde::Serialize;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, PoisonError, RwLock};
use tokio::sync::{Mutex, Notify, broadcast};
use tokio::time::Instant;

/// Notices that a slow listener may be behind before it misses some.
const NOTICES: usize = 64;

/// What everybody at a table has to agree to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Ask {
    /// To go back to where so many steps were taken.
    BackTo(u32),
    /// To give the game up.
    Abandon,
    /// That everybody may ask for hints.
    Hints,
}

/// A request that waits for answers. It is forgotten when the table moves on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Request {
    /// Who asks.
    pub by: Identity,
    /// What for.
    pub ask: Ask,
    /// Who agreed; who asks is among them.
    pub agreed: Vec<Identity>,
}

/// What changed at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Change {
    /// Steps were taken.
    Steps,
    /// Steps were taken back.
    Undone,
    /// Somebody sat down, left, was renamed, or a bot took over.
    Seats,
    /// Something was said.
    Chat,
    /// A request was made, answered or withdrawn.
    Request,
    /// The game was given up.
    Abandoned,
    /// The same people play again at another table.
    Rematch,
    /// The coach of a lesson says something else.
    Lesson,
    /// The clocks run otherwise, because somebody rests at other times.
    Clock,
    /// An analysis of the game was asked for, has come further, or was made.
    Analysis,
}

/// Something changed; look at the table to see what it is now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Notice {
    /// What changed.
    pub change: Change,
    /// How far the table has come.
    pub version: Version,
    /// What the table is since then.
    pub mark: Mark,
}

/// A table as it is now.
pub struct TableState {
    pub(crate) mark: Mark,
    /// What is stored of it, but for the steps.
    pub(crate) row: TableRow,
    /// The last things said.
    pub(crate) chat: Vec<ChatLine>,
    /// The last things said by those who watch.
    pub(crate) gallery: Vec<ChatLine>,
    pub(crate) study: Study,
    pub(crate) playing: Box<dyn Playing>,
    /// Why it can't be played on, with all that is stored of its lines.
    pub(crate) unreadable: Option<(Unreadable, Arc<[String]>)>,
}

impl TableState {
    /// The name of the table.
    pub fn id(&self) -> &TableId {
        &self.row.id
    }

    /// How far it has come.
    pub fn version(&self) -> Version {
        self.row.version
    }

    /// What everything that is to be seen of it was made from.
    pub fn mark(&self) -> Mark {
        self.mark
    }

    /// How it fares.
    pub fn status(&self) -> Status {
        self.row.progress.status
    }

    /// Why it can't be played on. Then the game is shown as far as its lines could be read.
    pub fn unreadable(&self) -> Option<&Unreadable> {
        self.unreadable.as_ref().map(|(why, _)| why)
    }

    /// The game. It holds secrets: ask it for a seat only what its owner may know.
    pub fn playing(&self) -> &dyn Playing {
        &*self.playing
    }

    /// The seats in order.
    pub fn seats(&self) -> &[SeatRow] {
        &self.row.seats
    }

    /// What is asked of everybody.
    pub fn request(&self) -> Option<&Request> {
        self.row.consent.request.as_ref()
    }

    /// Who made the table.
    pub fn creator(&self) -> Identity {
        self.row.creator
    }

    /// The table at which the same people play again.
    pub fn next(&self) -> Option<&TableId> {
        self.row.next.as_ref()
    }

    /// May strangers find it in the lobby?
    pub fn is_listed(&self) -> bool {
        self.row.listed
    }

    /// The clocks; none if everybody has as long as they like.
    pub fn clock(&self) -> Option<&Clock> {
        self.row.clock.as_ref()
    }

    /// When something last happened, in milliseconds since 1970.
    pub fn changed(&self) -> i64 {
        self.row.changed
    }

    /// The seats that belong to somebody, whether they play or a bot does for them.
    pub fn seats_of(&self, who: &Identity) -> Seats {
        self.seats_where(|seat| seat.owner() == Some(*who))
    }

    /// The seats that the game waits for; none while a seat is open and after the end.
    pub fn to_decide(&self) -> Seats {
        if self.status() != Status::Running || self.unreadable.is_some() {
            return Seats::NONE;
        }
        deciders(self.playing.to_act())
    }

    /// The persons who play here themselves.
    pub fn persons(&self) -> Vec<Identity> {
        distinct(self.row.seats.iter().filter_map(SeatRow::person))
    }

    /// Everybody who has a seat, whether they play or a bot does for them.
    pub fn owners(&self) -> Vec<Identity> {
        distinct(self.row.seats.iter().filter_map(SeatRow::owner))
    }

    /// Does the game go on without a person: is it the turn of a bot or of a rival, and nobody is being asked something?
    pub(crate) fn goes_on(&self) -> bool {
        let bot = |seat: Seat| self.row.seats.get(seat.index()).is_some_and(|row| row.bot().is_some());
        self.request().is_none() && (self.to_decide().iter().any(bot) || self.rival_to_act().is_some())
    }

    /// Does a person wait for what bots do here?
    pub(crate) fn urgency(&self) -> Urgency {
        if self.persons().is_empty() { Urgency::Bots } else { Urgency::Person }
    }

    /// The rival of the game's own whose turn it is.
    pub fn rival_to_act(&self) -> Option<Seat> {
        let plays = self.status() == Status::Running && self.unreadable.is_none();
        if plays { self.playing.rival_to_act() } else { None }
    }

    /// The first open seat that `open` accepts.
    pub(crate) fn open_seat(&self, open: impl Fn(Option<Identity>) -> bool) -> Option<Seat> {
        self.seats_where(|seat| matches!(seat.sitter, Sitter::Open { invitation } if open(invitation))).iter().next()
    }

    pub(crate) fn seat(&self, seat: Seat) -> Result<&SeatRow, TableError> {
        self.row.seats.get(seat.index()).ok_or(TableError::NotYourSeat)
    }

    /// May `who` decide for the seat?
    pub(crate) fn plays(&self, who: &Identity, seat: Seat) -> Result<(), TableError> {
        match &self.seat(seat)?.sitter {
            Sitter::Person { owner } if owner == who => Ok(()),
            Sitter::Bot { owner: Some(owner), .. } if owner == who => Err(TableError::BotSits),
            _ => Err(TableError::NotYourSeat),
        }
    }

    /// May `who` see what the seat sees? Everybody may see what a spectator sees.
    pub(crate) fn sees(&self, who: &Identity, seat: Option<Seat>) -> Result<(), TableError> {
        match seat {
            Some(seat) if !self.seats_of(who).contains(seat) => Err(TableError::NotYourSeat),
            _ => Ok(()),
        }
    }

    /// May the seat, which belongs to `who`, do this now?
    ///
    /// # Errors
    /// A refusal with its clause, that it can't be read, or that it is not the seat of `who`.
    pub fn judge(&self, who: &Identity, seat: Seat, action: &str) -> Result<(), TableError> {
        short(action)?;
        self.sees(who, Some(seat))?;
        Ok(self.playing().check(seat, action)?)
    }

    /// Is the game being played, and has it come just as far as the one who asks thinks?
    pub(crate) fn expects(&self, expected: Version) -> Result<(), TableError> {
        if let Some(why) = self.unreadable().filter(|_| !self.status().is_final()) {
            return Err(why.clone().into());
        }
        match self.status() {
            Status::Waiting => Err(TableError::NotBegun),
            Status::Over | Status::Abandoned => Err(TableError::Over),
            Status::Running if expected != self.version() => Err(TableError::Stale { now: self.version() }),
            Status::Running => Ok(()),
        }
    }

    /// Like [`expects`](Self::expects), for a click of a seat that others may have overtaken while all decide at once.
    pub(crate) fn expects_of(&self, seat: Seat, expected: Version) -> Result<(), TableError> {
        let overtaken = expected.revision == self.version().revision
            && self.status() == Status::Running
            && self.unreadable.is_none()
            && self.playing().same_for(seat, expected.step as usize);
        if overtaken { Ok(()) } else { self.expects(expected) }
    }

    /// What changed, if the rows are like this now; `None` if nothing did.
    pub(crate) fn moved_to(&self, now: &TableState) -> Option<Change> {
        let changes = [
            (self.version().revision != now.version().revision, Change::Undone),
            (self.version() != now.version(), Change::Steps),
            (self.status() != now.status() && now.status() == Status::Abandoned, Change::Abandoned),
            (self.row.seats != now.row.seats, Change::Seats),
            (self.chat != now.chat || self.gallery != now.gallery, Change::Chat),
            (self.row.consent != now.row.consent, Change::Request),
            (self.row.clock != now.row.clock, Change::Clock),
            (self.row.next != now.row.next, Change::Rematch),
            (self.row.lesson != now.row.lesson, Change::Lesson),
            (self.study.made != now.study.made, Change::Analysis),
            (self.row != now.row, Change::Steps),
        ];
        changes.into_iter().find_map(|(differs, change)| differs.then_some(change))
    }

    pub(crate) fn seats_where(&self, holds: impl Fn(&SeatRow) -> bool) -> Seats {
        let seats = (0..).map(Seat).zip(&self.row.seats).filter(|(_, row)| holds(row));
        seats.fold(Seats::NONE, |all, (seat, _)| all.with(seat))
    }
}

/// Each of them once.
fn distinct(some: impl Iterator<Item = Identity>) -> Vec<Identity> {
    let mut found = Vec::new();
    for one in some {
        if !found.contains(&one) {
            found.push(one);
        }
    }
    found
}

/// The seats that are to decide.
pub(crate) fn deciders(to_act: ToAct) -> Seats {
    match to_act {
        ToAct::One(seat) => Seats::only(seat),
        ToAct::Each(seats) => seats,
        ToAct::Chance | ToAct::Over => Seats::NONE,
    }
}

/// How a table fares whose game has come to this.
pub(crate) fn progress_of(to_act: ToAct) -> Progress {
    let status = if to_act == ToAct::Over { Status::Over } else { Status::Running };
    Progress { status, waiting_for: deciders(to_act) }
}

/// A table in memory.
pub(crate) struct Table {
    state: RwLock<TableState>,
    /// Held by whoever changes the table, from the first look to the last line.
    pub(crate) writer: Arc<Mutex<()>>,
    pub(crate) notices: broadcast::Sender<Notice>,
    /// The number of the task that plays the bots; tasks of other numbers stop.
    driver: AtomicU64,
    /// Told when another task plays the bots.
    superseded: Notify,
    /// Do the bots play without a pause, because somebody does not want to watch them?
    hurried: AtomicBool,
    watchers: std::sync::Mutex<Vec<Watcher>>,
    /// How many have watched so far.
    watches: AtomicU64,
    /// May the rows be other than the copy in memory, because the store failed while they were written?
    doubtful: AtomicBool,
    /// When it was last asked for, so that the longest unused can go.
    pub(crate) used: AtomicI64,
}

impl Table {
    pub(crate) fn new(state: TableState) -> Self {
        Table {
            state: RwLock::new(state),
            writer: Arc::default(),
            notices: broadcast::Sender::new(NOTICES),
            driver: AtomicU64::new(0),
            superseded: Notify::new(),
            hurried: AtomicBool::new(false),
            watchers: std::sync::Mutex::default(),
            watches: AtomicU64::new(0),
            doubtful: AtomicBool::new(false),
            used: AtomicI64::new(0),
        }
    }

    /// Looks at the table.
    pub(crate) fn read<T>(&self, look: impl FnOnce(&TableState) -> T) -> T {
        // A panic while looking leaves the state whole, and `change` only puts whole things in.
        look(&self.state.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// Changes the copy in memory, after the store was changed, and tells everybody.
    pub(crate) fn change<T>(&self, change: Change, how: impl FnOnce(&mut TableState) -> T) -> T {
        let mut state = self.state.write().unwrap_or_else(PoisonError::into_inner);
        let mark = state.mark.next();
        let result = how(&mut state);
        state.mark = mark;
        let version = state.version();
        drop(state);
        // Nobody may be listening.
        let _ = self.notices.send(Notice { change, version, mark });
        result
    }

    /// Stops the task that plays the bots and gives the number of the next one.
    pub(crate) fn next_driver(&self) -> u64 {
        let next = self.driver.fetch_add(1, Ordering::SeqCst) + 1;
        self.superseded.notify_waiters();
        next
    }

    /// Waits until then, but no longer than this is the task that plays the bots.
    pub(crate) async fn rest(&self, number: u64, until: Instant) {
        let superseded = self.superseded.notified();
        if self.is_driver(number) {
            tokio::select! {
                () = tokio::time::sleep_until(until) => {}
                () = superseded => {}
            }
        }
    }

    /// Is this still the task that plays the bots?
    pub(crate) fn is_driver(&self, number: u64) -> bool {
        self.driver.load(Ordering::SeqCst) == number
    }

    /// Lets the bots play without a pause, or with it again.
    pub(crate) fn hurry(&self, hurried: bool) {
        self.hurried.store(hurried, Ordering::SeqCst);
    }

    /// Somebody watches from now on. Gives the number under which they do.
    pub(crate) fn watched(&self, who: Identity, pace: Pace) -> u64 {
        let number = self.watches.fetch_add(1, Ordering::SeqCst);
        self.watchers().push(Watcher { number, who, pace });
        number
    }

    /// Who had this number watches no more.
    pub(crate) fn unwatched(&self, number: u64) {
        self.watchers().retain(|watcher| watcher.number != number);
    }

    /// Somebody who watches wants to see the bots at another pace.
    pub(crate) fn watch_at(&self, who: &Identity, pace: Pace) {
        self.watchers().iter_mut().filter(|watcher| watcher.who == *who).for_each(|watcher| watcher.pace = pace);
    }

    /// The pace of the bots: of those who sit here and watch, whoever wants to see most is heeded. Who can't follow has lost
    /// something; who does not want to can skip ahead.
    pub(crate) fn pace(&self) -> Pace {
        let persons = self.read(TableState::persons);
        let watchers = self.watchers();
        let watching = watchers.iter().filter(|watcher| persons.contains(&watcher.who));
        watching.map(|watcher| watcher.pace).min().unwrap_or_default()
    }

    fn watchers(&self) -> std::sync::MutexGuard<'_, Vec<Watcher>> {
        self.watchers.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes whether the rows may be other than the copy in memory.
    pub(crate) fn doubt(&self, doubtful: bool) {
        self.doubtful.store(doubtful, Ordering::SeqCst);
    }

    /// May the rows be other than the copy in memory?
    pub(crate) fn is_doubtful(&self) -> bool {
        self.doubtful.load(Ordering::SeqCst)
    }

    /// Do the bots play without a pause?
    pub(crate) fn is_hurried(&self) -> bool {
        self.hurried.load(Ordering::SeqCst)
    }
}

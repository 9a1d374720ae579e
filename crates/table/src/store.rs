//! Where tables are kept. The rows are the truth; what is in memory is only a copy.

use crate::archive::Archive;
use crate::clock::{Clock, Pauses};
use crate::digest::Digest;
use crate::group::Groups;
use crate::notices::Notices;
use crate::people::People;
use crate::plans::Plans;
use crate::secret::{GroupId, Identity, Origin, TableId};
use crate::table::Request;
use crate::version::Version;
use async_trait::async_trait;
use cowcatcher_engine::{NotationError, Seat, Seats};
use serde::{Deserialize, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// How a table fares.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Status {
    /// A seat is still open.
    Waiting,
    /// The game is being played.
    Running,
    /// The game was played to its end.
    Over,
    /// The game was given up.
    Abandoned,
}

impl Status {
    /// The word by which it is stored.
    pub fn word(self) -> &'static str {
        match self {
            Status::Waiting => "waiting",
            Status::Running => "running",
            Status::Over => "over",
            Status::Abandoned => "abandoned",
        }
    }

    /// Will nothing be played any more?
    pub fn is_final(self) -> bool {
        matches!(self, Status::Over | Status::Abandoned)
    }
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Status {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let all = [Status::Waiting, Status::Running, Status::Over, Status::Abandoned];
        all.into_iter().find(|it| it.word() == text).ok_or_else(|| NotationError::new(text, "the status of a table"))
    }
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// Nobody yet. With an invitation only its holder may sit down, without one anybody may.
    Open {
        /// The hash of the invitation.
        invitation: Option<Identity>,
    },
    /// A person.
    Person {
        /// Who they are.
        owner: Identity,
    },
    /// A bot, perhaps in place of a person who may take the seat back.
    Bot {
        /// Which bot.
        bot: String,
        /// Whose seat it is.
        owner: Option<Identity>,
    },
}

/// One seat of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatRow {
    /// The name shown; empty while the seat is open.
    pub name: String,
    /// Who sits there.
    pub sitter: Sitter,
}

impl SeatRow {
    /// Whose seat it is, whether they play or a bot does for them.
    pub fn owner(&self) -> Option<Identity> {
        match self.sitter {
            Sitter::Person { owner } => Some(owner),
            Sitter::Bot { owner, .. } => owner,
            Sitter::Open { .. } => None,
        }
    }

    /// Is it waiting for somebody?
    pub fn is_open(&self) -> bool {
        matches!(self.sitter, Sitter::Open { .. })
    }

    /// The person who plays here, unless a bot does.
    pub fn person(&self) -> Option<Identity> {
        match self.sitter {
            Sitter::Person { owner } => Some(owner),
            _ => None,
        }
    }

    /// The bot that plays here.
    pub fn bot(&self) -> Option<&str> {
        match &self.sitter {
            Sitter::Bot { bot, .. } => Some(bot),
            _ => None,
        }
    }
}

/// One table without its steps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// Its name.
    pub id: TableId,
    /// The game, such as `gwt2`.
    pub game: String,
    /// What the table agreed on, all options.
    pub options: Vec<(String, String)>,
    /// The rules revision it began with, and by which it goes on.
    pub rules: u32,
    /// What its lines add up to; none if a version before digests wrote the last of them.
    pub digest: Option<Digest>,
    /// Who made it.
    pub creator: Identity,
    /// How far it has come.
    pub version: Version,
    /// How it fares.
    pub progress: Progress,
    /// The seats in order.
    pub seats: Vec<SeatRow>,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
    /// When something last happened.
    pub changed: i64,
    /// May strangers find it in the lobby?
    pub listed: bool,
    /// The table at which the same people play again.
    pub next: Option<TableId>,
    /// The lesson that is given here.
    pub lesson: Option<Taught>,
    /// Do ratings go by its result?
    pub rated: bool,
    /// What those who sit here asked and agreed to.
    pub consent: Consent,
    /// The clocks; none if everybody has as long as they like.
    pub clock: Option<Clock>,
    /// The group whose table it is.
    pub group: Option<GroupId>,
}

/// What those who sit at a table asked of one another, and what they agreed to.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Consent {
    /// What is being asked. Whatever moves the table on withdraws it.
    pub request: Option<Request>,
    /// Who agreed that there are hints.
    pub hints: Vec<Identity>,
    /// Who agreed that anybody may find the finished game in the archive.
    pub public: Vec<Identity>,
}

/// A lesson that is given at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Taught {
    /// Its name, which is that of its game.
    pub lesson: String,
    /// So many of its steps are behind the pupil, who need not have played them; all of them if the lesson is over.
    pub read: u32,
}

/// How a table fares, as far as a list of tables shows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// How it fares.
    pub status: Status,
    /// Who is to decide.
    pub waiting_for: Seats,
}

/// Where something is said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Room {
    /// At the table, by those who sit there.
    Table,
    /// Among those who watch.
    Gallery,
}

/// Something said at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ChatLine {
    /// Its number, counted from 0.
    pub number: u32,
    /// From which seat; none of who watches.
    pub seat: Option<Seat>,
    /// The name of who said it, as it was then.
    pub name: String,
    /// What was said. Not HTML.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// Why the store did not do what it was asked. Then it did nothing.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else was faster: the rows are not as the caller thought.
    #[error("somebody else was faster")]
    Conflict,
    /// The disk is full, the file is gone, …
    #[error("{0}")]
    Failed(String),
}

/// Who waits for a change. Where changes queue up, those for which a person waits come first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Urgency {
    /// What people do, and what bots do at a table at which a person plays.
    Person,
    /// What bots do among themselves.
    Bots,
}

/// Lines to add to a table, and how it fares then.
#[derive(Clone, Copy, Debug)]
pub struct Append<'a> {
    /// The table.
    pub id: &'a TableId,
    /// How far it has come, as the writer thinks.
    pub at: Version,
    /// The lines that are added, click by click; nothing if only the progress changes.
    pub clicks: &'a [Vec<String>],
    /// How it fares after that.
    pub progress: Progress,
    /// What all lines of the table add up to then.
    pub digest: Option<Digest>,
    /// Who waits for it.
    pub urgency: Urgency,
    /// What becomes of the clocks; `None` leaves them as they are.
    pub clock: Option<Tick<'a>>,
    /// When, in milliseconds since 1970.
    pub now: i64,
}

/// A change of clocks: written only if they were as the writer thinks.
#[derive(Clone, Copy, Debug)]
pub struct Tick<'a> {
    /// What they were.
    pub was: &'a Clock,
    /// What they are from now on.
    pub now: &'a Clock,
}

impl<'a> Tick<'a> {
    /// The change from one to the other, where there are clocks.
    pub fn of(was: &'a Option<Clock>, now: &'a Option<Clock>) -> Option<Tick<'a>> {
        was.as_ref().zip(now.as_ref()).map(|(was, now)| Tick { was, now })
    }
}

impl Append<'_> {
    /// How many lines are added.
    pub fn len(&self) -> usize {
        self.clicks.iter().map(Vec::len).sum()
    }

    /// Is no line added?
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// The analysis of a finished game as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AnalysisRow {
    /// The rules revision that the program played.
    pub revision: u32,
    /// The digest of the weights.
    pub weights: String,
    /// How many positions were judged for each decision that was rolled out.
    pub evaluations: u64,
    /// What was found, as JSON.
    pub result: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// A table to be added.
#[derive(Clone, Copy, Debug)]
pub struct NewTable<'a> {
    /// The table.
    pub row: &'a TableRow,
    /// The steps with which it begins; as many as its version says.
    pub lines: &'a [String],
    /// The table whose people play again at this one.
    pub after: Option<&'a TableId>,
    /// From where it was made, if that is to be counted.
    pub origin: Option<Origin>,
}

/// A place in a list of tables, the latest first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// When something last happened at the table there.
    pub changed: i64,
    /// That table.
    pub id: TableId,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.changed, self.id)
    }
}

impl FromStr for Place {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let place = text
            .split_once('-')
            .and_then(|(changed, id)| Some(Place { changed: changed.parse().ok()?, id: id.parse().ok()? }));
        place.ok_or_else(|| NotationError::new(text, "a place in a list of tables"))
    }
}

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Who made a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Maker {
    /// This person.
    Who(Identity),
    /// Somebody at this address.
    From(Origin),
}

impl Maker {
    /// The bytes under which they are stored.
    pub fn as_bytes(&self) -> &[u8] {
        match self {
            Maker::Who(who) => who.as_bytes(),
            Maker::From(origin) => origin.as_bytes(),
        }
    }
}

/// How many tables of a maker go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Alive {
    /// They wait or are played.
    pub tables: u32,
    /// Anybody may sit down at them.
    pub open_to_all: u32,
}

/// Something that a maker uses up on a day.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spending {
    /// Who uses it up.
    pub who: Maker,
    /// What it is, such as `tables`.
    pub what: &'static str,
    /// How much of it.
    pub amount: u64,
    /// So much a day may be used up.
    pub most: u64,
}

/// Tables at which nothing happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Idle {
    /// How they fare.
    pub status: Status,
    /// Those that strangers may find, those that they may not, or all.
    pub listed: Option<bool>,
    /// Nothing has happened since then, in milliseconds since 1970.
    pub since: i64,
}

/// Where tables are kept. Every change is all or nothing, and on the disk when its future is done (law 8). Changes of many tables may be
/// committed together; then one that meets a conflict fails alone, and if the commit fails none of them was done.
#[async_trait]
pub trait Store: fmt::Debug + Send + Sync + 'static {
    /// Adds a table.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if the people of the table before play again at another one already.
    async fn create(&self, table: NewTable<'_>) -> Result<(), StoreError>;

    /// A table with its seats.
    async fn table(&self, id: &TableId) -> Result<Option<TableRow>, StoreError>;

    /// The lines of a table in order, click by click.
    async fn clicks(&self, id: &TableId) -> Result<Vec<Vec<String>>, StoreError>;

    /// A table with its seats, and its lines click by click: both of the same moment, where others may write.
    async fn table_and_clicks(&self, id: &TableId) -> Result<Option<(TableRow, Vec<Vec<String>>)>, StoreError> {
        let Some(table) = self.table(id).await? else { return Ok(None) };
        Ok(Some((table, self.clicks(id).await?)))
    }

    /// Adds lines after those there are. What was being asked is withdrawn.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if the table is not at that version, or its game is over.
    async fn append(&self, append: Append<'_>) -> Result<(), StoreError>;

    /// Removes the lines from `to` on, adds those of them again that stand, notes it, withdraws what was being asked, and begins the
    /// next revision, which is given back: all at once.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if the table is not at that version, or its game is over.
    async fn take_back(&self, to: u32, again: Append<'_>) -> Result<Version, StoreError>;

    /// Notes how many steps of the lesson of a table are behind its pupil.
    async fn keep_lesson(&self, id: &TableId, read: u32) -> Result<(), StoreError>;

    /// Changes what is asked and agreed to at a table that has come so far.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if the table is not at that version, or not `was` is asked and agreed to.
    async fn keep_consent(&self, id: &TableId, at: Version, was: &Consent, now: &Consent) -> Result<(), StoreError>;

    /// Changes the clocks of a table, and nothing else.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if they are not as the writer thinks.
    async fn keep_clock(&self, id: &TableId, tick: Tick<'_>) -> Result<(), StoreError>;

    /// The running tables at which something is due by this time because somebody's time is up, the longest due first.
    async fn time_up(&self, now: i64, most: u32) -> Result<Vec<TableId>, StoreError>;

    /// The tables with clocks that are not over and at which somebody has a seat.
    async fn clocked_tables(&self, owner: &Identity) -> Result<Vec<TableId>, StoreError>;

    /// When the clocks of somebody rest.
    async fn pauses(&self, who: &Identity) -> Result<Pauses, StoreError>;

    /// Keeps when the clocks of somebody rest, in place of what was kept before.
    async fn keep_pauses(&self, who: &Identity, pauses: &Pauses) -> Result<(), StoreError>;

    /// Changes who sits on a seat.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if not `was` sits there.
    async fn seat(&self, id: &TableId, seat: Seat, was: &SeatRow, now: &SeatRow) -> Result<(), StoreError>;

    /// The open seat that this invitation opens.
    async fn invited(&self, invitation: &Identity) -> Result<Option<(TableId, Seat)>, StoreError>;

    /// Adds something said in a room.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if something of that number was said there already.
    async fn say(&self, id: &TableId, room: Room, line: &ChatLine) -> Result<(), StoreError>;

    /// The last things said in a room, oldest first.
    async fn chat(&self, id: &TableId, room: Room, most: u32) -> Result<Vec<ChatLine>, StoreError>;

    /// The tables that somebody made or at which they have a seat, the latest first, those after a place in that list.
    async fn tables_of(&self, owner: &Identity, after: Option<&Place>, most: u32) -> Result<Vec<TableRow>, StoreError>;

    /// The tables at which anybody may sit down, the latest first.
    async fn open_tables(&self, most: u32) -> Result<Vec<TableRow>, StoreError>;

    /// The tables of this status that strangers may find, the latest first.
    async fn listed_tables(&self, status: Status, most: u32) -> Result<Vec<TableRow>, StoreError>;

    /// The analysis of a table.
    async fn analysis(&self, id: &TableId) -> Result<Option<AnalysisRow>, StoreError>;

    /// Keeps the analysis of a table, in place of the one before.
    async fn keep_analysis(&self, id: &TableId, made: &AnalysisRow) -> Result<(), StoreError>;

    /// The running tables that wait for a bot.
    async fn waiting_for_bots(&self) -> Result<Vec<TableId>, StoreError>;

    /// How many tables of a maker wait or are played and something has happened there `since`.
    async fn alive(&self, maker: Maker, since: i64) -> Result<Alive, StoreError>;

    /// Uses something up on a day, counted since 1970: all of it, or nothing if one of them would be too much. Then the number of
    /// that one is given back.
    async fn spend(&self, day: i64, spendings: &[Spending]) -> Result<Option<usize>, StoreError>;

    /// Forgets what was used up before a day, and from where the tables were made that are over.
    async fn forget(&self, before: i64) -> Result<(), StoreError>;

    /// A secret of all servers on this database: the one that is kept under this name, or this one, which is kept from then on.
    async fn secret(&self, name: &str, drawn: [u8; 32]) -> Result<Vec<u8>, StoreError>;

    /// Tables at which nothing happens, the longest idle first.
    async fn idle_tables(&self, idle: Idle, most: u32) -> Result<Vec<TableId>, StoreError>;

    /// Removes a table with all that belongs to it, unless something has happened there since; `false` if it was not removed.
    async fn delete(&self, id: &TableId, since: i64) -> Result<bool, StoreError>;

    /// All tables in the order of their names, those after one.
    async fn every_table(&self, after: Option<&TableId>, most: u32) -> Result<Vec<TableRow>, StoreError>;

    /// Can the store be read now?
    async fn ready(&self) -> Result<(), StoreError>;

    /// Where finished games are kept by their results; none where that is not done.
    fn archive(&self) -> Option<&dyn Archive> {
        None
    }

    /// Where groups are kept; none where that is not done.
    fn groups(&self) -> Option<&dyn Groups> {
        None
    }

    /// Where people and their devices are kept; none where that is not done.
    fn people(&self) -> Option<&dyn People> {
        None
    }

    /// Where notices are kept; none where nobody is told anything.
    fn notices(&self) -> Option<&dyn Notices> {
        None
    }

    /// Where plans and answers for later are kept; none where that is not done.
    fn plans(&self) -> Option<&dyn Plans> {
        None
    }

    /// May other servers change these tables too? Then what follows says what they do; otherwise nothing happens there.
    fn is_shared(&self) -> bool {
        false
    }

    /// Waits until others say that they changed tables which were read or written here, and says which; `None` if something may have
    /// been missed.
    async fn told(&self) -> Option<Vec<TableId>> {
        std::future::pending().await
    }

    /// Those of the tables, which are all that are held in memory here, that others have changed since they were read or written here.
    async fn changed_elsewhere(&self, held: &[TableId]) -> Result<Vec<TableId>, StoreError> {
        let _ = held;
        Ok(Vec::new())
    }

    /// Takes over some tables that wait for a bot and that no server plays, and says which.
    async fn take_over(&self, most: u32) -> Result<Vec<TableId>, StoreError> {
        let _ = most;
        Ok(Vec::new())
    }

    /// May this server play the bots of the table, until it [`release`](Self::release)s it or dies? `anyway`: even if another one does,
    /// because somebody plays here.
    async fn lease(&self, id: &TableId, anyway: bool) -> Result<bool, StoreError> {
        let _ = (id, anyway);
        Ok(true)
    }

    /// This server no longer plays the bots of the table.
    fn release(&self, id: &TableId) {
        let _ = id;
    }
}

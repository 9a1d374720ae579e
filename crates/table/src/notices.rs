//! Notices to people who are not looking: what happens that they want to be told, where, how often, and that it gets there.
//!
//! What happens is noted by triggers in the very transaction in which it happens, as a [`Tiding`], if it is for somebody who has a target. From
//! there on every server looks at the rows once a second, and whoever is first does it: a tiding becomes an [`Item`] of a [`Delivery`] to each target
//! that wants it (`gather.rs`), and a delivery that is due goes to a [`Carrier`] (`send.rs`), who knows how to get it there.
//!
//! Whoever sends a delivery first puts it off for a while. If they die before they note that it was sent, it is sent once more, under the same id: a
//! receiver that looks at the id hears everything once. Before each try it is looked whether what it tells is still so.

mod gather;
mod send;
mod service;
mod sheets;
mod words;

pub(crate) use service::Posting;
pub use service::{NoticesSeen, TargetSeen};

use crate::error::TableError;
use crate::secret::{Identity, TableId};
use crate::store::StoreError;
use async_trait::async_trait;
use cowcatcher_engine::NotationError;
use cowcatcher_words::Locale;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// So many targets somebody may have.
pub const MOST_TARGETS: usize = 8;
/// Most characters of an address.
pub const LONGEST_ADDRESS: usize = 600;
/// What is longer than this beside the name of a host is a secret that nobody guesses by its end.
const LONG_SECRET: usize = 40;

/// What one may want to be told.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// It is their turn.
    Turn,
    /// Somebody gave them a seat at a new table.
    Invitation,
    /// Somebody named them in the chat.
    Mention,
    /// Their time is running out.
    Time,
    /// The game is over.
    Over,
}

impl Kind {
    /// All of them.
    pub const ALL: [Kind; 5] = [Kind::Turn, Kind::Invitation, Kind::Mention, Kind::Time, Kind::Over];

    /// Its word.
    pub const fn word(self) -> &'static str {
        match self {
            Kind::Turn => "turn",
            Kind::Invitation => "invitation",
            Kind::Mention => "mention",
            Kind::Time => "time",
            Kind::Over => "over",
        }
    }
}

impl FromStr for Kind {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let found = Kind::ALL.into_iter().find(|it| it.word() == text);
        found.ok_or_else(|| NotationError::new(text, "what one may be told: turn, invitation, mention, time or over"))
    }
}

/// What a hook wants to be sent.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Shape {
    /// JSON of our own.
    #[default]
    Json,
    /// What Discord takes.
    Discord,
    /// What ntfy takes.
    Ntfy,
}

impl Shape {
    /// All of them.
    pub const ALL: [Shape; 3] = [Shape::Json, Shape::Discord, Shape::Ntfy];

    /// Its word.
    pub const fn word(self) -> &'static str {
        match self {
            Shape::Json => "json",
            Shape::Discord => "discord",
            Shape::Ntfy => "ntfy",
        }
    }
}

impl FromStr for Shape {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let found = Shape::ALL.into_iter().find(|it| it.word() == text);
        found.ok_or_else(|| NotationError::new(text, "the shape of a hook: json, discord or ntfy"))
    }
}

/// Where a notice goes. It is a secret of its owner: whoever has it can write to them.
#[derive(Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "way", rename_all = "lowercase", deny_unknown_fields)]
pub enum Address {
    /// A browser that subscribed to push messages: what `PushSubscription.toJSON()` gives.
    Push {
        /// Where to send them.
        endpoint: String,
        /// The public key of the browser.
        p256dh: String,
        /// What only the browser and we know.
        auth: String,
    },
    /// A mail address.
    Mail {
        /// Which one.
        address: String,
    },
    /// An address on the web.
    Hook {
        /// Which one.
        url: String,
        /// What it takes.
        #[serde(default)]
        shape: Shape,
    },
}

impl Address {
    /// The word for the way it takes.
    pub const fn way(&self) -> &'static str {
        match self {
            Address::Push { .. } => "push",
            Address::Mail { .. } => "mail",
            Address::Hook { .. } => "hook",
        }
    }

    /// So much of it as its owner needs to know which one it is: the secret in it is not shown again.
    pub fn shown(&self) -> String {
        let of_host = |url: &str| {
            let rest = url.split_once("://").map_or(url, |(_, rest)| rest);
            let host = rest.split(['/', '?', '#']).next().unwrap_or_default();
            let host = host.rsplit_once('@').map_or(host, |(_, host)| host);
            // The end of a long secret tells two of them apart; a short one would be told by it.
            let end =
                if url.len() > host.len() + LONG_SECRET { url.chars().rev().take(3).collect() } else { Vec::new() };
            format!("{host}/…{}", end.into_iter().rev().collect::<String>())
        };
        match self {
            Address::Push { endpoint, .. } => of_host(endpoint),
            Address::Hook { url, .. } => of_host(url),
            Address::Mail { address } => {
                let (name, host) = address.rsplit_once('@').unwrap_or((address, ""));
                format!("{}…@{host}", name.chars().take(2).collect::<String>())
            }
        }
    }

    /// Are all parts short enough to be looked at?
    fn check_length(&self) -> Result<(), TableError> {
        let parts = match self {
            Address::Push { endpoint, p256dh, auth } => vec![endpoint, p256dh, auth],
            Address::Mail { address } => vec![address],
            Address::Hook { url, .. } => vec![url],
        };
        match parts.into_iter().all(|part| part.chars().count() <= LONGEST_ADDRESS) {
            true => Ok(()),
            false => Err(TableError::TooLong { what: "address", most: LONGEST_ADDRESS }),
        }
    }
}

/// Never shown in full, not even in a trace.
impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Address({} {})", self.way(), self.shown())
    }
}

/// How a target fares.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum TargetState {
    /// Whoever reads there has not agreed yet.
    New,
    /// Notices go there.
    On,
    /// Nothing goes there any more; see why.
    Off,
}

impl TargetState {
    /// Its word.
    pub const fn word(self) -> &'static str {
        match self {
            TargetState::New => "new",
            TargetState::On => "on",
            TargetState::Off => "off",
        }
    }

    fn read(word: &str) -> Option<TargetState> {
        [TargetState::New, TargetState::On, TargetState::Off].into_iter().find(|it| it.word() == word)
    }
}

/// Why a target was switched off.
pub(crate) const GONE: &str = "gone";
/// See [`GONE`].
pub(crate) const UNREACHABLE: &str = "unreachable";
/// See [`GONE`].
pub(crate) const STOPPED: &str = "stopped";

/// Where somebody wants to be told what.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Target {
    /// Its name.
    pub id: TableId,
    /// Whose it is.
    pub who: Identity,
    /// Where that is.
    pub address: Address,
    /// What is told there.
    pub kinds: Vec<Kind>,
    /// How it fares.
    pub state: TargetState,
    /// Why it is off: `gone`, `unreachable` or `stopped`.
    pub why: Option<String>,
    /// When it was made, in milliseconds since 1970.
    pub made: i64,
    /// When something last arrived.
    pub sent: Option<i64>,
    /// Since when nothing does.
    pub failing: Option<i64>,
}

/// How somebody wants to be told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Choices {
    /// In which language.
    #[serde(skip)]
    pub locale: Locale,
    /// For so many minutes news are gathered into one notice.
    pub wait: u32,
    /// So many notices an hour to each target at most, …
    pub an_hour: u32,
    /// … and so many a day.
    pub a_day: u32,
    /// Nothing is told of a table that they have had before them since it happened.
    pub quiet: bool,
}

impl Default for Choices {
    fn default() -> Self {
        Choices { locale: Locale::default(), wait: 2, an_hour: 6, a_day: 30, quiet: false }
    }
}

impl Choices {
    /// The longest that news are gathered, in minutes.
    pub const LONGEST_WAIT: u32 = 24 * 60;
    /// Nobody needs more an hour.
    pub const MOST_AN_HOUR: u32 = 60;
    /// Nobody needs more a day.
    pub const MOST_A_DAY: u32 = 300;

    /// Can they be meant?
    fn check(&self) -> Result<(), TableError> {
        let sensible = self.wait <= Choices::LONGEST_WAIT
            && (1..=Choices::MOST_AN_HOUR).contains(&self.an_hour)
            && (1..=Choices::MOST_A_DAY).contains(&self.a_day);
        if sensible { Ok(()) } else { Err(TableError::BadTarget { what: "limits" }) }
    }
}

/// Something that happened and that somebody may want to be told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tiding {
    /// Who.
    pub who: Identity,
    /// Where it happened.
    pub table: TableId,
    /// What happened.
    pub kind: Kind,
    /// The number of what was said.
    pub number: u32,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// When it is to be looked at.
    pub due: i64,
}

/// One thing that a delivery tells.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Item {
    /// Something happened at a table.
    News {
        /// What.
        kind: Kind,
        /// Where.
        table: TableId,
        /// The number of what was said.
        number: u32,
        /// When.
        at: i64,
    },
    /// Whoever reads there is asked whether they want notices at all.
    Confirm,
    /// Its owner wants to see whether it arrives.
    Test,
}

/// Something on its way to a target.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Delivery {
    /// By this a receiver knows one that comes twice.
    pub id: TableId,
    /// Where it goes.
    pub target: TableId,
    /// What it tells.
    pub items: Vec<Item>,
    /// The items as they are stored: what was read must not have changed when it is taken.
    pub(crate) written: String,
    /// How often it was tried.
    pub tries: u32,
    /// When it was made.
    pub made: i64,
    /// From then on it is not worth telling.
    pub expires: i64,
}

/// What becomes of a delivery that was tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// It arrived.
    Sent,
    /// It did not; it is tried again then.
    Later(i64),
    /// It is not worth telling any more.
    Expired,
    /// What it told is no longer so: it is as if it had never been.
    Void,
}

/// One line of a letter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// What it is about: a [`Kind`], `confirm` or `test`.
    pub kind: &'static str,
    /// Where it happened.
    pub table: Option<TableId>,
    /// In words.
    pub text: String,
    /// The address that it leads to.
    pub url: String,
}

/// A notice in words, ready to be carried.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Letter {
    /// By this a receiver knows one that comes twice.
    pub id: String,
    /// Where it goes.
    pub to: Address,
    /// The language it is in.
    pub locale: Locale,
    /// What it is about, in a line.
    pub title: String,
    /// All that it tells.
    pub told: Vec<Told>,
    /// The address that it leads to.
    pub url: String,
    /// How no more of them come: what to say, and the address that stops them for one click.
    pub stop: (String, String),
    /// For so long it is worth telling.
    pub good_for: Duration,
}

/// Why something was not delivered.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Undelivered {
    /// It may be tried again.
    #[error("{why}")]
    Later {
        /// Why.
        why: String,
        /// Not before so long, if the other side said so.
        wait: Option<Duration>,
    },
    /// There is nobody there any more.
    #[error("{0}")]
    Gone(String),
}

impl Undelivered {
    /// It may be tried again.
    pub fn later(why: impl fmt::Display) -> Undelivered {
        Undelivered::Later { why: why.to_string(), wait: None }
    }
}

/// The ways that notices can take here, as the operator set them up.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Ways {
    /// The key by which browsers know us, where push messages can be sent.
    pub push: Option<String>,
    /// Can mail be sent?
    pub mail: bool,
    /// Can hooks be called?
    pub hook: bool,
}

impl Ways {
    /// Is there any?
    pub fn any(&self) -> bool {
        self.push.is_some() || self.mail || self.hook
    }

    fn take(&self, address: &Address) -> bool {
        match address {
            Address::Push { .. } => self.push.is_some(),
            Address::Mail { .. } => self.mail,
            Address::Hook { .. } => self.hook,
        }
    }
}

/// Who gets notices to their targets.
#[async_trait]
pub trait Carrier: fmt::Debug + Send + Sync + 'static {
    /// The ways there are.
    fn ways(&self) -> Ways;

    /// The address of the server, such as `https://game.example`, for links.
    fn home(&self) -> &str;

    /// Can anything be sent there at all?
    ///
    /// # Errors
    /// [`TableError::BadTarget`] with what is wrong.
    async fn check(&self, address: &Address) -> Result<(), TableError>;

    /// Gets a letter to where it goes.
    ///
    /// # Errors
    /// Why it did not arrive; or it did, and the answer was lost.
    async fn carry(&self, letter: &Letter) -> Result<(), Undelivered>;
}

/// Where all of this is kept. Every change is all or nothing.
#[async_trait]
pub trait Notices: fmt::Debug + Send + Sync {
    /// How somebody wants to be told; `None` if they never said.
    async fn choices(&self, who: &Identity) -> Result<Option<Choices>, StoreError>;

    /// Keeps it, in place of what was kept before.
    async fn keep_choices(&self, who: &Identity, choices: &Choices) -> Result<(), StoreError>;

    /// Somebody reads in this language from now on, if they want to be told anything.
    async fn keep_language(&self, who: &Identity, locale: Locale) -> Result<(), StoreError>;

    /// The targets of somebody, the oldest first.
    async fn targets(&self, who: &Identity) -> Result<Vec<Target>, StoreError>;

    /// A target.
    async fn target(&self, id: &TableId) -> Result<Option<Target>, StoreError>;

    /// Adds a target, or makes the one that has this address like it. Gives the name under which it is kept; `None` if its owner has so many already.
    async fn add_target(&self, target: &Target, most: usize) -> Result<Option<TableId>, StoreError>;

    /// Changes what is told at a target of somebody; `false` if it is not theirs.
    async fn keep_kinds(&self, who: &Identity, id: &TableId, kinds: &[Kind]) -> Result<bool, StoreError>;

    /// Removes a target of somebody, with all that was on its way there; `false` if it is not theirs.
    async fn remove_target(&self, who: &Identity, id: &TableId) -> Result<bool, StoreError>;

    /// Whoever reads there agrees; `false` if that is not asked.
    async fn confirm(&self, id: &TableId) -> Result<bool, StoreError>;

    /// Nothing goes to a target any more, and nothing is on its way there.
    async fn switch_off(&self, id: &TableId, why: &str) -> Result<(), StoreError>;

    /// Somebody wants no mail from here, by the hash of their address.
    async fn refuse_mail(&self, address: &Identity, now: i64) -> Result<(), StoreError>;

    /// Did they say so?
    async fn refuses_mail(&self, address: &Identity) -> Result<bool, StoreError>;

    /// What is to be looked at by this time, the longest due first.
    async fn due_tidings(&self, now: i64, most: u32) -> Result<Vec<Tiding>, StoreError>;

    /// Looks at it again then, unless it has changed since.
    async fn put_off(&self, tiding: &Tiding, due: i64) -> Result<(), StoreError>;

    /// Removes a tiding, and adds it to what goes to these targets, in one transaction; nothing if it has changed since, or somebody else did it.
    async fn settle(&self, tiding: &Tiding, to: &[(TableId, Enclosure)]) -> Result<bool, StoreError>;

    /// Adds something to what goes to a target.
    async fn enclose(&self, target: &TableId, enclosed: &Enclosure) -> Result<(), StoreError>;

    /// What is to be sent by this time, the longest due first. What was not tried yet waits for what was.
    async fn due_deliveries(&self, now: i64, most: u32) -> Result<Vec<Delivery>, StoreError>;

    /// Not before then; unless it has changed since.
    async fn delay(&self, delivery: &Delivery, until: i64) -> Result<(), StoreError>;

    /// Takes a delivery, which nobody else does until then, and says when it is given up; `false` if it has changed since, or somebody else took it.
    async fn take(&self, delivery: &Delivery, until: i64, expires: i64) -> Result<bool, StoreError>;

    /// What became of a delivery; it counts for nothing if somebody else took it since. Gives since when nothing arrives at the target.
    async fn finish(&self, delivery: &Delivery, outcome: Outcome, now: i64) -> Result<Option<i64>, StoreError>;

    /// When something was sent to a target since then, the oldest first.
    async fn sent_since(&self, target: &TableId, since: i64) -> Result<Vec<i64>, StoreError>;

    /// Somebody has the page of a table before them. Kept of those who want it quiet.
    async fn keep_present(&self, who: &Identity, table: &TableId, now: i64) -> Result<(), StoreError>;

    /// When they last had.
    async fn present(&self, who: &Identity, table: &TableId) -> Result<Option<i64>, StoreError>;

    /// Forgets what was done before one time, and targets that nobody agreed to before another.
    async fn forget_old(&self, done: i64, made: i64) -> Result<(), StoreError>;
}

/// Something to be sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Enclosure {
    /// The name of the delivery, if it is a new one.
    pub id: TableId,
    /// What it tells.
    pub item: Item,
    /// Now, in milliseconds since 1970.
    pub now: i64,
    /// It may wait for more until then.
    pub not_before: i64,
    /// From then on it is not worth telling.
    pub expires: i64,
}

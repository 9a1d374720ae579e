//! How much one visitor may store. A person is counted by who they are and by where they come from: a new identity costs nothing, an
//! address does, and behind one address there may be a whole club.
//!
//! What is counted by the minute is remembered in memory; what is counted by the day stands in the store, so that a restart forgives nothing.

use crate::error::TableError;
use crate::secret::{Identity, Origin};
use crate::service::{Tables, failed};
use crate::store::{Maker, Spending};
use rand::TryRng;
use rand::rngs::SysRng;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use tokio::sync::OnceCell;

const MINUTE: i64 = 60 * 1000;
const DAY: i64 = 24 * 60 * MINUTE;
/// A table at which nothing has happened for so long does not count among those that go on.
const ASLEEP: i64 = 30 * DAY;
/// So many are remembered before those of the minutes before are forgotten.
const REMEMBERED: usize = 10_000;
/// The name of the secret with which addresses are hashed.
const SALT: &str = "salt";

/// Who wants to store something, and from where.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asker {
    /// Who they are.
    pub who: Identity,
    /// From where they come, if that is to be counted.
    pub origin: Option<Origin>,
}

impl From<&Identity> for Asker {
    fn from(who: &Identity) -> Self {
        Asker { who: *who, origin: None }
    }
}

/// What is counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Deed {
    /// A table is made.
    Table,
    /// Somebody sits down, or comes into a group.
    Seat,
    /// Something is said.
    Chat,
    /// Something is taken back.
    Undo,
    /// A group is founded.
    Group,
    /// A place is named to which notices go, or tried.
    Target,
    /// Bytes are stored: the options of a table, which may hold a map, the steps it begins with, and what is said.
    Bytes,
}

impl Deed {
    /// All of them.
    pub const ALL: [Deed; 7] =
        [Deed::Table, Deed::Seat, Deed::Chat, Deed::Undo, Deed::Group, Deed::Target, Deed::Bytes];

    /// The word by which it is stored, said and counted.
    pub fn word(self) -> &'static str {
        match self {
            Deed::Table => "tables",
            Deed::Seat => "seats",
            Deed::Chat => "chat",
            Deed::Undo => "undos",
            Deed::Group => "groups",
            Deed::Target => "targets",
            Deed::Bytes => "bytes",
        }
    }
}

/// For how long a quota is used up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Span {
    /// For this minute.
    Minute,
    /// For today.
    Day,
    /// Until tables of theirs are over.
    Alive,
    /// Until strangers sit down at tables of theirs.
    OpenToAll,
}

/// How much one visitor may do; 0 is as much as they like.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Quota {
    /// Tables made in a minute.
    pub tables_a_minute: u64,
    /// Tables made in a day.
    pub tables_a_day: u64,
    /// Tables that wait or are played at the same time.
    pub tables_at_once: u64,
    /// Tables that wait for anybody at the same time: the lobby shows a hundred.
    pub open_tables_at_once: u64,
    /// Seats taken, and groups joined, in a minute.
    pub seats_a_minute: u64,
    /// Seats taken, and groups joined, in a day.
    pub seats_a_day: u64,
    /// Things said in a minute.
    pub chat_a_minute: u64,
    /// Things said in a day.
    pub chat_a_day: u64,
    /// Clicks taken back in a minute.
    pub undos_a_minute: u64,
    /// Groups founded in a day.
    pub groups_a_day: u64,
    /// Places for notices named or tried in a minute.
    pub targets_a_minute: u64,
    /// Places for notices named or tried in a day.
    pub targets_a_day: u64,
    /// Bytes stored in a day: maps and other options, steps that a new table begins with, talk.
    pub bytes_a_day: u64,
}

impl Quota {
    /// As much as they like.
    pub const NONE: Quota = Quota {
        tables_a_minute: 0,
        tables_a_day: 0,
        tables_at_once: 0,
        open_tables_at_once: 0,
        seats_a_minute: 0,
        seats_a_day: 0,
        chat_a_minute: 0,
        chat_a_day: 0,
        undos_a_minute: 0,
        groups_a_day: 0,
        targets_a_minute: 0,
        targets_a_day: 0,
        bytes_a_day: 0,
    };

    /// What one person may do.
    pub const PERSON: Quota = Quota {
        tables_a_minute: 6,
        tables_a_day: 100,
        tables_at_once: 100,
        open_tables_at_once: 5,
        seats_a_minute: 12,
        seats_a_day: 200,
        chat_a_minute: 30,
        chat_a_day: 1_000,
        undos_a_minute: 200,
        groups_a_day: 10,
        targets_a_minute: 6,
        targets_a_day: 30,
        bytes_a_day: 1_000_000,
    };

    /// What those at one address may do together.
    pub const ADDRESS: Quota = Quota {
        tables_a_minute: 20,
        tables_a_day: 400,
        tables_at_once: 400,
        open_tables_at_once: 15,
        seats_a_minute: 60,
        seats_a_day: 1_000,
        chat_a_minute: 120,
        chat_a_day: 4_000,
        undos_a_minute: 800,
        groups_a_day: 40,
        targets_a_minute: 20,
        targets_a_day: 100,
        bytes_a_day: 4_000_000,
    };

    fn a_minute(&self, deed: Deed) -> u64 {
        match deed {
            Deed::Table => self.tables_a_minute,
            Deed::Seat => self.seats_a_minute,
            Deed::Chat => self.chat_a_minute,
            Deed::Undo => self.undos_a_minute,
            Deed::Target => self.targets_a_minute,
            Deed::Group | Deed::Bytes => 0,
        }
    }

    fn a_day(&self, deed: Deed) -> u64 {
        match deed {
            Deed::Table => self.tables_a_day,
            Deed::Seat => self.seats_a_day,
            Deed::Chat => self.chat_a_day,
            Deed::Undo => 0,
            Deed::Group => self.groups_a_day,
            Deed::Target => self.targets_a_day,
            Deed::Bytes => self.bytes_a_day,
        }
    }
}

impl Default for Quota {
    fn default() -> Self {
        Quota::NONE
    }
}

/// How much visitors may do. Without more words there are no limits: whoever runs a server says them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Quotas {
    /// One person.
    pub person: Quota,
    /// All those at one address.
    pub address: Quota,
}

impl Quotas {
    /// What a server that is open to strangers should allow.
    pub const USUAL: Quotas = Quotas { person: Quota::PERSON, address: Quota::ADDRESS };

    /// Those who are counted, with what each may do.
    fn of(&self, asker: Asker) -> impl Iterator<Item = (Maker, Quota)> {
        let origin = asker.origin.map(|origin| (Maker::From(origin), self.address));
        [(Maker::Who(asker.who), self.person)].into_iter().chain(origin)
    }
}

/// What was counted.
#[derive(Debug, Default)]
pub(crate) struct Ledger {
    /// The minute, and how much was done in it.
    minutes: Mutex<HashMap<(Maker, Deed), (i64, u64)>>,
    salt: OnceCell<Vec<u8>>,
    /// Held while a table is counted and stored, so that two at once are not both the last.
    pub(crate) making: tokio::sync::Mutex<()>,
    refused: [AtomicU64; Deed::ALL.len()],
}

impl Ledger {
    /// Counts something done in this minute; `false` if it is too much.
    fn in_minute(&self, maker: Maker, deed: Deed, most: u64, now: i64) -> bool {
        let minute = now.div_euclid(MINUTE);
        let mut minutes = self.minutes.lock().unwrap_or_else(PoisonError::into_inner);
        if minutes.len() >= REMEMBERED {
            minutes.retain(|_, (when, _)| *when == minute);
        }
        let (when, count) = minutes.entry((maker, deed)).or_insert((minute, 0));
        if *when != minute {
            (*when, *count) = (minute, 0);
        }
        *count += 1;
        *count <= most
    }
}

impl Tables {
    /// Where somebody comes from, as it is counted.
    ///
    /// # Errors
    /// If the salt can't be read.
    pub async fn origin(&self, address: IpAddr) -> Result<Origin, TableError> {
        let salt = self.0.ledger.salt.get_or_try_init(|| async {
            let mut drawn = [0; 32];
            SysRng.try_fill_bytes(&mut drawn).map_err(|_| TableError::NoRandomness)?;
            self.0.store.secret(SALT, drawn).await.map_err(failed)
        });
        Ok(Origin::of(salt.await?, address))
    }

    /// How often something was refused because it was too much, since the server started.
    pub fn refused_by_quota(&self, deed: Deed) -> u64 {
        self.0.ledger.refused[deed as usize].load(Ordering::Relaxed)
    }

    /// Counts something that somebody does, with the bytes that it stores.
    ///
    /// # Errors
    /// [`TableError::Quota`] if it is too much.
    pub(crate) async fn charge(&self, asker: Asker, deed: Deed, bytes: usize) -> Result<(), TableError> {
        let charged = self.charged(asker, deed, bytes as u64, self.now()).await;
        if let Err(TableError::Quota { deed, .. }) = charged {
            self.0.ledger.refused[deed as usize].fetch_add(1, Ordering::Relaxed);
        }
        charged
    }

    async fn charged(&self, asker: Asker, deed: Deed, bytes: u64, now: i64) -> Result<(), TableError> {
        let (quotas, store) = (self.0.settings.quotas, &self.0.store);
        let refused = |deed, span| {
            let wait = match span {
                Span::Minute => MINUTE - now.rem_euclid(MINUTE),
                Span::Day => DAY - now.rem_euclid(DAY),
                Span::Alive | Span::OpenToAll => 0,
            };
            TableError::Quota { deed, span, wait: wait.unsigned_abs().div_ceil(1000) }
        };
        for (maker, quota) in quotas.of(asker) {
            let most = quota.a_minute(deed);
            if most > 0 && !self.0.ledger.in_minute(maker, deed, most, now) {
                return Err(refused(deed, Span::Minute));
            }
        }
        for (maker, quota) in quotas.of(asker).filter(|_| deed == Deed::Table) {
            if quota.tables_at_once == 0 && quota.open_tables_at_once == 0 {
                continue;
            }
            let alive = store.alive(maker, now - ASLEEP).await.map_err(failed)?;
            if quota.tables_at_once > 0 && u64::from(alive.tables) >= quota.tables_at_once {
                return Err(refused(deed, Span::Alive));
            }
        }
        let mut spendings = Vec::new();
        for (who, quota) in quotas.of(asker) {
            for (deed, amount) in [(deed, 1), (Deed::Bytes, bytes)] {
                let most = quota.a_day(deed);
                if most > 0 && amount > 0 {
                    spendings.push((deed, Spending { who, what: deed.word(), amount, most }));
                }
            }
        }
        let spent: Vec<Spending> = spendings.iter().map(|(_, spending)| *spending).collect();
        if spent.is_empty() {
            return Ok(());
        }
        let over = store.spend(now.div_euclid(DAY), &spent).await.map_err(failed)?;
        match over.and_then(|number| spendings.get(number)) {
            Some((deed, _)) => Err(refused(*deed, Span::Day)),
            None => Ok(()),
        }
    }

    /// May somebody offer one more table to anybody?
    ///
    /// # Errors
    /// [`TableError::Quota`] if they offer enough.
    pub(crate) async fn may_offer(&self, asker: Asker) -> Result<(), TableError> {
        for (maker, quota) in self.0.settings.quotas.of(asker).filter(|(_, quota)| quota.open_tables_at_once > 0) {
            let alive = self.0.store.alive(maker, self.now() - ASLEEP).await.map_err(failed)?;
            if u64::from(alive.open_to_all) >= quota.open_tables_at_once {
                self.0.ledger.refused[Deed::Table as usize].fetch_add(1, Ordering::Relaxed);
                return Err(TableError::Quota { deed: Deed::Table, span: Span::OpenToAll, wait: 0 });
            }
        }
        Ok(())
    }
}

/// The day of a time, counted since 1970.
pub(crate) fn day(now: i64) -> i64 {
    now.div_euclid(DAY)
}

//! Who one is beyond one browser: a person with several devices, ways back when a device is lost, a name, passkeys.
//!
//! A person is an [`Identity`], and all that is kept of somebody is kept under it. A browser holds a secret; its hash is a *device*. A device
//! that is in no row acts for the person of the same bytes, so whoever plays with one browser needs no account and costs no row. Others act
//! for the person in their row: they came there by a link from another device, a recovery code or a passkey. A device that was signed out
//! stays in its row and acts for nobody, whoever holds it.
//!
//! **What a browser had before it came to a person** goes with it: seats, tables made, results, record. It is one change, all or nothing
//! (`carrying.rs`). People who open a link on their telephone expect to see the games of both; kept apart, those of the telephone could only be
//! reached by signing out again. Two things are never put together: two people of whom each has a way back of their own (a name, passkeys,
//! codes, another device), where the browser changes from one to the other and nothing moves; and two people at the same unfinished table,
//! which is refused, since one of them would see the other's hand.

mod carrying;
mod looks;
mod service;
mod sheets;

pub use looks::looks;
pub use service::{About, Arrival, LinkSeen, Said, SelfSeen};

pub(crate) use service::Acquaintances;

use crate::secret::{Identity, TableId};
use crate::store::StoreError;
use async_trait::async_trait;
use std::fmt;

/// A browser, or a program, that acts for somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Device {
    /// The hash of its secret.
    pub device: Identity,
    /// For whom it acts.
    pub person: Identity,
    /// What it is, such as `Firefox, Android`.
    pub name: String,
    /// Since when, in milliseconds since 1970.
    pub made: i64,
    /// When it was last here, to the hour.
    pub seen: i64,
    /// Was it signed out?
    pub gone: bool,
}

/// What a ticket opens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opens {
    /// The way to a person for another device.
    Link,
    /// The same, for whoever lost theirs.
    Code,
    /// The making of a passkey.
    Passkey,
    /// Signing in with a passkey.
    SignIn,
}

impl Opens {
    /// The word by which it is stored.
    pub fn word(self) -> &'static str {
        match self {
            Opens::Link => "link",
            Opens::Code => "code",
            Opens::Passkey => "passkey",
            Opens::SignIn => "sign-in",
        }
    }
}

/// Something that opens something once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ticket {
    /// The hash of what has to be shown.
    pub hash: Identity,
    /// What it opens.
    pub opens: Opens,
    /// Whose it is.
    pub person: Identity,
    /// What whoever made it has to remember.
    pub state: Vec<u8>,
    /// For how long it is good, in milliseconds since 1970; none: until it is used.
    pub until: Option<i64>,
}

/// A passkey. What is in it only who checks signatures knows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Passkey {
    /// Its name among all of them, as the authenticator says.
    pub id: Vec<u8>,
    /// Whose it is.
    pub person: Identity,
    /// What the authenticator knows of the person.
    pub handle: Vec<u8>,
    /// The device on which it was made.
    pub name: String,
    /// The public key, and what else never changes.
    pub fixed: Vec<u8>,
    /// The counter, and what else changes with its use.
    pub state: Vec<u8>,
    /// When it was made, in milliseconds since 1970.
    pub made: i64,
    /// When it was last used.
    pub used: Option<i64>,
}

/// By what a device comes to a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entry {
    /// By a ticket, which is used up.
    Ticket(Opens, Identity),
    /// By having proved to be this person.
    Proved(Identity),
}

/// What came of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Joined {
    /// The device acts for this person from now on, and these tables came with it.
    Done {
        /// For whom it acts.
        person: Identity,
        /// The tables at which its seats are the person's now.
        tables: Vec<TableId>,
    },
    /// It did so before. The ticket is still good.
    Already,
    /// There is no such ticket, or no longer.
    Unknown,
    /// Both sit at a table whose game is not over. Nothing was done.
    SameTable,
}

/// What came of signing a device out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SignedOut {
    /// It acts for nobody any more.
    Done,
    /// The person has no such device.
    Unknown,
    /// Nobody could come to the person any more: no device is left, no passkey and no code.
    LastWay,
}

/// Where people and their devices are kept. Every change is all or nothing.
#[async_trait]
pub trait People: fmt::Debug + Send + Sync {
    /// The row of a device.
    async fn device(&self, device: &Identity) -> Result<Option<Device>, StoreError>;

    /// The devices that act for somebody, the latest seen first.
    async fn devices(&self, person: &Identity) -> Result<Vec<Device>, StoreError>;

    /// Adds a device, if it has no row yet.
    async fn keep_device(&self, device: &Device) -> Result<(), StoreError>;

    /// Notes when a device was last here.
    async fn touch(&self, device: &Identity, now: i64) -> Result<(), StoreError>;

    /// Signs a device of somebody out.
    async fn sign_out(&self, person: &Identity, device: &Identity) -> Result<SignedOut, StoreError>;

    /// Keeps a ticket in place of those of the same kind that the same person has. Those that are no longer good go.
    async fn keep_ticket(&self, ticket: &Ticket, now: i64) -> Result<(), StoreError>;

    /// Keeps the recovery codes of somebody, in place of those before.
    async fn keep_codes(&self, person: &Identity, hashes: &[Identity]) -> Result<(), StoreError>;

    /// A ticket that is still good.
    async fn ticket(&self, opens: Opens, hash: &Identity, now: i64) -> Result<Option<Ticket>, StoreError>;

    /// Uses a ticket up, if it is still good. Of several who try, one gets it.
    async fn take_ticket(&self, opens: Opens, hash: &Identity, now: i64) -> Result<Option<Ticket>, StoreError>;

    /// How many recovery codes somebody has left.
    async fn codes_left(&self, person: &Identity) -> Result<u32, StoreError>;

    /// The name of somebody.
    async fn name(&self, person: &Identity) -> Result<Option<String>, StoreError>;

    /// Gives somebody a name; `false` if somebody else has one that looks like it.
    async fn keep_name(&self, person: &Identity, name: &str, now: i64) -> Result<bool, StoreError>;

    /// The passkeys of somebody, the oldest first.
    async fn passkeys(&self, person: &Identity) -> Result<Vec<Passkey>, StoreError>;

    /// A passkey.
    async fn passkey(&self, id: &[u8]) -> Result<Option<Passkey>, StoreError>;

    /// Adds a passkey.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if there is one of that id.
    async fn keep_passkey(&self, passkey: &Passkey) -> Result<(), StoreError>;

    /// Notes that a passkey was used.
    async fn use_passkey(&self, id: &[u8], state: &[u8], now: i64) -> Result<(), StoreError>;

    /// Removes a passkey of somebody; `false` if they have none such.
    async fn remove_passkey(&self, person: &Identity, id: &[u8]) -> Result<bool, StoreError>;

    /// Lets a device act for a person, with all that it had (see the module).
    async fn join(&self, device: &Identity, name: &str, entry: Entry, now: i64) -> Result<Joined, StoreError>;

    /// What somebody said at tables at which they have a seat, the latest first.
    async fn said(&self, person: &Identity) -> Result<Vec<Said>, StoreError>;

    /// Takes what somebody said out of the talk of tables at which they have a seat.
    async fn unsay(&self, person: &Identity) -> Result<(), StoreError>;

    /// Forgets somebody: their seats of finished games are nobody's from now on, and everything else about them goes. Gives the tables
    /// that changed. Seats of games that are not over have to be left before.
    async fn forget_person(&self, person: &Identity, nobody: &Identity) -> Result<Vec<TableId>, StoreError>;
}

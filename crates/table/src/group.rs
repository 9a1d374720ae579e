//! Standing groups: people who play together again and again, by a secret link.
//!
//! Who is in a group sees who else is, its tables and its results; nobody else learns that it exists. All in it are equal but for one thing: the
//! host, who is whoever of them came in first, names the group and sends people away. After that the link no longer works, or they would be
//! back. Anybody in it makes a new link, which is shown once, like every secret; of it too only the hash is kept. A group that the last one leaves
//! is gone, and its tables stay as they are.
//!
//! A seat that is kept for the group is one by an invitation that nobody holds. Who is in the group needs none.

mod service;
mod sheets;

pub use service::{GroupSeen, LinkedGroup, MemberSeen, NextGame, OwnGroup};

use crate::archive::FinishedGame;
use crate::secret::{GroupId, Identity, TableId};
use crate::store::{Place, StoreError};
use async_trait::async_trait;
use serde::Serialize;
use std::fmt;

/// Most characters of the name of a group.
pub const LONGEST_GROUP_NAME: usize = 40;
/// So many may be in a group.
pub const MOST_MEMBERS: u32 = 50;

/// A group with its people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GroupRow {
    /// Its name in addresses.
    pub id: GroupId,
    /// Its name.
    pub name: String,
    /// The hash of the secret that lets people in; none if nobody gets in.
    pub link: Option<Identity>,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
    /// Who is in it, in the order in which they came.
    pub members: Vec<MemberRow>,
}

impl GroupRow {
    /// Somebody who is in it.
    pub fn member(&self, who: &Identity) -> Option<&MemberRow> {
        self.members.iter().find(|member| member.who == *who)
    }

    /// Who names it and sends people away.
    pub fn host(&self) -> Option<&MemberRow> {
        self.members.first()
    }
}

/// Somebody in a group.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MemberRow {
    /// Their number, by which the others know them; given once.
    pub number: u32,
    /// Who they are.
    pub who: Identity,
    /// Their name in the group.
    pub name: String,
    /// When they came in, in milliseconds since 1970.
    pub joined: i64,
}

/// What became of somebody who followed a link.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Admission {
    /// They are in now.
    Joined(GroupId),
    /// They were in already, and nothing changed.
    Member(GroupId),
    /// The group has as many people as it may have.
    Full,
    /// The link leads nowhere.
    NoGroup,
}

/// How somebody fared at one game within a group. Games at which they had several seats are not counted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct GroupResult {
    /// The game.
    pub game: String,
    /// The name: the one in the group, or of who is not in it the one on their last seat.
    pub name: String,
    /// Who it is.
    #[serde(skip)]
    pub who: Identity,
    /// How many games.
    pub games: u32,
    /// How often first, second and third; bots and rivals count for the ranks.
    pub places: [u32; 3],
    /// The sum of the ranks.
    pub ranks: u64,
    /// How many games had a total: who leaves a game has none.
    pub scored: u32,
    /// The sum of the totals.
    pub total: i64,
    /// The best total.
    pub best: Option<i32>,
}

/// Where groups are kept. Every change is all or nothing.
#[async_trait]
pub trait Groups: fmt::Debug + Send + Sync {
    /// Adds a group with its first member.
    async fn found_group(&self, group: &GroupRow) -> Result<(), StoreError>;

    /// A group with its people.
    async fn group(&self, id: &GroupId) -> Result<Option<GroupRow>, StoreError>;

    /// The group to which a link leads.
    async fn linked(&self, link: &Identity) -> Result<Option<GroupRow>, StoreError>;

    /// The groups of somebody, in the order in which they came in.
    async fn groups_of(&self, who: &Identity) -> Result<Vec<GroupRow>, StoreError>;

    /// Lets somebody in who followed a link, if there are fewer than so many.
    async fn admit(
        &self,
        link: &Identity,
        who: &Identity,
        name: &str,
        now: i64,
        most: u32,
    ) -> Result<Admission, StoreError>;

    /// Changes the name of a group.
    async fn name_group(&self, id: &GroupId, name: &str) -> Result<(), StoreError>;

    /// Changes the name of somebody in a group.
    async fn name_member(&self, id: &GroupId, who: &Identity, name: &str) -> Result<(), StoreError>;

    /// Changes the link that lets people in; none lets nobody in.
    async fn link(&self, id: &GroupId, link: Option<&Identity>) -> Result<(), StoreError>;

    /// Somebody is no longer in a group: with `shut` nobody gets in by the link there was. A group without people is gone. `false` if they were
    /// not in it.
    async fn part(&self, id: &GroupId, number: u32, shut: bool) -> Result<bool, StoreError>;

    /// The tables of a group that wait or are played, those at which something happened last first.
    async fn going(&self, id: &GroupId, most: u32) -> Result<Vec<TableId>, StoreError>;

    /// The table of a group that was made last.
    async fn last_table(&self, id: &GroupId) -> Result<Option<TableId>, StoreError>;

    /// The finished games of a group, the latest first, those after a place in that list.
    async fn played_in(&self, id: &GroupId, after: Option<&Place>, most: u32) -> Result<Vec<FinishedGame>, StoreError>;

    /// How everybody fared within a group: by game, whoever won most often first.
    async fn results_in(&self, id: &GroupId) -> Result<Vec<GroupResult>, StoreError>;
}

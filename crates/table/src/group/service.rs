//! Founding a group, coming in and going, and what is played there.

use super::{Admission, GroupResult, GroupRow, Groups, LONGEST_GROUP_NAME, MOST_MEMBERS, MemberRow};
use crate::archive::{Found, PAGE, paged};
use crate::clock::ClockPlan;
use crate::creating::Created;
use crate::error::TableError;
use crate::plan::{LONGEST_NAME, SeatPlan, TablePlan};
use crate::quota::{Asker, Deed};
use crate::secret::{GroupId, Identity, Secret, TableId};
use crate::seen::TableSummary;
use crate::service::{Tables, failed};
use crate::store::{Place, SeatRow, Status};
use crate::table::TableState;
use crate::text::tidy;
use cowcatcher_engine::journal::REVISION_OPTION;
use serde::Serialize;
use std::collections::BTreeMap;

/// Tables that a group lists as going on.
const GOING: u32 = 20;

/// Somebody in a group, as the others see them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct MemberSeen {
    /// Their number, by which they are sent away.
    pub number: u32,
    /// Their name in the group.
    pub name: String,
    /// Is it the viewer?
    pub yours: bool,
    /// Do they name the group and send people away?
    pub host: bool,
    /// When they came in, in milliseconds since 1970.
    pub joined: i64,
}

/// A group of one's own in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct OwnGroup {
    /// Its name in addresses.
    pub group: GroupId,
    /// Its name.
    pub name: String,
    /// The names of those in it.
    pub members: Vec<String>,
}

/// What a link tells of the group to which it leads.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LinkedGroup {
    /// Its name in addresses.
    pub group: GroupId,
    /// Its name.
    pub name: String,
    /// The name of its host.
    pub host: String,
}

/// What is played next in a group: the same as last time, everybody one seat on. Seats of bots stay theirs, the others are for the group.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct NextGame {
    /// The game, such as `gwt2`.
    pub game: String,
    /// What the last table agreed on.
    pub options: BTreeMap<String, String>,
    /// Who sits where.
    pub seats: Vec<SeatPlan>,
    /// Do ratings go by the result?
    pub rated: bool,
    /// How time is kept.
    pub clock: Option<ClockPlan>,
}

/// A group, as somebody in it sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct GroupSeen {
    /// Its name in addresses.
    pub group: GroupId,
    /// Its name.
    pub name: String,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
    /// Who is in it, in the order in which they came.
    pub members: Vec<MemberSeen>,
    /// Does a link let people in? It is shown to nobody a second time.
    pub linked: bool,
    /// The tables that wait or are played.
    pub tables: Vec<TableSummary>,
    /// What one click plays next; none before the first game.
    pub next: Option<NextGame>,
    /// How everybody fared, by game.
    pub results: Vec<GroupResult>,
    /// The finished games, the latest first, from the place that was asked for.
    pub finished: Found,
}

impl GroupSeen {
    /// May the viewer name the group and send people away?
    pub fn is_host(&self) -> bool {
        self.members.iter().any(|member| member.yours && member.host)
    }

    /// The viewer's name in the group.
    pub fn own_name(&self) -> &str {
        self.members.iter().find(|member| member.yours).map_or("", |member| &member.name)
    }
}

impl Tables {
    fn groups(&self) -> Result<&dyn Groups, TableError> {
        self.0.store.groups().ok_or(TableError::UnknownGroup)
    }

    /// A group of which `who` is one. Whoever is not learns nothing, not even that there is one.
    async fn own_group(&self, id: &GroupId, who: &Identity) -> Result<(GroupRow, MemberRow), TableError> {
        let group = self.groups()?.group(id).await.map_err(failed)?.ok_or(TableError::UnknownGroup)?;
        let member = group.member(who).cloned().ok_or(TableError::UnknownGroup)?;
        Ok((group, member))
    }

    /// The group that `who` may speak for.
    async fn hosted(&self, id: &GroupId, who: &Identity) -> Result<GroupRow, TableError> {
        let (group, member) = self.own_group(id, who).await?;
        if group.host() == Some(&member) { Ok(group) } else { Err(TableError::NotYourGroup) }
    }

    /// Founds a group. Gives its name in addresses, and the secret that lets people in, which is known nowhere else.
    ///
    /// # Errors
    /// If a name is empty or too long, or `who` founded enough.
    pub async fn found_group(
        &self,
        who: impl Into<Asker>,
        name: &str,
        own_name: &str,
    ) -> Result<(GroupId, Secret), TableError> {
        let asker = who.into();
        let name = tidy(name, "group", LONGEST_GROUP_NAME)?;
        let own_name = tidy(own_name, "name", LONGEST_NAME)?;
        let groups = self.groups()?;
        self.charge(asker, Deed::Group, name.len() + own_name.len()).await?;
        let (secret, now) = (Secret::new()?, self.now());
        let first = MemberRow { number: 1, who: asker.who, name: own_name, joined: now };
        let group =
            GroupRow { id: GroupId::new()?, name, link: Some(secret.identity()), created: now, members: vec![first] };
        groups.found_group(&group).await.map_err(failed)?;
        Ok((group.id, secret))
    }

    /// The groups of somebody.
    ///
    /// # Errors
    /// If the store can't be read.
    pub async fn groups_of(&self, who: &Identity) -> Result<Vec<OwnGroup>, TableError> {
        let Some(groups) = self.0.store.groups() else { return Ok(Vec::new()) };
        let own = groups.groups_of(who).await.map_err(failed)?;
        let listed = |group: GroupRow| OwnGroup {
            group: group.id,
            name: group.name,
            members: group.members.into_iter().map(|member| member.name).collect(),
        };
        Ok(own.into_iter().map(listed).collect())
    }

    /// The group to which a link leads, for whoever holds it.
    ///
    /// # Errors
    /// [`TableError::BadInvitation`] if it leads to none, or no longer.
    pub async fn linked_group(&self, link: &Secret) -> Result<LinkedGroup, TableError> {
        let group = self.groups()?.linked(&link.identity()).await.map_err(failed)?.ok_or(TableError::BadInvitation)?;
        let host = group.host().map(|host| host.name.clone()).unwrap_or_default();
        Ok(LinkedGroup { group: group.id, name: group.name, host })
    }

    /// Comes into a group by its link. Who is in it already stays as they are.
    ///
    /// # Errors
    /// [`TableError::BadInvitation`], [`TableError::GroupFull`], or that the name is empty or too long.
    pub async fn join_group(&self, link: &Secret, who: impl Into<Asker>, name: &str) -> Result<GroupId, TableError> {
        let asker = who.into();
        let name = tidy(name, "name", LONGEST_NAME)?;
        self.charge(asker, Deed::Seat, name.len()).await?;
        let admitted = self.groups()?.admit(&link.identity(), &asker.who, &name, self.now(), MOST_MEMBERS).await;
        match admitted.map_err(failed)? {
            Admission::Joined(id) | Admission::Member(id) => Ok(id),
            Admission::Full => Err(TableError::GroupFull),
            Admission::NoGroup => Err(TableError::BadInvitation),
        }
    }

    /// A group, as somebody in it sees it, with the finished games after a place in their list.
    ///
    /// # Errors
    /// [`TableError::UnknownGroup`] for whoever is not in it.
    pub async fn group(&self, id: &GroupId, who: &Identity, after: Option<&Place>) -> Result<GroupSeen, TableError> {
        let (group, _) = self.own_group(id, who).await?;
        let groups = self.groups()?;
        let mut tables = Vec::new();
        for table in groups.going(id, GOING).await.map_err(failed)? {
            let summary = |state: &TableState| {
                let round = (state.status() == Status::Running).then(|| state.playing().round());
                TableSummary { round, ..TableSummary::of(&state.row, who) }
            };
            // One that can't be shown is not listed.
            tables.extend(self.look(&table, summary).await.ok());
        }
        let host = group.host().map(|host| host.number);
        let seen = |member: &MemberRow| MemberSeen {
            number: member.number,
            name: member.name.clone(),
            yours: member.who == *who,
            host: Some(member.number) == host,
            joined: member.joined,
        };
        Ok(GroupSeen {
            members: group.members.iter().map(seen).collect(),
            linked: group.link.is_some(),
            tables,
            next: self.next_in(&group, who).await?,
            results: groups.results_in(id).await.map_err(failed)?,
            finished: paged(groups.played_in(id, after, PAGE + 1).await, who)?,
            group: group.id,
            name: group.name,
            created: group.created,
        })
    }

    /// The group of a table that waits or is over, with its name: for who is in it.
    ///
    /// # Errors
    /// If the store can't be read.
    pub async fn group_at(&self, id: &TableId, who: &Identity) -> Result<Option<(GroupId, String)>, TableError> {
        let of = |state: &TableState| state.row.group.clone().filter(|_| state.status() != Status::Running);
        let Some(group) = self.look(id, of).await? else { return Ok(None) };
        match self.own_group(&group, who).await {
            Ok((group, _)) => Ok(Some((group.id, group.name))),
            Err(TableError::UnknownGroup) => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Changes the name of a group, which is up to its host.
    ///
    /// # Errors
    /// [`TableError::UnknownGroup`], [`TableError::NotYourGroup`], or that the name is empty or too long.
    pub async fn name_group(&self, id: &GroupId, who: &Identity, name: &str) -> Result<(), TableError> {
        let name = tidy(name, "group", LONGEST_GROUP_NAME)?;
        self.hosted(id, who).await?;
        self.groups()?.name_group(id, &name).await.map_err(failed)
    }

    /// Changes one's own name in a group.
    ///
    /// # Errors
    /// [`TableError::UnknownGroup`], or that the name is empty or too long.
    pub async fn name_in_group(&self, id: &GroupId, who: &Identity, name: &str) -> Result<(), TableError> {
        let name = tidy(name, "name", LONGEST_NAME)?;
        self.own_group(id, who).await?;
        self.groups()?.name_member(id, who, &name).await.map_err(failed)
    }

    /// A new link to a group, by anybody in it. The one before no longer works.
    ///
    /// # Errors
    /// [`TableError::UnknownGroup`].
    pub async fn link_group(&self, id: &GroupId, who: &Identity) -> Result<Secret, TableError> {
        self.own_group(id, who).await?;
        let secret = Secret::new()?;
        self.groups()?.link(id, Some(&secret.identity())).await.map_err(failed)?;
        Ok(secret)
    }

    /// Leaves a group. With the last one it is gone.
    ///
    /// # Errors
    /// [`TableError::UnknownGroup`].
    pub async fn leave_group(&self, id: &GroupId, who: &Identity) -> Result<(), TableError> {
        let (_, member) = self.own_group(id, who).await?;
        self.groups()?.part(id, member.number, false).await.map_err(failed).map(|_| ())
    }

    /// Sends somebody away, which is up to the host. After that the link no longer works, by which they could come back.
    ///
    /// # Errors
    /// [`TableError::UnknownGroup`], [`TableError::NotYourGroup`]; and nobody sends themselves away.
    pub async fn send_away(&self, id: &GroupId, who: &Identity, number: u32) -> Result<(), TableError> {
        let group = self.hosted(id, who).await?;
        if group.host().is_some_and(|host| host.number == number) {
            return Err(TableError::NotYourGroup);
        }
        self.groups()?.part(id, number, true).await.map_err(failed).map(|_| ())
    }

    /// Makes a table of a group. Its seats for [`SeatPlan::Member`] are kept for those who are in it.
    ///
    /// # Errors
    /// [`TableError::UnknownGroup`], and those of [`create`](Self::create).
    pub async fn create_in_group(
        &self,
        id: &GroupId,
        who: impl Into<Asker>,
        plan: TablePlan,
    ) -> Result<Created, TableError> {
        let asker = who.into();
        self.own_group(id, &asker.who).await?;
        self.set_up(asker, plan, Some(id.clone())).await
    }

    /// The next game of a group for one click: a table like the last one. While that one waits for people it is the next one.
    ///
    /// # Errors
    /// [`TableError::UnknownGroup`], [`TableError::NotBegun`] if nothing was played yet, and those of [`create`](Self::create).
    pub async fn next_game(&self, id: &GroupId, who: impl Into<Asker>) -> Result<TableId, TableError> {
        let asker = who.into();
        let (group, _) = self.own_group(id, &asker.who).await?;
        // Two who click at once go to one table.
        let _one_at_a_time = self.0.convening.lock().await;
        if let Some(last) = self.groups()?.last_table(id).await.map_err(failed)?
            && self.look(&last, |state| state.status() == Status::Waiting).await?
        {
            return Ok(last);
        }
        let NextGame { game, options, seats, rated, clock } =
            self.next_in(&group, &asker.who).await?.ok_or(TableError::NotBegun)?;
        let plan = TablePlan { game, options: options.into_iter().collect(), seats, listed: false, rated, clock };
        Ok(self.set_up(asker, plan, Some(id.clone())).await?.id)
    }

    /// What is played next in a group, if `who` asks for it.
    async fn next_in(&self, group: &GroupRow, who: &Identity) -> Result<Option<NextGame>, TableError> {
        let Some(last) = self.groups()?.last_table(&group.id).await.map_err(failed)? else { return Ok(None) };
        let name = group.member(who).map(|member| member.name.clone()).unwrap_or_default();
        // A table of which nothing can be shown is no model.
        Ok(self.look(&last, |state| next_after(state, who, name)).await.ok())
    }

    /// Is somebody in the group of this table?
    pub(crate) async fn is_of_group(&self, id: &TableId, who: &Identity) -> Result<bool, TableError> {
        let Some(group) = self.look(id, |state| state.row.group.clone()).await? else { return Ok(false) };
        match self.own_group(&group, who).await {
            Ok(_) => Ok(true),
            Err(TableError::UnknownGroup) => Ok(false),
            Err(error) => Err(error),
        }
    }
}

/// The game after this one, as `who` would make it under this name.
fn next_after(state: &TableState, who: &Identity, name: String) -> NextGame {
    let mut rows: Vec<&SeatRow> = state.seats().iter().collect();
    // Somebody else begins.
    rows.rotate_left(1);
    let is_bot = |row: &SeatRow| row.bot().is_some() && row.owner().is_none();
    let own =
        rows.iter().position(|row| row.owner() == Some(*who)).or_else(|| rows.iter().position(|row| !is_bot(row)));
    let seats = rows.iter().enumerate().map(|(place, row)| match row.bot() {
        _ if own == Some(place) => SeatPlan::Me(name.clone()),
        Some(bot) if is_bot(row) => SeatPlan::Bot(bot.to_owned()),
        _ => SeatPlan::Member,
    });
    NextGame {
        game: state.row.game.clone(),
        options: state.row.options.iter().filter(|(key, _)| key != REVISION_OPTION).cloned().collect(),
        seats: seats.collect(),
        rated: state.row.rated,
        clock: state.clock().map(|clock| clock.plan),
    }
}

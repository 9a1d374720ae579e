//! Groups in rows, the same in SQLite and PostgreSQL.

use super::{Admission, GroupResult, GroupRow, Groups, MemberRow};
use crate::archive::{FinishedGame, Sql, with_seats};
use crate::either::{Cell, Either, Open, Row};
use crate::rows::{self, Columns, odd};
use crate::secret::{GroupId, Identity, TableId};
use crate::store::{Place, StoreError};
use async_trait::async_trait;
use std::fmt;

const WITH_MEMBERS: &str = "SELECT groups.*, members.number, members.who, members.name AS called, members.joined
    FROM groups JOIN members ON members.group_id = groups.id";

#[async_trait]
impl<D: Either + fmt::Debug> Groups for D {
    async fn found_group(&self, group: &GroupRow) -> Result<(), StoreError> {
        let mut open = self.open().await?;
        let sql = "INSERT INTO groups (id, name, link, joins, created) VALUES ($1, $2, $3, $4, $5)";
        let joins = group.members.last().map_or(0, |member| member.number);
        let cells = [
            group.id.as_str().into(),
            group.name.as_str().into(),
            Cell::Bytes(group.link.map(|link| link.as_bytes().to_vec())),
            i64::from(joins).into(),
            group.created.into(),
        ];
        open.write(sql, &cells).await?;
        for member in &group.members {
            insert(&mut open, &group.id, member).await?;
        }
        open.commit().await
    }

    async fn group(&self, id: &GroupId) -> Result<Option<GroupRow>, StoreError> {
        let sql = format!("{WITH_MEMBERS} WHERE groups.id = $1 ORDER BY members.number");
        Ok(groups(&self.read(&sql, &[id.as_str().into()]).await?)?.pop())
    }

    async fn linked(&self, link: &Identity) -> Result<Option<GroupRow>, StoreError> {
        let sql = format!("{WITH_MEMBERS} WHERE groups.link = $1 ORDER BY members.number");
        Ok(groups(&self.read(&sql, &[link.as_bytes().into()]).await?)?.pop())
    }

    async fn groups_of(&self, who: &Identity) -> Result<Vec<GroupRow>, StoreError> {
        let sql = format!(
            "{WITH_MEMBERS} JOIN members AS own ON own.group_id = groups.id AND own.who = $1
             ORDER BY own.joined, groups.id, members.number"
        );
        groups(&self.read(&sql, &[who.as_bytes().into()]).await?)
    }

    async fn admit(
        &self,
        link: &Identity,
        who: &Identity,
        name: &str,
        now: i64,
        most: u32,
    ) -> Result<Admission, StoreError> {
        let mut open = self.open().await?;
        // Whoever counts on waits for whoever counted before: people come in one after the other, on whichever server.
        let count = "UPDATE groups SET joins = joins + 1 WHERE link = $1 RETURNING id, joins";
        let counted = open.fetch(count, &[link.as_bytes().into()]).await?;
        let Some(row) = counted.first() else { return Ok(Admission::NoGroup) };
        let (id, number) = (group_id(row, "id")?, row.number("joins")?);
        let members = open.fetch("SELECT who FROM members WHERE group_id = $1", &[id.as_str().into()]).await?;
        let people = members.iter().map(|row| identity(row, "who")).collect::<Result<Vec<_>, _>>()?;
        if people.contains(who) {
            return Ok(Admission::Member(id));
        }
        if people.len() >= most as usize {
            return Ok(Admission::Full);
        }
        insert(&mut open, &id, &MemberRow { number, who: *who, name: name.to_owned(), joined: now }).await?;
        open.commit().await?;
        Ok(Admission::Joined(id))
    }

    async fn name_group(&self, id: &GroupId, name: &str) -> Result<(), StoreError> {
        let mut open = self.open().await?;
        open.write("UPDATE groups SET name = $2 WHERE id = $1", &[id.as_str().into(), name.into()]).await?;
        open.commit().await
    }

    async fn name_member(&self, id: &GroupId, who: &Identity, name: &str) -> Result<(), StoreError> {
        let mut open = self.open().await?;
        let sql = "UPDATE members SET name = $3 WHERE group_id = $1 AND who = $2";
        open.write(sql, &[id.as_str().into(), who.as_bytes().into(), name.into()]).await?;
        open.commit().await
    }

    async fn link(&self, id: &GroupId, link: Option<&Identity>) -> Result<(), StoreError> {
        let mut open = self.open().await?;
        let link = Cell::Bytes(link.map(|link| link.as_bytes().to_vec()));
        open.write("UPDATE groups SET link = $2 WHERE id = $1", &[id.as_str().into(), link]).await?;
        open.commit().await
    }

    async fn part(&self, id: &GroupId, number: u32, shut: bool) -> Result<bool, StoreError> {
        let mut open = self.open().await?;
        let own: Cell = id.as_str().into();
        // Nobody comes in or goes meanwhile.
        let hold = "UPDATE groups SET joins = joins, link = CASE WHEN $2 = 1 THEN NULL ELSE link END WHERE id = $1";
        open.write(hold, &[own.clone(), i64::from(shut).into()]).await?;
        let gone = "DELETE FROM members WHERE group_id = $1 AND number = $2";
        if open.write(gone, &[own.clone(), i64::from(number).into()]).await? == 0 {
            return Ok(false);
        }
        let empty = "DELETE FROM groups WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM members WHERE group_id = $1)";
        open.write(empty, &[own]).await?;
        open.commit().await?;
        Ok(true)
    }

    async fn going(&self, id: &GroupId, most: u32) -> Result<Vec<TableId>, StoreError> {
        let sql = "SELECT id FROM tables WHERE group_id = $1 AND status IN ('waiting', 'running')
            ORDER BY changed DESC, id LIMIT $2";
        let rows = self.read(sql, &[id.as_str().into(), i64::from(most).into()]).await?;
        rows.iter().map(|row| rows::id(row, "id")).collect()
    }

    async fn last_table(&self, id: &GroupId) -> Result<Option<TableId>, StoreError> {
        let sql = "SELECT id FROM tables WHERE group_id = $1 ORDER BY created DESC, id LIMIT 1";
        let rows = self.read(sql, &[id.as_str().into()]).await?;
        rows.first().map(|row| rows::id(row, "id")).transpose()
    }

    async fn played_in(&self, id: &GroupId, after: Option<&Place>, most: u32) -> Result<Vec<FinishedGame>, StoreError> {
        let mut sql = Sql::new("SELECT * FROM archive WHERE");
        sql.and(" table_id IN (SELECT id FROM tables WHERE group_id = ?)", [id.as_str().into()]);
        sql.page(after, most);
        let rows = self.read(&sql.text, &sql.cells).await?;
        with_seats(self, &rows).await
    }

    async fn results_in(&self, id: &GroupId) -> Result<Vec<GroupResult>, StoreError> {
        // What somebody did on several seats says nothing about them.
        let sql = "SELECT archive.game AS game, results.who AS who, count(*) AS games,
                CAST(sum(CASE WHEN rank = 1 THEN 1 ELSE 0 END) AS BIGINT) AS firsts,
                CAST(sum(CASE WHEN rank = 2 THEN 1 ELSE 0 END) AS BIGINT) AS seconds,
                CAST(sum(CASE WHEN rank = 3 THEN 1 ELSE 0 END) AS BIGINT) AS thirds,
                CAST(sum(rank) AS BIGINT) AS ranks, count(total) AS scored,
                CAST(coalesce(sum(total), 0) AS BIGINT) AS total, max(total) AS best,
                coalesce((SELECT name FROM members WHERE group_id = $1 AND members.who = results.who),
                    (SELECT latest.name FROM results AS latest JOIN tables AS there ON there.id = latest.table_id
                     WHERE latest.who = results.who AND there.group_id = $1
                     ORDER BY latest.ended DESC, latest.table_id LIMIT 1)) AS name
            FROM tables JOIN archive ON archive.table_id = tables.id JOIN results ON results.table_id = tables.id
            WHERE tables.group_id = $1 AND results.who IS NOT NULL AND NOT EXISTS
                (SELECT 1 FROM results AS other
                 WHERE other.table_id = results.table_id AND other.who = results.who AND other.seat <> results.seat)
            GROUP BY archive.game, results.who
            ORDER BY archive.game, firsts DESC, games, ranks, name";
        self.read(sql, &[id.as_str().into()]).await?.iter().map(result).collect()
    }
}

async fn insert(open: &mut Open, id: &GroupId, member: &MemberRow) -> Result<(), StoreError> {
    let sql = "INSERT INTO members (group_id, number, who, name, joined) VALUES ($1, $2, $3, $4, $5)";
    let cells = [
        id.as_str().into(),
        i64::from(member.number).into(),
        member.who.as_bytes().into(),
        member.name.as_str().into(),
        member.joined.into(),
    ];
    open.write(sql, &cells).await.map(|_| ())
}

fn group_id(row: &Row, column: &str) -> Result<GroupId, StoreError> {
    row.string(column)?.parse().map_err(|_| odd("name of a group"))
}

fn identity(row: &Row, column: &str) -> Result<Identity, StoreError> {
    row.maybe_bytes(column)?.and_then(|bytes| Identity::from_bytes(&bytes)).ok_or_else(|| odd("hash"))
}

/// Groups with their people, by a row for each of these; those of one group stand together.
fn groups(rows: &[Row]) -> Result<Vec<GroupRow>, StoreError> {
    let mut groups: Vec<GroupRow> = Vec::new();
    for row in rows {
        let id = group_id(row, "id")?;
        if groups.last().is_none_or(|group| group.id != id) {
            let link = row.maybe_bytes("link")?;
            groups.push(GroupRow {
                id,
                name: row.string("name")?,
                link: link.map(|bytes| Identity::from_bytes(&bytes).ok_or_else(|| odd("hash"))).transpose()?,
                created: row.whole("created")?,
                members: Vec::new(),
            });
        }
        let member = MemberRow {
            number: row.number("number")?,
            who: identity(row, "who")?,
            name: row.string("called")?,
            joined: row.whole("joined")?,
        };
        groups.last_mut().into_iter().for_each(|group| group.members.push(member.clone()));
    }
    Ok(groups)
}

fn result(row: &Row) -> Result<GroupResult, StoreError> {
    let best = row.maybe_whole("best")?;
    Ok(GroupResult {
        game: row.string("game")?,
        name: row.string("name")?,
        who: identity(row, "who")?,
        games: row.number("games")?,
        places: [row.number("firsts")?, row.number("seconds")?, row.number("thirds")?],
        ranks: row.number("ranks")?,
        scored: row.number("scored")?,
        total: row.whole("total")?,
        best: best.map(|best| i32::try_from(best).map_err(|_| odd("result"))).transpose()?,
    })
}

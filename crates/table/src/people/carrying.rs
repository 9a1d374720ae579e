//! All that is kept of somebody, from one identity to another, or gone. Whatever table gets a column with an identity has its line here.

use super::sheets::NO_NAME;
use crate::archive::carry_tallies;
use crate::either::{Cell, Open};
use crate::rows::{self, identities_text};
use crate::secret::{Identity, TableId};
use crate::store::StoreError;

/// The tables that somebody made or at which they have a seat.
const THEIRS: &str = "SELECT table_id AS id FROM seats WHERE token = $1 UNION SELECT id FROM tables WHERE creator = $1";

/// What is kept once for each person: where both have it, that of whom one comes to stays.
const ONE_EACH: [&str; 14] = [
    "DELETE FROM pauses WHERE who = $1 AND EXISTS (SELECT 1 FROM pauses AS other WHERE other.who = $2)",
    "UPDATE pauses SET who = $2 WHERE who = $1",
    "DELETE FROM members WHERE who = $1 AND EXISTS (SELECT 1 FROM members AS other
        WHERE other.who = $2 AND other.group_id = members.group_id)",
    "UPDATE members SET who = $2 WHERE who = $1",
    "DELETE FROM notice_choices WHERE who = $1 AND EXISTS (SELECT 1 FROM notice_choices AS other WHERE other.who = $2)",
    "UPDATE notice_choices SET who = $2 WHERE who = $1",
    "DELETE FROM targets WHERE who = $1 AND EXISTS (SELECT 1 FROM targets AS other
        WHERE other.who = $2 AND other.address = targets.address)",
    "UPDATE targets SET who = $2 WHERE who = $1",
    "DELETE FROM tidings WHERE who = $1 AND EXISTS (SELECT 1 FROM tidings AS other WHERE other.who = $2
        AND other.table_id = tidings.table_id AND other.kind = tidings.kind AND other.number = tidings.number)",
    "UPDATE tidings SET who = $2 WHERE who = $1",
    "DELETE FROM present WHERE who = $1 AND EXISTS (SELECT 1 FROM present AS other
        WHERE other.who = $2 AND other.table_id = present.table_id)",
    "UPDATE present SET who = $2 WHERE who = $1",
    "UPDATE plans SET who = $2 WHERE who = $1",
    "UPDATE instructions SET who = $2 WHERE who = $1",
];

/// The same for what is kept by hexadecimal digits.
const ONE_EACH_BY_DIGITS: [&str; 4] = [
    "DELETE FROM ladder WHERE player = $1 AND EXISTS (SELECT 1 FROM ladder AS other WHERE other.player = $2)",
    "UPDATE ladder SET player = $2 WHERE player = $1",
    "DELETE FROM ratings WHERE player = $1 AND EXISTS (SELECT 1 FROM ratings AS other
        WHERE other.player = $2 AND other.game = ratings.game AND other.players = ratings.players)",
    "UPDATE ratings SET player = $2 WHERE player = $1",
];

/// How two who met the same, or whom the same met, are added up.
const ADDED_UP: &str = "ON CONFLICT (who, other) DO UPDATE SET games = kept.games + excluded.games,
    better = kept.better + excluded.better, worse = kept.worse + excluded.worse,
    name = CASE WHEN excluded.last > kept.last THEN excluded.name ELSE kept.name END,
    last = CASE WHEN excluded.last > kept.last THEN excluded.last ELSE kept.last END";

/// Makes everything of one person another's. Gives the tables that changed; `None`, and nothing may be committed, if both have a seat at a
/// table whose game is not over.
pub(super) async fn carry(open: &mut Open, from: &Identity, to: &Identity) -> Result<Option<Vec<TableId>>, StoreError> {
    let both: [Cell; 2] = [from.into(), to.into()];
    let meet = "SELECT tables.id FROM seats AS own JOIN seats AS other ON own.table_id = other.table_id
        JOIN tables ON tables.id = own.table_id
        WHERE own.token = $1 AND other.token = $2 AND tables.status IN ('waiting', 'running') LIMIT 1";
    if !open.fetch(meet, &both).await?.is_empty() {
        return Ok(None);
    }
    let tables = theirs(open, from).await?;
    let digits = [identities_text(&[*from]), identities_text(&[*to])];
    told(open, from).await?;
    open.write("UPDATE seats SET token = $2 WHERE token = $1", &both).await?;
    open.write("UPDATE tables SET creator = $2 WHERE creator = $1", &both).await?;
    agreed(open, to, &digits).await?;
    open.write("UPDATE results SET who = $2 WHERE who = $1", &both).await?;
    carry_tallies(open, from, to).await?;
    carry_meetings(open, &both, &digits).await?;
    open.write("DELETE FROM tickets WHERE person = $1", &both[..1]).await?;
    for sql in ONE_EACH {
        open.write(sql, &both).await?;
    }
    for sql in ONE_EACH_BY_DIGITS {
        open.write(sql, &digits.clone().map(Cell::from)).await?;
    }
    Ok(Some(tables))
}

async fn theirs(open: &mut Open, person: &Identity) -> Result<Vec<TableId>, StoreError> {
    open.fetch(THEIRS, &[person.into()]).await?.iter().map(|row| rows::id(row, "id")).collect()
}

/// Where others write too they are to notice.
async fn told(open: &mut Open, person: &Identity) -> Result<(), StoreError> {
    if let Open::Server(_) = open {
        let sql = format!("UPDATE tables SET changes = changes + 1 WHERE id IN ({THEIRS})");
        open.write(&sql, &[person.into()]).await?;
    }
    Ok(())
}

/// What was asked and agreed to at tables at which somebody has a seat now: the one by digits becomes the other. That comes after the seats, for a
/// trigger looks whether those who have them agreed that anybody may find the game.
async fn agreed(open: &mut Open, person: &Identity, digits: &[String; 2]) -> Result<(), StoreError> {
    let sql = "UPDATE tables SET request = replace(request, $2, $3), hints = trim(replace(hints, $2, $3)),
        public = trim(replace(public, $2, $3)) WHERE id IN (SELECT table_id FROM seats WHERE token = $1)
        AND replace(coalesce(request, '') || hints || public, $2, '') <> coalesce(request, '') || hints || public";
    let [from, to] = digits.clone().map(Cell::from);
    open.write(sql, &[person.into(), from, to]).await.map(|_| ())
}

/// Whom they met, and who met them.
async fn carry_meetings(open: &mut Open, both: &[Cell; 2], digits: &[String; 2]) -> Result<(), StoreError> {
    let [from, to] = digits.clone().map(Cell::from);
    let columns = "INSERT INTO meetings AS kept (who, other, name, games, better, worse, last)";
    // Nobody meets themselves.
    open.write("DELETE FROM meetings WHERE who = $1 AND other = $2", &[both[0].clone(), to.clone()]).await?;
    open.write("DELETE FROM meetings WHERE who = $1 AND other = $2", &[both[1].clone(), from.clone()]).await?;
    let met =
        format!("{columns} SELECT $2, other, name, games, better, worse, last FROM meetings WHERE who = $1 {ADDED_UP}");
    open.write(&met, both).await?;
    open.write("DELETE FROM meetings WHERE who = $1", &both[..1]).await?;
    let met_by =
        format!("{columns} SELECT who, $2, name, games, better, worse, last FROM meetings WHERE other = $1 {ADDED_UP}");
    open.write(&met_by, &[from.clone(), to]).await?;
    open.write("DELETE FROM meetings WHERE other = $1", &[from]).await.map(|_| ())
}

/// Makes the seats of somebody nobody's, and removes everything else about them. Gives the tables that changed.
pub(super) async fn forget(open: &mut Open, person: &Identity, nobody: &Identity) -> Result<Vec<TableId>, StoreError> {
    let tables = theirs(open, person).await?;
    let digits = [identities_text(&[*person]), identities_text(&[*nobody])];
    let both: [Cell; 2] = [person.into(), nobody.into()];
    told(open, person).await?;
    let seats = "UPDATE seats SET token = $2, name = $3 WHERE token = $1";
    open.write(seats, &[both[0].clone(), both[1].clone(), NO_NAME.into()]).await?;
    open.write("UPDATE tables SET creator = $2 WHERE creator = $1", &both).await?;
    agreed(open, nobody, &digits).await?;
    // Who is gone agrees to nothing: a game that was public is so no longer.
    let unagreed = "UPDATE tables SET hints = trim(replace(hints, $2, '')), public = trim(replace(public, $2, ''))
        WHERE id IN (SELECT table_id FROM seats WHERE token = $1)";
    open.write(unagreed, &[both[1].clone(), digits[1].as_str().into()]).await?;
    let results = "UPDATE results SET who = NULL, name = $2, folded = $2 WHERE who = $1";
    open.write(results, &[both[0].clone(), NO_NAME.into()]).await?;
    let met = "UPDATE meetings SET other = $2, name = $3 WHERE other = $1";
    open.write(met, &[digits[0].as_str().into(), digits[1].as_str().into(), NO_NAME.into()]).await?;
    for sql in [
        "DELETE FROM tallies WHERE who = $1",
        "DELETE FROM meetings WHERE who = $1",
        "DELETE FROM pauses WHERE who = $1",
        "DELETE FROM members WHERE who = $1",
        "DELETE FROM notice_choices WHERE who = $1",
        "DELETE FROM targets WHERE who = $1",
        "DELETE FROM tidings WHERE who = $1",
        "DELETE FROM present WHERE who = $1",
        "DELETE FROM plans WHERE who = $1",
        "DELETE FROM instructions WHERE who = $1",
        "DELETE FROM devices WHERE person = $1",
        "DELETE FROM tickets WHERE person = $1",
        "DELETE FROM looks WHERE person = $1",
        "DELETE FROM names WHERE person = $1",
        "DELETE FROM passkeys WHERE person = $1",
    ] {
        open.write(sql, &both[..1]).await?;
    }
    // With the last one a group is gone.
    let empty = "DELETE FROM groups WHERE NOT EXISTS (SELECT 1 FROM members WHERE group_id = groups.id)";
    open.write(empty, &[]).await?;
    for sql in ["DELETE FROM ratings WHERE player = $1", "DELETE FROM ladder WHERE player = $1"] {
        open.write(sql, &[digits[0].as_str().into()]).await?;
    }
    Ok(tables)
}

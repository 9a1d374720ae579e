//! What was used up, and the secrets of the house, in rows: the same in SQLite and PostgreSQL.

use crate::either::{Cell, Either};
use crate::rows::{Columns, odd};
use crate::store::{Alive, Maker, Spending, StoreError};

pub(crate) async fn alive(store: &impl Either, maker: Maker, since: i64) -> Result<Alive, StoreError> {
    let column = match maker {
        Maker::Who(_) => "creator",
        Maker::From(_) => "origin",
    };
    let sql = format!(
        "SELECT count(*) AS tables, count(*) FILTER (WHERE open_to_all) AS open FROM tables
         WHERE {column} = $1 AND status IN ('waiting', 'running') AND changed >= $2"
    );
    let rows = store.read(&sql, &[maker.as_bytes().into(), since.into()]).await?;
    let row = rows.first().ok_or_else(|| odd("count"))?;
    Ok(Alive { tables: row.number("tables")?, open_to_all: row.number("open")? })
}

pub(crate) async fn spend(store: &impl Either, day: i64, spendings: &[Spending]) -> Result<Option<usize>, StoreError> {
    let sql = "INSERT INTO spent AS so_far (who, what, day, amount) SELECT $1, $2, $3, $4 WHERE $4 <= $5
        ON CONFLICT (who, what, day) DO UPDATE SET amount = so_far.amount + $4 WHERE so_far.amount + $4 <= $5";
    let amount = |amount: u64| Cell::from(i64::try_from(amount).unwrap_or(i64::MAX));
    let mut open = store.open().await?;
    for (number, Spending { who, what, amount: some, most }) in spendings.iter().enumerate() {
        let cells = [who.as_bytes().into(), (*what).into(), day.into(), amount(*some), amount(*most)];
        if open.write(sql, &cells).await? != 1 {
            return Ok(Some(number));
        }
    }
    open.commit().await.map(|()| None)
}

pub(crate) async fn forget(store: &impl Either, before: i64) -> Result<(), StoreError> {
    let mut open = store.open().await?;
    open.write("DELETE FROM spent WHERE day < $1", &[before.into()]).await?;
    let over = "UPDATE tables SET origin = NULL WHERE origin IS NOT NULL AND status IN ('over', 'abandoned')";
    open.write(over, &[]).await?;
    open.commit().await
}

pub(crate) async fn secret(store: &impl Either, name: &str, drawn: [u8; 32]) -> Result<Vec<u8>, StoreError> {
    let mut open = store.open().await?;
    let kept = "INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING";
    open.write(kept, &[name.into(), drawn.as_slice().into()]).await?;
    open.commit().await?;
    let rows = store.read("SELECT value FROM secrets WHERE name = $1", &[name.into()]).await?;
    rows.first().and_then(|row| row.maybe_bytes("value").transpose()).unwrap_or_else(|| Err(odd("secret")))
}

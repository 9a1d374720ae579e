//! Statements that both databases understand, with their values as `$1`, `$2`, …: what does not depend on the database is written once.

use crate::postgres::Postgres;
use crate::rows::{Columns, failed};
use crate::sqlite::Sqlite;
use crate::store::StoreError;
use async_trait::async_trait;
use sqlx::postgres::PgRow;
use sqlx::sqlite::SqliteRow;
use sqlx::{AssertSqlSafe, Postgres as PgDb, Sqlite as SqliteDb, Transaction};

/// A value of a column.
#[derive(Clone, Debug)]
pub(crate) enum Cell {
    Text(Option<String>),
    Bytes(Option<Vec<u8>>),
    Whole(Option<i64>),
    Flag(bool),
}

impl From<&str> for Cell {
    fn from(text: &str) -> Cell {
        Cell::Text(Some(text.to_owned()))
    }
}

impl From<String> for Cell {
    fn from(text: String) -> Cell {
        Cell::Text(Some(text))
    }
}

impl From<&[u8]> for Cell {
    fn from(bytes: &[u8]) -> Cell {
        Cell::Bytes(Some(bytes.to_vec()))
    }
}

impl From<i64> for Cell {
    fn from(whole: i64) -> Cell {
        Cell::Whole(Some(whole))
    }
}

/// A row of either database.
pub(crate) enum Row {
    File(SqliteRow),
    Server(PgRow),
}

macro_rules! of_either {
    ($($name:ident -> $answer:ty;)*) => {
        impl Columns for Row {
            $(fn $name(&self, column: &str) -> Result<$answer, StoreError> {
                match self {
                    Row::File(row) => row.$name(column),
                    Row::Server(row) => row.$name(column),
                }
            })*
        }
    };
}

of_either! {
    string -> String;
    maybe_text -> Option<String>;
    maybe_bytes -> Option<Vec<u8>>;
    whole -> i64;
    maybe_whole -> Option<i64>;
    flag -> bool;
}

/// Binds cells to a statement of whichever database.
macro_rules! bound {
    ($database:ty, $sql:expr, $cells:expr) => {
        $cells.iter().fold(sqlx::query::<$database>(AssertSqlSafe($sql.to_owned())), |query, cell| match cell.clone() {
            Cell::Text(text) => query.bind(text),
            Cell::Bytes(bytes) => query.bind(bytes),
            Cell::Whole(whole) => query.bind(whole),
            Cell::Flag(flag) => query.bind(flag),
        })
    };
}

/// A transaction on either of them.
pub(crate) enum Open {
    File(Transaction<'static, SqliteDb>),
    Server(Transaction<'static, PgDb>),
}

impl Open {
    /// What a statement gives.
    pub async fn fetch(&mut self, sql: &str, cells: &[Cell]) -> Result<Vec<Row>, StoreError> {
        match self {
            Open::File(open) => {
                let rows = bound!(SqliteDb, sql, cells).fetch_all(&mut **open).await.map_err(failed)?;
                Ok(rows.into_iter().map(Row::File).collect())
            }
            Open::Server(open) => {
                let rows = bound!(PgDb, sql, cells).fetch_all(&mut **open).await.map_err(failed)?;
                Ok(rows.into_iter().map(Row::Server).collect())
            }
        }
    }

    /// Changes something, and says how many rows.
    pub async fn write(&mut self, sql: &str, cells: &[Cell]) -> Result<u64, StoreError> {
        match self {
            Open::File(open) => {
                bound!(SqliteDb, sql, cells).execute(&mut **open).await.map(|done| done.rows_affected())
            }
            Open::Server(open) => bound!(PgDb, sql, cells).execute(&mut **open).await.map(|done| done.rows_affected()),
        }
        .map_err(failed)
    }

    /// What was changed is there from now on.
    pub async fn commit(self) -> Result<(), StoreError> {
        match self {
            Open::File(open) => open.commit().await.map_err(failed),
            Open::Server(open) => open.commit().await.map_err(failed),
        }
    }
}

/// A database of either kind.
#[async_trait]
pub(crate) trait Either: Send + Sync {
    /// A change that is all or nothing.
    async fn open(&self) -> Result<Open, StoreError>;

    /// What a statement gives that changes nothing.
    async fn read(&self, sql: &str, cells: &[Cell]) -> Result<Vec<Row>, StoreError>;
}

#[async_trait]
impl Either for Sqlite {
    async fn open(&self) -> Result<Open, StoreError> {
        self.begin().await.map(Open::File)
    }

    async fn read(&self, sql: &str, cells: &[Cell]) -> Result<Vec<Row>, StoreError> {
        let rows = bound!(SqliteDb, sql, cells).fetch_all(self.readers()).await.map_err(failed)?;
        Ok(rows.into_iter().map(Row::File).collect())
    }
}

#[async_trait]
impl Either for Postgres {
    async fn open(&self) -> Result<Open, StoreError> {
        self.begin().await.map(Open::Server)
    }

    async fn read(&self, sql: &str, cells: &[Cell]) -> Result<Vec<Row>, StoreError> {
        let rows = bound!(PgDb, sql, cells).fetch_all(self.pool()).await.map_err(failed)?;
        Ok(rows.into_iter().map(Row::Server).collect())
    }
}

//! A server with a kept game at one of its moments: for tests and benches that have to see the same each time.

pub mod table;
pub mod weight;

pub use table::{FOUR, Moment};

use axum::Router;
use cowcatcher_table::{Games, Secret, Sqlite, TableId, Tables};
use cowcatcher_web::{App, Settings};
use std::sync::Arc;
use tempfile::TempDir;

/// A server with one table: a kept game at one of its moments.
pub struct Kept {
    /// The server.
    pub router: Router,
    id: TableId,
    visitor: Secret,
    _folder: TempDir,
}

impl Kept {
    /// A server of its own.
    pub async fn open(journal: &str, moment: Moment) -> Kept {
        let folder = tempfile::tempdir().unwrap();
        let store = Arc::new(Sqlite::open(folder.path().join("tables.db")).await.unwrap());
        let games = Games::catalogue();
        let visitor = Secret::new().unwrap();
        let id = table::put(&*store, &games, journal, moment, &visitor).await;
        let tables = Tables::new(store, games, Default::default());
        let router = App::new(tables, Settings { rate: None, ..Settings::default() }).router();
        Kept { router, id, visitor, _folder: folder }
    }

    /// The address of the table.
    pub fn page(&self) -> String {
        format!("/t/{}", self.id)
    }

    /// The cookie of who sits there.
    pub fn cookie(&self) -> String {
        format!("cowcatcher={}", self.visitor.reveal())
    }
}

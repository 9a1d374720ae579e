//! A PostgreSQL database for each test: a schema of its own in the one whose address stands in the environment.

use cowcatcher_table::{Games, Postgres, Secret, Settings, Tables};
use sqlx::{Connection, PgConnection};
use std::sync::Arc;
use tokio::task::AbortHandle;

/// Where the address stands.
const ADDRESS: &str = "COWCATCHER_POSTGRES";

pub struct Database {
    server: String,
    name: String,
}

impl Database {
    /// An empty database; none where there is no PostgreSQL.
    pub async fn new() -> Option<Database> {
        let Ok(server) = std::env::var(ADDRESS) else {
            eprintln!("skipped: {ADDRESS} is not set; scripts/postgres COMMAND sets it");
            return None;
        };
        let name = format!("t_{}", &Secret::new().unwrap().reveal()[..16]);
        let database = Database { server, name };
        database.execute(format!("CREATE SCHEMA {}", database.name)).await;
        Some(database)
    }

    pub fn address(&self) -> String {
        format!("{}?options=-c%20search_path%3D{name}&application_name={name}", self.server, name = self.name)
    }

    pub async fn open(&self) -> Postgres {
        Postgres::open(&self.address()).await.unwrap()
    }

    /// A server on this database, which follows the others until it is dropped.
    pub async fn serve(&self, settings: Settings) -> Server {
        let store = self.open().await;
        let tables = Tables::new(Arc::new(store.clone()), Games::catalogue(), settings);
        let following = tables.clone();
        let task = tokio::spawn(async move { following.keep_up().await }).abort_handle();
        Server { tables, store, task }
    }

    /// Cuts off everybody who is connected with this database.
    pub async fn hang_up(&self) {
        let name = &self.name;
        let cut = format!("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = '{name}'");
        self.execute(cut).await;
    }

    pub async fn execute(&self, sql: String) {
        let mut connection = PgConnection::connect(&self.server).await.unwrap();
        sqlx::raw_sql(sqlx::AssertSqlSafe(sql)).execute(&mut connection).await.unwrap();
        connection.close().await.unwrap();
    }
}

/// A server on a shared database.
pub struct Server {
    pub tables: Tables,
    store: Postgres,
    task: AbortHandle,
}

impl Server {
    /// It is gone from one moment to the next, as far as others can tell.
    pub async fn die(self) {
        self.task.abort();
        self.store.close().await;
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.task.abort();
    }
}

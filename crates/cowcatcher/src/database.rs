//! Where the tables are: a SQLite file, or a PostgreSQL that several servers may share.

use crate::stop::Stop;
use cowcatcher_table::{Postgres, Sqlite, Store, StoreError};
use std::path::Path;
use std::sync::Arc;

/// An open database.
#[derive(Clone, Debug)]
pub enum Database {
    /// A SQLite file.
    File(Sqlite),
    /// A PostgreSQL.
    Server(Postgres),
}

impl Database {
    /// Opens the database of this name: `postgres://…`, or a file, which is made with its folder if it is missing.
    ///
    /// # Errors
    /// If it can't be opened, with its name.
    pub async fn open(place: &Path) -> Result<Database, Stop> {
        let wrong = |error: StoreError| Stop::Usage(format!("{}: {error}", shown(place)));
        if let Some(address) = address(place) {
            return Postgres::open(address).await.map(Database::Server).map_err(wrong);
        }
        if let Some(folder) = place.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            let made = std::fs::create_dir_all(folder);
            made.map_err(|error| Stop::Usage(format!("{}: {error}", folder.display())))?;
        }
        Sqlite::open(place).await.map(Database::File).map_err(wrong)
    }

    /// What is in it.
    pub fn store(&self) -> Arc<dyn Store> {
        match self {
            Database::File(file) => Arc::new(file.clone()),
            Database::Server(server) => Arc::new(server.clone()),
        }
    }

    /// Closes it, after what is being done.
    pub async fn close(&self) {
        match self {
            Database::File(file) => file.close().await,
            Database::Server(server) => server.close().await,
        }
    }
}

/// Is this the name of a file?
pub fn is_file(place: &Path) -> bool {
    address(place).is_none()
}

/// The address, if it is no file.
fn address(place: &Path) -> Option<&str> {
    place.to_str().filter(|place| Postgres::is_address(place))
}

/// The name of a database as it may be shown: without who connects to it and their password.
pub fn shown(place: &Path) -> String {
    let Some(address) = address(place) else { return place.display().to_string() };
    let bare = address.split('?').next().unwrap_or(address);
    match bare.split_once("://").map(|(kind, rest)| (kind, rest.rsplit_once('@').map_or(rest, |(_, host)| host))) {
        Some((kind, host)) => format!("{kind}://{host}"),
        None => bare.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_not_shown() {
        for (place, is_shown) in [
            ("tables.db", "tables.db"),
            ("postgres://ann:se@cret@db.example:5432/games?sslmode=require", "postgres://db.example:5432/games"),
            ("postgresql://db/games?password=secret", "postgresql://db/games"),
        ] {
            assert_eq!(shown(Path::new(place)), is_shown);
        }
    }
}

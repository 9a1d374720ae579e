//! The file itself: who may read it, copies of it, and putting one in its place.

use crate::rows::{failed, with_causes};
use crate::store::StoreError;
use sqlx::ConnectOptions;
use sqlx::Connection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// Makes the file, if it is not there, so that only its owner reads hands and talk in it. What is there is left as it is.
pub(super) fn make_private(path: &Path) {
    let _there_already = made(path);
}

/// A new empty file for the owner alone.
fn made(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

fn lost(what: &Path, error: &io::Error) -> StoreError {
    StoreError::Failed(format!("{}: {error}", what.display()))
}

async fn connected(path: &Path) -> Result<SqliteConnection, StoreError> {
    let options = SqliteConnectOptions::new().filename(path).busy_timeout(Duration::from_millis(500));
    options.connect().await.map_err(|error| StoreError::Failed(format!("{}: {}", path.display(), with_causes(&error))))
}

/// Is the file a whole database?
async fn whole(path: &Path) -> Result<(), StoreError> {
    let mut db = connected(path).await?;
    let said: Vec<String> = sqlx::query_scalar("PRAGMA integrity_check").fetch_all(&mut db).await.map_err(failed)?;
    let tables = sqlx::query("SELECT count(*) FROM tables").execute(&mut db).await;
    db.close().await.map_err(failed)?;
    match (said.as_slice(), tables) {
        ([ok], Ok(_)) if ok == "ok" => Ok(()),
        (_, Err(error)) => Err(StoreError::Failed(format!("{}: {}", path.display(), with_causes(&error)))),
        (faults, _) => Err(StoreError::Failed(format!("{}: {}", path.display(), faults.join("; ")))),
    }
}

/// Writes a whole copy of a database to a new file: as it is at one moment, with everything that was acknowledged before. Others may go on
/// writing meanwhile.
///
/// # Errors
/// If there is something at `to` already, or it can't be written. Then nothing is left there.
pub async fn backup(database: &Path, to: &Path) -> Result<(), StoreError> {
    if to.exists() {
        return Err(StoreError::Failed(format!("{}: there is something already", to.display())));
    }
    let part = beside(to, "part");
    let _earlier = fs::remove_file(&part);
    made(&part).map_err(|error| lost(&part, &error))?;
    let copied = async {
        let mut db = connected(database).await?;
        sqlx::query("VACUUM INTO ?").bind(part.display().to_string()).execute(&mut db).await.map_err(failed)?;
        db.close().await.map_err(failed)?;
        whole(&part).await?;
        settle(&part, to).map_err(|error| lost(to, &error))
    };
    let copied = copied.await;
    if copied.is_err() {
        let _gone = fs::remove_file(&part);
    }
    copied
}

/// Puts a backup in the place of a database. What was there is kept beside it; gives where.
///
/// # Errors
/// If the backup is not whole, or a server is at work on the database. Then nothing is changed.
pub async fn restore(backup: &Path, database: &Path) -> Result<Option<PathBuf>, StoreError> {
    whole(backup).await?;
    let part = beside(database, "part");
    let _earlier = fs::remove_file(&part);
    made(&part).and_then(|_| fs::copy(backup, &part)).map_err(|error| lost(&part, &error))?;
    let mut kept = None;
    if database.exists() {
        alone(database).await?;
        let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
        let aside = beside(database, &format!("before-{now}"));
        fs::rename(database, &aside).map_err(|error| lost(database, &error))?;
        kept = Some(aside);
    }
    settle(&part, database).map_err(|error| lost(database, &error))?;
    Ok(kept)
}

/// Nobody else uses the database: only then it can give up its log, after which the file alone is all of it.
async fn alone(database: &Path) -> Result<(), StoreError> {
    let mut db = connected(database).await?;
    let mode: Result<String, _> = sqlx::query_scalar("PRAGMA journal_mode = DELETE").fetch_one(&mut db).await;
    let alone = mode.is_ok_and(|mode| mode == "delete");
    db.close().await.map_err(failed)?;
    let busy = || StoreError::Failed(format!("{}: a server is at work on it: stop it first", database.display()));
    if alone { Ok(()) } else { Err(busy()) }
}

/// Flushes a file to the disk and gives it its name.
fn settle(part: &Path, to: &Path) -> io::Result<()> {
    File::open(part)?.sync_all()?;
    fs::rename(part, to)?;
    let folder = to.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    File::open(folder)?.sync_all()
}

/// A name for something beside a file.
fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_os_string();
    name.push(format!(".{ending}"));
    path.with_file_name(name)
}

//! `cowcatcher admin`: what whoever runs a server does with its database. All but `restore` may be done while the server runs.

mod r#move;

use crate::args::{AdminArgs, AdminCommand, ServeArgs};
use crate::database::{Database, is_file, shown};
use crate::settings::Settings;
use crate::stop::Stop;
use cowcatcher_table::{Games, SeatRow, StoreError, TableId, TableRow, Tables, backup, restore};
use serde_json::json;
use std::io::Write;
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

/// So many tables are read at once.
const PAGE: u32 = 500;

/// Runs the command.
pub fn run(args: &AdminArgs, out: &mut impl Write) -> Result<(), Stop> {
    let serve = ServeArgs {
        database: args.database.clone(),
        settings: args.settings.clone(),
        set: args.set.clone(),
        ..Default::default()
    };
    let settings = Settings::read(&serve)?;
    let database = settings.database()?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        match &args.command {
            AdminCommand::Backup { file } => {
                backup(file_of(&database)?, file).await.map_err(no)?;
                let (tables, steps) = size(&open(file).await?).await?;
                Ok(writeln!(out, "{}: {tables} tables, {steps} steps", file.display())?)
            }
            AdminCommand::Restore { file } => {
                let kept = restore(present(file)?, plain(&database)?).await.map_err(no)?;
                if let Some(kept) = kept {
                    writeln!(out, "what was there is now {}", kept.display())?;
                }
                let (tables, steps) = size(&open(&database).await?).await?;
                Ok(writeln!(out, "{}: {tables} tables, {steps} steps", database.display())?)
            }
            AdminCommand::Check => check(&open(&database).await?, &settings, out).await,
            AdminCommand::Tables { json } => list(&open(&database).await?, *json, out).await,
            AdminCommand::Expire => {
                let tables = tables(&open(&database).await?, &settings);
                let removed = tables.sweep().await.map_err(|error| Stop::No(error.to_string()))?;
                Ok(writeln!(out, "{removed} tables were past their time and are removed")?)
            }
            AdminCommand::Delete { tables: ids } => {
                let tables = tables(&open(&database).await?, &settings);
                for id in ids {
                    let id: TableId =
                        id.parse().map_err(|_| Stop::Usage(format!("{id:?} is not the name of a table")))?;
                    tables.remove(&id).await.map_err(|error| Stop::No(format!("{id}: {error}")))?;
                    writeln!(out, "{id} is removed")?;
                }
                Ok(())
            }
            AdminCommand::Move { from, to } => r#move::run(from, to, out).await,
        }
    })
}

fn no(error: StoreError) -> Stop {
    Stop::No(error.to_string())
}

/// The file, which must be there: a name with a mistake in it must not make an empty database.
fn present(path: &Path) -> Result<&Path, Stop> {
    if path.is_file() { Ok(path) } else { Err(Stop::Usage(format!("{}: there is no such file", path.display()))) }
}

/// The database, which must be there.
async fn open(place: &Path) -> Result<Database, Stop> {
    if is_file(place) {
        present(place)?;
    }
    Database::open(place).await
}

/// The file, and not a PostgreSQL, which has programs of its own for that.
fn plain(place: &Path) -> Result<&Path, Stop> {
    let other = || Stop::Usage(format!("{}: use pg_dump and pg_restore", shown(place)));
    if is_file(place) { Ok(place) } else { Err(other()) }
}

/// The file, which must be there.
fn file_of(place: &Path) -> Result<&Path, Stop> {
    present(plain(place)?)
}

fn tables(database: &Database, settings: &Settings) -> Tables {
    Tables::new(database.store(), Games::catalogue(), settings.tables())
}

/// Does something with every table.
async fn each<F: Future<Output = Result<(), Stop>>>(
    database: &Database,
    mut work: impl FnMut(TableRow) -> F,
) -> Result<(), Stop> {
    let (store, mut last) = (database.store(), None);
    loop {
        let page = store.every_table(last.as_ref(), PAGE).await.map_err(no)?;
        let Some(end) = page.last() else { return Ok(()) };
        last = Some(end.id.clone());
        for row in page {
            work(row).await?;
        }
    }
}

/// How many tables and steps there are.
async fn size(database: &Database) -> Result<(usize, u64), Stop> {
    let (mut tables, mut steps) = (0, 0);
    each(database, |row| {
        tables += 1;
        steps += u64::from(row.version.step);
        async { Ok(()) }
    })
    .await?;
    database.close().await;
    Ok((tables, steps))
}

/// Is the database whole, and does every journal replay?
async fn check(database: &Database, settings: &Settings, out: &mut impl Write) -> Result<(), Stop> {
    let mut wrong = match database {
        Database::File(file) => file.faults().await.map_err(no)?,
        // It looks after its files itself.
        Database::Server(_) => Vec::new(),
    };
    let tables = tables(database, settings);
    let mut rows: Vec<TableId> = Vec::new();
    let mut steps = 0;
    each(database, |row| {
        rows.push(row.id);
        async { Ok(()) }
    })
    .await?;
    for id in &rows {
        match tables.verify(id).await {
            Ok(taken) => steps += u64::from(taken),
            Err(error) => wrong.push(format!("table {id}: {error}")),
        }
    }
    for fault in &wrong {
        writeln!(out, "{fault}")?;
    }
    writeln!(out, "{} tables, {steps} steps: {} wrong", rows.len(), wrong.len())?;
    database.close().await;
    if wrong.is_empty() { Ok(()) } else { Err(Stop::Said) }
}

/// All tables, a line each.
async fn list(database: &Database, as_json: bool, out: &mut impl Write) -> Result<(), Stop> {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as i64);
    let mut lines: Vec<String> = Vec::new();
    each(database, |row| {
        lines.push(line(&row, now, as_json));
        async { Ok(()) }
    })
    .await?;
    for line in lines {
        writeln!(out, "{line}")?;
    }
    database.close().await;
    Ok(())
}

fn line(row: &TableRow, now: i64, as_json: bool) -> String {
    let who = |seat: &SeatRow| match (&*seat.name, seat.bot()) {
        (name, Some(bot)) => format!("{name} ({bot})"),
        ("", None) => "…".to_owned(),
        (name, None) => name.to_owned(),
    };
    let seats: Vec<String> = row.seats.iter().map(who).collect();
    let status = row.progress.status;
    if as_json {
        return json!({
            "table": row.id, "game": row.game, "status": status, "steps": row.version.step, "seats": seats,
            "created": row.created, "changed": row.changed, "listed": row.listed,
        })
        .to_string();
    }
    let days = now.saturating_sub(row.changed) / (24 * 60 * 60 * 1000);
    let (id, game, steps) = (&row.id, &row.game, row.version.step);
    format!("{id}  {game:8} {status:9} {steps:5} steps  {days:4} days ago  {}", seats.join(", "))
}

//! `workbench lobby`: how fast the lobby is when many tables are stored.

use crate::args::LobbyArgs;
use crate::load::{Spread, spread};
use crate::server::Place;
use cowcatcher::stop::Stop;
use cowcatcher_table::{Sqlite, Store};
use serde::Serialize;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use std::io::Write;
use std::path::Path;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// Tables that are open to all; the lobby lists a hundred.
const OPEN: u32 = 300;

/// The tables were made so long ago, in milliseconds: not so long that they would be removed.
const A_WHILE: i64 = 60 * 60 * 1000;

/// The figures.
#[derive(Serialize)]
struct Report {
    waiting: u32,
    open: u32,
    requests: usize,
    lobby_ms: Spread,
}

/// Runs the command.
pub fn run(args: &LobbyArgs, out: &mut impl Write) -> Result<(), Stop> {
    let folder = tempfile::tempdir()?;
    let place = Place::new(folder.path())?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(fill(&place.database, args.waiting)).map_err(|error| Stop::No(error.to_string()))?;
    let server = place.start()?;
    let times =
        runtime.block_on(visit(&place.address(), args.requests)).map_err(|error| Stop::No(error.to_string()))?;
    drop(server);
    let report = Report { waiting: args.waiting, open: OPEN, requests: times.len(), lobby_ms: spread(&times) };
    let Spread { p50, p99, most } = report.lobby_ms;
    match args.json {
        true => writeln!(out, "{}", serde_json::to_string(&report)?)?,
        false => {
            writeln!(out, "{} private and {OPEN} open tables wait", args.waiting)?;
            writeln!(out, "lobby: p50 {p50} ms, p99 {p99} ms, most {most} ms")?;
        }
    }
    Ok(())
}

/// Puts tables into a fresh database, all in one go: making them one by one takes a quarter of an hour.
async fn fill(database: &Path, waiting: u32) -> Result<(), Box<dyn std::error::Error>> {
    let store = Sqlite::open(database).await?;
    store.ready().await?;
    store.close().await;
    let mut db = SqliteConnectOptions::new().filename(database).connect().await?;
    sqlx::query(
        "WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?1 + ?2)
         INSERT INTO tables (id, game, options, players, creator, status, created, changed, listed)
         SELECT printf('%016d', n), 'gwt2', 'edition=2' || char(10), 2, randomblob(32), 'waiting', ?3 + n, ?3 + n, n <= ?2
         FROM numbers",
    )
    .bind(waiting)
    .bind(OPEN)
    .bind(SystemTime::now().duration_since(UNIX_EPOCH)?.as_millis() as i64 - A_WHILE)
    .execute(&mut db)
    .await?;
    // The first are open to all and the longest unchanged: whoever looks at the latest first meets all others before them.
    sqlx::query(
        "INSERT INTO seats (table_id, number, kind, name, token) SELECT id, 0, 'person', 'Ann', creator FROM tables",
    )
    .execute(&mut db)
    .await?;
    sqlx::query(
        "INSERT INTO seats (table_id, number, kind, name, invitation)
         SELECT id, 1, 'open', '', CASE WHEN listed = 0 THEN randomblob(32) END FROM tables",
    )
    .execute(&mut db)
    .await?;
    db.close().await?;
    Ok(())
}

/// Looks at the lobby again and again, each time as somebody new.
async fn visit(address: &str, requests: usize) -> Result<Vec<Duration>, Box<dyn std::error::Error>> {
    let http = reqwest::Client::builder().tcp_nodelay(true).build()?;
    let mut times = Vec::new();
    for _ in 0..requests {
        let began = Instant::now();
        let answer = http.get(format!("{address}/")).send().await?.error_for_status()?;
        let page = answer.text().await?;
        times.push(began.elapsed());
        if page.matches("<li class=\"listed").count() < 100 {
            return Err("the lobby does not list what is open".into());
        }
    }
    Ok(times)
}

//! `workbench torture`: law 8 for the whole server. Many tables are played at once over the network, the server is killed
//! (`kill -9`) at random moments and started again on the same database, and then nothing that it had acknowledged may be
//! missing or different, every table must load, replay and be played on, and every event stream must come back.
//!
//! With several servers on one database one of them is killed each time, and while it is down its players and listeners go to another one, which has
//! to know everything and to be listened to within three seconds. The database itself may be restarted too.

mod ear;
mod ledger;
mod look;
mod table;

use crate::args::TortureArgs;
use crate::client::Client;
use crate::server::{Place, Server};
use cowcatcher::progress::progress;
use cowcatcher::stop::Stop;
use look::look;
use rand::RngExt;
use serde::Serialize;
use std::io::Write;
use std::path::Path;
use std::process::Stdio;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use table::{Table, Tally};

/// So long is played before a kill.
const ROUND: std::ops::Range<u64> = 20..900;
/// So long is played on at other servers after it.
const AFTER: std::ops::Range<u64> = 50..400;
/// One kill in so many hits a server that is still starting, …
const EARLY: u32 = 5;
/// … so soon.
const STARTING: std::ops::Range<u64> = 0..60;
/// Where there is another server, streams must be back within this time.
const BACK: Duration = Duration::from_secs(3);

/// The figures.
#[derive(Default, Serialize)]
struct Report {
    servers: usize,
    kills: usize,
    /// Restarts of the database itself.
    restarts: usize,
    /// Kills that hit a server which was still starting.
    early: usize,
    tables: usize,
    finished: usize,
    /// What was acknowledged and asked for.
    #[serde(flatten)]
    tally: Tally,
    /// Streams that came back after a kill, counted each time.
    reconnected: usize,
    /// Steps on the disk that were compared with what is known of them.
    compared: usize,
    /// The longest time for which a stream was silent because its server was gone.
    silent_ms: u64,
    /// The longest time from starting the server to its being ready.
    start_ms: u64,
    seconds: f64,
}

/// Runs the command.
pub fn run(args: &TortureArgs, out: &mut impl Write) -> Result<(), Stop> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let report = runtime.block_on(torture(args))?;
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&report)?)?;
    } else {
        print(&report, out)?;
    }
    Ok(())
}

async fn torture(args: &TortureArgs) -> Result<Report, Stop> {
    let begin = Instant::now();
    let folder = tempfile::tempdir()?;
    let mut house = House::new(Place::some(args.servers, args.database.as_deref(), folder.path())?)?;
    let mut report = Report { servers: house.places.len(), kills: args.kills, ..Report::default() };
    let bar = progress(args.kills as u64, "kills");
    let addresses: Vec<String> = house.places.iter().map(Place::address).collect();
    let client = Client::new(&addresses).await.map_err(|error| Stop::No(error.to_string()))?;
    let mut tables = Vec::new();
    let table = async |number: usize| {
        let table = Table::new(&client.at(number), number).await;
        table.map_err(|error| Stop::No(format!("no table: {error}")))
    };
    for number in 0..args.tables {
        tables.push(table(number).await?);
    }
    for kill in 1..=args.kills {
        if let Some(program) = args.restart.as_deref().filter(|_| is_due(kill, args.kills, args.restarts)) {
            tables = round(tables, async || restart(program)).await?;
            report.restarts += 1;
            check(&house, &mut tables, &mut report, false).await.map_err(|error| after(error, "restart", kill))?;
        }
        let no = |error: Stop| after(error, "kill", kill);
        let victim = rand::rng().random_range(..house.places.len());
        tables = round(tables, async || house.kill(victim)).await.map_err(no)?;
        // Alone it is missed at once; among others it may stay away.
        let alone = house.places.len() == 1;
        if alone {
            house.start(victim, &mut report).await.map_err(no)?;
        }
        check(&house, &mut tables, &mut report, alone).await.map_err(no)?;
        if !alone {
            house.start(victim, &mut report).await.map_err(no)?;
        }
        // Where a game is over another begins, so that as much is played as before.
        for _ in tables.iter().filter(|table| !table.is_over()).count()..args.tables {
            tables.push(table(tables.len()).await.map_err(no)?);
        }
        bar.set_position(kill as u64);
    }
    bar.finish_and_clear();
    report.tables = tables.len();
    for table in &tables {
        report.finished += usize::from(table.is_over());
        report.tally.add(&table.tally);
    }
    report.seconds = begin.elapsed().as_secs_f64();
    Ok(report)
}

/// When something went wrong.
fn after(stop: Stop, what: &str, number: usize) -> Stop {
    Stop::No(format!("at {what} {number}: {}", stop.message().unwrap_or_default()))
}

/// Is one of so many restarts due before this kill?
fn is_due(kill: usize, kills: usize, restarts: usize) -> bool {
    let by = |kill: usize| kill * restarts / kills.max(1);
    by(kill) > by(kill - 1)
}

fn moment(range: std::ops::Range<u64>) -> Duration {
    Duration::from_millis(rand::rng().random_range(range))
}

/// Restarts the database without warning.
fn restart(program: &Path) -> Result<(), Stop> {
    let status = std::process::Command::new(program).stdin(Stdio::null()).status()?;
    if status.success() { Ok(()) } else { Err(Stop::No(format!("{}: {status}", program.display()))) }
}

/// All play until something happens, and where there is another server a while longer.
async fn round(tables: Vec<Table>, happens: impl AsyncFnOnce() -> Result<(), Stop>) -> Result<Vec<Table>, Stop> {
    let enough = Arc::new(AtomicBool::new(false));
    let playing = tables.into_iter().map(|mut table| {
        let enough = Arc::clone(&enough);
        tokio::spawn(async move {
            let played = table.play_on(&enough).await;
            played.map(|()| table)
        })
    });
    let playing: Vec<_> = playing.collect();
    tokio::time::sleep(moment(ROUND)).await;
    let happened = happens().await;
    tokio::time::sleep(moment(AFTER)).await;
    enough.store(true, Ordering::SeqCst);
    let mut tables = Vec::new();
    for task in playing {
        tables.push(task.await.map_err(|error| Stop::No(error.to_string()))?.map_err(Stop::No)?);
    }
    happened.map(|()| tables)
}

/// Is everything there, is it played on, and is everybody told? `anew`: by streams that are all new.
async fn check(house: &House, tables: &mut [Table], report: &mut Report, anew: bool) -> Result<(), Stop> {
    let database = &house.places[0].database;
    report.compared += look(database, tables).await.map_err(Stop::No)?;
    for table in &mut *tables {
        table.go_on().await.map_err(|error| Stop::No(format!("{table}: {error}")))?;
    }
    for table in &mut *tables {
        let (returns, silent) = table.hears(anew).await.map_err(|error| Stop::No(format!("{table}: {error}")))?;
        report.reconnected += returns;
        report.silent_ms = report.silent_ms.max(silent.as_millis() as u64);
        if !anew && silent > BACK {
            return Err(Stop::No(format!("{table}: its stream was silent for {silent:?}")));
        }
    }
    Ok(())
}

/// The servers on one database.
struct House {
    places: Vec<Place>,
    /// The one at each place, while it runs.
    servers: Vec<Option<Server>>,
}

impl House {
    fn new(places: Vec<Place>) -> Result<House, Stop> {
        let servers = places.iter().map(|place| place.start().map(Some)).collect::<Result<_, _>>()?;
        Ok(House { places, servers })
    }

    fn kill(&mut self, victim: usize) -> Result<(), Stop> {
        match self.servers[victim].take() {
            Some(server) => server.kill(),
            None => Err(Stop::No("there is no server to kill".to_owned())),
        }
    }

    /// Starts one again, sometimes not at the first attempt.
    async fn start(&mut self, victim: usize, report: &mut Report) -> Result<(), Stop> {
        let place = &self.places[victim];
        if rand::rng().random_ratio(1, EARLY) {
            let starting = place.begin()?;
            tokio::time::sleep(moment(STARTING)).await;
            starting.kill()?;
            report.early += 1;
        }
        let started = Instant::now();
        self.servers[victim] = Some(place.start()?);
        report.start_ms = report.start_ms.max(started.elapsed().as_millis() as u64);
        Ok(())
    }
}

fn print(report: &Report, out: &mut impl Write) -> Result<(), Stop> {
    let Report { servers, kills, restarts, early, tables, finished, tally, .. } = report;
    let Report { reconnected, compared, silent_ms, start_ms, seconds, .. } = report;
    writeln!(
        out,
        "{kills} kills while {tables} tables were played at {servers} servers, and {early} while one started"
    )?;
    if *restarts > 0 {
        writeln!(out, "{restarts} restarts of the database")?;
    }
    let Tally { steps, undone, unanswered, done } = tally;
    writeln!(out, "acknowledged: {steps} steps and {undone} times something taken back; none lost, none different")?;
    writeln!(out, "unanswered:   {unanswered} requests, of which {done} had been done")?;
    writeln!(out, "compared:     {compared} steps on the disk; {finished} games were over")?;
    writeln!(out, "streams:      {reconnected} came back, after {silent_ms} ms at most")?;
    writeln!(out, "starting:     at most {start_ms} ms; all in {seconds:.1} s")?;
    Ok(())
}

//! `workbench torture`: law 8 for the whole server. Many tables are played at once over the network, the server is killed
//! (`kill -9`) at random moments and started again on the same database, and then nothing that it had acknowledged may be
//! missing or different, every table must load, replay and be played on, and every event stream must come back.

mod ear;
mod ledger;
mod look;
mod table;

use crate::args::TortureArgs;
use crate::client::Client;
use crate::server::Place;
use cowcatcher::progress::progress;
use cowcatcher::stop::Stop;
use look::look;
use rand::RngExt;
use serde::Serialize;
use std::io::Write;
use std::time::{Duration, Instant};
use table::{Table, Tally};

/// So long is played before a kill.
const ROUND: std::ops::Range<u64> = 20..900;
/// One kill in so many hits a server that is still starting, …
const EARLY: u32 = 5;
/// … so soon.
const STARTING: std::ops::Range<u64> = 0..60;

/// The figures.
#[derive(Default, Serialize)]
struct Report {
    kills: usize,
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
    let place = Place::new(folder.path())?;
    let mut report = Report { kills: args.kills, ..Report::default() };
    let bar = progress(args.kills as u64, "kills");
    let mut server = place.start()?;
    let client = Client::new(&place.address()).await.map_err(|error| Stop::No(error.to_string()))?;
    let mut tables = Vec::new();
    for number in 0..args.tables {
        tables.push(Table::new(&client, number).await.map_err(|error| Stop::No(format!("no table: {error}")))?);
    }
    for kill in 1..=args.kills {
        let moment = |range| Duration::from_millis(rand::rng().random_range(range));
        let no = |error: String| Stop::No(format!("before kill {kill}: {error}"));
        let (wait, early) = (moment(ROUND), rand::rng().random_ratio(1, EARLY));
        // They play on until nobody answers any more.
        let playing = tables.into_iter().map(|mut table| {
            tokio::spawn(async move {
                let played = table.play_on().await;
                played.map(|()| table)
            })
        });
        let playing: Vec<_> = playing.collect();
        tokio::time::sleep(wait).await;
        server.kill().map_err(|stop| no(stop.message().unwrap_or_default()))?;
        tables = Vec::new();
        for task in playing {
            tables.push(task.await.map_err(|error| no(error.to_string()))?.map_err(no)?);
        }
        if early {
            let starting = place.begin()?;
            tokio::time::sleep(moment(STARTING)).await;
            starting.kill().map_err(|stop| no(stop.message().unwrap_or_default()))?;
            report.early += 1;
        }
        let started = Instant::now();
        server = place.start()?;
        report.start_ms = report.start_ms.max(started.elapsed().as_millis() as u64);
        let no = |error: String| Stop::No(format!("after kill {kill}: {error}"));
        report.compared += look(&place.database, &mut tables).await.map_err(no)?;
        for table in &mut tables {
            table.go_on().await.map_err(|error| no(format!("{table}: {error}")))?;
        }
        for table in &mut tables {
            report.reconnected += 1;
            table.hears().await.map_err(|error| no(format!("{table}: {error}")))?;
        }
        // Where a game is over another begins, so that as much is played as before.
        for _ in tables.iter().filter(|table| !table.is_over()).count()..args.tables {
            let table = Table::new(&client, tables.len()).await;
            tables.push(table.map_err(|error| no(format!("no table: {error}")))?);
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

fn print(report: &Report, out: &mut impl Write) -> Result<(), Stop> {
    let Report { kills, early, tables, finished, tally, reconnected, compared, start_ms, seconds } = report;
    writeln!(out, "{kills} kills while {tables} tables were played, and {early} while the server started")?;
    let Tally { steps, undone, unanswered, done } = tally;
    writeln!(out, "acknowledged: {steps} steps and {undone} times something taken back; none lost, none different")?;
    writeln!(out, "unanswered:   {unanswered} requests, of which {done} had been done")?;
    writeln!(out, "compared:     {compared} steps on the disk; {finished} games were over")?;
    writeln!(out, "streams:      {reconnected} came back")?;
    writeln!(out, "starting:     at most {start_ms} ms; all in {seconds:.1} s")?;
    Ok(())
}

//! `workbench load`: many live tables at once, each with its event streams, and how fast the server answers.

mod table;

use crate::args::LoadArgs;
use crate::client::Client;
use crate::server::{Place, Server};
use cowcatcher::stop::Stop;
use serde::Serialize;
use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use table::Table;
use tokio::sync::Mutex;

/// What is counted while it runs.
#[derive(Default)]
pub struct Count {
    steps: Mutex<Vec<Duration>>,
    views: Mutex<Vec<Duration>>,
    notices: AtomicU64,
    streams: AtomicU64,
    errors: AtomicU64,
}

/// The figures.
#[derive(Serialize)]
struct Report {
    tables: usize,
    streams: u64,
    seconds: f64,
    steps: usize,
    steps_per_s: f64,
    step_ms: Spread,
    view_ms: Spread,
    notices: u64,
    errors: u64,
    /// The memory of the server, if it is our own.
    memory_mb: Option<u64>,
}

/// Half are faster than `p50`, all but one in a hundred than `p99`.
#[derive(Serialize)]
struct Spread {
    p50: f64,
    p99: f64,
    most: f64,
}

/// Runs the command.
pub fn run(args: &LoadArgs, out: &mut impl Write) -> Result<(), Stop> {
    let folder = tempfile::tempdir()?;
    let (own, address) = match &args.address {
        Some(address) => (None, address.trim_end_matches('/').to_owned()),
        None => {
            let place = Place::new(folder.path())?;
            (Some(place.start()?), place.address())
        }
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let mut report = runtime.block_on(drive(args, &address))?;
    report.memory_mb = own.as_ref().and_then(Server::memory_mb);
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&report)?)?;
    } else {
        print(&report, out)?;
    }
    match report.errors {
        0 => Ok(()),
        errors => Err(Stop::No(format!("{errors} requests failed"))),
    }
}

async fn drive(args: &LoadArgs, address: &str) -> Result<Report, Stop> {
    let count = Arc::new(Count::default());
    let client = Client::new(address).await.map_err(|error| Stop::Usage(format!("{address}: {error}")))?;
    let mut tables = Vec::new();
    for number in 0..args.tables {
        tables.push(Table::new(&client, number).await.map_err(|error| Stop::No(format!("no table: {error}")))?);
    }
    let mut listeners = tokio::task::JoinSet::new();
    for table in &tables {
        for _ in 0..args.streams {
            listeners.spawn(table.clone().listen(count.clone()));
        }
    }
    let wanted = (args.tables * args.streams) as u64;
    let patience = Instant::now() + Duration::from_secs(20);
    while count.streams.load(Ordering::Relaxed) < wanted && Instant::now() < patience {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let begin = Instant::now();
    let end = begin + Duration::from_secs(args.seconds);
    let every = Duration::from_millis(args.every.max(1));
    let mut players = tokio::task::JoinSet::new();
    for (number, table) in tables.into_iter().enumerate() {
        // They do not all click at the same moment, as people do not.
        let offset = every.mul_f64(number as f64 / args.tables.max(1) as f64);
        players.spawn(play(table, begin + offset, end, every, count.clone()));
    }
    while players.join_next().await.is_some() {}
    let seconds = begin.elapsed().as_secs_f64();
    // The last notices are on their way.
    tokio::time::sleep(Duration::from_millis(200)).await;
    listeners.abort_all();
    let steps = count.steps.lock().await;
    Ok(Report {
        tables: args.tables,
        streams: count.streams.load(Ordering::Relaxed),
        seconds,
        steps: steps.len(),
        steps_per_s: steps.len() as f64 / seconds,
        step_ms: spread(&steps),
        view_ms: spread(&count.views.lock().await),
        notices: count.notices.load(Ordering::Relaxed),
        errors: count.errors.load(Ordering::Relaxed),
        memory_mb: None,
    })
}

/// Clicks at one table until the time is over.
async fn play(mut table: Table, begin: Instant, end: Instant, every: Duration, count: Arc<Count>) {
    let mut next = begin;
    while next < end {
        tokio::time::sleep_until(next.into()).await;
        next += every;
        match table.step().await {
            Ok((view, step)) => {
                count.views.lock().await.push(view);
                count.steps.lock().await.push(step);
            }
            Err(error) => {
                eprintln!("cowcatcher: {error}");
                count.errors.fetch_add(1, Ordering::Relaxed);
            }
        }
    }
}

fn spread(times: &[Duration]) -> Spread {
    let mut ms: Vec<f64> = times.iter().map(|time| time.as_secs_f64() * 1000.0).collect();
    ms.sort_by(f64::total_cmp);
    let at = |share: f64| ms.get(((ms.len() as f64 * share) as usize).min(ms.len().saturating_sub(1))).copied();
    let round = |value: Option<f64>| (value.unwrap_or_default() * 100.0).round() / 100.0;
    Spread { p50: round(at(0.5)), p99: round(at(0.99)), most: round(ms.last().copied()) }
}

fn print(report: &Report, out: &mut impl Write) -> Result<(), Stop> {
    let times = |spread: &Spread| format!("p50 {} ms, p99 {} ms, most {} ms", spread.p50, spread.p99, spread.most);
    writeln!(out, "{} tables, {} event streams, {:.1} s", report.tables, report.streams, report.seconds)?;
    writeln!(out, "steps:   {} ({:.1}/s), {}", report.steps, report.steps_per_s, times(&report.step_ms))?;
    writeln!(out, "views:   {}", times(&report.view_ms))?;
    writeln!(out, "notices: {}", report.notices)?;
    writeln!(out, "errors:  {}", report.errors)?;
    if let Some(memory) = report.memory_mb {
        writeln!(out, "memory:  {memory} MB")?;
    }
    Ok(())
}

//! `workbench load`: many live tables at once, each with its event streams, and how fast the server answers.

mod bots;
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
    servers: usize,
    tables: usize,
    streams: u64,
    seconds: f64,
    steps: usize,
    steps_per_s: f64,
    step_ms: Spread,
    view_ms: Spread,
    notices: u64,
    errors: u64,
    /// Tables of bots beside them, and what these played.
    bot_tables: usize,
    bot_steps_per_s: f64,
    /// The memory of the servers, if they are our own, and what it cost meanwhile.
    memory_mb: Option<u64>,
    cpu_seconds: Option<f64>,
    written_mb: Option<f64>,
}

/// Half are faster than `p50`, all but one in a hundred than `p99`.
#[derive(Serialize)]
pub struct Spread {
    /// Half are faster.
    pub p50: f64,
    /// All but one in a hundred are faster.
    pub p99: f64,
    /// None is slower.
    pub most: f64,
}

/// Runs the command.
pub fn run(args: &LoadArgs, out: &mut impl Write) -> Result<(), Stop> {
    let folder = tempfile::tempdir()?;
    let (own, servers) = match &args.address {
        Some(address) => (Vec::new(), vec![address.trim_end_matches('/').to_owned()]),
        None => {
            let places = Place::some(args.servers, args.database.as_deref(), folder.path())?;
            let own = places.iter().map(Place::start).collect::<Result<Vec<_>, _>>()?;
            (own, places.iter().map(Place::address).collect())
        }
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let mut report = runtime.block_on(drive(args, &servers, &own))?;
    report.servers = servers.len();
    report.memory_mb = own.iter().map(Server::memory_mb).sum::<Option<u64>>().filter(|_| !own.is_empty());
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

async fn drive(args: &LoadArgs, servers: &[String], own: &[Server]) -> Result<Report, Stop> {
    let count = Arc::new(Count::default());
    let client = Client::new(servers).await;
    let client = client.map_err(|error| Stop::Usage(format!("{}: {error}", servers.join(" "))))?;
    let mut tables = Vec::new();
    for number in 0..args.tables {
        // All of a table is at one server, as it is behind a balancer that goes by the table.
        tables.push(
            Table::new(&client.at(number), number).await.map_err(|error| Stop::No(format!("no table: {error}")))?,
        );
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
    let lost = |error| Stop::No(format!("no table of bots: {error}"));
    let mut of_bots = Vec::new();
    for _ in 0..args.bot_tables {
        of_bots.push(bots::hurried(&client).await.map_err(lost)?);
    }
    let bots_before = bots::steps(&client, &of_bots).await.map_err(lost)?;
    let cost = || {
        let cpu: Option<f64> = own.iter().map(Server::cpu_seconds).sum();
        let written: Option<u64> = own.iter().map(Server::written_bytes).sum();
        cpu.zip(written).filter(|_| !own.is_empty())
    };
    let cost_before = cost();
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
    let cost = cost().zip(cost_before);
    let bots_after = bots::steps(&client, &of_bots).await.map_err(lost)?;
    let bots_took = begin.elapsed().as_secs_f64();
    // The last notices are on their way.
    tokio::time::sleep(Duration::from_millis(200)).await;
    listeners.abort_all();
    let steps = count.steps.lock().await;
    Ok(Report {
        servers: 0,
        tables: args.tables,
        streams: count.streams.load(Ordering::Relaxed),
        seconds,
        steps: steps.len(),
        steps_per_s: steps.len() as f64 / seconds,
        step_ms: spread(&steps),
        view_ms: spread(&count.views.lock().await),
        notices: count.notices.load(Ordering::Relaxed),
        errors: count.errors.load(Ordering::Relaxed),
        bot_tables: args.bot_tables,
        bot_steps_per_s: bots_after.saturating_sub(bots_before) as f64 / bots_took,
        memory_mb: None,
        cpu_seconds: cost.map(|((after, _), (before, _))| after - before),
        written_mb: cost.map(|((_, after), (_, before))| (after - before) as f64 / 1e6),
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

/// The spread of some times.
pub fn spread(times: &[Duration]) -> Spread {
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
    if report.bot_tables > 0 {
        writeln!(out, "bots:    {} tables, {:.1} steps/s", report.bot_tables, report.bot_steps_per_s)?;
    }
    if let Some(memory) = report.memory_mb {
        writeln!(out, "memory:  {memory} MB")?;
    }
    if let (Some(cpu), Some(written)) = (report.cpu_seconds, report.written_mb) {
        writeln!(out, "cost:    {cpu:.2} s of processor time, {written:.1} MB written")?;
    }
    Ok(())
}

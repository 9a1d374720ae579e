//! `workbench scale`: how many people some servers can serve, by a simulation of what a click costs where.
//!
//! People click at random moments. A click waits for a core of its server, for a core of its database, for a flush of the log, which it shares with
//! all that arrived meanwhile, and for its server once more; then each of the others at the table fetches the page. What a part of this costs is
//! measured (`workbench load`), not guessed; `docs/scale.md` has the figures.

use crate::args::ScaleArgs;
use cowcatcher::stop::Stop;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use serde::Serialize;
use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::io::Write;

/// Microseconds.
type Time = u64;
/// So many clicks are simulated: enough for the slowest of a hundred to be a thousand.
const CLICKS: u64 = 100_000;
/// The first of them meet an empty house and are not counted.
const WARMING_UP: u64 = CLICKS / 10;
/// A part that is busier than this is full: what waits for it waits ever longer.
const FULL: f64 = 0.98;

/// What came of it.
#[derive(Serialize)]
struct Report {
    people: u64,
    servers: usize,
    databases: usize,
    clicks_per_s: f64,
    /// How much of each part is used, 1 being all of it.
    server_cpu: f64,
    database_cpu: f64,
    /// How many clicks share a flush.
    clicks_per_flush: f64,
    streams_per_server: u64,
    memory_gb_per_server: f64,
    p50_ms: f64,
    p99_ms: f64,
    /// The part that is full, if one is.
    breaks: Option<&'static str>,
}

/// Runs the command.
pub fn run(args: &ScaleArgs, out: &mut impl Write) -> Result<(), Stop> {
    for &people in &args.people {
        let report = simulate(args, people);
        if args.json {
            writeln!(out, "{}", serde_json::to_string(&report)?)?;
        } else {
            print(&report, out)?;
        }
    }
    Ok(())
}

/// Cores that take what comes in the order in which it comes.
struct Cores {
    free: BinaryHeap<Reverse<Time>>,
    busy: Time,
}

impl Cores {
    fn new(cores: usize) -> Cores {
        Cores { free: (0..cores.max(1)).map(|_| Reverse(0)).collect(), busy: 0 }
    }

    /// When work that comes now is done.
    fn work(&mut self, now: Time, takes: Time) -> Time {
        let Reverse(free) = self.free.pop().unwrap_or(Reverse(0));
        let done = free.max(now) + takes;
        self.free.push(Reverse(done));
        self.busy += takes;
        done
    }

    fn used(&self, lasted: Time) -> f64 {
        self.busy as f64 / (lasted.max(1) as f64 * self.free.len() as f64)
    }
}

/// A log that is flushed for all that wait at once.
#[derive(Default)]
struct Log {
    /// When the flush ends that is going on, or was last.
    ends: Time,
    /// When the one ends that begins after it.
    next: Option<Time>,
    flushes: u64,
}

impl Log {
    /// When what comes now is on the disk.
    fn flush(&mut self, now: Time, takes: Time) -> Time {
        if let Some(next) = self.next.filter(|next| next.saturating_sub(takes) <= now) {
            (self.ends, self.next) = (next, None);
        }
        if now >= self.ends {
            self.flushes += 1;
            self.ends = now + takes;
            return self.ends;
        }
        if self.next.is_none() {
            self.flushes += 1;
        }
        *self.next.get_or_insert(self.ends + takes)
    }
}

/// What happens next to a click.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Stage {
    Judged,
    Written,
    Flushed,
    Answered,
    /// Others fetch their pages.
    Seen,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Event {
    at: Time,
    stage: Stage,
    click: u64,
    began: Time,
}

fn simulate(args: &ScaleArgs, people: u64) -> Report {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(args.seed);
    let micro = |ms: f64| (ms * 1000.0).round().max(0.0) as Time;
    // Half of what a server does for a click comes before the database, half after it.
    let (half, view) = (micro(args.step_ms) / 2, micro(args.view_ms));
    let (row, flush) = (micro(args.row_ms), micro(args.flush_ms));
    let between = args.every * 1e6 / people.max(1) as f64;
    let mut servers: Vec<Cores> = (0..args.servers.max(1)).map(|_| Cores::new(args.cores)).collect();
    let mut databases: Vec<(Cores, Log)> =
        (0..args.databases.max(1)).map(|_| (Cores::new(args.database_cores), Log::default())).collect();
    let mut events: BinaryHeap<Reverse<Event>> = BinaryHeap::new();
    let (mut arrives, mut clicks, mut waited) = (0.0, 0, Vec::new());
    loop {
        // The next click comes when it comes; what is under way before that goes on.
        let due = clicks < CLICKS && events.peek().is_none_or(|Reverse(event)| arrives <= event.at as f64);
        if due {
            let at = arrives as Time;
            events.push(Reverse(Event { at, stage: Stage::Judged, click: clicks, began: at }));
            clicks += 1;
            arrives += -between * (1.0 - rng.random::<f64>()).ln();
            continue;
        }
        let Some(Reverse(event)) = events.pop() else { break };
        let now = event.at;
        // Tables are spread evenly, and each is at one server and in one database.
        let place = (event.click.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 20) as usize;
        let (server, database) = (place % servers.len(), place % databases.len());
        let (stage, at) = match event.stage {
            Stage::Judged => (Stage::Written, servers[server].work(now, half)),
            Stage::Written => (Stage::Flushed, databases[database].0.work(now, row)),
            Stage::Flushed => (Stage::Answered, databases[database].1.flush(now, flush)),
            Stage::Answered => (Stage::Seen, servers[server].work(now, half)),
            Stage::Seen => {
                if event.click >= WARMING_UP {
                    waited.push(now - event.began);
                }
                for _ in 1..args.table {
                    servers[server].work(now, view);
                }
                continue;
            }
        };
        events.push(Reverse(Event { at, stage, ..event }));
    }
    waited.sort_unstable();
    let percent = |share: usize| waited.get(waited.len() * share / 100).map_or(0.0, |&time| time as f64 / 1000.0);
    let lasted = (between * CLICKS as f64) as Time;
    let used = |cores: &mut dyn Iterator<Item = f64>| cores.fold(0.0, f64::max);
    let server_cpu = used(&mut servers.iter().map(|cores| cores.used(lasted)));
    let database_cpu = used(&mut databases.iter().map(|(cores, _)| cores.used(lasted)));
    let streams = people / args.servers.max(1) as u64;
    let memory = streams as f64 * (args.stream_kb + args.table_kb / args.table.max(1) as f64) / 1e6;
    let breaks = [
        (server_cpu > FULL, "the cores of the servers"),
        (database_cpu > FULL, "the cores of the database"),
        (memory > args.memory_gb, "the memory of the servers"),
    ];
    let flushes: u64 = databases.iter().map(|(_, log)| log.flushes).sum();
    Report {
        people,
        servers: servers.len(),
        databases: databases.len(),
        clicks_per_s: (people as f64 / args.every * 10.0).round() / 10.0,
        server_cpu,
        database_cpu,
        clicks_per_flush: CLICKS as f64 / flushes.max(1) as f64,
        streams_per_server: streams,
        memory_gb_per_server: memory,
        p50_ms: percent(50),
        p99_ms: percent(99),
        breaks: breaks.into_iter().find_map(|(full, part)| full.then_some(part)),
    }
}

fn print(report: &Report, out: &mut impl Write) -> Result<(), Stop> {
    let Report { people, servers, databases, clicks_per_s, server_cpu, database_cpu, .. } = report;
    writeln!(out, "{people} people, {servers} servers, {databases} databases: {clicks_per_s} clicks/s")?;
    writeln!(out, "  cores:   servers {:.0} %, database {:.0} %", server_cpu * 100.0, database_cpu * 100.0)?;
    writeln!(out, "  flushes: one for {:.1} clicks", report.clicks_per_flush)?;
    writeln!(out, "  memory:  {:.1} GB a server, {} streams", report.memory_gb_per_server, report.streams_per_server)?;
    match report.breaks {
        Some(part) => writeln!(out, "  breaks:  {part}")?,
        None => writeln!(out, "  a click: p50 {:.1} ms, p99 {:.1} ms", report.p50_ms, report.p99_ms)?,
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::{Cli, Command};
    use clap::Parser;

    fn scale(args: &[&str]) -> Report {
        let cli = Cli::parse_from(["workbench", "scale"].iter().chain(args));
        let Command::Scale(args) = cli.command else { panic!("it is scale") };
        simulate(&args, args.people[0])
    }

    /// Where nobody waits for anybody, a click takes what its parts take.
    #[test]
    fn alone_a_click_takes_what_its_parts_take() {
        let alone = scale(&["--people", "1", "--every", "10", "--step-ms", "2", "--row-ms", "1", "--flush-ms", "3"]);
        assert_eq!((alone.p50_ms, alone.breaks), (6.0, None));
        assert!(alone.server_cpu < 0.01 && (alone.clicks_per_flush - 1.0).abs() < 0.01);
    }

    /// One core with one kind of work is the queue of the textbooks (M/D/1): at half load the mean wait is half of the work.
    #[test]
    fn a_queue_is_as_long_as_the_textbooks_say() {
        let mut cores = Cores::new(1);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let (mut at, mut waited) = (0.0, 0.0);
        for _ in 0..200_000 {
            at += -2000.0 * (1.0 - rng.random::<f64>()).ln();
            waited += cores.work(at as Time, 1000) as f64 - at - 1000.0;
        }
        let mean = waited / 200_000.0;
        assert!((450.0..550.0).contains(&mean), "{mean}");
    }

    /// What arrives during a flush shares the next one.
    #[test]
    fn flushes_are_shared() {
        let mut log = Log::default();
        assert_eq!([0, 1, 5, 9].map(|at| log.flush(at, 10)), [10, 20, 20, 20]);
        assert_eq!([12, 19, 25].map(|at| log.flush(at, 10)), [30, 30, 40]);
        assert_eq!(log.flush(100, 10), 110);
        assert_eq!(log.flushes, 5);
    }

    #[test]
    fn twice_the_servers_serve_twice_the_people() {
        let [one, two] = ["1", "2"].map(|servers| scale(&["--people", "20000", "--servers", servers]));
        assert!((one.server_cpu / two.server_cpu - 2.0).abs() < 0.1, "{} {}", one.server_cpu, two.server_cpu);
        let full = scale(&["--people", "100000000"]);
        assert_eq!(full.breaks, Some("the cores of the servers"));
    }
}

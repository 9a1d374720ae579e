//! `workbench soak`: the law battery at scale, on all cores.

use crate::args::SoakArgs;
use cowcatcher::args::Table;
use cowcatcher::files;
use cowcatcher::games::{self, OnGame};
use cowcatcher::progress::progress;
use cowcatcher::stop::Stop;
use cowcatcher_games::{Listed, Whole};
use cowcatcher_proof::Position;
use cowcatcher_proof::battery::{Battery, Failure, Report, Thoroughness};
use std::io::Write;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

/// How many games a thread takes at a time.
const BATCH: u64 = 16;

impl OnGame for SoakArgs {
    fn table(&self) -> &Table {
        &self.table
    }

    fn run<G: Whole>(self, named: &Listed<G>, out: &mut impl Write) -> Result<(), Stop> {
        let SoakArgs { table, games, seed, full } = self;
        let options = games::options(named, &table.options)?;
        games::fresh::<G>(&options, table.players)?;
        let thoroughness = if full { Thoroughness::FULL } else { Thoroughness::SOAK };
        let battery = Battery::<G>::new(&options, table.players, thoroughness);
        let battery = battery.map_err(|failure| Stop::No(failure.to_string()))?;
        // A panic is reported as a broken law; its own message would tear the progress bar.
        std::panic::set_hook(Box::new(|_| {}));
        let result = on_all_cores(&battery, games, seed);
        drop(std::panic::take_hook());
        match result {
            Ok(report) => {
                writeln!(out, "{}, {} players: {report}; all laws hold", named.name(), table.players)?;
                Ok(())
            }
            Err(failure) => {
                let path = PathBuf::from(format!("soak-{}-{}p-{}.journal", named.name(), table.players, failure.seed));
                files::write(&path, &failure.journal)?;
                Err(Stop::No(format!("{failure} (the game so far is in {})", path.display())))
            }
        }
    }
}

fn on_all_cores<G: Position>(battery: &Battery<G>, games: u64, seed: u64) -> Result<Report, Box<Failure>> {
    let bar = progress(games, "games");
    let next = AtomicU64::new(0);
    let stop = AtomicBool::new(false);
    let sum = Mutex::new((Report::default(), None::<Failure>));
    let work = || {
        let mut report = Report::default();
        let mut failed = None;
        while !stop.load(Ordering::Relaxed) && failed.is_none() {
            let from = next.fetch_add(BATCH, Ordering::Relaxed);
            if from >= games {
                break;
            }
            let to = games.min(from + BATCH);
            for number in from..to {
                match battery.play(seed.wrapping_add(number)) {
                    Ok(one) => report.add(&one),
                    Err(failure) => {
                        stop.store(true, Ordering::Relaxed);
                        failed = Some(failure);
                        break;
                    }
                }
            }
            bar.inc(to - from);
        }
        // The games are played outside of the lock and do not panic while holding it.
        let mut sum = sum.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        sum.0.add(&report);
        sum.1 = match (sum.1.take(), failed) {
            (Some(one), Some(two)) => Some(if one.seed <= two.seed { one } else { two }),
            (one, two) => one.or(two),
        };
    };
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(work);
        }
    });
    bar.finish_and_clear();
    let (report, failure) = sum.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner());
    match failure {
        None => Ok(report),
        Some(failure) => Err(Box::new(failure)),
    }
}

//! `workbench writing`: how many clicks a second the tables take when nothing else is asked of the server: no page, no address, only
//! judging, writing to the disk and telling.

use crate::args::WritingArgs;
use crate::games::in_turn;
use crate::load::{Spread, spread};
use cowcatcher::stop::Stop;
use cowcatcher_session::Games;
use cowcatcher_table::{Identity, SeatPlan, Secret, Settings, Sqlite, TableError, TableId, TablePlan, Tables};
use rand::seq::IndexedRandom;
use serde::Serialize;
use std::io::Write;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The figures.
#[derive(Serialize)]
struct Report {
    tables: usize,
    seconds: f64,
    steps: usize,
    steps_per_s: f64,
    step_ms: Spread,
}

/// Runs the command.
pub fn run(args: &WritingArgs, out: &mut impl Write) -> Result<(), Stop> {
    let folder = tempfile::tempdir()?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let (times, seconds) = runtime.block_on(write(args, folder.path())).map_err(Stop::No)?;
    let report = Report {
        tables: args.tables,
        seconds,
        steps: times.len(),
        steps_per_s: times.len() as f64 / seconds,
        step_ms: spread(&times),
    };
    let Spread { p50, p99, most } = report.step_ms;
    match args.json {
        true => writeln!(out, "{}", serde_json::to_string(&report)?)?,
        false => {
            writeln!(out, "{} tables, {seconds:.1} s", report.tables)?;
            writeln!(
                out,
                "steps: {} ({:.0}/s), p50 {p50} ms, p99 {p99} ms, most {most} ms",
                report.steps, report.steps_per_s
            )?;
        }
    }
    Ok(())
}

/// Clicks at all tables at once; how long each click took, and all of it.
async fn write(args: &WritingArgs, folder: &std::path::Path) -> Result<(Vec<Duration>, f64), String> {
    let store = Sqlite::open(&folder.join("tables.db")).await.map_err(|error| error.to_string())?;
    let tables = Tables::new(Arc::new(store), Games::catalogue(), Settings::default());
    let who = Secret::new().map_err(|error| error.to_string())?.identity();
    let mut players = tokio::task::JoinSet::new();
    let begin = Instant::now();
    let end = begin + Duration::from_secs(args.seconds);
    for number in 0..args.tables {
        players.spawn(click(tables.clone(), who, number, end));
    }
    let mut times = Vec::new();
    while let Some(clicked) = players.join_next().await {
        let clicked = clicked.map_err(|error| error.to_string())?;
        times.extend(clicked.map_err(|error| error.to_string())?);
    }
    Ok((times, begin.elapsed().as_secs_f64()))
}

/// Plays anything legal at tables of one's own, one after the other.
async fn click(tables: Tables, who: Identity, number: usize, end: Instant) -> Result<Vec<Duration>, TableError> {
    let mut times = Vec::new();
    let mut table = fresh(&tables, &who, number).await?;
    while Instant::now() < end {
        let asked = tables.look(&table, |state| {
            let seat = state.to_decide().iter().next()?;
            let action = state.playing().legal(seat).choose(&mut rand::rng())?.clone();
            Some((seat, action, state.version()))
        });
        let Some((seat, action, version)) = asked.await? else {
            table = fresh(&tables, &who, number).await?;
            continue;
        };
        let begin = Instant::now();
        tables.play(&table, &who, seat, &action, version).await?;
        times.push(begin.elapsed());
    }
    Ok(times)
}

/// A new table, at which one sits on all seats.
async fn fresh(tables: &Tables, who: &Identity, number: usize) -> Result<TableId, TableError> {
    let (game, players) = in_turn(number);
    let seats = vec![SeatPlan::Me("Somebody".to_owned()); players];
    let plan =
        TablePlan { game: game.to_owned(), options: Vec::new(), seats, listed: false, rated: false, clock: None };
    Ok(tables.create(who, plan).await?.id)
}

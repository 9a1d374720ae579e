//! `workbench train`: learns to play a game by playing it, against itself, its earlier selves and the rules of thumb.

use crate::args::TrainArgs;
use crate::curve::Point;
use cowcatcher::files;
use cowcatcher::games;
use cowcatcher::progress::progress;
use cowcatcher::stop::Stop;
use cowcatcher_bots::arena::{Share, bout};
use cowcatcher_bots::net::Net;
use cowcatcher_bots::search::Thinker;
use cowcatcher_bots::{Bot, Heuristic, thought};
use cowcatcher_engine::Options;
use cowcatcher_engine::features::Layout;
use cowcatcher_games::{Listed, Visit, Whole};
use cowcatcher_learn::{Course, Lesson, Plan, Setting};
use std::fs::File;
use std::io::Write;
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

/// Into so many parts a course is divided, each of which ends with a point of the curve.
const POINTS: u64 = 40;
/// Games against the rules of thumb for a point of the curve.
const MEASURED: u64 = 120;
/// A table with its default options is played so much more often than one with a single other value.
const DEFAULTS: usize = 8;
/// A table of the edition that was named is played so much more often than one of another.
const NAMED: usize = 3;
/// Nobody learns more often from one position.
const MOST_REUSE: f32 = 100.0;
/// The learning rate falls to this share of its beginning.
const RATE_FALLS: f32 = 0.05;

/// Runs the command.
pub fn run(args: TrainArgs, out: &mut impl Write) -> Result<(), Stop> {
    if args.games == 0 {
        return Err(Stop::Usage("a course has games: --games is at least 1".to_owned()));
    }
    let shares = [args.heuristic, args.earlier, args.styles, args.alike, args.lambda];
    let mut shares = shares.iter().chain(&args.explore).copied();
    if !(args.rate > 0.0 && args.rate <= 1.0 && shares.all(|share| (0.0..=1.0).contains(&share))) {
        return Err(Stop::Usage("--rate and all shares are at most 1".to_owned()));
    }
    if !args.envy.iter().all(|envy| (-1.0..=1.0).contains(envy)) {
        return Err(Stop::Usage("--envy is from -1 to 1".to_owned()));
    }
    if !(args.reuse > 0.0 && args.reuse <= MOST_REUSE) {
        return Err(Stop::Usage(format!("--reuse is more than 0 and at most {MOST_REUSE}")));
    }
    let name = args.game.clone();
    games::visit(&name, Train { args, out })
}

struct Train<'a, W> {
    args: TrainArgs,
    out: &'a mut W,
}

impl<W: Write> Visit for Train<'_, W> {
    type Out = Result<(), Stop>;

    fn visit<G: Whole>(self, listed: Listed<G>) -> Self::Out {
        let Train { args, out } = self;
        let layout = Layout::of::<G>().map_err(|error| Stop::No(error.to_string()))?;
        let tables = tables(&listed, &args.players)?;
        let mut course = begin::<G>(&args, tables.clone(), &layout)?;
        let mut curve = match &args.curve {
            Some(path) => {
                // A course that goes on adds to its curve.
                let file = match course.games() {
                    0 => File::create(path),
                    _ => File::options().create(true).append(true).open(path),
                };
                Some(file.map_err(|error| no(path, error))?)
            }
            None => None,
        };
        let bar = progress(args.games, "games");
        let start = Instant::now();
        while course.games() < args.games {
            let part = course.games() * POINTS / args.games;
            let (mut lessons, mut sum) = (0.0, Lesson::default());
            while course.games() < args.games && course.games() * POINTS / args.games == part {
                let lesson = course.lesson(course.games() as f32 / args.games as f32);
                lessons += 1.0;
                (sum.mean, sum.winners) = (sum.mean + lesson.mean, sum.winners + lesson.winners);
                sum.loss += lesson.loss;
                bar.set_position(course.games());
            }
            write(&args.out, &course.net().write::<G>(&layout))?;
            if let Some(state) = &args.state {
                write(state, &course.state(&layout))?;
            }
            let (share, players) = measure::<G>(&tables, course.net());
            let point = Point {
                minutes: start.elapsed().as_secs_f64() / 60.0,
                games: course.games(),
                mean: sum.mean / lessons,
                winners: sum.winners / lessons,
                off: sum.loss.root(0) * f64::from(G::SPAN),
                players,
                wins_against_heuristic: share.share,
                low: share.low,
                high: share.high,
            };
            let line = serde_json::to_string(&point)?;
            if let (Some(curve), Some(path)) = (&mut curve, &args.curve) {
                writeln!(curve, "{line}").map_err(|error| no(path, error))?;
            }
            bar.suspend(|| writeln!(out, "{line}"))?;
        }
        bar.finish_and_clear();
        Ok(())
    }
}

/// The course: one that goes on, or a new one, from weights or from nothing.
fn begin<G: Whole>(args: &TrainArgs, tables: Vec<(G::Options, usize)>, layout: &Layout) -> Result<Course<G>, Stop> {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let plan = Plan {
        rate: (args.rate, args.rate * RATE_FALLS),
        heuristic: args.heuristic,
        earlier: args.earlier,
        styles: args.styles,
        explore: args.explore.clone(),
        envy: args.envy.clone(),
        alike: args.alike,
        reuse: args.reuse,
        threads: args.threads.unwrap_or(cores).max(1),
        ..Plan::new(args.seed, tables)
    };
    let plan = Plan { setting: Setting { lambda: args.lambda, ..plan.setting }, ..plan };
    if let Some(state) = args.state.as_ref().filter(|state| state.exists()) {
        let course = Course::resume(plan, layout, &files::read(state)?);
        return course.map_err(|error| Stop::No(format!("{}: {error}", state.display())));
    }
    let from = match &args.from {
        Some(path) => {
            let net = Net::read::<G>(&files::read(path)?, layout);
            Some(net.map_err(|error| Stop::No(format!("{}: {error}", path.display())))?)
        }
        None => None,
    };
    Course::new(plan, layout, from.as_ref()).map_err(|error| Stop::Usage(error.to_string()))
}

/// Writes a file whole or not at all.
fn write(path: &Path, bytes: &[u8]) -> Result<(), Stop> {
    let new = path.with_extension("new");
    std::fs::write(&new, bytes).and_then(|()| std::fs::rename(&new, path)).map_err(|error| no(path, error))
}

fn no(path: &Path, error: std::io::Error) -> Stop {
    Stop::No(format!("{}: {error}", path.display()))
}

/// All tables that one net learns: every edition, its defaults and each other value of an option, every number of players.
fn tables<G: Whole>(listed: &Listed<G>, players: &[usize]) -> Result<Vec<(G::Options, usize)>, Stop> {
    let mut tables = Vec::new();
    for edition in G::EDITIONS {
        let fixed: Vec<_> = edition.fixed.iter().map(|&(key, value)| (key.to_owned(), value.to_owned())).collect();
        let set = |more: Option<(&str, &str)>| -> Option<G::Options> {
            let mut options = G::Options::default();
            let more = more.map(|(key, value)| (key.to_owned(), value.to_owned()));
            for (key, value) in fixed.iter().cloned().chain(more) {
                options.set(&key, &value).ok()?;
            }
            Some(options)
        };
        let others =
            G::Options::choices().iter().flat_map(|(key, values)| values.iter().map(move |value| (*key, *value)));
        let others = others.filter_map(|pair| set(Some(pair)));
        let defaults = std::iter::repeat_n(set(None), DEFAULTS).flatten();
        for options in defaults.chain(others) {
            let counts: Vec<usize> = if players.is_empty() { G::PLAYERS.collect() } else { players.to_vec() };
            let fits = counts.into_iter().filter(|&count| G::new(&options, count).is_ok());
            let fits: Vec<_> = fits.map(|count| (options.clone(), count)).collect();
            let times = if edition.name == listed.name() { NAMED } else { 1 };
            tables.extend(std::iter::repeat_n(fits, times).flatten());
        }
    }
    if tables.is_empty() { Err(Stop::Usage("nobody can play like this".to_owned())) } else { Ok(tables) }
}

/// The share of victories of `medium` with the net over the rules of thumb at the first table.
fn measure<G: Whole>(tables: &[(G::Options, usize)], net: Net) -> (Share, usize) {
    let net = Arc::new(net);
    let maker = |who: usize, seed: u64| -> Box<dyn Bot<G>> {
        match (who, thought::<G>("medium")) {
            (0, Some(thought)) => Box::new(Thinker::new("medium", Arc::clone(&net), thought, seed)),
            _ => Box::new(Heuristic::new(seed)),
        }
    };
    // Alone nobody can be compared.
    let Some((table, players)) = tables
        .iter()
        .filter(|(_, players)| *players > 1)
        .find_map(|(options, players)| Some((G::new(options, *players).ok()?, players)))
    else {
        return (Share::of(0.0, 0), 0);
    };
    let wins = (0..MEASURED).filter_map(|number| bout(&table, 2, number, 1, maker)).map(|bout| bout.wins[0]).sum();
    (Share::of(wins, MEASURED), *players)
}

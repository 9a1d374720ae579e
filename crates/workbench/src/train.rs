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
use cowcatcher_learn::{Course, Lesson, Plan};
use std::fs::File;
use std::io::Write;
use std::sync::Arc;
use std::time::Instant;

/// How often a point of the curve is taken, in seconds.
const POINT_EVERY: f64 = 120.0;
/// Games against the rules of thumb for a point of the curve.
const MEASURED: u64 = 60;
/// A table with its default options is played so much more often than one with a single other value.
const DEFAULTS: usize = 3;
/// The learning rate falls to this share of its beginning.
const RATE_FALLS: f32 = 0.05;

/// Runs the command.
pub fn run(args: TrainArgs, out: &mut impl Write) -> Result<(), Stop> {
    if !(args.minutes > 0.0 && args.minutes <= 10_000.0) {
        return Err(Stop::Usage(format!("--minutes is more than 0 and at most 10000, not {}", args.minutes)));
    }
    if !(args.rate > 0.0 && args.rate <= 1.0 && (0.0..=1.0).contains(&args.heuristic)) {
        return Err(Stop::Usage("--rate and --heuristic are at most 1".to_owned()));
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

    fn visit<G: Whole>(self, _: Listed<G>) -> Self::Out {
        let TrainArgs { players, minutes, seed, from, out: file, curve, rate, heuristic, threads, .. } = self.args;
        let layout = Layout::of::<G>().map_err(|error| Stop::No(error.to_string()))?;
        let from = match from {
            Some(path) => {
                let bytes = files::read(&path)?;
                let net = Net::read::<G>(&bytes, &layout);
                Some(net.map_err(|error| Stop::No(format!("{}: {error}", path.display())))?)
            }
            None => None,
        };
        let tables = tables::<G>(&players)?;
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let mut plan = Plan::new(seed, tables.clone());
        (plan.rate, plan.heuristic) = ((rate, rate * RATE_FALLS), heuristic);
        plan.threads = threads.unwrap_or(cores.saturating_sub(1)).max(1);
        let mut course =
            Course::<G>::new(plan, &layout, from.as_ref()).map_err(|error| Stop::Usage(error.to_string()))?;
        let no = |path: &std::path::Path, error: std::io::Error| Stop::No(format!("{}: {error}", path.display()));
        let mut curve = match curve {
            Some(path) => Some((File::create(&path).map_err(|error| no(&path, error))?, path)),
            None => None,
        };
        let save = |course: &Course<G>| {
            std::fs::write(&file, course.net().write::<G>(&layout)).map_err(|error| no(&file, error))
        };
        save(&course)?;
        let bar = progress((minutes * 60.0) as u64, "seconds");
        let start = Instant::now();
        let (mut point, mut lessons, mut sum) = (POINT_EVERY.min(minutes * 30.0), 0.0, Lesson::default());
        loop {
            let seconds = start.elapsed().as_secs_f64();
            bar.set_position(seconds as u64);
            let progress = seconds / (minutes * 60.0);
            if progress < 1.0 {
                let lesson = course.lesson(progress as f32);
                lessons += 1.0;
                (sum.mean, sum.winners) = (sum.mean + lesson.mean, sum.winners + lesson.winners);
                sum.loss += lesson.loss;
            }
            if seconds >= point || progress >= 1.0 {
                point = seconds + POINT_EVERY;
                save(&course)?;
                let (share, players) = measure::<G>(&tables, course.net());
                let point = Point {
                    minutes: seconds / 60.0,
                    games: course.games(),
                    mean: sum.mean / lessons,
                    winners: sum.winners / lessons,
                    off: sum.loss.root(0) * f64::from(G::SPAN),
                    players,
                    wins_against_heuristic: share.share,
                    low: share.low,
                    high: share.high,
                };
                (lessons, sum) = (0.0, Lesson::default());
                let line = serde_json::to_string(&point)?;
                if let Some((curve, path)) = &mut curve {
                    writeln!(curve, "{line}").map_err(|error| no(path, error))?;
                }
                bar.suspend(|| writeln!(self.out, "{line}"))?;
            }
            if progress >= 1.0 {
                break;
            }
        }
        bar.finish_and_clear();
        Ok(())
    }
}

/// All tables that one net learns: every edition, its defaults and each other value of an option, every number of players.
fn tables<G: Whole>(players: &[usize]) -> Result<Vec<(G::Options, usize)>, Stop> {
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
            tables.extend(fits.map(|count| (options.clone(), count)).collect::<Vec<_>>());
        }
    }
    if tables.is_empty() { Err(Stop::Usage("nobody can play like this".to_owned())) } else { Ok(tables) }
}

/// The share of victories of the net, at a glance, over the rules of thumb at the first table.
fn measure<G: Whole>(tables: &[(G::Options, usize)], net: Net) -> (Share, usize) {
    let net = Arc::new(net);
    let maker = |who: usize, seed: u64| -> Box<dyn Bot<G>> {
        match (who, thought("medium")) {
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

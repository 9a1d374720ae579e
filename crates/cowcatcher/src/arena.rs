//! `cowcatcher arena`: seat-balanced matches between bots, on all cores.

use crate::args::{ArenaArgs, Table};
use crate::games::{self, OnGame};
use crate::progress::progress;
use crate::stop::Stop;
use cowcatcher_bots::arena::{Bout, Ended, Share, ended};
use cowcatcher_bots::judge::Taste;
use cowcatcher_bots::search::Budget;
use cowcatcher_bots::{Bot, Knowledge, NAMES, UnknownBot, changed, learned_for, thought};
use cowcatcher_engine::{Choices, Game, Options, Seat};
use cowcatcher_games::{Listed, Whole};
use cowcatcher_proof::scenario::value::colour;
use serde::Serialize;
use std::io::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

/// The longest thought about one decision that makes sense.
const LONGEST_MS: u64 = 600_000;
/// The most evaluations of one decision that make sense.
const MOST_EVALUATIONS: u64 = 1_000_000_000;

/// What a match came to.
#[derive(Serialize)]
struct Figures {
    game: &'static str,
    players: usize,
    options: serde_json::Map<String, serde_json::Value>,
    games: u64,
    seed: u64,
    seconds: f64,
    /// The mean points of those who won.
    winners: f64,
    /// What they had in the end, on average, by the parts that were asked for.
    winners_parts: Vec<(String, f64)>,
    contestants: Vec<Contestant>,
}

/// How one contestant did.
#[derive(Serialize)]
struct Contestant {
    bot: String,
    /// Seats it had over all games.
    seats: u64,
    /// Its share of the victories, and the share that its seats would have by luck.
    wins: f64,
    fair: f64,
    /// The 95 % interval of its share.
    low: f64,
    high: f64,
    /// By how much it is above the field, with the interval.
    rating: f64,
    rating_low: f64,
    rating_high: f64,
    mean_score: f64,
    /// How long it took for a decision, in milliseconds: one of two took no longer, and 99 of 100.
    p50_ms: f64,
    p99_ms: f64,
    /// Mean points of a seat by category.
    categories: Vec<(&'static str, f64)>,
    /// What a seat had in the end, on average, by the parts that were asked for.
    parts: Vec<(String, f64)>,
}

/// A game of the match, and what each seat had in the end.
struct Match {
    bout: Bout,
    seats: Vec<Had>,
}

/// What a seat had in the end.
struct Had {
    who: usize,
    won: bool,
    /// By the parts that were asked for.
    parts: Vec<f64>,
}

impl OnGame for ArenaArgs {
    fn table(&self) -> &Table {
        &self.table
    }

    fn run<G: Whole>(self, named: &Listed<G>, out: &mut impl Write) -> Result<(), Stop> {
        let json = self.json;
        let figures = contest(named, self)?;
        if json {
            return Ok(writeln!(out, "{}", serde_json::to_string(&figures)?)?);
        }
        print(&figures, G::TITLE, out)
    }
}

fn budget(args: &ArenaArgs) -> Result<Option<Budget>, Stop> {
    match (args.time, args.evaluations) {
        (Some(ms), _) if (1..=LONGEST_MS).contains(&ms) => Ok(Some(Budget::Time(Duration::from_millis(ms)))),
        (Some(ms), _) => Err(Stop::Usage(format!("--time is from 1 to {LONGEST_MS} milliseconds, not {ms}"))),
        (None, Some(n)) if (1..=MOST_EVALUATIONS).contains(&n) => Ok(Some(Budget::Evaluations(n))),
        (None, Some(n)) => Err(Stop::Usage(format!("--evaluations is from 1 to {MOST_EVALUATIONS}, not {n}"))),
        (None, None) => Ok(None),
    }
}

fn contest<G: Whole>(named: &Listed<G>, args: ArenaArgs) -> Result<Figures, Stop> {
    let budget = budget(&args)?;
    let ArenaArgs { table, bots, games, seed, threads, own_points, envy, never, parts, .. } = args;
    let never: Arc<[String]> = never.into();
    let options = games::options(named, &table.options)?;
    let fresh = games::fresh::<G>(&options, table.players)?;
    if games == 0 {
        return Err(Stop::Usage("a match has at least one game".to_owned()));
    }
    if bots.len() > table.players {
        return Err(Stop::Usage(format!("{} bots don't fit at a table of {}", bots.len(), table.players)));
    }
    // Who wants points may find that they have more of them by being glad; who grudges so much does so at every click.
    let set = envy.is_some();
    let envy = envy.or(own_points.then_some(Taste::POINTS.envy));
    if let Some(envy) = envy.filter(|envy| !(-1.0..=1.0).contains(envy)) {
        return Err(Stop::Usage(format!("--envy is from -1 to 1, not {envy}")));
    }
    let wants = Taste { envy: envy.unwrap_or(Taste::PLAIN.envy), ..Taste::PLAIN };
    for bot in &bots {
        if !NAMES.iter().chain(G::STYLES).any(|known| known == bot) {
            return Err(Stop::Usage(UnknownBot { name: bot.clone(), styles: G::STYLES }.to_string()));
        }
        if thought::<G>(bot).is_some()
            && let Err(error) = learned_for::<G>(&wants)
        {
            return Err(Stop::No(format!("{bot} can't play {}: {error}", named.name())));
        }
    }
    for part in &parts {
        count(&fresh, Seat(0), part).map_err(Stop::Usage)?;
    }
    let times: Vec<Times> = bots.iter().map(|_| Times::default()).collect();
    let maker = |who: usize, seed: u64| -> Box<dyn Bot<G>> {
        let bot = changed(&bots[who], seed, |thought| {
            // Who thinks for a time does so beside other games.
            if matches!(thought.budget, Budget::Time(_)) {
                (thought.budget, thought.threads) = (budget.unwrap_or(thought.budget), 1);
            }
            if let Some(envy) = envy {
                (thought.taste.envy, thought.victory) = (envy, 0.0);
            }
            thought.sociable &= !set;
        });
        let bot = bot.unwrap_or_else(|_| Box::new(cowcatcher_bots::Random::new(seed)));
        let bot = Box::new(Timed { bot, times: Arc::clone(&times[who]) });
        if who + 1 == bots.len() && !never.is_empty() {
            Box::new(Averse { bot, never: Arc::clone(&never) })
        } else {
            bot
        }
    };
    let bar = progress(games, "games");
    let start = Instant::now();
    let (next, bouts) = (AtomicU64::new(0), Mutex::new(Vec::new()));
    let threads = threads.unwrap_or_else(|| thread::available_parallelism().map_or(1, usize::from)).max(1);
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= games {
                        break;
                    }
                    let played = ended(&fresh, bots.len(), number, seed, maker);
                    let played = played.map(|ended| end(&ended, bots.len(), &parts));
                    bouts.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).push((number, played));
                    bar.inc(1);
                }
            });
        }
    });
    let seconds = start.elapsed().as_secs_f64();
    bar.finish_and_clear();
    let mut bouts = bouts.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner());
    bouts.sort_by_key(|(number, _)| *number);
    let mut played: Vec<Bout> = Vec::new();
    let mut had: Vec<Had> = Vec::new();
    for (number, game) in bouts {
        let Match { bout, seats } = game.ok_or_else(|| Stop::No(format!("game {number} does not end")))?;
        played.push(bout);
        had.extend(seats);
    }
    let categories = fresh.standings().categories;
    Ok(Figures {
        game: named.name(),
        players: table.players,
        options: options.entries().into_iter().map(|(key, value)| (key.to_owned(), value.into())).collect(),
        games,
        seed,
        seconds,
        winners: winners(&played),
        winners_parts: means(&parts, had.iter().filter(|had| had.won)),
        contestants: (0..bots.len())
            .map(|who| Contestant {
                parts: means(&parts, had.iter().filter(|had| had.who == who)),
                ..contestant(&bots[who], who, &played, categories, table.players, &times[who])
            })
            .collect(),
    })
}

/// What a game gave, and what everybody had then.
fn end<G: Whole>(ended: &Ended<G>, contestants: usize, parts: &[String]) -> Match {
    let ranks = ended.game.standings().ranks();
    let seats = ended.seating.iter().enumerate().map(|(at, &who)| {
        let parts = parts.iter().map(|part| count(&ended.game, Seat(at as u8), part).unwrap_or_default());
        Had { who, won: ranks.get(at) == Some(&1), parts: parts.collect() }
    });
    Match { bout: ended.bout(contestants), seats: seats.collect() }
}

/// How much of a part a seat has: a number, or how long a list is (docs/scenarios.md).
fn count(game: &impl Whole, seat: Seat, part: &str) -> Result<f64, String> {
    let value = game.get(&format!("{}.{part}", colour(seat)))?;
    let length = value.as_array().map(|list| list.len() as i64);
    let number = value.as_integer().or(length);
    number.map(|number| number as f64).ok_or_else(|| format!("{part} is neither a number nor a list"))
}

fn means<'a>(parts: &[String], of: impl Iterator<Item = &'a Had>) -> Vec<(String, f64)> {
    let all: Vec<&Had> = of.collect();
    let sum = |at: usize| all.iter().map(|had| had.parts[at]).sum::<f64>();
    parts.iter().enumerate().map(|(at, part)| (part.clone(), sum(at) / all.len().max(1) as f64)).collect()
}

/// The mean points of the best seat.
fn winners(bouts: &[Bout]) -> f64 {
    let best = |bout: &Bout| bout.points.iter().flatten().map(|row| row.iter().sum::<i32>()).max().unwrap_or_default();
    bouts.iter().map(|bout| f64::from(best(bout))).sum::<f64>() / bouts.len().max(1) as f64
}

/// A bot that never does certain things, unless it must.
struct Averse<G: Game> {
    bot: Box<dyn Bot<G>>,
    /// The words that name these.
    never: Arc<[String]>,
}

/// Is an action named by one of these words? What leads to it alone is named too: whoever may not hire must not begin `use A hire-1`, after
/// which they would have to.
fn names(notation: &str, words: &[String]) -> bool {
    let same = |part: &str, word: &str| {
        part.strip_prefix(word).is_some_and(|rest| !rest.starts_with(|c: char| c.is_alphanumeric()))
    };
    notation.split(' ').any(|part| words.iter().any(|word| same(part, word)))
}

impl<G: Game> Bot<G> for Averse<G> {
    fn name(&self) -> &'static str {
        self.bot.name()
    }

    fn choose(&mut self, known: &Knowledge<'_, G>, choices: &Choices<G::Action>) -> G::Action {
        let likes = |action: &G::Action| !names(&action.to_string(), &self.never);
        let liked: Choices<G::Action> = choices.iter().copied().filter(likes).collect();
        self.bot.choose(known, if liked.is_empty() { choices } else { &liked })
    }
}

/// How long each decision among several choices took, in milliseconds.
type Times = Arc<Mutex<Vec<f64>>>;

/// A bot with a watch.
struct Timed<G: Game> {
    bot: Box<dyn Bot<G>>,
    times: Times,
}

impl<G: Game> Bot<G> for Timed<G> {
    fn name(&self) -> &'static str {
        self.bot.name()
    }

    fn choose(&mut self, known: &Knowledge<'_, G>, choices: &Choices<G::Action>) -> G::Action {
        let start = Instant::now();
        let chosen = self.bot.choose(known, choices);
        if choices.len() > 1 {
            let took = start.elapsed().as_secs_f64() * 1000.0;
            self.times.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).push(took);
        }
        chosen
    }
}

/// The time that this share of the decisions did not take longer than.
fn quantile(times: &[f64], share: f64) -> f64 {
    times.get((times.len() as f64 * share) as usize).copied().unwrap_or_default()
}

fn contestant(
    bot: &str,
    who: usize,
    bouts: &[Bout],
    categories: &[&'static str],
    players: usize,
    times: &Times,
) -> Contestant {
    let mut times = times.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).clone();
    times.sort_by(f64::total_cmp);
    let games = bouts.len() as u64;
    let rows: Vec<&Vec<i32>> = bouts.iter().flat_map(|bout| &bout.points[who]).collect();
    let seats = rows.len() as u64;
    let fair = seats as f64 / (games.max(1) as f64 * players.max(1) as f64);
    let share = Share::of(bouts.iter().map(|bout| bout.wins[who]).sum(), games);
    let mean = |sum: i64| sum as f64 / seats.max(1) as f64;
    let by = |at: usize| rows.iter().map(|row| i64::from(row.get(at).copied().unwrap_or_default())).sum::<i64>();
    Contestant {
        bot: bot.to_owned(),
        seats,
        wins: share.share,
        fair,
        low: share.low,
        high: share.high,
        rating: Share::rating(share.share, fair),
        rating_low: Share::rating(share.low, fair),
        rating_high: Share::rating(share.high, fair),
        mean_score: mean((0..categories.len()).map(by).sum()),
        p50_ms: quantile(&times, 0.5),
        p99_ms: quantile(&times, 0.99),
        categories: categories.iter().enumerate().map(|(at, &name)| (name, mean(by(at)))).collect(),
        parts: Vec::new(),
    }
}

fn print(figures: &Figures, title: &str, out: &mut impl Write) -> Result<(), Stop> {
    let Figures { game, players, games, seed, seconds, winners, winners_parts, contestants, .. } = figures;
    writeln!(
        out,
        "{title} ({game}), {players} players, {games} games, seed {seed}, {seconds:.0} s, winners' mean {winners:.1}"
    )?;
    for it in contestants {
        writeln!(
            out,
            "{:<10} wins {:.1} % ({:.1} to {:.1}; fair {:.1}), rating {:+.0} ({:+.0} to {:+.0}), mean {:.1}, p50 {:.2} ms, p99 {:.2} ms",
            it.bot,
            100.0 * it.wins,
            100.0 * it.low,
            100.0 * it.high,
            100.0 * it.fair,
            it.rating,
            it.rating_low,
            it.rating_high,
            it.mean_score,
            it.p50_ms,
            it.p99_ms,
        )?;
        writeln!(out, "           {}", listed(&it.categories))?;
        if !it.parts.is_empty() {
            writeln!(out, "           had {}", listed(&it.parts))?;
        }
    }
    if !winners_parts.is_empty() {
        writeln!(out, "winners    had {}", listed(winners_parts))?;
    }
    Ok(())
}

fn listed(means: &[(impl std::fmt::Display, f64)]) -> String {
    let all: Vec<String> = means.iter().map(|(name, mean)| format!("{name} {mean:.1}")).collect();
    all.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_never_hires_does_not_begin_to() {
        let never = ["hire".to_owned(), "build".to_owned()];
        for hires in ["hire 3 cowboy", "use A hire", "use DR1 hire-1", "use E hire+2", "build 4", "use C build-cheap"] {
            assert!(names(hires, &never), "{hires}");
        }
        for other in ["use A builder", "go B1", "deliver 10", "skip"] {
            assert!(!names(other, &never), "{other}");
        }
    }
}

//! `cowcatcher sim`: many games, as fast as possible, on one thread.

use crate::args::{SimArgs, Table};
use crate::games::{self, OnGame};
use crate::progress::progress;
use crate::stop::Stop;
use cowcatcher_bots::{Bot, by_name, play_with, playout};
use cowcatcher_engine::Choices;
use cowcatcher_games::{Listed, Whole};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};
use serde::Serialize;
use std::io::Write;
use std::time::Instant;

/// How many games are played between two strokes of the progress bar.
const STROKE: u64 = 64;

/// The figures of a simulation.
#[derive(Serialize)]
struct Figures {
    game: &'static str,
    players: usize,
    options: serde_json::Map<String, serde_json::Value>,
    bot: String,
    seed: u64,
    games: u64,
    actions: u64,
    draws: u64,
    seconds: f64,
    games_per_s: f64,
    actions_per_s: f64,
    mean_score: f64,
    mean_score_by_seat: Vec<f64>,
    mean_winning_score: f64,
    wins_by_seat: Vec<f64>,
}

impl OnGame for SimArgs {
    fn table(&self) -> &Table {
        &self.table
    }

    fn run<G: Whole>(self, game: &Listed<G>, out: &mut impl Write) -> Result<(), Stop> {
        let json = self.json;
        let figures = simulate(game, self)?;
        if json {
            writeln!(out, "{}", serde_json::to_string(&figures)?)?;
        } else {
            print(&figures, G::TITLE, out)?;
        }
        Ok(())
    }
}

fn simulate<G: Whole>(named: &Listed<G>, args: SimArgs) -> Result<Figures, Stop> {
    use cowcatcher_engine::Options;
    let SimArgs { table, games, seed, bot, .. } = args;
    let options = games::options(named, &table.options)?;
    let fresh = games::fresh::<G>(&options, table.players)?;
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut bots: Vec<Box<dyn Bot<G>>> = Vec::new();
    for _ in 0..table.players {
        bots.push(by_name(&bot, rng.next_u64()).map_err(|error| Stop::Usage(error.to_string()))?);
    }
    let mut choices = Choices::new();
    let (mut actions, mut draws, mut best) = (0, 0, 0i64);
    // A rival that the rules play has a score too.
    let rows = table.players + fresh.rivals();
    let mut sums = vec![0i64; rows];
    let mut wins = vec![0.0; rows];
    let bar = progress(games, "games");
    let start = Instant::now();
    for number in 0..games {
        let mut game = fresh.clone();
        let tally = match bot.as_str() {
            "random" => playout(&mut game, &mut rng, &mut choices),
            _ => play_with(&mut game, &mut bots, &mut rng, &mut choices),
        };
        if !tally.over {
            return Err(Stop::No(format!("game {number} does not end")));
        }
        actions += tally.actions;
        draws += tally.draws;
        let standings = game.standings();
        let totals = standings.totals();
        for (sum, total) in sums.iter_mut().zip(&totals) {
            *sum += i64::from(*total);
        }
        let ranks = standings.ranks();
        let winners = ranks.iter().filter(|&&rank| rank == 1).count();
        for seat in (0..rows).filter(|&seat| ranks[seat] == 1) {
            wins[seat] += 1.0 / winners as f64;
        }
        best += i64::from(totals.iter().copied().max().unwrap_or(0));
        if number % STROKE == 0 {
            bar.set_position(number);
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    bar.finish_and_clear();
    let per_game = |sum: i64| sum as f64 / games.max(1) as f64;
    let by_seat: Vec<f64> = sums.iter().map(|&sum| per_game(sum)).collect();
    Ok(Figures {
        game: named.name(),
        players: table.players,
        options: options.entries().into_iter().map(|(key, value)| (key.to_owned(), value.into())).collect(),
        bot,
        seed,
        games,
        actions,
        draws,
        seconds,
        games_per_s: games as f64 / seconds.max(1e-9),
        actions_per_s: actions as f64 / seconds.max(1e-9),
        mean_score: by_seat.iter().sum::<f64>() / rows as f64,
        mean_score_by_seat: by_seat,
        mean_winning_score: per_game(best),
        wins_by_seat: wins.iter().map(|wins| wins / games.max(1) as f64).collect(),
    })
}

fn print(figures: &Figures, title: &str, out: &mut impl Write) -> Result<(), Stop> {
    let Figures { game, players, bot, seed, games, actions, draws, seconds, .. } = figures;
    writeln!(out, "{title} ({game}), {players} players, bot {bot}, seed {seed}")?;
    writeln!(out, "{games} games with {actions} decisions and {draws} draws in {seconds:.2} s")?;
    writeln!(out, "{:.0} games/s, {:.0} decisions/s", figures.games_per_s, figures.actions_per_s)?;
    writeln!(out, "mean score {:.1}, mean of the winners {:.1}", figures.mean_score, figures.mean_winning_score)?;
    for (seat, (mean, wins)) in (1..).zip(figures.mean_score_by_seat.iter().zip(&figures.wins_by_seat)) {
        writeln!(out, "  seat {seat}: mean {mean:.1}, wins {:.1} %", wins * 100.0)?;
    }
    Ok(())
}

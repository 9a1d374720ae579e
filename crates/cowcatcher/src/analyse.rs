//! `cowcatcher analyse`: who was how likely to win a finished game when, and what cost each player most.

use crate::args::AnalyseArgs;
use crate::files;
use crate::progress::progress;
use crate::stop::Stop;
use crate::terminal::{language, reader};
use cowcatcher_session::{Analysis, AnalysisError, Effort, Games, MistakeTold, Outlook, Playing, Yardstick};
use cowcatcher_words::Locale;
use serde::Serialize;
use std::io::Write;
use std::ops::ControlFlow;

/// How wide the bars of odds are drawn, all together.
const BARS: usize = 40;

/// What is printed as JSON.
#[derive(Serialize)]
struct Figures<'a> {
    game: &'a str,
    players: usize,
    yardstick: Yardstick,
    evaluations: u64,
    seed: u64,
    outlook: &'a [Outlook],
    mistakes: &'a [MistakeTold],
}

/// Runs the command.
pub fn run(args: &AnalyseArgs, out: &mut impl Write) -> Result<(), Stop> {
    let bytes = files::read(&args.file)?;
    let no = |error: &dyn std::fmt::Display| Stop::No(format!("{}: {error}", args.file.display()));
    let (text, header) = cowcatcher_games::journal_header(&bytes).map_err(|error| no(&error))?;
    let catalogue = Games::catalogue();
    let game = catalogue.game(&header.game).map_err(|error| no(&error))?;
    let playing = game.restore(text).map_err(|error| no(&error))?;
    let failed = |error: AnalysisError| match error {
        AnalysisError::Effort => Stop::Usage(format!("--evaluations: {error}")),
        error => no(&error),
    };
    let yardstick = playing.yardstick().map_err(failed)?;
    let effort = Effort { evaluations: args.evaluations, seed: args.seed };
    let bar = progress(1, "steps");
    let made = playing.analyse(effort, &mut |progress| {
        bar.set_length(progress.of.into());
        bar.set_position(progress.done.into());
        ControlFlow::Continue(())
    });
    bar.finish_and_clear();
    let made = made.map_err(failed)?;
    let locale = language(args.language);
    let mistakes = MistakeTold::all(&*playing, &made.mistakes, reader(locale));
    if args.json {
        let figures = Figures {
            game: playing.name(),
            players: playing.seats(),
            yardstick,
            evaluations: args.evaluations,
            seed: args.seed,
            outlook: &made.outlook,
            mistakes: &mistakes,
        };
        let line = serde_json::to_string(&figures).map_err(|error| Stop::No(error.to_string()))?;
        writeln!(out, "{line}")?;
        return Ok(());
    }
    let players = locale.text_with("lobby-players", &[("count", playing.seats().into())]);
    writeln!(out, "{} ({}), {players}", playing.title(), playing.name())?;
    course(&*playing, &made, locale, out)?;
    list(&*playing, &mistakes, locale, out)
}

/// The odds turn by turn.
fn course(playing: &dyn Playing, made: &Analysis<String>, locale: Locale, out: &mut impl Write) -> Result<(), Stop> {
    writeln!(out, "\n{}", locale.text("analysis-odds"))?;
    let names: Vec<String> = (1..=playing.seats()).map(|seat| seat.to_string()).chain(playing.rivals(locale)).collect();
    for (turn, outlook) in (1..).zip(&made.outlook) {
        let end = turn == made.outlook.len();
        let turn = if end { "=".to_owned() } else { turn.to_string() };
        write!(out, "{turn:>5}")?;
        for (name, (odds, points)) in names.iter().zip(outlook.odds.iter().zip(&outlook.points)) {
            let wide = BARS / names.len().max(1);
            let bar = "█".repeat((odds * wide as f32).round() as usize);
            write!(out, "  {name} {bar:<wide$} {:>3} % {:>5}", percent(*odds), locale.decimal(*points))?;
        }
        writeln!(out)?;
    }
    Ok(())
}

/// The mistakes by player.
fn list(playing: &dyn Playing, told: &[MistakeTold], locale: Locale, out: &mut impl Write) -> Result<(), Stop> {
    writeln!(out, "\n{}", locale.text("analysis-mistakes"))?;
    for seat in 0..playing.seats() {
        writeln!(out, "\n{}", locale.text_with("seat", &[("number", (seat + 1).into())]))?;
        let mut own = told.iter().filter(|it| it.seat.index() == seat).peekable();
        if own.peek().is_none() {
            writeln!(out, "  {}", locale.text("analysis-none"))?;
        }
        for it in own {
            let turn = locale.text_with("analysis-turn-number", &[("number", it.turn.into())]);
            writeln!(out, "  {turn} ({}): {}", it.step, it.cost(locale))?;
            let mut line = it.line.iter().map(|said| said.words.as_str());
            writeln!(out, "    {}", locale.text_with("analysis-played", &[("what", it.played.words.as_str().into())]))?;
            let better = line.next().unwrap_or_default();
            writeln!(out, "    {}", locale.text_with("analysis-better", &[("what", better.into())]))?;
            for next in line {
                writeln!(out, "      › {next}")?;
            }
        }
    }
    Ok(())
}

/// A share as whole percents.
fn percent(share: f32) -> i64 {
    (100.0 * share).round() as i64
}

//! From the command line to the command.

use crate::args::{Cli, Command};
use crate::stop::Stop;
use crate::{check, fuzz, games, play, record, replay, rules, sim, soak};
use clap::Parser;
use clap::error::ErrorKind;
use std::ffi::OsString;
use std::io::{BufWriter, Write, stdin, stdout};

/// Does what the command line says.
pub fn run(args: impl Iterator<Item = OsString>) -> Result<(), Stop> {
    let cli = match Cli::try_parse_from(args) {
        Ok(cli) => cli,
        Err(error) if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) => {
            return Ok(error.print()?);
        }
        Err(error) => return Err(Stop::Usage(in_one_line(&error))),
    };
    let mut out = BufWriter::new(stdout().lock());
    let result = match cli.command {
        None => overview(&mut out),
        Some(Command::Play(args)) => play::run(args, &mut stdin().lock(), &mut out),
        Some(Command::Sim(args)) => sim::run(args, &mut out),
        Some(Command::Replay(args)) => replay::run(&args, &mut out),
        Some(Command::Check(args)) => check::run(&args, &mut out),
        Some(Command::Rules(args)) => rules::run(&args, &mut out),
        Some(Command::Soak(args)) => soak::run(args, &mut out),
        Some(Command::Record(args)) => record::run(args, &mut out),
        Some(Command::Fuzz(args)) => fuzz::run(&args, &mut out),
    };
    let flushed = out.flush();
    result?;
    Ok(flushed?)
}

/// What the parser of the command line complains about, without its paragraphs.
fn in_one_line(error: &clap::Error) -> String {
    let text = error.to_string();
    let lines: Vec<&str> = text.lines().map(str::trim).take_while(|line| !line.is_empty()).collect();
    let line = lines.join(" ");
    let line = line.strip_prefix("error: ").unwrap_or(&line);
    format!("{line} (see cowcatcher --help)")
}

/// What there is, for somebody who starts the program without saying what for.
fn overview(out: &mut impl Write) -> Result<(), Stop> {
    writeln!(
        out,
        "\
Cowcatcher {version}: heavy board games on a computer, exact.
Every rule is enforced, and every refusal names its clause.

Games: {games}

  cowcatcher play gwt2 --players 3              play in the terminal against bots
  cowcatcher sim gwt2 --games 10000 --json      play many games fast, report the figures
  cowcatcher replay FILE                        a journal in words; --verify checks it
  cowcatcher check tests/scenarios              run rule scenarios
  cowcatcher rules GWT-HIRE-02                  look up a clause; --search WORD finds one
  cowcatcher soak gwt1 --games 100000           check every law over random games
  cowcatcher record gwt1 --games 5 --out DIR    write random games as journals

cowcatcher COMMAND --help says more about each.",
        version = env!("CARGO_PKG_VERSION"),
        games = games::NAMES.join(", "),
    )?;
    Ok(())
}

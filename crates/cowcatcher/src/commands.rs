//! From the command line to the command.

use crate::args::{Cli, Command, ServeArgs};
use crate::stop::Stop;
use crate::{check, fuzz, load, play, record, replay, rules, serve, sim, soak, torture};
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
        None => serve::run(&ServeArgs::default(), &mut out),
        Some(Command::Serve(args)) => serve::run(&args, &mut out),
        Some(Command::Load(args)) => load::run(&args, &mut out),
        Some(Command::Torture(args)) => torture::run(&args, &mut out),
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

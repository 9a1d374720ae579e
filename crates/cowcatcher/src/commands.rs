//! From the command line to the command.

use crate::args::{Cli, Command, ServeArgs};
use crate::stop::Stop;
use crate::{admin, analyse, check, games, play, replay, rules, serve};
use clap::Parser;
use clap::error::ErrorKind;
use std::ffi::OsString;
use std::io::{BufWriter, StdoutLock, Write, stdin, stdout};

/// Does what the command line says.
///
/// # Errors
/// How it ended, if not well.
pub fn run(args: impl Iterator<Item = OsString>) -> Result<(), Stop> {
    let Some(cli) = parsed::<Cli>("cowcatcher", args)? else { return Ok(()) };
    written(|out| match cli.command {
        None => serve::run(&ServeArgs::default(), out),
        Some(Command::Serve(args)) => serve::run(&args, out),
        Some(Command::Play(args)) => play::run(args, &mut stdin().lock(), out),
        Some(Command::Sim(args)) => games::run(args, out),
        Some(Command::Arena(args)) => games::run(args, out),
        Some(Command::Analyse(args)) => analyse::run(&args, out),
        Some(Command::Replay(args)) => replay::run(&args, out),
        Some(Command::Check(args)) => check::run(&args, out),
        Some(Command::Rules(args)) => rules::run(&args, out),
        Some(Command::Admin(args)) => admin::run(&args, out),
    })
}

/// The command line of a program as read; `None` if it asked for help, which is then printed.
///
/// # Errors
/// What makes no sense, in one line.
pub fn parsed<C: Parser>(program: &str, args: impl Iterator<Item = OsString>) -> Result<Option<C>, Stop> {
    match C::try_parse_from(args) {
        Ok(cli) => Ok(Some(cli)),
        Err(error) if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) => {
            error.print()?;
            Ok(None)
        }
        Err(error) => Err(Stop::Usage(in_one_line(program, &error))),
    }
}

/// Runs a command that writes to the standard output.
///
/// # Errors
/// Those of the command, and if the output can't be written.
pub fn written(command: impl FnOnce(&mut BufWriter<StdoutLock<'static>>) -> Result<(), Stop>) -> Result<(), Stop> {
    let mut out = BufWriter::new(stdout().lock());
    let result = command(&mut out);
    let flushed = out.flush();
    result?;
    Ok(flushed?)
}

/// What the parser of the command line complains about, without its paragraphs.
fn in_one_line(program: &str, error: &clap::Error) -> String {
    let text = error.to_string();
    let lines: Vec<&str> = text.lines().map(str::trim).take_while(|line| !line.is_empty()).collect();
    let line = lines.join(" ");
    let line = line.strip_prefix("error: ").unwrap_or(&line);
    format!("{line} (see {program} --help)")
}

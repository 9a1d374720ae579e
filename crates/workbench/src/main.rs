//! The developers' command line: what proves, measures and records, and what no player needs.

mod archive;
mod args;
mod clicks;
mod client;
mod curve;
mod fuzz;
mod games;
mod load;
mod lobby;
mod record;
mod scale;
mod server;
mod soak;
mod torture;
mod train;
mod writing;

use args::{Cli, Command};
use cowcatcher::commands::{parsed, written};
use cowcatcher::stop::Stop;
use mimalloc::MiMalloc;
use std::process::ExitCode;

/// A server answers with many small pieces of text, which this makes faster than the usual one.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    cowcatcher::end("workbench", run())
}

fn run() -> Result<(), Stop> {
    let Some(cli) = parsed::<Cli>("workbench", std::env::args_os())? else { return Ok(()) };
    written(|out| match cli.command {
        Command::Soak(args) => cowcatcher::games::run(args, out),
        Command::Record(args) => cowcatcher::games::run(args, out),
        Command::Clicks(args) => clicks::run(&args, out),
        Command::Train(args) => train::run(args, out),
        Command::Curve(args) => curve::run(&args, out),
        Command::Load(args) => load::run(&args, out),
        Command::Lobby(args) => lobby::run(&args, out),
        Command::Writing(args) => writing::run(&args, out),
        Command::Archive(args) => archive::run(&args, out),
        Command::Torture(args) => torture::run(&args, out),
        Command::Scale(args) => scale::run(&args, out),
        Command::Fuzz(args) => fuzz::run(&args, out),
        Command::Serve(args) => cowcatcher::serve::run(&args, out),
    })
}

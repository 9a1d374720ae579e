//! The player's command line. The developers' one (`workbench`) shares what both need: files, the catalogue by name, how a command ends.

mod admin;
mod analyse;
mod arena;
pub mod args;
pub mod check;
pub mod commands;
pub mod database;
pub mod files;
pub mod games;
mod play;
pub mod progress;
pub mod replay;
pub mod rules;
pub mod serve;
pub mod settings;
mod sim;
pub mod stop;
mod terminal;

use std::io::Write;
use std::process::ExitCode;
use stop::Stop;

/// Ends a program as its command ended.
pub fn end(program: &str, result: Result<(), Stop>) -> ExitCode {
    match result.and_then(|()| Ok(std::io::stdout().flush()?)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(stop) => {
            if let Some(message) = stop.message() {
                eprintln!("{program}: {message}");
            }
            ExitCode::from(stop.code())
        }
    }
}

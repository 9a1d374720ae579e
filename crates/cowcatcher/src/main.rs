//! The command line of Cowcatcher: the only crate that knows all games.

mod args;
mod check;
mod client;
mod commands;
mod files;
mod fuzz;
mod games;
mod load;
mod play;
mod record;
mod replay;
mod rules;
mod serve;
mod server;
mod sim;
mod soak;
mod stop;
mod torture;

use std::io::Write;
use std::process::ExitCode;

fn main() -> ExitCode {
    let result = commands::run(std::env::args_os());
    let result = result.and_then(|()| Ok(std::io::stdout().flush()?));
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(stop) => {
            if let Some(message) = stop.message() {
                eprintln!("cowcatcher: {message}");
            }
            ExitCode::from(stop.code())
        }
    }
}

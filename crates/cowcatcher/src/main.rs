//! The player's program.

use std::process::ExitCode;

fn main() -> ExitCode {
    cowcatcher::end("cowcatcher", cowcatcher::commands::run(std::env::args_os()))
}

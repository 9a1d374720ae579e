//! The player's program.

use mimalloc::MiMalloc;
use std::process::ExitCode;

/// A server answers with many small pieces of text, which this makes faster than the usual one.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    cowcatcher::end("cowcatcher", cowcatcher::commands::run(std::env::args_os()))
}

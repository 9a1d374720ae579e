//! A server in a process of its own, so that a test can kill it: `server DATABASE PORT`. It says its address when it is ready.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "whatever goes wrong here is a failed test")]

use cowcatcher_browser::stage;
use std::path::Path;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [database, port] = &args[..] else { panic!("say the database and the port") };
    let port = port.parse().expect("a port is a number");
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(stage::serve(Path::new(database), port, |address, _| println!("{address}")));
}

//! `cowcatcher admin move`: all tables from one database to another.

use crate::database::{Database, is_file, shown};
use crate::stop::Stop;
use cowcatcher_table::moving::{Rows, copy};
use std::io::Write;
use std::path::Path;

/// Runs the command.
pub async fn run(from: &Path, to: &Path, out: &mut impl Write) -> Result<(), Stop> {
    if is_file(from) && !from.is_file() {
        return Err(Stop::Usage(format!("{}: there is no such file", from.display())));
    }
    let (source, target) = (Database::open(from).await?, Database::open(to).await?);
    let copied = copy(rows(&source), rows(&target)).await;
    source.close().await;
    target.close().await;
    let copied = copied.map_err(|error| Stop::No(format!("nothing was moved: {error}")))?;
    for (name, rows) in copied {
        writeln!(out, "{name:<10} {rows:>9}")?;
    }
    writeln!(out, "All of it is in {} now; {} is as it was.", shown(to), shown(from))?;
    Ok(())
}

fn rows(database: &Database) -> Rows<'_> {
    match database {
        Database::File(file) => Rows::File(file),
        Database::Server(server) => Rows::Server(server),
    }
}

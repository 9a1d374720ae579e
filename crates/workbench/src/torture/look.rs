//! What is there after a kill: on the disk, and as the server that was started since tells it.

use super::table::{BEHIND, GLANCE, Table, version};
use cowcatcher::database::Database;
use cowcatcher::replay;
use cowcatcher_engine::{Seat, ToAct};
use cowcatcher_table::{Games, Playing, Store, TableId};
use serde_json::Value;
use std::path::Path;
use std::time::Instant;

/// Compares every table on the disk with what is known of it and with what the server says, and gives the number of steps
/// compared. The server is running: it has recovered the file by itself, and we only read.
pub async fn look(database: &Path, tables: &mut [Table]) -> Result<usize, String> {
    let opened = Database::open(database).await.map_err(|stop| stop.message().unwrap_or_default())?;
    let (store, games) = (opened.store(), Games::catalogue());
    let mut compared = 0;
    for table in tables {
        compared += one(&*store, &games, table).await.map_err(|error| format!("{table}: {error}"))?;
    }
    opened.close().await;
    Ok(compared)
}

/// How the table is at the server, once that has heard of everything that stands in the database.
async fn seen(store: &dyn Store, id: &TableId, table: &mut Table) -> Result<Value, String> {
    let begin = Instant::now();
    loop {
        let row = store.table(id).await.map_err(|error| error.to_string())?.ok_or("it is gone")?;
        let late = match table.see().await {
            Ok(seen) if version(&seen).is_ok_and(|said| said >= row.version) => return Ok(seen),
            Ok(seen) if table.client.servers() == 1 => return Ok(seen),
            Ok(seen) => format!("{} is shown, {} stored", seen["version"], row.version),
            // The server on which it was is gone, or its connections to the database are.
            Err(failure) if table.client.servers() == 1 => return Err(failure.to_string()),
            Err(failure) => failure.to_string(),
        };
        if begin.elapsed() > BEHIND {
            return Err(format!("after {BEHIND:?}: {late}"));
        }
        tokio::time::sleep(GLANCE).await;
    }
}

async fn one(store: &dyn Store, games: &Games, table: &mut Table) -> Result<usize, String> {
    let id: TableId = table.id.parse().map_err(|_| "it has no name".to_owned())?;
    let seen = seen(store, &id, table).await?;
    let row = store.table(&id).await.map_err(|error| error.to_string())?.ok_or("it is gone")?;
    let mut lines = store.clicks(&id).await.map_err(|error| error.to_string())?.concat();
    // A bot may have played on between the two looks.
    lines.truncate(row.version.step as usize);
    let unanswered = table.ledger.pending.is_some();
    let done = table.ledger.agree(row.version, &lines)?;
    table.tally.done += u64::from(unanswered && done);
    let said = version(&seen).map_err(|error| error.to_string())?;
    if said > row.version || (said < row.version && !table.ledger.bots) {
        return Err(format!("the server is at {said}, the disk at {}", row.version));
    }
    // The game as the server told it must be what the lines up to there lead to.
    let game = games.game(&row.game).map_err(|error| error.to_string())?;
    let mut playing = game.stored(&row.options, row.seats.len(), row.rules).map_err(|error| error.to_string())?;
    playing.apply(&lines[..said.step as usize]).map_err(|error| error.to_string())?;
    same(&*playing, &seen)?;
    if table.is_over() {
        finished(table).await?;
    }
    Ok(lines.len())
}

/// Does the server offer what the replayed game offers?
fn same(playing: &dyn Playing, seen: &Value) -> Result<(), String> {
    if playing.to_act() == ToAct::Chance {
        return Err("it waits for chance, which should have been drawn".to_owned());
    }
    let from = seen["seat"].as_u64().and_then(|seat| u8::try_from(seat).ok()).map(Seat);
    let decides = from.filter(|&seat| playing.to_act().deciders().contains(seat));
    let legal = decides.map(|seat| playing.legal(seat)).unwrap_or_default();
    let choices = seen["choices"].as_array().map(Vec::as_slice).unwrap_or_default();
    let offered: Vec<&str> = choices.iter().filter_map(|choice| choice["action"].as_str()).collect();
    if offered != legal {
        return Err(format!("the server offers {offered:?}, the replayed game {legal:?}"));
    }
    if serde_json::from_str::<Value>(playing.view(from).text()).ok().as_ref() != Some(&seen["view"]) {
        return Err("the server shows another position than the replayed game".to_owned());
    }
    Ok(())
}

/// The journal of a finished game verifies to the last point and stays as it was.
async fn finished(table: &mut Table) -> Result<(), String> {
    let text = table.client.text(&format!("tables/{}/journal", table.id)).await.map_err(|error| error.to_string())?;
    replay::verified(&text).map_err(|stop| stop.message().unwrap_or_default())?;
    match table.journal.replace(text) {
        Some(before) if table.journal.as_ref() != Some(&before) => Err("its journal has changed".to_owned()),
        _ => Ok(()),
    }
}

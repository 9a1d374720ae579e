//! What is there after a kill: on the disk, and as the server that was started since tells it.

use super::table::{Table, version};
use cowcatcher::replay;
use cowcatcher_engine::{Seat, ToAct};
use cowcatcher_table::{Games, Playing, Sqlite, Store, TableId};
use serde_json::Value;
use std::path::Path;

/// Compares every table on the disk with what is known of it and with what the server says, and gives the number of steps
/// compared. The server is running: it has recovered the file by itself, and we only read.
pub async fn look(database: &Path, tables: &mut [Table]) -> Result<usize, String> {
    let (store, games) = (Sqlite::open(database).await.map_err(|error| error.to_string())?, Games::catalogue());
    let mut compared = 0;
    for table in tables {
        compared += one(&store, &games, table).await.map_err(|error| format!("{table}: {error}"))?;
    }
    store.close().await;
    Ok(compared)
}

async fn one(store: &Sqlite, games: &Games, table: &mut Table) -> Result<usize, String> {
    let seen = table.see().await.map_err(|error| error.to_string())?;
    let id: TableId = table.id.parse().map_err(|_| "it has no name".to_owned())?;
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
    let mut playing = game.stored(&row.options, row.seats.len()).map_err(|error| error.to_string())?;
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
    if playing.view(from) != seen["view"] {
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

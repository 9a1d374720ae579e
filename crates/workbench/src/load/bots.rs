//! Tables at which bots play among themselves as fast as they can, to see whether anybody else notices.

use super::table::Glance;
use crate::client::{Client, Failure};
use serde_json::{Value, json};

/// The game of the bots, and how many of them sit at a table.
const GAME: (&str, u64) = ("steam", 4);
/// Which bot plays.
const BOT: &str = "heuristic";

/// Makes a table of bots that play without a pause, and says its name.
pub async fn hurried(client: &Client) -> Result<String, Failure> {
    let (game, players) = GAME;
    let mut seats = vec![json!({ "bot": BOT }); players as usize - 1];
    seats.insert(0, json!({ "me": "Somebody" }));
    let id = client.table(game, Value::from(seats)).await?;
    client.post(&format!("tables/{id}/bot"), &json!({ "seat": 0, "bot": BOT })).await?;
    client.post(&format!("tables/{id}/hurry"), &json!({})).await?;
    Ok(id)
}

/// How many steps were taken at these tables.
pub async fn steps(client: &Client, tables: &[String]) -> Result<u64, Failure> {
    let mut steps = 0;
    for id in tables {
        steps += u64::from(client.see::<Glance>(id, 0).await?.version.step);
    }
    Ok(steps)
}

//! A table at which one client plays all seats.

use super::Count;
use crate::client::{Client, Failure};
use crate::games::in_turn;
use cowcatcher_table::{Status, Version};
use futures_util::StreamExt;
use rand::seq::IndexedRandom;
use serde::Deserialize;
use serde_json::json;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

/// What is read of all that there is to be seen of a table.
#[derive(Deserialize)]
pub struct Glance {
    /// How far it has come.
    pub version: Version,
    status: Status,
    to_decide: Vec<u64>,
    choices: Vec<Offer>,
}

/// What is read of something that may be done.
#[derive(Deserialize)]
struct Offer {
    action: String,
}

/// A table at which one client plays all seats.
#[derive(Clone)]
pub struct Table {
    client: Client,
    /// Which of the tables it is.
    number: usize,
    id: String,
    /// The seat from which was looked last.
    seat: u64,
}

impl Table {
    /// Makes a table: all games in turn.
    pub async fn new(client: &Client, number: usize) -> Result<Table, Failure> {
        let (game, players) = in_turn(number);
        let id = client.table(game, json!(vec![json!({ "me": "Somebody" }); players])).await?;
        Ok(Table { client: client.clone(), number, id, seat: 0 })
    }

    /// Looks at the table and plays something legal; gives how long each took. A finished game begins anew.
    pub async fn step(&mut self) -> Result<(Duration, Duration), Failure> {
        let begin = Instant::now();
        let mut seen: Glance = self.client.see(&self.id, self.seat).await?;
        let viewed = begin.elapsed();
        if seen.status == Status::Over {
            // The streams stay with the finished table.
            *self = Table::new(&self.client, self.number).await?;
            seen = self.client.see(&self.id, self.seat).await?;
        }
        if let Some(seat) = seen.to_decide.first().copied().filter(|&seat| seat != self.seat) {
            self.seat = seat;
            seen = self.client.see(&self.id, self.seat).await?;
        }
        let picked = seen.choices.choose(&mut rand::rng());
        let picked = picked.ok_or_else(|| Failure::Refused("nothing is legal".to_owned()))?;
        let click = json!({ "seat": self.seat, "action": picked.action, "version": seen.version });
        let path = format!("tables/{}/actions", self.id);
        let begin = Instant::now();
        self.client.post(&path, &click).await?;
        Ok((viewed, begin.elapsed()))
    }

    /// Listens to the notices of the table for ever.
    pub async fn listen(self, count: Arc<Count>) {
        let Ok(answer) = self.client.notices(&self.id).await else {
            count.errors.fetch_add(1, Ordering::Relaxed);
            return;
        };
        count.streams.fetch_add(1, Ordering::Relaxed);
        let mut bytes = answer.bytes_stream();
        while let Some(Ok(chunk)) = bytes.next().await {
            let notices = chunk.windows(6).filter(|window| window == b"event:").count();
            count.notices.fetch_add(notices as u64, Ordering::Relaxed);
        }
        count.errors.fetch_add(1, Ordering::Relaxed);
    }
}

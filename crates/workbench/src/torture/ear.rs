//! Somebody who listens to a table, and listens again when the connection breaks.

use crate::client::Client;
use cowcatcher_table::Version;
use futures_util::StreamExt;
use serde::Deserialize;
use std::time::{Duration, Instant};
use tokio::sync::watch;
use tokio::task::AbortHandle;

/// Whoever lost the connection tries again after this long.
const RETRY: Duration = Duration::from_millis(50);
/// What is not heard within this time is not heard.
const PATIENCE: Duration = Duration::from_secs(60);

/// What was heard last, and on which connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Heard {
    version: Version,
    connection: u64,
    /// The longest silence between losing a connection and hearing something on another one.
    silence: Duration,
}

/// The data of a notice.
#[derive(Deserialize)]
struct Notice {
    version: Version,
}

/// Somebody who listens to a table.
pub struct Ear {
    heard: watch::Receiver<Heard>,
    /// The connection on which something was heard before the last kill.
    before: u64,
    task: AbortHandle,
}

impl Ear {
    /// Begins to listen.
    pub fn new(client: &Client, table: &str) -> Ear {
        let (tell, heard) = watch::channel(Heard::default());
        let task = tokio::spawn(listen(client.clone(), table.to_owned(), tell)).abort_handle();
        Ear { heard, before: 0, task }
    }

    /// Waits until this version was heard of, `anew` on a connection made since the last time this was asked. Says how many were made
    /// since then, and how long there was silence at most.
    pub async fn hears(&mut self, version: Version, anew: bool) -> Result<(usize, Duration), String> {
        let before = self.before;
        let new = |heard: &Heard| (heard.connection > before || !anew) && heard.version >= version;
        let heard =
            tokio::time::timeout(PATIENCE, self.heard.wait_for(new)).await.map(|heard| heard.map(|heard| *heard));
        match heard {
            Ok(Ok(heard)) => {
                self.before = heard.connection;
                // The first one came, the others came back.
                Ok(((heard.connection.saturating_sub(before.max(1))) as usize, heard.silence))
            }
            Ok(Err(_)) => Err("nobody listens any more".to_owned()),
            Err(_) => {
                let heard = *self.heard.borrow();
                Err(format!("{version} was not heard of after connection {before}: {heard:?}"))
            }
        }
    }
}

impl Drop for Ear {
    fn drop(&mut self) {
        self.task.abort();
    }
}

async fn listen(client: Client, table: String, tell: watch::Sender<Heard>) {
    let (mut connection, mut silence, mut lost) = (0, Duration::ZERO, None::<Instant>);
    loop {
        if let Ok(answer) = client.notices(&table).await {
            let mut text = Vec::new();
            let mut bytes = answer.bytes_stream();
            let mut heard = false;
            while let Some(Ok(chunk)) = bytes.next().await {
                text.extend_from_slice(&chunk);
                while let Some(end) = text.iter().position(|&byte| byte == b'\n') {
                    let line: Vec<u8> = text.drain(..=end).collect();
                    let data = line.strip_prefix(b"data:").map(serde_json::from_slice::<Notice>);
                    if let Some(Ok(Notice { version })) = data {
                        connection += u64::from(!heard);
                        heard = true;
                        silence = silence.max(lost.take().map_or(Duration::ZERO, |lost| lost.elapsed()));
                        tell.send_replace(Heard { version, connection, silence });
                    }
                }
            }
        }
        lost.get_or_insert_with(Instant::now);
        client.turn_away();
        tokio::time::sleep(RETRY).await;
    }
}

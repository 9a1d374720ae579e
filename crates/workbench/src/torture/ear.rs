//! Somebody who listens to a table, and listens again when the connection breaks.

use crate::client::Client;
use cowcatcher_table::Version;
use futures_util::StreamExt;
use serde::Deserialize;
use std::time::Duration;
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

    /// Waits until this version was heard of, on a connection made since the last time this was asked.
    pub async fn hears(&mut self, version: Version) -> Result<(), String> {
        let before = self.before;
        let new = |heard: &Heard| heard.connection > before && heard.version >= version;
        let heard =
            tokio::time::timeout(PATIENCE, self.heard.wait_for(new)).await.map(|heard| heard.map(|heard| *heard));
        match heard {
            Ok(Ok(heard)) => {
                self.before = heard.connection;
                Ok(())
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
    for connection in 1.. {
        if let Ok(answer) = client.notices(&table).await {
            let mut text = Vec::new();
            let mut bytes = answer.bytes_stream();
            while let Some(Ok(chunk)) = bytes.next().await {
                text.extend_from_slice(&chunk);
                while let Some(end) = text.iter().position(|&byte| byte == b'\n') {
                    let line: Vec<u8> = text.drain(..=end).collect();
                    let data = line.strip_prefix(b"data:").map(serde_json::from_slice::<Notice>);
                    if let Some(Ok(Notice { version })) = data {
                        tell.send_replace(Heard { version, connection });
                    }
                }
            }
        }
        tokio::time::sleep(RETRY).await;
    }
}

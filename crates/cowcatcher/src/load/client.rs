//! A player of the JSON interface.

use super::Count;
use futures_util::StreamExt;
use rand::RngExt;
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

/// Somebody with an identity at a server.
#[derive(Clone)]
pub struct Client {
    http: reqwest::Client,
    address: String,
    secret: String,
}

/// A table at which one client plays all seats.
#[derive(Clone)]
pub struct Table {
    client: Client,
    id: String,
    /// The seat from which was looked last.
    seat: u64,
}

impl Client {
    /// Asks the server for an identity.
    pub async fn new(address: &str) -> Result<Client, String> {
        let http = reqwest::Client::builder().tcp_nodelay(true).build().map_err(|error| error.to_string())?;
        let mut client = Client { http, address: address.to_owned(), secret: String::new() };
        let answer = client.post("identity", &json!({})).await?;
        client.secret = answer["secret"].as_str().ok_or("no secret came")?.to_owned();
        Ok(client)
    }

    /// Makes a table for two.
    pub async fn table(&self, game: &str) -> Result<Table, String> {
        let plan = json!({ "game": game, "seats": [{ "me": "One" }, { "me": "Two" }] });
        let answer = self.post("tables", &plan).await?;
        let id = answer["table"].as_str().ok_or("no table came")?.to_owned();
        Ok(Table { client: self.clone(), id, seat: 0 })
    }

    async fn post(&self, path: &str, body: &Value) -> Result<Value, String> {
        let request = self.http.post(format!("{}/api/v1/{path}", self.address)).json(body);
        self.answer(request, !self.secret.is_empty()).await
    }

    async fn get(&self, path: &str) -> Result<Value, String> {
        self.answer(self.http.get(format!("{}/api/v1/{path}", self.address)), true).await
    }

    async fn answer(&self, mut request: reqwest::RequestBuilder, known: bool) -> Result<Value, String> {
        if known {
            request = request.bearer_auth(&self.secret);
        }
        let answer = request.send().await.map_err(|error| error.to_string())?;
        let status = answer.status();
        let text = answer.text().await.map_err(|error| error.to_string())?;
        match status.is_success() {
            true => serde_json::from_str(&text).map_err(|error| error.to_string()),
            false => Err(format!("{status}: {text}")),
        }
    }
}

impl Table {
    /// Looks at the table and plays something legal; gives how long each took. A finished game begins anew.
    pub async fn step(&mut self) -> Result<(Duration, Duration), String> {
        let begin = Instant::now();
        let mut seen = self.see().await?;
        let viewed = begin.elapsed();
        if seen["status"] == "over" {
            // The streams stay with the finished table.
            *self = self.client.table(seen["game"].as_str().unwrap_or_default()).await?;
            seen = self.see().await?;
        }
        if let Some(seat) = seen["to_decide"][0].as_u64().filter(|&seat| seat != self.seat) {
            self.seat = seat;
            seen = self.see().await?;
        }
        let choices = seen["choices"].as_array().filter(|choices| !choices.is_empty()).ok_or("nothing is legal")?;
        let picked = &choices[rand::rng().random_range(..choices.len())]["action"];
        let click = json!({ "seat": self.seat, "action": picked, "version": seen["version"] });
        let path = format!("tables/{}/actions", self.id);
        let begin = Instant::now();
        self.client.post(&path, &click).await?;
        Ok((viewed, begin.elapsed()))
    }

    async fn see(&self) -> Result<Value, String> {
        self.client.get(&format!("tables/{}?seat={}", self.id, self.seat)).await
    }

    /// Listens to the notices of the table for ever.
    pub async fn listen(self, count: Arc<Count>) {
        let address = format!("{}/t/{}/events", self.client.address, self.id);
        let answer = match self.client.http.get(address).send().await {
            Ok(answer) if answer.status().is_success() => answer,
            _ => {
                count.errors.fetch_add(1, Ordering::Relaxed);
                return;
            }
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

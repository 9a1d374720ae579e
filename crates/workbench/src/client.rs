//! Somebody who uses the JSON interface of a server.

use serde_json::{Value, json};
use std::fmt;
use std::time::Duration;

/// What takes longer than this does not come.
const PATIENCE: Duration = Duration::from_secs(30);

/// Why a request came to nothing.
#[derive(Clone, Debug)]
pub enum Failure {
    /// The server said no, and this is what it said.
    Refused(String),
    /// No answer came. What was asked for may have been done or not.
    Lost(String),
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (Failure::Refused(text) | Failure::Lost(text)) = self;
        f.write_str(text)
    }
}

impl From<reqwest::Error> for Failure {
    fn from(error: reqwest::Error) -> Failure {
        Failure::Lost(error.to_string())
    }
}

/// Somebody with an identity at a server.
#[derive(Clone)]
pub struct Client {
    http: reqwest::Client,
    address: String,
    secret: String,
}

impl Client {
    /// Asks the server for an identity.
    pub async fn new(address: &str) -> Result<Client, Failure> {
        let http = reqwest::Client::builder().tcp_nodelay(true).connect_timeout(PATIENCE).build()?;
        let mut client = Client { http, address: address.to_owned(), secret: String::new() };
        client.secret = text(&client.post("identity", &json!({})).await?, "secret")?;
        Ok(client)
    }

    /// Makes a table and says its name.
    pub async fn table(&self, game: &str, seats: Value) -> Result<String, Failure> {
        text(&self.post("tables", &json!({ "game": game, "seats": seats })).await?, "table")
    }

    /// All that one may know of a table from a seat of one's own.
    pub async fn see(&self, table: &str, seat: u64) -> Result<Value, Failure> {
        self.get(&format!("tables/{table}?seat={seat}")).await
    }

    /// Asks for something to be done.
    pub async fn post(&self, path: &str, body: &Value) -> Result<Value, Failure> {
        let request = self.http.post(format!("{}/api/v1/{path}", self.address)).json(body);
        read(&self.answer(request).await?)
    }

    /// Asks for data.
    pub async fn get(&self, path: &str) -> Result<Value, Failure> {
        read(&self.text(path).await?)
    }

    /// Asks for a text.
    pub async fn text(&self, path: &str) -> Result<String, Failure> {
        self.answer(self.http.get(format!("{}/api/v1/{path}", self.address))).await
    }

    /// The stream of the notices of a table.
    pub async fn notices(&self, table: &str) -> Result<reqwest::Response, Failure> {
        let answer = self.http.get(format!("{}/t/{table}/events", self.address)).send().await?;
        Ok(answer.error_for_status()?)
    }

    async fn answer(&self, mut request: reqwest::RequestBuilder) -> Result<String, Failure> {
        if !self.secret.is_empty() {
            request = request.bearer_auth(&self.secret);
        }
        let answer = request.timeout(PATIENCE).send().await?;
        let status = answer.status();
        let text = answer.text().await?;
        if status.is_success() { Ok(text) } else { Err(Failure::Refused(format!("{status}: {text}"))) }
    }
}

fn read(text: &str) -> Result<Value, Failure> {
    serde_json::from_str(text).map_err(|error| Failure::Refused(format!("{error}: {text}")))
}

/// A text that an answer has to hold.
fn text(answer: &Value, name: &str) -> Result<String, Failure> {
    let found = answer[name].as_str().map(str::to_owned);
    found.ok_or_else(|| Failure::Refused(format!("no {name} came: {answer}")))
}

//! Somebody who uses the JSON interface of a server.

use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
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

/// Somebody with an identity, at one of several servers that are the same to them.
pub struct Client {
    http: reqwest::Client,
    servers: Arc<[String]>,
    /// The one that is asked now. When it does not answer, the next one is asked from then on.
    at: AtomicUsize,
    secret: String,
}

impl Clone for Client {
    fn clone(&self) -> Self {
        let Client { http, servers, secret, .. } = self;
        let at = AtomicUsize::new(self.at.load(Ordering::SeqCst));
        Client { http: http.clone(), servers: Arc::clone(servers), at, secret: secret.clone() }
    }
}

impl Client {
    /// Asks the first of the servers for an identity.
    pub async fn new(servers: &[String]) -> Result<Client, Failure> {
        let http = reqwest::Client::builder().tcp_nodelay(true).connect_timeout(PATIENCE).build()?;
        let mut client = Client { http, servers: servers.into(), at: AtomicUsize::new(0), secret: String::new() };
        client.secret = text(&client.post("identity", &json!({})).await?, "secret")?;
        Ok(client)
    }

    /// The same person, who asks the server of this number first.
    pub fn at(&self, server: usize) -> Client {
        let client = self.clone();
        client.at.store(server, Ordering::SeqCst);
        client
    }

    /// The number of the server that is asked now.
    pub fn server(&self) -> usize {
        self.at.load(Ordering::SeqCst) % self.servers.len().max(1)
    }

    /// How many servers there are.
    pub fn servers(&self) -> usize {
        self.servers.len()
    }

    /// From now on the next server is asked.
    pub fn turn_away(&self) {
        self.at.fetch_add(1, Ordering::SeqCst);
    }

    fn address(&self) -> &str {
        self.servers.get(self.server()).map_or("", String::as_str)
    }

    /// Makes a table and says its name.
    pub async fn table(&self, game: &str, seats: Value) -> Result<String, Failure> {
        text(&self.post("tables", &json!({ "game": game, "seats": seats })).await?, "table")
    }

    /// What one may know of a table from a seat of one's own, as far as it is asked for.
    pub async fn see<T: DeserializeOwned>(&self, table: &str, seat: u64) -> Result<T, Failure> {
        self.get(&format!("tables/{table}?seat={seat}")).await
    }

    /// Asks for something to be done.
    pub async fn post(&self, path: &str, body: &Value) -> Result<Value, Failure> {
        let request = self.http.post(format!("{}/api/v1/{path}", self.address())).json(body);
        read(&self.answer(request).await?)
    }

    /// Asks for data.
    pub async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, Failure> {
        read(&self.text(path).await?)
    }

    /// Asks for a text.
    pub async fn text(&self, path: &str) -> Result<String, Failure> {
        self.answer(self.http.get(format!("{}/api/v1/{path}", self.address()))).await
    }

    /// The stream of the notices of a table.
    pub async fn notices(&self, table: &str) -> Result<reqwest::Response, Failure> {
        let answer = self.http.get(format!("{}/t/{table}/events", self.address())).send().await?;
        Ok(answer.error_for_status()?)
    }

    async fn answer(&self, mut request: reqwest::RequestBuilder) -> Result<String, Failure> {
        if !self.secret.is_empty() {
            request = request.bearer_auth(&self.secret);
        }
        let answered = async {
            let answer = request.timeout(PATIENCE).send().await?;
            Ok((answer.status(), answer.text().await?))
        };
        let (status, text) = answered.await.inspect_err(|_: &reqwest::Error| self.turn_away())?;
        if status.is_success() { Ok(text) } else { Err(Failure::Refused(format!("{status}: {text}"))) }
    }
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, Failure> {
    serde_json::from_str(text).map_err(|error| Failure::Refused(format!("{error}: {text}")))
}

/// A text that an answer has to hold.
fn text(answer: &Value, name: &str) -> Result<String, Failure> {
    let found = answer[name].as_str().map(str::to_owned);
    found.ok_or_else(|| Failure::Refused(format!("no {name} came: {answer}")))
}

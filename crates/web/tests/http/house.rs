//! A server on a fresh database, and visitors of it.

use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, Request, StatusCode};
use cowcatcher_table::{Games, Now, Quotas, Sqlite, Tables};
use cowcatcher_web::{App, Rate, Settings};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use tempfile::TempDir;
use tower::ServiceExt;

/// A server.
pub struct House {
    router: Router,
    pub store: Sqlite,
    folder: Arc<TempDir>,
}

/// What came back.
pub struct Answer {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub text: String,
}

impl Answer {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {}", self.text))
    }

    /// It must have been refused with this status and this word, and say nothing more than a short answer.
    pub fn refused(&self, status: u16, code: &str) {
        assert_eq!((self.status.as_u16(), &self.json()["error"]), (status, &json!(code)), "{}", self.text);
        assert!(self.text.len() < 1000, "{}", self.text);
    }
}

/// A browser or a program.
#[derive(Clone)]
pub struct Visitor {
    router: Router,
    /// The database stands as long as anybody may ask for something.
    _folder: Arc<TempDir>,
    pub cookie: String,
    pub csrf: String,
}

impl House {
    pub async fn open() -> House {
        House::with(Settings { rate: None, ..Settings::default() }).await
    }

    pub async fn limited(rate: Rate) -> House {
        House::with(Settings { rate: Some(rate), ..Settings::default() }).await
    }

    pub async fn with(settings: Settings) -> House {
        House::made(settings, Quotas::default(), Now::default()).await
    }

    /// A server at which it is as late as somebody says.
    pub async fn at(now: Now) -> House {
        House::made(Settings { rate: None, ..Settings::default() }, Quotas::default(), now).await
    }

    pub async fn with_quotas(quotas: Quotas) -> House {
        House::made(Settings { rate: None, ..Settings::default() }, quotas, Now::default()).await
    }

    async fn made(settings: Settings, quotas: Quotas, now: Now) -> House {
        let folder = tempfile::tempdir().unwrap();
        let store = Sqlite::open(folder.path().join("tables.db")).await.unwrap();
        let router = served(&store, settings, quotas, now);
        House { router, store, folder: Arc::new(folder) }
    }

    /// Starts the server anew: what it knows now stands in the database.
    pub fn restart(&mut self) {
        self.router =
            served(&self.store, Settings { rate: None, ..Settings::default() }, Quotas::default(), Now::default());
    }

    /// Serves by this instead.
    pub fn serve(&mut self, app: App) {
        self.router = app.router();
    }

    /// Somebody who opens the lobby for the first time.
    pub async fn visitor(&self) -> Visitor {
        let mut visitor = self.stranger();
        let answer = visitor.get("/").await;
        assert_eq!(answer.status, StatusCode::OK);
        let cookie = answer.headers["set-cookie"].to_str().unwrap();
        assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
        visitor.cookie = cookie.split(';').next().unwrap().to_owned();
        visitor.csrf = between(&answer.text, "data-csrf=\"", "\"").to_owned();
        visitor
    }

    /// The server itself.
    pub fn router(&self) -> Router {
        self.router.clone()
    }

    /// Somebody without a cookie.
    pub fn stranger(&self) -> Visitor {
        Visitor {
            router: self.router.clone(),
            _folder: Arc::clone(&self.folder),
            cookie: String::new(),
            csrf: String::new(),
        }
    }
}

fn served(store: &Sqlite, settings: Settings, quotas: Quotas, now: Now) -> Router {
    let quick = cowcatcher_table::Settings { pace: Duration::ZERO, quotas, now, ..Default::default() };
    let tables = Tables::new(Arc::new(store.clone()), Games::catalogue(), quick);
    App::new(tables, settings).router()
}

/// The text between two marks.
pub fn between<'a>(text: &'a str, start: &str, end: &str) -> &'a str {
    let from = text.find(start).unwrap_or_else(|| panic!("{start:?} is missing")) + start.len();
    &text[from..from + text[from..].find(end).unwrap()]
}

impl Visitor {
    /// The same one at a server that was started anew.
    pub fn at(self, house: &House) -> Visitor {
        Visitor { router: house.router(), ..self }
    }

    pub async fn send(&self, request: Request<Body>) -> Answer {
        let response = self.router.clone().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        let bytes = body.collect().await.unwrap().to_bytes();
        let text = String::from_utf8(bytes.to_vec()).unwrap();
        Answer { status: parts.status, headers: parts.headers, text }
    }

    pub async fn get(&self, path: &str) -> Answer {
        let request = Request::get(path).header("host", "table.test").header("cookie", &self.cookie);
        self.send(request.body(Body::empty()).unwrap()).await
    }

    /// As somebody who wants to be asked everything.
    pub async fn get_asked(&self, path: &str) -> Answer {
        let cookie = format!("{}; forced=off", self.cookie);
        let request = Request::get(path).header("host", "table.test").header("cookie", cookie);
        self.send(request.body(Body::empty()).unwrap()).await
    }

    pub fn request(&self, path: &str) -> axum::http::request::Builder {
        let request = Request::post(path).header("host", "table.test").header("cookie", &self.cookie);
        request.header("x-csrf", &self.csrf)
    }

    pub async fn post(&self, path: &str, body: &Value) -> Answer {
        let request = self.request(path).header("content-type", "application/json");
        self.send(request.body(Body::from(body.to_string())).unwrap()).await
    }

    pub async fn form(&self, path: &str, body: String) -> Answer {
        let request = self.request(path).header("content-type", "application/x-www-form-urlencoded");
        self.send(request.body(Body::from(format!("csrf={}&{body}", self.csrf))).unwrap()).await
    }

    /// Makes a table for two: this visitor and whoever has the invitation, which is given back too.
    pub async fn table(&self, game: &str) -> (String, String) {
        let plan = json!({ "game": game, "seats": [{ "me": "Ann" }, "invitation"] });
        let answer = self.post("/api/v1/tables", &plan).await;
        assert_eq!(answer.status, StatusCode::CREATED, "{}", answer.text);
        let made = answer.json();
        (made["table"].as_str().unwrap().to_owned(), made["invitations"][0]["secret"].as_str().unwrap().to_owned())
    }

    /// Sits down with an invitation.
    pub async fn accept(&self, secret: &str) {
        let answer = self.post("/api/v1/join", &json!({ "secret": secret, "name": "Ben" })).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
    }

    /// What the interface shows from a seat.
    pub async fn see(&self, table: &str, seat: usize) -> Value {
        let answer = self.get(&format!("/api/v1/tables/{table}?seat={seat}")).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
        answer.json()
    }

    /// Plays an action.
    pub async fn play(&self, table: &str, seat: usize, action: &str, version: &Value) -> Answer {
        let click = json!({ "seat": seat, "action": action, "version": version });
        self.post(&format!("/api/v1/tables/{table}/actions"), &click).await
    }
}

/// Two people at a table whose game has begun.
pub async fn two_at_a_table(house: &House, game: &str) -> ([Visitor; 2], String) {
    let (ann, ben) = (house.visitor().await, house.visitor().await);
    let (table, secret) = ann.table(game).await;
    ben.accept(&secret).await;
    ([ann, ben], table)
}

/// So many people at a table whose game has begun, each with an identity of their own.
pub async fn people_at_a_table(house: &House, game: &str, players: usize) -> (Vec<Visitor>, String) {
    people_with_options(house, game, players, &json!({})).await
}

/// The same with some options.
pub async fn people_with_options(house: &House, game: &str, players: usize, options: &Value) -> (Vec<Visitor>, String) {
    let mut people = vec![house.visitor().await];
    let seats: Vec<Value> =
        std::iter::once(json!({ "me": "Ann" })).chain(vec![json!("invitation"); players - 1]).collect();
    let made = people[0].post("/api/v1/tables", &json!({ "game": game, "options": options, "seats": seats })).await;
    assert_eq!(made.status, StatusCode::CREATED, "{}", made.text);
    let made = made.json();
    for invitation in made["invitations"].as_array().unwrap() {
        let guest = house.visitor().await;
        guest.accept(invitation["secret"].as_str().unwrap()).await;
        people.push(guest);
    }
    (people, made["table"].as_str().unwrap().to_owned())
}

/// One of the seats that are to decide, if any is.
pub fn decider(seen: &Value, rng: &mut impl rand::Rng) -> Option<usize> {
    let deciders = seen["to_decide"].as_array().unwrap();
    let seats: Vec<u64> = deciders.iter().filter_map(Value::as_u64).collect();
    cowcatcher_engine::drive::any(&seats, rng).map(|seat| seat as usize)
}

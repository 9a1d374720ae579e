//! The archive and one's own record from outside: what is found, by whom, and that nothing else is.

use crate::house::{Answer, House, Visitor, between};
use crate::kept::table::put;
use crate::kept::{FOUR, Moment};
use axum::http::Request;
use cowcatcher_table::{Games, Secret, Store, Tables};
use serde_json::{Value, json};
use std::sync::Arc;

/// A server with a finished game of four, which was written down: the visitor sits on the first seat, somebody else on the others.
struct Ended {
    house: House,
    ann: Visitor,
    table: String,
}

async fn ended() -> Ended {
    let mut house = House::open().await;
    let secret = Secret::new().unwrap();
    let games = Games::catalogue();
    let id = put(&house.store, &games, FOUR, Moment::Over, &secret).await;
    Tables::new(Arc::new(house.store.clone()), games, Default::default()).write_down().await.unwrap();
    house.restart();
    let mut ann = house.visitor().await;
    ann.cookie = format!("cowcatcher={}", secret.reveal());
    ann.csrf = between(&ann.get("/").await.text, "data-csrf=\"", "\"").to_owned();
    Ended { house, ann, table: id.to_string() }
}

impl Ended {
    /// Everybody else whose seat it was agrees, behind the back of the server.
    async fn others_agree(&mut self) {
        let id = self.table.parse().unwrap();
        let row = self.house.store.table(&id).await.unwrap().unwrap();
        let mut now = row.consent.clone();
        now.public.push(row.creator);
        self.house.store.keep_consent(&id, row.version, &row.consent, &now).await.unwrap();
        self.house.restart();
        self.ann = self.ann.clone().at(&self.house);
    }
}

/// What a stranger could learn of the archive, by every way there is.
async fn told(stranger: &Visitor) -> Vec<Answer> {
    let mut answers = Vec::new();
    for path in [
        "/",
        "/archive",
        "/archive?game=gwt2&players=4&name=ada",
        "/me",
        "/ladder?game=gwt2&players=4",
        "/api/v1/tables",
        "/api/v1/archive",
        "/api/v1/archive?name=a",
        "/api/v1/ladder?game=gwt2&players=4",
        "/api/v1/me/record",
        "/api/v1/me/games",
        "/api/v1/me/results",
        "/api/v1/me/journals",
    ] {
        let answer = stranger.get(path).await;
        assert_eq!(answer.status, 200, "{path}: {}", answer.text);
        answers.push(answer);
    }
    answers
}

#[tokio::test]
async fn nothing_of_a_private_game_is_told_to_strangers() {
    let ended = ended().await;
    let stranger = ended.house.visitor().await;
    for answer in told(&stranger).await {
        for secret in [ended.table.as_str(), "Ada", "Ben", "Cleo"] {
            assert!(!answer.text.contains(secret), "{secret}: {}", answer.text);
        }
    }
    // Who sat there sees it, and that it is private.
    let own = ended.ann.get("/me").await.text;
    assert!(own.contains(&ended.table) && own.contains("Private") && own.contains("Cleo"), "{own}");
    assert!(!ended.ann.get("/archive").await.text.contains(&ended.table));
    // Whoever has no seat has no say.
    let path = format!("/api/v1/tables/{}/publish", ended.table);
    stranger.post(&path, &json!({ "public": true })).await.refused(403, "not-your-seat");
    stranger.post(&path, &json!({ "public": "yes" })).await.refused(400, "bad-request");
    let forged = Request::post(&path).header("host", "table.test").header("cookie", &ended.ann.cookie);
    ended.ann.send(forged.body("{\"public\":true}".into()).unwrap()).await.refused(403, "session");
}

#[tokio::test]
async fn a_game_is_found_once_everybody_agreed_and_no_longer_once_one_does_not() {
    let mut ended = ended().await;
    let path = format!("/api/v1/tables/{}/publish", ended.table);
    let page = format!("/t/{}", ended.table);
    assert!(ended.ann.get(&page).await.text.contains("Make this game public"));
    assert_eq!(ended.ann.post(&path, &json!({ "public": true })).await.status, 200);
    let waiting = ended.ann.get(&page).await.text;
    assert!(waiting.contains("Still to agree: Ben, Cleo, Dan"), "{waiting}");
    ended.others_agree().await;
    let stranger = ended.house.visitor().await;
    let found = stranger.get("/api/v1/archive?game=gwt2&players=4&name=ADA").await.json();
    let game = &found["games"][0];
    assert_eq!((&game["table"], &game["public"], &found["more"]), (&json!(ended.table), &json!(true), &Value::Null));
    assert_eq!(game["seats"].as_array().unwrap().len(), 4);
    assert_eq!(game["seats"][0]["points"].as_array().unwrap().len(), game["categories"].as_array().unwrap().len());
    for path in ["/archive", "/"] {
        let listed = stranger.get(path).await.text;
        assert!(listed.contains(&page) && listed.contains("Ada"), "{path}: {listed}");
    }
    // The replay has a picture, for those to whom it is sent.
    let setup = game["setup"].as_u64().unwrap();
    let replay = stranger.get(&format!("{page}?step={setup}")).await.text;
    assert!(replay.contains(&format!("og:image\" content=\"http://table.test{page}/picture.png")), "{replay}");
    assert!(!stranger.get(&page).await.text.contains("Make it private"), "that is not up to a stranger");
    assert_eq!(ended.ann.post(&path, &json!({ "public": false })).await.status, 200);
    for answer in told(&stranger).await {
        assert!(!answer.text.contains(&ended.table), "{}", answer.text);
    }
}

#[tokio::test]
async fn what_cannot_be_searched_for_is_refused() {
    let house = House::open().await;
    let ann = house.visitor().await;
    for (query, code) in [
        ("game=chess", "unknown-game"),
        ("players=many", "bad-request"),
        ("players=-1", "bad-request"),
        ("players=99999999999999999999", "bad-request"),
        ("players=99", "bad-search"),
        ("game=gwt2&option=map", "bad-request"),
        ("game=gwt2&option=map%3Druhr", "bad-search"),
        ("option=buildings%3Da", "bad-search"),
        ("from=yesterday", "bad-request"),
        ("from=2026-02-30", "bad-request"),
        ("from=1969-12-31", "bad-search"),
        ("from=2026-02-02&to=2026-02-01", "bad-search"),
        ("rated=perhaps", "bad-request"),
        ("after=1", "bad-request"),
        ("after=x-0000000000000000", "bad-request"),
        ("after=1-..%2F..%2Fetc", "bad-request"),
        ("name=0123456789012345678901234", "too-long"),
    ] {
        ann.get(&format!("/api/v1/archive?{query}")).await.refused(400, code);
        assert_eq!(ann.get(&format!("/archive?{query}")).await.status, 400, "{query}");
    }
    for query in ["", "game=chess&players=2", "game=gwt2&players=9", "game=gwt2&players=1"] {
        assert_eq!(ann.get(&format!("/api/v1/ladder?{query}")).await.status, 400, "{query}");
    }
    for path in ["/me?after=here", "/api/v1/me/games?after=here", "/ladder?players=x", "/ladder?game=chess"] {
        assert_eq!(ann.get(path).await.status, 400, "{path}");
    }
    // What only looks odd finds nothing; an empty field says nothing.
    for query in [
        "name=%25",
        "name=';--",
        "name=%00",
        "game=&players=&name=&option=&from=&to=&after=",
        "after=5-0000000000000000",
    ] {
        assert_eq!(ann.get(&format!("/archive?{query}")).await.status, 200, "{query}");
    }
    let plan = json!({ "game": "gwt2", "seats": [{ "me": "A" }, { "me": "B" }], "rated": true });
    ann.post("/api/v1/tables", &plan).await.refused(400, "not-ratable");
    ann.post("/api/v1/me/ladder", &json!({ "name": "x".repeat(25) })).await.refused(400, "too-long");
}

#[tokio::test]
async fn one_takes_ones_games_along() {
    let ended = ended().await;
    let record = ended.ann.get("/api/v1/me/record").await.json();
    assert_eq!((&record["tallies"][0]["games"], &record["tallies"][0]["players"]), (&json!(1), &json!(4)));
    let results = ended.ann.get("/api/v1/me/results").await.text;
    assert_eq!(results.lines().count(), 1);
    assert_eq!(serde_json::from_str::<Value>(&results).unwrap()["table"], json!(ended.table));
    let journals = ended.ann.get("/api/v1/me/journals").await;
    assert!(journals.headers["content-disposition"].to_str().unwrap().contains("attachment"));
    let line: Value = serde_json::from_str(journals.text.trim()).unwrap();
    // The journal replays to the same end.
    let games = Games::catalogue();
    let journal = line["journal"].as_str().unwrap();
    let playing = games.game("gwt2").unwrap().restore(journal).unwrap();
    let totals: Vec<Value> = playing.standings(None).unwrap().totals().into_iter().map(Value::from).collect();
    let seats = serde_json::from_str::<Value>(&results).unwrap()["seats"].clone();
    assert_eq!(seats.as_array().unwrap().iter().map(|seat| seat["total"].clone()).collect::<Vec<_>>(), totals);
}

#[tokio::test]
async fn the_pages_speak_every_language() {
    let ended = ended().await;
    for language in ["en", "it", "pt-BR", "uk"] {
        for path in ["/archive?game=gwt2", "/me", "/ladder", &format!("/t/{}", ended.table), "/new?game=gwt2"] {
            let request = Request::get(path).header("host", "table.test");
            let request = request.header("cookie", format!("{}; language={language}", ended.ann.cookie));
            let answer = ended.ann.send(request.body("".into()).unwrap()).await;
            assert_eq!(answer.status, 200, "{language} {path}");
            for id in ["archive-", "record-", "rating-", "ladder-", "publish-", "option-"] {
                let shown = answer.text.contains(&format!(">{id}"));
                assert!(!shown, "{language} {path}: a text {id} is missing");
            }
        }
    }
}

//! Notices on the page and for programs: only what works is offered, what is chosen is kept, links in mails do what they say, and what may not be is refused.

use crate::house::{House, Visitor, between};
use async_trait::async_trait;
use axum::body::Body;
use axum::http::{Request, StatusCode};
use cowcatcher_table::{Address, Carrier, Games, Letter, Now, TableError, Tables, Undelivered, Ways};
use cowcatcher_web::{App, Settings};
use serde_json::{Value, json};
use std::sync::{Arc, Mutex};

/// Keeps every letter.
#[derive(Debug)]
struct Drawer {
    ways: Ways,
    letters: Mutex<Vec<Letter>>,
}

#[async_trait]
impl Carrier for Drawer {
    fn ways(&self) -> Ways {
        self.ways.clone()
    }

    fn home(&self) -> &str {
        "http://table.test"
    }

    async fn check(&self, address: &Address) -> Result<(), TableError> {
        match address {
            Address::Hook { url, .. } if url.contains("127.0.0.1") => Err(TableError::BadTarget { what: "internal" }),
            Address::Push { auth, .. } if auth == "forged" => Err(TableError::BadTarget { what: "keys" }),
            _ => Ok(()),
        }
    }

    async fn carry(&self, letter: &Letter) -> Result<(), Undelivered> {
        self.letters.lock().unwrap().push(letter.clone());
        Ok(())
    }
}

/// A server from which notices take these ways.
async fn house(ways: Ways) -> (House, Tables, Arc<Drawer>) {
    let drawer = Arc::new(Drawer { ways, letters: Mutex::default() });
    let mut house = House::open().await;
    let carrier: Option<Arc<dyn Carrier>> = Some(drawer.clone());
    let settings = cowcatcher_table::Settings { carrier, now: Now::default(), ..Default::default() };
    let tables = Tables::new(Arc::new(house.store.clone()), Games::catalogue(), settings);
    house.serve(App::new(tables.clone(), Settings { rate: None, ..Settings::default() }));
    (house, tables, drawer)
}

fn all_ways() -> Ways {
    Ways { push: Some("KEY".to_owned()), mail: true, hook: true }
}

async fn targets(visitor: &Visitor) -> Vec<Value> {
    visitor.get("/api/v1/notices").await.json()["targets"].as_array().unwrap().clone()
}

#[tokio::test]
async fn only_what_works_is_offered() {
    let silent = House::open().await;
    let ann = silent.visitor().await;
    let page = ann.get("/me/notices").await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.text.contains("This server doesn’t send notifications."));
    assert!(!page.text.contains("/me/notices/mail") && !page.text.contains("data-push"));
    assert!(!ann.get("/settings").await.text.contains("/me/notices"));
    let mail = json!({ "address": { "way": "mail", "address": "ann@mail.example" } });
    ann.post("/api/v1/notices/targets", &mail).await.refused(409, "no-such-way");

    let (house, ..) = house(Ways { push: None, mail: true, hook: false }).await;
    let ann = house.visitor().await;
    let page = ann.get("/me/notices").await.text;
    assert!(page.contains("/me/notices/mail") && !page.contains("/me/notices/hook") && !page.contains("data-push"));
    let hook = json!({ "address": { "way": "hook", "url": "https://hooks.example/x" } });
    ann.post("/api/v1/notices/targets", &hook).await.refused(409, "no-such-way");
    assert!(ann.get("/settings").await.text.contains("/me/notices"));
}

#[tokio::test]
async fn what_is_chosen_is_kept_and_secrets_are_not_shown_again() {
    let (house, ..) = house(all_ways()).await;
    let (ann, bob) = (house.visitor().await, house.visitor().await);
    let page = ann.get("/me/notices").await.text;
    assert!(page.contains("data-push=\"KEY\"") && page.contains("/me/notices/hook"));
    let secret = "0123456789".repeat(6);
    let added = ann.form("/me/notices/hook", format!("url=https://hooks.example/{secret}&shape=discord")).await;
    assert_eq!(added.status, StatusCode::SEE_OTHER, "{}", added.text);
    let target = targets(&ann).await.remove(0);
    assert_eq!(
        (&target["way"], &target["state"], &target["shown"]),
        (&json!("hook"), &json!("on"), &json!("hooks.example/…789"))
    );
    let page = ann.get("/me/notices").await.text;
    assert!(page.contains("hooks.example/…789") && !page.contains(&secret));
    let id = target["id"].as_str().unwrap();
    ann.form(&format!("/me/notices/{id}"), "kind-turn=on&kind-over=on".to_owned()).await;
    assert_eq!(targets(&ann).await[0]["kinds"], json!(["turn", "over"]));
    ann.form("/me/notices", "wait=10&an-hour=3&a-day=12&quiet=on".to_owned()).await;
    let seen = ann.get("/api/v1/notices").await.json();
    assert_eq!(seen["choices"], json!({ "wait": 10, "an_hour": 3, "a_day": 12, "quiet": true }));
    // Nobody else sees or touches it.
    assert!(targets(&bob).await.is_empty());
    bob.post(&format!("/api/v1/notices/targets/{id}"), &json!({ "kinds": [] })).await.refused(404, "unknown-target");
    bob.post(&format!("/api/v1/notices/targets/{id}/test"), &json!({})).await.refused(404, "unknown-target");
    assert_eq!(bob.form(&format!("/me/notices/{id}/remove"), String::new()).await.status, StatusCode::NOT_FOUND);
    // Without the token of the page nothing changes.
    let mut forged = ann.clone();
    forged.csrf = "x".to_owned();
    assert_eq!(forged.form(&format!("/me/notices/{id}/remove"), String::new()).await.status, StatusCode::FORBIDDEN);
    assert_eq!(targets(&ann).await.len(), 1);
    ann.form(&format!("/me/notices/{id}/remove"), String::new()).await;
    assert!(targets(&ann).await.is_empty());
}

#[tokio::test]
async fn what_may_not_be_is_refused_in_words() {
    let (house, ..) = house(all_ways()).await;
    let ann = house.visitor().await;
    let add = async |address: Value| ann.post("/api/v1/notices/targets", &json!({ "address": address })).await;
    add(json!({ "way": "hook", "url": "https://127.0.0.1/x" })).await.refused(400, "bad-target");
    let forged = json!({ "way": "push", "endpoint": "https://push.example/x", "p256dh": "x", "auth": "forged" });
    add(forged).await.refused(400, "bad-target");
    add(json!({ "way": "hook", "url": format!("https://x/{}", "x".repeat(600)) })).await.refused(400, "too-long");
    for nonsense in [json!({}), json!({ "way": "pigeon" }), json!({ "way": "mail", "address": "a@b", "more": 1 })] {
        assert_eq!(add(nonsense).await.status, StatusCode::BAD_REQUEST);
    }
    let limits = json!({ "wait": 1, "an_hour": 0, "a_day": 1, "quiet": false });
    ann.post("/api/v1/notices", &limits).await.refused(400, "bad-target");
    for form in ["wait=x&an-hour=1&a-day=1", "wait=1&an-hour=1000&a-day=1", ""] {
        assert_eq!(ann.form("/me/notices", form.to_owned()).await.status, StatusCode::BAD_REQUEST, "{form}");
    }
    let page = ann.form("/me/notices/hook", "url=https://127.0.0.1/x&shape=json".to_owned()).await;
    assert!(page.text.contains("Addresses inside a private network aren’t allowed here."), "{}", page.text);
    assert!(targets(&ann).await.is_empty());
}

#[tokio::test]
async fn links_in_mails_do_what_they_say() {
    let (house, tables, drawer) = house(all_ways()).await;
    let ann = house.visitor().await;
    let asked = ann.form("/me/notices/mail", "address=ann@mail.example".to_owned()).await;
    assert_eq!(asked.headers["location"], "/me/notices?done=asked");
    assert!(ann.get("/me/notices?done=asked").await.text.contains("Not confirmed yet"));
    tables.post().await.unwrap();
    let letter = drawer.letters.lock().unwrap().remove(0);
    let path = |url: &str| url.strip_prefix("http://table.test").unwrap().to_owned();
    let (confirm, stop) = (path(&letter.url), path(&letter.stop.1));
    // Looking at a link decides nothing, for programs do that too.
    let stranger = house.stranger();
    for link in [&confirm, &stop] {
        let page = stranger.get(link).await;
        assert_eq!(page.status, StatusCode::OK);
        assert!(page.text.contains("<form method=\"post\">"), "{}", page.text);
    }
    assert_eq!(targets(&ann).await[0]["state"], "new");
    let click = async |link: &str, body: &'static str| {
        let form = Request::post(link)
            .header("host", "table.test")
            .header("content-type", "application/x-www-form-urlencoded");
        stranger.send(form.body(Body::from(body)).unwrap()).await
    };
    let wrong = format!("{}x", &confirm[..confirm.len() - 1]);
    assert_eq!(click(&wrong, "").await.status, StatusCode::NOT_FOUND);
    assert_eq!(stranger.get(&wrong).await.status, StatusCode::NOT_FOUND);
    assert_eq!(click(&confirm.replace("confirm", "other"), "").await.status, StatusCode::NOT_FOUND);
    assert!(click(&confirm, "").await.text.contains("Confirmed"));
    assert_eq!(targets(&ann).await[0]["state"], "on");
    // A mail program stops it for one click, without a cookie.
    assert_eq!(click(&stop, "List-Unsubscribe=One-Click").await.status, StatusCode::OK);
    let target = targets(&ann).await.remove(0);
    assert_eq!((&target["state"], &target["why"]), (&json!("off"), &json!("stopped")));
    assert_eq!(click(&confirm, "").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn the_worker_has_one_address_and_pages_speak_every_language() {
    let (house, ..) = house(all_ways()).await;
    let ann = house.visitor().await;
    let worker = ann.get("/worker.js").await;
    assert_eq!(worker.headers["content-type"], "text/javascript; charset=utf-8");
    assert!(worker.text.contains("showNotification"));
    for (language, title) in
        [("en", "Notifications"), ("it", "Notifiche"), ("pt", "Notificações"), ("uk", "Сповіщення")]
    {
        let mut reader = ann.clone();
        reader.cookie = format!("{}; language={language}", ann.cookie);
        let page = reader.get("/me/notices").await.text;
        assert_eq!(between(&page, "<h1>", "</h1>"), title);
        assert!(!page.contains(">notices-"), "an id instead of words");
    }
}

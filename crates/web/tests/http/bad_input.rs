//! The server never trusts the client: a clear answer, nothing changed, nothing leaked.

use crate::house::{House, Visitor, two_at_a_table};
use axum::body::Body;
use axum::http::Request;
use cowcatcher_web::Rate;
use serde_json::{Value, json};

/// The seat that is to decide, and its first legal action.
async fn to_decide(players: &[Visitor; 2], table: &str) -> (usize, String, Value) {
    let seen = players[0].see(table, 0).await;
    let seat = seen["to_decide"][0].as_u64().unwrap() as usize;
    let seen = players[seat].see(table, seat).await;
    (seat, seen["choices"][0]["action"].as_str().unwrap().to_owned(), seen["version"].clone())
}

#[tokio::test]
async fn wrong_seats_stale_steps_and_nonsense_change_nothing() {
    let house = House::open().await;
    let (players, table) = two_at_a_table(&house, "gwt2").await;
    let (seat, action, version) = to_decide(&players, &table).await;
    let other = 1 - seat;
    let before = players[seat].see(&table, seat).await;

    players[other].play(&table, seat, &action, &version).await.refused(403, "not-your-seat");
    players[other].play(&table, other, &action, &version).await.refused(409, "refused");
    players[seat].play(&table, 5, &action, &version).await.refused(403, "not-your-seat");
    players[seat].play(&table, 200, &action, &version).await.refused(400, "bad-request");
    players[seat].play(&table, seat, "dance", &version).await.refused(400, "malformed");
    players[seat].play(&table, seat, &"go ".repeat(100), &version).await.refused(400, "too-long");
    players[seat].play(&table, seat, &action, &json!("0.0")).await.refused(409, "stale");
    players[seat].play(&table, seat, &action, &json!("yesterday")).await.refused(400, "bad-request");
    players[seat].play(&table, seat, "done", &version).await.refused(409, "refused");
    players[seat].play("0000000000000000", seat, &action, &version).await.refused(404, "unknown-table");
    players[seat].play("..", seat, &action, &version).await.refused(404, "unknown-table");
    house.visitor().await.play(&table, seat, &action, &version).await.refused(403, "not-your-seat");

    let path = format!("/api/v1/tables/{table}");
    players[other].get(&format!("{path}?seat={seat}")).await.refused(403, "not-your-seat");
    players[other].get(&format!("{path}/heard?seat={seat}")).await.refused(403, "not-your-seat");
    players[other].get(&format!("{path}/why?seat={seat}&action=done")).await.refused(403, "not-your-seat");
    players[other].get(&format!("{path}?seat=200")).await.refused(403, "not-your-seat");
    players[other].get(&format!("{path}?seat=x")).await.refused(400, "bad-request");
    players[other].get(&format!("{path}/journal")).await.refused(409, "not-over");
    assert_eq!(players[seat].see(&table, seat).await, before);

    // A double click is one click.
    assert_eq!(players[seat].play(&table, seat, &action, &version).await.status, 200);
    players[seat].play(&table, seat, &action, &version).await.refused(409, "stale");
}

#[tokio::test]
async fn a_refusal_names_its_clause() {
    let house = House::open().await;
    let (players, table) = two_at_a_table(&house, "gwt1").await;
    let (seat, _, version) = to_decide(&players, &table).await;
    let answer = players[seat].play(&table, seat, "hire 1 cowboy", &version).await.json();
    assert!(answer["clause"].as_str().unwrap().starts_with("GWT-"), "{answer}");
    let path = format!("/api/v1/tables/{table}/why?seat={seat}&action=hire%201%20cowboy");
    let why = players[seat].get(&path).await.json();
    assert_eq!((&why["legal"], &why["clause"]), (&json!(false), &answer["clause"]));
    let clause = answer["clause"].as_str().unwrap();
    assert_eq!(house.visitor().await.get(&format!("/rules/{clause}")).await.status, 200);
}

#[tokio::test]
async fn forged_cookies_tokens_and_origins_are_refused() {
    let house = House::open().await;
    let (players, table) = two_at_a_table(&house, "gwt2").await;
    let (seat, action, version) = to_decide(&players, &table).await;
    let click = json!({ "seat": seat, "action": action, "version": version }).to_string();
    let path = format!("/api/v1/tables/{table}/actions");
    let mut forger = players[seat].clone();
    for cookie in ["", "cowcatcher=", "cowcatcher=00000000000000000000000000000000", "cowcatcher=<script>"] {
        forger.cookie = cookie.to_owned();
        forger.send(forger.request(&path).body(Body::from(click.clone())).unwrap()).await.refused(403, "session");
    }
    forger = players[seat].clone();
    for token in ["", "0", players[1 - seat].csrf.as_str()] {
        forger.csrf = token.to_owned();
        forger.send(forger.request(&path).body(Body::from(click.clone())).unwrap()).await.refused(403, "session");
    }
    let me = &players[seat];
    for origin in ["https://evil.example", "null", "http://table.test:81", "http://table.test.evil.example"] {
        let request = me.request(&path).header("origin", origin).body(Body::from(click.clone())).unwrap();
        me.send(request).await.refused(403, "origin");
    }
    let request = me.request(&path).header("sec-fetch-site", "cross-site").body(Body::from(click.clone())).unwrap();
    me.send(request).await.refused(403, "origin");
    let forged = Request::post(&path).header("authorization", "Bearer nobody").body(Body::from(click.clone())).unwrap();
    me.send(forged).await.refused(403, "session");
    assert_eq!(players[seat].see(&table, seat).await["version"], version);
    let request = me.request(&path).header("origin", "http://table.test").body(Body::from(click)).unwrap();
    assert_eq!(me.send(request).await.status, 200);
}

#[tokio::test]
async fn forms_need_their_token_too() {
    let house = House::open().await;
    let mut ann = house.visitor().await;
    assert_eq!(ann.form("/play-now", "game=gwt2&players=2".to_owned()).await.status, 303);
    ann.csrf = "0".repeat(32);
    assert_eq!(ann.form("/play-now", "game=gwt2&players=2".to_owned()).await.status, 403);
    assert_eq!(ann.form("/new", "game=gwt2&seat-1=me&seat-2=bot:random".to_owned()).await.status, 403);
}

#[tokio::test]
async fn malformed_and_oversized_bodies_are_refused() {
    let house = House::open().await;
    let ann = house.visitor().await;
    let (table, _) = ann.table("gwt2").await;
    let path = format!("/api/v1/tables/{table}/chat");
    for body in ["", "{", "[]", "{\"seat\":0}", "{\"seat\":-1,\"text\":\"x\"}", "\u{0}"] {
        ann.send(ann.request(&path).body(Body::from(body)).unwrap()).await.refused(400, "bad-request");
    }
    let large = json!({ "seat": 0, "text": "x".repeat(70_000) });
    ann.post(&path, &large).await.refused(413, "too-large");
    ann.post(&path, &json!({ "seat": 0, "text": "x".repeat(501) })).await.refused(400, "too-long");
    ann.post(&path, &json!({ "seat": 1, "text": "x" })).await.refused(403, "not-your-seat");
    let form = format!("name={}", "x".repeat(70_000));
    assert_eq!(ann.form("/settings", form).await.status, 413);
    for plan in [
        json!({ "game": "chess", "seats": [] }),
        json!({ "game": "gwt2", "seats": [] }),
        json!({ "game": "gwt2", "seats": [{ "me": "A" }, { "bot": "deep thought" }] }),
        json!({ "game": "gwt2", "options": { "edition": "1" }, "seats": [{ "me": "A" }, { "me": "B" }] }),
        json!({ "game": "gwt2", "seats": [{ "me": "" }, { "me": "B" }] }),
        json!({ "game": "gwt2", "seats": [{ "me": "A" }, { "me": "B".repeat(25) }] }),
        json!({ "game": "gwt2", "seats": [{ "me": "A" }, { "king": "B" }] }),
    ] {
        assert_eq!(ann.post("/api/v1/tables", &plan).await.status, 400, "{plan}");
    }
}

#[tokio::test]
async fn a_flood_is_stopped() {
    let house = House::limited(Rate { per_second: 0.001, burst: 20.0 }).await;
    let ann = house.visitor().await;
    let mut admitted = 0;
    for _ in 0..100 {
        let answer = ann.get("/api/v1/games").await;
        if answer.status == 200 {
            admitted += 1;
        } else {
            answer.refused(429, "too-many");
        }
    }
    assert_eq!(admitted, 19);
}

#[tokio::test]
async fn unknown_addresses_and_invitations_say_so() {
    let house = House::open().await;
    let ann = house.visitor().await;
    for path in ["/nothing", "/t/nothing", "/t/0000000000000000", "/join/nothing", "/rules/GWT-NOTHING-01", "/assets/x"]
    {
        let answer = ann.get(path).await;
        assert_eq!(answer.status, 404, "{path}");
        assert!(answer.text.contains("<h1>"), "{path}");
    }
    ann.get("/api/v1/nothing").await.refused(404, "not-found");
    let join = json!({ "secret": "0".repeat(32), "name": "Eve" });
    ann.post("/api/v1/join", &join).await.refused(404, "bad-invitation");
    // An invitation works once.
    let (_, secret) = ann.table("gwt2").await;
    let ben = house.visitor().await;
    ben.accept(&secret).await;
    let join = json!({ "secret": secret, "name": "Eve" });
    house.visitor().await.post("/api/v1/join", &join).await.refused(404, "bad-invitation");
}

#[tokio::test]
async fn names_and_talk_are_not_html() {
    let house = House::open().await;
    let ann = house.visitor().await;
    let name = "<b>A&\"'</b>";
    let plan = json!({ "game": "gwt2", "seats": [{ "me": name }, { "me": "<i>" }] });
    let made = ann.post("/api/v1/tables", &plan).await.json();
    let table = made["table"].as_str().unwrap();
    let said = json!({ "seat": 0, "text": "<script>alert(1)</script>" });
    assert_eq!(ann.post(&format!("/api/v1/tables/{table}/chat"), &said).await.status, 200);
    for path in [format!("/t/{table}"), "/".to_owned()] {
        let page = ann.get(&path).await.text;
        assert!(!page.contains("<b>A") && !page.contains("<script>alert") && !page.contains("<i>"), "{path}");
        assert!(page.contains("&lt;b&gt;A&amp;"), "{path}");
    }
}

#[tokio::test]
async fn every_answer_carries_the_strict_headers() {
    let house = House::open().await;
    let ann = house.visitor().await;
    for path in ["/", "/new", "/rules", "/about", "/nothing", "/api/v1/games"] {
        let headers = ann.get(path).await.headers;
        let policy = headers["content-security-policy"].to_str().unwrap();
        assert!(policy.contains("script-src 'self'") && !policy.contains("unsafe"), "{path}");
        assert_eq!(headers["x-content-type-options"], "nosniff");
        assert_eq!(headers["cache-control"], "no-store");
    }
    let page = ann.get("/").await.text;
    assert!(!page.contains(" style=\"") && !page.contains("<script>"));
}

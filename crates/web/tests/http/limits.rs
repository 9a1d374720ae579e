//! Who comes back, from where, and how much of it is too much.

use crate::house::House;
use axum::body::Body;
use axum::http::Request;
use cowcatcher_table::{Quota, Quotas};
use cowcatcher_web::{Rate, Settings};
use serde_json::json;

#[tokio::test]
async fn a_visitor_who_comes_back_is_known_for_another_year() {
    let house = House::open().await;
    let ann = house.visitor().await;
    let again = ann.get("/").await;
    let cookie = again.headers["set-cookie"].to_str().unwrap();
    assert!(cookie.starts_with(&ann.cookie) && cookie.contains("Max-Age=31536000"), "{cookie}");
    assert!(!again.headers.contains_key("strict-transport-security"));
    // What a page fetches by itself renews nothing.
    let fetched = Request::get("/").header("host", "table.test").header("cookie", &ann.cookie);
    let fetched = ann.send(fetched.header("sec-fetch-dest", "empty").body(Body::empty()).unwrap()).await;
    assert!(!fetched.headers.contains_key("set-cookie"));
}

#[tokio::test]
async fn behind_https_cookies_belong_to_the_host_and_old_ones_are_taken_over() {
    let public = Some("https://game.example".to_owned());
    let house = House::with(Settings { rate: None, public, ..Settings::default() }).await;
    let stranger = house.stranger();
    let answer = stranger.get("/").await;
    let cookie = answer.headers["set-cookie"].to_str().unwrap();
    assert!(
        cookie.starts_with("__Host-cowcatcher=") && cookie.contains("Secure") && cookie.contains("Path=/"),
        "{cookie}"
    );
    assert_eq!(answer.headers["strict-transport-security"], "max-age=31536000");
    let secret = cookie.split(['=', ';']).nth(1).unwrap();
    let old = Request::get("/").header("host", "game.example").header("cookie", format!("cowcatcher={secret}"));
    let answer = stranger.send(old.body(Body::empty()).unwrap()).await;
    let cookie = answer.headers["set-cookie"].to_str().unwrap();
    assert!(cookie.starts_with(&format!("__Host-cowcatcher={secret};")), "{cookie}");
}

#[tokio::test]
async fn a_password_for_the_proxy_does_no_harm() {
    let house = House::open().await;
    let request = Request::get("/").header("host", "table.test").header("authorization", "Basic YW5uOnNlY3JldA==");
    assert_eq!(house.stranger().send(request.body(Body::empty()).unwrap()).await.status, 200);
}

#[tokio::test]
async fn nobody_walks_around_the_limit_behind_a_proxy() {
    let rate = Some(Rate { per_second: 0.0, burst: 10.0 });
    let house = House::with(Settings { rate, behind_proxy: true, ..Settings::default() }).await;
    let stranger = house.stranger();
    let mut admitted = 0;
    for number in 0..40 {
        let request = Request::get("/about")
            .header("host", "table.test")
            .header("x-forwarded-for", format!("10.0.0.{number}"))
            .header("x-forwarded-for", "9.9.9.7:1234");
        admitted += usize::from(stranger.send(request.body(Body::empty()).unwrap()).await.status == 200);
    }
    assert_eq!(admitted, 10);
}

#[tokio::test]
async fn too_much_is_refused_in_words_with_the_time_to_wait() {
    let person = Quota { chat_a_minute: 2, open_tables_at_once: 1, ..Quota::NONE };
    let house = House::with_quotas(Quotas { person, address: Quota::NONE }).await;
    let ann = house.visitor().await;
    let plan = json!({ "game": "gwt2", "seats": [{ "me": "Ann" }, "anybody"] });
    let made = ann.post("/api/v1/tables", &plan).await;
    assert_eq!(made.status, 201, "{}", made.text);
    let again = ann.post("/api/v1/tables", &plan).await;
    again.refused(409, "quota");
    assert!(!again.headers.contains_key("retry-after"));
    assert!(again.json()["text"].as_str().unwrap().contains("open tables"), "{}", again.text);
    let table = made.json()["table"].as_str().unwrap().to_owned();
    let mut answers = Vec::new();
    for _ in 0..6 {
        answers.push(ann.post(&format!("/api/v1/tables/{table}/chat"), &json!({ "seat": 0, "text": "hm" })).await);
    }
    let refused = answers.iter().find(|answer| answer.status == 429).unwrap();
    refused.refused(429, "quota");
    let wait: u64 = refused.headers["retry-after"].to_str().unwrap().parse().unwrap();
    assert!((1..=60).contains(&wait));
    assert_eq!(answers[0].status, 200);
    // The number under which the log has it.
    assert!(refused.headers.contains_key("x-request-id"));
}

#[tokio::test]
async fn ones_own_tables_go_on_beyond_a_hundred() {
    let house = House::open().await;
    let ann = house.visitor().await;
    for _ in 0..105 {
        let plan = json!({ "game": "gwt2", "seats": [{ "me": "Ann" }, "invitation"] });
        assert_eq!(ann.post("/api/v1/tables", &plan).await.status, 201);
    }
    let lobby = ann.get("/api/v1/tables").await.json();
    assert_eq!(lobby["mine"].as_array().unwrap().len(), 100);
    let more = lobby["more"].as_str().unwrap();
    let next = ann.get(&format!("/api/v1/tables?after={more}")).await.json();
    assert_eq!((next["mine"].as_array().unwrap().len(), &next["more"]), (5, &json!(null)));
    assert!(ann.get("/").await.text.contains(&format!("/mine?after={more}")));
    assert_eq!(ann.get(&format!("/mine?after={more}")).await.text.matches("class=\"cover\"").count(), 5);
    assert_eq!(ann.get("/mine?after=x").await.status, 400);
}

#[tokio::test]
async fn a_map_is_held_to_its_size_and_to_what_can_be_seen() {
    let house = House::open().await;
    let ann = house.visitor().await;
    let plan = |map: &str| json!({ "game": "steam", "options": { "map": map }, "seats": [{ "me": "A" }, { "me": "B" }, { "me": "C" }] });
    ann.post("/api/v1/tables", &plan(&"# x\n".repeat(10_000))).await.refused(400, "too-long");
    let long = format!("map x\ntitle {}\norientation flat\n", "x".repeat(300));
    ann.post("/api/v1/tables", &plan(&long)).await.refused(400, "too-long");
}

//! Hints from outside: what they say, whom they are refused, and what makes no sense.

use crate::house::{House, Visitor, between, two_at_a_table};
use serde_json::{Value, json};

fn version(seen: &Value) -> String {
    format!("{}.{}", seen["version"]["step"], seen["version"]["revision"])
}

/// Somebody who plays both sides: one identity is one person.
async fn alone(house: &House) -> (Visitor, String, usize, Value) {
    let ann = house.visitor().await;
    let plan = json!({ "game": "gwt2", "seats": [{ "me": "Ann" }, { "me": "Ann too" }] });
    let table = ann.post("/api/v1/tables", &plan).await.json()["table"].as_str().unwrap().to_owned();
    let seat = ann.see(&table, 0).await["to_decide"][0].as_u64().unwrap() as usize;
    let seen = ann.see(&table, seat).await;
    (ann, table, seat, seen)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_speaks_of_every_choice() {
    let house = House::open().await;
    let (ann, table, seat, seen) = alone(&house).await;
    assert_eq!(seen["hints"], json!(true));
    let hint = ann.get(&format!("/api/v1/tables/{table}/hint?seat={seat}&version={}", version(&seen))).await.json();
    assert!(["clearly", "little", "hardly"].contains(&hint["sure"].as_str().unwrap()), "{hint}");
    let names = |list: &Value| -> Vec<String> {
        let mut names: Vec<String> =
            list.as_array().unwrap().iter().map(|it| it["action"].as_str().unwrap().to_owned()).collect();
        names.sort();
        names
    };
    assert_eq!(names(&hint["choices"]), names(&seen["choices"]));
    let best = &hint["choices"][0];
    assert_eq!((&best["gap"], &best["line"][0]), (&json!(null), &best["action"]));
    assert_eq!(hint["categories"], seen["standings"]["categories"]);
    let rows = best["categories"].as_array().unwrap().len();
    assert_eq!(rows, hint["categories"].as_array().unwrap().len(), "{best}");
    let words = seen["choices"].as_array().unwrap().iter().find(|it| it["action"] == best["action"]).unwrap();
    assert_eq!(best["words"], words["words"]);
    assert!((0.0..=1.0).contains(&best["odds"].as_f64().unwrap()), "{best}");

    // The page offers it, and shows the best as an entry with its reasons.
    let page = ann.get(&format!("/t/{table}?seat={seat}")).await.text;
    assert!(page.contains("data-hint="), "there is a button");
    let at = between(&page, "data-version=\"", "\"");
    let panel = ann.get(&format!("/t/{table}/hint?seat={seat}&version={at}")).await;
    assert_eq!(panel.status, 200, "{}", panel.text);
    assert!(panel.text.contains("data-goal=\"") && panel.text.contains("class=\"why\""), "{}", panel.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_are_refused_where_they_are_not_allowed() {
    let house = House::open().await;
    let (players, table) = two_at_a_table(&house, "gwt2").await;
    let seat = players[0].see(&table, 0).await["to_decide"][0].as_u64().unwrap() as usize;
    let seen = players[seat].see(&table, seat).await;
    assert_eq!(seen["hints"], json!(false));
    let address = format!("/api/v1/tables/{table}/hint?seat={seat}&version={}", version(&seen));
    players[seat].get(&address).await.refused(403, "no-hints");
    players[1 - seat].get(&address).await.refused(403, "not-your-seat");
    house.stranger().get(&address).await.refused(403, "not-your-seat");
    let page = players[seat].get(&format!("/t/{table}")).await.text;
    assert!(!page.contains("data-hint="), "there is no button");
    assert_eq!(players[seat].get(&format!("/t/{table}/hint?seat={seat}&version={}", version(&seen))).await.status, 403);

    // All agree, and one of them ends it.
    let ask = |hints: bool| json!({ "hints": hints, "version": seen["version"] });
    let at = format!("/api/v1/tables/{table}");
    house.visitor().await.post(&format!("{at}/ask"), &ask(true)).await.refused(403, "not-your-seat");
    assert_eq!(players[seat].post(&format!("{at}/ask"), &ask(true)).await.status, 200);
    players[seat].get(&address).await.refused(403, "no-hints");
    assert_eq!(players[1 - seat].post(&format!("{at}/answer"), &json!({ "yes": true })).await.status, 200);
    assert_eq!(players[seat].get(&address).await.status, 200);
    house.visitor().await.post(&format!("{at}/ask"), &ask(false)).await.refused(403, "not-your-seat");
    assert_eq!(players[1 - seat].post(&format!("{at}/ask"), &ask(false)).await.status, 200);
    players[seat].get(&address).await.refused(403, "no-hints");
    let both = json!({ "hints": true, "abandon": true, "version": seen["version"] });
    players[seat].post(&format!("{at}/ask"), &both).await.refused(400, "bad-request");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_makes_no_sense_is_refused() {
    let house = House::open().await;
    let (ann, table, seat, seen) = alone(&house).await;
    let now = version(&seen);
    let hint = |query: String| {
        let (ann, path) = (ann.clone(), format!("/api/v1/tables/{table}/hint?{query}"));
        async move { ann.get(&path).await }
    };
    hint(format!("seat={seat}")).await.refused(400, "bad-request");
    hint(format!("version={now}")).await.refused(400, "bad-request");
    hint(format!("seat={seat}&version=yesterday")).await.refused(400, "bad-request");
    hint(format!("seat=200&version={now}")).await.refused(403, "not-your-seat");
    hint(format!("seat={seat}&version=0.0")).await.refused(409, "stale");
    hint(format!("seat={}&version={now}", 1 - seat)).await.refused(409, "not-asked");
    ann.get(&format!("/api/v1/tables/aaaaaaaaaaaaaaaa/hint?seat=0&version={now}")).await.refused(404, "unknown-table");
    // The past and lines that can't be tried are no present decision.
    for query in ["step=1", "line=fly%20home"] {
        let answer = ann.get(&format!("/t/{table}/hint?seat={seat}&version={now}&{query}")).await;
        assert!(answer.status.is_client_error(), "{query}: {}", answer.status);
    }
}

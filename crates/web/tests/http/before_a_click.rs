//! Before a click: why not, and lines that are tried out.

use crate::house::{House, Visitor, between, two_at_a_table};
use serde_json::json;

/// The seat that is to decide.
async fn decider(players: &[Visitor; 2], table: &str) -> usize {
    players[0].see(table, 0).await["to_decide"][0].as_u64().unwrap() as usize
}

fn encoded(action: &str) -> String {
    action.replace(' ', "%20").replace('|', "%7C")
}

/// Everything that carries an attribute, in order.
fn values<'a>(page: &'a str, attribute: &str) -> Vec<&'a str> {
    page.split(&format!(" {attribute}=\"")).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

#[tokio::test]
async fn every_piece_that_can_not_be_clicked_says_why() {
    let house = House::open().await;
    for game in ["gwt1", "gwt2"] {
        let (players, table) = two_at_a_table(&house, game).await;
        let seat = decider(&players, &table).await;
        let page = players[seat].get(&format!("/t/{table}")).await.text;
        let wishes: Vec<&str> = values(&page, "data-why").into_iter().filter(|wish| !wish.is_empty()).collect();
        assert!(wishes.len() > 100, "{}", wishes.len());
        for wish in wishes {
            let answer = players[seat].get(&format!("/t/{table}/why?seat={seat}&action={}", encoded(wish))).await.text;
            let reason = between(&answer, "class=\"refused\">", "</p>");
            let clause = between(reason, "href=\"/rules/", "\"");
            assert!(clause.starts_with("GWT-") && reason.len() > 60, "{wish}: {reason}");
        }
        // Who is not asked is not told.
        let other = players[1 - seat].get(&format!("/t/{table}")).await.text;
        assert_eq!(values(&other, "data-why").into_iter().filter(|wish| !wish.is_empty()).count(), 0);
    }
}

#[tokio::test]
async fn the_answer_to_why_not_is_never_empty() {
    let house = House::open().await;
    let (players, table) = two_at_a_table(&house, "gwt2").await;
    let seat = decider(&players, &table).await;
    for step in 0..60 {
        let seat = decider(&players, &table).await;
        let answer = players[seat].get(&format!("/t/{table}/why?seat={seat}")).await.text;
        assert!(answer.contains("class=\"asked\""), "{answer}");
        let told = answer.contains("class=\"refused\"") || values(&answer, "href").len() >= 4;
        assert!(told, "step {step}: {answer}");
        let seen = players[seat].see(&table, seat).await;
        let choices = seen["choices"].as_array().unwrap();
        let action = choices[step % choices.len()]["action"].as_str().unwrap();
        players[seat].play(&table, seat, action, &seen["version"]).await.json();
    }
    // Others and spectators hear who decides.
    let seat = if decider(&players, &table).await == seat { 1 - seat } else { seat };
    for visitor in [&players[seat], &house.visitor().await] {
        let answer = visitor.get(&format!("/t/{table}/why")).await.text;
        assert!(answer.contains("decision right now") && answer.contains("/rules/GWT-"), "{answer}");
    }
}

#[tokio::test]
async fn a_line_is_tried_out_and_nobody_notices() {
    let house = House::open().await;
    let (players, table) = two_at_a_table(&house, "gwt2").await;
    let seat = decider(&players, &table).await;
    let before = players[seat].see(&table, seat).await;
    let place = |of: &serde_json::Value| {
        let choices = of["choices"].as_array().unwrap();
        choices.iter().find(|choice| choice["reveals"] == false).unwrap()["action"].as_str().unwrap().to_owned()
    };
    let action = place(&before);
    let path = format!("/t/{table}/fragment?seat={seat}&line={}", encoded(&action));
    let tried = players[seat].get(&path).await.text;
    let version = |page: &str| between(page, "data-version=\"", "\"").to_owned();
    assert_eq!(between(&tried, "data-tried=\"", "\""), "1");
    assert!(tried.contains("data-try=\"play\"") && tried.contains("data-try=\"drop\""));
    assert_eq!(players[seat].see(&table, seat).await, before, "nothing was played");
    assert_eq!(version(&tried), version(&players[seat].get(&format!("/t/{table}")).await.text));

    // What is offered is what would be offered.
    players[seat].play(&table, seat, &action, &before["version"]).await.json();
    let played = players[seat].get(&format!("/t/{table}/fragment?seat={seat}")).await.text;
    assert_eq!(values(&tried, "data-action"), values(&played, "data-action"));
    assert!(!played.contains("data-tried"));

    // Previews and reasons are those of the line too.
    let now = players[seat].see(&table, seat).await;
    players[seat]
        .post(
            &format!("/api/v1/tables/{table}/undo"),
            &json!({ "seat": seat, "undo": "step", "version": now["version"] }),
        )
        .await
        .json();
    let next = encoded(&place(&now));
    let line = format!("seat={seat}&line={}", encoded(&action));
    let preview = players[seat].get(&format!("/t/{table}/preview?{line}&action={next}")).await.text;
    assert!(preview.contains("data-board"));
    assert_eq!(players[seat].get(&format!("/t/{table}/preview?seat={seat}&action={next}")).await.text, "");

    // Neither for others, nor what is not legal, nor what shows something.
    assert_eq!(players[1 - seat].get(&path).await.status, 403);
    assert_eq!(house.visitor().await.get(&path).await.status, 403);
    assert_eq!(players[seat].get(&format!("/t/{table}/fragment?line=done")).await.status, 403);
    assert_eq!(players[seat].get(&format!("{path};deliver%2018")).await.status, 409);
    assert_eq!(players[seat].get(&format!("{path};nonsense")).await.status, 400);
}

#[tokio::test]
async fn bots_are_hurried_by_who_sits_there() {
    let house = House::open().await;
    let ann = house.visitor().await;
    let plan = json!({ "game": "gwt2", "seats": [{ "me": "Ann" }, { "bot": "random" }] });
    let table = ann.post("/api/v1/tables", &plan).await.json()["table"].as_str().unwrap().to_owned();
    let path = format!("/api/v1/tables/{table}/hurry");
    house.visitor().await.post(&path, &json!({})).await.refused(403, "not-your-seat");
    assert_eq!(ann.post(&path, &json!({})).await.json(), json!({ "done": true }));
}

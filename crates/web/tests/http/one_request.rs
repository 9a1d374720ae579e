//! One request per click: the page gets its fresh parts as the answer, a line of actions is one request, and all of it or
//! nothing is played.

use crate::house::{Answer, House, Visitor, between, two_at_a_table};
use axum::body::Body;
use serde_json::{Value, json};

/// Does something as the page does it.
async fn post_for_html(visitor: &Visitor, path: &str, body: &Value) -> Answer {
    let request = visitor.request(path).header("content-type", "application/json").header("accept", "text/html");
    visitor.send(request.body(Body::from(body.to_string())).unwrap()).await
}

/// Two players, their table, and the seat that is to decide.
async fn at_a_table() -> ([Visitor; 2], String, usize) {
    let (players, table) = two_at_a_table(&House::open().await, "gwt2").await;
    let seat = players[0].see(&table, 0).await["to_decide"][0].as_u64().unwrap() as usize;
    (players, table, seat)
}

/// An action that shows nothing and can be followed by another, with what is seen now.
async fn harmless(visitor: &Visitor, table: &str, seat: usize) -> (String, Value) {
    let seen = visitor.see(table, seat).await;
    let choices = seen["choices"].as_array().unwrap();
    let quiet = choices.iter().find(|choice| choice["reveals"] == false).expect("something shows nothing");
    (quiet["action"].as_str().unwrap().to_owned(), seen["version"].clone())
}

#[tokio::test]
async fn the_answer_to_the_page_is_the_page() {
    let (players, table, seat) = at_a_table().await;
    let (me, other) = (&players[seat], &players[1 - seat]);
    let api = |deed: &str, seat: usize| format!("/api/v1/tables/{table}/{deed}?seat={seat}");
    let fragment = |seat: usize| format!("/t/{table}/fragment?seat={seat}");

    let (action, version) = harmless(me, &table, seat).await;
    let click = json!({ "seat": seat, "action": action, "version": version });
    let answer = post_for_html(me, &api("actions", seat), &click).await;
    assert_eq!(answer.status, 200);
    assert!(answer.headers["content-type"].to_str().unwrap().starts_with("text/html"));
    assert_eq!(answer.text, me.get(&fragment(seat)).await.text);
    let played = me.see(&table, seat).await["version"].clone();
    assert_ne!(played, version);

    let back = json!({ "seat": seat, "undo": "step", "version": played });
    let answer = post_for_html(me, &api("undo", seat), &back).await;
    assert_eq!(answer.text, me.get(&fragment(seat)).await.text);
    let now = me.see(&table, seat).await["version"].clone();
    assert_eq!(now["revision"], 1);

    // What is said changes no version, but the page knows that it is later.
    let mark = between(&answer.text, "data-mark=\"", "\"").to_owned();
    let answer = post_for_html(me, &api("chat", seat), &json!({ "seat": seat, "text": "a fine day" })).await;
    assert!(answer.text.contains("a fine day") && !answer.text.contains(&mark));
    // Nobody sees from the seat of somebody else, whatever they ask for.
    let said = json!({ "seat": 1 - seat, "text": "indeed" });
    let answer = post_for_html(other, &api("chat", seat), &said).await;
    assert_eq!(answer.text, other.get(&fragment(1 - seat)).await.text);
    assert_ne!(answer.text, me.get(&fragment(seat)).await.text);

    // What is refused is told as before, and so is everything to a program.
    let old = post_for_html(me, &api("actions", seat), &click).await;
    old.refused(409, "stale");
    post_for_html(me, &format!("/api/v1/tables/{table}/chat?seat=x"), &said).await.refused(400, "bad-request");
    let click = json!({ "seat": seat, "action": action, "version": now });
    let request = me.request(&api("actions", seat)).header("accept", "*/*");
    let answer = me.send(request.body(Body::from(click.to_string())).unwrap()).await;
    assert_eq!(answer.json()["version"]["step"], played["step"]);
}

#[tokio::test]
async fn a_line_is_played_in_one_request_or_not_at_all() {
    let (players, table, seat) = at_a_table().await;
    let me = &players[seat];
    let path = format!("/api/v1/tables/{table}/actions");

    // Two steps that can be made one after the other: found by making and unmaking the first.
    let (one, version) = harmless(me, &table, seat).await;
    me.play(&table, seat, &one, &version).await.json();
    let (two, then) = harmless(me, &table, seat).await;
    me.post(&format!("/api/v1/tables/{table}/undo"), &json!({ "seat": seat, "undo": "step", "version": then })).await;
    let before = me.see(&table, seat).await;
    let version = &before["version"];
    let line = |actions: &[&str]| json!({ "seat": seat, "actions": actions, "version": version });

    me.post(&path, &line(&[&one, "deliver 18", &two])).await.refused(409, "refused");
    me.post(&path, &line(&[&one, &two, "dance"])).await.refused(400, "malformed");
    me.post(&path, &line(&[])).await.refused(400, "bad-request");
    me.post(&path, &line(&vec![one.as_str(); 101])).await.refused(400, "too-long");
    players[1 - seat].post(&path, &line(&[&one, &two])).await.refused(403, "not-your-seat");
    me.post(&path, &json!({ "seat": seat, "version": version })).await.refused(400, "bad-request");
    let both = json!({ "seat": seat, "action": one, "actions": [one], "version": version });
    me.post(&path, &both).await.refused(400, "bad-request");
    let stale = json!({ "seat": seat, "actions": [one, two], "version": "0.0" });
    me.post(&path, &stale).await.refused(409, "stale");
    let shows = before["choices"].as_array().unwrap().iter().find(|choice| choice["reveals"] == true);
    if let Some(shows) = shows {
        me.post(&path, &line(&[shows["action"].as_str().unwrap(), &two])).await.refused(409, "reveals");
    }
    assert_eq!(me.see(&table, seat).await, before, "nothing was played");

    let answer = me.post(&path, &line(&[&one, &two])).await.json();
    assert_eq!(answer["version"]["step"], version["step"].as_u64().unwrap() + 2);
    assert_eq!(answer["version"], me.see(&table, seat).await["version"]);
}

/// A refusal in the middle of a line speaks of the position there: the same words as if the line had been played so far.
#[tokio::test]
async fn a_refusal_is_worded_where_it_was_refused() {
    let (players, table, seat) = at_a_table().await;
    let me = &players[seat];
    let (first, version) = harmless(me, &table, seat).await;
    let mut differ = 0;
    let wishes = ["deliver 18", "hire 1 cowboy", "go A1", "done", "build A 1", "objective 1"];
    let mut told = Vec::new();
    for wish in wishes {
        let alone = me.play(&table, seat, wish, &version).await;
        let line = json!({ "seat": seat, "actions": [first, wish], "version": version });
        // What is legal after the first would be played: only what is refused is asked for.
        let preview = wish.replace(' ', "%20");
        let why = format!("/t/{table}/why?seat={seat}&line={}&action={preview}", first.replace(' ', "%20"));
        if !me.get(&why).await.text.contains("class=\"refused\"") {
            continue;
        }
        let answer = me.post(&format!("/api/v1/tables/{table}/actions"), &line).await;
        answer.refused(409, "refused");
        differ += usize::from(alone.status == 409 && alone.json()["text"] != answer.json()["text"]);
        told.push((wish, answer.json()));
    }
    assert!(differ > 0, "each is refused in the same words before the line and in it: {told:?}");
    me.play(&table, seat, &first, &version).await.json();
    let now = me.see(&table, seat).await["version"].clone();
    for (wish, in_line) in told {
        let after = me.play(&table, seat, wish, &now).await.json();
        assert_eq!((&after["text"], &after["clause"]), (&in_line["text"], &in_line["clause"]), "{wish}");
    }
}

/// What need not be asked is answered by itself for those who wish it: the page by its setting, a program by its word.
#[tokio::test]
async fn who_wishes_is_not_asked_what_has_one_answer() {
    let (players, table, _) = at_a_table().await;
    let path = format!("/api/v1/tables/{table}/actions");
    let mut spared = 0;
    for number in 0..200 {
        let seat = players[0].see(&table, 0).await["to_decide"][0].as_u64().unwrap() as usize;
        let me = &players[seat];
        let asked = me.see(&table, seat).await;
        let shown = me.get(&format!("/api/v1/tables/{table}?seat={seat}&forced=true")).await.json();
        let page = me.get(&format!("/t/{table}/fragment?seat={seat}")).await.text;
        let choices = shown["choices"].as_array().unwrap();
        let action = choices[number % choices.len()]["action"].as_str().unwrap();
        assert!(page.contains(&format!("data-action=\"{action}\"")), "{action}");
        assert_eq!(asked["version"], shown["version"], "nothing is played by looking");
        if asked["choices"] != shown["choices"] {
            spared += 1;
            let all = me.get_asked(&format!("/t/{table}/fragment?seat={seat}")).await.text;
            assert!(all != page && page.contains("data-forced") && !all.contains("data-forced"));
            let first = asked["choices"][0]["action"].as_str().unwrap();
            assert!(all.contains(&format!("data-action=\"{first}\"")), "{first}");
            // Who is asked everything may not answer a later question.
            let line = json!({ "seat": seat, "action": action, "version": asked["version"] });
            let legal = asked["choices"].as_array().unwrap().iter().any(|choice| choice["action"] == action);
            if !legal {
                me.post(&path, &line).await.refused(409, "refused");
            }
        }
        let click = json!({ "seat": seat, "actions": [action], "version": asked["version"], "forced": true });
        let after = me.post(&path, &click).await.json();
        assert!(after["version"]["step"].as_u64().unwrap() > asked["version"]["step"].as_u64().unwrap());
    }
    assert!(spared > 3, "{spared}");
}

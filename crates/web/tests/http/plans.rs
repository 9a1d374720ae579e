//! Plans and answers for later from outside: what their owner gets, and that nobody else gets another byte.

use crate::house::{House, Visitor, people_with_options};
use serde_json::{Value, json};

/// Three people at a table of Steam: whose turn it is, who speaks next, and the third.
async fn auction(house: &House) -> (Vec<Visitor>, String, [usize; 3]) {
    let options = json!({ "rules": "base", "order": "auction" });
    let (people, table) = people_with_options(house, "steam", 3, &options).await;
    let first = people[0].see(&table, 0).await["to_decide"][0].as_u64().unwrap() as usize;
    (people, table, [first, (first + 1) % 3, (first + 2) % 3])
}

/// Every byte that somebody gets of a table.
async fn received(who: &Visitor, table: &str, seat: usize) -> Vec<String> {
    let mut all = Vec::new();
    for path in [
        format!("/t/{table}/fragment?seat={seat}"),
        format!("/t/{table}?seat={seat}"),
        format!("/api/v1/tables/{table}?seat={seat}"),
        format!("/api/v1/tables/{table}"),
        format!("/api/v1/tables/{table}/heard?seat={seat}&since=0"),
        format!("/api/v1/tables/{table}/plans?seat={seat}"),
        "/api/v1/tables".to_owned(),
        "/api/v1/me/export".to_owned(),
    ] {
        let answer = who.get(&path).await;
        assert_eq!(answer.status, 200, "{path}: {}", answer.text);
        all.push(answer.text);
    }
    all
}

#[tokio::test(flavor = "multi_thread")]
async fn a_plan_is_for_the_eyes_of_its_owner() {
    let house = House::open().await;
    let (people, table, [first, bob, third]) = auction(&house).await;
    let (at, who) = (format!("/api/v1/tables/{table}"), &people[bob]);
    let mut before = Vec::new();
    for seat in [first, third] {
        before.push(received(&people[seat], &table, seat).await);
    }
    // The page offers to plan ahead to who is not to decide; there is nothing to be played then, but something to be kept.
    let page = who.get(&format!("/t/{table}/fragment?seat={bob}")).await.text;
    assert!(page.contains("data-try=\"on\"") && page.contains("data-part=\"plans\""), "{page}");
    let planning = who.get(&format!("/t/{table}/fragment?seat={bob}&line=bid%204")).await;
    assert_eq!(planning.status, 200, "{}", planning.text);
    assert!(planning.text.contains("data-keep") && !planning.text.contains("data-try=\"play\""), "{}", planning.text);
    assert!(!planning.text.contains("data-decides"), "it is not his turn");
    let plan = json!({ "seat": bob, "actions": ["bid 4"], "forced": true, "note": "<b>Boldly</b>" });
    let kept = who.post(&format!("{at}/plans"), &plan).await;
    assert_eq!((kept.status, kept.json()), (200.try_into().unwrap(), json!({ "plan": 1 })));
    let order = json!({ "seat": bob, "instruction": "take-points" });
    assert_eq!(who.post(&format!("{at}/instructions"), &order).await.status, 200);
    for (was, seat) in before.iter().zip([first, third]) {
        assert_eq!(*was, received(&people[seat], &table, seat).await, "not a byte of it is told");
        people[seat].get(&format!("{at}/plans?seat={bob}")).await.refused(403, "not-your-seat");
        people[seat].post(&format!("{at}/plans"), &plan).await.refused(403, "not-your-seat");
        people[seat]
            .post(&format!("{at}/plans/remove"), &json!({ "seat": bob, "plan": 1 }))
            .await
            .refused(404, "unknown-plan");
        let cancel = json!({ "seat": bob, "about": "reward" });
        people[seat].post(&format!("{at}/instructions/cancel"), &cancel).await.refused(404, "unknown-plan");
    }
    house.stranger().get(&format!("{at}/plans?seat={bob}")).await.refused(403, "not-your-seat");
    let mine = who.get(&format!("{at}/plans?seat={bob}")).await.json();
    assert_eq!(mine["plans"][0]["note"], json!("<b>Boldly</b>"));
    assert_eq!(mine["plans"][0]["state"], json!({ "is": "waits" }));
    assert_eq!(mine["instructions"][0]["name"], json!("take-points"));
    assert!(mine["offered"].as_array().unwrap().iter().any(|it| it["name"] == "bid-up-to"), "{mine}");
    let page = who.get(&format!("/t/{table}/fragment?seat={bob}")).await.text;
    assert!(page.contains("&lt;b&gt;Boldly") && !page.contains("<b>Boldly"), "{page}");
    let export = who.get("/api/v1/me/export").await.json();
    assert_eq!(export["plans"][0]["actions"], json!(["bid 4"]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_plan_is_played_from_the_page() {
    let house = House::open().await;
    let (people, table, [first, bob, _]) = auction(&house).await;
    let (at, who) = (format!("/api/v1/tables/{table}"), &people[bob]);
    for (actions, note) in [(["bid 1"], "low"), (["bid 6"], "high")] {
        let plan = json!({ "seat": bob, "actions": actions, "note": note });
        assert_eq!(who.post(&format!("{at}/plans"), &plan).await.status, 200);
    }
    let seen = people[first].see(&table, first).await;
    assert_eq!(people[first].play(&table, first, "bid 5", &seen["version"]).await.status, 200);
    let page = who.get(&format!("/t/{table}/fragment?seat={bob}")).await.text;
    assert!(page.contains("class=\"offer-of\"") && page.contains("/plans/play"), "{page}");
    let states: Vec<Value> =
        who.get(&format!("{at}/plans?seat={bob}")).await.json()["plans"].as_array().unwrap().clone();
    assert_eq!((&states[0]["state"]["is"], &states[0]["state"]["step"]), (&json!("dropped"), &json!(1)));
    assert_eq!(states[1]["state"], json!({ "is": "fits", "playable": 1, "unfit": null }));
    let version = who.see(&table, bob).await["version"].clone();
    let play = |plan: u32| json!({ "seat": bob, "plan": plan, "version": version });
    who.post(&format!("{at}/plans/play"), &play(1)).await.refused(409, "plan-unfit");
    who.post(&format!("{at}/plans/play"), &play(9)).await.refused(404, "unknown-plan");
    assert_eq!(who.post(&format!("{at}/plans/play"), &play(2)).await.status, 200);
    who.post(&format!("{at}/plans/play"), &play(2)).await.refused(404, "unknown-plan");
    assert_eq!(who.post(&format!("{at}/plans/remove"), &json!({ "seat": bob, "plan": 1 })).await.status, 200);
    let wrong = [
        (json!({ "seat": bob, "instruction": "bid-up-to", "amount": 251 }), 400, "bad-instruction"),
        (json!({ "seat": bob, "instruction": "bid-up-to", "amount": -1 }), 400, "bad-request"),
        (json!({ "seat": bob, "instruction": "abracadabra" }), 400, "bad-instruction"),
        (json!({ "seat": bob, "instruction": "pass-goods" }), 409, "no-occasion"),
        (json!({ "seat": 200, "instruction": "take-points" }), 400, "bad-request"),
    ];
    for (body, status, code) in wrong {
        who.post(&format!("{at}/instructions"), &body).await.refused(status, code);
    }
    let line = json!({ "seat": bob, "actions": vec!["bid 1"; 101] });
    who.post(&format!("{at}/plans"), &line).await.refused(400, "too-long");
}

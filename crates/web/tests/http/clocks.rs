//! Clocks on the page and for programs: chosen, shown, in every language; nights and holidays; and what nobody can mean.

use crate::house::{House, Visitor, between};
use axum::http::StatusCode;
use cowcatcher_table::Now;
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

const HOUR: i64 = 3_600_000;
/// A Monday at noon in Greenwich.
const NOON: i64 = 1_780_315_200_000;

/// A server whose time passes when a test says so.
async fn timed() -> (House, Arc<AtomicI64>) {
    let time = Arc::new(AtomicI64::new(NOON));
    let told = Arc::clone(&time);
    (House::at(Now::told_by(move || told.load(Ordering::SeqCst))).await, time)
}

/// Two people at a table with clocks.
async fn table(house: &House, clock: Value) -> ([Visitor; 2], String) {
    let (ann, ben) = (house.visitor().await, house.visitor().await);
    let plan = json!({ "game": "gwt2", "seats": [{ "me": "Ann" }, "invitation"], "clock": clock });
    let made = ann.post("/api/v1/tables", &plan).await;
    assert_eq!(made.status, StatusCode::CREATED, "{}", made.text);
    let made = made.json();
    ben.accept(made["invitations"][0]["secret"].as_str().unwrap()).await;
    ([ann, ben], made["table"].as_str().unwrap().to_owned())
}

#[tokio::test]
async fn a_clock_is_chosen_with_the_table_and_shown_everywhere() {
    let (house, time) = timed().await;
    let ann = house.visitor().await;
    let form = ann.get("/new?game=gwt2").await.text;
    assert!(form.contains("<option value=\"none\">None</option>"));
    assert!(form.contains("<option value=\"1d\">1 day per turn</option>"));
    assert!(form.contains("<option value=\"15m+30s\">15 min + 30 s per turn</option>"));
    let seats = "game=gwt2&seat-1=me&name-1=Ann&seat-2=me&name-2=Ben";
    let made = ann.form("/new", format!("{seats}&clock=1d&at-zero=bot-seat")).await;
    assert_eq!(made.status, StatusCode::SEE_OTHER, "{}", made.text);
    let path = made.headers["location"].to_str().unwrap().split(['?', '#']).next().unwrap().replace("/links", "");
    time.fetch_add(HOUR, Ordering::SeqCst);
    let page = ann.get(&path).await.text;
    assert!(page.contains("role=\"timer\"") && page.contains("data-left=\"82800000\""), "{page}");
    assert!(page.contains(">23:00:00</span>"));
    assert!(page.contains("When time runs out, a bot takes the seat until the player is back."));
    let seen = ann.get(&format!("/api/v1{}?seat=0", path.replace("/t/", "/tables/"))).await.json();
    assert_eq!((&seen["clock"]["time"], &seen["clock"]["at_zero"]), (&json!("1d"), &json!("bot-seat")));
    let running: Vec<&Value> =
        seen["clock"]["seats"].as_array().unwrap().iter().filter(|seat| seat["runs"] == true).collect();
    assert_eq!(running.len(), 1);
    assert_eq!((&running[0]["left"], &running[0]["zero"]), (&json!(23 * HOUR), &json!(NOON + 24 * HOUR)));
    // Without one nothing is said of clocks.
    let free = ann.form("/new", format!("{seats}&clock=none&at-zero=table")).await;
    let free = free.headers["location"].to_str().unwrap().to_owned();
    assert!(!ann.get(&free).await.text.contains("role=\"timer\""));
    // In the list of tables, in every language.
    let said =
        [("en", "1 day per turn"), ("it", "1 giorno per turno"), ("pt", "1 dia por turno"), ("uk", "1 день на хід")];
    for (language, words) in said {
        let mut reader = ann.clone();
        reader.cookie = format!("{}; language={language}", ann.cookie);
        assert!(reader.get("/").await.text.contains(words), "{language}");
        let page = reader.get(&path).await.text;
        assert!(page.contains(words), "{language}");
        assert_eq!(reader.get("/settings").await.status, StatusCode::OK);
    }
}

#[tokio::test]
async fn who_is_late_is_told_so_and_the_others_are_asked() {
    let (house, time) = timed().await;
    let (people, id) = table(&house, json!({ "time": "12h", "at_zero": "bot-turn" })).await;
    let seen = people[0].see(&id, 0).await;
    let seat = seen["to_decide"][0].as_u64().unwrap() as usize;
    let seen = people[seat].see(&id, seat).await;
    let action = seen["choices"][0]["action"].as_str().unwrap();
    let hand_over = json!({ "seat": seat, "bot": "random" });
    people[1 - seat].post(&format!("/api/v1/tables/{id}/bot"), &hand_over).await.refused(403, "time-left");
    time.fetch_add(12 * HOUR, Ordering::SeqCst);
    people[seat].play(&id, seat, action, &seen["version"]).await.refused(409, "time-up");
    assert!(people[seat].get(&format!("/t/{id}?seat={seat}")).await.text.contains(">time’s up</span>"));

    let (people, id) = table(&house, json!({ "time": "12h", "at_zero": "table" })).await;
    let seen = people[0].see(&id, 0).await;
    let seat = seen["to_decide"][0].as_u64().unwrap() as usize;
    let other = 1 - seat;
    let offer = format!("Let a bot play for {}", ["Ann", "Ben"][seat]);
    let page = async || people[other].get(&format!("/t/{id}?seat={other}")).await.text;
    assert!(!page().await.contains(&offer));
    time.fetch_add(12 * HOUR, Ordering::SeqCst);
    let late = page().await;
    assert!(late.contains(&offer) && between(&late, "data-part=\"running\"", "</section>").contains("out of time"));
    let hand_over = json!({ "seat": seat, "bot": "random" });
    assert_eq!(people[other].post(&format!("/api/v1/tables/{id}/bot"), &hand_over).await.status, StatusCode::OK);
}

#[tokio::test]
async fn nights_and_holidays_are_kept_with_the_person() {
    let (house, _) = timed().await;
    let (people, id) = table(&house, json!({ "time": "1d" })).await;
    let ann = &people[0];
    assert_eq!(ann.get("/api/v1/pauses").await.json()["night"], Value::Null);
    assert!(ann.get("/settings").await.text.contains("data-zone"), "the browser says where one lives");
    let fields = "zone=Europe%2FRome&night-from=23%3A00&night-to=07%3A00&holiday-from-0=2026-12-24&holiday-to-0=2027-01-02\
                  &holiday-from-1=&holiday-to-1=";
    let kept = ann.form("/settings/pauses", fields.to_owned()).await;
    assert_eq!(
        (kept.status, kept.headers["location"].to_str().unwrap()),
        (StatusCode::SEE_OTHER, "/settings?saved=yes")
    );
    let pauses = json!({ "zone": "Europe/Rome", "night": { "from": "23:00:00", "to": "07:00:00" },
        "holidays": [{ "from": "2026-12-24", "to": "2027-01-02" }] });
    assert_eq!(ann.get("/api/v1/pauses").await.json(), pauses);
    let page = ann.get("/settings?saved=yes").await.text;
    assert!(page.contains("value=\"23:00\"") && page.contains("value=\"2026-12-24\"") && page.contains("Saved"));
    assert!(!page.contains("data-zone"));
    // They are hers alone, and hold at her table.
    assert_eq!(people[1].get("/api/v1/pauses").await.json()["night"], Value::Null);
    let seats = ann.see(&id, 0).await["clock"]["seats"].clone();
    let resting: Vec<bool> = seats.as_array().unwrap().iter().map(|seat| !seat["rests_from"].is_null()).collect();
    let running: Vec<bool> = seats.as_array().unwrap().iter().map(|seat| seat["runs"] == true).collect();
    assert_eq!(resting, [running[0], false]);

    // Nobody else can say when she sleeps, nor can a page of another site.
    let mut forged = ann.clone();
    forged.csrf = people[1].csrf.clone();
    assert_eq!(forged.form("/settings/pauses", fields.to_owned()).await.status, StatusCode::FORBIDDEN);
    for (wrong, code) in [
        (json!({ "zone": "Mars/Olympus" }), "bad-pauses"),
        (json!({ "zone": "UTC", "night": { "from": "06:00", "to": "23:00" } }), "bad-pauses"),
        (json!({ "zone": "UTC", "night": { "from": "26:00", "to": "27:00" } }), "bad-request"),
        (json!({ "zone": "UTC", "holidays": [{ "from": "2026-02-30", "to": "2026-03-01" }] }), "bad-request"),
        (json!({ "zone": "UTC", "holidays": [{ "from": "2026-01-01", "to": "2026-12-31" }] }), "bad-pauses"),
        (json!({ "zone": "UTC", "sleep": "late" }), "bad-request"),
        (json!({}), "bad-request"),
    ] {
        ann.post("/api/v1/pauses", &wrong).await.refused(400, code);
    }
    for wrong in ["zone=UTC&night-from=23%3A00", "zone=&night-from=", "zone=UTC&holiday-from-0=x&holiday-to-0=y"] {
        assert_eq!(ann.form("/settings/pauses", wrong.to_owned()).await.status, StatusCode::BAD_REQUEST, "{wrong}");
    }
    assert_eq!(ann.get("/api/v1/pauses").await.json(), pauses);
}

#[tokio::test]
async fn what_nobody_can_mean_makes_no_table() {
    let house = House::open().await;
    let ann = house.visitor().await;
    for (clock, code) in [
        (json!({ "time": "1s" }), "bad-clock"),
        (json!({ "time": "1000d" }), "bad-clock"),
        (json!({ "time": "10m+99d" }), "bad-clock"),
        (json!({ "time": "soon" }), "bad-request"),
        (json!({ "time": 5 }), "bad-request"),
        (json!({ "time": "1d", "at_zero": "explode" }), "bad-request"),
        (json!({ "time": "1d", "grace": "1d" }), "bad-request"),
        (json!("1d"), "bad-request"),
    ] {
        let plan = json!({ "game": "gwt2", "seats": [{ "me": "Ann" }, { "bot": "random" }], "clock": clock });
        ann.post("/api/v1/tables", &plan).await.refused(400, code);
    }
    for wrong in ["clock=soon&at-zero=table", "clock=1d&at-zero=explode", "clock=1d", "clock=1s&at-zero=table"] {
        let made = ann.form("/new", format!("game=gwt2&seat-1=me&name-1=Ann&seat-2=me&{wrong}")).await;
        assert_eq!(made.status, StatusCode::BAD_REQUEST, "{wrong}");
    }
    assert_eq!(ann.get("/api/v1/tables").await.json()["mine"], json!([]));
}

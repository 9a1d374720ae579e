//! Following the others: the line over the board, the pace of bots, the room of those who watch, and ways back.

use crate::house::{House, Visitor, between, two_at_a_table};
use serde_json::{Value, json};

async fn against_bots(house: &House, game: &str, bots: usize) -> (Visitor, String) {
    let ann = house.visitor().await;
    let mut seats = vec![json!({ "me": "Ann" })];
    seats.resize(bots + 1, json!({ "bot": "heuristic" }));
    let made = ann.post("/api/v1/tables", &json!({ "game": game, "seats": seats })).await.json();
    (ann, made["table"].as_str().unwrap().to_owned())
}

/// Waits until it is Ann's turn, and gives what she sees.
async fn my_turn(ann: &Visitor, table: &str) -> Value {
    for _ in 0..2000 {
        let seen = ann.see(table, 0).await;
        if seen["to_decide"][0] == 0 {
            return seen;
        }
        tokio::time::sleep(std::time::Duration::from_millis(2)).await;
    }
    panic!("the bots never finish");
}

/// Plays what ends a turn soonest until the bots have played, and gives what is seen then.
async fn turn_over(ann: &Visitor, table: &str) -> Value {
    loop {
        let seen = my_turn(ann, table).await;
        let choices: Vec<&str> =
            seen["choices"].as_array().unwrap().iter().map(|choice| choice["action"].as_str().unwrap()).collect();
        let wanted = ["done", "stop", "go "].iter().find_map(|word| choices.iter().find(|it| it.starts_with(word)));
        let action = wanted.unwrap_or(&choices[0]);
        let version = ann.play(table, 0, action, &seen["version"]).await.json()["version"].clone();
        // Bots take steps of their own after one's last.
        let then = my_turn(ann, table).await;
        if then["version"] != version {
            return then;
        }
    }
}

#[tokio::test]
async fn the_line_over_the_board_tells_the_last_turn() {
    let house = House::open().await;
    let (ann, table) = against_bots(&house, "gwt2", 1).await;
    // Where the first answer of a turn is the only one, the page shows it as given, and tells that instead.
    let mut page = String::new();
    for _ in 0..8 {
        turn_over(&ann, &table).await;
        page = ann.get(&format!("/t/{table}/fragment?seat=0")).await.text;
        if between(&page, "data-part=\"narration\"", "</section>").contains("data-by=\"1\"") {
            break;
        }
    }
    let line = between(&page, "data-part=\"narration\"", "</section>");
    assert!(line.contains("data-by=\"1\"") && line.contains("Greta"), "{line}");
    assert!(line.contains("data-pace"), "{line}");
    let deeds = between(line, "class=\"deeds\">", "</p>");
    assert!(deeds.contains("<span>") && !deeds.contains("’s turn"), "{deeds}");
    // What happened since is open, the latest first, as in the log.
    let since = between(&page, "<details id=\"since\"", "</details>");
    assert!(since.starts_with(" data-fold=\"since\" open"), "{since}");
    let steps: Vec<u32> =
        since.split("data-step-to=\"").skip(1).map(|rest| rest.split('"').next().unwrap().parse().unwrap()).collect();
    assert!(steps.len() > 3 && steps.is_sorted_by(|later, earlier| later >= earlier), "{steps:?}");
    // One who looks at the past is told the way back beside it.
    let past = ann.get(&format!("/t/{table}/fragment?seat=0&step=10")).await.text;
    let line = between(&past, "data-part=\"narration\"", "</section>");
    assert!(line.contains("viewing an earlier position") && line.contains("data-step-to"), "{line}");
}

#[tokio::test]
async fn pieces_are_followed_over_their_places() {
    let house = House::open().await;
    let (ann, table) = against_bots(&house, "gwt2", 1).await;
    let mut trips = 0;
    for _ in 0..6 {
        let shown = my_turn(&ann, &table).await["version"].clone();
        let version = format!("{}.{}", shown["step"], shown["revision"]);
        turn_over(&ann, &table).await;
        let page = ann.get(&format!("/t/{table}/fragment?seat=0&shown={version}")).await.text;
        if page.contains("data-trips=\"") {
            let told = between(&page, "data-trips=\"", "\"").replace("&quot;", "\"");
            let told: Value = serde_json::from_str(&told).unwrap();
            trips += told.as_object().unwrap().values().filter(|trip| trip[0][0].is_number()).count();
        }
        let plain = ann.get(&format!("/t/{table}/fragment?seat=0")).await.text;
        assert!(!plain.contains("data-trips"), "who shows nothing yet follows nothing");
        let undone = ann.get(&format!("/t/{table}/fragment?seat=0&shown={}.9", shown["step"])).await.text;
        assert!(!undone.contains("data-trips"), "what was taken back is not followed");
    }
    assert!(trips > 0, "ranchers walk over several places");
    assert_eq!(ann.get(&format!("/t/{table}/fragment?seat=0&shown=x")).await.status, 400);
}

#[tokio::test]
async fn a_delivered_cube_is_followed_along_its_track() {
    let house = House::open().await;
    let (ann, table) = against_bots(&house, "steam", 2).await;
    for _ in 0..200 {
        let shown = my_turn(&ann, &table).await;
        let version = format!("{}.{}", shown["version"]["step"], shown["version"]["revision"]);
        let choices = shown["choices"].as_array().unwrap();
        let wanted = |words: &[&str]| {
            choices.iter().find(|it| words.iter().any(|word| it["action"].as_str().unwrap().starts_with(word)))
        };
        let choice = wanted(&["raise 10", "pass", "done"]).unwrap_or(&choices[0]);
        ann.play(&table, 0, choice["action"].as_str().unwrap(), &shown["version"]).await.json();
        my_turn(&ann, &table).await;
        let plain = ann.get(&format!("/t/{table}/fragment?seat=0")).await.text;
        assert!(!plain.contains("class=\"passing\""), "who shows nothing yet follows nothing");
        let page = ann.get(&format!("/t/{table}/fragment?seat=0&shown={version}")).await.text;
        if !page.contains("class=\"passing\"") {
            continue;
        }
        let passing = between(&page, "class=\"passing\"", "</template>");
        let way = between(passing, "data-way=\"", "\"");
        assert!(way.starts_with('M') && way.contains('L') && passing.contains("s-cube"), "{passing}");
        return;
    }
    panic!("nobody delivers anything");
}

#[tokio::test]
async fn a_pace_is_remembered_for_all_tables() {
    let house = House::open().await;
    let (ann, table) = against_bots(&house, "gwt2", 1).await;
    let path = format!("/api/v1/tables/{table}/pace");
    for wrong in [json!({}), json!({ "pace": "quick-turn" }), json!({ "pace": "normal" }), json!({ "pace": 3 })] {
        ann.post(&path, &wrong).await.refused(400, "bad-request");
    }
    house.stranger().post(&path, &json!({ "pace": "fast-step" })).await.refused(403, "session");
    let answer = ann.post(&path, &json!({ "pace": "fast-step" })).await;
    assert_eq!(answer.json(), json!({ "done": true }));
    let cookie = answer.headers["set-cookie"].to_str().unwrap();
    assert!(cookie.starts_with("pace=fast-step;") && cookie.contains("Max-Age"), "{cookie}");
    let plan = json!({ "game": "gwt1", "seats": [{ "me": "Ann" }, { "bot": "random" }] });
    let other = ann.post("/api/v1/tables", &plan).await.json()["table"].as_str().unwrap().to_owned();
    let mut later = ann.clone();
    later.cookie = format!("{}; pace=fast-step", ann.cookie);
    let page = later.get(&format!("/t/{other}")).await.text;
    assert!(page.contains("<option value=\"fast-step\" selected>"), "{page}");
    later.cookie = format!("{}; pace=nonsense", ann.cookie);
    assert!(later.get(&format!("/t/{other}")).await.text.contains("<option value=\"normal-turn\" selected>"));
}

#[tokio::test]
async fn who_watches_has_a_room() {
    let house = House::open().await;
    let ([ann, _], table) = two_at_a_table(&house, "gwt2").await;
    let zoe = house.visitor().await;
    let path = format!("/api/v1/tables/{table}/gallery");
    let page = |visitor: Visitor| {
        let path = format!("/t/{table}/fragment");
        async move { between(&visitor.get(&path).await.text, "data-part=\"gallery\"", "</section>").to_owned() }
    };
    assert!(page(zoe.clone()).await.contains("/gallery\"") && !page(ann.clone()).await.contains("details"));
    ann.post(&path, &json!({ "name": "Ann", "text": "hello" })).await.refused(403, "sits");
    zoe.post(&path, &json!({ "name": "", "text": "hello" })).await.refused(400, "empty");
    zoe.post(&path, &json!({ "text": "hello" })).await.refused(400, "bad-request");
    assert_eq!(zoe.post(&path, &json!({ "name": "Zoe", "text": "<b>bravo" })).await.json(), json!({ "done": true }));
    let read = page(ann.clone()).await;
    assert!(read.contains("&lt;b&gt;bravo") && !read.contains("/gallery\"") && !read.contains(" open"), "{read}");
    let seen = ann.see(&table, 0).await;
    assert_eq!((&seen["gallery"][0]["name"], &seen["gallery"][0]["seat"]), (&json!("Zoe"), &Value::Null));
    assert_eq!(seen["chat"], json!([]));
}

/// Alone against bots one takes back one's turn; the text says what was done, and there is none before one has decided anything.
#[tokio::test]
async fn the_way_back_leads_to_ones_own_turn() {
    let house = House::open().await;
    let (ann, table) = against_bots(&house, "gwt2", 2).await;
    let bar = |page: &str| between(page, "data-part=\"bar\"", "</section>").to_owned();
    let first = my_turn(&ann, &table).await;
    let fragment = format!("/t/{table}/fragment?seat=0");
    assert!(!bar(&ann.get(&fragment).await.text).contains("back_to"), "nothing was done yet");
    let now = turn_over(&ann, &table).await;
    let shown = bar(&ann.get(&fragment).await.text);
    assert!(shown.contains("Undo my last turn") && shown.contains("before this"), "{shown}");
    let to: u32 = between(&shown, "name=\"back_to\" data-number value=\"", "\"").parse().unwrap();
    assert_eq!(to, first["version"]["step"].as_u64().unwrap() as u32);
    let ask = json!({ "back_to": to, "version": now["version"] });
    ann.post(&format!("/api/v1/tables/{table}/ask"), &ask).await.json();
    let back = ann.see(&table, 0).await;
    assert_eq!((&back["choices"], &back["view"]), (&first["choices"], &first["view"]));

    // Between people it is a question, which says what was done and no number.
    let ([one, other], table) = two_at_a_table(&house, "gwt2").await;
    let people = [one, other];
    let seat = people[0].see(&table, 0).await["to_decide"][0].as_u64().unwrap() as usize;
    let seen = people[seat].see(&table, seat).await;
    let action = seen["choices"][0]["action"].as_str().unwrap();
    people[seat].play(&table, seat, action, &seen["version"]).await.json();
    let now = people[seat].see(&table, seat).await["version"].clone();
    let ask = json!({ "back_to": seen["version"]["step"], "version": now });
    people[seat].post(&format!("/api/v1/tables/{table}/ask"), &ask).await.json();
    let page = people[1 - seat].get(&format!("/t/{table}/fragment?seat={}", 1 - seat)).await.text;
    let asked = between(&page, "role=\"alert\"", "</section>");
    assert!(asked.contains("asks to go back to before this") && !asked.contains("step"), "{asked}");
}

#[tokio::test]
async fn a_seat_that_can_not_be_handed_over_yet_is_not_offered() {
    let house = House::open().await;
    let (players, table) = two_at_a_table(&house, "gwt2").await;
    let seat = players[0].see(&table, 0).await["to_decide"][0].as_u64().unwrap() as usize;
    let waits = &players[1 - seat];
    let page = waits.get(&format!("/t/{table}/fragment?seat={}", 1 - seat)).await.text;
    let seats = between(&page, "data-part=\"seats\"", "</section>");
    assert!(seats.contains("24 hours") && seats.contains("data-moment=\""), "{seats}");
    assert_eq!(seats.matches("/bot\"").count(), 1, "one's own seat only: {seats}");
    let answer = waits.post(&format!("/api/v1/tables/{table}/bot"), &json!({ "seat": seat, "bot": "random" })).await;
    answer.refused(403, "too-soon");
    assert!(answer.json()["text"].as_str().unwrap().contains("24 hours"));
}

/// A curtain hides the hand from the first moment on.
#[tokio::test]
async fn a_shared_screen_begins_behind_a_curtain() {
    let house = House::open().await;
    let ann = house.visitor().await;
    let plan = json!({ "game": "gwt2", "seats": [{ "me": "Ann" }, { "me": "Bob" }] });
    let table = ann.post("/api/v1/tables", &plan).await.json()["table"].as_str().unwrap().to_owned();
    let page = ann.get(&format!("/t/{table}")).await.text;
    let curtain = between(&page, "<div class=\"curtain\"", ">");
    assert!(!curtain.contains("hidden") && curtain.contains("data-seat"), "{curtain}");
}

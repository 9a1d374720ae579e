//! Who one is, from outside: the way to another device, recovery codes, names, signing out, one's data.

use crate::house::{Answer, House, Visitor, between, two_at_a_table};
use axum::body::Body;
use axum::http::Request;
use cowcatcher_table::{Now, Sqlite};
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

/// The tables that somebody has.
async fn tables(visitor: &Visitor) -> Vec<String> {
    let lobby = visitor.get("/api/v1/tables").await.json();
    lobby["mine"].as_array().unwrap().iter().map(|table| table["table"].as_str().unwrap().to_owned()).collect()
}

/// The secret of a link from the page that shows it.
async fn link(visitor: &Visitor) -> String {
    let page = visitor.form("/me/link", String::new()).await;
    assert_eq!(page.status, 200, "{}", page.text);
    assert!(page.text.contains("<svg class=\"qr\""), "{}", page.text);
    let address = between(&page.text, "value=\"http://table.test/me/link/", "\"");
    address.to_owned()
}

/// Opens a link and agrees.
async fn open(visitor: &Visitor, link: &str) -> Answer {
    visitor.form(&format!("/me/link/{link}"), String::new()).await
}

async fn identity(visitor: &Visitor) -> Value {
    visitor.get("/api/v1/me/identity").await.json()
}

#[tokio::test]
async fn a_link_brings_the_seats_to_another_device_once() {
    let house = House::open().await;
    let ([ann, _], table) = two_at_a_table(&house, "gwt2").await;
    let (phone, thief) = (house.visitor().await, house.visitor().await);
    let secret = link(&ann).await;
    // Looking changes nothing: previews of links that are sent must not use them up.
    for _ in 0..2 {
        let page = phone.get(&format!("/me/link/{secret}")).await;
        assert!(page.status == 200 && page.text.contains("you’ll be Ann"), "{}", page.text);
    }
    assert!(tables(&phone).await.is_empty());
    assert_eq!(open(&phone, &secret).await.status, 303);
    assert_eq!(tables(&phone).await, std::slice::from_ref(&table));
    assert!(phone.see(&table, 0).await["choices"].is_array());
    assert_eq!(identity(&phone).await["devices"].as_array().unwrap().len(), 2);
    // Stolen after its use it is worth nothing.
    let used = thief.get(&format!("/me/link/{secret}")).await;
    assert!(used.status == 404 && used.text.contains("This link has been used"), "{}", used.text);
    assert_eq!(open(&thief, &secret).await.status, 404);
    thief.post("/api/v1/me/join", &json!({ "link": secret })).await.refused(404, "bad-link");
    assert!(tables(&thief).await.is_empty());
    // So is one that another took the place of, or that nobody made.
    let old = link(&ann).await;
    let new = link(&ann).await;
    for wrong in [old.as_str(), "0123456789abcdefghjkmnpqrstvwxyz", "x", "..%2f.."] {
        assert_eq!(thief.get(&format!("/me/link/{wrong}")).await.status, 404, "{wrong}");
    }
    let already = open(&phone, &new).await;
    assert!(already.status == 409 && already.text.contains("already this player"), "{}", already.text);
}

#[tokio::test]
async fn a_link_is_good_for_ten_minutes() {
    let clock = Arc::new(AtomicI64::new(1_700_000_000_000));
    let told = Arc::clone(&clock);
    let house = House::at(Now::told_by(move || told.load(Ordering::Relaxed))).await;
    let (ann, phone) = (house.visitor().await, house.visitor().await);
    let secret = link(&ann).await;
    clock.fetch_add(10 * 60 * 1000 - 1, Ordering::Relaxed);
    assert_eq!(phone.get(&format!("/me/link/{secret}")).await.status, 200);
    clock.fetch_add(1, Ordering::Relaxed);
    let late = phone.get(&format!("/me/link/{secret}")).await;
    assert!(late.status == 404 && late.text.contains("ten minutes are over"), "{}", late.text);
    assert_eq!(open(&phone, &secret).await.status, 404);
}

#[tokio::test]
async fn nobody_is_brought_along_by_another_site() {
    let house = House::open().await;
    let (ann, victim) = (house.visitor().await, house.visitor().await);
    let path = format!("/me/link/{}", link(&ann).await);
    let forged = |csrf: &str| {
        let request = Request::post(&path).header("host", "table.test").header("cookie", &victim.cookie);
        request.header("content-type", "application/x-www-form-urlencoded").body(format!("csrf={csrf}").into()).unwrap()
    };
    for csrf in ["", "0123456789abcdef0123456789abcdef", &ann.csrf] {
        assert_eq!(victim.send(forged(csrf)).await.status, 403, "{csrf}");
    }
    let foreign = victim.request(&path).header("origin", "https://evil.example");
    assert_eq!(victim.send(foreign.body(format!("csrf={}", victim.csrf).into()).unwrap()).await.status, 403);
    assert_eq!(open(&victim, path.rsplit('/').next().unwrap()).await.status, 303, "but by a click of their own");
}

#[tokio::test]
async fn what_the_other_device_had_comes_along() {
    let house = House::open().await;
    let ([ann, _], first) = two_at_a_table(&house, "gwt2").await;
    let ([phone, ben], second) = two_at_a_table(&house, "gwt1").await;
    let secret = link(&ann).await;
    let page = phone.get(&format!("/me/link/{secret}")).await.text;
    assert!(page.contains("The table you have on this device comes with you"), "{page}");
    assert_eq!(open(&phone, &secret).await.status, 303);
    for device in [&ann, &phone] {
        let mut both = tables(device).await;
        both.sort();
        let mut expected = [first.clone(), second.clone()];
        expected.sort();
        assert_eq!(both, expected);
    }
    // The table was in memory: it is played on from the first device, and by the other player.
    let seen = ann.see(&second, 0).await;
    let seat = seen["to_decide"][0].as_u64().unwrap() as usize;
    let mover = if seat == 0 { &ann } else { &ben };
    let seen = mover.see(&second, seat).await;
    let played = mover.play(&second, seat, seen["choices"][0]["action"].as_str().unwrap(), &seen["version"]).await;
    assert_eq!(played.status, 200, "{}", played.text);
}

#[tokio::test]
async fn two_at_a_table_do_not_become_one() {
    let house = House::open().await;
    let ([ann, ben], table) = two_at_a_table(&house, "gwt2").await;
    let secret = link(&ann).await;
    let refused = open(&ben, &secret).await;
    assert!(refused.status == 409 && refused.text.contains("same unfinished game"), "{}", refused.text);
    ben.post("/api/v1/me/join", &json!({ "link": secret })).await.refused(409, "same-table");
    ann.get(&format!("/api/v1/tables/{table}?seat=1")).await.refused(403, "not-your-seat");
    assert_eq!(tables(&ben).await, [table]);
}

#[tokio::test]
async fn a_lost_device_is_signed_out_and_its_owner_comes_back_by_a_code() {
    let house = House::open().await;
    let ([ann, _], table) = two_at_a_table(&house, "gwt2").await;
    let phone = house.visitor().await;
    assert_eq!(open(&phone, &link(&ann).await).await.status, 303);
    let page = ann.form("/me/codes", String::new()).await;
    let codes: Vec<&str> = page.text.split("<code>").skip(1).map(|rest| rest.split('<').next().unwrap()).collect();
    assert_eq!(codes.len(), 10);
    // The laptop is lost: the phone signs it out.
    let devices = identity(&phone).await["devices"].clone();
    let laptop = devices.as_array().unwrap().iter().find(|device| device["here"] == false).unwrap();
    let out = phone.form("/me/sign-out", format!("device={}", laptop["id"].as_str().unwrap())).await;
    assert_eq!(out.status, 303);
    assert!(tables(&ann).await.is_empty());
    let click = json!({ "text": "hello", "seat": 0 });
    ann.post(&format!("/api/v1/tables/{table}/chat"), &click).await.refused(403, "session");
    // Whoever holds it is somebody new, with a cookie of their own.
    let lobby = ann.get("/").await;
    let cookie = lobby.headers["set-cookie"].to_str().unwrap();
    assert!(cookie.starts_with("cowcatcher=") && !cookie.contains(&ann.cookie), "{cookie}");
    // A program that shows the secret is refused.
    let secret = ann.cookie.strip_prefix("cowcatcher=").unwrap();
    let request = Request::get("/api/v1/tables").header("authorization", format!("Bearer {secret}"));
    ann.send(request.body("".into()).unwrap()).await.refused(403, "session");
    // The phone goes too, and a code brings its owner back: once.
    let here = identity(&phone).await["devices"][0]["id"].as_str().unwrap().to_owned();
    assert_eq!(phone.form("/me/sign-out", format!("device={here}")).await.headers["location"], "/");
    let new = house.visitor().await;
    assert_eq!(new.form("/sign-in", format!("code={}", codes[3].to_uppercase())).await.status, 303);
    assert_eq!(tables(&new).await, [table]);
    let other = house.visitor().await;
    let again = other.form("/sign-in", format!("code={}", codes[3])).await;
    assert!(again.status == 404 && again.text.contains("has been used"), "{}", again.text);
    for wrong in ["", "abc", "0000-0000-0000-0000", "%00", &"x".repeat(3000)] {
        assert_eq!(other.form("/sign-in", format!("code={wrong}")).await.status, 404, "{wrong}");
    }
    assert_eq!(identity(&new).await["codes"], 9);
}

#[tokio::test]
async fn the_last_way_back_is_not_closed() {
    let house = House::open().await;
    let ann = house.visitor().await;
    link(&ann).await;
    let here = identity(&ann).await["devices"][0]["id"].as_str().unwrap().to_owned();
    ann.post("/api/v1/me/sign-out", &json!({ "device": here })).await.refused(409, "last-way");
    for wrong in ["", "zz", "00", &"0".repeat(64)] {
        ann.post("/api/v1/me/sign-out", &json!({ "device": wrong })).await.refused(404, "unknown-device");
    }
    // Nobody signs out the devices of others.
    let eve = house.visitor().await;
    eve.post("/api/v1/me/sign-out", &json!({ "device": here })).await.refused(404, "unknown-device");
    assert_eq!(ann.post("/api/v1/me/codes", &json!({})).await.json()["codes"].as_array().unwrap().len(), 10);
    assert_eq!(ann.post("/api/v1/me/sign-out", &json!({ "device": here })).await.status, 200);
}

#[tokio::test]
async fn a_name_that_looks_like_anothers_is_refused() {
    let house = House::open().await;
    let (ann, eve) = (house.visitor().await, house.visitor().await);
    assert_eq!(ann.form("/me/name", "name=Anna".to_owned()).await.status, 303);
    assert_eq!(identity(&ann).await["name"], "Anna");
    for alike in ["Anna", "anna", "Аnna", "An\u{200b}na", "Αnna"] {
        eve.post("/api/v1/me/name", &json!({ "name": alike })).await.refused(409, "name-taken");
    }
    let page = eve.form("/me/name", "name=ANNA".to_owned()).await;
    assert!(page.status == 409 && page.text.contains("looks like it"), "{}", page.text);
    eve.post("/api/v1/me/name", &json!({ "name": " " })).await.refused(400, "empty");
    assert_eq!(eve.post("/api/v1/me/name", &json!({ "name": "Eva" })).await.status, 200);
    // At a table everybody is called as they like.
    let plan = json!({ "game": "gwt2", "seats": [{ "me": "Anna" }, { "bot": "random" }] });
    assert_eq!(eve.post("/api/v1/tables", &plan).await.status, 201);
}

/// The page that says what went wrong leads back to the form, and to no other site.
#[tokio::test]
async fn what_was_refused_leads_back_to_its_form() {
    let house = House::open().await;
    let ann = house.visitor().await;
    let refused = async |from: &str| {
        let request = ann.request("/me/name").header("content-type", "application/x-www-form-urlencoded");
        let body = Body::from(format!("csrf={}&name=", ann.csrf));
        let answer = ann.send(request.header("referer", from).body(body).unwrap()).await;
        assert_eq!(answer.status, 400);
        answer.text
    };
    assert!(refused("http://table.test/me/identity?done=name").await.contains("href=\"/me/identity?done=name\""));
    for elsewhere in ["https://evil.test/me/identity", "table.test/me/identity", "javascript:alert(1)"] {
        assert!(!refused(elsewhere).await.contains(">Back<"), "{elsewhere}");
    }
}

#[tokio::test]
async fn whoever_wants_no_account_is_in_no_row() {
    let house = House::open().await;
    let ([ann, _], _) = two_at_a_table(&house, "gwt2").await;
    for path in ["/", "/me", "/me/identity", "/sign-in", "/api/v1/me/identity", "/api/v1/me/export"] {
        assert_eq!(ann.get(path).await.status, 200, "{path}");
    }
    assert_eq!(rows(&house.store, "devices").await, 0);
    assert_eq!(rows(&house.store, "tickets").await, 0);
    let own = identity(&ann).await;
    assert_eq!(own, json!({ "name": null, "devices": [], "passkeys": [], "codes": 0 }));
}

/// How many rows a copy of the database has in a table.
async fn rows(store: &Sqlite, table: &str) -> u64 {
    let folder = tempfile::tempdir().unwrap();
    let copy = Sqlite::open(folder.path().join("copy.db")).await.unwrap();
    use cowcatcher_table::moving::{Rows, copy as copied};
    let counted = copied(Rows::File(store), Rows::File(&copy)).await.unwrap();
    counted.into_iter().find(|(name, _)| *name == table).unwrap().1
}

#[tokio::test]
async fn one_takes_everything_along_and_is_forgotten() {
    let house = House::open().await;
    let ([ann, ben], table) = two_at_a_table(&house, "gwt2").await;
    let plan = json!({ "game": "gwt2", "seats": [{ "me": "Ann" }, { "bot": "random" }] });
    let alone = ann.post("/api/v1/tables", &plan).await.json()["table"].as_str().unwrap().to_owned();
    let (waiting, _) = ann.table("gwt1").await;
    let (_, invitation) = ben.table("gwt1").await;
    let chat = json!({ "text": "my secret plan", "seat": 0 });
    assert_eq!(ann.post(&format!("/api/v1/tables/{table}/chat"), &chat).await.status, 200);
    assert_eq!(ann.post("/api/v1/me/name", &json!({ "name": "Annabel" })).await.status, 200);
    ann.post("/api/v1/me/codes", &json!({})).await;

    let export = ann.get("/api/v1/me/export").await;
    assert!(export.headers["content-disposition"].to_str().unwrap().contains("attachment"));
    let about = export.json();
    assert_eq!((&about["name"], &about["codes"]), (&json!("Annabel"), &json!(10)));
    assert_eq!(about["tables"].as_array().unwrap().len(), 3);
    assert_eq!(about["said"][0]["text"], "my secret plan");
    for part in ["devices", "passkeys", "pauses", "record"] {
        assert!(!about[part].is_null(), "{part}");
    }
    assert!(!ben.get("/api/v1/me/export").await.text.contains("Annabel"));

    ann.post("/api/v1/me/forget", &json!({ "sure": false })).await.refused(400, "bad-request");
    assert_eq!(ann.form("/me/forget", String::new()).await.status, 400);
    assert_eq!(tables(&ann).await.len(), 3);
    assert_eq!(ann.form("/me/forget", "sure=yes".to_owned()).await.status, 303);
    assert!(tables(&ann).await.is_empty());
    assert_eq!(identity(&ann).await, json!({ "name": null, "devices": [], "passkeys": [], "codes": 0 }));
    // What was hers alone is gone; where another plays a bot goes on, and nothing says who sat there.
    for gone in [&alone, &waiting] {
        ben.get(&format!("/api/v1/tables/{gone}")).await.refused(404, "unknown-table");
    }
    let seen = ben.see(&table, 1).await;
    assert!(seen["seats"][0]["bot"].is_string(), "{}", seen["seats"]);
    let page = ben.get(&format!("/t/{table}")).await.text;
    assert!(!page.contains("my secret plan") && !page.contains(">Ann<"), "{page}");
    ann.get(&format!("/api/v1/tables/{table}?seat=0")).await.refused(403, "not-your-seat");
    // She can begin anew.
    ann.accept(&invitation).await;
}

#[tokio::test]
async fn the_pages_speak_every_language() {
    let house = House::open().await;
    let (ann, phone) = (house.visitor().await, house.visitor().await);
    let secret = link(&ann).await;
    for language in ["en", "it", "pt-BR", "uk"] {
        for path in ["/me/identity", "/sign-in", "/me", "/settings", &format!("/me/link/{secret}")] {
            let request = Request::get(path).header("host", "table.test");
            let request = request.header("cookie", format!("{}; language={language}", phone.cookie));
            let answer = phone.send(request.body("".into()).unwrap()).await;
            assert_eq!(answer.status, 200, "{language} {path}");
            for id in ["identity-", "sign-in-", "passkey-"] {
                assert!(!answer.text.contains(&format!(">{id}")), "{language} {path}: a text {id} is missing");
            }
        }
    }
}

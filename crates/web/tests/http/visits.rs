//! What people do: play now, set up a table, invite, undo, ask, talk, change the language, listen.

use crate::house::{House, between, two_at_a_table};
use axum::body::Body;
use axum::http::Request;
use serde_json::json;

#[tokio::test]
async fn a_game_is_running_after_one_click() {
    let house = House::open().await;
    let ann = house.visitor().await;
    for game in ["gwt1", "gwt2"] {
        let answer = ann.form("/play-now", format!("game={game}&players=3")).await;
        assert_eq!(answer.status, 303);
        let page = ann.get(answer.headers["location"].to_str().unwrap()).await;
        assert_eq!(page.status, 200);
        assert_eq!(between(&page.text, "data-status=\"", "\""), "running");
    }
    let lobby = ann.get("/").await.text;
    assert_eq!(lobby.matches("class=\"cover\"").count(), 2);
}

#[tokio::test]
async fn a_table_is_set_up_and_joined_by_link() {
    let house = House::open().await;
    let (ann, ben) = (house.visitor().await, house.visitor().await);
    let form = "game=gwt2&seat-1=me&name-1=Ann&seat-2=invitation&seat-3=anybody&seat-4=none&option-buildings=a";
    let made = ann.form("/new", form.to_owned()).await;
    assert_eq!(made.status, 303, "the page with the links has an address of its own");
    let page = ann.get(made.headers["location"].to_str().unwrap()).await.text;
    let link = between(&page, "/join/", "\"");
    let table = between(&page, "href=\"/t/", "\"").to_owned();
    assert!(ben.get(&format!("/join/{link}")).await.text.contains("Ann"));
    assert_eq!(ben.form(&format!("/join/{link}"), "name=Ben".to_owned()).await.status, 303);
    let eve = house.visitor().await;
    assert!(eve.get("/").await.text.contains(&table));
    assert_eq!(eve.form(&format!("/t/{table}/sit"), "name=Eve".to_owned()).await.status, 303);
    let page = eve.get(&format!("/t/{table}")).await.text;
    assert_eq!(between(&page, "data-status=\"", "\""), "running");
    assert!(page.contains("Ben") && page.contains("Ann"));
}

#[tokio::test]
async fn steps_are_taken_back_alone_or_with_consent() {
    let house = House::open().await;
    let (players, table) = two_at_a_table(&house, "gwt1").await;
    let seat = players[0].see(&table, 0).await["to_decide"][0].as_u64().unwrap() as usize;
    let path = format!("/api/v1/tables/{table}");
    let first = players[seat].see(&table, seat).await;
    let action = first["choices"][0]["action"].as_str().unwrap();
    let version = players[seat].play(&table, seat, action, &first["version"]).await.json()["version"].clone();
    let undo = json!({ "seat": seat, "undo": "step", "version": version });
    players[1 - seat].post(&format!("{path}/undo"), &undo).await.refused(403, "not-your-seat");
    let undone = players[seat].post(&format!("{path}/undo"), &undo).await.json();
    let again = players[seat].see(&table, seat).await;
    assert_eq!(again["choices"], first["choices"]);
    players[seat]
        .post(&format!("{path}/undo"), &json!({ "seat": seat, "undo": "turn", "version": undone["version"] }))
        .await
        .refused(409, "no-undo");
    // Giving up needs both.
    let ask = json!({ "abandon": true, "version": undone["version"] });
    assert_eq!(players[0].post(&format!("{path}/ask"), &ask).await.status, 200);
    assert!(players[1].get(&format!("/t/{table}/fragment")).await.text.contains("class=\"request\""));
    assert_eq!(players[1].post(&format!("{path}/answer"), &json!({ "yes": true })).await.status, 200);
    assert_eq!(players[0].see(&table, 0).await["status"], "abandoned");
}

#[tokio::test]
async fn languages_are_chosen_by_browser_and_switch() {
    let house = House::open().await;
    let ann = house.visitor().await;
    let page = |language: &'static str| {
        let request = Request::get("/").header("accept-language", language).body(Body::empty()).unwrap();
        ann.send(request)
    };
    for language in ["en", "it", "pt-BR", "uk"] {
        assert_eq!(between(&page(language).await.text, "<html lang=\"", "\""), language);
    }
    let answer = ann.form("/settings", "language=uk&theme=dark&back=/rules".to_owned()).await;
    assert_eq!((answer.status.as_u16(), &answer.headers["location"]), (303, &"/rules".parse().unwrap()));
    let cookies: Vec<&str> = answer.headers.get_all("set-cookie").iter().map(|it| it.to_str().unwrap()).collect();
    assert!(
        cookies.iter().any(|it| it.starts_with("language=uk")) && cookies.iter().any(|it| it.starts_with("theme=dark"))
    );
    // What a form does not ask for stays as it is.
    let answer = ann.form("/settings", "forced=off&back=/rules".to_owned()).await;
    let cookies: Vec<&str> = answer.headers.get_all("set-cookie").iter().map(|it| it.to_str().unwrap()).collect();
    assert!(matches!(cookies[..], [one] if one.starts_with("forced=off")), "{cookies:?}");
    let answer = ann.form("/settings", "language=uk&theme=dark&back=//evil.example".to_owned()).await;
    assert_eq!(answer.headers["location"], "/");
}

#[tokio::test]
async fn assets_are_kept_for_ever() {
    let house = House::open().await;
    let ann = house.visitor().await;
    let page = ann.get("/").await.text;
    for (start, kind) in [
        ("/assets/style-", "text/css"),
        ("/assets/page-", "text/javascript"),
        ("/assets/shell-", "text/javascript"),
        ("/assets/icon-", "image/svg"),
    ] {
        let answer = ann.get(&format!("{start}{}", between(&page, start, "\""))).await;
        assert_eq!(answer.status, 200);
        assert!(answer.headers["cache-control"].to_str().unwrap().contains("immutable"));
        assert!(answer.headers["content-type"].to_str().unwrap().starts_with(kind));
    }
}

#[tokio::test]
async fn every_clause_has_an_address() {
    let house = House::open().await;
    let ann = house.visitor().await;
    let page = ann.get("/rules").await.text;
    let ids: Vec<&str> = page.split("<dt id=\"").skip(1).map(|rest| rest.split('"').next().unwrap()).collect();
    assert!(ids.len() > 300);
    for id in ids.iter().step_by(25) {
        assert_eq!(ann.get(&format!("/rules/{id}")).await.status, 200);
    }
    let found = ann.get("/rules?q=job+market+token").await.text;
    let count = found.matches("<dt id=\"").count();
    assert!(count > 0 && count < ids.len());
}

#[tokio::test]
async fn notices_say_only_that_something_changed() {
    use http_body_util::BodyExt;
    use tower::ServiceExt;
    let house = House::open().await;
    let (players, table) = two_at_a_table(&house, "gwt2").await;
    let request = Request::get(format!("/t/{table}/events")).body(Body::empty()).unwrap();
    let mut body = house.router().oneshot(request).await.unwrap().into_body();
    let seen = players[0].see(&table, 0).await;
    let seat = seen["to_decide"][0].as_u64().unwrap() as usize;
    let seen = players[seat].see(&table, seat).await;
    let action = seen["choices"][0]["action"].as_str().unwrap();
    players[seat].play(&table, seat, action, &seen["version"]).await;
    let mut text = String::new();
    while text.matches("event: notice").count() < 2 {
        let frame = body.frame().await.unwrap().unwrap();
        text.push_str(std::str::from_utf8(&frame.into_data().unwrap()).unwrap());
    }
    for line in text.lines().filter_map(|line| line.strip_prefix("data: ")) {
        let notice: serde_json::Value = serde_json::from_str(line).unwrap();
        assert_eq!(notice.as_object().unwrap().keys().collect::<Vec<_>>(), ["change", "mark", "version"]);
    }
}

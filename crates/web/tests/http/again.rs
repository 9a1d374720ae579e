//! The lobby, invitations, the end of a game, rematch, replay, playing on from a moment, and what a shared link shows.

use crate::house::{Answer, House, Visitor, between, two_at_a_table};
use crate::kept::{FOUR, Kept, Moment};
use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, Request};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use tower::ServiceExt;

/// Where an answer leads to.
fn leads_to(answer: &Answer) -> String {
    assert_eq!(answer.status, 303, "{}", answer.text);
    answer.headers["location"].to_str().unwrap().to_owned()
}

/// Plays some clicks, and both give the game up.
pub async fn given_up(players: &[Visitor; 2], table: &str, clicks: usize) {
    for _ in 0..clicks {
        let seat = players[0].see(table, 0).await["to_decide"][0].as_u64().unwrap() as usize;
        let seen = players[seat].see(table, seat).await;
        let action = seen["choices"][0]["action"].as_str().unwrap();
        assert_eq!(players[seat].play(table, seat, action, &seen["version"]).await.status, 200);
    }
    let path = format!("/api/v1/tables/{table}");
    let ask = json!({ "abandon": true, "version": players[0].see(table, 0).await["version"] });
    assert_eq!(players[0].post(&format!("{path}/ask"), &ask).await.status, 200);
    assert_eq!(players[1].post(&format!("{path}/answer"), &json!({ "yes": true })).await.status, 200);
}

/// A picture and what was said with it.
async fn picture(router: &Router, path: &str) -> (HeaderMap, Vec<u8>) {
    let request = Request::get(path).header("host", "table.test").body(Body::empty()).unwrap();
    let response = router.clone().oneshot(request).await.unwrap();
    assert_eq!(response.status(), 200, "{path}");
    let (parts, body) = response.into_parts();
    (parts.headers, body.collect().await.unwrap().to_bytes().to_vec())
}

/// The size that a PNG says it has.
fn size(png: &[u8]) -> (u32, u32) {
    assert!(png.starts_with(b"\x89PNG\r\n\x1a\n"));
    let number = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().unwrap());
    (number(16), number(20))
}

async fn page_of(house: &Kept, query: &str) -> String {
    let request = Request::get(format!("{}{query}", house.page())).header("cookie", house.cookie());
    let response = house.router.clone().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
    assert_eq!(response.status(), 200);
    String::from_utf8(response.into_body().collect().await.unwrap().to_bytes().to_vec()).unwrap()
}

#[tokio::test]
async fn the_lobby_puts_what_goes_on_first_and_one_button_on_each_game() {
    let house = House::open().await;
    let mut ann = house.visitor().await;
    let empty = ann.get("/").await.text;
    assert!(!empty.contains("class=\"sheet continue\""));
    let games = ann.get("/api/v1/games").await.json();
    let games = games.as_array().unwrap();
    assert_eq!(empty.matches("action=\"/play-now\"").count(), games.len());
    assert_eq!(empty.matches("class=\"primary\"").count(), games.len());
    assert_eq!(empty.matches("class=\"art\"").count(), games.len());
    // Headings go down one level at a time.
    let levels: Vec<u32> = empty.split("<h").skip(1).filter_map(|rest| rest.chars().next()?.to_digit(10)).collect();
    assert_eq!(levels[0], 1);
    assert!(levels.windows(2).all(|pair| pair[1] <= pair[0] + 1), "{levels:?}");

    let answer = ann.form("/play-now", "game=steam&players=4".to_owned()).await;
    let table = leads_to(&answer);
    let cookie = answer.headers["set-cookie"].to_str().unwrap();
    assert!(cookie.starts_with("players=4"), "{cookie}");
    let id = table.trim_start_matches("/t/").to_owned();
    let seen = ann.see(&id, 0).await;
    assert!(
        seen["options"].as_array().unwrap().contains(&json!(["rules", "base"])),
        "the quick start is the Base game"
    );
    ann.cookie = format!("{}; players=4", ann.cookie);
    let lobby = ann.get("/").await.text;
    let (going, begin) = (lobby.find("class=\"sheet continue\"").unwrap(), lobby.find("action=\"/play-now\"").unwrap());
    assert!(going < begin, "what goes on stands first");
    assert!(lobby[going..begin].contains("just now") && !lobby.contains("steps<"), "{}", &lobby[going..begin]);
    let chosen = lobby.split("value=\"4\" checked").count() - 1;
    assert!(chosen >= 3, "the number is remembered for every game that is for four: {chosen}");
    for wrong in ["game=steam&players=1", "game=steam&players=x", "game=gwt2&players=6", "game=chess&players=2"] {
        assert_eq!(ann.form("/play-now", wrong.to_owned()).await.status, 400, "{wrong}");
    }
}

#[tokio::test]
async fn strangers_find_only_tables_that_are_listed() {
    let house = House::open().await;
    let (ann, eve) = (house.visitor().await, house.visitor().await);
    let form = |more: &str| format!("game=gwt2&seat-1=me&name-1=Ann&seat-2=bot:random{more}");
    let hidden = leads_to(&ann.form("/new", form("")).await);
    let listed = leads_to(&ann.form("/new", form("&listed=yes")).await);
    let lobby = eve.get("/").await.text;
    assert!(lobby.contains(&listed) && !lobby.contains(&hidden));
    assert_eq!(eve.get(&hidden).await.status, 200, "whoever has the address may watch");
}

#[tokio::test]
async fn invitations_are_shown_again_without_making_another_table() {
    let house = House::open().await;
    let (ann, ben) = (house.visitor().await, house.visitor().await);
    let form = "game=gwt2&seat-1=me&name-1=Ann&seat-2=invitation&seat-3=invitation".to_owned();
    let links = leads_to(&ann.form("/new", form).await);
    let page = ann.get(&links).await.text;
    assert_eq!(page, ann.get(&links).await.text);
    let secrets: Vec<&str> = page.split("data-copy=\"http://table.test/join/").skip(1).map(|it| &it[..32]).collect();
    assert_eq!(secrets.len(), 2);
    let mine = ann.get("/api/v1/tables").await.json();
    assert_eq!(mine["mine"].as_array().unwrap().len(), 1);
    let invited = ben.get(&format!("/join/{}", secrets[0])).await.text;
    assert!(invited.contains("Ann") && invited.contains("og:image\" content=\"http://table.test/covers/gwt2.png"));
    ben.accept(secrets[0]).await;
    let page = ann.get(&links).await.text;
    assert!(!page.contains(secrets[0]) && page.contains(secrets[1]), "a link that was used is no longer offered");
    // The waiting room says what will be played and offers clear deeds to who made the table.
    let table = links.split("/links").next().unwrap();
    let room = ann.get(table).await.text;
    assert!(room.contains("Great Western Trail, second edition</h2>") && room.contains("Add a bot here"), "{room}");
    assert!(!ben.get(table).await.text.contains("Add a bot here"));
    // A new link comes by an address of its own too.
    let again = leads_to(&ann.form(&format!("{table}/invite"), "seat=2".to_owned()).await);
    assert!(!ann.get(&again).await.text.contains(secrets[1]));
    assert!(!ann.get(&links).await.text.contains(secrets[1]), "the one before opens nothing");
    for wrong in ["?0=x", "?x=y", "?200=00000000000000000000000000000000"] {
        let status = ann.get(&format!("{table}/links{wrong}")).await.status.as_u16();
        assert!((400..500).contains(&status), "{wrong}: {status}");
    }
}

#[tokio::test]
async fn a_rematch_is_one_click_and_the_others_find_it() {
    let house = House::open().await;
    let (players, table) = two_at_a_table(&house, "gwt2").await;
    let path = format!("/t/{table}/rematch");
    assert_eq!(players[0].form(&path, String::new()).await.status, 409, "the game goes on");
    given_up(&players, &table, 3).await;
    let eve = house.visitor().await;
    assert_eq!(eve.form(&path, String::new()).await.status, 403);
    assert!(!eve.get(&format!("/t/{table}")).await.text.contains("/rematch\""));
    let mut forged = players[0].clone();
    forged.csrf = "0".repeat(32);
    assert_eq!(forged.form(&path, String::new()).await.status, 403);
    assert!(players[0].get(&format!("/t/{table}")).await.text.contains("/rematch\""));

    let new = leads_to(&players[0].form(&path, String::new()).await);
    assert_eq!(leads_to(&players[1].form(&path, String::new()).await), new);
    let notice = players[1].get(&format!("/t/{table}/fragment")).await.text;
    assert!(notice.contains(&format!("href=\"{new}\"")) && notice.contains("The rematch is on"), "{notice}");
    let seats = players[1].see(new.trim_start_matches("/t/"), 0).await["seats"].clone();
    let names: Vec<&Value> = seats.as_array().unwrap().iter().map(|seat| &seat["name"]).collect();
    assert_eq!(names, ["Ben", "Ann"], "everybody sits one seat on");
    assert!(seats[0]["yours"].as_bool().unwrap());
}

#[tokio::test]
async fn a_finished_game_is_played_on_from_a_moment() {
    let house = House::open().await;
    let (players, table) = two_at_a_table(&house, "gwt2").await;
    let eve = house.visitor().await;
    let path = format!("/t/{table}/fork");
    let step = players[0].see(&table, 0).await["version"]["step"].as_u64().unwrap() + 2;
    let fork = |seat: u32, others: &str, step: u64| format!("step={step}&seat={seat}&others={others}");
    for who in [&players[0], &eve] {
        assert_eq!(who.form(&path, fork(0, "bots", step)).await.status, 409, "a running game is not forked");
        assert!(!who.get(&format!("/t/{table}?step={step}")).await.text.contains("/fork\""));
    }
    given_up(&players, &table, 12).await;
    assert!(eve.get(&format!("/t/{table}?step={step}")).await.text.contains("/fork\""));
    for wrong in
        [fork(2, "bots", step), fork(0, "nobody", step), fork(0, "bots", 1_000_000), "seat=0&others=bots".into()]
    {
        let status = eve.form(&path, wrong.clone()).await.status.as_u16();
        assert!((400..500).contains(&status), "{wrong}: {status}");
    }
    let against_bots = leads_to(&eve.form(&path, fork(1, "bots", step)).await);
    let seen = eve.see(against_bots.trim_start_matches("/t/"), 1).await;
    assert_eq!((&seen["status"], &seen["seats"][0]["kind"]), (&json!("running"), &json!("bot")));
    assert!(seen["version"]["step"].as_u64().unwrap() >= step);
    let links = leads_to(&eve.form(&path, fork(0, "friends", step)).await);
    let page = eve.get(&links).await.text;
    let friend = house.visitor().await;
    friend.accept(between(&page, "/join/", "\"")).await;
    let forked = links.trim_start_matches("/t/").split('/').next().unwrap();
    assert!(friend.see(forked, 1).await["version"]["step"].as_u64().unwrap() >= step);
}

#[tokio::test]
async fn the_end_shows_who_won_how_it_went_and_what_can_be_done() {
    let house = Kept::open(FOUR, Moment::Over).await;
    let end = page_of(&house, "").await;
    for part in
        ["class=\"winner\"", "class=\"chart\"", "class=\"chart course\"", "/rematch\"", "data-share=", "data-watch"]
    {
        assert!(end.contains(part), "{part}");
    }
    assert_eq!(end.matches("class=\"line\"").count(), 4, "a line for each player");
    // Looking back: the turns as a ribbon, where one is in words, a way back, and no end.
    let past = page_of(&house, "?step=300").await;
    assert!(past.contains("class=\"ribbon\"") && past.contains("Turn ") && past.contains("data-go=\"turn-back\""));
    assert!(
        past.contains("class=\"happened\"") && !past.contains("class=\"winner\"") && past.contains("Back to the game")
    );
    let slider = between(&past, "id=\"history\"", ">");
    let first: u32 = between(slider, "min=\"", "\"").parse().unwrap();
    assert!(first > 20, "what was dealt before the game is no part of it: {slider}");
    let middle = page_of(&Kept::open(FOUR, Moment::Middle).await, "").await;
    assert!(!middle.contains("chart course") && !middle.contains("/fork\"") && !middle.contains("/rematch\""));
}

#[tokio::test]
async fn a_shared_link_has_a_picture_of_what_everybody_may_see() {
    let house = Kept::open(FOUR, Moment::Middle).await;
    let page = page_of(&house, "").await;
    let image = between(&page, "og:image\" content=\"", "\"");
    assert!(image.ends_with(&format!("{}/picture.png", house.page())), "{image}");
    let path = format!("{}/picture.png", house.page());
    let (headers, png) = picture(&house.router, &path).await;
    assert_eq!((headers["content-type"].to_str().unwrap(), size(&png)), ("image/png", (1200, 630)));
    assert_eq!(headers["cross-origin-resource-policy"], "cross-origin");
    assert!(png.len() < 600_000, "{} bytes", png.len());
    let (_, cover) = picture(&house.router, "/covers/gwt2.png").await;
    assert_ne!(png, cover, "it is the board");
    // Whoever asks gets the same: it is not made from a seat.
    let request = Request::get(&path).header("cookie", house.cookie()).body(Body::empty()).unwrap();
    let own = house.router.clone().oneshot(request).await.unwrap().into_body().collect().await.unwrap().to_bytes();
    assert!(own == png);
}

#[tokio::test]
async fn the_page_can_be_installed() {
    let house = House::open().await;
    let ann = house.visitor().await;
    let lobby = ann.get("/").await.text;
    assert!(lobby.contains("rel=\"manifest\"") && lobby.contains("name=\"theme-color\""));
    let manifest = ann.get("/manifest.webmanifest").await;
    assert_eq!(manifest.headers["content-type"], "application/manifest+json");
    let manifest = manifest.json();
    assert_eq!(manifest["display"], "standalone");
    for icon in manifest["icons"].as_array().unwrap().iter().filter(|icon| icon["type"] == "image/png") {
        let (_, png) = picture(&house.router(), icon["src"].as_str().unwrap()).await;
        let (width, height) = size(&png);
        assert_eq!(icon["sizes"], format!("{width}x{height}"));
    }
    for wrong in ["/covers/chess.png", "/covers/gwt2.svg", "/icon-64.png"] {
        assert_eq!(ann.get(wrong).await.status, 404, "{wrong}");
    }
}

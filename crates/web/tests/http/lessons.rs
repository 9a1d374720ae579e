//! Lessons from outside: every lesson in every language, step by step. The coach speaks, what it points at is on the page, the right click is
//! played and a wrong one is not.

use crate::house::{Answer, House, Visitor, between};
use axum::http::StatusCode;
use cowcatcher_session::{Lesson, lesson};
use cowcatcher_words::Locale;
use serde_json::json;
use std::time::Duration;

const GAMES: [&str; 4] = ["gwt1", "gwt2", "mombasa", "steam"];

/// Text as it stands in a page.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// Somebody who reads this language.
async fn reader(house: &House, locale: Locale) -> Visitor {
    let mut visitor = house.visitor().await;
    visitor.cookie = format!("{}; language={}", visitor.cookie, locale.code());
    visitor
}

async fn begun(visitor: &Visitor, game: &str) -> String {
    let answer = visitor.form("/lesson", format!("game={game}")).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text);
    answer.headers["location"].to_str().unwrap().strip_prefix("/t/").unwrap().to_owned()
}

/// The page once nobody else plays, at a step of the lesson.
async fn page(visitor: &Visitor, table: &str, locale: Locale) -> String {
    let watch = escaped(&locale.text("lesson-watch"));
    for _ in 0..1000 {
        let page = visitor.get(&format!("/t/{table}/fragment")).await.text;
        if !page.contains(&watch) {
            return page;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("the others do not play")
}

async fn play(visitor: &Visitor, table: &str, lesson: &Lesson, actions: &[String], page: &str) -> Answer {
    let version = between(page, "data-version=\"", "\"");
    let click = json!({ "seat": lesson.pupil.0, "actions": actions, "version": version, "forced": true });
    visitor.post(&format!("/api/v1/tables/{table}/actions"), &click).await
}

#[tokio::test(flavor = "multi_thread")]
async fn every_lesson_is_given_in_every_language() {
    let house = House::open().await;
    for (game, &locale) in GAMES.iter().flat_map(|game| Locale::ALL.iter().map(move |locale| (game, locale))) {
        let lesson = lesson(game).unwrap();
        let ann = reader(&house, locale).await;
        let table = begun(&ann, game).await;
        for (number, step) in lesson.steps.iter().enumerate() {
            let of = format!("lessons/{game}.toml in {locale}: step {} ({})", number + 1, step.text);
            let page = page(&ann, &table, locale).await;
            assert!(page.contains(&format!("data-lesson-step=\"{number}\"")), "{of}: the page is elsewhere");
            for said in [step.title(locale), step.words(locale)] {
                assert!(page.contains(&escaped(&said)), "{of}: {said:?} is not said");
            }
            if step.show.is_some() {
                let (kind, name) =
                    (between(&page, "data-show-kind=\"", "\""), between(&page, "data-show-name=\"", "\""));
                let there = match kind {
                    "region" => name.split(' ').count() == 4,
                    "action" => {
                        page.contains(&format!("data-action=\"{name}\""))
                            || page.contains(&format!("data-goal=\"{name}\""))
                    }
                    kind => page.contains(&format!("data-{kind}=\"{name}\"")),
                };
                assert!(there, "{of}: {kind} {name} is not on the page");
            } else {
                assert!(!page.contains("data-show-kind"), "{of}");
            }
            if step.is_read() {
                let next = json!({ "next": number });
                assert_eq!(ann.post(&format!("/api/v1/tables/{table}/lesson"), &next).await.status, 200, "{of}");
                continue;
            }
            // Something else that is offered.
            let entries = page.split("data-part=\"bar\"").nth(1).unwrap().split("data-action=\"").skip(1);
            let other = entries.map(|rest| rest.split('"').next().unwrap()).find(|action| step.play[0] != *action);
            if let Some(other) = other {
                let refused = play(&ann, &table, lesson, &[other.to_owned()], &page).await;
                refused.refused(409, "lesson");
                assert_eq!(refused.json()["text"], json!(locale.text("lesson-later")), "{of}");
                let after = ann.get(&format!("/t/{table}/fragment")).await.text;
                assert_eq!(between(&after, "data-version=\"", "\""), between(&page, "data-version=\"", "\""), "{of}");
            }
            let played = play(&ann, &table, lesson, &step.play, &page).await;
            assert_eq!(played.status, 200, "{of}: {}", played.text);
        }
        let after = ann.get(&format!("/t/{table}")).await.text;
        assert!(!after.contains("data-lesson-step"), "{game} in {locale}: the lesson is over");
        assert!(after.contains("data-coach"), "{game} in {locale}: the coach stays and advises");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn lessons_are_found_and_begin() {
    let house = House::open().await;
    let ann = house.visitor().await;
    let lobby = ann.get("/").await.text;
    assert_eq!(lobby.matches("formaction=\"/lesson\"").count(), GAMES.len());
    for game in GAMES {
        assert!(ann.get(&format!("/learn/{game}")).await.text.contains("action=\"/lesson\""), "{game}");
        assert!(ann.get(&format!("/new?game={game}")).await.text.contains("action=\"/lesson\""), "{game}");
    }
    assert_eq!(ann.form("/lesson", "game=toy".to_owned()).await.status, StatusCode::CONFLICT);
    assert_eq!(ann.form("/lesson", "game=chess".to_owned()).await.status, StatusCode::BAD_REQUEST);
    let table = begun(&ann, "steam").await;
    // Whoever watches is not taught.
    let eve = house.visitor().await;
    assert!(!eve.get(&format!("/t/{table}")).await.text.contains("data-lesson-step"));
    let lesson = format!("/api/v1/tables/{table}/lesson");
    eve.post(&lesson, &json!({ "leave": true })).await.refused(403, "not-your-seat");
    ann.post(&lesson, &json!({ "next": 3 })).await.refused(409, "no-lesson");
    ann.post(&lesson, &json!({ "next": 0, "leave": true })).await.refused(400, "bad-request");
    ann.post(&lesson, &json!({})).await.refused(400, "bad-request");
    assert_eq!(ann.post(&lesson, &json!({ "restart": true })).await.status, 200);
    assert_eq!(ann.post(&lesson, &json!({ "leave": true })).await.status, 200);
    assert!(!ann.get(&format!("/t/{table}")).await.text.contains("data-lesson-step"));
}

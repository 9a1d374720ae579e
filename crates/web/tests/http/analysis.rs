//! The analysis of a finished game over HTTP: who may ask and cancel, and that nothing of a running game is told.

use crate::again::given_up;
use crate::house::{Answer, House, between, two_at_a_table};
use crate::kept::{FOUR, Kept, Moment};
use axum::body::Body;
use axum::http::Request;
use http_body_util::BodyExt;
use serde_json::{Value, json};
use tower::ServiceExt;

/// A request of a program that has this secret.
async fn ask(house: &Kept, secret: &str, method: &str, deed: &str) -> Answer {
    let path = format!("/api/v1/tables/{}/{deed}", house.page().trim_start_matches("/t/"));
    let request = Request::builder().method(method).uri(path).header("authorization", format!("Bearer {secret}"));
    let body = if method == "POST" { Body::from("{}") } else { Body::empty() };
    let response = house.router.clone().oneshot(request.body(body).unwrap()).await.unwrap();
    let (parts, body) = response.into_parts();
    let text = String::from_utf8(body.collect().await.unwrap().to_bytes().to_vec()).unwrap();
    Answer { status: parts.status, headers: parts.headers, text }
}

/// The page of a table as somebody with this cookie sees it.
async fn page(house: &Kept, cookie: &str) -> String {
    let request = Request::get(house.page()).header("cookie", cookie).body(Body::empty()).unwrap();
    let response = house.router.clone().oneshot(request).await.unwrap();
    String::from_utf8(response.into_body().collect().await.unwrap().to_bytes().to_vec()).unwrap()
}

#[tokio::test]
async fn of_a_game_that_is_not_over_nothing_is_analysed() {
    let house = House::open().await;
    let (players, table) = two_at_a_table(&house, "gwt2").await;
    let path = format!("/api/v1/tables/{table}/analysis");
    for given in [false, true] {
        players[0].get(&path).await.refused(409, "not-over");
        players[0].post(&path, &json!({})).await.refused(409, "not-over");
        let page = players[0].get(&format!("/t/{table}")).await.text;
        assert!(!page.contains("id=\"analysis\""));
        if !given {
            given_up(&players, &table, 4).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn anybody_may_ask_and_whoever_sat_there_may_cancel() {
    let house = Kept::open(FOUR, Moment::Over).await;
    let cookie = house.cookie();
    let own = cookie.trim_start_matches("cowcatcher=");
    let begin = page(&house, &cookie).await;
    let analysis = between(&begin, "id=\"analysis\"", "</section>");
    assert!(analysis.contains("/analysis\"") && analysis.contains("<button"), "{analysis}");
    assert_eq!(
        ask(&house, own, "GET", "analysis").await.json(),
        json!({
            "stage": "none", "progress": null, "outdated": false, "analysis": null,
        })
    );
    let stranger = "kxj9c2vx32zrg0acbv2dd44aybyvh4wy";
    let asked = ask(&house, stranger, "POST", "analysis").await.json();
    assert!(["waits", "runs"].map(Value::from).contains(&asked["stage"]), "{asked}");
    // Whoever neither asked nor sat there looks on.
    let other = "zxj9c2vx32zrg0acbv2dd44aybyvh4wy";
    ask(&house, other, "POST", "analysis/cancel").await.refused(403, "not-your-seat");
    let watched = page(&house, &format!("cowcatcher={other}")).await;
    assert!(watched.contains("<progress") && !watched.contains("analysis/cancel"), "only looked on");
    assert!(page(&house, &cookie).await.contains("analysis/cancel"));
    let cancelled = ask(&house, own, "POST", "analysis/cancel").await.json();
    assert_eq!(cancelled["stage"], "none");
    assert!(!page(&house, &cookie).await.contains("<progress"));
}

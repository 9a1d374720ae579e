//! Groups from outside: their people see them, nobody else does; one click to the next game; and every page in every language.

use crate::house::{Answer, House, Visitor, between};
use axum::http::{Request, StatusCode};
use serde_json::{Value, json};

/// A group of Ann, who founded it, and Ben; a stranger; the name of the group in addresses and its secret.
struct Friday {
    house: House,
    ann: Visitor,
    ben: Visitor,
    stranger: Visitor,
    group: String,
    secret: String,
}

async fn friday() -> Friday {
    let house = House::open().await;
    let (ann, ben, stranger) = (house.visitor().await, house.visitor().await, house.visitor().await);
    let made = ann.post("/api/v1/groups", &json!({ "group": "Friday <b>", "name": "Ann" })).await;
    assert_eq!(made.status, StatusCode::CREATED, "{}", made.text);
    let made = made.json();
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let (group, secret) = (text(&made["group"]), text(&made["link"]["secret"]));
    assert_eq!(made["link"]["address"], json!(format!("http://table.test/g/join/{secret}")));
    let joined = ben.post("/api/v1/groups/join", &json!({ "secret": secret, "name": "Ben" })).await;
    assert_eq!((joined.status, joined.json()), (StatusCode::OK, json!({ "group": group })));
    Friday { house, ann, ben, stranger, group, secret }
}

impl Friday {
    fn page(&self) -> String {
        format!("/g/{}", self.group)
    }

    fn api(&self, deed: &str) -> String {
        format!("/api/v1/groups/{}{deed}", self.group)
    }

    /// A table of the group for two, at which Ben has not sat down.
    async fn table(&self, game: &str) -> String {
        let plan = json!({ "game": game, "seats": [{ "me": "Ann" }, "member"] });
        let made = self.ann.post(&self.api("/tables"), &plan).await;
        assert_eq!((made.status, &made.json()["invitations"]), (StatusCode::CREATED, &json!([])), "{}", made.text);
        made.json()["table"].as_str().unwrap().to_owned()
    }
}

fn location(answer: &Answer) -> String {
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text);
    answer.headers["location"].to_str().unwrap().to_owned()
}

#[tokio::test]
async fn nothing_of_a_group_is_told_to_strangers() {
    let friday = friday().await;
    let table = friday.table("toy").await;
    let Friday { stranger, .. } = &friday;
    let none = "/api/v1/groups/0000000000000000";
    // Of a group that is not theirs, of one that there is not and of nonsense they are told the same.
    let own = friday.api("");
    for group in [own.as_str(), none, "/api/v1/groups/..%2f..%2fetc"] {
        stranger.get(group).await.refused(404, "unknown-group");
        for (deed, body) in [
            ("tables", json!({ "game": "toy", "seats": [{ "me": "Eve" }, "member"] })),
            ("next", json!({})),
            ("rename", json!({ "group": "Mine", "name": "Eve" })),
            ("link", json!({})),
            ("leave", json!({})),
            ("remove", json!({ "number": 2 })),
        ] {
            stranger.post(&format!("{group}/{deed}"), &body).await.refused(404, "unknown-group");
        }
    }
    let told = stranger.get(&friday.api("")).await.text;
    assert_eq!(told, stranger.get(none).await.text, "byte for byte");
    for path in [
        friday.page(),
        format!("/g/{}/link?secret={}", friday.group, friday.secret),
        format!("/new?group={}", friday.group),
    ] {
        let answer = stranger.get(&path).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
        assert!(!answer.text.contains("Friday"), "{path}");
    }
    for path in [
        "/",
        "/groups",
        "/archive",
        "/me",
        "/api/v1/groups",
        "/api/v1/tables",
        &format!("/t/{table}"),
        &format!("/api/v1/tables/{table}"),
    ] {
        let answer = stranger.get(path).await;
        assert_eq!(answer.status, StatusCode::OK, "{path}");
        assert!(!answer.text.contains("Friday") && !answer.text.contains(&friday.group), "{path}: {}", answer.text);
    }
    // The seat that is kept for the group is not for them.
    let sit = format!("/api/v1/tables/{table}/sit");
    stranger.post(&sit, &json!({ "name": "Eve" })).await.refused(409, "full");
    assert_eq!(friday.ben.post(&sit, &json!({ "name": "Ben" })).await.status, StatusCode::OK);
    // Nobody is known by more than their name: who is who on other tables stays theirs.
    let seen = friday.ben.get(&friday.api("")).await.text;
    assert!(!seen.contains("who") && !seen.contains(&friday.secret), "{seen}");
}

#[tokio::test]
async fn what_makes_no_sense_is_refused() {
    let friday = friday().await;
    let Friday { ann, ben, stranger, .. } = &friday;
    for (body, code) in [
        (json!({ "group": "", "name": "Ann" }), "empty"),
        (json!({ "group": "\u{200b}\u{202e}", "name": "Ann" }), "empty"),
        (json!({ "group": "x".repeat(41), "name": "Ann" }), "too-long"),
        (json!({ "group": "Round", "name": "x".repeat(25) }), "too-long"),
        (json!({ "group": "Round" }), "bad-request"),
        (json!([]), "bad-request"),
    ] {
        ann.post("/api/v1/groups", &body).await.refused(400, code);
    }
    for secret in ["", "x", "0123456789abcdefghjkmnpqrstvwxyz", &friday.secret[1..]] {
        stranger
            .post("/api/v1/groups/join", &json!({ "secret": secret, "name": "Eve" }))
            .await
            .refused(404, "bad-invitation");
        assert_eq!(stranger.get(&format!("/g/join/{secret}x")).await.status, StatusCode::NOT_FOUND);
    }
    ben.post(&friday.api("/rename"), &json!({ "group": "Ben’s" })).await.refused(403, "not-your-group");
    ben.post(&friday.api("/remove"), &json!({ "number": 1 })).await.refused(403, "not-your-group");
    ann.post(&friday.api("/remove"), &json!({ "number": "Ben" })).await.refused(400, "bad-request");
    ann.post(&friday.api("/next"), &json!({})).await.refused(409, "not-begun");
    ann.get(&friday.api("?after=here")).await.refused(400, "bad-request");
    // A seat for a group is none without one.
    let plan = json!({ "game": "toy", "seats": [{ "me": "Ann" }, "member"] });
    ann.post("/api/v1/tables", &plan).await.refused(404, "unknown-group");
    // Another site can do nothing in somebody's name, nor can a form without its token.
    for path in ["/next", "/rename", "/leave", "/remove", "/link"] {
        let forged = Request::post(format!("/g/{}{path}", friday.group)).header("host", "table.test");
        let forged = forged.header("cookie", &ann.cookie).header("content-type", "application/x-www-form-urlencoded");
        assert_eq!(
            ann.send(forged.body("name=Eve&number=2".into()).unwrap()).await.status,
            StatusCode::FORBIDDEN,
            "{path}"
        );
    }
    let members = ann.get(&friday.api("")).await.json()["members"].clone();
    assert_eq!(members.as_array().unwrap().len(), 2, "and nothing was changed: {members}");
}

#[tokio::test]
async fn friends_come_in_play_and_play_again_by_forms() {
    let friday = friday().await;
    let Friday { ann, ben, stranger, .. } = &friday;
    // A new link is shown to whoever made it; the one before is dead.
    let shown = location(&ben.form(&format!("{}/link", friday.page()), String::new()).await);
    let page = ben.get(&shown).await.text;
    let link = between(&page, "http://table.test/g/join/", "\"").to_owned();
    assert_ne!(link, friday.secret);
    assert_eq!(stranger.get(&format!("/g/join/{}", friday.secret)).await.status, StatusCode::NOT_FOUND);
    let invitation = stranger.get(&format!("/g/join/{link}")).await.text;
    assert!(invitation.contains("Ann invites you to the group “Friday &lt;b&gt;”."), "{invitation}");
    let joined = stranger.form(&format!("/g/join/{link}"), "name=Cleo".to_owned()).await;
    assert_eq!(location(&joined), friday.page());
    let seen = stranger.get(&friday.page()).await.text;
    assert!(seen.contains("Cleo") && seen.contains("Set up the first game") && !seen.contains(&link), "{seen}");
    assert!(stranger.get("/").await.text.contains(&friday.page()), "the lobby leads there");
    // The first game by the form, which offers seats for the group.
    let form = ann.get(&format!("/new?group={}&game=gwt2", friday.group)).await.text;
    assert!(
        form.contains("A table for the group “Friday &lt;b&gt;”") && form.contains("value=\"member\" selected"),
        "{form}"
    );
    let chosen =
        format!("group={}&game=gwt2&seat-1=me&name-1=Ann&seat-2=member&seat-3=none&option-buildings=b", friday.group);
    let table = location(&ann.form("/new", chosen).await);
    let waiting = stranger.get(&table).await.text;
    assert!(waiting.contains("For anyone in the group") && waiting.contains(&format!("{table}/sit")), "{waiting}");
    // While it waits it is the next game, for all of them.
    let next = format!("{}/next", friday.page());
    assert_eq!(location(&ben.form(&next, String::new()).await), table);
    assert_eq!(location(&stranger.form(&format!("{table}/sit"), "name=Cleo".to_owned()).await), table);
    let going = ben.get(&friday.page()).await.text;
    assert!(going.contains("Games in progress") && going.contains(&format!("href=\"{table}\"")), "{going}");
    // The next one is like it, one seat on, for whoever clicks.
    let other = location(&ben.form(&next, String::new()).await);
    assert_ne!(other, table);
    let seats = ben.get(&other.replace("/t/", "/api/v1/tables/")).await.json();
    assert_eq!(seats["seats"].as_array().unwrap().iter().filter(|seat| seat["kind"] == "open").count(), 1);
    let kept = |answer: Value| answer["options"].clone();
    assert_eq!(kept(seats), kept(ann.get(&table.replace("/t/", "/api/v1/tables/")).await.json()));
    // The form is as it was chosen last.
    let form = ben.get(&format!("/new?group={}", friday.group)).await.text;
    assert!(form.contains("name=\"game\" value=\"gwt2\"") && form.contains("<option value=\"b\" selected"), "{form}");
    // The host sends somebody away, who is told nothing any more, and whom the link does not let in again.
    let people = ann.get(&friday.page()).await.text;
    assert!(people.contains("Remove Cleo from the group"), "{people}");
    assert!(!ben.get(&friday.page()).await.text.contains("Remove Cleo"), "that is not up to him");
    assert_eq!(location(&ann.form(&format!("{}/remove", friday.page()), "number=3".to_owned()).await), friday.page());
    assert_eq!(stranger.get(&friday.page()).await.status, StatusCode::NOT_FOUND);
    assert_eq!(stranger.get(&format!("/g/join/{link}")).await.status, StatusCode::NOT_FOUND);
    assert!(ben.get(&shown).await.text.contains("This invitation isn’t valid any more."));
    let renamed = ann.form(&format!("{}/rename", friday.page()), "group=Saturday".to_owned()).await;
    assert_eq!(location(&renamed), friday.page());
    ben.form(&format!("{}/rename", friday.page()), "name=Benedict".to_owned()).await;
    let seen = ann.get(&friday.page()).await.text;
    assert!(seen.contains("<h1>Saturday</h1>") && seen.contains("Benedict"), "{seen}");
    assert_eq!(location(&ann.form(&format!("{}/leave", friday.page()), String::new()).await), "/groups");
    assert!(ben.get(&friday.page()).await.text.contains("name=\"group\""), "he is the host now");
}

#[tokio::test]
async fn results_are_added_up_and_rematches_stay() {
    let mut friday = friday().await;
    let table = friday.table("toy").await;
    friday.ben.post(&format!("/api/v1/tables/{table}/sit"), &json!({ "name": "Ben" })).await;
    loop {
        let seen = friday.ann.see(&table, 0).await;
        let Some(seat) = seen["to_decide"].as_array().unwrap().first().and_then(Value::as_u64) else { break };
        let player = [&friday.ann, &friday.ben][seat as usize];
        let seen = player.see(&table, seat as usize).await;
        let action = seen["choices"][0]["action"].as_str().unwrap().to_owned();
        assert_eq!(player.play(&table, seat as usize, &action, &seen["version"]).await.status, StatusCode::OK);
    }
    // The end of a game leads to the group: those who are in it.
    let end = friday.ben.get(&format!("/t/{table}")).await.text;
    assert!(end.contains(&format!("href=\"{}\"", friday.page())), "{end}");
    assert!(!friday.stranger.get(&format!("/t/{table}")).await.text.contains(&friday.group));
    let rematch = location(&friday.ben.form(&format!("/t/{table}/rematch"), String::new()).await);
    let games = cowcatcher_table::Games::catalogue();
    let store = std::sync::Arc::new(friday.house.store.clone());
    cowcatcher_table::Tables::new(store, games, Default::default()).write_down().await.unwrap();
    friday.house.restart();
    let ann = friday.ann.clone().at(&friday.house);
    let seen = ann.get(&friday.api("")).await.json();
    assert_eq!(seen["tables"][0]["table"], json!(rematch.trim_start_matches("/t/")));
    assert_eq!(seen["finished"]["games"][0]["table"], json!(table));
    let results = seen["results"].as_array().unwrap();
    assert_eq!(results.len(), 2);
    assert!(results.iter().all(|result| result["game"] == "toy" && result["games"] == 1), "{results:?}");
    let page = ann.get(&friday.page()).await.text;
    assert!(page.contains("Results") && page.contains(">Ben</th>"), "{page}");
    for language in ["en", "it", "pt-BR", "uk"] {
        let new = format!("/new?group={}", friday.group);
        for path in [friday.page(), "/groups".to_owned(), new, format!("/t/{table}"), "/".to_owned()] {
            let request = Request::get(&path).header("host", "table.test");
            let request = request.header("cookie", format!("{}; language={language}", ann.cookie));
            let answer = ann.send(request.body("".into()).unwrap()).await;
            assert_eq!(answer.status, StatusCode::OK, "{language} {path}");
            for id in ["group-", "groups-", "seat-member", "waiting-group"] {
                assert!(!answer.text.contains(&format!(">{id}")), "{language} {path}: a text {id} is missing");
            }
        }
    }
}

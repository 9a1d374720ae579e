//! Tables that can't be played on have a page that says so, and nobody else notices.

use crate::house::{House, two_at_a_table};
use cowcatcher_table::{Append, NewTable, Store, TableId, Urgency};
use serde_json::json;

#[tokio::test]
async fn a_table_whose_lines_were_changed_is_shown_with_the_reason_and_can_be_closed() {
    let mut house = House::open().await;
    let (people, table) = two_at_a_table(&house, "gwt2").await;
    let id: TableId = table.parse().unwrap();
    let row = house.store.table(&id).await.unwrap().unwrap();
    // The lines are as they were, but not what was said to have been written.
    let digest = Some(row.digest.unwrap().with(&["1 done".to_owned()]));
    let (at, progress, urgency) = (row.version, row.progress, Urgency::Person);
    house
        .store
        .append(Append { id: &id, at, clicks: &[], progress, digest, urgency, clock: None, now: 1 })
        .await
        .unwrap();
    house.restart();
    let [ann, ben] = people.map(|one| one.at(&house));
    let page = ann.get(&format!("/t/{table}")).await;
    assert_eq!(page.status, 200);
    assert!(page.text.contains("This table can’t be continued") && page.text.contains("has changed them"));
    assert!(page.text.contains("data-part=\"board\""), "the board is shown");
    let seen = ann.see(&table, 0).await;
    assert_eq!(seen["choices"], json!([]));
    ann.play(&table, 0, "done", &seen["version"]).await.refused(409, "unreadable");
    assert_eq!(ann.get("/").await.status, 200);
    let api = format!("/api/v1/tables/{table}");
    ann.get(&format!("{api}/journal")).await.refused(409, "not-over");
    let ask = json!({ "abandon": true, "version": seen["version"] });
    assert_eq!(ann.post(&format!("{api}/ask"), &ask).await.status, 200);
    assert!(ben.get(&format!("/t/{table}")).await.text.contains("class=\"request\""));
    assert_eq!(ben.post(&format!("{api}/answer"), &json!({ "yes": true })).await.status, 200);
    let journal = ann.get(&format!("/t/{table}/journal")).await;
    assert!(journal.status == 200 && journal.text.starts_with("cowcatcher journal 1"), "{}", journal.text);
}

#[tokio::test]
async fn a_table_of_unknown_rules_has_a_page_and_a_way_to_close_it() {
    let mut house = House::open().await;
    let (people, table) = two_at_a_table(&house, "mombasa").await;
    let mut row = house.store.table(&table.parse().unwrap()).await.unwrap().unwrap();
    row.id = TableId::new().unwrap();
    row.rules = 9;
    house.store.create(NewTable { row: &row, lines: &[], after: None, origin: None }).await.unwrap();
    house.restart();
    let people = people.map(|one| one.at(&house));
    let page = format!("/t/{}", row.id);
    for (one, closed) in people.iter().zip([false, true]) {
        let answer = one.get(&page).await;
        assert_eq!(answer.status, 200);
        assert!(answer.text.contains("revision 9 of the rules"), "{}", answer.text);
        one.get(&format!("/api/v1/tables/{}", row.id)).await.refused(409, "unreadable");
        assert_eq!(one.get("/").await.status, 200);
        assert_eq!(one.form(&format!("{page}/close"), String::new()).await.status, 303);
        assert_eq!(one.get(&format!("{page}/journal")).await.status, if closed { 200 } else { 409 });
    }
}

//! Several servers on one PostgreSQL: pages turn on all of them, nobody writes a step twice, and bots go on when their server dies.

use crate::backend::Database;
use crate::common::*;
use crate::story;
use cowcatcher_engine::Seat;
use cowcatcher_table::{Arrival, Ask, Pace, Postgres, Room, Settings, Status, Store, TableId, Tables};
use std::time::{Duration, Instant};

/// Waits until something holds; says how long it took.
async fn until(what: &str, most: Duration, holds: impl AsyncFn() -> bool) -> Duration {
    let begin = Instant::now();
    while !holds().await {
        assert!(begin.elapsed() < most, "{what} takes too long");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    begin.elapsed()
}

async fn at(tables: &Tables, id: &TableId) -> u32 {
    version(tables, id).await.step
}

const SOON: Duration = Duration::from_secs(20);

#[tokio::test(flavor = "multi_thread")]
async fn servers_that_start_together_set_the_database_up_once() {
    let Some(database) = Database::new().await else { return };
    let all = (0..5).map(|_| Postgres::open(Box::leak(database.address().into_boxed_str())));
    for store in story::futures(all.collect()).await {
        assert!(store.unwrap().open_tables(9).await.unwrap().is_empty());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_happens_on_one_server_is_seen_on_the_other() {
    let Some(database) = Database::new().await else { return };
    let (one, two) = (database.serve(brisk()).await, database.serve(brisk()).await);
    let (id, people) = two_people(&one.tables).await;
    assert_eq!(everything(&one.tables, &id).await, everything(&two.tables, &id).await);
    // Somebody watches there, so the other server keeps the table in memory.
    let mut watching = two.tables.watch(&id, &people[1], Pace::default()).await.unwrap();
    let mut clicker = Clicker::new(5);
    for turn in 0..20 {
        let here = if turn % 3 == 0 { &two.tables } else { &one.tables };
        until("the page", SOON, async || version(&one.tables, &id).await == version(&two.tables, &id).await).await;
        clicker.click(here, &id, &people).await.unwrap();
        tokio::time::timeout(SOON, watching.next()).await.expect("a notice comes").unwrap();
    }
    until("the page", SOON, async || everything(&one.tables, &id).await == everything(&two.tables, &id).await).await;

    // What is said, who sits there, what is asked and agreed to.
    for (number, tables) in [&one.tables, &two.tables, &one.tables].into_iter().enumerate() {
        tables.say(&id, &people[0], Seat(0), &format!("word {number}")).await.unwrap();
    }
    let heard = async |tables: &Tables| tables.look(&id, |state| state.said(Room::Table).len()).await.unwrap();
    until("talk", SOON, async || heard(&one.tables).await == 3 && heard(&two.tables).await == 3).await;
    one.tables.rename(&id, &people[0], Seat(0), "Zoe").await.unwrap();
    until("a name", SOON, async || two.tables.look(&id, |state| state.seats()[0].name == "Zoe").await.unwrap()).await;
    let now = version(&one.tables, &id).await;
    one.tables.ask(&id, &people[0], Ask::Abandon, now).await.unwrap();
    until("a request", SOON, async || two.tables.look(&id, |state| state.request().is_some()).await.unwrap()).await;
    two.tables.answer(&id, &people[1], true).await.unwrap();
    let over = async || one.tables.look(&id, |state| state.status()).await.unwrap() == Status::Abandoned;
    until("giving up", SOON, over).await;
    // Both want to play again, each at another server: it is one table.
    let again = story::futures(vec![one.tables.rematch(&id, &people[0]), two.tables.rematch(&id, &people[1])]).await;
    assert_eq!(again[0].as_ref().unwrap(), again[1].as_ref().unwrap());
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_writes_a_step_twice() {
    let Some(database) = Database::new().await else { return };
    let servers = [database.serve(brisk()).await, database.serve(brisk()).await, database.serve(brisk()).await];
    let (id, people) = two_people(&servers[0].tables).await;
    let mut clicker = Clicker::new(6);
    for _ in 0..25 {
        for server in &servers {
            let newest = version(&servers[0].tables, &id).await;
            until("the page", SOON, async || version(&server.tables, &id).await == newest).await;
        }
        let (seat, now) = to_move(&servers[0].tables, &id).await;
        let action = clicker.pick(&servers[0].tables, &id, seat).await;
        let who = people[seat.index()];
        let all = servers.iter().map(|server| server.tables.play(&id, &who, seat, &action, now));
        let said = story::futures(all.collect()).await;
        assert_eq!(said.iter().filter(|said| said.is_ok()).count(), 1, "{said:?}");
        assert!(
            said.iter().all(|said| said.as_ref().map_or_else(|error| error.code() == "stale", |_| true)),
            "{said:?}"
        );
        let newest = *said.iter().flatten().next().unwrap();
        until("the page", SOON, async || version(&servers[0].tables, &id).await == newest).await;
    }
    let stored = database.open().await.clicks(&id).await.unwrap().concat();
    assert_eq!(stored.len() as u32, at(&servers[0].tables, &id).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_connection_does_no_harm_and_comes_back() {
    let Some(database) = Database::new().await else { return };
    let (one, two) = (database.serve(brisk()).await, database.serve(brisk()).await);
    let (id, people) = two_people(&one.tables).await;
    let _watching = two.tables.watch(&id, &people[1], Pace::default()).await.unwrap();
    let mut clicker = Clicker::new(8);
    let mut failed = 0;
    for round in 0..30 {
        if round % 5 == 4 {
            database.hang_up().await;
        }
        let Ok((Some(seat), now)) =
            one.tables.look(&id, |state| (state.to_decide().iter().next(), state.version())).await
        else {
            failed += 1;
            continue;
        };
        let action = clicker.pick(&one.tables, &id, seat).await;
        match one.tables.play(&id, &people[seat.index()], seat, &action, now).await {
            Ok(_) => {}
            Err(error) => {
                assert!(matches!(error.code(), "storage" | "stale"), "{error}");
                failed += 1;
            }
        }
    }
    // It may fail once for each connection that was cut off while nobody looked, no more.
    assert!(failed < 20, "{failed} of 30 failed");
    let settled = async || {
        let seen =
            [one.tables.look(&id, |state| state.version()).await, two.tables.look(&id, |state| state.version()).await];
        matches!(&seen, [Ok(one), Ok(two)] if one == two)
    };
    until("coming back", SOON, settled).await;
    // Connections that were unused for a second are tried before they are used.
    tokio::time::sleep(Duration::from_millis(1200)).await;
    clicker.click(&one.tables, &id, &people).await.unwrap();
    let newest = version(&one.tables, &id).await;
    until("hearing again", SOON, async || version(&two.tables, &id).await == newest).await;
    let stored = database.open().await.clicks(&id).await.unwrap().concat();
    assert_eq!(stored.len() as u32, newest.step);
}

/// Bots that take their time, so that there is something left to take over.
fn unhurried() -> Settings {
    Settings { pace: Duration::from_millis(60), ..Settings::default() }
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_go_on_when_their_server_dies() {
    let Some(database) = Database::new().await else { return };
    let (one, two) = (database.serve(unhurried()).await, database.serve(unhurried()).await);
    let ann = somebody();
    let id = one.tables.create(&ann, plan("gwt2", &[bot(), bot()])).await.unwrap().id;
    let store = database.open().await;
    let steps = async || store.table(&id).await.unwrap().unwrap().version.step;
    let begun = steps().await;
    until("the bots", SOON, async || steps().await > begun + 2).await;
    // The other one knows of the table, and leaves it to who plays it.
    let other = two.tables.look(&id, |state| state.version()).await.unwrap();
    assert!(other.step >= begun);
    one.die().await;
    let stopped = steps().await;
    let took = until("taking over", SOON, async || steps().await > stopped).await;
    assert!(took < Duration::from_secs(8), "taken over after {took:?}");
    let row = store.table(&id).await.unwrap().unwrap();
    assert_eq!(store.clicks(&id).await.unwrap().concat().len() as u32, row.version.step);
}

#[tokio::test(flavor = "multi_thread")]
async fn each_orphan_is_taken_over_by_one_server() {
    let Some(database) = Database::new().await else { return };
    let server = database.serve(Settings { pace: Duration::from_secs(3600), ..Settings::default() }).await;
    let ann = somebody();
    let mut ids = Vec::new();
    for _ in 0..12 {
        ids.push(server.tables.create(&ann, plan("gwt2", &[bot(), bot()])).await.unwrap().id);
    }
    let (one, two) = (database.open().await, database.open().await);
    until("the bots", SOON, async || one.waiting_for_bots().await.unwrap().len() == 12).await;
    // Their leases are being taken.
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert!(one.take_over(100).await.unwrap().is_empty(), "somebody plays them");
    assert!(!one.lease(&ids[0], false).await.unwrap());
    assert!(one.lease(&ids[0], true).await.unwrap(), "unless somebody plays here");
    server.die().await;
    let mut taken = Vec::new();
    // Leases end when they were renewed last, not all at once.
    let all_end = async {
        while taken.len() < 11 {
            let both = story::futures(vec![one.take_over(3), two.take_over(3)]).await;
            taken.extend(both.into_iter().flat_map(Result::unwrap));
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(SOON, all_end).await.expect("the leases end");
    taken.sort();
    let before = taken.len();
    taken.dedup();
    assert_eq!(taken.len(), before, "each one once");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bots_play_where_somebody_plays() {
    let Some(database) = Database::new().await else { return };
    let (one, two) = (database.serve(brisk()).await, database.serve(brisk()).await);
    let ann = somebody();
    let id = one.tables.create(&ann, plan("gwt2", &[me("Ann"), bot()])).await.unwrap().id;
    let mut clicker = Clicker::new(9);
    for turn in 0..12 {
        let here = if turn % 2 == 0 { &one.tables } else { &two.tables };
        until("one's turn", SOON, async || turn_of(here, &id).await == Some(Seat(0))).await;
        let now = version(here, &id).await;
        let action = clicker.pick(here, &id, Seat(0)).await;
        match here.play(&id, &ann, Seat(0), &action, now).await {
            Ok(_) => {}
            // The page was a moment behind.
            Err(error) => assert_eq!(error.code(), "stale"),
        }
    }
    until("one's turn", SOON, async || turn_of(&one.tables, &id).await == Some(Seat(0))).await;
    until("the page", SOON, async || everything(&one.tables, &id).await == everything(&two.tables, &id).await).await;
}

async fn turn_of(tables: &Tables, id: &TableId) -> Option<Seat> {
    turn(tables, id).await.0
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_and_goes_on_one_server_does_so_on_the_other() {
    let Some(database) = Database::new().await else { return };
    let (one, two) = (database.serve(brisk()).await, database.serve(brisk()).await);
    let (id, [ann, _]) = two_people(&one.tables).await;
    let (other, [phone, _]) = two_people(&one.tables).await;
    let at = |device| Arrival { device, name: "Chrome".to_owned() };
    for device in [&ann, &phone] {
        assert_eq!(one.tables.person(device).await.unwrap(), Some(*device));
    }
    let _watching = one.tables.watch(&other, &phone, Pace::default()).await.unwrap();
    let link = one.tables.link_device(&ann, &at(ann)).await.unwrap();
    assert_eq!(two.tables.join_by_link(&link, &at(phone)).await.unwrap(), ann);
    // The first server holds the table in memory, and learns whose seat it is now.
    let owner = async || one.tables.look(&other, |state| state.seats()[0].owner()).await.unwrap();
    until("the seat", SOON, async || owner().await == Some(ann)).await;
    let acts_for = async |device| one.tables.person(device).await.unwrap();
    let learned = until("the phone", SOON, async || acts_for(&phone).await == Some(ann)).await;
    assert!(learned < Duration::from_secs(5), "{learned:?}");
    two.tables.sign_out(&ann, &at(phone), &ann).await.unwrap();
    let learned = until("signing out", SOON, async || acts_for(&ann).await.is_none()).await;
    assert!(learned < Duration::from_secs(5), "{learned:?}");
    assert_eq!(acts_for(&phone).await, Some(ann), "who stays is who they were");
    assert_eq!(one.tables.look(&id, |state| state.seats()[0].owner()).await.unwrap(), Some(ann));
}

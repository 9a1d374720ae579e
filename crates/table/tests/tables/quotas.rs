//! What one visitor may store, what the lobby lists, and how long tables are kept.

use crate::common::*;
use cowcatcher_table::{
    Asker, Deed, Identity, Lifetimes, Origin, Place, Quota, Quotas, SeatPlan, Settings, Span, Sqlite, Store,
    TableError, Tables,
};
use std::net::{IpAddr, Ipv4Addr};

const DAY: i64 = 24 * 60 * 60 * 1000;

fn now() -> i64 {
    std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_millis() as i64
}

fn limited(address: Quota) -> Settings {
    Settings { quotas: Quotas { person: Quota::NONE, address }, ..brisk() }
}

/// A new person each time, always at the same address.
async fn next(tables: &Tables) -> Asker {
    next_at(tables, 7).await
}

async fn next_at(tables: &Tables, place: u8) -> Asker {
    let origin = tables.origin(IpAddr::V4(Ipv4Addr::new(203, 0, 113, place))).await.unwrap();
    Asker { who: somebody(), origin: Some(origin) }
}

fn refused<T: std::fmt::Debug>(result: Result<T, TableError>) -> (Deed, Span, u64) {
    match result.unwrap_err() {
        TableError::Quota { deed, span, wait } => (deed, span, wait),
        error => panic!("{error}"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_stores_no_more_than_its_quota_and_a_restart_forgives_nothing() {
    let house = House::new();
    let most = Quota { bytes_a_day: 5_000, chat_a_day: 3, seats_a_day: 2, ..Quota::NONE };
    let mut stored = 0;
    for round in 0..2 {
        let tables = house.open_with(limited(most)).await;
        loop {
            let open = plan("toy", &[me("Ann"), SeatPlan::Invitation]);
            match tables.create(next(&tables).await, open).await {
                Ok(_) => stored += 1,
                Err(error) => break assert_eq!(refused::<()>(Err(error)).1, Span::Day),
            }
            assert_eq!(round, 0, "the day is used up");
        }
        // Others are not touched by it.
        let other = Asker { who: somebody(), origin: Some(Origin::of(b"salt", Ipv4Addr::LOCALHOST.into())) };
        tables.create(other, plan("toy", &[me("Bob"), bot(), bot()])).await.unwrap();
    }
    let tables = house.open_with(limited(most)).await;
    let tables_stored = Sqlite::open(house.path()).await.unwrap().every_table(None, 1_000).await.unwrap();
    assert_eq!(tables_stored.len(), stored + 2);
    let bytes: usize =
        tables_stored.iter().flat_map(|row| &row.options).map(|(key, value)| key.len() + value.len()).sum();
    assert!(stored > 10 && bytes <= 5_000 + 2 * 200, "{stored} tables, {bytes} bytes");
    // Talk is stored too: where nothing is left, nothing can be said. So this is at another address.
    let asker = next_at(&tables, 8).await;
    let (id, people) = {
        let maker = somebody();
        let created =
            tables.create(&maker, plan("toy", &[me("Ann"), SeatPlan::Anybody, SeatPlan::Anybody, SeatPlan::Anybody]));
        (created.await.unwrap().id, maker)
    };
    for _ in 0..2 {
        tables.join(&id, next_at(&tables, 8).await, "Bob").await.unwrap();
    }
    assert_eq!(refused(tables.join(&id, asker, "Bob").await).0, Deed::Seat);
    for text in ["one", "two", "three"] {
        tables.call_out(&id, next_at(&tables, 8).await, "Zoe", text).await.unwrap();
    }
    // What was left was too little for a table; so it is for as many words.
    let words = "as long as a table ".repeat(25);
    assert_eq!(refused(tables.call_out(&id, next(&tables).await, "Zoe", &words).await).0, Deed::Bytes);
    let (deed, span, wait) = refused(tables.call_out(&id, asker, "Zoe", "four").await);
    assert_eq!((deed, span), (Deed::Chat, Span::Day));
    assert!((1..=24 * 60 * 60).contains(&wait));
    tables.say(&id, &people, cowcatcher_engine::Seat(0), "somebody who is not counted").await.unwrap();
    assert_eq!(tables.refused_by_quota(Deed::Chat), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_is_refused_by_the_minute_and_what_goes_on_is_bounded() {
    let house = House::new();
    let tables = house.open_with(limited(Quota { tables_a_minute: 3, ..Quota::NONE })).await;
    let quick = || plan("toy", &[me("Ann"), SeatPlan::Invitation]);
    let mut made = 0;
    while tables.create(next(&tables).await, quick()).await.is_ok() {
        made += 1;
        assert!(made <= 6, "a minute may have passed once");
    }
    assert!(made >= 3);

    let tables = house.open_with(limited(Quota { tables_at_once: 12, open_tables_at_once: 2, ..Quota::NONE })).await;
    let many: Vec<_> = (0..40)
        .map(|_| {
            let tables = tables.clone();
            tokio::spawn(async move { tables.create(next(&tables).await, quick()).await })
        })
        .collect();
    let mut made_now = 0;
    for one in many {
        match one.await.unwrap() {
            Ok(_) => made_now += 1,
            Err(error) => assert_eq!(refused::<()>(Err(error)), (Deed::Table, Span::Alive, 0)),
        }
    }
    assert_eq!(made + made_now, 12, "even if all ask at once");

    let house = House::new();
    let tables = house.open_with(limited(Quota { open_tables_at_once: 2, ..Quota::NONE })).await;
    let anybody = || plan("toy", &[me("Ann"), SeatPlan::Anybody]);
    let first = tables.create(next(&tables).await, anybody()).await.unwrap();
    tables.create(next(&tables).await, anybody()).await.unwrap();
    assert_eq!(refused(tables.create(next(&tables).await, anybody()).await).1, Span::OpenToAll);
    tables.create(next(&tables).await, quick()).await.unwrap();
    // Somebody sits down: there is room for another.
    tables.join(&first.id, &somebody(), "Bob").await.unwrap();
    tables.create(next(&tables).await, anybody()).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_lists_what_is_open_to_all_whatever_becomes_of_it() {
    let house = House::new();
    let tables = house.open().await;
    let (ann, stranger) = (somebody(), somebody());
    let listed = async || -> Vec<_> {
        let lobby = tables.lobby(&stranger).await.unwrap();
        lobby.open.iter().map(|table| table.table.clone()).collect()
    };
    let seats = [me("Ann"), SeatPlan::Anybody, SeatPlan::Invitation];
    let open = tables.create(&ann, plan("toy", &seats)).await.unwrap();
    let private = tables.create(&ann, plan("toy", &[me("Ann"), SeatPlan::Invitation])).await.unwrap();
    assert_eq!(listed().await, std::slice::from_ref(&open.id));
    // A seat for anybody becomes one by invitation: nobody finds it any more.
    let secret = tables.invite(&open.id, &ann, cowcatcher_engine::Seat(1)).await.unwrap();
    assert!(listed().await.is_empty());
    tables.accept(&secret, &somebody(), "Bob").await.unwrap();
    let again = tables.create(&ann, plan("toy", &seats)).await.unwrap();
    assert_eq!(listed().await, std::slice::from_ref(&again.id));
    let now = version(&tables, &again.id).await;
    tables.ask(&again.id, &ann, cowcatcher_table::Ask::Abandon, now).await.unwrap();
    assert!(listed().await.is_empty(), "given up");
    assert!(tables.look(&private.id, |state| state.seats().len()).await.unwrap() == 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn ones_own_tables_are_paged() {
    let house = House::new();
    let tables = house.open().await;
    let ann = somebody();
    for _ in 0..230 {
        tables.create(&ann, plan("toy", &[me("Ann"), SeatPlan::Invitation])).await.unwrap();
    }
    let lobby = tables.lobby(&ann).await.unwrap();
    let mut seen: Vec<_> = lobby.mine.iter().map(|table| table.table.clone()).collect();
    let mut more = lobby.more;
    while let Some(place) = more {
        let place: Place = place.to_string().parse().unwrap();
        let (page, goes_on) = tables.older(&ann, &place).await.unwrap();
        assert!(page.len() <= 100);
        seen.extend(page.iter().map(|table| table.table.clone()));
        more = goes_on;
    }
    seen.sort();
    seen.dedup();
    assert_eq!(seen.len(), 230);
    assert!("12-".parse::<Place>().is_err());
}

#[tokio::test(flavor = "multi_thread")]
async fn what_nobody_came_for_goes_and_what_was_played_stays() {
    let house = House::new();
    let tables = house.open_with(Settings { lifetimes: Lifetimes::USUAL, ..brisk() }).await;
    let ann = somebody();
    let private = tables.create(&ann, plan("toy", &[me("Ann"), SeatPlan::Invitation])).await.unwrap().id;
    let public = tables.create(&ann, plan("toy", &[me("Ann"), SeatPlan::Anybody])).await.unwrap().id;
    let (running, _) = two_people_at(&tables, "toy").await;
    let there = async |id| tables.look(id, |_| ()).await.is_ok();
    assert_eq!(tables.sweep().await.unwrap(), 0);
    assert_eq!(tables.sweep_at(now() + 8 * DAY).await.unwrap(), 1);
    assert!(!there(&public).await && there(&private).await);
    assert_eq!(tables.sweep_at(now() + 31 * DAY).await.unwrap(), 1);
    assert!(!there(&private).await && there(&running).await);
    assert_eq!(tables.sweep_at(now() + 3_650 * DAY).await.unwrap(), 0);
    tables.remove(&running).await.unwrap();
    assert!(!there(&running).await);
    assert_eq!(tables.remove(&running).await.unwrap_err().code(), "unknown-table");
}

#[tokio::test]
async fn a_rematch_outlives_the_table_before_and_the_other_way_round() {
    let house = House::new();
    let store = store(&house.path()).await;
    let tables = Tables::new(store.clone(), cowcatcher_table::Games::catalogue(), brisk());
    let (old, people): (_, [Identity; 2]) = two_people_at(&tables, "toy").await;
    let now = version(&tables, &old).await;
    tables.ask(&old, &people[0], cowcatcher_table::Ask::Abandon, now).await.unwrap();
    tables.answer(&old, &people[1], true).await.unwrap();
    let new = tables.rematch(&old, &people[0]).await.unwrap();
    tables.remove(&new).await.unwrap();
    assert_eq!(store.table(&old).await.unwrap().unwrap().next, None);
    let new = tables.rematch(&old, &people[0]).await.unwrap();
    tables.remove(&old).await.unwrap();
    assert!(store.table(&new).await.unwrap().is_some());
}

#[test]
fn an_origin_says_nothing_without_its_salt_and_counts_a_household_as_one() {
    let of = |salt: &[u8], address: &str| Origin::of(salt, address.parse().unwrap());
    assert_eq!(of(b"a", "203.0.113.7"), of(b"a", "::ffff:203.0.113.7"));
    assert_ne!(of(b"a", "203.0.113.7"), of(b"b", "203.0.113.7"));
    assert_ne!(of(b"a", "203.0.113.7"), of(b"a", "203.0.113.8"));
    assert_eq!(of(b"a", "2001:db8:0:1::1"), of(b"a", "2001:db8:0:ff:ffff::2"));
    assert_ne!(of(b"a", "2001:db8:0:1::1"), of(b"a", "2001:db8:0:100::1"));
}

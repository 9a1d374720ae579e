//! Changes that are committed together: each is done or not by itself, and people come first.

use crate::common::*;
use cowcatcher_engine::Seats;
use cowcatcher_table::{
    Append, ChatLine, Progress, Room, Sqlite, Status, Store, StoreError, TableId, Urgency, Version,
};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

const PROGRESS: Progress = Progress { status: Status::Running, waiting_for: Seats::NONE };

async fn append(store: &Sqlite, id: &TableId, at: Version, urgency: Urgency) -> Result<(), StoreError> {
    let clicks = [vec!["1 one".to_owned(), "1 \"two\"".to_owned()]];
    store
        .append(Append { id, at, clicks: &clicks, progress: PROGRESS, digest: None, urgency, clock: None, now: 1 })
        .await
}

/// Holds the write lock of the database, so that what is asked for meanwhile waits and is committed together.
async fn locked(house: &House) -> sqlx::SqliteConnection {
    use sqlx::{ConnectOptions, Executor};
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(house.path());
    let mut lock = options.connect().await.unwrap();
    lock.execute("BEGIN IMMEDIATE").await.unwrap();
    lock
}

async fn unlock(mut lock: sqlx::SqliteConnection) {
    use sqlx::{Connection, Executor};
    lock.execute("ROLLBACK").await.unwrap();
    lock.close().await.unwrap();
}

/// Tables of two people, each with what is stored of it.
async fn tables(house: &House, store: &Sqlite, count: usize) -> Vec<(TableId, Version)> {
    let server = house.open().await;
    let mut made = Vec::new();
    for _ in 0..count {
        let id = server.create(&somebody(), plan("gwt2", &[me("Ann"), me("Ben")])).await.unwrap().id;
        let at = store.table(&id).await.unwrap().unwrap().version;
        made.push((id, at));
    }
    made
}

#[tokio::test(flavor = "multi_thread")]
async fn a_conflict_or_a_failure_among_many_changes_fails_alone() {
    let house = House::new();
    let store = Sqlite::open(house.path()).await.unwrap();
    let made = tables(&house, &store, 20).await;
    let lock = locked(&house).await;
    let mut tasks = tokio::task::JoinSet::new();
    for (number, (id, at)) in made.clone().into_iter().enumerate() {
        let store = store.clone();
        tasks.spawn(async move {
            let stale = Version::new(at.step + 1, 0);
            let said = match number % 5 {
                3 => append(&store, &id, stale, Urgency::Person).await,
                // Somebody who watches does not talk at the table: this fails by more than a conflict.
                4 if number > 10 => {
                    let line = ChatLine { number: 0, seat: None, name: "Zoe".into(), text: "hm".into(), at: 1 };
                    store.say(&id, Room::Table, &line).await
                }
                _ => append(&store, &id, at, Urgency::Person).await,
            };
            (number, said)
        });
    }
    tokio::time::sleep(Duration::from_millis(100)).await;
    unlock(lock).await;
    for (number, said) in tasks.join_all().await {
        let (id, at) = &made[number];
        let row = store.table(id).await.unwrap().unwrap();
        let lines = store.clicks(id).await.unwrap();
        let done = match number % 5 {
            3 => {
                assert_eq!(said, Err(StoreError::Conflict), "{number}");
                false
            }
            4 if number > 10 => {
                assert!(matches!(said, Err(StoreError::Failed(_))), "{number}: {said:?}");
                false
            }
            _ => {
                assert_eq!(said, Ok(()), "{number}");
                true
            }
        };
        assert_eq!(row.version.step, at.step + 2 * u32::from(done), "{number}");
        assert_eq!(lines.concat().len(), row.version.step as usize, "{number}");
        assert_eq!(lines.last().unwrap() == &["1 one", "1 \"two\""], done, "{number}: a click stays one click");
    }
}

/// Two hundred steps of bots wait when a person clicks: at most the few that are committed together with theirs come before.
#[tokio::test(flavor = "multi_thread")]
async fn a_person_does_not_wait_behind_bots() {
    let house = House::new();
    let store = Sqlite::open(house.path()).await.unwrap();
    let mut made = tables(&house, &store, 201).await;
    let (own, at) = made.pop().unwrap();
    let lock = locked(&house).await;
    let done = Arc::new(AtomicUsize::new(0));
    let mut tasks = tokio::task::JoinSet::new();
    for (id, at) in made {
        let (store, done) = (store.clone(), done.clone());
        tasks.spawn(async move {
            append(&store, &id, at, Urgency::Bots).await.unwrap();
            done.fetch_add(1, Ordering::SeqCst);
        });
    }
    tokio::time::sleep(Duration::from_millis(200)).await;
    let person = tokio::spawn({
        let (store, done) = (store.clone(), done.clone());
        async move {
            append(&store, &own, at, Urgency::Person).await.unwrap();
            done.load(Ordering::SeqCst)
        }
    });
    tokio::time::sleep(Duration::from_millis(50)).await;
    unlock(lock).await;
    let before = person.await.unwrap();
    tasks.join_all().await;
    assert_eq!(done.load(Ordering::SeqCst), 200);
    assert!(before <= 100, "{before} steps of bots came before");
}

/// If the commit itself fails nothing of it was done: here the file is locked for longer than anybody waits.
#[tokio::test(flavor = "multi_thread")]
async fn if_the_commit_fails_all_in_it_fail_and_can_be_done_again() {
    let house = House::new();
    let store = Sqlite::open(house.path()).await.unwrap();
    let made = tables(&house, &store, 3).await;
    let lock = locked(&house).await;
    let asked = made.iter().map(|(id, at)| append(&store, id, *at, Urgency::Person));
    for said in futures_util::future::join_all(asked).await {
        assert!(matches!(said, Err(StoreError::Failed(_))), "{said:?}");
    }
    unlock(lock).await;
    for (id, at) in &made {
        assert_eq!(store.table(id).await.unwrap().unwrap().version, *at);
        append(&store, id, *at, Urgency::Bots).await.unwrap();
        assert_eq!(append(&store, id, *at, Urgency::Bots).await, Err(StoreError::Conflict));
    }
}

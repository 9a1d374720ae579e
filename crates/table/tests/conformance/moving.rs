//! All tables from one database to another and back: nothing is lost, nothing is different, and they are played on.

use crate::backend::Database;
use crate::common::*;
use cowcatcher_table::moving::{Rows, copy};
use cowcatcher_table::{Games, Room, Secret, Sqlite, Status, Store, Tables};
use std::sync::Arc;

/// Tables that an earlier version wrote, with steps taken back and words said; see `tests/databases.rs`.
const WRITTEN: &[u8] = include_bytes!("../databases/0.1.0.sqlite");
const VISITOR: &str = "kxj9c2vx32zrg0acbv2dd44aybyvh4wy";

/// All that a store holds, but for what is only counted.
async fn contents(store: &dyn Store) -> Vec<String> {
    let mut all = Vec::new();
    for row in store.every_table(None, 1000).await.unwrap() {
        let clicks = store.clicks(&row.id).await.unwrap();
        let chat = store.chat(&row.id, Room::Table, 1000).await.unwrap();
        let gallery = store.chat(&row.id, Room::Gallery, 1000).await.unwrap();
        let analysis = store.analysis(&row.id).await.unwrap();
        all.push(format!("{row:?} {clicks:?} {chat:?} {gallery:?} {analysis:?}"));
    }
    let visitor = VISITOR.parse::<Secret>().unwrap().identity();
    let archive = store.archive().unwrap();
    let rivals = archive.meetings(&visitor, 100).await.unwrap();
    all.push(format!("{:?} {rivals:?}", archive.played(&visitor, None, 100).await.unwrap()));
    all.push(format!("{:?}", archive.tallies(&visitor).await.unwrap()));
    all.push(format!("{:?}", archive.ladder("gwt2", 2, 100).await.unwrap()));
    all.push(format!("{:?}", store.open_tables(100).await.unwrap()));
    all.push(format!("{:?}", store.waiting_for_bots().await.unwrap()));
    all
}

/// A file with tables of an earlier version, and some that wait for anybody, for bots, and for their people to play again.
async fn furnished(house: &House) -> Sqlite {
    std::fs::write(house.path(), WRITTEN).unwrap();
    let visitor = VISITOR.parse::<Secret>().unwrap().identity();
    let store = Sqlite::open(house.path()).await.unwrap();
    let slow = cowcatcher_table::Settings { pace: std::time::Duration::from_secs(3600), ..brisk() };
    let tables = Tables::new(Arc::new(store.clone()), Games::catalogue(), slow);
    tables.create(&visitor, plan("gwt2", &[me("Ann"), cowcatcher_table::SeatPlan::Anybody])).await.unwrap();
    tables.create(&visitor, plan("gwt2", &[bot(), bot()])).await.unwrap();
    let over =
        tables.lobby(&visitor).await.unwrap().mine.into_iter().find(|table| table.status == Status::Over).unwrap();
    tables.rematch(&over.table, &visitor).await.unwrap();
    tables.write_down().await.unwrap();
    tables.publish(&over.table, &visitor, true).await.unwrap();
    tables.show_on_ladder(&visitor, Some("Ann")).await.unwrap();
    store
}

async fn goes_on(store: Arc<dyn Store>) {
    let visitor = VISITOR.parse::<Secret>().unwrap().identity();
    let tables = Tables::new(store, Games::catalogue(), brisk());
    let mut played = 0;
    for table in tables.lobby(&visitor).await.unwrap().mine.into_iter().filter(|table| table.your_turn) {
        let people = vec![visitor; table.seats.len()];
        played += usize::from(Clicker::new(4).click(&tables, &table.table, &people).await.is_some());
    }
    assert!(played >= 5, "{played}");
}

#[tokio::test(flavor = "multi_thread")]
async fn from_file_to_file() {
    let (one, two) = (House::new(), House::new());
    let (from, to) = (furnished(&one).await, Sqlite::open(two.path()).await.unwrap());
    let copied = copy(Rows::File(&from), Rows::File(&to)).await.unwrap();
    assert!(copied.iter().any(|&(name, rows)| name == "undone" && rows > 0), "{copied:?}");
    assert_eq!(contents(&from).await, contents(&to).await);
    // A second time there is something in it already; nothing is touched.
    let before = contents(&to).await;
    assert!(copy(Rows::File(&from), Rows::File(&to)).await.is_err());
    assert_eq!(contents(&to).await, before);
    goes_on(Arc::new(to)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn from_file_to_postgres_and_back() {
    let Some(database) = Database::new().await else { return };
    let (one, two) = (House::new(), House::new());
    let (file, server) = (furnished(&one).await, database.open().await);
    let there = copy(Rows::File(&file), Rows::Server(&server)).await.unwrap();
    assert_eq!(contents(&file).await, contents(&server).await);
    let again = Sqlite::open(two.path()).await.unwrap();
    let back = copy(Rows::Server(&server), Rows::File(&again)).await.unwrap();
    assert_eq!(there, back);
    assert_eq!(contents(&file).await, contents(&again).await);
    goes_on(Arc::new(server)).await;
    goes_on(Arc::new(again)).await;
}

//! When the store fails, or holds nonsense.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may stop")]

mod common;

use async_trait::async_trait;
use common::*;
use cowcatcher_engine::Seat;
use cowcatcher_session::SessionError;
use cowcatcher_table::{
    AnalysisRow, Append, Ask, ChatLine, Games, Identity, NewTable, Room, SeatRow, Settings, Sqlite, Status, Store,
    StoreError, TableId, TableRow, Tables, Undo, Version,
};
use cowcatcher_words::Locale;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::sync::Semaphore;

/// A store whose disk can be full, and can keep whoever asks for one table waiting.
#[derive(Debug)]
struct Full {
    inside: Arc<dyn Store>,
    full: Arc<AtomicBool>,
    slow: Option<(TableId, Arc<Semaphore>)>,
}

impl Full {
    fn room(&self) -> Result<(), StoreError> {
        match self.full.load(Ordering::SeqCst) {
            true => Err(StoreError::Failed("database or disk is full".to_owned())),
            false => Ok(()),
        }
    }
}

#[async_trait]
impl Store for Full {
    async fn create(&self, table: NewTable<'_>) -> Result<(), StoreError> {
        self.room()?;
        self.inside.create(table).await
    }
    async fn table(&self, id: &TableId) -> Result<Option<TableRow>, StoreError> {
        self.inside.table(id).await
    }
    async fn clicks(&self, id: &TableId) -> Result<Vec<Vec<String>>, StoreError> {
        if let Some((_, patience)) = self.slow.as_ref().filter(|(slow, _)| slow == id) {
            patience.acquire().await.unwrap().forget();
        }
        self.inside.clicks(id).await
    }
    async fn append(&self, append: Append<'_>) -> Result<(), StoreError> {
        self.room()?;
        self.inside.append(append).await
    }
    async fn take_back(&self, to: u32, again: Append<'_>) -> Result<Version, StoreError> {
        self.room()?;
        self.inside.take_back(to, again).await
    }
    async fn keep_lesson(&self, id: &TableId, read: u32) -> Result<(), StoreError> {
        self.room()?;
        self.inside.keep_lesson(id, read).await
    }
    async fn seat(&self, id: &TableId, seat: Seat, was: &SeatRow, now: &SeatRow) -> Result<(), StoreError> {
        self.room()?;
        self.inside.seat(id, seat, was, now).await
    }
    async fn invited(&self, invitation: &Identity) -> Result<Option<(TableId, Seat)>, StoreError> {
        self.inside.invited(invitation).await
    }
    async fn say(&self, id: &TableId, room: Room, line: &ChatLine) -> Result<(), StoreError> {
        self.room()?;
        self.inside.say(id, room, line).await
    }
    async fn chat(&self, id: &TableId, room: Room, most: u32) -> Result<Vec<ChatLine>, StoreError> {
        self.inside.chat(id, room, most).await
    }
    async fn tables_of(&self, owner: &Identity, most: u32) -> Result<Vec<TableRow>, StoreError> {
        self.inside.tables_of(owner, most).await
    }
    async fn open_tables(&self, most: u32) -> Result<Vec<TableRow>, StoreError> {
        self.inside.open_tables(most).await
    }
    async fn listed_tables(&self, status: Status, most: u32) -> Result<Vec<TableRow>, StoreError> {
        self.inside.listed_tables(status, most).await
    }
    async fn analysis(&self, id: &TableId) -> Result<Option<AnalysisRow>, StoreError> {
        self.inside.analysis(id).await
    }
    async fn keep_analysis(&self, id: &TableId, made: &AnalysisRow) -> Result<(), StoreError> {
        self.room()?;
        self.inside.keep_analysis(id, made).await
    }
    async fn waiting_for_bots(&self) -> Result<Vec<TableId>, StoreError> {
        self.inside.waiting_for_bots().await
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_changes_nothing_and_the_table_goes_on_when_there_is_room() {
    let house = House::new();
    let full = Arc::new(AtomicBool::new(false));
    let store = Full { inside: store(&house.path()).await, full: full.clone(), slow: None };
    let tables = Tables::new(Arc::new(store), Games::catalogue(), brisk());
    let (id, people) = two_people(&tables).await;
    let mut clicker = Clicker::new(31);
    for _ in 0..10 {
        for _ in 0..6 {
            clicker.click(&tables, &id, &people).await;
        }
        let before = everything(&tables, &id).await;
        let (seat, now) = to_move(&tables, &id).await;
        let who = people[seat.index()];
        let action = clicker.pick(&tables, &id, seat).await;
        full.store(true, Ordering::SeqCst);
        assert_eq!(code(tables.play(&id, &who, seat, &action, now).await), "storage");
        let line = tables.look(&id, |state| state.playing().choices(seat, ENGLISH)).await.unwrap();
        let line: Vec<String> = line.into_iter().filter(|it| !it.reveals).map(|it| it.action).take(1).collect();
        let line = [line, vec![action.clone()]].concat();
        let played =
            tables.play_line(&id, &who, seat, line, now, |_, refusal| SessionError::from(refusal).into()).await;
        assert!(matches!(code(played), "storage" | "refused"));
        let undone = tables.undo(&id, &who, seat, Undo::Step, now).await;
        assert!(matches!(code(undone), "storage" | "no-undo"));
        assert_eq!(code(tables.say(&id, &who, seat, "hm").await), "storage");
        assert_eq!(code(tables.rename(&id, &who, seat, "Zoe").await), "storage");
        tables.ask(&id, &people[0], Ask::Abandon, now).await.unwrap();
        assert_eq!(code(tables.answer(&id, &people[1], true).await), "storage");
        tables.answer(&id, &people[1], false).await.unwrap();
        assert_eq!(code(tables.create(&who, plan("gwt2", &[me("Ann"), bot()])).await), "storage");
        assert_eq!(everything(&tables, &id).await, before);
        full.store(false, Ordering::SeqCst);
        assert_eq!(everything(&house.open().await, &id).await, before);
        tables.play(&id, &who, seat, &action, now).await.unwrap();
    }
    assert_eq!(tables.lobby(&people[0]).await.unwrap().mine.len(), 1);
}

/// Changes the rows behind the back of the program.
async fn meddle(house: &House, sql: &'static str, id: &TableId) {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(house.path());
    let pool = sqlx::SqlitePool::connect_with(options).await.unwrap();
    sqlx::query(sql).bind(id.as_str()).execute(&pool).await.unwrap();
    pool.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_does_not_replay_is_reported_and_left_alone() {
    let house = House::new();
    let slow = Settings { pace: std::time::Duration::from_secs(3600), ..brisk() };
    let tables = house.open_with(slow.clone()).await;
    let ann = somebody();
    let mut ids = Vec::new();
    for _ in 0..6 {
        ids.push(tables.create(&ann, plan("gwt2", &[bot(), bot()])).await.unwrap().id);
    }
    meddle(&house, "UPDATE steps SET line = '1 fly' WHERE table_id = ? AND number = 3", &ids[0]).await;
    meddle(&house, "DELETE FROM steps WHERE table_id = ? AND number = 3", &ids[1]).await;
    meddle(&house, "UPDATE tables SET game = 'chess' WHERE id = ?", &ids[2]).await;
    meddle(&house, "UPDATE steps SET line = '1 done' WHERE table_id = ? AND number = 3", &ids[3]).await;
    meddle(&house, "UPDATE tables SET options = 'colour=red' WHERE id = ?", &ids[4]).await;
    let stored = Sqlite::open(house.path()).await.unwrap().clicks(&ids[0]).await.unwrap();

    let after = house.open_with(slow).await;
    let broken = after.resume().await.unwrap();
    assert_eq!(broken.len(), 5);
    assert!(broken.iter().all(|(id, error)| ids[..5].contains(id) && error.code() == "broken"), "{broken:?}");
    for id in &ids[..5] {
        assert_eq!(code(after.see(id, &ann, None, Locale::En).await), "broken");
    }
    after.see(&ids[5], &ann, None, Locale::En).await.unwrap();
    assert_eq!(after.lobby(&ann).await.unwrap().mine.len(), 6);
    assert_eq!(Sqlite::open(house.path()).await.unwrap().clicks(&ids[0]).await.unwrap(), stored);
}

/// A table of the time before its game had a second rules revision goes on by the first, a new one is played by the newest.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_keeps_the_rules_revision_it_began_with() {
    let house = House::new();
    let tables = house.open().await;
    let ann = somebody();
    let seats = [me("Ann"), me("Bea"), me("Cid")];
    let old = tables.create(&ann, plan("steam", &seats)).await.unwrap().id;
    let new = tables.create(&ann, plan("steam", &seats)).await.unwrap().id;
    let without = "UPDATE tables SET options = replace(options, 'revision=2' || char(10), '') WHERE id = ?";
    meddle(&house, without, &old).await;
    let stored = Sqlite::open(house.path()).await.unwrap().table(&old).await.unwrap().unwrap();
    assert!(stored.options.iter().all(|(key, _)| key != "revision"), "{:?}", stored.options);

    let after = house.open().await;
    for (id, revision) in [(old, "1"), (new, "2")] {
        let seen = after.see(&id, &ann, None, Locale::En).await.unwrap();
        assert!(seen.options.contains(&("revision", revision.to_owned())), "{:?}", seen.options);
        Clicker::new(5).click(&after, &id, &[ann; 3]).await.unwrap();
    }
}

/// More tables than memory holds: those that nobody uses are let go, and come back when asked for.
#[tokio::test(flavor = "multi_thread")]
async fn tables_that_nobody_uses_leave_the_memory() {
    let house = House::new();
    let tables = house.open_with(Settings { most_live: 3, ..brisk() }).await;
    let (id, people) = two_people(&tables).await;
    let mut notices = tables.subscribe(&id).await.unwrap();
    let mut clicker = Clicker::new(32);
    let mut others = Vec::new();
    for _ in 0..12 {
        others.push(two_people(&tables).await);
    }
    clicker.click(&tables, &id, &people).await.unwrap();
    assert!(notices.recv().await.is_ok(), "who listens is still told");
    for (id, people) in &others {
        clicker.click(&tables, id, people).await.unwrap();
        assert_eq!(everything(&tables, id).await, everything(&house.open().await, id).await);
    }
}

/// A table that takes long to come keeps nobody waiting but those who ask for it, and comes once.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_is_fetched_blocks_no_other() {
    let house = House::new();
    let first = house.open().await;
    let ((slow, people), (quick, _)) = (two_people(&first).await, two_people(&first).await);
    let patience = Arc::new(Semaphore::new(0));
    let store =
        Full { inside: store(&house.path()).await, full: Arc::default(), slow: Some((slow.clone(), patience.clone())) };
    let tables = Tables::new(Arc::new(store), Games::catalogue(), brisk());
    let asking = || {
        let (tables, slow) = (tables.clone(), slow.clone());
        tokio::spawn(async move { tables.look(&slow, |state| state.mark()).await.unwrap() })
    };
    let (one, two) = (asking(), asking());
    let quickly = tokio::time::timeout(Duration::from_secs(20), tables.look(&quick, |_| ())).await;
    quickly.expect("a table waits for another").unwrap();
    assert!(!one.is_finished() && !two.is_finished());
    // Room for one: were it fetched twice, the second would wait for ever.
    patience.add_permits(1);
    let (one, two) = (one.await.unwrap(), tokio::time::timeout(Duration::from_secs(20), two).await.unwrap().unwrap());
    assert_eq!(one, two);
    Clicker::new(33).click(&tables, &slow, &people).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_folder_or_a_text_is_no_database() {
    let house = House::new();
    assert!(Sqlite::open(house.folder.path()).await.is_err());
    std::fs::write(house.path(), "cowcatcher journal 1\n".repeat(100)).unwrap();
    assert!(Sqlite::open(house.path()).await.is_err());
}

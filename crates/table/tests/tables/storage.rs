//! When the store fails, or holds nonsense.

use crate::common::faulty::Faulty;
use crate::common::*;
use cowcatcher_session::SessionError;
use cowcatcher_table::{Ask, Games, Settings, Sqlite, Store, Tables, Undo};
use cowcatcher_words::Locale;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Semaphore;

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_changes_nothing_and_the_table_goes_on_when_there_is_room() {
    let house = House::new();
    let disk = Arc::new(Faulty::new(store(&house.path()).await));
    let tables = Tables::new(disk.clone(), Games::catalogue(), brisk());
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
        disk.fill(true);
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
        assert_eq!(code(tables.ask(&id, &people[0], Ask::Abandon, now).await), "storage");
        assert_eq!(code(tables.create(&who, plan("gwt2", &[me("Ann"), bot()])).await), "storage");
        assert_eq!(everything(&tables, &id).await, before);
        disk.fill(false);
        assert_eq!(everything(&house.open().await, &id).await, before);
        tables.play(&id, &who, seat, &action, now).await.unwrap();
    }
    assert_eq!(tables.lobby(&people[0]).await.unwrap().mine.len(), 1);
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
    // As the migration has it that came with digests.
    meddle(&house, "UPDATE tables SET rules = 1, digest = NULL WHERE id = ?", &old).await;
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
    let store = Faulty::slow(store(&house.path()).await, slow.clone(), patience.clone());
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

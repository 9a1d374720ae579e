//! Tables whose stored lines or rules are not what this program can play: they are shown, say why, stop nobody else and can be closed.

use crate::common::*;
use cowcatcher_engine::Seat;
use cowcatcher_table::{Ask, Settings, Sqlite, Status, Store, Undo, Version};
use cowcatcher_words::Locale;

/// What may happen to a stored table, and whether anything of it can be shown then.
const HARM: [(&str, bool); 9] = [
    ("UPDATE steps SET line = '1 fly' WHERE table_id = ? AND number = 3", true),
    ("UPDATE steps SET line = '1 done' WHERE table_id = ? AND number = 3", true),
    ("DELETE FROM steps WHERE table_id = ? AND number = 3", true),
    ("UPDATE tables SET steps = steps + 1 WHERE id = ?", true),
    ("UPDATE tables SET digest = zeroblob(32) WHERE id = ?", true),
    ("UPDATE tables SET game = 'chess' WHERE id = ?", false),
    ("UPDATE tables SET options = 'colour=red' WHERE id = ?", false),
    ("UPDATE tables SET rules = 7 WHERE id = ?", false),
    ("UPDATE tables SET rules = 0 WHERE id = ?", false),
];

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_can_not_be_read_says_why_stops_nobody_and_can_be_closed() {
    let house = House::new();
    let slow = Settings { pace: std::time::Duration::from_secs(3600), ..brisk() };
    let tables = house.open_with(slow.clone()).await;
    let ann = somebody();
    let mut ids = Vec::new();
    for _ in 0..=HARM.len() {
        let id = tables.create(&ann, plan("gwt2", &[me("Ann"), bot()])).await.unwrap().id;
        let mut clicker = Clicker::new(5);
        while let (Some(Seat(0)), now) = turn(&tables, &id).await {
            let action = clicker.pick(&tables, &id, Seat(0)).await;
            tables.play(&id, &ann, Seat(0), &action, now).await.unwrap();
        }
        ids.push(id);
    }
    drop(tables);
    for (&(harm, _), id) in HARM.iter().zip(&ids) {
        meddle(&house, harm, id).await;
    }
    let store = Sqlite::open(house.path()).await.unwrap();
    let after = house.open_with(slow).await;
    let broken = after.resume().await.unwrap();
    assert_eq!(broken.len(), HARM.len(), "{broken:?}");
    assert!(broken.iter().all(|(_, error)| error.code() == "unreadable"), "{broken:?}");
    assert_eq!(after.lobby(&ann).await.unwrap().mine.len(), ids.len());
    for (&(harm, shown), id) in HARM.iter().zip(&ids) {
        let stored = store.clicks(id).await.unwrap();
        let now = store.table(id).await.unwrap().unwrap().version;
        let seen = after.see(id, &ann, Some(Seat(0)), Locale::En).await;
        assert_eq!(seen.is_ok(), shown, "{harm}");
        if let Ok(seen) = seen {
            assert!(seen.choices.is_empty() && seen.to_decide.is_empty(), "{harm}");
            for &locale in Locale::ALL {
                let why = after.look(id, |state| state.unreadable().unwrap().told(locale)).await.unwrap();
                assert!(why.len() > 10 && !why.contains('{'), "{harm}: {why}");
            }
        } else {
            assert!(code(seen) == "unreadable");
        }
        for refused in [
            after.play(id, &ann, Seat(0), "done", now).await,
            after.undo(id, &ann, Seat(0), Undo::Step, now).await,
            after.ask(id, &ann, Ask::BackTo(1), now).await,
        ] {
            assert_eq!(code(refused), "unreadable", "{harm}");
        }
        assert_eq!(code(after.journal(id).await), "not-over", "{harm}");
        assert!(after.ask(id, &somebody(), Ask::Abandon, now).await.is_err(), "{harm}");
        assert_eq!(store.clicks(id).await.unwrap(), stored, "{harm}: it is left as it is");
        after.ask(id, &ann, Ask::Abandon, now).await.unwrap();
        assert_eq!(store.table(id).await.unwrap().unwrap().progress.status, Status::Abandoned, "{harm}");
        let journal = after.journal(id).await.unwrap();
        assert!(journal.starts_with("cowcatcher journal 1\ngame "), "{harm}: {journal}");
        assert!(stored.concat().iter().all(|line| journal.contains(&format!("\n{line}\n"))), "{harm}: {journal}");
    }
    after.see(&ids[HARM.len()], &ann, None, Locale::En).await.unwrap();
}

/// Where nothing can be shown, everybody who has a seat has to want it closed.
#[tokio::test(flavor = "multi_thread")]
async fn one_of_two_can_not_close_a_table_of_which_nothing_is_shown() {
    let (house, tables, id, [ann, ben]) = two_at_a_table().await;
    drop(tables);
    meddle(&house, "UPDATE tables SET rules = 9 WHERE id = ?", &id).await;
    let tables = house.open().await;
    let store = Sqlite::open(house.path()).await.unwrap();
    for (who, status) in [(ann, Status::Running), (ann, Status::Running), (ben, Status::Abandoned)] {
        tables.ask(&id, &who, Ask::Abandon, Version::default()).await.unwrap();
        assert_eq!(store.table(&id).await.unwrap().unwrap().progress.status, status);
    }
}

/// Two chance lines that are exchanged can be played, and give another game: that is noticed. So is a line that was taken back and put
/// there again.
#[tokio::test(flavor = "multi_thread")]
async fn an_exchanged_line_is_noticed_and_an_honest_one_is_not() {
    let house = House::new();
    let tables = house.open().await;
    let ann = somebody();
    let mut clicker = Clicker::new(8);
    let mut ids = Vec::new();
    for _ in 0..2 {
        let id = tables.create(&ann, plan("mombasa", &[me("Ann"), me("Ben")])).await.unwrap().id;
        for click in 0..30 {
            clicker.click(&tables, &id, &[ann; 2]).await;
            let (seat, now) = to_move(&tables, &id).await;
            if click % 4 == 0 {
                // Refused here and there; what is taken back changes the digest too.
                let _ = tables.undo(&id, &ann, seat, Undo::Step, now).await;
            }
        }
        ids.push(id);
    }
    drop(tables);
    // What chance dealt first and second.
    let before = Sqlite::open(house.path()).await.unwrap().clicks(&ids[0]).await.unwrap().concat();
    meddle(&house, "UPDATE steps SET number = -1 - number WHERE table_id = ? AND number IN (0, 1)", &ids[0]).await;
    meddle(&house, "UPDATE steps SET number = 2 + number WHERE table_id = ? AND number < 0", &ids[0]).await;
    let after = Sqlite::open(house.path()).await.unwrap().clicks(&ids[0]).await.unwrap().concat();
    assert!(before[0] != before[1] && after[0] == before[1] && after[1] == before[0]);
    let tables = house.open().await;
    assert!(tables.look(&ids[0], |state| state.unreadable().is_some()).await.unwrap());
    assert!(tables.look(&ids[1], |state| state.unreadable().is_none()).await.unwrap());
    clicker.click(&tables, &ids[1], &[ann; 2]).await.unwrap();
}

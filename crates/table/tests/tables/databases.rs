//! A database that an earlier version of the program wrote opens, and every table in it is played on.
//!
//! `databases/` has one for each released version, and `WRITTEN` a line for it: written by the server of that version, with a running table of
//! each edition of Great Western Trail, of both games of Steam and of Mombasa (one of them while all plan secretly), with steps taken back and
//! words said, and two finished ones. All seats belong to the same visitor.

use crate::common::{Clicker, House, brisk, store, turn};
use cowcatcher_table::{Secret, Status};

/// The version, what it wrote, and the visitor.
const WRITTEN: [(&str, &[u8], &str); 1] =
    [("0.1.0", include_bytes!("../databases/0.1.0.sqlite"), "kxj9c2vx32zrg0acbv2dd44aybyvh4wy")];

#[tokio::test(flavor = "multi_thread")]
async fn a_database_of_an_earlier_version_is_played_on() {
    for (version, written, visitor) in WRITTEN {
        println!("{version}");
        is_played_on(written, visitor).await;
    }
}

async fn is_played_on(written: &[u8], visitor: &str) {
    let house = House::new();
    std::fs::write(house.path(), written).unwrap();
    let visitor = visitor.parse::<Secret>().unwrap().identity();
    let tables = house.open_with(brisk()).await;
    assert!(tables.resume().await.unwrap().is_empty(), "every table can be continued");
    let mine = tables.lobby(&visitor).await.unwrap().mine;
    assert_eq!(mine.len(), 7);
    let mut running = 0;
    for table in &mine {
        let before = tables.look(&table.table, |state| (state.version(), state.status())).await.unwrap();
        assert_eq!(before.0.step, table.steps, "{}", table.game);
        if before.1 != Status::Running {
            // What is over stays as it was, to the last point.
            assert!(tables.journal(&table.table).await.unwrap().contains("\nend "), "{}", table.game);
            continue;
        }
        running += 1;
        let people = vec![visitor; table.seats.len()];
        let mut clicker = Clicker::new(3);
        for _ in 0..40 {
            if clicker.click(&tables, &table.table, &people).await.is_none() {
                break;
            }
        }
        assert!(turn(&tables, &table.table).await.1.step > table.steps, "{}", table.game);
    }
    assert_eq!(running, 5);
    // What was played since is there for whoever opens the database next.
    let steps = |tables: cowcatcher_table::Tables| async move {
        let mine = tables.lobby(&visitor).await.unwrap().mine;
        mine.iter().map(|table| table.steps).sum::<u32>()
    };
    let store = store(&house.path()).await;
    for table in &mine {
        let row = store.table(&table.table).await.unwrap().unwrap();
        let revisions = tables.look(&table.table, |state| state.playing().revision()).await.unwrap();
        assert_eq!(row.rules, revisions, "{}: it goes on by the rules it began with", table.game);
        // What was played since is guarded; what was over is as it was.
        assert_eq!(row.digest.is_some(), row.progress.status == Status::Running || row.version.step > table.steps);
    }
    let played = steps(tables).await;
    assert_eq!(steps(house.open().await).await, played);
    assert!(played > mine.iter().map(|table| table.steps).sum());
}

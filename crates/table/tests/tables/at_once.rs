//! Secret decisions that all take at once: nobody makes another's page stale, everybody takes back only their own.

use crate::common::*;
use cowcatcher_engine::Seat;
use cowcatcher_table::{Barrier, TableError, Undo};
use cowcatcher_words::Locale;

#[tokio::test(flavor = "multi_thread")]
async fn all_decide_at_once_and_take_back_their_own() {
    let house = House::new();
    let tables = house.open().await;
    let (id, people) = two_people_at(&tables, "mombasa").await;
    let [one, two] = [Seat(0), Seat(1)];
    let mut clicker = Clicker::new(3);
    let page = version(&tables, &id).await;

    // Both click on pages of the same version.
    let kept = [clicker.pick(&tables, &id, one).await, clicker.pick(&tables, &id, two).await];
    tables.play(&id, &people[0], one, &kept[0], page).await.unwrap();
    tables.play(&id, &people[1], two, &kept[1], page).await.unwrap();
    // But nobody clicks twice on the same page.
    assert_eq!(code(tables.play(&id, &people[0], one, &kept[0], page).await), "stale");

    // The first takes back their choice; what the second chose stands, on the disk too.
    let sees = |tables: cowcatcher_table::Tables, seat: Seat| {
        let (id, who) = (id.clone(), people[seat.index()]);
        async move { tables.see(&id, &who, Some(seat), Locale::En).await.unwrap() }
    };
    let before = sees(tables.clone(), two).await;
    let now = version(&tables, &id).await;
    let back = tables.undo(&id, &people[0], one, Undo::Step, now).await.unwrap();
    assert_eq!(back.step, now.step - 1);
    let after = sees(tables.clone(), two).await;
    assert_eq!((&before.view, &before.choices), (&after.view, &after.choices));
    assert_eq!(everything(&tables, &id).await, everything(&house.open().await, &id).await);

    // Ready can be taken back until the last one is ready; then everybody has learned something.
    let play = |seat: Seat, action: String| {
        let (tables, id, who) = (tables.clone(), id.clone(), people[seat.index()]);
        async move {
            let now = version(&tables, &id).await;
            tables.play(&id, &who, seat, &action, now).await.unwrap()
        }
    };
    play(one, kept[0].clone()).await;
    play(one, "ready".to_owned()).await;
    let now = version(&tables, &id).await;
    tables.undo(&id, &people[0], one, Undo::Step, now).await.unwrap();
    play(one, "ready".to_owned()).await;
    let last = play(two, "ready".to_owned()).await;
    for (seat, who) in [(one, people[0]), (two, people[1])] {
        match tables.undo(&id, &who, seat, Undo::Step, last).await {
            Err(TableError::NoUndo(Barrier::Learned | Barrier::Others)) => {}
            other => panic!("{other:?}"),
        }
    }
}

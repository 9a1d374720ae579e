//! The same people once more, and a new table from a moment of a finished game.

use crate::common::*;
use cowcatcher_engine::Seat;
use cowcatcher_table::{Ask, Change, Identity, SeatPlan, Status, TableId, TablePlan, Tables};
use cowcatcher_words::Locale;

/// Plays some clicks and gives the game up, all agreeing.
async fn given_up(tables: &Tables, id: &TableId, people: &[Identity], clicks: usize) {
    let mut clicker = Clicker::new(5);
    for _ in 0..clicks {
        clicker.click(tables, id, people).await.unwrap();
    }
    let now = version(tables, id).await;
    tables.ask(id, &people[0], Ask::Abandon, now).await.unwrap();
    for one in &people[1..] {
        tables.answer(id, one, true).await.unwrap();
    }
    assert_eq!(tables.look(id, |state| state.status()).await.unwrap(), Status::Abandoned);
}

async fn names(tables: &Tables, id: &TableId) -> Vec<String> {
    tables.look(id, |state| state.names(Locale::En)).await.unwrap()
}

async fn journal(tables: &Tables, id: &TableId) -> String {
    tables.look(id, |state| state.playing().journal()).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_turns_the_seats_and_is_made_once() {
    let house = House::new();
    let tables = house.open().await;
    let (ann, ben, eve) = (somebody(), somebody(), somebody());
    let seats = [me("Ann"), SeatPlan::Invitation, bot()];
    let options = vec![("rules".to_owned(), "base".to_owned()), ("revision".to_owned(), "1".to_owned())];
    let plan = TablePlan { options, ..plan("steam", &seats) };
    let made = tables.create(&ann, plan).await.unwrap();
    tables.accept(&made.invitations[0].1, &ben, "Ben").await.unwrap();
    let old = made.id;
    assert_eq!(code(tables.rematch(&old, &ann).await), "not-over");
    let now = version(&tables, &old).await;
    tables.ask(&old, &ann, Ask::Abandon, now).await.unwrap();
    tables.answer(&old, &ben, true).await.unwrap();
    assert_eq!(code(tables.rematch(&old, &eve).await), "not-your-seat");

    let mut notices = tables.subscribe(&old).await.unwrap();
    let (one, other) = tokio::join!(tables.rematch(&old, &ann), tables.rematch(&old, &ben));
    let new = one.unwrap();
    assert_eq!(other.unwrap(), new, "one table, whoever asks first");
    assert_eq!(notices.recv().await.unwrap().change, Change::Rematch);
    assert!(notices.try_recv().is_err(), "told once");
    assert_eq!(names(&tables, &new).await, ["Ben", "Tilly", "Ann"]);
    let (options, owners, status) = tables
        .look(&new, |state| {
            let owners: Vec<_> = state.seats().iter().map(|seat| seat.person()).collect();
            (state.playing().options(), owners, state.status())
        })
        .await
        .unwrap();
    assert_eq!(owners, [Some(ben), None, Some(ann)]);
    assert_eq!(status, Status::Running, "nobody is missing");
    assert!(options.contains(&("rules", "base".to_owned())));
    assert!(options.contains(&("revision", "2".to_owned())), "a new game goes by the newest rules: {options:?}");

    // It is stored, and another server finds the same.
    let again = house.open().await;
    assert_eq!(again.look(&old, |state| state.next().cloned()).await.unwrap(), Some(new.clone()));
    assert_eq!(again.rematch(&old, &ben).await.unwrap(), new);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_of_two_servers_is_one_table() {
    let house = House::new();
    let (here, there) = (house.open().await, house.open().await);
    let (id, people) = two_people(&here).await;
    given_up(&here, &id, &people, 4).await;
    // The other server has looked before, and knows of no rematch.
    assert_eq!(there.look(&id, |state| state.next().cloned()).await.unwrap(), None);
    let new = here.rematch(&id, &people[0]).await.unwrap();
    assert_eq!(there.rematch(&id, &people[1]).await.unwrap(), new);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_given_up_before_it_began_has_no_rematch() {
    let house = House::new();
    let tables = house.open().await;
    let ann = somebody();
    let made = tables.create(&ann, plan("gwt2", &[me("Ann"), SeatPlan::Anybody])).await.unwrap();
    let now = version(&tables, &made.id).await;
    tables.ask(&made.id, &ann, Ask::Abandon, now).await.unwrap();
    assert_eq!(code(tables.rematch(&made.id, &ann).await), "not-begun");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_fork_holds_the_beginning_and_goes_its_own_way() {
    let (house, tables, id, people) = two_at_a_table().await;
    let stranger = somebody();
    let mut clicker = Clicker::new(9);
    for _ in 0..30 {
        clicker.click(&tables, &id, &people).await.unwrap();
    }
    let middle = version(&tables, &id).await.step;
    let seats = || vec![me("Eve"), bot()];
    // A running game is nobody's to fork: its hidden cards would be looked at there.
    for who in [stranger, people[0]] {
        assert_eq!(code(tables.fork(&id, &who, middle, seats()).await), "not-over");
    }
    given_up(&tables, &id, &people, 20).await;
    let before = everything(&tables, &id).await;
    assert_eq!(code(tables.fork(&id, &stranger, 100_000, seats()).await), "bad-step");
    assert_eq!(code(tables.fork(&id, &stranger, middle, vec![me("Eve")]).await), "bad-seats");
    let unknown = vec![me("Eve"), SeatPlan::Bot("deep thought".to_owned())];
    assert_eq!(code(tables.fork(&id, &stranger, middle, unknown).await), "unknown-bot");

    let friends = vec![me("Eve"), SeatPlan::Invitation];
    let made = tables.fork(&id, &stranger, middle, friends).await.unwrap();
    let waits = tables.look(&made.id, |state| (state.status(), state.version().step)).await.unwrap();
    assert_eq!(waits, (Status::Waiting, middle));
    let friend = somebody();
    tables.accept(&made.invitations[0].1, &friend, "Fay").await.unwrap();
    let old = journal(&tables, &id).await;
    let new = journal(&tables, &made.id).await;
    assert!(old.starts_with(&new), "the journal begins as the old one");
    for _ in 0..20 {
        clicker.click(&tables, &made.id, &[stranger, friend]).await.unwrap();
    }
    let new = journal(&tables, &made.id).await;
    assert!(!old.starts_with(&new));
    assert_eq!(everything(&tables, &id).await, before, "the old table is as it was");
    // What is stored is a whole game.
    let again = house.open().await;
    assert_eq!(journal(&again, &made.id).await, new);
    assert_eq!(
        code(again.look(&made.id, |_| ()).await.and(again.see(&made.id, &people[0], Some(Seat(0)), Locale::En).await)),
        "not-your-seat"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_fork_against_bots_begins_at_once_even_before_a_draw() {
    let (_house, tables, id, people) = two_at_a_table().await;
    given_up(&tables, &id, &people, 20).await;
    // In the midst of set-up chance is to decide: it decides anew.
    let made = tables.fork(&id, &people[0], 5, vec![bot(), me("Ann")]).await.unwrap();
    let (status, step) = tables.look(&made.id, |state| (state.status(), state.version().step)).await.unwrap();
    assert_eq!(status, Status::Running);
    assert!(step > 5);
    let (old, new) = (journal(&tables, &id).await, journal(&tables, &made.id).await);
    let same = old.lines().zip(new.lines()).take_while(|(one, other)| one == other).count();
    assert!(same >= 5 + old.lines().position(str::is_empty).unwrap());
}

#[tokio::test(flavor = "multi_thread")]
async fn strangers_find_listed_tables_only() {
    let house = House::new();
    let tables = house.open().await;
    let (ann, eve) = (somebody(), somebody());
    let two = [me("Ann"), me("Bob")];
    let secret = tables.create(&ann, plan("gwt2", &two)).await.unwrap().id;
    let listed = tables.create(&ann, TablePlan { listed: true, ..plan("gwt2", &two) }).await.unwrap().id;
    let anybody = tables.create(&ann, plan("gwt2", &[me("Ann"), SeatPlan::Anybody])).await.unwrap().id;
    let ids = |tables: Vec<cowcatcher_table::TableSummary>| -> Vec<TableId> {
        tables.into_iter().map(|table| table.table).collect()
    };
    let lobby = tables.lobby(&eve).await.unwrap();
    assert_eq!(lobby.running[0].round.map(|round| round.number), Some(1));
    assert_eq!((ids(lobby.running), ids(lobby.open)), (vec![listed.clone()], vec![anybody.clone()]));
    assert!(lobby.mine.is_empty() && lobby.finished.is_empty());
    // Who sat down on an open seat plays where others may watch.
    tables.join(&anybody, &eve, "Eve").await.unwrap();
    let stranger = tables.lobby(&somebody()).await.unwrap();
    let found = ids(stranger.running);
    assert!(found.contains(&anybody) && found.contains(&listed) && !found.contains(&secret));
    let mine = tables.lobby(&ann).await.unwrap();
    assert!(mine.running.is_empty() && mine.mine.len() == 3);
}

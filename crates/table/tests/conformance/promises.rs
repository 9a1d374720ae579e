//! The promises, each for any store. The rows are made up: a store knows no rules.

pub use crate::archive::*;
pub use crate::groups::*;
pub use crate::people::*;
pub use crate::plans::{answers_for_later_are_found_when_they_are_asked, plans_are_kept_for_their_owner};
use crate::story::*;
use cowcatcher_engine::{Seat, Seats};
use cowcatcher_table::{
    Alive, AnalysisRow, Append, Ask, AtZero, Clock, ClockPlan, Consent, Deciding, Holiday, Idle, Maker, Night, Pauses,
    Place, Progress, Request, Room, SeatRow, Sitter, Spending, Status, Store, StoreError, TableRow, Taught, Tick,
    Version,
};

pub async fn a_table_is_as_it_was_made(store: &dyn Store) {
    let row = table(1);
    assert_eq!(store.table(&row.id).await.unwrap(), None);
    assert!(store.clicks(&row.id).await.unwrap().is_empty());
    make(store, &row, &[]).await.unwrap();
    assert_eq!(store.table(&row.id).await.unwrap(), Some(row.clone()));
    assert!(store.clicks(&row.id).await.unwrap().is_empty());
    // With lines it begins at another version, and each of them is a click.
    let mut forked = table(2);
    forked.version = Version::new(2, 0);
    forked.listed = true;
    forked.lesson = Some(Taught { lesson: "gwt".to_owned(), read: 0 });
    forked.options = vec![("map".to_owned(), "a=b\u{1f402}".to_owned()), ("empty".to_owned(), String::new())];
    make(store, &forked, &lines(&["1 a", "2 b"])).await.unwrap();
    assert_eq!(store.table(&forked.id).await.unwrap(), Some(forked.clone()));
    assert_eq!(store.clicks(&forked.id).await.unwrap(), [["1 a"], ["2 b"]]);
}

pub async fn a_name_is_given_once(store: &dyn Store) {
    let row = table(1);
    make(store, &row, &[]).await.unwrap();
    let mut other = table(1);
    other.game = "steam".to_owned();
    assert_eq!(make(store, &other, &lines(&["1 a"])).await, Err(StoreError::Conflict));
    assert_eq!(store.table(&row.id).await.unwrap(), Some(row.clone()));
    assert!(store.clicks(&row.id).await.unwrap().is_empty());
    // Nor is an invitation, and then nothing of the second table is there.
    let mut twice = table(2);
    twice.seats[1] = row.seats[1].clone();
    assert_eq!(make(store, &twice, &[]).await, Err(StoreError::Conflict));
    assert_eq!(store.table(&twice.id).await.unwrap(), None);
}

pub async fn lines_come_back_click_by_click(store: &dyn Store) {
    let row = table(1);
    make(store, &row, &[]).await.unwrap();
    let clicks = [lines(&["1 a", "* x", "* y"]), lines(&["2 b"]), lines(&["1 c", "2 d"])];
    store.append(append(&row, Version::default(), &clicks[..1])).await.unwrap();
    store.append(append(&row, Version::new(3, 0), &clicks[1..])).await.unwrap();
    assert_eq!(store.clicks(&row.id).await.unwrap(), clicks);
    let now = store.table(&row.id).await.unwrap().unwrap();
    assert_eq!((now.version, now.progress, now.changed), (Version::new(6, 0), RUNNING, NOW));
    // Without lines only how it fares is changed.
    let over = Progress { status: Status::Over, waiting_for: Seats::NONE };
    store.append(Append { progress: over, now: NOW + 1, ..append(&row, Version::new(6, 0), &[]) }).await.unwrap();
    let now = store.table(&row.id).await.unwrap().unwrap();
    assert_eq!((now.version, now.progress, now.changed), (Version::new(6, 0), over, NOW + 1));
}

pub async fn a_step_is_written_once(store: &dyn Store) {
    let row = table(1);
    make(store, &row, &[]).await.unwrap();
    let click = [lines(&["1 a"])];
    store.append(append(&row, Version::default(), &click)).await.unwrap();
    let before = dump(store).await;
    for at in [Version::default(), Version::new(2, 0), Version::new(1, 1)] {
        assert_eq!(store.append(append(&row, at, &[lines(&["1 z"])])).await, Err(StoreError::Conflict), "{at}");
        assert_eq!(store.take_back(0, append(&row, at, &[])).await, Err(StoreError::Conflict), "{at}");
    }
    let nowhere = table(9);
    assert_eq!(store.append(append(&nowhere, Version::default(), &click)).await, Err(StoreError::Conflict));
    assert_eq!(dump(store).await, before);
}

pub async fn of_many_at_once_one_writes(store: &dyn Store) {
    let row = table(1);
    make(store, &row, &[]).await.unwrap();
    for step in 0..5 {
        let written: Vec<Vec<String>> = (0..16).map(|writer| lines(&[&format!("{writer} a")])).collect();
        let at = Version::new(step, 0);
        let all = written.iter().map(|click| store.append(append(&row, at, std::slice::from_ref(click))));
        let said = futures(all.collect()).await;
        assert_eq!(said.iter().filter(|said| said.is_ok()).count(), 1, "{said:?}");
        assert!(said.iter().all(|said| matches!(said, Ok(()) | Err(StoreError::Conflict))), "{said:?}");
        let winner = said.iter().position(Result::is_ok).unwrap();
        assert_eq!(store.clicks(&row.id).await.unwrap().last(), Some(&written[winner]));
    }
    assert_eq!(store.table(&row.id).await.unwrap().unwrap().version, Version::new(5, 0));
}

pub async fn what_is_over_is_not_moved_on(store: &dyn Store) {
    for (number, status) in [(1, Status::Over), (2, Status::Abandoned)] {
        let row = table(number);
        make(store, &row, &[]).await.unwrap();
        let progress = Progress { status, waiting_for: Seats::NONE };
        store.append(Append { progress, ..append(&row, Version::default(), &[]) }).await.unwrap();
        // Another server may not have heard of it: the version is the same.
        let late = store.append(append(&row, Version::default(), &[lines(&["1 a"])])).await;
        assert_eq!(late, Err(StoreError::Conflict));
        assert_eq!(store.take_back(0, append(&row, Version::default(), &[])).await, Err(StoreError::Conflict));
        assert_eq!(store.table(&row.id).await.unwrap().unwrap().progress, progress);
    }
}

pub async fn taking_back_is_one_change(store: &dyn Store) {
    let row = table(1);
    make(store, &row, &[]).await.unwrap();
    let clicks = [lines(&["1 a", "* x"]), lines(&["2 b"]), lines(&["1 c"])];
    store.append(append(&row, Version::default(), &clicks)).await.unwrap();
    // The second click goes, the third, of somebody else, stands.
    let now = store.take_back(2, append(&row, Version::new(4, 0), &clicks[2..])).await.unwrap();
    assert_eq!(now, Version::new(3, 1));
    assert_eq!(store.clicks(&row.id).await.unwrap(), [clicks[0].clone(), clicks[2].clone()]);
    assert_eq!(store.table(&row.id).await.unwrap().unwrap().version, now);
    // As many steps as before, and yet another version.
    store.append(append(&row, now, &[lines(&["2 d"])])).await.unwrap();
    assert_eq!(store.append(append(&row, Version::new(4, 0), &clicks[..1])).await, Err(StoreError::Conflict));
    let start = store.take_back(0, append(&row, Version::new(4, 1), &[])).await.unwrap();
    assert_eq!(start, Version::new(0, 2));
    assert!(store.clicks(&row.id).await.unwrap().is_empty());
}

pub async fn a_seat_changes_from_what_it_was(store: &dyn Store) {
    let row = table(1);
    make(store, &row, &[]).await.unwrap();
    let (open, bob) = (&row.seats[1], person(22, "Bob"));
    store.seat(&row.id, Seat(1), open, &bob).await.unwrap();
    // The second one to sit down there is too late.
    assert_eq!(store.seat(&row.id, Seat(1), open, &person(23, "Eve")).await, Err(StoreError::Conflict));
    assert_eq!(store.seat(&row.id, Seat(7), open, &person(23, "Eve")).await, Err(StoreError::Conflict));
    let owner = bob.owner();
    for (was, now) in [
        (bob.clone(), SeatRow { sitter: Sitter::Bot { bot: "random".to_owned(), owner }, ..bob.clone() }),
        (SeatRow { sitter: Sitter::Bot { bot: "random".to_owned(), owner }, ..bob.clone() }, bob.clone()),
        (bob.clone(), person(22, "Robert")),
    ] {
        store.seat(&row.id, Seat(1), &was, &now).await.unwrap();
        assert_eq!(
            store.table(&row.id).await.unwrap().unwrap().seats,
            [row.seats[0].clone(), now.clone(), row.seats[2].clone()]
        );
    }
}

pub async fn an_invitation_opens_one_open_seat(store: &dyn Store) {
    let row = table(1);
    make(store, &row, &[]).await.unwrap();
    let Sitter::Open { invitation: Some(invitation) } = row.seats[1].sitter else { panic!() };
    assert_eq!(store.invited(&invitation).await.unwrap(), Some((row.id.clone(), Seat(1))));
    assert_eq!(store.invited(&somebody(99)).await.unwrap(), None);
    store.seat(&row.id, Seat(1), &row.seats[1], &person(22, "Bob")).await.unwrap();
    assert_eq!(store.invited(&invitation).await.unwrap(), None);
}

pub async fn what_is_said_is_kept_in_order(store: &dyn Store) {
    let row = table(1);
    make(store, &row, &[]).await.unwrap();
    let said: Vec<_> = (0..5).map(|number| said(number, Some(Seat(0)))).collect();
    let called: Vec<_> = (0..3).map(|number| crate::story::said(number, None)).collect();
    for line in &said {
        store.say(&row.id, Room::Table, line).await.unwrap();
    }
    for line in &called {
        store.say(&row.id, Room::Gallery, line).await.unwrap();
    }
    let before = dump(store).await;
    assert_eq!(store.say(&row.id, Room::Table, &said[4]).await, Err(StoreError::Conflict));
    assert_eq!(store.say(&row.id, Room::Gallery, &called[0]).await, Err(StoreError::Conflict));
    assert!(matches!(store.say(&row.id, Room::Gallery, &said[4]).await, Err(StoreError::Failed(_))));
    assert_eq!(dump(store).await, before);
    assert_eq!(store.chat(&row.id, Room::Table, 100).await.unwrap(), said);
    assert_eq!(store.chat(&row.id, Room::Table, 2).await.unwrap(), said[3..]);
    assert_eq!(store.chat(&row.id, Room::Gallery, 100).await.unwrap(), called);
}

pub async fn what_is_asked_is_withdrawn_by_a_step(store: &dyn Store) {
    let row = table(1);
    make(store, &row, &[]).await.unwrap();
    let (ann, none) = (somebody(21), Consent::default());
    let request = |ask| Some(Request { by: ann, ask, agreed: vec![ann] });
    let asked =
        Consent { request: request(Ask::BackTo(3)), hints: vec![ann, somebody(22)], public: vec![somebody(22)] };
    let start = Version::default();
    store.keep_consent(&row.id, start, &none, &asked).await.unwrap();
    assert_eq!(store.table(&row.id).await.unwrap().unwrap().consent, asked);
    // Somebody who thinks that nothing is asked, or that the table is elsewhere, is too late.
    let late = Consent { request: request(Ask::Abandon), ..none.clone() };
    assert_eq!(store.keep_consent(&row.id, start, &none, &late).await, Err(StoreError::Conflict));
    assert_eq!(store.keep_consent(&row.id, Version::new(1, 0), &asked, &late).await, Err(StoreError::Conflict));
    assert_eq!(store.table(&row.id).await.unwrap().unwrap().consent, asked);
    // Agreements outlive a step, requests do not.
    store.append(append(&row, start, &[lines(&["1 a"])])).await.unwrap();
    let agreed = Consent { request: None, ..asked.clone() };
    assert_eq!(store.table(&row.id).await.unwrap().unwrap().consent, agreed);
    store.keep_consent(&row.id, Version::new(1, 0), &agreed, &late).await.unwrap();
    store.take_back(0, append(&row, Version::new(1, 0), &[])).await.unwrap();
    assert_eq!(store.table(&row.id).await.unwrap().unwrap().consent, none);
}

pub async fn lists_show_what_they_promise(store: &dyn Store) {
    let mut rows = Vec::new();
    for number in 1..=6 {
        let mut row = table(number);
        row.changed = NOW + i64::from(number);
        row.listed = number % 2 == 0;
        if number > 4 {
            // Nobody but who is invited may sit down.
            row.seats[2] = person(30 + number, "Guest");
        }
        make(store, &row, &[]).await.unwrap();
        rows.push(row);
    }
    let ids = |rows: Vec<cowcatcher_table::TableRow>| rows.into_iter().map(|row| row.id).collect::<Vec<_>>();
    let of = |numbers: &[u8]| numbers.iter().map(|&number| table(number).id).collect::<Vec<_>>();
    assert_eq!(store.open_tables(100).await.unwrap(), rows[..4].iter().rev().cloned().collect::<Vec<_>>());
    assert_eq!(ids(store.open_tables(2).await.unwrap()), of(&[4, 3]));
    // By creator, and by seat.
    assert_eq!(ids(mine(store, &somebody(21)).await), of(&[6, 5, 4, 3, 2, 1]));
    assert_eq!(ids(mine(store, &somebody(35)).await), of(&[5]));
    assert!(mine(store, &somebody(99)).await.is_empty());
    for number in [2, 3] {
        store.append(append(&table(number), Version::default(), &[lines(&["1 a"])])).await.unwrap();
    }
    assert_eq!(ids(store.listed_tables(Status::Running, 9).await.unwrap()), of(&[2]));
    assert_eq!(ids(store.listed_tables(Status::Waiting, 9).await.unwrap()), of(&[6, 4]));
    assert_eq!(ids(store.listed_tables(Status::Waiting, 1).await.unwrap()), of(&[6]));
    assert_eq!(ids(store.open_tables(100).await.unwrap()), of(&[4, 1]), "one that is played is no longer open");
}

pub async fn a_table_has_one_successor(store: &dyn Store) {
    let [old, one, two] = [1, 2, 3].map(table);
    make(store, &old, &[]).await.unwrap();
    store.create(after(&one, &old.id)).await.unwrap();
    assert_eq!(store.create(after(&two, &old.id)).await, Err(StoreError::Conflict));
    assert_eq!(store.table(&old.id).await.unwrap().unwrap().next, Some(one.id.clone()));
    assert_eq!(store.table(&two.id).await.unwrap(), None);
    assert_eq!(store.create(after(&two, &table(9).id)).await, Err(StoreError::Conflict), "nor is there one of nothing");
}

pub async fn lessons_and_analyses_are_kept(store: &dyn Store) {
    let mut row = table(1);
    row.lesson = Some(Taught { lesson: "steam".to_owned(), read: 0 });
    make(store, &row, &[]).await.unwrap();
    store.keep_lesson(&row.id, 7).await.unwrap();
    assert_eq!(store.table(&row.id).await.unwrap().unwrap().lesson.unwrap().read, 7);
    assert_eq!(store.analysis(&row.id).await.unwrap(), None);
    for revision in [1, 2] {
        let made =
            AnalysisRow { revision, weights: "w".to_owned(), evaluations: 1 << 40, result: "{}".to_owned(), at: NOW };
        store.keep_analysis(&row.id, &made).await.unwrap();
        assert_eq!(store.analysis(&row.id).await.unwrap(), Some(made));
    }
}

pub async fn bots_are_waited_for(store: &dyn Store) {
    let rows = [1, 2, 3].map(table);
    for row in &rows {
        make(store, row, &[]).await.unwrap();
        let bot = SeatRow { name: "Bot".to_owned(), sitter: Sitter::Bot { bot: "random".to_owned(), owner: None } };
        store.seat(&row.id, Seat(2), &row.seats[2], &bot).await.unwrap();
    }
    assert!(store.waiting_for_bots().await.unwrap().is_empty());
    let waits = |row, seats| Append {
        progress: Progress { status: Status::Running, waiting_for: seats },
        ..append(row, Version::default(), &[])
    };
    store.append(waits(&rows[0], Seats::only(Seat(2)))).await.unwrap();
    store.append(waits(&rows[1], Seats::only(Seat(0)))).await.unwrap();
    store.append(waits(&rows[2], Seats::only(Seat(0)).with(Seat(2)))).await.unwrap();
    assert_eq!(store.waiting_for_bots().await.unwrap(), [rows[0].id.clone(), rows[2].id.clone()]);
    // Who takes the seat back is no bot.
    let seat = store.table(&rows[0].id).await.unwrap().unwrap().seats[2].clone();
    store.seat(&rows[0].id, Seat(2), &seat, &person(22, "Bob")).await.unwrap();
    assert_eq!(store.waiting_for_bots().await.unwrap(), [rows[2].id.clone()]);
}

pub async fn a_large_text_is_kept(store: &dyn Store) {
    let mut row = table(1);
    row.options = vec![("map".to_owned(), "x".repeat(60_000))];
    make(store, &row, &[]).await.unwrap();
    let click = [vec!["1 ".to_owned() + &"y".repeat(20_000); 200]];
    store.append(append(&row, Version::default(), &click)).await.unwrap();
    assert_eq!(store.clicks(&row.id).await.unwrap(), click);
    assert_eq!(store.table(&row.id).await.unwrap().unwrap().options, row.options);
}

pub async fn a_long_list_comes_in_pages(store: &dyn Store) {
    for number in 1..=7 {
        let mut row = table(number);
        // Three of them at the same moment, so that the name decides.
        row.changed = NOW + i64::from(number / 3);
        make(store, &row, &[]).await.unwrap();
    }
    let all = mine(store, &somebody(21)).await;
    assert_eq!(all.len(), 7);
    let (mut paged, mut after) = (Vec::new(), None);
    loop {
        let page = store.tables_of(&somebody(21), after.as_ref(), 2).await.unwrap();
        let Some(last) = page.last() else { break };
        after = Some(Place { changed: last.changed, id: last.id.clone() });
        paged.extend(page);
    }
    assert_eq!(paged, all);
    let by_name: Vec<_> = store.every_table(None, 3).await.unwrap().into_iter().map(|row| row.id).collect();
    assert_eq!(by_name, [1, 2, 3].map(|number| table(number).id));
    assert_eq!(store.every_table(Some(&by_name[2]), 100).await.unwrap().len(), 4);
}

pub async fn quotas_are_counted_wholly_or_not_at_all(store: &dyn Store) {
    let ann = Maker::Who(somebody(21));
    let spending = |what, amount, most| Spending { who: ann, what, amount, most };
    assert_eq!(store.spend(5, &[spending("tables", 1, 2), spending("bytes", 90, 100)]).await.unwrap(), None);
    // The second is too much: neither is counted.
    assert_eq!(store.spend(5, &[spending("tables", 1, 2), spending("bytes", 11, 100)]).await.unwrap(), Some(1));
    assert_eq!(store.spend(5, &[spending("tables", 1, 2), spending("bytes", 10, 100)]).await.unwrap(), None);
    assert_eq!(store.spend(5, &[spending("tables", 1, 2)]).await.unwrap(), Some(0));
    assert_eq!(store.spend(6, &[spending("tables", 3, 2)]).await.unwrap(), Some(0));
    assert_eq!(store.spend(6, &[spending("tables", 2, 2)]).await.unwrap(), None);
    store.forget(6).await.unwrap();
    assert_eq!(store.spend(5, &[spending("tables", 2, 2)]).await.unwrap(), None);
    assert_eq!(store.spend(6, &[spending("tables", 1, 2)]).await.unwrap(), Some(0));
    // At the same moment no more than there may be.
    let one = [spending("seats", 1, 5)];
    let said = futures((0..12).map(|_| store.spend(7, &one)).collect()).await;
    assert_eq!(said.into_iter().filter(|said| *said == Ok(None)).count(), 5);

    for number in 1..=3 {
        let row = table(number);
        make(store, &row, &[]).await.unwrap();
    }
    store.append(append(&table(1), Version::default(), &[])).await.unwrap();
    let alive = |since| store.alive(ann, since);
    assert_eq!(alive(0).await.unwrap(), Alive { tables: 3, open_to_all: 2 });
    assert_eq!(alive(NOW).await.unwrap(), Alive { tables: 1, open_to_all: 0 });
}

pub async fn what_is_idle_can_be_removed(store: &dyn Store) {
    let [old, new, next] = [1, 2, 3].map(table);
    make(store, &old, &[]).await.unwrap();
    make(store, &new, &[]).await.unwrap();
    store.create(after(&next, &old.id)).await.unwrap();
    store.append(append(&new, Version::default(), &[lines(&["1 a"])])).await.unwrap();
    let idle = async |status, since| {
        let mut idle = store.idle_tables(Idle { status, listed: None, since }, 10).await.unwrap();
        idle.sort();
        idle
    };
    assert_eq!(idle(Status::Waiting, NOW).await, [old.id.clone(), next.id.clone()]);
    assert!(idle(Status::Waiting, NOW - 1000).await.is_empty());
    assert!(idle(Status::Running, NOW).await.is_empty());
    assert!(!store.delete(&new.id, NOW).await.unwrap(), "something has happened there since");
    assert!(store.delete(&next.id, NOW).await.unwrap());
    assert!(!store.delete(&next.id, NOW).await.unwrap());
    assert_eq!(store.table(&next.id).await.unwrap(), None);
    assert_eq!(store.table(&old.id).await.unwrap().unwrap().next, None, "no table leads to it");
    assert_eq!(store.invited(&somebody(103)).await.unwrap(), None);
    store.ready().await.unwrap();
}

pub async fn clocks_are_written_with_the_step(store: &dyn Store) {
    let plan = ClockPlan { time: "1d".parse().unwrap(), at_zero: AtZero::BotTurn };
    let row = TableRow { clock: Some(Clock::new(plan, 3)), ..table(1) };
    make(store, &row, &[]).await.unwrap();
    make(store, &table(2), &[]).await.unwrap();
    assert_eq!(store.table(&row.id).await.unwrap(), Some(row.clone()));
    assert_eq!(store.table(&table(2).id).await.unwrap().unwrap().clock, None);
    let stopped = row.clock.unwrap();
    let first = Deciding { was: Seats::NONE, is: Seats(1), anew: Seats::NONE, persons: Seats(1) };
    let running = stopped.moved(NOW, first);
    let kept = async || store.table(&table(1).id).await.unwrap().unwrap().clock.unwrap();
    let due = async |now| store.time_up(now, 9).await.unwrap();
    let (start, click) = (Version::default(), [lines(&["1 a"])]);
    let id = table(1).id;
    // Who thinks that it was otherwise writes neither the clock nor the step.
    let wrong = Tick { was: &running, now: &stopped };
    let late = store.append(Append { clock: Some(wrong), ..append(&table(1), start, &click) }).await;
    assert_eq!(late, Err(StoreError::Conflict));
    assert_eq!(store.keep_clock(&id, wrong).await, Err(StoreError::Conflict));
    assert!(store.clicks(&id).await.unwrap().is_empty());
    let tick = Some(Tick { was: &stopped, now: &running });
    store.append(Append { clock: tick, ..append(&table(1), start, &click) }).await.unwrap();
    assert_eq!(kept().await, running);
    let zero = running.due().unwrap();
    assert!(due(zero - 1).await.is_empty());
    assert_eq!(due(zero).await, vec![id.clone()]);
    // A step that says nothing of clocks leaves them.
    store.append(append(&table(1), Version::new(1, 0), &click)).await.unwrap();
    assert_eq!((kept().await, due(zero).await), (running.clone(), vec![id.clone()]));
    let tick = Some(Tick { was: &running, now: &stopped });
    store.take_back(1, Append { clock: tick, ..append(&table(1), Version::new(2, 0), &[]) }).await.unwrap();
    assert_eq!((kept().await, due(zero).await), (stopped.clone(), vec![]));
    store.keep_clock(&id, Tick { was: &stopped, now: &running }).await.unwrap();
    assert_eq!((kept().await, due(zero).await), (running, vec![id.clone()]));
    // Of a game that is over nothing is due.
    let over = Progress { status: Status::Over, waiting_for: Seats::NONE };
    store.append(Append { progress: over, ..append(&table(1), Version::new(1, 1), &[]) }).await.unwrap();
    assert!(due(i64::MAX).await.is_empty());
}

pub async fn pauses_are_kept_for_each_person(store: &dyn Store) {
    let (ann, bob) = (somebody(21), somebody(22));
    assert_eq!(store.pauses(&ann).await.unwrap(), Pauses::default());
    let night = Night { from: "23:00".parse().unwrap(), to: "07:30".parse().unwrap() };
    let holiday = Holiday { from: "2026-12-24".parse().unwrap(), to: "2027-01-06".parse().unwrap() };
    let rests = Pauses { zone: "Europe/Rome".to_owned(), night: Some(night), holidays: vec![holiday] };
    store.keep_pauses(&ann, &rests).await.unwrap();
    assert_eq!(store.pauses(&ann).await.unwrap(), rests);
    assert_eq!(store.pauses(&bob).await.unwrap(), Pauses::default());
    store.keep_pauses(&ann, &Pauses::default()).await.unwrap();
    assert_eq!(store.pauses(&ann).await.unwrap(), Pauses::default());
    // The tables that are to be told: those with clocks, of that person, that are not over.
    let plan = ClockPlan { time: "15m+30s".parse().unwrap(), at_zero: AtZero::Table };
    let timed = |number| TableRow { clock: Some(Clock::new(plan, 3)), ..table(number) };
    for row in [timed(1), table(2), timed(3)] {
        make(store, &row, &[]).await.unwrap();
    }
    assert_eq!(store.clocked_tables(&ann).await.unwrap(), [table(1).id, table(3).id]);
    assert!(store.clocked_tables(&bob).await.unwrap().is_empty());
    let over = Progress { status: Status::Abandoned, waiting_for: Seats::NONE };
    store.append(Append { progress: over, ..append(&table(1), Version::default(), &[]) }).await.unwrap();
    assert_eq!(store.clocked_tables(&ann).await.unwrap(), [table(3).id]);
}

pub async fn a_secret_is_drawn_once(store: &dyn Store) {
    assert_eq!(store.secret("salt", [1; 32]).await.unwrap(), [1; 32]);
    assert_eq!(store.secret("salt", [2; 32]).await.unwrap(), [1; 32]);
}

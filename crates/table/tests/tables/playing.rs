//! Clicks: who may, from which page, and that what is refused changes nothing.

use crate::common::*;
use cowcatcher_engine::Seat;
use cowcatcher_session::SessionError;
use cowcatcher_table::{SeatPlan, Status, TableError, TableId, Undo, Version};
use cowcatcher_words::Locale;
use std::time::Duration;

#[tokio::test(flavor = "multi_thread")]
async fn what_is_refused_changes_nothing() {
    let (_house, tables, id, people) = two_at_a_table().await;
    let mut clicker = Clicker::new(1);
    for _ in 0..20 {
        clicker.click(&tables, &id, &people).await;
    }
    let before = everything(&tables, &id).await;
    let (seat, now) = to_move(&tables, &id).await;
    let other = Seat(1 - seat.0);
    let (mine, theirs) = (people[seat.index()], people[other.index()]);
    let action = clicker.pick(&tables, &id, seat).await;
    let stranger = somebody();

    assert_eq!(code(tables.play(&id, &theirs, seat, &action, now).await), "not-your-seat");
    assert_eq!(code(tables.play(&id, &stranger, seat, &action, now).await), "not-your-seat");
    assert_eq!(code(tables.play(&id, &mine, Seat(5), &action, now).await), "not-your-seat");
    assert_eq!(code(tables.play(&id, &theirs, other, &action, now).await), "refused");
    assert_eq!(code(tables.play(&id, &mine, seat, "fly to the moon", now).await), "malformed");
    assert_eq!(code(tables.play(&id, &mine, seat, "", now).await), "malformed");
    assert_eq!(code(tables.play(&id, &mine, seat, &"x".repeat(10_000), now).await), "too-long");
    for old in [Version::new(now.step - 1, 0), Version::new(now.step + 1, 0), Version::new(now.step, 1)] {
        match tables.play(&id, &mine, seat, &action, old).await {
            Err(TableError::Stale { now: said }) => assert_eq!(said, now),
            other => panic!("{other:?}"),
        }
    }
    let nowhere: TableId = "0000000000000000".parse().unwrap();
    assert_eq!(code(tables.play(&nowhere, &mine, seat, &action, now).await), "unknown-table");
    assert_eq!(code(tables.see(&id, &theirs, Some(seat), Locale::En).await), "not-your-seat");
    assert_eq!(code(tables.heard(&id, &stranger, Some(seat), 0, Locale::En).await), "not-your-seat");
    assert_eq!(code(tables.why_not(&id, &stranger, seat, &action).await), "not-your-seat");
    assert_eq!(code(tables.undo(&id, &stranger, seat, Undo::Step, now).await), "not-your-seat");
    assert_eq!(code(tables.journal(&id).await), "not-over");
    assert_eq!(everything(&tables, &id).await, before);

    // Of all that can be written, what is legal passes and the rest comes back with a clause.
    let legal = tables.look(&id, |state| state.playing().legal(seat)).await.unwrap();
    let mut refused = 0;
    for action in <cowcatcher_games::gwt::Gwt as cowcatcher_proof::Lawful>::universe() {
        let action = action.to_string();
        match tables.why_not(&id, &mine, seat, &action).await {
            Ok(()) => assert!(legal.contains(&action), "{action}"),
            Err(TableError::Session(SessionError::Refused(refusal))) => {
                assert!(refusal.clause.starts_with("GWT-") && !legal.contains(&action));
                refused += 1;
            }
            Err(other) => panic!("{action}: {other}"),
        }
    }
    assert!(refused > 100);
    assert_eq!(everything(&tables, &id).await, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_clicks_from_the_same_page_one_wins() {
    let (_house, tables, id, people) = two_at_a_table().await;
    let mut clicker = Clicker::new(2);
    for _ in 0..60 {
        let (seat, now) = turn(&tables, &id).await;
        let Some(seat) = seat else { break };
        let (one, two) = (clicker.pick(&tables, &id, seat).await, clicker.pick(&tables, &id, seat).await);
        let who = people[seat.index()];
        let (first, second) =
            tokio::join!(tables.play(&id, &who, seat, &one, now), tables.play(&id, &who, seat, &two, now));
        let winner = match (&first, &second) {
            (Ok(version), Err(TableError::Stale { now })) | (Err(TableError::Stale { now }), Ok(version)) => {
                assert_eq!(version, now);
                if first.is_ok() { &one } else { &two }
            }
            other => panic!("{other:?}"),
        };
        let line = tables
            .look(&id, |state| {
                let journal = state.playing().journal();
                journal.split_once("\n\n").unwrap().1.lines().nth(now.step as usize).unwrap().to_owned()
            })
            .await
            .unwrap();
        assert_eq!(line, format!("{seat} {winner}"));
    }
}

/// Two servers on one file: the rows decide, and who comes too late sees what was played.
#[tokio::test(flavor = "multi_thread")]
async fn of_two_servers_one_writes_the_step() {
    let house = House::new();
    let (here, there) = (house.open().await, house.open().await);
    let (id, people) = two_people(&here).await;
    there.look(&id, |_| ()).await.unwrap();
    let mut clicker = Clicker::new(3);
    for round in 0..60 {
        let (seat, now) = turn(&here, &id).await;
        let Some(seat) = seat else { break };
        let who = people[seat.index()];
        let (one, two) = (clicker.pick(&here, &id, seat).await, clicker.pick(&here, &id, seat).await);
        let (first, second) =
            tokio::join!(here.play(&id, &who, seat, &one, now), there.play(&id, &who, seat, &two, now));
        assert_eq!(i32::from(first.is_ok()) + i32::from(second.is_ok()), 1, "round {round}: {first:?} {second:?}");
        let stale = first.and(second).unwrap_err();
        assert_eq!(stale.code(), "stale");
        // The one who was late has looked at the rows; the winner knows them.
        assert_eq!(everything(&here, &id).await, everything(&there, &id).await);
    }
    let (seat, now) = to_move(&here, &id).await;
    if here.undo(&id, &people[seat.index()], seat, Undo::Turn, now).await.is_ok() {
        // A server that has not heard of the undo can't write behind it.
        let action = clicker.pick(&there, &id, seat).await;
        assert_eq!(code(there.play(&id, &people[seat.index()], seat, &action, now).await), "stale");
        assert_eq!(everything(&here, &id).await, everything(&there, &id).await);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_survives_a_restart_in_the_middle_of_the_game() {
    let house = House::new();
    let mut clicker = Clicker::new(4);
    let (id, people) = two_people(&house.open().await).await;
    for _ in 0..8 {
        let tables = house.open().await;
        for _ in 0..25 {
            clicker.click(&tables, &id, &people).await;
        }
        let (seat, now) = to_move(&tables, &id).await;
        let _ = tables.undo(&id, &people[seat.index()], seat, Undo::Step, now).await;
        let _ = tables.say(&id, &people[0], Seat(0), "brb").await;
        let after = house.open().await;
        assert_eq!(everything(&tables, &id).await, everything(&after, &id).await);
        let chat = |state: &cowcatcher_table::TableState| state.said(cowcatcher_table::Room::Table).to_vec();
        assert_eq!(tables.look(&id, chat).await.unwrap(), after.look(&id, chat).await.unwrap());
        for (seat, who) in people.iter().enumerate() {
            let seat = Some(Seat(seat as u8));
            assert_eq!(
                tables.see(&id, who, seat, Locale::En).await.unwrap(),
                after.see(&id, who, seat, Locale::En).await.unwrap()
            );
            assert_eq!(
                tables.heard(&id, who, seat, 0, Locale::En).await.unwrap(),
                after.heard(&id, who, seat, 0, Locale::En).await.unwrap()
            );
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn history_shows_every_earlier_position() {
    let (_house, tables, id, people) = two_at_a_table().await;
    let mut clicker = Clicker::new(5);
    let mut seen = Vec::new();
    for _ in 0..150 {
        seen.push(
            tables.look(&id, |state| (state.playing().step(), state.playing().view(Some(Seat(0))))).await.unwrap(),
        );
        clicker.click(&tables, &id, &people).await;
    }
    tables
        .look(&id, |state| {
            for (step, view) in &seen {
                let then = state.playing().at(*step).unwrap();
                assert_eq!(then.step(), *step);
                assert_eq!(then.view(Some(Seat(0))), *view);
            }
            assert!(state.playing().at(state.playing().step() + 1).is_none());
        })
        .await
        .unwrap();
}

/// Plays a table of bots to its end by waiting for the notices.
#[tokio::test(flavor = "multi_thread")]
async fn bots_play_a_whole_game_and_everybody_is_told() {
    let house = House::new();
    let tables = house.open().await;
    let who = somebody();
    for (game, players) in [("gwt1", 2), ("gwt2", 3)] {
        let id = tables.create(&who, plan(game, &vec![bot(); players])).await.unwrap().id;
        let mut notices = tables.subscribe(&id).await.unwrap();
        let mut last = Version::default();
        while tables.look(&id, |state| state.status()).await.unwrap() == Status::Running {
            let notice = tokio::time::timeout(Duration::from_secs(20), notices.recv()).await.expect("bots play on");
            if let Ok(notice) = notice {
                assert!(notice.version > last);
                last = notice.version;
            }
        }
        let seen = tables.see(&id, &who, None, Locale::En).await.unwrap();
        assert_eq!(seen.status, Status::Over);
        assert!(seen.choices.is_empty() && seen.to_decide.is_empty());
        assert_eq!(seen.standings.unwrap().totals().len(), players);
        let journal = tables.journal(&id).await.unwrap();
        assert!(journal.lines().last().unwrap().starts_with("end "));
        let options = cowcatcher_games::gwt::Options::default();
        let journal =
            cowcatcher_engine::journal::Journal::<cowcatcher_games::gwt::Gwt>::parse(&journal, &options).unwrap();
        cowcatcher_engine::journal::verify(&journal).unwrap();
        assert_eq!(code(tables.play(&id, &who, Seat(0), "done", seen.version).await), "not-your-seat");
    }
    let lobby = tables.lobby(&who).await.unwrap();
    assert_eq!(lobby.mine.len(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_played_before_every_seat_is_taken() {
    let house = House::new();
    let tables = house.open().await;
    let who = somebody();
    let created = tables.create(&who, plan("gwt2", &[me("Ann"), SeatPlan::Anybody, bot()])).await.unwrap();
    let id = created.id;
    assert!(created.invitations.is_empty());
    assert_eq!(code(tables.play(&id, &who, Seat(0), "done", Version::default()).await), "not-begun");
    assert_eq!(version(&tables, &id).await, Version::default());
    let guest = somebody();
    assert_eq!(tables.lobby(&guest).await.unwrap().open.len(), 1);
    assert_eq!(tables.join(&id, &guest, "Bob").await.unwrap(), Seat(1));
    assert!(version(&tables, &id).await.step > 0);
    assert_eq!(tables.lobby(&guest).await.unwrap().open.len(), 0);
    assert_eq!(code(tables.join(&id, &somebody(), "Eve").await), "full");
}

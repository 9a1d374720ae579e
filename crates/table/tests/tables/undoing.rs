//! Taking back: one's own, up to where somebody learned something, and further only if everybody agrees.

use crate::common::*;
use cowcatcher_engine::Seat;
use cowcatcher_table::{Ask, Barrier, Change, Status, TableError, Undo};
use cowcatcher_words::Locale;
use std::collections::BTreeMap;

/// Every click is taken back where that is possible, and leads exactly to where it was made.
#[tokio::test(flavor = "multi_thread")]
async fn a_click_can_be_taken_back_unless_somebody_learned_something() {
    let (house, tables, id, people) = two_at_a_table().await;
    let mut clicker = Clicker::new(11);
    let mut met: BTreeMap<&str, usize> = BTreeMap::new();
    for _ in 0..250 {
        let (seat, before) = turn(&tables, &id).await;
        let Some(seat) = seat else { break };
        let who = people[seat.index()];
        let seen = tables.see(&id, &who, Some(seat), Locale::En).await.unwrap();
        let action = clicker.pick(&tables, &id, seat).await;
        let warned = seen.choices.iter().find(|choice| choice.action == action).unwrap().reveals;
        let after = tables.play(&id, &who, seat, &action, before).await.unwrap();

        let other = Seat(1 - seat.0);
        match tables.undo(&id, &people[other.index()], other, Undo::Step, after).await {
            Err(TableError::NoUndo(barrier)) => assert!(matches!(barrier, Barrier::Others | Barrier::Learned)),
            allowed => panic!("{allowed:?}"),
        }
        match tables.undo(&id, &who, seat, Undo::Step, after).await {
            Ok(back) => {
                *met.entry("taken back").or_default() += 1;
                assert!(!warned, "{action} was warned of and could be taken back");
                assert_eq!((back.step, back.revision), (before.step, after.revision + 1));
                let again = tables.see(&id, &who, Some(seat), Locale::En).await.unwrap();
                assert_eq!((&again.view, &again.choices, again.undo), (&seen.view, &seen.choices, seen.undo));
                // The old page must not count, although it shows the same.
                assert_eq!(code(tables.play(&id, &who, seat, &action, before).await), "stale");
                tables.play(&id, &who, seat, &action, back).await.unwrap();
            }
            Err(TableError::NoUndo(Barrier::Learned)) => {
                *met.entry("learned").or_default() += 1;
                assert!(warned, "{action} could not be taken back and there was no warning");
            }
            other => panic!("{other:?}"),
        }
        assert_eq!(everything(&tables, &id).await, everything(&house.open().await, &id).await);
    }
    assert!(met["taken back"] > 50 && met["learned"] > 10, "{met:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_goes_back_to_its_first_click_or_to_the_barrier() {
    let (_house, tables, id, people) = two_at_a_table().await;
    let mut clicker = Clicker::new(12);
    let mut longest = 0;
    for _ in 0..40 {
        // A run of clicks of one seat by which nobody learns anything.
        let (seat, start) = turn(&tables, &id).await;
        let Some(seat) = seat else { break };
        let who = people[seat.index()];
        let reach = tables.look(&id, |state| state.undo_of(seat)).await.unwrap();
        let start = reach.turn.unwrap_or(start.step);
        let before =
            tables.look(&id, |state| state.playing().at(start as usize).unwrap().view(Some(seat))).await.unwrap();
        for _ in 0..4 {
            let (next, now) = turn(&tables, &id).await;
            let calm = tables.look(&id, |state| {
                state
                    .playing()
                    .choices(seat, ENGLISH)
                    .into_iter()
                    .filter(|choice| !choice.reveals)
                    .map(|choice| choice.action)
                    .collect::<Vec<_>>()
            });
            let calm = calm.await.unwrap();
            if next != Some(seat) || calm.is_empty() {
                break;
            }
            tables.play(&id, &who, seat, &calm[0], now).await.unwrap();
        }
        let (_, now) = turn(&tables, &id).await;
        if now.step > start {
            longest = longest.max(now.step - start);
            let back = tables.undo(&id, &who, seat, Undo::Turn, now).await.unwrap();
            assert_eq!(back.step, start);
            assert_eq!(tables.look(&id, |state| state.playing().view(Some(seat))).await.unwrap(), before);
            let barrier = tables.undo(&id, &who, seat, Undo::Turn, back).await;
            assert_eq!(code(barrier), "no-undo");
        }
        for _ in 0..5 {
            clicker.click(&tables, &id, &people).await;
        }
    }
    assert!(longest >= 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn further_back_only_if_everybody_agrees() {
    let (house, tables, id, people) = two_at_a_table().await;
    let mut clicker = Clicker::new(13);
    let mut early = None;
    for number in 0..60 {
        if number == 10 {
            early = Some(tables.look(&id, |state| (state.version().step, state.playing().view(None))).await.unwrap());
        }
        clicker.click(&tables, &id, &people).await;
    }
    let (step, view) = early.unwrap();
    let before = everything(&tables, &id).await;
    let now = version(&tables, &id).await;
    let mut notices = tables.subscribe(&id).await.unwrap();
    let stranger = somebody();
    let [ann, bob] = people;
    assert_eq!(code(tables.answer(&id, &ann, true).await), "nothing-asked");
    assert_eq!(code(tables.ask(&id, &stranger, Ask::BackTo(step), now).await), "not-your-seat");

    // Asked, and declined.
    assert_eq!(tables.ask(&id, &ann, Ask::BackTo(step), now).await.unwrap(), now);
    assert_eq!(code(tables.ask(&id, &bob, Ask::Abandon, now).await), "asked-already");
    let request = tables.see(&id, &bob, Some(Seat(1)), Locale::En).await.unwrap().request.unwrap();
    assert!(request.yours_to_answer && request.missing == [Seat(1)] && request.by == [Seat(0)]);
    assert!(!tables.see(&id, &ann, Some(Seat(0)), Locale::En).await.unwrap().request.unwrap().yours_to_answer);
    assert_eq!(code(tables.answer(&id, &stranger, true).await), "nothing-asked");
    tables.answer(&id, &bob, false).await.unwrap();
    assert_eq!(everything(&tables, &id).await, before);

    // Agreeing with oneself is not enough, and a step played withdraws the request.
    tables.ask(&id, &ann, Ask::BackTo(step), now).await.unwrap();
    tables.answer(&id, &ann, true).await.unwrap();
    assert_eq!(everything(&tables, &id).await, before);
    clicker.click(&tables, &id, &people).await;
    assert_eq!(code(tables.answer(&id, &bob, true).await), "nothing-asked");

    let now = version(&tables, &id).await;
    assert_eq!(code(tables.ask(&id, &ann, Ask::BackTo(0), now).await), "no-undo");
    tables.ask(&id, &ann, Ask::BackTo(step), now).await.unwrap();
    let back = tables.answer(&id, &bob, true).await.unwrap();
    assert_eq!(back.step, step);
    assert_eq!(tables.look(&id, |state| state.playing().view(None)).await.unwrap(), view);
    assert_eq!(everything(&tables, &id).await, everything(&house.open().await, &id).await);
    let mut changes = Vec::new();
    while let Ok(notice) = notices.try_recv() {
        changes.push(notice.change);
    }
    assert!(changes.contains(&Change::Request) && changes.contains(&Change::Undone));
    clicker.click(&tables, &id, &people).await.unwrap();

    // Giving up needs everybody too.
    let now = version(&tables, &id).await;
    tables.ask(&id, &bob, Ask::Abandon, now).await.unwrap();
    assert_eq!(tables.look(&id, |state| state.status()).await.unwrap(), Status::Running);
    tables.answer(&id, &ann, true).await.unwrap();
    assert_eq!(tables.look(&id, |state| state.status()).await.unwrap(), Status::Abandoned);
    assert!(tables.journal(&id).await.is_ok());
    let (seat, now) = turn(&tables, &id).await;
    assert_eq!(seat, None);
    assert_eq!(code(tables.play(&id, &ann, Seat(0), "done", now).await), "over");
    assert_eq!(code(tables.undo(&id, &ann, Seat(0), Undo::Step, now).await), "over");
    assert_eq!(everything(&tables, &id).await, everything(&house.open().await, &id).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn alone_against_bots_nobody_has_to_be_asked() {
    let house = House::new();
    let tables = house.open().await;
    let ann = somebody();
    let id = tables.create(&ann, plan("gwt1", &[me("Ann"), bot()])).await.unwrap().id;
    let mut clicker = Clicker::new(14);
    let mut first = None;
    for _ in 0..30 {
        let (seat, now) = wait_for_person(&tables, &id).await;
        first.get_or_insert(now.step);
        let action = clicker.pick(&tables, &id, seat).await;
        tables.play(&id, &ann, seat, &action, now).await.unwrap();
    }
    let (_, now) = wait_for_person(&tables, &id).await;
    let back = tables.ask(&id, &ann, Ask::BackTo(first.unwrap()), now).await.unwrap();
    assert_eq!(back.step, first.unwrap());
    assert_eq!(back.revision, now.revision + 1);
    assert_eq!(wait_for_person(&tables, &id).await, (Seat(0), back));
}

/// What somebody did last begins where their turn began, and going back there gives them the same decision again.
#[tokio::test(flavor = "multi_thread")]
async fn against_bots_one_goes_back_to_ones_own_last_turn() {
    let house = House::new();
    let tables = house.open().await;
    let ann = somebody();
    let id = tables.create(&ann, plan("gwt2", &[me("Ann"), bot(), bot()])).await.unwrap().id;
    let mut clicker = Clicker::new(15);
    let last = || tables.look(&id, |state| state.playing().last_turn(Seat(0)).map(|step| step as u32));
    let seen = || tables.look(&id, |state| state.playing().view(Some(Seat(0))));
    wait_for_person(&tables, &id).await;
    assert_eq!(last().await.unwrap(), None, "nothing was decided yet");
    for _ in 0..4 {
        let (_, began) = wait_for_person(&tables, &id).await;
        let before = seen().await.unwrap();
        for again in [false, true] {
            while let (Some(Seat(0)), now) = turn(&tables, &id).await {
                let action = clicker.pick(&tables, &id, Seat(0)).await;
                tables.play(&id, &ann, Seat(0), &action, now).await.unwrap();
            }
            let (_, now) = wait_for_person(&tables, &id).await;
            assert_eq!(last().await.unwrap(), Some(began.step), "the whole turn");
            if !again {
                let back = tables.ask(&id, &ann, Ask::BackTo(began.step), now).await.unwrap();
                assert_eq!((back.step, turn(&tables, &id).await.0), (began.step, Some(Seat(0))));
                assert_eq!(seen().await.unwrap(), before);
            }
        }
        // Within a turn it is the last decision.
        let (_, now) = wait_for_person(&tables, &id).await;
        let calm = tables.look(&id, |state| {
            let choices = state.playing().choices(Seat(0), ENGLISH);
            choices.into_iter().find(|choice| !choice.reveals).map(|choice| choice.action)
        });
        if let Some(calm) = calm.await.unwrap() {
            tables.play(&id, &ann, Seat(0), &calm, now).await.unwrap();
            if turn(&tables, &id).await.0 == Some(Seat(0)) {
                assert_eq!(last().await.unwrap(), Some(now.step));
                let after = version(&tables, &id).await;
                tables.undo(&id, &ann, Seat(0), Undo::Step, after).await.unwrap();
            }
        }
    }
}

/// Waits while bots play.
async fn wait_for_person(
    tables: &cowcatcher_table::Tables,
    id: &cowcatcher_table::TableId,
) -> (Seat, cowcatcher_table::Version) {
    for _ in 0..20_000 {
        if let (Some(Seat(0)), now) = turn(tables, id).await {
            return (Seat(0), now);
        }
        tokio::time::sleep(std::time::Duration::from_millis(1)).await;
    }
    panic!("the bots never finish");
}

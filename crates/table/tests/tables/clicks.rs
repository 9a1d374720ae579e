//! What one click did is taken back as one, and what need not be asked is answered by itself, by those who wish it.

use crate::common::*;
use cowcatcher_engine::Seat;
use cowcatcher_session::SessionError;
use cowcatcher_table::{Identity, Line, TableError, TableId, Tables, Undo, Version};
use rand::RngExt;

async fn play(
    tables: &Tables,
    (id, who, seat, at): (&TableId, &Identity, Seat, Version),
    actions: &[&str],
    forced: bool,
) -> Result<Version, TableError> {
    let line = Line { forced, ..line_of(actions) };
    tables.play_line(id, who, seat, line, at, |_, refusal| SessionError::from(refusal).into()).await
}

/// The answer of a seat that need not be asked for.
async fn forced(tables: &Tables, id: &TableId, seat: Seat) -> Option<String> {
    tables.look(id, |state| state.playing().forced(seat)).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_line_is_taken_back_as_one_even_after_a_restart() {
    let (house, tables, id, people) = two_at_a_table().await;
    let mut clicker = Clicker::new(61);
    let mut taken = 0;
    for _ in 0..200 {
        let (seat, before) = to_move(&tables, &id).await;
        let who = people[seat.index()];
        let calm = |state: &cowcatcher_table::TableState| {
            let choices = state.playing().choices(seat, ENGLISH);
            let calm = choices.into_iter().find(|choice| !choice.reveals && state.to_decide().contains(seat));
            calm.map(|choice| choice.action)
        };
        let mut line: Vec<String> = Vec::new();
        while line.len() < 3 {
            let words: Vec<&str> = line.iter().map(String::as_str).collect();
            match tables.try_out(&id, &who, seat, &line_of(&words), calm).await.unwrap() {
                Some(action) => line.push(action),
                None => break,
            }
        }
        if line.len() < 3 {
            clicker.click(&tables, &id, &people).await;
            continue;
        }
        let start = everything(&tables, &id).await;
        let words: Vec<&str> = line.iter().map(String::as_str).collect();
        // One click more before it, so that it can be seen where the line begins.
        let first = play(&tables, (&id, &who, seat, before), &words[..1], false).await.unwrap();
        let middle = everything(&tables, &id).await;
        let now = play(&tables, (&id, &who, seat, first), &words[1..], false).await.unwrap();
        assert_eq!(now.step, before.step + 3);
        // A server that was started anew knows just as well what one click was.
        let tables = house.open().await;
        let back = tables.undo(&id, &who, seat, Undo::Step, now).await.unwrap();
        assert_eq!(back.step, first.step);
        assert_eq!(unversioned(&everything(&tables, &id).await), unversioned(&middle));
        let back = tables.undo(&id, &who, seat, Undo::Step, back).await.unwrap();
        assert_eq!(back.step, before.step);
        assert_eq!(unversioned(&everything(&tables, &id).await), unversioned(&start));
        taken += 1;
        break;
    }
    assert_eq!(taken, 1, "no line of three in 200 clicks");
}

/// All but how often something was taken back.
fn unversioned(everything: &str) -> String {
    let journal = everything.split(" Running ").collect::<Vec<_>>();
    let (before, after) = (journal[0].rsplit_once(' ').unwrap().0, journal[1]);
    format!("{before} {after}")
}

/// A whole game of one table, in which every click wishes not to be asked for nothing.
async fn whole_game(game: &str, seed: u64) -> usize {
    let house = House::new();
    let tables = house.open().await;
    let (id, people) = two_people_at(&tables, game).await;
    let mut clicker = Clicker::new(seed);
    let mut spared = 0;
    for number in 0..3000 {
        let (Some(seat), before) = turn(&tables, &id).await else { return spared };
        let who = people[seat.index()];
        // What is asked first may need no answer: then the page shows the table after it, and so the click goes on from there.
        let shown = tables.look(&id, |state| state.unasked(&who, seat).map(|ahead| ahead.playing().legal(seat)));
        let shown = shown.await.unwrap();
        let unasked = forced(&tables, &id, seat).await;
        assert_eq!(shown.is_some(), unasked.is_some());
        let legal = match &shown {
            Some(legal) => legal.clone(),
            None => tables.look(&id, |state| state.playing().legal(seat)).await.unwrap(),
        };
        let action = legal[clicker.0.random_range(0..legal.len())].clone();
        let after = play(&tables, (&id, &who, seat, before), &[&action], true).await.unwrap();
        let lines = tables.look(&id, |state| state.playing().journal()).await.unwrap();
        let taken = lines.lines().rev().skip_while(|line| line.starts_with("end"));
        let played: Vec<&str> = taken.take((after.step - before.step) as usize).collect();
        let own = played.iter().filter(|line| line.starts_with(&format!("{} ", seat.0 + 1))).count();
        spared += own - 1;
        assert_eq!(
            played.iter().filter(|line| line.starts_with('*')).count() + own,
            played.len(),
            "nobody else's step"
        );
        match tables.undo(&id, &who, seat, Undo::Step, after).await {
            Ok(back) => {
                assert_eq!(back.step, before.step, "{action} is taken back with all that was answered by itself");
                // Nothing is left to be answered by itself that would come of it.
                play(&tables, (&id, &who, seat, back), &[&action], true).await.unwrap();
                assert_eq!(forced(&tables, &id, seat).await, None);
            }
            Err(TableError::NoUndo(_) | TableError::Over) => {}
            other => panic!("{other:?}"),
        }
        if number % 50 == 0 {
            assert_eq!(everything(&tables, &id).await, everything(&house.open().await, &id).await);
        }
    }
    spared
}

#[tokio::test(flavor = "multi_thread")]
async fn what_need_not_be_asked_is_answered_and_taken_back_with_the_click() {
    assert!(whole_game("gwt2", 62).await > 30);
    whole_game("mombasa", 63).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_wish_it_is_asked_everything() {
    let (_house, tables, id, people) = two_at_a_table().await;
    let mut clicker = Clicker::new(64);
    let mut met = 0;
    for _ in 0..150 {
        let (Some(seat), before) = turn(&tables, &id).await else { break };
        if let Some(action) = forced(&tables, &id, seat).await {
            let after = play(&tables, (&id, &people[seat.index()], seat, before), &[&action], false).await.unwrap();
            assert_eq!(after.step, before.step + 1);
            met += 1;
            continue;
        }
        clicker.click(&tables, &id, &people).await;
    }
    assert!(met > 3, "{met}");
    // Somebody else is not answered for.
    let (seat, _) = to_move(&tables, &id).await;
    let (other, stranger) = (people[1 - seat.index()], somebody());
    for who in [other, stranger] {
        assert!(tables.look(&id, |state| state.unasked(&who, seat).is_none()).await.unwrap());
    }
}

/// What others clicked stays theirs, click by click, when somebody takes back what was decided at the same time.
#[tokio::test(flavor = "multi_thread")]
async fn what_others_decide_at_once_keeps_its_clicks() {
    let house = House::new();
    let tables = house.open().await;
    let (id, people) = two_people_at(&tables, "mombasa").await;
    let [one, two] = [Seat(0), Seat(1)];
    let page = version(&tables, &id).await;
    let legal = |seat: Seat| tables.look(&id, move |state| state.playing().legal(seat)[0].clone());
    let (kept, other) = (legal(one).await.unwrap(), legal(two).await.unwrap());
    play(&tables, (&id, &people[0], one, page), &[&kept], true).await.unwrap();
    let after = play(&tables, (&id, &people[1], two, page), &[&other, "ready"], true).await.unwrap();
    let back = tables.undo(&id, &people[0], one, Undo::Step, after).await.unwrap();
    assert_eq!(back.step, after.step - 1);
    // The other's two steps were one click, and still are, on the disk too.
    let tables = house.open().await;
    let gone = tables.undo(&id, &people[1], two, Undo::Step, back).await.unwrap();
    assert_eq!(gone.step, page.step);
}

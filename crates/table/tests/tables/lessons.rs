//! Lessons at a table: only the right click is played, the lesson answers, and it goes on after a restart of the server.

use crate::common::*;
use cowcatcher_session::lesson;
use cowcatcher_table::{Coaching, Identity, Lecture, Status, TableId, Tables, Undo};
use std::time::Duration;

const GAMES: [&str; 4] = ["gwt1", "gwt2", "mombasa", "steam"];

/// The lesson as it is when nobody else is to play.
async fn lecture(tables: &Tables, id: &TableId) -> Lecture {
    for _ in 0..2000 {
        let now = tables.look(id, |state| state.lecture()).await.unwrap().expect("the lesson goes on");
        if !now.is_watched() {
            return now;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("the others do not play");
}

/// Does what the coach asks for.
async fn obey(tables: &Tables, id: &TableId, who: &Identity, now: &Lecture) {
    if now.step().is_read() {
        tables.lesson(id, who, Coaching::Next(now.at)).await.unwrap();
    } else {
        let line = line_of(&now.expected().iter().map(String::as_str).collect::<Vec<_>>());
        let at = version(tables, id).await;
        tables.play_line(id, who, now.lesson.pupil, line, at, |_, refusal| panic!("{refusal}")).await.unwrap_or_else(
            |error: cowcatcher_table::TableError| panic!("{} {}: {error}", now.lesson.game, now.step().text),
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_lesson_is_played_to_its_end_and_then_the_game_goes_on() {
    let house = House::new();
    let tables = house.open().await;
    for game in GAMES {
        let ann = somebody();
        let id = tables.teach(&ann, game, "Ann").await.unwrap();
        let steps = lesson(game).unwrap().steps.len();
        for number in 0..steps {
            let now = lecture(&tables, &id).await;
            assert_eq!(now.at, number, "{game}: {}", now.step().text);
            // Whatever else is legal is refused, and nothing is changed by it.
            let before = everything(&tables, &id).await;
            let (legal, at) =
                tables.look(&id, |state| (state.playing().legal(now.lesson.pupil), state.version())).await.unwrap();
            for wrong in legal.iter().filter(|&action| now.expected().first() != Some(action)) {
                assert_eq!(
                    code(tables.play(&id, &ann, now.lesson.pupil, wrong, at).await),
                    "lesson",
                    "{game}: {wrong}"
                );
            }
            assert_eq!(code(tables.lesson(&id, &ann, Coaching::Next(number + 1)).await), "no-lesson");
            assert_eq!(everything(&tables, &id).await, before);
            obey(&tables, &id, &ann, &now).await;
        }
        let (over, status, coach) =
            tables.look(&id, |state| (state.lecture().is_none(), state.status(), state.has_coach())).await.unwrap();
        assert!(over && coach && status == Status::Running, "{game}");
        // From now on everything that is legal may be played, and chance is chance.
        let seat = lesson(game).unwrap().pupil;
        let (legal, at) = tables.look(&id, |state| (state.playing().legal(seat), state.version())).await.unwrap();
        tables.play(&id, &ann, seat, &legal[0], at).await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_goes_on_where_it_was() {
    let house = House::new();
    let tables = house.open().await;
    let ann = somebody();
    let id = tables.teach(&ann, "gwt2", "Ann").await.unwrap();
    for _ in 0..5 {
        let now = lecture(&tables, &id).await;
        obey(&tables, &id, &ann, &now).await;
    }
    // Another server knows what was played, and what was only read.
    let again = house.open().await;
    assert_eq!(lecture(&again, &id).await.at, 5);
    // A click is taken back, and asked for again.
    let (seat, at) = to_move(&again, &id).await;
    again.undo(&id, &ann, seat, Undo::Step, at).await.unwrap();
    assert_eq!(lecture(&again, &id).await.at, 4);
    // Nobody else turns the pages.
    assert_eq!(code(again.lesson(&id, &somebody(), Coaching::Leave).await), "not-your-seat");
    again.lesson(&id, &ann, Coaching::Restart).await.unwrap();
    assert_eq!(lecture(&again, &id).await.at, 0);
    again.lesson(&id, &ann, Coaching::Leave).await.unwrap();
    assert!(again.look(&id, |state| state.lecture().is_none()).await.unwrap());
    assert_eq!(code(again.lesson(&id, &ann, Coaching::Next(0)).await), "no-lesson");
}

#[tokio::test(flavor = "multi_thread")]
async fn where_nobody_is_taught_there_is_no_lesson() {
    let (_house, tables, id, people) = two_at_a_table().await;
    assert_eq!(code(tables.lesson(&id, &people[0], Coaching::Leave).await), "no-lesson");
    assert_eq!(code(tables.teach(&people[0], "toy", "Ann").await), "no-lesson");
    assert_eq!(code(tables.teach(&people[0], "chess", "Ann").await), "unknown-game");
}

//! Hints: for whoever plays alone, for several people only if all of them agree, and never more than the seat knows.

use crate::common::*;
use cowcatcher_engine::Seat;
use cowcatcher_table::{Advised, Ask, Identity, Line, SeatPlan, TableError, TableId, Tables, Version};
use std::collections::BTreeSet;
use std::time::{Duration, Instant};

async fn ask(tables: &Tables, id: &TableId, who: &Identity, at: (Seat, Version)) -> Result<Advised, TableError> {
    tables.advise(id, who, at.0, &Line::default(), at.1).await
}

/// Somebody against a bot that answers at once.
async fn alone(tables: &Tables, game: &str) -> (TableId, Identity) {
    let ann = somebody();
    let seats = [me("Ann"), bot(), bot()];
    let made = tables.create(&ann, plan(game, &seats)).await.unwrap();
    for _ in 0..2000 {
        // The bots have decided where all do so at once.
        if tables.look(&made.id, |state| state.to_decide().iter().eq([Seat(0)])).await.unwrap() {
            return (made.id, ann);
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("it is never Ann's turn");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_plays_alone_is_advised_in_every_game() {
    let house = House::new();
    let tables = house.open().await;
    for game in ["gwt1", "gwt2", "steam", "mombasa"] {
        let (id, ann) = alone(&tables, game).await;
        let (seat, version) = to_move(&tables, &id).await;
        let before = everything(&tables, &id).await;
        let start = Instant::now();
        let advised = ask(&tables, &id, &ann, (seat, version)).await.unwrap();
        assert!(start.elapsed() < Duration::from_secs(8), "{game} took {:?}", start.elapsed());
        let legal: BTreeSet<String> =
            tables.look(&id, |state| state.playing().legal(seat)).await.unwrap().into_iter().collect();
        assert_eq!(advised.choices.iter().map(|it| it.action.clone()).collect::<BTreeSet<_>>(), legal, "{game}");
        assert!(legal.len() == 1 || advised.choices[0].rollouts > 0, "{game}");
        assert_eq!(everything(&tables, &id).await, before, "a hint changes nothing");
        // What it advises can be played.
        tables.play(&id, &ann, seat, &advised.choices[0].action, version).await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_advised_against_people_who_did_not_agree() {
    let (_house, tables, id, people) = two_at_a_table().await;
    let (seat, now) = to_move(&tables, &id).await;
    let (mover, other) = (people[seat.index()], people[1 - seat.index()]);
    assert_eq!(code(ask(&tables, &id, &mover, (seat, now)).await), "no-hints");
    assert_eq!(code(ask(&tables, &id, &somebody(), (seat, now)).await), "not-your-seat");

    // Asking for them is not enough, and one no is.
    let open = |who: Identity| tables.look(&id, move |state| state.may_be_advised(&who));
    tables.ask(&id, &mover, Ask::Hints, now).await.unwrap();
    assert_eq!(code(ask(&tables, &id, &mover, (seat, now)).await), "no-hints");
    tables.answer(&id, &other, false).await.unwrap();
    assert!(!open(mover).await.unwrap());

    tables.ask(&id, &mover, Ask::Hints, now).await.unwrap();
    assert_eq!(code(tables.answer(&id, &somebody(), true).await), "nothing-asked");
    tables.answer(&id, &other, true).await.unwrap();
    assert!(open(mover).await.unwrap() && open(other).await.unwrap() && !open(somebody()).await.unwrap());
    assert!(tables.look(&id, |state| state.request().is_none()).await.unwrap());
    ask(&tables, &id, &mover, (seat, now)).await.unwrap();
    // Whose turn it is not is told nothing, and nobody asks for the seat of another.
    assert_eq!(code(ask(&tables, &id, &other, (Seat(1 - seat.0), now)).await), "not-asked");
    assert_eq!(code(ask(&tables, &id, &other, (seat, now)).await), "not-your-seat");

    // Either of them ends it without asking.
    assert_eq!(code(tables.end_hints(&id, &somebody()).await), "not-your-seat");
    tables.end_hints(&id, &other).await.unwrap();
    assert_eq!(code(ask(&tables, &id, &mover, (seat, now)).await), "no-hints");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_away_or_comes_later_has_not_agreed() {
    let (_house, tables, id, people) = two_at_a_table().await;
    let (seat, now) = to_move(&tables, &id).await;
    let other = Seat(1 - seat.0);
    // The other lets a bot play: their seat is still theirs, and they can't be asked.
    tables.hand_to_bot(&id, &people[other.index()], other, "random").await.unwrap();
    assert_eq!(code(ask(&tables, &id, &people[seat.index()], (seat, now)).await), "no-hints");
    assert_eq!(code(tables.ask(&id, &people[seat.index()], Ask::Hints, now).await), "no-hints");

    // Of three, one comes after two agreed.
    let ann = somebody();
    let seats = [me("Ann"), me("Ann too"), SeatPlan::Invitation];
    let made = tables.create(&ann, plan("gwt2", &seats)).await.unwrap();
    let now = version(&tables, &made.id).await;
    assert_eq!(code(ask(&tables, &made.id, &ann, (Seat(0), now)).await), "not-begun");
    assert_eq!(code(tables.ask(&made.id, &ann, Ask::Hints, now).await), "not-begun");
    let bob = somebody();
    tables.accept(&made.invitations[0].1, &bob, "Bob").await.unwrap();
    assert!(!tables.look(&made.id, |state| state.may_be_advised(&ann)).await.unwrap());
    let now = version(&tables, &made.id).await;
    tables.ask(&made.id, &ann, Ask::Hints, now).await.unwrap();
    tables.answer(&made.id, &bob, true).await.unwrap();
    assert!(tables.look(&made.id, |state| state.may_be_advised(&ann)).await.unwrap());
}

#[tokio::test(flavor = "multi_thread")]
async fn one_identity_on_several_seats_is_one_person() {
    let house = House::new();
    let tables = house.open().await;
    let ann = somebody();
    let made = tables.create(&ann, plan("gwt2", &[me("Ann"), me("Ann too")])).await.unwrap();
    let (seat, now) = to_move(&tables, &made.id).await;
    ask(&tables, &made.id, &ann, (seat, now)).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_is_about_now_and_one_at_a_time() {
    let house = House::new();
    let tables = house.open().await;
    let (id, ann) = alone(&tables, "gwt2").await;
    let (seat, now) = to_move(&tables, &id).await;
    let old = Version { step: now.step - 1, ..now };
    assert_eq!(code(ask(&tables, &id, &ann, (seat, old)).await), "stale");
    let nonsense = line_of(&["fly to the moon"]);
    assert_eq!(code(tables.advise(&id, &ann, seat, &nonsense, now).await), "malformed");

    // A second hint for the same person has to wait, and a click makes the first one worthless at once.
    let thinking = tokio::spawn({
        let (tables, id) = (tables.clone(), id.clone());
        async move { ask(&tables, &id, &ann, (seat, now)).await }
    });
    tokio::time::sleep(Duration::from_millis(150)).await;
    assert_eq!(code(ask(&tables, &id, &ann, (seat, now)).await), "thinking");
    let action = Clicker::new(1).pick(&tables, &id, seat).await;
    let start = Instant::now();
    tables.play(&id, &ann, seat, &action, now).await.unwrap();
    assert_eq!(code(thinking.await.unwrap()), "stale");
    assert!(start.elapsed() < Duration::from_millis(500), "{:?}", start.elapsed());

    // Whoever does not wait for the answer can ask again.
    let (id, ann) = alone(&tables, "gwt2").await;
    let (seat, now) = to_move(&tables, &id).await;
    let hurried = tokio::time::timeout(Duration::from_millis(100), ask(&tables, &id, &ann, (seat, now))).await;
    assert!(hurried.is_err(), "a hint takes longer");
    ask(&tables, &id, &ann, (seat, now)).await.unwrap();
}

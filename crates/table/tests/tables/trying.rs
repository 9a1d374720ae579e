//! Trying out a line changes nothing, shows nothing, and is the same as playing it.

use crate::common::*;
use cowcatcher_engine::Seat;
use cowcatcher_session::Written;
use cowcatcher_table::{LONGEST_LINE, Seen};
use cowcatcher_words::Locale;

/// What the one who tries sees.
fn position(seen: &Seen) -> (Written, Vec<String>) {
    (seen.view.clone(), seen.choices.iter().map(|choice| choice.action.clone()).collect())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tried_line_is_what_playing_it_gives() {
    let (_house, tables, id, people) = two_at_a_table().await;
    let mut clicker = Clicker::new(31);
    let (mut longest, mut stopped) = (0, 0);
    for _ in 0..60 {
        let (seat, before) = to_move(&tables, &id).await;
        let who = people[seat.index()];
        // As far as nothing is revealed.
        let mut line: Vec<String> = Vec::new();
        let tried = loop {
            let words: Vec<&str> = line.iter().map(String::as_str).collect();
            let look = |state: &cowcatcher_table::TableState| {
                let decides = state.to_decide().contains(seat);
                let playing = state.playing();
                let legal = if decides { playing.choices(seat, ENGLISH) } else { Vec::new() };
                (playing.view(Some(seat)), legal, state.version())
            };
            let (view, choices, at) = tables.try_out(&id, &who, seat, &line_of(&words), look).await.unwrap();
            assert_eq!(at, before, "a trial has the version of the table");
            for revealing in choices.iter().filter(|choice| choice.reveals).take(1) {
                let further = [&words[..], &[&revealing.action]].concat();
                assert_eq!(code(tables.try_out(&id, &who, seat, &line_of(&further), |_| ()).await), "reveals");
                stopped += 1;
            }
            match choices.iter().find(|choice| !choice.reveals) {
                Some(next) if line.len() < 4 => line.push(next.action.clone()),
                _ => break (view, choices.into_iter().map(|choice| choice.action).collect::<Vec<_>>()),
            }
        };
        assert_eq!(version(&tables, &id).await, before, "nothing was played");
        longest = longest.max(line.len());
        for action in &line {
            let now = version(&tables, &id).await;
            tables.play(&id, &who, seat, action, now).await.unwrap();
        }
        assert_eq!(position(&tables.see(&id, &who, Some(seat), Locale::En).await.unwrap()), tried);
        clicker.click(&tables, &id, &people).await;
    }
    assert!(longest > 2 && stopped > 5, "{longest} {stopped}");
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_owner_of_a_seat_tries_and_only_what_is_legal() {
    let (_house, tables, id, people) = two_at_a_table().await;
    let seat = turn(&tables, &id).await.0.unwrap();
    let (who, other) = (people[seat.index()], people[1 - seat.index()]);
    assert_eq!(code(tables.try_out(&id, &other, seat, &line_of(&[]), |_| ()).await), "not-your-seat");
    assert_eq!(code(tables.try_out(&id, &somebody(), seat, &line_of(&[]), |_| ()).await), "not-your-seat");
    assert_eq!(code(tables.try_out(&id, &who, Seat(7), &line_of(&[]), |_| ()).await), "not-your-seat");
    assert_eq!(code(tables.try_out(&id, &who, seat, &line_of(&["deliver 18"]), |_| ()).await), "refused");
    assert_eq!(code(tables.try_out(&id, &who, seat, &line_of(&["abracadabra"]), |_| ()).await), "malformed");
    assert_eq!(code(tables.try_out(&id, &who, seat, &line_of(&["done"; LONGEST_LINE + 1]), |_| ()).await), "too-long");
    assert!(tables.try_out(&id, &who, seat, &line_of(&[]), |_| ()).await.is_ok());
}

//! Several actions in one go: all or none, one transaction, one notice.

use crate::common::*;
use cowcatcher_engine::Seat;
use cowcatcher_session::SessionError;
use cowcatcher_table::{Change, Identity, LONGEST_LINE, TableError, TableId, TableState, Tables, Version};

/// Something that shows nothing to anybody and leaves the decision with the same seat, if there is such a thing.
fn quiet(state: &TableState, seat: Seat) -> Option<String> {
    let choices = state.playing().choices(seat, ENGLISH);
    let quiet = choices.into_iter().find(|choice| !choice.reveals && state.to_decide().contains(seat));
    quiet.map(|choice| choice.action)
}

/// The longest line of quiet actions from here on, up to four.
async fn quiet_line(tables: &Tables, id: &TableId, who: &Identity, seat: Seat) -> Vec<String> {
    let mut line: Vec<String> = Vec::new();
    while line.len() < 4 {
        let words: Vec<&str> = line.iter().map(String::as_str).collect();
        match tables.try_out(id, who, seat, &line_of(&words), |state| quiet(state, seat)).await.unwrap() {
            Some(action) => line.push(action),
            None => break,
        }
    }
    line
}

/// Clicks until a line of at least so many quiet actions begins.
async fn somewhere(
    tables: &Tables,
    id: &TableId,
    people: &[Identity; 2],
    least: usize,
) -> (Seat, Version, Vec<String>) {
    let mut clicker = Clicker::new(51);
    for _ in 0..300 {
        let (seat, now) = to_move(tables, id).await;
        let line = quiet_line(tables, id, &people[seat.index()], seat).await;
        if line.len() >= least {
            return (seat, now, line);
        }
        clicker.click(tables, id, people).await;
    }
    panic!("no line of {least} actions in 300 steps");
}

async fn play(
    tables: &Tables,
    (id, who, seat, at): (&TableId, &Identity, Seat, Version),
    line: &[String],
) -> Result<Version, TableError> {
    tables.play_line(id, who, seat, line.to_vec(), at, |_, refusal| SessionError::from(refusal).into()).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_line_is_what_its_actions_are_and_everybody_hears_of_it_once() {
    let (house, tables, id, people) = two_at_a_table().await;
    let (seat, now, line) = somewhere(&tables, &id, &people, 3).await;
    let who = people[seat.index()];
    let words: Vec<&str> = line.iter().map(String::as_str).collect();
    let view = |state: &TableState| (state.playing().view(Some(seat)), state.playing().legal(seat));
    let tried = tables.try_out(&id, &who, seat, &line_of(&words), view).await.unwrap();

    let mut notices = tables.subscribe(&id).await.unwrap();
    let version = play(&tables, (&id, &who, seat, now), &line).await.unwrap();
    assert_eq!(version, Version::new(now.step + line.len() as u32, now.revision));
    assert_eq!(tables.look(&id, view).await.unwrap(), tried);
    let notice = notices.try_recv().unwrap();
    assert_eq!((notice.change, notice.version), (Change::Steps, version));
    assert_eq!(notice.mark, tables.look(&id, |state| state.mark()).await.unwrap());
    assert!(notices.try_recv().is_err(), "one notice for the whole line");
    assert_eq!(everything(&tables, &id).await, everything(&house.open().await, &id).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_line_that_is_refused_anywhere_changes_nothing() {
    let (house, tables, id, people) = two_at_a_table().await;
    let (seat, now, line) = somewhere(&tables, &id, &people, 3).await;
    let (who, other) = (people[seat.index()], people[1 - seat.index()]);
    let before = everything(&tables, &id).await;
    let mark = tables.look(&id, |state| state.mark()).await.unwrap();
    let mut notices = tables.subscribe(&id).await.unwrap();

    let with = |at: usize, wrong: &str| {
        let mut line = line.clone();
        line.insert(at, wrong.to_owned());
        line
    };
    for at in 0..=line.len() {
        assert_eq!(code(play(&tables, (&id, &who, seat, now), &with(at, "fly to the moon")).await), "malformed");
        assert_eq!(code(play(&tables, (&id, &who, seat, now), &with(at, &"x".repeat(300))).await), "too-long");
        // What the rules refuse is put into words where the line has come to, and nowhere else.
        let refused = with(at, "deliver 18");
        let told = tables.play_line(&id, &who, seat, refused, now, move |state, refusal| {
            assert_eq!(state.version().step, now.step, "it is not played yet");
            Told::Refused(state.playing().step(), refusal.clause)
        });
        assert!(
            matches!(told.await, Err(Told::Refused(step, clause))
            if step == now.step as usize + at && clause.starts_with("GWT-")),
            "{at}"
        );
    }
    for old in [Version::new(now.step - 1, 0), Version::new(now.step + 1, 0), Version::new(now.step, 1)] {
        assert_eq!(code(play(&tables, (&id, &who, seat, old), &line).await), "stale");
    }
    assert_eq!(code(play(&tables, (&id, &other, seat, now), &line).await), "not-your-seat");
    assert_eq!(code(play(&tables, (&id, &who, seat, now), &[]).await), "empty");
    let endless = vec![line[0].clone(); LONGEST_LINE + 1];
    assert_eq!(code(play(&tables, (&id, &who, seat, now), &endless).await), "too-long");

    assert_eq!(everything(&tables, &id).await, before);
    assert_eq!(everything(&house.open().await, &id).await, before);
    assert_eq!(tables.look(&id, |state| state.mark()).await.unwrap(), mark);
    assert!(notices.try_recv().is_err(), "nobody is told of what did not happen");
}

#[derive(Debug)]
enum Told {
    Refused(usize, &'static str),
    Otherwise,
}

impl From<TableError> for Told {
    fn from(_: TableError) -> Told {
        Told::Otherwise
    }
}

/// Otherwise one could look, or let chance decide, and then let the line fail.
#[tokio::test(flavor = "multi_thread")]
async fn only_the_last_action_of_a_line_may_show_something() {
    let (_house, tables, id, people) = two_at_a_table().await;
    let mut clicker = Clicker::new(52);
    let (mut stopped, mut ended) = (0, 0);
    for _ in 0..150 {
        let (seat, now) = to_move(&tables, &id).await;
        let who = people[seat.index()];
        let choices = tables.look(&id, |state| state.playing().choices(seat, ENGLISH)).await.unwrap();
        if let Some(shows) = choices.iter().find(|choice| choice.reveals) {
            let before = everything(&tables, &id).await;
            for next in ["done", "deliver 18", "nonsense"] {
                let line = [shows.action.clone(), next.to_owned()];
                assert_eq!(code(play(&tables, (&id, &who, seat, now), &line).await), "reveals");
            }
            assert_eq!(everything(&tables, &id).await, before);
            stopped += 1;
        }
        // At the end of a line it is as good as alone.
        let line = quiet_line(&tables, &id, &who, seat).await;
        let words: Vec<&str> = line.iter().take(1).map(String::as_str).collect();
        let tried = line_of(&words);
        let shows = tables.try_out(&id, &who, seat, &tried, |state| {
            let choices = state.playing().choices(seat, ENGLISH);
            choices.into_iter().find(|choice| choice.reveals && state.to_decide().contains(seat))
        });
        match (line.first(), shows.await.unwrap()) {
            (Some(first), Some(shows)) => {
                play(&tables, (&id, &who, seat, now), &[first.clone(), shows.action]).await.unwrap();
                ended += 1;
            }
            _ => {
                clicker.click(&tables, &id, &people).await;
            }
        }
    }
    assert!(stopped > 5 && ended > 5, "{stopped} {ended}");
}

/// Whoever shows what is said and who sits there has to know when that changes too.
#[tokio::test(flavor = "multi_thread")]
async fn whatever_changes_gets_a_mark_of_its_own() {
    let (house, tables, id, people) = two_at_a_table().await;
    let mut notices = tables.subscribe(&id).await.unwrap();
    let mut marks = vec![tables.look(&id, |state| state.mark().to_string()).await.unwrap()];
    tables.say(&id, &people[0], Seat(0), "hello").await.unwrap();
    tables.rename(&id, &people[0], Seat(0), "Zoe").await.unwrap();
    Clicker::new(53).click(&tables, &id, &people).await.unwrap();
    while let Ok(notice) = notices.try_recv() {
        marks.push(notice.mark.to_string());
    }
    assert_eq!(marks.len(), 4);
    let (life, _) = marks[0].split_once('-').unwrap();
    let counted: Vec<u32> = marks.iter().map(|mark| mark.strip_prefix(life).unwrap()[1..].parse().unwrap()).collect();
    assert!(counted.windows(2).all(|pair| pair[1] == pair[0] + 1), "{marks:?}");
    // Another server, or the same one after a stop, counts anew and says so.
    let elsewhere = house.open().await.look(&id, |state| state.mark().to_string()).await.unwrap();
    assert!(!elsewhere.starts_with(life), "{elsewhere} {marks:?}");
}

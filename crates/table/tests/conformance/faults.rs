//! Every fault at every call, one after the other. Whatever happened, it was done wholly or not at all; and tables on top of such a store
//! lose no step that they acknowledged, double none, and show what is stored.

use crate::common::faulty::{Fault, Faulty};
use crate::common::*;
use crate::story::{self, NOW, append, dump, lines, make, person, said, table};
use cowcatcher_engine::Seat;
use cowcatcher_table::{
    AnalysisRow, Ask, Consent, Games, Identity, Request, Room, SeatPlan, Status, Store, StoreError, TableError,
    TableId, Tables, Undo, Version,
};
use rand::RngExt;
use std::sync::Arc;
use std::time::Duration;

/// So many changes follow one another, each of another kind.
const DEEDS: usize = 12;

/// Does one of the changes.
async fn deed(number: usize, store: &dyn Store) -> Result<(), StoreError> {
    let (row, start) = (table(1), Version::default());
    let clicks = [lines(&["1 a", "* x"]), lines(&["2 b"])];
    let ann = story::somebody(21);
    match number {
        0 => make(store, &row, &[]).await,
        1 => make(store, &table(2), &lines(&["1 a"])).await,
        2 => store.append(append(&row, start, &clicks)).await,
        3 => store.append(append(&row, Version::new(3, 0), &clicks[1..])).await,
        4 => store.take_back(2, append(&row, Version::new(4, 0), &clicks[1..])).await.map(|_| ()),
        5 => store.seat(&row.id, Seat(1), &row.seats[1], &person(22, "Bob")).await,
        6 => store.say(&row.id, Room::Table, &said(0, Some(Seat(0)))).await,
        7 => store.say(&row.id, Room::Gallery, &said(0, None)).await,
        8 => {
            let request = Some(Request { by: ann, ask: Ask::Abandon, agreed: vec![ann] });
            let now = Consent { request, hints: vec![ann], public: vec![ann] };
            store.keep_consent(&row.id, Version::new(3, 1), &Consent::default(), &now).await
        }
        9 => store.keep_lesson(&row.id, 3).await,
        10 => {
            let (weights, result) = ("w".to_owned(), "{}".to_owned());
            store.keep_analysis(&row.id, &AnalysisRow { revision: 1, weights, evaluations: 9, result, at: NOW }).await
        }
        _ => store.create(story::after(&table(3), &row.id)).await,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_change_is_done_wholly_or_not_at_all() {
    let house = House::new();
    let clean = store(&house.path()).await;
    let mut states = vec![dump(&*clean).await];
    for number in 0..DEEDS {
        deed(number, &*clean).await.unwrap();
        states.push(dump(&*clean).await);
    }
    for fault in Fault::ALL {
        let house = House::new();
        let faulty = Faulty::new(store(&house.path()).await);
        for number in 0..DEEDS {
            let [before, after] = [&states[number], &states[number + 1]];
            faulty.fail_next(fault);
            let said = deed(number, &faulty).await;
            let now = dump(&*faulty.inside).await;
            let place = format!("{fault:?} in change {number}: {said:?}");
            match fault {
                // What never conflicts is simply done.
                Fault::Conflict if said.is_ok() => assert_eq!(&now, after, "{place}"),
                Fault::LostAfter => assert_eq!((&now, said.is_err()), (after, true), "{place}"),
                _ => assert_eq!((&now, said.is_err()), (before, true), "{place}"),
            }
            // Whoever asks again gets it done, or hears that it was done: nothing is done twice.
            match deed(number, &faulty).await {
                Ok(()) | Err(StoreError::Conflict) => assert_eq!(&dump(&*faulty.inside).await, after, "{place}"),
                Err(error) => panic!("{place}, then {error}"),
            }
        }
    }
}

/// Somebody who does something until it is done, whatever happens meanwhile, and knows what was acknowledged.
struct Player<'a> {
    tables: &'a Tables,
    id: TableId,
    people: [Identity; 2],
    /// The clicks that were acknowledged: their number and their line.
    acknowledged: Vec<(u32, String)>,
}

/// Trouble with the store, or its consequence: somebody else seemed to be faster.
fn is_trouble(error: &TableError) -> bool {
    matches!(error, TableError::Storage(_) | TableError::Stale { .. })
}

impl Player<'_> {
    /// Looks until there is something to be seen.
    async fn look<T>(&self, look: impl Fn(&cowcatcher_table::TableState) -> T) -> T {
        for _ in 0..3 {
            match self.tables.look(&self.id, &look).await {
                Ok(seen) => return seen,
                Err(error) => assert!(is_trouble(&error), "{error}"),
            }
        }
        panic!("nothing is to be seen");
    }

    /// Does something, again if it was not done.
    async fn until<T>(
        &self,
        what: &str,
        deed: impl AsyncFn() -> Result<T, TableError>,
        done: impl AsyncFn() -> bool,
    ) -> Option<T> {
        for _ in 0..4 {
            match deed().await {
                Ok(said) => return Some(said),
                Err(error) => assert!(is_trouble(&error), "{what}: {error}"),
            }
            if done().await {
                return None;
            }
        }
        panic!("{what} can't be done");
    }

    async fn version(&self) -> Version {
        self.look(|state| state.version()).await
    }

    async fn click(&mut self, clicker: &mut Clicker) {
        let (seat, at, legal) = self
            .look(|state| {
                let seat = state.to_decide().iter().next().expect("somebody is to decide");
                (seat, state.version(), state.playing().legal(seat))
            })
            .await;
        let action = &legal[clicker.0.random_range(0..legal.len())];
        let who = self.people[seat.index()];
        let line = format!("{} {action}", seat.0 + 1);
        let written = async || {
            let found = self.look(|state| state.playing().lines(state.version().step as usize).unwrap()).await;
            self.version().await != at && found.get(at.step as usize) == Some(&line)
        };
        self.until("a click", async || self.tables.play(&self.id, &who, seat, action, at).await, written).await;
        let now = self.look(|state| state.playing().lines(state.version().step as usize).unwrap()).await;
        assert_eq!(now.get(at.step as usize), Some(&line), "what was played is there once");
        self.acknowledged.push((at.step, line));
    }
}

/// A game with everything that people do, on a store that fails once.
async fn play_through(tables: &Tables) -> Player<'_> {
    let people = [somebody(), somebody()];
    let [ann, bob] = people;
    let id = loop {
        match tables.create(&ann, plan("gwt2", &[me("Ann"), SeatPlan::Invitation])).await {
            Ok(made) => break made.id,
            Err(error) => assert!(is_trouble(&error), "{error}"),
        }
        // It may have been made all the same.
        if let Some(table) = tables.lobby(&ann).await.unwrap().mine.pop() {
            break table.table;
        }
    };
    let mut player = Player { tables, id: id.clone(), people, acknowledged: Vec::new() };
    let mut clicker = Clicker::new(7);
    let invitation = loop {
        match tables.invite(&id, &ann, Seat(1)).await {
            Ok(invitation) => break invitation,
            Err(error) => assert!(is_trouble(&error), "{error}"),
        }
    };
    let sits = async || player.look(|state| !state.seats_of(&bob).is_empty()).await;
    player.until("sitting down", async || tables.accept(&invitation, &bob, "Bob").await, sits).await;
    // Beginning is a change of its own, which may have failed; then the game begins with the next look.
    assert_eq!(player.look(|state| state.status()).await, Status::Running);
    for _ in 0..4 {
        player.click(&mut clicker).await;
    }
    for text in ["well", "played"] {
        let heard =
            async || player.look(|state| state.said(Room::Table).last().is_some_and(|last| last.text == text)).await;
        player.until("saying", async || tables.say(&id, &ann, Seat(0), text).await, heard).await;
    }
    let said =
        player.look(|state| state.said(Room::Table).iter().map(|line| line.text.clone()).collect::<Vec<_>>()).await;
    assert_eq!(said, ["well", "played"]);

    // Back by consent.
    let at = player.version().await;
    let asked = async || player.look(|state| state.request().is_some()).await;
    player.until("asking", async || tables.ask(&id, &ann, Ask::BackTo(at.step), at).await, asked).await;
    let gone = async || player.look(|state| state.version().revision > at.revision).await;
    player.until("agreeing", async || tables.answer(&id, &bob, true).await, gone).await;
    let back = player.version().await;
    assert_eq!(back.revision, at.revision + 1, "went back once");
    player.acknowledged.retain(|(step, _)| *step < back.step);
    player.click(&mut clicker).await;

    // One's own step back, if that is allowed here.
    let at = player.version().await;
    let before =
        player.look(|state| [Seat(0), Seat(1)].map(|seat| state.playing().undo_to(seat, Undo::Step).is_ok())).await;
    if let Some(mine) = [Seat(0), Seat(1)].into_iter().find(|seat| before[seat.index()]) {
        let undone = async || player.look(|state| state.version().revision > at.revision).await;
        let who = player.people[mine.index()];
        player.until("undoing", async || tables.undo(&id, &who, mine, Undo::Step, at).await, undone).await;
        let now = player.version().await;
        assert_eq!(now.revision, at.revision + 1, "taken back once");
        player.acknowledged.retain(|(step, _)| *step < now.step);
    }

    // A bot plays for Bob, until Ann is to decide again.
    let handed = async || player.look(|state| state.seats()[1].bot().is_some()).await;
    player.until("handing over", async || tables.hand_to_bot(&id, &bob, Seat(1), "random").await, handed).await;
    for _ in 0..2 {
        let waited = tokio::time::timeout(Duration::from_secs(20), async {
            while !player.look(|state| state.to_decide().contains(Seat(0))).await {
                tokio::time::sleep(Duration::from_millis(2)).await;
            }
        });
        waited.await.expect("the bot plays on, whatever happened to it");
        player.click(&mut clicker).await;
    }
    let returned = async || player.look(|state| state.seats()[1].bot().is_none()).await;
    player.until("coming back", async || tables.take_seat_back(&id, &bob, Seat(1)).await, returned).await;

    // Given up, and once more.
    let at = player.version().await;
    let asked = async || player.look(|state| state.request().is_some()).await;
    player.until("asking", async || tables.ask(&id, &bob, Ask::Abandon, at).await, asked).await;
    let over = async || player.look(|state| state.status() == Status::Abandoned).await;
    player.until("agreeing", async || tables.answer(&id, &ann, true).await, over).await;
    let again = async || player.look(|state| state.next().is_some()).await;
    player.until("playing again", async || tables.rematch(&id, &ann).await, again).await;
    player
}

async fn survives(fault: Fault) {
    let (mut struck, mut call) = (Vec::new(), 0);
    loop {
        let house = House::new();
        let faulty = Arc::new(Faulty::new(store(&house.path()).await));
        faulty.fail_at(call, fault);
        let tables = Tables::new(faulty.clone(), Games::catalogue(), brisk());
        let player = play_through(&tables).await;
        let place = format!("{fault:?} at call {call}: {:?}", faulty.struck());
        // What was acknowledged is stored, each step once.
        let stored = faulty.inside.clicks(&player.id).await.unwrap().concat();
        for (step, line) in &player.acknowledged {
            assert_eq!(stored.get(*step as usize), Some(line), "{place}");
        }
        assert_eq!(stored.len() as u32, player.version().await.step, "{place}");
        // And what is in memory is what is stored.
        let fresh = Tables::new(faulty.inside.clone(), Games::catalogue(), brisk());
        assert_eq!(everything(&tables, &player.id).await, everything(&fresh, &player.id).await, "{place}");
        let next = player.look(|state| state.next().cloned()).await.unwrap();
        assert_eq!(everything(&tables, &next).await, everything(&fresh, &next).await, "{place}");
        assert_eq!(fresh.lobby(&player.people[0]).await.unwrap().mine.len(), 2, "{place}: none is there twice");
        struck.extend(faulty.struck());
        if call > faulty.calls() {
            break;
        }
        call += 1;
    }
    // It is not said how often, but that each kind of call had its turn.
    let all: &[&str] = match fault {
        Fault::Full | Fault::Conflict => &["create", "append", "take_back", "keep_consent", "seat", "say"],
        _ => &["create", "table_and_clicks", "append", "take_back", "keep_consent", "seat", "say", "chat", "invited"],
    };
    for what in all {
        assert!(struck.contains(what), "{fault:?} never struck {what}: {struck:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_at_every_call() {
    survives(Fault::Full).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_broken_disk_at_every_call() {
    survives(Fault::Broken).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_lost_before_every_call() {
    survives(Fault::LostBefore).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_lost_after_every_call() {
    survives(Fault::LostAfter).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_conflict_at_every_call() {
    survives(Fault::Conflict).await;
}

//! Made-up rows, the same each time, and all that a store holds of them.

use cowcatcher_engine::{Seat, Seats};
use cowcatcher_table::{
    Append, ChatLine, Consent, Digest, Identity, NewTable, Progress, Room, SeatRow, Sitter, Status, Store, StoreError,
    TableId, TableRow, Urgency, Version,
};
use std::pin::Pin;

pub const NOW: i64 = 1_700_000_000_000;
pub const RUNNING: Progress = Progress { status: Status::Running, waiting_for: Seats(1) };

pub fn somebody(number: u8) -> Identity {
    Identity::from_bytes(&[number; 32]).unwrap()
}

pub fn person(number: u8, name: &str) -> SeatRow {
    SeatRow { name: name.to_owned(), sitter: Sitter::Person { owner: somebody(number) } }
}

/// A table that waits: somebody's seat, one by invitation, one for anybody.
pub fn table(number: u8) -> TableRow {
    let open = |invitation| SeatRow { name: String::new(), sitter: Sitter::Open { invitation } };
    TableRow {
        id: format!("{number:016}").parse().unwrap(),
        game: "gwt2".to_owned(),
        options: vec![("edition".to_owned(), "second".to_owned())],
        rules: 3,
        digest: digest(number),
        creator: somebody(21),
        version: Version::default(),
        progress: Progress { status: Status::Waiting, waiting_for: Seats::NONE },
        seats: vec![person(21, "Ann"), open(Some(somebody(100 + number))), open(None)],
        created: NOW - 1000,
        changed: NOW - 1000,
        listed: false,
        next: None,
        lesson: None,
        rated: false,
        consent: Consent::default(),
        clock: None,
        group: None,
    }
}

fn digest(number: u8) -> Option<Digest> {
    Digest::from_bytes(&[number; 32])
}

pub fn lines(lines: &[&str]) -> Vec<String> {
    lines.iter().map(|&line| line.to_owned()).collect()
}

pub fn said(number: u32, seat: Option<Seat>) -> ChatLine {
    ChatLine { number, seat, name: "Ann".to_owned(), text: format!("<b>{number} \u{1f402} 'quoted'"), at: NOW }
}

pub async fn make(store: &dyn Store, row: &TableRow, lines: &[String]) -> Result<(), StoreError> {
    store.create(NewTable { row, lines, after: None, origin: None }).await
}

pub fn after<'a>(row: &'a TableRow, old: &'a TableId) -> NewTable<'a> {
    NewTable { row, lines: &[], after: Some(old), origin: None }
}

pub fn append<'a>(row: &'a TableRow, at: Version, clicks: &'a [Vec<String>]) -> Append<'a> {
    let (progress, digest, urgency) = (RUNNING, digest(200), Urgency::Person);
    Append { id: &row.id, at, clicks, progress, digest, urgency, clock: None, now: NOW }
}

pub async fn mine(store: &dyn Store, who: &Identity) -> Vec<TableRow> {
    store.tables_of(who, None, 100).await.unwrap()
}

/// All that a store holds of the first tables, as text.
pub async fn dump(store: &dyn Store) -> String {
    let mut all = String::new();
    for row in (1..=4).map(table) {
        let (kept, clicks) = (store.table(&row.id).await.unwrap(), store.clicks(&row.id).await.unwrap());
        let chat = store.chat(&row.id, Room::Table, 100).await.unwrap();
        let gallery = store.chat(&row.id, Room::Gallery, 100).await.unwrap();
        let analysis = store.analysis(&row.id).await.unwrap();
        all += &format!("{kept:?} {clicks:?} {chat:?} {gallery:?} {analysis:?}\n");
    }
    all + &format!("{:?}", store.waiting_for_bots().await.unwrap())
}

/// All of them at the same time.
pub async fn futures<T>(all: Vec<impl Future<Output = T> + Send>) -> Vec<T> {
    let mut all: Vec<Pin<Box<_>>> = all.into_iter().map(Box::pin).collect();
    let mut done: Vec<Option<T>> = all.iter().map(|_| None).collect();
    std::future::poll_fn(|context| {
        for (work, done) in all.iter_mut().zip(&mut done).filter(|(_, done)| done.is_none()) {
            if let std::task::Poll::Ready(result) = work.as_mut().poll(context) {
                *done = Some(result);
            }
        }
        match done.iter().all(Option::is_some) {
            true => std::task::Poll::Ready(()),
            false => std::task::Poll::Pending,
        }
    })
    .await;
    done.into_iter().flatten().collect()
}

//! What the tests of the table share: a store in a folder of its own, people, and random clicks.
#![allow(dead_code, reason = "not every test needs everything")]

pub mod faulty;

use cowcatcher_engine::Seat;
use cowcatcher_table::{
    Created, Games, Identity, Line, Reader, SeatPlan, Secret, Settings, Sqlite, Store, TableError, TableId, TablePlan,
    Tables, Version,
};
use cowcatcher_words::Locale;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use tempfile::TempDir;

/// Somebody who reads English and calls players by their places.
pub const ENGLISH: Reader<'static> = Reader { locale: Locale::En, names: &[] };

/// Bots that don't wait.
pub fn brisk() -> Settings {
    Settings { pace: Duration::ZERO, ..Settings::default() }
}

/// A folder with a database.
pub struct House {
    pub folder: TempDir,
}

impl House {
    pub fn new() -> House {
        House { folder: tempfile::tempdir().unwrap() }
    }

    pub fn path(&self) -> PathBuf {
        self.folder.path().join("cowcatcher.db")
    }

    /// A server on this database.
    pub async fn open(&self) -> Tables {
        self.open_with(brisk()).await
    }

    pub async fn open_with(&self, settings: Settings) -> Tables {
        Tables::new(store(&self.path()).await, Games::catalogue(), settings)
    }
}

pub async fn store(path: &Path) -> Arc<dyn Store> {
    Arc::new(Sqlite::open(path).await.unwrap())
}

pub fn somebody() -> Identity {
    Secret::new().unwrap().identity()
}

pub fn me(name: &str) -> SeatPlan {
    SeatPlan::Me(name.to_owned())
}

pub fn bot() -> SeatPlan {
    SeatPlan::Bot("random".to_owned())
}

pub fn plan(game: &str, seats: &[SeatPlan]) -> TablePlan {
    TablePlan {
        game: game.to_owned(),
        options: Vec::new(),
        seats: seats.to_vec(),
        listed: false,
        rated: false,
        clock: None,
    }
}

/// A table of two people at two browsers.
pub async fn two_people(tables: &Tables) -> (TableId, [Identity; 2]) {
    two_people_at(tables, "gwt2").await
}

/// A server on a folder of its own, and two people at a table there.
pub async fn two_at_a_table() -> (House, Tables, TableId, [Identity; 2]) {
    let house = House::new();
    let tables = house.open().await;
    let (id, people) = two_people(&tables).await;
    (house, tables, id, people)
}

/// A table of two people who play this game.
pub async fn two_people_at(tables: &Tables, game: &str) -> (TableId, [Identity; 2]) {
    let people = [somebody(), somebody()];
    let Created { id, invitations } =
        tables.create(&people[0], plan(game, &[me("Ann"), SeatPlan::Invitation])).await.unwrap();
    tables.accept(&invitations[0].1, &people[1], "Bob").await.unwrap();
    (id, people)
}

/// Who is to decide, and how far the table has come.
pub async fn turn(tables: &Tables, id: &TableId) -> (Option<Seat>, Version) {
    tables.look(id, |state| (state.to_decide().iter().next(), state.version())).await.unwrap()
}

/// The seat that is to decide, as there is one, and how far the table has come.
pub async fn to_move(tables: &Tables, id: &TableId) -> (Seat, Version) {
    let (seat, version) = turn(tables, id).await;
    (seat.expect("somebody is to decide"), version)
}

pub async fn version(tables: &Tables, id: &TableId) -> Version {
    turn(tables, id).await.1
}

/// Everything about a table that must not change when something is refused.
pub async fn everything(tables: &Tables, id: &TableId) -> String {
    tables
        .look(id, |state| {
            let playing = state.playing();
            let views: Vec<_> =
                [None, Some(Seat(0)), Some(Seat(1))].into_iter().map(|seat| playing.view(seat)).collect();
            let legal: Vec<_> = (0..playing.seats() as u8).map(|seat| playing.legal(Seat(seat))).collect();
            let seats = state.seats().to_vec();
            format!("{} {} {:?} {views:?} {legal:?} {seats:?}", playing.journal(), state.version(), state.status())
        })
        .await
        .unwrap()
}

/// Clicks like a person who does not think.
pub struct Clicker(pub Xoshiro256PlusPlus);

impl Clicker {
    pub fn new(seed: u64) -> Self {
        Clicker(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// Something that the seat may do.
    pub async fn pick(&mut self, tables: &Tables, id: &TableId, seat: Seat) -> String {
        let legal = tables.look(id, |state| state.playing().legal(seat)).await.unwrap();
        legal[self.0.random_range(0..legal.len())].clone()
    }

    /// One click of whoever is to decide; `people` by seat. `None` when the game is over.
    pub async fn click(&mut self, tables: &Tables, id: &TableId, people: &[Identity]) -> Option<(Seat, String)> {
        let (seat, version) = turn(tables, id).await;
        let seat = seat?;
        let action = self.pick(tables, id, seat).await;
        tables.play(id, &people[seat.index()], seat, &action, version).await.unwrap();
        Some((seat, action))
    }
}

/// A line to try out, in which every question is asked.
pub fn line_of(actions: &[&str]) -> Line {
    actions.iter().map(|action| (*action).to_owned()).collect::<Vec<_>>().into()
}

/// What went wrong, as a word.
pub fn code<T: std::fmt::Debug>(result: Result<T, TableError>) -> &'static str {
    result.expect_err("this must be refused").code()
}

/// Changes the rows behind the back of the program.
pub async fn meddle(house: &House, sql: &'static str, id: &TableId) {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(house.path());
    let pool = sqlx::SqlitePool::connect_with(options).await.unwrap();
    sqlx::query(sql).bind(id.as_str()).execute(&pool).await.unwrap();
    pool.close().await;
}

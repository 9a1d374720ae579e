//! The archive, one's own record and the ladder, on a desk and on a phone, in every language: what is written there can be read, and axe-core has
//! nothing against it. And a game is made public, found, looked at again and made private by clicks.

use cowcatcher_browser::axe;
use cowcatcher_browser::browser::Screen;
use cowcatcher_browser::journals;
use cowcatcher_browser::kept::{self, Moment};
use cowcatcher_browser::laws::Faults;
use cowcatcher_browser::stage::play_on;
use cowcatcher_engine::Seats;
use cowcatcher_table::{
    Append, Archive, Consent, FinishedGame, Games, NewTable, Progress, SeatResult, SeatRow, Secret, Sitter, Sqlite,
    Status, Store, TableId, TableRow, Tables, Urgency,
};
use cowcatcher_words::Locale;
use std::path::Path;
use std::sync::Arc;

/// A finished game of every kind, all public, some rated games of the visitor with a bot, and one of their own that is private.
async fn lay_out(database: &Path, visitor: &Secret) -> TableId {
    let store = Arc::new(Sqlite::open(database).await.unwrap());
    let games = Games::catalogue();
    let mut rows = Vec::new();
    for journal in journals::kept().values() {
        let id = kept::put(&*store, &games, journal, Moment::Over, visitor).await;
        rows.push(store.table(&id).await.unwrap().unwrap());
    }
    Tables::new(Arc::<Sqlite>::clone(&store), games, Default::default()).write_down().await.unwrap();
    for row in &rows {
        let public = Consent { public: vec![row.creator, visitor.identity()], ..row.consent.clone() };
        store.keep_consent(&row.id, row.version, &row.consent, &public).await.unwrap();
    }
    for number in 0..3 {
        rated(&store, &rows[0], visitor, number).await;
    }
    store.show_on_ladder(&visitor.identity(), Some("Ada")).await.unwrap();
    // Nobody else has to agree to this one.
    let own = store.table(&kept::put(&*store, &Games::catalogue(), kept::FOUR, Moment::Over, visitor).await).await;
    let own = own.unwrap().unwrap();
    for (seat, was) in (0..).map(cowcatcher_engine::Seat).zip(&own.seats).skip(1) {
        let sitter = Sitter::Bot { bot: "hard".to_owned(), owner: None };
        store.seat(&own.id, seat, was, &SeatRow { name: was.name.clone(), sitter }).await.unwrap();
    }
    store.close().await;
    own.id
}

/// A rated game of the visitor with a bot, of which only the result is there.
async fn rated(store: &Sqlite, like: &TableRow, visitor: &Secret, number: u32) {
    let sitters = [
        ("Ada", Sitter::Person { owner: visitor.identity() }),
        ("Rosa", Sitter::Bot { bot: "medium".to_owned(), owner: None }),
    ];
    let seats = sitters.map(|(name, sitter)| SeatRow { name: name.to_owned(), sitter }).to_vec();
    let waiting = Progress { status: Status::Waiting, waiting_for: Seats::NONE };
    let (id, version, consent) = (TableId::new().unwrap(), Default::default(), Consent::default());
    let row = TableRow { id, version, consent, seats, progress: waiting, rated: true, ..like.clone() };
    store.create(NewTable { row: &row, lines: &[], after: None, origin: None }).await.unwrap();
    let (progress, now) = (Progress { status: Status::Over, ..waiting }, row.changed + i64::from(number));
    let (at, digest, urgency) = (row.version, None, Urgency::Person);
    store.append(Append { id: &row.id, at, clicks: &[], progress, digest, urgency, clock: None, now }).await.unwrap();
    let result = |(place, seat): (u32, &SeatRow)| SeatResult {
        who: seat.owner(),
        bot: seat.bot().map(str::to_owned),
        name: seat.name.clone(),
        points: vec![20, 30 + place as i32],
        total: Some(50 + place as i32),
        rank: (place + number) % 2 + 1,
        style: Some("builder".to_owned()),
        rating: None,
    };
    let categories = ["money", "buildings"].map(str::to_owned).to_vec();
    let game = FinishedGame {
        id: row.id.clone(),
        game: row.game.clone(),
        options: row.options.clone(),
        categories,
        steps: 0,
        setup: 0,
        began: row.created,
        ended: now,
        rated: true,
        public: false,
        seats: (0..).zip(&row.seats).map(result).collect(),
    };
    assert!(store.record(&game).await.unwrap());
}

fn every_page_on(screen: Screen) {
    let home = tempfile::tempdir().unwrap();
    let database = home.path().join("tables.db");
    let visitor = Secret::new().unwrap();
    let own = tokio::runtime::Runtime::new().unwrap().block_on(lay_out(&database, &visitor));
    let axe = axe::fetch();
    play_on(&database, move |stage| async move {
        let browser = stage.open(screen).await;
        browser.goto("/").await;
        browser.come_as(&visitor, &stage).await;
        let mut faults = Faults::default();
        let paths =
            ["/archive?game=gwt2", "/archive?name=nobody", "/me", "/ladder?game=gwt1&players=2", &format!("/t/{own}")];
        for &locale in Locale::ALL {
            browser.goto("/archive").await;
            browser.speak(locale.code()).await;
            for path in paths {
                browser.judge(screen, path, axe.as_deref(), &mut faults).await;
            }
        }
        faults.are_none(&format!("the archive on a {screen:?}"));
    });
}

#[test]
fn the_archive_on_a_desk_is_good_in_every_language() {
    every_page_on(Screen::Desk);
}

#[test]
fn the_archive_on_a_phone_is_good_in_every_language() {
    every_page_on(Screen::Phone);
}

#[test]
fn a_game_is_made_public_found_and_made_private() {
    let home = tempfile::tempdir().unwrap();
    let database = home.path().join("tables.db");
    let visitor = Secret::new().unwrap();
    let own = tokio::runtime::Runtime::new().unwrap().block_on(lay_out(&database, &visitor));
    play_on(&database, move |stage| async move {
        let browser = stage.open(Screen::Desk).await;
        browser.goto("/").await;
        browser.come_as(&visitor, &stage).await;
        let listed = format!("document.querySelector('a[href=\"/t/{own}\"]') !== null");
        browser.goto("/archive").await;
        assert_eq!(browser.script(&format!("return {listed};"), &[]).await, false);
        browser.goto(&format!("/t/{own}")).await;
        browser.click(".publish button").await;
        browser.until("document.querySelector('.publish input').value === 'false'").await;
        browser.goto("/archive").await;
        browser.until(&listed).await;
        // The replay begins where somebody first decides.
        browser.follow(&format!("a[href^=\"/t/{own}?step=\"]")).await;
        browser.until("document.querySelector('.game[data-step]') !== null").await;
        browser.goto(&format!("/t/{own}")).await;
        browser.click(".publish button").await;
        browser.until("document.querySelector('.publish input').value === 'true'").await;
        browser.goto("/archive").await;
        assert_eq!(browser.script(&format!("return {listed};"), &[]).await, false);
        browser.goto("/me").await;
        browser.until(&listed).await;
        browser.has_no_complaint().await;
    });
}

//! Groups in a browser, on a desk and on a phone, in every language: what is written there can be read, and axe-core has nothing against it. And two
//! friends found one, come in by its link and play the next game by clicks.

use cowcatcher_browser::axe;
use cowcatcher_browser::browser::Screen;
use cowcatcher_browser::kept::{self, Moment};
use cowcatcher_browser::laws::Faults;
use cowcatcher_browser::stage::play_on;
use cowcatcher_table::{
    Games, GroupId, Identity, NewTable, SeatPlan, Secret, Sitter, Sqlite, Store, TableId, TablePlan, TableRow, Tables,
};
use cowcatcher_words::Locale;
use std::path::Path;
use std::sync::Arc;

/// A group of five with a finished game, one that waits, and long names.
async fn lay_out(database: &Path, visitor: &Secret) -> (GroupId, Secret) {
    let store = Arc::new(Sqlite::open(database).await.unwrap());
    let tables = Tables::new(Arc::<Sqlite>::clone(&store), Games::catalogue(), Default::default());
    let ann = visitor.identity();
    let (group, link) = tables.found_group(&ann, "The Friday round at Ada’s long table", "Ada").await.unwrap();
    let mut people = Vec::new();
    for name in ["Bartholomew the Younger", "Cleo", "Їжакевич-Підлісний", "Dan"] {
        people.push(Secret::new().unwrap().identity());
        tables.join_group(&link, &people[people.len() - 1], name).await.unwrap();
    }
    let played = kept::put(&*store, &Games::catalogue(), kept::FOUR, Moment::Over, visitor).await;
    adopt(&store, &played, &group, ann, &people).await;
    tables.write_down().await.unwrap();
    let seats = vec![SeatPlan::Me("Ada".to_owned()), SeatPlan::Member, SeatPlan::Bot("easy".to_owned())];
    let plan =
        TablePlan { game: "steam".to_owned(), options: Vec::new(), seats, listed: false, rated: false, clock: None };
    tables.create_in_group(&group, &ann, plan).await.unwrap();
    drop(tables);
    store.close().await;
    (group, link)
}

/// Makes a finished game one of the group: the same table once more, with its people on the seats that are not the visitor's.
async fn adopt(store: &Sqlite, played: &TableId, group: &GroupId, visitor: Identity, people: &[Identity]) {
    let (mut row, clicks) = store.table_and_clicks(played).await.unwrap().unwrap();
    assert!(store.delete(played, i64::MAX).await.unwrap());
    for (seat, &owner) in row.seats.iter_mut().filter(|seat| seat.owner() != Some(visitor)).zip(people) {
        seat.sitter = Sitter::Person { owner };
    }
    let (lines, row) = (clicks.concat(), TableRow { group: Some(group.clone()), ..row });
    store.create(NewTable { row: &row, lines: &lines, after: None, origin: None }).await.unwrap();
}

fn every_page_on(screen: Screen) {
    let home = tempfile::tempdir().unwrap();
    let database = home.path().join("tables.db");
    let visitor = Secret::new().unwrap();
    let (group, link) = tokio::runtime::Runtime::new().unwrap().block_on(lay_out(&database, &visitor));
    let axe = axe::fetch();
    play_on(&database, move |stage| async move {
        let browser = stage.open(screen).await;
        browser.goto("/").await;
        browser.come_as(&visitor, &stage).await;
        let mut faults = Faults::default();
        let (page, join) = (format!("/g/{group}"), format!("/g/join/{}", link.reveal()));
        // Of a game without a map: its preview on a phone is the same without a group.
        let (shown, new) = (format!("{page}/link?secret={}", link.reveal()), format!("/new?group={group}&game=gwt2"));
        for &locale in Locale::ALL {
            browser.goto("/groups").await;
            browser.speak(locale.code()).await;
            for path in ["/groups", &page, &join, &shown, &new, "/"] {
                browser.judge(screen, path, axe.as_deref(), &mut faults).await;
            }
        }
        faults.are_none(&format!("groups on a {screen:?}"));
    });
}

#[test]
fn groups_on_a_desk_are_good_in_every_language() {
    every_page_on(Screen::Desk);
}

#[test]
fn groups_on_a_phone_are_good_in_every_language() {
    every_page_on(Screen::Phone);
}

#[test]
fn two_friends_found_a_group_and_play_the_next_game() {
    let home = tempfile::tempdir().unwrap();
    let database = home.path().join("tables.db");
    let other = Secret::new().unwrap();
    play_on(&database, move |stage| async move {
        let browser = stage.open(Screen::Desk).await;
        browser.goto("/groups").await;
        browser.fill(".founding [name=group]", "Friday").await;
        browser.fill(".founding [name=name]", "Ann").await;
        browser.follow(".founding button").await;
        browser.until("document.querySelector('input.link') !== null").await;
        let link = browser.script("return document.querySelector('input.link').value;", &[]).await;
        let link = link.as_str().unwrap().split_once("/g/join/").unwrap().1.to_owned();
        browser.follow("main a.button").await;
        browser.until("document.querySelector('h1').textContent === 'Friday'").await;
        let group = browser.script("return location.pathname;", &[]).await;
        let group = group.as_str().unwrap().to_owned();
        browser.follow("a.button[href^='/new?group=']").await;
        browser.fill("[name=seat-2]", "member").await;
        browser.follow("form.new button.primary").await;
        browser.until("document.querySelector('.waiting') !== null").await;
        let table = browser.script("return location.pathname;", &[]).await;
        // The friend comes in by the link, and sits down by it alone.
        let own = browser.script("return document.cookie;", &[]).await;
        assert!(!own.as_str().unwrap().contains("cowcatcher="), "the script of a page does not see who one is");
        browser.come_as(&other, &stage).await;
        browser.goto(&format!("/g/join/{link}")).await;
        browser.fill("main [name=name]", "Ben").await;
        browser.follow("main button.primary").await;
        browser.until("document.querySelector('.next-game') !== null").await;
        browser.follow(".next-game button").await;
        browser.until("document.querySelector('.waiting') !== null").await;
        assert_eq!(browser.script("return location.pathname;", &[]).await, table, "it waits for him");
        browser.follow(".waiting form.row button.primary").await;
        browser.until("document.querySelector('.game')?.dataset.status === 'running'").await;
        // One click, and there is the next one.
        browser.goto(&group).await;
        browser.follow(".next-game button").await;
        browser.until("document.querySelector('.waiting') !== null").await;
        assert_ne!(browser.script("return location.pathname;", &[]).await, table);
        browser.has_no_complaint().await;
    });
}

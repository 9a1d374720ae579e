//! Every page there is, in light and dark: what is written on it can be read, by people, and axe-core has nothing against it.

use cowcatcher_browser::axe;
use cowcatcher_browser::browser::{Browser, Screen};
use cowcatcher_browser::journals;
use cowcatcher_browser::kept::{self, Moment};
use cowcatcher_browser::laws::Faults;
use cowcatcher_browser::stage::play_on;
use cowcatcher_table::{Games, Secret, Sqlite};
use std::path::Path;

/// A page, and whether names that only the rules' data knows may stand there.
struct Page {
    path: String,
    codes: bool,
}

#[test]
fn every_page_in_light_is_good() {
    every_page("light");
}

#[test]
fn every_page_in_dark_is_good() {
    every_page("dark");
}

fn every_page(colours: &'static str) {
    let home = tempfile::tempdir().unwrap();
    let database = home.path().join("tables.db");
    let visitor = Secret::new().unwrap();
    let pages = tokio::runtime::Runtime::new().unwrap().block_on(lay_out(&database, &visitor));
    let axe = axe::fetch();
    play_on(&database, move |stage| async move {
        let browser = stage.open(Screen::Desk).await;
        browser.goto("/").await;
        browser.come_as(&visitor, &stage).await;
        browser.colour(colours).await;
        let mut faults = Faults::default();
        for page in pages.into_iter().chain(rules(&browser).await) {
            judge(&browser, &page, axe.as_deref(), &mut faults).await;
        }
        faults.are_none(&format!("the pages in {colours} colours"));
    });
}

/// The rules of every game, and a clause.
async fn rules(browser: &Browser) -> Vec<Page> {
    browser.goto("/rules").await;
    let links = "const links = (start) => [...document.querySelectorAll('a[href^=\"' + start + '\"]')].map((it) => it.getAttribute('href'));
        return [...new Set(links('/rules?game=')), ...links('/rules/').slice(0, 1)];";
    let links = browser.script(links, &[]).await;
    let pages =
        links.as_array().unwrap().iter().map(|path| Page { path: path.as_str().unwrap().to_owned(), codes: true });
    let pages: Vec<Page> = pages.collect();
    assert!(pages.len() > 3, "the rules lead to the rules of every game: {links}");
    pages
}

async fn judge(browser: &Browser, page: &Page, axe: Option<&str>, faults: &mut Faults) {
    browser.goto(&page.path).await;
    browser.until("document.readyState === 'complete' && document.fonts.status === 'loaded'").await;
    browser.has_no_complaint().await;
    faults.note(&page.path, &browser.faults(!page.codes).await);
    if let Some(axe) = axe {
        faults.note(&page.path, &browser.judged_by(axe).await);
    }
}

/// Puts a game of each kind into a database, in its middle and at its end, and says which pages there are then.
async fn lay_out(database: &Path, visitor: &Secret) -> Vec<Page> {
    let store = Sqlite::open(database).await.unwrap();
    let games = Games::catalogue();
    let page = |path: &str, codes| Page { path: path.to_owned(), codes };
    let mut pages = vec![page("/", false), page("/settings", true), page("/about", true)];
    pages.extend(["/me/identity", "/sign-in"].map(|path| page(path, true)));
    pages.push(page("/me/notices", false));
    pages.extend(["/archive", "/me", "/ladder"].map(|path| page(path, false)));
    for game in games.iter() {
        pages.push(Page { path: format!("/new?game={}", game.name), codes: false });
    }
    for journal in journals::kept().values() {
        for moment in [Moment::Middle, Moment::Over] {
            let table = kept::put(&store, &games, journal, moment, visitor).await;
            pages.push(Page { path: format!("/t/{table}"), codes: false });
        }
    }
    store.close().await;
    pages
}

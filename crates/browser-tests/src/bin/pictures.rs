//! Takes the pictures of the README and of every page worth looking at: `pictures [FOLDER]`, or `scripts/pictures`.
//!
//! Without a folder only the pictures are taken that the README shows, into `docs/pictures`. They come from kept games, so
//! they change only when the pages do; but a hint is thought out anew each time. A new game has its pictures as soon as it has a kept journal.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "whatever goes wrong here is for who runs it"
)]

#[path = "pictures/palette.rs"]
mod palette;

use cowcatcher_browser::browser::{Browser, Screen};
use cowcatcher_browser::journals;
use cowcatcher_browser::kept;
use cowcatcher_browser::stage::play_on;
use cowcatcher_engine::ToAct;
use cowcatcher_table::{Games, SeatPlan, Secret, Settings, Sqlite, TableId, TableState, Tables};
use serde_json::json;
use std::collections::BTreeMap;
use std::env;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A size to look at a page: its name, width, height, pixels for each of these, and whether it is a phone.
const SIZES: &[(&str, u32, u32, f64, bool)] = &[("desk", 1440, 900, 1.0, false), ("phone", 390, 844, 2.0, true)];

/// Light and dark.
const COLOURS: &[&str] = &["light", "dark"];

/// A page and the name of its pictures.
struct Page {
    name: String,
    path: String,
    /// Is a hint asked for there?
    hint: bool,
    /// Is it shown as to somebody who comes for the first time?
    fresh: bool,
}

impl Page {
    fn new(name: impl Into<String>, path: impl Into<String>) -> Page {
        Page { name: name.into(), path: path.into(), hint: false, fresh: false }
    }
}

fn main() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let (folder, wanted): (PathBuf, Option<String>) = match env::args().nth(1) {
        Some(folder) => (folder.into(), None),
        None => (root.join("docs/pictures"), Some(std::fs::read_to_string(root.join("README.md")).unwrap())),
    };
    std::fs::create_dir_all(&folder).unwrap();
    let home = tempfile::tempdir().unwrap();
    let database = home.path().join("tables.db");
    let visitor = Secret::new().unwrap();
    let pages = tokio::runtime::Runtime::new().unwrap().block_on(lay_out(&database, &visitor));
    play_on(&database, |stage| async move {
        let browser = stage.open(Screen::Desk).await;
        browser.goto("/").await;
        let cookie = json!({ "name": "cowcatcher", "value": visitor.reveal(), "url": stage.address });
        browser.tool("Emulation.setScrollbarsHidden", json!({ "hidden": true })).await;
        for &(size, width, height, pixels, phone) in SIZES {
            let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": pixels, "mobile": phone });
            browser.tool("Emulation.setDeviceMetricsOverride", metrics).await;
            browser.tool("Emulation.setTouchEmulationEnabled", json!({ "enabled": phone })).await;
            for &colours in COLOURS {
                browser.colour(colours).await;
                for page in &pages {
                    let file = format!("{}-{size}-{colours}.png", page.name);
                    if wanted.as_ref().is_none_or(|readme| readme.contains(&file)) {
                        let command = if page.fresh { "Network.deleteCookies" } else { "Network.setCookie" };
                        browser.tool(command, cookie.clone()).await;
                        let picture = take(&browser, page, colours, (width, height)).await;
                        println!("{file}: {} kB", picture.len() / 1000);
                        std::fs::write(folder.join(file), picture).unwrap();
                    }
                }
            }
        }
    });
}

/// Is this the moment? By the number of steps taken, of how many, and who is to act.
type When = fn(usize, usize, ToAct) -> bool;

/// The moments of a game.
const MOMENTS: &[(&str, When)] = &[
    ("start", |_, _, _| true),
    ("middle", |step, steps, _| step >= steps / 2),
    // Where several plan at once, somewhere in the second third.
    ("planning", |step, steps, to_act| step >= steps / 3 && to_act.deciders().iter().count() > 1),
    ("end", |_, _, to_act| to_act == ToAct::Over),
];

/// Puts every game at every moment into a database and says which pages there are then.
async fn lay_out(database: &Path, visitor: &Secret) -> Vec<Page> {
    let store = Arc::new(Sqlite::open(database).await.unwrap());
    let games = Games::catalogue();
    let tables = Tables::new(Arc::<Sqlite>::clone(&store), games.clone(), Settings::default());
    let mut pages = vec![Page { fresh: true, ..Page::new("lobby", "/") }];
    for game in games.iter() {
        pages.push(Page::new(format!("new-{}", game.name), format!("/new?game={}", game.name)));
    }
    for (game, journal) in &journals::kept() {
        let mut there = BTreeMap::new();
        for &(moment, when) in MOMENTS {
            if let Some(table) = kept::put_when(&*store, &games, journal, when, visitor).await {
                pages.push(Page::new(format!("{game}-{moment}"), format!("/t/{table}")));
                there.insert(moment, table);
            }
        }
        if let (Some(middle), Some(end)) = (there.get("middle"), there.get("end")) {
            let table = against_bots(&tables, middle, end, visitor).await;
            pages.push(Page { hint: true, ..Page::new(format!("{game}-hint"), format!("/t/{table}")) });
        }
    }
    pages.push(analysed(&tables, &store, visitor).await);
    store.close().await;
    pages
}

/// A finished game that was analysed, at the first of its mistakes.
async fn analysed(tables: &Tables, store: &Sqlite, visitor: &Secret) -> Page {
    let table = kept::put(store, tables.games(), kept::FOUR, kept::Moment::Over, visitor).await;
    let mut notices = tables.subscribe(&table).await.unwrap();
    tables.analyse(&table, &visitor.identity()).await.unwrap();
    let mistake =
        |state: &TableState| state.analysed().map(|made| made.analysis.mistakes.first().map_or(0, |it| it.step));
    let step = loop {
        match tables.look(&table, mistake).await.unwrap() {
            Some(step) => break step,
            None => notices.recv().await.unwrap(),
        };
    };
    Page::new("gwt2-analysis", format!("/t/{table}?step={step}#analysis"))
}

/// A table at which the visitor plays on from the middle of a finished game, against bots: there they may ask for hints.
async fn against_bots(tables: &Tables, middle: &TableId, end: &TableId, visitor: &Secret) -> TableId {
    let look = |state: &TableState| (state.version().step, state.to_decide(), state.seats().len());
    let (step, deciding, seats) = tables.look(middle, look).await.unwrap();
    let own = deciding.iter().next().expect("somebody decides").index();
    let mut plan = vec![SeatPlan::Bot("medium".to_owned()); seats];
    plan[own] = SeatPlan::Me("Ada".to_owned());
    tables.fork(end, &visitor.identity(), step, plan).await.unwrap().id
}

/// A picture of a page, when it stands still, in a palette.
async fn take(browser: &Browser, page: &Page, colours: &str, (width, height): (u32, u32)) -> Vec<u8> {
    browser.goto(&page.path).await;
    browser.until("document.readyState === 'complete' && document.fonts.status === 'loaded'").await;
    browser.until(&format!("innerWidth === {width} && innerHeight === {height}")).await;
    let paper =
        "const papers = [document.body, document.documentElement].map((it) => getComputedStyle(it).backgroundColor);
        const [r, g, b] = papers.find((paper) => paper.startsWith('rgb(')).match(/[0-9.]+/g).map(Number);
        return (r + g + b) / 3;";
    let brightness = browser.script(paper, &[]).await.as_f64().unwrap();
    assert_eq!(brightness < 128.0, colours == "dark", "{} is not {colours}: its paper has {brightness}", page.name);
    if page.hint {
        browser.click("[data-hint]").await;
        browser.until("document.querySelector('.hint .entry') !== null").await;
    }
    browser.has_no_complaint().await;
    palette::reduce(&browser.picture().await)
}

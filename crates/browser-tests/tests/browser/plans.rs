//! Plans and answers for later in a browser: composed, kept, offered and played by clicks; and their panel on a desk and on a phone, in every language.

use cowcatcher_browser::axe;
use cowcatcher_browser::browser::Screen;
use cowcatcher_browser::laws::Faults;
use cowcatcher_browser::stage::play_on;
use cowcatcher_engine::Seat;
use cowcatcher_table::{
    Games, Identity, Line, SeatPlan, Secret, Sqlite, TableId, TablePlan, TableState, Tables, Version,
};
use cowcatcher_words::Locale;
use std::path::Path;
use std::sync::Arc;

/// A table of Steam at which the visitor speaks after somebody else: it, their seat, and whose turn it is.
async fn lay_out(database: &Path, visitor: &Secret, prepared: bool) -> (TableId, Seat, (Seat, Identity)) {
    let store = Arc::new(Sqlite::open(database).await.unwrap());
    let tables = Tables::new(Arc::<Sqlite>::clone(&store), Games::catalogue(), Default::default());
    let others = [(); 2].map(|()| Secret::new().unwrap().identity());
    let seats = vec![SeatPlan::Me("Ada".to_owned()), SeatPlan::Invitation, SeatPlan::Invitation];
    let ada = visitor.identity();
    let (id, [first, next], people) = loop {
        let options = [("rules", "base"), ("order", "auction")].map(|(key, value)| (key.to_owned(), value.to_owned()));
        let (game, options, seats) = ("steam".to_owned(), options.to_vec(), seats.clone());
        let plan = TablePlan { game, options, seats, listed: false, rated: false, clock: None };
        let created = tables.create(&ada, plan).await.unwrap();
        for ((_, secret), (who, name)) in created.invitations.iter().zip(others.iter().zip(["Ben", "Cleo"])) {
            tables.accept(secret, who, name).await.unwrap();
        }
        let first = tables.look(&created.id, |state| state.to_decide().iter().next().unwrap()).await.unwrap();
        let people = [ada, others[0], others[1]];
        // Chance says who speaks first.
        if (first.0 + 1) % 3 == 0 {
            break (created.id, [first, Seat(0)], people);
        }
    };
    if prepared {
        let keep = async |actions: &[&str], note: &str| {
            let actions = actions.iter().map(|&action| action.to_owned()).collect();
            tables.keep_plan(&id, &ada, next, &Line { actions, forced: true }, note, Locale::En).await.unwrap();
        };
        keep(&["bid 1"], "If nobody wants the first place very much: a quiet beginning, then build towards the coast")
            .await;
        keep(&["bid 9"], "").await;
        tables.instruct(&id, &ada, next, "take-income", None).await.unwrap();
        bid(&tables, &id, first, people[first.index()], "bid 3").await;
    }
    drop(tables);
    store.close().await;
    (id, next, (first, people[first.index()]))
}

async fn bid(tables: &Tables, id: &TableId, seat: Seat, who: Identity, bid: &str) {
    let now: Version = tables.look(id, TableState::version).await.unwrap();
    tables.play(id, &who, seat, bid, now).await.unwrap();
}

fn the_panel_on(screen: Screen) {
    let home = tempfile::tempdir().unwrap();
    let database = home.path().join("tables.db");
    let visitor = Secret::new().unwrap();
    let (id, ..) = tokio::runtime::Runtime::new().unwrap().block_on(lay_out(&database, &visitor, true));
    let axe = axe::fetch();
    play_on(&database, move |stage| async move {
        let browser = stage.open(screen).await;
        browser.goto("/").await;
        browser.come_as(&visitor, &stage).await;
        let (mut faults, path) = (Faults::default(), format!("/t/{id}"));
        for &locale in Locale::ALL {
            browser.goto("/about").await;
            browser.speak(locale.code()).await;
            // One is offered beside the question, one was dropped. They stay there with the list, so axe-core looks once at both.
            browser.judge(screen, &path, None, &mut faults).await;
            browser.until("document.querySelectorAll('.offer-of').length === 2").await;
            let entries = browser.script("return document.querySelector('.entries').clientHeight;", &[]).await;
            assert!(entries.as_i64().unwrap() > 40, "there is room for the entries: {entries}");
            browser.click("[data-show=more]").await;
            browser.until("document.querySelector('.plans').offsetHeight > 0").await;
            if screen == Screen::Desk {
                faults.note(&path, &browser.faults(true).await);
            }
            if let Some(axe) = &axe {
                faults.note(&path, &browser.judged_by(axe).await);
            }
            let beyond = "const side = document.querySelector('.plans').getBoundingClientRect();
                return [...document.querySelectorAll('.plans button, .plans input:not([type=hidden])')]
                    .filter((it) => it.getBoundingClientRect().right > side.right + 1).length;";
            assert_eq!(browser.script(beyond, &[]).await, 0, "{locale}: nothing sticks out");
            if let Ok(folder) = std::env::var("COWCATCHER_PICTURES") {
                let picture = browser.picture().await;
                std::fs::write(format!("{folder}/plans-{screen:?}-{}.png", locale.code()), picture).unwrap();
            }
        }
        faults.are_none(&format!("plans on a {screen:?}"));
    });
}

#[test]
fn plans_on_a_desk_are_good_in_every_language() {
    the_panel_on(Screen::Desk);
}

#[test]
fn plans_on_a_phone_are_good_in_every_language() {
    the_panel_on(Screen::Phone);
}

#[test]
fn a_turn_is_planned_ahead_kept_offered_and_played_by_clicks() {
    let home = tempfile::tempdir().unwrap();
    let database = home.path().join("tables.db");
    let visitor = Secret::new().unwrap();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let (id, seat, (first, other)) = runtime.block_on(lay_out(&database, &visitor, false));
    play_on(&database, move |stage| async move {
        let browser = stage.open(Screen::Desk).await;
        browser.goto("/").await;
        browser.come_as(&visitor, &stage).await;
        browser.goto(&format!("/t/{id}?seat={}", seat.0)).await;
        // It is somebody else's turn: planning ahead looks like one's own, but for what it says.
        browser.until("document.querySelector('[data-try=on]') !== null").await;
        browser.click("[data-try=on]").await;
        browser.until("document.querySelector('.game').dataset.tried === '0'").await;
        browser.until("document.querySelector('[data-try=play]') === null && !document.title.startsWith('●')").await;
        browser.click(".bar [data-action='bid 0']").await;
        browser.until("document.querySelector('.game').dataset.tried === '1'").await;
        browser.fill("#plan-note", "my opening").await;
        if let Ok(folder) = std::env::var("COWCATCHER_PICTURES") {
            std::fs::write(format!("{folder}/plans-ahead.png"), browser.picture().await).unwrap();
        }
        browser.click(".keep button").await;
        browser.until("document.querySelector('.game').dataset.tried === undefined").await;
        browser.click("[data-show=more]").await;
        browser.until("document.querySelector('.plans').textContent.includes('my opening')").await;
        // An answer for later is left and cancelled.
        browser.click(".leave:has([value='pass-auction']) button").await;
        browser.until("document.querySelector(\".plans form[data-api$='instructions/cancel']\") !== null").await;
        browser.click(".plans form[data-api$='instructions/cancel'] button").await;
        browser.until("document.querySelector(\".plans form[data-api$='instructions/cancel']\") === null").await;
        // The turn comes, and the plan is offered and played.
        let tables = stage.tables();
        bid(tables, &id, first, other, "pass").await;
        browser.until("document.querySelector('.offer .row button')?.textContent.length > 3").await;
        browser.click(".offer form[data-api$='plans/play'] button").await;
        browser.until("document.querySelector('.game').dataset.decides === undefined && document.querySelector('.offer-of') === null").await;
        browser.has_no_complaint().await;
    });
}

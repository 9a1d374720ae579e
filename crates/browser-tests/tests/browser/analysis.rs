//! The analysis of a finished game: asked for, cancelled, made while one looks on, read in every language, followed to its moments.

use cowcatcher_browser::axe;
use cowcatcher_browser::browser::{Browser, Screen};
use cowcatcher_browser::kept::{self, Moment};
use cowcatcher_browser::laws::Faults;
use cowcatcher_browser::stage::{Stage, play_on};
use cowcatcher_table::{Games, Secret, Sqlite};
use serde_json::Value;

/// A game of two who play by rules of thumb.
const TWO: &str = include_str!("../../../../tests/journals/gwt2-2p-heuristic.journal");
/// The languages, and the heading of the mistakes in each.
const LANGUAGES: [(&str, &str); 4] = [
    ("en", "The biggest mistakes"),
    ("it", "Gli errori più gravi"),
    ("pt-BR", "Os maiores erros"),
    ("uk", "Найбільші помилки"),
];
const MADE: &str = "document.querySelector('.analysis svg[data-moments]') !== null";

/// A browser of the visitor.
async fn open(stage: &Stage, screen: Screen, visitor: &Secret) -> Browser {
    let browser = stage.open(screen).await;
    browser.goto("/").await;
    browser.come_as(visitor, stage).await;
    browser
}

/// What a script says, as a number.
async fn number(browser: &Browser, script: &str) -> u64 {
    let said = browser.script(script, &[]).await;
    said.as_u64().or_else(|| said.as_str()?.parse().ok()).unwrap_or_else(|| panic!("{script}: {said}"))
}

/// Waits until the page shows this moment: it says so before the server has answered.
async fn at(browser: &Browser, step: u64) {
    let there = format!("document.querySelector('#game[data-step=\"{step}\"]') !== null");
    browser.until(&format!("{there} && !document.body.classList.contains('busy')")).await;
}

#[test]
fn a_finished_game_is_analysed_and_its_mistakes_lead_to_their_moments() {
    let home = tempfile::tempdir().unwrap();
    let database = home.path().join("tables.db");
    let visitor = Secret::new().unwrap();
    let table = tokio::runtime::Runtime::new().unwrap().block_on(async {
        let store = Sqlite::open(&database).await.unwrap();
        let table = kept::put(&store, &Games::catalogue(), TWO, Moment::Over, &visitor).await;
        store.close().await;
        table
    });
    let axe = axe::fetch();
    play_on(&database, move |stage| async move {
        let browser = open(&stage, Screen::Desk, &visitor).await;
        let page = format!("/t/{table}");
        browser.goto(&page).await;
        browser.until("document.readyState === 'complete'").await;

        // It is begun, moves by itself, and is cancelled; then it is begun again.
        let begin = ".analysis form[data-api$='/analysis'] button";
        browser.click(begin).await;
        browser.until("document.querySelector('#analysis-progress')?.value > 0").await;
        browser.click(".analysis form[data-api$='/cancel'] button").await;
        browser.until("document.querySelector('#analysis-progress') === null").await;
        assert_eq!(browser.script(&format!("return {MADE};"), &[]).await, false, "what was cancelled is not made");
        browser.click(begin).await;
        let spectator = stage.open(Screen::Small).await;
        spectator.goto(&page).await;
        browser.until(MADE).await;
        // Whoever looks on sees it come.
        spectator.until(MADE).await;

        let lines = "return document.querySelectorAll('.odds path.line').length;";
        assert_eq!(number(&browser, lines).await, 2, "a line for each player");
        let mut faults = Faults::default();
        for (language, heading) in LANGUAGES {
            browser.goto(&page).await;
            browser.speak(language).await;
            browser.until(MADE).await;
            let said = browser.script("return document.querySelector('.analysis').innerText;", &[]).await;
            let said = said.as_str().unwrap();
            assert!(said.contains(heading), "{language}: {said}");
            faults.note(language, &browser.faults(true).await);
            if let Some(axe) = axe.as_deref() {
                faults.note(language, &browser.judged_by(axe).await);
            }
            let step = number(&browser, "return document.querySelector('.mistakes a').dataset.stepTo;").await;
            browser.script("document.querySelector('.mistakes a').click();", &[]).await;
            at(&browser, step).await;
            let better =
                browser.script("return document.querySelector('.history .better .instead').innerText;", &[]).await;
            let listed =
                browser.script("return document.querySelector('.mistakes li.now .instead').innerText;", &[]).await;
            assert_eq!(better, listed, "{language}");
            assert!(better.as_str().unwrap().len() > 12, "{better}");
            faults.note(language, &browser.faults(true).await);
        }

        // A press on the curve leads to a moment of it, and the mark is there then.
        let press = "const box = document.querySelector('svg[data-moments]').getBoundingClientRect();
            document.querySelector('svg[data-moments]').dispatchEvent(new MouseEvent('click',
              { bubbles: true, clientX: box.left + box.width * .5, clientY: box.top + box.height * .5 }));
            return JSON.parse(document.querySelector('svg[data-moments]').dataset.moments);";
        let moments = browser.script(press, &[]).await;
        let moments: Vec<u64> = moments.as_array().unwrap().iter().filter_map(Value::as_u64).collect();
        let third = moments.len() / 3;
        let middle: Vec<String> = moments[third..2 * third].iter().map(ToString::to_string).collect();
        let among = format!("{middle:?}.includes(document.querySelector('#game').dataset.step)");
        browser.until(&among).await;
        let step = number(&browser, "return document.querySelector('#game').dataset.step;").await;
        at(&browser, step).await;
        // The figures say the same, and their rows lead there too.
        let row = number(&browser, "return document.querySelector('.figures tr.now a').dataset.stepTo;").await;
        assert_eq!(row, step);
        browser.script("document.querySelector('#analysis-figures').open = true; document.querySelector('.figures tbody a').click();", &[]).await;
        at(&browser, moments[0]).await;
        browser.has_no_complaint().await;

        // On a phone nothing is wider than it.
        let phone = open(&stage, Screen::Phone, &visitor).await;
        phone.goto(&page).await;
        phone.until(MADE).await;
        let wide = "return document.querySelector('.analysis').scrollWidth > document.querySelector('.analysis').clientWidth + 1;";
        assert_eq!(phone.script(wide, &[]).await, false, "the analysis fits a phone");
        // Of the board, which can be enlarged, other tests see what has to be read.
        let found = phone.faults(true).await.into_iter().filter(|fault| fault.what.starts_with("analysis"));
        faults.note("phone", &found.collect::<Vec<_>>());
        phone.has_no_complaint().await;
        faults.are_none("the analysis");
    });
}

//! The pages that teach, in every language: how to play, what the icons mean, and the way there from the first page.

use cowcatcher_browser::axe;
use cowcatcher_browser::browser::Screen;
use cowcatcher_browser::laws::Faults;
use cowcatcher_browser::stage::play;
use serde_json::Value;
use std::collections::BTreeSet;

#[test]
fn whoever_comes_learns_a_game_in_four_languages() {
    let axe = axe::fetch();
    play(|stage| async move {
        let browser = stage.open(Screen::Desk).await;
        let mut faults = Faults::default();
        for code in ["it", "pt-BR", "uk", "en"] {
            browser.goto("/").await;
            browser.speak(code).await;
            let links =
                "return [...new Set([...document.querySelectorAll('a.learn')].map((it) => it.getAttribute('href')))];";
            let guides: Vec<String> = serde_json::from_value(browser.script(links, &[]).await).unwrap();
            let known: BTreeSet<&str> = guides.iter().map(String::as_str).collect();
            let all = ["/learn/gwt1", "/learn/gwt2", "/learn/mombasa", "/learn/steam"];
            assert_eq!(known, all.into(), "in {code}");
            for path in guides.iter().flat_map(|guide| [guide.clone(), guide.replace("learn", "legend")]) {
                browser.goto(&path).await;
                browser.until("document.readyState === 'complete'").await;
                // Nothing is wider than the page, every picture has something in it, and no icon is left without a caption.
                let told = "return { lang: document.documentElement.lang,
                    broad: document.documentElement.scrollWidth > innerWidth,
                    pictures: [...document.querySelectorAll('.excerpt')].map((it) => it.getBoundingClientRect().height),
                    captions: [...document.querySelectorAll('.captions dd')].map((it) => it.textContent) };";
                let told = browser.script(told, &[]).await;
                assert_eq!((&told["lang"], &told["broad"]), (&code.into(), &Value::Bool(false)), "{path}");
                let heights = told["pictures"].as_array().unwrap();
                let captions = told["captions"].as_array().unwrap();
                assert!(heights.len() >= 4 || captions.len() > 10, "{path} in {code}: {told}");
                assert!(heights.iter().all(|height| height.as_f64() > Some(40.0)), "{path} in {code}: {told}");
                assert!(captions.iter().all(|text| text.as_str().is_some_and(|it| it.contains(' '))), "{path}: {told}");
                if let Some(axe) = axe.as_deref().filter(|_| code == "en") {
                    faults.note(&path, &browser.judged_by(axe).await);
                }
            }
        }
        browser.has_no_complaint().await;
        faults.are_none("the pages that teach");
    });
}

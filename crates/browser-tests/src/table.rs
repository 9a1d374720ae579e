//! Somebody at a table: what their page offers, what they may do, and their clicks.

use crate::browser::Browser;
use rand::RngExt;
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use serde::Deserialize;
use serde_json::Value;

/// Waits until the page has come to a version (if one is said), nothing is under way, and tells what is to be seen.
const SEE: &str = r#"
const [from, to, action] = arguments;
return (async () => {
  const game = () => document.getElementById("game");
  if (action !== null) {
    const found = [...document.querySelectorAll("[data-action]")].filter((it) => it.dataset.action === action);
    if (found.length !== 1) return { trouble: found.length + " elements offer " + action };
    found[0].dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  }
  const there = () => !document.body.classList.contains("busy") &&
    (from === null || game().dataset.version !== from) && (to === null || game().dataset.version === to);
  const late = Date.now() + 60000;
  while (!there()) {
    if (Date.now() > late) return { trouble: "still at " + game().dataset.version + ": " + document.getElementById("say").textContent };
    await new Promise((go) => setTimeout(go, 4));
  }
  const { version, status, table, seat, decides } = game().dataset;
  const offers = [...document.querySelectorAll("[data-action]")];
  const answer = await (await fetch("/api/v1/tables/" + table + (seat === undefined ? "" : "?forced=true&seat=" + seat))).json();
  return {
    version, status, table, decides: decides ?? null,
    offers: offers.map((it) => it.dataset.action),
    nameless: offers.filter((it) => !it.getAttribute("aria-label") || it.tabIndex < 0).map((it) => it.dataset.action),
    legal: answer.choices.map((choice) => choice.action),
    reveals: answer.choices.filter((choice) => choice.reveals).map((choice) => choice.action),
    now: answer.version.step === undefined ? String(answer.version) : answer.version.step + "." + answer.version.revision,
  };
})();
"#;

/// What the page of somebody shows, and what the interface says about the same moment.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Sight {
    /// How far the page is.
    pub version: String,
    /// How far the table is.
    pub now: String,
    /// How the table fares.
    pub status: String,
    /// The table.
    pub table: String,
    /// The seat for which the page asks for a decision.
    pub decides: Option<String>,
    /// What the page offers, in its order.
    pub offers: Vec<String>,
    /// Those that have no name or can't be reached with the keyboard.
    pub nameless: Vec<String>,
    /// The legal actions.
    pub legal: Vec<String>,
    /// Those that show something.
    pub reveals: Vec<String>,
}

impl Sight {
    /// Law 7: every legal action is offered exactly once, and nothing else is.
    pub fn obeys(&self) {
        assert_eq!(self.version, self.now, "the page is not where the table is");
        let sorted = |list: &[String]| {
            let mut list = list.to_vec();
            list.sort();
            list
        };
        assert_eq!(sorted(&self.offers), sorted(&self.legal), "offered (left) and legal (right) at {}", self.version);
        assert_eq!(self.nameless, Vec::<String>::new(), "without a name at {}", self.version);
        assert_eq!(self.decides.is_some(), !self.legal.is_empty(), "who decides at {}", self.version);
    }

    /// What somebody picks who hurries: in Great Western Trail they walk far, do little, and fill the job market, in Steam
    /// they deliver what they can, in Mombasa they have few plans; with a whim now and then.
    pub fn hurry(&self, rng: &mut SmallRng) -> String {
        let starting = |words: &[&str]| -> Vec<&String> {
            self.offers.iter().filter(|offer| words.iter().any(|word| offer.starts_with(word))).collect()
        };
        let worker = |offer: &&String| ["cowboy", "craftsman", "engineer"].iter().any(|worker| offer.ends_with(worker));
        let foresight = starting(&["foresight"]).into_iter().filter(worker).collect();
        let hurried = [foresight, starting(&["go ", "cube ", "raise 2", "income"]), starting(&["done", "skip", "end"])];
        let whim = rng.random_bool(0.2);
        let wanted = hurried.into_iter().find(|offers| !offers.is_empty() && !whim);
        let wanted = wanted.unwrap_or_else(|| self.offers.iter().collect());
        (*wanted.choose(rng).expect("something is offered")).clone()
    }

    /// Offers that can be taken back.
    pub fn harmless(&self) -> Vec<String> {
        self.offers.iter().filter(|offer| !self.reveals.contains(offer)).cloned().collect()
    }
}

async fn see(browser: &Browser, from: Option<&str>, to: Option<&str>, action: Option<&str>) -> Sight {
    let seen = browser.script(SEE, &[from.into(), to.into(), action.into()]).await;
    if let Value::String(trouble) = &seen["trouble"] {
        panic!("{trouble}");
    }
    serde_json::from_value(seen).unwrap()
}

impl Browser {
    /// What the page shows now.
    pub async fn see(&self) -> Sight {
        see(self, None, None, None).await
    }

    /// What the page shows when it has come to this version by itself.
    pub async fn see_at(&self, version: &str) -> Sight {
        see(self, None, Some(version), None).await
    }

    /// What the page shows when it has left this version.
    pub async fn see_after(&self, version: &str) -> Sight {
        see(self, Some(version), None, None).await
    }

    /// Clicks what is offered and says what the page shows then.
    pub async fn choose(&self, sight: &Sight, action: &str) -> Sight {
        see(self, Some(&sight.version), None, Some(action)).await
    }
}

//! Somebody at a table: what their page offers, what they may do, and their clicks.

use crate::browser::Browser;
use crate::laws::Fault;
use rand::RngExt;
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Clicks, waits, measures and tells.
const SEE: &str = concat!(include_str!("scripts/probe.js"), include_str!("scripts/see.js"));

/// What the page of somebody shows, and what the interface says about the same moment.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Sight {
    /// How far the page is.
    pub version: String,
    /// What the page offers, in its order.
    pub offers: Vec<String>,
    /// What the action bar offers more than once, or the pieces.
    pub twice: Vec<String>,
    /// How the table fares.
    pub status: String,
    /// The seat for which the page asks for a decision.
    pub decides: Option<String>,
    /// Those that have no name or can't be reached with the keyboard.
    pub nameless: Vec<String>,
    /// The table.
    pub table: String,
    /// The legal actions.
    pub legal: Vec<String>,
    /// Those that show something.
    pub reveals: Vec<String>,
    /// What is wrong with the page, if it was measured.
    pub wrong: Vec<Fault>,
}

impl Sight {
    /// Law 7: every legal action is offered, at most once by the action bar and once by a piece, and nothing else is.
    pub fn obeys(&self) {
        let sorted = |list: &[String]| {
            let mut list = list.to_vec();
            list.sort();
            list
        };
        assert_eq!(sorted(&self.offers), sorted(&self.legal), "offered (left) and legal (right) at {}", self.version);
        assert_eq!(self.twice, Vec::<String>::new(), "offered twice at {}", self.version);
        assert_eq!(self.nameless, Vec::<String>::new(), "without a name at {}", self.version);
        assert_eq!(self.decides.is_some(), !self.legal.is_empty(), "who decides at {}", self.version);
    }

    /// What somebody picks who hurries: in Great Western Trail they walk far, do little, and fill the job market, in Steam
    /// they deliver what they can, in Mombasa they have few plans; with a whim now and then. In Steam they are bankrupt soon.
    pub fn hurry(&self, rng: &mut SmallRng) -> String {
        self.pick(rng, 0.2)
    }

    /// What somebody picks who has a whim so often, and hurries otherwise.
    pub fn pick(&self, rng: &mut SmallRng, whims: f64) -> String {
        let starting = |words: &[&str]| -> Vec<&String> {
            self.legal.iter().filter(|offer| words.iter().any(|word| offer.starts_with(word))).collect()
        };
        let worker = |offer: &&String| ["cowboy", "craftsman", "engineer"].iter().any(|worker| offer.ends_with(worker));
        let foresight = starting(&["foresight"]).into_iter().filter(worker).collect();
        let hurried = [foresight, starting(&["go ", "cube ", "raise 2", "income"]), starting(&["done", "skip", "end"])];
        let whim = rng.random_bool(whims);
        let wanted = hurried.into_iter().find(|offers| !offers.is_empty() && !whim);
        let wanted = wanted.unwrap_or_else(|| self.legal.iter().collect());
        (*wanted.choose(rng).expect("something is offered")).clone()
    }

    /// Anything that may be done, but no whim with money.
    pub fn whim(&self, rng: &mut SmallRng) -> String {
        let money = |offer: &&String| ["raise", "bid"].iter().any(|word| offer.starts_with(word));
        let free: Vec<&String> = self.legal.iter().filter(|offer| !money(offer)).collect();
        (*free.choose(rng).unwrap_or(&self.legal.first().expect("something is offered"))).clone()
    }

    /// Offers that can be taken back.
    pub fn harmless(&self) -> Vec<String> {
        self.offers.iter().filter(|offer| !self.reveals.contains(offer)).cloned().collect()
    }
}

/// What is to be done and waited for before the page is looked at.
#[derive(Clone, Copy, Default, Serialize)]
pub struct Wanted<'a> {
    /// The version that the page is to leave.
    pub from: Option<&'a str>,
    /// The version to which it is to come.
    pub to: Option<&'a str>,
    /// What is clicked.
    pub action: Option<&'a str>,
    /// By which sizes the page is measured; not at all if none are said.
    pub laws: Option<&'static str>,
    /// Is all that is folded opened to be measured?
    pub open: bool,
}

impl Browser {
    /// Does something, waits for what comes of it, and says what the page shows then.
    pub async fn look(&self, wanted: Wanted<'_>) -> Sight {
        let seen = self.script(SEE, &[serde_json::to_value(wanted).unwrap()]).await;
        if let Value::String(trouble) = &seen["trouble"] {
            panic!("{trouble}");
        }
        serde_json::from_value(seen).unwrap()
    }

    /// What the page shows now.
    pub async fn see(&self) -> Sight {
        self.look(Wanted::default()).await
    }

    /// What the page shows when it has come to this version by itself.
    pub async fn see_at(&self, version: &str) -> Sight {
        self.look(Wanted { to: Some(version), ..Wanted::default() }).await
    }

    /// What the page shows when it has left this version.
    pub async fn see_after(&self, version: &str) -> Sight {
        self.look(Wanted { from: Some(version), ..Wanted::default() }).await
    }

    /// Clicks what is offered and says what the page shows then.
    pub async fn choose(&self, sight: &Sight, action: &str) -> Sight {
        self.look(Wanted { from: Some(&sight.version), action: Some(action), ..Wanted::default() }).await
    }
}

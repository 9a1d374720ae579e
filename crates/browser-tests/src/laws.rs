//! The laws of the page, as [`probe.js`](scripts/probe.js) measures them, and what was found against them.

use crate::browser::{Browser, Screen};
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt;

/// Measures a page.
pub const PROBE: &str = include_str!("scripts/probe.js");
/// So many faults of a law are told.
const TOLD: usize = 30;

/// One thing that is wrong with a page.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Fault {
    /// Against which law: `entry`, `piece`, `text`, `place`, `code` or the name of a rule of accessibility.
    pub law: String,
    /// Where it is, so that the same fault of two moments is one.
    pub what: String,
    /// An example.
    pub detail: String,
}

/// All faults that were found, each with how often and an example.
#[derive(Clone, Default, Debug)]
pub struct Faults {
    found: BTreeMap<(String, String), (usize, String)>,
}

impl Faults {
    /// Notes what was found at some moment.
    pub fn note(&mut self, moment: &str, faults: &[Fault]) {
        for Fault { law, what, detail } in faults {
            let known = self.found.entry((law.clone(), what.clone()));
            known.or_insert_with(|| (0, format!("{detail} ({moment})"))).0 += 1;
        }
    }

    /// Fails if anything was found, and tells what.
    pub fn are_none(&self, where_: &str) {
        assert!(self.found.is_empty(), "{where_}:\n{self}");
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut laws: BTreeMap<&str, Vec<(usize, &str, &str)>> = BTreeMap::new();
        for ((law, what), (count, example)) in &self.found {
            laws.entry(law).or_default().push((*count, what, example));
        }
        for (law, mut faults) in laws {
            faults.sort_by_key(|&(count, ..)| std::cmp::Reverse(count));
            writeln!(f, "law of the {law}: {} kinds of faults", faults.len())?;
            for (count, what, example) in faults.iter().take(TOLD) {
                writeln!(f, "  {count:5} times {what}: {example}")?;
            }
        }
        Ok(())
    }
}

/// By which sizes a screen is measured.
pub fn sizes_of(screen: Screen) -> &'static str {
    match screen {
        Screen::Desk => "desk",
        Screen::Small => "small",
        Screen::Phone => "phone",
    }
}

impl Browser {
    /// What a script says that may use `probe`.
    pub async fn measure(&self, script: &str, args: &[Value]) -> Value {
        self.script(&format!("{PROBE}\n{script}"), args).await
    }

    /// The faults of a page that is no table: texts too small or for machines, everything folded open.
    pub async fn faults(&self, codes: bool) -> Vec<Fault> {
        let script = "return [...probe.opened(() => probe.small(9)), ...(arguments[0] ? probe.codesOf() : [])];";
        serde_json::from_value(self.measure(script, &[codes.into()]).await).unwrap()
    }

    /// Goes to a page and notes what is wrong with it.
    pub async fn judge(&self, screen: Screen, path: &str, axe: Option<&str>, faults: &mut Faults) {
        self.goto(path).await;
        self.judge_here(screen, path, true, axe, faults).await;
    }

    /// Notes what is wrong with this page: what can't be read, codes where there should be none, what is wider than a phone, what axe-core finds
    /// where there is one.
    pub async fn judge_here(&self, screen: Screen, path: &str, codes: bool, axe: Option<&str>, faults: &mut Faults) {
        self.until("document.readyState === 'complete' && document.fonts.status === 'loaded'").await;
        self.has_no_complaint().await;
        // The board of a table is zoomed on a phone; what is written there has tests of its own.
        if screen == Screen::Desk || !path.starts_with("/t/") {
            faults.note(path, &self.faults(codes).await);
        }
        // A phone shows a page that is too wide as a smaller one: then its window is wider than the screen.
        let wide = "return Math.max(document.documentElement.scrollWidth, innerWidth) - screen.width;";
        let wide = self.script(wide, &[]).await.as_i64().unwrap();
        assert!(screen == Screen::Desk || wide <= 0, "{path} is {wide} pixels wider than the screen");
        if let Some(axe) = axe {
            faults.note(path, &self.judged_by(axe).await);
        }
    }
}

//! Rule vectors: TOML files that say given, when, then. `docs/scenarios.md` describes the format for those who write them.
//!
//! [`Scenario::parse`] reads a file without knowing the game; [`Scenario::run`] plays it. Every complaint names the file
//! and the line, so that somebody who knows the rules and no Rust can put it right.

mod given;
mod read;
mod run;
pub mod value;

use crate::Lawful;
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;

/// A game whose position a scenario can set and read, part by named part.
///
/// Names are paths such as `blue.money` or `market`; `docs/scenarios.md` lists them all. A name that
/// [`set`](Self::set) knows should be known to [`get`](Self::get) too and read back as it was set.
pub trait Position: Lawful {
    /// The place of a name among those that are set: the lower ranks first, equal ones in the order of the file. A game
    /// whose parts must be set one after the other says so here, and whoever writes a scenario need not know.
    fn rank(name: &str) -> u8 {
        let _ = name;
        0
    }

    /// Called once before any part is set, with all names and values to come. A game in which several parts are made of the
    /// same pieces can empty them here and find the pieces, so that none is taken from a part that was set before.
    fn make_room(&mut self, given: &[(&str, &toml::Value)]) {
        let _ = given;
    }

    /// Sets one named part of the position. The position may be contradictory in between. A part that was set before must
    /// [read](Self::get) as before, or the scenario is refused: two of its lines contradict each other.
    ///
    /// # Errors
    /// In words, if there is no such name or it cannot hold that value.
    fn set(&mut self, name: &str, value: &toml::Value) -> Result<(), String>;

    /// Called once after all parts were set: makes the position whole, or says why it is impossible.
    ///
    /// # Errors
    /// In words, if such a position cannot exist.
    fn complete(&mut self) -> Result<(), String>;

    /// An action of a scenario in the notation of the game: where a scenario may call things by names of the position that the
    /// notation does not know, they are replaced. Anything else is left as it is.
    fn in_notation<'a>(&self, action: &'a str) -> Cow<'a, str> {
        action.into()
    }

    /// Reads one named part of the position. Values are compared as they are: an integer, a string, a list in the order
    /// that the documentation of the name promises, a table.
    ///
    /// # Errors
    /// In words, if there is no such name.
    fn get(&self, name: &str) -> Result<toml::Value, String>;
}

/// A scenario that can't be read, or that failed: where and why, in one line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScenarioError {
    /// The file as it was named.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong.
    pub message: String,
}

impl fmt::Display for ScenarioError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.message)
    }
}

impl std::error::Error for ScenarioError {}

/// Something in the file and the line on which it stands.
#[derive(Clone, PartialEq, Debug)]
pub struct At<T> {
    /// The line, counted from 1.
    pub line: usize,
    /// What stands there.
    pub value: T,
}

/// A name and a value, perhaps for one game only.
#[derive(Clone, PartialEq, Debug)]
struct Entry {
    line: usize,
    name: String,
    value: toml::Value,
    /// The game it is for; `None` for all.
    only: Option<String>,
}

/// One `[[when]]`: something is done, then something is checked; each part may be absent.
#[derive(Clone, PartialEq, Debug, Default)]
struct When {
    line: usize,
    only: Option<Vec<String>>,
    seat: Option<At<u8>>,
    play: Option<At<String>>,
    draw: Option<Vec<At<String>>>,
    /// Leave the chance that follows the play open.
    pause: bool,
    refuse: Option<At<String>>,
    refuse_draw: Option<At<String>>,
    clause: Option<At<String>>,
    error: Option<At<String>>,
    legal: Option<At<Vec<At<String>>>>,
    offers: Vec<At<String>>,
    lacks: Vec<At<String>>,
    undo: Option<At<bool>>,
    then: Vec<Entry>,
}

/// A scenario as its file says it.
#[derive(Clone, PartialEq, Debug)]
pub struct Scenario {
    /// The file as it was named.
    pub file: String,
    /// The name of the scenario, the same for ever.
    pub id: At<String>,
    /// What it shows, in one sentence.
    pub title: String,
    /// The clauses that it shows.
    pub clauses: Vec<At<String>>,
    /// The games it is run for.
    pub games: Vec<At<String>>,
    players: At<usize>,
    options: Vec<Entry>,
    setup: Vec<At<String>>,
    given: Vec<Entry>,
    when: Vec<When>,
    then: Vec<Entry>,
    impossible: Option<At<String>>,
    audit: bool,
}

impl Scenario {
    /// Every clause that the file names, as shown or as the reason of a refusal.
    pub fn clauses_named(&self) -> impl Iterator<Item = &At<String>> {
        self.clauses.iter().chain(self.when.iter().filter_map(|when| when.clause.as_ref()))
    }

    fn error(&self, line: usize, message: impl Into<String>) -> ScenarioError {
        ScenarioError { file: self.file.clone(), line, message: message.into() }
    }
}

/// The entries for one game: its own take the place of the common ones of the same name.
fn laid_over<'a>(entries: &'a [Entry], game: &str) -> Vec<&'a Entry> {
    let mut result: Vec<&Entry> = entries.iter().filter(|entry| entry.only.is_none()).collect();
    let common: BTreeMap<&str, usize> =
        result.iter().enumerate().map(|(at, entry)| (entry.name.as_str(), at)).collect();
    for own in entries.iter().filter(|entry| entry.only.as_deref() == Some(game)) {
        match common.get(own.name.as_str()) {
            Some(&at) => result[at] = own,
            None => result.push(own),
        }
    }
    result
}

//! The games that tables can be made of. Whoever knows the games registers them; nothing here knows any.

use crate::error::TableError;
use crate::playing::Playing;
use crate::session::Session;
use cowcatcher_bots::Bot;
use cowcatcher_engine::journal::REVISION_OPTION;
use cowcatcher_engine::standings::MOST_SEATS;
use cowcatcher_engine::{OptionError, Options, Words};
use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

/// Makes the bot of a name with a seed; `None` if there is no such bot.
pub type BotMaker<G> = fn(&str, u64) -> Option<Box<dyn Bot<G>>>;

/// The rules revision of tables that name none.
const FIRST_REVISION: &str = "1";

/// A game with its type forgotten: makes sessions of it.
type Maker = Arc<dyn Fn(&[(String, String)], usize) -> Result<Box<dyn Playing>, TableError> + Send + Sync>;

/// A game that a table can be made of.
#[derive(Clone)]
pub struct Registered {
    /// The name in addresses and journals, such as `gwt2`.
    pub name: &'static str,
    /// The name as people say it.
    pub title: &'static str,
    /// Options that this name fixes.
    pub fixed: &'static [(&'static str, &'static str)],
    /// All options with their values unless something else is chosen.
    pub defaults: Vec<(&'static str, String)>,
    /// The options that a new table is asked for, each with the values that are possible under this name, the default first.
    pub choices: Vec<(&'static str, Vec<&'static str>)>,
    /// The options whose value may be the text of a file that a player brings, with the ending of such files.
    pub files: &'static [(&'static str, &'static str)],
    /// The bots that play it.
    pub bots: &'static [&'static str],
    make: Maker,
}

impl fmt::Debug for Registered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Registered").field("name", &self.name).field("fixed", &self.fixed).finish_non_exhaustive()
    }
}

impl Registered {
    /// A fresh session with these options, the others being as by default.
    ///
    /// # Errors
    /// If an option does not exist, contradicts the name, or the game is not for so many.
    pub fn session(&self, options: &[(String, String)], players: usize) -> Result<Box<dyn Playing>, TableError> {
        (self.make)(options, players)
    }

    /// A session of a stored table, before its steps. A table that was stored when its game had had only one rules revision
    /// says nothing of a revision: it goes on by the first.
    ///
    /// # Errors
    /// As with [`session`](Self::session).
    pub fn stored(&self, options: &[(String, String)], players: usize) -> Result<Box<dyn Playing>, TableError> {
        let has_revisions = self.defaults.iter().any(|(key, _)| *key == REVISION_OPTION);
        if !has_revisions || options.iter().any(|(key, _)| key == REVISION_OPTION) {
            return self.session(options, players);
        }
        let mut options = options.to_vec();
        options.push((REVISION_OPTION.to_owned(), FIRST_REVISION.to_owned()));
        self.session(&options, players)
    }

    /// The numbers of players that the game is for with these options.
    pub fn players(&self, options: &[(String, String)]) -> Vec<usize> {
        (1..=MOST_SEATS).filter(|&players| self.session(options, players).is_ok()).collect()
    }
}

/// The games there are.
#[derive(Clone, Debug, Default)]
pub struct Games(BTreeMap<&'static str, Registered>);

impl Games {
    /// No games yet.
    pub fn new() -> Self {
        Games::default()
    }

    /// Registers a game under a name that fixes some options, with the bots that know only the contract.
    pub fn register<G: Words>(&mut self, name: &'static str, fixed: &'static [(&'static str, &'static str)]) {
        let bots: BotMaker<G> = |name, seed| cowcatcher_bots::by_name(name, seed).ok();
        self.register_with_bots(name, fixed, cowcatcher_bots::NAMES, bots);
    }

    /// Registers a game that has bots of its own.
    pub fn register_with_bots<G: Words>(
        &mut self,
        name: &'static str,
        fixed: &'static [(&'static str, &'static str)],
        bots: &'static [&'static str],
        maker: BotMaker<G>,
    ) {
        let make = move |chosen: &[(String, String)], players: usize| -> Result<Box<dyn Playing>, TableError> {
            let options = options::<G>(fixed, chosen)?;
            Ok(Box::new(Session::<G>::with_bots(name, options, players, maker)?))
        };
        let defaults = options::<G>(fixed, &[]).unwrap_or_default().entries();
        let possible = |key: &str, value: &str| {
            let chosen = [(key.to_owned(), value.to_owned())];
            (1..=MOST_SEATS).any(|players| make(&chosen, players).is_ok())
        };
        let choices = G::Options::choices().iter().filter_map(|&(key, values)| {
            let values: Vec<_> = values.iter().copied().filter(|value| possible(key, value)).collect();
            (values.len() > 1).then_some((key, values))
        });
        let choices = choices.collect();
        let files = G::Options::files();
        let game = Registered { name, title: G::TITLE, fixed, defaults, choices, files, bots, make: Arc::new(make) };
        self.0.insert(name, game);
    }

    /// The game of a name.
    ///
    /// # Errors
    /// If there is none.
    pub fn game(&self, name: &str) -> Result<&Registered, TableError> {
        self.0.get(name).ok_or_else(|| TableError::UnknownGame(name.chars().take(60).collect()))
    }

    /// All games, by name.
    pub fn iter(&self) -> impl Iterator<Item = &Registered> {
        self.0.values()
    }
}

/// The options under a name, with some chosen; none may say that it is another game.
fn options<G: Words>(
    fixed: &[(&'static str, &'static str)],
    chosen: &[(String, String)],
) -> Result<G::Options, OptionError> {
    let mut options = G::Options::default();
    for (key, value) in fixed {
        options.set(key, value)?;
    }
    for (key, value) in chosen {
        options.set(key, value)?;
    }
    let entries = options.entries();
    for (key, value) in fixed {
        if let Some((_, found)) = entries.iter().find(|(found, _)| found == key)
            && found != value
        {
            let takes = "what the name of the game says";
            return Err(OptionError::Value { key: (*key).to_owned(), value: found.clone(), takes });
        }
    }
    Ok(options)
}

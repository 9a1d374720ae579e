//! The games that sessions can be made of: those of the catalogue.

use crate::error::SessionError;
use crate::playing::Playing;
use crate::session::Session;
use cowcatcher_bots::Bot;
use cowcatcher_engine::Options;
use cowcatcher_engine::journal::{JournalError, REVISION_OPTION};
use cowcatcher_games::Listed;
use cowcatcher_words::Spoken;
use std::collections::BTreeMap;
use std::fmt;
use std::ops::RangeInclusive;
use std::sync::Arc;

/// Makes the bot of a name with a seed; `None` if there is no such bot.
pub type BotMaker<G> = fn(&str, u64) -> Option<Box<dyn Bot<G>>>;

/// A game with its type forgotten: makes sessions of it.
type Maker = Arc<dyn Fn(&[(String, String)], usize) -> Result<Box<dyn Playing>, SessionError> + Send + Sync>;

/// Makes sessions of journals.
type Restorer = Arc<dyn Fn(&str) -> Result<Box<dyn Playing>, JournalError> + Send + Sync>;

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
    /// The choices for a first game where they are not the defaults.
    pub first_game: &'static [(&'static str, &'static str)],
    /// The options whose value may be the text of a file that a player brings, with the ending of such files.
    pub files: &'static [(&'static str, &'static str)],
    /// The newest rules revision.
    pub revision: u32,
    /// The bots that play it.
    pub bots: Vec<&'static str>,
    seats: RangeInclusive<usize>,
    make: Maker,
    restore: Restorer,
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
    pub fn session(&self, options: &[(String, String)], players: usize) -> Result<Box<dyn Playing>, SessionError> {
        (self.make)(options, players)
    }

    /// A session of a stored table that is played by a rules revision, before its steps. Options that were stored when the game had
    /// had only one revision say nothing of it.
    ///
    /// # Errors
    /// [`SessionError::Revision`] if this program does not know the revision; and those of [`session`](Self::session).
    pub fn stored(
        &self,
        options: &[(String, String)],
        players: usize,
        revision: u32,
    ) -> Result<Box<dyn Playing>, SessionError> {
        let has_revisions = self.defaults.iter().any(|(key, _)| *key == REVISION_OPTION);
        let oldest = if has_revisions { 1 } else { self.revision };
        if !(oldest..=self.revision).contains(&revision) {
            return Err(SessionError::Revision { found: revision, newest: self.revision });
        }
        let mut options: Vec<_> = options.iter().filter(|(key, _)| key != REVISION_OPTION).cloned().collect();
        if has_revisions {
            options.push((REVISION_OPTION.to_owned(), revision.to_string()));
        }
        self.session(&options, players)
    }

    /// The session of a journal of this game.
    ///
    /// # Errors
    /// The first line of the journal that is wrong.
    pub fn restore(&self, text: &str) -> Result<Box<dyn Playing>, JournalError> {
        (self.restore)(text)
    }

    /// The bot that is meant where nobody says which.
    pub fn default_bot(&self) -> &'static str {
        let level = self.bots.iter().copied().find(|&bot| bot == cowcatcher_bots::DEFAULT);
        level.or(self.bots.last().copied()).unwrap_or_default()
    }

    /// The numbers of players that the game is for with these options.
    pub fn players(&self, options: &[(String, String)]) -> Vec<usize> {
        self.seats.clone().filter(|&players| self.session(options, players).is_ok()).collect()
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

    /// All games of the catalogue, with the bots that know only the contract.
    pub fn catalogue() -> Self {
        let mut games = Games::new();
        macro_rules! register {
            ($($module:ident::$game:ident,)+) => {
                $(games.register::<cowcatcher_games::$module::$game>(&cowcatcher_bots::offered::<cowcatcher_games::$module::$game>(), |name, seed| {
                    cowcatcher_bots::by_name(name, seed).ok()
                });)+
            };
        }
        cowcatcher_games::every_game!(register);
        games
    }

    /// Registers a game under all its names, with its bots.
    pub fn register<G: Spoken>(&mut self, bots: &[&'static str], maker: BotMaker<G>) {
        for &edition in G::EDITIONS {
            let listed = Listed::<G>::new(edition);
            let make = move |chosen: &[(String, String)], players: usize| -> Result<Box<dyn Playing>, SessionError> {
                Ok(Box::new(Session::<G>::with_bots(listed.options(chosen)?, players, maker)?))
            };
            let restore = move |text: &str| -> Result<Box<dyn Playing>, JournalError> {
                Ok(Box::new(Session::<G>::restore(listed.journal(text)?, maker)?))
            };
            let possible = |key: &str, value: &str| {
                let chosen = listed.options(&[(key.to_owned(), value.to_owned())]);
                chosen.is_ok_and(|options| !listed.players(&options).is_empty())
            };
            let choices = G::Options::choices().iter().filter_map(|&(key, values)| {
                let values: Vec<_> = values.iter().copied().filter(|value| possible(key, value)).collect();
                (values.len() > 1).then_some((key, values))
            });
            let game = Registered {
                name: edition.name,
                title: G::TITLE,
                fixed: edition.fixed,
                defaults: listed.options(&[]).unwrap_or_default().entries(),
                choices: choices.collect(),
                first_game: G::Options::first_game(),
                files: G::Options::files(),
                revision: G::REVISION,
                bots: bots.to_vec(),
                seats: G::PLAYERS,
                make: Arc::new(make),
                restore: Arc::new(restore),
            };
            self.0.insert(edition.name, game);
        }
    }

    /// The game of a name.
    ///
    /// # Errors
    /// If there is none.
    pub fn game(&self, name: &str) -> Result<&Registered, SessionError> {
        self.0.get(name).ok_or_else(|| SessionError::UnknownGame(name.chars().take(60).collect()))
    }

    /// All games, by name.
    pub fn iter(&self) -> impl Iterator<Item = &Registered> {
        self.0.values()
    }
}

//! A game under one of its names.

use cowcatcher_engine::journal::{Fault, Journal, JournalError};
use cowcatcher_engine::{Edition, Game, OptionError, Options};
use std::marker::PhantomData;

/// A game under one of its names, which may fix some options.
#[derive(Debug)]
pub struct Listed<G: Game> {
    edition: Edition,
    game: PhantomData<fn() -> G>,
}

// Written out, because derived ones would ask the same of the game.
impl<G: Game> Copy for Listed<G> {}

impl<G: Game> Clone for Listed<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Listed<G> {
    /// The game under this name of its.
    pub fn new(edition: Edition) -> Self {
        Listed { edition, game: PhantomData }
    }

    /// The name on the command line, in journals and in scenarios.
    pub fn name(&self) -> &'static str {
        self.edition.name
    }

    /// The options that the name fixes.
    pub fn fixed(&self) -> &'static [(&'static str, &'static str)] {
        self.edition.fixed
    }

    /// The options under this name, with some chosen.
    ///
    /// # Errors
    /// If an option does not exist, has no such value, or says that it is another game.
    pub fn options(&self, chosen: &[(String, String)]) -> Result<G::Options, OptionError> {
        let mut options = G::Options::default();
        for (key, value) in self.edition.fixed {
            options.set(key, value)?;
        }
        for (key, value) in chosen {
            options.set(key, value)?;
        }
        self.keeps(&options)?;
        Ok(options)
    }

    /// The options must not say that it is another game.
    ///
    /// # Errors
    /// The option that does.
    pub fn keeps(&self, options: &G::Options) -> Result<(), OptionError> {
        let entries = options.entries();
        let is = |key: &str| entries.iter().find(|(found, _)| *found == key).map(|(_, value)| value.clone());
        match self.edition.fixed.iter().find(|(key, value)| is(key).as_deref() != Some(*value)) {
            Some(&(key, wanted)) => {
                Err(OptionError::Value { key: key.to_owned(), value: is(key).unwrap_or_default(), takes: wanted })
            }
            None => Ok(()),
        }
    }

    /// The numbers of players that the game is for with these options.
    pub fn players(&self, options: &G::Options) -> Vec<usize> {
        G::PLAYERS.filter(|&players| G::new(options, players).is_ok()).collect()
    }

    /// Reads a journal of this game.
    ///
    /// # Errors
    /// The first line that can't be read.
    pub fn journal(&self, text: &str) -> Result<Journal<G>, JournalError> {
        let wrong = |error: OptionError| JournalError { line: 2, fault: Fault::Option(error) };
        let journal = Journal::parse(text, &self.options(&[]).map_err(wrong)?)?;
        self.keeps(&journal.options).map_err(wrong)?;
        Ok(journal)
    }
}

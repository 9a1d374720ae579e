//! The games there are. A new game is one line in [`games!`].

use crate::files;
use crate::stop::Stop;
use cowcatcher_engine::journal::{Fault, Header, Journal, JournalError, read_header, text_of};
use cowcatcher_engine::{Game, Options, Position, Words};
use std::marker::PhantomData;
use std::path::Path;

/// No game is for more.
const MOST_SEATS: usize = 8;

/// Something to be done with a game whose type is known only when its name is read.
pub trait Visit {
    /// What comes of it.
    type Out;
    /// Does it.
    fn visit<G: Game + Words + Position>(self, game: Named<G>) -> Self::Out;
}

/// A game under its name. Several names may stand for one engine with some options fixed.
pub struct Named<G: Game> {
    /// The name on the command line, in journals and in scenarios.
    pub name: &'static str,
    fixed: &'static [(&'static str, &'static str)],
    engine: PhantomData<G>,
}

macro_rules! games {
    ($($name:literal => $game:ty { $($key:literal = $value:literal),* };)+) => {
        /// The names of all games.
        pub const NAMES: &[&str] = &[$($name),+];

        /// Does something with the game of that name; `None` if there is none.
        pub fn with<V: Visit>(name: &str, visit: V) -> Option<V::Out> {
            match name {
                $($name => {
                    Some(visit.visit(Named::<$game> { name: $name, fixed: &[$(($key, $value)),*], engine: PhantomData }))
                })+
                _ => None,
            }
        }

        /// The games as tables are made of them.
        pub fn registered() -> cowcatcher_table::Games {
            let mut games = cowcatcher_table::Games::new();
            $(games.register::<$game>($name, &[$(($key, $value)),*]);)+
            games
        }
    };
}

games! {
    "gwt1" => cowcatcher_gwt::Gwt { "edition" = "1" };
    "gwt2" => cowcatcher_gwt::Gwt { "edition" = "2" };
    "mombasa" => cowcatcher_mombasa::Mombasa {};
    "steam" => cowcatcher_steam::Steam {};
}

/// Does something with the game that somebody named.
pub fn visit<V: Visit<Out = Result<T, Stop>>, T>(name: &str, visit: V) -> Result<T, Stop> {
    with(name, visit).unwrap_or_else(|| Err(Stop::Usage(unknown(name))))
}

/// That there is no such game, in words.
pub fn unknown(name: &str) -> String {
    let name: String = name.chars().take(60).collect();
    format!("there is no game {name:?}; there are: {}", NAMES.join(", "))
}

impl<G: Game> Named<G> {
    /// The default options under this name.
    pub fn preset(&self) -> Result<G::Options, Stop> {
        self.options(&[])
    }

    /// The options under this name, with some chosen. Where an option is the text of a file, its path will do.
    pub fn options(&self, chosen: &[(String, String)]) -> Result<G::Options, Stop> {
        let mut options = G::Options::default();
        let fixed = self.fixed.iter().copied();
        for (key, value) in fixed.chain(chosen.iter().map(|(key, value)| (key.as_str(), value.as_str()))) {
            let is_file = || G::Options::files().iter().any(|(file, _)| *file == key) && Path::new(value).is_file();
            match options.set(key, value) {
                Err(_) if is_file() => {
                    let text = files::text(Path::new(value))?;
                    options.set(key, &text).map_err(|error| Stop::Usage(format!("{value}: {error}")))?;
                }
                set => set.map_err(|error| Stop::Usage(error.to_string()))?,
            }
        }
        self.check_fixed(&options).map_err(Stop::Usage)?;
        Ok(options)
    }

    /// The options must not say that it is another game.
    pub fn check_fixed(&self, options: &G::Options) -> Result<(), String> {
        let entries = options.entries();
        let broken = self.fixed.iter().find(|(key, value)| !entries.contains(&(*key, (*value).to_owned())));
        match broken {
            Some((key, value)) => Err(format!("{} is played with {key}={value}", self.name)),
            None => Ok(()),
        }
    }

    /// How many may play with these options.
    pub fn player_counts(&self, options: &G::Options) -> Vec<usize> {
        (1..=MOST_SEATS).filter(|&players| G::new(options, players).is_ok()).collect()
    }

    /// A fresh game.
    pub fn fresh(&self, options: &G::Options, players: usize) -> Result<G, Stop> {
        G::new(options, players).map_err(|error| Stop::Usage(error.to_string()))
    }

    /// Reads a journal of this game.
    pub fn journal(&self, text: &str) -> Result<Journal<G>, JournalError> {
        let preset = self.preset().map_err(|stop| {
            let message = stop.message().unwrap_or_default();
            JournalError { line: 2, fault: Fault::Setup(cowcatcher_engine::SetupError::Options(message)) }
        })?;
        let journal = Journal::parse(text, &preset)?;
        self.check_fixed(&journal.options).map_err(|message| JournalError {
            line: 2,
            fault: Fault::Setup(cowcatcher_engine::SetupError::Options(message)),
        })?;
        Ok(journal)
    }
}

/// The text and the header of a journal, of a game that exists.
pub fn journal_header(bytes: &[u8]) -> Result<(&str, Header), JournalError> {
    let text = text_of(bytes)?;
    let header = read_header(text)?;
    if !NAMES.contains(&header.game.as_str()) {
        let found = header.game.chars().take(60).collect();
        return Err(JournalError { line: 2, fault: Fault::Game { found, known: NAMES.join(", ") } });
    }
    Ok((text, header))
}

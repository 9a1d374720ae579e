//! The games of the catalogue, as somebody names them on the command line.

use crate::args::Table;
use crate::files;
use crate::stop::Stop;
use cowcatcher_engine::{Game, Options};
use cowcatcher_games::{Listed, Visit, Whole, names};
use std::io::Write;
use std::path::Path;

/// Does something with the game that somebody named.
///
/// # Errors
/// If there is no such game, and those of the visit.
pub fn visit<V: Visit<Out = Result<T, Stop>>, T>(name: &str, visit: V) -> Result<T, Stop> {
    cowcatcher_games::visit(name, visit).unwrap_or_else(|| Err(Stop::Usage(unknown(name))))
}

/// A command that does something with the game it names.
pub trait OnGame {
    /// The game and its set-up, as they were named.
    fn table(&self) -> &Table;

    /// Does it.
    ///
    /// # Errors
    /// How it ended, if not well.
    fn run<G: Whole>(self, game: &Listed<G>, out: &mut impl Write) -> Result<(), Stop>;
}

/// Runs a command with the game it names.
///
/// # Errors
/// If there is no such game, and those of the command.
pub fn run(command: impl OnGame, out: &mut impl Write) -> Result<(), Stop> {
    struct Named<'a, C, W>(C, &'a mut W);
    impl<C: OnGame, W: Write> Visit for Named<'_, C, W> {
        type Out = Result<(), Stop>;

        fn visit<G: Whole>(self, game: Listed<G>) -> Self::Out {
            self.0.run(&game, self.1)
        }
    }
    let name = command.table().game.clone();
    visit(&name, Named(command, out))
}

/// That there is no such game, in words.
pub fn unknown(name: &str) -> String {
    let name: String = name.chars().take(60).collect();
    format!("there is no game {name:?}; there are: {}", names().join(", "))
}

/// Options as somebody typed them: where an option is the text of a file, its path will do.
///
/// # Errors
/// If a file can't be read.
pub fn typed<G: Game>(chosen: &[(String, String)]) -> Result<Vec<(String, String)>, Stop> {
    let read = |(key, value): &(String, String)| {
        let takes_files = G::Options::files().iter().any(|(file, _)| file == key);
        let known = G::Options::default().set(key, value).is_ok();
        let path = Path::new(value);
        match takes_files && !known && path.is_file() {
            true => Ok((key.clone(), files::text(path)?)),
            false => Ok((key.clone(), value.clone())),
        }
    };
    chosen.iter().map(read).collect()
}

/// The options of a game under a name, with some chosen.
///
/// # Errors
/// If one does not exist, or not with this value.
pub fn options<G: Game>(game: &Listed<G>, chosen: &[(String, String)]) -> Result<G::Options, Stop> {
    game.options(&typed::<G>(chosen)?).map_err(|error| Stop::Usage(error.to_string()))
}

/// A fresh game.
///
/// # Errors
/// If it is not for so many, or its options make no sense.
pub fn fresh<G: Game>(options: &G::Options, players: usize) -> Result<G, Stop> {
    G::new(options, players).map_err(|error| Stop::Usage(error.to_string()))
}

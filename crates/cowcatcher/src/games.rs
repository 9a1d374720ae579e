//! The games of the catalogue, as somebody names them on the command line.

use crate::files;
use crate::stop::Stop;
use cowcatcher_engine::{Game, Options};
use cowcatcher_games::{Listed, Visit, names};
use std::path::Path;

/// Does something with the game that somebody named.
///
/// # Errors
/// If there is no such game, and those of the visit.
pub fn visit<V: Visit<Out = Result<T, Stop>>, T>(name: &str, visit: V) -> Result<T, Stop> {
    cowcatcher_games::visit(name, visit).unwrap_or_else(|| Err(Stop::Usage(unknown(name))))
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

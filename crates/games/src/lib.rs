//! The catalogue: the one list of games, over which the command line, tables, pages and tests iterate.
//!
//! A new game is one line in [`every_game!`]. Where a game's type has to be known by more than the contract says (its words, its
//! page), a crate calls that macro with a macro of its own; everywhere else [`visit`] does.

mod listed;

pub use cowcatcher_gwt as gwt;
pub use cowcatcher_mombasa as mombasa;
pub use cowcatcher_steam as steam;
#[cfg(feature = "toy")]
pub use cowcatcher_toy as toy;
pub use listed::Listed;

use cowcatcher_engine::journal::{Fault, Header, JournalError, read_header, text_of};
use cowcatcher_engine::{Edition, Game, Opinion};
use cowcatcher_proof::Position;

/// Calls a macro with all games, each as `module::Type`: its crate as this crate names it (and its folders elsewhere), and its type.
#[macro_export]
macro_rules! every_game {
    ($then:ident) => {
        $crate::with_toy! { $then
            gwt::Gwt,
            mombasa::Mombasa,
            steam::Steam,
        }
    };
}

/// Calls a macro with a list of games and the toy, which is a game of the catalogue only where this crate's feature `toy` says so. The
/// feature is asked for here and nowhere else: whoever reads the list need not know of it.
#[cfg(feature = "toy")]
#[doc(hidden)]
#[macro_export]
macro_rules! with_toy {
    ($then:ident $($games:tt)+) => {
        $then! { $($games)+ toy::Toy, }
    };
}

#[cfg(not(feature = "toy"))]
#[doc(hidden)]
#[macro_export]
macro_rules! with_toy {
    ($then:ident $($games:tt)+) => {
        $then! { $($games)+ }
    };
}

/// All that the house asks of a game: it can be played, proved, set up by a scenario, and it has an opinion for bots.
pub trait Whole: Game + Position + Opinion {}

impl<G: Game + Position + Opinion> Whole for G {}

/// Something to be done with a game whose type is known only when its name is read.
pub trait Visit {
    /// What comes of it.
    type Out;
    /// Does it.
    fn visit<G: Whole>(self, game: Listed<G>) -> Self::Out;
}

macro_rules! catalogue {
    ($($module:ident::$game:ident,)+) => {
        /// All games under all their names.
        pub fn editions() -> Vec<Edition> {
            let mut all = Vec::new();
            $(all.extend_from_slice($module::$game::EDITIONS);)+
            all
        }

        /// Does something with the game of that name; `None` if there is none.
        pub fn visit<V: Visit>(name: &str, visit: V) -> Option<V::Out> {
            $(if let Some(&edition) = $module::$game::EDITIONS.iter().find(|it| it.name == name) {
                return Some(visit.visit(Listed::<$module::$game>::new(edition)));
            })+
            None
        }
    };
}

every_game!(catalogue);

/// The names of all games.
pub fn names() -> Vec<&'static str> {
    editions().iter().map(|edition| edition.name).collect()
}

/// Does something with every game, under every name.
pub fn visit_all<V: Visit + Clone>(visitor: &V) -> Vec<V::Out> {
    names().into_iter().filter_map(|name| visit(name, visitor.clone())).collect()
}

/// The text and the header of a journal, of a game that exists.
///
/// # Errors
/// The first line that is wrong.
pub fn journal_header(bytes: &[u8]) -> Result<(&str, Header), JournalError> {
    let text = text_of(bytes)?;
    let header = read_header(text)?;
    if !names().contains(&header.game.as_str()) {
        let found = header.game.chars().take(60).collect();
        return Err(JournalError { line: 2, fault: Fault::Game { found, known: names().join(", ") } });
    }
    Ok((text, header))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_name_is_the_name_of_one_game() {
        let names = names();
        assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), names.len());
        assert!(names.contains(&"gwt2") && names.contains(&"steam"));
    }

    /// The options of an edition give its name back, or journals would carry another one.
    #[test]
    fn options_tell_the_edition() {
        #[derive(Clone)]
        struct Name;
        impl Visit for Name {
            type Out = (&'static str, Option<&'static str>);
            fn visit<G: Whole>(self, game: Listed<G>) -> Self::Out {
                let preset = game.options(&[]).ok();
                (game.name(), preset.map(|options| cowcatcher_engine::journal::edition_of::<G>(&options).name))
            }
        }
        for (name, found) in visit_all(&Name) {
            assert_eq!(Some(name), found);
        }
    }

    #[test]
    fn nobody_visits_what_is_not_there() {
        struct Nothing;
        impl Visit for Nothing {
            type Out = ();
            fn visit<G: Whole>(self, _: Listed<G>) {}
        }
        assert!(visit("chess", Nothing).is_none());
        assert!(visit("mombasa", Nothing).is_some());
    }
}

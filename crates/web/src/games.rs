//! The games that the page can draw, each in a folder of its own, by the catalogue. This is the only place that knows which game a
//! table plays.

use crate::drawing::{Album, Drawn, Part, Picture};
use crate::kit;
use crate::words::Locale;
use cowcatcher_engine::{Game, OptionError, Options as _};
use cowcatcher_games::Listed;
use cowcatcher_session::Session;
use cowcatcher_table::TableState;
use maud::Markup;

/// Something that can be done with every game.
pub trait Visit {
    /// What goes wrong with one.
    type Error;

    /// Does it with one game.
    ///
    /// # Errors
    /// What goes wrong.
    fn visit<G: Picture>(&mut self) -> Result<(), Self::Error>;
}

macro_rules! folders {
    ($($module:ident::$game:ident,)+) => {
        $(mod $module;)+

        /// Visits every game.
        ///
        /// # Errors
        /// The first that goes wrong.
        pub fn each<V: Visit>(visit: &mut V) -> Result<(), V::Error> {
            $(visit.visit::<cowcatcher_games::$module::$game>()?;)+
            Ok(())
        }

        /// The game of a table as one that can be drawn.
        pub fn drawn(state: &TableState) -> Option<&dyn Drawn> {
            let session = state.playing().as_any();
            $(if let Some(session) = session.downcast_ref::<Session<cowcatcher_games::$module::$game>>() {
                return Some(session);
            })+
            None
        }

        /// What the value of an option looks like, in the game of this title; `None` if that is nothing to be looked at.
        ///
        /// # Errors
        /// If the option does not take this value.
        pub fn option_picture(title: &str, key: &str, value: &str, locale: Locale) -> Result<Option<Markup>, OptionError> {
            $(if <cowcatcher_games::$module::$game as Game>::TITLE == title {
                let mut options = <cowcatcher_games::$module::$game as Game>::Options::default();
                options.set(key, value)?;
                return Ok(<cowcatcher_games::$module::$game as Picture>::draw_option(&options, key, locale));
            })+
            Ok(None)
        }

        /// The cover of a game by its title and name; `None` if it has none of its own.
        pub fn cover(title: &str, name: &str) -> Option<&'static str> {
            $(if <cowcatcher_games::$module::$game as Game>::TITLE == title {
                return <cowcatcher_games::$module::$game as Picture>::cover(name);
            })+
            None
        }

        /// How many minutes a game takes at a table of people, by its title.
        pub fn minutes(title: &str) -> Option<(u16, u16)> {
            $(if <cowcatcher_games::$module::$game as Game>::TITLE == title {
                return <cowcatcher_games::$module::$game as Picture>::MINUTES;
            })+
            None
        }

        /// The drawings of an example of the game of this name; `None` if nobody is taught it.
        pub fn album(name: &str, locale: Locale) -> Option<Album> {
            $(if let Some(&edition) = <cowcatcher_games::$module::$game as Game>::EDITIONS.iter().find(|it| it.name == name) {
                return Album::of::<cowcatcher_games::$module::$game>(Listed::new(edition), locale);
            })+
            None
        }

        /// What a picture of this name shows in the game of that name.
        pub fn part(game: &str, name: &str) -> Option<Part> {
            $(if <cowcatcher_games::$module::$game as Game>::EDITIONS.iter().any(|it| it.name == game) {
                return <cowcatcher_games::$module::$game as Picture>::part(name);
            })+
            None
        }

        /// The icons of the game of this name, as definitions; and what its messages begin with.
        pub fn icons(game: &str) -> Option<(Markup, &'static str)> {
            $(if <cowcatcher_games::$module::$game as Game>::EDITIONS.iter().any(|it| it.name == game) {
                let name = <cowcatcher_games::$module::$game as Game>::NAME;
                return Some((<cowcatcher_games::$module::$game as Picture>::icons(), name));
            })+
            None
        }

        /// The style sheets of all drawings, what they share first.
        pub const STYLES: &[&str] =
            &[kit::STYLE, $(<cowcatcher_games::$module::$game as Picture>::STYLE),+];
    };
}

cowcatcher_games::every_game!(folders);

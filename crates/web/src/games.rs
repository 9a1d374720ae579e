//! The games that the page can draw, each in a folder of its own. This is the only place that knows which game a table plays: a
//! new game is a folder here, named in two lines.

mod gwt;
mod mombasa;
mod steam;

use crate::drawing::{Drawn, Picture, Wording};
use crate::kit;
use crate::words::{self, Locale};
use cowcatcher_engine::{Game, OptionError, Options as _, Refusal, Words};
use cowcatcher_table::{Session, TableState};
use maud::Markup;

/// Something that can be done with every game.
pub trait Visit {
    /// What goes wrong with one.
    type Error;

    /// Does it with one game, which has its folder under this name.
    ///
    /// # Errors
    /// What goes wrong.
    fn visit<G: Picture>(&mut self, name: &str) -> Result<(), Self::Error>;
}

macro_rules! games {
    ($($name:ident: $game:ty, $words:ident;)+) => {
        // Each game has its words under the same names; here a scene learns to use them.
        $(impl<'a> Wording<'a, $game> for words::$name::$words<'a> {
            fn new(view: &'a <$game as Game>::View, locale: Locale, names: &'a [String]) -> Self {
                words::$name::$words { locale, view, names }
            }

            fn asked(&self) -> Option<String> {
                self.view.question.map(|question| self.question(question))
            }

            fn action_short(&self, action: <$game as Game>::Action) -> String {
                words::$name::$words::action_short(self, action)
            }

            fn action(&self, game: &$game, action: <$game as Game>::Action) -> String {
                words::$name::$words::action(self, game, action)
            }

            fn event(&self, event: &<$game as Game>::Event) -> String {
                words::$name::$words::event(self, event)
            }

            fn category(&self, index: usize) -> String {
                words::$name::$words::category(self, index)
            }

            fn refusal(&self, refusal: &Refusal) -> String {
                words::$name::$words::refusal(self, refusal)
            }
        })+

        /// Visits every game.
        ///
        /// # Errors
        /// The first that goes wrong.
        pub fn each<V: Visit>(visit: &mut V) -> Result<(), V::Error> {
            $(visit.visit::<$game>(stringify!($name))?;)+
            Ok(())
        }

        /// The game of a table as one that can be drawn; `None` if there is no picture of it.
        pub fn drawn(state: &TableState) -> Option<&dyn Drawn> {
            let session = state.playing().as_any();
            $(if let Some(session) = session.downcast_ref::<Session<$game>>() {
                return Some(session);
            })+
            None
        }

        /// What the value of an option looks like, in the game of this title; `None` if that is nothing to be looked at.
        ///
        /// # Errors
        /// If the option does not take this value.
        pub fn option_picture(title: &str, key: &str, value: &str) -> Result<Option<Markup>, OptionError> {
            $(if <$game as Game>::TITLE == title {
                let mut options = <$game as Game>::Options::default();
                options.set(key, value)?;
                return Ok(<$game as Picture>::draw_option(&options, key));
            })+
            Ok(None)
        }

        /// The style sheets of all drawings, what they share first.
        pub const STYLES: &[&str] = &[kit::STYLE, $(<$game as Picture>::STYLE),+];

        /// The titles of all games and their rules as numbered clauses.
        pub const RULES: &[(&str, &str)] = &[$((<$game as Game>::TITLE, <$game as Words>::RULES)),+];
    };
}

games! {
    gwt: cowcatcher_gwt::Gwt, GwtWords;
    steam: cowcatcher_steam::Steam, SteamWords;
    mombasa: cowcatcher_mombasa::Mombasa, MombasaWords;
}

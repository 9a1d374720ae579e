//! What a game must give for the page to draw it. A new game implements [`Picture`] in a file of its own and is named
//! once in `drawing.rs`.

use crate::words::Locale;
use cowcatcher_engine::{Game, Refusal, Seat, Words};
use cowcatcher_proof::Lawful;
use maud::Markup;

/// What is drawn, and for whom.
pub struct Scene<'a, G: Game> {
    /// What the viewer may see.
    pub view: &'a G::View,
    /// The viewer's legal actions; empty for a spectator or whoever is not to act.
    pub legal: &'a [G::Action],
    /// The position, only for the figures of the viewer's own legal actions.
    pub game: Option<&'a G>,
    /// The viewer's seat.
    pub seat: Option<Seat>,
    /// The names of the players by seat.
    pub names: &'a [String],
    /// The viewer's language.
    pub locale: Locale,
}

/// A game that the page can draw and put into words. Everything is made from a view, so nothing hidden can get in.
pub trait Picture: Words + Lawful {
    /// The style sheet of the drawings. Light and dark come from the page's colour variables.
    const STYLE: &'static str;

    /// The whole board as one `<svg>`.
    fn draw_board(scene: &Scene<'_, Self>) -> Markup;

    /// What the viewer holds in his hand; `None` if nobody holds anything or for a spectator.
    fn hand(scene: &Scene<'_, Self>) -> Option<Markup>;

    /// The board of one player. The viewer's own carries actions, the others carry none.
    fn player_board(scene: &Scene<'_, Self>, seat: Seat) -> Markup;

    /// One line with the figures of a player.
    fn player_line(scene: &Scene<'_, Self>, seat: Seat) -> Markup;

    /// The legal actions that the drawings carry on a piece; all others belong to the action bar.
    fn placed(scene: &Scene<'_, Self>) -> Vec<Self::Action>;

    /// The question now asked and the clause behind it.
    fn asks(view: &Self::View, locale: Locale) -> Option<(String, &'static str)>;

    /// How many turns are still to come, once that is known.
    fn last_turns(view: &Self::View) -> Option<u8>;

    /// One to three words for an action.
    fn label(view: &Self::View, locale: Locale, action: Self::Action) -> String;

    /// What an action of the viewer's does and costs.
    fn explain(&self, view: &Self::View, locale: Locale, names: &[String], action: Self::Action) -> String;

    /// Does it end something: a turn, an action, a walk?
    fn ends(action: Self::Action) -> bool;

    /// Something that happened, told in the position after it.
    fn tell(view: &Self::View, locale: Locale, names: &[String], event: &Self::Event) -> String;

    /// The clause behind something that happened, where one says more than the event itself.
    fn clause_of(event: &Self::Event) -> Option<&'static str>;

    /// The seat whose turn begins with this event.
    fn opens(event: &Self::Event) -> Option<Seat>;

    /// A category of the score sheet.
    fn category(view: &Self::View, locale: Locale, index: usize) -> String;

    /// A refusal in words.
    fn refusal(view: &Self::View, locale: Locale, refusal: &Refusal) -> String;

    /// Might the viewer wonder why he can't do this? Nobody wonders why he can't play a card that he does not hold.
    fn wonders(view: &Self::View, action: Self::Action) -> bool;

    /// What the value of an option looks like, for who sets up a table; `None` if that is nothing to be looked at.
    fn draw_option(_options: &Self::Options, _key: &str) -> Option<Markup> {
        None
    }
}

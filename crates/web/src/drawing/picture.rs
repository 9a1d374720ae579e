//! What a game must give for the page to draw it: a [`Picture`], the [`Wording`] of one viewer, and which piece carries which
//! action ([`Clickable`]). A new game does so in a folder of its own under `games/`.

use crate::kit::{Clickable, Pen};
use crate::words::Locale;
use cowcatcher_engine::{Game, Refusal, Seat, Words};
use maud::Markup;

/// The words of a game for one viewer, made once from what they see, their language and the names of the players.
pub trait Wording<'a, G: Game>: Copy {
    /// The words for one view. Who has no name here is called by their place.
    fn new(view: &'a G::View, locale: Locale, names: &'a [String]) -> Self;

    /// The question now asked.
    fn asked(&self) -> Option<String>;

    /// One to three words for an action.
    fn action_short(&self, action: G::Action) -> String;

    /// What an action of the viewer's does and costs.
    fn action(&self, game: &G, action: G::Action) -> String;

    /// Something that happened, told in the position after it.
    fn event(&self, event: &G::Event) -> String;

    /// A category of the score sheet.
    fn category(&self, index: usize) -> String;

    /// A refusal in words.
    fn refusal(&self, refusal: &Refusal) -> String;
}

/// What is drawn, and for whom.
pub struct Scene<'a, G: Picture> {
    /// What the viewer may see.
    pub view: &'a G::View,
    /// The viewer's legal actions; empty for a spectator or whoever is not to act.
    pub legal: &'a [G::Action],
    /// The words in the viewer's language.
    pub words: G::Words<'a>,
    /// The position, only for the figures of the viewer's own legal actions.
    pub game: Option<&'a G>,
    /// The viewer's seat.
    pub seat: Option<Seat>,
}

impl<G: Picture> Clone for Scene<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Picture> Copy for Scene<'_, G> {}

impl<G: Picture> Scene<'_, G> {
    /// The whole board as one `<svg>`.
    pub fn board(self) -> Markup {
        G::draw_board(&Pen::live(self))
    }

    /// What the viewer holds in their hand; `None` if nobody holds anything or for a spectator.
    pub fn hand(self) -> Option<Markup> {
        self.seat.and_then(|_| G::hand(&Pen::live(self)))
    }

    /// The board of one player. The viewer's own carries actions, the others carry none.
    pub fn player_board(self, seat: Seat) -> Markup {
        let pen = if self.seat == Some(seat) { Pen::live(self) } else { Pen::still(self) };
        G::player_board(&pen, seat)
    }

    /// One line with the figures of a player.
    pub fn player_line(self, seat: Seat) -> Markup {
        G::player_line(&Pen::still(self), seat)
    }

    /// The legal actions that the drawings carry on a piece; all others belong to the action bar.
    pub fn placed(self) -> Vec<G::Action> {
        Pen::live(self).actions()
    }
}

/// A game that the page can draw and put into words. Everything is made from a view, so nothing hidden can get in.
pub trait Picture: Words {
    /// The style sheet of the drawings, which stands after that of the kit. Light and dark come from the page's colour
    /// variables.
    const STYLE: &'static str;

    /// How far outside of a piece its halo runs.
    const MARGIN: f64 = 2.0;

    /// The words of the game.
    type Words<'a>: Wording<'a, Self>;

    /// What can be clicked.
    type Piece: Clickable<Self>;

    /// The whole board as one `<svg>`.
    fn draw_board(pen: &Pen<'_, Self>) -> Markup;

    /// What the viewer holds in their hand; `None` if in this game nobody holds anything.
    fn hand(_pen: &Pen<'_, Self>) -> Option<Markup> {
        None
    }

    /// The board of one player. The pen carries nothing unless it is the viewer's own.
    fn player_board(pen: &Pen<'_, Self>, seat: Seat) -> Markup;

    /// One line with the figures of a player. The pen carries nothing.
    fn player_line(pen: &Pen<'_, Self>, seat: Seat) -> Markup;

    /// The clause behind the question now asked.
    fn clause_asked(view: &Self::View) -> Option<&'static str>;

    /// The clause behind something that happened, where one says more than the event itself.
    fn clause_of(event: &Self::Event) -> Option<&'static str>;

    /// How many turns are still to come, once that is known; never, unless the game says so.
    fn last_turns(_view: &Self::View) -> Option<u8> {
        None
    }

    /// Does it end something: a turn, an action, a walk?
    fn ends(action: Self::Action) -> bool;

    /// The seat whose turn begins with this event.
    fn opens(event: &Self::Event) -> Option<Seat>;

    /// Might the viewer wonder why they can't do this? Nobody wonders why they can't play a card that they do not hold.
    fn wonders(view: &Self::View, action: Self::Action) -> bool;

    /// What the value of an option looks like, for whoever sets up a table; `None` if that is nothing to be looked at.
    fn draw_option(_options: &Self::Options, _key: &str) -> Option<Markup> {
        None
    }
}

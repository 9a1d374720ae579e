//! What a game must give for the page to draw it: a [`Picture`], and which piece carries which action ([`Clickable`]). A new game does so
//! in a folder of its own under `games/`.

use super::{Example, Part, Passing, Place};
use crate::kit::{Clickable, Pen};
use crate::words::{Locale, Speech, Spoken};
use cowcatcher_engine::{Imagined, Quote, Seat};
use cowcatcher_session::Goal;
use maud::Markup;

/// What is drawn, and for whom.
pub struct Scene<'a, G: Picture> {
    /// What the viewer may see.
    pub view: &'a G::View,
    /// The viewer's legal actions; empty for a spectator or whoever is not to act.
    pub legal: &'a [G::Action],
    /// The words in the viewer's language.
    pub words: Speech<'a, G>,
    /// The position as the viewer can imagine it, for the figures of their own legal actions; only while they decide.
    pub imagined: Option<&'a Imagined<G>>,
    /// What they can have by several actions; empty like those.
    pub goals: &'a [Goal<G>],
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

    /// What an action does: in full to whoever decides, in short to others.
    pub fn says(self, action: G::Action) -> String {
        match self.imagined {
            Some(imagined) => G::describe(&self.words, imagined, action),
            None => G::label(&self.words, action),
        }
    }

    /// The legal actions that the drawings carry on a piece; all others belong to the action bar.
    pub fn placed(self) -> Vec<G::Action> {
        Pen::live(self).actions()
    }
}

/// A game that the page can draw. Everything is made from what a seat sees and can imagine, so nothing hidden can get in.
pub trait Picture: Spoken {
    /// The style sheet of the drawings, which stands after that of the kit. Light and dark come from the page's colour
    /// variables.
    const STYLE: &'static str;

    /// How many minutes a game takes at a table of people, as its box says.
    const MINUTES: Option<(u16, u16)> = None;

    /// The cover of the game of this name: an `<svg>` of 480 by 270 that brings its own colours. None: the mark of the house.
    fn cover(_name: &str) -> Option<&'static str> {
        None
    }

    /// Width and height of the board, in its own units.
    const BOARD_SIZE: (i32, i32) = (0, 0);

    /// The definitions of the icons that the drawings use, which the legend explains.
    fn icons() -> Markup;

    /// A game of this name to show pictures of; none if nobody is taught it.
    fn example(_name: &str) -> Option<Example> {
        None
    }

    /// What a picture of this name shows.
    fn part(_name: &str) -> Option<Part> {
        None
    }

    /// How far outside of a piece its halo runs.
    const MARGIN: f64 = 2.0;

    /// What can be clicked.
    type Piece: Clickable<Self>;

    /// The whole board as one `<svg>`.
    fn draw_board(pen: &Pen<'_, Self>) -> Markup;

    /// What crosses the board with an event and is on none of its places then. The view is that of after the event.
    fn passing(_pen: &Pen<'_, Self>, _event: &Self::Event) -> Option<Passing> {
        None
    }

    /// What the viewer holds in their hand; `None` if in this game nobody holds anything.
    fn hand(_pen: &Pen<'_, Self>) -> Option<Markup> {
        None
    }

    /// The board of one player. The pen carries nothing unless it is the viewer's own.
    fn player_board(pen: &Pen<'_, Self>, seat: Seat) -> Markup;

    /// One line with the figures of a player. The pen carries nothing.
    fn player_line(pen: &Pen<'_, Self>, seat: Seat) -> Markup;

    /// How many turns are still to come, once that is known; never, unless the game says so.
    fn last_turns(_view: &Self::View) -> Option<u8> {
        None
    }

    /// Does it end something: a turn, an action, a walk?
    fn ends(action: Self::Action) -> bool {
        Self::manner(action).is_end()
    }

    /// The groups of the action bar in the order of use. Each is the message of its heading, of the game or shared.
    const GROUPS: &'static [&'static str] = &["group-choices"];

    /// Where an action stands in the action bar.
    fn place(_scene: &Scene<'_, Self>, _action: Self::Action) -> Place {
        Place::default()
    }

    /// Would it be a pity to end without it? Unless the game knows better: what gives something for nothing.
    fn worth(_scene: &Scene<'_, Self>, _action: Self::Action, quote: &Quote<Self>) -> bool {
        quote.pays().next().is_none() && (quote.gets().next().is_some() || quote.score.is_some_and(|score| score > 0))
    }

    /// Might the viewer wonder why they can't do this? Nobody wonders why they can't play a card that they do not hold.
    fn wonders(view: &Self::View, action: Self::Action) -> bool;

    /// What the value of an option looks like, for whoever sets up a table; `None` if that is nothing to be looked at.
    fn draw_option(_options: &Self::Options, _key: &str, _locale: Locale) -> Option<Markup> {
        None
    }
}

//! From a table to pieces of a page, as one viewer may see them, whatever game it plays. What a game gives for it is a
//! [`Picture`]; which games there are stands in `games.rs`.

mod album;
mod alone;
mod bar;
mod draw;
mod goals;
mod picture;
mod trips;

pub use album::{Album, Example, Part};
pub use alone::alone;
pub use bar::{Bar, Figure, Group, Line, Offer, Place};
pub(crate) use goals::notation;
pub use picture::{Picture, Scene};
pub use trips::{Passing, Trips};

use crate::words::Locale;
use cowcatcher_engine::Seat;
use cowcatcher_table::{Identity, Status, TableState};
use maud::Markup;

/// Who looks at a table, from where, and at which moment.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    /// Who looks.
    pub who: Identity,
    /// From which seat of theirs; none as a spectator.
    pub seat: Option<Seat>,
    /// In which language.
    pub locale: Locale,
    /// At the moment when so many steps were taken; none for now.
    pub step: Option<u32>,
}

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// The number of the step.
    pub step: u32,
    /// Whose turn it was.
    pub by: Option<Seat>,
    /// What happened.
    pub text: String,
    /// The clause behind it.
    pub clause: Option<&'static str>,
    /// Does a turn begin with it?
    pub opens: bool,
    /// The permanent name of the event.
    pub kind: &'static str,
    /// Does it only say who paid whom?
    pub pays: bool,
}

/// A score sheet in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sheet {
    /// The categories.
    pub categories: Vec<String>,
    /// For each seat its points by category.
    pub points: Vec<Vec<i32>>,
    /// The total of each seat, or that it is out.
    pub totals: Vec<String>,
    /// The rank of each seat.
    pub ranks: Vec<usize>,
}

/// A player as the page shows them.
#[derive(Clone, Debug)]
pub struct Player {
    /// The seat.
    pub seat: Seat,
    /// One line with the figures.
    pub line: Markup,
    /// The whole board.
    pub board: Markup,
}

/// The pieces of a page of a game.
#[derive(Clone, Debug)]
pub struct Drawing {
    /// The board.
    pub board: Markup,
    /// The hand of the viewer.
    pub hand: Option<Markup>,
    /// The viewer as a player.
    pub own: Option<Player>,
    /// The others in order of play, beginning after the viewer.
    pub others: Vec<Player>,
    /// The question now asked and the clause behind it.
    pub question: Option<(String, &'static str)>,
    /// How many turns are still to come, once that is known.
    pub last_turns: Option<u8>,
    /// The legal actions.
    pub bar: Bar,
    /// The notations of all legal actions and goals that show something to somebody.
    pub reveals: Vec<String>,
    /// What happened lately, the latest last.
    pub log: Vec<Told>,
    /// What happened since the viewer last decided.
    pub since: Vec<Told>,
    /// The score as far as the viewer can know it.
    pub sheet: Option<Sheet>,
}

/// Actions that are not legal now, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// What one would like to do.
    pub words: Vec<String>,
    /// Why it can't be done.
    pub reason: String,
    /// The clause that forbids it.
    pub clause: &'static str,
}

/// A game being played as the page asks for it, its type forgotten.
pub trait Drawn {
    /// Draws the table; `None` if it has not come to that step.
    fn draw(&self, state: &TableState, look: &Look) -> Option<Drawing>;

    /// What an action of the viewer's would lead to; `None` if it is not legal or would show something.
    fn preview(&self, state: &TableState, look: &Look, action: &str) -> Option<Markup>;

    /// How pieces moved over the board since so many steps were taken.
    fn trips(&self, state: &TableState, look: &Look, since: usize) -> Trips;

    /// What the viewer can't do now for want of something, by reason.
    fn refused(&self, look: &Look) -> Vec<Refused>;
}

/// May the viewer decide something for this seat now?
fn decides(state: &TableState, look: &Look, seat: Seat) -> bool {
    let plays = state.seats().get(seat.index()).and_then(|row| row.person()) == Some(look.who);
    look.step.is_none() && plays && state.status() == Status::Running && state.to_decide().contains(seat)
}

//! A session whose game is not known by type: what a server holds.

use crate::error::{BadStep, TableError};
use crate::undo::{Barrier, Retreat, Undo};
use cowcatcher_engine::{Seat, Standings, ToAct};
use rand::Rng;
use serde::Serialize;
use std::any::Any;

/// One legal action.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Choice {
    /// The notation, which plays it.
    pub action: String,
    /// What it does and costs, in plain English.
    pub words: String,
    /// Does it show something to somebody, so that it can't be taken back?
    pub reveals: bool,
}

/// One event, as one listener heard it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Heard {
    /// The number of the step that made it happen.
    pub step: u32,
    /// Who took that step; none for chance.
    pub by: Option<Seat>,
    /// The event as data.
    pub event: serde_json::Value,
    /// The event in plain English.
    pub text: String,
}

/// What an action leads to, before it is done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proposal {
    /// The lines of the journal: the action and all that chance decides right after.
    pub lines: Vec<String>,
    /// Who or what the game waits for then.
    pub then: ToAct,
}

/// A bot's decision that still has to be thought out: a while of pure calculation, for a thread of its own.
///
/// It holds a copy of the position and gives a notation; `None` if there is nothing to decide.
pub type Thought = Box<dyn FnOnce() -> Option<String> + Send>;

/// A game being played, whatever game it is: [`Session`](crate::Session) behind notations and JSON.
///
/// Where a seat is asked for, the answer holds only what that seat may know; `None` is a spectator. The caller has
/// made sure that the one who asks sits there.
pub trait Playing: Send + Sync + 'static {
    /// The session itself, for those who know the game: `as_any().downcast_ref::<Session<Gwt>>()`.
    fn as_any(&self) -> &dyn Any;

    /// The name of the game in journals, such as `gwt2`.
    fn name(&self) -> &str;

    /// The name of the game as people say it.
    fn title(&self) -> &'static str;

    /// The options, all of them, as `key` and `value`.
    fn options(&self) -> Vec<(&'static str, String)>;

    /// How many play.
    fn seats(&self) -> usize;

    /// How many steps were taken.
    fn step(&self) -> usize;

    /// Who or what the game waits for.
    fn to_act(&self) -> ToAct;

    /// The question that is open now, in words.
    fn question(&self) -> &'static str;

    /// The notations of the legal actions of a seat, in the game's order.
    fn legal(&self, seat: Seat) -> Vec<String>;

    /// The legal actions of a seat with words and warnings.
    fn choices(&self, seat: Seat) -> Vec<Choice>;

    /// May the seat do this now?
    ///
    /// # Errors
    /// [`TableError::Malformed`], or [`TableError::Refused`] with the clause: the answer to "why not?".
    fn check(&self, seat: Seat, notation: &str) -> Result<(), TableError>;

    /// Would this legal action show something to somebody, so that it can't be taken back?
    ///
    /// # Errors
    /// Those of [`check`](Self::check).
    fn reveals(&self, seat: Seat, notation: &str) -> Result<bool, TableError>;

    /// What a seat sees.
    fn view(&self, seat: Option<Seat>) -> serde_json::Value;

    /// What a seat sees, as text.
    fn board(&self, seat: Option<Seat>) -> String;

    /// What a seat heard, from step `since` on.
    fn heard(&self, seat: Option<Seat>, since: usize) -> Vec<Heard>;

    /// The score sheet as far as a seat can know it, the true one at the end; none for a spectator before the end.
    fn standings(&self, seat: Option<Seat>) -> Option<Standings>;

    /// The whole journal, with all that is hidden in it: for nobody's eyes before the game is over.
    fn journal(&self) -> String;

    /// The session as it was when `step` steps were taken, for the history slider; none if it has not come so far.
    fn at(&self, step: usize) -> Option<Box<dyn Playing>>;

    /// How far a seat may go back on its own.
    ///
    /// # Errors
    /// Why it may not.
    fn undo_to(&self, seat: Seat, undo: Undo) -> Result<Retreat<String>, Barrier>;

    /// Is what a seat decided on when `step` steps were taken still the same, because since then only others decided, secretly
    /// and at the same time?
    fn same_for(&self, seat: Seat, step: usize) -> bool;

    /// The last moment at or before `step` in which somebody decided: there a table can go back to with consent.
    fn decision_before(&self, step: usize) -> Option<usize>;

    /// What an action leads to, with all that chance decides right after.
    ///
    /// # Errors
    /// Those of [`check`](Self::check).
    fn propose(&self, seat: Seat, notation: &str, rng: &mut dyn Rng) -> Result<Proposal, TableError>;

    /// What chance decides now; no lines unless the game waits for it.
    fn draws(&self, rng: &mut dyn Rng) -> Proposal;

    /// Takes the steps of these lines, all or none.
    ///
    /// # Errors
    /// The first that can't be taken.
    fn apply(&mut self, lines: &[String]) -> Result<(), BadStep>;

    /// What the bot of this name would do for a seat, from what that seat knows.
    ///
    /// # Errors
    /// If there is no such bot.
    fn think(&self, seat: Seat, bot: &str, seed: u64) -> Result<Thought, TableError>;
}

//! The contract of a game.

use crate::happened::Log;
use crate::notation::NotationError;
use crate::options::Options;
use crate::refusal::Refusal;
use crate::seat::{Seat, Seats};
use crate::standings::Standings;
use arrayvec::ArrayVec;
use serde::Serialize;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

/// The most choices any one decision of any game offers.
pub const MOST_CHOICES: usize = 512;

/// The legal actions of one decision, ascending, without heap.
pub type Choices<A> = ArrayVec<A, MOST_CHOICES>;

/// Who or what the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ToAct {
    /// One seat decides.
    One(Seat),
    /// Each of these seats decides, secretly and at the same time.
    Each(Seats),
    /// Chance decides: [`Game::sample`], then [`Game::resolve`].
    Chance,
    /// The game is over.
    Over,
}

/// A game that cannot be set up as asked.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// The game is not for this many players.
    #[error("{game} is for {least} to {most} players, not {asked}")]
    Players {
        /// The game.
        game: &'static str,
        /// The fewest players.
        least: usize,
        /// The most players.
        most: usize,
        /// The number asked for.
        asked: usize,
    },
    /// The options contradict each other or the number of players.
    #[error("{0}")]
    Options(String),
}

/// A board game: its state as a value, and its rules as functions of it.
///
/// `==` on two states means: the same position in every respect that can still matter.
pub trait Game: Clone + Eq + Debug + Send + Sync + Sized + 'static {
    /// What a table agrees on before the game starts.
    type Options: Options;
    /// One click of one player. Its text form is the notation, which needs no context to be read.
    type Action: Copy + Eq + Ord + Hash + Debug + Display + FromStr<Err = NotationError> + Send + Sync;
    /// One result of chance, with a notation of its own.
    type Outcome: Copy + Eq + Debug + Display + FromStr<Err = NotationError> + Send + Sync;
    /// Something that happened, as data: the log, the animation and the translation come from it.
    type Event: Clone + Eq + Debug + Serialize + Send + Sync;
    /// What a seat may see, built from what it may see and never by deleting.
    type View: Clone + Eq + Debug + Serialize;

    /// The name of the game as people say it.
    const TITLE: &'static str;

    /// The newest rules revision; [`Options`] may ask for an older one that running games still use.
    const REVISION: u32;

    /// A fresh game, which usually waits for chance first.
    ///
    /// # Errors
    /// If the game is not for so many players or the options make no sense.
    fn new(options: &Self::Options, seats: usize) -> Result<Self, SetupError>;

    /// How many play.
    fn seats(&self) -> usize;

    /// Who or what the game waits for.
    fn to_act(&self) -> ToAct;

    /// Appends every legal action of `seat` now, ascending and without repetition; nothing if `seat` is not to act.
    fn legal(&self, seat: Seat, into: &mut Choices<Self::Action>);

    /// Judges one action, independently of [`legal`](Self::legal).
    ///
    /// # Errors
    /// The clause that forbids it, with the figures.
    fn check(&self, seat: Seat, action: Self::Action) -> Result<(), Refusal>;

    /// Plays an action that the caller knows to be legal: the fast path. An illegal one may do anything but panic.
    fn play(&mut self, seat: Seat, action: Self::Action, log: &mut impl Log<Self::Event>);

    /// One outcome of chance, with its true odds. `None` unless the game waits for chance.
    fn sample(&self, rng: &mut impl rand::Rng) -> Option<Self::Outcome>;

    /// Could chance give this outcome now?
    ///
    /// # Errors
    /// The clause by which it can't.
    fn admits(&self, outcome: Self::Outcome) -> Result<(), Refusal>;

    /// Applies an outcome that chance could give now.
    fn resolve(&mut self, outcome: Self::Outcome, log: &mut impl Log<Self::Event>);

    /// The score sheet; before the end, as if the game ended now.
    fn standings(&self) -> Standings;

    /// What `seat` (`None`: a spectator) may see.
    fn view(&self, seat: Option<Seat>) -> Self::View;

    /// Deals anew what `seat` does not know, keeping all that it knows.
    fn redeal(&mut self, seat: Seat, rng: &mut impl rand::Rng);

    /// Counts every piece of the box (law 5).
    ///
    /// # Errors
    /// Which pieces appeared or vanished.
    fn audit(&self) -> Result<(), String>;

    /// How much a sensible player of `seat` would like a legal action, for bots that go by rules of thumb. Only the order
    /// matters. A game without an opinion likes all alike.
    ///
    /// It is asked on positions imagined by [`redeal`](Self::redeal), so it may look at anything.
    fn appeal(&self, _seat: Seat, _action: Self::Action) -> i32 {
        0
    }

    /// Every action that can be written at all, legal or not, for testing [`check`](Self::check) against
    /// [`legal`](Self::legal).
    fn universe() -> Vec<Self::Action>;
}

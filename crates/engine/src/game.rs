//! The contract of a game.

use crate::happened::Log;
use crate::id::{Occurrence, Question};
use crate::instruction::Instruction;
use crate::manner::Manner;
use crate::notation::NotationError;
use crate::options::Options;
use crate::refusal::Refusal;
use crate::seat::{Seat, Seats};
use crate::standings::Standings;
use crate::wrong::Wrong;
use arrayvec::ArrayVec;
use serde::Serialize;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::RangeInclusive;
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

impl ToAct {
    /// The seats that are to decide.
    pub fn deciders(self) -> Seats {
        match self {
            ToAct::One(seat) => Seats::only(seat),
            ToAct::Each(seats) => seats,
            ToAct::Chance | ToAct::Over => Seats::NONE,
        }
    }
}

/// A name under which journals, tables and the command line know a game, with the options that this name fixes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Edition {
    /// The name, such as `gwt2`.
    pub name: &'static str,
    /// The options that it fixes.
    pub fixed: &'static [(&'static str, &'static str)],
}

/// What chance can give now, each outcome with its weight; odds are weights divided by their sum.
pub type Outcomes<O> = Vec<(O, u64)>;

/// Outcomes that are all equally likely.
pub fn alike<O>(outcomes: impl IntoIterator<Item = O>) -> Outcomes<O> {
    outcomes.into_iter().map(|outcome| (outcome, 1)).collect()
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
    Options(Wrong),
}

/// A board game: its state as a value, and its rules as functions of it.
///
/// `==` on two states means: the same position in every respect that can still matter.
///
/// A small whole game is the crate `cowcatcher-toy`; `docs/a-new-game.md` walks through it. Here it is played: chance is asked until a
/// player is, what is not legal is refused with its clause, and an action is quoted before it is played.
///
/// ```
/// use cowcatcher_engine::{Choices, Game, Happened, Imagined, Seat, Seats, Silent, ToAct};
/// use cowcatcher_toy::{Action, Card, Options, Outcome, Question, Toy};
/// use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};
///
/// let mut game = Toy::new(&Options::default(), 2)?;
///
/// // The die is rolled first. A generator outside of the game proposes what comes.
/// assert_eq!(game.to_act(), ToAct::Chance);
/// assert_eq!(game.outcomes().len(), 6);
/// let proposed = game.sample(&mut Xoshiro256PlusPlus::seed_from_u64(1));
/// assert!(proposed.is_some_and(|outcome| game.admits(outcome).is_ok()));
/// // A journal or a test names what came.
/// game.resolve(Outcome::Roll(5), &mut Silent);
/// for card in [Card::One, Card::Five, Card::Six, Card::Two, Card::Four, Card::Four] {
///     game.admits(Outcome::Card(card))?;
///     game.resolve(Outcome::Card(card), &mut Silent);
/// }
/// assert_eq!(game.to_act(), ToAct::Each(Seats::first(2)));
/// assert_eq!(game.question(), Some(Question::Bid));
///
/// // What is not legal changes nothing and names the clause that forbids it.
/// let before = game.clone();
/// let refusal = game.play(Seat(0), Action::Take, &mut Silent).unwrap_err();
/// assert_eq!((refusal.clause, &game), ("TOY-BID-01", &before));
///
/// // Everybody bids their highest card. What happens is told to those who may hear it.
/// for seat in [Seat(0), Seat(1)] {
///     let mut choices = Choices::new();
///     game.legal(seat, &mut choices);
///     if let Some(&highest) = choices.last() {
///         let mut happened = Happened::default();
///         game.play(seat, highest, &mut happened)?;
///         assert_eq!(happened.learned.is_empty(), seat == Seat(0), "the last bid shows all cards");
///     }
/// }
///
/// // The winner is asked who gets the prize; a quote says what an answer would do.
/// assert_eq!(game.to_act(), ToAct::One(Seat(0)));
/// let quote = Imagined::of(&game, Seat(0)).quote(Action::Take)?;
/// assert_eq!(quote.gets().map(|transfer| transfer.amount).sum::<i32>(), 5);
/// assert!(quote.leads_to(Question::Done));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Game: Clone + Eq + Debug + Send + Sync + Sized + 'static {
    /// What a table agrees on before the game starts.
    type Options: Options;
    /// One click of one player. Its text form is the notation, which needs no context to be read.
    type Action: Copy + Eq + Ord + Hash + Debug + Display + FromStr<Err = NotationError> + Send + Sync;
    /// One result of chance, with a notation of its own.
    type Outcome: Copy + Eq + Debug + Display + FromStr<Err = NotationError> + Send + Sync;
    /// What can be asked.
    type Question: Question;
    /// Something that happened, as data: the log, the animation and the translation come from it.
    type Event: Occurrence;
    /// What a seat may see, built from what it may see and never by deleting.
    type View: Clone + Eq + Debug + Serialize;

    /// The short name of the game, the same in whatever edition: it begins the ids of its messages and names its folders.
    const NAME: &'static str;

    /// The name of the game as people say it.
    const TITLE: &'static str;

    /// The names under which it is played. Most games have just one, their own.
    const EDITIONS: &'static [Edition] = &[Edition { name: Self::NAME, fixed: &[] }];

    /// How many can play it; options may allow fewer.
    const PLAYERS: RangeInclusive<usize>;

    /// The newest rules revision; [`Options`] may ask for an older one that running games still use.
    const REVISION: u32;

    /// A fresh game, which usually waits for chance first.
    ///
    /// # Errors
    /// If the game is not for so many players or the options make no sense.
    fn new(options: &Self::Options, seats: usize) -> Result<Self, SetupError>;

    /// How many play, that is, decide.
    fn seats(&self) -> usize;

    /// How many rivals the rules themselves play, beside those who decide.
    ///
    /// A rival has no seat: it decides nothing, knows nothing, and while its turn lasts the game waits for chance alone. On the score
    /// sheet, in events and in views rivals stand after the seats, numbered on as if they had some.
    fn rivals(&self) -> usize {
        0
    }

    /// Who or what the game waits for.
    fn to_act(&self) -> ToAct;

    /// What is asked of whoever is to decide; `None` if nobody is.
    fn question(&self) -> Option<Self::Question>;

    /// Appends every legal action of `seat` now, ascending and without repetition; nothing if `seat` is not to act.
    fn legal(&self, seat: Seat, into: &mut Choices<Self::Action>);

    /// Judges one action, independently of [`legal`](Self::legal).
    ///
    /// # Errors
    /// The clause that forbids it, with the figures.
    fn check(&self, seat: Seat, action: Self::Action) -> Result<(), Refusal>;

    /// Plays an action if it is legal.
    ///
    /// # Errors
    /// Why it is not; the game is then unchanged.
    fn play(&mut self, seat: Seat, action: Self::Action, log: &mut impl Log<Self::Event>) -> Result<(), Refusal> {
        self.check(seat, action)?;
        self.play_unchecked(seat, action, log);
        Ok(())
    }

    /// Plays an action that the caller knows to be legal: the fast path. An illegal one may do anything but panic.
    fn play_unchecked(&mut self, seat: Seat, action: Self::Action, log: &mut impl Log<Self::Event>);

    /// What kind of answer an action is.
    fn manner(action: Self::Action) -> Manner;

    /// One outcome of chance, with its true odds. `None` unless the game waits for chance.
    fn sample(&self, rng: &mut impl rand::Rng) -> Option<Self::Outcome>;

    /// All that chance can give now with its odds, each outcome once; nothing unless the game waits for chance.
    fn outcomes(&self) -> Outcomes<Self::Outcome>;

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
    ///
    /// What is dealt depends on `rng` and on what the seat knows, and on nothing else: the same generator deals the same to two
    /// positions that the seat can't tell apart.
    fn redeal(&mut self, seat: Seat, rng: &mut impl rand::Rng);

    /// Takes back what the others chose in secret and `seat` does not know yet, so that they choose anew. [`redeal`](Self::redeal) has nothing
    /// better than luck to choose for them; whoever thinks ahead can have them choose by their own lights.
    fn choose_anew(&mut self, _seat: Seat) {}

    /// The position in which the next turn of `seat`, which is not to decide now, begins, as if those before it did nothing more: what a player
    /// plans ahead on. `None` where there is no such turn, or nobody can tell what it will be about.
    ///
    /// It is asked on positions imagined by [`redeal`](Self::redeal), so it may look at anything.
    fn turn_ahead(&self, _seat: Seat) -> Option<Self> {
        None
    }

    /// The answers that players may leave for later.
    const INSTRUCTIONS: &'static [Instruction] = &[];

    /// What an instruction of `seat` would be about now, by a number that is another one for every other auction, turn or phase; `None` if it would
    /// be about nothing. One that was left for something else has lapsed.
    fn occasion(&self, _seat: Seat, _instruction: &Instruction) -> Option<u32> {
        None
    }

    /// What `seat` answers by an instruction with this amount; `None` if it says nothing to what is asked now.
    fn instructed(&self, _seat: Seat, _instruction: &Instruction, _amount: u8) -> Option<Self::Action> {
        None
    }
}

/// A game with an opinion on what to play, for bots that go by rules of thumb.
pub trait Opinion: Game {
    /// How much a sensible player of `seat` would like a legal action. Only the order matters.
    ///
    /// It is asked on positions imagined by [`redeal`](Game::redeal), so it may look at anything.
    fn appeal(&self, seat: Seat, action: Self::Action) -> i32;
}

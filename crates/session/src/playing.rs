//! A session whose game is not known by type: what a server holds.

use crate::advised::Advising;
use crate::analysis::Yardstick;
use crate::course::{Mark, Round, Turn};
use crate::error::{BadStep, SessionError};
use crate::undo::{Barrier, Retreat, Undo};
use crate::written::Written;
use cowcatcher_bots::Decided;
use cowcatcher_bots::analysis::{Analysis, AnalysisError, Effort, Progress};
use cowcatcher_bots::search::Budget;
use cowcatcher_engine::{Instruction, Name, Refusal, Seat, Standings, ToAct, Transfer};
use cowcatcher_words::Locale;
use rand::Rng;
use serde::Serialize;
use std::any::Any;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// Who reads: the language, and what the players are called.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'a> {
    /// The language.
    pub locale: Locale,
    /// The names of the players by seat; who has none here is called by their place.
    pub names: &'a [String],
}

/// What is asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Asked {
    /// The permanent name of the question.
    pub name: Name,
    /// The question in words.
    pub words: String,
    /// The clause it is about.
    pub clause: &'static str,
}

/// What an action would do, as far as its player can know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Quoted {
    /// What the player would pay, and to whom.
    pub pays: Vec<Transfer>,
    /// What the player would get, and from whom.
    pub gets: Vec<Transfer>,
    /// By how much the player's points would change if the game ended right after; none where that can't be known.
    pub score: Option<i32>,
    /// Who would be asked next, and what.
    pub asks: Option<(Seat, Name)>,
}

/// One legal action.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Choice {
    /// The notation, which plays it.
    pub action: String,
    /// One to three words for it.
    pub label: String,
    /// What it does and costs, in words.
    pub words: String,
    /// Does it show something to somebody, so that it can't be taken back?
    pub reveals: bool,
    /// What it would do, in figures.
    pub quote: Quoted,
}

/// One event, as one listener heard it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Heard {
    /// The number of the step that made it happen.
    pub step: u32,
    /// Who took that step; none for chance.
    pub by: Option<Seat>,
    /// The permanent name of the event.
    pub name: &'static str,
    /// The event as data.
    pub event: serde_json::Value,
    /// The event in words.
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
/// It holds a copy of the position and gives a notation, and why the bot did not decide itself, if so; `None` if there is nothing to
/// decide.
pub type Thought = Box<dyn FnOnce() -> Option<Decided<String>> + Send>;

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

    /// The rules revision by which it is played.
    fn revision(&self) -> u32;

    /// How many play.
    fn seats(&self) -> usize;

    /// What the rivals are called that the rules play; they stand after the seats.
    fn rivals(&self, locale: Locale) -> Vec<String>;

    /// The rival whose turn it is: [`draws`](Self::draws) says what it does.
    fn rival_to_act(&self) -> Option<Seat>;

    /// How many steps were taken.
    fn step(&self) -> usize;

    /// Who or what the game waits for.
    fn to_act(&self) -> ToAct;

    /// The question that is open now; `None` if nobody is asked.
    fn question(&self, seat: Option<Seat>, reader: Reader<'_>) -> Option<Asked>;

    /// The notations of the legal actions of a seat, in the game's order.
    fn legal(&self, seat: Seat) -> Vec<String>;

    /// The legal actions of a seat with words, figures and warnings.
    fn choices(&self, seat: Seat, reader: Reader<'_>) -> Vec<Choice>;

    /// May the seat do this now?
    ///
    /// # Errors
    /// [`SessionError::Malformed`], or [`SessionError::Refused`] with the clause: the answer to "why not?".
    fn check(&self, seat: Seat, notation: &str) -> Result<(), SessionError>;

    /// Would this legal action show something to somebody, so that it can't be taken back?
    ///
    /// # Errors
    /// Those of [`check`](Self::check).
    fn reveals(&self, seat: Seat, notation: &str) -> Result<bool, SessionError>;

    /// The answer of a seat that need not be asked for, if there is one; see [`forced`](crate::forced).
    fn forced(&self, seat: Seat) -> Option<String>;

    /// What a seat sees.
    fn view(&self, seat: Option<Seat>) -> Written;

    /// What a seat sees, as text.
    fn board(&self, seat: Option<Seat>, reader: Reader<'_>) -> String;

    /// What a seat heard, from step `since` on.
    fn heard(&self, seat: Option<Seat>, since: usize, reader: Reader<'_>) -> Vec<Heard>;

    /// A refusal in words.
    fn refusal(&self, seat: Option<Seat>, refusal: &Refusal, reader: Reader<'_>) -> String;

    /// The score sheet as far as a seat can know it, the true one at the end; none for a spectator before the end.
    fn standings(&self, seat: Option<Seat>) -> Option<Standings>;

    /// The way of playing, of those that the game knows, that a seat went further than the others at the table; none before the end, because
    /// it may tell what is hidden.
    fn style(&self, seat: Seat) -> Option<&'static str>;

    /// The categories of the score sheet, in words.
    fn categories(&self, reader: Reader<'_>) -> Vec<String>;

    /// The turns so far, as everybody heard them begin.
    fn turns(&self) -> Vec<Turn>;

    /// How many steps chance took before anybody decided anything.
    fn setup(&self) -> usize;

    /// The round that the game is in.
    fn round(&self) -> Round;

    /// How the points grew from round to round; none before the end, because points may tell what is hidden.
    fn course(&self) -> Option<Vec<Mark>>;

    /// The lines of the journal up to where `step` steps were taken, with all that is hidden in them: for nobody's eyes before
    /// the game is over. None if it has not come so far.
    fn lines(&self, step: usize) -> Option<Vec<String>>;

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

    /// The last moment at or before `step` in which somebody clicked: there a table can go back to with consent.
    fn decision_before(&self, step: usize) -> Option<usize>;

    /// Where what a seat last did begins: its last turn if others have played since, else its last decision; `None` if it has
    /// decided nothing yet.
    fn last_turn(&self, seat: Seat) -> Option<usize>;

    /// What an action leads to, with all that chance decides right after; what a rival does then is a matter of its own.
    ///
    /// # Errors
    /// Those of [`check`](Self::check).
    fn propose(&self, seat: Seat, notation: &str, rng: &mut dyn Rng) -> Result<Proposal, SessionError>;

    /// What chance decides now, the whole turn of a rival included; no lines unless the game waits for it.
    fn draws(&self, rng: &mut dyn Rng) -> Proposal;

    /// Takes the steps of these lines, which are one click: all or none, and they are taken back together.
    ///
    /// # Errors
    /// The first that can't be taken.
    fn apply(&mut self, lines: &[String]) -> Result<(), BadStep>;

    /// Like [`apply`](Self::apply), as a part of the click before.
    ///
    /// # Errors
    /// The first that can't be taken.
    fn follow(&mut self, lines: &[String]) -> Result<(), BadStep>;

    /// What the bot of this name would do for a seat, from what that seat knows.
    ///
    /// # Errors
    /// If there is no such bot.
    fn think(&self, seat: Seat, bot: &str, seed: u64) -> Result<Thought, SessionError>;

    /// By what the game would be judged, were it analysed now.
    ///
    /// # Errors
    /// If nobody learned to judge it.
    fn yardstick(&self) -> Result<Yardstick, AnalysisError>;

    /// Analyses the game, which is over: some seconds of pure calculation, for a thread of its own. `watch` is told how far it has come, and
    /// may stop it.
    ///
    /// # Errors
    /// If it is not over, can't be judged, or was stopped.
    fn analyse(
        &self,
        effort: Effort,
        watch: &mut dyn FnMut(Progress) -> ControlFlow<()>,
    ) -> Result<Analysis<String>, AnalysisError>;

    /// Actions of a seat one after the other, from the moment when `step` steps were taken, each in words as the action bar has it. What is
    /// not legal there, and what follows it, is left out.
    fn told_line(&self, step: usize, seat: Seat, line: &[String], reader: Reader<'_>) -> Vec<String>;

    /// Can anybody be advised in this game?
    fn has_advice(&self) -> bool;

    /// What the search thinks of the choices of a seat, from what that seat knows, within a budget or until `stop` is raised.
    fn advise(&self, seat: Seat, budget: Budget, seed: u64, stop: Arc<AtomicBool>) -> Advising;

    /// The session as if the next turn of a seat, which is not to decide, began now: from what that seat knows, and nothing else. `None` if nobody
    /// can tell what it will be about. See [`Game::turn_ahead`](cowcatcher_engine::Game::turn_ahead).
    fn turn_ahead(&self, seat: Seat) -> Option<Box<dyn Playing>>;

    /// Has somebody else decided last, or nobody yet, so that whatever a seat is asked now begins something for it?
    fn opens(&self, seat: Seat) -> bool;

    /// The answers that players of this game may leave for later.
    fn instructions(&self) -> &'static [Instruction];

    /// What an instruction of a seat would be about now; see [`Game::occasion`](cowcatcher_engine::Game::occasion).
    fn occasion(&self, seat: Seat, instruction: &Instruction) -> Option<u32>;

    /// What a seat answers by an instruction, from what it knows.
    fn instructed(&self, seat: Seat, instruction: &Instruction, amount: u8) -> Option<String>;

    /// An instruction in words, with its amount or before one is chosen.
    fn told_instruction(&self, instruction: &Instruction, amount: Option<u8>, reader: Reader<'_>) -> String;
}

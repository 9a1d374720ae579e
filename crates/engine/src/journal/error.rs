//! What can be wrong with a journal.

use crate::game::SetupError;
use crate::notation::NotationError;
use crate::options::OptionError;
use crate::refusal::Refusal;

/// A journal that can't be read or replayed: where and why, in one line.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {fault}")]
pub struct JournalError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub fault: Fault,
}

/// What is wrong with a line of a journal.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    /// The file does not begin as a journal does.
    #[error("not a journal: the first line must be \"cowcatcher journal 1\"")]
    Magic,
    /// A journal of a newer program.
    #[error("journal format {0:?} is not known to this version of cowcatcher")]
    Format(String),
    /// Bytes that are not text.
    #[error("not a text file")]
    NotText,
    /// A line that no game could have written.
    #[error("the line is too long")]
    TooLong,
    /// A header line is missing or not as it should be.
    #[error("found {found:?} where \"{wanted}\" should be")]
    Header {
        /// How the line should look.
        wanted: &'static str,
        /// How it looks.
        found: String,
    },
    /// No game of this name.
    #[error("there is no game {found:?}; there are: {known}")]
    Game {
        /// The name in the journal.
        found: String,
        /// The games there are.
        known: String,
    },
    /// A rules revision that does not exist, or not yet.
    #[error("rules revision {found} is not known; this version knows 1 to {newest}")]
    Revision {
        /// The revision in the journal.
        found: u32,
        /// The newest there is.
        newest: u32,
    },
    /// No such option, or not with this value.
    #[error(transparent)]
    Option(#[from] OptionError),
    /// An option is said twice.
    #[error("option {0:?} stands here for the second time")]
    OptionTwice(String),
    /// The game can't be set up like this.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The line is no step at all.
    #[error("{0:?} is not a step; a step is \"<seat> <action>\" or \"* <outcome>\"")]
    NotAStep(String),
    /// Nobody sits there.
    #[error("there is no seat {seat} at a table of {players}")]
    NoSeat {
        /// The seat in the journal.
        seat: u8,
        /// How many play.
        players: usize,
    },
    /// The action or outcome can't be read.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// Somebody else, or chance, is to decide.
    #[error("{step:?} is out of turn: {waits}")]
    OutOfTurn {
        /// The step.
        step: String,
        /// Who or what the game waits for.
        waits: String,
    },
    /// The action is not legal.
    #[error("{step:?} is not legal: {refusal}")]
    Illegal {
        /// The step.
        step: String,
        /// The clause that forbids it, with the figures.
        refusal: Refusal,
    },
    /// Chance can't give this outcome.
    #[error("{step:?} is impossible: {refusal}")]
    Impossible {
        /// The step.
        step: String,
        /// The clause by which it is impossible, with the figures.
        refusal: Refusal,
    },
    /// There is more after the end.
    #[error("{0:?} stands after the end")]
    AfterEnd(String),
    /// The end line is not as it should be.
    #[error("{0:?} is not an end; an end is \"end <total>… #<digest>\"")]
    BadEnd(String),
    /// A finished game was asked for, and there is no end line.
    #[error("the journal is cut off: there is no end line and {waits}")]
    CutOff {
        /// Who or what the game waits for.
        waits: String,
    },
    /// The last line has no line end.
    #[error("the line is cut off: it has no line end")]
    CutLine,
    /// There is an end line, and the game goes on.
    #[error("the journal ends and the game does not: {waits}")]
    NotOver {
        /// Who or what the game waits for.
        waits: String,
    },
    /// The totals are not those of the game.
    #[error("the totals {found:?} are not those of the game: {reached:?}")]
    Totals {
        /// The totals in the journal.
        found: Vec<i32>,
        /// The totals of the game.
        reached: Vec<i32>,
    },
    /// The file was changed since it was written.
    #[error("the digest #{found:016x} is not that of the lines above, #{computed:016x}: the file was changed")]
    Digest {
        /// The digest in the journal.
        found: u64,
        /// The digest of the lines above.
        computed: u64,
    },
}

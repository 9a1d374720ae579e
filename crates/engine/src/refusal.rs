//! Why something may not be done: the clause that forbids it and the figures that broke it.

use crate::id::{Name, Named, Question};
use serde::Serialize;
use std::fmt;

/// The answer to a move that is not legal now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Refusal {
    /// The clause of the rules that forbids it, such as `GWT-HIRE-02`.
    pub clause: &'static str,
    /// What exactly is wrong.
    pub reason: Reason,
}

/// What exactly is wrong with a refused move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Reason {
    /// The clause says it all.
    Rule,
    /// It costs more than the player has.
    Costs {
        /// What is paid with.
        money: Name,
        /// The price in full.
        price: i32,
        /// What the player has.
        have: i32,
    },
    /// It needs more of something than there is.
    Needs {
        /// What is needed.
        what: Name,
        /// How many.
        need: i32,
        /// How many there are.
        have: i32,
    },
    /// Something else is asked of this player now.
    NotNow {
        /// The question that is open.
        asked: Name,
    },
    /// It is somebody else's turn to decide.
    NotYourTurn,
    /// The game waits for an outcome of chance.
    Chance,
    /// The game is over.
    Over,
}

impl Refusal {
    /// A refusal for which the clause says it all.
    pub const fn rule(clause: &'static str) -> Refusal {
        Refusal { clause, reason: Reason::Rule }
    }

    /// Too dear.
    pub fn costs(clause: &'static str, money: impl Named, price: i32, have: i32) -> Refusal {
        Refusal { clause, reason: Reason::Costs { money: money.into(), price, have } }
    }

    /// Not enough of something.
    pub fn needs(clause: &'static str, what: impl Named, need: i32, have: i32) -> Refusal {
        Refusal { clause, reason: Reason::Needs { what: what.into(), need, have } }
    }

    /// Another question is open.
    pub fn not_now(clause: &'static str, asked: impl Question) -> Refusal {
        Refusal { clause, reason: Reason::NotNow { asked: asked.into() } }
    }
}

/// For logs and scenarios. Players read it in the words of their language.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.clause)?;
        match self.reason {
            Reason::Rule => f.write_str("this clause forbids it"),
            Reason::Costs { money, price, have } => write!(f, "costs {price}, you have {have} {money}"),
            Reason::Needs { what, need, have } => write!(f, "needs {need} {what}, there are {have}"),
            Reason::NotNow { asked } => write!(f, "not now: {asked} is asked"),
            Reason::NotYourTurn => f.write_str("it is not your turn to decide"),
            Reason::Chance => f.write_str("the game waits for a draw"),
            Reason::Over => f.write_str("the game is over"),
        }
    }
}

impl std::error::Error for Refusal {}

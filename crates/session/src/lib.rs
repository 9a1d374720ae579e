//! A game being played, as a pure value, without I/O, clock or thread.
//!
//! A [`Session`] knows its game by type; behind [`Playing`] a server can hold sessions of different games, which [`Games`] makes. A
//! session does not draw, store or wait: it proposes the steps an action leads to, the caller stores them, then the session
//! applies them. Whoever looks at a session gets a [`Sight`]: what one seat may see, hear and imagine. The true position can't be
//! reached from outside of this crate.

mod advised;
mod analysis;
mod course;
mod dynamic;
mod error;
mod forced;
mod games;
mod goals;
mod lesson;
mod playing;
mod session;
mod sight;
mod style;
mod undo;
mod written;

pub use advised::{Advised, Advising, whole_points};
pub use analysis::{MistakeTold, Said, Yardstick};
pub use course::{Mark, Round, Turn};
pub use cowcatcher_bots::advice::{Advice, Gap, Sure};
pub use cowcatcher_bots::analysis::{Analysis, AnalysisError, EVALUATIONS, Effort, Mistake, Outlook, Progress};
pub use cowcatcher_bots::search::Budget;
pub use error::{BadStep, SessionError};
pub use forced::forced;
pub use games::{BotMaker, Games, Registered};
pub use goals::{Goal, ending, goals};
pub use lesson::{Lesson, LessonError, LessonStep, Show, lesson};
pub use playing::{Asked, Choice, Heard, Playing, Proposal, Quoted, Reader, Thought};
pub use session::Session;
pub use sight::{Sight, Told};
pub use undo::{Barrier, Retreat, Undo};
pub use written::Written;

#[cfg(test)]
mod secrecy;

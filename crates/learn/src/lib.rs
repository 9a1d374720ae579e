//! Learning an evaluation by self-play.
//!
//! A [`Student`] is a net with its weights as floats, which learns from [`Sample`]s. [`play`] plays games by a net, with some
//! exploration and against sparring partners, and says what each position turned out to be worth. A [`Course`] does both in turns, the
//! same way for the same seed.

mod course;
mod play;
mod state;
mod student;

pub use course::{Course, CourseError, Lesson, Plan};
pub use play::{Partner, Setting, play};
pub use student::{Loss, Student};

use cowcatcher_bots::net::OUTPUTS;
use cowcatcher_engine::features::Described;

/// A position as a seat knew it, and what it turned out to be worth.
#[derive(Clone, Debug)]
pub struct Sample {
    /// What the seat knew.
    pub described: Described,
    /// What it still gained and what the best of the others did, in spans of the game, and the odds of winning.
    pub target: [f32; OUTPUTS],
}

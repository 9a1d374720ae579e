//! Taking back: one's own steps up to where somebody learned something.

use cowcatcher_engine::journal::Step;
use cowcatcher_engine::{Game, Seat, Seats};
use serde::{Deserialize, Serialize};
use std::fmt;

/// How much is taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Undo {
    /// The last click.
    Step,
    /// Everything of one's turn that can be taken back.
    Turn,
}

/// Why nothing can be taken back without asking the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Barrier {
    /// Nothing was done yet.
    Start,
    /// Somebody learned something by the last step.
    Learned,
    /// Somebody else has played since.
    Others,
}

impl Barrier {
    /// Its permanent name.
    pub const fn name(self) -> &'static str {
        match self {
            Barrier::Start => "start",
            Barrier::Learned => "learned",
            Barrier::Others => "others",
        }
    }
}

impl fmt::Display for Barrier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Barrier::Start => "there is nothing to take back",
            Barrier::Learned => "the last step can't be taken back: somebody learned something by it",
            Barrier::Others => "the last step can't be taken back: others have played since",
        })
    }
}

/// A step with what matters for taking it back.
pub(crate) struct Taken<'a, G: Game> {
    /// Its number.
    pub(crate) number: usize,
    /// The step.
    pub(crate) step: &'a Step<G>,
    /// Who learned something by it.
    pub(crate) learned: Seats,
    /// Was it a secret decision that others took at the same time?
    pub(crate) at_once: bool,
    /// Was it taken in one click with the step before it?
    pub(crate) joined: bool,
}

/// What a seat may take back on its own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Retreat<S> {
    /// The steps from this number on go,
    pub to: usize,
    /// and these come again, click by click: what others decided secretly at the same time is none of this seat's business.
    pub again: Vec<Vec<S>>,
}

/// How far `seat` may go back.
///
/// # Errors
/// Why it may not go back at all.
pub(crate) fn reach<'a, G: Game>(
    steps: impl DoubleEndedIterator<Item = Taken<'a, G>>,
    seat: Seat,
    undo: Undo,
) -> Result<Retreat<Step<G>>, Barrier> {
    let mut found = None;
    let mut others = Vec::new();
    let mut barrier = Barrier::Start;
    let mut steps = steps.rev();
    while let Some(Taken { number, step, learned, at_once, joined }) = steps.next() {
        match step {
            Step::Play(other, _) if *other != seat && at_once && learned.is_empty() => others.push((*step, joined)),
            Step::Play(other, _) if *other != seat => {
                barrier = Barrier::Others;
                break;
            }
            _ if !learned.is_empty() => {
                // Where nobody has played yet, as in set-up, there is nothing that anybody could want back.
                let played = matches!(step, Step::Play(..)) || steps.any(|it| matches!(it.step, Step::Play(..)));
                barrier = if played { Barrier::Learned } else { Barrier::Start };
                break;
            }
            // What others decided at the same time does not outlast the moment they decided in.
            Step::Play(..) if !at_once && !others.is_empty() => {
                barrier = Barrier::Others;
                break;
            }
            // It goes back with the click that it is a part of, or not at all.
            Step::Play(..) if joined => {}
            Step::Play(..) => {
                found = Some(Retreat { to: number, again: clicks(others.iter().rev()) });
                if undo == Undo::Step {
                    break;
                }
            }
            // What chance gave and nobody learned goes back with the click that called for it.
            Step::Chance(_) => {}
        }
    }
    found.ok_or(barrier)
}

/// Steps by clicks.
fn clicks<'a, G: Game>(steps: impl Iterator<Item = &'a (Step<G>, bool)>) -> Vec<Vec<Step<G>>> {
    let mut clicks: Vec<Vec<Step<G>>> = Vec::new();
    for &(step, joined) in steps {
        match clicks.last_mut().filter(|_| joined) {
            Some(click) => click.push(step),
            None => clicks.push(vec![step]),
        }
    }
    clicks
}

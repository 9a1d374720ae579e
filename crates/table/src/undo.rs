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

impl fmt::Display for Barrier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Barrier::Start => "there is nothing to take back",
            Barrier::Learned => "the last step can't be taken back: somebody learned something by it",
            Barrier::Others => "the last step can't be taken back: others have played since",
        })
    }
}

/// The number of the step to which `seat` may go back, given all steps and who learned something by each.
///
/// # Errors
/// Why it may not go back at all.
pub(crate) fn reach<'a, G: Game>(
    steps: impl DoubleEndedIterator<Item = (usize, &'a Step<G>, Seats)>,
    seat: Seat,
    undo: Undo,
) -> Result<usize, Barrier> {
    let mut found = None;
    let mut barrier = Barrier::Start;
    let mut steps = steps.rev();
    while let Some((number, step, learned)) = steps.next() {
        match step {
            Step::Play(other, _) if *other != seat => {
                barrier = Barrier::Others;
                break;
            }
            _ if !learned.is_empty() => {
                // Where nobody has played yet, as in set-up, there is nothing that anybody could want back.
                let played = matches!(step, Step::Play(..)) || steps.any(|(_, step, _)| matches!(step, Step::Play(..)));
                barrier = if played { Barrier::Learned } else { Barrier::Start };
                break;
            }
            Step::Play(..) => {
                found = Some(number);
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

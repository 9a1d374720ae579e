//! Hints: what the search thinks of a seat's choices, with the type of the game forgotten.

use crate::session::Session;
use cowcatcher_bots::advice::{self, Advice, Sure};
use cowcatcher_bots::search::Budget;
use cowcatcher_bots::{Knowledge, learned};
use cowcatcher_engine::{Imagined, Seat};
use cowcatcher_words::Spoken;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// What the search thinks of a decision.
#[derive(Clone, PartialEq, Debug)]
pub struct Advised {
    /// How sure it is that the first choice is better than the second.
    pub sure: Sure,
    /// Every legal choice in its notation, the best first.
    pub choices: Vec<Advice<String>>,
    /// The permanent names of the categories that the advice speaks of, in the order of the score sheet.
    pub categories: &'static [&'static str],
}

/// A hint that still has to be thought out: a while of pure calculation, for a thread of its own. `None` if there is nothing to decide or nothing was
/// learned of the game. It holds what the seat knows of a copy of the position.
pub type Advising = Box<dyn FnOnce() -> Option<Advised> + Send>;

impl<G: Spoken> Session<G> {
    /// Can anybody be advised in this game?
    pub(crate) fn has_advice(&self) -> bool {
        learned::<G>().is_ok()
    }

    /// What the search thinks of a seat's choices, from what that seat knows and nothing else.
    pub(crate) fn advising(&self, seat: Seat, budget: Budget, seed: u64, stop: Arc<AtomicBool>) -> Advising {
        let game = self.game().clone();
        Box::new(move || {
            let choices = Imagined::of(&game, seat).choices();
            let thought = advice::thought(budget);
            let found = advice::advise(&Knowledge::of(&game, seat), &choices, thought, seed, &stop).ok()?;
            let categories = game.standings().categories;
            let sure = advice::sure::<G>(&found);
            let choices: Vec<_> = found.into_iter().map(|advice| advice.map(|action| action.to_string())).collect();
            (!choices.is_empty()).then_some(Advised { sure, choices, categories })
        })
    }
}

/// Points as a whole number, with a true minus.
pub fn whole_points(points: f32) -> String {
    let whole = points.round() as i32;
    if whole < 0 { format!("−{}", -whole) } else { whole.to_string() }
}

/// No more reasons than this are given for a choice.
const REASONS: usize = 4;
/// So many choices are worth being shown.
const SHOWN: usize = 3;

impl Advised {
    /// The choices that are worth being shown: the best, the next, and one more if it was looked into.
    pub fn shown(&self) -> &[Advice<String>] {
        let worth = |(place, choice): &(usize, &Advice<String>)| *place < 2 || choice.rollouts > 0;
        let count = self.choices.iter().enumerate().take(SHOWN).take_while(worth).count();
        &self.choices[..count]
    }

    /// What the choice at a place gains or loses in whole points, by category (`None`: after what was looked into), the most first: the
    /// best one against the next, any other against the best. `None` if they were not compared.
    pub fn reasons(&self, place: usize) -> Option<Vec<(Option<usize>, i32)>> {
        let (sign, gap) = match place {
            0 => (1.0, self.choices.get(1)?.gap.as_ref()?),
            _ => (-1.0, self.choices.get(place)?.gap.as_ref()?),
        };
        let whole = |points: f32| (sign * points).round() as i32;
        let by_category = gap.categories.iter().enumerate().map(|(category, &points)| (Some(category), whole(points)));
        let mut reasons: Vec<_> = by_category.chain([(None, whole(gap.later))]).collect();
        reasons.retain(|(_, points)| *points != 0);
        reasons.sort_by_key(|(_, points)| -points.abs());
        reasons.truncate(REASONS);
        Some(reasons)
    }
}

//! Advice: what the search thinks of a seat's choices, how sure it is, and why.
//!
//! The one who asks is a [`Knowledge`] like any bot, so nothing that the seat does not know can speak in an advice. The choices are
//! compared by rollouts with common luck; where those end, the seat's row of the score sheet is kept, so that two choices can be told
//! apart category by category.

use crate::judge::{Judged, odds};
use crate::net::WeightsError;
use crate::search::rollouts::{End, Ends};
use crate::search::{Budget, Field, Thinker, Thought, Weighed};
use crate::{Knowledge, learned, level};
use cowcatcher_engine::{Choices, Features};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

/// A rollout for advice goes on for so many turns, more than for a level: the further it goes, the more of what a choice brings has
/// become points of a category.
const TURNS: usize = 8;
/// So many choices are compared, fewer than by the strongest level: the figures rest on more rollouts.
const CANDIDATES: usize = 4;
/// Fewer common rollouts than this say nothing of how sure one is.
const FEWEST: usize = 3;
/// So many standard errors apart, choices differ for certain (19 times of 20), and the more so the fewer rollouts the error rests on, …
const CERTAIN: (f32, f32) = (1.96, 4.5);
/// … and so many apart they differ rather than not (2 times of 3).
const LIKELY: (f32, f32) = (1.0, 0.7);
/// Choices that the net alone sees so far apart, in spans of the game, differ rather than not: the worse one is not rolled out.
const FAR: f32 = 0.15;

/// What the search thinks of one choice.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<A> {
    /// The choice.
    pub action: A,
    /// What it is worth: the seat's points at the end and those of the best of the others, as expected.
    pub judged: Judged,
    /// The odds that the seat wins, between 0 and 1.
    pub odds: f32,
    /// How often it was rolled out; never, where there are too many choices or it seemed too bad: then the net alone speaks.
    pub rollouts: u32,
    /// The seat's points by category of the score sheet where the rollouts ended, on average; nothing without rollouts.
    pub categories: Vec<f32>,
    /// What the net expects after that, on top of the categories.
    pub later: f32,
    /// How far behind the best choice it is; nothing for the best itself, and where they were not rolled out together.
    pub gap: Option<Gap>,
    /// What the search expects to be played, this choice first: the seat's own clicks to the end of its turn, or to where chance
    /// decides and nobody can know more.
    pub line: Vec<A>,
}

impl<A> Advice<A> {
    /// The same advice with its actions written otherwise.
    pub fn map<B>(self, write: impl Fn(A) -> B) -> Advice<B> {
        let Advice { action, judged, odds, rollouts, categories, later, gap, line } = self;
        let line = line.into_iter().map(&write).collect();
        Advice { action: write(action), judged, odds, rollouts, categories, later, gap, line }
    }
}

/// What the best choice has over another one, in rollouts that both had with the same luck.
#[derive(Clone, PartialEq, Debug)]
pub struct Gap {
    /// How much more it is worth, in points.
    pub worth: f32,
    /// The standard error of that.
    pub error: f32,
    /// In how many rollouts they were compared.
    pub rollouts: u32,
    /// How many more points it gets, by category.
    pub categories: Vec<f32>,
    /// How many more the net expects after that.
    pub later: f32,
    /// How much better the odds of winning are, between -1 and 1.
    pub odds: f32,
}

impl Gap {
    /// Is it larger than so many standard errors? An error that rests on few rollouts has to be taken for a larger one (Student's t, roughly).
    fn exceeds(&self, (errors, few): (f32, f32)) -> bool {
        let errors = errors + few / (self.rollouts as f32 - 1.0).max(1.0);
        self.worth > 0.0 && self.worth >= errors * self.error
    }
}

/// How sure it is that the best choice is better than the next.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Sure {
    /// There is hardly any difference, or none that can be told from luck.
    Hardly,
    /// It seems a little better.
    Little,
    /// It is clearly better.
    Clearly,
}

/// How an adviser thinks: as the strongest level, within a budget.
pub fn thought(budget: Budget) -> Thought {
    Thought { budget, turns: TURNS, within: &[], candidates: CANDIDATES, margin: FAR, ..level::expert() }
}

/// What the search thinks of `choices`, the legal actions of the seat, the best first. The same seed and a budget in evaluations give the
/// same advice. When `stop` is raised, the advice rests on what was seen until then.
///
/// # Errors
/// If nothing was learned of the game, or its weights don't fit.
pub fn advise<G: Features>(
    known: &Knowledge<'_, G>,
    choices: &Choices<G::Action>,
    thought: Thought,
    seed: u64,
    stop: &Arc<AtomicBool>,
) -> Result<Vec<Advice<G::Action>>, WeightsError> {
    let net = learned::<G>()?;
    let mut ends = Ends::new();
    let mut thinker = Thinker::new("adviser", net, thought, seed).until(Arc::clone(stop));
    let opinions = thinker.weigh(known, choices, Field::Choices(Some(&mut ends)), Instant::now());
    let of = |action: G::Action| ends.iter().find(|(of, _)| *of == action).map_or(&[][..], |(_, ends)| ends);
    let best = opinions.first().map_or(&[][..], |best| of(best.action));
    let advise = |(place, opinion): (usize, &Weighed<G::Action>)| {
        let own = of(opinion.action);
        let categories = means(own, |end| end.points.iter().map(|&points| points as f32).collect());
        let later = mean(own, later);
        let odds = if own.is_empty() { odds(opinion.judged.win) } else { mean(own, |end| odds(end.judged.win)) };
        Advice {
            action: opinion.action,
            judged: opinion.judged,
            odds,
            rollouts: opinion.rollouts,
            categories,
            later,
            gap: if place == 0 { None } else { gap(best, own) },
            line: opinion.line.clone(),
        }
    };
    Ok(opinions.iter().enumerate().map(advise).collect())
}

/// How sure it is that the first advice is better than the second; quite sure where there is no other.
pub fn sure<G: Features>(advice: &[Advice<G::Action>]) -> Sure {
    let [best, next, ..] = advice else { return Sure::Clearly };
    match &next.gap {
        Some(gap) if gap.exceeds(CERTAIN) => Sure::Clearly,
        Some(gap) if gap.exceeds(LIKELY) => Sure::Little,
        None if next.rollouts == 0 && best.judged.worth - next.judged.worth >= FAR * G::SPAN => Sure::Little,
        _ => Sure::Hardly,
    }
}

/// What one choice has over another in the rollouts that both had.
fn gap(best: &[End], other: &[End]) -> Option<Gap> {
    let pairs: Vec<(&End, &End)> = best.iter().zip(other).collect();
    if pairs.len() < FEWEST {
        return None;
    }
    let more = |value: fn(&End) -> f32| mean(&pairs, |(one, two)| value(one) - value(two));
    let worth = more(|end| end.judged.worth);
    let spread = pairs.iter().map(|(one, two)| (one.judged.worth - two.judged.worth - worth).powi(2)).sum::<f32>();
    let many = pairs.len() as f32;
    let points =
        |(one, two): &(&End, &End)| one.points.iter().zip(&two.points).map(|(one, two)| (one - two) as f32).collect();
    Some(Gap {
        worth,
        error: (spread / (many - 1.0) / many).sqrt(),
        rollouts: pairs.len() as u32,
        categories: means(&pairs, points),
        later: more(later),
        odds: more(|end| odds(end.judged.win)),
    })
}

/// What is expected after the end of a rollout, on top of the score sheet there.
fn later(end: &End) -> f32 {
    end.judged.own - end.points.iter().sum::<i32>() as f32
}

fn mean<T>(of: &[T], value: impl Fn(&T) -> f32) -> f32 {
    if of.is_empty() { 0.0 } else { of.iter().map(value).sum::<f32>() / of.len() as f32 }
}

/// The means of several values at once; nothing of nothing.
fn means<T>(of: &[T], values: impl Fn(&T) -> Vec<f32>) -> Vec<f32> {
    let Some(mut sums) = of.first().map(&values) else { return Vec::new() };
    for other in &of[1..] {
        sums.iter_mut().zip(values(other)).for_each(|(sum, more)| *sum += more);
    }
    sums.iter_mut().for_each(|sum| *sum /= of.len() as f32);
    sums
}

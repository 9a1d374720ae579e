//! Analysis of a finished game: what could be expected of it after every turn, and what each player did that was clearly worse than
//! something else they could have done.
//!
//! A decision is weighed from what the seat knew that took it ([`Knowledge`]), so nobody is blamed for a card they could not see. First
//! all decisions are looked at by the net, to the end of the turn; those that seem to have cost most are then rolled out. Which choice
//! is better and by how much is told from different luck: the best of many always looks better than it is on the luck that picked it.

mod outlook;

use crate::advice::{self, Sure, advise};
use crate::judge::{Judge, Taste};
use crate::level::GLANCE;
use crate::net::{Net, WeightsError};
use crate::search::{Budget, Thinker, Thought};
use crate::{Knowledge, learned};
use cowcatcher_engine::journal::{Fault, Step};
use cowcatcher_engine::{Choices, Features, Seat, Silent, ToAct};
use serde::{Deserialize, Serialize};
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// So many positions are judged for each decision that is rolled out, unless somebody says otherwise, …
pub const EVALUATIONS: u64 = 16_000;
/// … and never more than this.
pub const MOST_EVALUATIONS: u64 = 10_000_000;
/// No player is told of more mistakes.
pub const MOST_MISTAKES: usize = 5;

/// So many decisions of each seat are rolled out, each of another turn.
const SUSPECTS: usize = 8;
/// So many choices are followed to the end of the turn, beside the one that was played.
const FOLLOWED: usize = 3;
/// At a glance, then each of a few choices to the end of the turn.
const FOLLOW: Thought = Thought { widths: &[FOLLOWED + 1], ..GLANCE };
/// So many turns of everybody a rollout goes on.
const TURNS: usize = 3;
/// A loss of less than this, in spans of the game, is none.
const LEAST: f32 = 0.01;

/// How thoroughly a game is analysed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// How many positions are judged for each decision that is rolled out.
    pub evaluations: u64,
    /// What is left to luck follows from it: the same seed gives the same analysis.
    pub seed: u64,
}

impl Default for Effort {
    fn default() -> Self {
        Effort { evaluations: EVALUATIONS, seed: 1 }
    }
}

/// How far an analysis has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Progress {
    /// What is done.
    pub done: u32,
    /// Of how much.
    pub of: u32,
}

/// What a finished game was, seen by the search. `A` is an action, or its notation.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Analysis<A> {
    /// What could be expected when each turn began, and at the end.
    pub outlook: Vec<Outlook>,
    /// The biggest mistakes of each player, the biggest first; players in order.
    pub mistakes: Vec<Mistake<A>>,
}

/// What could be expected of a game at a moment, by each seat and each rival from what it knew.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Outlook {
    /// So many steps were taken.
    pub step: u32,
    /// The points at the end.
    pub points: Vec<f32>,
    /// The odds of winning; all together 1.
    pub odds: Vec<f32>,
}

/// A decision that cost something for certain.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Mistake<A> {
    /// The number of the step: so many were taken before it.
    pub step: u32,
    /// Who decided.
    pub seat: Seat,
    /// What they did.
    pub played: A,
    /// What the search would have done to the end of the turn, or to where chance decides: the better move first.
    pub line: Vec<A>,
    /// How many points were lost by it, as expected.
    pub points: f32,
    /// The standard error of that.
    pub error: f32,
    /// How much of the odds of winning was lost by it, between -1 and 1.
    pub odds: f32,
}

impl<A> Analysis<A> {
    /// The same with other actions, such as their notations.
    pub fn map<B>(self, to: impl Fn(A) -> B) -> Analysis<B> {
        let mistake = |it: Mistake<A>| Mistake {
            step: it.step,
            seat: it.seat,
            played: to(it.played),
            line: it.line.into_iter().map(&to).collect(),
            points: it.points,
            error: it.error,
            odds: it.odds,
        };
        Analysis { outlook: self.outlook, mistakes: self.mistakes.into_iter().map(mistake).collect() }
    }
}

/// Why a game was not analysed.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum AnalysisError {
    /// It is still being played: what the search says of it would tell what is hidden.
    #[error("only a finished game can be analysed")]
    NotOver,
    /// Nobody learned to judge it.
    #[error("this game can't be analysed: {0}")]
    Weights(#[from] WeightsError),
    /// Its steps don't lead on from each other.
    #[error("step {step}: {fault}")]
    Broken {
        /// The number of the step.
        step: usize,
        /// What is wrong with it.
        fault: Fault,
    },
    /// Too much, or nothing, is to be looked at.
    #[error("a decision is rolled out with 1 to {MOST_EVALUATIONS} evaluations")]
    Effort,
    /// Somebody did not want it any more.
    #[error("the analysis was cancelled")]
    Cancelled,
}

/// A decision that may have cost something.
struct Suspect<G: Features> {
    step: usize,
    /// The turn in which it was taken. What goes wrong in a turn mostly goes wrong once.
    turn: usize,
    seat: Seat,
    played: G::Action,
    /// The position in which it was taken.
    game: G,
    /// What the net thinks it cost.
    cost: f32,
}

/// Analyses a finished game, which began with `start` and went through `steps`. What could be expected is said of `moments`, numbers of
/// steps in ascending order, and of the end. `watch` is told how far it has come, and may stop it.
///
/// # Errors
/// If the game is not over, can't be replayed or judged, or was stopped.
pub fn analyse<G: Features>(
    start: &G,
    steps: &[Step<G>],
    moments: &[usize],
    effort: Effort,
    mut watch: impl FnMut(Progress) -> ControlFlow<()>,
) -> Result<Analysis<G::Action>, AnalysisError> {
    if !(1..=MOST_EVALUATIONS).contains(&effort.evaluations) {
        return Err(AnalysisError::Effort);
    }
    let net = learned::<G>()?;
    let all = steps.len() as u32;
    let mut tell = |done: u32| match watch(Progress { done, of: 2 * all }) {
        ControlFlow::Continue(()) => Ok(()),
        ControlFlow::Break(()) => Err(AnalysisError::Cancelled),
    };
    let mut game = start.clone();
    let mut judge = Judge::new(&net, Taste::PLAIN);
    let mut outlook = Vec::with_capacity(moments.len() + 1);
    let mut suspects: Vec<Suspect<G>> = Vec::new();
    for (number, &step) in steps.iter().enumerate() {
        tell(number as u32)?;
        if moments.binary_search(&number).is_ok() {
            outlook.push(outlook::expected(&mut judge, &game, number as u32));
        }
        if let Step::Play(seat, played) = step
            && let Some(cost) = cost(&net, &game, seat, played, effort.seed ^ number as u64)
            && cost > LEAST * G::SPAN
        {
            let turn = moments.partition_point(|&moment| moment <= number);
            suspect(&mut suspects, Suspect { step: number, turn, seat, played, game: game.clone(), cost });
        }
        step.apply(&mut game, &mut Silent).map_err(|fault| AnalysisError::Broken { step: number, fault })?;
    }
    if game.to_act() != ToAct::Over {
        return Err(AnalysisError::NotOver);
    }
    outlook.push(outlook::known(&game, all));
    let mut mistakes = Vec::new();
    for (number, suspect) in suspects.iter().enumerate() {
        tell(all + (u64::from(all) * number as u64 / suspects.len() as u64) as u32)?;
        mistakes.extend(convict(suspect, effort)?);
    }
    tell(2 * all)?;
    Ok(Analysis { outlook, mistakes: biggest(mistakes, start.seats()) })
}

/// What a decision cost, as the net sees it: what the best choice is worth at the end of the turn over what was played. `None` where
/// there was no choice.
fn cost<G: Features>(net: &Arc<Net>, game: &G, seat: Seat, played: G::Action, seed: u64) -> Option<f32> {
    let known = Knowledge::of(game, seat);
    let mut choices = Choices::new();
    game.legal(seat, &mut choices);
    if choices.len() < 2 {
        return None;
    }
    let thinker = |thought: Thought| Thinker::<G>::new("analyst", Arc::clone(net), thought, seed);
    let others = thinker(GLANCE).opinions(&known, &choices).into_iter().map(|it| it.action).filter(|&it| it != played);
    let mut few: Choices<G::Action> = others.take(FOLLOWED).chain([played]).collect();
    few.sort_by_key(|action| choices.iter().position(|choice| choice == action));
    let followed = thinker(FOLLOW).opinions(&known, &few);
    let own = followed.iter().find(|it| it.action == played)?;
    followed.first().map(|best| best.judged.worth - own.judged.worth)
}

/// Adds a decision, unless one of the same turn is more suspicious; the least suspicious of the seat goes if there are too many.
fn suspect<G: Features>(suspects: &mut Vec<Suspect<G>>, new: Suspect<G>) {
    let seat = new.seat;
    match suspects.iter_mut().find(|it| it.seat == seat && it.turn == new.turn) {
        Some(same) if same.cost < new.cost => *same = new,
        Some(_) => {}
        None => suspects.push(new),
    }
    let own = || suspects.iter().enumerate().filter(|(_, it)| it.seat == seat);
    if own().count() > SUSPECTS
        && let Some((least, _)) = own().min_by(|(_, one), (_, two)| one.cost.total_cmp(&two.cost))
    {
        suspects.remove(least);
    }
}

/// Rolls a decision out: first all choices, to see which is best, then that one against what was played, with other luck.
fn convict<G: Features>(suspect: &Suspect<G>, effort: Effort) -> Result<Option<Mistake<G::Action>>, AnalysisError> {
    let Suspect { step, seat, played, game, .. } = suspect;
    let known = Knowledge::of(game, *seat);
    let mut choices = Choices::new();
    game.legal(*seat, &mut choices);
    let half = Budget::Evaluations(effort.evaluations.div_ceil(2));
    let thought = Thought { turns: TURNS, threads: 1, ..advice::thought(half) };
    let never = Arc::new(AtomicBool::new(false));
    let seed = effort.seed.wrapping_add(2 * *step as u64);
    let best = advise(&known, &choices, thought, seed, &never)?.into_iter().next();
    let Some(best) = best.filter(|best| best.action != *played) else { return Ok(None) };
    choices.retain(|action| *action == best.action || *action == *played);
    let both = advise(&known, &choices, thought, seed.wrapping_add(1), &never)?;
    let [better, worse] = &both[..] else { return Ok(None) };
    let lost = worse.gap.as_ref().filter(|_| better.action == best.action);
    let certain = lost.filter(|gap| advice::sure::<G>(&both) == Sure::Clearly && gap.worth > LEAST * G::SPAN);
    Ok(certain.map(|gap| Mistake {
        step: *step as u32,
        seat: *seat,
        played: *played,
        line: best.line,
        points: gap.worth,
        error: gap.error,
        odds: gap.odds,
    }))
}

/// The biggest mistakes of each seat, the biggest first.
fn biggest<A>(mistakes: Vec<Mistake<A>>, seats: usize) -> Vec<Mistake<A>> {
    let mut by_seat: Vec<Vec<Mistake<A>>> = (0..seats).map(|_| Vec::new()).collect();
    for mistake in mistakes {
        if let Some(own) = by_seat.get_mut(mistake.seat.index()) {
            own.push(mistake);
        }
    }
    for own in &mut by_seat {
        own.sort_by(|one, two| two.points.total_cmp(&one.points));
        own.truncate(MOST_MISTAKES);
    }
    by_seat.into_iter().flatten().collect()
}

//! Search on top of a net: through the own turn to its end, then rollouts of several turns with common luck.

pub(crate) mod rollouts;
pub(crate) mod turn;

use crate::judge::{Judge, Judged, Taste};
use crate::net::Net;
use crate::{Bot, Knowledge};
use cowcatcher_engine::features::NOTHING;
use cowcatcher_engine::{Choices, Features, Imagined, Seat, ToAct};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, RngExt, SeedableRng};
use rollouts::Ends;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// How much may be thought about one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// So many positions are judged, more or less: the same on every machine.
    Evaluations(u64),
    /// So long.
    Time(Duration),
}

/// How somebody thinks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Thought {
    /// What they want.
    pub taste: Taste,
    /// How many choices are followed through the own turn, click by click; after the last the best one alone.
    pub widths: &'static [usize],
    /// How many choices rollouts compare; none if fewer than two.
    pub candidates: usize,
    /// How many turns, of all players together per seat, a rollout goes on.
    pub turns: usize,
    /// How much rollouts may cost.
    pub budget: Budget,
    /// So many threads roll out.
    pub threads: usize,
    /// Whims: so many points a choice may seem better or worse than it is.
    pub whims: f32,
}

/// A player with a learned evaluation.
#[derive(Clone, Debug)]
pub struct Thinker {
    name: &'static str,
    net: Arc<Net>,
    thought: Thought,
    rng: Xoshiro256PlusPlus,
    /// Whoever raises this flag wants no more rollouts.
    stop: Option<Arc<AtomicBool>>,
}

/// A choice and what it is worth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weighed<A> {
    /// The choice.
    pub action: A,
    /// What it leads to, as judged.
    pub judged: Judged,
    /// How often it was rolled out.
    pub rollouts: u32,
}

/// Choices judged anew for several imagined positions where what the others do at the same time is not known.
const IMAGINATIONS: u64 = 4;

impl Thinker {
    /// A player of that name who thinks like this; what is left to luck follows from `seed`.
    pub fn new(name: &'static str, net: Arc<Net>, thought: Thought, seed: u64) -> Self {
        Thinker { name, net, thought, rng: Xoshiro256PlusPlus::seed_from_u64(seed), stop: None }
    }

    /// The same player, who rolls nothing out any more once the flag is raised.
    pub(crate) fn until(mut self, stop: Arc<AtomicBool>) -> Self {
        self.stop = Some(stop);
        self
    }

    fn stopped(&self) -> bool {
        self.stop.as_ref().is_some_and(|stop| stop.load(Ordering::Relaxed))
    }

    /// What the choices are worth, the best first.
    pub fn opinions<G: Features>(
        &mut self,
        known: &Knowledge<'_, G>,
        choices: &Choices<G::Action>,
    ) -> Vec<Weighed<G::Action>> {
        self.weigh(known, choices, None)
    }

    /// As [`opinions`](Self::opinions); where the rollouts ended is kept if somebody wants to know.
    pub(crate) fn weigh<G: Features>(
        &mut self,
        known: &Knowledge<'_, G>,
        choices: &Choices<G::Action>,
        ends: Option<&mut Ends<G::Action>>,
    ) -> Vec<Weighed<G::Action>> {
        let start = Instant::now();
        let thought = self.thought;
        let seat = known.seat();
        let imagined = known.imagine(&mut self.rng);
        let mut judge = Judge::new(&self.net, thought.taste);
        let mut opinions = glance(&mut judge, &imagined, choices);
        if matches!(imagined.position().to_act(), ToAct::Each(_)) {
            for _ in 1..IMAGINATIONS {
                let other = known.imagine(&mut self.rng);
                for (opinion, again) in opinions.iter_mut().zip(glance(&mut judge, &other, choices)) {
                    opinion.judged = mean(opinion.judged, again.judged);
                }
            }
            let many = IMAGINATIONS as f32;
            opinions.iter_mut().for_each(|opinion| opinion.judged = scaled(opinion.judged, 1.0 / many));
        }
        sort(&mut opinions);
        if let Some((&width, widths)) = thought.widths.split_first() {
            for opinion in opinions.iter_mut().take(width) {
                let mut after = imagined.position().clone();
                after.play_unchecked(seat, opinion.action, &mut cowcatcher_engine::Silent);
                opinion.judged = turn::follow(&mut judge, after, seat, widths, &mut self.rng);
            }
            let looked = opinions.len().min(width);
            sort(&mut opinions[..looked]);
        }
        if thought.candidates > 1 && opinions.len() > 1 {
            rollouts::compare(self, known, &mut opinions, judge.evaluations, start, ends);
        }
        opinions
    }
}

/// What the choices lead to, at a glance.
fn glance<G: Features>(
    judge: &mut Judge<'_>,
    imagined: &Imagined<G>,
    choices: &Choices<G::Action>,
) -> Vec<Weighed<G::Action>> {
    let (mut worths, mut best) = (Vec::with_capacity(choices.len()), NOTHING);
    judge.choose(imagined.position(), imagined.seat(), choices, &mut worths, &mut best);
    let pairs = choices.iter().zip(worths);
    pairs.map(|(&action, judged)| Weighed { action, judged, rollouts: 0 }).collect()
}

/// The best first; of equals the one that stands first among the choices.
fn sort<A>(opinions: &mut [Weighed<A>]) {
    opinions.sort_by(|one, two| two.judged.worth.total_cmp(&one.judged.worth));
}

fn mean(one: Judged, two: Judged) -> Judged {
    Judged {
        worth: one.worth + two.worth,
        own: one.own + two.own,
        others: one.others + two.others,
        win: one.win + two.win,
    }
}

fn scaled(judged: Judged, by: f32) -> Judged {
    Judged { worth: judged.worth * by, own: judged.own * by, others: judged.others * by, win: judged.win * by }
}

impl<G: Features> Bot<G> for Thinker {
    fn name(&self) -> &'static str {
        self.name
    }

    fn choose(&mut self, known: &Knowledge<'_, G>, choices: &Choices<G::Action>) -> G::Action {
        if let [only] = choices[..] {
            return only;
        }
        let whims = self.thought.whims;
        let mut opinions = self.opinions(known, choices);
        if whims > 0.0 {
            for opinion in &mut opinions {
                opinion.judged.worth += whims * whim(&mut self.rng);
            }
            sort(&mut opinions);
        }
        opinions.first().map_or(choices[0], |opinion| opinion.action)
    }
}

/// Between -1 and 1, more often little than much.
fn whim(rng: &mut impl Rng) -> f32 {
    (rng.random::<f32>() + rng.random::<f32>() + rng.random::<f32>()) * (2.0 / 3.0) - 1.0
}

/// Chance decides until somebody is to act; `false` if it can't.
fn settle<G: Features>(game: &mut G, rng: &mut impl Rng) -> bool {
    while game.to_act() == ToAct::Chance {
        let Some(outcome) = game.sample(rng) else { return false };
        game.resolve(outcome, &mut cowcatcher_engine::Silent);
    }
    true
}

/// The one who is to decide next.
fn decider<G: Features>(game: &G) -> Option<Seat> {
    game.to_act().deciders().iter().next()
}

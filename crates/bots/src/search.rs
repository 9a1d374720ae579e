//! Search on top of a net: through the own turn to its end, then rollouts of several turns with common luck.

mod company;
pub(crate) mod rollouts;
pub(crate) mod turn;

use crate::judge::{Judge, Judged, Taste};
use crate::net::Net;
use crate::{Bot, Knowledge};
use company::Company;
use cowcatcher_engine::features::{Described, NOTHING, describe};
use cowcatcher_engine::{Choices, Features, Game, Imagined, Log, Seat, Silent, ToAct};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, RngExt, SeedableRng};
use rollouts::Ends;
use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use turn::{Explorer, Line};

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
    /// Choices that seem worse than the best by more than this, in spans of the game, are not rolled out.
    pub margin: f32,
    /// What a victory counts where choices are compared by rollouts, in spans of the game; click by click only points do.
    pub victory: f32,
    /// How many turns, of all players together per seat, a rollout goes on.
    pub turns: usize,
    /// How many choices are followed, click by click, wherever the seat itself decides again in a rollout, as the others do at a glance; none if
    /// it does so too.
    pub within: &'static [usize],
    /// How much may be spent: by looking through the own turn a half, if rollouts are to follow.
    pub budget: Budget,
    /// So many threads roll out.
    pub threads: usize,
    /// Does somebody who wants nothing but points mind the company they are in? They are glad of what the others have as long as these are,
    /// and as long as all have more by that.
    pub sociable: bool,
    /// Whims: so many times as much as a beginner's may a choice seem better or worse than it is ([`Features::WHIM`]).
    pub whims: f32,
}

/// A player with a learned evaluation.
#[derive(Clone, Debug)]
pub struct Thinker<G: Game> {
    name: &'static str,
    net: Arc<Net>,
    thought: Thought,
    rng: Xoshiro256PlusPlus,
    /// What it means to play next, each with what it will know then: kept until chance, or anything else, makes that different.
    plan: VecDeque<(Described, G::Action)>,
    /// What is thought of the others by somebody who minds.
    company: Option<Company<G>>,
    /// Whoever raises this flag wants no more rollouts.
    stop: Option<Arc<AtomicBool>>,
}

/// A choice and what it is worth.
#[derive(Clone, PartialEq, Debug)]
pub struct Weighed<A> {
    /// The choice.
    pub action: A,
    /// What it leads to, as judged.
    pub judged: Judged,
    /// How often it was rolled out.
    pub rollouts: u32,
    /// The own clicks that this was judged by, the choice first: to the end of the turn, or to where chance decides.
    pub line: Vec<A>,
}

/// Choices judged anew for several imagined positions where what the others do at the same time is not known.
const IMAGINATIONS: u64 = 4;

impl<G: Features> Thinker<G> {
    /// A player of that name who thinks like this; what is left to luck follows from `seed`.
    pub fn new(name: &'static str, net: Arc<Net>, thought: Thought, seed: u64) -> Self {
        let rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let company = (thought.sociable && thought.taste == Taste::POINTS).then(Company::new);
        Thinker { name, net, thought, rng, plan: VecDeque::new(), company, stop: None }
    }

    /// The same player, who rolls nothing out any more once the flag is raised.
    pub(crate) fn until(mut self, stop: Arc<AtomicBool>) -> Self {
        self.stop = Some(stop);
        self
    }

    fn stopped(&self) -> bool {
        self.stop.as_ref().is_some_and(|stop| stop.load(Ordering::Relaxed))
    }

    /// What the choices are worth, the best first; each once.
    pub fn opinions(&mut self, known: &Knowledge<'_, G>, choices: &Choices<G::Action>) -> Vec<Weighed<G::Action>> {
        self.weigh(known, choices, Field::Choices(None), Instant::now())
    }

    /// What the ways to go on are worth, the best first. Where the rollouts of a choice ended is kept if somebody wants to know.
    /// Time is counted from `start`.
    pub(crate) fn weigh(
        &mut self,
        known: &Knowledge<'_, G>,
        choices: &Choices<G::Action>,
        field: Field<'_, G::Action>,
        start: Instant,
    ) -> Vec<Weighed<G::Action>> {
        let net = Arc::clone(&self.net);
        let company = self.company.as_mut().map(|company| company.taste(&net, known, &mut self.rng));
        let (taste, spent) = company.unwrap_or((self.thought.taste, 0));
        self.thought.taste = taste;
        let thought = self.thought;
        let imagined = known.imagine(&mut self.rng);
        let mut judge = Judge::new(&net, taste);
        judge.evaluations = spent;
        let mut opinions = glance(&mut judge, &imagined, choices);
        if matches!(imagined.position().to_act(), ToAct::Each(_)) {
            for _ in 1..IMAGINATIONS {
                let other = known.imagine(&mut self.rng);
                for (opinion, again) in opinions.iter_mut().zip(glance(&mut judge, &other, choices)) {
                    opinion.judged = sum(opinion.judged, again.judged);
                }
            }
            let many = IMAGINATIONS as f32;
            opinions.iter_mut().for_each(|opinion| opinion.judged = scaled(opinion.judged, 1.0 / many));
        }
        sort(&mut opinions);
        if let Some((&width, widths)) = thought.widths.split_first() {
            let rest = opinions.split_off(opinions.len().min(width));
            let mut lines = self.explore(&mut judge, &imagined, &opinions, widths, start);
            lines.sort_by(|one, two| two.judged.worth.total_cmp(&one.judged.worth));
            opinions.clear();
            let mut ends = Vec::new();
            for Line { actions, judged, end } in lines {
                let Some(&action) = actions.first() else { continue };
                let same = match field {
                    Field::Lines => ends.contains(&end),
                    Field::Choices(_) => opinions.iter().any(|it: &Weighed<G::Action>| it.action == action),
                };
                if !same {
                    ends.push(end);
                    opinions.push(Weighed { action, judged, rollouts: 0, line: actions });
                }
            }
            opinions.extend(rest);
        }
        if thought.candidates > 1 && opinions.len() > 1 {
            rollouts::compare(self, known, &mut opinions, judge.evaluations, start, field);
        }
        opinions
    }

    /// The ways to play the own turn that begin with one of these choices.
    fn explore(
        &mut self,
        judge: &mut Judge<'_, G>,
        imagined: &Imagined<G>,
        choices: &[Weighed<G::Action>],
        widths: &[usize],
        start: Instant,
    ) -> Vec<Line<G::Action>> {
        let share = if self.thought.candidates > 1 { 2 } else { 1 };
        let budget = self.thought.budget;
        let enough = move |spent: u64| match budget {
            Budget::Evaluations(most) => spent * share >= most,
            Budget::Time(most) => start.elapsed() * share as u32 >= most,
        };
        let (seat, rng) = (imagined.seat(), &mut self.rng);
        let mut explorer = Explorer { judge, seat, rng, enough: &enough, lines: Vec::new() };
        for choice in choices {
            explorer.begin(imagined.position(), choice.action, widths);
        }
        explorer.lines
    }

    /// What is planned, or seems best.
    fn pick(&mut self, known: &Knowledge<'_, G>, choices: &Choices<G::Action>, start: Instant) -> G::Action {
        if let [only] = choices[..] {
            return only;
        }
        if let Some(action) = self.planned(known, choices) {
            return action;
        }
        let whims = self.thought.whims;
        let mut opinions = self.weigh(known, choices, Field::Lines, start);
        if whims > 0.0 {
            for opinion in &mut opinions {
                opinion.judged.worth += whims * G::WHIM * whim(&mut self.rng);
            }
            sort(&mut opinions);
        }
        let Some(best) = opinions.first() else { return choices[0] };
        self.keep(known, &best.line);
        best.action
    }

    /// What was planned for this moment, if it is what was expected.
    fn planned(&mut self, known: &Knowledge<'_, G>, choices: &Choices<G::Action>) -> Option<G::Action> {
        if self.plan.is_empty() {
            return None;
        }
        let mut described = NOTHING;
        describe(known.imagine(&mut self.rng).position(), known.seat(), &mut described);
        while let Some((expected, action)) = self.plan.pop_front() {
            if expected == described && choices.contains(&action) {
                return Some(action);
            }
        }
        None
    }

    /// Keeps the rest of a line as the plan.
    fn keep(&mut self, known: &Knowledge<'_, G>, line: &[G::Action]) {
        self.plan.clear();
        let Some((&first, rest)) = line.split_first().filter(|(_, rest)| !rest.is_empty()) else { return };
        let seat = known.seat();
        let mut game = known.imagine(&mut self.rng).position().clone();
        game.play_unchecked(seat, first, &mut Silent);
        for &action in rest {
            let mut described = NOTHING;
            describe(&game, seat, &mut described);
            self.plan.push_back((described, action));
            if game.play(seat, action, &mut Silent).is_err() {
                break;
            }
        }
    }
}

/// Among what is compared.
pub(crate) enum Field<'e, A> {
    /// Ways to play the own turn: what is needed to play.
    Lines,
    /// Choices, each by its best way; where their rollouts ended is kept if somebody wants to know.
    Choices(Option<&'e mut Ends<A>>),
}

/// What the choices lead to, at a glance.
fn glance<G: Features>(
    judge: &mut Judge<'_, G>,
    imagined: &Imagined<G>,
    choices: &Choices<G::Action>,
) -> Vec<Weighed<G::Action>> {
    let (mut worths, mut best) = (Vec::with_capacity(choices.len()), NOTHING);
    judge.choose(imagined.position(), imagined.seat(), choices, &mut worths, &mut best);
    let pairs = choices.iter().zip(worths);
    pairs.map(|(&action, judged)| Weighed { action, judged, rollouts: 0, line: vec![action] }).collect()
}

/// The best first; of equals the one that stands first among the choices.
fn sort<A>(opinions: &mut [Weighed<A>]) {
    opinions.sort_by(|one, two| two.judged.worth.total_cmp(&one.judged.worth));
}

fn sum(one: Judged, two: Judged) -> Judged {
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

impl<G: Features> Bot<G> for Thinker<G> {
    fn name(&self) -> &'static str {
        self.name
    }

    fn choose(&mut self, known: &Knowledge<'_, G>, choices: &Choices<G::Action>) -> G::Action {
        let start = Instant::now();
        if let Some(company) = &mut self.company {
            company.watch(&self.net, self.thought.within, known, &mut self.rng);
        }
        let chosen = self.pick(known, choices, start);
        if let Some(company) = &mut self.company {
            company.leave(known, chosen, &mut self.rng);
        }
        chosen
    }
}

/// Between -1 and 1, more often little than much.
fn whim(rng: &mut impl Rng) -> f32 {
    (rng.random::<f32>() + rng.random::<f32>() + rng.random::<f32>()) * (2.0 / 3.0) - 1.0
}

/// Chance decides until somebody is to act; `false` if it can't.
fn settle<G: Game>(game: &mut G, rng: &mut impl Rng, log: &mut impl Log<G::Event>) -> bool {
    while game.to_act() == ToAct::Chance {
        let Some(outcome) = game.sample(rng) else { return false };
        game.resolve(outcome, log);
    }
    true
}

/// The one who is to decide next.
fn decider<G: Features>(game: &G) -> Option<Seat> {
    game.to_act().deciders().iter().next()
}

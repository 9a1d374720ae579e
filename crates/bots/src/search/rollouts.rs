//! Rollouts: the best few choices are played on for several turns by the net, all of them with the same luck, the worse half dropping
//! out again and again.

use super::turn::Explorer;
use super::{Budget, Field, Thinker, Thought, Weighed, decider, settle, sort};
use crate::Knowledge;
use crate::judge::{Judge, Judged, odds};
use crate::net::Net;
use arrayvec::ArrayVec;
use cowcatcher_engine::features::NOTHING;
use cowcatcher_engine::standings::MOST_CATEGORIES;
use cowcatcher_engine::{Choices, Features, Imagined, Seat, Silent, ToAct};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::collections::VecDeque;
use std::time::Instant;

/// No decision needs more rollouts of a choice.
const MOST: u32 = 4096;

/// What was thought of a choice before counts as so many rollouts.
const PRIOR: f32 = 2.0;

/// A candidate: its place among the opinions, and the sums of its rollouts.
struct Candidate {
    index: usize,
    sum: [f32; 4],
    count: f32,
}

impl Candidate {
    fn new(index: usize, judged: &Judged) -> Candidate {
        let sum = [judged.worth, judged.own, judged.others, judged.win].map(|it| it * PRIOR);
        Candidate { index, sum, count: PRIOR }
    }

    fn add(&mut self, judged: &Judged) {
        let more = [judged.worth, judged.own, judged.others, judged.win];
        self.sum.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
        self.count += 1.0;
    }

    fn mean(&self) -> Judged {
        let [worth, own, others, win] = self.sum.map(|sum| sum / self.count);
        Judged { worth, own, others, win }
    }
}

/// Where a rollout ended.
#[derive(Clone, Debug)]
pub(crate) struct End {
    /// What the end is worth to the seat.
    pub(crate) judged: Judged,
    /// The seat's row of the score sheet there; nothing unless somebody wants to know.
    pub(crate) points: ArrayVec<i32, MOST_CATEGORIES>,
}

/// The ends of the rollouts of each choice, luck by luck from the first: for whoever wants reasons.
pub(crate) type Ends<A> = Vec<(A, Vec<End>)>;

/// Compares the best opinions by rollouts and sorts them anew. Where the rollouts ended is kept if somebody wants to know.
pub(super) fn compare<G: Features>(
    thinker: &mut Thinker<G>,
    known: &Knowledge<'_, G>,
    opinions: &mut [Weighed<G::Action>],
    mut spent: u64,
    start: Instant,
    field: Field<'_, G::Action>,
) {
    let thought = thinker.thought;
    let best = opinions[0].judged.worth;
    let close = opinions.iter().take_while(|it| it.judged.worth >= best - thought.margin * G::SPAN).count();
    // Whoever wants reasons wants the next best for comparison, however far behind.
    let mut ends = match field {
        Field::Choices(ends) => ends,
        Field::Lines => None,
    };
    let wanted = ends.is_some();
    let least = if wanted { 2 } else { 0 };
    let field = close.max(least).min(thought.candidates).min(opinions.len());
    if field < 2 {
        return;
    }
    let counted =
        |judged: Judged| Judged { worth: judged.worth + thought.victory * G::SPAN * odds(judged.win), ..judged };
    let mut left: Vec<Candidate> =
        (0..field).map(|index| Candidate::new(index, &counted(opinions[index].judged))).collect();
    let seed = thinker.rng.random::<u64>();
    let rounds = field.ilog2().max(1);
    let (net, threads) = (&*thinker.net, thought.threads.max(1));
    let mut number = 0;
    for round in 1..=rounds {
        let over = |spent: u64| match thought.budget {
            Budget::Evaluations(most) => spent * u64::from(rounds) >= most * u64::from(round),
            Budget::Time(most) => start.elapsed() * rounds >= most * round,
        };
        // Reasons need a rollout at least, even if the budget went into looking through the own turn.
        while (wanted && number == 0 || !over(spent)) && number < MOST && !thinker.stopped() {
            let lucks: Vec<(Imagined<G>, u64)> = (0..threads)
                .map(|_| {
                    let luck = seed.wrapping_add(u64::from(number));
                    number += 1;
                    let imagined = known.imagine(&mut Xoshiro256PlusPlus::seed_from_u64(luck));
                    // Who chose in secret did so by their own lights, which the net knows better than luck does.
                    (imagined.undecided(), luck)
                })
                .collect();
            let lines: Vec<&[G::Action]> = left.iter().map(|it| &opinions[it.index].line[..]).collect();
            let rollouts = Rollouts { net, thought: &thought, points: wanted };
            for (rolled, cost) in rollouts.all(&lucks, &lines) {
                spent += cost;
                left.iter_mut().zip(&rolled).for_each(|(candidate, end)| candidate.add(&counted(end.judged)));
                if let Some(ends) = &mut ends {
                    note(ends, &lines, rolled);
                }
            }
        }
        left.sort_by(|one, two| two.mean().worth.total_cmp(&one.mean().worth));
        if round < rounds {
            let stay = left.len().div_ceil(2).max(2);
            for gone in left.drain(stay..) {
                settle_on(&mut opinions[gone.index], &gone);
            }
        }
    }
    for candidate in &left {
        settle_on(&mut opinions[candidate.index], candidate);
    }
    sort(&mut opinions[..field]);
    // Who stayed longest is best, though one who dropped out early may have been luckier.
    if let Some(winner) = left.first().map(|it| it.mean().worth)
        && let Some(at) = opinions[..field].iter().position(|it| it.judged.worth == winner)
    {
        opinions[..=at].rotate_right(1);
    }
}

fn settle_on<A>(opinion: &mut Weighed<A>, candidate: &Candidate) {
    opinion.judged = candidate.mean();
    opinion.rollouts = (candidate.count - PRIOR) as u32;
}

/// Writes the ends of one luck to those of the lucks before.
fn note<A: Copy + PartialEq>(ends: &mut Ends<A>, lines: &[&[A]], rolled: Vec<End>) {
    for (line, end) in lines.iter().zip(rolled) {
        match ends.iter_mut().find(|(of, _)| line.first() == Some(of)) {
            Some((_, before)) => before.push(end),
            None => ends.extend(line.first().map(|&action| (action, vec![end]))),
        }
    }
}

/// A rollout of more clicks than this is judged where it stands.
const LONGEST: usize = 600;

/// How choices are rolled out.
pub(super) struct Rollouts<'n> {
    pub(super) net: &'n Net,
    pub(super) thought: &'n Thought,
    /// Are the points by category wanted?
    pub(super) points: bool,
}

impl Rollouts<'_> {
    /// Rolls every line out with every luck, a thread for each luck.
    fn all<G: Features>(&self, lucks: &[(Imagined<G>, u64)], lines: &[&[G::Action]]) -> Vec<(Vec<End>, u64)> {
        let roll = |(imagined, luck): &(Imagined<G>, u64)| {
            let mut judge = Judge::new(self.net, self.thought.taste);
            let ends = lines.iter().map(|line| self.one(&mut judge, imagined, line, *luck)).collect();
            (ends, judge.evaluations)
        };
        if let [only] = lucks {
            return vec![roll(only)];
        }
        std::thread::scope(|scope| {
            let threads: Vec<_> = lucks.iter().map(|luck| scope.spawn(move || roll(luck))).collect();
            threads.into_iter().filter_map(|thread| thread.join().ok()).collect()
        })
    }

    /// Plays a line and goes on by the net for so many turns of everybody: the seat by a short look through each of its own, if it takes one,
    /// the others at a glance.
    pub(super) fn one<G: Features>(
        &self,
        judge: &mut Judge<'_, G>,
        imagined: &Imagined<G>,
        line: &[G::Action],
        luck: u64,
    ) -> End {
        let seat = imagined.seat();
        let mut game = imagined.position().clone();
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(luck);
        // What was planned for one deal of what is hidden is legal in all, as chance decided nothing in between; else the net goes on.
        for &action in line {
            if game.play(seat, action, &mut Silent).is_err() {
                break;
            }
        }
        let mut changes = self.thought.turns * game.seats();
        let within = |next| if next == seat { self.thought.within } else { &[] };
        let mut last = seat;
        go_on(judge, &mut game, &mut rng, within, |game, next| {
            // A secret choice of everybody is no turn.
            if next != last && matches!(game.to_act(), ToAct::One(_)) {
                if changes == 0 {
                    return true;
                }
                changes -= 1;
            }
            last = next;
            false
        });
        let mut described = NOTHING;
        let judged = judge.judge(&game, seat, &mut described);
        let sheet = self.points.then(|| game.standings().points.get(seat.index()).cloned());
        End { judged, points: sheet.flatten().unwrap_or_default() }
    }
}

/// Everybody goes on by the net until `enough` says so of a position and of the one who is to decide there. Who has choices to be followed
/// `within` their turn takes a short look through it, everybody else decides at a glance.
pub(super) fn go_on<'w, G: Features>(
    judge: &mut Judge<'_, G>,
    game: &mut G,
    rng: &mut Xoshiro256PlusPlus,
    within: impl Fn(Seat) -> &'w [usize],
    mut enough: impl FnMut(&G, Seat) -> bool,
) {
    let (mut choices, mut worths, mut described) = (Choices::new(), Vec::new(), NOTHING);
    let (mut plan, mut of) = (VecDeque::new(), None);
    for _ in 0..LONGEST {
        if !settle(game, rng, &mut Silent) {
            break;
        }
        let Some(next) = decider(game).filter(|&next| !enough(game, next)) else { break };
        if of.replace(next) != Some(next) {
            plan.clear();
        }
        if let Some(action) = plan.pop_front()
            && game.play(next, action, &mut Silent).is_ok()
        {
            continue;
        }
        let Some(best) = judge.best(game, next, &mut choices, &mut worths, &mut described) else { break };
        let widths = within(next);
        if !widths.is_empty() && choices.len() > 1 {
            let mut explorer = Explorer { judge, seat: next, rng, enough: &|_| false, lines: Vec::new() };
            explorer.branch(game, &choices, &worths, widths);
            let lines = explorer.lines.into_iter();
            let line = lines.max_by(|one, two| one.judged.worth.total_cmp(&two.judged.worth));
            plan.extend(line.into_iter().flat_map(|line| line.actions));
        }
        let action = plan.pop_front().unwrap_or(choices[best]);
        game.play_unchecked(next, action, &mut Silent);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judge::Taste;
    use crate::level::GLANCE;
    use crate::{Knowledge, learned};
    use cowcatcher_games::{Listed, Visit, Whole, visit};

    /// A game of four at its first decision among several choices, as somebody rolls it out who follows so many choices within their turns.
    struct RolledOut(&'static [usize]);

    impl Visit for RolledOut {
        /// How many positions were judged in a round of everybody: where the seat alone looks through its turns, and where everybody does.
        type Out = (u64, u64);

        fn visit<G: Whole>(self, listed: Listed<G>) -> Self::Out {
            let net = learned::<G>().unwrap();
            let mut game = G::new(&listed.options(&[]).unwrap(), 4).unwrap();
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
            assert!(settle(&mut game, &mut rng, &mut Silent));
            let seat = decider(&game).unwrap();
            let imagined = Knowledge::of(&game, seat).imagine(&mut rng);
            let thought = Thought { turns: 1, within: self.0, ..GLANCE };
            let mut judge = Judge::new(&net, Taste::PLAIN);
            Rollouts { net: &net, thought: &thought, points: false }.one(&mut judge, &imagined, &[], 1);
            let by_one = judge.evaluations;
            let mut judge = Judge::new(&net, Taste::PLAIN);
            let (mut game, mut last, mut changes) = (imagined.position().clone(), seat, 0);
            let enough = |_: &G, next| {
                changes += u32::from(next != last);
                last = next;
                changes > 4
            };
            go_on(&mut judge, &mut game, &mut Xoshiro256PlusPlus::seed_from_u64(1), |_| self.0, enough);
            (by_one, judge.evaluations)
        }
    }

    #[test]
    fn the_seat_alone_looks_through_its_turns() {
        let rolled_out = |within| visit("gwt2", RolledOut(within)).unwrap();
        let (glance, all_at_a_glance) = rolled_out(&[]);
        let (one, everybody) = rolled_out(&[3, 2]);
        assert!(glance < one && all_at_a_glance < everybody);
        assert!(one < everybody, "{one} positions where one looks through, {everybody} where everybody does");
    }

    /// Somebody of four who thinks like this, asked for their opinions at the first decision of a game.
    struct Asked(Thought);

    impl Visit for Asked {
        /// How often each choice was rolled out, and what it is worth.
        type Out = Vec<(u32, Judged)>;

        fn visit<G: Whole>(self, listed: Listed<G>) -> Self::Out {
            let net = learned::<G>().unwrap();
            let mut game = G::new(&listed.options(&[]).unwrap(), 4).unwrap();
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
            assert!(settle(&mut game, &mut rng, &mut Silent));
            let (seat, mut choices) = (decider(&game).unwrap(), Choices::new());
            game.legal(seat, &mut choices);
            assert!(choices.len() > 3);
            let mut opinions = Thinker::new("asked", net, self.0, 1).opinions(&Knowledge::of(&game, seat), &choices);
            opinions.sort_by_key(|opinion| opinion.action);
            opinions.iter().map(|opinion| (opinion.rollouts, opinion.judged)).collect()
        }
    }

    fn asked(thought: Thought) -> Vec<(u32, Judged)> {
        visit("gwt2", Asked(Thought { turns: 1, budget: Budget::Evaluations(20_000), ..thought })).unwrap()
    }

    #[test]
    fn what_seems_far_worse_is_not_rolled_out() {
        let compared = |margin| {
            let opinions = asked(Thought { margin, candidates: 100, ..GLANCE });
            opinions.iter().filter(|(rollouts, _)| *rollouts > 0).count()
        };
        let (none, all) = (compared(0.0), compared(100.0));
        assert!(none < 2 && all > 3, "{none} and {all}");
        assert!((none..=all).contains(&compared(0.1)));
    }

    #[test]
    fn a_victory_counts_where_choices_are_compared_and_changes_no_rollout() {
        let [points, half, whole] =
            [0.0, 1.0, 2.0].map(|victory| asked(Thought { victory, margin: 100.0, candidates: 2, ..GLANCE }));
        let mut compared = 0;
        for ((points, half), whole) in points.iter().zip(&half).zip(&whole).filter(|((it, _), _)| it.0 > 0) {
            let rolled_out = |it: &(u32, Judged)| (it.0, it.1.own, it.1.others, it.1.win);
            assert_eq!(rolled_out(points), rolled_out(whole));
            let [one, two] = [half, whole].map(|it| it.1.worth - points.1.worth);
            assert!(0.0 < one && (two - 2.0 * one).abs() < 0.01, "{one} and {two}");
            compared += 1;
        }
        assert_eq!(compared, 2);
    }
}

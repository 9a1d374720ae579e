//! The company somebody is in. Who wants nothing but points has most of them where nobody hurries to take what all could have, but least where
//! all the others do.
//!
//! So they ask what they would have themselves if all were glad of what the others have, and if nobody were; and they see from what the
//! others do whether these are.

use super::rollouts::{Rollouts, go_on};
use super::{Thought, decider, settle};
use crate::Knowledge;
use crate::judge::{Judge, Taste};
use crate::level::GLANCE;
use crate::net::Net;
use cowcatcher_engine::features::{Described, NOTHING, describe};
use cowcatcher_engine::{Features, Imagined, Silent};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

/// What others are taken for, and what oneself may be: one who wants nothing but points, or one who is as glad of those of the others.
const MINDS: [Taste; 2] = [Taste::POINTS, Taste::GLAD];

/// Deals of what is hidden, and lucks, by which each mind is tried.
const LUCKS: usize = 4;

/// What all would have is looked for so many turns ahead.
const TURNS: usize = 6;

/// How much of what was found at the turn before still counts.
const FADES: f32 = 0.8;

/// The trust that others get at first, and the most that they can earn or lose, in slots by which the position is nearer to what glad ones would
/// have made of it. Experts of Great Western Trail, four at a table, earn or lose three with each turn, give or take eight.
const AT_FIRST: f32 = 25.0;
const MOST: f32 = 30.0;

/// What somebody thinks of those they play with.
#[derive(Clone, Debug)]
pub(super) struct Company<G> {
    /// The position after the last own choice, as the seat imagined it.
    left: Option<G>,
    /// How much the others are taken for glad ones; if it is less than nothing, they are not.
    trust: f32,
    /// The own points if all were of each mind, summed over what was tried.
    tried: [f32; MINDS.len()],
    /// Have others played since the own mind was made up?
    news: bool,
}

impl<G: Features> Company<G> {
    pub(super) fn new() -> Self {
        Company { left: None, trust: AT_FIRST, tried: Default::default(), news: true }
    }

    /// Sees what the others have done since the own last choice: is it what glad ones would have done there, or what those would have done
    /// who want nothing but their own?
    pub(super) fn watch(
        &mut self,
        net: &Net,
        within: &[usize],
        known: &Knowledge<'_, G>,
        rng: &mut Xoshiro256PlusPlus,
    ) {
        let Some(left) = self.left.take() else { return };
        let seat = known.seat();
        let mut next = left.clone();
        if settle(&mut next, rng, &mut Silent) && decider(&next) == Some(seat) {
            return;
        }
        self.news = true;
        let mut is = NOTHING;
        describe(known.imagine(rng).position(), seat, &mut is);
        let mut off = [0; MINDS.len()];
        for _ in 0..LUCKS {
            let luck = rng.random::<u64>();
            let imagined = Imagined::other(&left, seat, luck).undecided();
            for (taste, off) in MINDS.into_iter().zip(&mut off) {
                let mut game = imagined.position().clone();
                let mut judge = Judge::new(net, taste);
                let mut luck = Xoshiro256PlusPlus::seed_from_u64(luck);
                go_on(&mut judge, &mut game, &mut luck, |_| within, |_, next| next == seat);
                let mut would_be = NOTHING;
                describe(&game, seat, &mut would_be);
                *off += apart(&is, &would_be);
            }
        }
        let [points, glad] = off.map(|off| off as f32 / LUCKS as f32);
        self.trust = (self.trust + points - glad).clamp(-MOST, MOST);
    }

    /// What to want, to have most points in this company; and how many positions were judged to find out.
    pub(super) fn taste(&mut self, net: &Net, known: &Knowledge<'_, G>, rng: &mut Xoshiro256PlusPlus) -> (Taste, u64) {
        let mut evaluations = 0;
        if self.trust < 0.0 {
            return (Taste::POINTS, evaluations);
        }
        if std::mem::take(&mut self.news) {
            self.tried.iter_mut().for_each(|sum| *sum *= FADES);
            for _ in 0..LUCKS {
                let luck = rng.random::<u64>();
                let imagined = known.imagine(&mut Xoshiro256PlusPlus::seed_from_u64(luck)).undecided();
                for (taste, sum) in MINDS.into_iter().zip(&mut self.tried) {
                    let thought = Thought { taste, turns: TURNS, ..GLANCE };
                    let mut judge = Judge::new(net, taste);
                    let rollouts = Rollouts { net, thought: &thought, points: false };
                    *sum += rollouts.one(&mut judge, &imagined, &[], luck).judged.own;
                    evaluations += judge.evaluations;
                }
            }
        }
        let [points, glad] = self.tried;
        (if glad > points { Taste::GLAD } else { Taste::POINTS }, evaluations)
    }

    /// Remembers what the others are left with.
    pub(super) fn leave(&mut self, known: &Knowledge<'_, G>, chosen: G::Action, rng: &mut Xoshiro256PlusPlus) {
        let mut game = known.imagine(rng).position().clone();
        game.play_unchecked(known.seat(), chosen, &mut Silent);
        self.left = Some(game);
    }
}

/// In how many slots two descriptions differ.
fn apart(one: &Described, two: &Described) -> usize {
    one.iter().zip(two).filter(|(one, two)| one != two).count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::learned_for;
    use cowcatcher_engine::{Choices, Seat, ToAct};
    use cowcatcher_games::{Listed, Visit, Whole, visit};

    /// A game of four who are all of this mind and play at a glance: of how many decisions, and before how many of them somebody who looks at
    /// the company would have been glad.
    struct Among(Taste);

    impl Visit for Among {
        type Out = (usize, usize);

        fn visit<G: Whole>(self, listed: Listed<G>) -> Self::Out {
            let net = learned_for::<G>(&self.0).unwrap();
            let mut game = G::new(&listed.options(&[]).unwrap(), 4).unwrap();
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
            let (me, mut company) = (Seat(0), Company::new());
            let mut judge = Judge::new(&net, self.0);
            let (mut choices, mut worths, mut described) = (Choices::new(), Vec::new(), NOTHING);
            let (mut decisions, mut glad) = (0, 0);
            while settle(&mut game, &mut rng, &mut Silent) && game.to_act() != ToAct::Over {
                let seat = decider(&game).unwrap();
                if seat == me {
                    let known = Knowledge::of(&game, me);
                    company.watch(&net, &[], &known, &mut rng);
                    let news = company.news;
                    let (taste, evaluations) = company.taste(&net, &known, &mut rng);
                    assert_eq!(evaluations > 0, news && company.trust >= 0.0, "what was judged is counted");
                    decisions += 1;
                    glad += usize::from(taste == Taste::GLAD);
                }
                let best = judge.best(&game, seat, &mut choices, &mut worths, &mut described).unwrap();
                if seat == me {
                    company.leave(&Knowledge::of(&game, me), choices[best], &mut rng);
                }
                game.play_unchecked(seat, choices[best], &mut Silent);
            }
            (decisions, glad)
        }
    }

    #[test]
    fn who_wants_points_is_glad_among_those_who_are_and_among_nobody_else() {
        let (decisions, glad) = visit("gwt2", Among(Taste::GLAD)).unwrap();
        assert!(glad * 10 > decisions * 7, "{glad} of {decisions} among glad ones");
        let (decisions, glad) = visit("gwt2", Among(Taste::POINTS)).unwrap();
        assert!(glad * 10 < decisions * 3, "{glad} of {decisions} among those who want their own");
    }
}

//! Goals as the page shows them: several steps that one click plays, in words, with what they cost and to whom.

use super::{Figure, Offer, Picture, Scene};
use crate::kit::Pen;
use crate::words::Speech;
use cowcatcher_engine::{Manner, Name, Transfer};
use cowcatcher_session::Goal;

/// The notations of a goal, one after the other, as its piece or its entry carries them.
pub(crate) fn notation<G: Picture>(goal: &Goal<G>) -> String {
    goal.line.iter().map(ToString::to_string).collect::<Vec<_>>().join(";")
}

impl<G: Picture> Scene<'_, G> {
    /// What a goal is and costs: a walk by its steps and fees, anything else by its last step and what led to it.
    pub(crate) fn says_goal(&self, goal: &Goal<G>) -> String {
        let view = goal.before.view();
        let there = Speech::<G> { view: &view, ..self.words };
        if goal.walks == 0 {
            let by = goal.line.iter().take(goal.line.len() - 1);
            let by: Vec<String> = by.map(|&action| G::label(&there, action)).collect();
            return self.words.with_details(G::describe(&there, &goal.before, goal.to), &by);
        }
        let end = goal.line.iter().rev().find(|&&action| is_walk::<G>(action));
        let place = G::label(&self.words, *end.unwrap_or(&goal.to));
        let mut way = self.words.say("goal-way", &[("place", place.into()), ("steps", goal.walks.into())]);
        for paid in &goal.pays {
            way = format!("{way}, {}", self.paid(paid));
        }
        match goal.arrives() {
            true => {
                let what = G::describe(&there, &goal.before, goal.to);
                self.words.say("goal-then", &[("way", way.into()), ("what", what.into())])
            }
            false => way,
        }
    }

    /// What is paid, and to whom.
    fn paid(&self, paid: &Transfer) -> String {
        let amount = ("amount", self.amount(paid.what, paid.amount).into());
        match paid.to {
            Some(seat) => self.words.say("goal-pays", &[amount, ("name", self.words.seat(seat).into())]),
            None => self.words.say("goal-pays-bank", &[amount]),
        }
    }

    /// So many of something, with its sign.
    pub(super) fn amount(&self, what: Name, amount: i32) -> String {
        self.words.say(&format!("amount-{what}"), &[("amount", amount.into())])
    }

    /// The goals as entries of the action bar: each way of a walk for itself, then what no piece of the drawings names.
    pub(super) fn aims(self) -> [Vec<Offer>; 2] {
        let named = Pen::live(self).goals();
        let walks = |goal: &Goal<G>| goal.line.first().is_some_and(|&first| is_walk::<G>(first));
        let all = || self.goals.iter().enumerate().filter(|(_, goal)| !goal.arrives());
        let ways = all().filter(|(_, goal)| walks(goal)).map(|(_, goal)| self.aim(goal));
        let others = all().filter(|(place, goal)| !walks(goal) && !named.contains(place));
        [ways.collect(), others.map(|(_, goal)| self.aim(goal)).collect()]
    }

    /// A goal as an entry of the action bar.
    pub(super) fn aim(&self, goal: &Goal<G>) -> Offer {
        Offer {
            action: notation(goal),
            goal: true,
            words: self.says_goal(goal),
            icon: None,
            figures: self.price(goal),
            reveals: goal.reveals,
            amount: None,
        }
    }

    /// What is paid in all, by kind.
    fn price(&self, goal: &Goal<G>) -> Vec<Figure> {
        let mut sums: Vec<(Name, i32)> = Vec::new();
        for paid in &goal.pays {
            match sums.iter_mut().find(|(what, _)| *what == paid.what) {
                Some((_, sum)) => *sum += paid.amount,
                None => sums.push((paid.what, paid.amount)),
            }
        }
        let figure = |(what, sum)| Figure { text: format!("−{}", self.amount(what, sum)), good: false };
        sums.into_iter().filter(|&(_, sum)| sum != 0).map(figure).collect()
    }
}

fn is_walk<G: Picture>(action: G::Action) -> bool {
    G::manner(action) == Manner::Walks
}

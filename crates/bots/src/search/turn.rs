//! Through the own turn to its end: the best few clicks at each step, chance as it falls.

use super::settle;
use crate::judge::{Judge, Judged};
use cowcatcher_engine::features::{Described, NOTHING};
use cowcatcher_engine::{Audience, Choices, Features, Log, Occurrence, Seat, Seats, ToAct};
use rand::Rng;

/// A turn of more clicks than this is judged where it stands.
const LONGEST: usize = 64;

/// A way to play the own turn.
#[derive(Clone, Debug)]
pub(crate) struct Line<A> {
    /// The clicks, up to the end of the turn or to where chance decides and nobody can plan further.
    pub(crate) actions: Vec<A>,
    /// What the end of the turn is worth.
    pub(crate) judged: Judged,
    /// What the seat knows at the end of the turn: lines that come to the same differ in nothing but the order of clicks.
    pub(crate) end: Described,
}

/// Looks for ways to play a turn.
pub(crate) struct Explorer<'a, 'n, R, G: Features> {
    /// By whom positions are judged.
    pub(crate) judge: &'a mut Judge<'n, G>,
    /// Whose turn it is.
    pub(crate) seat: Seat,
    /// Where chance comes from.
    pub(crate) rng: &'a mut R,
    /// After so many evaluations no line branches any more.
    pub(crate) enough: &'a dyn Fn(u64) -> bool,
    /// What was found.
    pub(crate) lines: Vec<Line<G::Action>>,
}

impl<R: Rng, G: Features> Explorer<'_, '_, R, G> {
    /// Adds the ways that begin with `first`: the best `widths` clicks are looked at step by step, and the best one alone after that.
    pub(crate) fn begin(&mut self, game: &G, first: G::Action, widths: &[usize]) {
        let mut after = Walk::from(game);
        after.play(self.seat, first);
        self.walk(after, widths);
    }

    /// Adds the ways that begin with the best of these choices, which are worth so much at a glance.
    pub(crate) fn branch(&mut self, game: &G, choices: &Choices<G::Action>, worths: &[Judged], widths: &[usize]) {
        self.fork(&Walk::from(game), choices, worths, widths);
    }

    /// Goes on with the best few choices, each by itself.
    fn fork(&mut self, on: &Walk<G>, choices: &Choices<G::Action>, worths: &[Judged], widths: &[usize]) {
        let Some((&width, deeper)) = widths.split_first() else { return };
        let mut order: Vec<usize> = (0..choices.len()).collect();
        order.sort_by(|&one, &two| worths[two].worth.total_cmp(&worths[one].worth));
        for index in order.into_iter().take(width) {
            let mut after = on.clone();
            after.play(self.seat, choices[index]);
            self.walk(after, deeper);
        }
    }

    fn walk(&mut self, mut on: Walk<G>, widths: &[usize]) {
        let mut choices = Choices::new();
        let mut worths = Vec::new();
        let mut described = NOTHING;
        for _ in 0..LONGEST {
            on.planned &= on.game.to_act() != ToAct::Chance;
            if !settle(&mut on.game, self.rng, &mut on.turn) || on.turn.next {
                break;
            }
            if !on.game.to_act().deciders().contains(self.seat) {
                break;
            }
            let Some(best) = self.judge.best(&on.game, self.seat, &mut choices, &mut worths, &mut described) else {
                break;
            };
            if !widths.is_empty() && choices.len() > 1 && !(self.enough)(self.judge.evaluations) {
                return self.fork(&on, &choices, &worths, widths);
            }
            on.play(self.seat, choices[best]);
        }
        let judged = self.judge.judge(&on.game, self.seat, &mut described);
        self.lines.push(Line { actions: on.actions, judged, end: described });
    }
}

/// A turn on its way.
#[derive(Clone)]
struct Walk<G: Features> {
    game: G,
    actions: Vec<G::Action>,
    /// Did chance decide nothing yet?
    planned: bool,
    turn: Turn,
}

impl<G: Features> Walk<G> {
    fn from(game: &G) -> Walk<G> {
        Walk { game: game.clone(), actions: Vec::new(), planned: true, turn: Turn { next: false } }
    }

    fn play(&mut self, seat: Seat, action: G::Action) {
        self.game.play_unchecked(seat, action, &mut self.turn);
        if self.planned {
            self.actions.push(action);
        }
    }
}

/// Hears whether another turn begins.
#[derive(Clone)]
struct Turn {
    next: bool,
}

impl<E: Occurrence> Log<E> for Turn {
    fn tell_to(&mut self, _: Audience, event: E) {
        self.next |= event.opens().is_some();
    }

    fn learned(&mut self, _: Seats) {}
}

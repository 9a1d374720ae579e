//! The rest of a turn, played sensibly: paths and deliveries are tried out, everything else is taken as it comes best.

use super::prune;
use crate::action::Action;
use crate::agenda::Step;
use crate::data::cards::Card;
use crate::data::objectives::Objective;
use crate::outcome::Outcome;
use crate::state::Gwt;
use cowcatcher_engine::{Choices, Game, Silent};

/// The first draw of a line of play is tried with so many cards, spread evenly over the pile.
const SPREAD: u32 = 3;
/// A local action must be worth so much more than leaving it.
const WORTHWHILE: f32 = 0.001;

/// How a step is treated when looking ahead.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// The turn is over but for drawing up.
    Over,
    /// Chance decides in the middle of the turn.
    Chance,
    /// What it is worth shows only at the end: every answer is followed up.
    Fork,
    /// Local actions, one after the other.
    Location,
    /// Foresight tiles and purchases: one after the other, each judged by the position it leads to.
    Single,
    /// Part of something begun.
    Detail,
}

fn kind(step: Option<Step>) -> Kind {
    match step {
        None | Some(Step::EndTurn | Step::PhaseC | Step::RefillForesight) => Kind::Over,
        Some(step) if step.is_chance() => Kind::Chance,
        Some(Step::PlaceRancher | Step::Move { .. } | Step::Income | Step::Deliver { extraordinary: false, .. }) => {
            Kind::Fork
        }
        Some(Step::Location) => Kind::Location,
        Some(Step::Buy { .. } | Step::Foresight(_)) => Kind::Single,
        Some(_) => Kind::Detail,
    }
}

impl Gwt {
    /// What the position is worth at the end of the turn, in points.
    pub(super) fn turn_worth(mut self) -> f32 {
        self.play_on(true)
    }

    /// Plays to the end of the turn; the first draw is tried with several cards if `spread`.
    fn play_on(&mut self, spread: bool) -> f32 {
        loop {
            match kind(self.agenda.top()) {
                Kind::Over => return self.outlook(),
                Kind::Chance
                    if spread && matches!(self.agenda.top(), Some(Step::DrawCard | Step::BlindObjective { .. })) =>
                {
                    let worth = |n| {
                        let mut here = *self;
                        here.take_luck(2 * n + 1, 2 * SPREAD);
                        here.play_on(false)
                    };
                    return (0..SPREAD).map(worth).sum::<f32>() / SPREAD as f32;
                }
                Kind::Chance => self.take_luck(1, 2),
                Kind::Fork => {
                    let mut best = f32::MIN;
                    self.think(|action| best = best.max(self.once_played(action).play_on(spread)));
                    return best;
                }
                Kind::Location => {
                    if !self.play_best_local() {
                        return self.leave_worth(spread);
                    }
                }
                Kind::Single | Kind::Detail => self.answer_best(),
            }
        }
    }

    /// Performs the best local action that stays here, if any is better than none.
    fn play_best_local(&mut self) -> bool {
        let mut best = self.outlook() + WORTHWHILE;
        let mut better = None;
        self.think(|action| {
            if action != Action::Done && !leaves(action) {
                let mut next = self.once_played(action);
                next.settle_down();
                let worth = next.outlook();
                if worth > best {
                    best = worth;
                    better = Some(next);
                }
            }
        });
        if let Some(better) = better {
            *self = better;
        }
        better.is_some()
    }

    /// Ending the turn here, or moving on from here if that is better.
    fn leave_worth(&self, spread: bool) -> f32 {
        let mut best = self.outlook();
        self.think(|action| {
            if leaves(action) {
                best = best.max(self.once_played(action).play_on(spread));
            }
        });
        best
    }

    /// Gives the answer that looks best once everything begun is done.
    fn answer_best(&mut self) {
        let single = kind(self.agenda.top()) == Kind::Single;
        let mut best = f32::MIN;
        let mut better = None;
        self.think(|action| {
            let mut next = self.once_played(action);
            if !single {
                next.settle_down();
            }
            let worth = next.outlook();
            if worth > best {
                best = worth;
                better = Some(next);
            }
        });
        match better {
            Some(better) => *self = better,
            None => self.agenda.pop(),
        }
    }

    /// Everything begun is brought to its end.
    fn settle_down(&mut self) {
        loop {
            match kind(self.agenda.top()) {
                Kind::Single | Kind::Detail => self.answer_best(),
                Kind::Chance => self.take_luck(1, 2),
                Kind::Over | Kind::Fork | Kind::Location => return,
            }
        }
    }

    /// Goes through the answers worth thinking about.
    fn think(&self, each: impl FnMut(Action)) {
        let mut choices = Choices::new();
        self.legal(self.active(), &mut choices);
        if let Some(step) = self.agenda.top() {
            self.narrow(step, &mut choices);
        }
        choices.iter().copied().for_each(each);
    }

    /// What chance brings is taken from the middle of the pile, or from another fraction of it.
    fn take_luck(&mut self, part: u32, of: u32) {
        let middle = |total: u32| (total * part / of).min(total.saturating_sub(1));
        let outcome = match self.agenda.top() {
            Some(Step::DrawCard) => {
                let draw = &self.me().draw;
                draw.nth(middle(draw.total())).map(|card| Outcome::Card(Card::from_index(card)))
            }
            Some(Step::MarketCards(_)) => {
                let stack = &self.market_stack;
                stack.nth(middle(stack.total())).map(|card| Outcome::Market(Card::from_index(card)))
            }
            _ => {
                let stack = &self.objective_stack;
                stack.nth(middle(stack.total())).map(|it| Outcome::Objective(Objective::from_index(it)))
            }
        };
        match outcome {
            Some(outcome) => self.resolve(outcome, &mut Silent),
            None => self.agenda.pop(),
        }
    }
}

/// Does it lead away from the location?
fn leaves(action: Action) -> bool {
    let line = match action {
        Action::Use(_, line, ..) => Some(line),
        Action::Play(objective, false) => objective.card().immediate,
        _ => None,
    };
    line.is_some_and(prune::moves_the_rancher)
}

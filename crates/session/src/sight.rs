//! What one seat may see of a session.

use crate::session::Session;
use cowcatcher_engine::journal::Step;
use cowcatcher_engine::{Choices, Game, Imagined, Refusal, Seat, Silent, Standings, ToAct};
use cowcatcher_words::Spoken;
use std::ops::Range;

/// From so many imagined positions the score of others is estimated.
const IMAGINED: u64 = 8;

/// A moment of a session as one seat may see it. Nothing else of the position can be got out of it.
#[derive(Clone, Debug)]
pub struct Sight<G: Game> {
    seat: Option<Seat>,
    view: G::View,
    imagined: Option<Imagined<G>>,
    question: Option<G::Question>,
    standings: Option<Standings>,
    seats: usize,
    rivals: usize,
}

impl<G: Game> Sight<G> {
    /// What `seat` (`None`: a spectator) may see of a position.
    pub(crate) fn of(game: &G, seat: Option<Seat>) -> Self {
        Sight {
            seat,
            view: game.view(seat),
            imagined: seat.map(|seat| Imagined::of(game, seat)),
            question: game.question(),
            standings: standings(game, seat),
            seats: game.seats(),
            rivals: game.rivals(),
        }
    }

    /// From which seat; `None` for a spectator.
    pub fn seat(&self) -> Option<Seat> {
        self.seat
    }

    /// How many play.
    pub fn seats(&self) -> usize {
        self.seats
    }

    /// How many rivals the rules play; they stand after the seats.
    pub fn rivals(&self) -> usize {
        self.rivals
    }

    /// What is seen.
    pub fn view(&self) -> &G::View {
        &self.view
    }

    /// What is asked of whoever is to decide.
    pub fn question(&self) -> Option<G::Question> {
        self.question
    }

    /// The position as the seat can imagine it, for quotes; none for a spectator.
    pub fn imagined(&self) -> Option<&Imagined<G>> {
        self.imagined.as_ref()
    }

    /// What the seat may do.
    pub fn choices(&self) -> Choices<G::Action> {
        self.imagined.as_ref().map(Imagined::choices).unwrap_or_default()
    }

    /// The score sheet as far as the seat can know it; `None` for a spectator of a running game.
    pub fn standings(&self) -> Option<&Standings> {
        self.standings.as_ref()
    }
}

/// The score sheet as far as `seat` can know it; `None` for a spectator of a running game.
///
/// The true score of others may depend on cards nobody has seen. So, before the end, it is read off positions imagined from what
/// the seat knows, always the same ones; where they differ, the lowest figure stands.
fn standings<G: Game>(game: &G, seat: Option<Seat>) -> Option<Standings> {
    if game.to_act() == ToAct::Over {
        return Some(game.standings());
    }
    let seat = seat?;
    let imagined = (0..IMAGINED).map(|number| Imagined::other(game, seat, number).position().standings());
    let lower = |points: &mut [i32], others: &[i32]| {
        points.iter_mut().zip(others).for_each(|(points, &other)| *points = other.min(*points));
    };
    imagined.reduce(|mut lowest, other| {
        lowest.points.iter_mut().zip(&other.points).for_each(|(row, others)| lower(row, others));
        lowest.tie_breaks.iter_mut().zip(&other.tie_breaks).for_each(|(row, others)| lower(row, others));
        lowest
    })
}

/// One step as one listener heard of it.
#[derive(Clone, Debug)]
pub struct Told<G: Game> {
    /// The number of the step.
    pub step: usize,
    /// Who took it; `None` for chance.
    pub by: Option<Seat>,
    /// What the listener sees after it.
    pub view: G::View,
    /// What they heard; never nothing.
    pub events: Vec<G::Event>,
}

impl<G: Spoken> Session<G> {
    /// What `seat` (`None`: a spectator) may see of the moment when `step` steps were taken; `None` if it has not come so far.
    pub fn sight(&self, seat: Option<Seat>, step: usize) -> Option<Sight<G>> {
        if step == self.steps().len() {
            return Some(Sight::of(self.game(), seat));
        }
        Some(Sight::of(&self.game_at(step)?, seat))
    }

    /// What `seat` sees after some actions of its own; `None` if one is not legal or would show something to somebody.
    pub fn preview(&self, seat: Seat, line: &[G::Action]) -> Option<G::View> {
        let mut here = Imagined::of(self.game(), seat);
        for &action in line {
            let (after, happened) = here.after(action).ok()?;
            here = Some(after).filter(|after| !after.shows(&happened))?;
        }
        Some(here.view())
    }

    /// May the seat do this now?
    ///
    /// # Errors
    /// The clause that forbids it.
    pub fn check(&self, seat: Seat, action: G::Action) -> Result<(), Refusal> {
        self.game().check(seat, action)
    }

    /// What `seat` heard of these steps.
    pub fn told(&self, seat: Option<Seat>, steps: Range<usize>) -> Vec<Told<G>> {
        let Some(mut game) = self.game_at(steps.start) else { return Vec::new() };
        let mut told = Vec::new();
        let taken = self.steps().iter().zip(self.happened()).enumerate();
        for (number, (step, happened)) in taken.skip(steps.start).take(steps.len()) {
            // Events are told in the position after their step.
            if step.apply(&mut game, &mut Silent).is_err() {
                break;
            }
            let events: Vec<G::Event> = happened.heard_by(seat).cloned().collect();
            if !events.is_empty() {
                let by = match *step {
                    Step::Play(seat, _) => Some(seat),
                    Step::Chance(_) => None,
                };
                told.push(Told { step: number, by, view: game.view(seat), events });
            }
        }
        told
    }

    /// The steps between the last turn of `seat` and the one it is in, at the moment when `step` steps were taken.
    pub fn since(&self, seat: Seat, step: usize) -> Range<usize> {
        let own = |number: &usize| matches!(self.steps()[*number], Step::Play(by, _) if by == seat);
        let rivals = self.rivals_turns();
        let others = |number: &usize| match self.steps()[*number] {
            Step::Play(by, _) => by != seat,
            Step::Chance(_) => rivals.iter().any(|turn| turn.contains(number)),
        };
        let step = step.min(self.steps().len());
        // Back over what they did in this turn, then over what the others did before it.
        let Some(last_other) = (0..step).rev().find(others) else { return 0..0 };
        let Some(last_own) = (0..last_other).rev().find(own) else { return 0..0 };
        last_own + 1..(last_other..step).find(own).unwrap_or(step)
    }
}

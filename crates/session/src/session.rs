//! The typed state of one session: the game with all that led to it.

use crate::error::BadStep;
use crate::games::BotMaker;
use crate::undo::{self, Barrier, Retreat, Taken, Undo};
use cowcatcher_engine::journal::{self, Fault, Journal, JournalError, Step};
use cowcatcher_engine::{
    Audience, Game, Happened, Imagined, Log, Occurrence, Refusal, Seat, Seats, SetupError, Silent, ToAct,
};
use cowcatcher_words::Spoken;
use rand::Rng;

/// A position is kept every so many steps, so that an earlier one is never far.
const KEPT_EVERY: usize = 64;
/// More draws than this in a row mean that the game never stops drawing.
const MOST_DRAWS: usize = 10_000;

/// A game being played: options, steps, what each made happen, and the position reached.
///
/// A session does not draw, store or wait: [`propose`](Self::propose) says which steps an action leads to, the caller
/// stores them, [`apply`](Self::apply) takes them. Replaying a stored table is the same `apply`.
#[derive(Clone, Debug)]
pub struct Session<G: Spoken> {
    journal: Journal<G>,
    game: G,
    happened: Vec<Happened<G::Event>>,
    /// Which steps were secret decisions that several seats took at the same time.
    at_once: Vec<bool>,
    /// Which steps were taken in one click with the step before them, and are taken back with it.
    joined: Vec<bool>,
    /// The positions before step 0, 64, 128, …
    kept: Vec<G>,
    bots: BotMaker<G>,
}

impl<G: Spoken> Session<G> {
    /// A fresh game.
    ///
    /// # Errors
    /// If the game is not for so many players or the options make no sense.
    pub fn new(options: G::Options, players: usize) -> Result<Self, SetupError> {
        Self::with_bots(options, players, |name, seed| cowcatcher_bots::by_name(name, seed).ok())
    }

    /// Like [`new`](Self::new), with bots of one's own.
    ///
    /// # Errors
    /// Those of [`new`](Self::new).
    pub fn with_bots(options: G::Options, players: usize, bots: BotMaker<G>) -> Result<Self, SetupError> {
        let game = G::new(&options, players)?;
        let journal = Journal::new(options, players);
        Ok(Session::fresh(journal, game, bots))
    }

    /// A session in which no step was taken yet.
    fn fresh(journal: Journal<G>, game: G, bots: BotMaker<G>) -> Self {
        let (happened, at_once, joined, kept) = (Vec::new(), Vec::new(), Vec::new(), vec![game.clone()]);
        Session { journal, game, happened, at_once, joined, kept, bots }
    }

    /// The session of a journal, which is played to its last step.
    ///
    /// # Errors
    /// The first line of the journal that is wrong.
    pub(crate) fn restore(journal: Journal<G>, bots: BotMaker<G>) -> Result<Self, JournalError> {
        journal::replay(&journal, None)?;
        let wrong = |step: usize, fault: Fault| JournalError { line: journal.line_of(step), fault };
        let fresh = Self::with_bots(journal.options.clone(), journal.players, bots);
        let mut session = fresh.map_err(|error| wrong(0, Fault::Setup(error)))?;
        for step in journal.steps.chunks(1) {
            session.apply(step).map_err(|bad| wrong(bad.step, bad.fault))?;
        }
        Ok(session)
    }

    /// The position now.
    pub(crate) fn game(&self) -> &G {
        &self.game
    }

    /// What the table agreed on.
    pub fn options(&self) -> &G::Options {
        &self.journal.options
    }

    /// All steps, with what is hidden in them: for nobody's eyes before the game is over.
    pub(crate) fn journal(&self) -> &Journal<G> {
        &self.journal
    }

    /// All steps taken.
    pub(crate) fn steps(&self) -> &[Step<G>] {
        &self.journal.steps
    }

    /// What each step made happen, with those who may hear of it.
    pub(crate) fn happened(&self) -> &[Happened<G::Event>] {
        &self.happened
    }

    /// The position before step `step`; `None` if the game has not come so far.
    pub(crate) fn game_at(&self, step: usize) -> Option<G> {
        if step == self.steps().len() {
            return Some(self.game.clone());
        }
        let mut game = self.kept.get(step / KEPT_EVERY)?.clone();
        for taken in self.steps().get(step / KEPT_EVERY * KEPT_EVERY..step)? {
            // They were judged when they were taken.
            taken.apply(&mut game, &mut Silent).ok()?;
        }
        Some(game)
    }

    /// The session as it was before step `step`.
    pub(crate) fn session_at(&self, step: usize) -> Option<Self> {
        let mut earlier = self.clone();
        earlier.truncate(step).then_some(earlier)
    }

    /// The steps that an action leads to, the action and all that chance decides right after, drawn from `rng`; and who or
    /// what the game waits for then. What a rival does in its turn is not part of it: [`draws`](Self::draws) says that.
    ///
    /// # Errors
    /// The clause that forbids the action.
    pub fn propose(&self, seat: Seat, action: G::Action, rng: &mut impl Rng) -> Result<(Vec<Step<G>>, ToAct), Refusal> {
        let mut game = self.game.clone();
        let mut turns = Turns::new(&game);
        game.play(seat, action, &mut turns)?;
        let mut steps = vec![Step::Play(seat, action)];
        draw(&mut game, &mut steps, &mut turns, rng);
        Ok((steps, game.to_act()))
    }

    /// What chance decides now, drawn from `rng`; nothing unless the game waits for it.
    pub fn draws(&self, rng: &mut impl Rng) -> (Vec<Step<G>>, ToAct) {
        let (mut game, mut steps) = (self.game.clone(), Vec::new());
        draw(&mut game, &mut steps, &mut Turns::new(&self.game), rng);
        (steps, game.to_act())
    }

    /// Takes the steps of one click, all or none.
    ///
    /// # Errors
    /// The first that can't be taken.
    pub fn apply(&mut self, steps: &[Step<G>]) -> Result<(), BadStep> {
        let before = self.steps().len();
        self.follow(steps)?;
        if let Some(first) = self.joined.get_mut(before) {
            *first = false;
        }
        Ok(())
    }

    /// Like [`apply`](Self::apply), as a part of the click before.
    ///
    /// # Errors
    /// The first that can't be taken.
    pub fn follow(&mut self, steps: &[Step<G>]) -> Result<(), BadStep> {
        let before = self.steps().len();
        let mut game = self.game.clone();
        let mut happened = Vec::with_capacity(steps.len());
        let mut at_once = Vec::with_capacity(steps.len());
        let mut kept = Vec::new();
        for (number, step) in (before..).zip(steps) {
            let mut heard = Happened::default();
            at_once.push(matches!(game.to_act(), ToAct::Each(_)));
            step.apply(&mut game, &mut heard).map_err(|fault| BadStep { step: number, fault })?;
            happened.push(heard);
            if (number + 1) % KEPT_EVERY == 0 {
                kept.push(game.clone());
            }
        }
        self.game = game;
        self.journal.steps.extend_from_slice(steps);
        self.happened.append(&mut happened);
        self.at_once.append(&mut at_once);
        self.joined.resize(self.journal.steps.len(), true);
        self.kept.append(&mut kept);
        if self.game.to_act() == ToAct::Over {
            self.journal.finish(&self.game);
        }
        Ok(())
    }

    /// Goes back to where `step` steps were taken; `false` if the game has not come so far.
    fn truncate(&mut self, step: usize) -> bool {
        let Some(game) = self.game_at(step) else { return false };
        self.game = game;
        self.journal.steps.truncate(step);
        if self.game.to_act() != ToAct::Over {
            self.journal.end = None;
        }
        self.happened.truncate(step);
        self.at_once.truncate(step);
        self.joined.truncate(step);
        self.kept.truncate(step / KEPT_EVERY + 1);
        true
    }

    /// How far a seat may go back on its own.
    ///
    /// # Errors
    /// Why it may not.
    pub fn undo_to(&self, seat: Seat, undo: Undo) -> Result<Retreat<Step<G>>, Barrier> {
        let how = self.at_once.iter().zip(&self.joined);
        let steps = self.steps().iter().zip(&self.happened).zip(how).enumerate();
        let taken = steps.map(|(number, ((step, happened), (&at_once, &joined)))| Taken {
            number,
            step,
            learned: happened.learned,
            at_once,
            joined,
        });
        undo::reach(taken, seat, undo)
    }

    /// Is what a seat decided on when `step` steps were taken still the same, because since then only others decided, secretly
    /// and at the same time?
    pub fn same_for(&self, seat: Seat, step: usize) -> bool {
        let others =
            |(taken, &at_once): (&Step<G>, &bool)| at_once && matches!(taken, Step::Play(by, _) if *by != seat);
        let since = self.steps().get(step..).unwrap_or_default();
        let waits = matches!(self.game.to_act(), ToAct::Each(seats) if seats.contains(seat));
        waits && !since.is_empty() && since.iter().zip(self.at_once.get(step..).unwrap_or_default()).all(others)
    }

    /// The last moment at or before `step` in which somebody clicked: there a table can go back to with consent.
    pub fn decision_before(&self, step: usize) -> Option<usize> {
        let last = step.min(self.steps().len().checked_sub(1)?);
        (0..=last).rev().find(|&number| matches!(self.steps()[number], Step::Play(..)) && !self.joined[number])
    }

    /// Where what a seat last did begins: its last turn if others have played since, else its last decision; `None` if it has
    /// decided nothing yet.
    pub fn last_turn(&self, seat: Seat) -> Option<usize> {
        let by = |number: usize| match self.steps()[number] {
            Step::Play(by, _) => Some(by),
            Step::Chance(_) => None,
        };
        let last = (0..self.steps().len()).rev().find(|&number| by(number) == Some(seat))?;
        let others = |number: usize| by(number).is_some_and(|by| by != seat);
        if !(last..self.steps().len()).any(others) {
            return Some(last);
        }
        let turn = (0..last).rev().take_while(|&number| !others(number));
        Some(turn.filter(|&number| by(number) == Some(seat)).last().unwrap_or(last))
    }

    /// The same session, but its position is the beginning of the next turn of a seat as that seat can imagine it: nothing of the true position is
    /// in it that the seat does not know. What was played until now is as it was.
    pub(crate) fn imagine_turn(&self, seat: Seat) -> Option<Self> {
        let game = Imagined::of(&self.game, seat).position().turn_ahead(seat)?;
        let mut ahead = self.clone();
        ahead.game = game;
        Some(ahead)
    }

    /// Makes the bot of a name.
    pub(crate) fn bots(&self) -> BotMaker<G> {
        self.bots
    }
}

/// Hears whether the turn of a rival begins: that is a matter of its own, which is shown on its own.
struct Turns {
    seats: usize,
    rival: bool,
}

impl Turns {
    fn new<G: Game>(game: &G) -> Self {
        Turns { seats: game.seats(), rival: false }
    }
}

impl<E: Occurrence> Log<E> for Turns {
    fn tell_to(&mut self, _: Audience, event: E) {
        self.rival |= event.opens().is_some_and(|seat| seat.index() >= self.seats);
    }

    fn learned(&mut self, _: Seats) {}
}

/// Draws while the game waits for chance, up to where the turn of a rival begins.
fn draw<G: Game>(game: &mut G, steps: &mut Vec<Step<G>>, turns: &mut Turns, rng: &mut impl Rng) {
    for _ in 0..MOST_DRAWS {
        if game.to_act() != ToAct::Chance || turns.rival {
            return;
        }
        let Some(outcome) = game.sample(rng) else { return };
        game.resolve(outcome, turns);
        steps.push(Step::Chance(outcome));
    }
}

#[cfg(test)]
impl<G: Spoken> Session<G> {
    /// A session in which nothing was played yet, from another position on.
    pub(crate) fn starting_from(&self, game: G) -> Self {
        let journal = Journal::new(self.journal.options.clone(), self.journal.players);
        Session::fresh(journal, game, self.bots)
    }
}

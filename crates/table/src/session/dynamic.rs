//! A session behind notations and JSON.

use super::Session;
use crate::error::{BadStep, TableError};
use crate::playing::{Choice, Heard, Playing, Proposal, Thought};
use crate::undo::{Barrier, Retreat, Undo};
use cowcatcher_bots::Knowledge;
use cowcatcher_engine::journal::Step;
use cowcatcher_engine::{Game, NotationError, Options, Seat, Silent, Standings, ToAct, Words};
use rand::Rng;
use std::any::Any;

impl<G: Words> Playing for Session<G> {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn name(&self) -> &str {
        &self.journal.game
    }

    fn title(&self) -> &'static str {
        G::TITLE
    }

    fn options(&self) -> Vec<(&'static str, String)> {
        self.journal.options.entries()
    }

    fn seats(&self) -> usize {
        self.journal.players
    }

    fn step(&self) -> usize {
        self.steps().len()
    }

    fn to_act(&self) -> ToAct {
        self.game.to_act()
    }

    fn question(&self) -> &'static str {
        self.game.question()
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        Session::choices(self, seat).iter().map(ToString::to_string).collect()
    }

    fn choices(&self, seat: Seat) -> Vec<Choice> {
        let choice = |&action: &G::Action| Choice {
            action: action.to_string(),
            words: self.game.describe(action),
            reveals: Session::reveals(self, seat, action),
        };
        Session::choices(self, seat).iter().map(choice).collect()
    }

    fn check(&self, seat: Seat, notation: &str) -> Result<(), TableError> {
        self.judged(seat, notation).map(|_| ())
    }

    fn reveals(&self, seat: Seat, notation: &str) -> Result<bool, TableError> {
        let action = self.judged(seat, notation)?;
        Ok(Session::reveals(self, seat, action))
    }

    fn view(&self, seat: Option<Seat>) -> serde_json::Value {
        serde_json::to_value(self.game.view(seat)).unwrap_or_default()
    }

    fn board(&self, seat: Option<Seat>) -> String {
        self.game.board(seat)
    }

    fn heard(&self, seat: Option<Seat>, since: usize) -> Vec<Heard> {
        let Some(mut game) = self.game_at(since) else { return Vec::new() };
        let mut heard = Vec::new();
        for (number, (step, happened)) in self.steps().iter().zip(&self.happened).enumerate().skip(since) {
            // Events are told in the position after their step.
            if step.apply(&mut game, &mut Silent).is_err() {
                break;
            }
            let by = match *step {
                Step::Play(seat, _) => Some(seat),
                Step::Chance(_) => None,
            };
            heard.extend(happened.heard_by(seat).map(|event| Heard {
                step: number as u32,
                by,
                event: serde_json::to_value(event).unwrap_or_default(),
                text: game.narrate(event),
            }));
        }
        heard
    }

    fn standings(&self, seat: Option<Seat>) -> Option<Standings> {
        self.standings_for(seat)
    }

    fn journal(&self) -> String {
        self.journal.to_string()
    }

    fn at(&self, step: usize) -> Option<Box<dyn Playing>> {
        let earlier = self.session_at(step)?;
        Some(Box::new(earlier))
    }

    fn undo_to(&self, seat: Seat, undo: Undo) -> Result<Retreat<String>, Barrier> {
        let Retreat { to, again } = Session::undo_to(self, seat, undo)?;
        Ok(Retreat { to, again: lines(&again) })
    }

    fn same_for(&self, seat: Seat, step: usize) -> bool {
        Session::same_for(self, seat, step)
    }

    fn decision_before(&self, step: usize) -> Option<usize> {
        Session::decision_before(self, step)
    }

    fn propose(&self, seat: Seat, notation: &str, mut rng: &mut dyn Rng) -> Result<Proposal, TableError> {
        let (steps, then) = Session::propose(self, seat, notation.parse()?, &mut rng)?;
        Ok(Proposal { lines: lines(&steps), then })
    }

    fn draws(&self, mut rng: &mut dyn Rng) -> Proposal {
        let (steps, then) = Session::draws(self, &mut rng);
        Proposal { lines: lines(&steps), then }
    }

    fn apply(&mut self, lines: &[String]) -> Result<(), BadStep> {
        let before = self.steps().len();
        let read = |(number, line): (usize, &String)| {
            read_step(line, self.journal.players).map_err(|error| BadStep::new(before + number, error))
        };
        let steps: Vec<Step<G>> = lines.iter().enumerate().map(read).collect::<Result<_, _>>()?;
        Session::apply(self, &steps)
    }

    fn think(&self, seat: Seat, bot: &str, seed: u64) -> Result<Thought, TableError> {
        let mut bot = (self.bots)(bot, seed).ok_or_else(|| TableError::UnknownBot(bot.chars().take(60).collect()))?;
        let choices = Session::choices(self, seat);
        let game = self.game.clone();
        Ok(Box::new(move || {
            let first = *choices.first()?;
            let picked = bot.choose(&Knowledge::of(&game, seat), &choices);
            // A bot that picks something else gets the first choice, so that no table waits for it for ever.
            Some(if choices.contains(&picked) { picked } else { first }.to_string())
        }))
    }
}

impl<G: Words> Session<G> {
    /// An action that can be read and is legal.
    fn judged(&self, seat: Seat, notation: &str) -> Result<G::Action, TableError> {
        let action = notation.parse::<G::Action>()?;
        self.game.check(seat, action)?;
        Ok(action)
    }
}

/// Steps as their lines in a journal.
fn lines<G: Game>(steps: &[Step<G>]) -> Vec<String> {
    steps.iter().map(ToString::to_string).collect()
}

/// One line of a journal.
fn read_step<G: Game>(line: &str, players: usize) -> Result<Step<G>, NotationError> {
    let not_a_step = || NotationError::new(line, "a step of this table");
    let (who, what) = line.split_once(' ').ok_or_else(not_a_step)?;
    if who == "*" {
        return Ok(Step::Chance(what.parse()?));
    }
    match who.parse::<u8>() {
        Ok(number) if (1..=players).contains(&usize::from(number)) => Ok(Step::Play(Seat(number - 1), what.parse()?)),
        _ => Err(not_a_step()),
    }
}

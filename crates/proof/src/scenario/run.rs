//! Playing a scenario.

use super::{At, Entry, Position, Scenario, ScenarioError, When, laid_over};
use cowcatcher_engine::digest::Digest;
use cowcatcher_engine::journal::{Step, waits_for};
use cowcatcher_engine::{Choices, Game, Happened, Named, Seat, Silent, ToAct};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use std::str::FromStr;
use toml::Value;

/// The most outcomes of chance in a row; more would be a game that never comes to a decision.
const MOST_DRAWS: usize = 10_000;

impl Scenario {
    /// Plays the scenario as the game called `name`, whose options are `preset` where the file says nothing.
    ///
    /// Chance that the file does not script is sampled, the same for ever: the generator is seeded from the id.
    ///
    /// # Errors
    /// The first line that is wrong or that does not hold.
    pub fn run<G: Position>(&self, name: &str, preset: &G::Options) -> Result<(), ScenarioError> {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(Digest::of(self.id.value.as_bytes()));
        match (self.given_position::<G>(name, preset, &mut rng), &self.impossible) {
            (Ok(_), Some(wanted)) => Err(self.error(wanted.line, "the position is possible after all")),
            (Err(error), Some(wanted)) if error.message.contains(&wanted.value) => Ok(()),
            (Err(error), _) => Err(error),
            (Ok(game), None) => {
                let mut run = Run { scenario: self, name, game, rng, last: None };
                run.audit(self.id.line)?;
                for when in &self.when {
                    if when.only.as_ref().is_none_or(|only| only.iter().any(|game| game == name)) {
                        run.step(when)?;
                    }
                }
                run.then(&self.then)
            }
        }
    }

    /// Resolves chance until a decision: each scripted outcome at the first draw that admits it, in order, all other
    /// draws sampled. With `pause`, stops when the script is used up.
    pub(super) fn draw<G: Game>(
        &self,
        game: &mut G,
        script: &[At<String>],
        pause: bool,
        rng: &mut Xoshiro256PlusPlus,
        happened: &mut Happened<G::Event>,
    ) -> Result<(), ScenarioError> {
        let outcomes: Vec<At<G::Outcome>> =
            script.iter().map(|text| self.read(text)).collect::<Result<_, ScenarioError>>()?;
        let mut script = outcomes.iter().peekable();
        let mut why_not = None;
        for _ in 0..MOST_DRAWS {
            if game.to_act() != ToAct::Chance {
                break;
            }
            let scripted = match script.peek() {
                None if pause => return Ok(()),
                None => None,
                Some(next) => match game.admits(next.value) {
                    Ok(()) => script.next().map(|next| next.value),
                    Err(refusal) => {
                        why_not = Some(refusal);
                        None
                    }
                },
            };
            let outcome = scripted.or_else(|| game.sample(rng));
            let outcome = outcome
                .ok_or_else(|| self.error(self.id.line, "the game waits for chance, and chance has no outcome"))?;
            game.resolve(outcome, happened);
        }
        if game.to_act() == ToAct::Chance {
            return Err(self.error(self.id.line, format!("more than {MOST_DRAWS} draws in a row")));
        }
        match (script.peek(), why_not) {
            (None, _) => Ok(()),
            (Some(left), Some(refusal)) => {
                Err(self.error(left.line, format!("\"{}\" was never possible: {refusal}", left.value)))
            }
            (Some(left), None) => {
                let waits = waits_for(game.to_act());
                Err(self.error(left.line, format!("\"{}\" was never drawn: {waits}", left.value)))
            }
        }
    }

    fn read<T: FromStr>(&self, text: &At<String>) -> Result<At<T>, ScenarioError>
    where
        T::Err: std::fmt::Display,
    {
        match text.value.parse() {
            Ok(value) => Ok(At { line: text.line, value }),
            Err(error) => Err(self.error(text.line, format!("{error}"))),
        }
    }
}

/// A scenario being played.
struct Run<'a, G: Game> {
    scenario: &'a Scenario,
    name: &'a str,
    game: G,
    rng: Xoshiro256PlusPlus,
    /// What the last play made happen, its chance included.
    last: Option<Happened<G::Event>>,
}

impl<G: Position> Run<'_, G> {
    fn error(&self, line: usize, message: impl Into<String>) -> ScenarioError {
        self.scenario.error(line, message)
    }

    fn audit(&self, line: usize) -> Result<(), ScenarioError> {
        if !self.scenario.audit {
            return Ok(());
        }
        self.game.audit().map_err(|why| self.error(line, format!("the pieces do not add up: {why}")))
    }

    fn step(&mut self, when: &When) -> Result<(), ScenarioError> {
        if let Some(text) = &when.play {
            self.play(when, text)?;
        } else if let Some(script) = &when.draw {
            let mut happened = self.last.take().unwrap_or_default();
            self.scenario.draw(&mut self.game, script, when.pause, &mut self.rng, &mut happened)?;
            self.last = Some(happened);
        }
        self.audit(when.line)?;
        self.refusal(when)?;
        self.choices(when)?;
        if let Some(undo) = &when.undo {
            let Some(last) = &self.last else {
                return Err(self.error(undo.line, "there is nothing to take back"));
            };
            let possible = last.learned.is_empty();
            if possible != undo.value {
                let learned: Vec<String> = last.learned.iter().map(|seat| seat.to_string()).collect();
                let message = match possible {
                    true => "the step can be taken back: nobody learned anything".to_owned(),
                    false => format!("the step can't be taken back: seat {} learned something", learned.join(", ")),
                };
                return Err(self.error(undo.line, message));
            }
        }
        self.then(&when.then)
    }

    fn play(&mut self, when: &When, text: &At<String>) -> Result<(), ScenarioError> {
        let action = self.action(text)?;
        let seat = self.seat(when, text.line)?;
        let before = self.game.clone();
        let mut happened = Happened::default();
        if let Err(fault) = Step::Play(seat, action.value).apply(&mut self.game, &mut happened) {
            return Err(self.error(text.line, fault.to_string()));
        }
        // Simulations play with a log that hears nothing: the log must make no difference.
        let mut silent = before;
        silent.play_unchecked(seat, action.value, &mut Silent);
        if silent != self.game {
            return Err(self.error(text.line, "the step does something else when nobody listens"));
        }
        let script = when.draw.as_deref().unwrap_or_default();
        self.scenario.draw(&mut self.game, script, when.pause, &mut self.rng, &mut happened)?;
        self.last = Some(happened);
        Ok(())
    }

    /// An action as the scenario writes it.
    fn action(&self, text: &At<String>) -> Result<At<G::Action>, ScenarioError> {
        let value = self.game.in_notation(&text.value).into_owned();
        self.scenario.read(&At { line: text.line, value })
    }

    /// The seat that the step names, or the first that is to decide.
    fn seat(&self, when: &When, line: usize) -> Result<Seat, ScenarioError> {
        if let Some(seat) = &when.seat {
            return match seat.value.checked_sub(1) {
                Some(index) if usize::from(index) < self.game.seats() => Ok(Seat(index)),
                _ => Err(self.error(seat.line, format!("there is no seat {}", seat.value))),
            };
        }
        match self.game.to_act() {
            ToAct::Chance => Err(self.error(line, "chance is to decide: say what comes with draw = [..]")),
            ToAct::Over => Err(self.error(line, "the game is over")),
            to_act => to_act.deciders().iter().next().ok_or_else(|| self.error(line, "nobody is to decide")),
        }
    }

    /// The seat whose choices a step checks. A seat named in a step that plays is the one that played.
    fn checked_seat(&self, when: &When, line: usize) -> Result<Seat, ScenarioError> {
        match when.play {
            Some(_) => self.seat(&When::default(), line),
            None => self.seat(when, line),
        }
    }

    fn refusal(&self, when: &When) -> Result<(), ScenarioError> {
        let (text, refusal) = if let Some(text) = &when.refuse {
            let seat = match self.checked_seat(when, text.line) {
                Ok(seat) => seat,
                // Also while nobody is to decide a move can be asked for, and refused.
                Err(_) if when.seat.is_none() => Seat(0),
                Err(error) => return Err(error),
            };
            match self.game.in_notation(&text.value).parse::<G::Action>() {
                Ok(action) => (text, self.game.check(seat, action)),
                Err(error) => return self.unreadable(when, text, &error.to_string()),
            }
        } else if let Some(text) = &when.refuse_draw {
            match text.value.parse::<G::Outcome>() {
                Ok(outcome) => (text, self.game.admits(outcome)),
                Err(error) => return self.unreadable(when, text, &error.to_string()),
            }
        } else {
            return Ok(());
        };
        let Err(refusal) = refusal else {
            return Err(self.error(text.line, format!("{:?} is not refused", text.value)));
        };
        if let Some(clause) = &when.clause
            && clause.value != refusal.clause
        {
            let message = format!("{:?} is refused by another clause, {refusal}", text.value);
            return Err(self.error(clause.line, message));
        }
        match &when.error {
            Some(part) if !refusal.to_string().contains(&part.value) => {
                Err(self.error(part.line, format!("{:?} is refused in other words, {refusal}", text.value)))
            }
            _ => Ok(()),
        }
    }

    /// A notation that can't be read at all is refused too, but by no clause.
    fn unreadable(&self, when: &When, text: &At<String>, message: &str) -> Result<(), ScenarioError> {
        match (&when.clause, &when.error) {
            (None, Some(part)) if message.contains(&part.value) => Ok(()),
            _ => Err(self.error(text.line, message)),
        }
    }

    fn choices(&self, when: &When) -> Result<(), ScenarioError> {
        let line = when.legal.as_ref().map(|legal| legal.line);
        let line = line.or_else(|| when.offers.iter().chain(&when.lacks).map(|text| text.line).next());
        let Some(line) = line else { return Ok(()) };
        let seat = self.checked_seat(when, line)?;
        let mut choices = Choices::new();
        self.game.legal(seat, &mut choices);
        let read = |text: &At<String>| self.action(text).map(|action| action.value);
        if let Some(legal) = &when.legal {
            let wanted: Vec<G::Action> = legal.value.iter().map(read).collect::<Result<_, _>>()?;
            let missing: Vec<_> = wanted.iter().filter(|action| !choices.contains(action)).collect();
            let extra: Vec<_> = choices.iter().filter(|action| !wanted.contains(action)).collect();
            if !missing.is_empty() || !extra.is_empty() {
                let message =
                    format!("not the legal actions; {}{}", list("not legal", &missing), list("also legal", &extra));
                return Err(self.error(line, message.trim_end_matches("; ")));
            }
        }
        for text in &when.offers {
            if !choices.contains(&read(text)?) {
                let all: Vec<_> = choices.iter().collect();
                return Err(self.error(text.line, format!("{:?} is not offered; {}", text.value, list("legal", &all))));
            }
        }
        for text in &when.lacks {
            if choices.contains(&read(text)?) {
                return Err(self.error(text.line, format!("{:?} is offered", text.value)));
            }
        }
        Ok(())
    }

    fn then(&self, then: &[Entry]) -> Result<(), ScenarioError> {
        for entry in laid_over(then, self.name) {
            let found = match self.common(&entry.name) {
                Some(value) => value,
                None => self
                    .game
                    .get(&entry.name)
                    .map_err(|why| self.error(entry.line, format!("{}: {why}", entry.name)))?,
            };
            if found != entry.value {
                return Err(self.error(entry.line, format!("{} is {found}, not {}", entry.name, entry.value)));
            }
        }
        Ok(())
    }

    /// The names that every game has.
    fn common(&self, name: &str) -> Option<Value> {
        let numbers = |list: Vec<i64>| Value::Array(list.into_iter().map(Value::Integer).collect());
        let ranks = || self.game.standings().ranks();
        Some(match name {
            "to_act" => Value::String(match self.game.to_act() {
                ToAct::One(seat) => seat.to_string(),
                ToAct::Each(seats) => seats.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(" "),
                ToAct::Chance => "chance".to_owned(),
                ToAct::Over => "over".to_owned(),
            }),
            "question" => Value::String(self.game.question().map_or("none", Named::name).to_owned()),
            "totals" => numbers(self.game.standings().totals().into_iter().map(i64::from).collect()),
            "out" => numbers(self.game.standings().out.iter().map(|seat| i64::from(seat.0) + 1).collect()),
            "ranks" => numbers(ranks().into_iter().map(|rank| rank as i64).collect()),
            "winners" => numbers((1..).zip(ranks()).filter(|(_, rank)| *rank == 1).map(|(seat, _)| seat).collect()),
            _ => return None,
        })
    }
}

fn list<A: ToString>(what: &str, actions: &[A]) -> String {
    if actions.is_empty() {
        return String::new();
    }
    let actions: Vec<String> = actions.iter().map(A::to_string).collect();
    format!("{what}: {}; ", actions.join(", "))
}

//! A position of a game whose type is not known, with the steps that led to it.

use crate::error::Trouble;
use crate::numbers::Numbers;
use crate::observe::Shape;
use cowcatcher_engine::journal::{Fault, Journal, Step, watch};
use cowcatcher_engine::{Choices, Game, Imagined, Question, Seat, Silent, Standings, ToAct};
use cowcatcher_web::drawing::{Picture, alone};
use cowcatcher_words::{Locale, Speech};
use rand::rngs::Xoshiro256PlusPlus;
use serde_json::{Value, json};
use std::any::Any;
use std::sync::Arc;

/// An action as Python names it.
#[derive(Clone, Copy, Debug)]
pub enum Which<'a> {
    /// By its number.
    Number(u32),
    /// By its notation.
    Notation(&'a str),
}

/// A position of whatever game. The true one: whoever wants only what a seat knows asks for its view, its observation or a redeal.
pub trait Position: Send + Sync {
    /// The position itself, for those who know the game.
    fn as_any(&self) -> &dyn Any;
    /// Another one just like it.
    fn copy(&self) -> Box<dyn Position>;
    /// Is it the same position of the same game? How it came about does not matter.
    fn same(&self, other: &dyn Position) -> bool;
    /// The name of the game.
    fn name(&self) -> &'static str;
    /// All options.
    fn options(&self) -> Vec<(&'static str, String)>;
    /// How many decide.
    fn seats(&self) -> usize;
    /// Steps taken.
    fn step(&self) -> usize;
    /// Who or what the game waits for.
    fn to_act(&self) -> ToAct;
    /// The name of what is asked, and the clause behind it.
    fn question(&self) -> Option<(String, &'static str)>;
    /// The legal actions of a seat.
    fn legal(&self, seat: Seat) -> Vec<String>;
    /// The numbers of the legal actions of a seat, ascending.
    fn legal_numbers(&self, seat: Seat) -> Result<Vec<u32>, Trouble>;
    /// How many numbers actions have.
    fn actions(&self) -> usize;
    /// Is the action legal?
    fn check(&self, seat: Seat, which: Which<'_>) -> Result<(), Trouble>;
    /// Plays an action if it is legal.
    fn play(&mut self, seat: Seat, which: Which<'_>) -> Result<(), Trouble>;
    /// What chance can give, with weights.
    fn outcomes(&self) -> Vec<(String, u64)>;
    /// What chance gives, by a generator; none if the game does not wait for chance.
    fn draw(&mut self, rng: &mut Xoshiro256PlusPlus) -> Option<String>;
    /// Applies an outcome that chance could give.
    fn resolve(&mut self, outcome: &str) -> Result<(), Trouble>;
    /// Draws until chance has nothing to decide; says how often.
    fn settle(&mut self, rng: &mut Xoshiro256PlusPlus) -> usize;
    /// The position with everything dealt anew that a seat does not know. It has no journal.
    fn redeal(&self, seat: Seat, rng: &mut Xoshiro256PlusPlus) -> Box<dyn Position>;
    /// The score sheet.
    fn standings(&self) -> Standings;
    /// What a seat may see.
    fn view(&self, seat: Option<Seat>) -> Value;
    /// What an action would do, as far as its player can know.
    fn quote(&self, seat: Seat, which: Which<'_>, locale: Locale) -> Result<Value, Trouble>;
    /// How many numbers an observation has.
    fn observed(&self) -> usize;
    /// What a seat knows, as numbers.
    fn observe(&self, seat: Seat, into: &mut [i16]);
    /// What a seat may see, as text.
    fn text(&self, seat: Option<Seat>, locale: Locale) -> String;
    /// The board as a drawing that stands alone.
    fn svg(&self, seat: Option<Seat>, locale: Locale) -> String;
    /// What a seat heard since some step, in words.
    fn told(&self, seat: Option<Seat>, since: usize, locale: Locale) -> Result<Vec<(usize, String)>, Trouble>;
    /// The journal; none for a position that was dealt anew.
    fn journal(&self) -> Option<String>;
}

/// A position of a game.
#[derive(Clone)]
pub struct Played<G: Game> {
    pub(crate) game: G,
    pub(crate) shape: Arc<Shape>,
    numbers: Arc<Numbers<G::Action>>,
    name: &'static str,
    options: G::Options,
    /// Steps taken, in a position that was dealt anew too.
    step: usize,
    journal: Option<Journal<G>>,
}

impl<G: Picture> Played<G> {
    /// The position at the end of a journal.
    pub fn new(game: G, mut journal: Journal<G>, numbers: Arc<Numbers<G::Action>>) -> Self {
        // Whether the game is over is said anew when the journal is written.
        journal.end = None;
        Played {
            shape: Arc::new(Shape::of(&game)),
            game,
            numbers,
            name: journal.name(),
            options: journal.options.clone(),
            step: journal.steps.len(),
            journal: Some(journal),
        }
    }

    fn action(&self, which: Which<'_>) -> Result<G::Action, Trouble> {
        match which {
            Which::Number(number) => self.numbers.action(number).ok_or_else(|| {
                Trouble::value(format!("there is no action {number}; {} has {}", self.name, self.numbers.len()))
            }),
            Which::Notation(notation) => Ok(notation.parse()?),
        }
    }

    fn choices(&self, seat: Seat) -> Choices<G::Action> {
        let mut choices = Choices::new();
        self.game.legal(seat, &mut choices);
        choices
    }

    fn took(&mut self, step: Step<G>) {
        self.step += 1;
        if let Some(journal) = &mut self.journal {
            journal.steps.push(step);
        }
    }
}

impl<G: Picture> Position for Played<G> {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn copy(&self) -> Box<dyn Position> {
        Box::new(self.clone())
    }

    fn same(&self, other: &dyn Position) -> bool {
        let other = other.as_any().downcast_ref::<Self>();
        other.is_some_and(|other| self.options == other.options && self.game == other.game)
    }

    fn name(&self) -> &'static str {
        self.name
    }

    fn options(&self) -> Vec<(&'static str, String)> {
        cowcatcher_engine::Options::entries(&self.options)
    }

    fn seats(&self) -> usize {
        self.game.seats()
    }

    fn step(&self) -> usize {
        self.step
    }

    fn to_act(&self) -> ToAct {
        self.game.to_act()
    }

    fn question(&self) -> Option<(String, &'static str)> {
        self.game.question().map(|question| {
            let name: cowcatcher_engine::Name = question.into();
            (name.to_string(), question.clause())
        })
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        self.choices(seat).iter().map(ToString::to_string).collect()
    }

    fn legal_numbers(&self, seat: Seat) -> Result<Vec<u32>, Trouble> {
        let number = |&action: &G::Action| {
            let unnumbered = || Trouble::value(format!("{action} has no number: it is about a map of your own"));
            self.numbers.number(action).ok_or_else(unnumbered)
        };
        self.choices(seat).iter().map(number).collect()
    }

    fn actions(&self) -> usize {
        self.numbers.len()
    }

    fn check(&self, seat: Seat, which: Which<'_>) -> Result<(), Trouble> {
        Ok(self.game.check(seat, self.action(which)?)?)
    }

    fn play(&mut self, seat: Seat, which: Which<'_>) -> Result<(), Trouble> {
        let action = self.action(which)?;
        self.game.play(seat, action, &mut Silent)?;
        self.took(Step::Play(seat, action));
        Ok(())
    }

    fn outcomes(&self) -> Vec<(String, u64)> {
        self.game.outcomes().into_iter().map(|(outcome, weight)| (outcome.to_string(), weight)).collect()
    }

    fn draw(&mut self, rng: &mut Xoshiro256PlusPlus) -> Option<String> {
        let outcome = self.game.sample(rng)?;
        self.game.resolve(outcome, &mut Silent);
        self.took(Step::Chance(outcome));
        Some(outcome.to_string())
    }

    fn resolve(&mut self, outcome: &str) -> Result<(), Trouble> {
        let outcome: G::Outcome = outcome.parse()?;
        match Step::<G>::Chance(outcome).apply(&mut self.game, &mut Silent) {
            Ok(()) => {
                self.took(Step::Chance(outcome));
                Ok(())
            }
            Err(Fault::Impossible { refusal, .. }) => Err(refusal.into()),
            Err(fault) => Err(Trouble::value(fault.to_string())),
        }
    }

    fn settle(&mut self, rng: &mut Xoshiro256PlusPlus) -> usize {
        let before = self.step;
        while self.game.to_act() == ToAct::Chance {
            let Some(outcome) = self.game.sample(rng) else { break };
            self.game.resolve(outcome, &mut Silent);
            self.took(Step::Chance(outcome));
        }
        self.step - before
    }

    fn redeal(&self, seat: Seat, rng: &mut Xoshiro256PlusPlus) -> Box<dyn Position> {
        let mut dealt = Played { journal: None, ..self.clone() };
        dealt.game.redeal(seat, rng);
        Box::new(dealt)
    }

    fn standings(&self) -> Standings {
        self.game.standings()
    }

    fn view(&self, seat: Option<Seat>) -> Value {
        serde_json::to_value(self.game.view(seat)).unwrap_or_default()
    }

    fn quote(&self, seat: Seat, which: Which<'_>, locale: Locale) -> Result<Value, Trouble> {
        let action = self.action(which)?;
        let imagined = Imagined::of(&self.game, seat);
        let quote = imagined.quote(action)?;
        let view = imagined.view();
        let speech = Speech::<G> { locale, view: &view, names: &[] };
        let asks = quote.asks.map(|(seat, question)| {
            let name: cowcatcher_engine::Name = question.into();
            json!({ "seat": seat, "question": name.to_string() })
        });
        Ok(json!({
            "action": action.to_string(),
            "label": G::label(&speech, action),
            "words": G::describe(&speech, &imagined, action),
            "pays": quote.pays().collect::<Vec<_>>(),
            "gets": quote.gets().collect::<Vec<_>>(),
            "score": quote.score,
            "asks": asks,
            "reveals": quote.reveals,
        }))
    }

    fn observed(&self) -> usize {
        self.shape.len()
    }

    fn observe(&self, seat: Seat, into: &mut [i16]) {
        self.shape.write(&self.game, seat, into);
    }

    fn text(&self, seat: Option<Seat>, locale: Locale) -> String {
        let view = self.game.view(seat);
        G::board(&Speech::<G> { locale, view: &view, names: &[] }, seat)
    }

    fn svg(&self, seat: Option<Seat>, locale: Locale) -> String {
        alone::<G>(&self.game.view(seat), seat, locale)
    }

    fn told(&self, seat: Option<Seat>, since: usize, locale: Locale) -> Result<Vec<(usize, String)>, Trouble> {
        let journal = self.journal.as_ref().ok_or_else(no_journal)?;
        let mut told = Vec::new();
        watch(journal, None, |number, _, happened, game| {
            if number < since {
                return;
            }
            let view = game.view(seat);
            let speech = Speech::<G> { locale, view: &view, names: &[] };
            told.extend(happened.heard_by(seat).map(|event| (number, G::tell(&speech, event))));
        })?;
        Ok(told)
    }

    fn journal(&self) -> Option<String> {
        let mut journal = self.journal.clone()?;
        if self.game.to_act() == ToAct::Over {
            journal.finish(&self.game);
        }
        Some(journal.to_string())
    }
}

/// A position that was dealt anew came about in no way that could be told.
pub fn no_journal() -> Trouble {
    Trouble::value("a position that was dealt anew has no journal")
}

//! A session behind notations and JSON.

use crate::advised::Advising;
use crate::analysis::Yardstick;
use crate::course::{Mark, Round, Turn};
use crate::error::{BadStep, SessionError};
use crate::forced::forced;
use crate::playing::{Asked, Choice, Heard, Playing, Proposal, Quoted, Reader, Thought};
use crate::session::Session;
use crate::sight::Sight;
use crate::style::style;
use crate::undo::{Barrier, Retreat, Undo};
use crate::written::Written;
use cowcatcher_bots::Decided;
use cowcatcher_bots::analysis::{Analysis, AnalysisError, Effort, Progress};
use cowcatcher_bots::search::Budget;
use cowcatcher_engine::journal::{Step, revision_of};
use cowcatcher_engine::{Game, Imagined, Instruction, Occurrence, Options, Question, Refusal, Seat, Standings, ToAct};
use cowcatcher_words::{Locale, Speech, Spoken};
use rand::Rng;
use std::any::Any;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// No bot that works thinks longer than this about a click.
const PATIENCE: Duration = Duration::from_secs(20);

impl<G: Spoken> Playing for Session<G> {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn name(&self) -> &str {
        self.journal().name()
    }

    fn title(&self) -> &'static str {
        G::TITLE
    }

    fn options(&self) -> Vec<(&'static str, String)> {
        self.journal().options.entries()
    }

    fn revision(&self) -> u32 {
        revision_of::<G>(&self.journal().options)
    }

    fn seats(&self) -> usize {
        self.journal().players
    }

    fn rivals(&self, locale: Locale) -> Vec<String> {
        let view = self.game().view(None);
        let speech = Speech::<G> { locale, view: &view, names: &[] };
        let seats = self.game().seats();
        (seats..seats + self.game().rivals()).map(|place| speech.seat(Seat(place as u8))).collect()
    }

    fn rival_to_act(&self) -> Option<Seat> {
        let game = self.game();
        let waits = game.rivals() > 0 && game.to_act() == ToAct::Chance;
        let turn = waits.then(|| Session::turns(self).last().copied()).flatten()?;
        Some(turn.seat).filter(|seat| seat.index() >= game.seats())
    }

    fn step(&self) -> usize {
        self.steps().len()
    }

    fn to_act(&self) -> ToAct {
        self.game().to_act()
    }

    fn question(&self, seat: Option<Seat>, reader: Reader<'_>) -> Option<Asked> {
        let question = self.game().question()?;
        let words = self.speech(&self.game().view(seat), reader).question(question);
        Some(Asked { name: question.into(), words, clause: question.clause() })
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        Imagined::of(self.game(), seat).choices().iter().map(ToString::to_string).collect()
    }

    fn choices(&self, seat: Seat, reader: Reader<'_>) -> Vec<Choice> {
        let imagined = Imagined::of(self.game(), seat);
        let view = imagined.view();
        let speech = self.speech(&view, reader);
        let choice = |&action: &G::Action| {
            let quote = imagined.quote(action).ok()?;
            Some(Choice {
                action: action.to_string(),
                label: G::label(&speech, action),
                words: G::describe(&speech, &imagined, action),
                reveals: quote.reveals,
                quote: Quoted {
                    pays: quote.pays().collect(),
                    gets: quote.gets().collect(),
                    score: quote.score,
                    asks: quote.asks.map(|(seat, question)| (seat, question.into())),
                },
            })
        };
        imagined.choices().iter().filter_map(choice).collect()
    }

    fn check(&self, seat: Seat, notation: &str) -> Result<(), SessionError> {
        Ok(self.game().check(seat, notation.parse()?)?)
    }

    fn reveals(&self, seat: Seat, notation: &str) -> Result<bool, SessionError> {
        Ok(Imagined::of(self.game(), seat).quote(notation.parse()?)?.reveals)
    }

    fn forced(&self, seat: Seat) -> Option<String> {
        forced(&Imagined::of(self.game(), seat)).map(|action| action.to_string())
    }

    fn view(&self, seat: Option<Seat>) -> Written {
        Written::of(&self.game().view(seat))
    }

    fn board(&self, seat: Option<Seat>, reader: Reader<'_>) -> String {
        G::board(&self.speech(&self.game().view(seat), reader), seat)
    }

    fn heard(&self, seat: Option<Seat>, since: usize, reader: Reader<'_>) -> Vec<Heard> {
        let mut heard = Vec::new();
        for told in self.told(seat, since..self.steps().len()) {
            let speech = self.speech(&told.view, reader);
            heard.extend(told.events.iter().map(|event| Heard {
                step: told.step as u32,
                by: told.by,
                name: event.name(),
                event: serde_json::to_value(event).unwrap_or_default(),
                text: G::tell(&speech, event),
            }));
        }
        heard
    }

    fn refusal(&self, seat: Option<Seat>, refusal: &Refusal, reader: Reader<'_>) -> String {
        self.speech(&self.game().view(seat), reader).refusal(refusal)
    }

    fn standings(&self, seat: Option<Seat>) -> Option<Standings> {
        Sight::of(self.game(), seat).standings().cloned()
    }

    fn style(&self, seat: Seat) -> Option<&'static str> {
        let game = self.game();
        (game.to_act() == ToAct::Over).then(|| style(game, seat)).flatten()
    }

    fn categories(&self, reader: Reader<'_>) -> Vec<String> {
        let view = self.game().view(None);
        let speech = self.speech(&view, reader);
        (0..self.game().standings().categories.len()).map(|index| G::category(&speech, index)).collect()
    }

    fn turns(&self) -> Vec<Turn> {
        Session::turns(self)
    }

    fn setup(&self) -> usize {
        Session::setup(self)
    }

    fn round(&self) -> Round {
        Session::round(self)
    }

    fn course(&self) -> Option<Vec<Mark>> {
        Session::course(self)
    }

    fn lines(&self, step: usize) -> Option<Vec<String>> {
        self.steps().get(..step).map(lines)
    }

    fn journal(&self) -> String {
        self.journal().to_string()
    }

    fn at(&self, step: usize) -> Option<Box<dyn Playing>> {
        let earlier = self.session_at(step)?;
        Some(Box::new(earlier))
    }

    fn undo_to(&self, seat: Seat, undo: Undo) -> Result<Retreat<String>, Barrier> {
        let Retreat { to, again } = Session::undo_to(self, seat, undo)?;
        Ok(Retreat { to, again: again.iter().map(|click| lines(click)).collect() })
    }

    fn same_for(&self, seat: Seat, step: usize) -> bool {
        Session::same_for(self, seat, step)
    }

    fn decision_before(&self, step: usize) -> Option<usize> {
        Session::decision_before(self, step)
    }

    fn last_turn(&self, seat: Seat) -> Option<usize> {
        Session::last_turn(self, seat)
    }

    fn propose(&self, seat: Seat, notation: &str, mut rng: &mut dyn Rng) -> Result<Proposal, SessionError> {
        let (steps, then) = Session::propose(self, seat, notation.parse()?, &mut rng)?;
        Ok(Proposal { lines: lines(&steps), then })
    }

    fn draws(&self, mut rng: &mut dyn Rng) -> Proposal {
        let (steps, then) = Session::draws(self, &mut rng);
        Proposal { lines: lines(&steps), then }
    }

    fn apply(&mut self, lines: &[String]) -> Result<(), BadStep> {
        Session::apply(self, &self.read(lines)?)
    }

    fn follow(&mut self, lines: &[String]) -> Result<(), BadStep> {
        Session::follow(self, &self.read(lines)?)
    }

    fn think(&self, seat: Seat, bot: &str, seed: u64) -> Result<Thought, SessionError> {
        let bot = (self.bots())(bot, seed).ok_or_else(|| SessionError::UnknownBot(bot.chars().take(60).collect()));
        let bot = bot?;
        let choices = Imagined::of(self.game(), seat).choices();
        let game = self.game().clone();
        Ok(Box::new(move || {
            let decided = cowcatcher_bots::decide(bot, &game, seat, &choices, PATIENCE)?;
            Some(Decided { action: decided.action.to_string(), lapse: decided.lapse })
        }))
    }

    fn yardstick(&self) -> Result<Yardstick, AnalysisError> {
        Yardstick::of::<G>()
    }

    fn analyse(
        &self,
        effort: Effort,
        watch: &mut dyn FnMut(Progress) -> ControlFlow<()>,
    ) -> Result<Analysis<String>, AnalysisError> {
        Ok(Session::analyse(self, effort, watch)?.map(|action| action.to_string()))
    }

    fn told_line(&self, step: usize, seat: Seat, line: &[String], reader: Reader<'_>) -> Vec<String> {
        Session::told_line(self, step, seat, line, reader)
    }

    fn has_advice(&self) -> bool {
        Session::has_advice(self)
    }

    fn advise(&self, seat: Seat, budget: Budget, seed: u64, stop: Arc<AtomicBool>) -> Advising {
        self.advising(seat, budget, seed, stop)
    }

    fn turn_ahead(&self, seat: Seat) -> Option<Box<dyn Playing>> {
        Some(Box::new(self.imagine_turn(seat)?))
    }

    fn opens(&self, seat: Seat) -> bool {
        let last = self.steps().iter().rev().find_map(|step| match step {
            Step::Play(by, _) => Some(*by),
            Step::Chance(_) => None,
        });
        last != Some(seat)
    }

    fn instructions(&self) -> &'static [Instruction] {
        G::INSTRUCTIONS
    }

    fn occasion(&self, seat: Seat, instruction: &Instruction) -> Option<u32> {
        Imagined::of(self.game(), seat).position().occasion(seat, instruction)
    }

    fn instructed(&self, seat: Seat, instruction: &Instruction, amount: u8) -> Option<String> {
        let imagined = Imagined::of(self.game(), seat);
        imagined.position().instructed(seat, instruction, amount).map(|action| action.to_string())
    }

    fn told_instruction(&self, instruction: &Instruction, amount: Option<u8>, reader: Reader<'_>) -> String {
        self.speech(&self.game().view(None), reader).instruction(instruction, amount)
    }
}

impl<G: Spoken> Session<G> {
    /// Lines of a journal as steps that come next.
    fn read(&self, lines: &[String]) -> Result<Vec<Step<G>>, BadStep> {
        let before = self.steps().len();
        let read =
            |(number, line): (usize, &String)| line.parse().map_err(|fault| BadStep { step: before + number, fault });
        lines.iter().enumerate().map(read).collect()
    }

    fn speech<'a>(&self, view: &'a G::View, reader: Reader<'a>) -> Speech<'a, G> {
        Speech { locale: reader.locale, view, names: reader.names }
    }
}

/// Steps as their lines in a journal.
fn lines<G: Game>(steps: &[Step<G>]) -> Vec<String> {
    steps.iter().map(ToString::to_string).collect()
}

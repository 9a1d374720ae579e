//! A finished game as the search sees it, in notations and in words.

use crate::playing::{Playing, Reader};
use crate::session::Session;
use cowcatcher_bots::analysis::{self, Analysis, AnalysisError, Effort, Mistake, Progress};
use cowcatcher_engine::{Imagined, Seat, ToAct};
use cowcatcher_words::{Locale, Speech, Spoken};
use serde::{Deserialize, Serialize};
use std::ops::ControlFlow;

/// By what a game was judged: an analysis made by anything else may say something else.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Yardstick {
    /// The rules revision of the game that the program plays.
    pub revision: u32,
    /// The digest of the weights.
    pub weights: String,
}

impl Yardstick {
    /// That of a game.
    ///
    /// # Errors
    /// If nothing was learned, or the weights don't fit.
    pub(crate) fn of<G: Spoken>() -> Result<Yardstick, AnalysisError> {
        cowcatcher_bots::learned::<G>()?;
        let weights = cowcatcher_bots::net::digest_of(G::WEIGHTS).unwrap_or_default();
        Ok(Yardstick { revision: G::REVISION, weights })
    }
}

/// An action, and what it is in words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Said {
    /// The notation.
    pub action: String,
    /// As the action bar has it.
    pub words: String,
}

/// A mistake in words.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct MistakeTold {
    /// The number of the step: so many were taken before it.
    pub step: u32,
    /// The turn in which it was, counted from 1; 0 before the first.
    pub turn: u32,
    /// Who decided.
    pub seat: Seat,
    /// What they did.
    pub played: Said,
    /// What was better, and what the search would have done after it.
    pub line: Vec<Said>,
    /// How many points were lost by it, as expected.
    pub points: f32,
    /// The standard error of that.
    pub error: f32,
    /// How much of the odds of winning was lost by it.
    pub odds: f32,
}

impl MistakeTold {
    /// What it cost, in a few words.
    pub fn cost(&self, locale: Locale) -> String {
        let odds = (100.0 * self.odds).round();
        let sign = if odds > 0.0 { "−" } else { ["±", "+"][usize::from(odds < 0.0)] };
        let odds = format!("{sign}{}", odds.abs());
        locale.text_with("analysis-cost", &[("points", locale.decimal(-self.points).into()), ("odds", odds.into())])
    }

    /// The mistakes of a finished game in words.
    pub fn all<'m>(
        playing: &dyn Playing,
        mistakes: impl IntoIterator<Item = &'m Mistake<String>>,
        reader: Reader<'_>,
    ) -> Vec<MistakeTold> {
        let turns = playing.turns();
        let said = |it: &Mistake<String>, line: &[String]| -> Vec<Said> {
            let words = playing.told_line(it.step as usize, it.seat, line, reader);
            line.iter().zip(words).map(|(action, words)| Said { action: action.clone(), words }).collect()
        };
        let told = |it: &'m Mistake<String>| {
            Some(MistakeTold {
                step: it.step,
                turn: turns.iter().take_while(|turn| turn.step <= it.step).count() as u32,
                seat: it.seat,
                played: said(it, std::slice::from_ref(&it.played)).pop()?,
                line: said(it, &it.line),
                points: it.points,
                error: it.error,
                odds: it.odds,
            })
        };
        mistakes.into_iter().filter_map(told).filter(|it| !it.line.is_empty()).collect()
    }
}

impl<G: Spoken> Session<G> {
    /// Analyses the game, which is over; what could be expected is said of the beginning of every turn and of the end.
    ///
    /// # Errors
    /// If it is not over, can't be judged, or `watch` stopped it.
    pub fn analyse(
        &self,
        effort: Effort,
        watch: &mut dyn FnMut(Progress) -> ControlFlow<()>,
    ) -> Result<Analysis<G::Action>, AnalysisError> {
        if self.game().to_act() != ToAct::Over {
            return Err(AnalysisError::NotOver);
        }
        let start = self.game_at(0).ok_or(AnalysisError::NotOver)?;
        let moments: Vec<usize> = self.turns().iter().map(|turn| turn.step as usize).collect();
        analysis::analyse(&start, self.steps(), &moments, effort, watch)
    }

    /// Actions of a seat one after the other, from the moment when `step` steps were taken, each in words as its entry in the action
    /// bar has it. What is not legal there, and what follows it, is left out.
    pub(crate) fn told_line(&self, step: usize, seat: Seat, line: &[String], reader: Reader<'_>) -> Vec<String> {
        let mut words = Vec::with_capacity(line.len());
        let Some(game) = self.game_at(step) else { return words };
        let mut here = Imagined::of(&game, seat);
        for notation in line {
            let Ok(action) = notation.parse::<G::Action>() else { break };
            let Ok((after, _)) = here.after(action) else { break };
            let speech = Speech::<G> { locale: reader.locale, view: &here.view(), names: reader.names };
            words.push(G::describe(&speech, &here, action));
            here = after;
        }
        words
    }
}

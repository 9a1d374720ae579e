//! A finished game as the search sees it, in notations and in words.

use crate::playing::Reader;
use crate::session::Session;
use cowcatcher_bots::analysis::{self, Analysis, AnalysisError, Effort, Progress};
use cowcatcher_engine::{Imagined, Seat};
use cowcatcher_words::{Speech, Spoken};
use std::ops::ControlFlow;

/// By what a game was judged: an analysis made by anything else may say something else.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
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

//! How far a plan can be played now.

use super::{PlanStep, Unfit};
use crate::error::TableError;
use crate::secret::Identity;
use crate::table::TableState;
use crate::trial::Line;
use cowcatcher_engine::Seat;
use cowcatcher_session::{Reader, SessionError};

/// How far a line can be played now, and why no further.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Fit {
    /// So many steps of it.
    pub steps: usize,
    /// Why no further; none if that is all of it.
    pub stop: Option<Stop>,
}

/// Why a line is not played further.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Stop {
    /// The last of the steps shows something, or ends the turn: the rest comes later.
    Pause,
    /// The next step is not legal.
    Unfit(Unfit),
}

impl TableState {
    /// The name of the question that a seat is asked where a line of it begins; none if it is asked nothing.
    pub(super) fn question_of(&self, who: &Identity, seat: Seat, forced: bool) -> Result<Option<String>, TableError> {
        let start = self.after(who, seat, &Line { actions: Vec::new(), forced })?;
        if !start.to_decide().contains(seat) {
            return Ok(None);
        }
        let reader = Reader { locale: Default::default(), names: &[] };
        Ok(start.playing().question(Some(seat), reader).map(|asked| asked.name.as_str().to_owned()))
    }

    /// The steps of a line in words.
    ///
    /// # Errors
    /// Those of [`after`](Self::after).
    pub(super) fn told_steps(
        &self,
        who: &Identity,
        seat: Seat,
        line: &Line,
        reader: Reader<'_>,
    ) -> Result<Vec<PlanStep>, TableError> {
        let mut here = self.after(who, seat, &Line { actions: Vec::new(), forced: false })?;
        let mut steps = Vec::new();
        for action in &line.actions {
            if line.forced {
                here.answer(seat, Some(action))?;
            }
            let playing = here.playing();
            let told = playing.told_line(playing.step(), seat, std::slice::from_ref(action), reader);
            here.step_quietly(seat, action)?;
            steps.push(PlanStep {
                words: told.into_iter().next().unwrap_or_else(|| action.clone()),
                action: action.clone(),
            });
        }
        Ok(steps)
    }

    /// How far steps of a seat, which is to decide, can be played now. What shows something to somebody can be the last of them only.
    pub(super) fn fit(
        &self,
        who: &Identity,
        seat: Seat,
        (steps, forced): (&[PlanStep], bool),
        reader: Reader<'_>,
    ) -> Result<Fit, TableError> {
        let mut here = self.after(who, seat, &Line { actions: Vec::new(), forced: false })?;
        for (number, step) in steps.iter().enumerate() {
            let paused = Fit { steps: number, stop: Some(Stop::Pause) };
            if !here.to_decide().contains(seat) {
                return Ok(paused);
            }
            if forced {
                here.answer(seat, Some(&step.action))?;
            }
            let reveals = match here.playing().reveals(seat, &step.action) {
                Ok(reveals) => reveals,
                Err(error) => {
                    let reason = match &error {
                        SessionError::Refused(refusal) => here.playing().refusal(Some(seat), refusal, reader),
                        error => TableError::from(error.clone()).told(reader.locale),
                    };
                    let unfit = Unfit { step: number + 1, action: step.words.clone(), reason };
                    return Ok(Fit { steps: number, stop: Some(Stop::Unfit(unfit)) });
                }
            };
            if reveals {
                let last = number + 1 == steps.len();
                return Ok(Fit { steps: number + 1, stop: (!last).then_some(Stop::Pause) });
            }
            here.step_quietly(seat, &step.action)?;
        }
        Ok(Fit { steps: steps.len(), stop: None })
    }
}

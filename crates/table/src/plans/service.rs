//! Keeping plans and playing them; leaving instructions and withdrawing them.

use super::fit::Stop;
use super::{AtSeat, InstructionRow, LONGEST_NOTE, MOST_PLANS, PlanRow, PlanStep, Plans, Unfit};
use crate::error::TableError;
use crate::quota::{Asker, Deed};
use crate::secret::{Identity, TableId};
use crate::service::{Tables, failed};
use crate::store::Status;
use crate::table::TableState;
use crate::text::{plain, tidy};
use crate::trial::Line;
use crate::version::Version;
use cowcatcher_engine::{Instruction, Seat};
use cowcatcher_session::{Reader, SessionError};
use cowcatcher_words::Locale;
use serde::Serialize;

/// What can be done with a plan now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase", tag = "is")]
pub enum PlanState {
    /// Something else is asked now, or nothing.
    Waits,
    /// It can be played.
    Fits {
        /// So many steps of it.
        playable: usize,
        /// The step that does not fit any more.
        unfit: Option<Unfit>,
    },
    /// It no longer fitted when its turn came.
    Dropped(Unfit),
}

/// A plan, for nobody but its owner.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlanSeen {
    /// Its number.
    pub plan: u32,
    /// The note.
    pub note: String,
    /// The steps.
    pub steps: Vec<PlanStep>,
    /// Are answers taken by themselves that need not be asked for?
    pub forced: bool,
    /// When it was kept, in milliseconds since 1970.
    pub made: i64,
    /// What can be done with it.
    pub state: PlanState,
}

/// How an instruction stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum InstructionState {
    /// It answers when it is asked.
    Active,
    /// Its last answer was taken back: it answers no more, unless it is left again.
    Suspended,
    /// What it was left for is over.
    Lapsed,
}

impl InstructionState {
    /// Its word.
    pub fn word(self) -> &'static str {
        match self {
            InstructionState::Active => "active",
            InstructionState::Suspended => "suspended",
            InstructionState::Lapsed => "lapsed",
        }
    }
}

/// An answer that was left for later, for nobody but its owner.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct InstructionSeen {
    /// What it is about.
    pub about: String,
    /// Its name.
    pub name: String,
    /// Its amount; none where it has none.
    pub amount: Option<u8>,
    /// All of it in words.
    pub words: String,
    /// How it stands.
    pub state: InstructionState,
}

/// An answer that can be left for later now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct OfferedInstruction {
    /// What it is about.
    pub about: &'static str,
    /// Its name.
    pub name: &'static str,
    /// In words, before an amount is chosen.
    pub words: String,
    /// The least and the most of its amount; none where it has none.
    pub amounts: Option<(u8, u8)>,
}

/// What somebody has prepared for a seat of theirs.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct PlansSeen {
    /// The plans.
    pub plans: Vec<PlanSeen>,
    /// The instructions that were left.
    pub instructions: Vec<InstructionSeen>,
    /// Those that could be left now.
    pub offered: Vec<OfferedInstruction>,
    /// Can a turn be planned ahead now?
    pub ahead: bool,
}

/// A plan or an instruction as its owner takes it away.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Prepared {
    /// The table.
    pub table: TableId,
    /// The seat.
    pub seat: Seat,
    /// The note of a plan, or the name of an instruction.
    pub note: String,
    /// The actions of a plan.
    pub actions: Vec<String>,
    /// The amount of an instruction.
    pub amount: Option<u8>,
    /// When it was kept, in milliseconds since 1970.
    pub made: i64,
}

/// The instruction of a name in a game.
pub(super) fn instruction_of(state: &TableState, name: &str) -> Option<&'static Instruction> {
    state.playing().instructions().iter().find(|instruction| instruction.name == name)
}

impl Tables {
    pub(super) fn plans(&self) -> Result<&dyn Plans, TableError> {
        self.0.store.plans().ok_or(TableError::UnknownPlan)
    }

    /// Keeps a line, which can be played now or in a turn that is imagined to begin now, as a plan. Nobody else learns of it.
    ///
    /// # Errors
    /// Those of [`try_out`](Self::try_out), [`TableError::TooManyPlans`], [`TableError::TooLong`], [`TableError::Quota`].
    pub async fn keep_plan(
        &self,
        id: &TableId,
        asker: impl Into<Asker>,
        seat: Seat,
        line: &Line,
        note: &str,
        locale: Locale,
    ) -> Result<u32, TableError> {
        let (asker, plans) = (asker.into(), self.plans()?);
        let note = if plain(note).trim().is_empty() { String::new() } else { tidy(note, "note", LONGEST_NOTE)? };
        if line.actions.is_empty() {
            return Err(TableError::Empty { what: "line" });
        }
        let (question, steps) = self
            .look(id, |state| -> Result<_, TableError> {
                let reader = Reader { locale, names: &state.names(locale) };
                // All of it can be tried out, to its last step.
                state.after(&asker.who, seat, line)?;
                let question = state.question_of(&asker.who, seat, line.forced)?.ok_or(TableError::NotAsked)?;
                Ok((question, state.told_steps(&asker.who, seat, line, reader)?))
            })
            .await??;
        let (who, made, forced) = (asker.who, self.now(), line.forced);
        let bytes = note.len() + steps.iter().map(|step| step.action.len() + step.words.len()).sum::<usize>();
        self.charge(asker, Deed::Bytes, bytes).await?;
        let row = PlanRow { number: 0, who, note, question, forced, steps, made, dropped: None };
        let kept = plans.keep_plan(id, seat, &row, MOST_PLANS).await.map_err(failed)?;
        kept.ok_or(TableError::TooManyPlans { most: MOST_PLANS })
    }

    /// What `who` has prepared for a seat of theirs, and what could be prepared. Plans whose turn has come and whose first step no longer fits are
    /// dropped, and instructions whose occasion is over lapse.
    ///
    /// # Errors
    /// If it is not their seat, or there is no such table.
    pub async fn prepared(
        &self,
        id: &TableId,
        who: &Identity,
        seat: Seat,
        locale: Locale,
    ) -> Result<PlansSeen, TableError> {
        let Some(store) = self.0.store.plans() else { return Ok(PlansSeen::default()) };
        self.look(id, |state| state.sees(who, Some(seat))).await??;
        let mut plans = store.plans_for(id, seat, who).await.map_err(failed)?;
        let mut instructions = store.instructions_for(id, seat, who).await.map_err(failed)?;
        let judged = |state: &TableState| {
            let reader = Reader { locale, names: &state.names(locale) };
            let judge = |plan: &PlanRow| state.plan_state(who, seat, plan, reader);
            let seen = |row: &InstructionRow| state.instruction_seen(seat, row, reader);
            let plays = state.status() == Status::Running && state.plays(who, seat).is_ok();
            let offered = if plays { state.offered(seat, reader) } else { Vec::new() };
            let ahead = plays && !state.to_decide().contains(seat) && state.playing().turn_ahead(seat).is_some();
            let states: Vec<PlanState> = plans.iter().map(judge).collect();
            (states, instructions.iter().map(seen).collect::<Vec<_>>(), offered, ahead)
        };
        let (states, seen, offered, ahead) = self.look(id, judged).await?;
        for (plan, state) in plans.iter_mut().zip(&states) {
            if let (PlanState::Dropped(unfit), None) = (state, &plan.dropped) {
                plan.dropped = Some(unfit.clone());
                store.change_plan(id, seat, plan).await.map_err(failed)?;
            }
        }
        for (row, seen) in instructions.iter_mut().zip(&seen) {
            if seen.state == InstructionState::Lapsed && !row.lapsed {
                row.lapsed = true;
                store.note_instruction(id, seat, row).await.map_err(failed)?;
            }
        }
        let shown = |(row, state): (PlanRow, PlanState)| {
            let PlanRow { number, note, steps, forced, made, .. } = row;
            PlanSeen { plan: number, note, steps, forced, made, state }
        };
        Ok(PlansSeen { plans: plans.into_iter().zip(states).map(shown).collect(), instructions: seen, offered, ahead })
    }

    /// Plays a plan as far as it goes: up to what shows something or ends the turn. What is left of it stays; if its next step no longer fits, as
    /// a plan that was dropped.
    ///
    /// # Errors
    /// [`TableError::PlanUnfit`] if nothing of it can be played, [`TableError::UnknownPlan`], and those of [`play`](Self::play).
    pub async fn play_plan(
        &self,
        id: &TableId,
        who: &Identity,
        seat: Seat,
        number: u32,
        expected: Version,
        locale: Locale,
    ) -> Result<Version, TableError> {
        let mut plan = self.plan(id, who, seat, number).await?;
        if plan.dropped.is_some() {
            return Err(TableError::PlanUnfit);
        }
        let (own, steps, forced) = (*who, plan.steps.clone(), plan.forced);
        let (version, fit) = self
            .writing(id, move |writer| async move {
                let (proposal, fit) = writer.read(|state| -> Result<_, TableError> {
                    state.plays(&own, seat)?;
                    state.expects_of(seat, expected)?;
                    state.in_time(seat, writer.tables.now())?;
                    if !state.to_decide().contains(seat) {
                        return Err(TableError::NotAsked);
                    }
                    let reader = Reader { locale, names: &state.names(locale) };
                    let fit = state.fit(&own, seat, (&steps, forced), reader)?;
                    if fit.steps == 0 {
                        return Err(TableError::PlanUnfit);
                    }
                    let actions = steps[..fit.steps].iter().map(|step| step.action.clone()).collect();
                    let refused = |_: &TableState, refusal| TableError::from(SessionError::from(refusal));
                    Ok((state.propose_click(seat, Line { actions, forced }, refused)?, fit))
                })?;
                let version = writer.take(proposal).await?;
                writer.wake();
                Ok::<_, TableError>((version, fit))
            })
            .await?;
        plan.steps.drain(..fit.steps);
        let plans = self.plans()?;
        if plan.steps.is_empty() {
            plans.remove_plan(id, seat, who, number).await.map_err(failed)?;
            return Ok(version);
        }
        if let Some(Stop::Unfit(unfit)) = fit.stop {
            plan.dropped = Some(unfit);
        } else if let Ok(Some(question)) = self.look(id, |state| state.question_of(who, seat, forced)).await? {
            plan.question = question;
        }
        plans.change_plan(id, seat, &plan).await.map_err(failed)?;
        Ok(version)
    }

    /// Removes a plan.
    ///
    /// # Errors
    /// [`TableError::UnknownPlan`], or if the store fails.
    pub async fn remove_plan(&self, id: &TableId, who: &Identity, seat: Seat, number: u32) -> Result<(), TableError> {
        let removed = self.plans()?.remove_plan(id, seat, who, number).await.map_err(failed)?;
        if removed { Ok(()) } else { Err(TableError::UnknownPlan) }
    }

    async fn plan(&self, id: &TableId, who: &Identity, seat: Seat, number: u32) -> Result<PlanRow, TableError> {
        let plans = self.plans()?.plans_for(id, seat, who).await.map_err(failed)?;
        plans.into_iter().find(|plan| plan.number == number).ok_or(TableError::UnknownPlan)
    }

    /// Leaves an answer for later, in place of the one about the same. The server gives it when the seat is asked.
    ///
    /// # Errors
    /// [`TableError::BadInstruction`], [`TableError::NoOccasion`], or if `who` does not play there.
    pub async fn instruct(
        &self,
        id: &TableId,
        asker: impl Into<Asker>,
        seat: Seat,
        name: &str,
        amount: Option<u8>,
    ) -> Result<(), TableError> {
        let (asker, plans) = (asker.into(), self.plans()?);
        let (who, made, amount) = (asker.who, self.now(), amount.unwrap_or(0));
        let row = self
            .look(id, |state| -> Result<_, TableError> {
                state.plays(&who, seat)?;
                state.expects(state.version())?;
                let instruction = instruction_of(state, name).filter(|instruction| instruction.allows(amount));
                let instruction = instruction.ok_or(TableError::BadInstruction)?;
                let occasion = state.occasion(seat, instruction).ok_or(TableError::NoOccasion)?;
                let (about, name) = (instruction.about.to_owned(), instruction.name.to_owned());
                let (asked, played, lapsed, taken_back) = (None, None, false, false);
                Ok(InstructionRow { about, who, name, amount, occasion, made, asked, played, lapsed, taken_back })
            })
            .await??;
        self.charge(asker, Deed::Bytes, row.name.len()).await?;
        plans.instruct(id, seat, &row).await.map_err(failed)
    }

    /// Withdraws an answer that was left for later. One that is just being given is given first.
    ///
    /// # Errors
    /// [`TableError::UnknownPlan`], or if the store fails.
    pub async fn withdraw(&self, id: &TableId, who: &Identity, seat: Seat, about: &str) -> Result<(), TableError> {
        let (who, about, table) = (*who, about.to_owned(), id.clone());
        self.writing(id, move |writer| async move {
            let plans = writer.tables.plans()?;
            let withdrawn = plans.withdraw(&table, seat, &who, &about).await.map_err(failed)?;
            if withdrawn { Ok(()) } else { Err(TableError::UnknownPlan) }
        })
        .await
    }

    /// All that somebody has prepared.
    pub(crate) async fn all_prepared(&self, who: &Identity) -> Result<Vec<Prepared>, TableError> {
        let Some(store) = self.0.store.plans() else { return Ok(Vec::new()) };
        let plan = |AtSeat { table, seat, kept }: AtSeat<PlanRow>| {
            let actions = kept.steps.into_iter().map(|step| step.action).collect();
            Prepared { table, seat, note: kept.note, actions, amount: None, made: kept.made }
        };
        let left = |AtSeat { table, seat, kept }: AtSeat<InstructionRow>| {
            let (note, amount, made) = (kept.name, Some(kept.amount), kept.made);
            Prepared { table, seat, note, actions: Vec::new(), amount, made }
        };
        let plans = store.plans_of(who).await.map_err(failed)?.into_iter().map(plan);
        Ok(plans.chain(store.instructions_of(who).await.map_err(failed)?.into_iter().map(left)).collect())
    }
}

impl TableState {
    /// What can be done with a plan now.
    fn plan_state(&self, who: &Identity, seat: Seat, plan: &PlanRow, reader: Reader<'_>) -> PlanState {
        if let Some(unfit) = &plan.dropped {
            return PlanState::Dropped(unfit.clone());
        }
        let asks = self.to_decide().contains(seat) && self.plays(who, seat).is_ok();
        let asked = asks.then(|| self.question_of(who, seat, plan.forced).ok().flatten()).flatten();
        if asked.as_deref() != Some(plan.question.as_str()) {
            return PlanState::Waits;
        }
        let Ok(fit) = self.fit(who, seat, (&plan.steps, plan.forced), reader) else { return PlanState::Waits };
        match fit.stop {
            // In the middle of what the seat does itself it may still come to that.
            Some(Stop::Unfit(unfit)) if fit.steps == 0 => match self.playing().opens(seat) {
                true => PlanState::Dropped(unfit),
                false => PlanState::Waits,
            },
            Some(Stop::Unfit(unfit)) => PlanState::Fits { playable: fit.steps, unfit: Some(unfit) },
            _ => PlanState::Fits { playable: fit.steps, unfit: None },
        }
    }

    /// What an instruction would be about now, if the game is being played.
    pub(super) fn occasion(&self, seat: Seat, instruction: &Instruction) -> Option<u32> {
        let plays = self.status() == Status::Running && self.unreadable().is_none() && self.lecture().is_none();
        plays.then(|| self.playing().occasion(seat, instruction)).flatten()
    }

    fn instruction_seen(&self, seat: Seat, row: &InstructionRow, reader: Reader<'_>) -> InstructionSeen {
        let instruction = instruction_of(self, &row.name);
        let amount = instruction.and_then(|it| it.amounts).map(|_| row.amount);
        let occasion = instruction.and_then(|it| self.occasion(seat, it));
        let state = match row {
            row if row.lapsed || occasion != Some(row.occasion) => InstructionState::Lapsed,
            row if row.taken_back => InstructionState::Suspended,
            _ => InstructionState::Active,
        };
        let words = instruction.map(|it| self.playing().told_instruction(it, amount, reader));
        InstructionSeen {
            about: row.about.clone(),
            name: row.name.clone(),
            amount,
            words: words.unwrap_or_else(|| row.name.clone()),
            state,
        }
    }

    /// The answers that a seat could leave for later now.
    fn offered(&self, seat: Seat, reader: Reader<'_>) -> Vec<OfferedInstruction> {
        let all = self.playing().instructions().iter();
        let offer = |it: &'static Instruction| OfferedInstruction {
            about: it.about,
            name: it.name,
            words: self.playing().told_instruction(it, None, reader),
            amounts: it.amounts,
        };
        all.filter(|it| self.occasion(seat, it).is_some()).map(offer).collect()
    }
}

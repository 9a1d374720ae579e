//! Plans: lines of actions that somebody keeps for a seat of theirs, and instructions, answers that they leave for later.
//!
//! Nobody else learns that there are any. They stand in rows of their own, beside the table: keeping one moves no table on, counts no change and
//! tells nobody. A plan is offered when it is asked what was asked where it begins; at the beginning of a turn one whose first step is no
//! longer legal is dropped, with a word why. An instruction is given by the server as an ordinary click of its seat, after a wait that
//! is drawn without looking at what will be answered.

mod answering;
mod fit;
mod service;
mod sheets;

pub use service::{InstructionSeen, InstructionState, OfferedInstruction, PlanSeen, PlanState, PlansSeen, Prepared};

use crate::secret::{Identity, TableId};
use crate::store::StoreError;
use crate::version::Version;
use async_trait::async_trait;
use cowcatcher_engine::Seat;
use serde::{Deserialize, Serialize};
use std::fmt;

/// So many plans somebody may keep for a seat.
pub const MOST_PLANS: usize = 12;
/// Most characters of the note of a plan.
pub const LONGEST_NOTE: usize = 280;

/// One step of a plan.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlanStep {
    /// The notation.
    pub action: String,
    /// What it does, in the words of when and for whom the plan was kept.
    pub words: String,
}

/// Why a plan no longer fits.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Unfit {
    /// The step, counted from 1.
    pub step: usize,
    /// What that step is, in words.
    pub action: String,
    /// Why not, in words.
    pub reason: String,
}

/// A plan that is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlanRow {
    /// Its number at the seat; given by the store.
    pub number: u32,
    /// Whose it is.
    pub who: Identity,
    /// What they wrote to it.
    pub note: String,
    /// The name of the question that is asked where it begins.
    pub question: String,
    /// Are answers taken by themselves that need not be asked for?
    pub forced: bool,
    /// The steps.
    pub steps: Vec<PlanStep>,
    /// When it was kept, in milliseconds since 1970.
    pub made: i64,
    /// Why it was dropped.
    pub dropped: Option<Unfit>,
}

/// An answer that is left for later.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InstructionRow {
    /// What it is about.
    pub about: String,
    /// Whose it is.
    pub who: Identity,
    /// Its name.
    pub name: String,
    /// Its amount; 0 where it has none.
    pub amount: u8,
    /// What it was left for.
    pub occasion: u32,
    /// When it was left, in milliseconds since 1970.
    pub made: i64,
    /// Where it was last looked at, and when it answers there; `None` if it says nothing to what is asked there.
    pub asked: Option<(Version, Option<i64>)>,
    /// Where it last answered.
    pub played: Option<Version>,
    /// What it was left for is over.
    pub lapsed: bool,
    /// Was its last answer taken back? Worked out by the store; then it answers no more until it is left again.
    pub taken_back: bool,
}

/// Something that is kept for a seat of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AtSeat<T> {
    /// The table.
    pub table: TableId,
    /// The seat.
    pub seat: Seat,
    /// What is kept.
    pub kept: T,
}

/// Where plans are kept. Every change is all or nothing, and none of them changes a table.
#[async_trait]
pub trait Plans: fmt::Debug + Send + Sync {
    /// Keeps a plan under the next number of its seat, which is given back; `None` if somebody has so many there already.
    async fn keep_plan(
        &self,
        table: &TableId,
        seat: Seat,
        plan: &PlanRow,
        most: usize,
    ) -> Result<Option<u32>, StoreError>;

    /// The plans of somebody for a seat, the oldest first.
    async fn plans_for(&self, table: &TableId, seat: Seat, who: &Identity) -> Result<Vec<PlanRow>, StoreError>;

    /// Keeps a plan in place of the one of the same number and owner; `false` if there is none.
    async fn change_plan(&self, table: &TableId, seat: Seat, plan: &PlanRow) -> Result<bool, StoreError>;

    /// Removes a plan of somebody; `false` if there is none.
    async fn remove_plan(&self, table: &TableId, seat: Seat, who: &Identity, number: u32) -> Result<bool, StoreError>;

    /// All plans of somebody.
    async fn plans_of(&self, who: &Identity) -> Result<Vec<AtSeat<PlanRow>>, StoreError>;

    /// Leaves an instruction, in place of the one about the same.
    async fn instruct(&self, table: &TableId, seat: Seat, instruction: &InstructionRow) -> Result<(), StoreError>;

    /// The instructions of somebody for a seat.
    async fn instructions_for(
        &self,
        table: &TableId,
        seat: Seat,
        who: &Identity,
    ) -> Result<Vec<InstructionRow>, StoreError>;

    /// Notes what became of an instruction; `false` if there is none that was left by the same at the same time.
    async fn note_instruction(
        &self,
        table: &TableId,
        seat: Seat,
        instruction: &InstructionRow,
    ) -> Result<bool, StoreError>;

    /// Withdraws the instruction of somebody about something; `false` if there is none.
    async fn withdraw(&self, table: &TableId, seat: Seat, who: &Identity, about: &str) -> Result<bool, StoreError>;

    /// All instructions of somebody.
    async fn instructions_of(&self, who: &Identity) -> Result<Vec<AtSeat<InstructionRow>>, StoreError>;

    /// The instructions that have something to answer by this time, or were not looked at since their tables moved on: of running tables that
    /// wait for their seats. Those that lapsed or whose answer was taken back are not among them.
    async fn instructed(&self, now: i64, most: u32) -> Result<Vec<AtSeat<InstructionRow>>, StoreError>;
}

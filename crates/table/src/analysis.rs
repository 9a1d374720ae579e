//! Analyses of finished games: they wait in a line, are made one at a time on a thread of their own, and are stored with their tables.
//!
//! A finished game is open to all, so anybody who can see it may have it analysed; it is done once. Whoever asked for it, and those who
//! have a seat there, may cancel it. One that is not finished when the server stops is gone: it can be asked for again.

use crate::error::TableError;
use crate::secret::Identity;
use crate::secret::TableId;
use crate::service::{Tables, failed};
use crate::store::{AnalysisRow, Status};
use crate::table::{Change, Table, TableState};
use cowcatcher_session::{Analysis, AnalysisError, Effort, Playing, Progress, Yardstick};
use std::fmt;
use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::{Semaphore, oneshot};
use tracing::warn;

/// So many analyses are made at the same time.
const AT_ONCE: usize = 1;
/// So many may wait in the line or be made; more are refused.
const MOST: usize = 32;
/// How often those who look are told how far it has come.
const TOLD_EVERY: Duration = Duration::from_millis(600);

/// An analysis that was made, and what by.
#[derive(Clone, PartialEq, Debug)]
pub struct Analysed {
    /// By what the game was judged.
    pub yardstick: Yardstick,
    /// How many positions were judged for each decision that was rolled out.
    pub evaluations: u64,
    /// When it was made, in milliseconds since 1970.
    pub at: i64,
    /// What was found.
    pub analysis: Analysis<String>,
}

impl Analysed {
    /// What is stored; `None` if an earlier version stored it in another form.
    pub(crate) fn of(row: AnalysisRow) -> Option<Analysed> {
        let AnalysisRow { revision, weights, evaluations, result, at } = row;
        let analysis = serde_json::from_str(&result).ok()?;
        Some(Analysed { yardstick: Yardstick { revision, weights }, evaluations, at, analysis })
    }

    fn row(&self) -> Result<AnalysisRow, TableError> {
        let result = serde_json::to_string(&self.analysis).map_err(|error| TableError::Storage(error.to_string()))?;
        let Yardstick { revision, weights } = self.yardstick.clone();
        Ok(AnalysisRow { revision, weights, evaluations: self.evaluations, result, at: self.at })
    }
}

/// How far an analysis that somebody asked for has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Others are made before.
    Waits,
    /// It is being made.
    Runs(Progress),
    /// It could not be made or stored; the log of the server says why.
    Failed,
}

/// An analysis that somebody asked for.
#[derive(Clone, Debug)]
pub struct Job {
    /// How far it has come.
    pub stage: Stage,
    by: Identity,
    cancelled: Arc<AtomicBool>,
}

impl Job {
    /// May this person cancel it?
    pub fn is_for(&self, who: &Identity, state: &TableState) -> bool {
        self.by == *who || !state.seats_of(who).is_empty()
    }

    fn is_open(&self) -> bool {
        self.stage != Stage::Failed
    }
}

/// What is known of the analysis of a table.
#[derive(Clone, Debug, Default)]
pub(crate) struct Study {
    pub(crate) made: Option<Arc<Analysed>>,
    pub(crate) job: Option<Job>,
}

/// The line in which analyses wait.
#[derive(Debug)]
pub(crate) struct Queue {
    turn: Arc<Semaphore>,
    /// How many wait or are made.
    open: Mutex<usize>,
}

impl Default for Queue {
    fn default() -> Self {
        Queue { turn: Arc::new(Semaphore::new(AT_ONCE)), open: Mutex::default() }
    }
}

impl Queue {
    fn enter(&self) -> Result<(), TableError> {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        if *open >= MOST {
            return Err(TableError::Busy);
        }
        *open += 1;
        Ok(())
    }

    fn leave(&self) {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        *open = open.saturating_sub(1);
    }
}

impl TableState {
    /// The analysis of the game, if it was made.
    pub fn analysed(&self) -> Option<&Arc<Analysed>> {
        self.study.made.as_ref()
    }

    /// The analysis that somebody asked for and that is not made yet.
    pub fn analysis_job(&self) -> Option<&Job> {
        self.study.job.as_ref()
    }

    /// Was the analysis made by other weights or rules than the program has now?
    pub fn is_analysis_outdated(&self) -> bool {
        let now = self.playing().yardstick().ok();
        self.analysed().zip(now).is_some_and(|(made, now)| made.yardstick != now)
    }

    /// Can the game be analysed?
    ///
    /// # Errors
    /// [`TableError::NotOver`], or that nobody learned to judge it.
    pub fn can_be_analysed(&self) -> Result<(), TableError> {
        if self.status() != Status::Over {
            return Err(TableError::NotOver);
        }
        self.playing().yardstick()?;
        Ok(())
    }
}

/// What a job is made from.
struct Order {
    playing: Box<dyn Playing>,
    yardstick: Yardstick,
    effort: Effort,
    cancelled: Arc<AtomicBool>,
}

impl Tables {
    /// Has a finished game analysed, unless that was done or is being done. Nobody waits for it: [`TableState::analysis_job`] says how far it
    /// has come, and notices tell when to look.
    ///
    /// # Errors
    /// [`TableError::NotOver`], [`TableError::Busy`] if too many wait already, and if the game can't be replayed or judged.
    pub async fn analyse(&self, id: &TableId, who: &Identity) -> Result<(), TableError> {
        let (who, effort) = (*who, self.0.settings.analysis);
        self.writing(id, move |writer| async move {
            let order = writer.read(|state| order(state, effort))?;
            let Some(order) = order else { return Ok(()) };
            writer.tables.0.analyses.enter()?;
            let job = Job { stage: Stage::Waits, by: who, cancelled: Arc::clone(&order.cancelled) };
            writer.table.change(Change::Analysis, |state| state.study.job = Some(job));
            let (tables, table) = (writer.tables.clone(), Arc::clone(&writer.table));
            tokio::spawn(async move {
                tables.make(&table, order).await;
                tables.0.analyses.leave();
            });
            Ok(())
        })
        .await
    }

    /// Cancels an analysis that is not made yet; nothing happens if there is none.
    ///
    /// # Errors
    /// [`TableError::NotYourSeat`] for whoever neither asked for it nor has a seat there.
    pub async fn cancel_analysis(&self, id: &TableId, who: &Identity) -> Result<(), TableError> {
        let who = *who;
        self.writing(id, move |writer| async move {
            let job = writer.read(|state| match state.analysis_job() {
                Some(job) if !job.is_for(&who, state) => Err(TableError::NotYourSeat),
                job => Ok(job.cloned()),
            })?;
            if let Some(job) = job {
                job.cancelled.store(true, Ordering::Relaxed);
                writer.table.change(Change::Analysis, |state| state.study.job = None);
            }
            Ok(())
        })
        .await
    }

    /// Waits for its turn, makes the analysis, stores it, and tells everybody who looks.
    async fn make(&self, table: &Table, order: Order) {
        let cancelled = Arc::clone(&order.cancelled);
        let own =
            |state: &TableState| state.study.job.as_ref().is_some_and(|job| Arc::ptr_eq(&job.cancelled, &cancelled));
        let stage = |stage: Stage| {
            let tell = |state: &mut TableState| {
                if let Some(job) = state.study.job.as_mut() {
                    job.stage = stage;
                }
            };
            if table.read(own) {
                table.change(Change::Analysis, tell);
            }
        };
        let turn = Arc::clone(&self.0.analyses.turn).acquire_owned().await;
        if turn.is_err() || cancelled.load(Ordering::Relaxed) {
            return;
        }
        let (yardstick, evaluations) = (order.yardstick.clone(), order.effort.evaluations);
        stage(Stage::Runs(Progress::default()));
        let made = self.watched(order, &stage).await;
        if cancelled.load(Ordering::Relaxed) {
            return;
        }
        let made = made.map(|analysis| Analysed { yardstick, evaluations, at: self.now(), analysis });
        let stored = match made {
            Ok(made) => self.keep(table, made).await,
            Err(error) => Err(error),
        };
        match stored {
            Ok(made) => table.change(Change::Analysis, |state| {
                state.study.made = Some(Arc::new(made));
                if own(state) {
                    state.study.job = None;
                }
            }),
            Err(error) => {
                warn!(table = %table.read(|state| state.id().to_string()), "an analysis failed: {error}");
                stage(Stage::Failed);
            }
        }
    }

    /// Makes an analysis on a thread of its own, so that nobody who plays waits for it, and tells now and then how far it has come.
    async fn watched(&self, order: Order, stage: &(impl Fn(Stage) + Sync)) -> Result<Analysis<String>, TableError> {
        let far = Arc::new(AtomicU64::new(0));
        let (tell, mut told) = oneshot::channel();
        let seen = Arc::clone(&far);
        let work = move || {
            let Order { playing, effort, cancelled, .. } = order;
            let mut watch = |progress: Progress| {
                seen.store(u64::from(progress.done) << 32 | u64::from(progress.of), Ordering::Relaxed);
                if cancelled.load(Ordering::Relaxed) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            };
            let made = catch_unwind(AssertUnwindSafe(|| playing.analyse(effort, &mut watch)));
            // Nobody may be waiting any more.
            let _ = tell.send(made);
        };
        let thread = std::thread::Builder::new().name("analysis".to_owned()).spawn(work);
        thread.map_err(|error| TableError::Broken(error.to_string()))?;
        let mut shown = 0;
        loop {
            tokio::select! {
                made = &mut told => {
                    let made = made.map_err(|error| TableError::Broken(error.to_string()))?;
                    let made = made.map_err(|_| TableError::Broken("the analysis panicked".to_owned()))?;
                    return Ok(made?);
                }
                () = tokio::time::sleep(TOLD_EVERY) => {
                    let now = far.load(Ordering::Relaxed);
                    if now != shown {
                        shown = now;
                        stage(Stage::Runs(Progress { done: (now >> 32) as u32, of: now as u32 }));
                    }
                }
            }
        }
    }

    async fn keep(&self, table: &Table, made: Analysed) -> Result<Analysed, TableError> {
        let id = table.read(|state| state.id().clone());
        self.0.store.keep_analysis(&id, &made.row()?).await.map_err(failed)?;
        Ok(made)
    }
}

/// What is to be done for an analysis of this table; nothing if it is done or being done.
fn order(state: &TableState, effort: Effort) -> Result<Option<Order>, TableError> {
    state.can_be_analysed()?;
    let open = state.analysis_job().is_some_and(Job::is_open);
    if open || (state.analysed().is_some() && !state.is_analysis_outdated()) {
        return Ok(None);
    }
    let playing = state.playing().at(state.playing().step()).ok_or(TableError::BadStep)?;
    let (yardstick, cancelled) = (state.playing().yardstick()?, Arc::default());
    Ok(Some(Order { playing, yardstick, effort, cancelled }))
}

impl fmt::Debug for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Order").field("effort", &self.effort).finish_non_exhaustive()
    }
}

impl From<AnalysisError> for TableError {
    fn from(error: AnalysisError) -> Self {
        match error {
            AnalysisError::NotOver => TableError::NotOver,
            AnalysisError::Weights(error) => TableError::Unlearned(error.to_string()),
            AnalysisError::Broken { .. } | AnalysisError::Effort | AnalysisError::Cancelled => {
                TableError::Broken(error.to_string())
            }
        }
    }
}

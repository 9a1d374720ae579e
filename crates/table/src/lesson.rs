//! A lesson at a table: somebody is led through a first game, clicks what the coach asks for, and all that chance and the others do stands in
//! the lesson. The table is its journal like any other. Where the pupil is follows from it, but for what is only read, which is stored.

use crate::error::TableError;
use crate::plan::{SeatPlan, seated};
use crate::quota::Asker;
use crate::secret::{Identity, TableId};
use crate::service::Tables;
use crate::store::{Status, Taught};
use crate::table::{Change, TableState};
use crate::trial::Line;
use crate::version::Version;
use crate::writer::Writer;
use cowcatcher_engine::{Refusal, Seat};
use cowcatcher_session::{Barrier, Lesson, LessonStep, Proposal, lesson};

/// The bot against which a pupil plays on, where there is one of this name.
const OPPONENT: &str = "easy";

/// What a pupil wants of the coach.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Coaching {
    /// To hear what comes after this step, which is only read.
    Next(usize),
    /// To play on alone.
    Leave,
    /// To begin anew.
    Restart,
}

/// Where a lesson is that is being given.
#[derive(Clone, Copy, Debug)]
pub struct Lecture {
    /// The lesson.
    pub lesson: &'static Lesson,
    /// The number of the step that the pupil is at.
    pub at: usize,
    /// So many lines were played.
    played: usize,
}

impl Lecture {
    /// What the coach says now.
    pub fn step(&self) -> &'static LessonStep {
        &self.lesson.steps[self.at]
    }

    /// Do others play now, and the pupil watches?
    pub fn is_watched(&self) -> bool {
        !self.lesson.others_at(self.played).is_empty()
    }

    /// What is still to be clicked in this step.
    pub fn expected(&self) -> &'static [String] {
        self.lesson.expected(self.at, self.played)
    }
}

impl Tables {
    /// Makes a table at which `who`, under this name, is taught a game.
    ///
    /// # Errors
    /// [`TableError::NoLesson`] if there is none for the game, or the name is too long.
    pub async fn teach(&self, who: impl Into<Asker>, game: &str, name: &str) -> Result<TableId, TableError> {
        let asker = who.into();
        let game = self.0.games.game(game)?;
        let lesson = lesson(game.name).ok_or(TableError::NoLesson)?;
        let bot = game.bots.iter().find(|&&bot| bot == OPPONENT).copied().unwrap_or_else(|| game.default_bot());
        let mut plans = vec![SeatPlan::Bot(bot.to_owned()); lesson.players];
        if let Some(plan) = plans.get_mut(lesson.pupil.index()) {
            *plan = SeatPlan::Me(name.to_owned());
        }
        let (seats, _) = seated(&game.bots, &asker.who, plans)?;
        let playing = game.session(&lesson.options, lesson.players)?;
        let mut row = self.row(asker.who, &*playing, seats, false)?;
        row.lesson = Some(Taught { lesson: lesson.game.clone(), read: 0 });
        let lines = lesson.first_lines().to_vec();
        row.version.step = lines.len() as u32;
        self.open(asker, row, lines).await
    }

    /// Does what a pupil wants of the coach.
    ///
    /// # Errors
    /// [`TableError::NoLesson`] if no lesson is given or the step is another one, [`TableError::NotYourSeat`].
    pub async fn lesson(&self, id: &TableId, who: &Identity, wish: Coaching) -> Result<Version, TableError> {
        let who = *who;
        self.writing(id, move |writer| async move {
            let lesson = writer.read(|state| {
                let taught = state.row.lesson.as_ref().ok_or(TableError::NoLesson)?;
                let lesson = lesson(&taught.lesson).ok_or(TableError::NoLesson)?;
                state.plays(&who, lesson.pupil)?;
                Ok::<_, TableError>(lesson)
            })?;
            let read = match wish {
                Coaching::Restart => {
                    writer.read(|state| state.expects(state.version()))?;
                    writer.go_back(lesson.beginning, &[], true).await?;
                    0
                }
                Coaching::Leave => lesson.steps.len(),
                Coaching::Next(step) => {
                    let lecture = writer.read(TableState::lecture).ok_or(TableError::NoLesson)?;
                    if lecture.at != step || !lecture.step().is_read() || lecture.is_watched() {
                        return Err(TableError::NoLesson);
                    }
                    step + 1
                }
            };
            writer.keep_lesson(read as u32).await
        })
        .await
    }
}

impl Writer {
    /// Notes how far the pupil has come with what is only read.
    async fn keep_lesson(&self, read: u32) -> Result<Version, TableError> {
        let id = self.read(|state| state.id().clone());
        self.committed(self.tables.0.store.keep_lesson(&id, read).await).await?;
        let version = self.table.change(Change::Lesson, |state| {
            if let Some(taught) = &mut state.row.lesson {
                taught.read = read;
            }
            state.version()
        });
        self.wake();
        Ok(version)
    }
}

impl TableState {
    /// Where the lesson is that is being given here; none if there is none, it is over, or somebody went another way.
    pub fn lecture(&self) -> Option<Lecture> {
        let taught = self.row.lesson.as_ref().filter(|_| self.status() == Status::Running)?;
        let lesson = lesson(&taught.lesson)?;
        let (played, read) = (self.playing().step(), taught.read as usize);
        let goes_on = read < lesson.steps.len() && lesson.is_followed_by(&self.playing().lines(played)?);
        goes_on.then(|| Lecture { lesson, at: lesson.step_at(played, read), played })
    }

    /// Was somebody taught here, be it that the lesson is over?
    pub fn has_coach(&self) -> bool {
        self.row.lesson.is_some()
    }

    /// May the table go back to where so many steps were taken? Not before the beginning of its lesson.
    pub(crate) fn may_go_back(&self, to: usize) -> Result<(), TableError> {
        match self.lecture() {
            Some(lecture) if to < lecture.lesson.beginning => Err(TableError::NoUndo(Barrier::Start)),
            _ => Ok(()),
        }
    }

    /// What a click of a seat leads to: while a lesson is given, what the lesson says, if it is the right click.
    ///
    /// # Errors
    /// [`TableError::Later`] for whatever else the rules allow, and those of [`propose_line`](Self::propose_line).
    pub(crate) fn propose_click<E: From<TableError>>(
        &self,
        seat: Seat,
        line: Line,
        refused: impl FnOnce(&TableState, Refusal) -> E,
    ) -> Result<Proposal, E> {
        let Some(lecture) = self.lecture() else { return self.propose_line(seat, &line, refused) };
        let actions = line.actions.len();
        // What can't be done at all is answered as ever.
        self.propose_line(seat, &Line { forced: false, ..line.clone() }, refused)?;
        if lecture.is_watched() || seat != lecture.lesson.pupil || !lecture.expected().starts_with(&line.actions) {
            return Err(TableError::Later.into());
        }
        let lines = lecture.lesson.answer_to(lecture.at, lecture.played, actions).to_vec();
        let broken = || TableError::Broken("the lesson leads nowhere".to_owned());
        let mut then = self.playing().at(lecture.played).ok_or_else(broken)?;
        then.apply(&lines).map_err(TableError::from)?;
        Ok(Proposal { lines, then: then.to_act() })
    }
}

//! Bots at work: one task for each table that waits for a bot, or for a rival that the rules play.
//!
//! It thinks ahead until a person is to decide, on a copy of the table, so that it knows how much there is to be shown; then it
//! takes the steps at a pace ([`crate::pace`]). What was thought ahead is in nobody's sight and is forgotten when somebody
//! interferes.

use crate::error::TableError;
use crate::pace::{Coming, Next, Pace, Round, Speed};
use crate::places::Place;
use crate::secret::{Identity, TableId};
use crate::service::Tables;
use crate::store::Urgency;
use crate::table::{Table, TableState, deciders};
use crate::thinkers::Thinkers;
use crate::version::Version;
use crate::writer::Writer;
use cowcatcher_engine::{Seat, Seats, ToAct};
use cowcatcher_session::{Lesson, Playing, Proposal};
use rand::RngExt;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::Instant;
use tracing::{error, warn};

/// After a failure of the store a bot tries again after so long, then twice as long, …
const FIRST_RETRY: Duration = Duration::from_millis(500);
/// … but never longer than this.
const LAST_RETRY: Duration = Duration::from_secs(60);
/// So long bots may always think ahead before the first of their steps is taken, …
const LEAST_THOUGHT: Duration = Duration::from_millis(30);
/// … and no further than so many steps.
const FARTHEST: usize = 256;
/// So long a table thinks before another has its turn.
const SLICE: Duration = Duration::from_millis(20);
/// So long a table keeps its place if others wait for one.
const TURN: Duration = Duration::from_secs(2);
/// A pause may be cut short to this share of itself, so that tables that were woken together do not stay together.
const EARLIEST: f64 = 0.85;

impl Tables {
    /// Something changed: the bots of the table think again, if it waits for one or for a rival. Where several servers share the tables, one
    /// of them plays the bots: the one at which somebody did something last (`here`), so that they play at the pace of who sits there.
    pub(crate) fn wake(&self, table: &Arc<Table>, here: bool) {
        // Whatever a bot was about to do, it was about to do it in another position.
        let number = table.next_driver();
        let (goes_on, id, urgency) = table.read(|state| (state.goes_on(), state.id().clone(), state.urgency()));
        if !goes_on {
            return table.hurry(false);
        }
        if self.0.store.is_shared() {
            tokio::spawn(self.clone().drive_if_leased(table.clone(), number, here));
        } else if let Some(place) = Place::take(self, &id, urgency) {
            tokio::spawn(self.clone().drive(table.clone(), number, place));
        }
    }

    /// Lets the bots of a table play without a pause until it waits for a person. Whoever has a seat may wish so.
    ///
    /// # Errors
    /// If `who` has no seat there, or there is no such table.
    pub async fn hurry(&self, id: &TableId, who: &Identity) -> Result<(), TableError> {
        let who = *who;
        // A click that is being written ends first: the bots go on from there.
        self.writing(id, move |writer| async move {
            if writer.read(|state| state.seats_of(&who).is_empty()) {
                return Err(TableError::NotYourSeat);
            }
            writer.table.hurry(true);
            writer.wake();
            Ok(())
        })
        .await
    }

    /// Lets the bots of a table play at another pace, as far as it is for `who` to say: of those who sit there and watch, the one
    /// who wants to see most is heeded. Whoever wants to see less has [`hurry`](Self::hurry).
    ///
    /// # Errors
    /// If there is no such table.
    pub async fn set_pace(&self, id: &TableId, who: &Identity, pace: Pace) -> Result<(), TableError> {
        let who = *who;
        self.writing(id, move |writer| async move {
            let before = writer.table.pace();
            writer.table.watch_at(&who, pace);
            if writer.table.pace() != before {
                writer.wake();
            }
            Ok(())
        })
        .await
    }

    /// Plays the bots of a table once no other server does.
    async fn drive_if_leased(self, table: Arc<Table>, number: u64, here: bool) {
        let Some(_lease) = self.lease(&table, number, here).await else { return };
        let (id, urgency) = table.read(|state| (state.id().clone(), state.urgency()));
        // If it has to wait for a place, another server may have one for it.
        if let Some(place) = Place::take(&self, &id, urgency) {
            self.drive(table, number, place).await;
        }
    }

    /// Plays the bots of a table as long as it waits for them and nobody interferes.
    async fn drive(self, table: Arc<Table>, number: u64, place: Place) {
        let mut retry = FIRST_RETRY;
        let Some(mut ahead) = table.read(Ahead::of) else { return };
        self.dally(&table, number).await;
        let began = Instant::now();
        let mut shown = began;
        while table.is_driver(number) {
            let (round, urgency) = (self.round(&table), table.read(TableState::urgency));
            let lasts = round.longest(FARTHEST).max(LEAST_THOUGHT);
            let thinking = self.0.counted.thinking();
            let thought = ahead.think(&self.0.thinkers, urgency, lasts).await;
            drop(thinking);
            ahead = match thought {
                Ok(thought) => thought,
                // A bot that dies stops no game: it begins anew, after a while.
                Err(error) => {
                    let (id, step) = table.read(|state| (state.id().clone(), state.version().step));
                    error!(table = %id, step, %error, again_in = ?retry, "a bot failed");
                    self.0.counted.lapse();
                    table.rest(number, Instant::now() + retry).await;
                    retry = (2 * retry).min(LAST_RETRY);
                    match table.read(Ahead::of) {
                        Some(anew) => anew,
                        None => return,
                    }
                }
            };
            if ahead.steps.is_empty() {
                return;
            }
            let Next { pause, steps } = round.next(&ahead.coming(), ahead.complete(), shown - began);
            // What the bots thought meanwhile is part of the pause.
            let pause = pause.mul_f64(rand::rng().random_range(EARLIEST..=1.0));
            table.rest(number, shown + pause).await;
            match self.take(&table, number, &mut ahead, steps).await {
                Ok(true) if !table.read(TableState::goes_on) => return table.hurry(false),
                Ok(true) => retry = FIRST_RETRY,
                // If another server was faster, what it did has woken another task and this one ends.
                Err(TableError::Storage(_) | TableError::Stale { .. }) => {
                    table.rest(number, Instant::now() + retry).await;
                    retry = (2 * retry).min(LAST_RETRY);
                }
                // Somebody interfered, or the table is gone.
                Ok(false) | Err(TableError::UnknownTable) => return,
                Err(error) => {
                    let (id, step) = table.read(|state| (state.id().clone(), state.version().step));
                    return error!(table = %id, step, %error, "the bots of a table stop");
                }
            }
            shown = Instant::now();
            if urgency == Urgency::Bots && shown - began > TURN && self.0.places.is_wanted() {
                return place.pass_on();
            }
        }
    }

    /// Bots among themselves are in no hurry: they begin at different moments, however many were woken at the same time.
    async fn dally(&self, table: &Table, number: u64) {
        if table.read(TableState::urgency) == Urgency::Bots && !table.is_hurried() {
            let late = self.0.settings.pace.mul_f64(rand::rng().random());
            table.rest(number, Instant::now() + late).await;
        }
    }

    /// How the round that is being played is shown.
    fn round(&self, table: &Table) -> Round {
        let pace = table.pace();
        let pace = if table.is_hurried() { Pace { speed: Speed::AtOnce, ..pace } } else { pace };
        Round { pace, unit: self.0.settings.pace, persons: table.read(|state| state.persons().len()) }
    }

    /// Takes the next steps; `false` if they are not to be taken any more.
    async fn take(&self, table: &Arc<Table>, number: u64, ahead: &mut Ahead, steps: usize) -> Result<bool, TableError> {
        let writer = Writer::of(self, table).await.at(table.read(TableState::urgency));
        if table.is_doubtful() {
            writer.refresh().await?;
        }
        let as_before = writer.read(|state| state.version() == ahead.from && state.goes_on());
        if !as_before || !table.is_driver(number) {
            return Ok(false);
        }
        let taken = &ahead.steps[..steps];
        let Some(last) = taken.last() else { return Ok(false) };
        let lines = taken.iter().flat_map(|step| &step.lines).cloned().collect();
        ahead.from = writer.take(Proposal { lines, then: last.then }).await?;
        ahead.steps.drain(..steps);
        Ok(true)
    }
}

/// A step that a bot will take.
struct Planned {
    coming: Coming,
    /// The step, and all that chance decides right after.
    lines: Vec<String>,
    /// Who or what the game waits for then.
    then: ToAct,
}

/// What the bots of a table will do unless somebody interferes.
pub(crate) struct Ahead {
    /// Where the first of the steps is taken.
    from: Version,
    steps: Vec<Planned>,
    /// The game after all of them.
    playing: Box<dyn Playing>,
    /// Which bot plays on each seat.
    bots: Vec<Option<String>>,
    /// The lesson that says what they do, as long as one is given.
    lesson: Option<&'static Lesson>,
}

impl Ahead {
    fn of(state: &TableState) -> Option<Ahead> {
        let playing = state.playing().at(state.playing().step())?;
        let bots = state.seats().iter().map(|seat| seat.bot().map(str::to_owned)).collect();
        let lesson = state.lecture().map(|lecture| lecture.lesson);
        Some(Ahead { from: state.version(), steps: Vec::new(), playing, bots, lesson })
    }

    /// What a bot would do for one seat, whoever sits there.
    pub(crate) fn for_seat(state: &TableState, seat: Seat, bot: &str) -> Option<Ahead> {
        let mut ahead = Ahead::of(state)?;
        let plays = |number| (number == seat.index()).then(|| bot.to_owned());
        ahead.bots = (0..ahead.bots.len()).map(plays).collect();
        Some(ahead)
    }

    /// What a bot does in the present turn of a seat, thought out to its end: from where, and all of it; `None` if there is nothing to do.
    pub(crate) async fn turn(
        mut self,
        thinkers: &Thinkers,
        seat: Seat,
    ) -> Result<(Version, Option<Proposal>), TableError> {
        let (begun, was) = (self.playing.step(), deciders(self.playing.to_act()));
        loop {
            let slice = move || -> Result<(Ahead, bool), TableError> {
                let on = self.step()? && self.steps.len() < FARTHEST && self.is_turn_of(seat, begun, was);
                Ok((self, on))
            };
            let (ahead, on) = thinkers.think(Urgency::Person, slice).await??;
            self = ahead;
            if !on {
                break;
            }
        }
        let then = self.steps.last().map(|step| step.then);
        let lines = self.steps.into_iter().flat_map(|step| step.lines).collect();
        Ok((self.from, then.map(|then| Proposal { lines, then })))
    }

    /// Is the seat to decide, and has nothing new begun since so many steps, when these were to decide? See [`Clock::moved`](crate::clock::Clock::moved).
    fn is_turn_of(&self, seat: Seat, begun: usize, was: Seats) -> bool {
        let is = deciders(self.playing.to_act());
        let another = self.playing.turns().last().is_some_and(|turn| turn.step as usize > begun);
        is.contains(seat) && is.0 & !was.0 == 0 && !another
    }

    /// The bot that is to decide after all these steps; none if a person is.
    fn bot(&self) -> Option<(Seat, &str)> {
        let to_decide = deciders(self.playing.to_act());
        to_decide.iter().find_map(|seat| Some((seat, self.bots.get(seat.index())?.as_deref()?)))
    }

    /// Is a person to decide after all these steps, or is the game over?
    fn complete(&self) -> bool {
        if let Some(lesson) = self.lesson {
            return lesson.others_at(self.playing.step()).is_empty();
        }
        self.bot().is_none() && self.playing.rival_to_act().is_none()
    }

    fn coming(&self) -> Vec<Coming> {
        self.steps.iter().map(|step| step.coming).collect()
    }

    /// Thinks on for about so long: until a person is to decide, but at least until there is one step. After each slice others have their
    /// turn.
    async fn think(mut self, thinkers: &Thinkers, urgency: Urgency, lasts: Duration) -> Result<Ahead, TableError> {
        let began = std::time::Instant::now();
        loop {
            let slice = move || -> Result<(Ahead, bool), TableError> {
                let (began, mut on) = (std::time::Instant::now(), true);
                while on && began.elapsed() < SLICE && self.steps.len() < FARTHEST {
                    on = self.step()?;
                }
                Ok((self, on))
            };
            let (ahead, on) = thinkers.think(urgency, slice).await??;
            if !on || ahead.steps.len() >= FARTHEST || began.elapsed() >= lasts {
                return Ok(ahead);
            }
            self = ahead;
        }
    }

    /// Thinks one step further; `false` if there is none.
    fn step(&mut self) -> Result<bool, TableError> {
        if let Some(lesson) = self.lesson {
            return self.taught(lesson);
        }
        if let Some(seat) = self.playing.rival_to_act() {
            let Proposal { lines, then } = self.playing.draws(&mut rand::rng());
            self.playing.apply(&lines)?;
            self.steps.push(Planned { coming: Coming { seat, secret: false }, lines, then });
            return Ok(true);
        }
        let Some((seat, bot)) = self.bot() else { return Ok(false) };
        let Some(decided) = self.playing.think(seat, bot, rand::rng().random())?() else { return Ok(false) };
        if let Some(lapse) = decided.lapse {
            warn!(
                game = self.playing.name(),
                step = self.playing.step(),
                bot,
                "the bot {lapse}; the rules of thumb play for it"
            );
        }
        let action = decided.action;
        let secret = matches!(self.playing.to_act(), ToAct::Each(_));
        let Proposal { lines, then } = self.playing.propose(seat, &action, &mut rand::rng())?;
        self.playing.apply(&lines)?;
        self.steps.push(Planned { coming: Coming { seat, secret }, lines, then });
        Ok(true)
    }

    /// What a lesson lets others do next; `false` if it waits for its pupil.
    fn taught(&mut self, lesson: &Lesson) -> Result<bool, TableError> {
        let lines = lesson.others_at(self.playing.step()).to_vec();
        let Some((seat, _)) = self.bot().filter(|_| !lines.is_empty()) else { return Ok(false) };
        let secret = matches!(self.playing.to_act(), ToAct::Each(_));
        self.playing.apply(&lines)?;
        let then = self.playing.to_act();
        self.steps.push(Planned { coming: Coming { seat, secret }, lines, then });
        Ok(true)
    }
}

//! Clocks at work: they run while people decide, rest as their owners wish, and when somebody's time is up what was chosen at the start happens.
//!
//! The rows are the truth: a clock is written with the very step that starts or stops it, and only if it was as the writer thought. When something is
//! due stands beside it. Each server looks there every second; whichever does what is due first does it, the others meet a conflict.

use crate::clock::{AtZero, Clock, ClockPlan, Deciding, Pauses, Spell, Time};
use crate::drive::Ahead;
use crate::error::TableError;
use crate::secret::{Identity, TableId};
use crate::service::{Tables, failed};
use crate::store::{SeatRow, Sitter, Tick};
use crate::table::{Change, TableState, deciders};
use crate::writer::Writer;
use cowcatcher_engine::{Seat, Seats, ToAct};
use futures_util::{StreamExt, stream};
use serde::Serialize;
use std::time::Duration;
use tokio::time::{MissedTickBehavior, interval};
use tracing::{info, warn};

/// How often it is looked whether somebody's time is up.
const LOOK: Duration = Duration::from_secs(1);
/// So many tables are looked at each time, …
const MOST: u32 = 256;
/// … and so many at once.
const AT_ONCE: usize = 8;
/// So often others may be faster before it is left to the next look.
const INTERRUPTED: usize = 3;

/// The clock of a seat, as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SeatClockSeen {
    /// The seat.
    pub seat: Seat,
    /// What is left, in milliseconds.
    pub left: i64,
    /// Does it run, be it that it rests now?
    pub runs: bool,
    /// When it comes to zero, in milliseconds since 1970, if its owner does nothing.
    pub zero: Option<i64>,
    /// Until when it rests.
    pub rests_until: Option<i64>,
    /// When it begins to rest next.
    pub rests_from: Option<i64>,
    /// So many turns in a row its time was up.
    pub missed: u32,
}

/// The clocks of a table, as everybody sees them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ClockSeen {
    /// How much time there is.
    pub time: Time,
    /// What happens when it is up.
    pub at_zero: AtZero,
    /// What time it is by the server, in milliseconds since 1970.
    pub now: i64,
    /// The seats in order.
    pub seats: Vec<SeatClockSeen>,
}

impl TableState {
    /// The clocks as everybody sees them.
    pub fn clock_seen(&self, now: i64) -> Option<ClockSeen> {
        let clock = self.clock()?;
        let seen = |seat: Seat| {
            let spell = clock.spell(seat, now);
            SeatClockSeen {
                seat,
                left: clock.left(seat, now),
                runs: clock.runs(seat),
                zero: clock.zero(seat),
                rests_until: spell.filter(|spell| spell.rests).map(|Spell { until, .. }| until),
                rests_from: spell.filter(|spell| !spell.rests && spell.until < i64::MAX).map(|spell| spell.until),
                missed: clock.missed(seat),
            }
        };
        let seats = (0..).map(Seat).take(clock.seats.len()).map(seen).collect();
        Some(ClockSeen { time: clock.plan.time, at_zero: clock.plan.at_zero, now, seats })
    }

    /// Where people play themselves.
    fn played_by_people(&self) -> Seats {
        self.seats_where(|row| row.person().is_some())
    }

    fn deciding(&self, is: Seats, anew: Seats) -> Deciding {
        Deciding { was: self.row.progress.waiting_for, is, anew, persons: self.played_by_people() }
    }

    /// The clocks once these are to decide, some of them in another turn than before.
    pub(crate) fn clock_at(&self, is: Seats, anew: Seats, now: i64) -> Option<Clock> {
        Some(self.clock()?.moved(now, self.deciding(is, anew)))
    }

    /// The clocks once something was taken back, after which these are to decide.
    pub(crate) fn clock_back_at(&self, is: Seats, by_consent: bool, now: i64) -> Option<Clock> {
        Some(self.clock()?.taken_back(now, self.deciding(is, Seats::NONE), by_consent))
    }

    /// Who decides before and after these lines, but then in another turn: in Steam whoever is last in one round may be first in the next.
    pub(crate) fn turn_anew(&self, lines: &[String], then: ToAct) -> Seats {
        let (was, is, step) = (self.row.progress.waiting_for, deciders(then), self.playing().step());
        if self.clock().is_none() || was.0 & is.0 == 0 {
            return Seats::NONE;
        }
        let after = self.playing().at(step).filter(|_| !lines.is_empty()).and_then(|mut after| {
            after.apply(lines).ok()?;
            after.turns().last().copied()
        });
        let begun = after.filter(|turn| turn.step as usize > step && is.contains(turn.seat));
        begun.map_or(Seats::NONE, |turn| Seats::only(turn.seat))
    }

    /// Is there time left for a seat to do something, or to take something back? Where the table decides, late is better than never.
    pub(crate) fn in_time(&self, seat: Seat, now: i64) -> Result<(), TableError> {
        let up = |clock: &Clock| clock.plan.at_zero != AtZero::Table && clock.left(seat, now) == 0;
        if self.clock().is_some_and(up) { Err(TableError::TimeUp) } else { Ok(()) }
    }

    /// A seat whose time is up, and what is to be done about it.
    fn up(&self, now: i64) -> Option<(Seat, AtZero)> {
        let clock = self.clock().filter(|clock| clock.plan.at_zero != AtZero::Table)?;
        let seat = self.to_decide().iter().find(|&seat| clock.is_up(seat, now))?;
        Some((seat, clock.plan.at_zero))
    }
}

impl Writer {
    /// Changes the clocks, if that changes anything.
    async fn set(&self, how: impl Fn(&TableState, &Clock) -> Clock) -> Result<(), TableError> {
        for _ in 0..INTERRUPTED {
            let clocks = self.read(|state| {
                let was = state.clock()?;
                let now = how(state, was);
                (*was != now).then(|| (state.id().clone(), was.clone(), now))
            });
            let Some((id, was, now)) = clocks else { return Ok(()) };
            let said = self.tables.0.store.keep_clock(&id, Tick { was: &was, now: &now }).await;
            match self.committed(said).await {
                Ok(()) => {
                    self.table.change(Change::Clock, |state| state.row.clock = Some(now));
                    return Ok(());
                }
                // On another server somebody was faster.
                Err(TableError::Stale { .. }) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// Lets the clocks of those run who are to decide, and no others.
    pub(crate) async fn tend(&self) -> Result<(), TableError> {
        let now = self.tables.now();
        self.set(|state, clock| clock.seated(now, state.to_decide(), state.played_by_people())).await
    }

    /// From now on the clocks of somebody rest at these times.
    pub(crate) async fn rest(&self, who: Identity, pauses: &Pauses) -> Result<(), TableError> {
        let now = self.tables.now();
        self.set(|state, clock| clock.resting(now, state.seats_of(&who), pauses)).await
    }
}

impl Tables {
    /// The clocks of a new table at which these sit.
    pub(crate) async fn wound(&self, plan: Option<ClockPlan>, seats: &[SeatRow]) -> Result<Option<Clock>, TableError> {
        let Some(plan) = plan else { return Ok(None) };
        let mut clock = Clock::new(plan, seats.len());
        for (seat, owner) in (0..).map(Seat).zip(seats).filter_map(|(seat, row)| Some((seat, row.owner()?))) {
            clock = clock.resting(self.now(), Seats::only(seat), &self.pauses(&owner).await?);
        }
        Ok(Some(clock))
    }

    /// When the clocks of somebody rest.
    ///
    /// # Errors
    /// If the store can't be read.
    pub async fn pauses(&self, who: &Identity) -> Result<Pauses, TableError> {
        self.0.store.pauses(who).await.map_err(failed)
    }

    /// Changes when the clocks of somebody rest, from now on and at all tables. What they have used until now is used.
    ///
    /// # Errors
    /// [`TableError::BadPauses`], or if the store fails.
    pub async fn set_pauses(&self, who: &Identity, pauses: Pauses) -> Result<(), TableError> {
        pauses.check()?;
        self.0.store.keep_pauses(who, &pauses).await.map_err(failed)?;
        for id in self.0.store.clocked_tables(who).await.map_err(failed)? {
            let (who, pauses) = (*who, pauses.clone());
            let rested = self.writing(&id, move |writer| async move { writer.rest(who, &pauses).await }).await;
            if let Err(error) = rested {
                // One that can't be continued keeps nobody from going to bed.
                warn!(table = %id, %error, "the clock can't be told to rest");
            }
        }
        Ok(())
    }

    /// Sees to it that what was chosen happens when somebody's time is up, and that answers that were left for later are given. Never ends.
    pub async fn keep_time(&self) {
        let mut looks = interval(LOOK);
        looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            looks.tick().await;
            if let Err(error) = self.call_time().await {
                warn!(%error, "the clocks can't be looked at");
            }
            if let Err(error) = self.give_answers().await {
                warn!(%error, "the answers that were left for later can't be looked at");
            }
        }
    }

    /// Does what is due where somebody's time is up by now, and says at how many tables that was so.
    ///
    /// # Errors
    /// If the store can't be read.
    pub async fn call_time(&self) -> Result<usize, TableError> {
        let due = self.0.store.time_up(self.now(), MOST).await.map_err(failed)?;
        let count = due.len();
        stream::iter(due)
            .for_each_concurrent(AT_ONCE, async |id| match self.call_time_at(&id).await {
                // Somebody else was faster, here or on another server.
                Ok(()) | Err(TableError::Stale { .. } | TableError::UnknownTable) => {}
                Err(error) => warn!(table = %id, %error, "time is up, but nothing could be done"),
            })
            .await;
        Ok(count)
    }

    async fn call_time_at(&self, id: &TableId) -> Result<(), TableError> {
        let table = self.fetch(id).await?;
        if self.0.store.is_shared() {
            // The rows say that something is due; the copy here may be behind.
            self.writing(id, |writer| async move { writer.refresh().await }).await?;
        }
        // Where all decide at once several may be late.
        while let Some((seat, at_zero)) = table.read(|state| state.up(self.now())) {
            let bot = table.read(|state| self.0.games.game(state.playing().name()).map(|game| game.default_bot()))?;
            let done = match at_zero {
                AtZero::BotSeat => self.seat_bot(id, seat, bot).await?,
                AtZero::BotTurn => self.play_turn(id, seat, bot).await?,
                AtZero::Table => false,
            };
            if !done {
                return Ok(());
            }
            info!(table = %id, seat = seat.0, at_zero = at_zero.word(), "time is up");
        }
        // What was due for another reason, as of a table that can't be played on, is so no longer.
        self.writing(id, |writer| async move { writer.tend().await }).await
    }

    /// A bot takes the seat until its owner is back; `false` if that is no longer to be done.
    async fn seat_bot(&self, id: &TableId, seat: Seat, bot: &str) -> Result<bool, TableError> {
        let bot = bot.to_owned();
        self.writing(id, move |writer| async move {
            let now = writer.tables.now();
            let row = writer.read(|state| {
                state.up(now).filter(|(up, _)| *up == seat)?;
                let was = state.seat(seat).ok()?;
                Some(SeatRow { name: was.name.clone(), sitter: Sitter::Bot { bot, owner: was.owner() } })
            });
            let Some(row) = row else { return Ok(false) };
            writer.reseat(seat, row).await.map(|()| true)
        })
        .await
    }

    /// A bot plays the turn of a seat, all of it at once; `false` if that is no longer to be done. Several servers may think about it, one writes.
    async fn play_turn(&self, id: &TableId, seat: Seat, bot: &str) -> Result<bool, TableError> {
        let Some(ahead) = self.look(id, |state| Ahead::for_seat(state, seat, bot)).await? else { return Ok(false) };
        let (from, turn) = ahead.turn(&self.0.thinkers, seat).await?;
        let Some(turn) = turn else { return Ok(false) };
        self.writing(id, move |writer| async move {
            let now = writer.tables.now();
            let as_before =
                writer.read(|state| state.version() == from && state.up(now).is_some_and(|(up, _)| up == seat));
            if !as_before {
                return Ok(false);
            }
            writer.take(turn).await?;
            writer.wake();
            Ok(true)
        })
        .await
    }
}

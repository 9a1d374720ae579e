//! Clocks: how long the people at a table may take, as arithmetic.
//!
//! Nothing ticks here. A clock is what was left when it last began to run and since when it runs; what is left now is worked out from that, by
//! whoever asks. So a restart costs nobody any time, and several servers agree.

mod pauses;
#[cfg(test)]
mod tests;

pub use pauses::{Holiday, MOST_HOLIDAYS, Night, Pauses, Spell};

use crate::error::TableError;
use cowcatcher_engine::{NotationError, Seat, Seats};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

const SECOND: i64 = 1000;
const MINUTE: u32 = 60;
const HOUR: u32 = 60 * MINUTE;
const DAY: u32 = 24 * HOUR;
/// A turn, and a reserve, lasts at least so many seconds.
const SHORTEST: u32 = MINUTE;
/// A turn lasts at most so many seconds.
const LONGEST_TURN: u32 = 30 * DAY;
/// A reserve lasts at most so many seconds.
const LONGEST_RESERVE: u32 = 60 * DAY;
/// So much is added for a turn at most.
const LARGEST_INCREMENT: u32 = 3 * DAY;
/// What is shorter is played live: nobody goes to bed meanwhile, and no pause holds.
const LIVE: u32 = 3 * HOUR;
/// Who takes a seat back from a bot has so many seconds at least to find out where they are.
const COMEBACK: u32 = MINUTE;
/// After so many turns in a row that a bot played for an absent player, others may hand the seat over.
const MISSED: u32 = 2;

/// How much time people have. Written `1d` for a day a turn, `15m+30s` for a reserve of 15 minutes and 30 seconds more with each turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Time {
    /// So many seconds for each turn.
    Turn(u32),
    /// So many seconds for the whole game, and so many more with each turn.
    Reserve {
        /// For the whole game.
        reserve: u32,
        /// More with each turn.
        increment: u32,
    },
}

impl Time {
    /// Is it neither absurdly short nor absurdly long?
    ///
    /// # Errors
    /// [`TableError::BadClock`] if it is.
    pub fn check(self) -> Result<(), TableError> {
        let sensible = match self {
            Time::Turn(seconds) => (SHORTEST..=LONGEST_TURN).contains(&seconds),
            Time::Reserve { reserve, increment } => {
                (SHORTEST..=LONGEST_RESERVE).contains(&reserve) && increment <= LARGEST_INCREMENT
            }
        };
        if sensible { Ok(()) } else { Err(TableError::BadClock) }
    }

    /// Is it so short that people stay at the table?
    pub fn is_live(self) -> bool {
        let (Time::Turn(seconds) | Time::Reserve { reserve: seconds, .. }) = self;
        seconds < LIVE
    }

    /// What everybody begins with, in milliseconds.
    pub(crate) fn at_first(self) -> i64 {
        let (Time::Turn(seconds) | Time::Reserve { reserve: seconds, .. }) = self;
        i64::from(seconds) * SECOND
    }

    /// What is left at the beginning of a turn.
    fn for_turn(self, left: i64) -> i64 {
        match self {
            Time::Turn(_) => self.at_first(),
            Time::Reserve { increment, .. } => left + i64::from(increment) * SECOND,
        }
    }

    /// The least that whoever comes back has.
    fn for_return(self) -> i64 {
        let increment = match self {
            Time::Turn(_) => 0,
            Time::Reserve { increment, .. } => i64::from(increment) * SECOND,
        };
        self.at_first().min(i64::from(COMEBACK) * SECOND).max(increment)
    }
}

/// Seconds in the largest unit of which they are a multiple.
struct Span(u32);

impl fmt::Display for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let units = [(DAY, 'd'), (HOUR, 'h'), (MINUTE, 'm')];
        let unit = units.into_iter().find(|(length, _)| self.0 > 0 && self.0.is_multiple_of(*length));
        let (length, letter) = unit.unwrap_or((1, 's'));
        write!(f, "{}{letter}", self.0 / length)
    }
}

impl Span {
    fn read(text: &str) -> Option<u32> {
        let unit = match text.as_bytes().last()? {
            b'd' => DAY,
            b'h' => HOUR,
            b'm' => MINUTE,
            b's' => 1,
            _ => return None,
        };
        let digits = text.get(..text.len() - 1)?;
        let number: u32 = digits.bytes().all(|byte| byte.is_ascii_digit()).then(|| digits.parse().ok())??;
        number.checked_mul(unit)
    }
}

impl fmt::Display for Time {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Time::Turn(seconds) => Span(seconds).fmt(f),
            Time::Reserve { reserve, increment } => write!(f, "{}+{}", Span(reserve), Span(increment)),
        }
    }
}

impl FromStr for Time {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let time = match text.split_once('+') {
            None => Span::read(text).map(Time::Turn),
            Some((reserve, increment)) => Span::read(reserve)
                .zip(Span::read(increment))
                .map(|(reserve, increment)| Time::Reserve { reserve, increment }),
        };
        time.ok_or_else(|| NotationError::new(text, "a time such as 1d or 15m+30s"))
    }
}

impl TryFrom<String> for Time {
    type Error = NotationError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

impl From<Time> for String {
    fn from(time: Time) -> String {
        time.to_string()
    }
}

/// What happens when the time of a seat is up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AtZero {
    /// A bot plays that turn.
    #[default]
    BotTurn,
    /// A bot takes the seat until its owner is back.
    BotSeat,
    /// Nothing by itself: from then on the others may hand the seat to a bot, or wait.
    Table,
}

impl AtZero {
    /// All of them.
    pub const ALL: [AtZero; 3] = [AtZero::BotTurn, AtZero::BotSeat, AtZero::Table];

    /// Its word.
    pub const fn word(self) -> &'static str {
        match self {
            AtZero::BotTurn => "bot-turn",
            AtZero::BotSeat => "bot-seat",
            AtZero::Table => "table",
        }
    }
}

impl FromStr for AtZero {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let found = AtZero::ALL.into_iter().find(|it| it.word() == text);
        found.ok_or_else(|| NotationError::new(text, "what happens at zero: bot-turn, bot-seat or table"))
    }
}

/// How time is kept at a table, as it was chosen at the start.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClockPlan {
    /// How much there is.
    pub time: Time,
    /// What happens when it is up.
    #[serde(default)]
    pub at_zero: AtZero,
}

/// The clock of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatClock {
    /// What was left when it began to run, or stopped, in milliseconds.
    pub left: i64,
    /// Since when it runs, in milliseconds since 1970.
    pub since: Option<i64>,
    /// What was left before the present turn began: if that begins anew, so does its time.
    pub before: i64,
    /// So many turns in a row its time was up.
    pub missed: u32,
    /// When it rests, as its owner wishes. The table has a copy, so that what it stores says all.
    #[serde(default, skip_serializing_if = "Pauses::is_default")]
    pub pauses: Pauses,
}

impl SeatClock {
    fn stop(&mut self, left: i64) {
        self.left = left;
        self.since = None;
    }
}

/// The clocks of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Clock {
    /// What was chosen.
    pub plan: ClockPlan,
    /// The clock of each seat.
    pub seats: Vec<SeatClock>,
}

/// Who is to decide, as far as clocks care.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deciding {
    /// Who was until now.
    pub was: Seats,
    /// Who is from now on.
    pub is: Seats,
    /// Whose turn is another one than until now, though they were to decide then too.
    pub anew: Seats,
    /// Where people play themselves. Bots have no clock.
    pub persons: Seats,
}

impl Clock {
    /// Nobody's runs yet.
    pub fn new(plan: ClockPlan, seats: usize) -> Clock {
        let left = plan.time.at_first();
        let seat = SeatClock { left, since: None, before: left, missed: 0, pauses: Pauses::default() };
        Clock { plan, seats: vec![seat; seats] }
    }

    fn seat(&self, seat: Seat) -> Option<&SeatClock> {
        self.seats.get(seat.index())
    }

    /// The pauses that hold for a seat: none where people play live.
    fn pauses(&self, seat: &SeatClock) -> Pauses {
        if self.plan.time.is_live() { Pauses::default() } else { seat.pauses.clone() }
    }

    fn left_of(&self, seat: &SeatClock, now: i64) -> i64 {
        let used = seat.since.map_or(0, |since| self.pauses(seat).used(since, now));
        (seat.left - used).max(0)
    }

    /// What a seat has left, in milliseconds; 0 if its time is up.
    pub fn left(&self, seat: Seat, now: i64) -> i64 {
        self.seat(seat).map_or(0, |seat| self.left_of(seat, now))
    }

    /// Does the clock of a seat run, be it that it rests for the night?
    pub fn runs(&self, seat: Seat) -> bool {
        self.seat(seat).is_some_and(|seat| seat.since.is_some())
    }

    /// When the time of a seat is up if it does nothing, in milliseconds since 1970; `None` while its clock does not run.
    pub fn zero(&self, seat: Seat) -> Option<i64> {
        self.when_left(seat, 0)
    }

    /// When a seat has no more than this left, in milliseconds, if it does nothing; `None` while its clock does not run.
    pub fn when_left(&self, seat: Seat, left: i64) -> Option<i64> {
        let seat = self.seat(seat)?;
        Some(self.pauses(seat).after(seat.since?, (seat.left - left).max(0)))
    }

    /// Is the time of a seat up?
    pub fn is_up(&self, seat: Seat, now: i64) -> bool {
        self.runs(seat) && self.left(seat, now) == 0
    }

    /// Does the clock of a seat rest now, and until when does it do what it does now?
    pub fn spell(&self, seat: Seat, now: i64) -> Option<Spell> {
        let seat = self.seat(seat).filter(|seat| seat.since.is_some())?;
        Some(self.pauses(seat).spell(now))
    }

    /// When something has to be done for the first time because time is up; `None` if nothing happens by itself.
    pub fn due(&self) -> Option<i64> {
        let running = (0..).map(Seat).take(self.seats.len());
        running.filter_map(|seat| self.zero(seat)).min().filter(|_| self.plan.at_zero != AtZero::Table)
    }

    /// Has a bot played for the seat so often that nobody waits for its owner any more?
    pub fn is_missed(&self, seat: Seat) -> bool {
        self.seat(seat).is_some_and(|seat| seat.missed >= MISSED)
    }

    /// How many turns in a row the time of a seat was up.
    pub fn missed(&self, seat: Seat) -> u32 {
        self.seat(seat).map_or(0, |seat| seat.missed)
    }

    /// After steps were taken. Whose turn begins has the time of a turn more; who is to decide as before goes on.
    pub fn moved(&self, now: i64, deciding: Deciding) -> Clock {
        self.each(|number, seat| {
            let Deciding { was, is, anew, persons } = deciding;
            // Where several decide at once they only drop out: who comes in begins something new for all.
            let wider = is.0 & !was.0 != 0;
            let begins = is.contains(number) && (wider || anew.contains(number));
            let plays = is.contains(number) && persons.contains(number);
            if seat.since.is_some() && (begins || !plays) {
                let left = self.left_of(seat, now);
                seat.missed = if left == 0 { seat.missed + 1 } else { 0 };
                seat.stop(left);
            }
            if begins {
                seat.before = seat.left;
                // For the absent nothing is saved up.
                if persons.contains(number) || matches!(self.plan.time, Time::Turn(_)) {
                    seat.left = self.plan.time.for_turn(seat.left);
                }
            }
            if plays && seat.since.is_none() {
                seat.since = Some(now);
            }
        })
    }

    /// After steps were taken back. Who is to decide again goes on with what they had left, for the time they took is gone: otherwise one could win time
    /// by playing and taking back. What was taken back `by_consent` of all gives them the time of a turn. Whose turn has not begun after all has what they had before it.
    pub fn taken_back(&self, now: i64, deciding: Deciding, by_consent: bool) -> Clock {
        self.each(|number, seat| {
            let Deciding { was, is, persons, .. } = deciding;
            let plays = is.contains(number) && persons.contains(number);
            if seat.since.is_some() && !plays {
                let left = if is.contains(number) { self.left_of(seat, now) } else { seat.before };
                seat.stop(left);
            }
            if plays && !was.contains(number) && by_consent {
                seat.left = match self.plan.time {
                    Time::Turn(_) => self.plan.time.at_first(),
                    Time::Reserve { .. } => seat.left.max(self.plan.time.for_return()),
                };
            }
            if plays && seat.since.is_none() {
                seat.since = Some(now);
            }
        })
    }

    /// After somebody sat down or left a seat to a bot, at a table where these are to decide.
    pub fn seated(&self, now: i64, is: Seats, persons: Seats) -> Clock {
        self.each(|number, seat| {
            let plays = is.contains(number) && persons.contains(number);
            if !plays && seat.since.is_some() {
                seat.stop(self.left_of(seat, now));
            } else if plays && seat.since.is_none() {
                seat.left = seat.left.max(self.plan.time.for_return());
                seat.since = Some(now);
            }
        })
    }

    /// With other pauses for some seats, from now on: what was used until now is used, whatever the owner wishes afterwards.
    pub fn resting(&self, now: i64, seats: Seats, pauses: &Pauses) -> Clock {
        self.each(|number, seat| {
            if !seats.contains(number) || seat.pauses == *pauses {
                return;
            }
            if seat.since.is_some() {
                seat.left = self.left_of(seat, now);
                seat.since = Some(now);
            }
            seat.pauses = pauses.clone();
        })
    }

    /// The clocks after something was done to each.
    fn each(&self, how: impl Fn(Seat, &mut SeatClock)) -> Clock {
        let mut clock = self.clone();
        (0..).map(Seat).zip(&mut clock.seats).for_each(|(number, seat)| how(number, seat));
        clock
    }
}

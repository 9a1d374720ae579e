//! When a person's clocks rest: at night and on holidays, in their own time zone.

use crate::error::TableError;
use jiff::civil::{Date, Time};
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan};
use serde::{Deserialize, Serialize};

/// So many holidays a person may have at a time, …
pub const MOST_HOLIDAYS: usize = 12;
/// … and so many days of them together: who needs more leaves the seat to a bot.
const MOST_DAYS: i64 = 60;
/// A night is at most so many minutes long, so that every day has a time to play.
const LONGEST_NIGHT: i64 = 16 * 60;
/// Years of which anybody may speak.
const YEARS: std::ops::RangeInclusive<i16> = 2000..=2200;

/// The hours at which somebody sleeps, every night. The second may be on the next day.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Night {
    /// From this time of day on.
    pub from: Time,
    /// Until this time of day.
    pub to: Time,
}

impl Night {
    /// How many minutes it lasts, where no clock is put forward or back.
    fn minutes(self) -> i64 {
        let minute = |time: Time| i64::from(time.hour()) * 60 + i64::from(time.minute());
        (minute(self.to) - minute(self.from)).rem_euclid(24 * 60)
    }
}

/// Days off.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Holiday {
    /// The first.
    pub from: Date,
    /// The last.
    pub to: Date,
}

/// When the clocks of somebody rest.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pauses {
    /// The time zone in which the rest is meant, such as `Europe/Rome`.
    pub zone: String,
    /// When they sleep.
    #[serde(default)]
    pub night: Option<Night>,
    /// When they are away.
    #[serde(default)]
    pub holidays: Vec<Holiday>,
}

impl Default for Pauses {
    fn default() -> Self {
        Pauses { zone: "UTC".to_owned(), night: None, holidays: Vec::new() }
    }
}

/// A time in which a clock runs, or rests, without a change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spell {
    /// Does it rest?
    pub rests: bool,
    /// Until when, in milliseconds since 1970; for ever if nothing changes.
    pub until: i64,
}

impl Pauses {
    /// Has nothing been said?
    pub(crate) fn is_default(&self) -> bool {
        *self == Pauses::default()
    }

    /// Do the clocks never rest?
    pub fn is_none(&self) -> bool {
        self.night.is_none() && self.holidays.is_empty()
    }

    /// The time zones there are, by name.
    pub fn zones() -> Vec<String> {
        jiff::tz::db().available().map(|name| name.to_string()).collect()
    }

    /// Can anybody mean this?
    ///
    /// # Errors
    /// [`TableError::BadPauses`], with what is wrong.
    pub fn check(&self) -> Result<(), TableError> {
        let wrong = |what| Err(TableError::BadPauses { what });
        if self.zone.len() > 60 || TimeZone::get(&self.zone).is_err() {
            return wrong("zone");
        }
        let whole = |time: Time| time.second() == 0 && time.subsec_nanosecond() == 0;
        let sensible =
            |night: Night| whole(night.from) && whole(night.to) && (1..=LONGEST_NIGHT).contains(&night.minutes());
        if !self.night.is_none_or(sensible) {
            return wrong("night");
        }
        let days = |holiday: &Holiday| i64::from((holiday.to - holiday.from).get_days()) + 1;
        let known = |date: Date| YEARS.contains(&date.year());
        if self.holidays.len() > MOST_HOLIDAYS
            || self.holidays.iter().any(|it| days(it) < 1 || !known(it.from) || !known(it.to))
            || self.holidays.iter().map(days).sum::<i64>() > MOST_DAYS
        {
            return wrong("holidays");
        }
        Ok(())
    }

    /// Does the clock rest at a moment, and until when does it do the same?
    pub fn spell(&self, at: i64) -> Spell {
        if self.is_none() {
            return Spell { rests: false, until: i64::MAX };
        }
        self.spell_in(&self.time_zone(), at)
    }

    /// What is used up of a clock between two moments, in milliseconds.
    pub fn used(&self, from: i64, to: i64) -> i64 {
        if self.is_none() {
            return (to - from).max(0);
        }
        let (zone, mut at, mut used) = (self.time_zone(), from, 0);
        while at < to {
            let Spell { rests, until } = self.spell_in(&zone, at);
            let end = until.min(to);
            used += if rests { 0 } else { end - at };
            at = end;
        }
        used
    }

    /// The moment at which so much has been used up of a clock that runs from another one on.
    pub fn after(&self, from: i64, left: i64) -> i64 {
        if self.is_none() || left <= 0 {
            return from.saturating_add(left.max(0));
        }
        let (zone, mut at, mut left) = (self.time_zone(), from, left);
        loop {
            let Spell { rests, until } = self.spell_in(&zone, at);
            if !rests {
                if until.saturating_sub(at) >= left {
                    return at.saturating_add(left);
                }
                left -= until - at;
            }
            at = until;
        }
    }

    /// The zone; what is stored was checked before.
    fn time_zone(&self) -> TimeZone {
        TimeZone::get(&self.zone).unwrap_or(TimeZone::UTC)
    }

    fn spell_in(&self, zone: &TimeZone, at: i64) -> Spell {
        let rests = self.rests(zone, at);
        let end = rests.iter().filter(|(from, to)| (*from..*to).contains(&at)).map(|(_, to)| *to).max();
        let next = rests.iter().map(|(from, _)| *from).filter(|from| *from > at).min();
        Spell { rests: end.is_some(), until: end.or(next).unwrap_or(i64::MAX) }
    }

    /// The times of rest around a moment: all holidays, and the nights before and after it.
    fn rests(&self, zone: &TimeZone, at: i64) -> Vec<(i64, i64)> {
        let moment = |date: Date, time: Time| {
            let zoned = date.to_datetime(time).to_zoned(zone.clone());
            zoned.map(|zoned| zoned.timestamp().as_millisecond()).ok()
        };
        let today = Timestamp::from_millisecond(at).map(|at| at.to_zoned(zone.clone()).date());
        let nights = self.night.iter().flat_map(|night| {
            let next = i64::from(night.to <= night.from);
            let today = today.clone().ok();
            (-1..=1).filter_map(move |day| {
                let begins = today?.checked_add(i64::from(day).days()).ok()?;
                let ends = begins.checked_add(next.days()).ok()?;
                Some((moment(begins, night.from)?, moment(ends, night.to)?))
            })
        });
        let holidays = self.holidays.iter().filter_map(|holiday| {
            let after = holiday.to.checked_add(1.days()).ok()?;
            Some((moment(holiday.from, Time::midnight())?, moment(after, Time::midnight())?))
        });
        nights.chain(holidays).filter(|(from, to)| from < to).collect()
    }
}

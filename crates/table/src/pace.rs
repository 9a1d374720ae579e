//! How fast bots play: at a pace at which people can follow, and so that nobody waits long for them.
//!
//! A *round* is all that bots do between two decisions of people. It is shown in *beats*: a step each, or all that a bot does
//! before another plays. However many beats a round has, their pauses add up to no more than the round may last: what does not
//! fit is shown together.

use cowcatcher_engine::{NotationError, Seat};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// How fast bots play; the slowest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Speed {
    /// Everything can be read.
    Slow,
    /// One can follow, and a round is over soon.
    #[default]
    Normal,
    /// One sees that something happens.
    Fast,
    /// There are no pauses.
    AtOnce,
}

impl Speed {
    /// All of them, the slowest first.
    pub const ALL: [Speed; 4] = [Speed::Slow, Speed::Normal, Speed::Fast, Speed::AtOnce];

    /// Its word.
    pub const fn word(self) -> &'static str {
        match self {
            Speed::Slow => "slow",
            Speed::Normal => "normal",
            Speed::Fast => "fast",
            Speed::AtOnce => "at-once",
        }
    }

    /// The measures of this speed, in hundredths of the server's pause before a click.
    const fn measures(self) -> Measures {
        match self {
            Speed::Slow => Measures { round: 3000, step: 200, turn: 500, least: 60 },
            Speed::Normal => Measures { round: 1000, step: 100, turn: 250, least: 45 },
            Speed::Fast => Measures { round: 300, step: 35, turn: 80, least: 25 },
            Speed::AtOnce => Measures { round: 0, step: 0, turn: 0, least: 0 },
        }
    }
}

/// What is shown at once.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Beat {
    /// One step.
    Step,
    /// All that a bot does before another plays.
    #[default]
    Turn,
}

impl Beat {
    /// Both of them.
    pub const ALL: [Beat; 2] = [Beat::Step, Beat::Turn];

    /// Its word.
    pub const fn word(self) -> &'static str {
        match self {
            Beat::Step => "step",
            Beat::Turn => "turn",
        }
    }
}

/// How somebody wants to watch bots play. Written `normal-turn`. The one that takes longer comes first in order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
pub struct Pace {
    /// How fast.
    pub speed: Speed,
    /// What at once.
    pub beat: Beat,
}

impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.speed.word(), self.beat.word())
    }
}

impl FromStr for Pace {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let read = || {
            let (speed, beat) = text.rsplit_once('-')?;
            Some(Pace {
                speed: Speed::ALL.into_iter().find(|it| it.word() == speed)?,
                beat: Beat::ALL.into_iter().find(|it| it.word() == beat)?,
            })
        };
        read().ok_or_else(|| NotationError::new(text, "a pace such as normal-turn"))
    }
}

/// Lengths, in hundredths of the server's pause before a click.
struct Measures {
    /// All pauses of a round together.
    round: u32,
    /// The longest pause before a step.
    step: u32,
    /// The longest pause before a turn.
    turn: u32,
    /// The shortest pause: pieces need about so long to travel. What would be shown faster is shown together.
    least: u32,
}

/// As long as it is not known how many beats are still to come, there may be so many.
const FORESEEN: u32 = 8;

/// One step that a bot is about to take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Coming {
    /// Who takes it.
    pub(crate) seat: Seat,
    /// Is it decided secretly, so that nobody sees anything of it?
    pub(crate) secret: bool,
}

/// What is shown next: after which pause, and how many steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Next {
    pub(crate) pause: Duration,
    pub(crate) steps: usize,
}

/// How a round of bots is shown.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Round {
    /// How those who watch want it.
    pub(crate) pace: Pace,
    /// The server's pause before a click.
    pub(crate) unit: Duration,
    /// The people at the table, who share what a round may last: between two decisions of one of them there are so many rounds.
    pub(crate) persons: usize,
}

impl Round {
    /// The longest pause before a beat of so many steps: what is short is read soon.
    pub(crate) fn longest(&self, steps: usize) -> Duration {
        let Measures { step, turn, .. } = self.pace.speed.measures();
        let most = if self.pace.beat == Beat::Step { step } else { turn };
        self.parts(most.min(step.saturating_mul(u32::try_from(steps).unwrap_or(u32::MAX))))
    }

    /// What is shown next of the steps that are coming, when so much of the round is over. `complete` says that a person is to
    /// decide after them.
    pub(crate) fn next(&self, coming: &[Coming], complete: bool, spent: Duration) -> Next {
        let secret = coming.iter().take_while(|step| step.secret).count();
        if secret > 0 {
            return Next { pause: Duration::ZERO, steps: secret };
        }
        let beats = self.beats(coming);
        let known = beats.len() as u32;
        // Where nobody sits, nobody waits.
        let Some(left) = self.lasts().map(|lasts| lasts.saturating_sub(spent)) else {
            let steps = beats.first().copied().unwrap_or_default();
            return Next { pause: self.longest(steps), steps };
        };
        let least = self.parts(self.pace.speed.measures().least);
        let room = left.as_millis().checked_div(least.as_millis()).unwrap_or_default() as u32;
        if room == 0 {
            return Next { pause: Duration::ZERO, steps: coming.len() };
        }
        let expected = if complete { known } else { known.max(FORESEEN) };
        let together = expected.div_ceil(room).max(1);
        let shown = expected.div_ceil(together).max(1);
        let steps = beats.iter().take(together as usize).sum();
        Next { pause: self.longest(steps).min(left / shown), steps }
    }

    /// How long all pauses of a round together may be; none if nobody has to wait for its end.
    fn lasts(&self) -> Option<Duration> {
        let persons = u32::try_from(self.persons).ok().filter(|&persons| persons > 0)?;
        Some(self.parts(self.pace.speed.measures().round) / persons)
    }

    /// How many steps each beat has, as far as they are seen.
    fn beats(&self, coming: &[Coming]) -> Vec<usize> {
        let coming = coming.split(|step| step.secret).next().unwrap_or_default();
        match self.pace.beat {
            Beat::Step => vec![1; coming.len()],
            Beat::Turn => coming.chunk_by(|one, next| one.seat == next.seat).map(<[Coming]>::len).collect(),
        }
    }

    fn parts(&self, hundredths: u32) -> Duration {
        self.unit * hundredths / 100
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const UNIT: Duration = Duration::from_millis(700);

    fn round(speed: Speed, beat: Beat, persons: usize) -> Round {
        Round { pace: Pace { speed, beat }, unit: UNIT, persons }
    }

    /// Turns of so many steps each, of one bot after the other.
    fn turns(lengths: &[usize]) -> Vec<Coming> {
        let turn = |(nth, &length): (usize, &usize)| vec![Coming { seat: Seat(nth as u8 % 3), secret: false }; length];
        lengths.iter().enumerate().flat_map(turn).collect()
    }

    /// All pauses of a round together, and how often something was shown. So many steps are seen ahead.
    fn shown(round: Round, mut coming: &[Coming], foresight: usize) -> (Duration, usize) {
        let (mut spent, mut beats) = (Duration::ZERO, 0);
        while !coming.is_empty() {
            let seen = &coming[..foresight.min(coming.len())];
            let Next { pause, steps } = round.next(seen, seen.len() == coming.len(), spent);
            assert!((1..=seen.len()).contains(&steps));
            coming = &coming[steps..];
            spent += pause;
            beats += 1;
        }
        (spent, beats)
    }

    #[test]
    fn a_short_round_takes_the_time_to_be_read() {
        let three = turns(&[8, 7, 9]);
        assert_eq!(shown(round(Speed::Normal, Beat::Turn, 1), &three, 99), (3 * 5 * UNIT / 2, 3));
        assert_eq!(shown(round(Speed::Normal, Beat::Step, 1), &turns(&[4]), 99), (4 * UNIT, 4));
        assert_eq!(shown(round(Speed::Slow, Beat::Turn, 1), &three, 99), (3 * 5 * UNIT, 3));
        assert_eq!(shown(round(Speed::AtOnce, Beat::Step, 1), &three, 99), (Duration::ZERO, 1));
    }

    #[test]
    fn however_long_it_is_a_round_is_over_in_time() {
        for (speed, most) in [(Speed::Slow, 30), (Speed::Normal, 10), (Speed::Fast, 3), (Speed::AtOnce, 0)] {
            for beat in Beat::ALL {
                for (persons, foresight) in [(1, 999), (2, 999), (1, 1), (1, 5), (3, 20)] {
                    for turn in [1, 3, 40] {
                        let long = turns(&vec![turn; 200 / turn]);
                        let (waited, beats) = shown(round(speed, beat, persons), &long, foresight);
                        let most = most * UNIT / persons as u32;
                        assert!(waited <= most, "{speed:?} {beat:?} {persons} {foresight}: {waited:?} in {beats}");
                        assert!(foresight < 999 || waited >= most * 3 / 4 || turn == 40, "{waited:?} of {most:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn nothing_flits_by() {
        let long = turns(&[1; 100]);
        let (waited, beats) = shown(round(Speed::Normal, Beat::Step, 1), &long, 999);
        assert!(beats >= 15 && waited / beats as u32 >= Duration::from_millis(300), "{beats} in {waited:?}");
    }

    #[test]
    fn what_is_secret_takes_no_time_and_where_nobody_sits_nobody_waits() {
        let mut secret = turns(&[3, 3]);
        secret[..4].iter_mut().for_each(|step| step.secret = true);
        let normal = round(Speed::Normal, Beat::Turn, 1);
        assert_eq!(normal.next(&secret, true, Duration::ZERO), Next { pause: Duration::ZERO, steps: 4 });
        let alone = round(Speed::Normal, Beat::Step, 0);
        assert_eq!(shown(alone, &turns(&[1; 100]), 9).0, 100 * UNIT);
    }

    #[test]
    fn a_pace_prints_and_parses() {
        for speed in Speed::ALL {
            for beat in Beat::ALL {
                let pace = Pace { speed, beat };
                assert_eq!(pace.to_string().parse(), Ok(pace));
            }
        }
        for wrong in ["", "normal", "-turn", "normal-", "at-once", "quick-turn"] {
            assert!(wrong.parse::<Pace>().is_err(), "{wrong}");
        }
        assert!(Pace { speed: Speed::Slow, beat: Beat::Turn } < Pace { speed: Speed::Normal, beat: Beat::Step });
    }
}

//! Laws of the clocks, over made-up people, zones, nights, holidays and games.

use super::*;
use jiff::civil::{Date, Time as Clocktime, date};
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan};
use proptest::prelude::*;

const MINUTE_MS: i64 = 60_000;
const DAY_MS: i64 = 24 * 60 * MINUTE_MS;

/// Zones with and without summer time, on both sides of the equator, and one that is 45 minutes off.
const ZONES: [&str; 6] =
    ["UTC", "Europe/Rome", "America/Sao_Paulo", "Europe/Kyiv", "America/New_York", "Asia/Kathmandu"];

fn moment() -> impl Strategy<Value = i64> {
    // Two years, in whole minutes; the clocks are put forward and back four times.
    (0..2 * 365 * 24 * 60i64).prop_map(|minutes| 1_767_225_600_000 + minutes * MINUTE_MS)
}

fn night() -> impl Strategy<Value = Night> {
    // In the hours in which clocks are put forward and back nobody gets up or goes to bed here: the oracle would have to know how.
    (20..25i8, 0..60i8, 5..11i8, 0..60i8).prop_map(|(from, past, to, past_to)| Night {
        from: Clocktime::constant(from % 24, past, 0, 0),
        to: Clocktime::constant(to, past_to, 0, 0),
    })
}

fn holiday() -> impl Strategy<Value = Holiday> {
    (0..730i64, 0..6i64).prop_map(|(first, more)| {
        let from = date(2026, 1, 1).checked_add(first.days()).unwrap();
        Holiday { from, to: from.checked_add(more.days()).unwrap() }
    })
}

fn pauses() -> impl Strategy<Value = Pauses> {
    (prop::sample::select(&ZONES[..]), prop::option::of(night()), prop::collection::vec(holiday(), 0..8)).prop_map(
        |(zone, night, holidays)| {
            let pauses = Pauses { zone: zone.to_owned(), night, holidays };
            pauses.check().unwrap();
            pauses
        },
    )
}

fn time() -> impl Strategy<Value = Time> {
    prop_oneof![
        (SHORTEST..=LONGEST_TURN).prop_map(Time::Turn),
        (SHORTEST..=LONGEST_RESERVE, 0..=LARGEST_INCREMENT)
            .prop_map(|(reserve, increment)| Time::Reserve { reserve, increment }),
    ]
}

/// Does somebody rest in this minute? Asked of the clock on the wall, not of intervals.
fn rests_by_the_wall(pauses: &Pauses, at: i64) -> bool {
    let wall = Timestamp::from_millisecond(at).unwrap().to_zoned(TimeZone::get(&pauses.zone).unwrap());
    let (day, time): (Date, Clocktime) = (wall.date(), wall.time());
    let asleep = pauses.night.is_some_and(|night| match night.from < night.to {
        true => (night.from..night.to).contains(&time),
        false => time >= night.from || time < night.to,
    });
    asleep || pauses.holidays.iter().any(|holiday| (holiday.from..=holiday.to).contains(&day))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    #[test]
    fn what_is_used_is_what_the_wall_says(pauses in pauses(), from in moment(), minutes in 0..6 * 24 * 60i64) {
        let awake = (0..minutes).filter(|nth| !rests_by_the_wall(&pauses, from + nth * MINUTE_MS)).count() as i64;
        prop_assert_eq!(pauses.used(from, from + minutes * MINUTE_MS), awake * MINUTE_MS);
    }

    #[test]
    fn what_is_used_adds_up(pauses in pauses(), from in moment(), parts in prop::collection::vec(0..40 * DAY_MS, 1..5)) {
        let (mut at, mut used) = (from, 0);
        for part in parts {
            let some = pauses.used(at, at + part);
            prop_assert!((0..=part).contains(&some));
            (at, used) = (at + part, used + some);
        }
        prop_assert_eq!(pauses.used(from, at), used);
    }

    #[test]
    fn zero_is_the_first_moment_at_which_all_is_used(pauses in pauses(), from in moment(), left in 1..60 * DAY_MS) {
        let zero = pauses.after(from, left);
        prop_assert_eq!(pauses.used(from, zero), left);
        prop_assert_eq!(pauses.used(from, zero - 1), left - 1);
    }

    #[test]
    fn a_time_prints_and_parses(time in time()) {
        time.check().unwrap();
        prop_assert_eq!(time.to_string().parse(), Ok(time));
        let plan = ClockPlan { time, at_zero: AtZero::BotSeat };
        let clock = Clock::new(plan, 3);
        let text = serde_json::to_string(&clock).unwrap();
        prop_assert_eq!(serde_json::from_str::<Clock>(&text).unwrap(), clock);
    }

    #[test]
    fn nobody_has_more_than_was_given(time in time(), pauses in pauses(), from in moment(), moves in prop::collection::vec((0..3u8, 0..3 * DAY_MS, any::<bool>()), 1..40)) {
        // Three people; steps are taken, and now and then taken back without anybody's consent.
        let everybody = Seats(0b111);
        let plan = ClockPlan { time, at_zero: AtZero::Table };
        let mut clock = Clock::new(plan, 3).resting(from, everybody, &pauses);
        let (mut now, mut was) = (from, Seats::NONE);
        let mut turns = [0i64; 3];
        let mut before: Option<Seats> = None;
        for (seat, takes, back) in moves {
            now += takes;
            let left: Vec<i64> = (0..3).map(|seat| clock.left(Seat(seat), now)).collect();
            let (is, anew) = (Seats::only(Seat(seat)), Seats::NONE);
            let then = match before.take().filter(|_| back) {
                Some(is) => {
                    let then = clock.taken_back(now, Deciding { was, is, anew, persons: everybody }, false);
                    for seat in is.iter().filter(|seat| !was.contains(*seat)) {
                        prop_assert_eq!(then.left(seat, now), left[seat.index()], "taking back gives no time");
                    }
                    for seat in was.iter().filter(|seat| !is.contains(*seat)) {
                        turns[seat.index()] -= 1;
                    }
                    was = is;
                    then
                }
                None => {
                    if !was.contains(Seat(seat)) {
                        turns[usize::from(seat)] += 1;
                    }
                    before = Some(was);
                    let then = clock.moved(now, Deciding { was, is, anew, persons: everybody });
                    was = is;
                    then
                }
            };
            clock = then;
            let most = |seat: usize| match time {
                Time::Turn(seconds) => i64::from(seconds) * 1000,
                Time::Reserve { reserve, increment } => (i64::from(reserve) + i64::from(increment) * turns[seat]) * 1000,
            };
            for seat in 0..3u8 {
                prop_assert!((0..=most(usize::from(seat))).contains(&clock.left(Seat(seat), now)));
                prop_assert_eq!(clock.runs(Seat(seat)), was.contains(Seat(seat)));
            }
        }
    }

    #[test]
    fn whoever_asks_meanwhile_changes_nothing(time in time(), pauses in pauses(), from in moment(), looks in prop::collection::vec(0..2 * DAY_MS, 0..8)) {
        // To be stored and read again, or to be told the same pauses once more, costs and gives no time.
        let plan = ClockPlan { time, at_zero: AtZero::BotTurn };
        let only = Deciding { was: Seats::NONE, is: Seats::only(Seat(0)), anew: Seats::NONE, persons: Seats(1) };
        let clock = Clock::new(plan, 1).resting(from, Seats(1), &pauses).moved(from, only);
        let (zero, mut now, mut read) = (clock.zero(Seat(0)).unwrap(), from, clock.clone());
        for look in looks {
            now += look;
            read = serde_json::from_str(&serde_json::to_string(&read).unwrap()).unwrap();
            read = read.seated(now, Seats(1), Seats(1)).resting(now, Seats(1), &pauses);
            read = read.moved(now, Deciding { was: Seats(1), ..only });
        }
        prop_assert_eq!(&read, &clock);
        prop_assert_eq!(read.due(), Some(zero));
        prop_assert!(read.is_up(Seat(0), zero) && !read.is_up(Seat(0), zero - 1));
    }
}

fn at(text: &str) -> i64 {
    text.parse::<Timestamp>().unwrap().as_millisecond()
}

fn sleeper(zone: &str, from: i8, to: i8) -> Pauses {
    let night = Some(Night { from: Clocktime::constant(from, 0, 0, 0), to: Clocktime::constant(to, 0, 0, 0) });
    Pauses { zone: zone.to_owned(), night, holidays: Vec::new() }
}

#[test]
fn a_night_is_as_long_as_it_is() {
    let rome = sleeper("Europe/Rome", 23, 7);
    // In the night to 29 March 2026 the clocks are put forward, in that to 25 October back.
    let day = |from: &str| rome.used(at(from), at(from) + DAY_MS);
    assert_eq!(day("2026-06-01T12:00:00Z"), 16 * 60 * MINUTE_MS);
    assert_eq!(day("2026-03-28T12:00:00Z"), 17 * 60 * MINUTE_MS);
    assert_eq!(day("2026-10-24T12:00:00Z"), 15 * 60 * MINUTE_MS);
    // Twelve hours from six in the evening: five until bedtime, seven from the morning on.
    let zero = rome.after(at("2026-06-01T16:00:00Z"), 12 * 60 * MINUTE_MS);
    assert_eq!(zero, at("2026-06-02T12:00:00Z"));
    let spell = rome.spell(at("2026-06-01T23:30:00Z"));
    assert_eq!(spell, Spell { rests: true, until: at("2026-06-02T05:00:00Z") });
}

#[test]
fn a_holiday_is_whole_days_where_one_lives() {
    let mut pauses = Pauses { zone: "America/Sao_Paulo".to_owned(), ..Pauses::default() };
    pauses.holidays.push(Holiday { from: date(2026, 12, 24), to: date(2026, 12, 26) });
    pauses.check().unwrap();
    // Three hours behind Greenwich.
    let zero = pauses.after(at("2026-12-23T15:00:00Z"), DAY_MS);
    assert_eq!(zero, at("2026-12-27T15:00:00Z"));
    let sleepy = Pauses { night: sleeper("UTC", 22, 6).night, ..pauses };
    assert_eq!(sleepy.after(at("2026-12-23T15:00:00Z"), DAY_MS), at("2026-12-27T23:00:00Z"));
}

#[test]
fn at_a_live_table_nobody_sleeps() {
    let nightly = sleeper("UTC", 0, 12);
    for (time, rests) in [("15m+30s", false), ("2h", false), ("3h", true), ("1d", true), ("7d+12h", true)] {
        let plan = ClockPlan { time: time.parse().unwrap(), at_zero: AtZero::BotTurn };
        let clock = Clock::new(plan, 1).resting(0, Seats(1), &nightly);
        let begun = clock.moved(0, Deciding { was: Seats::NONE, is: Seats(1), anew: Seats::NONE, persons: Seats(1) });
        assert_eq!(begun.spell(Seat(0), 5).unwrap().rests, rests, "{time}");
    }
}

#[test]
fn a_turn_is_counted_from_its_beginning() {
    let plan = ClockPlan { time: "10m+1m".parse().unwrap(), at_zero: AtZero::BotTurn };
    let (ann, bob, both) = (Seats::only(Seat(0)), Seats::only(Seat(1)), Seats(0b11));
    let step = |was, is| Deciding { was, is, anew: Seats::NONE, persons: both };
    let clock = Clock::new(plan, 2).moved(0, step(Seats::NONE, ann));
    assert_eq!(clock.left(Seat(0), 0), 11 * MINUTE_MS);
    // A click within the turn gives nothing, another turn does.
    let clock = clock.moved(4 * MINUTE_MS, step(ann, ann));
    assert_eq!(clock.left(Seat(0), 4 * MINUTE_MS), 7 * MINUTE_MS);
    let twice = clock.moved(4 * MINUTE_MS, Deciding { anew: ann, ..step(ann, ann) });
    assert_eq!(twice.left(Seat(0), 4 * MINUTE_MS), 8 * MINUTE_MS);
    // Ann ends her turn and takes that back: Bob has what he had, and Ann no more than she had.
    let clock = clock.moved(5 * MINUTE_MS, step(ann, bob));
    assert_eq!(
        (clock.left(Seat(0), 9 * MINUTE_MS), clock.left(Seat(1), 9 * MINUTE_MS)),
        (6 * MINUTE_MS, 7 * MINUTE_MS)
    );
    let back = clock.taken_back(9 * MINUTE_MS, step(bob, ann), false);
    assert_eq!((back.left(Seat(0), 9 * MINUTE_MS), back.left(Seat(1), 9 * MINUTE_MS)), (6 * MINUTE_MS, 10 * MINUTE_MS));
    assert!(back.runs(Seat(0)) && !back.runs(Seat(1)));
    // Where all decide at once, each has a clock, and each stops alone.
    let all = back.moved(9 * MINUTE_MS, step(ann, both));
    let one = all.moved(11 * MINUTE_MS, step(both, bob));
    assert!(all.runs(Seat(0)) && all.runs(Seat(1)) && !one.runs(Seat(0)) && one.runs(Seat(1)));
    // The end.
    assert_eq!(one.moved(12 * MINUTE_MS, step(bob, Seats::NONE)).due(), None);
}

#[test]
fn who_comes_back_has_a_minute_and_the_absent_save_nothing() {
    let plan = ClockPlan { time: "5m+0s".parse().unwrap(), at_zero: AtZero::BotSeat };
    let (ann, bob, both) = (Seats::only(Seat(0)), Seats::only(Seat(1)), Seats(0b11));
    let clock = Clock::new(plan, 2).moved(0, Deciding { was: Seats::NONE, is: ann, anew: Seats::NONE, persons: both });
    let up = clock.due().unwrap();
    assert_eq!(up, 5 * MINUTE_MS);
    let left = clock.seated(up + 7, ann, bob);
    assert_eq!((left.due(), left.left(Seat(0), up + 7)), (None, 0));
    let back = left.seated(up + 99, ann, both);
    assert_eq!(back.due(), Some(up + 99 + MINUTE_MS));
    // A clock that has enough is given nothing by leaving and coming back.
    let away = clock.seated(MINUTE_MS, ann, bob).seated(2 * MINUTE_MS, ann, both);
    assert_eq!(away.left(Seat(0), 2 * MINUTE_MS), 4 * MINUTE_MS);
}

#[test]
fn what_nobody_can_mean_is_refused() {
    for wrong in ["", "1", "d", "1w", "-1d", "+5m", "1d+", "1.5h", "1d 2h", "99999999999d", "１d", "1d+1d+1d"] {
        assert!(wrong.parse::<Time>().is_err(), "{wrong}");
    }
    for absurd in ["59s", "31d", "0s", "59s+1s", "61d+1s", "1h+4d"] {
        assert!(absurd.parse::<Time>().unwrap().check().is_err(), "{absurd}");
    }
    let fine = sleeper("Europe/Kyiv", 23, 7);
    fine.check().unwrap();
    let holiday = |from: Date, to: Date| Holiday { from, to };
    let with = |holidays: Vec<Holiday>| Pauses { holidays, ..fine.clone() };
    for (wrong, pauses) in [
        ("zone", Pauses { zone: "Mars/Olympus".to_owned(), ..fine.clone() }),
        ("zone", Pauses { zone: "x".repeat(1000), ..fine.clone() }),
        ("night", sleeper("UTC", 7, 7)),
        ("night", sleeper("UTC", 6, 23)),
        ("holidays", with(vec![holiday(date(2026, 5, 2), date(2026, 5, 1))])),
        ("holidays", with(vec![holiday(date(2026, 1, 1), date(2026, 4, 1))])),
        ("holidays", with(vec![holiday(date(1999, 1, 1), date(1999, 1, 1))])),
        ("holidays", with(vec![holiday(date(2026, 1, 1), date(2026, 1, 1)); MOST_HOLIDAYS + 1])),
    ] {
        match pauses.check() {
            Err(TableError::BadPauses { what }) => assert_eq!(what, wrong),
            said => panic!("{wrong}: {said:?}"),
        }
    }
    assert!(serde_json::from_str::<ClockPlan>(r#"{"time": "1d", "at_zero": "explode"}"#).is_err());
    assert!(serde_json::from_str::<ClockPlan>(r#"{"time": "1d", "more": 1}"#).is_err());
}

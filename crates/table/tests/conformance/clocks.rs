//! Tables with clocks, over days that a test tells: each consequence at zero, nights, holidays, and a server that starts anew in between.

use crate::backend::Database;
use crate::common::*;
use crate::story;
use cowcatcher_engine::Seat;
use cowcatcher_table::{
    AtZero, Change, ClockPlan, Created, Games, Holiday, Identity, Night, Now, Pauses, SeatPlan, Settings, Sitter,
    Status, Store, TableId, TablePlan, Tables, Undo,
};
use cowcatcher_words::Locale;
use jiff::Timestamp;
use rand::RngExt;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

const MINUTE: i64 = 60_000;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;
const SOON: Duration = Duration::from_secs(60);

/// Where the tables are kept.
pub enum Ground {
    File(House),
    Server(Database),
}

/// The time, which passes when a test says so.
#[derive(Clone)]
pub struct Watch(Arc<AtomicI64>);

impl Watch {
    pub fn at(text: &str) -> Watch {
        Watch(Arc::new(AtomicI64::new(text.parse::<Timestamp>().unwrap().as_millisecond())))
    }

    pub fn now(&self) -> i64 {
        self.0.load(Ordering::SeqCst)
    }

    /// Bots that don't wait, and this time.
    pub fn settings(&self) -> Settings {
        let watch = self.clone();
        Settings { now: Now::told_by(move || watch.now()), ..brisk() }
    }

    pub fn pass(&self, some: i64) {
        self.0.fetch_add(some, Ordering::SeqCst);
    }

    fn until(&self, text: &str) {
        self.0.store(text.parse::<Timestamp>().unwrap().as_millisecond(), Ordering::SeqCst);
    }
}

impl Ground {
    /// A server that starts now: whatever another one had in memory is gone.
    async fn start(&self, watch: &Watch) -> Tables {
        Tables::new(self.store().await, Games::catalogue(), watch.settings())
    }

    pub async fn store(&self) -> Arc<dyn Store> {
        match self {
            Ground::File(house) => store(&house.path()).await,
            Ground::Server(database) => Arc::new(database.open().await),
        }
    }
}

pub fn clock(time: &str, at_zero: AtZero) -> Option<ClockPlan> {
    Some(ClockPlan { time: time.parse().unwrap(), at_zero })
}

/// Ann and Bob at a table with clocks.
async fn seated(tables: &Tables, game: &str, clock: Option<ClockPlan>) -> (TableId, [Identity; 2]) {
    seated_all(tables, game, clock).await
}

/// Ann, Bob and so on.
pub async fn seated_all<const N: usize>(
    tables: &Tables,
    game: &str,
    clock: Option<ClockPlan>,
) -> (TableId, [Identity; N]) {
    seated_with(tables, TablePlan { clock, ..plan(game, &[]) }).await
}

/// The same at a table that is planned otherwise.
pub async fn seated_with<const N: usize>(tables: &Tables, plan: TablePlan) -> (TableId, [Identity; N]) {
    let people = [(); N].map(|()| somebody());
    let mut seats = vec![SeatPlan::Invitation; N];
    seats[0] = me("Ann");
    let plan = TablePlan { seats, ..plan };
    let Created { id, invitations } = tables.create(&people[0], plan).await.unwrap();
    for ((_, secret), (who, name)) in invitations.iter().zip(people[1..].iter().zip(["Bob", "Cid"])) {
        tables.accept(secret, who, name).await.unwrap();
    }
    (id, people)
}

/// What a seat has left, by the table's own word.
async fn left(tables: &Tables, id: &TableId, seat: Seat) -> i64 {
    let seen = tables.see(id, &somebody(), None, Locale::En).await.unwrap().clock.unwrap();
    seen.seats[seat.index()].left
}

async fn running(tables: &Tables, id: &TableId) -> Vec<u8> {
    let seen = tables.see(id, &somebody(), None, Locale::En).await.unwrap().clock.unwrap();
    seen.seats.iter().filter(|seat| seat.runs).map(|seat| seat.seat.0).collect()
}

/// Clicks until it is somebody else's turn.
pub async fn whole_turn(tables: &Tables, id: &TableId, people: &[Identity], clicker: &mut Clicker) {
    let (seat, _) = to_move(tables, id).await;
    while turn(tables, id).await.0 == Some(seat) {
        clicker.click(tables, id, people).await.unwrap();
    }
}

/// A click of a seat, whether it is refused or not.
async fn try_click(tables: &Tables, id: &TableId, who: &Identity, seat: Seat) -> Result<(), &'static str> {
    let (action, now) =
        tables.look(id, |state| (state.playing().legal(seat).remove(0), state.version())).await.unwrap();
    tables.play(id, who, seat, &action, now).await.map(|_| ()).map_err(|error| error.code())
}

/// Waits until something holds of a table.
async fn until(tables: &Tables, id: &TableId, what: &str, holds: impl Fn(&cowcatcher_table::TableState) -> bool) {
    let mut notices = tables.subscribe(id).await.unwrap();
    let waiting = async {
        while !tables.look(id, &holds).await.unwrap() {
            notices.recv().await.unwrap();
        }
    };
    tokio::time::timeout(SOON, waiting).await.unwrap_or_else(|_| panic!("{what} takes too long"));
}

pub async fn a_bot_plays_the_turn_of_who_is_late(ground: Ground) {
    let watch = Watch::at("2026-06-01T12:00:00Z");
    let tables = ground.start(&watch).await;
    let (id, people) = seated(&tables, "gwt2", clock("1d", AtZero::BotTurn)).await;
    let (late, before) = to_move(&tables, &id).await;
    let other = Seat(1 - late.0);
    assert_eq!(running(&tables, &id).await, [late.0]);
    assert_eq!(left(&tables, &id, late).await, DAY);
    watch.pass(DAY - 1);
    assert_eq!(tables.call_time().await.unwrap(), 0);
    assert_eq!(code(tables.hand_to_bot(&id, &people[other.index()], late, "random").await), "time-left");

    // The server starts anew, and the clock is where it was.
    let tables = ground.start(&watch).await;
    assert_eq!(left(&tables, &id, late).await, 1);
    watch.pass(1);
    assert_eq!(try_click(&tables, &id, &people[late.index()], late).await, Err("time-up"));
    assert_eq!(version(&tables, &id).await, before);
    assert_eq!(tables.call_time().await.unwrap(), 1);
    let (next, after) = to_move(&tables, &id).await;
    assert_eq!((next, after.revision), (other, before.revision));
    assert!(after.step > before.step);
    assert_eq!(tables.call_time().await.unwrap(), 0, "once is enough");
    assert_eq!(version(&tables, &id).await, after);

    // The seat is still theirs, and they were missed once; the other one has a day from now on.
    let seen = tables.see(&id, &people[0], None, Locale::En).await.unwrap();
    assert!(seen.seats.iter().all(|seat| seat.kind == "person"));
    let clock = seen.clock.unwrap();
    assert_eq!((clock.seats[late.index()].missed, clock.seats[late.index()].left), (1, 0));
    assert_eq!(clock.seats[other.index()].zero, Some(watch.now() + DAY));
    // What the bot played for them is not taken back without asking.
    let undone = tables.undo(&id, &people[late.index()], late, Undo::Turn, after).await;
    assert_eq!(code(undone), "time-up");

    let mut clicker = Clicker::new(31);
    whole_turn(&tables, &id, &people, &mut clicker).await;
    watch.pass(3 * HOUR);
    whole_turn(&tables, &id, &people, &mut clicker).await;
    let clock = tables.see(&id, &people[0], None, Locale::En).await.unwrap().clock.unwrap();
    assert_eq!(clock.seats[late.index()].missed, 0);
    assert_eq!(clock.seats[late.index()].left, DAY - 3 * HOUR);

    // Who lets a bot play again and again is not waited for: then the others may hand the seat over.
    for missed in 1..=2 {
        whole_turn(&tables, &id, &people, &mut clicker).await;
        assert_eq!(to_move(&tables, &id).await.0, late);
        assert_eq!(code(tables.hand_to_bot(&id, &people[other.index()], late, "random").await), "time-left");
        watch.pass(DAY);
        assert_eq!(tables.call_time().await.unwrap(), 1);
        assert_eq!(tables.look(&id, |state| state.clock().unwrap().missed(late)).await.unwrap(), missed);
    }
    whole_turn(&tables, &id, &people, &mut clicker).await;
    tables.hand_to_bot(&id, &people[other.index()], late, "random").await.unwrap();
}

pub async fn a_bot_takes_the_seat_until_its_owner_is_back(ground: Ground) {
    let watch = Watch::at("2026-06-01T12:00:00Z");
    let tables = ground.start(&watch).await;
    let (id, people) = seated(&tables, "gwt2", clock("12h", AtZero::BotSeat)).await;
    let (late, _) = to_move(&tables, &id).await;
    let other = Seat(1 - late.0);
    watch.pass(12 * HOUR);
    let tables = ground.start(&watch).await;
    let mut notices = tables.subscribe(&id).await.unwrap();
    assert_eq!(tables.call_time().await.unwrap(), 1);
    assert_eq!(notices.recv().await.unwrap().change, Change::Seats);
    until(&tables, &id, "the bot", |state| state.to_decide().contains(other)).await;
    let sitter = tables.look(&id, |state| state.seats()[late.index()].clone()).await.unwrap();
    assert!(matches!(sitter.sitter, Sitter::Bot { owner: Some(owner), .. } if owner == people[late.index()]));
    assert_eq!(sitter.name, ["Ann", "Bob"][late.index()], "the seat is still theirs");
    // The bot plays on, without a clock and without being late.
    let mut clicker = Clicker::new(32);
    for _ in 0..2 {
        whole_turn(&tables, &id, &people, &mut clicker).await;
        until(&tables, &id, "the bot", |state| state.to_decide().contains(other)).await;
    }
    assert_eq!(tables.call_time().await.unwrap(), 0);
    tables.take_seat_back(&id, &people[late.index()], late).await.unwrap();
    assert_eq!(running(&tables, &id).await, [other.0]);
    whole_turn(&tables, &id, &people, &mut clicker).await;
    assert_eq!(running(&tables, &id).await, [late.0]);
    assert_eq!(left(&tables, &id, late).await, 12 * HOUR);
    whole_turn(&tables, &id, &people, &mut clicker).await;

    // Who comes back within a turn has no more than was left, but a minute.
    watch.pass(12 * HOUR - 5000);
    tables.hand_to_bot(&id, &people[other.index()], other, "random").await.unwrap();
    tables.take_seat_back(&id, &people[other.index()], other).await.unwrap();
    if tables.look(&id, |state| state.to_decide().contains(other)).await.unwrap() {
        assert_eq!(left(&tables, &id, other).await, MINUTE);
    }
}

pub async fn the_table_decides(ground: Ground) {
    let watch = Watch::at("2026-06-01T12:00:00Z");
    let tables = ground.start(&watch).await;
    let (id, people) = seated(&tables, "gwt2", clock("3d", AtZero::Table)).await;
    let (late, before) = to_move(&tables, &id).await;
    let other = Seat(1 - late.0);
    // A day's patience of the server counts for nothing where three were agreed on.
    watch.pass(3 * DAY - 1);
    assert_eq!(code(tables.hand_to_bot(&id, &people[other.index()], late, "random").await), "time-left");
    watch.pass(1);
    let tables = ground.start(&watch).await;
    assert_eq!(tables.call_time().await.unwrap(), 0);
    watch.pass(5 * DAY);
    assert_eq!(tables.call_time().await.unwrap(), 0, "nothing happens by itself");
    assert_eq!(version(&tables, &id).await, before);
    assert_eq!(left(&tables, &id, late).await, 0);
    // Late is better than never, as long as the others have not decided.
    try_click(&tables, &id, &people[late.index()], late).await.unwrap();
    assert_eq!(code(tables.hand_to_bot(&id, &somebody(), late, "random").await), "not-your-seat");
    if turn(&tables, &id).await.0 == Some(late) {
        tables.hand_to_bot(&id, &people[other.index()], late, "random").await.unwrap();
        assert!(!running(&tables, &id).await.contains(&late.0));
        until(&tables, &id, "the bot", |state| state.to_decide().contains(other)).await;
    }
}

pub async fn nights_and_holidays_take_no_time(ground: Ground) {
    let watch = Watch::at("2026-06-01T10:00:00Z");
    let tables = ground.start(&watch).await;
    let night = Some(Night { from: "23:00".parse().unwrap(), to: "07:00".parse().unwrap() });
    let rome = Pauses { zone: "Europe/Rome".to_owned(), night, holidays: Vec::new() };
    let (id, people) = seated(&tables, "gwt2", clock("12h", AtZero::BotTurn)).await;
    let (seat, before) = to_move(&tables, &id).await;
    let who = people[seat.index()];
    // At noon in Rome; twelve hours would be at midnight. In bed at eleven, so the last hour is tomorrow.
    assert_eq!(tables.pauses(&who).await.unwrap(), Pauses::default());
    tables.set_pauses(&who, rome.clone()).await.unwrap();
    let zero = async |tables: &Tables| {
        let seen = tables.see(&id, &who, None, Locale::En).await.unwrap().clock.unwrap();
        Timestamp::from_millisecond(seen.seats[seat.index()].zero.unwrap()).unwrap().to_string()
    };
    assert_eq!(zero(&tables).await, "2026-06-02T06:00:00Z");
    watch.until("2026-06-02T01:00:00Z");
    let tables = ground.start(&watch).await;
    assert_eq!(left(&tables, &id, seat).await, HOUR);
    let asleep = tables.see(&id, &who, None, Locale::En).await.unwrap().clock.unwrap().seats[seat.index()].clone();
    assert_eq!(asleep.rests_until, Some("2026-06-02T05:00:00Z".parse::<Timestamp>().unwrap().as_millisecond()));
    assert_eq!(tables.call_time().await.unwrap(), 0);

    // Half an hour before the end they leave for three days, of which this is the first. What is used is used.
    watch.until("2026-06-02T05:30:00Z");
    let holiday = Holiday { from: "2026-06-02".parse().unwrap(), to: "2026-06-04".parse().unwrap() };
    let away = Pauses { holidays: vec![holiday], ..rome.clone() };
    tables.set_pauses(&who, away).await.unwrap();
    assert_eq!(left(&tables, &id, seat).await, HOUR / 2);
    assert_eq!(zero(&tables).await, "2026-06-05T05:30:00Z");
    let tables = ground.start(&watch).await;
    watch.until("2026-06-05T05:29:59Z");
    assert_eq!(tables.call_time().await.unwrap(), 0);
    // Nobody can say afterwards that they were away.
    watch.until("2026-06-05T05:30:00Z");
    tables.set_pauses(&who, Pauses { holidays: vec![holiday; 2], ..rome }).await.unwrap();
    assert_eq!(left(&tables, &id, seat).await, 0);
    assert_eq!(tables.call_time().await.unwrap(), 1);
    assert!(version(&tables, &id).await.step > before.step);

    // Whoever sits down brings their pauses along; at a live table they don't hold.
    let seats = [me("Ann"), me("Anna")];
    for (time, rests) in [("2d", true), ("30m+30s", false)] {
        let made = tables.create(&who, TablePlan { clock: clock(time, AtZero::BotTurn), ..plan("gwt2", &seats) });
        let id = made.await.unwrap().id;
        let (seat, _) = to_move(&tables, &id).await;
        let seen = tables.see(&id, &who, None, Locale::En).await.unwrap().clock.unwrap().seats[seat.index()].clone();
        assert_eq!(seen.rests_from.is_some(), rests, "{time}");
    }
}

pub async fn a_reserve_runs_down_and_is_topped_up(ground: Ground) {
    let watch = Watch::at("2026-06-01T20:00:00Z");
    let tables = ground.start(&watch).await;
    let (id, people) = seated(&tables, "gwt2", clock("15m+30s", AtZero::BotTurn)).await;
    let mut clicker = Clicker::new(33);
    let (first, _) = to_move(&tables, &id).await;
    let second = Seat(1 - first.0);
    assert_eq!(left(&tables, &id, first).await, 15 * MINUTE + 30_000);
    assert_eq!(left(&tables, &id, second).await, 15 * MINUTE, "with the turn comes the rest");
    watch.pass(2 * MINUTE);
    whole_turn(&tables, &id, &people, &mut clicker).await;
    assert_eq!(left(&tables, &id, first).await, 13 * MINUTE + 30_000);
    watch.pass(15 * MINUTE + 30_000 - 1);
    let tables = ground.start(&watch).await;
    assert_eq!((left(&tables, &id, first).await, left(&tables, &id, second).await), (13 * MINUTE + 30_000, 1));
    watch.pass(10);
    assert_eq!(tables.call_time().await.unwrap(), 1);
    assert_eq!(to_move(&tables, &id).await.0, first);
    assert_eq!(left(&tables, &id, first).await, 14 * MINUTE);
    watch.pass(MINUTE);
    whole_turn(&tables, &id, &people, &mut clicker).await;
    // Nothing is left of the reserve, but there is something for each turn.
    assert_eq!(left(&tables, &id, second).await, 30_000);
    watch.pass(29_000);
    whole_turn(&tables, &id, &people, &mut clicker).await;
    assert_eq!(left(&tables, &id, second).await, 1000);
}

pub async fn all_who_plan_at_once_have_a_clock(ground: Ground) {
    let watch = Watch::at("2026-06-01T20:00:00Z");
    let tables = ground.start(&watch).await;
    let (id, people) = seated(&tables, "mombasa", clock("2d", AtZero::BotTurn)).await;
    let both = tables.look(&id, |state| state.to_decide()).await.unwrap();
    assert_eq!(both.iter().count(), 2, "everybody chooses at once");
    assert_eq!(running(&tables, &id).await, [0, 1]);
    // Ann is done with it; her clock stops, Bob's goes on.
    watch.pass(HOUR);
    let mut clicker = Clicker::new(34);
    while tables.look(&id, |state| state.to_decide().iter().count() == 2).await.unwrap() {
        let now = version(&tables, &id).await;
        let legal = tables.look(&id, |state| state.playing().legal(Seat(0))).await.unwrap();
        let action = legal.iter().find(|action| *action == "ready").unwrap_or(&legal[0]);
        tables.play(&id, &people[0], Seat(0), action, now).await.unwrap();
    }
    assert_eq!(running(&tables, &id).await, [1]);
    watch.pass(47 * HOUR);
    let before = version(&tables, &id).await;
    assert_eq!(tables.call_time().await.unwrap(), 1);
    let after = version(&tables, &id).await;
    assert!(after.step > before.step);
    // What comes next begins with the time of a turn for whoever decides then.
    let deciding: Vec<u8> = tables.look(&id, |state| state.to_decide().iter().map(|it| it.0).collect()).await.unwrap();
    assert_eq!(running(&tables, &id).await, deciding);
    for seat in deciding {
        assert_eq!(left(&tables, &id, Seat(seat)).await, 2 * DAY);
    }
    // Both are late, where both have to plan: a bot plays for each.
    for _ in 0..200 {
        if tables.look(&id, |state| state.to_decide().iter().count()).await.unwrap() == 2 {
            break;
        }
        clicker.click(&tables, &id, &people).await.unwrap();
    }
    let step = version(&tables, &id).await.step;
    watch.pass(2 * DAY);
    assert_eq!(tables.call_time().await.unwrap(), 1);
    assert!(version(&tables, &id).await.step > step + 1);
    assert_eq!(tables.call_time().await.unwrap(), 0);
}

pub async fn taking_back_gives_no_time(ground: Ground) {
    let watch = Watch::at("2026-06-01T20:00:00Z");
    let tables = ground.start(&watch).await;
    let (id, people) = seated_all::<3>(&tables, "steam", clock("10h+1m", AtZero::BotTurn)).await;
    let mut clicker = Clicker::new(35);
    let (mut within, mut crossed) = (0, 0);
    for _ in 0..60 {
        // Who clicks at random is bankrupt soon.
        let Some((seat, _)) = clicker.click(&tables, &id, &people).await else { break };
        let (Some(after), now) = turn(&tables, &id).await else { break };
        if tables.look(&id, |state| state.undo_of(seat).step.is_none()).await.unwrap() {
            continue;
        }
        let had = [left(&tables, &id, seat).await, left(&tables, &id, after).await];
        watch.pass(7000);
        tables.undo(&id, &people[seat.index()], seat, Undo::Step, now).await.unwrap();
        let has = [left(&tables, &id, seat).await, left(&tables, &id, after).await];
        if after == seat {
            // Within the turn it goes on.
            within += 1;
            assert_eq!(has, [had[0] - 7000; 2]);
        } else {
            // The turn of the other one has not begun: neither has its time, nor what comes with it.
            crossed += 1;
            assert_eq!(has, [had[0], had[1] - MINUTE]);
        }
        assert_eq!(running(&tables, &id).await, [seat.0]);
        clicker.click(&tables, &id, &people).await.unwrap();
    }
    assert!(within > 0 && crossed > 0, "{within} steps and {crossed} turns were taken back");
}

pub async fn bad_clocks_are_refused(ground: Ground) {
    let watch = Watch::at("2026-06-01T20:00:00Z");
    let tables = ground.start(&watch).await;
    let ann = somebody();
    for absurd in ["1s", "400d", "1s+1s", "1h+99d"] {
        let plan = TablePlan { clock: clock(absurd, AtZero::Table), ..plan("gwt2", &[me("Ann"), bot()]) };
        assert_eq!(code(tables.create(&ann, plan).await), "bad-clock", "{absurd}");
    }
    let pauses = Pauses { zone: "Nowhere/Land".to_owned(), ..Pauses::default() };
    assert_eq!(code(tables.set_pauses(&ann, pauses).await), "bad-pauses");
    assert_eq!(tables.pauses(&ann).await.unwrap(), Pauses::default());
    assert!(tables.lobby(&ann).await.unwrap().mine.is_empty());
}

pub async fn a_game_over_days_with_a_bot_for_the_turn(ground: Ground) {
    a_game_over_days(ground, AtZero::BotTurn).await;
}

pub async fn a_game_over_days_with_a_bot_on_the_seat(ground: Ground) {
    a_game_over_days(ground, AtZero::BotSeat).await;
}

pub async fn a_game_over_days_left_to_the_table(ground: Ground) {
    a_game_over_days(ground, AtZero::Table).await;
}

/// Plays the turn of a seat as somebody who knows the game by its rules of thumb.
async fn sensible_turn(tables: &Tables, id: &TableId, people: &[Identity], seat: Seat) {
    while let (Some(next), now) = turn(tables, id).await
        && next == seat
    {
        let seed = u64::from(now.step);
        let think = tables.look(id, |state| state.playing().think(seat, "heuristic", seed).unwrap()).await.unwrap();
        tables.play(id, &people[seat.index()], seat, &think().unwrap().action, now).await.unwrap();
    }
}

/// A whole game over days: Ann sleeps in Rome, Bob in São Paulo and goes on holiday, both are late now and then, and the server starts anew again
/// and again.
async fn a_game_over_days(ground: Ground, at_zero: AtZero) {
    let watch = Watch::at("2026-12-18T09:00:00Z");
    let begin = watch.now();
    let mut tables = ground.start(&watch).await;
    let (id, people) = seated(&tables, "gwt2", clock("1d", at_zero)).await;
    let night = |from: &str, to: &str| Some(Night { from: from.parse().unwrap(), to: to.parse().unwrap() });
    let ann = Pauses { zone: "Europe/Rome".to_owned(), night: night("23:00", "07:00"), holidays: Vec::new() };
    let holiday = Holiday { from: "2026-12-24".parse().unwrap(), to: "2027-01-02".parse().unwrap() };
    let bob = Pauses { zone: "America/Sao_Paulo".to_owned(), night: night("00:30", "08:00"), holidays: vec![holiday] };
    let pauses = [ann, bob];
    for (who, pauses) in people.iter().zip(&pauses) {
        tables.set_pauses(who, pauses.clone()).await.unwrap();
    }
    let (mut clicker, mut late, mut restarts) = (Clicker::new(36), 0, 0);
    for round in 0..400 {
        let state = tables.look(&id, |state| (state.status(), state.to_decide().iter().next())).await.unwrap();
        let (Status::Running, Some(seat)) = state else { break };
        let began = watch.now();
        let awake = |pauses: &Pauses, to: i64| pauses.used(began, to);
        // Now and then somebody takes longer than a day of being awake.
        let takes = if clicker.0.random_range(0..6) == 0 {
            2 * DAY + 12 * DAY * i64::from(seat == Seat(1))
        } else {
            clicker.0.random_range(0..10 * HOUR)
        };
        let before = version(&tables, &id).await;
        let mut passed = 0;
        while passed < takes && version(&tables, &id).await == before {
            let some = (5 * HOUR).min(takes - passed);
            watch.pass(some);
            passed += some;
            if clicker.0.random_range(0..12) == 0 {
                tables = ground.start(&watch).await;
                restarts += 1;
            }
            // What is left is a day less the time that they were awake, however often the server started anew.
            let thought = awake(&pauses[seat.index()], watch.now());
            assert_eq!(left(&tables, &id, seat).await, (DAY - thought).max(0), "round {round}");
            let called = tables.call_time().await.unwrap();
            assert_eq!(called, usize::from(thought >= DAY && at_zero != AtZero::Table), "round {round}");
            if called == 1 {
                break;
            }
        }
        let up = awake(&pauses[seat.index()], watch.now()) >= DAY;
        late += usize::from(up);
        let [who, other] = [people[seat.index()], people[1 - seat.index()]];
        match (up, at_zero) {
            (false, _) => sensible_turn(&tables, &id, &people, seat).await,
            (true, AtZero::BotTurn) => {
                let (row, now) = tables.look(&id, |state| (state.seats().to_vec(), state.version())).await.unwrap();
                assert!(now.step > before.step && row.iter().all(|row| row.person().is_some()));
            }
            (true, AtZero::BotSeat | AtZero::Table) => {
                if at_zero == AtZero::Table {
                    assert_eq!(version(&tables, &id).await, before);
                    tables.hand_to_bot(&id, &other, seat, "heuristic").await.unwrap();
                }
                until(&tables, &id, "the bot", |state| !state.to_decide().contains(seat)).await;
                if tables.look(&id, |state| !state.status().is_final()).await.unwrap() {
                    tables.take_seat_back(&id, &who, seat).await.unwrap();
                }
            }
        }
    }
    assert_eq!(tables.look(&id, |state| state.status()).await.unwrap(), Status::Over, "the game comes to its end");
    let days = (watch.now() - begin) / DAY;
    assert!(late >= 2 && restarts >= 2 && days >= 7, "{late} late, {restarts} restarts, {days} days");
    assert!(running(&tables, &id).await.is_empty());
    watch.pass(100 * DAY);
    assert_eq!(tables.call_time().await.unwrap(), 0);
    // The same people, the same clock, wound up.
    let again = tables.rematch(&id, &people[0]).await.unwrap();
    let clock = tables.look(&again, |state| state.clock().cloned().unwrap()).await.unwrap();
    assert_eq!((clock.plan.at_zero, clock.seats[0].missed), (at_zero, 0));
    // Whoever was late in the last turn of the game left their seat to a bot, also in the next one; it has no clock.
    until(&tables, &again, "somebody's turn", |state| {
        state.to_decide().iter().any(|seat| state.seats()[seat.index()].person().is_some())
    })
    .await;
    assert_eq!(running(&tables, &again).await.len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn of_several_servers_one_calls_time() {
    let Some(database) = Database::new().await else { return };
    let watch = Watch::at("2026-06-01T12:00:00Z");
    let servers = [database.serve(watch.settings()).await, database.serve(watch.settings()).await];
    let [one, two] = [&servers[0].tables, &servers[1].tables];
    for at_zero in [AtZero::BotTurn, AtZero::BotSeat] {
        let (id, people) = seated(one, "gwt2", clock("1d", at_zero)).await;
        for _ in 0..3 {
            let (late, before) = to_move(one, &id).await;
            let next = Seat(1 - late.0);
            watch.pass(DAY);
            let called = story::futures(vec![one.call_time(), two.call_time()]).await;
            assert!(called.iter().all(Result::is_ok), "{called:?}");
            // Whoever did it, it was done once: the other one is to decide, and has a day; on both servers.
            for tables in [one, two] {
                until(tables, &id, "the turn", |state| state.to_decide().contains(next)).await;
                assert_eq!(left(tables, &id, next).await, DAY);
                assert_eq!(running(tables, &id).await, [next.0]);
            }
            assert!(version(two, &id).await.step > before.step);
            assert_eq!(version(one, &id).await, version(two, &id).await);
            assert_eq!(two.call_time().await.unwrap(), 0);
            if at_zero == AtZero::BotSeat {
                // Its owner comes back at the other server.
                two.take_seat_back(&id, &people[late.index()], late).await.unwrap();
                until(one, &id, "coming back", |state| state.seats()[late.index()].bot().is_none()).await;
            }
        }
    }
}

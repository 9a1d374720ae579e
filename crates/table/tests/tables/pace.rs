//! How long people wait for bots. The clock is stopped and jumps to the next pause as soon as nothing is left to be done, so what is
//! measured are the pauses themselves, on any machine.

use crate::common::{bot, me, plan, somebody};
use async_trait::async_trait;
use cowcatcher_engine::{Seat, ToAct};
use cowcatcher_table::{
    Alive, AnalysisRow, Append, Beat, ChatLine, Consent, Games, Identity, Idle, Maker, NewTable, Pace, Pauses, Place,
    Room, SeatPlan, SeatRow, Settings, Speed, Spending, Status, Store, StoreError, TableId, TablePlan, TableRow,
    Tables, Tick, Version,
};
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::time::Instant;

/// Nobody waits longer for a round of bots at normal speed.
const LONGEST: Duration = Duration::from_secs(8);
/// So many rounds are measured of each game.
const ROUNDS: usize = 40;

/// Tables that are kept nowhere: a disk has a clock of its own.
#[derive(Debug, Default)]
struct Memory(Mutex<HashMap<String, (TableRow, Vec<String>)>>);

impl Memory {
    fn with<T>(&self, id: &TableId, work: impl FnOnce(&mut (TableRow, Vec<String>)) -> T) -> Result<T, StoreError> {
        let mut tables = self.0.lock().unwrap();
        tables.get_mut(id.as_str()).map(work).ok_or(StoreError::Conflict)
    }
}

#[async_trait]
impl Store for Memory {
    async fn create(&self, NewTable { row, lines, .. }: NewTable<'_>) -> Result<(), StoreError> {
        self.0.lock().unwrap().insert(row.id.to_string(), (row.clone(), lines.to_vec()));
        Ok(())
    }
    async fn table(&self, id: &TableId) -> Result<Option<TableRow>, StoreError> {
        Ok(self.with(id, |(row, _)| row.clone()).ok())
    }
    async fn clicks(&self, id: &TableId) -> Result<Vec<Vec<String>>, StoreError> {
        self.with(id, |(_, lines)| lines.iter().map(|line| vec![line.clone()]).collect())
    }
    async fn append(&self, append: Append<'_>) -> Result<(), StoreError> {
        self.with(append.id, |(row, lines)| {
            lines.extend(append.clicks.concat());
            row.version.step = lines.len() as u32;
            row.digest = append.digest;
            row.progress = append.progress;
        })
    }
    async fn take_back(&self, to: u32, again: Append<'_>) -> Result<Version, StoreError> {
        self.with(again.id, |(row, lines)| {
            lines.truncate(to as usize);
            lines.extend(again.clicks.concat());
            row.version = Version::new(lines.len() as u32, again.at.revision + 1);
            row.progress = again.progress;
            row.digest = again.digest;
            row.version
        })
    }
    async fn keep_lesson(&self, _: &TableId, _: u32) -> Result<(), StoreError> {
        Ok(())
    }
    async fn keep_consent(&self, id: &TableId, _: Version, _: &Consent, now: &Consent) -> Result<(), StoreError> {
        self.with(id, |(row, _)| row.consent = now.clone())
    }
    async fn keep_clock(&self, id: &TableId, tick: Tick<'_>) -> Result<(), StoreError> {
        self.with(id, |(row, _)| row.clock = Some(tick.now.clone()))
    }
    async fn time_up(&self, _: i64, _: u32) -> Result<Vec<TableId>, StoreError> {
        Ok(Vec::new())
    }
    async fn clocked_tables(&self, _: &Identity) -> Result<Vec<TableId>, StoreError> {
        Ok(Vec::new())
    }
    async fn pauses(&self, _: &Identity) -> Result<Pauses, StoreError> {
        Ok(Pauses::default())
    }
    async fn keep_pauses(&self, _: &Identity, _: &Pauses) -> Result<(), StoreError> {
        Ok(())
    }
    async fn seat(&self, id: &TableId, seat: Seat, _: &SeatRow, now: &SeatRow) -> Result<(), StoreError> {
        self.with(id, |(row, _)| row.seats[seat.index()] = now.clone())
    }
    async fn invited(&self, invitation: &Identity) -> Result<Option<(TableId, Seat)>, StoreError> {
        let tables = self.0.lock().unwrap();
        let open = cowcatcher_table::Sitter::Open { invitation: Some(*invitation) };
        Ok(tables.values().find_map(|(row, _)| {
            let seat = row.seats.iter().position(|seat| seat.sitter == open)?;
            Some((row.id.clone(), Seat(seat as u8)))
        }))
    }
    async fn say(&self, _: &TableId, _: Room, _: &ChatLine) -> Result<(), StoreError> {
        Ok(())
    }
    async fn chat(&self, _: &TableId, _: Room, _: u32) -> Result<Vec<ChatLine>, StoreError> {
        Ok(Vec::new())
    }
    async fn tables_of(&self, _: &Identity, _: Option<&Place>, _: u32) -> Result<Vec<TableRow>, StoreError> {
        Ok(Vec::new())
    }
    async fn open_tables(&self, _: u32) -> Result<Vec<TableRow>, StoreError> {
        Ok(Vec::new())
    }
    async fn listed_tables(&self, _: Status, _: u32) -> Result<Vec<TableRow>, StoreError> {
        Ok(Vec::new())
    }
    async fn analysis(&self, _: &TableId) -> Result<Option<AnalysisRow>, StoreError> {
        Ok(None)
    }
    async fn keep_analysis(&self, _: &TableId, _: &AnalysisRow) -> Result<(), StoreError> {
        Ok(())
    }
    async fn waiting_for_bots(&self) -> Result<Vec<TableId>, StoreError> {
        Ok(Vec::new())
    }
    async fn alive(&self, _: Maker, _: i64) -> Result<Alive, StoreError> {
        Ok(Alive::default())
    }
    async fn spend(&self, _: i64, _: &[Spending]) -> Result<Option<usize>, StoreError> {
        Ok(None)
    }
    async fn forget(&self, _: i64) -> Result<(), StoreError> {
        Ok(())
    }
    async fn secret(&self, _: &str, drawn: [u8; 32]) -> Result<Vec<u8>, StoreError> {
        Ok(drawn.to_vec())
    }
    async fn idle_tables(&self, _: Idle, _: u32) -> Result<Vec<TableId>, StoreError> {
        Ok(Vec::new())
    }
    async fn delete(&self, id: &TableId, _: i64) -> Result<bool, StoreError> {
        Ok(self.0.lock().unwrap().remove(id.as_str()).is_some())
    }
    async fn every_table(&self, _: Option<&TableId>, _: u32) -> Result<Vec<TableRow>, StoreError> {
        Ok(self.0.lock().unwrap().values().map(|(row, _)| row.clone()).collect())
    }
    async fn ready(&self) -> Result<(), StoreError> {
        Ok(())
    }
}

fn open() -> Tables {
    Tables::new(Arc::new(Memory::default()), Games::catalogue(), Settings::default())
}

/// Waits until one of these seats is to decide; `None` if the game is over.
async fn my_turn(tables: &Tables, id: &TableId, mine: &[Seat]) -> Option<(Seat, Version)> {
    let mut notices = tables.subscribe(id).await.unwrap();
    loop {
        let (to_decide, version, over) =
            tables.look(id, |state| (state.to_decide(), state.version(), state.status().is_final())).await.unwrap();
        if over {
            return None;
        }
        if let Some(&seat) = mine.iter().find(|&&seat| to_decide.contains(seat)) {
            return Some((seat, version));
        }
        notices.recv().await.unwrap();
    }
}

/// What somebody sensible does.
async fn sensible(tables: &Tables, id: &TableId, seat: Seat, seed: u64) -> String {
    let thought = tables.look(id, |state| state.playing().think(seat, "heuristic", seed).unwrap()).await.unwrap();
    thought().unwrap().action
}

/// How long somebody waits for each round of the bots, and how often something is shown in it.
async fn waits(plan: TablePlan, pace: Pace, rounds: usize) -> Vec<(Duration, usize)> {
    let (tables, ann) = (open(), somebody());
    let id = tables.create(&ann, plan).await.unwrap().id;
    let _watching = tables.watch(&id, &ann, pace).await.unwrap();
    let mut waits = Vec::new();
    let mut turn = my_turn(&tables, &id, &[Seat(0)]).await;
    for seed in 0.. {
        let Some((seat, version)) = turn.filter(|_| waits.len() < rounds) else { break };
        let mut notices = tables.subscribe(&id).await.unwrap();
        let action = sensible(&tables, &id, seat, seed).await;
        let played = Instant::now();
        tables.play(&id, &ann, seat, &action, version).await.unwrap();
        turn = my_turn(&tables, &id, &[Seat(0)]).await;
        let shown = std::iter::from_fn(|| notices.try_recv().ok()).count() - 1;
        if shown > 0 {
            waits.push((played.elapsed(), shown));
        }
    }
    waits
}

fn table_of(game: &str, options: &[(&str, &str)], players: usize) -> TablePlan {
    let mut seats = vec![me("Ann")];
    seats.resize(players, SeatPlan::Bot("heuristic".to_owned()));
    let options = options.iter().map(|&(key, value)| (key.to_owned(), value.to_owned())).collect();
    TablePlan { options, ..plan(game, &seats) }
}

/// Prints the table of waits: `cargo nextest run -p cowcatcher-table --no-capture no_round_of_bots`.
#[tokio::test(start_paused = true)]
async fn no_round_of_bots_at_normal_speed_makes_anybody_wait_long() {
    let mut games: Vec<(String, Vec<(&str, &str)>)> =
        Games::catalogue().iter().map(|game| (game.name.to_owned(), Vec::new())).collect();
    games.push(("steam".to_owned(), vec![("rules", "base")]));
    println!("game           players  beat  rounds   mean   longest   shown at most");
    for (game, options) in games {
        let chosen: Vec<_> = options.iter().map(|&(key, value)| (key.to_owned(), value.to_owned())).collect();
        for players in Games::catalogue().game(&game).unwrap().players(&chosen).into_iter().filter(|&count| count > 1) {
            for beat in Beat::ALL {
                let pace = Pace { speed: Speed::Normal, beat };
                let waited = waits(table_of(&game, &options, players), pace, ROUNDS).await;
                let longest = waited.iter().map(|&(wait, _)| wait).max().unwrap();
                let mean = waited.iter().map(|&(wait, _)| wait).sum::<Duration>() / waited.len() as u32;
                let shown = waited.iter().map(|&(_, shown)| shown).max().unwrap();
                let name =
                    format!("{game}{}", options.first().map(|(_, value)| format!(" {value}")).unwrap_or_default());
                let (mean, longest) = (mean.as_secs_f64(), longest);
                println!(
                    "{name:<14} {players:>7}  {:<4} {:>7} {mean:>6.1} s {:>6.1} s {shown:>9}",
                    beat.word(),
                    waited.len(),
                    longest.as_secs_f64()
                );
                assert!(longest <= LONGEST, "{name} with {players}, by {}: {longest:?}", beat.word());
            }
        }
    }
}

#[tokio::test(start_paused = true)]
async fn each_speed_is_slower_than_the_next_and_the_last_has_no_pause() {
    let mut means = Vec::new();
    for speed in Speed::ALL {
        let waited = waits(table_of("gwt2", &[], 4), Pace { speed, beat: Beat::Turn }, 10).await;
        means.push(waited.iter().map(|&(wait, _)| wait).sum::<Duration>() / waited.len() as u32);
    }
    assert!(means.is_sorted_by(|slower, faster| slower > faster), "{means:?}");
    assert_eq!(means[3], Duration::ZERO);
}

/// Two people and two bots: whoever of those who watch wants to see most is heeded, whoever goes or does not sit there is not.
#[tokio::test(start_paused = true)]
async fn of_those_who_watch_the_one_who_wants_to_see_most_is_heeded() {
    let tables = open();
    let (ann, bob) = (somebody(), somebody());
    let seats = [me("Ann"), SeatPlan::Invitation, bot(), bot()];
    let created = tables.create(&ann, plan("gwt2", &seats)).await.unwrap();
    tables.accept(&created.invitations[0].1, &bob, "Bob").await.unwrap();
    let id = created.id;
    let pace = |speed| Pace { speed, beat: Beat::Step };
    let mut seed = 0;
    let mut round = async || -> Duration {
        // Until the bots play: the person before them ends their turn.
        loop {
            let (seat, version) = my_turn(&tables, &id, &[Seat(0), Seat(1)]).await.expect("the game goes on");
            let action = sensible(&tables, &id, seat, seed).await;
            seed += 1;
            let played = Instant::now();
            tables.play(&id, [&ann, &bob][seat.index()], seat, &action, version).await.unwrap();
            if tables.look(&id, |state| state.to_decide().iter().any(|seat| seat.0 > 1)).await.unwrap() {
                my_turn(&tables, &id, &[Seat(0), Seat(1)]).await;
                return played.elapsed();
            }
        }
    };
    let ann_watches = tables.watch(&id, &ann, pace(Speed::AtOnce)).await.unwrap();
    let _stranger = tables.watch(&id, &somebody(), pace(Speed::Slow)).await.unwrap();
    assert_eq!(round().await, Duration::ZERO, "only Ann watches of those who sit there");
    let bob_watches = tables.watch(&id, &bob, pace(Speed::Slow)).await.unwrap();
    let slow = round().await;
    assert!(slow > Duration::from_secs(5), "{slow:?}");
    tables.set_pace(&id, &bob, pace(Speed::Fast)).await.unwrap();
    let fast = round().await;
    assert!(fast > Duration::ZERO && fast < Duration::from_secs(2), "{fast:?}");
    drop(bob_watches);
    assert_eq!(round().await, Duration::ZERO);
    drop(ann_watches);
    let normal = round().await;
    assert!(normal > fast && normal <= LONGEST / 2, "two people share what a round may last: {normal:?}");
}

/// A pace that is changed while bots play holds at once.
#[tokio::test(start_paused = true)]
async fn another_pace_holds_at_once() {
    let (tables, ann) = (open(), somebody());
    let id = tables.create(&ann, table_of("gwt2", &[], 4)).await.unwrap().id;
    let _watching = tables.watch(&id, &ann, Pace { speed: Speed::Slow, beat: Beat::Step }).await.unwrap();
    for seed in 0.. {
        let (seat, version) = my_turn(&tables, &id, &[Seat(0)]).await.unwrap();
        let action = sensible(&tables, &id, seat, seed).await;
        tables.play(&id, &ann, seat, &action, version).await.unwrap();
        if tables.look(&id, |state| !state.to_decide().contains(Seat(0))).await.unwrap() {
            break;
        }
    }
    let began = Instant::now();
    tokio::time::sleep(Duration::from_millis(100)).await;
    tables.set_pace(&id, &ann, Pace { speed: Speed::AtOnce, beat: Beat::Turn }).await.unwrap();
    my_turn(&tables, &id, &[Seat(0)]).await.unwrap();
    assert_eq!(began.elapsed(), Duration::from_millis(100));
}

/// While people plan in secret, the bots that plan with them keep nobody waiting.
#[tokio::test(start_paused = true)]
async fn secret_plans_of_bots_take_no_time() {
    let (tables, ann) = (open(), somebody());
    let id = tables.create(&ann, table_of("mombasa", &[], 4)).await.unwrap().id;
    let mut planned = 0;
    for seed in 0..60 {
        let Some((seat, version)) = my_turn(&tables, &id, &[Seat(0)]).await else { break };
        let together = || tables.look(&id, |state| matches!(state.playing().to_act(), ToAct::Each(_)));
        let (began, secret) = (Instant::now(), together().await.unwrap());
        let action = sensible(&tables, &id, seat, seed).await;
        tables.play(&id, &ann, seat, &action, version).await.unwrap();
        let bots = || tables.look(&id, |state| state.to_decide().iter().any(|seat| seat != Seat(0)));
        while secret && together().await.unwrap() && bots().await.unwrap() {
            tokio::task::yield_now().await;
        }
        if secret {
            assert_eq!(began.elapsed(), Duration::ZERO);
            planned += 1;
        }
    }
    assert!(planned > 5, "{planned}");
}

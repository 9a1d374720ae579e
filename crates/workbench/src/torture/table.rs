//! A table and who plays at it: one client for all seats, or against a bot.

use super::ear::Ear;
use super::ledger::{Ledger, Pending};
use crate::client::{Client, Failure};
use crate::games::{begins_at_once, in_turn};
use cowcatcher_table::Version;
use rand::RngExt;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// One step in so many is taken back.
const UNDONE: u32 = 8;
/// Who waits for a bot looks again after this long.
pub(super) const GLANCE: Duration = Duration::from_millis(5);
/// A bot that has not played for so long does not play.
const PATIENCE: Duration = Duration::from_secs(60);
/// Of several servers one may know a step so much later than another.
pub(super) const BEHIND: Duration = Duration::from_secs(3);

/// What was asked for, and what came of it.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Tally {
    /// Steps acknowledged.
    pub steps: u64,
    /// How often something was taken back, acknowledged.
    pub undone: u64,
    /// Requests that were not answered.
    pub unanswered: u64,
    /// Those of them that had been done.
    pub done: u64,
}

impl Tally {
    /// Adds another.
    pub fn add(&mut self, other: &Tally) {
        self.steps += other.steps;
        self.undone += other.undone;
        self.unanswered += other.unanswered;
        self.done += other.done;
    }
}

/// How a step ended.
enum Played {
    /// Acknowledged.
    Step,
    /// Refused, because the server was behind another one.
    Behind,
    /// There is nothing to play: the game is over.
    Over,
    /// Nobody answers.
    Lost(String),
}

/// A table.
pub struct Table {
    /// Its name.
    pub id: String,
    /// What is known of it.
    pub ledger: Ledger,
    /// What came of it.
    pub tally: Tally,
    /// The journal of a finished game, once it was read.
    pub journal: Option<String>,
    pub(super) client: Client,
    ear: Ear,
    over: bool,
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "table {}", self.id)
    }
}

impl Table {
    /// Makes a table: all games in turn, and every third one against bots.
    pub async fn new(client: &Client, number: usize) -> Result<Table, Failure> {
        let (game, players) = in_turn(number);
        // Where bots decide at the same time, nobody can say which number one's own step has.
        let bots = number % 3 == 2 && !begins_at_once(game);
        let others = if bots { json!({ "bot": "random" }) } else { json!({ "me": "Another" }) };
        let seats: Vec<Value> = std::iter::once(json!({ "me": "One" })).chain(vec![others; players - 1]).collect();
        let id = client.table(game, json!(seats)).await?;
        let ledger = Ledger::new(version(&client.see(&id, 0).await?)?, bots);
        let (client, ear) = (client.clone(), Ear::new(client, &id));
        Ok(Table { id, ledger, tally: Tally::default(), journal: None, client, ear, over: false })
    }

    /// Is the game over?
    pub fn is_over(&self) -> bool {
        self.over
    }

    /// Plays as fast as it goes until nobody answers any more, or it is enough where others still answer.
    pub async fn play_on(&mut self, enough: &AtomicBool) -> Result<(), String> {
        while self.client.servers() == 1 || !enough.load(Ordering::SeqCst) {
            match self.step().await.map_err(|error| format!("{self}: {error}"))? {
                Played::Step | Played::Behind => {}
                Played::Over | Played::Lost(_) => return Ok(()),
            }
        }
        Ok(())
    }

    /// Plays one step, which has to be acknowledged, unless the game is over.
    pub async fn go_on(&mut self) -> Result<(), String> {
        let begin = Instant::now();
        loop {
            match self.step().await? {
                Played::Step | Played::Over => return Ok(()),
                Played::Behind if begin.elapsed() < BEHIND => {}
                Played::Behind => return Err(format!("the server is behind for {BEHIND:?}")),
                Played::Lost(error) => return Err(format!("nobody answers: {error}")),
            }
        }
    }

    /// Waits until the stream has told of what is acknowledged, `anew` on another connection than before.
    pub async fn hears(&mut self, anew: bool) -> Result<(usize, Duration), String> {
        self.ear.hears(self.ledger.version, anew).await
    }

    /// Looks from the seat that is to decide.
    pub async fn see(&mut self) -> Result<Value, Failure> {
        let seen: Value = self.client.see(&self.id, 0).await?;
        self.over = seen["status"] == "over";
        match seen["to_decide"][0].as_u64() {
            Some(seat) if seat != 0 && !self.ledger.bots => self.client.see(&self.id, seat).await,
            _ => Ok(seen),
        }
    }

    /// Waits for one's turn and plays something legal; sometimes takes it back.
    async fn step(&mut self) -> Result<Played, String> {
        let begin = Instant::now();
        let (seen, picked) = loop {
            let seen = match self.see().await {
                Ok(seen) => seen,
                Err(failure) => return self.lost(failure),
            };
            if self.client.servers() > 1 && version(&seen).is_ok_and(|seen| seen < self.ledger.version) {
                if begin.elapsed() > BEHIND {
                    return Err(format!("after {BEHIND:?} {} is shown, not {}", seen["version"], self.ledger.version));
                }
                tokio::time::sleep(GLANCE).await;
                continue;
            }
            if self.over {
                return Ok(Played::Over);
            }
            let choices = seen["choices"].as_array().map(Vec::as_slice).unwrap_or_default();
            let number = rand::rng().random_range(..choices.len().max(1));
            if let Some(picked) = choices.get(number).and_then(|choice| choice["action"].as_str()) {
                break (seen.clone(), picked.to_owned());
            }
            if !self.ledger.bots || begin.elapsed() > PATIENCE {
                return Err("the game is not over and nothing is legal".to_owned());
            }
            tokio::time::sleep(GLANCE).await;
        };
        let seat = seen["seat"].as_u64().unwrap_or_default();
        self.ledger.reached(version(&seen).map_err(|error| error.to_string())?);
        let line = format!("{} {picked}", seat + 1);
        self.ledger.pending = Some(Pending::Play(line.clone()));
        let click = json!({ "seat": seat, "action": picked, "version": self.ledger.version });
        match self.ask("actions", &click).await? {
            Ok(now) => self.ledger.played(line, now),
            Err(lost) => return Ok(lost),
        }
        self.tally.steps += 1;
        if !self.ledger.bots && rand::rng().random_ratio(1, UNDONE) {
            return self.take_back(seat).await;
        }
        Ok(Played::Step)
    }

    /// Takes the last step back, if it may be.
    async fn take_back(&mut self, seat: u64) -> Result<Played, String> {
        let seen: Value = match self.client.see(&self.id, seat).await {
            Ok(seen) => seen,
            Err(failure) => return self.lost(failure),
        };
        if seen["undo"]["step"].is_null() {
            return Ok(Played::Step);
        }
        self.ledger.pending = Some(Pending::Undo);
        let back = json!({ "seat": seat, "undo": "step", "version": self.ledger.version });
        match self.ask("undo", &back).await? {
            Ok(now) => self.ledger.reached(now),
            Err(lost) => return Ok(lost),
        }
        self.tally.undone += 1;
        Ok(Played::Step)
    }

    /// Asks for something and says how far the table is then. Nothing that is asked for here may be refused, unless the server could not know.
    async fn ask(&mut self, what: &str, body: &Value) -> Result<Result<Version, Played>, String> {
        match self.client.post(&format!("tables/{}/{what}", self.id), body).await {
            Ok(answer) => version(&answer).map(Ok).map_err(|error| error.to_string()),
            Err(Failure::Refused(text)) if self.client.servers() > 1 && text.contains("\"stale\"") => {
                // Nothing was done: the click was made on what another server has not heard of yet.
                self.ledger.pending = None;
                Ok(Err(Played::Behind))
            }
            Err(failure) => {
                self.tally.unanswered += 1;
                self.lost(failure).map(Err).map_err(|refused| format!("{body}: {refused}"))
            }
        }
    }

    /// Nobody answered, or the server could not reach its database and does not know whether something was done.
    fn lost(&self, failure: Failure) -> Result<Played, String> {
        match failure {
            Failure::Lost(error) => Ok(Played::Lost(error)),
            Failure::Refused(text)
                if self.client.servers() > 1 && (text.contains("\"storage\"") || text.starts_with("503")) =>
            {
                Ok(Played::Lost(text))
            }
            Failure::Refused(text) => Err(text),
        }
    }
}

/// The version that an answer holds.
pub fn version(answer: &Value) -> Result<Version, Failure> {
    let read = Version::deserialize(&answer["version"]);
    read.map_err(|error| Failure::Refused(format!("no version came: {error}: {answer}")))
}

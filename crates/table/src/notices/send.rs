//! What is on its way gets there: taken by one server at a time, tried again with growing waits, given up in the end.

use super::gather::{DAY, HOUR, MINUTE, WORTH, holds};
use super::{
    Carrier, Choices, Delivery, GONE, Item, Letter, Notices, Outcome, Target, TargetState, UNREACHABLE, Undelivered,
};
use crate::error::TableError;
use crate::service::{Tables, failed};
use futures_util::{StreamExt, stream};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tokio::time::{MissedTickBehavior, interval, timeout};
use tracing::{info, warn};

/// How often it is looked for something to do.
const LOOK: Duration = Duration::from_secs(1);
/// So many are sent each time, …
const MOST: u32 = 64;
/// … and so many at once.
const AT_ONCE: usize = 8;
/// A target that takes longer does not answer.
const PATIENCE: Duration = Duration::from_secs(20);
/// So long nobody else takes what one server is sending: longer than [`PATIENCE`].
const TAKEN: i64 = MINUTE;
/// The waits after the first tries; then always the last of them.
const WAITS: [i64; 6] = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR];
/// A target at which nothing arrived for so long is given up.
const HOPE: i64 = 3 * DAY;

impl Tables {
    /// Sees to it that people are told what they want to be told. Never ends; it has nothing to do where no way is set up.
    pub async fn keep_posting(&self) {
        let mut looks = interval(LOOK);
        looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            looks.tick().await;
            if let Err(error) = self.post().await {
                warn!(%error, "notices can't be sent");
            }
        }
    }

    /// Passes on what happened and sends what is due by now; says how many arrived.
    ///
    /// # Errors
    /// If the store fails. What was not done is found the next time.
    pub async fn post(&self) -> Result<usize, TableError> {
        let Some((notices, carrier)) = self.noticing() else { return Ok(0) };
        self.gather(notices).await?;
        let due = notices.due_deliveries(self.now(), MOST).await.map_err(failed)?;
        let arrived = AtomicUsize::new(0);
        stream::iter(due)
            .for_each_concurrent(AT_ONCE, async |delivery| match self.send(notices, carrier, delivery.clone()).await {
                Ok(sent) => {
                    arrived.fetch_add(usize::from(sent), Ordering::Relaxed);
                }
                Err(error) => {
                    warn!(delivery = %delivery.id, %error, "a notice can't be sent now");
                    // If that fails too, it is due at once.
                    let _ = notices.delay(&delivery, self.now() + HOUR).await;
                }
            })
            .await;
        Ok(arrived.into_inner())
    }

    /// Sends one, if it is still to be sent; `true` if it arrived.
    async fn send(
        &self,
        notices: &dyn Notices,
        carrier: &dyn Carrier,
        mut delivery: Delivery,
    ) -> Result<bool, TableError> {
        let now = self.now();
        // A target that was removed took this with it.
        let Some(target) = notices.target(&delivery.target).await.map_err(failed)? else { return Ok(false) };
        if delivery.tries == 0 {
            delivery.expires = now + WORTH;
        } else if delivery.expires <= now {
            notices.finish(&delivery, Outcome::Expired, now).await.map_err(failed)?;
            info!(delivery = %delivery.id, way = target.address.way(), "a notice did not get there in time");
            return Ok(false);
        }
        let choices = notices.choices(&target.who).await.map_err(failed)?.unwrap_or_default();
        let items = self.still(notices, &target, &choices, &delivery).await?;
        let Some(letter) = self.letter(&target, &choices, &delivery, &items).await? else {
            notices.finish(&delivery, Outcome::Void, now).await.map_err(failed)?;
            return Ok(false);
        };
        if let Some(then) = self.enough(notices, &choices, &delivery).await? {
            notices.delay(&delivery, then).await.map_err(failed)?;
            return Ok(false);
        }
        if !notices.take(&delivery, now + TAKEN, delivery.expires).await.map_err(failed)? {
            return Ok(false);
        }
        delivery.tries += 1;
        let carried = carry(carrier, &letter).await;
        match &carried {
            Ok(()) => {
                notices.finish(&delivery, Outcome::Sent, now).await.map_err(failed)?;
            }
            Err(Undelivered::Later { why, wait }) => {
                info!(delivery = %delivery.id, way = target.address.way(), tries = delivery.tries, why, "not delivered yet");
                let then = now + pause(delivery.tries, *wait);
                let failing = notices.finish(&delivery, Outcome::Later(then), now).await.map_err(failed)?;
                if failing.is_some_and(|since| now - since >= HOPE) {
                    notices.switch_off(&target.id, UNREACHABLE).await.map_err(failed)?;
                }
            }
            Err(Undelivered::Gone(why)) => {
                info!(delivery = %delivery.id, way = target.address.way(), why, "the target is gone");
                notices.switch_off(&target.id, GONE).await.map_err(failed)?;
            }
        }
        Ok(carried.is_ok())
    }

    /// What of a delivery is still so, and not known to its reader.
    async fn still(
        &self,
        notices: &dyn Notices,
        target: &Target,
        choices: &Choices,
        delivery: &Delivery,
    ) -> Result<Vec<Item>, TableError> {
        let mut still = Vec::new();
        for item in &delivery.items {
            let stands = match item {
                Item::Confirm => target.state == TargetState::New,
                Item::Test => target.state == TargetState::On,
                Item::News { kind, table, at, .. } if target.state == TargetState::On => {
                    let row = self.0.store.table(table).await.map_err(failed)?;
                    let seen = match choices.quiet {
                        true => notices.present(&target.who, table).await.map_err(failed)?,
                        false => None,
                    };
                    row.is_some_and(|row| holds(&row, &target.who, *kind, self.now()))
                        && seen.is_none_or(|seen| seen <= *at)
                }
                Item::News { .. } => false,
            };
            if stands {
                still.push(item.clone());
            }
        }
        Ok(still)
    }

    /// Until when nothing more may go to a target, because its owner wants no more; `None` if it may. What was tried before is no new notice, and
    /// who is asked whether they want any is asked once.
    async fn enough(
        &self,
        notices: &dyn Notices,
        choices: &Choices,
        delivery: &Delivery,
    ) -> Result<Option<i64>, TableError> {
        if delivery.tries > 0 || delivery.items.contains(&Item::Confirm) {
            return Ok(None);
        }
        let now = self.now();
        let sent = notices.sent_since(&delivery.target, now - DAY).await.map_err(failed)?;
        let until = |span: i64, most: u32| {
            let lately: Vec<i64> = sent.iter().copied().filter(|at| *at > now - span).collect();
            // Once this one is out of the span there is room for another.
            let last = lately.len().checked_sub(most as usize)?;
            lately.get(last).map(|at| at + span)
        };
        Ok(until(HOUR, choices.an_hour).max(until(DAY, choices.a_day)))
    }
}

/// Gets a letter to where it goes, if that does not take too long.
async fn carry(carrier: &dyn Carrier, letter: &Letter) -> Result<(), Undelivered> {
    match timeout(PATIENCE, carrier.carry(letter)).await {
        Ok(said) => said,
        Err(_) => Err(Undelivered::later("no answer")),
    }
}

/// How long to wait after so many tries; longer if the other side says so.
fn pause(tries: u32, asked: Option<Duration>) -> i64 {
    let usual = WAITS.get(tries.saturating_sub(1) as usize).or(WAITS.last()).copied().unwrap_or(HOUR);
    let asked = asked.map_or(0, |wait| i64::try_from(wait.as_millis()).unwrap_or(i64::MAX));
    usual.max(asked.min(6 * HOUR))
}

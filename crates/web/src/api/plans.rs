//! Plans and answers for later, for nobody but their owner.

use super::Sent;
use super::commands::{Answer, Seen, done, moved, seat};
use crate::error::Trouble;
use crate::pages::{Caller, Params};
use axum::Json;
use cowcatcher_engine::Seat;
use cowcatcher_table::{Line, PlansSeen, TableError};
use serde::Deserialize;
use serde_json::json;

/// For which seat.
#[derive(Deserialize)]
pub struct Of {
    seat: u8,
}

/// What one has prepared for a seat, and what could be prepared.
pub async fn see(caller: Caller, Params(of): Params<Of>) -> Result<Json<PlansSeen>, Trouble> {
    let seat = Seat::new(of.seat).ok_or(TableError::NotYourSeat)?;
    let prepared = caller.tables().prepared(&caller.id, &caller.visitor.who, seat, caller.visitor.locale).await?;
    Ok(Json(prepared))
}

/// A line to be kept.
#[derive(Deserialize)]
pub struct Keeping {
    #[serde(deserialize_with = "seat")]
    seat: Seat,
    actions: Vec<String>,
    /// Are answers taken by themselves that need not be asked for?
    #[serde(default)]
    forced: bool,
    #[serde(default)]
    note: String,
}

/// Keeps a plan.
pub async fn keep(caller: Caller, sent: Sent<Keeping>) -> Answer {
    let Keeping { seat, actions, forced, note } = sent.body;
    let asker = sent.visitor.asker(caller.tables()).await?;
    let (line, locale) = (Line { actions, forced }, sent.visitor.locale);
    let plan = caller.tables().keep_plan(&caller.id, asker, seat, &line, &note, locale).await?;
    Ok(Json(json!({ "plan": plan })))
}

/// A plan to be played.
#[derive(Deserialize)]
pub struct Playing {
    #[serde(deserialize_with = "seat")]
    seat: Seat,
    plan: u32,
    version: Seen,
}

/// Plays a plan as far as it goes.
pub async fn play(caller: Caller, sent: Sent<Playing>) -> Answer {
    let Playing { seat, plan, version } = sent.body;
    let (expected, who, locale) = (version.version()?, &sent.visitor.who, sent.visitor.locale);
    moved(caller.tables().play_plan(&caller.id, who, seat, plan, expected, locale)).await
}

/// A plan to be removed.
#[derive(Deserialize)]
pub struct Removing {
    #[serde(deserialize_with = "seat")]
    seat: Seat,
    plan: u32,
}

/// Removes a plan.
pub async fn remove(caller: Caller, sent: Sent<Removing>) -> Answer {
    let Removing { seat, plan } = sent.body;
    done(caller.tables().remove_plan(&caller.id, &sent.visitor.who, seat, plan)).await
}

/// An answer for later.
#[derive(Deserialize)]
pub struct Instructing {
    #[serde(deserialize_with = "seat")]
    seat: Seat,
    instruction: String,
    amount: Option<u8>,
}

/// Leaves an answer for later.
pub async fn instruct(caller: Caller, sent: Sent<Instructing>) -> Answer {
    let Instructing { seat, instruction, amount } = sent.body;
    let asker = sent.visitor.asker(caller.tables()).await?;
    done(caller.tables().instruct(&caller.id, asker, seat, &instruction, amount)).await
}

/// What an answer for later is about.
#[derive(Deserialize)]
pub struct Withdrawing {
    #[serde(deserialize_with = "seat")]
    seat: Seat,
    about: String,
}

/// Withdraws an answer for later.
pub async fn withdraw(caller: Caller, sent: Sent<Withdrawing>) -> Answer {
    let Withdrawing { seat, about } = sent.body;
    done(caller.tables().withdraw(&caller.id, &sent.visitor.who, seat, &about)).await
}

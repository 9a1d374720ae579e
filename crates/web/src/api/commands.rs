//! What can be done at a table.

use super::Sent;
use crate::error::Trouble;
use crate::pages::why::in_words;
use crate::pages::{Caller, base};
use crate::visitor::{PACE_COOKIE, set_cookie};
use axum::Json;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use cowcatcher_engine::{Refusal, Seat};
use cowcatcher_table::{Ask, Coaching, Line, Pace, TableError, TableState, Undo, Version};
use serde::de::Error;
use serde::{Deserialize, Deserializer};
use serde_json::{Value, json};

/// What came of it.
pub(super) type Answer = Result<Json<Value>, Trouble>;

/// Does it and says how far the table has come.
pub(super) async fn moved<E: Into<Trouble>>(doing: impl Future<Output = Result<Version, E>>) -> Answer {
    let version = doing.await.map_err(Into::into)?;
    Ok(Json(json!({ "version": version })))
}

/// Does it and says so.
pub(super) async fn done(doing: impl Future<Output = Result<(), TableError>>) -> Answer {
    doing.await?;
    Ok(Json(json!({ "done": true })))
}

/// A seat, if there can be one of this number.
pub(super) fn seat<'de, D: Deserializer<'de>>(from: D) -> Result<Seat, D::Error> {
    let number = u8::deserialize(from)?;
    Seat::new(number).ok_or_else(|| D::Error::custom("there is no such seat"))
}

/// The version that a page or program has seen, as `57.0` or as the object that the interface gives out.
#[derive(Deserialize)]
#[serde(untagged)]
pub(super) enum Seen {
    Text(String),
    Object(Version),
}

impl Seen {
    pub(super) fn version(self) -> Result<Version, Trouble> {
        match self {
            Seen::Text(text) => Ok(text.parse()?),
            Seen::Object(version) => Ok(version),
        }
    }
}

/// One click, or several one after the other.
#[derive(Deserialize)]
pub struct Click {
    #[serde(deserialize_with = "seat")]
    seat: Seat,
    action: Option<String>,
    actions: Option<Vec<String>>,
    /// Are answers that need not be asked for taken as well?
    #[serde(default)]
    forced: bool,
    version: Seen,
}

/// Plays an action, or a line of several: all or none.
pub async fn play(caller: Caller, sent: Sent<Click>) -> Answer {
    let click = sent.body;
    let expected = click.version.version()?;
    let actions = match (click.action, click.actions) {
        (Some(action), None) => vec![action],
        (None, Some(actions)) if !actions.is_empty() => actions,
        _ => return Err(Trouble::bad_request("say action, or actions with at least one")),
    };
    let line = Line { actions, forced: click.forced };
    let look = caller.look(Some(click.seat));
    let refused =
        move |state: &TableState, refusal: Refusal| Trouble::refused(refusal.clause, in_words(state, &look, &refusal));
    moved(caller.tables().play_line(&caller.id, &sent.visitor.who, click.seat, line, expected, refused)).await
}

/// How much to take back.
#[derive(Deserialize)]
pub struct Back {
    #[serde(deserialize_with = "seat")]
    seat: Seat,
    undo: Undo,
    version: Seen,
}

/// Takes back one's own last click or turn.
pub async fn undo(caller: Caller, sent: Sent<Back>) -> Answer {
    let back = sent.body;
    let expected = back.version.version()?;
    let asker = sent.visitor.asker(caller.tables()).await?;
    moved(caller.tables().undo(&caller.id, asker, back.seat, back.undo, expected)).await
}

/// What to ask everybody for.
#[derive(Deserialize)]
pub struct Asking {
    back_to: Option<u32>,
    #[serde(default)]
    abandon: bool,
    hints: Option<bool>,
    version: Seen,
}

/// Asks everybody to go back, to give up or for hints; ends hints, for which nobody is asked.
pub async fn ask(caller: Caller, sent: Sent<Asking>) -> Answer {
    let asking = sent.body;
    let expected = asking.version.version()?;
    let ask = match (asking.back_to, asking.abandon, asking.hints) {
        (Some(step), false, None) => Ask::BackTo(step),
        (None, true, None) => Ask::Abandon,
        (None, false, Some(true)) => Ask::Hints,
        (None, false, Some(false)) => return done(caller.tables().end_hints(&caller.id, &sent.visitor.who)).await,
        _ => return Err(Trouble::bad_request("say one of back_to, abandon and hints")),
    };
    let asker = sent.visitor.asker(caller.tables()).await?;
    moved(caller.tables().ask(&caller.id, asker, ask, expected)).await
}

/// Yes or no.
#[derive(Deserialize)]
pub struct Reply {
    yes: bool,
}

/// Answers what is asked of everybody.
pub async fn answer(caller: Caller, sent: Sent<Reply>) -> Answer {
    moved(caller.tables().answer(&caller.id, &sent.visitor.who, sent.body.yes)).await
}

/// The name under which one sits down.
#[derive(Deserialize)]
pub struct Sitting {
    name: String,
}

/// Sits down on a seat that is open to anybody.
pub async fn sit(caller: Caller, sent: Sent<Sitting>) -> Answer {
    let asker = sent.visitor.asker(caller.tables()).await?;
    let seat = caller.tables().join(&caller.id, asker, &sent.body.name).await?;
    Ok(Json(json!({ "table": caller.id, "seat": seat })))
}

/// A seat.
#[derive(Deserialize)]
pub struct Which {
    #[serde(deserialize_with = "seat")]
    seat: Seat,
}

/// Makes a new invitation to an open seat; the one before no longer works.
pub async fn invite(caller: Caller, headers: HeaderMap, sent: Sent<Which>) -> Answer {
    let secret = caller.tables().invite(&caller.id, &sent.visitor.who, sent.body.seat).await?;
    let address = format!("{}/join/{}", base(&caller.app, &headers), secret.reveal());
    Ok(Json(json!({ "seat": sent.body.seat, "secret": secret.reveal(), "address": address })))
}

/// A seat and its new name.
#[derive(Deserialize)]
pub struct Naming {
    #[serde(deserialize_with = "seat")]
    seat: Seat,
    name: String,
}

/// Changes the name on one's seat.
pub async fn name(caller: Caller, sent: Sent<Naming>) -> Answer {
    done(caller.tables().rename(&caller.id, &sent.visitor.who, sent.body.seat, &sent.body.name)).await
}

/// Something said from a seat.
#[derive(Deserialize)]
pub struct Saying {
    #[serde(deserialize_with = "seat")]
    seat: Seat,
    text: String,
}

/// Says something.
pub async fn chat(caller: Caller, sent: Sent<Saying>) -> Answer {
    let asker = sent.visitor.asker(caller.tables()).await?;
    done(caller.tables().say(&caller.id, asker, sent.body.seat, &sent.body.text)).await
}

/// Something said by somebody who watches, under a name.
#[derive(Deserialize)]
pub struct Calling {
    name: String,
    text: String,
}

/// Says something among those who watch.
pub async fn gallery(caller: Caller, sent: Sent<Calling>) -> Answer {
    let asker = sent.visitor.asker(caller.tables()).await?;
    done(caller.tables().call_out(&caller.id, asker, &sent.body.name, &sent.body.text)).await
}

/// A seat and the bot that shall play for it.
#[derive(Deserialize)]
pub struct Handing {
    #[serde(deserialize_with = "seat")]
    seat: Seat,
    bot: String,
}

/// Lets a bot play for a seat.
pub async fn bot(caller: Caller, sent: Sent<Handing>) -> Answer {
    done(caller.tables().hand_to_bot(&caller.id, &sent.visitor.who, sent.body.seat, &sent.body.bot)).await
}

/// What a pupil wants of the coach.
#[derive(Deserialize)]
pub struct Learning {
    next: Option<usize>,
    #[serde(default)]
    leave: bool,
    #[serde(default)]
    restart: bool,
}

/// Reads on in a lesson, leaves it or begins it anew.
pub async fn lesson(caller: Caller, sent: Sent<Learning>) -> Answer {
    let wish = match sent.body {
        Learning { next: Some(step), leave: false, restart: false } => Coaching::Next(step),
        Learning { next: None, leave: true, restart: false } => Coaching::Leave,
        Learning { next: None, leave: false, restart: true } => Coaching::Restart,
        _ => return Err(Trouble::bad_request("say one of next, leave and restart")),
    };
    moved(caller.tables().lesson(&caller.id, &sent.visitor.who, wish)).await
}

/// A wish that needs no more words.
#[derive(Deserialize)]
pub struct Nothing {}

/// Lets the bots play without a pause until a person is to decide.
pub async fn hurry(caller: Caller, sent: Sent<Nothing>) -> Answer {
    done(caller.tables().hurry(&caller.id, &sent.visitor.who)).await
}

/// How somebody wants to watch bots play, such as `normal-turn`.
#[derive(Deserialize)]
pub struct Pacing {
    pace: String,
}

/// Lets the bots play at another pace, as far as it is for the visitor to say, and remembers it for all tables.
pub async fn pace(caller: Caller, sent: Sent<Pacing>) -> Result<Response, Trouble> {
    let pace: Pace = sent.body.pace.parse()?;
    let answer = done(caller.tables().set_pace(&caller.id, &sent.visitor.who, pace)).await?;
    let mut response = answer.into_response();
    set_cookie(&mut response, PACE_COOKIE, &pace.to_string(), true, caller.app.secure());
    Ok(response)
}

/// Takes one's seat back from a bot.
pub async fn take_back(caller: Caller, sent: Sent<Which>) -> Answer {
    done(caller.tables().take_seat_back(&caller.id, &sent.visitor.who, sent.body.seat)).await
}

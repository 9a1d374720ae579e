//! What can be done at a table.

use super::Sent;
use super::tables::in_words;
use crate::app::App;
use crate::drawing::Look;
use crate::error::Trouble;
use crate::pages::{base, table_id};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use cowcatcher_engine::{Refusal, Seat};
use cowcatcher_table::{Ask, TableState, Undo, Version};
use serde::de::Error;
use serde::{Deserialize, Deserializer};
use serde_json::{Value, json};

type Answer = Result<Json<Value>, Trouble>;

fn version(version: Version) -> Json<Value> {
    Json(json!({ "version": version }))
}

fn done() -> Json<Value> {
    Json(json!({ "done": true }))
}

/// A seat, if there can be one of this number.
fn seat<'de, D: Deserializer<'de>>(from: D) -> Result<Seat, D::Error> {
    let number = u8::deserialize(from)?;
    Seat::new(number).ok_or_else(|| D::Error::custom("there is no such seat"))
}

/// The version that a page or program has seen, as `57.0` or as the object that the interface gives out.
#[derive(Deserialize)]
#[serde(untagged)]
enum Seen {
    Text(String),
    Object(Version),
}

impl Seen {
    fn version(self) -> Result<Version, Trouble> {
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
    version: Seen,
}

/// Plays an action, or a line of several: all or none.
pub async fn play(State(app): State<App>, Path(table): Path<String>, sent: Sent<Click>) -> Answer {
    let (id, visitor, click) = (table_id(&table)?, sent.visitor, sent.body);
    let expected = click.version.version()?;
    let line = match (click.action, click.actions) {
        (Some(action), None) => vec![action],
        (None, Some(actions)) if !actions.is_empty() => actions,
        _ => return Err(Trouble::bad_request("say action, or actions with at least one")),
    };
    let look = Look { who: visitor.who, seat: Some(click.seat), locale: visitor.locale, step: None };
    let refused =
        move |state: &TableState, refusal: Refusal| Trouble::refused(refusal.clause, in_words(state, &look, &refusal));
    Ok(version(app.tables().play_line(&id, &visitor.who, click.seat, line, expected, refused).await?))
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
pub async fn undo(State(app): State<App>, Path(table): Path<String>, sent: Sent<Back>) -> Answer {
    let (id, back) = (table_id(&table)?, sent.body);
    let expected = back.version.version()?;
    Ok(version(app.tables().undo(&id, &sent.visitor.who, back.seat, back.undo, expected).await?))
}

/// What to ask everybody for.
#[derive(Deserialize)]
pub struct Asking {
    back_to: Option<u32>,
    #[serde(default)]
    abandon: bool,
    version: Seen,
}

/// Asks everybody to go back or to give up.
pub async fn ask(State(app): State<App>, Path(table): Path<String>, sent: Sent<Asking>) -> Answer {
    let (id, asking) = (table_id(&table)?, sent.body);
    let expected = asking.version.version()?;
    let ask = match (asking.back_to, asking.abandon) {
        (Some(step), false) => Ask::BackTo(step),
        (None, true) => Ask::Abandon,
        _ => return Err(Trouble::bad_request("say back_to or abandon")),
    };
    Ok(version(app.tables().ask(&id, &sent.visitor.who, ask, expected).await?))
}

/// Yes or no.
#[derive(Deserialize)]
pub struct Reply {
    yes: bool,
}

/// Answers what is asked of everybody.
pub async fn answer(State(app): State<App>, Path(table): Path<String>, sent: Sent<Reply>) -> Answer {
    let id = table_id(&table)?;
    Ok(version(app.tables().answer(&id, &sent.visitor.who, sent.body.yes).await?))
}

/// The name under which one sits down.
#[derive(Deserialize)]
pub struct Sitting {
    name: String,
}

/// Sits down on a seat that is open to anybody.
pub async fn sit(State(app): State<App>, Path(table): Path<String>, sent: Sent<Sitting>) -> Answer {
    let id = table_id(&table)?;
    let seat = app.tables().join(&id, &sent.visitor.who, &sent.body.name).await?;
    Ok(Json(json!({ "table": id, "seat": seat })))
}

/// A seat.
#[derive(Deserialize)]
pub struct Which {
    #[serde(deserialize_with = "seat")]
    seat: Seat,
}

/// Makes a new invitation to an open seat; the one before no longer works.
pub async fn invite(
    State(app): State<App>,
    headers: HeaderMap,
    Path(table): Path<String>,
    sent: Sent<Which>,
) -> Answer {
    let id = table_id(&table)?;
    let secret = app.tables().invite(&id, &sent.visitor.who, sent.body.seat).await?;
    let address = format!("{}/join/{}", base(&app, &headers), secret.reveal());
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
pub async fn name(State(app): State<App>, Path(table): Path<String>, sent: Sent<Naming>) -> Answer {
    let id = table_id(&table)?;
    app.tables().rename(&id, &sent.visitor.who, sent.body.seat, &sent.body.name).await?;
    Ok(done())
}

/// Something said from a seat.
#[derive(Deserialize)]
pub struct Saying {
    #[serde(deserialize_with = "seat")]
    seat: Seat,
    text: String,
}

/// Says something.
pub async fn chat(State(app): State<App>, Path(table): Path<String>, sent: Sent<Saying>) -> Answer {
    let id = table_id(&table)?;
    app.tables().say(&id, &sent.visitor.who, sent.body.seat, &sent.body.text).await?;
    Ok(done())
}

/// A seat and the bot that shall play for it.
#[derive(Deserialize)]
pub struct Handing {
    #[serde(deserialize_with = "seat")]
    seat: Seat,
    bot: String,
}

/// Lets a bot play for a seat.
pub async fn bot(State(app): State<App>, Path(table): Path<String>, sent: Sent<Handing>) -> Answer {
    let id = table_id(&table)?;
    app.tables().hand_to_bot(&id, &sent.visitor.who, sent.body.seat, &sent.body.bot).await?;
    Ok(done())
}

/// A wish that needs no more words.
#[derive(Deserialize)]
pub struct Nothing {}

/// Lets the bots play without a pause until a person is to decide.
pub async fn hurry(State(app): State<App>, Path(table): Path<String>, sent: Sent<Nothing>) -> Answer {
    let id = table_id(&table)?;
    app.tables().hurry(&id, &sent.visitor.who).await?;
    Ok(done())
}

/// Takes one's seat back from a bot.
pub async fn take_back(State(app): State<App>, Path(table): Path<String>, sent: Sent<Which>) -> Answer {
    let id = table_id(&table)?;
    app.tables().take_seat_back(&id, &sent.visitor.who, sent.body.seat).await?;
    Ok(done())
}

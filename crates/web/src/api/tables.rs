//! Making tables and looking at them.

use super::Sent;
use crate::app::App;
use crate::error::Trouble;
use crate::pages::why::{Wish, why_not};
use crate::pages::{Caller, Params, base};
use crate::visitor::Visitor;
use axum::Json;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use cowcatcher_engine::Seat;
use cowcatcher_session::Heard;
use cowcatcher_table::{ClockPlan, Created, SeatPlan, Secret, Seen, TableError, TablePlan};
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// The seat from which somebody looks; none as a spectator.
#[derive(Deserialize)]
pub struct From {
    seat: Option<u8>,
}

/// The seat of a number.
fn seat(number: Option<u8>) -> Result<Option<Seat>, Trouble> {
    match number {
        None => Ok(None),
        Some(number) => Seat::new(number).map(Some).ok_or(TableError::NotYourSeat.into()),
    }
}

/// The games there are, with options, numbers of players and bots.
pub async fn games(State(app): State<App>) -> Json<Value> {
    let games = app.tables().games().iter().map(|game| {
        let options: BTreeMap<_, _> = game.defaults.iter().cloned().collect();
        json!({ "game": game.name, "title": game.title, "options": options, "players": game.players(&[]), "bots": game.bots })
    });
    Json(games.collect())
}

/// From which place on one's own tables are listed.
#[derive(Deserialize)]
pub struct Page {
    after: Option<String>,
}

/// One's own tables and the open ones; with a place, one's own tables after it.
pub async fn lobby(
    State(app): State<App>,
    visitor: Visitor,
    Params(Page { after }): Params<Page>,
) -> Result<Json<Value>, Trouble> {
    let Some(after) = after else { return Ok(Json(json!(app.tables().lobby(&visitor.who).await?))) };
    let (mine, more) = app.tables().older(&visitor.who, &after.parse()?).await?;
    Ok(Json(json!({ "mine": mine, "more": more })))
}

/// What a new table should be like.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    game: String,
    #[serde(default)]
    options: BTreeMap<String, String>,
    seats: Vec<SeatPlan>,
    #[serde(default)]
    listed: bool,
    clock: Option<ClockPlan>,
    #[serde(default)]
    rated: bool,
}

impl std::convert::From<Plan> for TablePlan {
    fn from(plan: Plan) -> TablePlan {
        let Plan { game, options, seats, listed, clock, rated } = plan;
        TablePlan { game, options: options.into_iter().collect(), seats, listed, clock, rated }
    }
}

/// Makes a table. The secrets of its invitations are in this answer and nowhere else.
pub async fn create(
    State(app): State<App>,
    headers: HeaderMap,
    Sent { visitor, body }: Sent<Plan>,
) -> Result<impl IntoResponse, Trouble> {
    let created = app.tables().create(visitor.asker(app.tables()).await?, body.into()).await?;
    Ok(made(&base(&app, &headers), &created))
}

/// A table that was just made, under this address of the server.
pub fn made(base: &str, created: &Created) -> (StatusCode, Json<Value>) {
    let invitations: Vec<Value> = created
        .invitations
        .iter()
        .map(|(seat, secret)| {
            let secret = secret.reveal();
            json!({ "seat": seat, "secret": secret, "address": format!("{base}/join/{secret}") })
        })
        .collect();
    let address = format!("{base}/t/{}", created.id);
    (StatusCode::CREATED, Json(json!({ "table": created.id, "address": address, "invitations": invitations })))
}

/// An invitation and the name under which one sits down.
#[derive(Deserialize)]
pub struct Joining {
    secret: String,
    name: String,
}

/// Sits down with an invitation.
pub async fn join(State(app): State<App>, Sent { visitor, body }: Sent<Joining>) -> Result<Json<Value>, Trouble> {
    let invitation: Secret = body.secret.parse().map_err(|_| TableError::BadInvitation)?;
    let (table, seat) = app.tables().accept(&invitation, visitor.asker(app.tables()).await?, &body.name).await?;
    Ok(Json(json!({ "table": table, "seat": seat })))
}

/// All that one may know of a table from a seat: the position, the legal actions, the version that a click has to carry.
pub async fn see(
    caller: Caller,
    Params(from): Params<From>,
    Params(Unasked { forced }): Params<Unasked>,
) -> Result<Json<Seen>, Trouble> {
    let Visitor { who, locale, .. } = caller.visitor;
    let (tables, seat) = (caller.app.tables(), seat(from.seat)?);
    Ok(Json(match forced {
        true => tables.see_unasked(&caller.id, &who, seat, locale).await?,
        false => tables.see(&caller.id, &who, seat, locale).await?,
    }))
}

/// Is the table to be seen after the answers that need not be asked for?
#[derive(Deserialize)]
pub struct Unasked {
    #[serde(default)]
    forced: bool,
}

/// From which step on.
#[derive(Deserialize)]
pub struct Since {
    #[serde(default)]
    since: u32,
}

/// What one heard on a seat since a step.
pub async fn heard(
    caller: Caller,
    Params(from): Params<From>,
    Params(Since { since }): Params<Since>,
) -> Result<Json<Vec<Heard>>, Trouble> {
    let Visitor { who, locale, .. } = caller.visitor;
    Ok(Json(caller.app.tables().heard(&caller.id, &who, seat(from.seat)?, since, locale).await?))
}

/// The journal of a finished game.
pub async fn journal(caller: Caller) -> Result<impl IntoResponse, Trouble> {
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], caller.tables().journal(&caller.id).await?))
}

/// Why something may not be done now; an answer without a clause says that it may.
pub async fn why(
    caller: Caller,
    Params(from): Params<From>,
    Params(wish): Params<Wish>,
) -> Result<Json<Value>, Trouble> {
    let look = caller.look(seat(from.seat)?);
    let why = caller.tables().look(&caller.id, |state| why_not(state, &look, &wish.action)).await??;
    Ok(Json(match why {
        None => json!({ "legal": true }),
        Some((refusal, text)) => {
            json!({ "legal": false, "clause": refusal.clause, "reason": refusal.reason, "text": text })
        }
    }))
}

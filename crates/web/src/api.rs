//! The JSON interface, version 1: all that the page can do, for programs that take a seat. `docs/api.md` describes it.
//!
//! Who asks is said by the cookie of a browser (then what changes something needs the token of the page too) or by
//! `Authorization: Bearer SECRET`. Seats are counted from 0.

mod analysis;
mod archive;
mod commands;
mod groups;
mod hints;
mod notices;
mod pauses;
mod people;
mod plans;
mod tables;

pub use notices::Named;

use crate::app::App;
use crate::error::Trouble;
use crate::events;
use crate::pages::table::Asked;
use crate::pages::{self, Caller, Params};
use crate::visitor::Visitor;
use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Request, State};
use axum::http::StatusCode;
use axum::http::header::ACCEPT;
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use cowcatcher_table::Secret;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

/// All addresses of the interface.
pub fn router(app: &App) -> Router<App> {
    // What the page does at a table it wants to see at once.
    let commands = Router::new()
        .route("/tables/{table}/actions", post(commands::play))
        .route("/tables/{table}/undo", post(commands::undo))
        .route("/tables/{table}/ask", post(commands::ask))
        .route("/tables/{table}/answer", post(commands::answer))
        .route("/tables/{table}/name", post(commands::name))
        .route("/tables/{table}/chat", post(commands::chat))
        .route("/tables/{table}/gallery", post(commands::gallery))
        .route("/tables/{table}/hurry", post(commands::hurry))
        .route("/tables/{table}/lesson", post(commands::lesson))
        .route("/tables/{table}/bot", post(commands::bot))
        .route("/tables/{table}/return", post(commands::take_back))
        .route("/tables/{table}/plans", post(plans::keep))
        .route("/tables/{table}/plans/play", post(plans::play))
        .route("/tables/{table}/plans/remove", post(plans::remove))
        .route("/tables/{table}/instructions", post(plans::instruct))
        .route("/tables/{table}/instructions/cancel", post(plans::withdraw))
        .route("/tables/{table}/analysis", post(analysis::start))
        .route("/tables/{table}/analysis/cancel", post(analysis::cancel))
        .route("/tables/{table}/publish", post(archive::publish))
        .route_layer(middleware::from_fn_with_state(app.clone(), shown));
    Router::new()
        .route("/identity", post(identity))
        .route("/games", get(tables::games))
        .route("/tables", get(tables::lobby).post(tables::create))
        .route("/join", post(tables::join))
        .route("/pauses", get(pauses::see).post(pauses::change))
        .route("/notices", get(notices::see).post(notices::choose))
        .route("/notices/targets", post(notices::add))
        .route("/notices/targets/{target}", post(notices::change).delete(notices::remove))
        .route("/notices/targets/{target}/test", post(notices::test))
        .route("/archive", get(archive::found))
        .route("/ladder", get(archive::ladder))
        .route("/me/record", get(archive::record))
        .route("/me/games", get(archive::games))
        .route("/me/results", get(archive::results))
        .route("/me/journals", get(archive::journals))
        .route("/me/ladder", post(archive::show))
        .route("/groups", get(groups::own).post(groups::found))
        .route("/groups/join", post(groups::join))
        .route("/groups/{group}", get(groups::see))
        .route("/groups/{group}/tables", post(groups::create))
        .route("/groups/{group}/next", post(groups::next))
        .route("/groups/{group}/rename", post(groups::rename))
        .route("/groups/{group}/link", post(groups::relink))
        .route("/groups/{group}/leave", post(groups::leave))
        .route("/groups/{group}/remove", post(groups::remove))
        .route("/me/identity", get(people::see))
        .route("/me/name", post(people::name))
        .route("/me/link", post(people::link))
        .route("/me/join", post(people::join))
        .route("/me/codes", post(people::codes))
        .route("/me/sign-out", post(people::sign_out))
        .route("/me/passkeys/begin", post(people::begin_passkey))
        .route("/me/passkeys", post(people::make_passkey))
        .route("/me/passkeys/remove", post(people::remove_passkey))
        .route("/sign-in/begin", post(people::begin_sign_in))
        .route("/sign-in", post(people::sign_in))
        .route("/me/export", get(people::export))
        .route("/me/forget", post(people::forget))
        .route("/tables/{table}", get(tables::see))
        .route("/tables/{table}/heard", get(tables::heard))
        .route("/tables/{table}/journal", get(tables::journal))
        .route("/tables/{table}/why", get(tables::why))
        .route("/tables/{table}/analysis", get(analysis::see))
        .route("/tables/{table}/plans", get(plans::see))
        .route("/tables/{table}/hint", get(hints::hint))
        .route("/tables/{table}/events", get(events::events))
        .route("/tables/{table}/sit", post(commands::sit))
        .route("/tables/{table}/invite", post(commands::invite))
        .route("/tables/{table}/pace", post(commands::pace))
        .merge(commands)
}

/// Shows the table to whoever did something there and asks for HTML: the page need not ask again. Others get JSON, and so does
/// everybody if it was not done.
async fn shown(State(app): State<App>, caller: Caller, request: Request, next: Next) -> Result<Response, Trouble> {
    let accepts = request.headers().get(ACCEPT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    if !accepts.split(',').any(|kind| kind.trim().starts_with("text/html")) {
        return Ok(next.run(request).await);
    }
    let (mut parts, body) = request.into_parts();
    let Params(asked) = Params::<Asked>::from_request_parts(&mut parts, &app).await?;
    let done = next.run(Request::from_parts(parts, body)).await;
    if !done.status().is_success() {
        return Ok(done);
    }
    // What was done is done, even if it can't be drawn.
    let drawn = pages::table::parts(&caller, &asked).await;
    Ok(drawn.map_or(done, |drawn| drawn.content.into_response()))
}

/// A new identity for a program. Whoever has the secret is that player.
async fn identity() -> Result<Json<Value>, Trouble> {
    Ok(Json(json!({ "secret": Secret::new()?.reveal() })))
}

/// The JSON body of a request that changes something, and who sent it.
pub struct Sent<T> {
    /// Who sent it.
    pub visitor: Visitor,
    /// What was sent.
    pub body: T,
}

impl<T: DeserializeOwned> FromRequest<App> for Sent<T> {
    type Rejection = Trouble;

    async fn from_request(request: Request, app: &App) -> Result<Self, Self::Rejection> {
        let (mut parts, body) = request.into_parts();
        let visitor = Visitor::from_request_parts(&mut parts, app).await?;
        visitor.confirm_header(&parts.headers)?;
        let bytes = Bytes::from_request(Request::from_parts(parts, body), app).await;
        let bytes = bytes.map_err(|rejection| match rejection.into_response().status() {
            StatusCode::PAYLOAD_TOO_LARGE => Trouble::too_large(),
            _ => Trouble::bad_request("the body could not be read"),
        })?;
        let body = serde_json::from_slice(&bytes).map_err(|error| Trouble::bad_request(error.to_string()))?;
        Ok(Sent { visitor, body })
    }
}

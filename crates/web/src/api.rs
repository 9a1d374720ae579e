//! The JSON interface, version 1: all that the page can do, for programs that take a seat. `docs/api.md` describes it.
//!
//! Who asks is said by the cookie of a browser (then what changes something needs the token of the page too) or by
//! `Authorization: Bearer SECRET`. Seats are counted from 0.

mod deeds;
mod tables;

use crate::app::App;
use crate::live;
use crate::session::Visitor;
use crate::trouble::Trouble;
use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::StatusCode;
use axum::response::IntoResponse;
use axum::routing::{get, post};
use axum::{Json, Router};
use cowcatcher_table::Secret;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

/// All addresses of the interface.
pub fn router() -> Router<App> {
    Router::new()
        .route("/identity", post(identity))
        .route("/games", get(tables::games))
        .route("/tables", get(tables::lobby).post(tables::create))
        .route("/join", post(tables::join))
        .route("/tables/{table}", get(tables::see))
        .route("/tables/{table}/heard", get(tables::heard))
        .route("/tables/{table}/journal", get(tables::journal))
        .route("/tables/{table}/why", get(tables::why))
        .route("/tables/{table}/events", get(live::events))
        .route("/tables/{table}/actions", post(deeds::play))
        .route("/tables/{table}/undo", post(deeds::undo))
        .route("/tables/{table}/ask", post(deeds::ask))
        .route("/tables/{table}/answer", post(deeds::answer))
        .route("/tables/{table}/sit", post(deeds::sit))
        .route("/tables/{table}/invite", post(deeds::invite))
        .route("/tables/{table}/name", post(deeds::name))
        .route("/tables/{table}/chat", post(deeds::chat))
        .route("/tables/{table}/hurry", post(deeds::hurry))
        .route("/tables/{table}/bot", post(deeds::bot))
        .route("/tables/{table}/return", post(deeds::take_back))
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

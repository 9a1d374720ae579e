//! The pages. Each has one handler that reads top to bottom: parse, authorize, ask the table, render.

pub mod about;
pub mod again;
pub mod archive;
mod chart;
mod clock;
mod game;
pub mod groups;
pub mod hint;
pub mod identity;
pub mod join;
pub mod learn;
pub mod lobby;
pub mod new_table;
pub mod notices;
pub mod record;
pub mod rules;
pub mod settings;
mod shell;
pub mod table;
pub mod why;

pub use shell::trouble;

use crate::app::App;
use crate::drawing::Look;
use crate::error::Trouble;
use crate::visitor::Visitor;
use axum::Form;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::header::HOST;
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use cowcatcher_engine::Seat;
use cowcatcher_table::{TableError, TableId, Tables};
use serde::de::DeserializeOwned;

/// Who asks for which table: it stands in the address.
pub struct Caller {
    /// The server.
    pub app: App,
    /// Who asks.
    pub visitor: Visitor,
    /// For which table.
    pub id: TableId,
}

impl Caller {
    /// All tables of the server.
    pub fn tables(&self) -> &Tables {
        self.app.tables()
    }

    /// The table from a seat, as it is now.
    pub fn look(&self, seat: Option<Seat>) -> Look {
        Look { who: self.visitor.who, seat, locale: self.visitor.locale, step: None }
    }
}

impl FromRequestParts<App> for Caller {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Self::Rejection> {
        let visitor = Visitor::from_request_parts(parts, app).await?;
        let named = Path::<String>::from_request_parts(parts, app).await;
        let id = named.ok().and_then(|Path(table)| table.parse().ok()).ok_or(TableError::UnknownTable)?;
        Ok(Caller { app: app.clone(), visitor, id })
    }
}

/// What an address asks for after its question mark.
pub struct Params<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Params<T> {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Self::Rejection> {
        let query = Query::from_request_parts(parts, state).await;
        query.map(|Query(params)| Params(params)).map_err(|error| Trouble::bad_request(error.body_text()))
    }
}

/// The fields of a form that one of our own pages sent.
pub struct Posted {
    /// Who sent it.
    pub visitor: Visitor,
    fields: Vec<(String, String)>,
}

impl Posted {
    /// The value of a field; empty if there is none.
    pub fn get(&self, name: &str) -> &str {
        self.fields.iter().find(|(found, _)| found == name).map_or("", |(_, value)| value)
    }

    /// The fields whose names begin like this, without that beginning.
    pub fn starting<'a>(&'a self, start: &'a str) -> impl Iterator<Item = (&'a str, &'a str)> {
        self.fields.iter().filter_map(move |(name, value)| Some((name.strip_prefix(start)?, value.as_str())))
    }
}

impl FromRequest<App> for Posted {
    type Rejection = Trouble;

    async fn from_request(request: Request, app: &App) -> Result<Self, Self::Rejection> {
        let (mut parts, body) = request.into_parts();
        let visitor = Visitor::from_request_parts(&mut parts, app).await?;
        let form = Form::from_request(Request::from_parts(parts, body), app).await;
        let Form(fields) = form.map_err(|rejection| match rejection.into_response().status() {
            StatusCode::PAYLOAD_TOO_LARGE => Trouble::too_large(),
            _ => Trouble::bad_request("a form was expected"),
        })?;
        let posted = Posted { visitor, fields };
        posted.visitor.confirm(Some(posted.get("csrf")))?;
        Ok(posted)
    }
}

/// The address under which the visitor reached us, for links that are sent to others.
pub fn base(app: &App, headers: &HeaderMap) -> String {
    match app.public() {
        Some(public) => public.to_owned(),
        None => {
            let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or("127.0.0.1");
            format!("http://{host}")
        }
    }
}
